"""The guide to adding a game: all code on the page is run."""

import re
from doctest import ELLIPSIS, DocTestParser, OutputChecker
from pathlib import Path
from typing import NamedTuple

import pytest

from checkout import ROOT, copy_to, shell

PAGE = ROOT / "docs" / "add-a-game.md"
FENCE = re.compile(r"^```(\w*) ?(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", re.MULTILINE)


class Block(NamedTuple):
    """A piece of code on the page."""

    line: int
    language: str
    file: str  # which it is an excerpt of
    code: str


def read_blocks() -> list[Block]:
    text = PAGE.read_text(encoding="utf-8")
    assert text.count("```") == 2 * len(FENCE.findall(text)), "a fence that is not closed, or not at the margin"
    return [Block(text[: found.start()].count("\n") + 1, *found.groups()) for found in FENCE.finditer(text)]


BLOCKS = read_blocks()
EXCERPTS = [block for block in BLOCKS if block.file]


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: f"line-{block.line}")
def test_every_block_is_of_a_kind_that_is_run(block: Block) -> None:
    """Excerpts and consoles are run below; pytest runs the examples of every page (see pyproject.toml)."""
    if block.language == "console":
        assert "".join(found[0] for found in COMMAND.finditer(block.code)) == block.code
    elif not block.file:
        assert block.language == "python"
        assert block.code.startswith(">>> ")
        assert DocTestParser().get_examples(block.code)


@pytest.mark.parametrize("block", EXCERPTS, ids=lambda block: f"line-{block.line}")
def test_an_excerpt_is_part_of_a_file_that_the_suite_runs(block: Block) -> None:
    assert block.file.startswith("tests/tiny/")
    text = (ROOT / block.file).read_text(encoding="utf-8")
    assert f"\n{block.code}" in text, f"{PAGE}:{block.line} is not in {block.file}"


def test_the_commands_of_the_page_print_what_it_shows(tmp_path: Path) -> None:
    here = copy_to(tmp_path)
    consoles = [block for block in BLOCKS if block.language == "console"]
    commands = [(block.line, found[1], found[2]) for block in consoles for found in COMMAND.finditer(block.code)]
    assert commands
    for line, command, expected in commands:
        result = shell(here, command)
        said = result.stdout + result.stderr
        assert result.returncode == 0, f"{PAGE}:{line}: {command}\n{said}"
        assert OutputChecker().check_output(expected, said, ELLIPSIS), f"{PAGE}:{line}: {command}\n{said}"

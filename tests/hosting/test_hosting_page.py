"""docs/hosting.md names only files, commands, options and places that exist."""

import re

import pytest

from checkout import ROOT
from fathomfive.cli.main import main

PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
CODE = [*re.findall(r"^```\w*\n(.*?)^```", PAGE, re.S | re.M), *re.findall(r"(?<!`)`([^`\n]+)`(?!`)", PAGE)]
COMMANDS = sorted(set(re.findall(r"(?:^|or: |bin/)fathom ([a-z]+(?: hosts| load)?)", "\n".join(CODE), re.M)))


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_exists_with_its_options(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([*command.split(), "--help"])
    assert ended.value.code == 0
    known = capsys.readouterr().out
    for line in (line for code in CODE for line in code.splitlines()):
        for used in re.findall(rf"\bfathom {command}((?: [^|;&#]*)?)", line):
            assert [option for option in re.findall(r"--[a-z-]+", used) if option not in known] == []


def test_options_of_the_server_exist(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--help"])
    known = capsys.readouterr().out
    given = [option for line in re.findall(r"FATHOM_OPTIONS=(.*)", PAGE) for option in re.findall(r"--[a-z-]+", line)]
    alone = [code.split()[0] for code in CODE if code.startswith("--")]
    assert given
    assert [option for option in (*given, *alone) if option not in known] == []


def test_every_file_exists() -> None:
    named = set(re.findall(r"\b(?:deploy|tests|web|docs)/[\w@./-]+\w(?![\w.*-])", "\n".join(CODE)))
    named |= {f"src/fathomfive/{file}" for file in re.findall(r"`((?:store|server)/\w+\.py)`", PAGE)}
    made = {"deploy/.env"}
    assert "deploy/fathom@.service" in named
    assert [file for file in sorted(named - made) if not (ROOT / file).exists() and "*" not in file] == []


def test_every_link_leads_somewhere() -> None:
    from urllib.parse import urlsplit

    headings = {}
    for file in (ROOT / "docs").glob("*.md"):
        found = re.findall(r"^#+ (.*)$", file.read_text(encoding="utf-8"), re.M)
        headings[file.name] = {re.sub(r"[^\w -]", "", heading).strip().lower().replace(" ", "-") for heading in found}
    for target in re.findall(r"\]\(([^)]+)\)", PAGE):
        parts = urlsplit(target)
        assert not parts.path or (ROOT / "docs" / parts.path).exists(), target
        if parts.fragment:
            assert parts.fragment in headings[parts.path or "hosting.md"], target

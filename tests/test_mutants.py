"""The tool that breaks rules, and the rules of every game broken by it."""

from io import StringIO
from pathlib import Path

import pytest

from fathomfive.kernel import shelf
from mutants import Case, case_of, examine, main
from mutations import mutants_of

POND = '''
"""A pond."""

def is_full(frogs: int = 0) -> bool:
    """Say whether three sit there."""
    return frogs >= 3


def leap(frogs: int) -> int:
    """Nobody tests this."""
    return frogs + 1
'''

TESTS = """
from pond import is_full

FULL = [frogs for frogs in (2, 3) if is_full(frogs)]
assert FULL  # or nothing here can be loaded

def test_three_frogs_fill_the_pond_and_two_do_not():
    assert is_full(3) and not is_full(2)
"""


@pytest.fixture
def pond(tmp_path: Path) -> Case:
    """A module of which one half is tested."""
    (tmp_path / "pond.py").write_text(POND)
    (tmp_path / "test_pond.py").write_text(TESTS)
    return Case("pond", {"pond": tmp_path / "pond.py"}, [str(tmp_path / "test_pond.py")], tmp_path / "mutants.txt")


def keys(tmp_path: Path, code: str) -> list[str]:
    """List the changes of a snippet."""
    (tmp_path / "rules.py").write_text(code)
    return [mutant.key for mutant in mutants_of("rules", tmp_path / "rules.py")]


def test_a_change_is_made_in_one_place_at_a_time(tmp_path: Path) -> None:
    code = "def swim(s):\n    if s.a < s.b and not s.wet:\n        s.n += 2\n        return\n    s.n = min(s.n, 5)\n"
    assert keys(tmp_path, code) == [
        "swim: if s.a < s.b and (not s.wet) -> if not (s.a < s.b and (not s.wet))",
        "swim: if s.a < s.b and (not s.wet) -> if s.a < s.b or not s.wet",
        "swim: if s.a < s.b and (not s.wet) -> if s.a <= s.b and (not s.wet)",
        "swim: s.n += 2 -> pass",
        "swim: s.n += 2 -> s.n -= 2",
        "swim: s.n += 2 -> s.n += 3",
        "swim: s.n += 2 -> s.n += 1",
        "swim: return -> pass",
        "swim: s.n = min(s.n, 5) -> pass",
        "swim: s.n = min(s.n, 5) -> s.n = max(s.n, 5)",
        "swim: s.n = min(s.n, 5) -> s.n = min(s.n, 6)",
        "swim: s.n = min(s.n, 5) -> s.n = min(s.n, 4)",
    ]


def test_words_and_types_are_not_changed(tmp_path: Path) -> None:
    code = 'import os\n@rule(1)\ndef swim(s: A[2], n: int = 3) -> B[4]:\n    """Swim 5."""\n    return s\n'
    assert keys(tmp_path, code) == []


def test_the_same_change_in_two_places_has_two_names(tmp_path: Path) -> None:
    assert keys(tmp_path, "def swim(s):\n    s.go()\n    s.go()\n") == [
        "swim: s.go() -> pass",
        "swim: s.go() -> pass (2)",
    ]


def test_what_is_tested_is_killed_and_what_is_not_survives(pond: Case) -> None:
    out = StringIO()
    assert examine(pond, out) == 1
    told = out.getvalue()
    assert "pond: 6 mutants, 3 killed, 3 alive, 0 of them listed" in told
    assert "pond.py:11 survives:\npond.leap: return frogs + 1 -> return frogs - 1 # \n" in told
    assert "is_full" not in told


def test_listed_survivors_are_forgiven_and_needless_lines_are_not(pond: Case) -> None:
    changed = ("frogs - 1", "frogs + 2", "frogs + 0")
    lines = [f"pond.leap: return frogs + 1 -> return {new} # nobody leaps" for new in changed]
    pond.listed.write_text("\n".join(lines))
    assert examine(pond, StringIO()) == 0
    out = StringIO()
    pond.listed.write_text("\n".join([*lines, "pond.is_full: return frogs >= 3 -> return frogs > 3 # a lie"]))
    assert examine(pond, out) == 1
    assert "listed, but it is killed" in out.getvalue()


def test_survivors_are_printed_as_they_are_listed_and_still_want_a_reason(pond: Case) -> None:
    out = StringIO()
    examine(pond, out)
    printed = [line for line in out.getvalue().splitlines() if line.startswith("pond.leap: ")]
    assert len(printed) == 3
    for pasted in ("\n".join(printed), "\n".join(line.rstrip() for line in printed)):
        out = StringIO()
        pond.listed.write_text(pasted)
        assert examine(pond, out) == 1
        assert out.getvalue().count("expected a reason after ' # ': pond.leap: ") == 3
    pond.listed.write_text("\n".join(f"{line}nobody leaps" for line in printed))
    assert examine(pond, StringIO()) == 0


def test_a_run_may_be_of_some_files(pond: Case, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path := pond.listed.parent).joinpath("lake.py").write_text("DEEP = 5\n")
    both = Case("pond", {**pond.modules, "lake": tmp_path / "lake.py"}, pond.tests, pond.listed)
    pond.listed.write_text("lake.module: DEEP = 5 -> DEEP = 6 # nobody dives")
    out = StringIO()
    examine(both.of_files(["pond"]), out)
    assert "pond: 6 mutants, 3 killed, 3 alive" in out.getvalue()
    assert "lake" not in out.getvalue()
    assert main(["kipicot", "pond"]) == 2
    assert (
        "expected files of kipicot (rules, show, tell, refuse, explain, preview), got pond" in capsys.readouterr().err
    )


@pytest.mark.slow
@pytest.mark.parametrize("game", shelf.names())
def test_every_change_of_the_rules_is_noticed(game: str) -> None:
    out = StringIO()
    assert examine(case_of(game), out) == 0, out.getvalue()

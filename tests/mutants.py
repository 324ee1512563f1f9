"""Breaks the rules of games in one small place at a time and sees whether their tests notice.

Usage: `python tests/mutants.py [GAME]` from the root of the repository; without a name, every game on the shelf.

Only the game's own tests judge, not those that run for every game.  A mutant that none of them notices survives.  It is
printed, and the exit status is 1, unless it is listed in `tests/games/<game>/mutants.txt` as equal to the original, a
line as it is printed, with a reason:

    function: original -> mutated # why no test can tell them apart
"""

import ast
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from queue import Empty, Queue
from types import CodeType
from typing import Any, TextIO

from fathomfive.kernel import shelf
from fathomfive.kernel.errors import Refused

TESTS = Path(__file__).resolve().parent
ROOT = TESTS.parent
WORKERS = len(os.sched_getaffinity(0))
MUTATED = ("rules*.py", "show.py", "tell.py", "refuse.py", "explain.py", "preview.py")  # files of a game
PATIENCE = 5  # a mutant that takes so many times as long as the real rules is caught in a loop
KILLED, SURVIVED, LOST = "killed", "survived", "lost"

# --- Mutants -----------------------------------------------------------------------------------------------------

OPERATORS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.And: ast.Or, ast.Or: ast.And, ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv, ast.LShift: ast.RShift, ast.RShift: ast.LShift, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd,
}  # fmt: skip
SWAPPED = {"min": "max", "max": "min"}
NOT_RULES = ("annotation", "returns", "decorator_list", "args", "type_params")  # of a function or an assignment
REMOVABLE = (ast.Expr, ast.Assign, ast.AugAssign, ast.Return, ast.Break, ast.Continue)


@dataclass(frozen=True)
class Mutant:
    """One change of a module."""

    module: str
    path: str
    line: int
    key: str  # function: original -> mutated; the function of another file than rules.py with that file's name
    source: str = field(repr=False)


@dataclass(frozen=True)
class Change:
    """A field of a node and what to put there; the statement around it gives the change its name."""

    node: ast.AST
    field: str
    new: Any
    statement: ast.stmt
    function: str
    removes: bool = False


def mutants_of(module: str, path: Path) -> list[Mutant]:
    """List the mutants of a source file, each changed in one place."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    room = "" if path.stem == "rules" else f"{path.stem}."
    keys: Counter[str] = Counter()
    found = []
    for change in changes(tree, None, "module"):
        before = headline(change.statement)
        old = getattr(change.node, change.field)
        setattr(change.node, change.field, change.new)
        source = ast.unparse(tree)
        after = "pass" if change.removes else headline(change.statement)
        setattr(change.node, change.field, old)
        key = f"{room}{change.function}: {before} -> {after}"
        keys[key] += 1
        if keys[key] > 1:
            key += f" ({keys[key]})"
        found.append(Mutant(module, str(path), change.statement.lineno, key, source))
    return found


def headline(statement: ast.stmt) -> str:
    """Write a statement without its body."""
    return ast.unparse(statement).splitlines()[0].removesuffix(":")


def changes(node: ast.AST, statement: ast.stmt | None, function: str) -> Iterator[Change]:
    """Give every change in and below a node."""
    if isinstance(node, ast.FunctionDef):
        function = node.name
    if isinstance(node, ast.stmt):
        statement = node
    if statement is not None:
        for name, new in replacements(node):
            yield Change(node, name, new, statement, function)
    for name, value in ast.iter_fields(node):
        if name in NOT_RULES and isinstance(node, (ast.FunctionDef, ast.AnnAssign)):
            continue
        for i, child in enumerate(value if isinstance(value, list) else [value]):
            if isinstance(child, ast.stmt) and is_docstring(child):
                continue
            if isinstance(child, ast.stmt) and is_removable(child, node):
                yield Change(node, name, [*value[:i], ast.Pass(), *value[i + 1 :]], child, function, removes=True)
            if isinstance(child, ast.AST):
                yield from changes(child, statement, function)


def replacements(node: ast.AST) -> Iterator[tuple[str, Any]]:
    """Give the changes of a node itself: a field, and what to put there."""
    match node:
        case ast.Compare(ops=ops):
            for i, op in enumerate(ops):
                if type(op) in OPERATORS:
                    yield "ops", [*ops[:i], OPERATORS[type(op)](), *ops[i + 1 :]]
        case ast.BinOp(op=op) | ast.AugAssign(op=op) | ast.BoolOp(op=op):
            if type(op) in OPERATORS:
                yield "op", OPERATORS[type(op)]()
        case ast.Constant(value=bool(value)):
            yield "value", not value
        case ast.Constant(value=int(value)):
            yield "value", value + 1
            if value > 0:
                yield "value", value - 1
        case ast.If(test=ast.Compare(ops=[ast.Eq() | ast.NotEq()])):
            pass  # negated by its operator
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
            yield "test", ast.UnaryOp(ast.Not(), test)
        case ast.Call(func=ast.Name(id=name)) if name in SWAPPED:
            yield "func", ast.Name(SWAPPED[name])
        case ast.Call(func=ast.Name(id="range"), args=args):
            i = min(len(args) - 1, 1)
            yield "args", [*args[:i], ast.BinOp(args[i], ast.Sub(), ast.Constant(1)), *args[i + 1 :]]


def is_docstring(statement: ast.stmt) -> bool:
    """Is this a string that stands for itself?"""
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def is_removable(statement: ast.stmt, parent: ast.AST) -> bool:
    """Would the code still run without this statement?"""
    if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name):
        return False
    if isinstance(statement, ast.Return) and isinstance(parent, ast.FunctionDef):
        return statement is not parent.body[-1]
    return isinstance(statement, REMOVABLE)


# --- One game ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Case:
    """What is mutated, the tests that should notice, and where survivors that are no shame are listed."""

    name: str
    modules: dict[str, Path]
    tests: list[str]  # run one after the other, until one notices
    listed: Path


def case_of(game: str) -> Case:
    """Find what is mutated of a game, and its tests."""
    # Not above: this loads every game, and a worker must not know the real rules before it is given others.
    from walks import home as tests_of

    taken = shelf.take(game)
    folder = taken.folder
    modules = {f"{taken.package}.{file.stem}": file for pattern in MUTATED for file in sorted(folder.glob(pattern))}
    home = tests_of(taken)
    replays = sorted(str(file) for file in home.glob("test_*golden*.py"))  # first: they are quick and notice a lot
    return Case(game, modules, [*replays, str(home)], home / "mutants.txt")


def read_listed(path: Path) -> dict[str, str]:
    """Read the mutants that are equal to the original, with the reasons."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    # A line pasted as it was printed has no reason yet, and an editor may have taken the last space away.
    parts = (f"{line} ".partition(" # ") for line in lines if line)
    return {key.strip(): reason.strip() for key, _, reason in parts}


def examine(case: Case, out: TextIO = sys.stdout) -> int:
    """Run every mutant of a case, print the survivors, and give the exit status."""
    found = [mutant for module, path in case.modules.items() for mutant in mutants_of(module, path)]
    began = time.monotonic()
    survivors = sorted(run(case, found, out), key=found.index)
    alive = {mutant.key for mutant in survivors}
    listed = read_listed(case.listed)
    wrong = 0
    for mutant in survivors:
        if mutant.key not in listed:
            wrong = 1
            print(f"{os.path.relpath(mutant.path, ROOT)}:{mutant.line} survives:\n{mutant.key} # ", file=out)
    for key, reason in listed.items():
        if key not in alive:
            wrong = 1
            print(f"{case.listed}: listed, but it is killed or there is no such mutant: {key}", file=out)
        elif not reason:
            wrong = 1
            print(f"{case.listed}: expected a reason after ' # ': {key}", file=out)
    spent = time.monotonic() - began
    print(
        f"{case.name}: {len(found)} mutants, {len(found) - len(survivors)} killed, {len(survivors)} alive, "
        f"{len(alive & listed.keys())} of them listed as equal ({spent:.0f} s)",
        file=out,
    )
    if wrong:
        print(f"mend it with a test that notices, or that line and a reason in {case.listed}", file=out)
    return wrong


def run(case: Case, found: list[Mutant], out: TextIO) -> list[Mutant]:
    """Run all mutants, some at a time, and give those that survive."""
    queue: Queue[Mutant] = Queue()
    for mutant in found:
        queue.put(mutant)
    alive: list[Mutant] = []
    done = 0
    troubles: list[str] = []
    lock = threading.Lock()

    def work() -> None:
        nonlocal done
        with Worker(case) as worker:
            if worker.trouble:
                troubles.append(worker.trouble)
            while not troubles:
                try:
                    mutant = queue.get_nowait()
                except Empty:
                    return
                verdict = worker.judge(mutant)
                with lock:
                    done += 1
                    if verdict == SURVIVED:
                        alive.append(mutant)
                    if verdict == LOST:
                        troubles.append(f"the tests of {case.name} could not be run on: {mutant.key}")
                    if out.isatty() or done % 50 == 0:
                        end = "\r" if out.isatty() else "\n"
                        print(f"{case.name}: {done}/{len(found)}, {len(alive)} alive", end=end, file=out, flush=True)

    threads = [threading.Thread(target=work) for _ in range(WORKERS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if troubles:
        raise SystemExit(troubles[0])
    return alive


# --- Workers -----------------------------------------------------------------------------------------------------


class Worker:
    """A process that has everything heavy loaded, and splits off a child for each mutant."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.limit = 600.0
        self.trouble = ""

    def __enter__(self) -> "Worker":
        command = [sys.executable, str(Path(__file__).resolve()), "--worker"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT)
        began = time.monotonic()
        if self._ask("", "", "") != SURVIVED:
            self.trouble = f"the tests of {self.case.name} fail on the real rules: pytest {' '.join(self.case.tests)}"
        self.limit = PATIENCE * (time.monotonic() - began) + 1
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()

    def judge(self, mutant: Mutant) -> str:
        """Run the tests on a mutant."""
        return self._ask(mutant.module, mutant.path, mutant.source)

    def _ask(self, module: str, path: str, source: str) -> str:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        job = {"module": module, "path": path, "source": source, "tests": self.case.tests, "limit": self.limit}
        print(json.dumps(job), file=self.process.stdin, flush=True)
        return self.process.stdout.readline().strip() or LOST


def serve() -> None:
    """Be a worker: read a job a line, answer with a verdict a line."""
    sys.path.insert(0, str(TESTS))
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    os.environ.pop("PYTEST_ADDOPTS", None)
    import pytest  # noqa: F401  # loaded once, here, so that the children need not

    import fathomfive.kernel.replay  # noqa: F401

    for line in sys.stdin:
        job = json.loads(line)
        child = os.fork()
        if child == 0:
            os.setsid()
            os._exit(be_mutant(job))
        print(wait_for(child, time.monotonic() + job["limit"]), flush=True)


def wait_for(child: int, until: float) -> str:
    """Wait for a child, but not for ever."""
    while True:
        pid, status = os.waitpid(child, os.WNOHANG)
        if pid:
            code = os.waitstatus_to_exitcode(status)
            return {0: SURVIVED, 4: LOST, 5: LOST}.get(code, KILLED)  # 4 and 5: pytest found nothing to run
        if time.monotonic() > until:
            os.killpg(child, signal.SIGKILL)
            os.waitpid(child, 0)
            return KILLED
        time.sleep(0.005)


def be_mutant(job: dict[str, Any]) -> int:
    """Run the tests with the mutated module in place of the real one."""
    import pytest

    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    if job["module"]:
        sys.meta_path.insert(0, Swap(job["module"], job["path"], job["source"]))
    arguments = ["-x", "-q", "-p", "no:cacheprovider", "-m", "not slow and not gpu", "--no-header", "--tb=no"]
    return next((code for tests in job["tests"] if (code := int(pytest.main([*arguments, tests])))), 0)


class Swap(MetaPathFinder):
    """Finds one module in another source than its own."""

    def __init__(self, module: str, path: str, source: str) -> None:
        self.module = module
        self.path = path
        self.source = source

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """Answer for that module alone."""
        if name != self.module:
            return None
        return spec_from_file_location(name, self.path, loader=Swapped(name, self.path, self.source))


class Swapped(SourceFileLoader):
    """Loads a module from the given source under its own file name."""

    def __init__(self, name: str, path: str, source: str) -> None:
        super().__init__(name, path)
        self.source = source

    def get_code(self, fullname: str) -> CodeType:
        """Compile the given source, not the file's."""
        code: CodeType = compile(self.source, self.path, "exec")
        return code


def main(arguments: list[str]) -> int:
    """Examine the games named, or all of them."""
    if arguments == ["--worker"]:
        serve()
        return 0
    try:
        cases = [case_of(game) for game in arguments or shelf.names()]
    except Refused as error:
        print(error.error, file=sys.stderr)
        return 2
    return max(examine(case) for case in cases)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

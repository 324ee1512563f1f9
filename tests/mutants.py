"""Breaks the rules of games in one small place at a time and sees whether their tests notice.

Usage: `python tests/mutants.py [GAME [FILE...]]` from the root of the repository: every game on the shelf, one of them,
or some of its files, for example `python tests/mutants.py kipicot rules preview`.

Only the game's own tests judge, not those that run for every game: first some that run the changed line, then all of
them.  A mutant that none of them notices survives.  It is printed, and the exit status is 1, unless it is listed in
`tests/games/<game>/mutants.txt` as equal to the original, a line as it is printed, with a reason:

    function: original -> mutated # why no test can tell them apart
"""

import gc
import json
import math
import os
import resource
import signal
import subprocess
import sys
import threading
import time
from dataclasses import dataclass, replace
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from itertools import accumulate
from pathlib import Path
from queue import Empty, Queue
from types import CodeType
from typing import Any, NamedTuple, TextIO

from covering import QUIET, Lines, name_of
from fathomfive.kernel import shelf
from fathomfive.kernel.errors import Refused
from mutations import Mutant, mutants_of

TESTS = Path(__file__).resolve().parent
ROOT = TESTS.parent
WORKERS = len(os.sched_getaffinity(0))
MUTATED = ("rules*.py", "show.py", "tell.py", "refuse.py", "explain.py", "preview.py")  # files of a game
PATIENCE = 5  # a mutant that computes this many times as long as the real rules is caught in a loop
ASLEEP = 20  # and one that takes this many times as long again waits for something that never comes
FIRST = 2  # seconds of tests that run the changed line are tried before all the others
KILLED, SURVIVED, LOST = "killed", "survived", "lost"
NOTHING_TO_RUN = 5  # an exit status of pytest; a test that cannot even be loaded has noticed, too

# --- One game ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Case:
    """What is mutated, the tests that should notice, and where survivors that are no shame are listed."""

    name: str
    modules: dict[str, Path]
    tests: list[str]  # run one after the other, until one notices
    listed: Path

    def of_files(self, stems: list[str]) -> "Case":
        """Keep only some of the files that are mutated."""
        modules = {module: path for module, path in self.modules.items() if path.stem in stems}
        if missing := sorted(set(stems) - {path.stem for path in modules.values()}):
            known = ", ".join(path.stem for path in self.modules.values())
            raise ValueError(f"expected files of {self.name} ({known}), got {', '.join(missing)}")
        return replace(self, modules=modules)


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


def file_of(key: str) -> str:
    """Say which file the name of a mutant stands for."""
    function = key.partition(":")[0]
    return function.rpartition(".")[0] or "rules"


def examine(case: Case, out: TextIO = sys.stdout) -> int:
    """Run every mutant of a case, print the survivors, and give the exit status."""
    found = [mutant for module, path in case.modules.items() for mutant in mutants_of(module, path)]
    began = time.monotonic()
    survivors = sorted(run(case, found, out), key=found.index)
    alive = {mutant.key for mutant in survivors}
    files = {path.stem for path in case.modules.values()}
    listed = {key: reason for key, reason in read_listed(case.listed).items() if file_of(key) in files}
    wrong = 0
    for mutant in survivors:
        if mutant.key not in listed:
            wrong = 1
            print(f"{os.path.relpath(mutant.path, ROOT)}:{mutant.lines[0]} survives:\n{mutant.key} # ", file=out)
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
    lines, seconds = coverage_of(case)
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
                verdict = worker.judge(mutant, lines[mutant.path], seconds)
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


def coverage_of(case: Case) -> tuple[Lines, dict[str, float]]:
    """Find out which tests run each line, and how long they take."""
    sources = [str(path) for path in case.modules.values()]
    command = [sys.executable, str(TESTS / "covering.py"), *sources, "--", case.tests[-1]]
    environment = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "COVERAGE_CORE": "ctrace"}  # has contexts
    answer = subprocess.run(command, stdout=subprocess.PIPE, check=True, cwd=ROOT, env=environment)
    found = json.loads(answer.stdout)
    return found["lines"], found["seconds"]


# --- Workers -----------------------------------------------------------------------------------------------------


class Stage(NamedTuple):
    """Some tests, and the seconds of computing they may take."""

    tests: list[str]
    limit: float


class Worker:
    """A process that has everything heavy loaded, and splits off a child for each mutant."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.limit = 0.0  # of all tests
        self.spent = 0.0  # by the last mutant, in seconds of computing
        self.trouble = ""

    def __enter__(self) -> "Worker":
        command = [sys.executable, str(Path(__file__).resolve()), "--worker", self.case.name]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT)
        stages = [Stage([tests], 600) for tests in self.case.tests]
        if self._ask("", "", "", stages) != SURVIVED:
            self.trouble = f"the tests of {self.case.name} fail on the real rules: pytest {' '.join(self.case.tests)}"
        self.limit = PATIENCE * self.spent + 1
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()

    def judge(self, mutant: Mutant, covering: dict[str, list[str]], seconds: dict[str, float]) -> str:
        """Run the tests on a mutant, some of those that run its lines first."""
        found = dict.fromkeys(test for line in mutant.lines for test in covering.get(str(line), []))
        about = f"_{Path(mutant.path).name}::"
        near = sorted(found, key=lambda test: about not in test)  # show.py is tested by test_<game>_show.py
        quick = [
            test for test, total in zip(near, accumulate(seconds[test] for test in near), strict=True) if total < FIRST
        ]
        stages = [Stage(quick, PATIENCE * FIRST), Stage(near[len(quick) :], self.limit)]
        stages += [Stage([tests], self.limit) for tests in self.case.tests[-1 if near else 0 :]]
        return self._ask(mutant.module, mutant.path, mutant.source, [stage for stage in stages if stage.tests])

    def _ask(self, module: str, path: str, source: str, stages: list[Stage]) -> str:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        job = {"module": module, "path": path, "source": source, "stages": stages}
        print(json.dumps(job), file=self.process.stdin, flush=True)
        verdict, spent = self.process.stdout.readline().split() or (LOST, 0)
        self.spent = float(spent)
        return verdict


def serve(game: str) -> None:
    """Be a worker for a game: read a job a line, answer with a verdict a line."""
    sys.path.insert(0, str(TESTS))
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    os.environ.pop("PYTEST_ADDOPTS", None)
    # Loaded once, here, so that the children need not: what their tests import besides the game.
    import pytest  # noqa: F401

    import fathomfive.kernel.replay

    if game in shelf.names():
        import fathomfive.store.store
        import fathomfive.texts  # noqa: F401

        for other in set(shelf.names()) - {game}:
            shelf.take(other)
    gc.freeze()  # the children collect only their own garbage
    for line in sys.stdin:
        job = json.loads(line)
        child = os.fork()
        if child == 0:
            os.setpgid(0, 0)
            os._exit(be_mutant(job))
        print(*wait_for(child, time.monotonic() + ASLEEP * job["stages"][-1][1]), flush=True)


def wait_for(child: int, until: float) -> tuple[str, float]:
    """Wait for a child, but not for ever; give the verdict and its seconds of computing."""
    while True:
        pid, status, used = os.wait4(child, os.WNOHANG)
        if pid:
            code = os.waitstatus_to_exitcode(status)
            return KILLED if code else SURVIVED, used.ru_utime + used.ru_stime
        if time.monotonic() > until:
            os.killpg(child, signal.SIGKILL)  # and it is waited for in the next round
        time.sleep(0.005)


def be_mutant(job: dict[str, Any]) -> int:
    """Run the tests with the mutated module in place of the real one."""
    import pytest

    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    if job["module"]:
        sys.meta_path.insert(0, Swap(job["module"], job["path"], job["source"]))
    done: set[str] = set()
    for tests, limit in job["stages"]:
        # Seconds of computing, not of waiting: a busy machine must not look like a loop.
        until = math.ceil(time.process_time() + limit)
        resource.setrlimit(resource.RLIMIT_CPU, (until, resource.RLIM_INFINITY))
        code = int(pytest.main(["-x", *QUIET, *tests], plugins=[Without(done)]))
        if code and not (code == NOTHING_TO_RUN and done):
            return code
        done |= set(tests)
    return 0


class Without:
    """A pytest plugin that leaves out tests that were run before."""

    def __init__(self, done: set[str]) -> None:
        self.done = done

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        """Keep the others."""
        items[:] = [item for item in items if name_of(item) not in self.done]


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
    """Examine one game, some of its files, or all games."""
    if arguments[:1] == ["--worker"]:
        serve(arguments[1])
        return 0
    try:
        cases = [case_of(game) for game in arguments[:1] or shelf.names()]
    except Refused as error:
        print(error.error, file=sys.stderr)
        return 2
    if files := arguments[1:]:
        try:
            cases = [cases[0].of_files(files)]
        except ValueError as error:
            print(error, file=sys.stderr)
            return 2
    return max(examine(case) for case in cases)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Says which tests run each line of some source files, the quickest test first, and how long tests take.

Usage: `python tests/covering.py SOURCE... -- TESTS...`, with pytest's node ids or paths as tests; prints JSON:
{"lines": {source: {line: [node id, ...]}}, "seconds": {node id: seconds}}.
"""

import json
import os
import sys
from collections import defaultdict
from collections.abc import Generator

import coverage
import pytest

QUIET = ("-q", "-p", "no:cacheprovider", "-m", "not slow and not gpu", "--no-header", "--tb=no")
Lines = dict[str, dict[str, list[str]]]


def name_of(item: pytest.Item) -> str:
    """Name a test by its whole path, so that it can be run from anywhere."""
    return f"{item.path}::{item.nodeid.partition('::')[2]}"


class Tracer:
    """A pytest plugin that measures the coverage and the time of each test."""

    def __init__(self, sources: list[str]) -> None:
        self.sources = sources
        self.running = ""
        self.coverage = coverage.Coverage(data_file=None, config_file=False, include=sources)
        self.seconds: defaultdict[str, float] = defaultdict(float)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Note lines under the name of the test that runs."""
        self.running = name_of(item)
        self.coverage.switch_context(self.running)
        return (yield)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Add up the time of a test."""
        self.seconds[self.running] += report.duration

    def lines(self) -> Lines:
        """Every line of the sources with the tests that run it."""
        data = self.coverage.get_data()
        return {
            source: {
                str(line): sorted(filter(None, tests), key=self.seconds.__getitem__)
                for line, tests in data.contexts_by_lineno(source).items()
            }
            for source in self.sources
        }


def main(arguments: list[str]) -> None:
    """Run the tests, and print the lines and times."""
    end = arguments.index("--")
    tracer = Tracer(arguments[:end])
    answers = os.dup(1)  # pytest's own output is not wanted
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    tracer.coverage.start()
    pytest.main([*QUIET, *arguments[end + 1 :]], plugins=[tracer])
    tracer.coverage.stop()
    os.write(answers, json.dumps({"lines": tracer.lines(), "seconds": tracer.seconds}).encode())


if __name__ == "__main__":
    main(sys.argv[1:])

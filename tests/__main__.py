"""Run all checks and tests: `python -m tests`. `--quick` runs the checks, the tests of what has changed and a few
others, without those that need a browser or a server. Other arguments go to pytest, which then runs alone.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

from app.publish import packages
from tests.changed import changed_files, importing_tests, mirrored_tests
from tests.phones import resolution
from tests.web.chromium import NoChromiumError, ensure

ROOT = Path(__file__).resolve().parent.parent
CHECKS = (
    ("formatting", "ruff", "format", "--check", "--quiet", "."),
    ("lint", "ruff", "check", "--quiet", "."),
    ("types", "mypy"),
)
QUICK = "--quick"
# Always part of a quick run: worked hands, stored matches, taps at a table, the shape of the code.
QUICK_TESTS = (
    "tests/engine/test_hands.py",
    "tests/engine/test_readme.py",
    "tests/store/test_matches.py",
    "tests/app/table/test_layout.py",
    "tests/app/table/test_one_tap.py",
    "tests/test_arrows.py",
    "tests/test_figures.py",
    "tests/test_pages.py",
    "tests/test_shape.py",
    "tests/test_workflows.py",
)
# Start a browser or a server: no part of a quick run.
SLOW = ("tests/web/", "tests/sync/")
# A fault in what everything uses fails a thousand tests, each after its whole time limit. So many failures tell enough.
MOST_FAILURES = 25
# One process runs all tests of a file, so what they share, such as a server, is made once. tests/conftest.py orders the
# files: xdist orders them by their number of tests, which leaves the slowest for the end.
FILE_BY_FILE = ("--dist", "loadfile", "--no-loadscope-reorder")
# A test process that has crashed isn't restarted: the new one would wait for a second file, and the run for it.
NO_RESTARTS = ("--max-worker-restart", "0")
ON_EVERY_CORE = ("--numprocesses", "logical", *FILE_BY_FILE, *NO_RESTARTS, "--maxfail", str(MOST_FAILURES))


def main(arguments: Sequence[str]) -> int:
    """Find a browser, fetch the packages that tests need, and run the tests while the checks run. A quick run needs
    neither, and its tests begin after the checks, since they're limited in time. The tests run even if a check has
    failed. Returns the first exit code that isn't 0, else 0.
    """
    quick = list(arguments) == [QUICK]
    if quick:
        arguments = ("--numprocesses", "logical", *FILE_BY_FILE, "-p", "tests.time_limit", *choose_quick_tests())
    else:
        try:
            os.environ["CHROMIUM"] = str(ensure())
        except NoChromiumError as error:
            print(f"Failed: no Chromium: {error}", file=sys.stderr)
            return 1
    with ExitStack() as stack:
        checks = {name: stack.enter_context(_python(*command)) for name, *command in CHECKS if quick or not arguments}
        if not quick and (code := _fetch_packages(stack)):
            return code
        if quick:
            for check in checks.values():
                check.wait()
        tests = stack.enter_context(_python("pytest", *(arguments or ON_EVERY_CORE)))
        failed = {}
        for name, process in {**checks, "tests": tests}.items():
            if code := process.wait():
                failed[name] = code
                print(f"Failed: {name}", flush=True)
    if failed:
        print(f"Failed: {', '.join(failed)}", flush=True)
    return next(iter(failed.values()), 0)


def choose_quick_tests() -> list[str]:
    """Return test files in the order of a quick run: of what has changed, then QUICK_TESTS, then those that import what
    has changed. Prints the slow ones, which are left out.
    """
    changed = changed_files()
    chosen = dict.fromkeys((*mirrored_tests(changed), *QUICK_TESTS, *importing_tests(changed)))
    slow = [name for name in chosen if name.startswith(SLOW)]
    if slow:
        print("Not part of a quick run:", *slow, flush=True)
    return [name for name in chosen if name not in slow]


def _fetch_packages(stack: ExitStack) -> int:
    """Download the packages that tests use. Returns 1 if a download fails, else 0."""
    try:
        packages.fetch_wheels(packages.cache_folder())
        # Compile the web app once, or each test process would do it. Its exit code doesn't matter here: the web app's
        # own tests fail if it couldn't be built.
        made = stack.enter_context(_python("tests.web.static_site"))
        resolution.ensure(packages.cache_folder())
    except subprocess.CalledProcessError as error:
        print(f"Failed: no packages for the web app and for phones: {error}", file=sys.stderr)
        return 1
    made.wait()
    return 0


def _python(*command: str) -> subprocess.Popen[bytes]:
    """Start a module. Bytecode is written even if the environment forbids it, because hundreds of processes import the
    same modules.
    """
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": ""}
    return subprocess.Popen([sys.executable, "-m", *command], cwd=ROOT, env=environment)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

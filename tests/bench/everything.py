"""Every benchmark, each in a process of its own: what one holds in memory is no figure of the next.

A benchmark that takes long by itself says with `IN_ALL` with which options it is run here. What it finds when it is
given its time is read from a file that its own command wrote (`--with`), and stands in place of the shorter run's.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterable, Sequence
from pathlib import Path

from tests.bench import run
from tests.bench.run import ROOT, Run

FILE = Path(__file__).with_name("figures.json")


def measure_all(names: Sequence[str], known: Iterable[Path], out: Path) -> int:
    """Run these benchmarks, and write the file after each; its figures of others stay. Prints the table as it grows.

    Returns 1 if a floor is missed or a benchmark has failed, else 0.
    """
    runs = load(out) if out.exists() else {}
    print(f"{'figure':60} {'value':>14} {'unit':12} {'anchor':>12} {'ratio':>6}  floor, goal")
    failed, begun = [], time.monotonic()
    for name in names:
        print(f"\n{name}", flush=True)
        command = [sys.executable, "-m", "tests.bench", name, "--json", "--as-in-all"]
        done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        found = _found(done.stdout)
        if found is None:
            failed.append(name)
            print(f"ended with {done.returncode}", flush=True)
            continue
        runs[name] = found
        _told(found)
        out.write_text(dumps(runs), encoding="utf-8")
    for path in known:
        longer = run.read(json.loads(path.read_text(encoding="utf-8")))
        print(f"\n{longer.bench}, from {path.name}, of {longer.commit}")
        _told(longer)
        runs[longer.bench] = merged(runs.get(longer.bench), longer)
    out.write_text(dumps(runs), encoding="utf-8")
    below = [f"{each.bench}: {figure.name}" for each in runs.values() for figure in each.below]
    print(f"\n{(time.monotonic() - begun) / 60:.0f} minutes; {len(below)} below their floors", *below, sep="\n  ")
    if failed:
        print("ended in an error:", *failed)
    return int(bool(below or failed))


def merged(short: Run | None, longer: Run) -> Run:
    """Return a run with figures replaced by those of a longer one; its options name all such runs, with
    their commits.
    """
    if short is None:
        return longer
    theirs = {each.name: each for each in longer.figures}
    mine = [theirs.pop(each.name, each) for each in short.figures]
    asked = [*short.asked.get("longer", ()), {"commit": longer.commit, **longer.asked}]
    return Run(
        short.bench, short.commit, {**short.asked, "longer": asked}, longer.seed,
        short.seconds + longer.seconds, [*mine, *theirs.values()],
        [each for each in short.left_out if each.name not in {figure.name for figure in longer.figures}],
    )  # fmt: skip


def load(path: Path = FILE) -> dict[str, Run]:
    """Return the runs in a file, by benchmark."""
    return {name: run.read(each) for name, each in json.loads(path.read_text(encoding="utf-8")).items()}


def dumps(runs: dict[str, Run]) -> str:
    """Return the file's text for these runs."""
    return json.dumps({name: runs[name].written() for name in sorted(runs)}, indent=1) + "\n"


def _told(found: Run) -> None:
    for figure in found.figures:
        print(run.line(figure))
    for missing in found.left_out:
        print(run.line(missing))


def _found(said: str) -> Run | None:
    """Return the run that a benchmark printed as JSON, None if there's none; examples may precede it."""
    begin = said.find('{\n "bench"')
    return run.read(json.loads(said[begin:])) if begin >= 0 else None

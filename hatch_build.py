"""What is compiled when a wheel is built, and by `pip install -e`: the messages, and on request the engine.

`COMPILE_ENGINE=1 python -m build --wheel` compiles the engine by mypyc, for desktops and tournaments. The source is the
same and so is all that it plays; everything else runs the engine as it lies there.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILE_ENGINE = "COMPILE_ENGINE"
# What is asked at every step of a playout, what cards do, and who plays; the rest is as fast as it need be. `View` is
# left out: its properties are made while its class is, which mypyc cannot.
COMPILED = (
    "cards.py", "events.py", "moves.py", "random_play.py", "rng.py",
    *(f"play/{name}.py" for name in (
        "chain", "combination", "dealing", "piles", "refusal", "result", "sequence", "shedding", "state", "tables",
    )),
    "rules/words/effects/[a-z]*.py", "rules/words/answers/[a-z]*.py", "bots/[a-z]*.py",
)  # fmt: skip


class Compiled(BuildHookInterface[Any]):
    """Compiles messages in the checkout, and adds compiled modules beside their sources; Python takes them first."""

    folder: Path | None = None

    def dependencies(self) -> list[str]:
        """What the build needs beside `build-system.requires`."""
        return ["mypy[mypyc]==2.4.1"] if COMPILE_ENGINE in os.environ else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the messages, and a copy of the engine, so that no compiled module is left in the checkout."""
        subprocess.run([sys.executable, "-m", "app.publish.messages"], cwd=self.root, check=True)
        if COMPILE_ENGINE not in os.environ:
            return
        self.folder = Path(tempfile.mkdtemp())
        shutil.copytree(Path(self.root) / "engine", self.folder / "engine")
        home = Path.cwd()
        os.chdir(self.folder)
        try:
            made = compile_modules([str(path) for each in COMPILED for path in sorted(Path("engine").glob(each))])
        finally:
            os.chdir(home)
        build_data["force_include"] |= {str(path): path.relative_to(made).as_posix() for path in made.rglob("*.*")}
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the copy."""
        if self.folder is not None:
            shutil.rmtree(self.folder)


def compile_modules(sources: list[str]) -> Path:
    """The folder that holds the compiled modules as they lie in a wheel."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    wheel = Path.cwd() / "wheel"
    command = Distribution({"ext_modules": mypycify(sources, opt_level="3", group_name="engine")}).get_command_obj(
        "build_ext"
    )
    command.build_lib, command.build_temp = str(wheel), str(wheel.with_name("objects"))
    command.ensure_finalized()
    command.run()
    return wheel

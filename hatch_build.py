"""A wheel whose engine is compiled by mypyc, for desktops and tournaments.

Off unless asked for: `HATCH_BUILD_HOOKS_ENABLE=1 python -m build --wheel`, with the extra `fast` installed. The source
is the same and so is all that it plays; everything else runs the engine as it lies there.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# What is asked at every step of a playout, what cards do, and who plays; the rest is as fast as it need be. `View` is
# left out: its properties are made while its class is, which mypyc cannot.
COMPILED = (
    "cards.py", "events.py", "moves.py", "random_play.py", "rng.py",
    *(f"play/{name}.py" for name in (
        "chain", "combination", "dealing", "piles", "refusal", "result", "sequence", "shedding", "state", "tables",
    )),
    "rules/words/effects/[a-z]*.py", "rules/words/answers/[a-z]*.py", "bots/[a-z]*.py",
)  # fmt: skip


class CompiledEngine(BuildHookInterface[Any]):
    """Adds the compiled modules beside their sources; Python takes them first."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compiles a copy of the engine, so that nothing compiled is left in the checkout."""
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
        """Removes the copy."""
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

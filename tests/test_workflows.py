"""The workflows on hosted machines: which actions of others they use, with which rights, and their commands."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml
from flet_cli.utils.linux_deps import linux_dependencies

from app.publish import lock
from app.publish.targets import NEWEST, PACKED, TARGETS
from tests.__main__ import QUICK_TESTS

ROOT = Path(__file__).resolve().parent.parent
FILES = sorted((ROOT / ".github" / "workflows").glob("*"))
# What the jobs of a release install, by the lock of it.
JOBS = {"web": "publish", "systems": "build"}
INSTALL = "pip install --only-binary=:all: --require-hashes -r app/publish/locks/{}.txt"
DESKTOPS = ("linux", "macos", "windows")
# What a job may have beyond reading: the one that attaches files to a release.
WRITERS = {("release.yml", "attach"): {"contents": "write"}}


def workflow(path: Path) -> dict[Any, Any]:
    read = yaml.safe_load(path.read_text())
    assert isinstance(read, dict)
    return read


def steps() -> list[tuple[str, str, dict[str, Any]]]:
    """Return each step with the names of its file and job."""
    return [
        (path.name, name, step)
        for path in FILES
        for name, job in workflow(path)["jobs"].items()
        for step in job["steps"]
    ]


def test_there_are_workflows() -> None:
    assert {path.name for path in FILES} == {"release.yml", "tests.yml"}


def test_the_code_of_others_is_named_by_its_commit_and_by_its_version_beside_it() -> None:
    for path in FILES:
        for line in path.read_text().splitlines():
            if "uses:" in line:
                assert re.search(r"uses: [\w-]+/[\w-]+@[0-9a-f]{40}  # v\d+\.\d+\.\d+$", line), f"{path.name}: {line}"


def test_one_action_has_one_commit() -> None:
    used = {step["uses"] for _, _, step in steps() if "uses" in step}
    assert len(used) == len({each.partition("@")[0] for each in used})


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_a_job_has_the_rights_it_needs_and_no_others(path: Path) -> None:
    told = workflow(path)
    assert told["permissions"] == {}, "rights are given to each job"
    for name, job in told["jobs"].items():
        assert job["permissions"] == WRITERS.get((path.name, name), {"contents": "read"}), name


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_every_job_has_a_timeout(path: Path) -> None:
    assert all(0 < job["timeout-minutes"] <= 120 for job in workflow(path)["jobs"].values())


def test_a_newer_push_to_a_pull_request_ends_the_older_run_and_a_release_is_never_ended() -> None:
    told = {path.name: workflow(path)["concurrency"] for path in FILES}
    assert told["tests.yml"]["cancel-in-progress"] is True
    assert told["tests.yml"]["group"] == "tests-${{ github.event_name == 'pull_request' && github.ref || github.sha }}"
    assert told["release.yml"] == {"group": "release", "cancel-in-progress": False}


def test_the_long_job_runs_the_test_command_once_the_quick_one_has_passed() -> None:
    jobs = workflow(ROOT / ".github" / "workflows" / "tests.yml")["jobs"]
    assert jobs["tests"]["needs"] == "quick"
    runs = {name: [step["run"] for step in job["steps"] if "run" in step] for name, job in jobs.items()}
    assert runs["quick"] == ["python -m pip install -q -e '.[test]'", "python -m tests --quick"]
    assert runs["tests"] == [".ci/run"]
    for name, job in jobs.items():
        (python,) = [step for step in job["steps"] if "setup-python" in step.get("uses", "")]
        assert (python["with"]["cache"], python["with"]["cache-dependency-path"]) == ("pip", "pyproject.toml"), name


def test_the_quick_tests_exist() -> None:
    assert [name for name in QUICK_TESTS if not (ROOT / name).is_file()] == []


def test_workflows_put_no_outside_text_into_a_command() -> None:
    """A title or branch name in a command could be run as part of it, so jobs get them as variables."""
    for file, job, step in steps():
        said = re.findall(r"\$\{\{(.*?)\}\}", step.get("run", ""))
        assert all(re.fullmatch(r"matrix\.\w+|github\.run_number", each.strip()) for each in said), (file, job, said)


def test_a_release_installs_what_is_locked_and_held_against_its_sums() -> None:
    release = [(job, step["run"]) for file, job, step in steps() if file == "release.yml" and "run" in step]
    said = {wanted: [run for job, run in release if job == wanted] for wanted in JOBS}
    for job, name in JOBS.items():
        (install,) = [each for each in said[job] if "pip" in each.split()]
        assert install == INSTALL.format(name), job
        assert lock.lock_path(name).exists()
    fetch = 'python -m app.publish.lock --fetch ${{ matrix.lock }} --to "$RUNNER_TEMP/packages" >> "$GITHUB_ENV"'
    order = [next(n for n, each in enumerate(said["systems"]) if each.startswith(how)) for how in (fetch, "flet build")]
    assert order == sorted(order)


def test_each_system_is_built_from_its_own_lock() -> None:
    told = workflow(ROOT / ".github" / "workflows" / "release.yml")["jobs"]["systems"]
    locks = {each["target"]: each["lock"] for each in told["strategy"]["matrix"]["include"]}
    assert locks == {"apk": "android", "aab": "android", "ipa": "ios", **dict.fromkeys(DESKTOPS, "desktop")}
    assert {*locks.values(), "web"} == set(PACKED)
    machines = TARGETS["desktop"].machines
    assert {machine.markers["platform_system"] for machine in machines} == {"Linux", "Windows", "Darwin"}


def test_hosted_machines_run_the_python_that_is_locked_for() -> None:
    used = [step for file, _, step in steps() if file == "release.yml" and "setup-python" in step.get("uses", "")]
    assert {step["with"]["python-version"] for step in used} == {NEWEST} and len(used) == len(JOBS)


def release_steps(job: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = workflow(ROOT / ".github" / "workflows" / "release.yml")["jobs"][job]["steps"]
    return found


def test_android_builds_get_the_project_s_key() -> None:
    (build,) = [step for step in release_steps("systems") if step.get("run", "").startswith("flet build")]
    for name in ("KEY_STORE_PASSWORD", "KEY_PASSWORD", "KEY_ALIAS"):
        value = build["env"][f"FLET_ANDROID_SIGNING_{name}"]
        assert value == f"${{{{ matrix.lock == 'android' && secrets.ANDROID_{name} || '' }}}}"
    (keep,) = [step for step in release_steps("systems") if "FLET_ANDROID_SIGNING_KEY_STORE=" in step.get("run", "")]
    assert keep["if"] == "matrix.lock == 'android'"
    assert keep["env"] == {"KEY_STORE": "${{ secrets.ANDROID_KEY_STORE }}"}


@pytest.mark.parametrize("key, kind", [("", "unsigned"), ("a2V5", "release")])
def test_only_a_signed_android_build_is_attached_to_a_release(tmp_path: Path, key: str, kind: str) -> None:
    (keep,) = [step for step in release_steps("systems") if "FLET_ANDROID_SIGNING_KEY_STORE=" in step.get("run", "")]
    variables = tmp_path / "variables"
    told = {"KEY_STORE": key, "RUNNER_TEMP": str(tmp_path), "GITHUB_ENV": str(variables), "PATH": os.environ["PATH"]}
    subprocess.run(["bash", "-e", "-c", keep["run"]], env=told, check=True, stdout=subprocess.DEVNULL)
    job = workflow(ROOT / ".github" / "workflows" / "release.yml")["jobs"]["systems"]
    environment = {**job["env"], **dict(line.split("=", 1) for line in variables.read_text().splitlines())}
    assert environment["ARTIFACT_KIND"] == kind
    if key:
        assert Path(environment["FLET_ANDROID_SIGNING_KEY_STORE"]).read_bytes() == b"key"
    uploads = [step["with"]["name"] for step in release_steps("systems") if "upload-artifact" in step.get("uses", "")]
    assert uploads == ["${{ env.ARTIFACT_KIND }}-${{ matrix.target }}"]
    (download,) = [step for step in release_steps("attach") if "download-artifact" in step.get("uses", "")]
    assert download["with"]["pattern"] == "release-*"


def test_app_store_builds_refuse_unsigned_frameworks() -> None:
    (build,) = [step for step in release_steps("systems") if step.get("run", "").startswith("flet build")]
    value = build["env"]["SERIOUS_PYTHON_VERIFY_PROVIDER_SIGNATURES"]
    assert value == "${{ matrix.target == 'ipa' && 'require' || 'warn' }}"


def test_the_linux_build_has_the_compiler_that_flutter_needs() -> None:
    (install,) = [step["run"] for step in release_steps("systems") if "apt-get install" in step.get("run", "")]
    needed = {"clang", "cmake", "lld", "llvm", "ninja-build", "pkg-config", "libunwind-dev", "libgtk-3-dev"}
    assert needed <= set(linux_dependencies)  # of all that Flet lists for every app
    assert needed <= set(install.split())


def test_a_checkout_leaves_no_key_behind() -> None:
    for file, job, step in steps():
        if step.get("uses", "").startswith("actions/checkout@"):
            assert step["with"]["persist-credentials"] is False, (file, job)


def test_no_workflow_runs_with_the_rights_of_the_project_on_the_code_of_strangers() -> None:
    for path in FILES:
        assert not {"pull_request_target", "workflow_run"} & set(workflow(path)[True]), "YAML reads `on` as true"

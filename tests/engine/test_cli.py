"""The command line of the engine: what each command prints, and its exit code."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from engine.__main__ import main
from engine.rules.reader import load_preset
from tests.engine.playing import PRESETS
from tests.engine.worked import FOLDER, names, read

ROOT = Path(__file__).parents[2]
SWITCH = FOLDER / "switch"


def test_runs_on_the_standard_library_alone() -> None:
    """`python -m engine` needs nothing installed: it runs with no site packages."""
    command = [sys.executable, "-S", "-m", "engine", "verify", str(SWITCH / "play-on.toml")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"ok {SWITCH / 'play-on.toml'} scores=- order=1,3,2 over=yes\n"


def test_verify_ok(capsys: pytest.CaptureFixture[str]) -> None:
    """A line a file, in the order given; 0 when all are right."""
    files = [str(SWITCH / f"{name}.toml") for name in names("switch") if not read("switch", name).refused]
    assert main(["verify", *files]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(files)
    for line, file in zip(lines, files, strict=True):
        assert re.fullmatch(rf"ok {re.escape(file)} scores=- order=[1-8](,[1-8])+ over=(yes|no)", line)


def test_verify_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """A refusal names the action's number, the move and the rule; 1 when any failed."""
    for name in names("switch"):
        worked = read("switch", name)
        if worked.refused:
            assert main(["verify", str(worked.path)]) == 1
            line = capsys.readouterr().out
            assert line.startswith(f"error {worked.path} action {len(worked.hand.actions)}: ")
            assert f"(rule: {worked.refused})" in line


def test_verify_goes_on_after_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Files that are wrong, missing or no text are each one line, and the rest is still checked."""
    bad = tmp_path / "bad.toml"
    bad.write_bytes(b"\xff\xfe")
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(read("switch", "play-on").source.replace("order = [1, 3, 2]", "order = [3, 1, 2]"))
    good = SWITCH / "play-on.toml"
    assert main(["verify", str(bad), str(tmp_path / "none.toml"), str(wrong), str(good)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == ["error", "error", "error", "ok"]
    assert "result.order" in lines[2] and "[1, 3, 2]" in lines[2]


@pytest.mark.parametrize("name", ["last-card-missed", "sets-of-aces", "play-on", "blocked-forced"])
def test_legal(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A line before each action and one at the end; moves sorted, catches after a bar."""
    worked = read("switch", name)
    assert main(["legal", str(worked.path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(worked.hand.actions) + 1
    for line in lines:
        moves = line.partition(" | ")[0].split()[1:]
        assert moves == sorted(moves)
        assert line == "over" or re.fullmatch(r"[1-8]( [0-9A-Za-z=]+)+( \|( \d:catch:\d)+)?", line)
    assert {at: lines[at] for at in worked.legal} == worked.legal


def test_legal_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """What was legal up to the refused action is printed, then why it was refused; 1."""
    worked = read("switch", "nominated-suit-followed")
    assert main(["legal", str(worked.path)]) == 1
    printed = capsys.readouterr()
    assert printed.out.splitlines() == ["1 AS=C AS=D AS=H AS=S draw", "2 6D draw"]
    assert "action 2" in printed.err and "match" in printed.err


def test_legal_missing_file(capsys: pytest.CaptureFixture[str]) -> None:
    """A file that is not there is an error, not a crash."""
    assert main(["legal", "nowhere.toml"]) == 1
    assert "nowhere.toml" in capsys.readouterr().err


def simulated(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    """Return the JSON that `simulate` prints."""
    assert main(["simulate", "--json", *arguments]) == 0
    found = json.loads(capsys.readouterr().out)
    assert isinstance(found, dict)
    return found


def test_simulate_json(capsys: pytest.CaptureFixture[str]) -> None:
    """Every key; wins per seat held, par one in so many seats; steady beats random."""
    found = simulated(capsys, "--ruleset", "switch", "--seats", "random,steady,steady", "--hands", "60", "--seed", "3")
    assert found["hands"] == 60
    assert isinstance(found["turns_per_hand"], float) and found["turns_per_hand"] > 5
    kinds = found["kinds"]
    assert isinstance(kinds, dict) and set(kinds) == {"random", "steady"}
    for each in kinds.values():
        assert set(each) == {"win_rate", "ci95", "score_mean", "score_se", "ms_per_decision"}
        assert set(each["ms_per_decision"]) == {"p50", "p95"}
        assert each["ci95"][0] <= each["win_rate"] <= each["ci95"][1]
        assert each["score_se"] >= 0
    assert abs(kinds["random"]["win_rate"] + 2 * kinds["steady"]["win_rate"] - 1) < 0.001
    assert kinds["steady"]["win_rate"] > 1 / 3 > kinds["random"]["win_rate"]


def test_simulate_is_the_same_for_the_same_seed(capsys: pytest.CaptureFixture[str]) -> None:
    """All but the times depends on the seed alone."""

    def rates(seed: str) -> list[object]:
        found = simulated(capsys, "--seats", "careless,steady", "--hands", "40", "--seed", seed)
        kinds = found["kinds"]
        assert isinstance(kinds, dict)
        return [found["turns_per_hand"], *({**kind, "ms_per_decision": 0} for kind in kinds.values())]

    assert rates("1") == rates("1")
    assert rates("1") != rates("2")


def test_simulate_seats_rotate(capsys: pytest.CaptureFixture[str]) -> None:
    """Every kind plays every deal from every seat, so players alike win alike."""
    found = simulated(capsys, "--seats", "steady,steady", "--hands", "20")
    kinds = found["kinds"]
    assert isinstance(kinds, dict)
    assert kinds["steady"]["win_rate"] == 0.5


def test_simulate_takes_a_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Options and numbers may be given, and the ruleset may be a file."""
    file = tmp_path / "mine.toml"
    file.write_text('id = "mine"\nname = "Mine"\nfamily = "shedding"\nabout = "Mine."\nextends = "switch"\n')
    table = ["--seats", "random,steady", "--hands", "20", "--option", "sets", "--option", "runs", "--rule", "deal=3"]
    mine = simulated(capsys, "--ruleset", str(file), *table)
    theirs = simulated(capsys, "--ruleset", "switch", *table)
    long = simulated(capsys, "--ruleset", "switch", *table[:-1], "deal=12")
    assert mine["turns_per_hand"] == theirs["turns_per_hand"]
    assert theirs["turns_per_hand"] != long["turns_per_hand"]
    assert main(["simulate", "--seats", "random,steady", "--hands", "4"]) == 0
    assert "steady" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["simulate", "--seats", "nobody,steady"], "nobody"),
        (["simulate", "--seats", "steady"], "2 to 8"),
        (["simulate", "--seats", "steady,random", "--ruleset", "whist"], "whist"),
        (["simulate", "--seats", "steady,random", "--option", "nope"], "nope"),
        (["simulate", "--seats", "steady,random", "--rule", "deal"], "KEY=NUMBER"),
        (["simulate", "--seats", "steady,random", "--rule", "deal=99"], "deal"),
        (["simulate", "--seats", "steady,random", "--rule", "deal=26"], "26"),
        (["bench", "--players", "9"], "2 to 8"),
        (["lint", "whist"], "whist"),
        (["rules", "whist"], "whist"),
        (["rules", "kings-reverse", "--players", "6", "--rule", "packs=1"], "56"),
    ],
)
def test_bad_use(arguments: list[str], named: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The error is one line that names what is wrong; exit code 1."""
    assert main(arguments) == 1
    printed = capsys.readouterr()
    assert named in printed.err
    assert "Traceback" not in printed.err


@pytest.mark.parametrize("arguments", [[], ["play"], ["verify"], ["legal"], ["simulate"], ["bench", "--players", "x"]])
def test_unknown_command(arguments: list[str]) -> None:
    """Arguments that can't be parsed give exit code 2, as usual."""
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert left.value.code == 2


def test_bench(capsys: pytest.CaptureFixture[str]) -> None:
    """Moves and hands a second."""
    assert main(["bench", "--players", "2", "--seconds", "0.05", "--option", "sets"]) == 0
    assert re.fullmatch(r"\d+ moves a second, [\d.]+ hands a second\n", capsys.readouterr().out)


@pytest.mark.parametrize("preset", PRESETS)
def test_lint_finds_nothing_in_a_preset(preset: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Shipped presets have no findings."""
    assert main(["lint", preset]) == 0
    assert capsys.readouterr().out == ""


def test_lint_finding(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One finding a line; 1."""
    file = tmp_path / "mine.toml"
    file.write_text(
        'id = "mine"\nname = "Mine"\nfamily = "shedding"\nabout = "Mine."\nextends = "switch"\n'
        '[numbers]\n"declare.at" = 7\n[finish]\nbarred = ["*S", "*H", "*D", "*C"]\n'
    )
    assert main(["lint", str(file)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert any("declare.at" in line for line in lines)
    assert any("finish" in line for line in lines)


@pytest.mark.parametrize("preset", PRESETS)
def test_rules(preset: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Prints the rules as sentences, one a line, each with its source."""
    assert main(["rules", preset]) == 0
    lines = capsys.readouterr().out.splitlines()
    sources = {*load_preset(preset).sources, "Our choice"}
    assert len(lines) > 8
    for line in lines:
        source = re.search(r" \[([^\]]+)\]$", line)
        assert source is not None, line
        assert source[1] in sources
    assert any("Our choice" in line for line in lines)


def test_rules_of_an_option(capsys: pytest.CaptureFixture[str]) -> None:
    """An option changes what the rules say."""
    assert main(["rules", "switch"]) == 0
    plain = capsys.readouterr().out
    assert main(["rules", "switch", "--option", "king-reverses"]) == 0
    assert capsys.readouterr().out != plain

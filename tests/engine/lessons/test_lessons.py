"""Lessons do what their sentences say; the error for one that doesn't names the action."""

from __future__ import annotations

from importlib.resources import files

import pytest

from engine.__main__ import main
from engine.lessons.checking import verify_lesson
from engine.lessons.lesson import LessonError, load_lesson, parse_lesson
from engine.lessons.order import lesson_ids
from engine.notation import NotationError
from engine.rules.reader import preset_ids

HANDS = files("engine.lessons").joinpath("hands")
SWITCH = HANDS.joinpath("switch.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize("id", lesson_ids())
def test_every_lesson_does_what_it_says(id: str) -> None:
    """Each can be played through to the end of the hand, all its claims are true, and its game is the
    one in its name.
    """
    lesson = load_lesson(id)
    proof = verify_lesson(lesson)
    assert proof.event_count >= proof.step_count >= proof.question_count > 3
    assert lesson.record.ruleset == id in preset_ids() and not lesson.record.options


def test_every_file_is_a_lesson() -> None:
    assert {path.name for path in HANDS.iterdir()} == {f"{id}.toml" for id in lesson_ids()}


def test_the_command_says_a_line_a_lesson(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lessons", "--verify"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[:2] for line in lines] == [["ok", id] for id in lesson_ids()]


@pytest.mark.parametrize(
    ("was", "becomes", "said"),
    [
        ('"owe 1 - 2"', '"owe 1 - 3"', "action 7 .*'owe 1 - 3' is claimed, and does not happen"),
        ('"1 3H say"', '"1 3H"', "action 19 .*leaves a word unsaid"),
        ('  { action = 10, say = "eight", happens = ["play 1 8S", "skipped 2"] },\n', "", "action 10 .*nothing asks"),
        ('say = "ace"', 'say = "out"', "two steps say the same"),
        ("{ action = 4,", "{ action = 1,", "later action than the one before"),
        ('"1 KD"', '"1 8S"', "action 4: '1 8S'"),
        ("[1, 2, 3]", "[3, 2, 1]", "result.order"),
        (
            '  { action = 22, say = "out", happens = ["play 1 3D", "out 1", "over 0"] },\n',
            "",
            "action 22 .*nothing asks",
        ),
        ("action = 22", "action = 23", "1 to 22 are there"),
        ("pupil = 1", "pupil = 4", "a seat of 1 to 3"),
        ("pupil = 1", "pupil = 1\nmore = 2", "a table lesson of pupil and steps"),
        ("happens = [", "happens = [3, ", "beginnings of events"),
        ('say = "two", ', "", "a step has action, happens, say"),
        ("notation = 1", "notation = 2", "notation = 2"),
    ],
)
def test_a_lesson_that_does_not_do_what_it_says_is_told(was: str, becomes: str, said: str) -> None:
    assert was in SWITCH
    with pytest.raises((LessonError, NotationError), match=said):
        verify_lesson(parse_lesson("switch", SWITCH.replace(was, becomes, 1)))


def test_a_hand_that_does_not_end_is_no_lesson() -> None:
    cut = SWITCH.replace('  "1 3D",\n', "").replace("[result]\norder = [1, 2, 3]\n", "")
    last = '  { action = 22, say = "out", happens = ["play 1 3D", "out 1", "over 0"] },\n'
    with pytest.raises(LessonError, match="not over at its end"):
        verify_lesson(parse_lesson("switch", cut.replace(last, "")))


def test_there_is_no_lesson_of_another_name() -> None:
    with pytest.raises(LessonError, match="'take-two' is no lesson"):
        load_lesson("take-two")

"""Moods follow from what all players have seen, and change only brows, eyes and mouth of a face."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image, ImageChops

from app.table.game import snapshot_of
from app.table.reducer.moods import moods_after
from app.table.reducer.state import table_state_of
from app.ui.player_faces import BOTS, PORTRAITS, SIGNED_MOODS, SIGNS, Mood, face_picture, mood_sign_file
from engine.cards import parse_card
from engine.events import Caught, Drew, Event, Penalised, PenaltySet, Played, TookPenalty, WentOut, redact
from engine.moves import DRAW, Named
from engine.notation import HandAction, Step
from tests.app.table.test_reducer import opened
from tests.app.tables import MATCHES, agreed, laid, next_move, play_on

ASSETS = Path(__file__).resolve().parents[3] / "assets"
FEATURES = (64, 70, 176, 190)  # the box of brows, eyes and mouth in a face of 240 × 240
CARD = parse_card("4H")


def step(seat: int, *events: Event) -> Step:
    """Return an action of a seat with these events."""
    return Step(HandAction(seat, DRAW), events)


def taken(seat: int, count: int) -> Step:
    """Return a step in which a seat draws a penalty."""
    return step(seat, TookPenalty(seat, (CARD,) * count, count))


def plus(seat: int, count: int) -> Step:
    """Return a step in which a seat plays a card that makes a penalty."""
    return step(seat, Played(seat, CARD, Named.NOTHING), PenaltySet(seat, count))


C, T, G, S, X = Mood.CALM, Mood.THINKING, Mood.GLEEFUL, Mood.SHOCKED, Mood.CAUGHT


@pytest.mark.parametrize(
    ("steps", "to_act", "penalty", "winners", "moods"),
    [
        ([], 0, 0, (), (T, C, C)),
        ([plus(0, 4)], 1, 4, (), (G, T, C)),
        ([plus(0, 4), taken(1, 4)], 2, 0, (), (G, S, T)),
        ([plus(0, 2), taken(1, 2)], 2, 0, (), (C, C, T)),
        ([plus(0, 4), plus(1, 8)], 2, 8, (), (G, G, S)),
        ([plus(0, 4), plus(1, 8), plus(2, 12), taken(0, 12)], 1, 0, (), (S, G, G)),
        ([step(1, Caught(1, 0), Penalised(0, (CARD, CARD), "declare"))], 2, 0, (), (X, G, T)),
        ([step(1, Penalised(1, (CARD,), "blunder"))], 2, 0, (), (C, X, T)),
        ([step(1, Penalised(0, (CARD,) * 5, "previous"))], 2, 0, (), (S, G, T)),
        ([step(1, Penalised(1, (CARD,), "blunder")), step(1, Drew(1, (CARD,)))], 2, 0, (), (C, C, T)),
        ([plus(0, 4), taken(1, 4), step(2), step(1), step(2)], 1, 0, (), (C, T, C)),
        ([step(0, WentOut(0, 1))], -1, 0, (), (G, C, C)),
        ([plus(0, 4), taken(1, 4)], -1, 0, (2,), (C, C, G)),
    ],
)
def test_moods_follow_the_events(
    steps: list[Step], to_act: int, penalty: int, winners: tuple[int, ...], moods: tuple[Mood, ...]
) -> None:
    assert moods_after(steps, 3, to_act, penalty, winners) == moods


@pytest.mark.parametrize("name", MATCHES)
def test_worlds_that_look_alike_give_the_same_moods(name: str) -> None:
    seen = set[Mood]()
    with laid(MATCHES[name]) as playing:
        while not playing.hand_over:
            seat, move = next_move(playing)
            playing.commit_move(move, seat)
            steps, state = playing.steps, playing.state
            told = (state.seats, state.to_act, state.penalty, ())
            moods = moods_after(steps, *told)
            seen |= set(moods)
            for seat in range(-1, state.seats):
                hidden = [step(one.action.seat, *(redact(event, seat) for event in one.events)) for one in steps]
                assert moods_after(hidden, *told) == moods
    assert len(seen) > 1


def test_a_table_shows_the_moods_of_its_latest_action() -> None:
    with laid(agreed()) as playing:
        assert table_state_of(opened(playing)).moods[playing.state.to_act] is Mood.THINKING
        play_on(playing)
        result = snapshot_of(playing, 0).facts.result
        assert result is not None
        moods = table_state_of(opened(playing)).moods
    gleeful = [seat for seat, mood in enumerate(moods) if mood is Mood.GLEEFUL]
    assert gleeful == [result.seated.index(player) for player in result.winners]


@pytest.mark.parametrize("face", [*BOTS, *PORTRAITS])
def test_only_brows_eyes_and_mouth_change(face: str) -> None:
    calm = Image.open(ASSETS / face_picture(face)).convert("RGBA")
    for mood in (T, G, S, X):
        drawn = Image.open(ASSETS / face_picture(face, mood)).convert("RGBA")
        changed = ImageChops.difference(calm.convert("RGB"), drawn.convert("RGB")).getbbox()
        assert changed is not None and drawn.size == calm.size
        left, top, right, low = changed
        assert left >= FEATURES[0] and top >= FEATURES[1] and right <= FEATURES[2] and low <= FEATURES[3], mood
        assert ImageChops.difference(calm.getchannel("A"), drawn.getchannel("A")).getbbox() is None


def test_twelve_faces_are_for_people_alone() -> None:
    assert len(set(PORTRAITS)) == 12 and not set(PORTRAITS) & {*BOTS, *SIGNS}
    for mood in SIGNED_MOODS:
        assert (ASSETS / mood_sign_file(mood)).read_text().startswith("<svg")

"""The end of a hand: hands are shown, a win is celebrated once, and a loss is announced quietly."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from app.preferences import Settings
from app.table.components.celebration import winner_of
from app.table.events import ActionDone, HandBegun, ResultReady
from app.table.game import MatchFacts, snapshot_of, winning_players
from app.table.motion import REST, Beat, Motion, beats_of_end
from app.table.painter import picture_of
from app.table.panels import rematch_label
from app.table.playing import Playing
from app.table.reducer.state import TableState
from app.table.results.ending import EndingLayout, arrange_ending
from app.table.texts.outcome import player_results
from app.ui.window.app_state import App, Size
from app.ui.words import tr
from engine.cards import CARD_TEXT, cards_in
from tests.app.at_table import STILL, labels, table_of
from tests.app.tables import THREE_BOTS, agreed, brought_to, laid, next_move, play_on, seeds
from tests.app.visits import visit

SIZES = ((390, 844), (844, 390), (360, 640), (820, 1180), (1180, 820), (320, 568))
QUIET = Settings(motion="on", sounds=False, haptics=False, explain=False)


def _over(playing: Playing) -> bool:
    return playing.hand_over


@pytest.mark.parametrize("game", ("switch", "crazy-eights", "mau-mau", "makao", "kilodney"))
def test_hands_are_opened_when_the_hand_is_over_and_not_before(game: str) -> None:
    for seed in range(1, 4):
        with laid(agreed(THREE_BOTS, seed, game)) as playing:
            assert not playing.facts(0).revealed_hands
            play_on(playing, _over)
            facts, hands = playing.facts(0), playing.state.hands
            assert [[*held] for held in facts.revealed_hands] == [
                [CARD_TEXT[card] for card in cards_in(hand)] for hand in hands
            ]
            won = winner_of(facts, False, celebrated=False)
            first = winning_players(facts, False)
            assert bool(won.name) == (len(first) == 1) and (not won.name or facts.player_at_seat[won.seat] == first[0])


async def test_result_shows_the_faces_of_the_table(tmp_path: Path) -> None:
    match = brought_to(tmp_path, agreed(hands=3), _over, **STILL)
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.wait("hand-over")
        letters = {text for text in client.texts() if len(text) == 1 and text.isalpha()}
        assert letters == {THREE_BOTS[0].name[0]}


@pytest.mark.parametrize("mine", (True, False))
def test_a_win_is_celebrated_where_it_is_ones_own_and_has_just_happened(mine: bool) -> None:
    async def ended(playing: Playing) -> None:
        over = playing.recorder
        playing.recorder = before
        source, controller = table_of(App(QUIET), playing)
        playing.recorder = over
        controller.on_event(HandBegun(snapshot_of(playing, 0)))  # as at a table that is opened anew
        controller.on_event(ResultReady())
        assert (
            controller.shown.panel == "hand" and not controller.shown.just_ended and not controller.shown.celebrates_win
        )
        playing.recorder = before
        source.show_match(playing)
        seat, move = next_move(playing)
        playing.recorder = before.copy()
        playing.recorder.play(move, seat)
        controller.on_event(ActionDone(snapshot_of(playing, 0)))
        controller.on_event(ResultReady())
        assert controller.shown.just_ended and not controller.shown.celebrates_win, "the last card is still on its way"
        await controller.on_pile_tapped()
        assert controller.shown.panel == "hand" and controller.shown.celebrates_win == mine
        controller.on_event(HandBegun(snapshot_of(playing, 0)))
        assert not controller.shown.just_ended

    for seed in seeds():
        with laid(agreed(seed=seed)) as playing:
            before = playing.recorder
            while not playing.hand_over:
                before = playing.recorder.copy()
                seat, move = next_move(playing)
                playing.commit_move(move, seat)
            if (winning_players(playing.facts(0), False) == [0]) == mine:
                asyncio.run(ended(playing))
                return


async def test_a_result_names_the_cards_that_are_left_and_can_be_shared(tmp_path: Path) -> None:
    match = brought_to(tmp_path, agreed(hands=3), _over, **STILL)
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.until(lambda: labels(client, "hand-over"), "the result")
        told = labels(client, "place-").values()
        assert any(" of " in said.partition("rounds won")[2] for said in told), told
        assert client.has("result-share")
        await client.click("result-share")
        await client.until(lambda: client.page.route == f"/history/{match}/share", "the page to share")
        await client.until(lambda: client.has("share-text"), "what is shared")


@pytest.mark.parametrize("seats", (2, 4, 12))
def test_the_last_card_lies_there_until_hands_are_opened_one_after_the_other(seats: int) -> None:
    beats = beats_of_end([Beat(Motion({1: 1}), 1)], seats)
    closed = [beat.motion.unrevealed_hands for beat in beats]
    assert closed == [seats, *range(seats, -1, -1)] and beats[-1].motion == REST
    assert all(beat.duration_ms > 0 for beat in beats)


def test_an_open_hand_is_seen_at_the_seats_that_have_opened_theirs() -> None:
    with laid(agreed(THREE_BOTS, 1)) as playing:
        play_on(playing, _over)
        facts, view = playing.facts(0), playing.view(0)
        for closed in range(5):
            seen = picture_of(TableState(facts, view=view, motion=Motion(unrevealed_hands=closed))).seats
            assert [seat.open_hand for seat in seen] == [
                facts.revealed_hands[n] if n < 4 - closed else () for n in (1, 2, 3)
            ]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("letters", (1.0, 1.3, 2.0))
@pytest.mark.parametrize("listed", (60.0, 150.0, 400.0, 2000.0))
@pytest.mark.parametrize("title", (40.0, 130.0))
def test_result_and_cards_do_not_overlap(size: tuple[int, int], letters: float, listed: float, title: float) -> None:
    screen = Size(*map(float, size))
    places: EndingLayout = arrange_ending(screen, title, listed, letters)
    boxes = [box for box in (places.title, places.art, places.standing, places.body) if box.height and box.width]
    for n, one in enumerate(boxes):
        assert one.left >= 0 and one.top >= 0 and one.right <= screen.width + 1 and one.bottom <= screen.height + 1
        for two in boxes[n + 1 :]:
            apart = one.right <= two.left + 1 or two.right <= one.left + 1
            assert apart or one.bottom <= two.top + 1 or two.bottom <= one.top + 1
    assert places.body.height >= 170 or size[1] < 600
    assert places.card * 1.42 <= places.art.height + 1


def _finished(playing: Playing, own: int, winner: int) -> MatchFacts:
    """Return the facts of a finished hand and match, won by `winner`, as its player `own_player` sees them."""
    facts = playing.facts(0)
    rest = iter(range(2, len(facts.players) + 1))
    places = tuple([1 if player == winner else next(rest) for player in range(len(facts.players))])
    return replace(facts, own_player=own, places=places, score_unit="hands", high_wins=True, resigned=False)


def test_a_match_is_lost_by_little_in_a_kind_word_and_its_winner_has_a_trophy() -> None:
    with laid(agreed(THREE_BOTS, 1)) as playing:
        play_on(playing, _over)
        facts = _finished(playing, own=0, winner=1)
        close = {
            "hands": ((1, 2, 0, 0), tr("result.close_hands")),
            "points": ((20, 27, 0, 0), tr("result.close_points", count=7)),
        }
        for counts, (totals, said) in close.items():
            told = player_results(replace(facts, score_unit=counts, totals=totals), True)
            assert [line.decided_by for line in told if line.player == 0] == [said]
            assert not any(line.decided_by for line in told if line.player != 0)
            far = player_results(replace(facts, score_unit=counts, totals=(0, 40, 0, 0)), True)
            assert not any(line.decided_by for line in far)
        assert winner_of(facts, True, celebrated=False).trophy
        assert not winner_of(replace(facts, resigned=True), True, celebrated=False).trophy
        assert not winner_of(facts, False, celebrated=False).trophy


def test_the_best_bot_wants_revenge_from_who_beat_it() -> None:
    with laid(agreed(THREE_BOTS, 1)) as playing:
        play_on(playing, _over)
        won = _finished(playing, own=0, winner=0)
        rival = THREE_BOTS[won.places.index(2)].name
        assert rematch_label(won) == tr("result.revenge", name=rival)
        plain = (replace(won, resigned=True), replace(won, own_player=-1), _finished(playing, own=0, winner=1))
        assert {rematch_label(facts) for facts in plain} == {tr("match.rematch")}

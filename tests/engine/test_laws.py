"""Laws of every position of every table: any preset, any options, two to eight seats, any cards."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from engine.bots import choose_move, make_bot
from engine.cards import CARD_TEXT, RANK, cards_in, parse_card
from engine.events import (
    CameBack,
    Drew,
    Event,
    Penalised,
    Played,
    TookPenalty,
    TookTurnBack,
    TriedWrongCard,
    drawn_in,
    event_text,
    parse_event,
    redact,
    seat_of,
)
from engine.messages import language
from engine.moves import (
    CATCH,
    KIND_MASK,
    PLAIN,
    PLAY,
    SAY,
    WRONG_CARD,
    Move,
    card_of,
    catch_move,
    move_text,
    parse_move,
)
from engine.notation import (
    HandRecord,
    Recorder,
    action_text,
    format_record,
    new_record,
    parse_action,
    parse_record,
    replay_record,
)
from engine.play.dealing import deal_hand
from engine.play.refusal import IllegalMove
from engine.play.state import FIRE, PLAYED, RETURNING, State
from engine.play.tables import ALL_CARDS
from engine.play.view import view_of_seat
from engine.rng import Rng, seed_of_hand
from engine.rules.reader import load_preset, parse_rules
from engine.rules.reader import ruleset_text as rules_text
from tests.engine.playing import (
    PRESETS,
    SEATS,
    any_move,
    check_end,
    check_position,
    deals,
    every_card,
    faces,
    fingerprint,
    option_sets,
    play_out,
    rules_behind,
    seeds,
    table,
)

#: The bots that do not search; those that do are tried in test_bots.
QUICK = ("careless", "random", "steady")

# --- play ------------------------------------------------------------------------------------


def check_play(state: State, rng: Rng) -> None:
    """Play a hand to its end, and check every position."""
    for seat, move in play_out(state, rng, check_position):
        assert move & KIND_MASK == CATCH or move & PLAIN in state.legal_moves()
        assert 0 <= seat < state.seats
    check_end(state)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_at_every_number_of_seats(preset: str, seats: int) -> None:
    """Every preset can be played to the end at every table."""
    for number in range(8):
        check_play(deal_hand(table(preset, (), seats), number % seats, Rng(number)), Rng(number + 1))


@settings(max_examples=120)
@given(deals(), seeds)
def test_any_hand_is_sound_and_ends(state: State, seed: int) -> None:
    """No card is lost, no player is ever stuck, and every hand ends, with random sets of options."""
    check_play(state, Rng(seed))


@settings(max_examples=24)
@given(deals(), seeds)
def test_legal_moves_apply_and_copies_are_independent(state: State, seed: int) -> None:
    """Every legal move can be applied to a copy, which leaves the original state unchanged."""
    rng = Rng(seed)
    for _ in play_out(state, rng):
        before = fingerprint(state)
        assert fingerprint(state.copy()) == before
        said = SAY if rng.integer_below(2) else 0
        for seat, move in [(state.to_act, move | said) for move in state.legal_moves()] + state.catches():
            trial = state.copy()
            trial.apply(move, seat)
            assert every_card(trial) == state.tables.pack
            assert fingerprint(state) == before
            assert fingerprint(trial) != before


@settings(max_examples=36)
@given(deals(), seeds)
def test_a_turn_ends_at_once_only_where_nothing_can_follow(state: State, seed: int) -> None:
    """A card that can follow a first card in the same turn keeps the turn from ending by itself."""
    for _ in play_out(state, Rng(seed)):
        if state.phase == PLAYED and len(state.played) == 1 and not state.replying:
            assert not state.legal_cards & ~state.tables.continuations[state.played[0]]


@settings(max_examples=36)
@given(deals(), seeds)
def test_copy_has_the_same_future(state: State, seed: int) -> None:
    """The same moves lead a copy to the same end, random draws included."""
    rng = Rng(seed)
    at = rng.integer_below(30)
    twin = state.copy()
    for number, (seat, move) in enumerate(play_out(state, rng)):
        if number <= at:
            twin = state.copy()
        twin.apply(move, seat)
    assert fingerprint(twin) == fingerprint(state)


@settings(max_examples=20)
@given(deals(), seeds)
def test_illegal_moves_are_refused_and_change_nothing(state: State, seed: int) -> None:
    """An illegal move raises IllegalMove with a rule and a reason, and leaves the state unchanged."""
    rng = Rng(seed)

    def refuse(state: State) -> None:
        before = fingerprint(state)
        seat = rng.integer_below(state.seats)
        move = any_move(rng, state.tables)
        allowed = {move_text(each) for each in state.legal_moves()}
        if (seat == state.to_act and move_text(move & ~SAY) in allowed) or (seat, move) in state.catches():
            return
        with pytest.raises(IllegalMove) as refused:
            state.apply(move, seat)
        assert refused.value.rule and language().render(refused.value.message)
        if not state.over and seat == state.to_act:
            assert set(refused.value.allowed) == allowed
        assert fingerprint(state) == before

    for _ in play_out(state, rng, refuse):
        refuse(state)


@settings(max_examples=60)
@given(deals(), seeds)
def test_no_catch_after_the_next_player_acted(state: State, seed: int) -> None:
    """A missed declaration can be caught until the next player moves, not later, and never by the
    player who missed it.
    """
    open_before: list[tuple[int, Move]] = []
    actor = -1
    for seat, move in play_out(state, Rng(seed)):
        calls = state.catches()
        assert all(call != catch_move(catcher) for catcher, call in calls)
        assert all(catcher not in state.out for catcher, _ in calls)
        if actor >= 0:
            assert all(call == catch_move(actor) for _, call in calls)
            for stale in set(open_before) - set(calls):
                with pytest.raises(IllegalMove) as refused:
                    state.copy().apply(stale[1], stale[0])
                assert refused.value.rule == "declare"
        if move & KIND_MASK == CATCH:
            assert (seat, move & PLAIN) in calls
            actor = -1
        else:
            actor = seat
        open_before = calls


@settings(max_examples=60)
@given(deals(), seeds)
def test_a_miss_is_open_exactly_when_it_happened(state: State, seed: int) -> None:
    """A player who ends a turn with few cards and without the declaration can be caught; one who made it can't."""
    tables = state.tables
    for seat, move in play_out(state, Rng(seed)):
        if move & KIND_MASK != PLAY or not move & SAY:
            continue
        trial = state.copy()
        trial.apply(move, seat)
        assert not trial.catches()
        if (
            tables.declaration_levels[trial.hands[seat].bit_count()]
            and trial.hands[seat] & state.hands[seat] == trial.hands[seat]
        ):
            silent = state.copy()
            silent.apply(move & PLAIN, seat)
            ended = silent.played == [] and not silent.over
            before = tables.declaration_levels[state.hands[seat].bit_count()]
            if ended and not state.has_declared and before != tables.declaration_levels[silent.hands[seat].bit_count()]:
                assert {call for _, call in silent.catches()} == {catch_move(seat)}


# --- texts -----------------------------------------------------------------------------------


@settings(max_examples=36)
@given(deals(), seeds)
def test_moves_and_cards_round_trip(state: State, seed: int) -> None:
    """The text of every move and card gives it back, with copies of a card alike."""
    for _, move in play_out(state, Rng(seed)):
        for each in (*state.legal_moves(), move):
            assert move_text(parse_move(move_text(each))) == move_text(each)
            if each & KIND_MASK != PLAY or card_of(each) < 60:
                assert parse_move(move_text(each)) == each
    for card in state.tables.pack:
        assert CARD_TEXT[parse_card(CARD_TEXT[card])] == CARD_TEXT[card]


def first_copies(event: Event) -> Event:
    """Return the event with the first copy of each card, as its text names it."""
    if isinstance(event, Played | TriedWrongCard):
        return type(event)(**{**vars(event), "card": parse_card(CARD_TEXT[event.card])})
    if isinstance(event, Drew | TookPenalty | TookTurnBack | Penalised | CameBack):
        return type(event)(**{**vars(event), "cards": tuple(parse_card(CARD_TEXT[card]) for card in event.cards)})
    return event


@settings(max_examples=36)
@given(deals(), seeds)
def test_events_round_trip_and_hide_what_others_draw(state: State, seed: int) -> None:
    """The text of every event gives it back; a seat doesn't see the cards that others draw."""
    log = state.start_event_log()
    for _ in play_out(state, Rng(seed)):
        pass
    assert log
    for event in log:
        again = parse_event(event_text(event))
        assert event_text(again) == event_text(event)
        assert first_copies(event) == again
        for seat in range(state.seats):
            seen = redact(event, seat)
            assert len(drawn_in(seen)) == len(drawn_in(event))
            hidden = drawn_in(event) and seat != seat_of(event)
            assert all(card == -1 for card in drawn_in(seen)) if hidden else seen == event


@settings(max_examples=48)
@given(option_sets())
def test_rules_round_trip(chosen: tuple[str, tuple[str, ...]]) -> None:
    """The text of a ruleset with its options gives the same rules back."""
    preset, options = chosen
    rules = load_preset(preset, options, {"declare.penalty": 3, "deal": 6})
    again = parse_rules(rules_text(rules))
    assert again == rules
    assert rules_text(again) == rules_text(rules)
    assert (again.options, again.words, again.sources) == (rules.options, rules.words, rules.sources)
    assert all(again.numbers_for(seats) == rules.numbers_for(seats) for seats in SEATS)


def record_play(state: State, seed: int) -> HandRecord:
    """Return the record of a hand played at random; the state is at its end after that."""
    rules = rules_behind(state)
    recorder = Recorder(state, new_record(state, tuple(f"Seat {seat}" for seat in range(state.seats)), rules))
    for seat, move in play_out(state.copy(), Rng(seed)):
        assert recorder.play(move, seat).events
    return recorder.record


@settings(max_examples=24)
@given(deals(), seeds)
def test_replay_equals_play(state: State, seed: int) -> None:
    """A recorded hand's text round-trips, and its replay sees the same cards, events and order."""
    twin = state.copy()
    log = twin.start_event_log()
    hand = record_play(state, seed)
    for action in hand.actions:
        assert parse_action(action_text(action)) == action
    again = parse_record(format_record(hand))
    assert again == hand
    done = replay_record(again)
    assert done.error is None
    assert done.state is not None and done.start is not None
    assert faces(done.state) == faces(state)
    assert faces(done.start) == faces(twin)
    for seat, move in play_out(twin, Rng(seed)):
        assert seat >= 0 and move >= 0
    played = [event_text(event) for event in log]
    replayed = [event_text(event) for step in done.steps for event in step.events]
    assert replayed == played
    assert faces(list(done.states())[-1]) == faces(state)


@settings(max_examples=24)
@given(deals(), seeds)
def test_draws_or_stock_may_be_left_out(state: State, seed: int) -> None:
    """A record replays with named draws and no stock, or up to a refill with the stock and no named draws."""
    hand = record_play(state, seed)
    done = replay_record(HandRecord(**{**vars(hand), "stock": None}))
    assert done.error is None
    assert done.state is not None and done.state.finishing_order() == state.finishing_order()
    if state.refilled == ALL_CARDS:
        bare = tuple(action.__class__(action.seat, action.move) for action in hand.actions)
        done = replay_record(HandRecord(**{**vars(hand), "actions": bare}))
        assert done.error is None
        assert [step.action for step in done.steps] == list(hand.actions)


# --- views -----------------------------------------------------------------------------------


def swap_hidden(state: State, seat: int, rng: Rng) -> State:
    """Return the state with two cards exchanged that `seat` can't see and that no player is choosing from."""
    other = state.copy()
    holders = [each for each in range(state.seats) if each not in (seat, state.to_act) and state.hands[each]]
    if not holders or not state.stock:
        return other
    holder = rng.pick(holders)
    mine = rng.pick(cards_in(state.hands[holder]))
    places = [n for n, card in enumerate(state.stock) if (state.refilled >> card ^ state.refilled >> mine) & 1 == 0]
    if places:
        place = rng.pick(places)
        other.hands[holder] ^= 1 << mine | 1 << state.stock[place]
        other.stock[place] = mine
    return other


@settings(max_examples=16)
@given(deals(), seeds)
def test_a_view_knows_no_hidden_card(state: State, seed: int) -> None:
    """Exchanging hidden cards and changing the random generator leaves a seat's view the same."""
    rng = Rng(seed)
    for _ in play_out(state, Rng(seed)):
        seat = rng.integer_below(state.seats)
        other = swap_hidden(state, seat, rng)
        rng.shuffle(other.stock)
        other.rng = Rng(rng.integer_below(99))
        seen = view_of_seat(state, seat)
        assert view_of_seat(other, seat) == seen
        assert hash(view_of_seat(other, seat)) == hash(seen)
        assert fingerprint(view_of_seat(other, seat).random_state(Rng(seed))) == fingerprint(
            seen.random_state(Rng(seed))
        )
        assert seen.hand == state.hands[seat]
        assert seen.hand_sizes == tuple(hand.bit_count() for hand in state.hands)
        assert seen.legal_moves == (state.legal_moves() if state.to_act == seat else [])
        assert seen.discard == tuple(state.discard)
        assert seen.unseen_cards & (seen.hand | sum(1 << card for card in state.discard)) == 0


@settings(max_examples=24)
@given(deals(), seeds)
def test_a_sampled_state_gives_the_same_view(state: State, seed: int) -> None:
    """A determinization has the same cards, gives its seat the same view, and can be played on."""
    rng = Rng(seed)
    for number, _ in enumerate(play_out(state, Rng(seed))):
        seat = state.to_act if number % 2 else rng.integer_below(state.seats)
        seen = view_of_seat(state, seat)
        sampled = seen.random_state(rng)
        assert every_card(sampled) == state.tables.pack
        assert view_of_seat(sampled, seat) == seen
        check_position(sampled)
        if state.penalty or state.pending_skips or state.phase in (PLAYED, FIRE, RETURNING):
            assert sampled.other_moves == state.other_moves
        if number == seed % 40:
            check_play(sampled, Rng(seed))


@settings(max_examples=24)
@given(deals(), seeds)
def test_bots_play_by_what_they_see(state: State, seed: int) -> None:
    """Every bot's move is legal, and depends only on its view and the seed."""
    rng = Rng(seed)
    for _ in play_out(state, Rng(seed)):
        seat = state.to_act
        label = rng.integer_below(1000)
        other = swap_hidden(state, seat, rng)
        sampled = view_of_seat(state, seat).random_state(rng)
        for level in QUICK:
            move = choose_move(make_bot(level), view_of_seat(state, seat), Rng(label))
            assert move & PLAIN in state.legal_moves()
            assert choose_move(make_bot(level), view_of_seat(other, seat), Rng(label)) == move
            assert choose_move(make_bot(level), view_of_seat(sampled, seat), Rng(label)) == move


@pytest.mark.parametrize("level", QUICK)
@pytest.mark.parametrize("preset", PRESETS)
def test_bots_finish_hands(preset: str, level: str) -> None:
    """Bots finish every hand."""
    for number in range(5):
        seats = 2 + number
        state = deal_hand(table(preset, (), seats), 0, Rng(number))
        rng = Rng(number)
        while not state.over:
            state.apply(choose_move(make_bot(level), view_of_seat(state, state.to_act), rng))
        check_end(state)


# --- chance and dealing ----------------------------------------------------------------------


def test_the_seed_of_a_hand_is_its_own_and_the_same_everywhere() -> None:
    assert seed_of_hand(7, 1) == 16368302386315467668
    seeds = {seed_of_hand(match, number) for match in range(50) for number in range(50)}
    assert len(seeds) == 2500 and max(seeds) < 1 << 64
    # What could be undone before: the state of a stream that was split follows from the match's and back.
    assert all(Rng(match).substream(number).state not in seeds for match in range(50) for number in range(50))


def test_generator_is_splitmix64() -> None:
    """The published numbers of SplitMix64 for two seeds: the same on every Python."""
    zero = Rng(0)
    assert [zero.next_word() for _ in range(5)] == [
        0xE220A8397B1DCDAF,
        0x6E789E6AA1B965F4,
        0x06C45D188009454F,
        0xF88BB8A8724C81EC,
        0x1B39896A51A8749B,
    ]
    other = Rng(1234567)
    assert [other.next_word() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_fractions_of_a_generator() -> None:
    """Numbers of the standard library for two seeds: the same on every Python, and one word of the stream is used."""
    zero, other = Rng(0), Rng(1)
    first, second = zero.fraction_generator(), other.fraction_generator()
    assert [first() for _ in range(3)] == [0.2584797560128377, 0.8101827682382677, 0.7993982949181946]
    assert [second() for _ in range(3)] == [0.6098380585699298, 0.032787483515823834, 0.7980552561893078]
    assert zero.next_word() == 0x6E789E6AA1B965F4


def test_generator_goes_on_from_its_state() -> None:
    """A stored state continues the stream, wherever it was stored; a split stream does not move it."""
    rng = Rng(5)
    for _ in range(100):
        stored = Rng(rng.state)
        assert stored.state == rng.state
        rng.substream(3).next_word()
        assert stored.next_word() == rng.next_word()
        assert stored.state == rng.state != Rng(5).state
    assert rng.substream(1).next_word() != rng.substream(2).next_word()


def test_generator_is_fair() -> None:
    """Numbers below n and shuffles are uniform within five standard errors, and within their bounds."""
    rng = Rng(9)
    counts = [0] * 7
    firsts = [0] * 5
    tops, moved = [0] * 5, 0
    for _ in range(20_000):
        counts[rng.integer_below(7)] += 1
        pile = list(range(5))
        rng.shuffle(pile, 1)
        tops[pile[-1]] += 1
        moved = max(moved, sum(card != place for place, card in enumerate(pile)))
        items = list(range(5))
        rng.shuffle(items)
        assert sorted(items) == list(range(5))
        firsts[items[0]] += 1
    assert all(abs(count - 20_000 / 7) < 5 * (20_000 / 7) ** 0.5 for count in counts)
    assert all(abs(count - 4_000) < 5 * 4_000**0.5 for count in firsts + tops)
    assert moved == 2


DEALT = ["AS 8D QD 4C 7C 9C QC", "6S JS 3H 7H 5D 7D JD", "5S 8S TS QS 2D AC 5C"]
STARTER = "KD"


def test_a_seed_deals_the_same_cards_for_ever() -> None:
    """Stored hands depend on this deal, so it may never change."""
    state = deal_hand(table("switch", (), 3), 2, Rng(1))
    assert [" ".join(CARD_TEXT[card] for card in cards_in(hand)) for hand in state.hands] == DEALT
    assert CARD_TEXT[state.top] == STARTER


@settings(max_examples=90)
@given(deals())
def test_deal(state: State) -> None:
    """All hands have the dealt size; the starter has no effect; the player left of the dealer begins."""
    tables, rules = state.tables, rules_behind(state)
    counts = {hand.bit_count() for hand in state.hands}
    irish = rules.id == "irish-switch"
    assert counts == {9 if irish and state.seats <= 4 else 7}
    assert len(tables.pack) == (52 if state.seats <= 5 else 104)
    assert len(state.discard) == 1
    assert not tables.power_cards >> state.top & 1
    power = {"A", "2", "4", "7", "8", "J"} - ({"7"} if "seven-plain" in rules.options else set())
    power |= {"Q"} if "queen-covers" in rules.options else set()
    power |= {"K"} if "king-reverses" in rules.options else set()
    assert {CARD_TEXT[card][0] for card in tables.pack if tables.power_cards >> card & 1} == power
    assert RANK[state.top] >= 0
    assert state.to_act == (state.dealer + 1) % state.seats
    assert state.direction == 1 and state.penalty == 0 and state.pending_skips == 0


NONSENSE: tuple[object, ...] = (
    -1, -2, -8192, -32768, -(1 << 80), 1 << 18, 1 << 40, 1 << 200, 7 << 13, 240, 255, 18 << 8, 31 << 8, WRONG_CARD
    | 255,
    catch_move(200), "7H", "", None, 3.0, 8192.0, (3,), [], b"7H", object(),
)  # fmt: skip


@pytest.mark.parametrize("preset", PRESETS)
def test_malformed_move_is_refused_as_illegal(preset: str) -> None:
    """Whatever integer is given as a move, apply raises only IllegalMove and leaves the hand unchanged."""
    state = deal_hand(table(preset, (), 2), 0, Rng(3))
    for _ in play_out(state, Rng(3)):
        before = fingerprint(state)
        for move in NONSENSE:
            for seat in (-1, 0, 1, 99):
                with pytest.raises(IllegalMove) as refused:
                    state.apply(move, seat)  # type: ignore[arg-type]
                assert refused.value.rule and str(refused.value)
        assert fingerprint(state) == before
        if state.turns > 12:
            break

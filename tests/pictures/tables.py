"""Tables in notable states, and the coach's advice on them."""

from __future__ import annotations

from collections.abc import Callable, Collection
from pathlib import Path

from app.data import CLOCK
from app.table.playing import Playing
from engine.cards import CARD_TEXT, cards_in
from engine.moves import END, WRONG_CARD, card_of, is_play, play_move
from engine.play.state import COVER, PLAYED
from store.opening import open_store
from store.records import Seat
from tests.app.tables import THREE_BOTS, TWO_PEOPLE, agreed, brought_to, play_on, sit_down
from tests.pictures.taking import House, Screen
from tests.web.driver import Phone

LONG_NAMES = ("Grandmother", "Bartholomew", "Cleo", "Dev", "Eli", "Fay", "Gus", "Hana")
EIGHT = (Seat("Mia"), *(Seat(name, "steady") for name in LONG_NAMES[:7]))
FIVE = (Seat("Mia"), *(Seat(name, "steady") for name in LONG_NAMES[1:5]))
NINE = (*EIGHT, Seat("Ivo", "steady"))
SHORT = {"deal": 12, "draw.cap": 1}
COVERS = ("v4-three", "v7")


def _mine(playing: Playing) -> bool:
    return playing.state.to_act == 0 and not playing.steps


def _later(playing: Playing) -> bool:
    state = playing.state
    return (
        state.to_act == 0 and len(playing.steps) > 12 and any(map(is_play, state.legal_moves())) and not state.penalty
    )


def _owed(playing: Playing) -> bool:
    state = playing.state
    return state.to_act == 0 and state.penalty >= 4 and any(map(is_play, state.legal_moves()))


def _called(playing: Playing) -> bool:
    return _later(playing) and playing.state.named != 0


def _wild(playing: Playing) -> bool:
    return _later(playing) and any(text.startswith("A") for text in _texts(playing))


def _texts(playing: Playing) -> list[str]:
    return [CARD_TEXT[card_of(move)] for move in playing.state.legal_moves() if is_play(move)]


def _catch(playing: Playing) -> bool:
    state = playing.state
    return state.to_act == 0 and state.undeclared_seat > 0 and not playing.bot_call()


def _attacked(playing: Playing) -> bool:
    """Return whether a large penalty is pending that the person can answer."""
    return _owed(playing) and playing.state.leading_group > 1


def _knocked(playing: Playing) -> bool:
    state = playing.state
    gone = any(state.absent[seat] and seat not in state.out for seat in range(1, state.seats))
    return state.to_act == 0 and gone and any(state.scores) and bool(state.legal_cards)


def _several(playing: Playing) -> bool:
    """Return whether a card was played and more may follow."""
    state = playing.state
    return state.to_act == 0 and state.phase == PLAYED and bool(state.legal_cards) and END in state.legal_moves()


def _demanded(playing: Playing) -> bool:
    return _later(playing) and playing.state.named >= 5


def _covering(playing: Playing) -> bool:
    return playing.state.to_act == 0 and playing.state.phase == COVER and bool(playing.state.legal_cards)


def _tried(playing: Playing) -> bool:
    """Return whether the person has tried a wrong card at a strict table."""
    state = playing.state
    wrong = state.hands[0] & ~state.legal_cards
    if not _later(playing) or not wrong or playing.hand_over:
        return False
    playing.commit_move(play_move(cards_in(wrong)[0]) | WRONG_CARD, 0)
    return True


def _blocked(playing: Playing) -> bool:
    return playing.hand_over and playing.state.blocked


def _over(playing: Playing) -> bool:
    return playing.hand_over


def _finished(folder: Path, hands: int) -> int:
    """Store a match with a finished hand on the table; it's over after so many hands. Return its id."""
    with open_store(folder, CLOCK) as store:
        playing = sit_down(store, store.matches.begin_match(agreed(THREE_BOTS, seed=5, hands=hands)).id)
        play_on(playing, _over)
        store.leases.release(playing.lease)
        return playing.stored_match.id


TABLES: dict[str, Callable[[Path], int]] = {
    "table-start": lambda at: brought_to(at, agreed(), _mine),
    "table-turn": lambda at: brought_to(at, agreed(seed=50, hands=5), _later),
    "table-owed": lambda at: brought_to(at, agreed(seed=100), _owed),
    "table-refused": lambda at: brought_to(at, agreed(seed=50, hands=5), _later),
    "table-called": lambda at: brought_to(at, agreed(seed=150), _called),
    "table-suits": lambda at: brought_to(at, agreed(seed=200), _wild),
    "table-catch": lambda at: brought_to(at, agreed(seed=250), _catch),
    "table-20": lambda at: brought_to(at, agreed(seed=300, numbers={"deal": 22, "packs": 2}), _later),
    "table-30": lambda at: brought_to(at, agreed(THREE_BOTS[:2], 350, numbers={"deal": 30, "packs": 2}), _later),
    "table-8": lambda at: brought_to(at, agreed(EIGHT, 400), _later),
    "table-menu": lambda at: brought_to(at, agreed(seed=450), _later),
    "table-log": lambda at: brought_to(at, agreed(seed=450), _later),
    "table-points": lambda at: brought_to(at, agreed(FIVE, 600, "kilodney"), _knocked),
    "table-resign": lambda at: brought_to(at, agreed(seed=500), _later),
    "table-kilodney": lambda at: brought_to(at, agreed(FIVE, 600, "kilodney"), _knocked),
    "table-kilodney-9": lambda at: brought_to(at, agreed(NINE, 650, "kilodney"), _knocked),
    "table-one-card": lambda at: brought_to(at, agreed(seed=700, game="one-card"), _attacked),
    "table-rule": lambda at: brought_to(at, agreed(seed=700, game="one-card"), _attacked),
    "table-demand": lambda at: brought_to(at, agreed(seed=750, game="makao"), _demanded),
    "table-several": lambda at: brought_to(at, agreed(seed=800, game="j28"), _several),
    "table-cover": lambda at: brought_to(at, agreed(seed=850, game="black-jack", options=COVERS), _covering),
    "table-strict": lambda at: brought_to(at, agreed(seed=900, game="black-jack", options=("penalise",)), _tried),
    "coach": lambda at: brought_to(at, agreed(seed=200), _wild),
    "coach-suits": lambda at: brought_to(at, agreed(seed=200), _wild),
    "coach-points": lambda at: brought_to(at, agreed(FIVE, 600, "kilodney"), _knocked),
    "coach-20": lambda at: brought_to(at, agreed(seed=300, numbers={"deal": 22, "packs": 2}), _later),
    "table-blocked": lambda at: brought_to(
        at, agreed(game="crazy-eights", options=("no-refill",), numbers=SHORT), _blocked
    ),
    "cover": lambda at: brought_to(at, agreed(TWO_PEOPLE, 550), _later),
    "hand-over": lambda at: _finished(at, 3),
    "match-over": lambda at: _finished(at, 1),
}
REVIEWS = ("review", "review-moves")


def _tables(folder: Path, wanted: Collection[str]) -> dict[str, str]:
    routes = {name: f"/play/{make(folder)}" for name, make in TABLES.items() if name in wanted}
    if any(name in wanted for name in REVIEWS):
        routes |= dict.fromkeys(REVIEWS, f"/history/{_finished(folder, 1)}/1/review")
    return routes


def _choose(phone: Phone) -> None:
    aces = phone.said("card-A")
    phone.tap(max(aces, key=lambda name: len(aces[name])))  # of one that can be laid that is said, in any language
    if phone.wait_any("suit-S", "called") != "suit-S":
        raise AssertionError("no suit to choose")


def _menu(*names: str) -> Callable[[Phone], None]:
    def opened(phone: Phone) -> None:
        phone.tap("menu")
        phone.wait("menu-resign")
        for name in names:
            phone.tap(name)

    return opened


def _log(phone: Phone) -> None:
    phone.tap("log")
    phone.wait("log-0")


def _rule(phone: Phone) -> None:
    phone.tap("owed")
    phone.wait("panel-rule")


def _refused(phone: Phone) -> None:
    """Tap cards until one is refused."""
    for name in [name for name in phone.identifiers() if name.startswith("card-")]:
        if "playable" not in phone.spoken(name):
            phone.tap(name)
            phone.wait("why")
            return
    raise AssertionError("every card can be played")


def _coach(phone: Phone) -> None:
    phone.tap("hint")
    phone.wait("advice-0")
    phone.wait_gone("advice-progress")


def _coached_choice(phone: Phone) -> None:
    _coach(phone)
    _choose(phone)


def _review(phone: Phone) -> None:
    phone.wait_gone("advice-progress")
    phone.wait("advice-about")


def _judged(phone: Phone) -> None:
    _review(phone)
    phone.scroll_to("advice-0")
    phone.tap("advice-0")
    phone.wait("advice-back")


TABLE_SCREENS = (
    Screen("table-start", "", "card-"),
    Screen("table-turn", "", "card-"),
    Screen("table-owed", "", "card-"),
    Screen("table-refused", "", "card-", _refused),
    Screen("table-called", "", "card-"),
    Screen("table-suits", "", "card-", _choose),
    Screen("table-catch", "", "card-"),
    Screen("table-20", "", "card-"),
    Screen("table-30", "", "card-"),
    Screen("table-8", "", "card-"),
    Screen("table-menu", "", "card-", _menu()),
    Screen("table-log", "", "card-", _log),
    Screen("table-points", "", "card-", _log),
    Screen("table-resign", "", "card-", _menu("menu-resign")),
    Screen("table-kilodney", "", "card-"),
    Screen("table-kilodney-9", "", "card-"),
    Screen("table-one-card", "", "card-"),
    Screen("table-rule", "", "card-", _rule),
    Screen("table-demand", "", "card-"),
    Screen("table-several", "", "card-"),
    Screen("table-cover", "", "card-"),
    Screen("table-strict", "", "card-"),
    Screen("table-blocked", "", "hand-over"),
    Screen("coach", "", "card-", _coach),
    Screen("coach-suits", "", "card-", _coached_choice),
    Screen("coach-points", "", "card-", _coach),
    Screen("coach-20", "", "card-", _coach),
    Screen("cover", "", "uncover"),
    Screen("hand-over", "", "hand-over"),
    Screen("match-over", "", "match-over"),
    Screen("review", "", "advice", _review),
    Screen("review-moves", "", "advice", _judged),
)

HOUSES = (House(_tables, TABLE_SCREENS),)

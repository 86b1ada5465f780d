"""Convert a view to a JSON table and back, to send it to a player's device.

The table has every public slot of the state, the seat's own hand, and the number of cards elsewhere. Masks are
hexadecimal text, since numbers in a browser have 53 bits. Cards are numbered as in the view. The keys are sent, so they
never change; slots can be renamed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, cast

from engine.cards import CARDS, CardSet, card_set
from engine.moves import NAMED, WORDS
from engine.play.sequence import SequenceState
from engine.play.shedding import SheddingState
from engine.play.state import OVER, SLOTS, TAKING, State
from engine.play.tables import SEQUENCE, Tables
from engine.play.view import View
from engine.rng import Rng

_MAX_COUNT: Final = 1 << 31  # no count is larger
_MAX_POINTS: Final = 1 << 53
_MAX_MASK_DIGITS: Final = 60  # the most hexadecimal digits of a mask


class _Form(NamedTuple):
    """The form of a value in the table: `write` makes a JSON value, `read` parses one or raises ValueError."""

    write: Callable[[Any], Any]
    read: Callable[[Any, Tables], Any]


def _return_unchanged(value: Any) -> Any:
    return value


def _integer_form(minimum: int, maximum: int | Callable[[Tables], int]) -> _Form:
    def read(value: Any, tables: Tables) -> int:
        if type(value) is not int or not minimum <= value <= (maximum if isinstance(maximum, int) else maximum(tables)):
            raise ValueError(f"a whole number from {minimum} is wanted")
        return value

    return _Form(_return_unchanged, read)


def _list_form(
    inner: _Form,
    length: Callable[[Tables], int] | None = None,
    list_type: type[list[Any]] | type[tuple[Any, ...]] = list,
) -> _Form:
    """Return the form of a list whose values have the form `inner`. It is read as the type `list_type`, and must have
    `length(tables)` values if that is given.
    """

    def read(value: Any, tables: Tables) -> Any:
        if not isinstance(value, list) or len(value) > CARDS or (length and len(value) != length(tables)):
            raise ValueError("a list of so many values is wanted")
        return list_type(inner.read(each, tables) for each in value)

    return _Form(lambda value: [inner.write(each) for each in value], read)


def _read_bool(value: Any, tables: Tables) -> bool:
    if type(value) is not bool:
        raise ValueError("true or false is wanted")
    return value


def _read_mask(value: Any, tables: Tables) -> CardSet:
    if not isinstance(value, str) or len(value) > _MAX_MASK_DIGITS or not set(value) <= set("0123456789abcdef"):
        raise ValueError("a mask of hexadecimal digits is wanted")
    return int(value, 16) if value else 0


def _read_cards(value: Any, tables: Tables) -> list[int]:
    found: list[int] = _NUMBERS.read(value, tables)
    if len(set(found)) != len(found) or card_set(found) & ~tables.pack_mask:
        raise ValueError("cards of the pack, each once, are wanted")
    return found


def _read_moves(value: Any, tables: Tables) -> tuple[int, ...]:
    if not isinstance(value, list) or not all(type(each) is int and each in WORDS for each in value):
        raise ValueError("moves that play no card are expected")
    return tuple(value)


def _read_turn_start(value: Any, tables: Tables) -> tuple[Any, ...]:
    if not isinstance(value, list) or len(value) not in (0, len(_TURN_START_FORMS)):
        raise ValueError("what a turn began with is wanted")
    return tuple(form.read(each, tables) for form, each in zip(_TURN_START_FORMS, value, strict=False))


def _seat_count(tables: Tables) -> int:
    return tables.seats


_BOOL: Final = _Form(_return_unchanged, _read_bool)
_COUNT: Final = _integer_form(0, _MAX_COUNT)
_SEAT: Final = _integer_form(0, lambda tables: tables.seats - 1)
_SEAT_OR_NONE: Final = _integer_form(-1, lambda tables: tables.seats - 1)
_POINTS: Final = _integer_form(-_MAX_POINTS, _MAX_POINTS)
_MASK: Final = _Form(lambda value: f"{value:x}", _read_mask)
_NUMBERS: Final = _list_form(_integer_form(0, CARDS - 1))
_CARDS: Final = _Form(list, _read_cards)
_SOME_SEATS: Final = _list_form(_SEAT)
_BY_SEAT: Final = _list_form(_COUNT, _seat_count)
_BOOLS_BY_SEAT: Final = _list_form(_BOOL, _seat_count)
_NAMED: Final = _integer_form(0, len(NAMED) - 1)
_GROUPS: Final = _list_form(_COUNT, lambda tables: len(tables.group_names))
_GROUPS_FIXED: Final = _list_form(_COUNT, lambda tables: len(tables.group_names), tuple)
_TURN_START_FORMS: Final = (_NAMED, _MASK, _SEAT_OR_NONE, _COUNT, _GROUPS_FIXED, _SEAT_OR_NONE, _COUNT)

_TURN_START: Final = _Form(
    lambda value: [form.write(each) for form, each in zip(_TURN_START_FORMS, value, strict=False)], _read_turn_start
)

#: Every public slot of the state and its form, by the key it is sent under.
PUBLIC: Final[Mapping[str, tuple[str, _Form]]] = {
    "dealer": ("dealer", _SEAT),
    "discard": ("discard", _CARDS),
    "refilled": ("refilled", _MASK),
    "direction": ("direction", _integer_form(-1, 1)),
    "to_act": ("to_act", _SEAT_OR_NONE),
    "absent": ("absent", _BOOLS_BY_SEAT),
    "in_play": ("in_play", _COUNT),
    "out": ("out", _SOME_SEATS),
    "bankrupt": ("bankrupt", _SOME_SEATS),
    "revived": ("revived", _BOOL),
    "skips_left": ("skips_left", _BY_SEAT),
    "turns": ("turns", _COUNT),
    "passes": ("passes", _COUNT),
    "blocked": ("blocked", _BOOL),
    "over": ("over", _BOOL),
    "named": ("named", _NAMED),
    "rank_demanded_by": ("rank_demanded_by", _SEAT_OR_NONE),
    "follow": ("follow", _MASK),
    "owed": ("penalty", _COUNT),
    "pending_by_group": ("pending_by_group", _GROUPS),
    "pending_from": ("pending_from", _SEAT_OR_NONE),
    "pending_skips": ("pending_skips", _COUNT),
    "said": ("has_declared", _BOOL),
    "declared": ("declared_level", _BY_SEAT),
    "owes_word": ("missed_declaration", _BOOLS_BY_SEAT),
    "undeclared_seat": ("undeclared_seat", _SEAT_OR_NONE),
    "phase": ("phase", _integer_form(0, TAKING)),
    "legal_cards": ("legal_cards", _MASK),
    "other_moves": ("other_moves", _Form(list, _read_moves)),
    "drawn": ("drawn", _MASK),
    "draws": ("draws", _COUNT),
    "laid": ("played", _CARDS),
    "combination_start": ("combination_start", _COUNT),
    "followed_suit": ("followed_suit", _BOOL),
    "effects_begin": ("effects_begin", _COUNT),
    "effects_end": ("effects_end", _COUNT),
    "fired": ("fired", _list_form(_COUNT, None, tuple)),
    "replying": ("replying", _BOOL),
    "turn_began": ("turn_start", _TURN_START),
    "dumping": ("dumping", _MASK),
    "ascending": ("ascending", _BOOL),
    "chaining": ("chaining", _BOOL),
    "scores": ("scores", _list_form(_POINTS)),
}
#: Slots that are in no table: they are hidden, or the receiver knows or recomputes them.
NOT_SENT: Final = frozenset(SLOTS) - {slot for slot, _ in PUBLIC.values()}
_SEQUENCE_KEYS: Final[Mapping[str, tuple[str, _Form]]] = {
    "totals": ("totals", _list_form(_POINTS, _seat_count)),
    "knocked": ("knocked_out", _SOME_SEATS),
    "owner": ("owner", _SEAT_OR_NONE),
    "best": ("best", _SEAT_OR_NONE),
}
_VIEW_KEYS: Final[Mapping[str, tuple[str, _Form]]] = {
    "hand": ("hand", _MASK),
    "counts": ("hand_sizes", _BY_SEAT),
    "fresh": ("refilled_counts", _BY_SEAT),
    "stock": ("stock_count", _COUNT),
}


def view_table(view: View) -> dict[str, Any]:
    """Return the JSON table of a view, without its history. `read_view` reads it."""
    public = view.known_state
    table = {key: form.write(getattr(view, slot)) for key, (slot, form) in _VIEW_KEYS.items()}
    table |= {key: form.write(getattr(public, slot)) for key, (slot, form) in _slot_forms(public.tables).items()}
    return table


def read_view(table: Mapping[str, Any], tables: Tables, seat: int) -> View:
    """Return the view in a received table: of a seat, or of a watcher (`seat` -1).

    It equals the view that was written if the hand was dealt from the whole pack. Raises ValueError naming a key that
    is missing, out of bounds, or contradicts the others.
    """
    forms = _slot_forms(tables)
    values = {key: _read_slot(key, form, table, tables) for key, (_, form) in {**_VIEW_KEYS, **forms}.items()}
    if len(table) != len(values) or not -1 <= seat < tables.seats:
        raise ValueError("more slots than there are, or no seat")
    own, counts = values["hand"], values["counts"]
    _check_consistency(values, tables, seat)
    public = _state_without_public_slots(tables)
    for key, (slot, _) in forms.items():
        setattr(public, slot, values[key])
    public.hands = [own if each == seat else 0 for each in range(tables.seats)]
    return View.of_public(public, seat, tuple(counts), tuple(values["fresh"]), values["stock"])


def _slot_forms(tables: Tables) -> Mapping[str, tuple[str, _Form]]:
    return PUBLIC if tables.family != SEQUENCE else {**PUBLIC, **_SEQUENCE_KEYS}


def _read_slot(name: str, form: _Form, table: Mapping[str, Any], tables: Tables) -> Any:
    if name not in table:
        raise ValueError(f"{name}: it is missing")
    try:
        return form.read(table[name], tables)
    except ValueError as error:
        raise ValueError(f"{name}: {error}") from None


def _check_consistency(values: Mapping[str, Any], tables: Tables, seat: int) -> None:
    """Raise ValueError, naming the key, if slots contradict each other."""
    own, pile = values["hand"], card_set(values["discard"])
    fitting = {
        "hand": not own & ~tables.pack_mask and not own & pile and (seat >= 0 or not own),
        "counts": seat < 0 or values["counts"][seat] == own.bit_count(),
        "legal_cards": not values["legal_cards"] & ~own,
        "to_act": (values["to_act"] < 0) == values["over"] == (values["phase"] == OVER),
        "direction": values["direction"] != 0,
        "absent": values["over"] or not all(values["absent"]),
        "scores": len(values["scores"]) in (0, tables.seats),
        "discard": bool(pile) or tables.starter == "none",
        "stock": sum(values["counts"]) + values["stock"] + len(values["discard"]) == len(tables.pack),
    }
    for name, fits in fitting.items():
        if not fits:
            raise ValueError(f"{name}: it does not fit the other slots")


def _state_without_public_slots(tables: Tables) -> State:
    """Return a state in which only the slots outside the table are filled in."""
    state = cast("State", SequenceState(tables) if tables.family == SEQUENCE else SheddingState(tables))
    state.seats = tables.seats
    state.stock, state.rng, state.dealt = [], Rng(0), ()
    state.stock_order_known, state.recorded_draws, state.log = True, None, None
    return state

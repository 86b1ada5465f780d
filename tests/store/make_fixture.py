"""Makes the fixture of the newest schema: `python -m tests.store.make_fixture`, once, when a version lands."""

from __future__ import annotations

from pathlib import Path
from pprint import pformat
from tempfile import TemporaryDirectory

from store import Result, Seat
from store.machine import Process
from store.opening import FILE_NAME, open_folder
from store.steps import STEPS
from store.store import Store
from tests.store.tables import HEADER, WON, Clocks, begun, two_seats

LATEST = Path(__file__).parent / "fixtures" / f"version_{len(STEPS)}.db"


def contents(store: Store) -> str:
    """All that a store says it holds, as text. A later version may say more; then it rewrites the old texts."""
    matches = [match for number in range(1, 100) if (match := store.match(number))]
    return "\n".join(
        [
            f"device {store.device()}",
            f"settings {store.settings()}",
            *(str(player) for player in store.players()),
            *(pformat(match, width=120) for match in matches),
            *(pformat(hand, width=120) for match in matches for hand in store.hands(match.id)),
            *(pformat(hand, width=120) for match in matches if (hand := store.open_hand(match.id))),
            f"open {[match.id for match in store.open_matches()]}",
            f"all {[match.id for match in store.matches().matches]}",
            *(pformat(game, width=120) for game in store.own_games()),
            "",
        ]
    )


def fill(store: Store, clocks: Clocks) -> None:
    """A little of everything that this version can hold."""
    store.set_setting("pace", "slow")
    _, lease = begun(store)
    store.append_action(lease, 1, 0, "7H")
    clocks.advance(60_000)
    store.finish_hand(lease, 1, "notation = 1\n", WON)
    store.begin_hand(lease, 2, 1, 3, HEADER)
    store.append_action(lease, 2, 0, "7H")
    store.append_action(lease, 2, 1, "draw 4C")
    store.undo(lease, 2, 1, keep=1)
    store.append_action(lease, 2, 1, "8H say")
    store.change_seat(lease, 0, Seat("Kim", "careless"))
    for state, names in (("finished", ("Ann", "Kim")), ("resigned", ("Zoë", "Robin"))):
        clocks.advance(60_000)
        match = store.new_match(two_seats(names=names))
        lease = store.acquire(match.id, "window", "window")
        store.begin_hand(lease, 1, 0, -5, HEADER)
        store.finish_hand(lease, 1, "notation = 1\n", Result((3, -4), (3, -4), (1, 0), "blocked", 0))
        store.end_match(lease, "finished" if state == "finished" else "resigned", (2, 1))
    store.void_match(match.id)
    mine = store.keep_game("Mum’s Switch", 'id = "own-switch"\n')
    clocks.advance(60_000)
    other = store.keep_game("Two", "text")
    store.keep_game("Mum’s Game", 'id = "own-switch"\non = []\n', mine.id)
    store.remove_game(other.id)


def main() -> None:
    """Writes the fixture and its contents as text."""
    clocks = Clocks()
    numbers = iter(range(1, 1000))
    with TemporaryDirectory() as folder:
        store = open_folder(
            Path(folder), clocks.clock, Process("", 1, ""), lambda size: next(numbers).to_bytes(size, "big")
        )
        fill(store, clocks)
        LATEST.with_suffix(".txt").write_text(contents(store), encoding="utf-8")
        store.close()
        LATEST.write_bytes((Path(folder) / FILE_NAME).read_bytes())


if __name__ == "__main__":
    main()

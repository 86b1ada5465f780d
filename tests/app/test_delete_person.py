"""A person is deleted for good on their page, after it was said what goes and what stays."""

from __future__ import annotations

from pathlib import Path

from app.data import CLOCK
from app.people import seats_to_play_again
from app.ui.words import use_language
from engine.player_names import WITHOUT_NAME
from store.opening import open_store
from store.records import Seat
from tests.app import kept
from tests.app.visits import visit


async def test_a_person_is_deleted_only_after_a_second_tap(tmp_path: Path) -> None:
    (match,) = kept.keep_to_the_end(tmp_path, kept.CARDS, 1)
    with open_store(tmp_path, CLOCK) as store:
        store.settings.set_text("names", '["Gran", "Jo"]')
        gran = next(person.id for person in store.people.all() if person.name == "Gran")
    async with visit(tmp_path, f"/statistics/people/{gran}") as client:
        await client.wait("delete")
        assert not client.has("delete-do")
        await client.click("delete")
        await client.wait("delete-do")
        said = " ".join(client.texts())
        assert "Gran’s name and picture" in said and "old backups" in said and "can’t undo" in said
        await client.click("delete-keep")
        await client.until(lambda: not client.has("delete-do"), "the closed question")
        await client.click("delete")
        await client.wait("delete-do")
        await client.click("delete-do")
        await client.wait("show-archived" if client.has("show-archived") else "statistics-milestones")
        assert "Gran" not in client.texts() and "Jo" in client.texts()
        await client.go(f"/history/{match}")
        await client.until(lambda: any("Deleted player" in text for text in client.texts()), "the neutral name")
        assert not any("Gran" in text for text in client.texts())
        await client.go("/settings")
        await client.wait("name-1-remove")
        assert "Gran" not in client.texts() and not client.has("name-2-remove")
    assert not [path for path in tmp_path.iterdir() if b"Gran" in path.read_bytes()]


def test_a_rematch_gives_deleted_players_names_of_their_own() -> None:
    seats = (Seat("Deleted player", deleted=True), Seat("Mia"), Seat("Deleted player 2", deleted=True))
    with use_language("en"):
        assert [seat.name for seat in seats_to_play_again(seats)] == ["Player", "Mia", "Player 2"]
    alone = (Seat("Deleted player", deleted=True), Seat("Ada", "careless"))
    assert [seat.name for seat in seats_to_play_again(alone)] == [WITHOUT_NAME, "Ada"]

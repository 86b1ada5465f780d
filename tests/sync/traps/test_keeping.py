"""A server that shows records late or forgets them, which any device repairs; and leaving an account for good."""

from __future__ import annotations

import os
from typing import Any

import pytest

from store.sync import account as accounts_made
from store.sync.account import Account
from store.sync.accounts import check_account, erase_account, register_account
from store.sync.errors import SyncError
from tests.sync.servers import ADDRESS, Postgres, client
from tests.sync.traps.syncing import LEFT_FILE, Make, Pair, ask, run, trouble

pytestmark = LEFT_FILE


def test_a_record_that_appears_late_is_seen(kinto: Any, database: Postgres, account: Account, device: Make) -> None:
    writer, second, reader = device(), device(), device()
    writer.match()
    run(writer, kinto, account)
    # Its time stamp was given, but its transaction ends after that of a later one.
    database.run("CREATE TABLE late AS SELECT * FROM objects WHERE resource_name = 'record' AND deleted = false")
    database.run("DELETE FROM objects WHERE id IN (SELECT id FROM late) AND parent_id IN (SELECT parent_id FROM late)")
    second.match()
    run(second, kinto, account)
    run(reader, kinto, account)
    database.run("INSERT INTO objects SELECT * FROM late")
    database.run("DROP TABLE late")
    run(reader, kinto, account)
    assert len(reader.picture()[0]) == 2


def test_a_server_from_an_old_backup_is_healed(
    kinto: Any, database: Postgres, account: Account, device: Make, pair: Pair
) -> None:
    one, other = pair
    run(other, kinto, account)
    one.match()
    run(one, kinto, account)
    run(other, kinto, account)
    # Restored: what came last is gone, and the clock of the records is back.
    newest = database.run(
        "DELETE FROM objects WHERE resource_name = 'record' AND last_modified ="
        " (SELECT max(last_modified) FROM objects WHERE resource_name = 'record') RETURNING parent_id"
    )[0][0]
    database.run("DELETE FROM timestamps WHERE parent_id = %s", newest)
    third = device()
    third.match()
    for each in (third, *(one, other) * 5, third, third, third, third, third):
        run(each, kinto, account)
    assert len(third.picture()[0]) == 3
    assert one.picture() == other.picture() == third.picture()


def test_what_was_deleted_there_is_sent_again(kinto: Any, database: Postgres, account: Account, pair: Pair) -> None:
    one, other = pair
    (name,) = one.log.arrived_segments()
    database.run("DELETE FROM objects WHERE id = %s", name)
    for _ in range(5):
        run(one, kinto, account)
    run(other, kinto, account)
    assert other.picture() == one.picture()
    assert len(other.picture()[0]) == 1


def test_a_name_is_never_made_again(kinto: Any, device: Make) -> None:
    one, other = device(), device()
    one.match()
    first = accounts_made.new_account(ADDRESS, os.urandom)
    ask(register_account(client(kinto), first))
    run(one, kinto, first)
    second = accounts_made.new_account(ADDRESS, os.urandom)
    assert first.name != second.name
    ask(register_account(client(kinto), second))
    run(other, kinto, second)
    assert other.picture()[0] == []


def test_leaving_erases_everything(kinto: Any, database: Postgres, account: Account, device: Make) -> None:
    one = device()
    one.match()
    run(one, kinto, account)
    ask(erase_account(client(kinto), account))
    assert trouble(one, kinto, account).trouble == "refused"
    with pytest.raises(SyncError):
        ask(check_account(client(kinto), account))
    (name,) = one.log.arrived_segments()
    kept = "SELECT 1 FROM objects WHERE NOT deleted AND (id = %s OR id = %s)"
    assert not database.run(kept, name, account.name)

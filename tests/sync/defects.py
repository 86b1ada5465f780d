"""`python -m tests.sync.defects`: takes the client's defences out one by one, and shows that a test fails each time."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

account: Any = import_module("store.sync.account")
client: Any = import_module("store.sync.client")
segment: Any = import_module("store.sync.segment")
wire: Any = import_module("store.sync.wire")
log: Any = import_module("store.sync.log")


def no_overlap() -> None:
    client.OVERLAP_MS = 0


def conflicts_are_ignored() -> None:
    """Believes the 201 of a neighbour of a 409."""

    def believed(answer: Any, expected: int) -> Any:
        found = responses(answer, expected)
        return [(status if status != 409 else 201, body) for status, body in found]

    responses = client._responses
    client._responses = believed


def the_outer_status_is_enough() -> None:
    async def heed(self: Any, ready: Any, answers: Any) -> None:
        self._log.arrived([segment.name for segment, _ in ready])

    client.Sync._heed = heed


def taken_names_count_as_arrived() -> None:
    """Takes any 412 for an earlier delivery, so a cloned phone loses what it played."""
    real = client.Sync._heed

    async def heed(self: Any, ready: Any, answers: Any) -> None:
        await real(self, ready, [(201 if status == 412 else status, body) for status, body in answers])

    client.Sync._heed = heed


def own_deliveries_count_as_strange() -> None:
    """Does not know its own segment again when the answer to its delivery was lost."""
    client._existing = lambda body: ""


def text_goes_as_it_is() -> None:
    """Sends a body as text, with whatever characters are in it."""
    real = segment.record_of

    def record(account: Any, one: Any, count: int) -> Any:
        return {**real(account, one, count), "data": segment._unpack(one.body).decode().replace("\\u0000", "\0")}

    client.record_of = record


def times_are_sent() -> None:
    real = segment.record_of
    client.record_of = lambda *given: {**real(*given), "last_modified": 1}


def names_are_used_again() -> None:
    real = account.new_account
    account.new_account = lambda server, random_bytes: replace(real(server, random_bytes), name="ab" * 16)


def seals_are_not_asked_for() -> None:
    segment.hmac.compare_digest = lambda *given: True


def nothing_is_compared() -> None:
    async def audit(self: Any, backwards: bool) -> None:
        pass

    client.Sync._audit = audit


def redirects_are_followed() -> None:
    real = wire.Wire._judge

    def judged(self: Any, answer: Any, data: bytes, method: Any) -> Any:
        if 300 <= answer.status_code < 400:
            self._server = str(answer.headers["Location"]).removesuffix("/batch")
            answer.status_code = 503
        return real(self, answer, data, method)

    wire.Wire._judge = judged


def waits_are_not_heeded() -> None:
    wire._seconds = lambda headers, name: 0.0


def unfit_events_are_taken() -> None:
    log.check = lambda event: None


DEFECTS: dict[str, tuple[Callable[[], None], str]] = {
    "no overlap": (no_overlap, "late"),
    "conflicts ignored": (conflicts_are_ignored, "neighbours"),
    "outer status enough": (the_outer_status_is_enough, "refuses or neighbours"),
    "any 412 arrived": (taken_names_count_as_arrived, "taken"),
    "own delivery strange": (own_deliveries_count_as_strange, "answer_was_lost"),
    "text as it is": (text_goes_as_it_is, "character"),
    "times sent": (times_are_sent, "time"),
    "names used again": (names_are_used_again, "name"),
    "no seal": (seals_are_not_asked_for, "forged"),
    "nothing compared": (nothing_is_compared, "backup or deleted"),
    "redirects followed": (redirects_are_followed, "elsewhere"),
    "waits not heeded": (waits_are_not_heeded, "wait"),
    "unfit events taken": (unfit_events_are_taken, "unfit"),
}


def seed(name: str) -> None:
    """Takes one defence out of this process; nothing for no name."""
    if name:
        DEFECTS[name][0]()


def main() -> int:
    """Runs the tests of the traps once as they are, and once with each defect; 1 unless each is caught."""
    root = Path(__file__).resolve().parents[2]

    def passes(name: str, words: str) -> bool:
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "tests/sync/traps"]
        environment = {**os.environ, "POCKET_SWITCH_DEFECT": name}
        done = subprocess.run(
            [*command, *(("-k", words) if words else ())], cwd=root, env=environment, capture_output=True, check=False
        )
        if done.returncode not in (0, 1):
            raise RuntimeError(done.stdout.decode())
        return done.returncode == 0

    sound = passes("", "")
    print(f"{'as it is':24}{'passes' if sound else 'FAILS'}")
    missed = 0
    for name, (_, words) in DEFECTS.items():
        caught = not passes(name, words)
        missed += not caught
        print(f"{name:24}{'caught' if caught else 'MISSED'}", flush=True)
    print(f"{len(DEFECTS) - missed} of {len(DEFECTS)} defects caught")
    return int(missed > 0 or not sound)


if __name__ == "__main__":
    sys.exit(main())

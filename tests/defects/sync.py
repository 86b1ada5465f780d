"""Defects of sync: what the client must not trust, reveal or read."""

from tests.defects._defect import Defect

ANSWERS = "tests/sync/traps/test_answers.py"
CERTIFICATES = "tests/sync/test_certificates.py"
DELIVERY = "tests/sync/traps/test_delivery.py"
KEEPING = "tests/sync/traps/test_keeping.py"
STRANGERS = "tests/sync/traps/test_strangers.py"
CLIENT, ACCOUNT, WIRE = "store/sync/client.py", "store/sync/account.py", "store/sync/wire.py"
PAIRS = "tests/app/sync/test_stored_pairings.py"
PEER, PEERS = "store/sync/peer/server.py", "tests/sync/test_peer.py"

DEFECTS = (
    Defect(
        "A segment that no device of the account has sealed is put aside.",
        "store/sync/segment.py",
        "not hmac.compare_digest(seal, account.sign_segment(name, body))",
        "False",
        (f"{STRANGERS}::test_a_forged_segment_is_put_aside",),
    ),
    Defect(
        "Nothing is said without encryption to another machine.",
        ACCOUNT,
        'if parts.scheme == "http" and not is_loopback(host):',
        "if False:",
        (f"{CERTIFICATES}::test_plain_http_is_for_this_machine_only",),
    ),
    Defect(
        "A name that only begins like this machine's is another's.",
        ACCOUNT,
        'return host == "localhost"',
        'return host.startswith("localhost")',
        (f"{CERTIFICATES}::test_plain_http_is_for_this_machine_only",),
    ),
    Defect(
        "Who points elsewhere is not followed.",
        WIRE,
        "follow_redirects=False",
        "follow_redirects=True",
        (f"{ANSWERS}::test_who_points_elsewhere_is_not_followed",),
    ),
    Defect(
        "A server shows a certificate that an authority has given to its name.",
        "store/sync/connection.py",
        "Client(verify=trusted or _certificate_authorities(),",
        "Client(verify=False,",
        (f"{CERTIFICATES}::test_a_bad_peer_is_refused",),
    ),
    Defect(
        "No proxy that the environment names is asked.",
        "store/sync/connection.py",
        "trust_env=False",
        "trust_env=True",
        ("tests/sync/test_connection.py::test_a_proxy_of_the_environment_hears_nothing",),
    ),
    Defect(
        "A record that appears later than its time stamp says is seen.",
        CLIENT,
        "OVERLAP_MS = 120_000",
        "OVERLAP_MS = 0",
        (f"{KEEPING}::test_a_record_that_appears_late_is_seen",),
    ),
    Defect(
        "An answer is read up to its bound and no further.",
        WIRE,
        "        if len(data) > most:",
        "        if False:",
        (f"{ANSWERS}::test_a_gigabyte_is_not_read",),
    ),
    Defect(
        "No server can ask to be left alone for longer than a day.",
        WIRE,
        "MAX_RETRY_SECONDS = 24 * 3600.0",
        'MAX_RETRY_SECONDS = float("inf")',
        (f"{ANSWERS}::test_a_wait_is_heeded",),
    ),
    Defect(
        "An account is written into a log without its secret.",
        ACCOUNT,
        "secret: bytes = field(repr=False)",
        "secret: bytes",
        ("tests/sync/test_secrecy.py::test_the_secret_is_in_no_traceback_and_no_log",),
    ),
    Defect(
        "One conflict in a batch undoes its neighbours, whatever was said of them.",
        CLIENT,
        "        answers = _batch_responses(answer, len(ready))\n",
        "        answers = [(201 if code == 409 else code, x) for code, x in _batch_responses(answer, len(ready))]\n",
        (f"{DELIVERY}::test_a_conflict_in_a_batch_undoes_its_neighbours",),
    ),
    Defect(
        "A segment counts when the server has said so of it, not of the whole batch.",
        CLIENT,
        "            await self._record_answers(ready, answers)",
        "            self._log.arrived([segment.name for segment, _ in ready])",
        (f"{DELIVERY}::test_what_the_server_refuses_is_put_aside_and_the_rest_goes_on",),
    ),
    Defect(
        "A name that is taken is no arrival: else a phone that was cloned loses what it played.",
        CLIENT,
        "if status == 201 or (status == 412 and _existing_digest(body) == segment.digest):",
        "if status in (201, 412):",
        ("tests/sync/traps/test_clones.py::test_a_name_that_is_taken_is_no_arrival",),
    ),
    Defect(
        "One's own segment is known again when the answer to its delivery was lost.",
        CLIENT,
        "if status == 201 or (status == 412 and _existing_digest(body) == segment.digest):",
        "if status == 201:",
        (f"{DELIVERY}::test_where_the_answer_was_lost_the_delivery_is_known_again",),
    ),
    Defect(
        "A body is sent packed: no character in it stops the server.",
        "store/sync/segment.py",
        '        "data": base64.b64encode(segment.body).decode("ascii"),',
        '        "data": _unpack(segment.body).decode().replace("\\\\u0000", "\\0"),',
        (f"{DELIVERY}::test_no_character_stops_the_server",),
    ),
    Defect(
        "No time is sent: the server would obey it.",
        "store/sync/segment.py",
        '        "seal": account.sign_segment(segment.name, segment.body),',
        '        "seal": account.sign_segment(segment.name, segment.body),\n        "last_modified": 1,',
        (f"{DELIVERY}::test_no_time_is_sent",),
    ),
    Defect(
        "An account has a name that nobody had before.",
        ACCOUNT,
        "return Account(server, _new_name(random_bytes),",
        'return Account(server, "ab" * NAME_BYTES,',
        (f"{KEEPING}::test_a_name_is_never_made_again",),
    ),
    Defect(
        "Both sides are compared now and then, and what one of them lacks comes again.",
        CLIENT,
        "if backwards or count >= SYNCS_BETWEEN_AUDITS:",
        "if False:",
        (f"{KEEPING}::test_what_was_deleted_there_is_sent_again",),
    ),
    Defect(
        "A server that asks to be left alone is.",
        WIRE,
        'after = max(_retry_seconds(answer.headers, "Retry-After"), _retry_seconds(answer.headers, "Backoff"))',
        "after = 0.0",
        (f"{ANSWERS}::test_a_wait_is_heeded",),
    ),
    Defect(
        "An event that is not in its bounds changes nothing.",
        "store/sync/log.py",
        "                    check_event(event)\n",
        "",
        (f"{STRANGERS}::test_an_unfit_event_changes_nothing",),
    ),
    Defect(
        "A code is found in whatever was pasted.",
        "store/sync/account.py",
        "    words = words_in_paste(text)\n",
        "    words = text.split()\n",
        ("tests/sync/test_secrecy.py::test_a_code_is_found_in_whatever_was_pasted",),
    ),
    Defect(
        "The code of a transfer lets one device in.",
        "store/sync/peer/logins.py",
        "if self._peer and name != self._peer:",
        "if False:",
        (f"{PEERS}::test_a_stranger_gets_one_answer_whatever_is_asked",),
    ),
    Defect(
        "The password of a transfer can't be guessed by trying.",
        PEER,
        "        if bucket.acquire(self._now(), WRONG_LOGINS, WRONG_EVERY):\n            return None\n",
        "",
        (f"{PEERS}::test_wrong_logins_are_limited_by_network",),
    ),
    Defect(
        "What came from another device is still to be sent to the server.",
        "store/sync/peer/log.py",
        ", from_server=False",
        "",
        (f"{PEERS}::test_an_exchange_leaves_sync_with_a_server_as_it_was",),
    ),
    Defect(
        "A transfer answers by TLS alone.",
        "app/sync/tls_only.py",
        'scope["scheme"] == "https"',
        'scope["path"] != "/"',
        ("tests/app/sync/test_transfer.py::test_a_stranger_in_the_network_gets_nothing",),
    ),
    Defect(
        "A paired device is let in by its secret alone.",
        "store/sync/peer/logins.py",
        "account if account is not None and _fits(account, password) else None",
        "account",
        (f"{PEERS}::test_paired_devices_exchange_again_and_again_and_one_that_has_ended_does_not",),
    ),
    Defect(
        "A device is paired once, however often its code is read.",
        "app/sync/pairing/stored_pairings.py",
        "if other.device != each.other.device and other.pin != each.other.pin",
        "",
        (f"{PAIRS}::test_a_pair_without_its_secret_or_its_row_opens_nothing",),
    ),
    Defect(
        "A pair that has ended doesn't come back with the exchange that was running.",
        "app/sync/pairing/stored_pairings.py",
        "replace(each, **values) if each.id == id else each for each in self.all()",
        "replace(each, id=id, **values) for each in self.all()",
        (f"{PAIRS}::test_a_pair_without_its_secret_or_its_row_opens_nothing",),
    ),
    Defect(
        "Only the paired device makes its beacons.",
        "app/sync/pairing/beacon.py",
        " or not hmac.compare_digest(self._tag(data[:-TAG]), data[-TAG:])",
        "",
        ("tests/app/sync/test_beacon.py::test_a_changed_beacon_is_none",),
    ),
    Defect(
        "With whom a device is paired is in no backup.",
        "store/parts/settings.py",
        ', "pairings"',
        "",
        ("tests/store/test_backup.py::test_where_and_as_whom_a_device_syncs_stays_on_it",),
    ),
)

"""Defects of rooms: what a seat must not see, what must not be lost or done twice, and what must not be trusted."""

from tests.defects._defect import Defect

LOG = "tests/store/rooms/test_log.py"
REFEREE = "tests/store/rooms/test_referee.py"
SECRECY = "tests/store/rooms/test_secrecy.py"
SERVER = "tests/store/rooms/test_server.py"
SEALED = "tests/app/rooms/test_tls.py"
TAKING = "tests/store/rooms/test_taking_hands.py"
FOLD, FRAMES, HOSTED = "store/rooms/fold.py", "store/rooms/frames.py", "store/rooms/refereeing/hosted_rooms.py"
RATES = "tests/store/rooms/test_rate_buckets.py"
INVITATION = "tests/app/rooms/test_invitation.py"
GUEST_PAGE = "tests/app/rooms/test_guest_page.py"
PEOPLE = "tests/store/rooms/test_people.py"
LATE = "tests/store/rooms/test_late_seats.py"
TABLE_END = "    return table\n\n\ndef read_view"

DEFECTS = (
    Defect(
        "A host is the one whose certificate is known, and no other.",
        "store/rooms/certificate_pin.py",
        "if len(pin) < MIN_PIN_DIGITS or not hmac.compare_digest(found, pin):",
        "if not shown:",
        (f"{SEALED}::test_a_host_with_another_certificate_is_sent_nothing",),
    ),
    Defect(
        "Who shows another certificate is not spoken to in plain either.",
        "app/rooms/connection/connection.py",
        "        raise WrongCertificate(str(problem)) from None\n",
        "        return await off_loop(connect), address\n",
        (SEALED,),
    ),
    Defect(
        "What others draw unseen is not told.",
        FRAMES,
        "event_text(redact(event, seat))",
        "event_text(event)",
        (SECRECY,),
    ),
    Defect(
        "A hand stays hidden however long the game lasts.",
        "engine/play/view_table.py",
        TABLE_END,
        "    if len(view.discard) > 9 and view.seat >= 0:\n"
        "        table['hand'] = f'{view.unknown | view.hand:x}'\n" + TABLE_END,
        (SECRECY,),
    ),
    Defect(
        "An entry is put at its number, not at the end.",
        "store/rooms/log.py",
        "        if seq != len(entries) + 1:\n            return False\n",
        "",
        (f"{LOG}::test_a_number_is_given_once",),
    ),
    Defect(
        "An entry is put at its number in PostgreSQL, too.",
        "store/rooms/postgres/log.py",
        ".where(or_(_seq == 1, _follows))",
        "",
        (f"{LOG}::test_a_number_is_given_once",),
    ),
    Defect(
        "The id of a command is known again.",
        FOLD,
        "            self.entry_by_command[entry.author, entry.command_id] = self.seq\n",
        "            pass\n",
        (f"{REFEREE}::test_a_command_is_done_once_however_often_it_is_sent",),
    ),
    Defect(
        "Who watches holds nobody's hand.",
        FOLD,
        "view_of_spectator(self.hand.state) if seat < 0 else view_of_seat(self.hand.state, seat)",
        "view_of_seat(self.hand.state, seat % self.hand.state.seats)",
        (SECRECY,),
    ),
    Defect(
        "What somebody does not know is not sent to them as a set of cards.",
        "engine/play/view_table.py",
        TABLE_END,
        "    table['unknown'] = f'{view.unknown:x}'\n" + TABLE_END,
        (SECRECY,),
    ),
    Defect(
        "No chance leaves the referee.",
        FRAMES,
        "    if outcome.events:\n",
        "    if hasattr(entry.act, 'chance'):\n        frame['c'] = entry.act.chance\n    if outcome.events:\n",
        (SECRECY,),
    ),
    Defect(
        "What was heard is no more than a hint: who hears nothing looks.",
        HOSTED,
        " or not 0 <= self.now() - hosted.log_read_at < REREAD_MS",
        "",
        (f"{REFEREE}::test_referee_without_hints_reads_the_log",),
    ),
    Defect(
        "What was put and not answered is looked for, and not put again.",
        HOSTED,
        "            read = await self.catch_up(hosted)\n",
        "            await self.log.put(hosted.id, seq + 1, text)\n            read = await self.catch_up(hosted)\n",
        (f"{REFEREE}::test_a_put_that_is_not_answered_is_looked_for_and_not_repeated",),
    ),
    Defect(
        "A snapshot has the pile.",
        FRAMES,
        '"v": view_table(seen)}',
        '"v": {**view_table(seen), "discard": []}}',
        (f"{REFEREE}::test_frames_are_without_a_gap_or_all_at_once",),
    ),
    Defect(
        "Of those who called in time none was first.",
        "store/rooms/refereeing/calls.py",
        "            lot = named[self._commands.random_below(len(named))]\n",
        "            lot = next(iter(who))\n",
        (f"{REFEREE}::test_all_calls_in_the_window_are_in_time_and_the_lot_is_fair",),
    ),
    Defect(
        "A token stands in no address.",
        "store/rooms/server.py",
        '    scheme, _, token = request.headers.get("authorization", "").partition(" ")\n',
        '    scheme, _, token = request.headers.get("authorization", "").partition(" ")\n'
        '    scheme, token = ("bearer", request.query_params["token"]) if "token" in request.query_params'
        " else (scheme, token)\n",
        (f"{SERVER}::test_every_refusal_has_its_status_and_its_word",),
    ),
    Defect(
        "A hand is known by the referee's id.",
        "store/rooms/history.py",
        'Event(bytes.fromhex(hand["hand"]), clock, "hand", body)',
        'Event(sha256(repr(hand).encode()).digest()[:16], clock, "hand", body)',
        (TAKING,),
    ),
    Defect(
        "A move waits while a missed word may be called.",
        "store/rooms/refereeing/calls.py",
        "            hosted.calls_settled\n            if self.settlement_due_at(hosted)",
        "            None\n            if self.settlement_due_at(hosted)",
        (f"{REFEREE}::test_a_move_waits_while_a_missed_word_may_be_called",),
    ),
    Defect(
        "Calls count wherever they were made.",
        "store/rooms/refereeing/calls.py",
        "{**await self._signals.calls_at(hosted.id, hosted.position_mark()), **hosted.call_ids}",
        "dict(hosted.call_ids)",
        ("tests/store/rooms/test_postgres.py::test_calls_count_at_whatever_worker_they_are_made",),
    ),
    Defect(
        "No 64 bits say how a hand was dealt.",
        FOLD,
        "    return Rng.of_words(list(_RANDOM_WORDS.unpack(stretched)))\n",
        "    return Rng(int(chance, 16))\n",
        (f"{LOG}::test_chance_has_as_many_bits_as_it_was_given",),
    ),
    Defect(
        "Nobody is put out by halves: a token that was taken counts no more.",
        FOLD,
        '        seat_state.token = ""\n        if self.has_begun',
        "        if self.has_begun",
        (f"{REFEREE}::test_removed_player_can_fetch_their_hands",),
    ),
    Defect(
        "Who asked nothing for long may not ask more at once for that.",
        "store/rooms/refereeing/rate_buckets.py",
        "self.requests_left = min(burst, self.requests_left + (now - self.computed_at) / interval_ms)",
        "self.requests_left = self.requests_left + (now - self.computed_at) / interval_ms",
        (RATES,),
    ),
    Defect(
        "Of too many who wait with one token the oldest ends.",
        "store/rooms/server.py",
        "for older in mine[:-MAX_WAITING_PER_TOKEN]:",
        "for older in mine[MAX_WAITING_PER_TOKEN:]:",
        (SERVER,),
    ),
    Defect(
        "The addresses of one home are counted as one.",
        "store/rooms/refereeing/rate_buckets.py",
        'return f"{socket.inet_ntop(socket.AF_INET6, network)}/{8 * HOME_PREFIX_BYTES}"',
        "return host",
        (RATES, SERVER),
    ),
    Defect(
        "Who guesses keeps nobody out who was invited from the same address.",
        "store/rooms/server.py",
        "self._start_room_of_request(request)\n        try:\n",
        'self._start_room_of_request(request)\n        self._count_request(request, "join")\n        try:\n',
        (SERVER,),
    ),
    Defect(
        "Nothing listens when the last room has closed, however it was closed.",
        "app/rooms/host/listener.py",
        "            threading.Thread(target=on_all_closed, daemon=True).start()",
        "            pass",
        ("tests/app/rooms/test_rooms.py::test_the_listener_stops_when_the_last_room_is_closed",),
    ),
    Defect(
        "A body that never ends is refused.",
        "store/rooms/server.py",
        "asyncio.timeout(BODY_TIMEOUT)",
        "asyncio.timeout(None)",
        (f"{SERVER}::test_a_body_that_never_ends_is_refused",),
    ),
    Defect(
        "Nothing is kept for a room that there is not.",
        "store/rooms/server.py",
        "        await self._referee.rooms.get_room(room)\n        self._keep_active(room)\n",
        "        self._keep_active(room)\n        await self._referee.rooms.get_room(room)\n",
        (f"{SERVER}::test_unknown_room_leaves_nothing_in_memory",),
    ),
    Defect(
        "Two people at a table have names that tell them apart.",
        "store/rooms/referee.py",
        "                require_free_name(room, name, seat)\n",
        "",
        (f"{PEOPLE}::test_a_name_that_can_be_taken_for_another_at_the_table_is_refused",),
    ),
    Defect(
        "Who has a seat may take another name.",
        FOLD,
        "            seat_state.name, seat_state.face = act.name or seat_state.name, act.face or seat_state.face\n",
        "            seat_state.face = act.face or seat_state.face\n",
        (f"{PEOPLE}::test_renaming_a_seat_is_sent_to_everybody",),
    ),
    Defect(
        "A hand never changes its players.",
        FOLD,
        "            free = not seat_state.token and not self.hand_in_play and not self.match.over\n",
        "            free = not seat_state.token\n",
        (f"{LATE}::test_nobody_takes_a_seat_during_a_hand",),
    ),
    Defect(
        "A hand counts for who was dealt in.",
        "store/projections/refreshing.py",
        "    seated = was_dealt and seat in result.seated\n",
        "    seated = seat in result.seated\n",
        (f"{LATE}::test_each_hand_counts_for_who_was_dealt_in",),
    ),
    Defect(
        "An id sits once at a table.",
        "store/rooms/referee.py",
        '                if request["person"] in (*seated, *waiting):\n',
        "                if False:\n",
        (f"{PEOPLE}::test_an_id_sits_once_at_a_table",),
    ),
    Defect(
        "Nobody else learns the id that somebody joined with.",
        FOLD,
        '"person": each.person if seat == viewer else people[seat]',
        '"person": each.person',
        (f"{PEOPLE}::test_others_learn_an_id_that_says_nothing_elsewhere",),
    ),
    Defect(
        "Two who were told under one id are two people in the history.",
        "store/rooms/history.py",
        '        if any(person == other["person"] for other in found if person):',
        "        if False:",
        (f"{TAKING}::test_two_who_had_one_id_are_two_people",),
    ),
    Defect(
        "Who was put out does not come back by the same invitation.",
        FOLD,
        "        self.removed_ids.add(self._seat_state(seat).person)\n",
        "",
        (f"{PEOPLE}::test_removed_guest_cannot_rejoin_by_the_same_invitation",),
    ),
    Defect(
        "Who is put out in the app knows no invitation that counts.",
        "app/rooms/table/invitations.py",
        '        await self._session.send("kick", seat=seat)\n        await self.renew()\n',
        '        await self._session.send("kick", seat=seat)\n',
        ("tests/app/rooms/test_names_and_ids.py::test_a_removed_player_cannot_return_by_the_old_link",),
    ),
    Defect(
        "Who watches can be put out.",
        FOLD,
        "        self.removed_ids.add(self.watchers.pop(token).person)\n",
        "        self.removed_ids.add(self.watchers[token].person)\n",
        (f"{PEOPLE}::test_watchers_are_named_and_can_be_removed",),
    ),
    Defect(
        "A rematch seats bots as bots.",
        "store/rooms/referee.py",
        "            if seat_state.bot_level:\n                acts.append(SitDown(",
        "            if seat_state.bot_level and not seat_state.person:\n                acts.append(SitDown(",
        (f"{PEOPLE}::test_a_rematch_seats_bots_as_bots_and_people_as_people",),
    ),
    Defect(
        "Wrong short codes are counted, whoever tries them.",
        "store/rooms/server.py",
        'if refused.code_word == "room" and (\n                wait := self._wrong_codes.acquire(',
        'if refused.code_word == "token" and (\n                wait := self._wrong_codes.acquire(',
        (f"{SERVER}::test_wrong_short_codes_are_few_from_everybody_together",),
    ),
    Defect(
        "A cookie that is no seat's opens none.",
        "app/rooms/guest_page/server.py",
        'if key not in self._seats and await self._find_standing(room, token) != "seated":',
        'if key not in self._seats and await self._find_standing(room, token) == "stranger":',
        (f"{GUEST_PAGE}::test_malformed_guest_request_is_refused",),
    ),
    Defect(
        "A room goes on for the others when a player leaves during a hand.",
        "app/rooms/table/room_source.py",
        "and not room.seats[player].bot_level:",
        "and not room.seats[player].bot:",
        ("tests/app/rooms/test_rooms.py::test_who_leaves_in_a_hand_is_named_and_the_room_goes_on",),
    ),
    Defect(
        "A guest leads the host to no other address.",
        "app/rooms/guest_page/server.py",
        "        if invitation is not None:\n            return",
        "        if invitation is not None:\n"
        '            await asyncio.open_connection(*invitation.address.removeprefix("http://").split(":"))\n'
        "            return",
        (f"{GUEST_PAGE}::test_a_guest_leads_the_host_to_no_other_address",),
    ),
    Defect(
        "Another site taps nothing.",
        "app/rooms/guest_page/server.py",
        'return header(b"origin") == own and header(b"content-type")',
        'return header(b"content-type")',
        (f"{GUEST_PAGE}::test_malformed_guest_request_is_refused",),
    ),
    Defect(
        "A tap that is sent twice is done once.",
        "app/rooms/guest_page/seat.py",
        "if number <= self._last_tap:",
        "if number < 0:",
        (f"{GUEST_PAGE}::test_only_what_the_newest_picture_offers_is_done_once_and_not_too_often",),
    ),
    Defect(
        "A seat has one page at a time.",
        "app/rooms/guest_page/server.py",
        "while seat.newest_stream == mine and seat.room == room and not seat.closed:",
        "while seat.room == room and not seat.closed:",
        (f"{GUEST_PAGE}::test_a_newer_page_of_a_seat_ends_the_older",),
    ),
    Defect(
        "A link is found in whatever was pasted.",
        "app/rooms/memberships/link_format.py",
        "_in_browser.search(link)",
        "_in_browser.fullmatch(link)",
        (INVITATION,),
    ),
    Defect(
        "What is no host is told before anybody is asked.",
        "store/hosts.py",
        " and not _NUMBER.fullmatch(labels[-1])",
        "",
        (INVITATION, "tests/sync/test_secrecy.py::test_an_address_of_no_host_is_named"),
    ),
    Defect(
        "What cannot be asked gives no answer.",
        "store/rooms/client.py",
        "        except (httpx.InvalidURL, UnicodeError) as error:",
        "        except httpx.InvalidURL as error:",
        (INVITATION,),
    ),
    Defect(
        "A short code stands in no address.",
        "store/rooms/client.py",
        'await self._request_until_answered("POST", "/v1/codes/", {"code": code})',
        """await self._request_until_answered("POST", f"/v1/codes/{quote(code, safe='')}", {})""",
        (f"{SERVER}::test_a_short_code_stands_in_no_address",),
    ),
)

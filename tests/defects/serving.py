"""Defects of the play server, and of what the app says of itself."""

from tests.defects._defect import Defect

GUARD = "tests/app/platform/test_guard.py"
HTTP = "tests/app/platform/server/test_time_limited_http.py"
PAGES = "tests/app/platform/server/test_pages.py"
HEARTBEAT = "tests/app/platform/server/test_heartbeat.py"
VISIT = "tests/app/platform/server/test_visit.py"

DEFECTS = (
    Defect(
        "Only a request to one of this machine's own names is answered.",
        "app/platform/guard.py",
        "if len(hosts) != 1 or hosts[0].lower() not in self._hosts:",
        "if len(hosts) != 1:",
        (f"{GUARD}::test_a_foreign_host_name_is_refused",),
    ),
    Defect(
        "A request that names two hosts is refused.",
        "app/platform/guard.py",
        "if len(hosts) != 1 or hosts[0].lower() not in self._hosts:",
        "if not hosts or hosts[0].lower() not in self._hosts:",
        (f"{GUARD}::test_a_request_that_names_two_hosts_is_refused",),
    ),
    Defect(
        "A host's name is its own only with the port that is listened on.",
        "app/platform/guard.py",
        "        if port == 80:  # browsers leave the default port out",
        "        if True:",
        (f"{GUARD}::test_a_foreign_host_name_is_refused",),
    ),
    Defect(
        "Only a page of its own opens a WebSocket.",
        "app/platform/guard.py",
        'return origins == own and scope["path"] == SOCKET',
        'return scope["path"] == SOCKET',
        (f"{GUARD}::test_another_page_is_refused",),
    ),
    Defect(
        "It listens on the loopback address alone.",
        "app/cli.py",
        "door.bind((HOST, port))",
        'door.bind(("", port))',
        (f"{GUARD}::test_server_listens_on_one_address_only",),
    ),
    Defect(
        "A report names nobody.",
        "app/ui/report.py",
        'return without_names("\\n".join(said), names)',
        'return "\\n".join(said)',
        ("tests/app/ui/test_app.py::test_the_report_names_nobody_who_was_renamed_put_away_or_joined",),
    ),
    Defect(
        "A browser changes only the properties that Flet's client changes.",
        "app/platform/server/visit.py",
        'client_properties(control._c, body["props"]) if control else {}',
        'body["props"]',
        (f"{VISIT}::test_a_page_changes_its_own_text_and_nothing_that_others_have",),
    ),
    Defect(
        "A property is no nested value.",
        "app/platform/server/client_messages.py",
        "if name in known and known[name](value)}",
        "if name in known}",
        ("tests/app/platform/server/test_client_messages.py",),
    ),
    Defect(
        "Pages share no value that one of them could change.",
        "app/table/components/cards/card.py",
        "def _card_overlay(",
        "import functools\n\n\n@functools.cache\ndef _card_overlay(",
        ("tests/app/test_isolation.py",),
    ),
    Defect(
        "A page isn't told the paths of this machine.",
        "app/patches/flet_web/page_connection.py",
        "SessionCrashedBody(self.crash_text())",
        "message.body",
        (f"{VISIT}::test_a_page_learns_nothing_of_this_machine_from_what_fails",),
    ),
    Defect(
        "A request ends, its body too.",
        "app/platform/server/connections.py",
        "if request is not None and (not self.is_body_incomplete or ",
        "if request is not None and (True or ",
        (f"{HTTP}::test_stalled_request_is_dropped",),
    ),
    Defect(
        "One server's crowd ends no connection of another.",
        "app/platform/server/connections.py",
        "self._waiting.setdefault(self.server_state, FairLimit(MAX_INCOMPLETE_REQUESTS))",
        "self._waiting.setdefault(type(self), FairLimit(MAX_INCOMPLETE_REQUESTS))  # type: ignore[call-overload]",
        (f"{HTTP}::test_one_servers_crowd_ends_no_connection_of_another",),
    ),
    Defect(
        "Who comes alone doesn't go for a crowd.",
        "app/platform/fair_limit.py",
        "max(self._of, key=lambda key: len(self._of[key]))",
        "next(iter(self._of))",
        ("tests/app/platform/test_fair_limit.py",),
    ),
    Defect(
        "Of too many pages the newest is refused.",
        "app/platform/server/pages.py",
        "elif self._open >= MAX_PAGES:",
        "elif self._open > 2 * MAX_PAGES:",
        (f"{PAGES}::test_of_too_many_pages_the_last_is_refused",),
    ),
    Defect(
        "What is done for one page waits for no other.",
        "app/ui/window/app_state.py",
        "    _touch: Touch = field(default_factory=Touch)",
        "    _touch: Touch = Touch()",
        ("tests/app/ui/test_app.py::test_work_for_one_page_does_not_block_another",),
    ),
    Defect(
        "What a page sent before its host fell silent is not acted on later.",
        "app/platform/server/heartbeat.py",
        "if beat and not self._clock() - beat <= SILENCE:",
        "if False:",
        (
            f"{HEARTBEAT}::test_a_frame_comes_without_its_stamp_while_that_is_fresh_and_ends_the_line_later",
            "tests/web/test_silence.py::test_a_card_touched_while_the_host_sleeps_is_never_played",
        ),
    ),
    Defect(
        "A page is sent beats once it has said something.",
        "app/platform/server/heartbeat.py",
        "            beats = beats or asyncio.create_task(self._send_beats(send))\n",
        "",
        (f"{HEARTBEAT}::test_beats_carry_the_hosts_clock_from_the_first_stamp_to_the_lines_end",),
    ),
    Defect(
        "While its host is silent a page sends nothing.",
        "app/served/host_connection.js",
        """            if (silent) {
                this.lost = true;
                return;
            }
""",
        "",
        ("tests/web/test_silence.py::test_what_is_done_in_silence_is_not_even_sent",),
    ),
    Defect(
        "A tap after the page was busy is sent with a fresh heartbeat.",
        "app/served/host_connection.js",
        "            if (this.settling || this.isLate()) {\n",
        "            if (false) {\n",
        ("tests/web/test_silence.py::test_a_tap_right_after_the_page_was_busy_uses_the_same_connection",),
    ),
    Defect(
        "A page whose clocks stood still does not take that for silence.",
        "app/served/host_connection.js",
        "awake = Math.min(now - checked, 2 * CHECK);",
        "awake = now - checked;",
        ("tests/web/test_silence.py::test_a_page_in_the_background_says_nothing_when_it_comes_back",),
    ),
    Defect(
        "The client's own page is covered while it opens another line.",
        "app/served/host_connection.js",
        "        document.body.append(splash);\n",
        "",
        ("tests/web/test_silence.py::test_nothing_of_the_clients_own_is_seen_while_the_host_is_dead_and_comes_back",),
    ),
    Defect(
        "The client's loading page is covered until the first screen is drawn in a worker.",
        "app/served/first_screen.js",
        "if (drawsInWorker()) wait(FIRST);\n        else done();",
        "done();",
        ("tests/web/test_first_screen.py",),
    ),
    Defect(
        "Nothing under the splash can be touched.",
        "app/served/splash.html",
        "transition: opacity 180ms ease-out; color",
        "transition: opacity 180ms ease-out; pointer-events: none; color",
        ("tests/web/test_home.py::test_the_home_screen_opens_and_says_what_can_be_done",),
    ),
    Defect(
        "The page of the client becomes smaller with the keyboard, and larger without it.",
        "app/patches/flutter/viewport.js",
        '    flutters.content += ", interactive-widget=resizes-content";\n',
        "",
        ("tests/web/test_silence.py::test_the_page_becomes_smaller_and_larger_with_a_keyboard",),
    ),
    Defect(
        "A tab of the web app that waits for another does not take the matches while that loads a newer version.",
        "app/publish/page/boot.js",
        "        if (isOld && isWaiting) standBack();\n",
        "",
        ("tests/web/test_static.py::test_a_tab_that_loads_a_newer_version_goes_on_beside_another_that_waits",),
    ),
    Defect(
        "A newer version is offered where it lies over nothing that is needed.",
        "app/publish/page/boot.js",
        'part("newer").hidden = !isOffered || !AT_HOME.test(location.hash);',
        'part("newer").hidden = !isOffered;',
        ("tests/web/test_static.py::test_a_tab_that_loads_a_newer_version_goes_on_beside_another_that_waits",),
    ),
    Defect(
        "The web app can keep the screen on.",
        "app/publish/site.py",
        '    "assets/packages/wakelock_plus/assets/no_sleep.js",\n',
        "",
        ("tests/app/publish/test_publish.py::test_files_that_the_client_loads_are_published",),
    ),
    Defect(
        "What a closed page leaves behind is freed soon, however many pages close after each other.",
        "app/platform/server/visit.py",
        "            collect_after_closing()\n",
        "            pass\n",
        ("tests/app/platform/server/test_visit.py::test_the_garbage_of_a_closed_page_is_collected_soon",),
    ),
)

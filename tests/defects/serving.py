"""Defects of the play server, and of what the app says of itself."""

from tests.defects._defect import Defect

GUARD = "tests/app/platform/test_guard.py"

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
        "app/play.py",
        "door.bind((HOST, port))",
        'door.bind(("", port))',
        (f"{GUARD}::test_it_listens_on_one_address_only",),
    ),
    Defect(
        "A report names nobody.",
        "app/ui/report.py",
        'return without_names("\\n".join(said), names)',
        'return "\\n".join(said)',
        ("tests/app/ui/test_shell.py::test_the_report_names_nobody_who_was_renamed_put_away_or_joined",),
    ),
)

"""The `pocket-switch` command: the app in the browser, served to this machine alone, or in a window of its own."""

from __future__ import annotations

import argparse
import errno
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path

# Uvicorn and the app are imported only once the port is open, while the browser starts.
from app.platform import paths
from app.platform.tokens import TOKEN, new_token
from engine.messages import Language, Message, best_language, read_table

HOST = "127.0.0.1"
PORT = 8550
PORTS_TRIED = 100


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the app until Ctrl-C. Return the exit code."""
    _compile_messages()
    asked = _parse_arguments(arguments)
    if asked.data is not None:
        os.environ[paths.DATA_VARIABLE] = str(asked.data.expanduser().resolve())
    try:
        if asked.score_file is not None:
            return _bring_scores(asked.score_file, only_look=asked.look)
        return (
            _run_in_window()
            if asked.desktop
            else _run_in_browser(asked.port, not asked.no_browser, opens_room=asked.room)
        )
    except KeyboardInterrupt:
        print()
        return 0


def _compile_messages() -> None:
    """Compile the messages in a clone if their sources have changed. A wheel has only compiled ones."""
    if Path(__file__).with_name("publish").is_dir():
        from app.publish.messages.compiling import compile_if_changed

        compile_if_changed()


def open_listening_socket(port: int) -> socket.socket:
    """Return a socket that listens on the loopback address at this port, or at the next free one; 0 means any free
    port.

    Raises OSError if none of the next PORTS_TRIED is free.
    """
    last = min(port + PORTS_TRIED, 65535) if port else 0
    while True:
        door = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        try:
            if os.name == "posix":  # on Windows, this would let two programs share a port
                door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            door.bind((HOST, port))
            door.listen(128)
            return door
        except OSError as error:
            door.close()
            if port >= last or error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise
            port += 1


def _parse_arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="pocket-switch", description=_message_text(Message("command-about")), add_help=False
    )
    options = parser.add_argument_group(_message_text(Message("command-options")))
    options.add_argument("-h", "--help", action="help", help=_message_text(Message("command-help")))
    port = _message_text(Message("command-port", {"port": PORT}))
    options.add_argument("--port", type=_parse_port, default=PORT, metavar="PORT", help=port)
    options.add_argument("--data", type=Path, metavar="DIR", help=_message_text(Message("command-data")))
    options.add_argument("--no-browser", action="store_true", help=_message_text(Message("command-no_browser")))
    options.add_argument("--room", action="store_true", help=_message_text(Message("command-room")))
    options.add_argument("--desktop", action="store_true", help=_message_text(Message("command-desktop")))
    bring = _message_text(Message("command-import"))
    options.add_argument("--import", type=Path, metavar="FILE", dest="score_file", help=bring)
    options.add_argument("--look", action="store_true", help=_message_text(Message("command-look")))
    return parser.parse_args(arguments)


def _parse_port(text: str) -> int:
    if not (text.isascii() and text.isdigit()) or int(text) > 65535:
        raise argparse.ArgumentTypeError(_message_text(Message("command-bad_port", {"text": text})))
    return int(text)


def _run_in_browser(port: int, open_browser: bool, *, opens_room: bool) -> int:
    if find_spec("flet_web") is None:
        return _print_failure(_message_text(Message("command-needs_web")) + " pip install 'pocket-switch[play]'")
    try:
        door = open_listening_socket(port)
    except OSError:
        return _print_failure(_message_text(Message("command-no_port", {"port": port})))
    printed, opened = new_token(), new_token()
    address = f"http://{HOST}:{door.getsockname()[1]}/?{TOKEN}="
    if port and door.getsockname()[1] != port:
        print(_message_text(Message("command-busy", {"port": port})), flush=True)
    print(f"{_message_text(Message('command-address'))} {address}{printed}", flush=True)
    if open_browser:
        _open_address(address + opened)
    with door:
        from app.serving import serve_browser  # imports uvicorn while the browser starts

        serve_browser(door, printed, opened, _announce_room if opens_room else None)
    return 0


def _bring_scores(path: Path, *, only_look: bool) -> int:
    """Import a score file and print how many matches were added, or only print what it contains.
    Return the exit code.
    """
    from app.score_files.terminal import import_in_terminal, preview_in_terminal  # imports the store
    from store.errors import ScoreFileError, StoreError

    try:
        if only_look:
            print(preview_in_terminal(path))
        else:
            print(_message_text(Message("keepsakes-taken", {"count": import_in_terminal(path)})))
    except ScoreFileError as problem:
        return _print_failure(f"{_message_text(Message(f'bring-problem-{problem.fault}'))}\n{problem}")
    except (OSError, StoreError) as problem:
        return _print_failure(str(problem))
    return 0


def _announce_room() -> None:
    """Open a room and print how others join it. If that fails, the app runs without a room."""
    from app.rooms.terminal_qr_code import open_in_terminal  # imports the store and the rules

    try:
        opened = open_in_terminal()
    except Exception as problem:
        print(_message_text(Message("command-no_room", {"why": str(problem)})), file=sys.stderr, flush=True)
        return
    print(
        f"{_message_text(Message('command-room_at', {'game': opened.game}))}\n{opened.link}\n{opened.qr_code}",
        flush=True,
    )


def _open_address(address: str) -> None:
    """Open an address in the browser without waiting for it; there may be none."""
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _run_in_window() -> int:
    if find_spec("flet_desktop") is None:
        return _print_failure(_message_text(Message("command-needs_window")) + " pip install flet-desktop==1.0.5")
    from app.main import open_window  # imports Flet, which takes long

    open_window()
    return 0


def _message_text(message: Message) -> str:
    """Return a message as text in the language of the system."""
    wanted = next(filter(None, map(os.environ.get, ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return _language_of_tag(best_language(each.partition(".")[0] for each in wanted.split(":"))).render(message)


@cache
def _language_of_tag(tag: str) -> Language:
    return Language(tag, read_table("app.ui.words", tag))


def _print_failure(message: str) -> int:
    print(message, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())

"""`python -m tests.attack._strangers ADDRESS`: strangers who crowd a host as long as its input is open, each from an
address of their own: requests that never end, pages without a seat, and one that taps all it can. What is ended they
begin again.
"""

from __future__ import annotations

import json
import secrets
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from tests.attack._server import HOST
from tests.running import ROOT, end_process

BODIES, PAGES = 200, 64
# Other systems than Linux have one loopback address: there all come from where those come who were invited.
ADDRESSES = [f"127.0.0.{n}" for n in range(2, 8)] if sys.platform == "linux" else [HOST] * 6
*BODIES_FROM, PAGES_FROM, FLOOD_FROM = ADDRESSES
READY = "ready"
REST = 0.1  # seconds until what was refused is tried again: that many try costs this machine most


@contextmanager
def strangers(address: str) -> Iterator[None]:
    """Crowd a host within the block, which begins when all strangers are connected."""
    command = [sys.executable, "-m", "tests.attack._strangers", address]
    process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert process.stdin is not None and process.stdout is not None
    try:
        assert process.stdout.readline().decode().strip() == READY
        yield
    finally:
        process.stdin.close()
        end_process(process)


def main(address: str) -> None:
    """Crowd a host until the input ends."""
    here = address.removeprefix("http://")
    port = int(here.rpartition(":")[2])
    head = f"POST /v1/rooms/{'0' * 32}/join HTTP/1.1\r\nHost: {here}\r\nContent-Length: 4000\r\n\r\n{{".encode()

    def body(source: str) -> None:
        with socket.create_connection(("127.0.0.1", port), 5, (source, 0)) as line:
            line.sendall(head)
            came.release()
            with suppress(TimeoutError):
                while line.recv(1 << 16):
                    continue

    def page(source: str) -> None:
        cookie = f"Cookie: seat={secrets.token_hex(16)}\r\n"
        with socket.create_connection(("127.0.0.1", port), 5, (source, 0)) as line:
            line.sendall(f"GET /r/{'0' * 32}/see HTTP/1.1\r\nHost: {here}\r\n{cookie}\r\n".encode())
            came.release()
            while line.recv(1 << 16):
                continue

    def flood(source: str) -> None:
        sent_by = f"Host: {here}\r\nOrigin: {address}\r\nContent-Type: application/json\r\nContent-Length: 23\r\n"
        tap = f"POST /r/{'0' * 32}/tap HTTP/1.1\r\n{sent_by}\r\n{json.dumps({'n': 1, 'tap': 'menu'})}".encode()
        with socket.create_connection(("127.0.0.1", port), 5, (source, 0)) as line:
            came.release()
            while True:
                line.sendall(tap)
                line.recv(1 << 16)

    came = threading.Semaphore(0)
    work = [*((body, BODIES_FROM[n % len(BODIES_FROM)]) for n in range(BODIES)), *([(page, PAGES_FROM)] * PAGES)]
    for what, source in (*work, (flood, FLOOD_FROM)):
        threading.Thread(target=again, args=(what, source), daemon=True).start()
    for _ in range(BODIES // 2):
        came.acquire(timeout=10)
    sys.stdout.write(f"{READY}\n")
    sys.stdout.flush()
    sys.stdin.read()


def again(what: Callable[[str], None], source: str) -> None:
    """Do something again and again, however it ends."""
    pause = threading.Event()
    while not pause.wait(REST):
        with suppress(OSError):
            what(source)


if __name__ == "__main__":
    main(sys.argv[1])

"""`python -m tests.attack._strangers ADDRESS`: strangers who crowd a host as long as its input is open, each from an
address of their own: requests that never end, pages that do nothing, and one that says all it can. What is ended they
begin again.
"""

from __future__ import annotations

import itertools
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

import msgpack

from tests.attack._server import HOST, Line, frame
from tests.running import ROOT, end_process

BODIES, PAGES = 200, 64
# Other systems than Linux have one loopback address: there all come from where those come who were invited.
ADDRESSES = [f"127.0.0.{n}" for n in range(2, 8)] if sys.platform == "linux" else [HOST] * 6
*BODIES_FROM, PAGES_FROM, FLOOD_FROM = ADDRESSES
READY = "ready"
REST = 0.1  # seconds until what was refused is tried again: that many try costs this machine most


@contextmanager
def strangers(address: str) -> Iterator[None]:
    """Meanwhile they crowd a host: all of them have come when this begins."""
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
    """Crowds a host until its input ends."""
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
        with Line(address, source=source) as line:
            line.register()
            came.release()
            while line.socket.recv(1 << 16):
                continue

    def flood(source: str) -> None:
        with Line(address, source=source) as line:
            line.register()
            came.release()
            for n in itertools.count():
                size = {"width": 300 + n % 700, "height": 500 + n % 500}
                line.send(b"\0" + msgpack.packb([4, {"id": 1, "props": size}]))
                line.send_raw(frame(b"\0" + msgpack.packb([3, {"target": 1, "name": "resize", "data": size}])))

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
    """Does something over and over, however it ends."""
    pause = threading.Event()
    while not pause.wait(REST):
        with suppress(OSError):
            what(source)


if __name__ == "__main__":
    main(sys.argv[1])

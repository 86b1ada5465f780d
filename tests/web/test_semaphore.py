"""The semaphore of the drawing engine between two threads of a page: while one has it, the other waits."""

from __future__ import annotations

from pathlib import Path

import pytest
from flet_web import get_package_web_dir

from app.patches.flutter.semaphore import ENGINES, UNPATCHED, patch_semaphore
from tests.web.driver import Phone

TIMES = 20_000  # each thread adds one to a number
BOTH = """async ([code, times]) => {
    const memory = new WebAssembly.Memory({initial: 1, maximum: 1, shared: true});
    const numbers = new Int32Array(memory.buffer);
    numbers[0] = 1;
    const thread = `onmessage = async ({data: [module, memory, times]}) => {
        const {wait, signal} = (await WebAssembly.instantiate(module, {page: {memory}})).exports;
        const numbers = new Int32Array(memory.buffer);
        Atomics.add(numbers, 8, 1);
        while (Atomics.load(numbers, 8) < 2);  // both begin at once
        for (let left = times; left > 0; left--) {
            wait(0);
            const before = numbers[9];
            for (let more = 0; more < 3000; more++) numbers[10] = more;
            numbers[9] = before + 1;
            signal(0, 1);
        }
        postMessage("done");
    }`;
    const module = await WebAssembly.compile(Uint8Array.from(code));
    const address = URL.createObjectURL(new Blob([thread]));
    await Promise.all(["one", "another"].map(() => new Promise((done) => {
        const worker = new Worker(address);
        worker.onmessage = worker.onerror = done;
        worker.postMessage([module, memory, times]);
    })));
    return numbers[9];
}"""


@pytest.mark.parametrize("name", ENGINES)
def test_one_thread_waits_for_the_other(phone: Phone, name: str) -> None:
    engine = Path(get_package_web_dir(), name).read_bytes()
    wait, signal = (patch_semaphore(engine)[found.start() : found.end()] for found in UNPATCHED.finditer(engine))
    assert phone.open().measure(BOTH, [list(module(wait, signal)), TIMES]) == 2 * TIMES


def test_an_engine_without_such_functions_is_told() -> None:
    with pytest.raises(ValueError, match="another engine: 0 of the 2 functions"):
        patch_semaphore(b"\0asm")


def module(wait: bytes, signal: bytes) -> bytes:
    """Return a WebAssembly module with these two functions of an engine, which uses the page's memory."""
    sections = {
        1: b"\x02\x60\x01\x7f\x00\x60\x02\x7f\x7f\x00",
        2: b"\x01\x04page\x06memory\x02\x03\x01\x01",
        3: b"\x02\x00\x01",
        7: b"\x02\x04wait\x00\x00\x06signal\x00\x01",
        10: b"\x02" + b"".join(bytes([len(body)]) + body for body in (wait, signal)),
    }
    return b"\0asm\x01\0\0\0" + b"".join(bytes([kind]) + _length(data) + data for kind, data in sections.items())


def _length(data: bytes) -> bytes:
    return bytes([len(data) & 0x7F | 0x80, len(data) >> 7])

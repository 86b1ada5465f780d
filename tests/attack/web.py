"""The static web app: code written into its page, pages that show it in a frame, and files whose keys all collide in a
hash table, made with knowledge of the hash seed of the page's Python.
"""

from __future__ import annotations

from collections.abc import Iterator

from tests.attack._row import Row
from tests.web.driver import browser
from tests.web.injected import FRAMES, frame, inject
from tests.web.static_site import Site, StaticPhone, built, memory_is_kept

KEYS = 1000
PLACES = 1 << 11  # more than a table of so many keys has: each of them is first looked for in the same one
SLOWER = 3.0  # than the same file with other keys

# Runs in the page's Python: seconds that each reader takes for other keys, and for those of one place.
ONE_PLACE = """
import functools, itertools, json, time
from io import BytesIO
from hashlib import sha256
from zipfile import ZipFile
from app.history.backup.settings_from_files import is_setting
from engine.rules.reader import parse_rules
from store.backup.incoming import HISTORY, MANIFEST, VERSION, Incoming

def packed(text):
    history = text.encode() + b"\\n"
    manifest = {"format": "pocket-switch", "version": VERSION, "exported": 0, "device": "", "lines": 1}
    file = BytesIO()
    with ZipFile(file, "w") as archive:
        archive.writestr(HISTORY, history)
        archive.writestr(MANIFEST, json.dumps({**manifest, "sha256": sha256(history).hexdigest()}))
    return file.getvalue()

def as_json(keys):
    return json.dumps(dict.fromkeys(keys, 1))

READERS = {
    "a backup": (lambda keys: packed(as_json(keys)), lambda data: list(Incoming(data).read())),
    "a setting": (as_json, lambda text: is_setting("own-draft-switch", text)),
    "a ruleset": (lambda keys: "\\n".join(f"k{key} = 1" for key in keys), parse_rules),
}

def seconds(reader, data):
    begun = time.perf_counter()
    try:
        reader(data)
    except Exception:
        pass  # it is refused, as it should be
    return time.perf_counter() - begun

@functools.cache
def keys(prefix, places):
    return list(itertools.islice((f"{n:x}" for n in itertools.count() if not hash(f"{prefix}{n:x}") % places), COUNT))

taken = {}
for name, (made, reader) in READERS.items():
    prefix = "k" if name == "a ruleset" else ""
    data = [made(keys(prefix, places)) for places in (1, PLACES)]
    taken[name] = [min(seconds(reader, each) for _ in range(3)) for each in data]
taken
"""


def attack(_: float) -> Iterator[Row]:
    """Yield rows for a few kinds of attempts, each made once, since a browser always refuses the same."""
    with browser() as chrome:
        with Site(built()) as host:  # which says nothing of what a page may do
            phone = StaticPhone(chrome, host)
            phone.open()
            phone.wait_for("!!navigator.serviceWorker.controller")
            phone.open()
            foreign = host.origin.replace("127.0.0.1", "localhost")
            for name, place in (("page", phone.page), ("Python", phone.python)):
                expected, refused, ran = inject(place, foreign)
                missed = [each for each in expected if each not in refused] + [f"script {each} ran" for each in ran]
                yield Row(f"scripts and hosts put into the {name}", len(expected), tuple(missed), 0.0, 0.0)
            phone.open()
            memory_is_kept(phone)
            phone.open()
            yield one_place(phone)
            phone.close()
        yield Row("pages that show it in a frame", len(FRAMES), tuple(frame(chrome, heeding=True)), 0.0, 0.0)


def one_place(phone: StaticPhone) -> Row:
    """Let a page read files whose keys collide, while it runs from the stored copy of its memory."""
    code = ONE_PLACE.replace("COUNT", str(KEYS)).replace("PLACES", str(PLACES))
    script = "code => self.python.runPython(code).toJs({dict_converter: Object.fromEntries})"
    taken: dict[str, list[float]] = phone.python.evaluate(script, code)
    slow = [
        f"{name}: {after:.3f} s, not {before:.3f}"
        for name, (before, after) in taken.items()
        if after > SLOWER * before + 0.05
    ]
    return Row(
        f"files of {KEYS} keys of one place", len(taken), tuple(slow), 0.0, max(each for _, each in taken.values())
    )

"""A ruleset as one short code that can be pasted or scanned, and the strict way back.

The code is `PSW1.` and base64url of a checksum and the deflated JSON of the differences from a preset: base, name,
options, the patch of an own game, and what the table changed. A received code is bounded before and after it is
unpacked, may hold only these keys and types, and is then read like any ruleset.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from collections.abc import Mapping
from typing import Any, Final

from engine.bounded_json import read_json
from engine.messages import Message
from engine.player_names import MAX_NAME_LENGTH, clean_name, words_in_paste
from engine.rules.reader import (
    Rules,
    RulesError,
    load_preset,
    make_own_rules,
    own_rules_parts,
    parse_rules,
    ruleset_text,
)

CODE_PREFIX: Final = "PSW1."
CODE_LOCATION: Final = "share"  # the `location` of errors that concern the whole code
MAX_CODE_LENGTH: Final = 4_000
MAX_PASTED_LENGTH: Final = 8_000  # the most characters of a text that are searched for a code
MAX_BLANKS: Final = 80  # the most blanks within a code, which is enough for lines of 50 characters
MAX_UNPACKED_BYTES: Final = 16_000
_CHECKSUM_BYTES: Final = 4
_MAX_DEPTH: Final = 6
_CODE_KEYS: Final = ("base", "name", "on", "own", "options", "numbers")

# Part of the format: a deflate dictionary of texts that most codes contain, so that even a short code packs well. It is
# never edited; another dictionary would need another prefix.
_DEFLATE_DICTIONARY: Final = (
    b'"skip":1,"reverse":true,"cover-any":true,"must-cover":true,"play-again":true,"dump-suit":"any","chain":true,'
    b'"goes-on":true,"pass-hands":true,"answerable":true,"scoring":{"by":"held","match":"points","values":{},"wins":'
    b'"low","high"},"sequence":{"over":1,"under":-1},"turn":{"acts":"trailing","every","multi":{"set":true,"run":true,'
    b'"mix":true,"suit-all":true,"chain":true},"penalise":true},"start":{"barred":["power"]},"end":{"until":"one-left"'
    b'},"declare":{"how":"catch","none","finish","word":"last card"},"draw":{"able":"must-play","take":"goes-on","then"'
    b':"until-playable","may-play","end"},"finish":{"barred":["power"],"how":"draw","refuse","free"},"replies":{"two":{'
    b'"2":"add","cancel","pass"},"four":{},"jack":{}},"numbers":{"deal":7,"packs":2,"jokers":2,"target":3,"draw.count":'
    b'2,"declare.at":1,"declare.penalty":2},"options":["sets","runs","play-on","eights-answerable","queen-covers",'
    b'"king-reverses"],"own":{"cards":{"A":{"wild":true,"nominate":"suit"},"2":{"group":"two","pickup":2},"JK":{}}},'
    b'"name":"My ","on":[],"base":"crazy-eights","black-jack","mau-mau","makao","switch"}'
)


def encode_rules(rules: Rules) -> str:
    """Return the code of a ruleset that is a preset or was made from one. Raises RulesError if it is neither, or too
    large.
    """
    base, name, on, own = own_rules_parts(rules)
    table: dict[str, Any] = {
        "base": base,
        "options": list(rules.chosen_options),
        "numbers": dict(rules.changed_numbers),
    }
    if rules.id != base:
        table |= {"name": name, "on": list(on), "own": own}
    plain = json.dumps(_without_empty(table), ensure_ascii=False, separators=(",", ":"), sort_keys=True).encode()
    if len(plain) > MAX_UNPACKED_BYTES:
        raise RulesError(CODE_LOCATION, Message("rules-code-large"))
    code = encode_bytes(plain)
    if decode_rules(code) != rules:
        raise RulesError(rules.id, "it is no preset and was not made of one, so it cannot be shared")
    return code


def decode_rules(code: str) -> Rules:
    """Return the ruleset of the first code in a text, which may contain blanks and line breaks. Raises RulesError
    naming what is wrong.
    """
    plain = _decode_first(code)
    try:
        table = read_json(plain, MAX_UNPACKED_BYTES, _table_of_unique_pairs)
    except RulesError:
        raise
    except ValueError:
        raise RulesError(CODE_LOCATION, "what is in it cannot be read") from None
    if not isinstance(table, dict):
        raise RulesError(CODE_LOCATION, "what is in it is no table")
    for key in table:
        if key not in _CODE_KEYS:
            raise RulesError(f"share.{key}", f"no such field; there are {', '.join(_CODE_KEYS)}")
    _check_values(table, "share", 0)
    return _rules_of_table(table)


def _rules_of_table(table: Mapping[str, Any]) -> Rules:
    base, options, numbers = table.get("base"), _read_texts(table, "options"), table.get("numbers", {})
    if not isinstance(base, str):
        raise RulesError("share.base", "the id of a game is wanted")
    if not isinstance(numbers, dict):
        raise RulesError("share.numbers", "a table of numbers is wanted")
    if not {"name", "on", "own"} & set(table):
        return load_preset(base, options, numbers)
    name, own = table.get("name"), table.get("own", {})
    if not isinstance(name, str) or not clean_name(name) or not (name == clean_name(name) or _is_older_title(name)):
        raise RulesError("share.name", f"a name of 1 to {MAX_NAME_LENGTH} characters is wanted")
    if not isinstance(own, dict):
        raise RulesError("share.own", "a table is wanted")
    made = make_own_rules(base, clean_name(name), _read_texts(table, "on"), own)
    return parse_rules(ruleset_text(made), options, numbers) if options or numbers else made


def _is_older_title(name: str) -> bool:
    """Return whether a name fits the rules that held before `clean_name`: one line without blanks around it."""
    return len(name) <= MAX_NAME_LENGTH and name.isprintable() and name == " ".join(name.split())


def encode_bytes(plain: bytes) -> str:
    """Return the code that holds these bytes."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zdict=_DEFLATE_DICTIONARY)
    packed = zlib.crc32(plain).to_bytes(_CHECKSUM_BYTES, "big") + packer.compress(plain) + packer.flush()
    return CODE_PREFIX + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def _decode_first(text: str) -> bytes:
    """Return the content of the first code in a text. Raises RulesError if there is none, or it is too long or damaged.

    With blanks in the code or words after it, only the checksum can tell where it ends: so longer and longer pieces are
    tried.
    """
    words = words_in_paste(text[: MAX_PASTED_LENGTH + 1])
    first = next((n for n, word in enumerate(words) if CODE_PREFIX in word), -1)
    if first < 0:
        raise RulesError(CODE_LOCATION, Message("rules-code-none", {"prefix": CODE_PREFIX}))
    body, *again = words[first].partition(CODE_PREFIX)[2].split(CODE_PREFIX)
    behind = [] if again else [word.partition(CODE_PREFIX)[0] for word in words[first + 1 :]]
    broken: RulesError | None = None
    for many in range(min(len(behind), MAX_BLANKS) + 1):
        if len(whole := body + "".join(behind[:many])) > MAX_CODE_LENGTH:
            break
        try:
            return _decompress(whole)
        except RulesError as problem:
            broken = broken or problem
    raise broken or RulesError(CODE_LOCATION, Message("rules-code-long", {"most": MAX_CODE_LENGTH}))


def _decompress(body: str) -> bytes:
    try:
        if not re.fullmatch(r"[A-Za-z0-9_-]+", body):
            raise ValueError
        packed = base64.b64decode(body + "=" * (-len(body) % 4), altchars=b"-_", validate=True)
        unpacker = zlib.decompressobj(-15, zdict=_DEFLATE_DICTIONARY)
        plain = unpacker.decompress(packed[_CHECKSUM_BYTES:], MAX_UNPACKED_BYTES + 1)
    except (ValueError, binascii.Error, zlib.error):
        raise RulesError(CODE_LOCATION, Message("rules-code-broken")) from None
    if len(plain) > MAX_UNPACKED_BYTES:
        raise RulesError(CODE_LOCATION, f"it unpacks to more than {MAX_UNPACKED_BYTES} bytes")
    if not unpacker.eof or unpacker.unused_data or zlib.crc32(plain) != int.from_bytes(packed[:_CHECKSUM_BYTES], "big"):
        raise RulesError(CODE_LOCATION, Message("rules-code-broken"))
    return plain


def _without_empty(table: Mapping[str, Any]) -> dict[str, Any]:
    """Return the table without empty values, except that `own` always stays."""
    return {key: value for key, value in table.items() if value or key == "own"}


def _read_texts(table: Mapping[str, Any], key: str) -> tuple[str, ...]:
    value = table.get(key, [])
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        raise RulesError(f"share.{key}", "a list of ids is wanted")
    return tuple(value)


def _table_of_unique_pairs(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise RulesError(f"share.{key[:MAX_NAME_LENGTH]}", "it stands there twice")
        found[key] = value
    return found


def _check_values(value: Any, location: str, depth: int) -> None:
    """Raise RulesError for values that no ruleset can hold, before anything is made of them."""
    if depth > _MAX_DEPTH:
        raise RulesError(location, "tables lie too deep within tables")
    if isinstance(value, dict):
        for key, each in value.items():
            if not key or len(key) > MAX_NAME_LENGTH or not key.isprintable():
                raise RulesError(location, "a key in it is none")
            _check_values(each, f"{location}.{key}", depth + 1)
    elif isinstance(value, list):
        for each in value:
            _check_values(each, location, depth + 1)
    elif isinstance(value, str):
        if len(value) > 400 or not (value.isprintable() or value == clean_name(value)):
            raise RulesError(location, "a line of at most 400 characters is wanted")
    elif not isinstance(value, (bool, int)) or abs(value) > 1_000_000:
        raise RulesError(location, f"{str(value)[:20]} is not allowed")

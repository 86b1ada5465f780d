"""A number typed with one thumb: digits, a sign, a half, and sums."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from engine.scoresheet.terms import MOST_POINTS, Points, points_text

DIGITS: Final = "0123456789"
MOST_DIGITS: Final = 5
MOST_TERMS: Final = 8


@dataclass(frozen=True)
class Term:
    """One number of a sum; `digits` is empty if it has only a sign or a half."""

    digits: str = ""
    minus: bool = False
    half: bool = False

    @property
    def value_of_term(self) -> Points | None:
        """The value, None if there are no digits and no half."""
        if not self.digits and not self.half:
            return None
        amount: Points = int(self.digits or "0")
        if self.half:
            amount += 0.5
        return -amount if self.minus else amount


@dataclass(frozen=True)
class TypedSum:
    """A sum being typed. Each key returns a new one; a key that doesn't fit returns the same."""

    terms: tuple[Term, ...] = (Term(),)

    @property
    def value_of_sum(self) -> Points | None:
        """The sum, as an int if it's whole; None if there's no number."""
        counted = [term.value_of_term for term in self.terms if term.value_of_term is not None]
        if not counted:
            return None
        total = sum(counted)
        return int(total) if total == int(total) else total

    @property
    def is_empty(self) -> bool:
        """Whether nothing has been typed."""
        return self.terms == (Term(),)

    @property
    def typed_text(self) -> str:
        """The sum as typed: "12 + 7"; "" if it is empty."""
        if self.is_empty:
            return ""
        said = ""
        for n, term in enumerate(self.terms):
            amount = Term(term.digits, False, term.half).value_of_term
            number = points_text(amount) if amount is not None else ""
            if n == 0:
                said = ("−" if term.minus else "") + number
            else:
                said += f" {'−' if term.minus else '+'} {number}".rstrip()
        return said

    @property
    def has_several_terms(self) -> bool:
        """Whether there is more than one number, so that the total is worth showing."""
        return len([term for term in self.terms if term.value_of_term is not None]) > 1

    def press_key(self, key: str) -> TypedSum:
        """Return the sum after a key: `0`–`9`, `±`, `+`, `½`, `back`."""
        last = self.terms[-1]
        changed: Term
        if key == "back":
            return self.delete_last()
        if key == "+":
            full = last.value_of_term is None or len(self.terms) == MOST_TERMS
            return self if full else TypedSum((*self.terms, Term()))
        if key == "±":
            changed = replace(last, minus=not last.minus)
        elif key == "½":
            changed = replace(last, half=not last.half)
        elif key in DIGITS and len(key) == 1:
            if last.half or len(last.digits) == MOST_DIGITS:
                return self
            changed = replace(last, digits=key if last.digits == "0" else last.digits + key)
        else:
            raise ValueError(f"{key!r} is no key; there are the digits, ±, +, ½ and back")
        made = TypedSum((*self.terms[:-1], changed))
        return self if abs(made.value_of_sum or 0) > MOST_POINTS else made

    def delete_last(self) -> TypedSum:
        *before, last = self.terms
        if last.half:
            last = replace(last, half=False)
        elif last.digits:
            last = replace(last, digits=last.digits[:-1])
        elif last.minus:
            last = replace(last, minus=False)
        elif before:
            return TypedSum(tuple(before))
        made = TypedSum((*before, last))
        return self if abs(made.value_of_sum or 0) > MOST_POINTS else made


def typed_as(value: Points | None) -> TypedSum:
    """Return a number as if it had just been typed."""
    if value is None:
        return TypedSum()
    amount = abs(value)
    whole = int(amount)
    half = amount != whole
    return TypedSum((Term("" if half and not whole else str(whole), value < 0, half),))

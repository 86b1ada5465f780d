"""A number typed with one thumb or on a keyboard: digits, a sign, a half or decimals, and sums."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from engine.scoresheet.terms import (
    MOST_ENTERED_DECIMALS,
    MOST_POINTS,
    Points,
    exact_points,
    is_half_or_whole,
    points_text,
)

DIGITS: Final = "0123456789"
KEYS: Final = (*DIGITS, "±", "-", "+", "½", ".", "back")
MOST_DIGITS: Final = 5
MOST_TERMS: Final = 8
LONGEST_NUMBER: Final = 10  # characters


@dataclass(frozen=True)
class Term:
    """One number of a sum; `digits` is empty if it has only a sign, a half or decimals. `decimals` are the digits after
    the decimal point, None before it is typed.
    """

    digits: str = ""
    minus: bool = False
    half: bool = False
    decimals: str | None = None

    @property
    def value_of_term(self) -> Points | None:
        """The value, None if there are no digits and no half."""
        if not self.digits and not self.half and not self.decimals:
            return None
        amount: Points = int(self.digits or "0")
        if self.half:
            amount += 0.5
        if self.decimals:
            amount = exact_points(float(f"{self.digits or '0'}.{self.decimals}"))
        return -amount if self.minus else amount

    @property
    def amount_text(self) -> str:
        """The number as typed, without its sign."""
        if self.decimals is not None:
            return f"{self.digits or '0'}.{self.decimals}"
        amount = replace(self, minus=False).value_of_term
        return points_text(amount) if amount is not None else ""


@dataclass(frozen=True)
class TypedSum:
    """A sum being typed. Each key returns a new one; a key that doesn't fit returns the same."""

    terms: tuple[Term, ...] = (Term(),)

    @property
    def value_of_sum(self) -> Points | None:
        """The sum, as an int if it's whole; None if there's no number."""
        counted = [term.value_of_term for term in self.terms if term.value_of_term is not None]
        return exact_points(sum(counted)) if counted else None

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
            if n == 0:
                said = ("−" if term.minus else "") + term.amount_text
            else:
                said += f" {'−' if term.minus else '+'} {term.amount_text}".rstrip()
        return said

    @property
    def has_several_terms(self) -> bool:
        """Whether there is more than one number, so that the total is worth showing."""
        return len([term for term in self.terms if term.value_of_term is not None]) > 1

    def press_key(self, key: str, decimals: int = 0) -> TypedSum:
        """Return the sum after a key of `KEYS`, with at most so many `decimals`. "±" changes the sign of the last
        number, and "-" does before its first digit; after it, "-" begins the next number, as "+" does. Raises
        ValueError for another key.
        """
        last = self.terms[-1]
        changed: Term
        if key == "back":
            return self.delete_last()
        if key == "+" or (key == "-" and last.value_of_term is not None):
            full = last.value_of_term is None or len(self.terms) == MOST_TERMS
            return self if full else TypedSum((*self.terms, Term(minus=key == "-")))
        if key in ("±", "-"):
            changed = replace(last, minus=not last.minus)
        elif key == "½":
            changed = last if last.decimals is not None else replace(last, half=not last.half)
        elif key == ".":
            fits = decimals and last.decimals is None and not last.half
            changed = replace(last, decimals="") if fits else last
        elif key in DIGITS and len(key) == 1:
            if self._has_no_room(decimals):
                return self
            if last.decimals is not None:
                changed = replace(last, decimals=last.decimals + key)
            else:
                changed = replace(last, digits=key if last.digits == "0" else last.digits + key)
        else:
            raise ValueError(f"{key!r} is no key; there are {' '.join(KEYS)}")
        made = TypedSum((*self.terms[:-1], changed))
        return self if abs(made.value_of_sum or 0) > MOST_POINTS else made

    def refuses_digit(self, key: str, decimals: int = 0) -> bool:
        """Whether a key is a digit for which there is no room."""
        last = self.terms[-1]
        is_leading_zero = last.decimals is None and last.digits == key == "0"
        return key in DIGITS and self.press_key(key, decimals) == self and not is_leading_zero

    def _has_no_room(self, decimals: int) -> bool:
        last = self.terms[-1]
        if last.decimals is not None:
            return len(last.decimals) >= decimals
        return last.half or len(last.digits) == MOST_DIGITS

    def delete_last(self) -> TypedSum:
        *before, last = self.terms
        if last.half:
            last = replace(last, half=False)
        elif last.decimals is not None:
            last = replace(last, decimals=last.decimals[:-1] if last.decimals else None)
        elif last.digits:
            last = replace(last, digits=last.digits[:-1])
        elif last.minus:
            last = replace(last, minus=False)
        elif before:
            return TypedSum(tuple(before))
        made = TypedSum((*before, last))
        return self if abs(made.value_of_sum or 0) > MOST_POINTS else made


def typed_as(value: Points | None, decimals: int = 0) -> TypedSum:
    """Return a number as if it had just been typed, on a sheet with so many decimals."""
    if value is None:
        return TypedSum()
    amount = abs(value)
    whole = int(amount)
    if amount != whole and (decimals or not is_half_or_whole(amount)):
        return TypedSum((Term(str(whole), value < 0, decimals=points_text(amount, 1).partition(".")[2]),))
    half = amount != whole
    return TypedSum((Term("" if half and not whole else str(whole), value < 0, half),))


def parse_number(text: str) -> Points | None:
    """Return the number that a text says in digits, as on the pad, with a point or a comma; None if it says none."""
    typed = TypedSum()
    for key in text.strip().replace(",", ".").replace("−", "-"):
        if key not in (*DIGITS, "-", "."):
            return None
        typed = typed.press_key(key, MOST_ENTERED_DECIMALS)
    return typed.value_of_sum

"""Deals and numbers as the command line reads them."""

import re
from collections.abc import Iterator
from decimal import Decimal

from ._native import Game, Rules

__all__ = ["DEALS_MAX", "Deals", "whole_number"]

DEALS_MAX = 1_000_000_000

_DIGITS = r"[0-9]+(?:_[0-9]+)*"
_NUMBER = re.compile(rf"({_DIGITS}(?:\.{_DIGITS})?)(?:[eE]\+?([0-9]{{1,2}})|([kKmMgG]))?")
_POWERS = {"k": 3, "m": 6, "g": 9}
# More digits than any number below 2^64 needs.
_LENGTH_MAX = 64


def whole_number(text: str) -> int:
    """Reads a whole number below 2^64, such as 1000000, 1_000_000, 1e6 or 1M.

    >>> from webspinner.deals import whole_number
    >>> whole_number("300k"), whole_number("1.5e6")
    (300000, 1500000)
    """
    found = _NUMBER.fullmatch(text) if len(text) <= _LENGTH_MAX else None
    if found:
        power = int(found[2] or 0) + _POWERS.get((found[3] or "").lower(), 0)
        number = Decimal(found[1].replace("_", "")) * 10**power
        if number == int(number) and number < 2**64:
            return int(number)
    known = "1000000, 1_000_000, 1e6 or 1M"
    raise ValueError(f"write a whole number, such as {known}, not {text!r:.80}")


class Deals:
    """A list of numbered deals of a game: numbers and ranges of them, such as "own:1..1000,ms:7".

    >>> from webspinner.deals import Deals
    >>> deals = Deals("own:1..1_000,ms:7", ws.rules("spider"))
    >>> len(deals), deals[999], deals[1000], str(deals)
    (1001, 'own:1000', 'ms:7', 'own:1..1000,ms:7')
    >>> deals.index_of("ms:7"), deals.index_of("ms:8")
    (1000, None)
    """

    def __init__(self, text: str, rules: Rules) -> None:
        self._parts = [_part(part.strip(), rules) for part in text.split(",")]
        for place, (scheme, first, last) in enumerate(self._parts):
            for other, begin, end in self._parts[:place]:
                if scheme == other and first <= end and begin <= last:
                    raise ValueError(f"{scheme}:{max(first, begin)} is there twice")
        # More than `len` could say.
        if self._count() > DEALS_MAX:
            raise ValueError(f"these are more than {DEALS_MAX} deals")

    def _count(self) -> int:
        return sum(last - first + 1 for _, first, last in self._parts)

    def __len__(self) -> int:
        return self._count()

    def __getitem__(self, place: int) -> str:
        for scheme, first, last in self._parts:
            if 0 <= place <= last - first:
                return f"{scheme}:{first + place}"
            place -= last - first + 1
        raise IndexError("there is no deal at this place")

    def index_of(self, shuffle: str) -> int | None:
        """The place of a deal, counted from 0, if it is one of them."""
        scheme, _, digits = shuffle.partition(":")
        begin = 0
        for own, first, last in self._parts:
            if own == scheme and digits.isdecimal() and first <= int(digits) <= last:
                return begin + int(digits) - first
            begin += last - first + 1
        return None

    def shard(self, number: int, of: int) -> Iterator[str]:
        """The deals of a shard, counted from 1: deals are dealt to the shards in turn."""
        return (self[place] for place in range(number - 1, len(self), of))

    def __str__(self) -> str:
        ends = ("" if first == last else f"..{last}" for _, first, last in self._parts)
        begins = (f"{scheme}:{first}" for scheme, first, _ in self._parts)
        return ",".join(begin + end for begin, end in zip(begins, ends, strict=True))


def _part(text: str, rules: Rules) -> tuple[str, int, int]:
    """The scheme of a range, and its ends."""
    begin, dots, end = text.partition("..")
    scheme, first = _deal(begin, rules)
    last = first
    if dots:
        try:
            last = whole_number(end)
        except ValueError:
            message = f"{text!r:.80} does not end with a number; a range is written ms:1..1000"
            raise ValueError(message) from None
        _deal(f"{scheme}:{last}", rules)
    if last < first:
        raise ValueError(f"{text!r:.80} ends before it begins")
    return scheme, first, last


def _deal(text: str, rules: Rules) -> tuple[str, int]:
    """A scheme and a number, of which the game has a deal."""
    try:
        name = Game(rules, text).deal or ""
    except ValueError as error:
        raise ValueError(f"{text!r:.80}: {error}") from None
    _, scheme, number = name.split(":", 2)
    if scheme == "cards":
        raise ValueError(f"{text!r:.80} has no number: a survey is about numbered deals")
    return scheme, int(number)

"""Deals that are decided, how often they are won, and results that were kept."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal, SupportsIndex, overload

from ._native import Rules, Verdict, arrow_stream, count_verdicts, decide, wilson

__all__ = ["Results", "WinRate", "decide_iter", "decide_many", "win_rate"]

MEMORY_BYTES_MAX = 4 << 30
"""The usual limit of a search's tables, the same as in `webspinner survey`."""


# It is no subclass of Sequence: Polars would then take it for a list of values.
class Results:
    """Verdicts on deals, in order. Programs that know Arrow read them as the table that
    `webspinner survey` writes, without a copy: `polars.DataFrame(results)`,
    `pyarrow.table(results)`, and DuckDB by the name of the variable.

    >>> results = ws.Results(ws.decide_iter("spiderette", range(1, 4), nodes=1_000))
    >>> len(results), results[0].shuffle, results[1:]
    (3, 'own:1', <Results: 0 won, 0 lost, 2 unknown>)
    """

    __slots__ = ("_verdicts",)

    def __init__(self, verdicts: Iterable[Verdict] = ()) -> None:
        self._verdicts = list(verdicts)
        for verdict in self._verdicts:
            if not isinstance(verdict, Verdict):
                kind = type(verdict).__name__
                raise TypeError(f"results are verdicts, as decide_iter gives them, not {kind}")

    def __len__(self) -> int:
        return len(self._verdicts)

    @overload
    def __getitem__(self, index: int) -> Verdict: ...
    @overload
    def __getitem__(self, index: slice) -> "Results": ...
    def __getitem__(self, index: int | slice) -> "Verdict | Results":
        if isinstance(index, slice):
            return Results(self._verdicts[index])
        return self._verdicts[index]

    def __iter__(self) -> Iterator[Verdict]:
        return iter(self._verdicts)

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        """The table for programs that know Arrow. They convert it to another schema themselves."""
        return arrow_stream(self._verdicts)

    def __repr__(self) -> str:
        won, lost, unknown = count_verdicts(self._verdicts)
        return f"<Results: {won} won, {lost} lost, {unknown} unknown>"


def decide_many(
    rules: Rules | str,
    deals: Iterable[str | SupportsIndex],
    *,
    nodes: int = 1_000_000,
    memory_bytes: int = MEMORY_BYTES_MAX,
    threads: int | None = None,
) -> Results:
    """Finds out which deals of a game can be won, each as by `solve`, on this many threads at once:
    by default as many as the machine has. The verdicts come in the order of the deals, and are
    the same as `webspinner survey` gives with the same limits. Ctrl-C interrupts it.

    >>> found = ws.decide_many("spiderette", range(1, 4), nodes=20_000)
    >>> [verdict.word in ("won", "lost", "unknown") for verdict in found]
    [True, True, True]
    """
    limits = {"nodes": nodes, "memory_bytes": memory_bytes}
    return Results(decide(rules, deals, **limits, threads=threads, in_order=True, at_once=True))


def decide_iter(
    rules: Rules | str,
    deals: Iterable[str | SupportsIndex],
    *,
    nodes: int = 1_000_000,
    memory_bytes: int = MEMORY_BYTES_MAX,
    threads: int | None = None,
    order: Literal["deals", "done"] = "deals",
) -> Iterator[Verdict]:
    """The verdicts of `decide_many` as they come: in the order of the deals, or with "done" as soon
    as they are found. Deals are taken a few ahead, so there may be any number of them. The searches
    go on while your program uses a verdict, and end when it forgets the iterator.

    >>> import itertools
    >>> verdicts = ws.decide_iter("spiderette", itertools.count(1), nodes=1_000)
    >>> next(verdicts).shuffle, next(verdicts).shuffle
    ('own:1', 'own:2')
    """
    if order not in ("deals", "done"):
        raise ValueError(f"order is 'deals' or 'done', not {order!r:.80}")
    limits, in_order = {"nodes": nodes, "memory_bytes": memory_bytes}, order == "deals"
    return decide(rules, deals, **limits, threads=threads, in_order=in_order, at_once=False)


@dataclass(frozen=True)
class WinRate:
    """How many deals were won, lost and unknown, and the range from `low` to `high` that holds the
    share of all deals of the game that can be won, with 95% confidence.

    >>> rate = ws.WinRate(won=6, lost=2, unknown=2, low=0.31, high=0.95)
    >>> print(rate)
    60.0% won, 20.0% unknown: 31.0–95.0% (95%)
    """

    won: int
    lost: int
    unknown: int
    low: float
    high: float

    def __str__(self) -> str:
        deals = max(self.won + self.lost + self.unknown, 1)
        won, unknown = _percent(self.won / deals), _percent(self.unknown / deals)
        low, high = _percent(self.low), _percent(self.high)
        return f"{won}% won, {unknown}% unknown: {low}–{high}% (95%)"


def win_rate(results: Iterable[Verdict]) -> WinRate:
    """The win rate of decided deals with its uncertainty, as `webspinner report` has it. Deals that
    are unknown count as lost for the lower end, and as won for the upper one: each end is that of
    Wilson's interval. It assumes that the deals are a fair sample, as ranges of numbers are; a deal
    given twice counts twice.

    >>> rate = ws.win_rate(ws.decide_many("spiderette", range(1, 21), nodes=10))
    >>> rate.unknown, rate.low, rate.high
    (20, 0.0, 1.0)
    """
    won, lost, unknown = count_verdicts(list(results))
    return rate_of(won, lost, unknown)


def rate_of(won: int, lost: int, unknown: int) -> WinRate:
    """The win rate of this many deals."""
    deals = won + lost + unknown
    return WinRate(won, lost, unknown, wilson(won, deals)[0], wilson(won + unknown, deals)[1])


def _percent(share: float) -> str:
    """A share with one decimal place, or more if it would otherwise be rounded to 0 or 100."""
    for places in (1, 2, 3):
        text = f"{100 * share:.{places}f}"
        if not (float(text) == 100 and share < 1 or float(text) == 0 and share > 0):
            return text
    return f"{100 * share:.4f}"

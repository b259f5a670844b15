"""What environments make of their arguments."""

import operator
from typing import Any

import numpy as np
from numpy.typing import NDArray


def read_only(array: NDArray[Any]) -> NDArray[Any]:
    """The same array, which cannot be written here."""
    view = array.view()
    view.flags.writeable = False
    return view


def as_actions(actions: object) -> NDArray[np.int64]:
    """Actions as the games take them."""
    given = np.asarray(actions)
    if given.dtype.kind not in "iu" or given.ndim != 1:
        raise TypeError(
            "actions are one integer for each game, as move_to_action gives them, not "
            f"{actions!r:.80}"
        )
    return np.ascontiguousarray(given, np.int64)


def as_action(action: object) -> NDArray[np.int64]:
    """The action of the only game, as games take actions."""
    given = np.asarray(action)
    if given.dtype.kind not in "iu" or given.ndim != 0:
        raise TypeError(
            f"an action is an integer, as move_to_action gives it, not {action!r:.80}"
        )
    return given.astype(np.int64).reshape(1)


def as_seed(name: str, given: object) -> int | None:
    """A seed, or the number of a deal, if there is any."""
    if given is None:
        return None
    try:
        number = operator.index(given)  # type: ignore[arg-type]
    except TypeError:
        kind = "the number of an own deal" if "deal" in name else "a whole number"
        raise TypeError(f"{name} is {kind}, such as 42, not {given!r:.80}") from None
    if 0 <= number < 2**64:
        return number
    raise ValueError(f"{name} is at least 0 and less than 2**64, not {number!r:.80}")


def at_least_one(name: str, number: int) -> None:
    """Refuses what is no count, or too large for one."""
    if not 1 <= operator.index(number) <= 2**24:
        raise ValueError(f"{name} is at least 1 and at most 2**24, not {number!r:.80}")


def one_of(name: str, given: object, known: list[str | None]) -> None:
    """Refuses a word that is none of those known."""
    if given not in known:
        words = ", ".join(repr(word) for word in known)
        raise ValueError(f"{name} is one of {words}, not {given!r:.80}")

"""Spider Solitaire and its relatives: rules, records, fair players and environments to learn in.

>>> import webspinner as ws
>>> game = ws.Game("spider", "ms:1")
>>> game.play(game.legal_moves()[0])
>>> game.length
1
"""

from ._native import (
    Game,
    IllegalMove,
    Move,
    Player,
    Position,
    Rules,
    State,
    Verdict,
    View,
    __version__,
    games,
    player,
    rules,
    solve,
)

# As checkers of types know it. The one of `typing` would take longer than all the rest.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from .env import Env
    from .load import load_results
    from .results import Results, WinRate, decide_iter, decide_many, win_rate
    from .vector import VectorEnv

__all__ = [
    "Env",
    "Game",
    "IllegalMove",
    "Move",
    "Player",
    "Position",
    "Results",
    "Rules",
    "State",
    "VectorEnv",
    "Verdict",
    "View",
    "WinRate",
    "__version__",
    "decide_iter",
    "decide_many",
    "games",
    "load_results",
    "player",
    "rules",
    "solve",
    "win_rate",
]

# What is imported only once it is asked for, and the module that has it: Gymnasium takes long.
_LATER = {
    "Env": "env",
    "Results": "results",
    "VectorEnv": "vector",
    "WinRate": "results",
    "decide_iter": "results",
    "decide_many": "results",
    "load_results": "load",
    "win_rate": "results",
}


def __getattr__(name: str) -> object:
    """What is imported only once it is asked for."""
    if name not in _LATER:
        raise AttributeError(f"module 'webspinner' has no attribute '{name}'")
    from importlib import import_module

    value: object = getattr(import_module(f".{_LATER[name]}", __name__), name)
    globals()[name] = value
    return value

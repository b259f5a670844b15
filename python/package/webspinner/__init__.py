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
    decide_many,
    games,
    player,
    rules,
    solve,
)

# As checkers of types know it. The one of `typing` would take longer than all the rest.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from .env import Env
    from .vector import VectorEnv

__all__ = [
    "Env",
    "Game",
    "IllegalMove",
    "Move",
    "Player",
    "Position",
    "Rules",
    "State",
    "VectorEnv",
    "Verdict",
    "View",
    "__version__",
    "decide_many",
    "games",
    "player",
    "rules",
    "solve",
]


def __getattr__(name: str) -> object:
    """The environments, once they are asked for: Gymnasium takes long to import."""
    if name == "Env":
        from .env import Env

        return Env
    if name == "VectorEnv":
        from .vector import VectorEnv

        return VectorEnv
    raise AttributeError(f"module 'webspinner' has no attribute '{name}'")

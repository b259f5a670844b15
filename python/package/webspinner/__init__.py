"""Spider Solitaire and its relatives: rules, records and fair players.

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
    View,
    __version__,
    games,
    player,
    rules,
)

__all__ = [
    "Game",
    "IllegalMove",
    "Move",
    "Player",
    "Position",
    "Rules",
    "View",
    "__version__",
    "games",
    "player",
    "rules",
]

"""One game as an environment of Gymnasium: `Env`."""

from copy import deepcopy
from typing import Any, Literal

from ._arguments import as_action, as_seed
from ._native import Game, Move, Rules

# Before all others, as it says what to install where Gymnasium is missing.
from .vector import Observation, VectorEnv

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode

__all__ = ["Env"]


class Env(gymnasium.Env[Observation, np.int64]):
    """One game, with the observations, actions and rewards of `VectorEnv`.

    >>> env = ws.Env("spider")
    >>> seen, info = env.reset(seed=1)
    >>> seen.shape, info["action_mask"].shape
    ((12, 104), (1171,))
    """

    metadata: dict[str, Any] = VectorEnv.metadata

    def __init__(
        self,
        rules: Rules | str,
        *,
        reward: Literal["sparse", "dense"] = "sparse",
        max_moves: int = 1_000,
        render_mode: str | None = None,
    ) -> None:
        self._vector = VectorEnv(
            rules,
            reward=reward,
            max_moves=max_moves,
            autoreset_mode=AutoresetMode.DISABLED,
            render_mode=render_mode,
        )
        self.render_mode = render_mode
        self.observation_space = self._vector.single_observation_space
        self.action_space = self._vector.single_action_space

    def __copy__(self) -> "Env":
        """Another environment whose game stands as this one, as `copy.deepcopy` makes it, too."""
        return deepcopy(self)

    @property
    def rules(self) -> Rules:
        """The rules of the game.

        >>> ws.Env("spider").rules
        <Rules spider>
        """
        return self._vector.rules

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deals a game: by this seed, or the next one. `options` may have "deal", a number.

        >>> env = ws.Env("spider")
        >>> seen, info = env.reset(options={"deal": 42})
        >>> env.game().view() == ws.Game("spider", 42).view()
        True
        """
        super().reset(seed=as_seed("seed", seed))
        options = dict(options or {})
        deal = as_seed("options['deal']", options.pop("deal", None))
        if options:
            raise ValueError(f"options has 'deal', but no {next(iter(options))!r:.80}")
        seen, infos = self._vector.reset(seed=seed, options={"deals": deal})
        return seen[0], first_of(infos)

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Plays an action. An illegal one changes nothing, but counts as a move.

        >>> env = ws.Env("spider")
        >>> seen, info = env.reset(seed=1)
        >>> seen, reward, terminated, truncated, info = env.step(env.sample_action())
        >>> reward, terminated, truncated, info["illegal"]
        (0.0, False, False, False)
        """
        seen, rewards, terminations, truncations, infos = self._vector.step(as_action(action))
        ended = bool(terminations[0]), bool(truncations[0])
        return seen[0], float(rewards[0]), *ended, first_of(infos)

    def sample_action(self) -> np.int64:
        """One of the legal actions, by chance, which the seed decides; 0 if the game is over.

        >>> env = ws.Env("spider")
        >>> seen, info = env.reset(seed=1)
        >>> int(info["action_mask"][env.sample_action()])
        1
        """
        action: np.int64 = self._vector.sample_actions()[0]
        return action

    def action_to_move(self, action: int) -> Move:
        """The move of an action.

        >>> ws.Env("spider").action_to_move(1170)
        Move('d')
        """
        return self._vector.action_to_move(action)

    def move_to_action(self, move: Move | str) -> int:
        """The action of a move, or of its text.

        >>> ws.Env("spider").move_to_action("d")
        1170
        """
        return self._vector.move_to_action(move)

    def game(self) -> Game:
        """The game as it stands: one to look at and to go on with. It has no deal and no record.

        >>> env = ws.Env("spider")
        >>> seen, info = env.reset(seed=1)
        >>> env.game()
        <Game of spider after 0 moves>
        """
        return self._vector.game(0)

    def render(self) -> str | None:
        """The table as a text, if the render mode is "ansi".

        >>> env = ws.Env("spider", render_mode="ansi")
        >>> seen, info = env.reset(seed=1)
        >>> env.render().startswith("1: ## ## ## ## ## ")
        True
        """
        return None if self.render_mode is None else str(self.game())


def first_of(infos: dict[str, Any]) -> dict[str, Any]:
    """What the infos say of the first game."""
    kept = {name: infos[name][0] for name in ("illegal", "won", "moves", "action_mask")}
    return kept | {name: kept[name].item() for name in ("illegal", "won", "moves")}

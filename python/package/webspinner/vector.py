"""Games as environments of Gymnasium: `VectorEnv` for many at once; `webspinner.env` has one.

Importing this module registers both for every built-in game, under the id of the game:

>>> import gymnasium, webspinner.vector
>>> gymnasium.make_vec("webspinner/spider-1-v0", num_envs=8).unwrapped
VectorEnv(webspinner/spider-1-v0, num_envs=8)
"""

import operator
import secrets
from collections.abc import Iterable, Sequence
from copy import deepcopy
from typing import Any, Literal

try:
    import gymnasium
    import numpy as np
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray
except ImportError as _error:
    raise ImportError(
        f"environments need Gymnasium 1.1 or later ({_error}): pip install 'webspinner[gym]'",
        name=_error.name,
    ) from _error

from ._arguments import as_actions, as_seed, at_least_one, one_of, read_only
from ._native import Game, Games, Move, Rules, State, games

__all__ = ["VectorEnv"]

# Counts up whenever observations, actions or rewards mean something else.
VERSION = 0
# What stands for a card that lies face down or in the stock.
HIDDEN = 64

Observation = NDArray[np.uint8]
Indices = int | Iterable[int] | None


class VectorEnv(gymnasium.vector.VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """Many games of one kind, played at once.

    `rules` is a `Rules`, the name of a built-in game or the text of a game file. `legal` is "mask"
    for `info["action_mask"]`, or "ragged" for `info["legal_offsets"]` and `info["legal_actions"]`,
    where a game has many actions. `reward` is "sparse" for 1 at a win, or "dense" for progress as
    well. After `max_moves` moves a game is truncated. With `copy=False`, `step` and `reset` return
    read-only arrays that the next step changes, which is faster. With `observe=False` there are no
    observations. docs/python.md of the project explains all of it.

    >>> env = ws.VectorEnv("spider", 2)
    >>> seen, info = env.reset(seed=1)
    >>> seen.shape, info["action_mask"].shape
    ((2, 12, 104), (2, 1171))
    >>> seen, rewards, terminations, truncations, info = env.step(env.sample_actions())
    >>> rewards
    array([0., 0.])
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 4}

    def __init__(
        self,
        rules: Rules | str,
        num_envs: int = 1,
        *,
        legal: Literal["mask", "ragged"] = "mask",
        reward: Literal["sparse", "dense"] = "sparse",
        max_moves: int = 1_000,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        observe: bool = True,
        render_mode: str | None = None,
    ) -> None:
        mode = AutoresetMode(autoreset_mode)
        one_of("legal", legal, ["mask", "ragged"])
        one_of("reward", reward, ["sparse", "dense"])
        one_of("render_mode", render_mode, [None, *self.metadata["render_modes"]])
        at_least_one("num_envs", num_envs)
        at_least_one("max_moves", max_moves)
        self._settings: dict[str, Any] = {
            "legal": legal,
            "reward": reward,
            "max_moves": max_moves,
            "autoreset_mode": mode,
            "copy": copy,
            "observe": observe,
            "render_mode": render_mode,
        }
        self._games = Games(
            rules,
            num_envs,
            seed=secrets.randbits(64),
            max_moves=max_moves,
            dense=reward == "dense",
            autoreset=mode.value,
            observe=observe,
            mask=legal == "mask",
        )
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.metadata = self.metadata | {"autoreset_mode": mode}
        (
            self._observations,
            self._final_observations,
            self._mask,
            self._final_mask,
            self._rewards,
            self._terminations,
            self._truncations,
            self._illegal,
            self._won,
            self._moves,
        ) = self._games.buffers()
        self._all = read_only(np.ones(num_envs, np.bool_))
        shape = self._observations.shape[1:]
        self.single_observation_space = gymnasium.spaces.Box(0, HIDDEN, shape, np.uint8)
        self.single_action_space = gymnasium.spaces.Discrete(self._games.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def __copy__(self) -> "VectorEnv":
        return deepcopy(self)

    def __deepcopy__(self, memo: dict[int, Any]) -> "VectorEnv":
        """Another environment whose games stand as these, and go on as these would have."""
        games = self._games.copy()
        other = type(self).__new__(type(self))
        memo |= {id(self): other, id(self._games): games, id(self._all): self._all}
        # The arrays of its games take the place of those here, wherever they are named.
        for array, copied in zip(self._games.buffers(), games.buffers(), strict=True):
            memo[id(array)] = copied
            np.copyto(copied, array)
        other.__dict__ = deepcopy(self.__dict__, memo)
        return other

    @property
    def rules(self) -> Rules:
        """The rules of all games.

        >>> ws.VectorEnv("spider", 2).rules
        <Rules spider>
        """
        return self._games.rules

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        """Deals all games anew.

        With a seed, game i is dealt by `seed + i`, whatever games are beside it; a list has a seed
        for each. Without, every game goes on with its next deal. `options` may have "deals", a
        number or one for each game, which are those of `Game`; and "reset_mask", which says by an
        array of bools which games are dealt anew.

        >>> env = ws.VectorEnv("spider", 2)
        >>> seen, info = env.reset(options={"deals": [7, 8]})
        >>> env.deals
        [7, 8]
        """
        options = dict(options or {})
        seeds = self._one_each("seed", seed, counts=True)
        super().reset(seed=seed if isinstance(seed, int) else None)
        deals = self._one_each("options['deals']", options.pop("deals", None), counts=False)
        chosen = self._all
        if (mask := options.pop("reset_mask", None)) is not None:
            chosen = np.asarray(mask)
            if chosen.dtype != np.bool_ or chosen.shape != (self.num_envs,) or not chosen.any():
                raise ValueError(
                    f"options['reset_mask'] is an array of {self.num_envs} bools, some of them "
                    f"true, not {mask!r:.80}"
                )
        if options:
            unknown = next(iter(options))
            raise ValueError(f"options has 'deals' and 'reset_mask', but no {unknown!r:.80}")
        indices = [int(index) for index in np.flatnonzero(chosen)]
        self._games.reset(indices, [seeds[i] for i in indices], [deals[i] for i in indices])
        return self.look()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[
        Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]
    ]:
        """Plays an action in each game. An illegal one changes nothing, but counts as a move.

        >>> env = ws.VectorEnv("spider", 1)
        >>> seen, info = env.reset(options={"deals": 1})
        >>> seen, rewards, terminations, truncations, info = env.step([env.move_to_action("d")])
        >>> info["illegal"], info["moves"]
        (array([False]), array([1]))
        """
        self._games.step(as_actions(actions))
        rewards, terminations = self._rewards.copy(), self._terminations.copy()
        truncations, infos = self._truncations.copy(), self._infos()
        if self._settings["autoreset_mode"] is AutoresetMode.SAME_STEP:
            ended = terminations | truncations
            if ended.any():
                self._tell_ends(infos, ended)
        return self._seen(), rewards, terminations, truncations, infos

    def look(self) -> tuple[Observation, dict[str, Any]]:
        """What `reset` has returned, as the games stand now.

        >>> env = ws.VectorEnv("spider", 2)
        >>> seen, info = env.reset(seed=1)
        >>> bool((env.look()[0] == seen).all())
        True
        """
        return self._seen(), self._infos()

    def sample_actions(self) -> NDArray[np.int64]:
        """One of the legal actions of each game, by chance, which the seed decides; 0 for a game
        that is over.

        >>> env = ws.VectorEnv("spider", 2)
        >>> seen, info = env.reset(seed=1)
        >>> [int(info["action_mask"][i, action]) for i, action in enumerate(env.sample_actions())]
        [1, 1]
        """
        return self._games.choose()

    def action_to_move(self, action: int) -> Move:
        """The move of an action.

        >>> ws.VectorEnv("spider").action_to_move(1170)
        Move('d')
        """
        return self._games.action_to_move(operator.index(action))

    def move_to_action(self, move: Move | str) -> int:
        """The action of a move, or of its text.

        >>> ws.VectorEnv("spider").move_to_action("4-9x3")
        376
        """
        return self._games.move_to_action(move)

    @property
    def deals(self) -> list[int | None]:
        """The numbers of the deals, which give away every hidden card: `ws.Game(rules, number)` has
        the same. None for games whose cards `determinize` dealt anew.

        >>> env = ws.VectorEnv("spider", 3)
        >>> seen, info = env.reset(options={"deals": 42})
        >>> env.deals
        [42, 42, 42]
        """
        return self._games.deals()

    def game(self, index: int) -> Game:
        """A game as it stands: one to look at and to go on with. It has no deal and no record.

        >>> env = ws.VectorEnv("spider", 2)
        >>> seen, info = env.reset(options={"deals": 1})
        >>> env.game(1).view() == ws.Game("spider", 1).view()
        True
        """
        return self._games.game(operator.index(index))

    def save(self, indices: Indices = None) -> State:
        """How all games stand, or those at these indices.

        >>> env = ws.VectorEnv("spider", 3)
        >>> seen, info = env.reset(seed=1)
        >>> env.save([0, 2])
        <State of 2 games of spider>
        """
        return self._games.save(self._indices(indices))

    def restore(
        self, state: State, indices: Indices = None, *, seed: int | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Has all games, or those at these indices, stand as those of a state: each as one of
        them, or all as the only one. Returns what `look` does.

        The next deals, and `sample_actions`, go on as they would have; with a seed they follow
        from it.

        >>> env = ws.VectorEnv("spider", 2)
        >>> before, info = env.reset(seed=1)
        >>> state = env.save()
        >>> step = env.step(env.sample_actions())
        >>> seen, info = env.restore(state)
        >>> bool((seen == before).all())
        True
        """
        self._games.restore(state, self._indices(indices), as_seed("seed", seed))
        return self.look()

    def fork(self, index: int, num_envs: int, *, seed: int | None = None) -> "VectorEnv":
        """Another environment with this many games, all of which stand as this one does. `look` says
        what is seen there. With a seed, what chance decides in it follows from it.

        >>> env = ws.VectorEnv("spider", 2)
        >>> seen, info = env.reset(seed=1)
        >>> forked = env.fork(1, 100)
        >>> forked.deals == [env.deals[1]] * 100
        True
        """
        other = VectorEnv(self.rules, num_envs, **self._settings)
        other.restore(self.save(operator.index(index)), seed=seed)
        return other

    def determinize(self, seed: int, indices: Indices = None) -> None:
        """Deals the cards anew that a player has never seen, in all games or those at these
        indices: game i by `seed + i`, each order as likely as any other. Nothing that is seen
        changes, so a search that does this before it tries moves does not peek.

        >>> env = ws.VectorEnv("spider", 1)
        >>> seen, info = env.reset(seed=1)
        >>> worlds = env.fork(0, 100)
        >>> worlds.determinize(seed=1)
        >>> bool((worlds.look()[0] == seen).all())
        True
        """
        chosen = as_seed("seed", seed)
        if chosen is None:
            raise TypeError("determinize needs a seed: an integer")
        self._games.determinize(self._indices(indices), chosen)

    def render(self) -> tuple[str, ...] | None:
        """The tables as texts, if the render mode is "ansi".

        >>> env = ws.VectorEnv("spider", 2, render_mode="ansi")
        >>> seen, info = env.reset(options={"deals": 1})
        >>> env.render()[0] == str(ws.Game("spider", 1))
        True
        """
        if self.render_mode is None:
            return None
        return tuple(str(self.game(index)) for index in range(self.num_envs))

    def _seen(self) -> Observation:
        return self._given(self._observations)

    def _given(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self._settings["copy"] else read_only(array)

    def _infos(self) -> dict[str, Any]:
        infos: dict[str, Any] = {
            "illegal": self._illegal.copy(),
            "won": self._won.copy(),
            "moves": self._moves.copy(),
        }
        if self._settings["legal"] == "mask":
            infos["action_mask"] = self._given(self._mask)
        infos |= {f"_{name}": self._all for name in infos}
        if self._settings["legal"] == "ragged":
            infos["legal_offsets"], infos["legal_actions"] = self._games.legal()
        return infos

    def _tell_ends(self, infos: dict[str, Any], ended: NDArray[np.bool_]) -> None:
        """Adds what is known of games that the next ones have followed already."""
        last = np.full(self.num_envs, None, dtype=object)
        for index in np.flatnonzero(ended):
            last[index] = self._final_observations[index].copy()
        final: dict[str, Any] = {}
        for name in ("illegal", "won", "moves"):
            final[name] = infos[name] * ended
            infos[name][ended] = 0
        if self._settings["legal"] == "mask":
            final["action_mask"] = self._final_mask * ended[:, np.newaxis]
        final |= {f"_{name}": ended for name in final}
        infos |= {"final_obs": last, "_final_obs": ended, "final_info": final, "_final_info": ended}

    def _indices(self, indices: Indices) -> list[int]:
        if indices is None:
            return list(range(self.num_envs))
        if isinstance(indices, Iterable):
            return [operator.index(index) for index in indices]
        return [operator.index(indices)]

    def _one_each(self, name: str, given: object, *, counts: bool) -> list[int | None]:
        """A number for each game. A single one is the first if it counts, or all games'."""
        if given is None or isinstance(given, str | bytes) or not isinstance(given, Iterable):
            first = as_seed(name, given)
            if first is None or not counts:
                return [first] * self.num_envs
            return [(first + index) % 2**64 for index in range(self.num_envs)]
        found = [as_seed(name, one) for one in given]
        if len(found) != self.num_envs:
            raise ValueError(f"{name} has {len(found)} numbers for {self.num_envs} games")
        return found


def register() -> None:
    """Makes the environments of all built-in games known to Gymnasium."""
    for rules in games():
        name = f"webspinner/{rules.id}-v{VERSION}"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="webspinner.env:Env",
                vector_entry_point="webspinner.vector:VectorEnv",
                kwargs={"rules": rules.id},
            )


register()

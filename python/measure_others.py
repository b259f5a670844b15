"""Measures how fast other packages play games from Python, beside this one: docs/python.md.

`pip install chess jax open_spiel pgx` brings them; those that are missing are left out. Each plays
legal moves by chance, one game after another, or many at once.
"""

import importlib.util
import random
from collections.abc import Callable
from importlib import import_module
from time import process_time
from typing import Any

from measure import GAMES, moves_per_second, steps_per_second

MOVES = 30_000


def chess() -> float:
    """Chess: lists the legal moves of a board and plays one."""
    package: Any = import_module("chess")
    chance, board, begin = random.Random(1).random, package.Board(), process_time()
    for _ in range(MOVES):
        legal = list(board.legal_moves)
        if legal and board.ply() < 1_000:
            board.push(legal[int(chance() * len(legal))])
        else:
            board = package.Board()
    return MOVES / (process_time() - begin)


def open_spiel(name: str) -> float:
    """A game of OpenSpiel: lists the legal actions of a state and plays one. What chance decides,
    such as the card that is turned up, is drawn as well, and counts as no move."""
    game: Any = import_module("pyspiel").load_game(name)
    dice, state, played = random.Random(1), game.new_initial_state(), 0
    begin = process_time()
    while played < MOVES:
        if state.is_terminal():
            state = game.new_initial_state()
        elif state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(outcomes, odds)[0])
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(dice.random() * len(legal))])
            played += 1
    return MOVES / (process_time() - begin)


def pgx(name: str) -> Callable[[], float]:
    """Many games of Pgx at once, each with an observation and a mask, as compiled for this
    processor. The compilation, which takes longest of all, does not count."""
    jax: Any = import_module("jax")
    package: Any = import_module("pgx")
    reset: Any = import_module("pgx.experimental").auto_reset
    env = package.make(name)
    step, key = reset(env.step, env.init), jax.random.PRNGKey(1)

    def all_of_them(state: Any, key: Any) -> tuple[Any, None]:
        drawing, stepping = jax.random.split(key)
        odds = jax.numpy.log(state.legal_action_mask)
        actions = jax.random.categorical(drawing, odds, axis=-1)
        return jax.vmap(step)(state, actions, jax.random.split(stepping, GAMES)), None

    play = jax.jit(lambda state, keys: jax.lax.scan(all_of_them, state, keys)[0])
    first = jax.jit(jax.vmap(env.init))(jax.random.split(key, GAMES))
    keys = jax.random.split(key, 10 * MOVES // GAMES)
    jax.block_until_ready(play(first, keys))

    def measured() -> float:
        begin = process_time()
        jax.block_until_ready(play(first, keys))
        return len(keys) * GAMES / (process_time() - begin)

    return measured


def measure() -> None:
    """Prints the best of five measurements of each, taken in turn, which others disturbed least."""
    ways: dict[str, Callable[[], float]] = {
        "webspinner, Spider, one game": lambda: moves_per_second("spider"),
        f"webspinner, Spider, {GAMES:,} games": lambda: steps_per_second("spider", copy=False),
    }
    if is_there("chess"):
        ways["python-chess, chess, one game"] = chess
    if is_there("pyspiel"):
        ways["OpenSpiel, chess, one game"] = lambda: open_spiel("chess")
        ways["OpenSpiel, Klondike, one game"] = lambda: open_spiel("solitaire")
    if is_there("pgx"):
        ways[f"Pgx, 2048, {GAMES:,} games"] = pgx("2048")
    best = dict.fromkeys(ways, 0.0)
    for _ in range(5):
        for name, per_second in ways.items():
            best[name] = max(best[name], per_second())
    for name, found in best.items():
        print(f"{name}: {found:,.0f} moves a second, best of 5")


def is_there(package: str) -> bool:
    return importlib.util.find_spec(package) is not None


if __name__ == "__main__":
    measure()

"""Measures how soon the package is there and how fast a game can be played: docs/python.md."""

import random
import statistics
import subprocess
import sys
import time

import webspinner as ws

MOVES = 300_000
GAMES = 1_024


def import_ms() -> float:
    """How long a new Python takes to import the package, by processor time: the median of 20."""
    code = (
        "import time; begin = time.process_time(); import webspinner; "
        "print(time.process_time() - begin)"
    )
    command = [sys.executable, "-c", code]
    times = [float(subprocess.check_output(command)) for _ in range(20)]
    return statistics.median(times) * 1_000


def moves_per_second(name: str) -> float:
    """How often all legal moves are listed and one of them is played, by processor time."""
    dice = [random.Random(1).random() for _ in range(10_007)]
    game, deal, played = ws.Game(name, 1), 1, 0
    begin = time.process_time()
    while played < MOVES:
        legal = game.legal_moves()
        if not legal or game.length >= 1_000:
            deal += 1
            game = ws.Game(name, deal)
            continue
        game.play(legal[int(dice[played % 10_007] * len(legal))])
        played += 1
    return MOVES / (time.process_time() - begin)


def steps_per_second(name: str, **options: bool | str) -> float:
    """How many moves a second many games at once make, by processor time. All are legal and drawn
    by chance, which counts as well."""
    env = ws.VectorEnv(name, GAMES, **options)
    env.reset(seed=1)
    steps, begin = 3 * MOVES // GAMES, time.process_time()
    for _ in range(steps):
        env.step(env.sample_actions())
    return steps * GAMES / (time.process_time() - begin)


def best_of_5(name: str, what: str, **options: bool | str) -> None:
    """Prints the best of five measurements, which others disturbed least."""
    best = max(steps_per_second(name, **options) for _ in range(5))
    print(f"{name}, {GAMES:,} games, {what}: {best:,.0f} steps a second, best of 5")


if __name__ == "__main__":
    print(f"import: {import_ms():.1f} ms")
    for name in ("spider", "spider-1", "scorpion"):
        best = max(moves_per_second(name) for _ in range(5))
        print(f"{name}: {best:,.0f} moves a second, best of 5")
    for name in ("spider", "spider-1", "scorpion"):
        best_of_5(name, "observations and masks", copy=False)
        best_of_5(name, "the same, copied", copy=True)
        best_of_5(name, "lists of moves alone", copy=False, observe=False, legal="ragged")

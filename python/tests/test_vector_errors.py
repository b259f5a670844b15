"""What environments refuse, and what they say."""

import pickle
import subprocess
import sys
import threading
from typing import Any

import numpy as np
import pytest
import webspinner as ws
from gymnasium.utils.env_checker import data_equivalence

# Of types that nothing here takes.
ANY: Any = object()
FLOATS: Any = np.zeros(2)
TEXT: Any = "d"
MOVES: Any = ["d", "d"]
TRUE: Any = np.bool_(True)
ONES: Any = np.array([1])
SEEDS: Any = [1, 1.5]


def begun() -> ws.VectorEnv:
    env = ws.VectorEnv("spider", 2)
    env.reset(seed=1)
    return env


def one() -> ws.Env:
    env = ws.Env("spider")
    env.reset(seed=1)
    return env


@pytest.mark.parametrize(
    ("call", "error", "message"),
    [
        (lambda: ws.VectorEnv("spidr"), ValueError, "there is no game 'spidr'"),
        (lambda: ws.VectorEnv("spider", 0), ValueError, "num_envs is at least 1 .* not 0"),
        (lambda: ws.VectorEnv("spider", 2**23), ValueError, "more than 4 GiB: take fewer"),
        (lambda: ws.VectorEnv("spider", legal=ANY), ValueError, "legal is one of 'mask'"),
        (lambda: ws.VectorEnv("spider", reward=ANY), ValueError, "reward is one of 'sparse'"),
        (lambda: ws.VectorEnv("spider", max_moves=0), ValueError, "max_moves is at least 1"),
        (lambda: ws.VectorEnv("spider", autoreset_mode="x"), ValueError, "'x' is not a valid"),
        (lambda: ws.VectorEnv("spider", render_mode="x"), ValueError, "render_mode is one of"),
        (lambda: ws.VectorEnv("spider").step(np.zeros(1, int)), ValueError, "call reset first"),
        (lambda: ws.VectorEnv("spider").save(), ValueError, "call reset first"),
        (lambda: ws.VectorEnv("spider").deals, ValueError, "call reset first"),
        (lambda: begun().step(np.zeros(3, int)), ValueError, "2 games need 2 actions, not 3"),
        (lambda: begun().step(FLOATS), TypeError, "one integer for each game, .* not array"),
        (lambda: begun().step(ANY), TypeError, "one integer for each game"),
        (lambda: begun().step(MOVES), TypeError, "as move_to_action gives them, not .'d', 'd'."),
        (lambda: one().step(TEXT), TypeError, "an action is an integer, as move_to_action .*'d'"),
        (lambda: one().step(FLOATS), TypeError, "an action is an integer"),
        (lambda: one().step(ONES), TypeError, "an action is an integer"),
        (lambda: one().step(TRUE), TypeError, "an action is an integer"),
        (lambda: one().reset(seed=TEXT), TypeError, "seed is a whole number, such as 42, not 'd'"),
        (lambda: begun().reset(seed=TEXT), TypeError, "seed is a whole number, .* not 'd'"),
        (lambda: begun().reset(seed=SEEDS), TypeError, "seed is a whole number, .* not 1.5"),
        (lambda: one().reset(options={"deal": "ms:1"}), TypeError, "'deal'. is .* an own deal"),
        (lambda: begun().reset(options={"deals": "ms:1"}), TypeError, "an own deal, .* 'ms:1'"),
        (lambda: begun().reset(options={"deals": ["ms:1", 2]}), TypeError, "own deal, .* 'ms:1'"),
        (lambda: begun().step(np.array([0, -1])), ValueError, "not -1, which game 1 was given"),
        (lambda: begun().step(np.array([1171, 0])), ValueError, "to 1170, not 1171, which game 0"),
        (lambda: begun().reset(seed=-1), ValueError, "seed is at least 0"),
        (lambda: begun().reset(seed=[1]), ValueError, "seed has 1 numbers for 2 games"),
        (lambda: begun().reset(options={"deals": -1}), ValueError, "'deals'. is at least 0"),
        (lambda: begun().reset(options={"deal": 1}), ValueError, "but no 'deal'"),
        (lambda: begun().reset(options={"reset_mask": [1, 1]}), ValueError, "an array of 2 bools"),
        (lambda: ws.Env("spider").reset(options={"deals": 1}), ValueError, "but no 'deals'"),
        (lambda: begun().move_to_action("1-2x14"), ValueError, "no position of spider has"),
        (lambda: begun().move_to_action("r1-2"), ValueError, "no position of spider has"),
        (lambda: begun().move_to_action("11-2"), ValueError, "no position of spider has"),
        (lambda: begun().move_to_action("1-1"), ValueError, "no position of spider has"),
        (lambda: begun().move_to_action("1-"), ValueError, "at character 3"),
        (lambda: begun().action_to_move(-1), OverflowError, "negative"),
        (lambda: begun().game(2), IndexError, "there are the games 0 to 1, not 2"),
        (lambda: begun().save([0, 2]), IndexError, "there are the games 0 to 1, not 2"),
        (lambda: begun().restore(begun().save(), [0, 2]), IndexError, "the games 0 to 1, not 2"),
        (lambda: begun().restore(begun().save(), [0]), ValueError, "a state of 2 games cannot"),
        (lambda: begun().determinize(ANY), TypeError, "whole number"),
        (lambda: begun().determinize(1, [5]), IndexError, "there are the games 0 to 1, not 5"),
        (lambda: begun().fork(7, 1), IndexError, "there are the games 0 to 1, not 7"),
        (lambda: ws.State(), TypeError, "No constructor|cannot create"),
    ],
)
def test_errors_say_what_is_wrong(call: Any, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        call()


def test_threads_that_meet_are_told() -> None:
    env, met = ws.VectorEnv("spider", 512), threading.Event()
    env.reset(seed=1)

    def step() -> None:
        while not met.is_set():
            env.step(np.zeros(512, np.int64))

    stepping = threading.Thread(target=step)
    stepping.start()
    try:
        with pytest.raises(RuntimeError, match="give each thread an environment of its own"):
            while True:
                assert len(env.deals) == 512
    finally:
        met.set()
        stepping.join()


def test_a_state_of_another_game_is_refused() -> None:
    other = ws.VectorEnv("scorpion", 2)
    other.reset(seed=1)
    with pytest.raises(ValueError, match="the state is one of scorpion, not of spider"):
        begun().restore(other.save())


def test_a_refused_step_changes_nothing() -> None:
    env = begun()
    seen, infos = env.look()
    with pytest.raises(ValueError, match="which game 1 was given"):
        env.step(np.array([env.move_to_action("d"), 9_999]))
    again, infos_again = env.look()
    assert (again == seen).all() and data_equivalence(infos, infos_again)


def test_a_pickle_that_is_no_state_of_the_game_is_refused() -> None:
    env = ws.VectorEnv("spider", 1)
    env.reset(seed=1)
    restore, (rules, [saved]) = env.save().__reduce__()
    changes: list[tuple[dict[str, object], str]] = [
        ({"picture": "1: KS"}, "column"),
        ({"hidden_first": 0}, "more cards lie face down than there were at first"),
        ({"hidden_first": 1_000}, "more cards lie face down than there were at first"),
    ]
    for wrong, message in changes:
        with pytest.raises(ValueError, match=message):
            restore(rules, [{**saved, **wrong}])


def python(code: str) -> str:
    """What another Python prints."""
    return subprocess.check_output([sys.executable, "-c", code], encoding="utf-8").strip()


def test_without_gymnasium_the_rest_works_and_an_error_says_what_to_install() -> None:
    told = python(
        "import sys; sys.modules['gymnasium'] = None\n"
        "import webspinner as ws; ws.Game('spider', 1)\n"
        "for name in ('Env', 'VectorEnv'):\n"
        "    try: getattr(ws, name)\n"
        "    except ImportError as error: print(error)"
    )
    assert told.count("pip install 'webspinner[gym]'") == 2


def test_the_package_imports_nothing_that_takes_long() -> None:
    code = "import sys, webspinner; print({'numpy', 'gymnasium'} & set(sys.modules))"
    assert python(code) == "set()"
    assert not hasattr(ws, "Nothing")

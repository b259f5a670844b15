"""Environments go as games do, and as those of Gymnasium."""

import copy
import os
import pickle
import warnings
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
import webspinner as ws
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from numpy.typing import NDArray

GAMES = ws.games()
# How often all games of an environment are compared with games of their own.
STEPS = 60 * int(os.environ.get("WEBSPINNER_SOAK", "1"))
MODES = ["NextStep", "SameStep", "Disabled"]

each_game = pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.id)


def code(card: str | None) -> int:
    """A card as observations have it, by what the documents say."""
    if card is None:
        return 0
    if card == "##":
        return 64
    return "_A23456789TJQK".index(card[0]) + 16 * "CSHD".index(card[1])


def planes(view: ws.View) -> NDArray[np.uint8]:
    """What is to be seen of a game, pile by pile."""
    rules, piles = view.rules, [[code(card) for card in column] for column in view.columns]
    if rules.deals_rows:
        piles.append([code(card) for card in view.stock])
    if rules.reserves:
        piles.append([code(card) for card in view.reserves])
    toml = rules.to_toml()
    if "[collect]" in toml and 'mode = "never"' not in toml:
        piles.append([code(card) for run in view.collected for card in run])
    piles += [[code(card) for card in pile] for pile in view.foundations]
    seen = np.zeros((len(piles), rules.cards), np.uint8)
    for row, pile in zip(seen, piles, strict=True):
        row[: len(pile)] = pile
    return seen


def legal(env: ws.VectorEnv | ws.Env, mask: NDArray[np.int8]) -> set[ws.Move]:
    assert set(np.unique(mask)) <= {0, 1}
    return {env.action_to_move(int(action)) for action in np.flatnonzero(mask)}


@each_game
def test_many_games_go_as_each_of_them_alone(rules: ws.Rules) -> None:
    env = ws.VectorEnv(rules, 4, max_moves=80)
    seen, infos = env.reset(seed=1)
    games = [ws.Game(rules, deal or 0) for deal in env.deals]
    over = [False] * 4
    for _ in range(STEPS):
        for index, game in enumerate(games):
            assert (seen[index] == planes(game.view())).all()
            moves = set(game.legal_moves()) if game.outcome is None else set()
            assert legal(env, infos["action_mask"][index]) == moves
            assert env.game(index).position() == game.position()
        actions = env.sample_actions()
        seen, rewards, terminations, truncations, infos = env.step(actions)
        for index, action in enumerate(actions):
            if over[index]:
                games[index] = ws.Game(rules, env.deals[index] or 0)
            else:
                games[index].play(env.action_to_move(int(action)))
            game = games[index]
            assert terminations[index] == (game.outcome is not None)
            assert truncations[index] == (game.outcome is None and game.length == 80)
            assert rewards[index] == infos["won"][index] == game.is_won
            assert infos["moves"][index] == game.length
            over[index] = bool(terminations[index] or truncations[index])
        assert not infos["illegal"].any()


@each_game
def test_every_action_is_a_move_of_its_own(rules: ws.Rules) -> None:
    env = ws.Env(rules)
    assert isinstance(env.action_space, gymnasium.spaces.Discrete)
    count = int(env.action_space.n)
    moves = [env.action_to_move(action) for action in range(count)]
    assert len(set(moves)) == count
    assert [env.move_to_action(move) for move in moves] == list(range(count))
    assert all(move.from_column != move.to_column for move in moves if move.kind == "shift")
    with pytest.raises(IndexError, match=f"there are the actions 0 to {count - 1}, not {count}"):
        env.action_to_move(count)


@each_game
def test_hidden_cards_change_no_observation(rules: ws.Rules) -> None:
    env = ws.VectorEnv(rules, 8)
    env.reset(seed=5)
    for _ in range(10):
        step = env.step(env.sample_actions())
    seen, infos = step[0], step[4]
    before = [env.game(index) for index in range(8)]
    env.determinize(seed=1)
    # Now all of it is written anew.
    again, infos_again = env.restore(env.save())
    assert seen.tobytes() == again.tobytes()
    assert data_equivalence(infos, infos_again)
    for index, game in enumerate(before):
        after = env.game(index)
        assert after.view() == game.view()
        # Some order is another one, unless it is too short for that.
        assert after.position() != game.position() or len(set(game.view().unseen)) < 4


def test_a_seed_decides_the_orders_that_are_dealt_anew() -> None:
    env = ws.VectorEnv("spider", 2)
    env.reset(seed=1)
    worlds = [env.fork(0, 3, seed=2) for _ in range(3)]
    for world, seed in zip(worlds, (7, 7, 8), strict=True):
        world.determinize(seed)
    one, same, other = [[world.game(i).position() for i in range(3)] for world in worlds]
    assert one == same and len(set(one)) == 3
    # The second of one is the first of the other, as its seed is one more.
    assert one[1] == other[0] and one[2] == other[1]
    assert worlds[0].deals == [None] * 3


def test_every_hidden_card_is_as_likely_at_a_place() -> None:
    """How often a king lies at the bottom of the first column, of 2,000 times."""
    env = ws.VectorEnv("spider-1", 200)
    env.reset(options={"deals": 1})
    unseen = env.game(0).view().unseen
    expected = 2_000 * unseen.count("KS") / len(unseen)
    kings = 0
    for seed in range(0, 2_000, 200):
        env.determinize(seed)
        kings += sum(env.game(index).position().columns[0][0] == "#KS" for index in range(200))
    # Five standard deviations of what chance does.
    assert abs(kings - expected) < 5 * expected**0.5


def test_deals_do_not_depend_on_the_games_beside() -> None:
    many, one = ws.VectorEnv("spider", 4, max_moves=3), ws.VectorEnv("spider", 1, max_moves=3)
    many.reset(seed=10)
    one.reset(seed=12)
    deals = []
    for _ in range(20):
        assert many.deals[2] == one.deals[0]
        assert many.sample_actions()[2] == (action := one.sample_actions()[0])
        deals.append(one.deals[0])
        many.step(np.full(4, action))
        one.step(np.full(1, action))
    assert len(set(deals)) == 5
    assert all(deal is not None and 1 <= deal < 10**9 for deal in deals)
    again = ws.VectorEnv("spider", 4)
    again.reset(seed=[None, 12, 12, None])
    assert again.deals[1] == again.deals[2] == deals[0]
    assert len(set(again.deals)) == 3


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("reward", ["sparse", "dense"])
def test_a_vector_goes_as_gymnasium_s_own_of_single_ones(mode: str, reward: Any) -> None:
    def single() -> ws.Env:
        return ws.Env("spiderette", reward=reward, max_moves=7)

    ours = ws.VectorEnv("spiderette", 3, reward=reward, max_moves=7, autoreset_mode=mode)
    theirs = SyncVectorEnv([single] * 3, autoreset_mode=mode)
    assert ours.metadata == theirs.metadata
    assert ours.observation_space == theirs.observation_space
    assert ours.action_space == theirs.action_space
    dice = np.random.default_rng(1)
    options: dict[str, Any] = {}
    assert data_equivalence(ours.reset(seed=4), theirs.reset(seed=4), exact=True)
    for count in range(40):
        # Some of them illegal.
        actions = dice.integers(0, 100, 3) if count % 5 == 0 else ours.sample_actions()
        one, other = ours.step(actions), theirs.step(actions)
        assert data_equivalence(one, other, exact=True), (one, other)
        over = one[2] | one[3]
        if mode == "Disabled" and over.any():
            with pytest.raises(ValueError, match=r"game \d is over; reset it"):
                ours.step(actions)
            options = {"reset_mask": over}
            seen, infos = ours.reset(options=options)
            assert (seen == theirs.reset(options=dict(options))[0]).all()


@each_game
def test_the_checker_of_gymnasium_is_content(rules: ws.Rules) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(f"webspinner/{rules.id}-v0").unwrapped)
        many = gymnasium.make_vec(f"webspinner/{rules.id}-v0", num_envs=2)
    assert isinstance(many, ws.VectorEnv) and many.rules == rules


def played_by_a_fair_player(env: ws.Env, deal: int) -> tuple[float, bool]:
    """The sum of all rewards, and whether the game was won."""
    fair, total = ws.player("fair", level=1), 0.0
    env.reset(options={"deal": deal})
    while True:
        move = fair.choose(env.game())
        action = 0 if move is None else env.move_to_action(move)
        _, reward, terminated, truncated, info = env.step(np.int64(action))
        total += reward
        if terminated or truncated:
            assert info["won"] == env.game().is_won
            return total, info["won"]


@pytest.mark.parametrize(("reward", "whole"), [("sparse", 1.0), ("dense", 2.0)])
def test_a_win_is_rewarded(reward: Any, whole: float) -> None:
    env = ws.Env("spider-1", reward=reward, max_moves=400)
    wins = 0
    for deal in range(1, 5):
        total, won = played_by_a_fair_player(env, deal)
        assert total == pytest.approx(whole) if won else 0 <= total < whole - 1 + 1e-9
        wins += won
    assert wins > 0


def test_progress_is_cards_turned_up_and_taken_off() -> None:
    env = ws.Env("spider", reward="dense")
    env.reset(seed=3)
    hidden = sum(column.count("##") for column in env.game().view().columns)
    for _ in range(100):
        _, reward, *_ = env.step(env.sample_action())
        left = sum(column.count("##") for column in env.game().view().columns)
        assert reward == pytest.approx((hidden - left) / (104 + 44))
        hidden = left


def test_an_illegal_action_changes_nothing_but_counts() -> None:
    env = ws.Env("spider", max_moves=2)
    seen, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    for number in (1, 2):
        again, reward, terminated, truncated, info = env.step(np.int64(illegal))
        assert (again == seen).all() and (reward, terminated) == (0, False)
        assert (info["illegal"], info["moves"], truncated) == (True, number, number == 2)


@each_game
def test_ragged_actions_are_those_of_the_mask(rules: ws.Rules) -> None:
    mask, ragged = ws.VectorEnv(rules, 5), ws.VectorEnv(rules, 5, legal="ragged", observe=False)
    _, infos = mask.reset(seed=1)
    nothing, lists = ragged.reset(seed=1)
    assert nothing.shape == (5, 0, 0) and "action_mask" not in lists
    for _ in range(20):
        offsets, actions = lists["legal_offsets"], lists["legal_actions"]
        assert len(offsets) == 6 and offsets[-1] == len(actions)
        for index in range(5):
            own = actions[offsets[index] : offsets[index + 1]]
            # In order as well, which is that of legal moves.
            assert list(own) == list(np.flatnonzero(infos["action_mask"][index]))
            moves = [ragged.action_to_move(int(action)) for action in own]
            assert moves == ragged.game(index).legal_moves()
        chosen = mask.sample_actions()
        assert (ragged.sample_actions() == chosen).all()
        infos, lists = mask.step(chosen)[4], ragged.step(chosen)[4]


def test_without_copies_the_arrays_are_the_same_and_read_only() -> None:
    env, copied = (ws.VectorEnv("spider", 3, copy=copy) for copy in (False, True))
    (seen, infos), (kept, kept_infos) = env.reset(seed=1), copied.reset(seed=1)
    before = kept.copy(), kept_infos["action_mask"].copy()
    for _ in range(30):
        actions = env.sample_actions()
        step, copied_step = env.step(actions), copied.step(actions)
        assert (seen == copied_step[0]).all()
        assert (infos["action_mask"] == copied_step[4]["action_mask"]).all()
    assert (kept == before[0]).all() and (kept_infos["action_mask"] == before[1]).all()
    for array in (seen, infos["action_mask"], step[0]):
        with pytest.raises(ValueError, match="read-only"):
            array[0, 0] = 1


def test_saved_games_are_restored_again_and_again() -> None:
    env = ws.VectorEnv("scorpion", 4)
    env.reset(seed=1)
    for _ in range(5):
        env.step(env.sample_actions())
    seen, infos = env.look()
    state, second = env.save(), env.save(1)
    assert (len(state), len(second), repr(second)) == (4, 1, "<State of 1 game of scorpion>")
    for _ in range(3):
        for _ in range(20):
            env.step(env.sample_actions())
        assert not (env.look()[0] == seen).all()
        again, infos_again = env.restore(state)
        assert (again == seen).all() and data_equivalence(infos_again, infos)
    again, _ = env.restore(second)
    assert (again == seen[1]).all()
    again, _ = env.restore(state)
    again, _ = env.restore(second, [0, 3])
    assert (again == seen[[1, 1, 2, 1]]).all()
    # With a seed, chance goes on the same way.
    drawn = []
    for _ in range(2):
        env.restore(state, seed=9)
        drawn.append([tuple(env.sample_actions()) for _ in range(5)])
    assert drawn[0] == drawn[1]


@each_game
def test_a_state_is_pickled(rules: ws.Rules) -> None:
    env = ws.VectorEnv(rules, 3, reward="dense", max_moves=9)
    env.reset(seed=1)
    for _ in range(20):
        other, state = copy.deepcopy(env), env.save()
        again = pickle.loads(pickle.dumps(state))
        assert repr(again) == repr(state)
        assert data_equivalence(other.restore(again), env.look())
        assert other.deals == env.deals
        actions = env.sample_actions()
        assert data_equivalence(other.step(actions), env.step(actions))


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy], ids=lambda it: str(it.__name__))
@pytest.mark.parametrize("mode", list(AutoresetMode), ids=lambda mode: str(mode.name))
def test_a_copy_is_an_environment_of_its_own(
    copied: Callable[[ws.VectorEnv], ws.VectorEnv], mode: AutoresetMode
) -> None:
    env = ws.VectorEnv("scorpion", 4, reward="dense", max_moves=9, copy=False, autoreset_mode=mode)
    copied(env).reset(seed=5)
    env.reset(seed=1)
    env.step(env.sample_actions())
    seen, infos = copy.deepcopy(env.look())
    other = copied(env)
    assert data_equivalence(other.look(), (seen, infos))
    told = []
    for _ in range(7):
        actions = other.sample_actions()
        told.append((actions, copy.deepcopy(other.step(actions))))
    assert data_equivalence(env.look(), (seen, infos))
    # Chance goes on in both as it would have in one.
    for actions, step in told:
        assert (env.sample_actions() == actions).all()
        assert data_equivalence(copy.deepcopy(env.step(actions)), step)


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy], ids=lambda it: str(it.__name__))
def test_a_copy_of_one_game_is_a_game_of_its_own(copied: Callable[[ws.Env], ws.Env]) -> None:
    env = ws.Env("spider")
    env.reset(seed=1)
    before, other = env.game().position(), copied(env)
    other.step(other.sample_action())
    assert env.game().position() == before != other.game().position()


def test_a_fork_is_an_environment_of_its_own() -> None:
    env = ws.VectorEnv("spider", 2, reward="dense", max_moves=50)
    env.reset(seed=1)
    env.step(env.sample_actions())
    seen, infos = env.look()
    forked = env.fork(1, 5, seed=1)
    again, infos_again = forked.look()
    assert (again == seen[1]).all() and (infos_again["moves"] == 1).all()
    for _ in range(60):
        forked.step(forked.sample_actions())
    assert (env.look()[0] == seen).all()
    # Chance decides otherwise in each of them.
    assert len({str(forked.game(index)) for index in range(5)}) == 5


def test_a_game_of_one_s_own() -> None:
    rules = ws.rules('id = "x"\nname = "X"\ninherits = "spider"\n[deal]\nrule = "any"')
    env = ws.VectorEnv(rules, 2, render_mode="ansi")
    env.reset(options={"deals": [1, 2]})
    assert env.rules == rules
    assert env.render() == (str(ws.Game(rules, 1)), str(ws.Game(rules, 2)))

"""A fair player is told nothing of hidden cards, and players decide without them."""

import pickle
import random
import re
import sys
import threading
import time
from collections import Counter

import pytest
import webspinner as ws

PLAYERS = [ws.player("hints"), ws.player("fair", level=1)]
HIDDEN = re.compile(r"#[A23456789TJQK][CDHS]")


def with_hidden_cards_swapped(game: ws.Game, dice: random.Random) -> ws.Game:
    """The game from where it stands, with what is face down or in the stock in another order."""
    lines = str(game.position()).splitlines()
    marked = [
        re.sub(r" (?=\w)", " #", line) if line.startswith("stock:") else line for line in lines
    ]
    picture = "\n".join(marked)
    hidden = HIDDEN.findall(picture)
    dice.shuffle(hidden)
    swapped = iter(hidden)
    mixed = HIDDEN.sub(lambda _: next(swapped), picture).splitlines()
    position = [line.replace("#", "") if line.startswith("stock:") else line for line in mixed]
    return ws.Game.from_position(game.rules, "\n".join(position))


@pytest.mark.parametrize("rules", ws.games(), ids=lambda rules: rules.id)
def test_hidden_cards_change_nothing_that_a_player_sees(rules: ws.Rules) -> None:
    dice = random.Random(rules.id)
    game = ws.Game(rules, 5)
    for _ in range(5):
        legal = game.legal_moves()
        if legal:
            game.play(dice.choice(legal))
    one = ws.Game.from_position(rules, game.position())
    other = with_hidden_cards_swapped(game, dice)
    hides_any = len(one.view().unseen) > 1
    assert (one.position() != other.position()) == hides_any
    assert one.view() == other.view() and hash(one.view()) == hash(other.view())
    assert str(one) == str(other)
    assert one._repr_svg_() == other._repr_svg_()
    assert one.legal_moves() == other.legal_moves()
    assert ws.player("hints").choose(one) == ws.player("hints").choose(other)


def test_the_fair_player_decides_without_hidden_cards() -> None:
    dice = random.Random(1)
    for number in range(1, 6):
        game = ws.Game("spider-1", number)
        one = ws.Game.from_position("spider-1", game.position())
        other = with_hidden_cards_swapped(game, dice)
        chosen = [ws.player("fair", level=1).choose(it) for it in (one, other)]
        assert chosen[0] == chosen[1] is not None


def test_a_view_shows_what_was_seen_and_no_more() -> None:
    game = ws.Game("spider", "ms:1")
    dealt = game.position().stock[:10]
    game.play("d")
    game.undo()
    view = game.view()
    assert view.stock == dealt + ["##"] * 40
    position = game.position()
    hidden = [card[1:] for column in position.columns for card in column if card[0] == "#"]
    assert Counter(view.unseen) == Counter(hidden + position.stock[10:])


@pytest.mark.parametrize("player", PLAYERS, ids=repr)
def test_players_play_legal_moves_to_an_end(player: ws.Player) -> None:
    game = ws.Game("spider-1", 1)
    while game.outcome is None and game.length < 400:
        move = player.choose(game)
        if move is None:
            break
        game.play(move)
    assert game.length > 20
    assert game.hints >= game.length
    assert f'[Hints "{game.hints}"]' in game.record()


def test_a_player_goes_from_game_to_game() -> None:
    fair = ws.player("fair", level=1)
    for name in ("spider-1", "spiderette", "spider-1", "scorpion"):
        game = ws.Game(name, 1)
        move = fair.choose(game)
        assert move is not None and game.refusal(move) is None


def test_other_threads_go_on_while_a_player_thinks() -> None:
    """Python switches threads here only where one lets go of the interpreter by itself."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1_000)
    try:
        # A busy machine may leave no time for the other thread once, but not twenty times.
        assert any(counted_while_thinking(number) > 0 for number in range(1, 21))
    finally:
        sys.setswitchinterval(usual)


def counted_while_thinking(number: int) -> int:
    """How far this thread counts while a player thinks in another one."""
    game, fair = ws.Game("spider", number), ws.player("fair", level=2)
    counted, seen, done = 0, [0, 0], threading.Event()

    def think() -> None:
        seen[0] = counted
        fair.choose(game)
        seen[1] = counted
        done.set()

    thinking = threading.Thread(target=think)
    thinking.start()
    while not done.is_set():
        counted += 1
        time.sleep(0)
    thinking.join()
    return seen[1] - seen[0]


def test_one_player_can_be_asked_by_many_threads() -> None:
    fair = ws.player("fair", level=1)
    games = [ws.Game("spider-1", number) for number in range(1, 9)]
    moves: dict[int, ws.Move | None] = {}

    def ask(index: int) -> None:
        moves[index] = fair.choose(games[index])

    threads = [threading.Thread(target=ask, args=[index]) for index in range(len(games))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for index, game in enumerate(games):
        assert moves[index] == ws.player("fair", level=1).choose(game)


@pytest.mark.parametrize(("name", "level"), [("hints", None), ("fair", 1), ("fair", 3)])
def test_a_player_is_pickled_by_its_name(name: str, level: int | None) -> None:
    again = pickle.loads(pickle.dumps(ws.player(name, level=level)))
    assert isinstance(again, ws.Player) and (again.name, again.level) == (name, level)


@pytest.mark.parametrize(
    ("name", "level", "message"),
    [
        ("fair", 0, "the player 'fair' has the levels 1 to 4, not 0"),
        ("fair", -5, "has the levels 1 to 4, not -5"),
        ("hints", 1, "the player 'hints' has no levels"),
        ("nobody", None, "there is no player 'nobody', only 'hints' and 'fair'"),
    ],
)
def test_a_player_that_is_not_there(name: str, level: int | None, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        ws.player(name, level=level)

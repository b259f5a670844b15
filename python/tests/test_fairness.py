"""A fair player is told nothing of hidden cards, and players decide without them."""

import random
import re
import threading

import pytest
import webspinner as ws

PLAYERS = [ws.player("hints"), ws.player("fair", level=1)]
HIDDEN = re.compile(r"#[A23456789TJQK][CDHS]")


def with_hidden_cards_swapped(game: ws.Game, dice: random.Random) -> ws.Game:
    """The game from where it stands, with the cards that lie face down in another order."""
    picture = str(game.position())
    hidden = HIDDEN.findall(picture)
    dice.shuffle(hidden)
    swapped = iter(hidden)
    return ws.Game.from_position(game.rules, HIDDEN.sub(lambda _: next(swapped), picture))


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
    assert len(view.unseen) == 84
    assert view.unseen != sorted(view.unseen, reverse=True)


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
    """With the lock of the interpreter held, no number could be counted in between."""
    game = ws.Game("spider", "ms:1")
    fair = ws.player("fair", level=3)
    counted, chosen = 0, threading.Event()

    def think() -> None:
        fair.choose(game)
        chosen.set()

    thinking = threading.Thread(target=think)
    thinking.start()
    while not chosen.is_set():
        counted += 1
    thinking.join()
    assert counted > 1_000


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


@pytest.mark.parametrize(
    ("name", "level", "message"),
    [
        ("fair", 0, "the player 'fair' has the levels 1 to 3, not 0"),
        ("fair", -5, "has the levels 1 to 3, not -5"),
        ("hints", 1, "the player 'hints' has no levels"),
        ("nobody", None, "there is no player 'nobody', only 'hints' and 'fair'"),
    ],
)
def test_a_player_that_is_not_there(name: str, level: int | None, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        ws.player(name, level=level)

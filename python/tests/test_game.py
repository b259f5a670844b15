"""One game: what is played, refused, undone and recorded."""

import copy
import json
import pickle
import random
from pathlib import Path
from typing import Any

import pytest
import webspinner as ws

WON = "1: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S\n2: AS"
GENTLE = """
id = "gentle-spider"
name = "Gentle <Spider>"
inherits = "spider"
[deal]
rule = "any"
"""
GAMES = ws.games()
# Of a type that nothing here takes.
ANY: Any = object()


def wander(game: ws.Game, steps: int, seed: int = 1) -> None:
    """Plays random moves, as far as there are any."""
    dice = random.Random(seed)
    for _ in range(steps):
        legal = game.legal_moves()
        if not legal:
            break
        game.play(dice.choice(legal))


def test_there_are_all_built_in_games() -> None:
    ids = [rules.id for rules in GAMES]
    files = (Path(__file__).parents[2] / "crates/rules/games").glob("*.toml")
    assert sorted(ids) == sorted(file.stem for file in files)
    assert all(ws.rules(rules.id) == rules for rules in GAMES)


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.id)
def test_every_game_can_be_played_and_taken_back(rules: ws.Rules) -> None:
    game = ws.Game(rules, 1)
    start = game.position()
    wander(game, 200)
    assert len(game.moves) == game.length > 0
    assert ws.Position(rules, str(game.position())) == game.position()
    assert ws.View(rules, str(game.view())) == game.view()
    while game.length:
        game.undo()
    assert game.position() == start
    with pytest.raises(IndexError, match="no move is left to take back"):
        game.undo()


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.id)
def test_legal_moves_are_the_moves_that_are_not_refused(rules: ws.Rules) -> None:
    game = ws.Game(rules, 2)
    wander(game, 30)
    legal = game.legal_moves()
    assert len(set(legal)) == len(legal)
    assert all(game.refusal(move) is None for move in legal)
    columns = range(1, rules.columns + 2)
    tried = [ws.Move(f"{a}-{b}x{n}") for a in columns for b in columns for n in (1, 2, 3)]
    for move in set(tried) - set(legal):
        before = game.position()
        why = game.refusal(move)
        with pytest.raises(ws.IllegalMove) as refused:
            game.play(move)
        assert str(refused.value) == why
        assert game.position() == before


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.id)
def test_a_record_brings_the_game_back(rules: ws.Rules) -> None:
    game = ws.Game(rules, 3)
    wander(game, 50)
    game.undo()
    for text in (game.record(), game.record_json()):
        again = ws.Game.from_record(text)
        assert again.position() == game.position()
        assert (again.rules, again.deal) == (rules, game.deal)
        assert again.moves == game.moves
        assert (again.made, again.undos, again.score) == (game.made, game.undos, game.score)
        assert again.record() == game.record()


def test_a_record_of_a_custom_game_has_its_rules() -> None:
    game = ws.Game(GENTLE, "ms:1")
    game.play("d")
    again = ws.Game.from_record(game.record())
    assert again.rules.name == "Gentle <Spider>"
    assert again.position() == game.position()


def test_a_record_keeps_what_its_header_says() -> None:
    record = json.loads(ws.Game("spider", "ms:1").record_json())
    record |= {"player": "Ada", "date": "2026-01-31", "solver": True}
    game = ws.Game.from_record(json.dumps(record))
    game.play("d")
    written = json.loads(game.record_json())
    kept = (written["player"], written["date"], written["solver"])
    assert kept == ("Ada", "2026-01-31", True)


def test_a_won_game_says_so() -> None:
    game = ws.Game.from_position("spider-1", WON)
    assert not game.is_won
    game.play("2-1")
    assert game.is_won and not game.is_stuck
    assert (game.outcome, game.reason) == ("won", "won: every card is in its place")
    assert game.score == 500 - 1 + 8 * 100


def test_a_stuck_game_says_why() -> None:
    lonely = ws.Game.from_position("scorpion", scorpion_without_moves())
    assert lonely.is_stuck and lonely.outcome == "stuck"
    assert lonely.reason == "stuck: no move is left"
    assert lonely.has_useful_move() is False


def scorpion_without_moves(*others: str) -> str:
    """Aces at the ends of four columns: nothing goes on an ace, and vacancies want kings."""
    suits = "CSHD"
    ranks = "A23456789TJQK"
    pack = [rank + suit for suit in suits for rank in ranks]
    ends = ["AC", "AS", "AH", "AD"]
    rest = [card for card in pack if card not in ends and card not in " ".join(others).split()]
    columns = [["#" + card for card in rest[i::4]] + [ends[i]] for i in range(4)]
    columns += [[other] for other in others]
    lines = [f"{i + 1}: {' '.join(column)}" for i, column in enumerate(columns)]
    return "\n".join(lines)


def test_a_search_that_is_too_short_is_unsure() -> None:
    """The queen can go to her king, but nothing is gained by it."""
    game = ws.Game.from_position("scorpion", scorpion_without_moves("KC", "KS QC"))
    assert game.has_useful_move(1) is None
    assert game.has_useful_move() is False


def test_copies_are_games_of_their_own() -> None:
    game = ws.Game("spider", "ms:1")
    game.play("d")
    for other in (game.copy(), copy.copy(game), copy.deepcopy(game)):
        assert other.position() == game.position()
        other.undo()
        assert (game.length, other.length) == (1, 0)
        assert (game.undos, other.undos) == (0, 1)


def test_values_can_be_pickled_and_kept_in_sets() -> None:
    game = ws.Game("spider", "ms:1")
    custom = ws.rules(GENTLE)
    values = [ws.Move("4-9x3"), ws.Move("d"), game.rules, custom, game.position(), game.view()]
    for value in values:
        again = pickle.loads(pickle.dumps(value))
        assert again == value and hash(again) == hash(value)
        assert len({value, again}) == 1
        assert value != "another type"


def test_a_game_is_not_pickled() -> None:
    """Half of it would be lost: what was seen in lines undone."""
    with pytest.raises(TypeError, match="cannot pickle"):
        pickle.dumps(ws.Game("spider", 1))


def test_who_asks_the_solver_is_helped() -> None:
    game = ws.Game("spiderette", 2)
    watched = game.copy()
    ws.solve(watched, nodes=10)
    assert not game.solver and '[Solver "no"]' in game.record()
    ws.solve(game, nodes=10)
    assert game.solver and '[Solver "yes"]' in game.record()
    assert game.copy().solver and ws.Game.from_record(game.record()).solver


def test_what_is_shown_of_a_game_does_not_tell_its_deal() -> None:
    for deal in ("ms:1", 617):
        game = ws.Game("spider", deal)
        game.play("d")
        assert repr(game) == "<Game of spider after 1 move>"


def test_moves_are_sorted_and_immutable() -> None:
    moves = [ws.Move(text) for text in ["d", "2-1", "1-2x2", "1-2"]]
    assert [str(move) for move in sorted(moves)] == ["1-2", "1-2x2", "2-1", "d"]
    with pytest.raises(AttributeError):
        setattr(moves[0], "count", 3)
    assert eval(repr(moves[2]), {"Move": ws.Move}) == moves[2]


def test_positions_begin_games() -> None:
    position = ws.Game("spider", "ms:7").position()
    game = ws.Game.from_position("spider", position)
    assert game.position() == position and game.deal is None
    assert repr(game) == "<Game of spider after 0 moves>"
    with pytest.raises(ValueError, match="began with a position has no record"):
        game.record()
    with pytest.raises(ValueError, match="the position is one of spider, not of scorpion"):
        ws.Game.from_position("scorpion", position)


@pytest.mark.parametrize(
    ("call", "error", "message"),
    [
        (lambda: ws.Game("spidr", 1), ValueError, "there is no game 'spidr'; did you mean"),
        (lambda: ws.Game("", 1), ValueError, "there is no game ''"),
        (lambda: ws.Game("spider", "ms:0x"), ValueError, "digit|number"),
        (lambda: ws.Game("spider", "scorpion:1"), ValueError, "scorpion"),
        (lambda: ws.Game("spider", -1), ValueError, "number"),
        (lambda: ws.Game("spider", 10**30), ValueError, "number"),
        (lambda: ws.Game("spider", True), TypeError, "a deal is a text .* not bool"),
        (lambda: ws.Game("spider", ANY), TypeError, "a deal is a text .* not object"),
        (lambda: ws.Game(ANY, 1), TypeError, "a game is Rules or a text .* not object"),
        (lambda: ws.Game("spider", 1).play("4-"), ValueError, "at character 3"),
        (lambda: ws.Game("spider", 1).play(ANY), TypeError, "a move is a Move .* not object"),
        (lambda: ws.Game("spider", 1).play("99-98"), ws.IllegalMove, "there is no column 99"),
        (lambda: ws.Game("spider", 1).play("1-2x65535"), ws.IllegalMove, "cannot be lifted"),
        (lambda: ws.Move("d\0"), ValueError, "expected the end of the move"),
        (lambda: ws.Move("\ud800"), UnicodeEncodeError, "surrogates"),
        (lambda: ws.rules("id = 'x'\ntimes = 3"), ValueError, "`name` is missing"),
        (lambda: ws.rules("a" * 100_000 + "="), ValueError, "bytes"),
        (lambda: ws.Position("spider", "1: KS"), ValueError, "line 1"),
        (lambda: ws.Position("spider", "1: ##"), ValueError, "line 1"),
        (lambda: ws.View("spider", "9" * 1_000_000), ValueError, "bytes"),
        (lambda: ws.Game.from_position("spider", ANY), TypeError, "a position is a Position"),
        (lambda: ws.Game.from_record(""), ValueError, "the text holds no record"),
        (lambda: ws.Game.from_record("{"), ValueError, "in the middle of its JSON"),
        (lambda: ws.Game.from_record("[Game"), ValueError, "line 1"),
        (lambda: ws.Game("spider", 1).has_useful_move(-1), OverflowError, "negative"),
        (lambda: ws.Rules(), TypeError, "No constructor|cannot create"),
    ],
)
def test_errors_say_what_is_wrong(call: object, error: type[Exception], message: str) -> None:
    assert callable(call)
    with pytest.raises(error, match=message):
        call()


def test_a_text_with_two_records_is_refused() -> None:
    record = ws.Game("spider", "ms:1").record()
    with pytest.raises(ValueError, match="several records"):
        ws.Game.from_record(record + "\n" + record)


def test_an_illegal_move_in_a_record_is_refused() -> None:
    record = ws.Game("spider", "ms:1").record()
    with pytest.raises(ValueError, match="move 1, 1-3: the 8♥ does not go on the A♥"):
        ws.Game.from_record(record + "1. 1-3\n")


def test_noise_raises_nothing_but_value_errors() -> None:
    dice = random.Random(7)
    letters = "0123456789-xfrcdKQJT#: =[]\"'{}\n\0é♠"
    game = ws.Game("spider", 1)
    for _ in range(2_000):
        noise = "".join(dice.choices(letters, k=dice.randrange(12)))
        for read in (
            ws.Move,
            game.copy().play,
            ws.rules,
            lambda text: ws.Game("spider", text),
            lambda text: ws.Position("spider", text),
            lambda text: ws.View("spider", text),
            lambda text: ws.player(text),
            ws.Game.from_record,
        ):
            try:
                read(noise)
            except ValueError:
                pass

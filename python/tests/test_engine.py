"""Every game goes as in the program `webspinner engine`, which WEBSPINNER_PROGRAM names."""

import json
import os
import random
import subprocess
from collections.abc import Iterator
from typing import Any

import pytest
import webspinner as ws

PROGRAM = os.environ.get("WEBSPINNER_PROGRAM")
# How many random moves are compared in each game.
STEPS = 1_000 * int(os.environ.get("WEBSPINNER_SOAK", "1"))

pytestmark = pytest.mark.skipif(
    PROGRAM is None, reason="WEBSPINNER_PROGRAM names no built program to compare with"
)


class Engine:
    """The running program."""

    def __init__(self) -> None:
        assert PROGRAM is not None
        self.process = subprocess.Popen(
            [PROGRAM, "engine"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )

    def ask(self, request: str, value: object = True) -> dict[str, Any]:
        assert self.process.stdin is not None and self.process.stdout is not None
        print(json.dumps({request: value}), file=self.process.stdin, flush=True)
        answer = json.loads(self.process.stdout.readline())
        assert isinstance(answer, dict)
        return answer


@pytest.fixture(scope="module")
def engine() -> Iterator[Engine]:
    engine = Engine()
    yield engine
    engine.process.communicate()


def as_json(move: ws.Move) -> dict[str, object]:
    """A move as the engine spells it."""
    match move.kind:
        case "deal":
            return {"deal": True}
        case "collect":
            return {"collect": move.from_column}
        case "foundation":
            return {"from": move.from_column, "to": "foundation", "slot": move.slot, "count": 1}
        case "to-reserve":
            return {"from": move.from_column, "to": "reserve", "slot": move.slot, "count": 1}
        case "reserve":
            return {"from": "reserve", "slot": move.slot, "to": move.to_column, "count": 1}
        case "shift":
            return {"from": move.from_column, "to": move.to_column, "count": move.count}


def compare(game: ws.Game, engine: Engine) -> None:
    """Everything that both say of a game as it stands."""
    legal = engine.ask("legal")
    moves = [as_json(move) for move in game.legal_moves()]
    deals = [{"deal": True}] if legal["deal"] else []
    assert moves == legal["moves"] + deals
    assert game.refusal("d") == legal.get("deal_refused")

    view, seen = game.view(), engine.ask("view")
    assert view.columns == seen["columns"]
    assert view.stock == seen["stock"]
    assert view.foundations == seen["foundations"]
    assert view.reserves == seen["reserves"]
    assert len(view.collected) == seen["collected"]
    assert game.outcome == seen["outcome"]

    position, state = game.position(), engine.ask("state")
    assert position.columns == state["columns"]
    assert position.stock == state["stock"]

    info = engine.ask("info")
    assert (game.deal, game.length) == (info["deal"], info["length"])
    assert game.cards_in_order == info["cards_in_order"]


@pytest.mark.parametrize("rules", ws.games(), ids=lambda rules: rules.id)
def test_random_games_go_as_in_the_engine(rules: ws.Rules, engine: Engine) -> None:
    dice = random.Random(rules.id)
    game: ws.Game | None = None
    for _ in range(STEPS):
        if game is None or game.outcome is not None or game.length >= 300:
            deal = dice.randrange(1, 10**9)
            game = ws.Game(rules, deal)
            assert engine.ask("new", {"game": rules.id, "deal": f"own:{deal}"})["ok"]
            compare(game, engine)
        if game.length and dice.random() < 0.2:
            undone = game.undo()
            assert engine.ask("undo")["undone"] == as_json(undone)
        else:
            move = dice.choice(game.legal_moves())
            game.play(move)
            assert engine.ask("move", str(move))["ok"]
        compare(game, engine)


@pytest.mark.parametrize("rules", ws.games(), ids=lambda rules: rules.id)
def test_refusals_hints_and_records_are_those_of_the_engine(
    rules: ws.Rules, engine: Engine
) -> None:
    dice = random.Random(rules.id)
    game = ws.Game(rules, 1)
    engine.ask("new", {"game": rules.id, "deal": "own:1"})
    hints = ws.player("hints")
    for _ in range(20):
        columns = range(1, rules.columns + 2)
        tried = ws.Move(f"{dice.choice(columns)}-{dice.choice(columns)}x{dice.randrange(1, 4)}")
        why = game.refusal(tried)
        if why is not None:
            assert engine.ask("move", as_json(tried)) == {"ok": False, "error": why}
        ranked = engine.ask("hint")["hints"]
        chosen = hints.choose(game)
        assert (chosen and as_json(chosen)) == (ranked[0]["move"] if ranked else None)
        if chosen is None:
            break
        game.play(chosen)
        assert engine.ask("move", str(chosen))["ok"]
    assert game.record() == engine.ask("record")["record"]

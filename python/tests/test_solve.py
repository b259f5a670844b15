"""What the solver says of games, and how it is interrupted."""

import csv
import os
import pickle
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest
import webspinner as ws

PROGRAM = os.environ.get("WEBSPINNER_PROGRAM")
# Of a type that nothing here takes.
ANY: Any = object()


def test_a_win_is_a_line_that_the_rules_take() -> None:
    found = ws.decide_many("spiderette", range(1, 9), nodes=100_000)
    won = [(deal, verdict.line) for deal, verdict in enumerate(found, 1) if verdict.word == "won"]
    assert won
    for deal, line in won:
        game = ws.Game("spiderette", deal)
        assert line
        for move in line:
            game.play(move)
        assert game.is_won


def test_a_lost_game_is_proved() -> None:
    lost = ws.Game.from_position("scorpion", stuck())
    verdict = ws.solve(lost)
    assert (verdict.word, verdict.line, verdict.why) == ("lost", None, None)
    assert repr(verdict).startswith("<Verdict lost after ")


def stuck() -> str:
    """Aces at the ends of four columns: nothing goes on an ace, and vacancies want kings."""
    pack = [rank + suit for suit in "CSHD" for rank in "A23456789TJQK"]
    ends = ["AC", "AS", "AH", "AD"]
    rest = [card for card in pack if card not in ends]
    columns = [["#" + card for card in rest[i::4]] + [ends[i]] for i in range(4)]
    return "\n".join(f"{i + 1}: {' '.join(column)}" for i, column in enumerate(columns))


def said(verdict: ws.Verdict) -> tuple[object, ...]:
    return verdict.word, verdict.why, verdict.nodes, verdict.line


@pytest.mark.parametrize("threads", [None, 1, 2, 7])
def test_many_deals_are_decided_as_each_of_them_alone(threads: int | None) -> None:
    deals: list[str | int] = [1, "ms:2", "pysol:3", 4, 5]
    found = ws.decide_many("spiderette", deals, nodes=3_000, threads=threads)
    alone = [ws.solve(ws.Game("spiderette", deal), nodes=3_000) for deal in deals]
    assert [said(verdict) for verdict in found] == [said(verdict) for verdict in alone]
    assert list(ws.decide_many("spiderette", [], threads=threads)) == []


def test_a_deal_is_any_number_that_python_counts_with() -> None:
    assert ws.Game("spider", np.int64(3)).deal == "spider:own:3"
    numbers: list[Any] = [np.uint8(1), np.array(2), *np.arange(3, 5)]
    found = ws.decide_many("spider", numbers, nodes=10)
    assert [verdict.shuffle for verdict in found] == ["own:1", "own:2", "own:3", "own:4"]
    for wrong in (np.array([1]), np.float64(1), np.bool_(True), 1.0):
        with pytest.raises(TypeError, match="a deal is a text such as 'ms:1' or a number, not "):
            ws.Game("spider", cast(Any, wrong))


@pytest.mark.parametrize("wrong", [1e6, "1M", True, None])
def test_a_limit_is_a_whole_number(wrong: object) -> None:
    game = ws.Game("spider", 1)
    for name in ("nodes", "memory_bytes"):
        limits: dict[str, Any] = {name: wrong}
        if wrong is None:
            limits[name] = -1
        with pytest.raises((TypeError, ValueError), match=f"^{name} is (a whole number|at least)"):
            ws.solve(game, **limits)
    assert not game.solver


def same(verdict: ws.Verdict, other: ws.Verdict) -> bool:
    return verdict.__reduce__()[1] == other.__reduce__()[1]


@pytest.mark.parametrize("nodes", [10, 100_000])
def test_a_verdict_is_pickled(nodes: int) -> None:
    found = list(ws.decide_many("spiderette", range(1, 9), nodes=nodes))
    game = ws.Game("spiderette", 2)
    game.play(game.legal_moves()[0])
    found += [ws.solve(game, nodes=nodes), ws.solve(ws.Game.from_position("scorpion", stuck()))]
    for verdict in found:
        again = pickle.loads(pickle.dumps(verdict))
        assert said(again) == said(verdict)
        assert (again.game, again.shuffle) == (verdict.game, verdict.shuffle)
        assert (again.time_ms, again.memory_bytes) == (verdict.time_ms, verdict.memory_bytes)
    results = pickle.loads(pickle.dumps(ws.Results(found)))
    assert all(map(same, results, found)) and len(results) == len(found)


def test_a_game_is_solved_from_where_it_stands() -> None:
    deal, verdict = next(
        (deal, verdict)
        for deal, verdict in enumerate(ws.decide_many("spiderette", range(1, 9), nodes=100_000), 1)
        if verdict.line
    )
    game = ws.Game("spiderette", deal)
    line = verdict.line
    assert line
    for move in line[:-1]:
        game.play(move)
    last = ws.solve(game, nodes=1_000)
    assert last.line is not None and len(last.line) == 1


@pytest.mark.skipif(PROGRAM is None, reason="WEBSPINNER_PROGRAM names no built program")
@pytest.mark.parametrize("game", ["spiderette", "spider-1", "scorpion"])
def test_the_answers_are_those_of_a_survey(game: str, tmp_path: Path) -> None:
    limits = ["--deals", "1..6", "--nodes", "20k", "--output", str(tmp_path / "out")]
    subprocess.run([str(PROGRAM), "survey", game, *limits], check=True, capture_output=True)
    with (tmp_path / "out" / "results.csv").open(encoding="utf-8") as file:
        rows = sorted(csv.DictReader(file), key=lambda row: int(row["number"]))
    found = ws.decide_many(game, range(1, 7), nodes=20_000)
    assert [(row["verdict"], row["why"], int(row["nodes"])) for row in rows] == [
        (verdict.word, verdict.why or "", verdict.nodes) for verdict in found
    ]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows sends no such signal")
@pytest.mark.parametrize(
    "call",
    [
        "ws.solve(ws.Game('spiderette', 'ms:246'), nodes=10**15)",
        "ws.decide_many('spiderette', ['ms:246', 'ms:328'], nodes=10**15)",
        "list(ws.decide_iter('spiderette', ['ms:246', 'ms:328'], nodes=10**15))",
        "list(ws.decide_iter('spiderette', ['ms:246'], nodes=10**15, order='done'))",
    ],
)
def test_ctrl_c_interrupts_a_search(call: str) -> None:
    # Deals that a survey gave up after a minute.
    code = f"import webspinner as ws; print('begun', flush=True); {call}"
    command = [sys.executable, "-c", code]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, encoding="utf-8") as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "begun\n"
        process.send_signal(signal.SIGINT)
        _, told = process.communicate(timeout=60)
    assert told.strip().endswith("KeyboardInterrupt")


@pytest.mark.parametrize(
    ("call", "error", "message"),
    [
        (lambda: ws.decide_many("spidr", [1]), ValueError, "there is no game 'spidr'"),
        (lambda: ws.decide_many("spider", ["ms:0x"]), ValueError, "digit|number"),
        (lambda: ws.decide_many("spider", [1], threads=0), ValueError, "threads is at least 1"),
        (lambda: ws.decide_many("spider", [1], threads=10**6), ValueError, "at most 1024, not"),
        (lambda: ws.decide_many("spider", [1], threads=-1), ValueError, "at least 0 and less"),
        (lambda: ws.decide_many("spider", ANY), TypeError, "not iterable"),
        (lambda: ws.decide_many("spider", "ms:1..5"), TypeError, "give a list"),
        (lambda: ws.decide_many("mrs-mop", ["kpat:1"]), ValueError, "has no kpat deals"),
        (lambda: ws.solve(ANY), TypeError, "Game"),
        (lambda: ws.solve(ws.Game("spider", 1), nodes=-1), ValueError, "at least 0 and less"),
    ],
)
def test_errors_say_what_is_wrong(call: Any, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        call()

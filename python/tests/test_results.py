"""Verdicts on many deals: one after another, as tables, and from files."""

import csv
import itertools
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import duckdb
import polars
import pyarrow
import pyarrow.csv
import pyarrow.parquet
import pytest
import webspinner as ws
from webspinner import survey as surveys
from webspinner._native import wilson

PROGRAM = os.environ.get("WEBSPINNER_PROGRAM")
RESULTS = Path(__file__).resolve().parents[2] / "results"
ANY: Any = object()

# As docs/formats.md has it: the column, its type, whether it may be null.
SCHEMA = [
    ("game", pyarrow.string(), False),
    ("shuffle", pyarrow.string(), False),
    ("scheme", pyarrow.string(), False),
    ("number", pyarrow.uint64(), True),
    ("verdict", pyarrow.string(), False),
    ("why", pyarrow.string(), True),
    ("length", pyarrow.uint32(), True),
    ("length_found", pyarrow.uint32(), True),
    ("line", pyarrow.string(), True),
    ("nodes", pyarrow.uint64(), False),
    ("memory_bytes", pyarrow.uint64(), False),
    ("time_ms", pyarrow.float64(), False),
    ("shorten_ms", pyarrow.float64(), True),
    ("member", pyarrow.uint32(), True),
    ("run", pyarrow.uint32(), False),
]


@pytest.fixture(scope="module")
def some() -> ws.Results:
    return ws.decide_many("spiderette", ["ms:1", *range(1, 9)], nodes=50_000)


def said(verdict: ws.Verdict) -> tuple[object, ...]:
    return verdict.shuffle, verdict.word, verdict.why, verdict.nodes, verdict.line


def test_a_table_has_the_columns_of_a_survey(some: ws.Results) -> None:
    table = pyarrow.table(some)
    assert [(field.name, field.type, field.nullable) for field in table.schema] == SCHEMA
    table.validate(full=True)
    assert {row["verdict"] for row in table.to_pylist()} == {"won", "unknown"}
    for row, verdict in zip(table.to_pylist(), some, strict=True):
        line = verdict.line and " ".join(str(move) for move in verdict.line)
        assert row == {
            "game": "spiderette",
            "shuffle": verdict.shuffle,
            "scheme": str(verdict.shuffle).split(":")[0],
            "number": int(str(verdict.shuffle).split(":")[1]),
            "verdict": verdict.word,
            "why": verdict.why,
            "length": verdict.line and len(verdict.line),
            "length_found": None,
            "line": line,
            "nodes": verdict.nodes,
            "memory_bytes": verdict.memory_bytes,
            "time_ms": verdict.time_ms,
            "shorten_ms": None,
            "member": row["member"],
            "run": 1,
        }
        assert (row["member"] is None) == (verdict.word == "unknown")


def test_every_program_that_knows_arrow_reads_it(some: ws.Results) -> None:
    rows = pyarrow.table(some).to_pylist()
    assert polars.DataFrame(some).to_dicts() == rows
    won = [row["shuffle"] for row in rows if row["verdict"] == "won"]
    results = some
    found = duckdb.sql("SELECT shuffle FROM results WHERE verdict = 'won'").fetchall()
    assert [shuffle for (shuffle,) in found] == won
    # A capsule is emptied by its taker, and the results are there for the next.
    assert pyarrow.RecordBatchReader.from_stream(some).read_all().to_pylist() == rows
    assert pyarrow.table(ws.Results()).schema.names == [name for name, _, _ in SCHEMA]


def test_a_table_outlives_the_results_and_has_any_number_of_rows() -> None:
    # Rows are handed over in parts, and these are more than one.
    verdicts = list(ws.decide_many("spiderette", range(10), nodes=1)) * 2_000
    stream = ws.Results(verdicts).__arrow_c_stream__()
    table = pyarrow.table(ws.Results(verdicts))
    del verdicts, stream
    assert table.num_rows == 20_000 and table.column("number").num_chunks > 1
    assert table.column("number").to_pylist() == list(range(10)) * 2_000


def test_results_are_a_sequence(some: ws.Results) -> None:
    assert len(some) == 9 and some[-1].shuffle == "own:8"
    assert [verdict.shuffle for verdict in some[:2]] == ["ms:1", "own:1"]
    assert some[4] in some and next(reversed(some)) is some[8]
    with pytest.raises(IndexError):
        some[9]
    won = sum(verdict.word == "won" for verdict in some)
    assert repr(some) == f"<Results: {won} won, 0 lost, {9 - won} unknown>"


@pytest.mark.parametrize("threads", [1, 2, 5])
def test_verdicts_come_one_after_another(some: ws.Results, threads: int) -> None:
    deals: list[str | int] = ["ms:1", *range(1, 9)]
    in_order = ws.decide_iter("spiderette", deals, nodes=50_000, threads=threads)
    assert [said(verdict) for verdict in in_order] == [said(verdict) for verdict in some]
    done = ws.decide_iter("spiderette", deals, nodes=50_000, threads=threads, order="done")
    assert sorted(map(repr, map(said, done))) == sorted(repr(said(verdict)) for verdict in some)


def test_deals_are_taken_as_they_are_needed() -> None:
    taken = []

    def deals() -> Any:
        for number in itertools.count(1):
            taken.append(number)
            yield number

    verdicts = ws.decide_iter("spiderette", deals(), nodes=10, threads=1)
    first = [next(verdicts).shuffle for _ in range(30)]
    assert first == [f"own:{number}" for number in range(1, 31)]
    assert len(taken) < 100
    assert list(ws.decide_iter("spiderette", [])) == []


def test_a_wrong_deal_is_an_error_in_its_turn() -> None:
    verdicts = ws.decide_iter("spiderette", [1, "ms:0x", 3], nodes=10)
    assert next(verdicts).shuffle == "own:1"
    with pytest.raises(ValueError, match="digit|number"):
        next(verdicts)
    assert list(verdicts) == []


def test_what_python_raises_among_the_deals_is_passed_on() -> None:
    def deals() -> Any:
        yield 1
        raise LookupError("no more")

    with pytest.raises(LookupError, match="no more"):
        list(ws.decide_iter("spiderette", deals(), nodes=10))


def test_intervals_are_those_of_the_literature() -> None:
    """CITE: R. G. Newcombe, Two-sided confidence intervals for the single proportion, 1998."""

    def percent(hits: int, trials: int) -> str:
        low, high = wilson(hits, trials)
        return f"{100 * low:.2f} {100 * high:.2f}"

    assert percent(81, 263) == "25.53 36.62"
    assert percent(15, 148) == "6.24 16.05"
    assert percent(0, 20) == "0.00 16.11"
    assert percent(1, 29) == "0.61 17.18"
    assert wilson(0, 0) == (0, 1)


def test_unknown_deals_count_both_ways(some: ws.Results) -> None:
    rate = ws.win_rate(some)
    assert (rate.won, rate.lost, rate.unknown) == (len(some) - rate.unknown, 0, rate.unknown)
    assert rate.low == wilson(rate.won, 9)[0]
    assert rate.high == wilson(rate.won + rate.unknown, 9)[1] == 1
    assert str(ws.WinRate(9_998, 1, 1, 0.9994, 0.99999)) == (
        "99.98% won, 0.01% unknown: 99.9–99.999% (95%)"
    )
    assert str(ws.win_rate([])) == "0.0% won, 0.0% unknown: 0.0–100.0% (95%)"


@pytest.fixture(scope="module")
def survey(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A survey of the program."""
    if PROGRAM is None:
        pytest.skip("WEBSPINNER_PROGRAM names no built program")
    folder = tmp_path_factory.mktemp("survey") / "scorpion"
    limits = ["--deals", "own:1..12,ms:1..4", "--nodes", "20k", "--shorten", "20ms"]
    command = [PROGRAM, "survey", "scorpion", *limits, "--output", str(folder)]
    subprocess.run(command, check=True, capture_output=True)
    return folder


def test_the_rate_is_that_of_the_program(survey: Path) -> None:
    command = [str(PROGRAM), "report", str(survey), "--json"]
    told = subprocess.run(command, check=True, capture_output=True, encoding="utf-8").stdout
    [game] = json.loads(told)["games"]
    [figures] = game["results"]
    rate = ws.win_rate(ws.load_results(survey))
    assert (rate.won, rate.lost, rate.unknown) == tuple(
        figures[key] for key in ("won", "lost", "unknown")
    )
    assert [rate.low, rate.high] == figures["interval"]
    assert rate.won and rate.unknown


@pytest.mark.parametrize("name", ["", "results.csv", "results.parquet"])
def test_results_of_the_program_are_read_back_whole(survey: Path, name: str) -> None:
    if not (survey / name).exists():
        pytest.skip("the program was built without Parquet")
    with (survey / "results.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    table = pyarrow.table(ws.load_results(survey / name))
    texts = [{key: text(value) for key, value in row.items()} for row in table.to_pylist()]
    assert [{**row, **times(row)} for row in rows] == [{**row, **times(row)} for row in texts]


def text(value: object) -> str:
    return "" if value is None else str(value)


def times(row: dict[str, str]) -> dict[str, object]:
    """Numbers with a fraction, which need not be written alike."""
    return {key: row[key] and float(row[key]) for key in ("time_ms", "shorten_ms")}


@pytest.mark.parametrize("reader", ["pyarrow", "polars"])
def test_published_results_are_read(reader: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("webspinner.load._reader", lambda: reader)
    folder = RESULTS / "spiderette-ms-1-1000"
    results = ws.load_results(folder)
    table = pyarrow.parquet.read_table(folder / "results.parquet")
    assert len(results) == table.num_rows == 1_000
    again = pyarrow.table(results).select(table.column_names)
    assert again.to_pylist() == table.to_pylist()
    game = ws.Game("spiderette", str(results[0].shuffle))
    for move in results[0].line or []:
        game.play(move)
    assert game.is_won == (results[0].word == "won")


def test_shards_are_read_in_the_order_of_the_deals(tmp_path: Path) -> None:
    every = ws.decide_many("spiderette", range(1, 11), nodes=10)
    for number in (1, 2, 4):
        folder = tmp_path / f"{number}-of-4"
        folder.mkdir()
        pyarrow.csv.write_csv(pyarrow.table(every[number - 1 :: 4]), folder / "results.csv")
    with pytest.warns(UserWarning, match="1 of 4 shards are missing") as warned:
        results = ws.load_results(tmp_path)
    assert warned[0].filename == __file__
    shuffles = [verdict.shuffle for verdict in results]
    assert shuffles == [f"own:{number}" for number in (1, 2, 4, 5, 6, 8, 9, 10)]
    shutil.copytree(tmp_path / "1-of-4", tmp_path / "1-of-5")
    with pytest.raises(ValueError, match="shards of several surveys, of 4 and 5"):
        ws.load_results(tmp_path)


HEAD = "game,shuffle,verdict,why,length,length_found,line,nodes,memory_bytes,time_ms,run\n"


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("game,shuffle\n", "no column verdict"),
        ("", "no column game"),
        (HEAD + "spider,ms:1,open,,,,,1,1,1,1\n", "row 1: a verdict is 'won'"),
        (HEAD + "spider,ms:1,won,,1,,d d,1,1,1,1\n", "row 1: its line has another length"),
        (HEAD + "spider,ms:1,won,,,,,1,1,1,1\n", "row 1: a deal has a length"),
        (HEAD + "spider,ms:1,lost,nodes,,,,1,1,1,1\n", "row 1: a deal says why"),
        (HEAD + "spider,ms:1,unknown,luck,,,,1,1,1,1\n", "row 1: it does not say which limit"),
        (HEAD + "spider,ms:1,lost,,,,,one,1,1,1\n", "row 1: nodes is a number, not 'one'"),
        (HEAD + "spider,ms:1,lost,,,,,1,1,nan,1\n", "row 1: a time is not"),
        (HEAD + "spider,ms:1,lost,,,,,-1,1,1,1\n", "row 1: .*'nodes'|row 1"),
        (HEAD + "spider,ms:x,lost,,,,,1,1,1,1\n", "row 1: "),
        (HEAD + "no game,ms:1,lost,,,,,1,1,1,1\n", "row 1: its game is not the id"),
        (HEAD + f"spider,ms:1,won,,30000,,{'d ' * 30_000},1,1,1,1\n", "more than 20000 moves"),
        (HEAD + "spider,ms:1,won,,1,,zz,1,1,1,1\n", "row 1: "),
        ("PAR1 and no more", "no whole Parquet file"),
    ],
)
def test_damaged_results_are_refused_with_the_place(
    content: str, message: str, tmp_path: Path
) -> None:
    file = tmp_path / "results.csv"
    file.write_text(content)
    with pytest.raises(ValueError, match=message) as told:
        ws.load_results(file)
    assert str(file) in str(told.value)


def changed(table: pyarrow.Table, row: int, **values: object) -> pyarrow.Table:
    """A table with other values in a row."""
    rows = table.to_pylist()
    rows[row] |= values
    return pyarrow.Table.from_pylist(rows, schema=table.schema)


@pytest.fixture(params=["pyarrow", "polars", "csv"])
def tampered(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[[Callable[[pyarrow.Table], pyarrow.Table]], None]:
    """Loads a survey of 6 deals in 2 chunks, once the second chunk has become another table."""
    reader, folder = str(request.param), tmp_path / "2-of-2"
    surveys.run("spiderette", "own:1..6", output=tmp_path, nodes=10, chunk=3)
    if reader != "csv":
        monkeypatch.setattr("webspinner.load._reader", lambda: reader)

    def load(tamper: Callable[[pyarrow.Table], pyarrow.Table]) -> None:
        file = folder / "results.parquet"
        table = tamper(pyarrow.parquet.read_table(file))
        pyarrow.parquet.write_table(table, file)
        if reader == "csv":
            note = table.schema.metadata[b"webspinner-survey"]
            (folder / "survey.json").write_bytes(note)
            pyarrow.csv.write_csv(table, folder / "results.csv")
            file.unlink()
        ws.load_results(tmp_path)

    return load


def again(table: pyarrow.Table) -> pyarrow.Table:
    return pyarrow.concat_tables([table, table.slice(1, 1)])


@pytest.mark.parametrize(
    ("tamper", "message"),
    [
        (again, "row 4: own:4 is there twice"),
        (lambda it: changed(it, 0, shuffle="own:1", number=1), "row 1: own:1 is "),
        (lambda it: it.slice(0, 2), "has other rows than its survey has counted: .*2.*, not .*3"),
        (lambda it: changed(it, 2, shuffle="own:99999", number=99_999), "row 3: own:99999 is none"),
        (lambda it: changed(it, 2, shuffle="ms:6", scheme="ms"), "row 3: ms:6 is none of the deals"),
        (lambda it: changed(it, 1, number=7), "row 2: its scheme and its number are not those"),
        (lambda it: changed(it, 1, scheme="ms"), "row 2: its scheme and its number are not those"),
        (lambda it: changed(it, 1, run=2), "row 2: its survey has no run 2"),
        (lambda it: changed(it, 1, run=0), "row 2: its survey has no run 0"),
    ],
)
def test_rows_that_are_not_those_of_the_survey_are_refused(
    tampered: Callable[[Callable[[pyarrow.Table], pyarrow.Table]], None],
    tamper: Callable[[pyarrow.Table], pyarrow.Table],
    message: str,
) -> None:
    with pytest.raises(ValueError, match=f"2-of-2.*{message}"):
        tampered(tamper)


def test_a_table_that_is_what_the_survey_has_found_is_read(
    tampered: Callable[[Callable[[pyarrow.Table], pyarrow.Table]], None],
) -> None:
    tampered(lambda it: it)


@pytest.mark.parametrize("reader", ["pyarrow", "polars"])
def test_a_byte_that_is_another_is_an_error_with_the_file(
    reader: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("webspinner.load._reader", lambda: reader)
    surveys.run("spiderette", "own:1..40", output=tmp_path, nodes=10)
    file = tmp_path / "1-of-1" / "results.parquet"
    content = bytearray(file.read_bytes())
    place = content.index(b"\x1f\x8b")
    content[place] ^= 0xFF
    file.write_bytes(content)
    with pytest.raises(ValueError, match="1-of-1/results.parquet is no whole Parquet file"):
        ws.load_results(tmp_path)


def test_a_table_that_is_refused_is_closed(tmp_path: Path) -> None:
    file = tmp_path / "results.csv"
    file.write_text(HEAD + "spider,ms:1,lost,,,,,one,1,1,1\n")
    code = "import sys, webspinner as ws\ntry: ws.load_results(sys.argv[1])\nexcept ValueError: pass"
    python = [sys.executable, "-W", "error::ResourceWarning", "-c", code, str(file)]
    told = subprocess.run(python, check=True, capture_output=True, encoding="utf-8")
    assert told.stderr == ""


@pytest.mark.parametrize(
    ("call", "error", "message"),
    [
        (lambda: ws.load_results("/nowhere/at/all"), FileNotFoundError, "nowhere"),
        (lambda: ws.load_results(Path(__file__).parent), FileNotFoundError, "has no results"),
        (lambda: ws.Results([ANY]), TypeError, "results are verdicts"),
        (
            lambda: pyarrow.table(ws.Results([ws.solve(ws.Game("spider", 1), nodes=1)])),
            ValueError,
            "about a position",
        ),
        (lambda: ws.decide_iter("spider", [1], order=ANY), ValueError, "order is 'deals' or"),
        (lambda: ws.decide_iter("spider", [1], threads=0), ValueError, "threads is at least 1"),
        (lambda: ws.decide_iter("spider", [1], threads=-1), ValueError, "threads is at least 0"),
        (lambda: ws.decide_many("spider", [1], nodes=ANY), TypeError, "nodes is a whole number"),
        (lambda: ws.decide_many("spider", [1], memory_bytes=-1), ValueError, "memory_bytes is at"),
        (lambda: ws.decide_iter("spider", ANY), TypeError, "not iterable"),
        (lambda: ws.win_rate([ANY]), TypeError, "Verdict"),
    ],
)
def test_errors_say_what_is_wrong(call: Any, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        call()


def test_without_packages_for_parquet_the_error_says_what_to_install() -> None:
    code = (
        "import sys; sys.modules['pyarrow'] = sys.modules['polars'] = None; import webspinner as ws"
        f"\ntry: ws.load_results({str(RESULTS / 'spiderette-ms-1-1000')!r})"
        "\nexcept ImportError as error: print(error)"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8")
    assert "PyArrow or Polars" in told.stdout and "webspinner[survey]" in told.stdout, told

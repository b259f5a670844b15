"""Surveys in chunks: what they leave, how they go on, and that they are those of the program."""

import csv
import importlib
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pyarrow
import pyarrow.csv
import pyarrow.parquet
import pytest
import webspinner as ws
from webspinner import survey as surveys
from webspinner.__main__ import main
from webspinner._native import Shard
from webspinner.engines import ENGINES as STARTERS
from webspinner.survey import Deals, whole_number

PROGRAM = os.environ.get("WEBSPINNER_PROGRAM")
ENGINES = ["local", "ray", "dask"]
DEALS = "own:1..20,ms:7"

# What may differ between two surveys of the same deals: how long it took, and which run it was.
UNSTEADY = {"time_ms", "shorten_ms", "run"}


def run(output: Path, *more: str, deals: str = DEALS) -> None:
    given = ["survey", "spiderette", "--deals", deals, "--nodes", "20k", "--chunk", "5"]
    assert main([*given, "--output", str(output), *more]) == 0


def rows(results: ws.Results) -> list[dict[str, object]]:
    table = pyarrow.table(results).to_pylist()
    return [{key: row[key] for key in row if key not in UNSTEADY} for row in table]


def files(folder: Path) -> list[str]:
    return sorted(str(file.relative_to(folder)) for file in folder.rglob("*") if file.is_file())


CHUNKS = [f"{number}-of-5/results.parquet" for number in range(1, 6)]


@pytest.mark.parametrize("engine", ENGINES)
def test_every_engine_decides_the_same(
    engine: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run(tmp_path, "--engine", engine)
    assert files(tmp_path) == CHUNKS
    deals = [*range(1, 21), "ms:7"]
    alone = ws.decide_many("spiderette", deals, nodes=20_000)
    assert rows(ws.load_results(tmp_path)) == rows(alone)
    told = capsys.readouterr()
    rate = ws.win_rate(alone)
    assert told.out == (
        f"spiderette: {rate.won} won, {rate.lost} lost, {rate.unknown} unknown of 21 deals\n"
        f"{rate}\n"
    )
    assert all(f"chunk {number} of 5: " in told.err for number in range(1, 6))


def test_who_waits_for_a_worker_is_told(tmp_path: Path) -> None:
    distributed: Any = importlib.import_module("distributed")
    quiet = {"processes": False, "dashboard_address": None}
    with distributed.LocalCluster(n_workers=0, **quiet) as cluster:
        with distributed.Client(cluster):
            said: list[str] = []

            def say(text: str) -> None:
                said.append(text)
                cluster.scale(1)

            rate = surveys.run(
                "spiderette", "own:1..4", output=tmp_path, nodes=9, chunk=2, engine="dask", say=say
            )
    assert rate.unknown == 4
    assert said[0] == "the Dask scheduler has no worker yet; the chunks wait for one"
    assert len(said) == 3


@pytest.mark.parametrize("engine", ENGINES)
def test_only_missing_chunks_are_decided_again(engine: str, tmp_path: Path) -> None:
    run(tmp_path, deals="own:1..25")
    before = {name: (tmp_path / name).stat().st_mtime_ns for name in CHUNKS}
    (tmp_path / CHUNKS[1]).unlink()
    run(tmp_path, "--engine", engine, deals="own:1..25")
    after = {name: (tmp_path / name).stat().st_mtime_ns for name in CHUNKS}
    assert {name for name in CHUNKS if before[name] != after[name]} == {CHUNKS[1]}
    assert files(tmp_path) == CHUNKS


def test_the_file_of_a_chunk_says_how_it_was_made(tmp_path: Path) -> None:
    run(tmp_path)
    metadata = pyarrow.parquet.read_metadata(tmp_path / CHUNKS[2]).metadata
    note = json.loads(metadata[b"webspinner-survey"])
    assert note["survey"] == {
        "form": 1,
        "program": f"webspinner for Python {ws.__version__}",
        "game": "spiderette",
        "version": 1,
        "rules": None,
        "deals": DEALS,
        "shard": "3/5",
        "nodes_max": 20_000,
        "memory_bytes_max": 4 << 30,
        "time_ms_max": None,
        "shorten_ms": None,
    }
    assert note["won"] + note["lost"] + note["unknown"] == 4
    assert note["runs"][0]["command"][:4] == ["python", "-m", "webspinner", "survey"]


needs_program = pytest.mark.skipif(
    PROGRAM is None, reason="WEBSPINNER_PROGRAM names no built program"
)


NO_PARQUET = "this program was built without Parquet"


def program(*arguments: str | Path) -> str:
    told = subprocess.run([str(PROGRAM), *arguments], capture_output=True, encoding="utf-8")
    assert told.returncode == 0 or NO_PARQUET in told.stderr, told.stderr
    return told.stderr


def shards(output: Path, *numbers: int) -> None:
    """Has the program decide some of the chunks."""
    for number in numbers:
        given = ["survey", "spiderette", "--deals", DEALS, "--nodes", "20k"]
        if NO_PARQUET in program(*given, "--shard", f"{number}/5", "--output", output):
            pytest.skip(NO_PARQUET)


@needs_program
def test_rows_are_those_of_the_program_which_merges_and_checks_the_chunks(tmp_path: Path) -> None:
    run(tmp_path / "chunks")
    one, merged = tmp_path / "one", tmp_path / "merged"
    program("survey", "spiderette", "--deals", DEALS, "--nodes", "20k", "--output", one)
    expected = rows(ws.load_results(one / "results.csv"))
    assert rows(ws.load_results(tmp_path / "chunks")) == expected
    chunks = sorted((tmp_path / "chunks").iterdir())
    program("check", *(chunk / "results.parquet" for chunk in chunks))
    merged.mkdir()
    program("merge", *chunks, "--output", merged)
    with (merged / "results.csv").open(encoding="utf-8") as ours:
        with (one / "results.csv").open(encoding="utf-8") as theirs:
            pairs = zip(csv.DictReader(ours), csv.DictReader(theirs), strict=True)
            for left, right in pairs:
                assert {**left, **dict.fromkeys(UNSTEADY)} == {**right, **dict.fromkeys(UNSTEADY)}


def stopped_after(deals: int, shard: Path) -> None:
    """Makes a shard of the program what it is after Ctrl-C."""
    journal, note = shard / "journal.jsonl", shard / "survey.json"
    lines = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(b"".join(lines[: 2 + deals]))
    words = [json.loads(line)["deal"]["verdict"] for line in lines[2 : 2 + deals]]
    counts = {word: words.count(word) for word in ("won", "lost", "unknown")}
    note.write_text(json.dumps(json.loads(note.read_text()) | counts))
    # The rows are in the order of the deals, and those of the journal as they were found.
    table = pyarrow.parquet.read_table(shard / "results.parquet")
    metadata = {b"webspinner-survey": note.read_bytes()}
    table = table.slice(0, deals).replace_schema_metadata(metadata)
    pyarrow.parquet.write_table(table, shard / "results.parquet")
    pyarrow.csv.write_csv(table, shard / "results.csv")


@needs_program
@pytest.mark.parametrize("engine", ENGINES)
def test_a_survey_of_the_program_goes_on(
    engine: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    output = tmp_path / "survey"
    shards(output, 1, 2, 3)
    # The second was killed in the middle of a line, and the third was stopped.
    second, third = output / "2-of-5", output / "3-of-5"
    for name in ("results.csv", "results.parquet", "survey.json"):
        (second / name).unlink()
    journal = second / "journal.jsonl"
    journal.write_bytes(journal.read_bytes()[:-20])
    stopped_after(3, third)
    run(output, "--engine", engine)
    assert "1 of 5 chunks are there" in capsys.readouterr().err
    check_whole(output)


@needs_program
def test_a_survey_goes_on_with_the_program(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    output = tmp_path / "survey"
    run(output)
    for name in CHUNKS[1:3]:
        (output / name).unlink()
    shards(output, 1, 2)
    run(output)
    assert "4 of 5 chunks are there" in capsys.readouterr().err
    check_whole(output)


def check_whole(output: Path) -> None:
    """Compares a survey that two programs have decided with that of one, which has each row once.
    Going on finds nothing left to do."""
    alone = rows(ws.decide_many("spiderette", [*range(1, 21), "ms:7"], nodes=20_000))
    assert rows(ws.load_results(output)) == alone
    shards(output, 1, 2, 3, 4, 5)
    merged = output.with_name("merged")
    merged.mkdir()
    program("merge", *sorted(output.iterdir()), "--output", merged)
    program("check", merged)
    assert rows(ws.load_results(merged)) == alone
    before = {file: (output / file).read_bytes() for file in files(output)}
    run(output)
    assert {file: (output / file).read_bytes() for file in files(output)} == before


def test_a_game_of_ones_own_is_kept_with_the_survey(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('id = "mine"\nname = "Mine"\ninherits = "spiderette"\n[deal]\nrule = "any"\n')
    out = tmp_path / "out"
    assert main(["survey", str(file), "--deals", "3", "--nodes", "9", "--output", str(out)]) == 0
    metadata = pyarrow.parquet.read_metadata(out / "1-of-1" / "results.parquet").metadata
    note = json.loads(metadata[b"webspinner-survey"])
    assert ws.rules(note["survey"]["rules"]) == ws.rules(file.read_text())


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="only Linux has a disk always full")
def test_a_full_disk_is_an_error_with_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened = Path.open

    def full(path: Path, mode: str = "r", *more: Any, **named: Any) -> Any:
        if mode == "wb":
            return open("/dev/full", mode, buffering=0)
        return opened(path, mode, *more, **named)

    monkeypatch.setattr(Path, "open", full)
    command = ["survey", "spiderette", "--deals", "own:1..2", "--nodes", "9"]
    assert main([*command, "--output", str(tmp_path)]) == 2
    told = capsys.readouterr().err
    assert "No space left on device" in told and "1-of-1/results.parquet" in told


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    try:
        status = main(["survey", *arguments])
    except SystemExit as wrong:
        status = int(wrong.code or 0)
    assert status == 2
    return capsys.readouterr().err


def test_a_folder_of_another_survey_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run(tmp_path)
    given = ["spiderette", "--output", str(tmp_path), "--deals", DEALS, "--nodes", "20k"]
    assert "nodes_max was 20000, and is 10" in refused(
        capsys, *given, "--chunk", "5", "--nodes", "10"
    )
    other = refused(capsys, *given[1:], "spiderette-1", "--chunk", "5")
    assert 'game was "spiderette", and is "spiderette-1"' in other
    assert "has the chunk" in refused(capsys, *given, "--chunk", "4")
    (tmp_path / CHUNKS[3]).write_bytes(b"PAR1")
    assert "is no whole table of a survey: delete it" in refused(capsys, *given, "--chunk", "5")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["spidr", "--deals", "1"], "there is no game 'spidr'"),
        (["./none.toml", "--deals", "1"], "none.toml"),
        (["spider"], "--deals"),
        (["spider", "--deals", "1", "--nodes", "many"], "write a whole number"),
        (["spider", "--deals", "1", "--chunk", "0"], "a chunk has at least 1 deal"),
        (["spider", "--deals", "1..1G", "--chunk", "100"], "give each 10000 deals or more"),
        (["spider", "--deals", "1", "--engine", "none"], "invalid choice"),
        (["spider", "--deals", "1", "--threads", "0"], "threads is at least 1"),
        (["mrs-mop", "--deals", "kpat:1"], "has no kpat deals"),
    ],
)
def test_a_wrong_command_is_refused(
    arguments: list[str], message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert message in refused(capsys, *arguments, "--output", str(tmp_path))
    assert files(tmp_path) == []


@pytest.mark.parametrize("engine", ENGINES)
def test_a_chunk_that_fails_leaves_the_others_and_no_part_of_a_file(
    engine: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    # A file is where the folder of a chunk should be.
    (tmp_path / "2-of-5").write_text("")
    status = main(
        ["survey", "spiderette", "--deals", DEALS, "--nodes", "10", "--chunk", "5"]
        + ["--engine", engine, "--output", str(tmp_path)]
    )
    assert status == (2 if engine == "local" else 1)
    assert "2-of-5" in capsys.readouterr().err
    kept = CHUNKS[:1] if engine == "local" else [*CHUNKS[:1], *CHUNKS[2:]]
    assert files(tmp_path) == sorted([*kept, "2-of-5"])


@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no such signal")
@pytest.mark.parametrize("engine", ["ray", "dask"])
def test_a_chunk_whose_process_dies_is_tried_again(engine: str, tmp_path: Path) -> None:
    died = tmp_path / "died"

    def dies_once(chunk: surveys.Chunk) -> tuple[int, int, int]:
        if chunk.number == 2 and not died.exists():
            died.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return surveys.decide(chunk)

    out = tmp_path / "out"
    chunks = surveys.plan("spiderette", DEALS, str(out), 10, 1 << 30, 7, 1, ["tests"])
    outcomes = [outcome for _, outcome in STARTERS[engine](dies_once, chunks, 1, print)]
    assert outcomes == [(0, 0, 7)] * 3
    assert died.exists()
    assert files(out) == [f"{number}-of-3/results.parquet" for number in (1, 2, 3)]


def test_a_file_is_there_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    given = ["survey", "spiderette", "--deals", "1", "--nodes", "10", "--output", str(tmp_path)]
    assert main(given) == 2
    assert files(tmp_path) == []


@pytest.mark.skipif(sys.platform == "win32", reason="Windows sends no such signal")
def test_ctrl_c_keeps_the_chunks_that_are_decided(tmp_path: Path) -> None:
    # The first deal is decided soon; a survey gave the second up after a minute.
    given = ["survey", "spiderette", "--deals", "own:2,ms:246", "--nodes", "1e15", "--chunk", "1"]
    command = [sys.executable, "-m", "webspinner", *given, "--output", str(tmp_path)]
    with subprocess.Popen(command, stderr=subprocess.PIPE, encoding="utf-8") as process:
        assert process.stderr is not None
        assert process.stderr.readline() == "chunk 1 of 2: 1 won, 0 lost, 0 unknown\n"
        process.send_signal(signal.SIGINT)
        _, told = process.communicate(timeout=60)
    assert process.returncode == 130
    assert told == "stopped: the same command goes on with the chunks that are missing\n"
    assert files(tmp_path) == ["1-of-2/results.parquet"]


@pytest.mark.parametrize(
    ("text", "number"),
    [("0", 0), ("007", 7), ("1_000", 1_000), ("1.5M", 1_500_000), ("2e+3", 2_000), ("1g", 10**9)],
)
def test_numbers_are_read_as_people_type_them(text: str, number: int) -> None:
    assert whole_number(text) == number


@pytest.mark.parametrize("text", ["", "-1", "1.5", "1__0", "1e99", "1kk", "2" * 20, "1" * 99, "k"])
def test_what_is_no_whole_number_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="write a whole number"):
        whole_number(text)


def test_deals_keep_their_order_and_are_dealt_to_shards_in_turn() -> None:
    deals = Deals("MS:005..7, own:1,ms:1,9", ws.rules("spider"))
    names = ["ms:5", "ms:6", "ms:7", "own:1", "ms:1", "own:9"]
    assert [deals[place] for place in range(len(deals))] == names
    assert str(deals) == "ms:5..7,own:1,ms:1,own:9"
    assert [deals.shard(number, 4) for number in (1, 2, 3, 4)] == [
        ["ms:5", "ms:1"],
        ["ms:6", "own:9"],
        ["ms:7"],
        ["own:1"],
    ]
    with pytest.raises(IndexError):
        deals[6]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("ms:9..3", "ends before it begins"),
        ("ms:1..x", "does not end with a number; a range is written ms:1..1000"),
        ("1..10,5", "own:5 is there twice"),
        ("", '""'),
        ("sm:1", '"sm:1"'),
        ("ms:1..8589934592", "8589934592"),
        ("0..18446744073709551615", "more than 1000000000 deals"),
    ],
)
def test_what_is_not_a_deal_is_refused_with_the_reason(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=message.replace(".", r"\.")):
        Deals(text, ws.rules("spider"))


def test_a_machine_is_described(tmp_path: Path) -> None:
    def ran(threads: int | None, deals: int) -> Any:
        shard = Shard(ws.rules("spider"), f"1..{deals}", 1, 1, nodes=1, memory_bytes=1 << 20)
        (tmp_path / str(deals)).mkdir()
        _, note = shard.decide(str(tmp_path / str(deals)), threads, ["tests"])
        [run] = json.loads(note)["runs"]
        return run

    run = ran(None, 1_000)
    machine = run["machine"]
    assert run["command"] == ["tests"] and run["threads"] == machine["cores"] >= 1
    assert machine["system"].split()[0] in ("linux", "macos", "windows")
    assert machine["memory_bytes"] is None or machine["memory_bytes"] > 1 << 20
    assert ran(8, 3)["threads"] == 3

"""Reads the results of surveys: `load_results`."""

import contextlib
import csv
import io
import json
import os
import re
import warnings
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import BinaryIO

from ._native import Deals, Verdict, read_verdict, rules
from ._optional import package
from .folders import CSV, NOTE, NOTE_FILE, TABLE, Folder, place_of
from .results import Results

__all__ = ["load_results"]

Rows = Iterator[Mapping[str, object]]

NEEDS = "Parquet needs PyArrow or Polars, and a CSV file neither"
# What every Parquet file begins with.
MAGIC = b"PAR1"
SHARD = re.compile(r"([0-9]{1,10})-of-([0-9]{1,10})")
# The columns that are not texts, and how they are read.
NUMBERS = {
    "number": int,
    "length": int,
    "length_found": int,
    "nodes": int,
    "memory_bytes": int,
    "time_ms": float,
    "shorten_ms": float,
    "member": int,
    "run": int,
}
COLUMNS = ["game", "shuffle", "scheme", "verdict", "why", "line", *NUMBERS]
REQUIRED = ["game", "shuffle", "verdict", "nodes", "memory_bytes", "time_ms", "run"]


def load_results(path: str | os.PathLike[str]) -> Results:
    """The results of `webspinner survey` or `python -m webspinner survey`: a Parquet or CSV file,
    the folder of a survey, or one with shards, by its path or by a URL that fsspec reaches. Those of
    shards come in the order of the deals, as far as they are there: a warning says how many are
    missing. Every row is checked, and whether all of them are there that the survey has counted;
    lines are not played, which `webspinner check` does. Parquet needs PyArrow or Polars.

    >>> import pathlib, tempfile
    >>> folder = tempfile.TemporaryDirectory()
    >>> file = pathlib.Path(folder.name, "results.csv")
    >>> rows = ["game,shuffle,verdict,why,nodes,memory_bytes,time_ms,run"]
    >>> rows.append("spider,ms:1,unknown,nodes,10,4096,0.125,1")
    >>> _ = file.write_text("\\n".join(rows))
    >>> ws.load_results(folder.name)
    <Results: 0 won, 0 lost, 1 unknown>
    """
    place = place_of(path)
    tables: dict[str, list[str]] = {}
    for chunk, table in place.tables():
        tables.setdefault(chunk, []).append(table)
    if "" in tables:
        return Results(_read(place, "", tables[""], set()))
    return Results(_in_turn(place, tables))


def _in_turn(folder: Folder, tables: Mapping[str, list[str]]) -> list[Verdict]:
    """The rows of shards in the order of the deals, which were dealt to the shards in turn."""
    named = [name for name in map(SHARD.fullmatch, tables) if name]
    counts = sorted({int(name[2]) for name in named})
    if not named:
        raise FileNotFoundError(
            f"{folder} has no results: no {TABLE}, {CSV} or folders such as 1-of-10"
        )
    if len(counts) > 1:
        of = " and ".join(str(count) for count in counts)
        raise ValueError(f"{folder} has shards of several surveys, of {of}: name one of the files")
    if missing := counts[0] - len(named):
        # Points to the caller of `load_results`.
        warnings.warn(f"{folder}: {missing} of {counts[0]} shards are missing", stacklevel=3)
    seen: set[str] = set()
    rows = [
        (place, int(name[1]), verdict)
        for name in named
        for place, verdict in enumerate(_read(folder, name[0], tables[name[0]], seen))
    ]
    rows.sort(key=lambda row: row[:2])
    return [verdict for _, _, verdict in rows]


def _read(folder: Folder, chunk: str, tables: list[str], seen: set[str]) -> Iterator[Verdict]:
    """The rows of a table: of the Parquet file, unless only the other can be read. `seen` are the
    deals of all tables so far."""
    table = CSV if CSV in tables and (TABLE not in tables or _reader() is None) else tables[0]
    file = folder.name_of(chunk, table)
    with folder.open(chunk, table) as opened:
        is_parquet = opened.read(len(MAGIC)) == MAGIC
        opened.seek(0)
        if is_parquet:
            note, rows = (_by_polars if _reader() == "polars" else _by_pyarrow)(file, opened)
        else:
            note, rows = _beside(folder, chunk), _csv(file, opened)
        survey, count = _Survey.of(note), dict.fromkeys(("won", "lost", "unknown"), 0)
        for number, row in enumerate(rows, 1):
            try:
                verdict = read_verdict(row)
                _new(verdict.shuffle, seen)
                if survey:
                    survey.check(row, verdict)
            except (TypeError, ValueError, OverflowError) as error:
                raise ValueError(f"{file}, row {number}: {error}") from error
            count[verdict.word] += 1
            yield verdict
    if survey and count != survey.count:
        raise ValueError(
            f"{file} has other rows than its survey has counted: {count}, not {survey.count}; "
            "write it again"
        )


def _new(shuffle: str | None, seen: set[str]) -> None:
    """Refuses a deal that was there before."""
    if shuffle in seen:
        raise ValueError(f"{shuffle} is there twice")
    seen.add(str(shuffle))


def _beside(folder: Folder, chunk: str) -> str | None:
    """What is said beside a CSV file of how it was made."""
    try:
        with folder.open(chunk, NOTE_FILE) as opened:
            return opened.read().decode("utf-8", "replace")
    except OSError:
        return None


@dataclass(frozen=True)
class _Survey:
    """What a survey says of itself, as far as rows can contradict it."""

    deals: Deals
    shard: tuple[int, int]
    is_sample: bool
    runs: int
    count: dict[str, int]

    @classmethod
    def of(cls, note: str | None) -> "_Survey | None":
        """That of a note, if there is one, and this version can read it."""
        try:
            told = json.loads(note or "")
            about = told["survey"]
            deals = Deals(about["deals"], rules(about["rules"] or about["game"]))
            number, _, of = (about.get("shard") or "1/1").partition("/")
            count = {word: int(told[word]) for word in ("won", "lost", "unknown")}
            shard, is_sample = (int(number), int(of)), bool(about.get("sample"))
            return cls(deals, shard, is_sample, len(told["runs"]), count)
        except (AttributeError, KeyError, TypeError, ValueError):
            return None

    def check(self, row: Mapping[str, object], verdict: Verdict) -> None:
        """Refuses a row that cannot be one of this survey."""
        place, (number, of) = self.deals.index_of(str(verdict.shuffle)), self.shard
        # A sample is dealt to the shards in the order in which it is drawn, which is not known here.
        is_own = place is not None and (self.is_sample or place % of == number - 1)
        if not is_own:
            raise ValueError(f"{verdict.shuffle} is none of the deals of the survey")
        if not 1 <= int(str(row["run"])) <= self.runs:
            raise ValueError(f"its survey has no run {row['run']}")


def _reader() -> str | None:
    """The package that reads Parquet, if there is one."""
    from importlib.util import find_spec

    known = ("pyarrow", "polars")
    return next((name for name in known if find_spec(name) is not None), None)


def _by_pyarrow(file: str, opened: BinaryIO) -> tuple[str | None, Rows]:
    arrow, parquet = (package(name, NEEDS, "survey") for name in ("pyarrow", "pyarrow.parquet"))
    with _whole(file, arrow.ArrowException, OSError):
        table = parquet.ParquetFile(opened)
    names = table.schema_arrow.names
    _check(file, names)
    note = (table.metadata.metadata or {}).get(NOTE)

    def rows() -> Rows:
        nothing = dict.fromkeys(COLUMNS)
        batches = table.iter_batches(columns=[name for name in COLUMNS if name in names])
        while True:
            with _whole(file, arrow.ArrowException, OSError):
                batch = next(batches, None)
            if batch is None:
                return
            for row in batch.to_pylist():
                yield {**nothing, **row}

    return note and note.decode("utf-8", "replace"), rows()


def _by_polars(file: str, opened: BinaryIO) -> tuple[str | None, Rows]:
    polars = package("polars", NEEDS, "survey")
    # Polars does not read a file twice that is open.
    content = opened.read()
    with _whole(file, polars.exceptions.PolarsError):
        names = list(polars.read_parquet_schema(content))
        _check(file, names)
        note = polars.read_parquet_metadata(content).get(NOTE.decode())
        table = polars.read_parquet(content, columns=[name for name in COLUMNS if name in names])
    nothing = dict.fromkeys(COLUMNS)
    return note, ({**nothing, **row} for row in table.iter_rows(named=True))


@contextlib.contextmanager
def _whole(file: str, *errors: type[Exception]) -> Iterator[None]:
    """Says which file a package cannot read, whose errors do not."""
    try:
        yield
    except errors as error:
        raise ValueError(f"{file} is no whole Parquet file: {error}") from error


def _csv(file: str, opened: BinaryIO) -> Rows:
    try:
        with io.TextIOWrapper(opened, encoding="utf-8", newline="") as text:
            yield from _csv_rows(file, text)
    except (UnicodeDecodeError, csv.Error) as error:
        raise ValueError(f"{file} is no table of results: {error}") from error


def _csv_rows(file: str, opened: io.TextIOBase) -> Rows:
    reader = csv.DictReader(opened)
    _check(file, reader.fieldnames or [])
    for number, row in enumerate(reader, 1):
        values: dict[str, object] = {}
        for name in COLUMNS:
            text = row.get(name) or None
            try:
                values[name] = NUMBERS[name](text) if text and name in NUMBERS else text
            except ValueError:
                raise ValueError(
                    f"{file}, row {number}: {name} is a number, not {text!r:.80}"
                ) from None
        yield values


def _check(file: str, names: Iterable[str]) -> None:
    missing = [name for name in REQUIRED if name not in set(names)]
    if missing:
        raise ValueError(f"{file} is no table of results: it has no column {missing[0]}")

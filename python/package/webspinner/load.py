"""Reads the results of surveys: `load_results`."""

import csv
import io
import os
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from ._native import Verdict, read_verdict
from ._optional import package
from .folders import is_url
from .results import Results

__all__ = ["load_results"]

NEEDS = "Parquet needs PyArrow or Polars, and a CSV file neither"
# What every Parquet file begins with.
MAGIC = b"PAR1"
SHARD = re.compile(r"([0-9]{1,10})-of-([0-9]{1,10})")
# The columns that are not texts, and how they are read.
NUMBERS = {
    "length": int,
    "length_found": int,
    "nodes": int,
    "memory_bytes": int,
    "time_ms": float,
    "shorten_ms": float,
    "member": int,
    "run": int,
}
COLUMNS = ["game", "shuffle", "verdict", "why", "line", *NUMBERS]
REQUIRED = ["game", "shuffle", "verdict", "nodes", "memory_bytes", "time_ms", "run"]


def load_results(path: str | os.PathLike[str]) -> Results:
    """The results of `webspinner survey` or `python -m webspinner survey`: a Parquet or CSV file,
    the folder of a survey, or one with shards. Those of shards come in the order of the deals, as
    far as they are there. Every row is checked, but lines are not played; `webspinner check` does
    that. Parquet needs PyArrow or Polars.

    >>> import pathlib, tempfile
    >>> folder = tempfile.TemporaryDirectory()
    >>> file = pathlib.Path(folder.name, "results.csv")
    >>> rows = ["game,shuffle,verdict,why,nodes,memory_bytes,time_ms,run"]
    >>> rows.append("spider,ms:1,unknown,nodes,10,4096,0.125,1")
    >>> _ = file.write_text("\\n".join(rows))
    >>> ws.load_results(folder.name)
    <Results: 0 won, 0 lost, 1 unknown>
    """
    if is_url(path):
        raise ValueError(f"load_results reads files of this machine: Polars or DuckDB read {path}")
    given = Path(path)
    if not given.is_dir():
        return Results(_read(given))
    table = _table_of(given)
    if table is not None:
        return Results(_read(table))
    return Results(_in_turn(given))


def _table_of(folder: Path) -> Path | None:
    """The table of a survey: the Parquet file, unless only the other can be read."""
    tables = [folder / "results.parquet", folder / "results.csv"]
    found = [table for table in tables if table.exists()]
    if len(found) == 2 and _reader() is None:
        return found[1]
    return found[0] if found else None


def _in_turn(folder: Path) -> list[Verdict]:
    """The rows of shards in the order of the deals, which were dealt to the shards in turn."""
    shards: dict[int, Path] = {}
    counts: set[int] = set()
    for entry in folder.iterdir():
        name = SHARD.fullmatch(entry.name)
        if name and (table := _table_of(entry)):
            shards[int(name[1])] = table
            counts.add(int(name[2]))
    if not shards:
        raise FileNotFoundError(
            f"{folder} has no results: no results.parquet, results.csv or folders such as 1-of-10"
        )
    if len(counts) > 1:
        of = " and ".join(str(count) for count in sorted(counts))
        raise ValueError(f"{folder} has shards of several surveys, of {of}: name one of the files")
    rows = [
        (place, number, verdict)
        for number, table in shards.items()
        for place, verdict in enumerate(_read(table))
    ]
    rows.sort(key=lambda row: row[:2])
    return [verdict for _, _, verdict in rows]


def _read(file: Path) -> Iterator[Verdict]:
    """The rows of one file."""
    with file.open("rb") as opened:
        is_parquet = opened.read(len(MAGIC)) == MAGIC
    rows = _parquet(file) if is_parquet else _csv(file)
    for number, row in enumerate(rows, 1):
        try:
            yield read_verdict(row)
        except (TypeError, ValueError, OverflowError) as error:
            raise ValueError(f"{file}, row {number}: {error}") from error


def _reader() -> str | None:
    """The package that reads Parquet, if there is one."""
    from importlib.util import find_spec

    known = ("pyarrow", "polars")
    return next((name for name in known if find_spec(name) is not None), None)


def _parquet(file: Path) -> Iterator[Mapping[str, object]]:
    if _reader() == "polars":
        yield from _by_polars(file)
    else:
        yield from _by_pyarrow(file)


def _by_pyarrow(file: Path) -> Iterator[Mapping[str, object]]:
    arrow, parquet = (package(name, NEEDS, "survey") for name in ("pyarrow", "pyarrow.parquet"))
    try:
        opened = parquet.ParquetFile(file)
    except arrow.ArrowInvalid as error:
        raise ValueError(f"{file} is no whole Parquet file: {error}") from error
    with opened:
        _check(file, opened.schema_arrow.names)
        wanted = [name for name in COLUMNS if name in opened.schema_arrow.names]
        nothing = dict.fromkeys(COLUMNS)
        for batch in opened.iter_batches(columns=wanted):
            for row in batch.to_pylist():
                yield {**nothing, **row}


def _by_polars(file: Path) -> Iterator[Mapping[str, object]]:
    polars = package("polars", NEEDS, "survey")
    try:
        names = list(polars.read_parquet_schema(file))
        _check(file, names)
        table = polars.read_parquet(file, columns=[name for name in COLUMNS if name in names])
    except polars.exceptions.ComputeError as error:
        raise ValueError(f"{file} is no whole Parquet file: {error}") from error
    nothing = dict.fromkeys(COLUMNS)
    for row in table.iter_rows(named=True):
        yield {**nothing, **row}


def _csv(file: Path) -> Iterator[Mapping[str, object]]:
    with file.open(encoding="utf-8", newline="") as opened:
        try:
            yield from _csv_rows(file, opened)
        except (UnicodeDecodeError, csv.Error) as error:
            raise ValueError(f"{file} is no table of results: {error}") from error


def _csv_rows(file: Path, opened: io.TextIOBase) -> Iterator[Mapping[str, object]]:
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


def _check(file: Path, names: Iterable[str]) -> None:
    missing = [name for name in REQUIRED if name not in set(names)]
    if missing:
        raise ValueError(f"{file} is no table of results: it has no column {missing[0]}")

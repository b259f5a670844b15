"""Reads the results of surveys: `load_results`."""

import csv
import io
import os
import re
import warnings
from collections.abc import Iterable, Iterator, Mapping
from typing import BinaryIO

from ._native import Verdict, read_verdict
from ._optional import package
from .folders import CSV, TABLE, Folder, place_of
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
    the folder of a survey, or one with shards, by its path or by a URL that fsspec reaches. Those of
    shards come in the order of the deals, as far as they are there: a warning says how many are
    missing. Every row is checked, but lines are not played; `webspinner check` does that. Parquet
    needs PyArrow or Polars.

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
        return Results(_read(place, "", tables[""]))
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
        # For whoever called `load_results`.
        warnings.warn(f"{folder}: {missing} of {counts[0]} shards are missing", stacklevel=3)
    rows = [
        (place, int(name[1]), verdict)
        for name in named
        for place, verdict in enumerate(_read(folder, name[0], tables[name[0]]))
    ]
    rows.sort(key=lambda row: row[:2])
    return [verdict for _, _, verdict in rows]


def _read(folder: Folder, chunk: str, tables: list[str]) -> Iterator[Verdict]:
    """The rows of a table: of the Parquet file, unless only the other can be read."""
    table = CSV if CSV in tables and (TABLE not in tables or _reader() is None) else tables[0]
    file = folder.name_of(chunk, table)
    with folder.open(chunk, table) as opened:
        is_parquet = opened.read(len(MAGIC)) == MAGIC
        opened.seek(0)
        rows = _parquet(file, opened) if is_parquet else _csv(file, opened)
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


def _parquet(file: str, opened: BinaryIO) -> Iterator[Mapping[str, object]]:
    by = _by_polars if _reader() == "polars" else _by_pyarrow
    return by(file, opened)


def _by_pyarrow(file: str, opened: BinaryIO) -> Iterator[Mapping[str, object]]:
    arrow, parquet = (package(name, NEEDS, "survey") for name in ("pyarrow", "pyarrow.parquet"))
    try:
        table = parquet.ParquetFile(opened)
    except arrow.ArrowInvalid as error:
        raise ValueError(f"{file} is no whole Parquet file: {error}") from error
    names = table.schema_arrow.names
    _check(file, names)
    nothing = dict.fromkeys(COLUMNS)
    for batch in table.iter_batches(columns=[name for name in COLUMNS if name in names]):
        for row in batch.to_pylist():
            yield {**nothing, **row}


def _by_polars(file: str, opened: BinaryIO) -> Iterator[Mapping[str, object]]:
    polars = package("polars", NEEDS, "survey")
    try:
        names = list(polars.read_parquet_schema(opened))
        _check(file, names)
        opened.seek(0)
        table = polars.read_parquet(opened, columns=[name for name in COLUMNS if name in names])
    except polars.exceptions.ComputeError as error:
        raise ValueError(f"{file} is no whole Parquet file: {error}") from error
    nothing = dict.fromkeys(COLUMNS)
    for row in table.iter_rows(named=True):
        yield {**nothing, **row}


def _csv(file: str, opened: BinaryIO) -> Iterator[Mapping[str, object]]:
    try:
        yield from _csv_rows(file, io.TextIOWrapper(opened, encoding="utf-8", newline=""))
    except (UnicodeDecodeError, csv.Error) as error:
        raise ValueError(f"{file} is no table of results: {error}") from error


def _csv_rows(file: str, opened: io.TextIOBase) -> Iterator[Mapping[str, object]]:
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

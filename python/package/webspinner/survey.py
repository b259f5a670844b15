"""Surveys of many deals, in chunks that one machine or many decide: `run`.

A chunk is a shard of `webspinner survey`: it writes one Parquet file, complete or not at all, into
a folder of its own, where `webspinner merge`, `report` and `check` find it. What the program has
begun goes on.
"""

import io
import json
import os
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from ._native import Deals, Rules, Shard, __version__, count_verdicts, games, whole_number
from ._native import rules as rules_of
from ._optional import package
from .folders import CSV, JOURNAL, NOTE, NOTE_FILE, TABLE, Folder, folder_of
from .results import MEMORY_BYTES_MAX, Results, WinRate, rate_of

__all__ = ["Chunk", "Deals", "Settings", "decide", "run", "whole_number"]

Counts = tuple[int, int, int]
"""How many deals are won, lost and unknown."""

# Each chunk is a folder, and folders with more entries than this are slow nearly everywhere.
CHUNKS_MAX = 100_000


@dataclass(frozen=True)
class Settings:
    """What the answers of a survey depend on. The game is an id, or the text of a game file."""

    game: str
    deals: str
    nodes: int = 1_000_000
    memory_bytes: int = MEMORY_BYTES_MAX


@dataclass(frozen=True)
class Chunk:
    """A share of the deals, with all that a process on another machine needs to decide it."""

    settings: Settings
    number: int
    of: int
    threads: int | None
    output: str
    command: tuple[str, ...]
    begun: tuple[str, ...] = ()
    """The files that the program has left in its folder."""

    @property
    def shard(self) -> Shard:
        """Its deals, and how they are decided."""
        limits = {"nodes": self.settings.nodes, "memory_bytes": self.settings.memory_bytes}
        rules = rules_of(self.settings.game)
        return Shard(rules, self.settings.deals, self.number, self.of, **limits)

    @property
    def name(self) -> str:
        """The name of its folder."""
        return f"{self.number:0{len(str(self.of))}}-of-{self.of}"


def run(
    rules: Rules | str,
    deals: str,
    *,
    output: str | os.PathLike[str],
    nodes: int = 1_000_000,
    memory_bytes: int = MEMORY_BYTES_MAX,
    chunk: int = 100,
    threads: int | None = None,
    engine: str = "local",
    command: Sequence[str] = ("webspinner.survey.run",),
    say: Callable[[str], None] = lambda text: None,
) -> WinRate:
    """Decides a list of deals such as "own:1..1000" in chunks of this many, except for those that the
    folder has. `output` is its path or its URL; `engine` is "local", "ray" or "dask". `say` is told
    of each chunk.

    >>> from webspinner.survey import run
    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     rate = run("spiderette", "own:1..4", output=folder, nodes=10, chunk=2)
    >>> print(rate)
    0.0% won, 100.0% unknown: 0.0–100.0% (95%)
    """
    from .engines import ENGINES

    if engine not in ENGINES:
        raise ValueError(f"there is no engine {engine!r:.80}; use one of {', '.join(ENGINES)}")
    if engine != "local":
        # A scheduler counts processors, and gives a chunk as many as it uses.
        threads = threads or 1
    folder = folder_of(output)
    chunks = plan(rules, deals, str(folder), nodes, memory_bytes, chunk, threads, command)
    counts, missing = _decided(folder, chunks)
    if counts:
        say(f"{len(counts)} of {len(chunks)} chunks are there")
    failures = []
    for part, outcome in ENGINES[engine](decide, missing, threads, say):
        if isinstance(outcome, Exception):
            failures.append(f"chunk {part.number}: {outcome}")
            say(failures[-1])
            continue
        counts[part.number] = outcome
        won, lost, unknown = outcome
        say(f"chunk {part.number} of {part.of}: {won} won, {lost} lost, {unknown} unknown")
    if failures:
        raise RuntimeError(
            f"{len(failures)} of {len(chunks)} chunks failed; the same command tries them again. "
            f"The first was {failures[0]}"
        )
    won, lost, unknown = (sum(column) for column in zip(*counts.values(), strict=True))
    return rate_of(won, lost, unknown)


def plan(
    rules: Rules | str,
    deals: str,
    output: str,
    nodes: int,
    memory_bytes: int,
    size: int,
    threads: int | None,
    command: Sequence[str],
) -> list[Chunk]:
    """The chunks of a survey."""
    known = rules_of(rules) if isinstance(rules, str) else rules
    listed = Deals(deals, known)
    if size < 1:
        raise ValueError(f"a chunk has at least 1 deal, not {size}")
    of = -(-len(listed) // size)
    if of > CHUNKS_MAX:
        least = -(-len(listed) // CHUNKS_MAX)
        raise ValueError(
            f"these are {of} chunks, too many for a folder: give each {least} deals or more"
        )
    game = known.id if known in games() else known.to_toml()
    settings = Settings(game, str(listed), nodes, memory_bytes)
    return [
        Chunk(settings, number, of, threads, output, tuple(command)) for number in range(1, of + 1)
    ]


def decide(chunk: Chunk) -> Counts:
    """Decides what is left of a chunk and writes its file. Returns how many deals are won, lost and
    unknown."""
    folder = folder_of(chunk.output)
    with tempfile.TemporaryDirectory() as scratch:
        for name in chunk.begun:
            with folder.open(chunk.name, name) as begun:
                Path(scratch, name).write_bytes(begun.read())
        try:
            verdicts, note = chunk.shard.decide(scratch, chunk.threads, list(chunk.command))
        except ValueError as error:
            there = folder.name_of(chunk.name, "")
            raise ValueError(str(error).replace(scratch, there)) from None
        for name in chunk.begun:
            folder.write(chunk.name, Path(scratch, name).read_bytes(), name)
    folder.write(chunk.name, _table(Results(verdicts), note))
    return count_verdicts(verdicts)


def cores() -> int:
    """How many threads run at the same time."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _table(results: Results, note: str) -> bytes:
    """A Parquet file with these results."""
    arrow, parquet = _arrow()
    table = arrow.table(results).replace_schema_metadata({NOTE: note.encode()})
    file = io.BytesIO()
    parquet.write_table(table, file, compression="gzip")
    return file.getvalue()


def _decided(folder: Folder, chunks: Sequence[Chunk]) -> tuple[dict[int, Counts], list[Chunk]]:
    """What is known of the chunks that were decided before, and the others. A folder of another
    survey is refused."""
    of, named = chunks[0].of, {chunk.name: chunk for chunk in chunks}
    sizes: dict[str, int] = {}
    for path, size in sorted(folder.files().items()):
        name, _, file = path.rpartition("/")
        if not name and file in (JOURNAL, TABLE, CSV):
            raise ValueError(
                f"{folder} has {path}: it is that of a survey by the program webspinner, or of a "
                "merged one; give another folder"
            )
        if "-of-" in name and not name.endswith(f"-of-{of}"):
            raise ValueError(
                f"{folder} has the chunk {name}, but these are {of} chunks: give the same deals "
                "and the same size of chunks as before, or another folder"
            )
        if file == TABLE and name in named:
            sizes[name] = size
        elif file in (JOURNAL, CSV, NOTE_FILE) and name in named:
            named[name] = replace(named[name], begun=(*named[name].begun, file))
    known = {
        named[name].number: counts
        for name, end in folder.ends(sizes)
        if (counts := _known(folder, named[name], end))
    }
    return known, [chunk for chunk in named.values() if chunk.number not in known]


def _known(folder: Folder, chunk: Chunk, end: bytes) -> Counts | None:
    """What a chunk found that was decided before, with the same settings; none if the program was
    stopped while it decided it."""
    arrow, parquet = _arrow()
    try:
        try:
            about = parquet.read_metadata(io.BytesIO(end))
        except arrow.ArrowInvalid:
            # There is more to be said than the end of a file usually has, or it is damaged.
            with folder.open(chunk.name) as table:
                about = parquet.read_metadata(table)
        note = json.loads(about.metadata[NOTE])
        was = note["survey"]
        counts = int(note["won"]), int(note["lost"]), int(note["unknown"])
    except (arrow.ArrowInvalid, KeyError, TypeError, ValueError) as error:
        raise ValueError(
            f"{folder.name_of(chunk.name)} is no whole table of a survey: delete it, and run this "
            "again"
        ) from error
    shard = chunk.shard
    now = json.loads(shard.settings())
    if str(was.get("program")).split(" (")[0] == f"webspinner {__version__}":
        # The program itself, with its commit.
        was["program"] = now["program"]
    if was != now:
        named = [key for key in now if was.get(key) != now[key]] or ["settings"]
        was_text, now_text = (json.dumps(it.get(named[0]))[:80] for it in (was, now))
        raise ValueError(
            f"{folder.name_of(chunk.name)} was decided with other settings: {named[0]} was "
            f"{was_text}, and is {now_text}; give another folder"
        )
    return counts if sum(counts) == len(shard) else None


def _arrow() -> tuple[Any, Any]:
    """PyArrow, and its part for Parquet."""
    what, extra = "surveys are written with PyArrow", "survey"
    return package("pyarrow", what, extra), package("pyarrow.parquet", what, extra)

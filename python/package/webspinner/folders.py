"""Where the files of a survey are: in a folder of this machine, or in one in a store or on another
machine that fsspec reaches by a URL."""

import contextlib
import io
import os
import re
import socket
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, BinaryIO, Protocol
from urllib.parse import urlsplit
from urllib.request import url2pathname

from ._optional import package

__all__ = ["Folder", "folder_of", "place_of"]

CHUNKS = "*-of-*"
TABLE = "results.parquet"
# The same rows as text, which the program writes beside it.
CSV = "results.csv"
# How they were made: in the Parquet file under this key, and in a file beside the other.
NOTE = b"webspinner-survey"
NOTE_FILE = "survey.json"
# What the program keeps answers in.
JOURNAL = "journal.jsonl"
# Stores of objects, and the extra of the package that brings what reaches them. They show an upload
# once they have all of it.
STORES = {
    "s3": "s3",
    "s3a": "s3",
    "gs": "gcs",
    "gcs": "gcs",
    "abfs": "azure",
    "abfss": "azure",
    "az": "azure",
}
# Where nothing can be kept, and why.
UNFIT = {
    "memory": "what is kept in memory ends with the process",
    "http": "nothing can be written there",
    "https": "nothing can be written there",
}
# The end of a table has its counts and settings: a few kilobytes, or as much as a game file more.
END_BYTES = 1 << 16
# How many ends are read at a time: stores answer many requests at once.
READS = 500

_URL = re.compile(r"([A-Za-z][A-Za-z0-9+.-]*)://")


class Folder(Protocol):
    """A folder of chunks, each of which is a folder with one table. Where results are read, it may
    also have a table of its own, which is that of the chunk "", or be no folder but a table, "".
    """

    def __str__(self) -> str:
        """How its user names it."""

    def name_of(self, chunk: str, table: str = TABLE) -> str:
        """How the table of a chunk is named in messages."""

    def tables(self) -> list[tuple[str, str]]:
        """The chunk and the name of each table that is there."""

    def files(self) -> Mapping[str, int]:
        """The files that are there now, in the folder and in its chunks, with their sizes."""

    def ends(self, sizes: Mapping[str, int]) -> Iterator[tuple[str, bytes]]:
        """The last part of the tables of these chunks."""

    def open(self, chunk: str, table: str = TABLE) -> BinaryIO:
        """The table of a chunk, to be read."""

    def write(self, chunk: str, content: bytes, table: str = TABLE) -> None:
        """Writes the table of a chunk: it is there whole, or not at all."""


def folder_of(output: str | os.PathLike[str]) -> Folder:
    """The folder with this path or URL, for a survey to be written there.

    >>> from webspinner.folders import folder_of
    >>> folder_of("file:///tmp/survey").name_of("1-of-9")
    '/tmp/survey/1-of-9/results.parquet'
    """
    text = os.fspath(output)
    found = _URL.match(text)
    if found and (protocol := found[1].lower()) in UNFIT:
        raise ValueError(f"{text!r:.80}: {UNFIT[protocol]}")
    return place_of(text)


def place_of(path: str | os.PathLike[str]) -> Folder:
    """What has this path or URL, for results to be read there.

    >>> from webspinner.folders import place_of
    >>> place_of("file:///tmp/survey/results.csv").name_of("", "")
    '/tmp/survey/results.csv'
    """
    text = os.fspath(path)
    if "::" in text and "://" in text:
        raise ValueError(f"{text!r:.80}: a copy that fsspec keeps is no place for results")
    found = _URL.match(text)
    if not found:
        return _Local(Path(text).absolute())
    protocol = found[1].lower()
    if urlsplit(text).password is not None:
        raise ValueError(
            "a URL with a password is refused, as every file keeps the command that made it, and "
            "messages name the URL: fsspec finds passwords in its settings"
        )
    if protocol == "file":
        return _Local(Path(url2pathname(urlsplit(text).path)).absolute())
    return _Remote(found[0] + text[found.end() :].rstrip("/"), protocol)


class _Local:
    """A folder of this machine, or one that is mounted here."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def __str__(self) -> str:
        return str(self._path)

    def name_of(self, chunk: str, table: str = TABLE) -> str:
        return str(self._path / chunk / table)

    def tables(self) -> list[tuple[str, str]]:
        if not self._path.is_dir():
            return [("", "")]
        chunks = ["", *(entry.name for entry in self._path.glob(CHUNKS))]
        both = [(chunk, table) for chunk in chunks for table in (TABLE, CSV)]
        return [(chunk, table) for chunk, table in both if (self._path / chunk / table).exists()]

    def files(self) -> dict[str, int]:
        self._path.mkdir(parents=True, exist_ok=True)
        found: dict[str, int] = {}
        for file in (*self._path.glob("*"), *self._path.glob(f"{CHUNKS}/*")):
            # Another machine may have moved a part to its place meanwhile.
            with contextlib.suppress(FileNotFoundError):
                if not file.is_dir():
                    found[file.relative_to(self._path).as_posix()] = file.stat().st_size
        return found

    def ends(self, sizes: Mapping[str, int]) -> Iterator[tuple[str, bytes]]:
        for chunk, size in sizes.items():
            with open(self.name_of(chunk), "rb") as opened:
                opened.seek(max(size - END_BYTES, 0))
                yield chunk, opened.read()

    def open(self, chunk: str, table: str = TABLE) -> BinaryIO:
        return open(self.name_of(chunk, table), "rb")

    def write(self, chunk: str, content: bytes, table: str = TABLE) -> None:
        """Writes beside the place, and moves the file there once it is on the disk."""
        file = self._path / chunk / table
        file.parent.mkdir(parents=True, exist_ok=True)
        part = file.with_name(_part(table))
        try:
            with part.open("wb") as opened:
                opened.write(content)
                opened.flush()
                os.fsync(opened.fileno())
            os.replace(part, file)
        except OSError as error:
            # A full disk does not say which.
            raise OSError(error.errno, error.strerror, str(file)) from error
        finally:
            part.unlink(missing_ok=True)


class _Remote:
    """A folder that fsspec reaches."""

    def __init__(self, url: str, protocol: str) -> None:
        extra = STORES.get(protocol)
        fsspec = package("fsspec", "URLs are opened with fsspec", extra or "url")
        self._url = url
        try:
            self._system, root = fsspec.core.url_to_fs(url)
        except ImportError as error:
            hint = f": pip install 'webspinner[{extra}]'" if extra else ""
            raise ImportError(f"{url}: {error}{hint}", name=error.name) from error
        except ValueError as error:
            raise ValueError(f"{url}: {error}") from error
        self._root = root.rstrip("/")
        self._bucket = self._root.split("/")[0] if extra else None
        if self._bucket == "":
            raise ValueError(f"{url} names no bucket or container")
        self._is_store = protocol in STORES or not _renames(fsspec, self._system)

    def __str__(self) -> str:
        return self._url

    def name_of(self, chunk: str, table: str = TABLE) -> str:
        return _joined(self._url, chunk, table)

    def tables(self) -> list[tuple[str, str]]:
        with self._named(self._url):
            if self._system.isfile(self._root):
                return [("", "")]
        files = (file.rpartition("/") for file in self.files())
        return [(chunk, table) for chunk, _, table in files if table in (TABLE, CSV)]

    def ends(self, sizes: Mapping[str, int]) -> Iterator[tuple[str, bytes]]:
        names = list(sizes)
        for first in range(0, len(names), READS):
            some = names[first : first + READS]
            starts = [max(sizes[name] - END_BYTES, 0) for name in some]
            places = [_joined(self._root, name, TABLE) for name in some]
            stops = [sizes[name] for name in some]
            ends = self._system.cat_ranges(places, starts, stops)
            for name, end in zip(some, ends, strict=True):
                with self._named(self.name_of(name)):
                    if isinstance(end, Exception):
                        raise end
                yield name, end

    def open(self, chunk: str, table: str = TABLE) -> BinaryIO:
        """The table is fetched whole: one request is faster than one for each of its columns."""
        with self._named(self.name_of(chunk, table)):
            return io.BytesIO(self._system.cat_file(_joined(self._root, chunk, table)))

    def write(self, chunk: str, content: bytes, table: str = TABLE) -> None:
        """Uploads to a store in one piece. Elsewhere, writes beside the place and moves."""
        place = _joined(self._root, chunk, table)
        with self._named(self.name_of(chunk, table)):
            if self._is_store:
                self._system.pipe_file(place, content)
                return
            folder = place.removesuffix(f"/{table}")
            self._system.makedirs(folder, exist_ok=True)
            part = f"{folder}/{_part(table)}"
            try:
                self._system.pipe_file(part, content)
                self._system.mv(part, place)
            except BaseException:
                with contextlib.suppress(Exception):
                    self._system.rm_file(part)
                raise

    def files(self) -> dict[str, int]:
        with self._named(self._url):
            # Other machines have written meanwhile.
            self._system.invalidate_cache()
            files = self._system.find(self._root, detail=True)
            # Found out now, and not after the first chunk has been decided for nothing.
            if not files and self._bucket and not self._system.exists(self._bucket):
                raise FileNotFoundError(f"there is no {self._bucket}, or it is not open to you")
        root = f"{self._root}/"
        return {path.removeprefix(root): about["size"] for path, about in files.items()}

    @contextlib.contextmanager
    def _named(self, name: str) -> Iterator[None]:
        """Says which URL an error is about. Each store has errors of its own, which need not be
        known where a message is read."""
        try:
            yield
        except Exception as error:
            raise OSError(f"{name}: {type(error).__name__}: {error}") from None


def _joined(root: str, chunk: str, table: str) -> str:
    return "/".join(part for part in (root, chunk, table) if part)


def _renames(fsspec: Any, system: Any) -> bool:
    """Whether a file system moves a file at once, and not by a copy."""
    return type(system).mv is not fsspec.AbstractFileSystem.mv


def _part(name: str) -> str:
    # Two machines may decide one chunk, where a scheduler gave one of them up too early.
    return f"{name}.{socket.gethostname()}-{os.getpid()}.part"

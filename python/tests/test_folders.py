"""Surveys in folders that a URL names: what is there is whole, and the same command goes on.

The tests with a server of S3's own protocol need `pip install s3fs 'moto[s3,server]'`.
"""

import importlib.util
import io
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import fsspec
import pyarrow
import pyarrow.csv
import pytest
import webspinner as ws
from fsspec.implementations.local import LocalFileSystem
from fsspec.implementations.memory import MemoryFileSystem
from webspinner import folders
from webspinner.__main__ import main

DEALS = "own:1..21"
CHUNKS = [f"{number}-of-5/results.parquet" for number in range(1, 6)]
HAS_S3 = all(importlib.util.find_spec(name) for name in ("s3fs", "moto", "flask"))


class Shelf(MemoryFileSystem):  # type: ignore[misc]
    """A store: what is put there is there at once, and nothing can be renamed."""

    protocol = "shelf"
    store: dict[str, Any] = {}
    pseudo_dirs = [""]


class Desk(LocalFileSystem):  # type: ignore[misc]
    """A file system that renames."""

    protocol = "desk"


@pytest.fixture(params=["file", "desk", "shelf"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    Shelf.store.clear()
    fsspec.register_implementation("shelf", Shelf, clobber=True)
    fsspec.register_implementation("desk", Desk, clobber=True)
    yield f"{request.param}://{tmp_path}/survey"
    Shelf.store.clear()


def given(url: str, *more: str) -> list[str]:
    command = ["survey", "spiderette", "--deals", DEALS, "--nodes", "1k", "--chunk", "5"]
    return [*command, "--output", url, *more]


def files(url: str) -> dict[str, bytes]:
    system, root = fsspec.core.url_to_fs(url)
    system.invalidate_cache()
    found = system.find(root)
    return {path.removeprefix(f"{root}/"): system.cat_file(path) for path in found}


def leave(url: str, file: str) -> None:
    """Leaves an empty file, like a process that is killed at once."""
    system, root = fsspec.core.url_to_fs(url)
    system.makedirs(os.path.dirname(f"{root}/{file}"), exist_ok=True)
    system.pipe_file(f"{root}/{file}", b"")


def rows(url: str) -> list[dict[str, object]]:
    """The rows of a survey without their times."""
    return untimed(ws.load_results(url))


def untimed(results: ws.Results) -> list[dict[str, object]]:
    return [{**row, "time_ms": None} for row in pyarrow.table(results).to_pylist()]


def alone() -> list[dict[str, object]]:
    return untimed(ws.decide_many("spiderette", range(1, 22), nodes=1_000))


def test_a_survey_at_a_url_is_that_of_a_folder(url: str, tmp_path: Path) -> None:
    assert main(given(url)) == 0
    assert sorted(files(url)) == CHUNKS
    for name, content in files(url).items():
        (tmp_path / "copy" / name).parent.mkdir(parents=True)
        (tmp_path / "copy" / name).write_bytes(content)
    assert rows(url) == rows(f"{tmp_path}/copy") == alone()


def test_a_table_is_read_where_it_is(url: str) -> None:
    assert main(given(url)) == 0
    assert rows(f"{url}/{CHUNKS[1]}") == alone()[1::5]
    # Shards are not those of a survey that has a table of its own.
    text = io.BytesIO()
    pyarrow.csv.write_csv(pyarrow.table(ws.load_results(url)[:3]), text)
    system, root = fsspec.core.url_to_fs(url)
    system.pipe_file(f"{root}/results.csv", text.getvalue())
    assert rows(url) == rows(f"{url}/results.csv") == alone()[:3]


@pytest.mark.parametrize("file", ["journal.jsonl", "results.csv", "results.parquet"])
def test_a_folder_of_the_program_is_no_folder_of_chunks(
    url: str, file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    leave(url, file)
    assert main(given(url)) == 2
    assert f"survey has {file}: it is that of a survey by the program" in capsys.readouterr().err
    assert list(files(url)) == [file]


def test_what_the_program_has_begun_is_whole_in_the_end(url: str) -> None:
    begun = [f"2-of-5/{name}" for name in ("journal.jsonl", "results.csv", "survey.json")]
    for file in begun:
        leave(url, file)
    assert main(given(url)) == 0
    assert sorted(files(url)) == sorted([*begun, *CHUNKS])
    journal, table, note = (files(url)[file].decode() for file in begun)
    assert journal.count('{"deal":') == table.count("spiderette,own:") == 4
    assert sum(json.loads(note)[word] for word in ("won", "lost", "unknown")) == 4
    assert rows(url) == alone()
    before = files(url)
    assert main(given(url)) == 0
    assert files(url) == before


def test_results_that_cannot_be_read_are_named(url: str) -> None:
    with pytest.raises(FileNotFoundError, match="survey.* has no results|survey'"):
        ws.load_results(url)
    system, root = fsspec.core.url_to_fs(url)
    system.makedirs(root, exist_ok=True)
    with pytest.raises(FileNotFoundError, match="survey has no results"):
        ws.load_results(url)
    for content, message in [(b"PAR1", "no whole Parquet file"), (b"\xff", "no table of results")]:
        system.pipe_file(f"{root}/results.parquet", content)
        with pytest.raises(ValueError, match=f"survey/results.parquet is {message}"):
            ws.load_results(url)


def test_the_same_command_decides_what_is_missing(
    url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(given(url)) == 0
    told, before = capsys.readouterr().out, files(url)
    system, root = fsspec.core.url_to_fs(url)
    system.rm_file(f"{root}/{CHUNKS[2]}")
    # Settings may be too long for what is read at first.
    monkeypatch.setattr(folders, "END_BYTES", 64)
    monkeypatch.setattr(folders, "READS", 3)
    assert main(given(url + "/")) == 0
    again, after = capsys.readouterr(), files(url)
    assert again.out == told
    assert again.err.startswith("4 of 5 chunks are there\nchunk 3 of 5: ")
    assert {name for name in CHUNKS if before[name] != after[name]} == {CHUNKS[2]}


def test_another_survey_and_a_damaged_table_are_refused(
    url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(given(url)) == 0
    assert main(given(url, "--nodes", "9")) == 2
    assert "nodes_max was 1000, and is 9" in capsys.readouterr().err
    assert main(given(url, "--chunk", "4")) == 2
    assert "but these are 6 chunks" in capsys.readouterr().err
    system, root = fsspec.core.url_to_fs(url)
    system.pipe_file(f"{root}/{CHUNKS[3]}", b"PAR1")
    assert main(given(url)) == 2
    assert f"{CHUNKS[3]} is no whole table of a survey: delete it" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("system", "name", "scheme"),
    [(Desk, "mv", "desk"), (Desk, "pipe_file", "desk"), (Shelf, "pipe_file", "shelf")],
)
def test_a_table_that_could_not_be_written_is_not_there(
    system: type,
    name: str,
    scheme: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def full(*_: object) -> None:
        raise RuntimeError("the store is full")

    fsspec.register_implementation(scheme, system, clobber=True)
    monkeypatch.setattr(system, name, full)
    url = f"{scheme}://{tmp_path}/full"
    assert main(given(url)) == 2
    assert files(url) == {}
    name = f"{url}/{CHUNKS[0]}"
    assert f"webspinner: {name}: RuntimeError: the store is full" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("url", "message"),
    [
        ("memory://survey", "ends with the process"),
        ("https://example.org/survey", "nothing can be written there"),
        ("simplecache::s3://bucket/survey", "a copy that fsspec keeps"),
        ("sftp://me:secret@host/survey", "a URL with a password is refused"),
        ("nowhere://survey", "nowhere://survey: Protocol not known: nowhere"),
    ],
)
def test_a_url_that_will_not_do_is_refused_with_the_reason(
    url: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(given(url)) == 2
    told = capsys.readouterr().err
    assert message in told and "secret" not in told


@pytest.mark.parametrize(
    ("missing", "url", "install"),
    [
        ("fsspec", "s3://bucket/survey", "webspinner[s3]"),
        ("fsspec", "sftp://host/survey", "webspinner[url]"),
        ("s3fs", "s3://bucket/survey", "webspinner[s3]"),
        ("gcsfs", "gs://bucket/survey", "webspinner[gcs]"),
        ("adlfs", "abfs://container/survey", "webspinner[azure]"),
    ],
)
def test_without_a_package_the_error_says_what_to_install(
    missing: str, url: str, install: str
) -> None:
    code = (
        f"import sys; sys.modules[{missing!r}] = None\n"
        f"from webspinner.__main__ import main; sys.exit(main({given(url)!r}))"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8")
    assert told.returncode == 2
    assert f"pip install '{install}'" in told.stderr and "Traceback" not in told.stderr, told


def test_a_url_with_a_password_is_refused_by_readers_too() -> None:
    with pytest.raises(ValueError, match="a URL with a password is refused") as told:
        ws.load_results("sftp://me:secret@host/survey")
    assert "secret" not in str(told.value)


@pytest.fixture(scope="module")
def bucket() -> Iterator[str]:
    """A bucket of a server on this machine, which every process finds by its environment."""
    from moto.server import ThreadedMotoServer

    server = ThreadedMotoServer(ip_address="127.0.0.1", port=0, verbose=False)
    server.start()
    host, port = server.get_host_and_port()
    with pytest.MonkeyPatch.context() as patch:
        for name in [name for name in os.environ if name.startswith("AWS_")]:
            patch.delenv(name)
        patch.setenv("AWS_ENDPOINT_URL", f"http://{host}:{port}")
        patch.setenv("AWS_ACCESS_KEY_ID", "test")
        patch.setenv("AWS_SECRET_ACCESS_KEY", "test")
        patch.setenv("AWS_DEFAULT_REGION", "us-east-1")
        fsspec.filesystem("s3").mkdir("surveys")
        yield "s3://surveys"
    server.stop()


needs_s3 = pytest.mark.skipif(not HAS_S3, reason="s3fs or the server of moto is not installed")


@needs_s3
@pytest.mark.parametrize("engine", ["local", "ray", "dask"])
def test_every_engine_writes_to_s3(
    engine: str, bucket: str, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"{bucket}/{engine}"
    assert main(given(url, "--engine", engine)) == 0
    assert sorted(files(url)) == CHUNKS
    assert rows(url) == alone()
    fsspec.filesystem("s3").rm_file(f"{url}/{CHUNKS[4]}")
    capsys.readouterr()
    assert main(given(url, "--engine", engine)) == 0
    told = capsys.readouterr().err
    assert "4 of 5 chunks are there\n" in told and told.count("chunk 5 of 5: ") == 1
    assert told.count(" of 5: ") == 1 and sorted(files(url)) == CHUNKS


@needs_s3
def test_a_survey_on_s3_outlives_its_process(bucket: str) -> None:
    url = f"{bucket}/killed"
    command = [sys.executable, "-m", "webspinner", *given(url)]
    with subprocess.Popen(command, stderr=subprocess.PIPE, encoding="utf-8") as process:
        assert process.stderr is not None and "chunk 1 of 5: " in process.stderr.readline()
        process.send_signal(signal.SIGKILL if os.name == "posix" else signal.SIGTERM)
    assert set(files(url)) <= set(CHUNKS)
    assert main(given(url)) == 0
    assert rows(url) == alone()


@needs_s3
@pytest.mark.parametrize(
    ("url", "message"),
    [
        ("s3://no-such-bucket/survey", "s3://no-such-bucket/survey: FileNotFoundError: "),
        ("s3://", "names no bucket"),
    ],
)
def test_what_s3_refuses_is_said_before_anything_is_decided(
    url: str, message: str, bucket: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(given(url)) == 2
    told = capsys.readouterr().err
    assert message in told and "chunk" not in told
    with pytest.raises((OSError, ValueError), match=message):
        ws.load_results(url)

"""Machines that die, machines that come late, and a driver that dies: no row of a survey changes.

Each machine here is processes of its own, killed as a lost machine is: without a word.
"""

import json
import os
import random
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import pyarrow
import pytest
import webspinner as ws

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no such signal")

# How many deaths at how many different times are tried.
SEEDS = range(int(os.environ.get("WEBSPINNER_SOAK", "1")))
NODES = 20_000
DEALS = 160
CHUNK = 4


@contextmanager
def survey(output: Path, engine: str, **address: str) -> Iterator["subprocess.Popen[str]"]:
    """The command, in a process of its own."""
    command = [sys.executable, "-m", "webspinner", "survey", "spiderette", "--engine", engine]
    command += ["--deals", f"own:1..{DEALS}", "--nodes", str(NODES), "--chunk", str(CHUNK)]
    command += ["--output", str(output)]
    environment = {**os.environ, **address}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def decides(process: "subprocess.Popen[str]", chunks: int) -> bool:
    """Whether the survey decides this many chunks more: false if it ends before."""
    assert process.stderr is not None
    while chunks > 0:
        line = process.stderr.readline()
        if not line:
            return False
        chunks -= re.match(r"chunk \d+ of ", line) is not None
    return True


def rows(results: ws.Results) -> list[dict[str, object]]:
    return [{**row, "time_ms": None} for row in pyarrow.table(results).to_pylist()]


def check(
    output: Path,
    engine: str,
    address: dict[str, str],
    dice: random.Random,
    kill: Callable[[], None],
    add: Callable[[], None],
) -> None:
    """Runs a survey while its machines come and go, and compares its rows with those that this
    process finds alone."""
    with survey(output, engine, **address) as first:
        assert decides(first, dice.randrange(1, 6))
        kill()
        assert decides(first, dice.randrange(1, 6))
        add()
        assert decides(first, dice.randrange(1, 6))
        first.kill()
    with survey(output, engine, **address) as second:
        # Ray may have gone on with what the first had begun, and leave it little or nothing.
        if decides(second, dice.randrange(1, 6)):
            kill()
        told, errors = second.communicate(timeout=600)
    assert second.returncode == 0, errors
    # Ray adds what it has to say of dead machines.
    assert re.search(r"^spiderette: .* of 160 deals$", told, re.MULTILINE)
    # A machine that died as it wrote left a part behind, which nobody reads.
    files = [file for file in output.rglob("*") if file.is_file() and file.suffix != ".part"]
    assert {file.name for file in files} == {"results.parquet"}
    assert len(files) == DEALS // CHUNK
    alone = ws.decide_many("spiderette", range(1, DEALS + 1), nodes=NODES)
    assert rows(ws.load_results(output)) == rows(alone)


@pytest.mark.parametrize("seed", SEEDS)
def test_machines_of_ray_may_die(seed: int, tmp_path: Path) -> None:
    from ray.cluster_utils import Cluster

    dice = random.Random(seed)
    # The first machine has the list of the others, and decides nothing.
    cluster: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 0})
    try:
        nodes = [cluster.add_node(num_cpus=1, wait=False) for _ in range(3)]

        def kill() -> None:
            node = nodes.pop(dice.randrange(len(nodes)))
            cluster.remove_node(node, allow_graceful=False)

        def add() -> None:
            nodes.append(cluster.add_node(num_cpus=1, wait=False))

        address = {"RAY_ADDRESS": cluster.address}
        check(tmp_path / "survey", "ray", address, dice, kill, add)
    finally:
        cluster.shutdown()


def address_in(file: Path) -> str:
    """The address that a scheduler writes into this file once it is there."""
    while True:
        with suppress(FileNotFoundError, json.JSONDecodeError):
            address: str = json.loads(file.read_text(encoding="utf-8"))["address"]
            return address
        os.sched_yield()


@pytest.mark.parametrize("seed", SEEDS)
def test_machines_of_dask_may_die(seed: int, tmp_path: Path) -> None:
    dice = random.Random(seed)
    file = tmp_path / "scheduler.json"
    with ExitStack() as stack:

        def start(program: str, *arguments: str) -> Any:
            command = [sys.executable, "-m", "dask", program, *arguments]
            command += ["--scheduler-file", str(file), "--no-dashboard"]
            process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
            stack.callback(process.wait)
            stack.callback(process.kill)
            return process

        def worker() -> Any:
            # Without a nanny, which would start it again.
            folder = str(tmp_path / "scratch")
            return start("worker", "--nthreads", "1", "--no-nanny", "--local-directory", folder)

        start("scheduler", "--host", "127.0.0.1", "--port", "0")
        workers = [worker() for _ in range(3)]

        def kill() -> None:
            died = workers.pop(dice.randrange(len(workers)))
            died.kill()
            died.wait()

        def add() -> None:
            workers.append(worker())

        address = {"DASK_SCHEDULER_ADDRESS": address_in(file)}
        check(tmp_path / "survey", "dask", address, dice, kill, add)

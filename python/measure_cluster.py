"""Measures what a survey on a cluster costs beside the searches: docs/cluster.md.

It begins and ends clusters on this machine, one process of Ray or Dask for each of their machines.
"""

import argparse
import contextlib
import os
import statistics
import tempfile
import time
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import webspinner as ws
from webspinner.survey import run

CHUNKS = 300


def per_chunk(engine: str) -> float:
    """Milliseconds for each of many chunks in which there is nothing to search."""
    with tempfile.TemporaryDirectory() as folder:
        begin = time.perf_counter()
        run("spiderette", f"own:1..{CHUNKS}", output=folder, nodes=1, chunk=1, engine=engine)
        return (time.perf_counter() - begin) / CHUNKS * 1_000


def per_deal(game: str, deals: int, nodes: int) -> tuple[float, float]:
    """Milliseconds of one core for each deal, and bytes of its row."""
    with tempfile.TemporaryDirectory() as folder:
        begin = time.process_time()
        run(game, f"own:1..{deals}", output=folder, nodes=nodes, chunk=deals, threads=1)
        spent = time.process_time() - begin
        size = os.path.getsize(os.path.join(folder, "1-of-1", "results.parquet"))
    return spent / deals * 1_000, size / deals


@contextlib.contextmanager
def ray_cluster(machines: int) -> Iterator[list[float]]:
    """A cluster of so many machines with one processor each, beside one that decides nothing. Gives
    how long each took until it was there, in seconds."""
    import ray
    from ray.cluster_utils import Cluster

    cluster: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 0})
    took = []
    try:
        for _ in range(machines):
            begin = time.perf_counter()
            cluster.add_node(num_cpus=1)
            took.append(time.perf_counter() - begin)
        ray.init(address=cluster.address, log_to_driver=False)
        yield took
    finally:
        ray.shutdown()
        cluster.shutdown()


@contextlib.contextmanager
def dask_cluster(machines: int) -> Iterator[list[float]]:
    """The same with Dask."""
    distributed: Any = import_module("distributed")
    with distributed.LocalCluster(n_workers=0, threads_per_worker=1, dashboard_address=None) as it:
        with distributed.Client(it) as client:
            took = []
            for count in range(1, machines + 1):
                begin = time.perf_counter()
                it.scale(count)
                client.wait_for_workers(count)
                took.append(time.perf_counter() - begin)
            yield took


def measure_local() -> None:
    print(f"local: {per_chunk('local'):.1f} ms for each chunk")


def measure_cluster(engine: str, machines: int) -> None:
    cluster = {"ray": ray_cluster, "dask": dask_cluster}[engine]
    with cluster(machines) as took:
        # The first time, every machine imports the package.
        first, second = per_chunk(engine), per_chunk(engine)
    print(
        f"{engine}, {machines} machines: {statistics.median(took):.1f} s until a machine is there, "
        f"{second:.1f} ms for each chunk, {(first - second) * CHUNKS / 1_000:.1f} s once"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["deals", "local", "ray", "dask"], nargs="*")
    parser.add_argument("--machines", type=int, default=3)
    given = parser.parse_args()
    for what in given.what or ["deals", "local", "ray", "dask"]:
        if what == "deals":
            for game in ("spiderette", "spider"):
                time_ms, size = per_deal(game, 500, 300_000)
                print(f"{game}, 300k nodes: {time_ms:.0f} ms of a core, {size:.0f} bytes a deal")
        elif what == "local":
            measure_local()
        else:
            measure_cluster(what, given.machines)


if __name__ == "__main__":
    main()

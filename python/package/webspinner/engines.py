"""What decides the chunks of a survey: this process, or the processes of Ray or Dask."""

import contextlib
import logging
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice
from typing import Any

from ._optional import package
from .survey import Chunk, Counts, cores

__all__ = ["ENGINES"]

Decide = Callable[[Chunk], Counts]
Say = Callable[[str], None]
Outcomes = Iterator[tuple[Chunk, Counts | Exception]]

# How many chunks a scheduler is given at a time: enough for every machine to have work.
PENDING_MAX = 2_000
# How often a chunk is tried again whose process or machine has died.
RETRIES = 3


def _local(decide: Decide, chunks: Sequence[Chunk], threads: int | None, say: Say) -> Outcomes:
    """One chunk after the other, each on all processors."""
    for chunk in chunks:
        yield chunk, decide(chunk)


def _ray(decide: Decide, chunks: Sequence[Chunk], threads: int | None, say: Say) -> Outcomes:
    """Tasks of the Ray cluster that this machine belongs to, or else of one that is started here
    for as long as it takes."""
    ray = package("ray", "this engine needs Ray", "ray")
    begun_here = not ray.is_initialized()
    if begun_here:
        # RAY_ADDRESS, or a cluster that runs on this machine, or a new one.
        ray.init(log_to_driver=False, include_dashboard=False)
    task = ray.remote(num_cpus=threads or 1, max_retries=RETRIES)(decide)
    left = iter(chunks)
    pending = {task.remote(chunk): chunk for chunk in islice(left, PENDING_MAX)}
    try:
        while pending:
            (ready, *_), _ = ray.wait(list(pending), num_returns=1)
            chunk = pending.pop(ready)
            yield chunk, _outcome(partial(ray.get, ready))
            pending |= {task.remote(chunk): chunk for chunk in islice(left, 1)}
    finally:
        for waiting in pending:
            ray.cancel(waiting, force=True)
        if begun_here:
            ray.shutdown()


def _dask(decide: Decide, chunks: Sequence[Chunk], threads: int | None, say: Say) -> Outcomes:
    """Tasks of the Dask cluster that DASK_SCHEDULER_ADDRESS or the program names, or else of one
    that is started here for as long as it takes."""
    distributed = package("distributed", "this engine needs Dask", "dask")
    with _dask_client(distributed, threads or 1) as client:
        if not client.nthreads():
            say("the Dask scheduler has no worker yet; the chunks wait for one")
        left = iter(chunks)
        pending = {_submit(client, decide, chunk): chunk for chunk in islice(left, PENDING_MAX)}
        ready = distributed.as_completed(list(pending))
        try:
            for future in ready:
                chunk = pending.pop(future)
                yield chunk, _outcome(future.result)
                for chunk in islice(left, 1):
                    submitted = _submit(client, decide, chunk)
                    pending[submitted] = chunk
                    ready.add(submitted)
        finally:
            client.cancel(list(pending))


def _submit(client: Any, decide: Decide, chunk: Chunk) -> Any:
    # The answer is a file, so an answer that Dask remembers would not do.
    return client.submit(decide, chunk, pure=False, retries=RETRIES)


def _dask_client(distributed: Any, threads: int) -> Any:
    try:
        return contextlib.nullcontext(distributed.get_client())
    except ValueError:
        # The program has none of its own.
        pass
    if package("dask", "this engine needs Dask", "dask").config.get("scheduler-address", None):
        return distributed.Client()
    return distributed.Client(
        n_workers=max(cores() // threads, 1),
        threads_per_worker=1,
        dashboard_address=None,
        # What goes wrong with a chunk is said with it; the end of an interrupted worker is no news.
        silence_logs=logging.CRITICAL,
    )


def _outcome(result: Callable[[], Counts]) -> Counts | Exception:
    """The answer of a task, or what went wrong with it."""
    try:
        return result()
    except Exception as error:
        # Ray's own has the whole traceback of another machine as its text.
        cause = getattr(error, "cause", None)
        return cause if isinstance(cause, Exception) else error


ENGINES: dict[str, Callable[[Decide, Sequence[Chunk], int | None, Say], Outcomes]] = {
    "local": _local,
    "ray": _ray,
    "dask": _dask,
}

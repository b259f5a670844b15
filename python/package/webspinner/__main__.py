"""`python -m webspinner survey`: the commands of the package."""

import argparse
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from ._native import Rules, __version__, rules
from .survey import run, whole_number

# No game file is as long as this.
GAME_BYTES_MAX = 1 << 20
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command. Returns the exit status: 0 if all is done, 1 if it failed, 2 if the command
    is wrong, 130 if it was interrupted."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    options = _parser().parse_args(given)
    command = ["python", "-m", "webspinner", *given]
    try:
        game = _game(options.game)
        output = options.output or f"survey-{game.id}"
        rate = run(
            game,
            ",".join(options.deals),
            output=output,
            nodes=options.nodes,
            memory_bytes=options.memory,
            chunk=options.chunk,
            threads=options.threads,
            engine=options.engine,
            command=command,
            say=lambda text: print(text, file=sys.stderr, flush=True),
        )
    except KeyboardInterrupt:
        print("stopped: the same command goes on with the chunks that are missing", file=sys.stderr)
        return INTERRUPTED
    except (ImportError, OSError, ValueError, OverflowError) as error:
        print(f"webspinner: {error}", file=sys.stderr)
        return 2
    except RuntimeError as error:
        print(f"webspinner: {error}", file=sys.stderr)
        return 1
    deals = rate.won + rate.lost + rate.unknown
    print(f"{game.id}: {rate.won} won, {rate.lost} lost, {rate.unknown} unknown of {deals} deals")
    print(rate)
    print(f"saved in {output}", file=sys.stderr)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m webspinner")
    parser.add_argument("--version", action="version", version=f"webspinner {__version__}")
    commands = parser.add_subparsers(dest="command", required=True)
    survey = commands.add_parser(
        "survey",
        help="decides many deals, on one machine or many",
        description="Decides many deals, each chunk of them into a file of its own. The same "
        "command goes on with the chunks that are missing.",
        epilog="example: python -m webspinner survey spiderette --deals own:1..1000 "
        "--nodes 300k --engine ray --output survey-spiderette",
    )
    survey.add_argument("game", metavar="GAME", help="a game, by its id or name, or a game file")
    survey.add_argument(
        "--deals",
        metavar="DEALS",
        action="append",
        required=True,
        help="which deals: numbers and ranges, such as own:1..1000,ms:7",
    )
    survey.add_argument(
        "--nodes",
        metavar="N",
        type=_argument(whole_number),
        default=1_000_000,
        help="how many positions each search may look at (1M)",
    )
    survey.add_argument(
        "--memory",
        metavar="BYTES",
        type=_argument(_bytes),
        default=4 << 30,
        help="how large the tables of each search may be (4GiB)",
    )
    survey.add_argument(
        "--chunk",
        metavar="N",
        type=_argument(whole_number),
        default=100,
        help="how many deals a chunk has (100)",
    )
    survey.add_argument(
        "--threads",
        metavar="N",
        type=_argument(whole_number),
        help="processors for each chunk: all of them, with ray and dask 1",
    )
    survey.add_argument(
        "--engine",
        choices=["local", "ray", "dask"],
        default="local",
        help="who decides the chunks: this process, or tasks of Ray or Dask",
    )
    survey.add_argument(
        "--output",
        metavar="FOLDER",
        help="where the files go: a folder, or its URL, such as s3://bucket/survey (survey-GAME)",
    )
    return parser


def _game(text: str) -> Rules:
    """A built-in game, or the game of a file."""
    file = Path(text)
    if file.suffix != ".toml" and not file.is_file():
        return rules(text)
    if file.stat().st_size > GAME_BYTES_MAX:
        raise ValueError(f"{file} is larger than a game file can be")
    try:
        return rules(file.read_text(encoding="utf-8"))
    except ValueError as error:
        raise ValueError(f"{file}: {error}") from error


def _argument(read: Callable[[str], int]) -> Callable[[str], int]:
    """The same reader, with its own words where a text is wrong."""

    def reader(text: str) -> int:
        try:
            return read(text)
        except ValueError as error:
            raise argparse.ArgumentTypeError(str(error)) from error

    return reader


def _bytes(text: str) -> int:
    """A number of bytes, such as 4G or 4GiB."""
    units = {"ki": 10, "mi": 20, "gi": 30}
    found = re.fullmatch(r"([0-9]{1,9})([kmg]i)b?", text.lower())
    if found:
        return int(found[1]) << units[found[2]]
    return whole_number(text.removesuffix("B"))


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""Plays a game through `webspinner engine` by always taking the first hint.

Hints only use what a fair player sees. The class Engine is a client to copy: one request, one
answer.
"""

import argparse
import json
import os
import subprocess
import sys


class EngineError(Exception):
    """The engine cannot be started, has ended, or refuses a request."""


class Engine:
    """The running program."""

    def __init__(self, program="webspinner"):
        try:
            self.process = subprocess.Popen(
                [program, "engine"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
            )
        except OSError as error:
            raise EngineError(f"cannot start {program}: {error.strerror}") from error

    def ask(self, request, value=True):
        """The answer to `{request: value}`."""
        try:
            print(json.dumps({request: value}), file=self.process.stdin, flush=True)
        except OSError:
            pass  # It has ended, which reading its answer shows.
        line = self.process.stdout.readline()
        if not line:
            self.close()
            raise EngineError(f"the engine ended with status {self.process.returncode}")
        answer = json.loads(line)
        if not answer["ok"]:
            raise EngineError(answer["error"])
        return answer

    def close(self):
        """Ends the program, as the end of its input does."""
        self.process.communicate()


def play(engine, game, shuffle):
    """Plays a deal to its end, or until no hint gains anything."""
    state = engine.ask("new", {"game": game, "deal": shuffle})
    deal, moves = state["deal"], 0
    while state["outcome"] is None:
        hints = engine.ask("hint")["hints"]
        if not hints or hints[0]["reason"] == "nothing-better":
            state["outcome"] = "given up"
            break
        state = engine.ask("move", hints[0]["move"])
        moves += 1
    return f"{deal}: {state['outcome']} after {moves} moves and row deals"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    default = "; default: %(default)s"
    parser.add_argument("game", nargs="?", default="spider-1", help=f"the id of a game{default}")
    parser.add_argument("deal", nargs="?", default="ms:1", help=f"a deal of it{default}")
    parser.add_argument(
        "--program",
        default=os.environ.get("WEBSPINNER_PROGRAM", "webspinner"),
        help="the program to ask, if it is not on the path; or set WEBSPINNER_PROGRAM",
    )
    options = parser.parse_args()
    try:
        engine = Engine(options.program)
        print(play(engine, options.game, options.deal))
        engine.close()
    except EngineError as error:
        sys.exit(f"engine-client.py: {error}")


if __name__ == "__main__":
    main()

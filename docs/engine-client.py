#!/usr/bin/env python3
"""Plays a game through `webspinner engine` by always taking the first hint.

    python3 docs/engine-client.py spider-1 ms:1

Hints only use what a fair player sees. WEBSPINNER_PROGRAM may name another program than the
`webspinner` on the path.
"""

import json
import os
import subprocess
import sys


class Engine:
    """The running program: one request, one answer."""

    def __init__(self):
        program = os.environ.get("WEBSPINNER_PROGRAM", "webspinner")
        self.process = subprocess.Popen(
            [program, "engine"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            bufsize=1,
        )

    def ask(self, request, value=True):
        """The answer to `{request: value}`."""
        print(json.dumps({request: value}), file=self.process.stdin, flush=True)
        answer = json.loads(self.process.stdout.readline())
        if not answer["ok"]:
            raise ValueError(answer["error"])
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


if __name__ == "__main__":
    game, shuffle = sys.argv[1:3] if len(sys.argv) > 2 else ("spider-1", "ms:1")
    program = Engine()
    print(play(program, game, shuffle))
    program.close()

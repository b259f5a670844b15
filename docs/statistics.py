#!/usr/bin/env python3
"""Recomputes the statistics of a player from an export, and prints them as `stats --json` does.

    webspinner export --json | python3 docs/statistics.py

Which games count, in which group, and what the figures are, is computed here and nowhere else: only
whether a move that was undone had shown a card is asked of `webspinner engine`, which plays it again.
"""

import argparse
import json
import os
import subprocess
import sys

GROUPS = ["own", "undo-off", "no-undo", "undo", "new-card", "helped", "again"]
AT_STAKE = 10  # moves, if no row was dealt


class Engine:
    """The running program."""

    def __init__(self, program):
        self.process = subprocess.Popen(
            [program, "engine"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )

    def ask(self, request):
        print(json.dumps(request), file=self.process.stdin, flush=True)
        answer = json.loads(self.process.stdout.readline())
        if not answer["ok"]:
            sys.exit(f"statistics.py: {request}: {answer['error']}")
        return answer

    def close(self):
        self.process.communicate()


def line_of(game):
    """The numbers of the nodes that lead to where the player stands; node 0 is the start."""
    line, node = set(), game["current"]
    while node:
        line.add(node)
        node = game["nodes"][node - 1]["parent"]
    return line


def hidden(engine):
    """How many cards are hidden, in columns and stock."""
    state = engine.ask({"state": True})
    in_columns = sum(card.startswith("#") for column in state["columns"] for card in column)
    return in_columns + len(state["stock"])


def showed_new_card(game, line, engine):
    """Whether a move off the line showed a card: it is played again, with all that led to it."""
    nodes = game["nodes"]
    rules = {"rules": game["rules"]} if game.get("rules") else {"game": game["game"]}
    for last in set(range(1, len(nodes) + 1)) - line:
        path, node = [], last
        while node:
            path.append(node)
            node = nodes[node - 1]["parent"]
        engine.ask({"new": {**rules, "deal": game["deal"]}})
        for node in reversed(path):
            before = hidden(engine)
            engine.ask({"move": nodes[node - 1]["move"]})
        if hidden(engine) < before:
            return True
    return False


def kind_of(game, engine):
    if game["hints"] > 0 or game["solver"]:
        return "helped"
    if game.get("no_undo"):
        return "undo-off"
    line = line_of(game)
    if len(game["nodes"]) == len(line) and game["undos"] == 0:
        return "no-undo"
    return "new-card" if showed_new_card(game, line, engine) else "undo"


def counted(games, engine):
    """The games that count, in the order in which they ended, each with its groups."""
    games = sorted(games, key=lambda game: game["date"])
    tried, ended = set(), []
    for at, game in enumerate(games):
        if not game["nodes"] and game["undos"] == 0:
            continue
        again = (game["game"], game["deal"]) in tried
        tried.add((game["game"], game["deal"]))
        when = game["date"]
        if game["result"] == "unfinished":
            rows = any(node["move"] == {"deal": True} for node in game["nodes"])
            later = [
                other["date"]
                for other in games
                if other["game"] == game["game"] and other["date"] > game["date"]
            ]
            if not later or not (game["made"] >= AT_STAKE or rows):
                continue
            when = min(later)
        kind = kind_of(game, engine)
        groups = {"again"} if again else {kind}
        if not again and kind != "helped":
            groups.add("own")
        ended.append((when, at, game, groups))
    return [(game, groups) for _, _, game, groups in sorted(ended, key=lambda one: one[:2])]


def figures(games):
    """The figures of some games, in the order in which they ended."""
    wins = [game["result"] == "won" for game in games]
    won = [game for game in games if game["result"] == "won"]
    moves = [len(line_of(game)) for game in won]
    times = [game["time_ms"] for game in won if game.get("time_ms") is not None]
    longest, streak = {True: 0, False: 0}, 0
    for at, win in enumerate(wins):
        streak = streak + 1 if at and wins[at - 1] == win else 1
        longest[win] = max(longest[win], streak)
    lost = len(games) - len(won)
    return {
        "played": len(games),
        "won": len(won),
        "lost": lost,
        "win_rate": 100 * len(won) / len(games) if games else None,
        "win_ratio": len(won) / lost if lost else None,
        "best_win_time_ms": min(times, default=None),
        "fewest_moves": min(moves, default=None),
        "average_moves": sum(moves) / len(moves) if moves else None,
        "current_streak": 0 if not wins else streak if wins[-1] else -streak,
        "longest_winning_streak": longest[True],
        "longest_losing_streak": longest[False],
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("export", nargs="?", help="the answer of `webspinner export --json`")
    parser.add_argument("--program", default=os.environ.get("WEBSPINNER_PROGRAM", "webspinner"))
    options = parser.parse_args()
    with open(options.export, encoding="utf-8") if options.export else sys.stdin as file:
        games = json.load(file)
    engine = Engine(options.program)
    ended = counted(games, engine)
    engine.close()

    def by_group(of):
        return {
            group: figures([game for game, groups in ended if group in groups and of(game)])
            for group in GROUPS
        }

    ids = sorted({game["game"] for game, _ in ended})
    of_ids = {id: by_group(lambda game, id=id: game["game"] == id) for id in ids}
    print(json.dumps({"all": by_group(lambda _: True), "games": of_ids}))


if __name__ == "__main__":
    main()

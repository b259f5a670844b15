# What the commands answer, layered on the texts of the rules and the table.

## What the commands say

games-custom = Custom games
games-none-found = no game has { $words } in its id, names, group or tags
check-game-valid = the game is valid
check-neither = this is neither a record nor a game file
check-records-valid = { $count ->
    [one] one record, and it is valid
   *[other] { $count } records, and all are valid
}
check-record-number = record { $number }
check-fingerprint = { $deal } has the fingerprint { $fingerprint }
check-fingerprint-cards = it is the SHA-256 of { $cards }
check-fingerprint-other = { $deal } has another fingerprint, { $fingerprint }
import-nothing-added = nothing was added
import-done = { $added ->
    [0] no new games
    [one] one game was added
   *[other] { $added } games were added
}{ $known ->
    [0] {""}
    [one] ; one was there already
   *[other] ; { $known } were there already
}
export-done = { $count ->
    [0] no game is saved yet: { $path } was written without any
    [one] one game was written to { $path }
   *[other] { $count } games were written to { $path }
}
man-done = { $pages } pages were written to { $path }

play-not-kept = this game is not saved: { $error }

## What the solver found out

verdict-won = can be won{ $length ->
    [0] : it is won already
    [one] {" "}in one move
   *[other] {" "}in { $length } moves
}
verdict-lost = lost
verdict-unknown = not known: { $why ->
    [nodes] the limit of nodes was reached
    [memory] the memory limit was reached
    [time] the time limit was reached
    [cancelled] it was stopped
   *[gave-up] nothing was left to try
}
solve-name = { $game } { $of }
solve-name-at = { $name }, { $at ->
    [0] at the start
    [one] after one move
   *[other] after { $at } moves
}
solve-price = { $nodes ->
    [one] one position
   *[other] { $nodes } positions
}, { $seconds } s
solve-proof-written = the certificate is in { $file }: { $count ->
    [one] one position
   *[other] { $count } positions
}; `webspinner verify` checks it
solve-proof-none = no certificate was written: there is one only where a loss is proved
solve-proof-stopped = no certificate was written: it was stopped before it was complete

## Where a game was lost

analyze-progress = looking at the position after { $number } of { $length } moves
analyze-heading = { $game } { $deal }, { $length ->
    [0] no move
    [one] one move
   *[other] { $length } moves
}: { $outcome }
analyze-goes-on = not finished
analyze-result-lost = lost
analyze-won = { $count ->
    [one] After move { $first }
   *[other] After moves { $first } to { $last }
} it can be won.
analyze-lost = { $count ->
    [one] After move { $first }
   *[other] After moves { $first } to { $last }
} it is lost.
analyze-unknown = { $count ->
    [one] After move { $first }
   *[other] After moves { $first } to { $last }
} it is not known whether it can be won{ $why ->
    [nodes] : the limit of nodes was reached
    [memory] : the memory limit was reached
    [time] : the time limit was reached
    [cancelled] : the solver was stopped
   *[several] {""}
}.
analyze-can-be-won = { $length ->
    [0] The game was won.
    [one] It can still be won, in one move:
   *[other] It can still be won, in { $length } moves:
}
analyze-move-lost = Move { $number }, { $move }, lost the game.
analyze-one-of-moves-lost = One of the moves { $first } to { $last } lost the game.
analyze-not-known-since = Whether it can still be won is not known.
analyze-back = { $lost } { $back ->
    [one] One move back
   *[other] { $back } moves back
} it could be won, in { $length ->
    [one] one move
   *[other] { $length } moves
}:
analyze-never = The deal cannot be won.
analyze-lost-at-latest = It was lost after { $first ->
    [one] one move
   *[other] { $first } moves
} at the latest. Whether it could be won before is not known.
analyze-nothing-known = Whether it could be won is not known. Higher limits may help.
chart-won = can be won
chart-unknown = not known
chart-lost = lost
luck-none-and-analyze = { $none } Without --fair, analyze shows which move lost it.
luck-played = played
luck-better = better: { $moves }
luck-after-and-rest = { $after } { $rest }
luck-rest = What was played last showed no new card: without --fair, analyze judges that, too.
luck-stopped = The moves that follow were not judged, because it was stopped.
luck-totals = { $decisions ->
    [one] One decision.
   *[other] { $decisions } decisions.
} Given away: { $error } in all, { $mean } a decision. Luck: { $luck } in all.
luck-one-error = { $count ->
    [one] move { $first }
   *[other] moves { $first } to { $last }
}: { $error }, better { $better }

## Statistics

stats-kinds = By way of playing
stats-all-games = All games
stats-played = Games played
stats-won = Games won
stats-lost = Games lost
stats-win-rate = Win rate
stats-win-ratio = Wins per loss
stats-average-win-time = Average winning time
stats-best-win-time = Best time
stats-highest-score = Highest score
stats-most-cards-in-order = Most cards in order
stats-current-streak = Current streak
stats-wins-in-a-row = { $length ->
    [one] one win
   *[other] { $length } wins
}
stats-losses-in-a-row = { $length ->
    [one] one loss
   *[other] { $length } losses
}
stats-longest-winning-streak = Longest winning streak
stats-longest-losing-streak = Longest losing streak
stats-fewest-moves = Fewest moves to win
stats-average-moves = Average moves to win
stats-hundred = The hundred: the first hundred deals, one try each
stats-hundred-series = { $won } won of { $ended } played{ $next ->
    [0] {""}
   *[other] , the next deal is { $next }
}
stats-game = { $won } of { $played } won{ $more ->
    [0] {""}
   *[other] , and { $more } more with help or played again
}

## Boards

standing = { $length ->
    [0] at the start
    [one] after one move
   *[other] after { $length } moves
}, { $in-order ->
    [one] one card in order
   *[other] { $in-order } cards in order
}
standing-ended = { $standing }, { $outcome }
replay-after = { $move }
demo-title = { $name } ({ $deal }): a stored game, because this is not a terminal
demo-how-to-play = run webspinner in a terminal to play; webspinner --help lists everything else

## Lessons

learn-line = { $name } ({ $steps } steps)

## Puzzles

puzzle-heading = puzzle { $number } ({ $level ->
    [easy] easy
    [medium] medium
   *[hard] hard
}, { $rating }): { $name }, { $deal } { $played ->
    [0] at the start
    [one] after one move
   *[other] after { $played } moves
}
puzzle-how = Type moves such as 3-4 or 3-4x2, ? for a hint, > for the solution.
puzzle-hint = Try { $move }.
puzzle-solution = Solution: { $moves }

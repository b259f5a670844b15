# The English texts of the program's own answers, layered on those of the rules and the table.

## Why a request of the engine protocol fails

engine-too-long = the request is longer than { $bytes } bytes, and was not read
engine-not-utf-8 = the request is not UTF-8 from byte { $at } on
engine-empty = the line is empty: a request is an object, such as {"{"}"state": true{"}"}
engine-not-a-request = this is no request: { $problem } (at byte { $at })
engine-no-game = no game has begun: send {"{"}"new": {"{"}"game": "spider"{"}"}{"}"} first
engine-twice = give `{ $one }` or `{ $other }`, not both
engine-which-game = `new` needs a `game`, or the `rules` of one
engine-scheme-without-cards = `scheme` says how `cards` are laid out, and there are none
engine-new = { $problem }
engine-nothing-to-undo = there is no move to take back: the game is at its start

# The help of `webspinner engine`, and why a request of its protocol fails. It is in English alone,
# for those who write programs.

more-engine = One request a line, one answer a line; docs/formats.md specifies them, docs/engine.schema.json is their JSON Schema.
option-engine-schema = Print the JSON Schema of requests and answers instead

engine-too-long = the request is longer than { $bytes } bytes, and was not read
engine-not-utf-8 = the request is not UTF-8 from byte { $at } on
engine-empty = the line is empty: a request is an object, such as {"{"}"state": true{"}"}
engine-not-json = this is not JSON from byte { $at } on: a request is an object, such as {"{"}"state": true{"}"}
engine-not-one-key = a line holds one request: an object with one key, such as {"{"}"state": true{"}"}
engine-not-a-request = this is not a request: { $problem } (at byte { $at })
engine-value = `{ $request }`: { $problem } (at byte { $at })
engine-no-game = no game has begun: send {"{"}"new": {"{"}"game": "spider"{"}"}{"}"} first
engine-twice = give `{ $one }` or `{ $other }`, not both
engine-which-game = `new` needs a `game`, the `rules` of one, or a whole `deal`, such as "spider:ms:617"
engine-what-is-known = `game` and `rules` need `knowledge` or `picture`: what is known of that game
engine-not-one-record = `load` takes the text of exactly one record
engine-move = `move`: { $problem }
engine-load = `load`: { $problem }
engine-no-record = a game that began with a position has no record
engine-full = the record is full: { $reason }
engine-scheme-without-cards = `scheme` says how `cards` are laid out, and there are none
engine-new = { $problem }
engine-nothing-to-undo = there is no move to undo: the game is at its start
engine-nothing-to-redo = there is no move to redo: none was undone
engine-no-thread = cannot start a thread
engine-unreadable = cannot read a request
engine-not-written = cannot write an answer

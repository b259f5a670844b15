# Why a command cannot do what it should. Words from outside arrive in quotes.

## The system. The text is what it says itself, in English.

system-error = { $kind ->
    [not-found] { $text }
    [denied] { $text }
    [exists] { $text }
    [folder] { $text }
    [not-a-folder] { $text }
    [full] { $text }
    [read-only] { $text }
    [address-in-use] another program is using this port: end it, or choose another port, such as 8081
    [address-missing] this machine has no such address: choose one that it has, such as 127.0.0.1 or [::1], or [::] for all
    [port-denied] not everybody may listen on ports below 1024: choose another port, such as 8080, with a proxy in front of it, or give the program the capability CAP_NET_BIND_SERVICE
   *[other] { $text }
}
language-unknown = there are no texts in { $text }: choose en, de, es, fr or zh-CN
signals-not-caught = cannot catch signals
no-random-number = the system gave no random number

## Files

standard-input = standard input
file-unreadable = cannot read { $path }
file-too-long = { $path } is longer than { $bytes } bytes
file-not-utf-8 = { $path } is not a text file: it is not UTF-8 from byte { $at } on
file-not-written = cannot write { $path }
file-exists = { $path } is there already: add --force to replace it, or name another file
folder-not-written = cannot write to { $path }

## Games, deals and positions

game-unknown = there is no game { $game }; `webspinner games` lists them all
game-unknown-near = there is no game { $game }; did you mean { $near }?
game-not-valid = { $path } cannot be played:
    { $problems }
game-id-taken = { $id } is the id of a built-in game with other rules; give yours another, such as my-{ $id }
game-name-taken = { $name } is also a name of the built-in game { $id }; give this one another name
deal-without-game = { $deal } names no game; write one in front, as in `spider:{ $deal }`
deal-too-many = { $game } is a whole deal, so { $deal } is one too many
position-shows-too-little = { $problem }; `webspinner deal --reveal` prints every card
puzzle-number-unknown = there is no such puzzle: they are numbered from 1 to { $count }
deals-not-a-deal = { $part }: { $problem }
deals-cards = { $part } has no number: a survey is about numbered deals
deals-end = { $part } does not end with a number; a range is written ms:1..1000
deals-number = { $part } goes too far: { $problem }
deals-backwards = { $part } ends before it begins
deals-twice = { $deal } is there twice
deals-too-many = these are more than { $most } deals

## Custom games, of which a file is to hold one each

custom-too-many = only the first { $most } game files are read
custom-no-folder = there is no folder { $path }, which --games-folder or WEBSPINNER_GAMES names
custom-built-in = { $id } is the id of a built-in game; give this one another id
custom-same-id = { $id } is also the id of { $other }; give one of them another id
custom-no-file = it is not a file
custom-too-long = it is longer than { $bytes } bytes
custom-not-utf-8 = it is not a text in UTF-8
games-invalid = { $file } cannot be played: { $problem }{ $more ->
    [0] {""}
    [one] {" "}(and one more problem; `webspinner check` shows all)
   *[other] {" "}(and { $more } more problems; `webspinner check` shows all)
}

## Records

records-list-too-long = a list in JSON may have { $bytes } bytes; records as text may be longer
records-none = there are no games in it
records-from-one = records count from 1
records-too-few = { $path } has no record { $number }; its last is record { $last }
record-too-short = the last position of the record is { $last }, so there is no position { $wanted }
import-not-saved = the games cannot be added
import-foreign = there are no games of Webspinner in it: import takes the files that `webspinner export` or “Save as file” on the page has written
import-game-file = these are the rules of a game, not games that were played: `webspinner play FILE` plays it and offers to keep it

## Numbers, times and sizes

number-whole = write a whole number, such as 1000000, 1_000_000, 1e6 or 1M
number-least = the least is { $least }
number-most = the most is { $most }
number-from-one = it counts from 1
number-between = write a number from { $least } to { $most }
time-unit = write a number and a unit, such as 500ms, 1s or 2m
time-zero = the time must be above zero
memory-unit = write a number and a unit, such as 500MB or 4GiB
memory-zero = the memory must be above zero

## Arguments that do not fit together

play-search-and-deal = leave out the deal, or --winnable and --difficulty, which look for one
solve-record-only = --at and --game say which position of a --record
solve-deal-and-position = give a deal or --position, not both
solve-no-such-stock = { $path }: no deal comes to a stock of { $stock }: it has { $size } cards at first, and { $row } less after each row
solve-which-deal = which deal? Give one or more, such as ms:1 or ms:1..30, or a --position
solve-proof-one = a file holds one certificate: give one deal or position with --proof
solve-proof-output = the verdict goes to standard output: name a file for the certificate (./- if that is its name)
solve-proof-memory = the certificate takes more than { $memory } of memory: allow more with --memory

## The terminal game

theme-unknown = this is not a theme: use unicode (white cards), four-colours, high-contrast, light (light background) or ascii
level-unknown = this is not a difficulty: use easy, medium or hard
terminal-missing = the game needs a terminal for its input and its output
terminal-failed = the terminal cannot be used
check-deals-number = the first deal has to be a number: the next ones follow it
fingerprint-invalid = a fingerprint has 64 digits from 0 to 9 and a to f

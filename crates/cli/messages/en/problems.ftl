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
    [address-in-use] { $text }
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
file-not-made = cannot make the file { $path }
file-not-written = cannot write { $path }
folder-not-made = cannot make the folder { $path }
folder-not-written = cannot write to { $path }

## Games, deals and positions

game-unknown = there is no game { $game }; `webspinner games` lists them all
game-unknown-near = there is no game { $game }; did you mean { $near }?
game-not-sound = { $path } is no sound game:
    { $problems }
game-id-taken = { $path }: { $id } is the id of a built-in game with other rules; give yours another id
deal-too-many = { $game } is a whole deal, so { $deal } is one too many
position-shows-too-little = { $problem }; `webspinner deal --reveal` prints every card

## Custom games, of which a file is to hold one each

custom-too-many = only the first { $most } game files are read
custom-built-in = { $id } is the id of a built-in game; give this one another id
custom-same-id = { $id } is also the id of { $other }; give one of them another id
custom-no-file = it is not a file
custom-too-long = it is longer than { $bytes } bytes
custom-not-utf-8 = it is not a text in UTF-8

## Records

records-list-too-long = a list in JSON may have { $bytes } bytes; records as text may be longer
records-none = there is no record in it
records-from-one = records count from 1
records-too-few = { $path } has no record { $number }; its last is record { $last }
record-too-short = the last position of the record is { $last }, so there is no position { $wanted }
import-not-saved = the records cannot be saved

## Numbers, times and sizes

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
survey-game-alone = give the game alone, and its deals with --deals: { $deal } is one too many
survey-solver-wrong = the solver is wrong about { $bugs } of the deals, which are not counted: a bug of Webspinner
tune-game-alone = a game is tuned, not a deal of it
tune-foundations = { $game } is a game of foundations: the search for its wins does not go by these weights
tune-no-weights = { $path } holds no weights
tune-few-deals = tuning takes five deals or more: four to tune on, and one to be judged by
tune-no-deal = { $game } has no deal { $deal }

## The database of saved games, and the terminal. The two reasons follow the name of the database.

database-folder = the folder { $path } cannot be made
database-not-a-file = games played here are kept in a file, not on a PostgreSQL server: name one, as in sqlite:games.db
database-missing = there is no database { $path }
database-is-a-folder = { $path } is a folder, not a database: name a file in it, as in { $path }/games.db
database-not-one = { $path } is not a database and was left alone: name another file
database-of-site = { $path } is the database of a Webspinner site, not of your saved games, and was left alone: name another file
database-not-opened = the database { $path } cannot be opened
database-other-program = { $path } is the database of another program and was left alone: name another file
database-unusable = the database { $path } { $reason }
database-in-use = the database { $path } { $reason }, and another program has it open: end that program, then start again
database-upgrade-in-use = the database { $path } must be brought up to date, and another program has it open: end that program, then start again
database-not-renamed = the database { $path } { $reason }, and it cannot be renamed to { $to }
database-full = no space is left for the database: the last change was not saved, all before it was
database-busy = another program keeps the database busy: the last change was not saved, try again
database-read-only = the database may not be written: the last change was not saved
database-damaged = the database is damaged: start again to move it away and begin a new one
database-unreadable = the saved game { $id } cannot be read: { $why }
database-export = the export cannot be written
database-refused = the database refused the request
place-unknown = { $scheme }:// is not a kind of database known here: write sqlite:FILE or postgres://...
place-empty = the name of the database is empty: name a file, as in sqlite:games.db
place-no-home = this user has no home folder for a database: name a file for it
quarantine-damaged = is damaged ({ $finding })
quarantine-newer = was made by a later version of this program (its tables have version { $version }, this one knows up to { $known })
quarantined = the database { $path } { $reason }; it was moved to { $to }, unchanged, and a new one was begun. { $advice }
quarantined-damaged = `sqlite3 "{ $to }" .recover` prints what can still be read of it.
quarantined-newer = That later version can open it under its new name.
theme-unknown = this is not a theme: use unicode, four-colours, high-contrast, light or ascii
level-unknown = this is not a difficulty: use easy, medium or hard
terminal-missing = the game needs a terminal for its input and its output
terminal-failed = the terminal failed

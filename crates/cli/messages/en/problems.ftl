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
file-exists = { $path } is there already: add --force to replace it, or name another file
folder-not-made = cannot make the folder { $path }
folder-not-written = cannot write to { $path }

## Games, deals and positions

game-unknown = there is no game { $game }; `webspinner games` lists them all
game-unknown-near = there is no game { $game }; did you mean { $near }?
game-not-sound = { $path } cannot be played:
    { $problems }
game-id-taken = { $id } is the id of a built-in game with other rules; give yours another, such as my-{ $id }
game-name-taken = { $name } is also a name of the built-in game { $id }; give this one another name
deal-without-game = { $deal } names no game; write one in front, as in `spider:{ $deal }`
deal-too-many = { $game } is a whole deal, so { $deal } is one too many
position-shows-too-little = { $problem }; `webspinner deal --reveal` prints every card
puzzle-number-unknown = there is no such puzzle: they are numbered from 1 to { $count }

## Custom games, of which a file is to hold one each

custom-too-many = only the first { $most } game files are read
custom-no-folder = there is no folder { $path }, which --games-folder or WEBSPINNER_GAMES names
custom-built-in = { $id } is the id of a built-in game; give this one another id
custom-same-id = { $id } is also the id of { $other }; give one of them another id
custom-no-file = it is not a file
custom-too-long = it is longer than { $bytes } bytes
custom-not-utf-8 = it is not a text in UTF-8
games-unsound = { $file } cannot be played: { $problem }{ $more ->
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
solve-proof-memory = the certificate takes more than { $memory } of memory: allow more with --memory
survey-game-alone = give the game alone, and its deals with --deals: { $deal } is one too many
survey-solver-wrong = the solver is wrong about { $bugs } of the deals, which are not counted: a bug of Webspinner
shard-unreadable = write the number of the shard and how many there are, as in 3/100; or auto/100, where Slurm or Kubernetes says the number
shard-no-variable = --shard auto: neither SLURM_ARRAY_TASK_ID, of a Slurm job array, nor JOB_COMPLETION_INDEX, of a Kubernetes indexed job, is set; write the number of the shard, as in 3/100
shard-two-variables = --shard auto: both SLURM_ARRAY_TASK_ID and JOB_COMPLETION_INDEX are set; write the number of the shard, as in 3/100
shard-variable = { $name } is { $value }, which is not a number
shard-count-unknown = --shard auto: JOB_COMPLETION_INDEX says which shard this is, but nothing says how many there are; write --shard auto/100 if there are a hundred
shard-array = --shard auto needs an array of tasks from 1 up without gaps; start it with --array=1-100, or write --shard auto/100 to run some of a hundred again
shard-outside = { $name } is { $value }, and not one of { $least } to { $most }

## What is wrong with a certificate. Words of the format are not translated.

certificate-unreadable = it cannot be read any further: { $text }
certificate-none = this is not a certificate; `webspinner solve --proof` writes one
certificate-version = it is written in a format that this version does not know; use a newer version
certificate-cut-off = the file ends in the middle; get it again from where it came from
certificate-more = there is something after the end of the proof
certificate-form = this line is not as the format has it
certificate-game = there is no such game in this version, or the rules in the file are of another game
certificate-rules = the rules in the file cannot be played, or are not written as Webspinner writes them
certificate-position = this is no position of the game, or not written as Webspinner writes it
certificate-deal = the position is not the deal that the file names
certificate-turn = position { $position } comes next
certificate-won = position { $position } is won
certificate-bound = `{ $bound }` does not apply to position { $position }
certificate-missing = position { $position } has the legal move { $move }, which is missing here
certificate-illegal = { $move } is no further legal move of position { $position }
certificate-target = { $move } leads from position { $position } to another one than { $target }
certificate-open = the proof ends before it says why position { $position } leads nowhere
certificate-count = the proof has { $positions } positions, and not the number given here
certificate-memory = checking it takes more memory than allowed; allow more with --memory

## The terminal game

theme-unknown = this is not a theme: use unicode (white cards), four-colours, high-contrast, light (light background) or ascii
level-unknown = this is not a difficulty: use easy, medium or hard
terminal-missing = the game needs a terminal for its input and its output
terminal-failed = the terminal cannot be used

# The help of the program. A text is found by its name: command-play is what `webspinner play` does,
# option-play-deal an argument of it, and option-json an argument that several commands explain in
# the same words. The first paragraph is the short help; all of them together are the long one.

## Headings, and what stands in brackets behind an argument

help-usage = Usage:
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-limits-of-deal = Limits of each deal
help-limits-of-position = Limits of the search of each position
help-examples = Examples:
help-default = [default: { $value }]
help-values = [possible values: { $values }]
help-variable = [env: { $name }]

## What stands for a value

value-command = COMMAND
value-deal = DEAL
value-deals = DEALS
value-dir = DIR
value-file = FILE
value-folder = FOLDER
value-game = GAME
value-lesson = LESSON
value-level = LEVEL
value-memory = MEMORY
value-name = NAME
value-nodes = NODES
value-options = OPTIONS
value-puzzle = PUZZLE
value-record = RECORD
value-shell = SHELL
value-tag = TAG
value-theme = THEME
value-time = TIME
value-words = WORDS

## The program

command-webspinner =
    Spider Solitaire and its relatives in the terminal

    Without a command it opens the terminal game: your last unfinished game, or a list to choose from. If input or output is not a terminal, it plays a stored game as a demonstration.
option-webspinner-place = The database of saved games, a file such as sqlite:games.db; that of a site may also be postgres://... [default: webspinner/games.db in the user's data folder]
option-games-folder = The folder with custom games, one game file each [default: webspinner/games in the user's configuration folder]
option-language = The language of texts: en, de, es, fr or zh-CN [default: the one chosen in the terminal game, or that of the system]
option-help = Print help; -h prints a summary
option-version = Print version
command-help = Print this message or the help of the given command
example-webspinner-1 = continue the last game, or choose one
example-webspinner-2 = play a new deal of Spiderette
example-webspinner-3 = play the deal that PySolFC numbers 617
example-webspinner-4 = read the rules of a game
example-webspinner-5 = find a game by a word
more-webspinner = Exit status: 0 success, 1 the answer is no (for an illegal record, say), 2 bad input or a failure, 130 stopped by Ctrl-C or a signal before the end.

## Arguments of several commands

option-command-database = The database of saved games, a file such as sqlite:games.db [default: webspinner/games.db in the user's data folder] [env: WEBSPINNER_DATABASE]
option-game = The game: its id or name, or a game file
option-nodes = How many nodes (positions) to search, such as 200000 or 1M [default: no limit]
option-memory = The memory to use, such as 500MB or 4GiB
option-time = The time for each search, such as 500ms, 1s or 2m [default: no limit]
option-threads = How many threads search each deal; the answer is the same [default: the number of cores]
option-theme = How cards look this time: unicode (white cards), four-colours, high-contrast, light (for a light background) or ascii [default: as last chosen in the game, or as suits the terminal]

## Playing and the games

command-play =
    Play in the terminal

    Without a game it continues the one left unfinished last, or offers a choice.
option-play-game = The game: its id or name, a game file, or a whole deal such as spider:ms:617
option-play-deal = The deal: a number, a scheme and number such as ms:617, or cards:3DAS... [default: a random one]
option-play-position = Play from the position in this file, as `deal --reveal` or `deal --json` prints it; such a game is not saved
option-play-record = Play from a position of this record, as text or as JSON; such a game is not saved
option-play-at = With --record: the position after this many moves and row deals; 0 is the deal [default: where its player stands]
option-play-winnable = Look for a random deal that can be won, and play it
option-play-difficulty = Look for a random deal that can be won and is easy, medium or hard among those of its game

command-learn =
    Learn to play in the terminal

    Short lessons on a real table: each step says what to do, and you make the moves. Without a name it offers a choice; if input or output is not a terminal, it lists the lessons. Lessons resume where you left off.
option-learn-lesson = The lesson: a game (spider, spiderette, scorpion or little-spider), or how to play well (empty-column, use-empty-column, suit-or-card, sure-turns, before-row, kings, sort-suits, long-moves, after-row, collect, four-suits, exchange or last-row)
example-learn-1 = choose a lesson
example-learn-2 = the first one

command-games =
    List the games

    Given words, only the games that have them all in their id, names, group or tags. Custom games are the game files in the folder webspinner/games of the user's configuration folder, or in the one that --games-folder or WEBSPINNER_GAMES names.
option-games-words = Words to search for
option-games-json = List them as JSON

command-rules = Print the rules of a game, written from its data
option-rules-json = Print the text as JSON
option-rules-toml = Print the data instead: a complete game file, which inherits nothing

command-deal =
    Deal a game and print its picture, one line a column

    Hidden cards show as ##. The first line, a comment, is the name of the deal.
option-deal-deal = The deal: a number, a scheme and number such as ms:617, a range such as ms:1..30, or cards:3DAS... [default: a random one]
option-deal-reveal = Show the hidden cards too
option-deal-json = Print each deal and its position as a line of JSON, hidden cards included
example-deal-1 = a random deal
example-deal-2 = the deal that PySolFC numbers 617
example-deal-3 = the same

command-puzzle =
    Solve a puzzle from a real game

    Without a number it is the puzzle of the day. In a terminal it lies on the table of the game; otherwise type moves such as 3-4 or 3-4x2, ? for a hint or > for the solution; each move is judged at once. That only one move keeps the win, or that no shorter way exists, is proved.
option-puzzle-puzzle = The number of the puzzle [default: the puzzle of the day]
option-puzzle-difficulty = The puzzle of the day among those that are easy, medium or hard
option-puzzle-solution = Show the solution
example-puzzle-1 = the puzzle of the day
example-puzzle-2 = puzzle number 12
example-puzzle-3 = a hard one
example-puzzle-4 = have two moves judged

## Saved games and records

command-replay =
    Replay a record in the terminal, or print its positions

    Positions are printed if there is no terminal, or with --at or --json. Hidden cards show as ##. The exit status is 1 if the record is illegal.
option-replay-file = A file of records, as text or as JSON; - for standard input
option-replay-game = Which record of the file, counted from 1
option-replay-at = Only the position after this many moves and row deals; 0 is the deal
option-replay-json = Print the positions as JSON, one a line, hidden cards included

command-check =
    Check records, game files and results of surveys, and print everything that is wrong with them

    A record is valid if each of its moves is legal, variations included, and its result is true. A game file is valid if the game can be played. Results are valid if every win of theirs is one: each line is replayed by the rules. With --proofs, the certificate of every loss that has one must prove it, too; it says how many losses have none. The exit status is 1 if something is not valid, and 2 if a file cannot be read at all. With --fingerprint, each record’s deal is told by the SHA-256 of its cards, which the game showed before the first move. With --deals, no file is read: the deals of a game are compared with chance.
option-check-files = Files of records (as text or as JSON), of a game, or of results (a folder, Parquet or CSV); - for standard input
option-check-fingerprint = Tell the fingerprint of each record’s deal, and of an ended game the cards it is computed from; or check that it is this one
option-check-proofs = A folder with certificates of losses, named after game and deal, such as spider-ms-14934.proof
option-check-memory = The most memory to use for each certificate
option-check-deals = Count first moves, kings, neighbours and aces in so many deals, and compare them with what chance says
option-check-game = The game whose deals are checked: its id or name, or a game file
option-check-from = The first of these deals; the others have the numbers that follow. A random one if it is left out
option-check-json = Report as JSON

command-stats =
    Show the statistics of the games played

    Games in which a hint or the engine helped are counted separately, as assisted.
option-stats-game = One game alone: its id or name, or a game file
option-stats-json = Print the figures as JSON

command-import =
    Add games from files to your saved games

    Each is replayed first. If one is illegal, none is added, and the exit status is 1. Games that are there already are skipped.
option-import-files = Files of games, as `webspinner export` and the page write them, or as JSON; - for standard input
option-import-json = Print what was added as JSON

command-export = Write all saved games to a file, as text or as JSON
option-export-file = The file to write; standard output if not given
option-export-force = Replace the file if it is there already
option-export-json = Write a list of the games in JSON

## The solver

command-solve =
    Find out whether deals can be won, and how

    The solver sees all cards. A deal is won, with moves that win it; lost, which is proved; or unknown, with the limit that ended the search. Every line is checked by the rules before it is printed. Ctrl-C ends the search of the current deal, and then the program.
option-solve-game = The game: its id or name, a game file, or a whole deal such as spider:ms:617
option-solve-deals = The deals: numbers, schemes and numbers such as ms:617, ranges such as ms:1..30, or cards:3DAS...
option-solve-position = Solve the position in this file, as `deal --reveal` or `deal --json` prints it; - for standard input
option-solve-record = Solve the game of a record, as text or as JSON, from where its player stands; - for standard input
option-solve-number = Which record of the file, counted from 1 [default: 1]
option-solve-at = The position of the record after this many moves and row deals; 0 is the deal
option-solve-shorten = How long to look for a shorter line than the one found [default: not at all]
option-solve-proof = If the position is lost, write a certificate of it into this file, which `webspinner verify` checks
option-solve-force = Replace the file of the certificate if it is there already
option-solve-json = Print JSON: an object on one line for each deal, as soon as it is decided
more-solve = Exit status: 0 every deal got an answer, unknown included; 2 bad input; 130 stopped by Ctrl-C.

command-verify = Check certificates, which prove that deals are lost

command-analyze =
    Show where a finished game could still be won, and which move lost it

    The solver sees all cards. In a terminal it draws a small chart. Positions that it cannot decide within the limits are unknown; give it more time to decide them. The exit status is 1 if the record is illegal.
option-analyze-file = A file of records, as text or as JSON; - for standard input
option-analyze-game = Which record of the file, counted from 1
option-analyze-fair = Tell luck from skill, knowing only what could be seen: what the moves gave away of the chance of winning, and what the cards gave
option-analyze-level = How much the fair player thinks: 1 a few milliseconds a move, 2 less than a tenth of a second, 3 less than a second [default: 2]
option-analyze-json = Print JSON
option-analyze-time = The time for each search, such as 500ms, 1s or 2m [default: 1s; no limit with --nodes]

command-survey = Decide many deals of a game, on all cores, and report how many can be won

command-match = Have a fair player play many deals of a game, and count the wins

command-merge = Put the results of shards, or of surveys of different deals, together

command-report = Turn the results of surveys into a page with plots

command-perft = Count the ways to play a deal for some moves, to test and time the rules

command-bench = Search a fixed set of deals, to test and time the solver

## A site

command-serve = Serve the page, with daily deals, leaderboards and statistics for any number of players
command-backup = Back up a site to a file
command-restore = Restore a backup of a site into an empty database
command-admin = Look after a site: list, rename and remove players, and list, hide and remove results

## For programs and shells

command-engine = Play a game by JSON lines on standard input and output, for other programs

command-completions = Print a completion script for a shell
option-completions-shell = The shell

command-man = Print the manual page, or write those of all commands to a folder
option-man-folder = The folder for the pages, one for each command; it is made if it does not exist

command-licences = Print the licences of the program and of everything in it

## The manual page

man-name = NAME
man-synopsis = SYNOPSIS
man-description = DESCRIPTION
man-more = EXAMPLES AND NOTES
man-version = VERSION
man-authors = AUTHORS
man-environment = ENVIRONMENT
man-files = FILES
man-database = The database, if `--database` does not name one.
man-games = The folder with custom games, if `--games-folder` does not name one.
man-language = The language, if `--language` does not name one.
man-locale = The language of the system, in this order; C means English.
man-no-colour = If it is set and not empty, the terminal game uses no colours. `CLICOLOR=0` does the same.
man-colours = How many colours the terminal game uses: none, 16, or 256 and more.
man-background = Whether the background is light. If it is not set, the game asks the terminal.
man-ascii = Without UTF-8 in the first of them that is set, the terminal game draws in ASCII.
man-config-home = The user's configuration folder; `~/.config` if it is not set.
man-data-home = The user's data folder; `~/.local/share` if it is not set.
man-time-zone = The time zone of the times shown; the system's if it is not set.
man-serve = Each option of `webspinner serve` has a variable, too; see webspinner-serve(1).
man-saved-games = The saved games: an SQLite database. Next to it are SQLite's own `games.db-wal` and `games.db-shm` while it is open, and the empty lock file `games.db-lock`.
man-records = Records of games, as text.
man-custom-games = Custom games: those in this folder are in the list of games and known by their ids. At most 200 files of at most 65536 bytes each are read.

# The English texts of the terminal game, layered on those of the rules and of a session.

## The table

board-stock = { $cards ->
    [0] stock empty
   *[other] { $rows ->
        [one] one row left, { $cards ->
            [one] one card
           *[other] { $cards } cards
        }
       *[other] { $rows } rows left, { $cards } cards
    }
}
board-reserve = Reserve
board-foundations = Foundations
board-collected = Collected { $collected } of { $runs }
title-deal = deal { $deal }
title-number = { $number }
title-cards = a deal from a list of cards
title-position = your own position
title-score = Score { $score }
title-undos = { $undos ->
    [one] 1 undo
   *[other] { $undos } undos
}
title-assisted = assisted
panel-figures = Your results
panel-moves = Moves so far
panel-rules = i  all the rules
paused = Paused. Press any key or click to continue.
type-move = Move:
too-small = This game needs a terminal of at least { $width } columns and { $height } lines; this one has { $has-width } and { $has-height }. Enlarge the window or use a smaller font. Nothing is lost.

## Live analysis

analysis-won = Winnable
analysis-unknown = Thinking...
analysis-unknown-for-good = Not known
level-medium = medium

## Notes under the table

note-hint = Hint: { $move } ({ $why })
hint-deal = press d to deal a row
note-hint-certain = { $hint }. { $certain } (* finishes)
note-hint-finish = { $hint }; * finishes
note-no-useful-move = No useful move is left: undo (u), have the engine go back to where you could win (<), or start a new game (n).
note-watching = It sees only what you see. Any key stops it; + and - change the speed.
note-watching-certain = { $certain }. Any key stops it; + and - change the speed.
note-watching-finish = { $certain }. * finishes, any other key stops it.
note-watch-assists = From its first move on, this game counts as assisted, apart from your own wins. Any key stops it.
note-watch-no-way = It doesn’t know how to go on from here. Your turn.
note-stuck = Stuck: u undo, < back to where you could win, n new
note-won = Won: n new deal, b same cards again, g other games
note-engine-hint = Engine: { $move } ({ $why })
note-chance-on = You now see the chance of winning, as far as it can be known. The game is marked as advised.
note-chance-off = The chance of winning is hidden.
note-found-level = This deal is winnable. Among the winnable deals of this game it is { $level }.
note-collected = A complete run leaves the table.
note-obvious = Obvious move: { $move }
note-obvious-which = Move the cursor to a card with the arrow keys; then o plays its obvious move.
note-not-a-move = { $typed } is not a move: { $problem }
note-which-foundation = Which foundation? Press its number.
note-which-reserve = Which reserve card? Press its number.
note-look-at-which = First move the cursor to a column, or pick up its cards.
note-kept = { $game } is in the list of games now.
note-copied = Copied: { $deal }
note-motion-on = Animations are on.
note-motion-off = Animations are off.
note-no-undo-on = New deals are played without undo.
note-no-undo-here = This deal is played without undo.
note-no-undo-off = Moves can be undone again in new deals.
note-no-undo-off-here = Moves can be undone again.
note-panel-on = The panel beside the table is shown.
note-panel-off = The panel beside the table is hidden.
note-panel-small = The panel beside the table needs a window of at least { $width } columns and { $height } lines; this one has { $has-width } and { $has-height }.
note-first-moves = To move cards, press the number of their column, then the number of the column they go to. With the mouse, click the cards, then where they go.
note-first-moves-foundations = To move cards, press the number of their column, then the number of the column they go to. To put a card on a foundation, press the number of its column twice; or that number, f, and the number of the foundation.
note-language = Language: { $language }
note-theme = Theme: { $theme } ({ $id })
note-resumed = Continuing where you left off.
note-position = Your own position: this game is not saved.
note-not-saved = Not saved: { $reason }
note-store = Saved games are not available: { $reason }
database-full = no space is left for the database: the last change was not saved, all before it was
database-busy = another program keeps the database busy: the last change was not saved, try again
database-read-only = the database may not be written: the last change was not saved
database-damaged = the database is damaged: start again to move it away and begin a new one
database-unreadable = the saved game { $id } cannot be read: { $why }
database-refused = the database refused the request
reason-with-cause = { $reason }: { $cause }
note-no-such-record = this game is no longer saved
note-game-moved-on = Another program continued this game. Both versions are saved, yours as a separate game.
note-game-deleted = Another program deleted this game. Yours is saved as a new one.
theme-unicode = white cards
theme-four-colours = four colours
theme-high-contrast = high contrast
theme-light = light background
theme-ascii = ASCII

## Buttons

button-move = move
button-deal = deal
button-undo = undo
button-redo = redo
button-hint = hint
button-new = new
button-games = games
button-quit = quit
button-pause = continue
button-close = close
button-cancel = cancel
button-start = start
button-random = random deal
# The letter of the key that says yes; y always does too.
letter-yes = y
button-yes = yes
button-play-on = play on
button-next-deal = next deal
button-clear = clear
button-leave = leave it for now
button-stay = stay here
button-give-up = give up
button-delete = delete
button-look = look at the table
button-again = play again: a new deal
button-same-deal = the same deal once more
button-other-deal = a deal by its number or difficulty
button-other-game = another game
button-copy-deal = copy the deal to the clipboard
button-undo-last = undo the last move
button-engine-back = have the engine go back to where you could win
button-keep = keep
button-name = name
button-turn-back = less
button-turn-on = more
button-do-not-keep = not now
button-play = play
button-rules = rules
button-saved-games = saved games
button-statistics = stats
button-language = language
button-continue = continue
button-go-there = go there
button-go-to-fork = go to the fork
button-replay = replay
button-up = up
button-kind = next group
button-down = down
button-page-up = previous page
button-page-down = next page
button-check-deals = check a thousand deals
button-step-back = back
button-step = next
button-run = play
button-stop = stop
button-slower = slow
button-faster = fast
button-first = start
button-last = last move

## What keys do

key-column = pick up all cards of a column that move together; put them on another column
key-left = cursor left
key-right = cursor right
key-up = pick up more cards, or go to the upper row of columns
key-down = pick up fewer cards, or go to the lower row of columns
key-more = pick up more cards
key-fewer = pick up fewer cards
key-pick = pick up the cards at the cursor; put them down
key-next-target = cursor to the next place that takes the cards
key-previous-target = cursor to the previous place that takes the cards
key-obvious = play the obvious move for the cards at the cursor
key-undo = undo
key-redo = redo
key-watch = watch it play on; any key stops it
key-chance = show or hide the chance of winning
key-foundation = put the card on a foundation, by its number
key-reserve = pick up a reserve card or put one there, by its number
key-collect = collect a complete run, in games that leave it to you
key-type-move = type a move, or several
key-look-at-column = show every card of the column
key-restart = the same cards again, as a new game
key-saved-games = saved games and replays
key-note = note something at the last move
key-panel = show or hide the panel (in large windows)
key-language = choose the language
key-motion = turn animations on or off
key-no-undo = play without undo, from the next deal on
key-rules = rules of this game
key-hundred = the hundred: a series of deals, one try each
key-maker = make a game of this one
key-rigged = is it rigged?
key-theme = next theme
key-clock = show or hide the clock
key-menu = menu
key-help = help
key-back = put the cards back; close what is open
key-quit = quit; the game is saved

## Names of keys

keyname-enter = Enter
keyname-esc = Esc
keyname-space = Space
keyname-tab = Tab
keyname-shift-tab = Shift-Tab
keyname-backspace = Backspace
keyname-delete = Del
keyname-home = Home
keyname-end = End
keyname-page-up = PgUp
keyname-page-down = PgDn
keyname-left = Left
keyname-right = Right
keyname-up = Up
keyname-down = Down
keyname-ctrl = Ctrl-{ $letter }

## Help

help-more = For the help on everything, press F1 again.
help-on-games = Move through the list with the arrows, or type part of a name, a family or a tag such as easy, one-deck or open to see only the games that fit; or paste a whole deal such as spider:ms:617. Enter deals the chosen game; Tab shows its rules, and F5 picks one at random.
help-on-custom-games = You can add games of your own: put their game files into the folder { $folder }, or start one with `webspinner play FILE` and keep it. They are at the end of the list, and so are files that cannot be played, with the reason.
help-on-deals = Every number is a deal, always the same one. A plain number is one of Webspinner's own deals; ms:, pysol: and kpat: name deals as PySolFC and KPatience number them. If the line is empty, Enter deals at random. With F6 to F9 the engine looks for a deal that can be won; such a game counts like any other.
help-on-search = The engine tries random deals until it finds one that can be won and is as hard as you want. For the first search of its kind in a game it first solves some other deals, to have something to compare with. Some games are seldom won, so this can take a minute.
help-on-boxes = A box asks for one answer: press its key, or click it. Esc closes the box and changes nothing.
help-on-difficulty = The engine solves this deal and some other deals of the game and says whether it is easier or harder than they are. The figures below tell how it got there.
help-on-menu = Everything you can do at the table, with its key. Choose a line and press Enter, click it, or press its key.
help-on-move-tree = Each line of play you have tried is listed, with its time and its first and last moves. The arrows choose one, and the table below shows where it ends. Enter goes there, f to where it branches off, and you play on from that position. Nothing is lost: the line you leave stays in the list.
help-on-notes = Write down what you think here. The note belongs to the move that led to this position; the move tree lists all notes of the game, and goes back to them.
help-on-rules = The rules of the game, written from the same data that the program plays by.
help-on-rigged = When the cards are fixed, what they depend on, and how you can check it, now and at the end of the game.
help-on-check-deals = What was counted in a thousand deals, beside what is to be expected of a fair shuffle: the range in which 95 of 100 fair shufflers are.
help-on-column = Every card of the column, the last one first. Cards that lie face down are shown only if you have seen them before.
help-on-unseen = How many of each card you have not seen yet, on one page, so that you need not count them. It shows what you know, so it is no help and marks nothing.
help-on-win = You have won this game. Enter deals a new one at once. The deal can be copied to the clipboard, to challenge somebody with it: `webspinner play` and the page accept it. Not every terminal lets programs use the clipboard.
help-on-loss = No move is left. Undo as far as you like, or have the engine look for the last position from which you could win; it sees every card, so the game then counts as assisted, apart from your own wins.
help-on-replay = A saved game, move by move. Space lets it run; plus and minus change its speed; Home and End jump to its ends. With Enter you take over: you play on from this position in a new game.
help-on-solution = A way to win from here, move by move. With Enter the moves shown so far are played on the table, and you go on from there.
help-on-saved-games = All your games, the one played last first. Enter continues an unfinished game and replays a finished one.
help-on-statistics = Choose a game on the left, or all of them. First tries of deals count: a game once you have won it, given it up, or, after ten moves or a row, left it for another deal. k shows other groups beside them: games without undo, with undo that showed no new card or after one, with help, and deals played again. The charts show your win rate from the first game to the last, and how long your wins took.
help-on-hundred = A hundred deals of the game that are the same for everybody. A plus sign means a deal that you won, x for one that you lost or left, three dots for one that you have begun, a dash for one that is given away. Enter deals the next one.
help-on-maker = Every line is a setting of the game. The left and right arrows change it; what would not make a game is left out. Enter plays the game, n gives it a name, and k keeps its file among the custom games.
help-keys = Keys
help-puzzles-text = A puzzle is a position from a real game, with a goal: find the only move that keeps the win, or empty a column or complete a run in a given number of moves. Each move is judged at once, and a wrong one is undone. Puzzles count in no statistics.
help-columns = Moving cards
help-columns-text = Press the number of a column to pick up its cards, then the number of the column they go to: as many move as fit. Press the same number twice for the obvious move. 0 is column 10; in a game with more, the capitals A, B, C and so on are the columns after it. Otherwise capitals mean the same as small letters.
help-mouse = Mouse
help-mouse-text = Click a card to pick it up with all cards on it, then click where they go; or drag them there. Click the same card again, or right-click it, for the obvious move. Click the stock to deal a row. Everything in the bottom line can be clicked, and the menu has the rest. The wheel scrolls.
help-highlights = Highlights
help-highlights-text = Bright cards can be moved; grey ones lie under others that have to move first. The sign in front of a card means: { $hand } picked up, { $cursor } the cursor, { $target } a place that takes the cards, { $hint } a hint, { $recent } the last move.
help-engine-text = A hint (t) uses only the cards you have seen. The engine sees every card: it can tell you whether the game can still be won, take you back to where it could be, show you how, rate the deal, or find a deal that can be won. It works only when you ask, and you can play on in the meantime. A game with a hint or an answer of the engine counts as assisted, apart from your unassisted games.
help-long-columns = Long columns
help-long-columns-text = A column too long for the screen shows the number of its face-down cards on one line, then whole runs by their first and last card (K-9), then several cards on a line. The end of a column always shows. To see every card, move the cursor there and press v.
help-score = Score
help-score-text = You start with 500 points. Each move and each undo costs 1, and each collected run brings 100. The statistics also count the most cards in order: cards in runs that start with a king, in columns or collected, and cards on foundations.
help-moves = Moves as text
help-moves-text = 4-9 moves cards from column 4 to column 9; 4-9x3 moves three of them. d deals a row, c3 collects from column 3, 3-f2 puts a card on foundation 2, r1-4 puts reserve card 1 on column 4, 4-r1 puts a card in reserve 1. After a colon (:) you may type or paste several moves; they are played up to the first that is refused.
help-rigged-text = No. The menu explains under this name why you need not take our word for it: the cards are fixed before your first move, they have a fingerprint, and a thousand deals can be compared with what chance says.

## Boxes

message-title = Note
menu-title = Menu
leave-title = Leave this game?
leave-text = It is saved, and you can continue it at any time from the saved games (a).
give-up-text = If you give up, the game counts as lost.
engine-analysis = The engine sees every card, even the hidden ones. While live analysis is on, the line under the table shows whether the game can still be won. That gives away something about the hidden cards, so with the first answer this game counts as assisted, apart from your own wins. Live analysis ends with this game.
engine-help = The engine sees every card, even the hidden ones. If it helps, this game counts as assisted, apart from your own wins.
engine-back = The engine looks for the last position from which you could win, and goes back to it. The moves after it stay in the move tree (w).
give-up-title = Give up?
delete-title = Delete this game?
delete-text = It disappears from the list and from the statistics. This cannot be undone.
language-title = Language
language-kept = The choice is kept for the next time.
language-system = same as system
language-en = English
language-de = Deutsch
language-es = Español
language-fr = Français
language-zh = 简体中文
keep-title = Keep this game?
keep-text = { $game } is a custom game. If you keep it, it is in the list of games from now on.
keep-writes = Its file will be { $file }
keep-replaces = It replaces an older version: { $file }
won-title = Won!
won-skip = You have won! Press any key to continue.
won-time = Time: { $time }
won-moves = { $moves ->
    [one] One move
   *[other] { $moves } moves
}, { $undos ->
    [0] no undos
    [one] one undo
   *[other] { $undos } undos
}
won-score = Score: { $score }
won-assisted = Assisted: counted separately.
won-again = Played before: counted separately.
won-first = Your first win of this game!
won-best-time = Your best time!
won-time-to-beat = Best time so far: { $time }
won-streak = { $wins } wins in a row
stuck-title = This game is lost
stuck-reason = { $reason }.
stuck-text = It happens to every player. You can go back as far as you like and try another way; if you leave the game like this, it counts as lost.
stuck-lost = It happens to every player. Without undo, the game is lost.

## Other pages

column-title = Column { $column }, last card first: { $open } face up, { $hidden } face down
chooser-title = Games
chooser-search = Search:
chooser-also = Also called { $names }
chooser-no-custom = none yet: see the help (F1)
chooser-invalid = Files that are not games
chooser-invalid-title = This file is not a valid game
chooser-begin-here = A good game to begin with
deal-title = { $game }: new deal
deal-text = Type the number of a deal, such as 12345 or ms:14934 for another program's deal. Leave it empty for a random deal.
deal-click = With the mouse, click:
deal-winnable = Random deals that can be won:
level-any = any
difficulty-title = How hard is this deal?
difficulty-grade = It can be won, and it is { $level }: of { $of } winnable deals of this game, { $easier } are easier.
move-tree-text = When you undo and play a different move, a new line begins and the old one stays here. Go back to the start or to the end of any line, and play on from there.
move-tree-start = the start
move-tree-main = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}: { $line }
move-tree-variation = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}, branching off after { $from }: { $line }
move-tree-here = (here)
move-tree-here-after = (here, after { $moves })
move-tree-note = { $moves ->
    [0] Note at the start
   *[other] Note after move { $moves }
}: { $line }
noted-at = { $moves ->
    [0] Note at the start
    [one] Note after the first move
   *[other] Note after move { $moves }
}
noted-text = A note stays with the game: you find it in the move tree, in the page's review and in the file that you export. To remove it, leave it empty.
hundred-about = The same hundred deals for everybody, one try each. Only first tries count, won without help: a deal that you have seen is given away.
hundred-about-no-undo = The same hundred deals for everybody, one try each, and without undo, as you have chosen. Only first tries count: a deal that you have seen, or played with undo, is given away.
hundred-standing = { $won } won of { $ended } played.
maker-title = Make a game: { $game }
maker-won = The computer, which sees every card, has won { $won } of { $deals } deals; { $lost } are lost for certain. Playing quickly and seeing no more than you, it wins { $quickly }.{ $won ->
    [0] {""}
   *[other] {" "}A win takes about { $moves } moves.
}
saved-games-none = No saved games yet.
saved-games-when = Played
saved-games-deal = Deal
saved-games-time = Time
saved-games-moves = Moves
saved-games-assisted = + assisted: a hint or the engine helped
replay-title = Replay of deal { $deal }: { $game }
solution-title = { $game }: how to win from here, { $moves ->
    [one] one move
   *[other] { $moves } moves
}
replay-caption = Move { $at } of { $moves }  { $move }  { $time }  speed { $speed }
statistics-all = All games
statistics-none = Nothing is counted yet. A game counts once you have won it, given it up or, after ten moves or a row, left it for another deal of the same game.
statistics-rate = Win rate, 0 to 100%
statistics-no-rate = Appears once an unassisted game counts.
statistics-first = first
statistics-last = last
statistics-times = Winning times
statistics-no-times = Appears with your first unassisted win.

## Lessons

task-step = step { $number } of { $steps }
task-left = { $moves ->
    [one] 1 move left
   *[other] { $moves } moves left
}
task-next-step = Enter: next step
task-next-last = That was the last step. Enter: what comes next
task-next-again = Enter: try again    u: undo the move
task-hint = Hint: { $move }
task-hint-from-start = From the start of the step: { $move }
lesson-over-title = { $lesson }: done
lesson-over = Now play { $game } yourself. The rules are never far away: press i.
lesson-over-next = Next lesson: { $lesson }
lesson-list-done = all { $steps } steps done
help-on-lessons = Short lessons on a real table; the moves are yours. Each step says what to do, and every move is judged at once. Lessons resume where you left off and do not affect your statistics.
key-lessons = lessons: learn to play
key-step-hint = hint: the next move of this step
key-step-again = begin this step again
key-next-step = next step
key-previous-step = previous step
key-leave-lesson = leave the lesson: back to your game, or quit
button-again-step = again
button-next-step = next step
button-previous-step = step back
button-lessons = lessons
button-leave-lesson = leave
button-play-learned = play now
button-next-lesson = next lesson
button-other-lesson = another lesson
button-step-again = this step once more
button-back-to-game = back to your game

## Puzzles

task-puzzle = puzzle { $number }, { $level }
task-next-puzzle = Enter: next puzzle
task-taken-back = { $text } { $mistake } It was undone.
key-puzzle-hint = hint: the next move of the solution
key-puzzle-solution = show the solution
key-puzzle-again = begin this puzzle again
key-next-puzzle = next puzzle
key-previous-puzzle = previous puzzle
key-leave-puzzle = leave the puzzle: back to your game, or quit
button-solution = solution
button-next-puzzle = next
button-previous-puzzle = previous

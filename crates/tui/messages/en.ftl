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
title-cards = a deal of listed cards
title-position = a position of your own
title-points = { $network } / { $windows } points
title-moves = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
title-undos = { $undos ->
    [one] 1 undo
   *[other] { $undos } undos
}
title-assisted = assisted
paused = Paused. Press any key, or click, to go on.
type-move = Move:
too-small = This game needs a terminal of { $width } columns and { $height } lines. This one has { $has-width } and { $has-height }: make it larger, or the letters smaller. Nothing is lost.

## Whether the game can be won

watch-off = unwatched
watch-won = can be won
watch-unknown = not known yet
watch-unknown-for-good = not known
watch-lost = lost
watch-lost-deal = lost from the start
watch-lost-back = lost: { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} back it could still be won
watch-lost-back-or-later = lost: { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} back, or later, it could still be won
level-easy = easy
level-medium = medium
level-hard = hard

## What is said under the table

note-hint = Hint: { $move } ({ $why })
note-no-hint = No move is legal.
note-engine-hint = The engine: { $move } ({ $why })
note-engine-looks = The engine is looking. You can play on meanwhile.
note-engine-won = This can be won.
note-engine-lost = This is lost: whatever is played, it cannot be won.
note-engine-never = This deal could not be won from the start.
note-engine-unknown = The engine has found neither a win nor a proof that there is none.
note-engine-over = This game is won.
note-watch-on = From now on the engine watches. It knows every card.
note-watch-off = The engine watches no longer.
note-back = { $moves ->
    [one] One move
   *[other] { $moves } moves
} back: from here it can still be won.
note-back-perhaps = { $moves ->
    [one] One move
   *[other] { $moves } moves
} back: from here it can still be won, and perhaps from a later move.
note-found = This deal can be won.
note-found-level = This deal can be won. Among those of its game that can be, it is { $level }.
note-collected = A run is complete and leaves the table.
note-which-foundation = Which foundation? Press its number.
note-which-reserve = Which reserve card? Press its number.
note-look-at-which = First move the cursor to a column, or take its cards.
note-theme = Theme: { $theme }
note-resumed = Going on where you left.
note-again = The same deal from its start. What you tried before is kept under "lines".
note-practice = A position of your own: this game is not kept.
note-not-saved = Not saved: { $reason }
note-store = The kept games cannot be reached: { $reason }
note-no-such-record = this game is not kept any more
note-game-moved-on = Another program went on with this game. Both are kept, yours as a game of its own.
note-game-deleted = Another program deleted this game. Yours is kept as a new one.
theme-unicode = white cards
theme-four-colours = four colours
theme-high-contrast = high contrast
theme-ascii = ASCII

## Buttons

button-deal = deal
button-undo = undo
button-redo = redo
button-hint = hint
button-new = new
button-games = games
button-menu = menu
button-help = help
button-quit = quit
button-pause = go on
button-close = close
button-cancel = cancel
button-start = start
button-random = a random deal
button-winnable = one that can be won:
button-yes = yes
button-play-on = take over
button-clear = clear
button-keep = keep it for later
button-lose = give it up
button-delete = delete
button-again = same deal again
button-look = look at the table
button-play = play
button-rules = rules
button-records = records
button-statistics = statistics
button-go-on = go on playing
button-go-there = go there
button-replay = replay
button-up = up
button-down = down
button-page-up = page up
button-page-down = page down
button-step-back = back
button-step = on
button-run = play
button-stop = stop
button-slower = slow
button-faster = fast
button-first = start
button-last = end

## What keys do

key-column = take all cards of a column that move together; put them on another column
key-left = cursor to the left
key-right = cursor to the right
key-up = more cards, or the upper row of columns
key-down = fewer cards, or the lower row of columns
key-more = more cards
key-fewer = fewer cards
key-pick = take the cards at the cursor; put them down
key-next-target = cursor to the next place that takes the cards
key-previous-target = cursor to the place before
key-obvious = the obvious move of the cards at the cursor
key-deal = deal a row
key-undo = take the last move back
key-redo = make it again
key-hint = a hint, and the next best one
key-engine-hint = the engine's hint: the next move of a line that wins
key-watch = watch whether the game can be won, or stop watching
key-back-to-won = go back to the last position that can be won
key-solution = show how the game is won from here
key-difficulty = how hard the deal is
key-finish = finish the game, once nothing is left to decide
key-foundation = put the card on a foundation, by its number
key-reserve = take a reserve card, by its number
key-collect = collect a finished run, where that is your choice
key-type-move = type a move
key-look-at-column = show every card of the column
key-new = new deal of this game
key-again = the same deal from its start
key-give-up = give this game up
key-games = all games
key-records = kept games and replays
key-lines = lines tried in this game
key-rules = rules of this game
key-statistics = statistics
key-theme = next theme
key-clock = show or hide the clock
key-pause = pause
key-menu = menu
key-help = help
key-back = put the cards back; close what is open
key-quit = leave; the game is kept

## Help

help-title = Help
help-keys = Keys
help-columns = Columns
help-columns-text = Press the number of a column to take its cards, then the number of the column where they go: just as many go as fit. Press the same number twice for the obvious move. 0 is column 10, and A, B, C and so on are the columns after it.
help-mouse = Mouse
help-mouse-text = Click a card to take it with all cards on it, then click where it goes; or drag it there. Click the same card again, or click with the right button, for the obvious move. Click the stock to deal a row. All that is named in the bottom line can be clicked, and the menu holds the rest. The wheel scrolls.
help-marks = Marks
help-marks-text = Bright cards can be moved, grey ones lie under others that have to move first. In front of a card, { $hand } means in your hand, { $cursor } the cursor, { $target } a place that takes the cards, { $hint } a hint, and { $recent } the last move.
help-engine = The engine
help-engine-text = A hint (t) knows only the cards that you have seen. The engine knows them all: it can say whether the game can still be won, lead back to where it could be, show how, tell how hard the deal is, or find a deal that can be won. What it says tells you something of the hidden cards, so a game in which it was asked counts as assisted, apart from those you play by yourself. It is asked only when you want it, and works while you play on.
help-long-columns = Long columns
help-long-columns-text = A column that is too long for the screen shows the number of its face-down cards on one line, then whole runs by their first and last card (K-9), then several cards on a line. The end of a column always shows. To see every card, move the cursor there and press v.
help-moves = Moves as text
help-moves-text = 4-9 moves from column 4 to column 9, 4-9x3 moves three cards. d deals a row, c3 collects from column 3, 3-f2 goes to foundation 2, r1-4 takes reserve 1 to column 4.

## Boxes

news-title = Note
menu-title = Menu
leave-title = The game on the table is not over
leave-text = It is saved, and you can go on with it later.
leave-lost = If you give it up, it counts as lost.
engine-watch-title = Watch the game?
engine-watch = The engine knows every card, the hidden ones too. While it watches, the line under the table says whether the game can still be won. That tells you something of the hidden cards, and each game in which it says so counts as assisted. The watch stays on until you switch it off.
engine-hint-title = A hint of the engine?
engine-back-title = Back to where it can be won?
engine-solution-title = Show the solution?
engine-help = The engine knows every card, the hidden ones too. If it helps, this game counts as assisted.
give-up-title = Give up?
delete-title = Delete this game?
delete-text = It leaves the list and the statistics for ever.
won-title = Won!
won-time = Time: { $time }
won-moves = { $moves ->
    [one] One move
   *[other] { $moves } moves
}, { $undos ->
    [0] nothing taken back
    [one] one undo
   *[other] { $undos } undos
}
won-points = { $network } network points, { $windows } Windows points
won-assisted = Assisted, so it is counted apart.
stuck-title = This game is lost
stuck-text = You can take moves back. If you leave it so, it counts as lost.

## Other pages

column-title = Column { $column }, its end first: { $open } face up, { $hidden } face down
chooser-title = Games
chooser-search = Search:
chooser-also = Also called { $names }
chooser-none = No game is called so.
deal-title = { $game }: new deal
deal-text = A number such as 12345, or of another program as ms:14934. Leave it empty for a random deal.
deal-search-title = { $game }: a deal that can be won
deal-search-text = The engine looks at random deals, and at all of their cards. As you then know that yours can be won, the game counts as assisted.
deal-search-compares = To compare with: { $has } of { $wants } deals.
deal-search-tried = Random deals looked at so far: { $deals }
difficulty-title = How hard is this deal?
difficulty-waits = The engine plays this deal and others of the game.
difficulty-lost = It cannot be won.
difficulty-unknown = The engine has found neither a win nor a proof that there is none.
difficulty-alone = It can be won. Too few deals of this game are known to be won to compare it with.
difficulty-grade = It can be won, and is { $level }: of { $of } deals of this game that can be won, { $easier } are easier.
difficulty-quick = Quick play from the open cards won { $won } of { $played } games, and put { $percent } % of the cards in order.
difficulty-nodes = The engine found a win after { $nodes } positions.
difficulty-length = The shortest win that it knows has { $moves } moves.
lines-title = Lines tried
lines-text = Undo, then another move, begins a new line; the old one stays here. Go to the end of any line, and on from there.
lines-start = the start
lines-main = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}: { $line }
lines-variation = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}, another line after { $from }: { $line }
lines-here = (here)
records-title = Kept games
records-none = No game is kept yet.
records-when = Played (UTC)
records-game = Game
records-deal = Deal
records-result = Result
records-time = Time
records-moves = Moves
result-won = won
result-lost = lost
result-unfinished = unfinished
replay-title = Replay: { $game }, deal { $deal }
solution-title = { $game }: the solution from here, { $moves } moves
replay-caption = Move { $at } of { $moves }  { $move }  { $time }  speed { $speed }
statistics-title = Statistics
statistics-all = All games
statistics-own = by yourself
statistics-assisted = assisted
statistics-played = Games played
statistics-won-lost = Won / lost
statistics-percentage = Win Percentage
statistics-ratio = Win Ratio
statistics-average-time = Average Win Time
statistics-best-time = Best win time
statistics-network = Highest Score
statistics-windows = Highest (Windows)
statistics-streak-now = Streak now
statistics-streak = { $length } { $kind }
statistics-streaks = Longest won / lost
statistics-fewest = Fewest moves
statistics-average-moves = Average moves
statistics-rate = Games won, 0 to 100 %
statistics-first = first
statistics-last = last
statistics-times = Time of the games won

# The English texts of a session, on top of those of the rules.

## Why an action is declined

declined-nowhere-to-go = { $the-cards } { $count ->
    [one] fits nowhere else
   *[other] fit nowhere else
}
declined-nothing-in-hand = select the cards to move first
declined-nothing-to-lift = no card can be lifted there
declined-nothing-to-undo = there is no move to undo
declined-undo-off = this game is played without undo
declined-nothing-to-redo = there is no move to redo
declined-not-simple-yet = there are still decisions to make
declined-record-full = the record of this game is full: { $reason }

## The reason for a hint

why-off-table = it takes cards off the table
why-turns-up = it uncovers a hidden card
why-makes-vacancy = it empties a column
why-joins = it joins cards that can then move together
why-order = it puts the cards in better order
why-prepares = it prepares a better move
why-toward-card = it leads to a new card in column { $column }
why-toward-row = it puts the cards in order before the next row
why-deal-row = no move is better than new cards
why-fills-vacancy = no row can be dealt while a column is empty
why-nothing-better = it is legal, but it brings you no further
why-toward-win = every card is known now, and this wins
why-wins = the game can be won with it

## Why the win is certain

certain-win-hidden = Won, whatever is hidden
certain-win-known = Won: every card is known

## What the page and the terminal game say at the table

bar-moves = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
bar-advised = advised
bar-no-undo = no undo
analysis-lost = Lost
analysis-never = Lost from the start
analysis-back = Lost: go back { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
analysis-back-or-later = Lost: go back { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} or fewer
level-easy = easy
level-hard = hard
note-hint-assists = { $hint }. This game now counts as assisted, apart from your own wins.
note-engine-looks = The engine is thinking. You can play on in the meantime.
note-engine-won = This position is winnable.
note-engine-lost = This position is lost: no line of play wins.
note-engine-never = This deal was lost from the start.
note-engine-unknown = The engine could not find out whether this position is winnable.
note-engine-over = This game is already won.
note-analysis-on = Live analysis is on. The engine sees every card.
note-analysis-off = Live analysis is off.
note-back = Went back { $moves ->
    [one] one move
   *[other] { $moves } moves
}: this position is winnable.
note-back-perhaps = Went back { $moves ->
    [one] one move
   *[other] { $moves } moves
}: this position is winnable. A later one may be, too.
note-found = This deal is winnable.

## Names of windows

menu-help = Help
menu-puzzles = Puzzles
menu-custom-games = Custom games
menu-move-tree = Move tree
menu-saved-games = Saved games
menu-statistics = Statistics
menu-learn = Learn to play

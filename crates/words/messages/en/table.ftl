# The English texts of the rules that a table says, in Fluent's form (projectfluent.org).
#
# Columns, slots and counts arrive as numbers; cards, ranks and suits arrive as they are written in
# a text. Reasons and outcomes are parts of sentences: lower case, no full stop. The sentences of a
# rules page are whole sentences.
#
# For a card $card there is also $the-card, which is the text `the-card` with $role "subject", and
# $the-card-object, with $role "object"; there $rank is the rank of the card, 1 to 13, and $style is
# "words" or "signs". For a rank $king there is also $king-number. In English, the names, advice and
# groups of the built-in games stay in their files; other languages have them here, as game-ID-name
# and so on.

## Words

rank = { $rank ->
    [1] ace
    [11] jack
    [12] queen
    [13] king
   *[other] { $rank }
}
a-rank = { $rank ->
    [1] an ace
    [8] an 8
    [11] a jack
    [12] a queen
    [13] a king
   *[other] a { $rank }
}
suit = { $suit ->
    [clubs] clubs
    [spades] spades
    [hearts] hearts
   *[diamonds] diamonds
}
card-in-words = { $rank } of { $suit }
the-card = the { $card }
cards-by-their-ends = { $first } to { $last }
list-join = { $by ->
    [and] { $start } and { $next }
    [or] { $start } or { $next }
   *[comma] { $start }, { $next }
}
sentences-join = { $start } { $next }
# The digits before and behind the decimal point or comma.
number-decimal = { $whole }.{ $fraction }
number-percent = { $number }%
plain-text = { $text }

## Why a move is refused

refusal-no-such-column = there is no column { $column }: this game has { $columns ->
    [one] one column
   *[other] { $columns } columns
}
refusal-same-column = the cards are already in column { $column }
refusal-column-is-empty = column { $column } is empty
refusal-no-cards = a move takes at least one card
refusal-not-open = { $count } cards cannot be lifted from column { $column }: only the last { $open ->
    [one] one is face up
   *[other] { $open } are face up
}
refusal-one-at-a-time = only { $the-end } can be lifted: in this game cards move one at a time
refusal-not-in-sequence = { $cards } are not in sequence, so only { $the-liftable } can be lifted
refusal-not-a-run = { $cards } { $suit ->
    [one-suit] are not one suit
    [one-colour] are not one colour
    [alternating] do not alternate red and black
   *[any] are not a run
}, so only { $the-liftable } can be lifted
refusal-columns-closed-while-stock-lasts = cards move between columns only once the stock is empty
refusal-columns-closed-once-stock-is-empty = cards move between columns only while the stock lasts
refusal-columns-closed = in this game cards do not move between columns
refusal-wrong-rank = { $the-card } does not go on { $the-onto }, which takes { $takes }
refusal-nothing-goes-on = { $the-card } does not go on { $the-onto }: nothing goes on { $rank }
refusal-wrong-suit = { $the-card } does not go on { $the-onto }, which takes only { $relation ->
    [one-suit] { $suit }
    [one-colour] { $colour ->
        [black] black cards
       *[red] red cards
    }
    [alternating] { $colour ->
        [black] red cards
       *[red] black cards
    }
   *[any] other cards
}{ $same-rank ->
    [also] { "" } or cards of the same rank
   *[no] { "" }
}
refusal-vacancy-takes-kings = { $the-card } does not go to an empty column: only { $king } does
refusal-vacancy-stays-empty = column { $column } is empty, and in this game empty columns are not filled
refusal-no-foundations = this game has no foundations
refusal-no-such-foundation = there is no foundation { $slot }: this game has { $slots ->
    [one] one foundation
   *[other] { $slots } foundations
}
refusal-foundation-start = { $the-card } cannot start a foundation: that takes { $takes }
refusal-foundation-colour = { $the-card } cannot start a foundation: in this deal { $aces ->
    [black] black aces and red kings do
   *[red] red aces and black kings do
}
refusal-foundation-next = { $the-card } does not go on this foundation, which needs { $the-needs } next
refusal-foundation-complete = this foundation is complete
refusal-foundation-not-above = from column { $from }, cards go only to foundation { $above }, directly above it
refusal-no-foundation-above = from column { $from }, cards go to no foundation: there is none directly above it
refusal-no-reserves = this game has no reserves
refusal-no-such-reserve = there is no reserve { $slot }: this game has { $slots ->
    [one] one reserve
   *[other] { $slots } reserves
}
refusal-reserve-is-empty = reserve { $slot } is empty
refusal-reserve-is-full = reserve { $slot } already holds { $the-card }
refusal-reserve-takes-one-card = a reserve takes one card
refusal-reserves-take-nothing = in this game no card can be moved to a reserve
refusal-no-collecting = in this game runs are not collected by hand
refusal-no-finished-run = column { $column } does not end in a complete run
refusal-no-row-deals = this game deals no rows
refusal-stock-is-empty = the stock is empty
refusal-deal-needs-full-columns = a row cannot be dealt while { $count ->
    [one] column { $columns } is
   *[other] columns { $columns } are
} empty
refusal-deal-needs-a-card = a row cannot be dealt while every column is empty
refusal-card-unknown = the card that turns up in column { $column } is not known yet
refusal-row-unknown = the cards of the next row are not known yet

## How a game ends

outcome-won = won: every card is in its place
outcome-no-move = stuck: no move is left
outcome-too-few-cards-to-deal = stuck: no row can ever be dealt again, because fewer cards are left than columns

## Limits of a record

record-full = a game can have at most { $limit } moves, variations included
record-too-many-lines = at most { $limit } lines can begin at one position

## Where something is wrong in a text. Characters of a line are counted from 1.

text-at-character = { $problem } (at character { $at })

## Moves as they are typed

move-expected = expected { $what ->
    [dash] `-` and where the cards go
    [column] the number of a column
    [target] the number of a column, or `f` or `r` and that of a foundation or reserve
    [foundation] the number of a foundation
    [reserve] the number of a reserve
    [count] a number of cards from 1 to { $most } after `x`, as in 4-9x3
    [end] the end of the move
    [count-or-end] `x` and a number of cards, as in 4-9x3, or the end of the move
   *[move] a move, such as 4-9, 4-9x3, d, c3, 3-f2, r1-4 or 4-r1
}

## Moves and what they do

move-to = { $cards } to { $target }
move-to-foundation = { $card } to foundation { $slot }
move-from-reserve = { $card } from reserve { $slot } to { $target }
move-to-reserve = { $card } to reserve { $slot }
move-collect = a { $run } is collected from column { $column }
move-deal = a row from the stock
move-not-there = a move that is not possible here
target-card = { $the-onto } in column { $column }
target-vacancy = the empty column { $column }
run = { $kind ->
    [clubs] run of clubs
    [spades] run of spades
    [hearts] run of hearts
    [diamonds] run of diamonds
    [black] black run
    [red] red run
   *[mixed] run
}
effect-run-collected = a { $run } leaves column { $column }
effect-turned-up = { $the-card } turns up in column { $column }

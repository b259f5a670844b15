# The English texts of the rules, in Fluent's form (projectfluent.org).
#
# A column, a slot and a count arrive as numbers; cards, ranks and suits arrive as they are
# written in a text. Reasons and outcomes are written to stand within a sentence: lower case,
# no full stop. Sentences of a rules page are whole sentences.

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
cards-by-their-ends = { $first } to { $last }
list-join = { $by ->
    [and] { $start } and { $next }
    [or] { $start } or { $next }
   *[comma] { $start }, { $next }
}

## Reasons why a move is refused

refusal-no-such-column = there is no column { $column }: this game has { $columns ->
    [one] one column
   *[other] { $columns } columns
}
refusal-same-column = the cards are in column { $column } already
refusal-column-is-empty = column { $column } is empty
refusal-no-cards = a move takes at least one card
refusal-not-open = { $count } cards cannot be lifted from column { $column }: only the last { $open ->
    [one] one lies face up
   *[other] { $open } lie face up
}
refusal-one-at-a-time = only the { $end } can be lifted: in this game cards move one at a time
refusal-not-in-sequence = { $cards } is not in sequence, so only { $count ->
    [one] the { $liftable }
   *[other] { $liftable }
} can be lifted
refusal-not-a-run = { $cards } { $suit ->
    [one-suit] is not one suit
    [one-colour] is not one colour
    [alternating] does not alternate red and black
   *[any] is not a run
}, so only { $count ->
    [one] the { $liftable }
   *[other] { $liftable }
} can be lifted
refusal-columns-closed-while-stock-lasts = cards move between columns only once the stock is empty
refusal-columns-closed-once-stock-is-empty = cards move between columns only while the stock lasts
refusal-columns-closed = in this game cards do not move between columns
refusal-wrong-rank = the { $card } does not go on the { $onto }, which takes { $takes }
refusal-nothing-goes-on = the { $card } does not go on the { $onto }: nothing goes on { $rank }
refusal-wrong-suit = the { $card } does not go on the { $onto }, which takes only { $relation ->
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
}
refusal-vacancy-takes-kings = the { $card } does not go to an empty column: only { $king } does
refusal-vacancy-stays-empty = column { $column } is empty, and in this game no card moves to an empty column
refusal-no-foundations = this game has no foundations
refusal-no-such-foundation = there is no foundation { $slot }: this game has { $slots ->
    [one] one foundation
   *[other] { $slots } foundations
}
refusal-foundation-start = the { $card } does not start a foundation: that takes { $takes }
refusal-foundation-colour = the { $card } does not start a foundation: this time { $aces ->
    [black] black aces and red kings do
   *[red] red aces and black kings do
}
refusal-foundation-next = the { $card } does not go on this foundation, which needs the { $needs } next
refusal-foundation-complete = this foundation is complete
refusal-foundation-not-above = column { $from } builds only on foundation { $above }, which lies directly above it
refusal-no-foundation-above = column { $from } builds on no foundation, for none lies directly above it
refusal-no-reserves = this game has no reserves
refusal-no-such-reserve = there is no reserve { $slot }: this game has { $slots ->
    [one] one reserve
   *[other] { $slots } reserves
}
refusal-reserve-is-empty = the card of reserve { $slot } has been played
refusal-no-collecting = in this game runs are not collected by hand
refusal-no-finished-run = column { $column } does not end in a finished run
refusal-no-row-deals = this game deals no rows
refusal-stock-is-empty = the stock is empty
refusal-deal-needs-full-columns = a row cannot be dealt while column { $column } is empty
refusal-deal-needs-a-card = a row cannot be dealt while every column is empty

## How a game ends

outcome-won = won: every card is in its place
outcome-no-move = stuck: no move is left
outcome-too-few-cards-to-deal = stuck: the stock can never be dealt again, for fewer cards are left on the table than columns

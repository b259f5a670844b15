# The English texts of the rules that are read away from the table: rules pages, tips, and what is
# wrong with pictures, positions and deals. `table.ftl` has the others.


## Statistics

# The games that figures are of.
group-own = first tries
group-undo-off = no undo, chosen before the deal
group-no-undo = nothing undone
group-undo = undo, no new card
group-new-card = undo after a new card
group-helped = with help
group-again = played again


## Pictures of positions that cannot be read. Cards are written as they are typed.

text-at = line { $line }, column { $column }: { $problem }
picture-too-long = a picture can have at most { $limit } bytes
picture-empty = a picture must show at least one pile
picture-label = expected a column number, `stock`, `reserves`, `foundations` or `collected`, and a colon
picture-no-such-column = { $columns ->
    [one] the only column of the game is 1
   *[other] the columns of the game are 1 to { $columns }
}
picture-twice = a second line { $label }
picture-unknown = `##` is an unknown card, but a position must name every card, as in #7D
picture-unknown-open = only cards in columns and in the stock can be unknown
picture-face-down = only cards in columns can be face down
picture-range = expected cards of one suit in a range, such as KS-9S
picture-vacancy = `--` must stand alone: it means an empty column, an empty stock or a played reserve card
picture-reserve = a reserve holds one card or `--`
picture-foundation = expected `[`, the cards of a foundation and `]`

## Invalid positions

position-at = { $location }: { $problem }
position-card = { $pile }, card { $number }
position-pile = { $kind ->
    [column] column { $number }
    [reserve] reserve { $number }
    [foundation] foundation { $number }
    [collected] collected run { $number }
   *[stock] stock
}
position-columns = the game has { $count ->
    [one] one column
   *[other] { $count } columns
}
position-reserves = the game has { $count ->
    [0] no reserves
    [one] one reserve
   *[other] { $count } reserves
}
position-foundations = the game has { $count ->
    [0] no foundations
    [one] one foundation
   *[other] { $count } foundations
}
position-down-on-up = a face-down card cannot lie on a face-up one
position-end-face-down = the last card of a column must be face up
position-unseen-on-seen = a card that was never seen cannot lie on one that was seen
position-run-on-table = this run is complete, and the game would have collected it
position-no-collecting = the game collects no runs
position-not-a-run = { $found ->
    [one] one card is
   *[other] these { $found } cards are
} not a complete run, which in this game has { $length } cards from the { $king } down
position-foundation = the { $card } cannot lie on this foundation
position-too-many = the pack has { $expected ->
    [0] no { $card }
    [one] the { $card } only once, and this is one too many
    [2] the { $card } only twice, and this is one too many
   *[other] the { $card } only { $expected } times, and this is one too many
}
position-missing = { $count ->
    [one] one card of the pack is missing, the { $card }
   *[other] { $count } cards of the pack are missing, among them the { $card }
}
position-missing-no-runs = { $count ->
    [one] one card of the pack is missing, the { $card }, and it does not make up a complete run
   *[other] { $count } cards of the pack are missing, among them the { $card }, and they do not make up complete runs
}
position-unseen-count = `##` stands for { $found ->
    [one] one card
   *[other] { $found } cards
}, but { $left ->
    [0] every card of the pack is shown
    [one] one card of the pack is not shown
   *[other] { $left } cards of the pack are not shown
}

## Cards that a move shows for the first time

reveal-awaited = say which card is { $kind ->
    [dealt] dealt to
   *[turned-up] turned up in
} column { $column }
reveal-too-many = the move shows { $shown ->
    [0] no unseen cards
    [one] only one unseen card
   *[other] only { $shown } unseen cards
}, and more were given
reveal-not-unseen = the { $card } is none of the unseen cards

## Deals that cannot be read or laid out. Words from the text arrive in quotes.

quoted = "{ $text }"
deal-not-a-game = { $word } is not a game id: write lower-case letters, digits and hyphens
deal-game-alone = write a deal after the game, as in { $example }
deal-not-a-scheme = { $word } is not a deal number: enter one such as 1234, alone or after { $schemes } or { $list }, as in ms:1234
deal-no-number = write a number after { $scheme }, as in { $example }
deal-not-a-digit = { $letter } is not a digit
deal-number-unknown = there is no such deal: { $scheme } numbers go from { $least } to { $most }
deal-number-elsewhere = { $problem }; if the number is from { $program }, write { $deal }
deal-of-other-game = this deal is one of { $other }, not of { $game }
deal-card-count = a deal lists 1 to { $most } cards, not { $found }
deal-unknown-there = { $game } has no { $scheme } deals; use { $others }
deal-wrong-count = { $game } is played with { $expected } cards, but the list has { $found }
deal-wrong-card = the pack of { $game } has { $expected ->
    [0] no { $card }, but the list does
    [one] the { $card } only once, but the list has it { $found } times
    [2] the { $card } only twice, but the list has it { $found } times
   *[other] the { $card } only { $expected } times, but the list has it { $found } times
}
deal-no-layout = { $game } has no { $scheme } layout
not-a-card = { $word } is not a card: write a rank of A23456789TJQK and a suit of CDHS, as in 7C or TD

## Rules page: headings

page-goal = Goal
page-layout = Layout
page-moving = Moving cards
page-empty-columns = Empty columns
page-stock = The stock
page-reserves = The reserves
page-collecting = Collecting
page-foundations = The foundations
page-end = End of the game
page-scores = Scoring
page-deals = Deal numbers
page-names = Also known as
page-relatives = Similar games
page-advice = Strategy

## Rules page: parts of sentences

number = { $n ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
    [13] thirteen
   *[other] { $n }
}
columns-span = { $length ->
    [one] { $first }
   *[other] { $first } to { $last }
}
run-of-suits = { $suits ->
    [one-suit] of one suit
    [one-colour] of one colour
    [alternating] of alternating colours
   *[any] of any suits
}
suit-name = { $suit }

## Rules page: goal

goal-runs-from-king = Arrange the cards in runs { $suits }, from { $king } down to ace. Complete runs leave the table; { $n ->
    [one] when that run is gone, the game is won.
    [2] when both are gone, the game is won.
   *[other] when all { $count } are gone, the game is won.
}
goal-runs-from-any = Arrange the cards in descending runs { $suits }, { $length } cards each. Complete runs leave the table; { $n ->
    [one] when that run is gone, the game is won.
    [2] when both are gone, the game is won.
   *[other] when all { $count } are gone, the game is won.
}
goal-runs-stay = Arrange the cards in runs { $suits }, from { $king } down to ace, each alone in its column. Complete runs stay on the table.
goal-foundations = Move all { $cards } cards to the { $n ->
    [one] foundation, where they are
   *[other] { $count } foundations, where they are
} built up or down card by card.

## Rules page: layout

pack-decks = The game is played with { $n ->
    [one] one deck of { $cards } cards.
   *[other] { $count } decks, { $cards } cards in all.
}
pack-copies = The game is played with { $cards } cards: { $copies }.
pack-copies-of = { $n ->
    [one] one set
   *[other] { $count } sets
} of { $suits }
pack-highest = The { $king } is the highest card and takes the place of the king.
layout-columns = { $n ->
    [one] There is one column.
   *[other] There are { $count } columns.
}
layout-columns-in-two-rows = The { $count } columns form two rows: { $half-n ->
    [one] column { $upper } above, column { $lower } below.
   *[other] columns { $upper } above, columns { $lower } below.
}
layout-down = { $n ->
    [one] one face-down card
   *[other] { $count } face-down cards
}
layout-up = { $n ->
    [one] one face-up card
   *[other] { $count } face-up cards
}
layout-both = { $down } and { $up }
layout-all = Each column holds { $cards }.
layout-group = { $n ->
    [one] Column { $columns } holds { $cards }.
   *[other] Columns { $columns } hold { $cards } each.
}
layout-empty = { $n ->
    [one] Column { $columns } starts empty.
   *[other] Columns { $columns } start empty.
}
layout-stairs = From column { $first } to column { $last }, the number of cards { $way ->
    [rises] rises
   *[falls] falls
} one by one, from { $from } to { $to }; { $faces }.
stairs-all-up = all are face up
stairs-last-up = the last { $n ->
    [one] card of each column is face up
   *[other] { $count } of each column are face up
}, the others face down
stairs-first-down = the first { $n ->
    [one] card of each column is face down
   *[other] { $count } of each column are face down
}, the others face up
layout-reserves = Beside the columns { $n ->
    [one] lies one face-up card, the reserve.
   *[other] lie { $count } face-up cards, the reserves.
}
layout-reserves-empty = Beside the columns { $n ->
    [one] is one empty place, the reserve.
   *[other] are { $count } empty places, the reserves.
}
layout-reserves-some = Beside the columns are { $count } places, the reserves; the first { $cards } hold a face-up card each, and the others are empty.
layout-stock = { $n ->
    [one] The remaining card forms the stock.
   *[other] The remaining { $count } cards form the stock.
}
layout-no-stock = These are all the cards: there is no stock.

## Rules page: moving cards

moving-never = Cards do not move between columns.
moving-while-stock-lasts = Cards move between columns only while the stock lasts.
moving-once-stock-is-empty = Cards move between columns only once the stock is empty.
moving-turns-up = A face-down card is turned up as soon as no card lies on it.
# In lists of games.
trait-runs-move = Runs { $suits } move together.
trait-open = All cards are face up.
place-down = A card goes on a card one rank higher, { $suits ->
    [one-suit] of the same suit.
    [one-colour] of the same colour.
    [alternating] of the opposite colour.
   *[any] of any suit.
}
place-up-or-down = A card goes on a card one rank higher or lower, { $suits ->
    [one-suit] of the same suit.
    [one-colour] of the same colour.
    [alternating] of the opposite colour.
   *[any] of any suit.
}
place-lower = A card goes on any card of a higher rank, { $suits ->
    [one-suit] of the same suit.
    [one-colour] of the same colour.
    [alternating] of the opposite colour.
   *[any] of any suit.
}
# For packs of one suit.
place-down-plain = A card goes on a card one rank higher.
place-up-or-down-plain = A card goes on a card one rank higher or lower.
place-lower-plain = A card goes on any card of a higher rank.
place-same-rank = It also goes on any card of its own rank.
place-nothing-on-ace = Nothing goes on an ace, and { $a-king } goes on no card.
place-wrap = Ranks wrap around: { $a-king } also goes on an ace.
place-wrap-in-runs = Ranks wrap around: { $a-king } also goes on an ace, within runs too.
place-ends-apart = Ranks do not wrap around: no { $king } goes on an ace, and no ace on { $a-king }.
place-ends-joined = Ranks wrap around: { $a-king } also goes on an ace, and an ace on { $a-king }.
lift-single = Only the last card of a column can be moved, one card at a time.
lift-run = The last card of a column can always be moved. Several cards at the end of a column move together if they form a run { $suits }, each card one rank lower than the one it lies on.
lift-run-plain = The last card of a column can always be moved. Several cards at the end of a column move together if each of them lies on a card one rank higher.
lift-same-rank = Several cards of one rank at the end of a column move together, too.
lift-tail = Any face-up card can be moved together with all the cards on it, in order or not.

## Rules page: empty columns

vacancy-any-card = Any card can be moved to an empty column.
vacancy-any-run = Any card, or any run that moves together, can be moved to an empty column.
vacancy-any-together = Any card, or any cards that move together, can be moved to an empty column.
vacancy-any-tail = Any face-up card, with all the cards on it, can be moved to an empty column.
vacancy-king = Only { $a-king }, with the cards that move with it, can be moved to an empty column.
vacancy-king-alone = Only { $a-king } can be moved to an empty column.
vacancy-never = No card can be moved to an empty column.

## Rules page: the stock

stock-full = You may deal a row whenever no column is empty: one face-up card to each column.
stock-any = You may deal a row at any time: one face-up card to each column, empty or not.
stock-occupied = You may deal a row at any time: one face-up card to each column that holds cards. Empty columns get none; if every column is empty, no row can be dealt.
stock-none = No cards are dealt from the stock.
stock-rows = { $n ->
    [one] one row
   *[other] { $count } rows
} of { $row }
stock-gives = The stock lasts for { $rows }.
stock-gives-short-row = The stock lasts for a single row of { $count }, which goes to { $n ->
    [one] column { $columns }.
   *[other] columns { $columns }.
}
stock-gives-and-short-row = The stock lasts for { $rows } and a last one of { $count }, which goes to { $n ->
    [one] column { $columns }.
   *[other] columns { $columns }.
}
stock-gives-about = As long as no column is empty, the { $cards } cards of the stock make { $n ->
    [one] one row.
   *[other] { $count } rows.
} If the last row is too short, it goes to the { $side ->
    [left] leftmost
   *[right] rightmost
} columns that hold cards.

## Rules page: the reserves

reserves-go = Whenever cards may move between columns, a reserve card may be moved to a column too, by the same rules.
reserves-take-nothing = No card can be moved to a reserve.
reserves-take-cards = An empty reserve takes any one card that lies face up at the end of a column.

## Rules page: collecting

collect-run-from-king = A run { $suits } from { $king } down to ace is complete when it lies at the end of a column.
collect-run-from-any = A descending run { $suits } is complete when it has { $length } cards and lies at the end of a column. It may start at any rank; after the ace comes the { $king }.
collect-last-of-longer = Of a longer run, only the last { $length } cards count.
collect-at-once = A complete run leaves the table at once and by itself.
collect-at-once-by-rows-too = A complete run leaves the table at once and by itself, even if a row from the stock completes it. One row may complete several runs.
collect-by-choice = You may collect a complete run whenever you like, or leave it on the table and keep using it.

## Rules page: the foundations

foundations = { $n ->
    [one] There is one foundation, built card by card in suit.
   *[other] There are { $count } foundations, built card by card, each in one suit.
}
foundations-from-ace = Each foundation starts with an ace and goes up to the { $king }.
foundations-from-king = Each foundation starts with { $a-king } and goes down to the ace.
foundations-split = Aces of one colour start foundations that go up to the { $king }, and { $king }s of the other colour start foundations that go down to the ace. The first ace or { $king } that you play there decides which colour has the aces.
foundations-take-end-cards = Only the last card of a column can go to a foundation, and it stays there.
foundations-lie-above = The foundations lie between the two rows, from left to right: foundation 1 directly above column { $first }, and so on.
from-below-while-stock-lasts = While the stock lasts, a card of the lower row can go only to an empty foundation or to the one directly above its column.
from-below-once-stock-is-empty = Once the stock is empty, a card of the lower row can go only to an empty foundation or to the one directly above its column.
from-below-always = A card of the lower row can go only to an empty foundation or to the one directly above its column.
from-below-not-upper-row = Cards of the upper row can go to any foundation that takes them.

## Rules page: end of the game

end-won-collected = The game is won when all { $cards } cards have been collected.
end-won-in-columns = The game is won when every column is empty or holds one complete run and nothing else.
end-won-on-foundations = The game is won when all { $cards } cards lie on the foundations.
end-stuck = It is lost when { $ways }.
end-no-card-moves = no card can be moved
end-no-run-collected = no run can be collected
end-no-row-dealt = no row can be dealt
end-too-few-cards = It is also lost when the stock still has cards but fewer than { $count } are left on the table: not every column can hold a card then, so no row can be dealt.

## Rules page: scores

score-network-runs = Cards in order: one for each card of a face-up run { $suits } that starts with { $a-king } in a column, and { $run } for each collected run. A won game has { $won }.
score-network-runs-stay = Cards in order: one for each card of a face-up run { $suits } that starts with { $a-king } in a column. A won game has { $won }.
score-network-foundations = Cards in order: one for each card on a foundation. A won game has { $won }.
score-windows = Score, as in Windows: { $start } points at the start, minus { $move } for each move and { $undo } for each undo. Undoing a move does not refund it.
score-windows-runs = Each collected run adds { $run } points.
score-windows-rows = Dealing a row is free.

## Rules page: deals

deals-own = A deal number alone is one of { $program }'s own deals.
deals-other = With { $words } before the number, as in { $example }, the cards are shuffled as in { $program }.
deals-suits = With { $words } the cards are { $suits }.
deals-layout = With { $words } some columns start differently.

## Rules page: about the game

about-names = { $names }.
about-relatives = { $names }.

## Tags of games

tag-one-deck = one deck
tag-two-decks = two decks
tag-three-decks = three decks
tag-four-decks = four decks
tag-five-decks = five decks
tag-one-suit = one suit
tag-two-suits = two suits
tag-three-suits = three suits
tag-open = open cards
tag-foundations = foundations
tag-small = small
tag-large = large
tag-short = short
tag-long = long
tag-luck = luck
tag-skill = skill
tag-easy = easy
tag-medium = medium
tag-hard = hard


## Variants: the knobs of a game, and what they are turned to

knob-suits = Suits
knob-decks = Decks
knob-highest = Highest card
knob-columns = Columns
knob-down = Hidden cards in each column
knob-up = Open cards in each column
knob-reserves = Reserves, empty at first
knob-place-suit = A card goes on a card of
knob-place-step = It goes on a card of
knob-wrap = The highest card goes on an ace
knob-same-rank = A card goes on any of its own rank
knob-lift = What moves together
knob-vacancy = What fills an empty column
knob-deal = A row is dealt
knob-run-suit = A complete run is
knob-run-start = It begins with
knob-collect = Complete runs
setting-as-it-is = as in { $game }
setting-flag = { $is ->
    [yes] yes
   *[no] no
}
setting-place-suit = { $is ->
    [one-suit] the same suit
    [one-colour] the same colour
    [alternating] the opposite colour
   *[any] any suit
}
setting-place-step = { $is ->
    [up-or-down] the next rank up or down
    [lower] any higher rank
   *[down] the next higher rank
}
setting-lift = { $is ->
    [single] nothing: one card at a time
    [tail] an open card with all on it
    [run-one-suit] runs of one suit
    [run-one-colour] runs of one colour
    [run-alternating] runs of alternating colours
   *[run-any] runs of any suits
}
setting-vacancy = { $is ->
    [king] only { $a-king }
    [never] nothing
   *[any] anything
}
setting-deal = { $is ->
    [full] only when no column is empty
    [occupied] to the columns with cards
    [none] never: there is no stock
   *[any] at any time
}
setting-run-suit = { $is ->
    [one-suit] of one suit
    [one-colour] of one colour
    [alternating] of alternating colours
   *[any] of any suits
}
setting-run-start = { $is ->
    [any-rank] any rank
   *[king] { $a-king }
}
setting-collect = { $is ->
    [by-choice] leave when you say so
    [never] stay on the table
   *[at-once] leave at once
}

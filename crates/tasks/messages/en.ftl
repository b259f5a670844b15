# What lessons and puzzles say. `lesson-spider-place` is what to do in the step `place` of the
# lesson about Spider, `-done` what to say when it is done, `-missed` when the moves for it are used
# up; without one, `mistake-out-of-moves` is said. Cards are written as here, such as 10♠ and K♠, in
# every language. `lesson-title-` is what a lesson is called that does not teach a game,
# `lesson-group-` the heading of such lessons and of those that do.

## What puzzles ask for, and how it went

goal-only-move = Only one move keeps the win. Which one?
goal-empty-column = Empty a column in { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
goal-complete-run = Complete a run in { $moves ->
    [one] one move
   *[other] { $moves } moves
}.

goal-and-standing = { $goal } { $standing }
standing-open = Right so far: { $left ->
    [one] one move left
   *[other] { $left } moves left
}.
standing-reached = Solved!

mistake-out-of-moves = Not quite. Take it back and try another way.
mistake-loses = After this move the game can no longer be won.
mistake-too-slow = After this move it takes too many moves.

## Lessons

lesson-group-games = Games
lesson-group-playing-well = Playing well

lesson-spider-place = A card goes on a card one higher, whatever its suit. Move the 8♠ onto the 9♥, or find another such pair.
lesson-spider-place-done = That is the basic move, and it turned up a hidden card.
lesson-spider-suit = The 7♠ fits on the 8♠ and on the 8♥. Only cards of one suit can move on together, so which is better?
lesson-spider-suit-done = Right: the 8♠ and the 7♠ are a run now and move as one.
lesson-spider-suit-missed = That is allowed, but there the 7♠ only holds up the 8♥: cards of different suits do not move together.
lesson-spider-together = The 8♠, 7♠ and 6♠ are a run. Move all three onto the 9♠ at once.
lesson-spider-together-done = A long run moves as easily as a single card. That is why suits matter.
lesson-spider-together-missed = That was only a part of it. Pick up the run at the 8♠.
lesson-spider-turn-up = Every hidden card may be the one you need. Turn up the one in column 1 with two moves.
lesson-spider-turn-up-done = Well done. Most moves should help to turn up a hidden card.
lesson-spider-turn-up-missed = Not this way. Begin with the 4♥, then the 5♠ is free.
lesson-spider-empty = Only two cards lie in column 1. Find places for both, and the column is empty.
lesson-spider-empty-done = An empty column is the best thing you can have: any card may go there.
lesson-spider-park = Use the empty column: park the 8♥ there, move the 9♠ onto the 10♠, then put the 8♥ on the 9♠.
lesson-spider-park-done = A hidden card is turned up, and the column is empty again. That is the best trick in Spider.
lesson-spider-park-missed = In the end a hidden card should be turned up and a column empty. Park the 8♥ first.
lesson-spider-deal = Nothing fits any more, so deal a row from the stock. That takes a card in every column: fill the empty one first.
lesson-spider-deal-done = One more card on every column. Deal only when nothing better is left.
lesson-spider-deal-missed = Take a card from a column with several cards, or the next column is empty.
lesson-spider-run = Now complete a run: bring all spades from king to ace together in column 1. Two moves are enough.
lesson-spider-run-done = A complete run leaves the table. When all eight are gone, you have won. Now you know Spider!
lesson-spider-run-missed = The 4♠, with the cards on it, goes onto the 5♠, and the A♠ onto the 2♠.

lesson-spiderette-turn-up = Spiderette is Spider with one deck and seven columns. One move turns up a hidden card and stays in suit. Find it.
lesson-spiderette-turn-up-done = Every card is there only once, so look for its own suit first.
lesson-spiderette-turn-up-missed = That is allowed, but the 2♠ can go on a card of its own suit.
lesson-spiderette-short = The columns on the left are short, so empty them first. Move the 3♠ and the 2♠ onto the 4♥ together.
lesson-spiderette-short-done = An empty column before the first row: a good start.
lesson-spiderette-deal = Only three cards are left in the stock, for columns 1 to 3. Still, no column may be empty: fill column 1, then deal.
lesson-spiderette-deal-done = The stock is used up. All the cards are on the table now.
lesson-spiderette-run = Only cards of one suit make a run. Complete the spades in column 1 with two moves.
lesson-spiderette-run-done = When all four runs are gone, you have won Spiderette.
lesson-spiderette-run-missed = The 4♠, with the cards on it, goes onto the 5♠, and the A♠ onto the 2♠.

lesson-scorpion-tail = In Scorpion any face-up card moves, and all the cards on it come along, in order or not. Move the 8♠ onto the 9♠.
lesson-scorpion-tail-done = A card goes only on the next higher card of its own suit.
lesson-scorpion-tail-missed = Pick up the 8♠ itself. The cards on it come along.
lesson-scorpion-turn-up = Each card has only one place to go: the next higher card of its suit. Turn up a hidden card with two moves.
lesson-scorpion-turn-up-done = In Scorpion, always look first for where a card has to go.
lesson-scorpion-turn-up-missed = The 7♠ goes only on the 8♠. So the 3♥ has to leave first.
lesson-scorpion-king = Only a king, with the cards on it, goes to an empty column. Choose the one that turns up a hidden card.
lesson-scorpion-king-done = Well chosen. Look under a king before you move it.
lesson-scorpion-king-missed = No hidden card was turned up. Try the K♠.
lesson-scorpion-stock = Only the ace of spades is missing, and it can only be in the stock. Deal, then complete the run.
lesson-scorpion-stock-done = Four such runs win the game. Keep the stock until nothing else helps.

lesson-little-spider-start = All cards go to the four foundations. Aces of one colour and kings of the other start them. Send the A♥ there.
lesson-little-spider-start-done = The first ace or king settles the colours for the whole game.
lesson-little-spider-deal = While the stock lasts, cards do not move between columns. Nothing goes to a foundation now, so deal a row.
lesson-little-spider-deal-done = Every row brings eight cards. See what goes to a foundation before you deal the next one.
lesson-little-spider-build = The stock is empty: now cards move between columns, up or down, in any suit. Bring a card to a foundation in two moves.
lesson-little-spider-build-done = Well done. An empty column stays empty here, so leave a card in each as long as you can.

lesson-title-empty-column = Emptying a column
lesson-title-use-empty-column = What an empty column is for
lesson-title-suit-or-card = Same suit, or the hidden card?
lesson-title-sure-turns = What is sure
lesson-title-before-row = Order before a row
lesson-title-kings = Kings
lesson-title-sort-suits = Sorting mixed runs
lesson-title-long-moves = Moving long mixed runs
lesson-title-after-row = After a row
lesson-title-collect = Complete a run now or later?
lesson-title-four-suits = Four suits mixed on purpose
lesson-title-exchange = Exchanging ends
lesson-title-last-row = The last row with four suits

lesson-empty-column-count = Which column can be emptied? Column 3 is the shortest, but the K♥ in it has no place to go. Each card of column 7 has one: three moves.
lesson-empty-column-count-done = Short columns first, but count: a column can be emptied if each of its cards has a place. A king has none.
lesson-empty-column-count-missed = Take the cards of column 7 one by one: the 5♠, the 9♥ and the J♠. No other card may take their places first.
lesson-empty-column-place = Column 2 has only two cards. The 9♥ fits on the 10♠, but the 8♠ seems to have no place. Empty the column with two moves.
lesson-empty-column-place-done = A card that has left the column can be the place for the next one. Think one card ahead.
lesson-empty-column-place-missed = The 9♥ goes onto the 10♠ first. Then the 8♠ goes onto the 9♥.
lesson-empty-column-prepare = In column 4 the J♥ needs a queen, and the Q♠ lies under the 7♥. Empty the column with three moves.
lesson-empty-column-prepare-done = One of the three moves was made elsewhere. If a place is blocked, see what it takes to free it.
lesson-empty-column-prepare-missed = The 7♥ fits on the 8♠. Then the Q♠ is free for the J♥, and the 4♠ goes onto the 5♥.

lesson-use-empty-column-back = Any card may go to the empty column, but only one plan gives it back. Turn up a hidden card, and after four moves have an empty column again.
lesson-use-empty-column-back-done = An empty column is for sorting, not for storing. Before you fill it, know how it will become empty again.
lesson-use-empty-column-back-missed = Column 4 is the one: the 9♠ goes onto the 10♠, the 10♥ waits in the empty column, and the J♠ goes onto the Q♥.
lesson-use-empty-column-swap = The 8♥ belongs on the 9♥ and the 8♠ on the 9♠, each with the cards on it. Exchange them with three moves.
lesson-use-empty-column-swap-done = Two runs from the king down, and the column is empty again. That is an empty column well used.
lesson-use-empty-column-swap-missed = The 8♥ and the 7♥ wait in the empty column, the three spades go onto the 9♠, then the hearts onto the 9♥.

lesson-suit-or-card-card = The 2♠, both 5s and the 2♥ can move. Three of them already lie on a card of their own suit. Which move brings you something new?
lesson-suit-or-card-card-done = A hidden card is turned up. It was not in suit, but a hidden card is worth it. From one fitting card to another you gain nothing.
lesson-suit-or-card-card-missed = That card lay well where it was. The 2♥ lies on a hidden card and fits on a 3♠.
lesson-suit-or-card-both = Almost every move here turns up a card. Two of them also stay in suit. Find both.
lesson-suit-or-card-both-done = Two hidden cards, and two pairs that move as one. Only where you cannot have both do you have to choose.
lesson-suit-or-card-both-missed = Look for the Q♠ and the 6♠: a card of their own suit is open for each.
lesson-suit-or-card-target = The 9♠, 8♠ and 7♠ want to go onto the 10♠, but the 6♥ lies on it. It fits on a 7♠ in column 3 or column 4. Make way and move the run.
lesson-suit-or-card-target-done = If a card has to leave its suit, put it on one that stays where it is, never on a run that is about to move.
lesson-suit-or-card-target-missed = In column 3 the 6♥ holds up the run. Put it on the 7♠ in column 4.

lesson-sure-turns-chain = Before a row, experts count the hidden cards that they can turn up whatever lies beneath. Here there are four: the J♠, the 10♥, the 9♥ and an 8♠ go onto the Q♠, one on the other. In which order?
lesson-sure-turns-chain-done = A card that others go onto moves first: once it is covered, it stays.
lesson-sure-turns-chain-missed = First the J♠ onto the Q♠, then the 10♥, the 9♥ and an 8♠. If you begin with the 8♠, the 9♥ stays where it is.
lesson-sure-turns-count = Now count for yourself: how many hidden cards are sure? Turn up all of them.
lesson-sure-turns-count-done = Four. What lies beneath may let you turn up more, but that is luck; this was not.
lesson-sure-turns-count-missed = Four are sure. First the 9♥ goes onto the 10♥ and the 4♥ onto the 5♥, then an 8♥ and a 3♠ go onto them.
lesson-before-row-join = Nothing more can be turned up, and a row buries the end of every column. First join what belongs together: three cards. Then deal.
lesson-before-row-join-done = What you join before the row stays together under it, and moves as one later.
lesson-before-row-join-missed = The J♥ belongs on the Q♥, the 8♠ on the 9♠ and the 5♥ on the 6♥: in suit, or the row buries one more muddle.
lesson-before-row-sort = The empty column must be filled before the row. Use it first: exchange the 8♥ and the 8♠. Then fill it so that a hidden card is turned up, and deal.
lesson-before-row-sort-done = First sort, then fill it with something that gains you a card. The row would have taken the column anyway.
lesson-before-row-sort-missed = The 8♥ waits in the empty column, the 8♠ goes onto the 9♠ and the 8♥ onto the 9♥. Then move the K♥ and deal.

lesson-kings-under = Three kings can go to the empty column. Choose the one that makes way for the 7♥ in its own suit, and turn up the card under the 7♥.
lesson-kings-under-done = A king goes only to an empty column, and there it stays. Choose it by what lies under it.
lesson-kings-under-missed = Under the K♠ in column 4 lies the 8♥. The K♥ covers only the 8♠, and the K♠ in column 5 covers nothing at all.
lesson-kings-later = The K♠ could go to the empty column at once. But there is more to be had: turn up two hidden cards with four moves.
lesson-kings-later-done = A king takes the column for good. So first do what gives it back, and move the king last.
lesson-kings-later-missed = First the 8♥ waits in the empty column, the 9♠ goes onto the 10♥ and the 8♥ back onto the 9♠. Then move the K♠.

lesson-sort-suits-apart = The 9♠, 8♥ and 7♠ in column 1 do not move together. They need not: each has a place in its own suit. Turn up the card below with three moves.
lesson-sort-suits-apart-done = Three cards, each in suit now. To take a mixed run apart is often better than to move it.
lesson-sort-suits-apart-missed = The 7♠ goes onto the 8♠, the 8♥ onto the 9♥ and the 9♠ onto the 10♠.
lesson-sort-suits-together = Two mixed runs: 8♠ 7♥ 6♠ and 8♥ 7♠. Sort them by suit with four moves, and keep a column empty.
lesson-sort-suits-together-done = Put a card on its own suit even where that seems to be in the way: the two then move as one.
lesson-sort-suits-together-missed = The 6♠ goes onto the 7♠, the 7♥ waits in the empty column, both spades go onto the 8♠ and the 7♥ onto the 8♥.
lesson-sort-suits-whole = In column 1 the 6♥ interrupts the spades. Sort them, complete the run with the 4♠ and the cards on it, and keep a column empty: five moves.
lesson-sort-suits-whole-done = Sorted, completed, and still an empty column. Most runs are finished like this: piece by piece, each on its own suit.
lesson-sort-suits-whole-missed = The 5♠ goes onto the 6♠, the 6♥ waits, both spades go onto the 7♠ and the 6♥ onto the 7♥. Then the 4♠ fits.

lesson-long-moves-two = A mixed run moves piece by piece. One empty column lets two pieces pass. Which run can move, and turn up a hidden card: the one in column 1 or the one in column 4?
lesson-long-moves-two-done = Count pieces, not cards: here there were two of two cards each. Three pieces, as in column 4, are one too many.
lesson-long-moves-two-missed = In column 4 the 5♠, the 4♥ and the 3♠ are three pieces. In column 1 the 7♠ waits with the 6♠, and the 9♥ goes onto the 10♠ with the 8♥.
lesson-long-moves-helper = The 9♠, 8♥ and 7♠ are three pieces, and only one column is empty. What else can hold one of them? Turn up the card below with four moves, and keep a column empty.
lesson-long-moves-helper-done = A card that fits is as good as an empty column. Look for one before you count.
lesson-long-moves-helper-missed = The 7♠ goes onto the 8♠. Then the 8♥ waits in the empty column, and the 9♠ is free to go.
lesson-long-moves-three = With two empty columns more can pass. Move the 9♠, the 8♥ with the 7♥, and the 6♠ onto the 10♥ with five moves. Both columns are empty again then.
lesson-long-moves-three-done = Even a fourth piece would have passed: two of them are put together in one of the columns. Each empty column doubles the number.
lesson-long-moves-three-missed = The 6♠ to one empty column, the 8♥ with the 7♥ to the other, the 9♠ onto the 10♥; then the others onto it in turn.

lesson-after-row-dig = A row has buried every column. Where is the most to be won? Complete a run with three moves.
lesson-after-row-dig-done = You need not clear up everywhere. Dig where a single card lies on a long run.
lesson-after-row-dig-missed = The 9♥ lies on the spades from the king down, the J♥ on the rest of them. They fit on the 10♥ and the Q♥.
lesson-after-row-again = Column 7 was empty before the row; now the 5♥ lies there alone. Have the column empty again after two moves.
lesson-after-row-again-done = After a row look at the shortest columns first: with little effort they are empty again.
lesson-after-row-again-missed = The 6♥ would take the 5♥, but the 3♠ lies on it. That fits on the 4♠.

lesson-collect-now = The 4♠, with the cards on it, completes the run in column 1 or that in column 3. Complete the one that gives you an empty column.
lesson-collect-now-done = Look at what a run leaves behind. In column 3 it would have been the 8♥, here it is an empty column.
lesson-collect-now-missed = In column 3 the 8♥ lies under the run. In column 1 nothing does: complete that one.
lesson-collect-later = The run in column 1 could be completed at once. But its 4♠ is the only place for the 3♥ of column 2. Turn up a hidden card first: five moves, run included.
lesson-collect-later-done = A run that leaves takes its places with it. If nothing hurries you, use them first.
lesson-collect-later-missed = The 3♥ goes onto the 4♠ for a while, the 9♠ onto the 10♥, the 3♥ onto the 4♥, and both onto the 5♠. Then complete the run.

lesson-four-suits-mixed = With four suits few cards find their own suit. The 3♦ does, but that can wait. Empty column 3 with three moves, whatever the suits.
lesson-four-suits-mixed-done = Mix suits on purpose if you gain an empty column or a hidden card for it. The empty column lets you sort again.
lesson-four-suits-mixed-missed = The J♣ fits on the Q♦, the 6♦ on the 7♠ and the 9♣ on the 10♥.
lesson-four-suits-where = The 7♦ fits on the 8♠ and on the 8♣, neither of its suit. Which choice leaves you an empty column after three moves?
lesson-four-suits-where-done = Mix suits where it does no harm: on a long column that is mixed anyway. Keep the short ones movable.
lesson-four-suits-where-missed = On the 8♣ the 7♦ blocks column 3, which has only two cards. On the 8♠ it does no harm; then the 8♣ goes onto the 9♦ and the 10♦ onto the J♠.

lesson-exchange-empty = The 8♦ belongs on the 9♦, the 8♣ on the 9♣. Exchange the ends of columns 1 and 4 with three moves.
lesson-exchange-empty-done = Two ends in suit, and the column is empty again. Look for such pairs whenever a column is empty.
lesson-exchange-empty-missed = One end waits in the empty column, the other goes where it belongs, then the first. The 7♦ moves along with the 8♦.
lesson-exchange-stand-in = The same ends to be exchanged, but no column is empty. Which card can stand in for one? Three moves.
lesson-exchange-stand-in-done = The 9♠ stood in for an empty column and is free again. Every card of the right rank can do that.
lesson-exchange-stand-in-missed = The 9♠ in column 3 takes an 8 of any suit: the 8♦ with the 7♦, or the 8♣.
lesson-exchange-three = Three ends, each on a wrong suit: the 8♦, the 8♥ and the 8♣. Put all three right with one empty column and four moves.
lesson-exchange-three-done = One card waits, the others move on in a ring, and the first takes the place that is left. However long the ring, one empty column is enough.
lesson-exchange-three-missed = Park any of the three. The 9 under it is free then for the 8 of its suit, and so on round the ring.

lesson-last-row-before = One row is left. Before it, turn up the last hidden card and put the 7♦ in suit. Then deal: three moves, and no column may stay empty.
lesson-last-row-before-done = Now every card is open, and you can work everything out. Nothing will bury an empty column any more.
lesson-last-row-before-missed = The 7♥ to the empty column turns up a card and fills it. On the 8♦ it would take the place of the 7♦.
lesson-last-row-end = The stock is empty, and no column is. Complete two runs with four moves. Think before the first.
lesson-last-row-end-done = The first run made room for the second. In the endgame look for the run that leaves an empty column.
lesson-last-row-end-missed = The 7♦ goes onto the 8♦. The spades are complete then and leave a column for these two, and the hearts are free.

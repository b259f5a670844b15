# What the lessons say. `lesson-spider-place` is what to do in the step `place` of the lesson about
# Spider, `-done` what to say when it is done, `-missed` when the moves for it are used up; without
# one, `lesson-missed` is said. Cards are written as here, such as 10♠ and K♠, in every language.
# `lesson-title-` is what a lesson is called that does not teach a game, `lesson-group-` the heading
# of such lessons and of those that do.

lesson-group-games = Games
lesson-group-playing-well = Playing well

lesson-missed = Not quite. Take it back and try another way.

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

# The English texts that windows of the page share with pages of the terminal game.

## Windows that ask or search

engine-analysis-title = Turn on live analysis?
engine-hint-title = Ask the engine for a hint?
engine-back-title = Go back to the last winnable position?
engine-solution-title = Show the solution?
deal-search-title = { $game }: winnable deal
deal-search-text = The engine checks random deals, looking at all of their cards. That your deal is winnable says nothing about where its cards lie, so the game counts like any other.
deal-search-compares = Deals to compare with: { $has } of { $wants }
deal-search-tried = Random deals checked so far: { $deals }
difficulty-waits = The engine solves this deal, then other deals of the game to compare it with.
difficulty-lost = This deal cannot be won.
difficulty-unknown = The engine could not find out whether this deal is winnable.
difficulty-alone = This deal is winnable. The engine knows too few winnable deals of this game to compare it with.
difficulty-quick = Playing quickly, with the open cards alone, won { $won } of { $played } games and put { $percent }% of the cards in order.
difficulty-nodes = The engine found a win after { $nodes ->
    [one] one position
   *[other] { $nodes } positions
}.
difficulty-length = The shortest known win takes { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
maker-name-example = My { $game }
maker-waits = The computer is looking at fifty deals …

## Lists

saved-games-game = Game
saved-games-result = Result
result-won = won
result-lost = lost
result-unfinished = unfinished
learn-steps = { $done } of { $steps } steps
hundred-title = The hundred: { $game }
chance-percent = Chance { $percent }%
games-none = No game matches.
note-no-room = There is no room for this note: notes have at most 4,000 bytes.

## What keys do

key-deal = deal a row
key-hint = hint; again for the next best one
key-engine-hint = engine hint: the next move of a winning line
key-analysis = turn live analysis on or off
key-back-to-won = back to the last winnable position
key-solution = solution, step by step
key-difficulty = difficulty of this deal
key-finish = finish the game, once it plays itself
key-unseen = count the unseen cards
key-new = new deal of this game
key-games = all games
key-move-tree = move tree
key-statistics = statistics
key-pause = pause
help-engine = Hints and the engine

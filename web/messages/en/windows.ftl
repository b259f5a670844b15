# The texts of the windows, which the page loads when it can be played. `page.ftl` has the others.

## The table

picture-stock = Stock: { $rows ->
    [0] empty
    [one] one row left
   *[other] { $rows } rows left
}

## Buttons

button-cancel = Cancel
button-yes = Yes
button-again = Try again

## What is said under the table, and aloud

said-detail = { $of }: { $detail }

## Live analysis

engine-analysis-text = The engine sees every card, including the hidden ones. With live analysis, you see after each move whether the game is still winnable. That gives away something about the hidden cards, so with the first answer this game counts as assisted, apart from your own wins. Live analysis ends with this game.
engine-difficulty-title = Rate the difficulty of this deal?
engine-review-title = Review this game?
engine-text = The engine sees every card, including the hidden ones. If it helps you, this game counts as assisted, apart from your own wins.

## Winnable deals and difficulty

deal-search-criteria = Difficulty
deal-search-winnable = any winnable deal
deal-search-easy = easy
deal-search-medium = medium
deal-search-hard = hard
deal-search-levels = The winnable deals of each game are divided into easy, medium and hard, a third each. The first search takes longer, because the engine needs deals to compare with.
deal-search-start = Search
deal-search-progress = Progress
difficulty-first = This deal comes first.
difficulty-grade = This deal is winnable and { $level }: of { $of } winnable deals of this game, { $easier ->
    [0] none is easier
    [one] one is easier
   *[other] { $easier } are easier
}.
difficulty-quick-name = Quick play
difficulty-nodes-name = Search
difficulty-length-name = Length
difficulty-explained = The winnable deals of each game are divided into easy, medium and hard, a third each. Each of the three figures is ranked among the deals compared with, and the ranks are added up.

## The solution and the review

solution-title = Solution: { $moves ->
    [one] one move
   *[other] { $moves } moves
}
review-title = Review: { $game }
review-works = The engine is analysing the game: { $known } of { $of } positions are done.
review-won = Won: every position was winnable.
review-could = Every position was winnable, and the game still is.
review-move = Move { $move } lost the game: { $text }.
review-hidden = Nobody could have known that: by what you could see, no move was better.
review-avoidable = You could have known better: by what you could see, it gave away { $error } of your chances.
review-among = One of the moves { $from } to { $to } lost the game. The engine could not find out which one.
review-between = Lost between moves { $from } and { $to }; the engine is still looking.
review-show-between = Show where that begins
review-stop = Stop
review-goes-on = You can close this window: the engine keeps looking and tells you when it is done.
review-go-on = Keep looking
note-reviewed = Review of { $game }: { $text }
note-reviewed-show = Show the review
review-by = After move { $move } the game was lost. The engine could not find out whether it was winnable before.
review-open = The engine could not find out whether this game was winnable.
review-show = Show the losing move
review-legend = Top: cards in order (in runs from a king, or put away) after each move, at most { $most } of { $cards }. Bottom: whether the game was still winnable:
review-prospect-won = winnable
review-prospect-lost = lost
review-prospect-open = unclear
review-prospect-losing = loses the game
review-remark-wasted = wasted
review-remark-missedJoin = missed join
review-wasted = { $moves ->
    [one] One move was wasted: it only led back.
   *[other] { $moves } moves were wasted: after them the table was as before.
}
review-missed-joins = { $moves ->
    [one] One missed join: the cards could have joined their suit.
   *[other] { $moves } missed joins: the cards could have joined their suit.
}
review-not-copied = The browser did not allow copying.
review-list = All moves
review-better-in = Better: { $text }. The game can then be won in { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
review-show-better = Show a better move
review-play-out = Show how to win
review-loses = Move { $move } loses the game: { $text }
review-better = Better: { $text }
review-solution = This is how the game could still have been won: { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
review-shorter = The engine found a win in { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
review-no-shorter = The engine found no shorter win. Well played!
review-missed = Missed join: { $text }
review-back = Back to the review
retry-title = Find a better move
retry-open = The game was lost with this move: { $move }. Play one that keeps it winnable.
retry-judging = The engine is checking this move.
retry-found = Well done: with this move the game can still be won.
retry-lost = This move loses the game, too.
retry-unclear = The engine could not find out whether this move wins.
retry-close = Stop looking

## Luck and skill

review-views = Ways to look back
review-view-review = Could it be won?
review-view-luck = Luck and skill
luck-title = Luck and skill: { $game }
luck-works = The fair player is judging the game: { $move } of { $of } moves are done.
luck-no-new-card = No new card was seen in this game, so there is nothing to judge.
luck-totals = Given away: { $error ->
    [one] 1 point
   *[other] { $error } points
} of 100. Luck: { $luck }.
luck-chart = Top: the chance of winning before each new card; ▼ is what an error took from it. Bottom: what each new card changed, up for good luck.
luck-gave-away = { $count ->
    [one] Move { $moves }
   *[other] Moves { $moves }
} gave away { $error }.
luck-show-played = Show the move
luck-show-better = Show a better one
luck-play-out = Show the better plan
luck-better-plan = This was the better plan instead of { $count ->
    [one] move { $moves }
   *[other] moves { $moves }
}, up to the next new card. What it would have shown is not judged.
luck-back = Back to luck and skill
luck-played = Played: { $text }
luck-list = All decisions
luck-rough = These are estimates of the fair player, which knows only what you could see. An error may be smaller than it says, and a small one may be none.

## Games and rules

games-title = Games
games-search = Search by name or type
games-filters = Filters
games-facts = { $cards } cards, { $columns } columns
games-recent = Played last:
games-favourites = Favourites
games-surprise = Surprise me
games-favourite = Favourite: { $game }
games-decks = Decks
games-decks-one = one deck
games-decks-two = two decks
games-decks-more = three decks or more
games-length = Length
games-length-short = short
games-length-long = long
games-matter = Luck or skill
games-matter-luck = more luck
games-matter-skill = more skill
games-chance = Winnable
games-chance-nearly-all = nearly always winnable
games-chance-most = mostly winnable
games-chance-few = rarely winnable
games-winnable-all = always winnable
games-winnable-share = { $percent } of deals winnable
games-winnable-least = at least { $percent } of deals winnable
games-deal = Deal number
games-deal-random = random
games-deal-wrong = A deal number looks like { $own }. Other programs’ numbers begin with their name: { $ms }, { $pysol } or { $kpat }.
games-deal-search = Winnable deal…
games-start = Play { $game }
rules-title = Rules of { $game }
rules-layout = { $game } at the start

## Saved games

saved-games-all-games = all games
saved-games-all-results = all
saved-games-count = { $games ->
    [0] No games
    [one] One game
   *[other] { $games } games
}
saved-games-points = Score: { $score }
saved-games-current = on the table
saved-games-own-cards = custom deal
saved-games-pages = Pages
saved-games-newer = Newer
saved-games-older = Older
saved-games-page = { $from }–{ $to } of { $of }
saved-games-none = No games are saved yet. Each game is saved from its first move on.
saved-games-choose = Choose a game to continue it, replay it, save it as a file or delete it.
saved-games-continue = Continue
saved-games-replay = Replay
saved-games-link = Copy link
saved-games-save = Save as file
saved-games-save-all = Save all as file
saved-games-delete = Delete
saved-games-ask-give-up = Give up this game? It will count as lost.
given-up = You gave { $game } up: it counts as lost, whatever you play from here.
saved-games-ask-delete = Delete this game for good? It will no longer count in your statistics.
saved-games-persistent = This browser keeps your saved games until you delete them.
saved-games-not-persistent = Save all your games as a file from time to time: this browser may delete them, for example when it needs space.
import-title = Import games from a file or text
import-text = Files saved by this page or by the terminal version, with one game or many. Games you already have are skipped.
import-take = Add
import-busy = Reading…
import-game = game { $number }
import-done = { $added ->
    [0] No games were added
    [one] One game was added
   *[other] { $added } games were added
}{ $known ->
    [0] .
    [one] ; one was already there.
   *[other] ; { $known } were already there.
}
import-problems = { $problems ->
    [one] One could not be read:
   *[other] { $problems } could not be read:
}

## Statistics

stats-judged = { $games ->
    [one] A game from an earlier version was judged again:
   *[other] { $games } games from an earlier version were judged again:
} a game that you left counts as lost, and only the first try of a deal counts for your win rate, streaks and bests.
stats-between = { $value } ({ $low } – { $high })
stats-text = A game counts once you have won it, given it up or, after ten moves or a row, left it for another deal of the same game. Deals you had begun before are listed as played again.
stats-range-text = The range in brackets contains your true win rate with 95% confidence; the more games, the narrower it gets.
stats-left = { $games ->
    [one] One of them was left for another deal and counts as lost until you go on with it: Saved games has it.
   *[other] { $games } of them were left for other deals and count as lost until you go on with them: Saved games has them.
}
stats-group = Group
stats-numbers = Data
stats-game = After game
stats-games = Games
stats-time = Time
stats-move-count = Moves
stats-rate = Win rate over time
stats-rate-text = Over the last { $games } games each time: { $from } at first, { $to } now; lowest { $least }, highest { $most }.
stats-streaks = Streaks
stats-streaks-text = { $streaks ->
    [one] One streak: wins up, losses down.
   *[other] The last { $streaks } streaks: wins up, losses down.
}
stats-times = Winning times
stats-moves = Moves to win
stats-mostly = Most common: { $from } to { $to }, { $games ->
    [one] one game.
   *[other] { $games } games.
}
stats-few-games = Win rate and streaks appear once you have played { $need } games. So far: { $games }.
stats-few-wins = Winning times and moves appear once you have won { $need } games. So far: { $games }.
stats-empty = Your wins will appear here
stats-empty-text = Win a game to begin: your wins, streaks, best results and weeks will appear here.
stats-empty-games = Choose a game
stats-empty-play = Back to the table
stats-none = No such games yet.
stats-won = Wins
stats-now-streak = Current streak
stats-best-streak = Best streak
stats-since = { $games ->
    [one] One game, on { $date }, { $time }
   *[other] { $games } games since { $date }, { $time }
} at the table
stats-since-day = { $games ->
    [one] One game, on { $date }
   *[other] { $games } games since { $date }
}
stats-form = { $games ->
    [one] The last game: { $won } won
   *[other] The last { $games } games: { $won } won
}
stats-suits = Suits
stats-suits-any = All
stats-weeks = Your weeks
stats-week = Week from
stats-this-week = Filled: won. This week: { $games ->
    [0] no game yet.
    [one] one game, { $won } won.
   *[other] { $games } games, { $won } won.
}
stats-busiest = Most in the week from { $date }: { $games ->
    [one] one game.
   *[other] { $games } games.
}
stats-year = Your year
stats-day = Day
stats-year-none = No game has ended in the last year.
stats-year-text = Filled: days with a win. { $games ->
    [one] One game
   *[other] { $games } games
} on { $days ->
    [one] one day
   *[other] { $days } days
}, { $won } won.
stats-year-most = Most on { $day }.
stats-day-text = { $date }: { $games ->
    [one] one game
   *[other] { $games } games
}, { $won } won
stats-fewer = fewer to more games
look-back-title = Looking back
look-back-this-week = This week
look-back-last-week = Last week
look-back-games = { $games ->
    [one] One game
   *[other] { $games } games
} on { $days ->
    [one] one day
   *[other] { $days } days
}, { $won } won.
look-back-time = { $time } at the table.
look-back-rate = First tries without help: { $rate } won.
look-back-more = That is { $points ->
    [one] one point
   *[other] { $points } points
} more than the { $than ->
    [week] week
   *[year] year
} before.
look-back-less = That is { $points ->
    [one] one point
   *[other] { $points } points
} less than the { $than ->
    [week] week
   *[year] year
} before.
look-back-most = Played most: { $game }, { $games } games.
look-back-streak = Longest streak: { $games } wins in a row.
look-back-fewest = Fewest moves: { $moves }, in { $game }.
look-back-quickest = Quickest win: { $time }, in { $game }.
look-back-first = Won for the first time: { $game }.
look-back-copy = Copy as text
stats-by-game = Your games
stats-won-of = { $won } of { $games } won
stats-can-be-won = at least { $percent } of deals are winnable
stats-all-can-be-won = all deals tried are winnable
stats-hints = always playing the best hint wins { $percent }
stats-mark = The line in a bar shows how many deals are winnable. The engine sees every card, so this is a ceiling that no player reaches.
stats-luck = { $games ->
    [one] In the game you looked back at,
   *[other] In the { $games } games you looked back at,
} your errors gave away { $share } of your chances. Luck: { $luck } a game.
stats-luck-fair = { $fewer ->
    [0] None of 100 fair shufflers had less luck.
    [100] All of 100 fair shufflers had less luck.
   *[other] Of 100 fair shufflers, { $fewer } had less luck.
}
stats-figures = All figures

## Move tree

move-tree-text = Every line you have played is still here. Choose one to go to its end and play on from there.
move-tree-left = branches off after { $move ->
    [one] the first move
   *[other] move { $move }
}
move-tree-here = current position

## Custom games

custom-text = A game is a file of rules. Start with the file of an existing game, change what you like, give it a new id and name, and play it. It stays in this browser.
custom-none = You have no custom games yet.
custom-refused = This version of the page does not accept its rules. To see why, show its text and add it again.
custom-show = Show text
custom-play = Play
custom-ask-delete = Delete this game? Saved games of it stay.
custom-add = Add a game
custom-begin = Start with the text of
custom-begin-choose = choose a game
custom-take = Add this game
custom-added = { $game } has been added.
custom-problems = { $problems ->
    [one] There is one problem:
   *[other] There are { $problems } problems:
}
source-file = Choose a file
source-drop = or drop it here
source-paste = … or paste text

## Links

leave-game-title = Open the link?
leave-game-text = The link opens another game. Yours is saved: you can continue it from your saved games.
leave-game-text-practice = The link opens another game. Yours started from a position instead of a deal, so it will not be saved.
leave-game-stay = Stay
leave-game-open = Open the link
link-later = it was made by a later version of this page
link-damaged = it is damaged or incomplete
link-too-long = it is too long
share-deal = This deal
share-deal-text = The same cards, from the start.
share-position = This position
share-position-text = The cards as they are now, to play on from here. It includes the hidden cards.
share-known = The position as text or picture
share-known-text = For a letter or a blog: the cards as you know them, hidden ones left out.
share-copy-text = Copy as text
share-save-picture = Save as picture
share-record = This game
share-record-text = Every move, to replay.
share-own = This is a custom game: links to its deal or to a position only work where its file has been added.
share-copy = Copy
share-send = Share…
share-copied = Link copied.
share-text-copied = Text copied.
share-refused = The browser did not allow copying: select the link and copy it yourself.

## Side panel

side-moves = Moves
side-empty = Your moves appear here. Choose one to go back to it.
unseen-close = Hide unseen cards

## Notes

note-title = Note
note-at = { $moves ->
    [0] At the start
    [one] After the first move
   *[other] After move { $moves }
}
note-about = A note stays with the game: you find it in the move tree, in the review and in the file that you export.
note-keep = Keep
move-tree-notes = Notes

## The hundred

hundred-about = The same hundred deals for everybody, one try each. Only first tries count: a deal that you have seen is given away.
hundred-kind = How you play them
hundred-own = with undo
hundred-undo-off = without undo
hundred-deal = Deal { $number }: { $state ->
    [won] won
    [lost] lost
    [begun] begun
    [other] played in another way
   *[none] not played yet
}
hundred-standing = { $won } won of { $ended } played. There are { $of } deals.
hundred-hints = Following the hints of the fair player: { $won } of { $of } deals ({ $share }).
hundred-next = Play deal { $number }
hundred-site = On this site
hundred-site-players = { $players ->
    [0] Nobody has finished the hundred yet.
    [one] One player has finished the hundred.
   *[other] { $players } players have finished the hundred.
}
hundred-site-progress = This site has { $finished } of your { $of } first tries.
hundred-site-account = With an account and shared results, you are listed here after the last deal.

## Replay

replay-title = Replay: { $game }
replay-controls = Replay
replay-first = To the start
replay-back = Back one move
replay-play = Play
replay-pause = Pause
replay-forward = Forward one move
replay-last = To the end
replay-position = Move
replay-at = Move { $move } of { $of }
replay-start = Deal
replay-pace = Speed
replay-pace-slow = slow
replay-pace-normal = normal
replay-pace-fast = fast
replay-pace-rapid = very fast
replay-pace-played = as played
replay-play-on = Play on from here

## Watching

watch-on = The computer sees only what you see. Tap the table to take over.
watch-assists = This game now counts as assisted, apart from your own wins.
watch-no-way = The computer doesn’t know how to go on from here. Your turn.
watch-stop = Stop

## Moves in thought

what-if-text = What if: nothing here counts.
what-if-wins = That would win.
what-if-play = Play these moves
what-if-back = Back to the game
what-if-begun = What if: try moves, nothing counts. Unknown cards stay face down. Escape leads back to the game.
what-if-ended = Back in the game: the table is as before.
what-if-played = { $moves ->
    [one] One move played
   *[other] { $moves } moves played
}

## Appearance

appearance-theme = Table
appearance-theme-felt = Felt
appearance-theme-dew = Dew
appearance-theme-walnut = Walnut
appearance-theme-night = Night
appearance-theme-paper = Paper
appearance-theme-slate = Slate
appearance-theme-rose = Rose
appearance-theme-spring = Spring
appearance-theme-autumn = Autumn
appearance-theme-winter = Winter
appearance-theme-contrast = High contrast
appearance-photo = Your own photo
appearance-photo-text = It becomes the table, a little darker, and never leaves this browser.
appearance-photo-choose = Choose a photo
appearance-photo-remove = Remove
appearance-photo-problem = This photo cannot be used.
appearance-scheme = Light or dark
appearance-scheme-auto = same as system
appearance-scheme-light = light
appearance-scheme-dark = dark
appearance-style = Faces
appearance-style-classic = Classic
appearance-style-modern = Modern
appearance-pack = Cards
appearance-pack-two-colour = Two colours
appearance-pack-four-colour = Four colours
appearance-pack-high-contrast = High contrast
appearance-shade = Light or dark cards
appearance-shade-light = light cards
appearance-shade-dark = dark cards
appearance-back = Card backs
appearance-back-theme = Matches the theme
appearance-back-photo = Your photo
appearance-back-photo-text = The middle of it becomes the back of the cards, and never leaves this browser.
appearance-back-web = Web
appearance-back-dew = Dew
appearance-back-fan = Fans
appearance-back-botanical = Leaves
appearance-back-stars = Stars
appearance-back-tartan = Tartan
appearance-back-spider = Spider
appearance-back-lattice = Lattice
appearance-back-waves = Waves
appearance-back-rosette = Rosette
appearance-back-weave = Weave
appearance-back-suits = Suits
appearance-back-plain = Plain
appearance-large-index = Large ranks and suits
appearance-large-index-auto = on small cards
appearance-large-index-normal = never
appearance-large-index-large = always

## Settings

settings-language = Language
settings-language-auto = same as browser
settings-motion = Animation
settings-motion-auto = same as system
settings-motion-slow = slow
settings-motion-normal = normal
settings-motion-fast = fast
settings-motion-off = off
settings-motion-reduced = Your device asks for less motion: “same as system” means off. Any other choice counts instead.
settings-celebration = When you win
settings-celebration-theme = match the theme
settings-celebration-random = surprise me
settings-celebration-cascade = bouncing cards
settings-celebration-fountain = fountain
settings-celebration-fireworks = fireworks
settings-celebration-web = spider’s web
settings-celebration-none = nothing
settings-size = Card size
settings-left-handed = Left-handed: stock on the left
settings-click-takes = Click to select cards, click again to put them down
settings-volume = Sound volume
settings-volume-percent = { $percent }%
settings-haptics = Vibrate
settings-haptics-off = off
settings-haptics-runs = for runs and wins
settings-haptics-cards = as every card lands
settings-relaxed = Relaxed: hide score, moves and clock
settings-relaxed-text = They are counted all the same, and shown at the end of a game.
settings-clock = Show clock
settings-only-winnable = Only winnable deals
settings-only-winnable-text = Your first games of Spider are winnable in any case: until you win one, or three have ended.
settings-no-undo = Without undo
settings-no-undo-text = Chosen before the deal: there is no way back, and a stuck game is lost. Such games have statistics of their own.
settings-share = Share results of finished games

## The end of a game

celebration-skip = Tap or press a key to skip
game-over-won = Won!
game-over-stuck = No moves left
game-over-parts = How the score came about
game-over-part-start = Start
game-over-part-moves = Moves
game-over-part-undos = Undos
game-over-part-runs = Collected runs
game-over-parts-text = Dealing a row costs nothing. Undone moves still count.
game-over-away = This part could not be loaded. Try again when you are online.
game-over-review = Review
game-over-rank = { $place ->
    [1] The best of your { $wins } wins by score
   *[other] Number { $place } of your { $wins } wins by score
}
game-over-streak = { $wins ->
    [one] One win in a row
   *[other] { $wins } wins in a row
}
# $played counts games that players have shared, $percent is a share such as 75%.
game-over-others-deal = { $played ->
    [one] One game of this deal was shared: { $percent } won.
   *[other] Of { $played } shared games of this deal, { $percent } were won.
}
game-over-others-game = { $played ->
    [one] One shared game in all: { $percent } won.
   *[other] All players together: { $percent } of { $played } games won.
}
game-over-others-time = Average time: { $time }.
game-over-others-none = No results of other players yet.
game-over-hard = How hard was this deal?
game-over-measure = Find out
game-over-best-first = First win in this game
game-over-best-time = Best time
game-over-best-moves = Fewest moves
game-over-best-points = Highest score
game-over-assisted = Assisted, so it is counted separately.
game-over-stuck-text = This game is lost. You can undo moves and try another way.
game-over-lost-text = This game is lost: it was played without undo.
game-over-play = Play again
game-over-daily = Next daily deal
game-over-daily-of = Next daily deal: { $game }
game-over-share = Share…
result-title = Share the result
result-picture = The picture: { $game }. { $figures }. { $story }
result-story = A curve shows the cards in order over the moves. Rows dealt: { $rows }. Runs collected: { $runs }.
result-order = Cards in order
result-hidden = Hidden cards
result-rows = Row dealt
result-runs = Run
result-send = Share the picture
result-save = Save the picture
result-line = Copy as one line
result-challenge = Copy a challenge
result-challenge-text = A challenge is a link to this deal with your result to beat. Your moves come along unseen, for a race.
result-film = Make a film of the game
result-film-making = Making the film
result-film-send = Share the film
result-film-save = Save the film
result-film-done = The film is ready: { $size } MB, a GIF that plays everywhere.
result-copied = Copied.
result-back = Back
result-failed = That did not work in this browser.
challenge-begins = A friend got { $score } points in { $moves ->
    [one] one move
   *[other] { $moves } moves
}. Can you do better?
challenge-begins-by = { $by } got { $score } points in { $moves ->
    [one] one move
   *[other] { $moves } moves
}. Can you do better?
challenge-title = Challenge
challenge-own = You
challenge-theirs = To beat
challenge-beaten = { $by ->
    [none] You did better!
   *[other] You did better than { $by }!
}
challenge-equal = { $by ->
    [none] A draw!
   *[other] A draw with { $by }!
}
challenge-missed = { $by ->
    [none] Not beaten yet.
   *[other] { $by } is still ahead.
}

## Races

ghost-race = { $by ->
    [own] Race against your earlier game
    [none] Race against a ghost
   *[other] Race against { $by }
}
ghost-name = { $by ->
    [own] Your earlier game
    [none] Ghost
   *[other] { $by }
}
ghost-level = Level
ghost-ahead = { $cards ->
    [one] One card ahead
   *[other] { $cards } cards ahead
}
ghost-behind = { $cards ->
    [one] One card behind
   *[other] { $cards } cards behind
}
ghost-title = Cards in order (in runs from a king, or put away) after the same number of moves
ghost-end = End the race
ghost-begins = { $by ->
    [own] You race against your earlier game.
    [none] You race against a ghost.
   *[other] You race against { $by }.
}
ghost-said-ahead = { $by ->
    [own] You are ahead of your earlier game.
    [none] You are ahead of the ghost.
   *[other] You are ahead of { $by }.
}
ghost-said-behind = { $by ->
    [own] Your earlier game is ahead.
    [none] The ghost is ahead.
   *[other] { $by } is ahead.
}
ghost-said-over = { $by ->
    [own] Your earlier game was won by now.
    [none] The ghost’s game was won by now.
   *[other] { $by } had won by now.
}
ghost-finish-first = { $moves ->
    [one] You won the race by one move!
   *[other] You won the race by { $moves } moves!
}
ghost-finish-level = The race is a draw: both games took the same number of moves.
ghost-finish-second = { $moves ->
    [one] You lost the race by one move.
   *[other] You lost the race by { $moves } moves.
}
ghost-stuck-ahead = { $cards ->
    [one] The race is lost, although you were one card ahead.
   *[other] The race is lost, although you were { $cards } cards ahead.
}
ghost-stuck-level = The race is lost, although you were level.
ghost-stuck-behind = { $cards ->
    [one] The race is lost: you were one card behind.
   *[other] The race is lost: you were { $cards } cards behind.
}
ghost-chart = Cards in order after each move: yours in { $own } moves, the other game’s in { $theirs }
ghost-again = Race again
ghost-best = Race your best game
ghost-race-it = Race this game
ghost-refused-long = This game is too long for a race.
ghost-refused-illegal = There is no race: move { $move } of the game is not possible in this deal. It may be from another deal or have other rules.
ghost-refused-unfinished = There is no race: the game does not end with a win.

## Lessons

learn-text = Short lessons on a real table. You make the moves.
learn-done = Done
lesson-step = Step { $number } of { $steps }
lesson-show = Show me
lesson-skip = Skip
lesson-next = Next
lesson-retry = Try again
lesson-close = End the lesson
lesson-go-on = Next: { $lesson }
lesson-back = Back to my game
lesson-unknown = There is no such lesson.

## Puzzles
mistakes-title = Your mistakes
mistakes-noted = This position comes back tomorrow, under Puzzles.
mistakes-due = { $count ->
    [one] Find a better move in a game you lost
   *[other] Find { $count } better moves in games you lost
}
mistakes-later = The next one comes back on { $day }.
mistakes-next = Next mistake
puzzles-today = Puzzle of the day
puzzles-solved = solved
puzzles-rating = Your rating
puzzles-row = Days in a row
puzzles-firsts = Solved on the first try
puzzles-goal = Kind
puzzles-goal-any = All kinds
puzzles-goal-onlyMove = Only move
puzzles-goal-emptyColumn = Empty a column
puzzles-goal-completeRun = Complete a run
puzzles-level = Difficulty
puzzles-level-any = Any difficulty
puzzles-level-easy = Easy
puzzles-level-medium = Medium
puzzles-level-hard = Hard
puzzles-fresh = { $count } of { $of } not tried yet
puzzles-next = Next puzzle
puzzle-title = Puzzle { $number }
puzzle-solved-first = Solved on the first try! Your rating is now { $rating }.
puzzle-shown = That was the solution.
puzzle-solution = Solution
puzzle-all = All puzzles
puzzle-close = Leave the puzzle
puzzle-unknown = There is no such puzzle.

## The chance of winning

settings-chance = Chance of winning
settings-chance-text = How likely the fair player, which sees no hidden card either, is to win from here. The game is marked as advised; on leaderboards it counts as assisted.
chance-title = Chance of winning, as far as it can be known

## The coach

first-steps-move = { $touches ->
    [yes] Tap this card: it goes where it fits.
   *[no] Click this card: it goes where it fits.
} You can drag it, too.
first-steps-undo = Changed your mind? You can undo as many moves as you like.
first-steps-stock = No good move left? Deal a new row from the stock.
first-steps-skip = Skip these tips

settings-coach = Coach
settings-coach-text = Says what you can learn from hints and refused moves. Games count as before.
coach-why-off-table = What is off the table is safe, and what lay below it is free again.
coach-why-turns-up = Hidden cards come first: each one you turn up gives you new moves.
coach-why-makes-vacancy = An empty column is room to sort cards in. Think twice before you fill it.
coach-why-joins = Cards that move together stay useful. Prefer such a place to others that would do.
coach-why-order = Each card in a run is one less in the way.
coach-why-prepares = Look one move further: this one gains nothing yet, but the next one does.
coach-why-toward-card = Plan from one new card to the next: choose the card you want to see, then clear the way to it.
coach-why-toward-row = A new row covers every column, so put in order what you can before you deal it.
coach-why-deal-row = A new row covers what you have sorted, so deal only when nothing better is left, as now.
coach-why-fills-vacancy = Take a card that frees something, or one that you can move away again soon.
coach-why-nothing-better = When nothing helps, undo to where you had a choice and try another way.
coach-why-toward-win = Once you know every card, nothing can surprise you: think it through to the end.
coach-why-wins = The engine sees the hidden cards. Compare its move with the one you had in mind.
coach-declined-nowhere-to-go = Look for a card that would take them: it may have to be uncovered first.
coach-refusal-not-open = A hidden card is turned up once nothing lies on it.
coach-refusal-one-at-a-time = Take the cards off one by one; each needs a place of its own.
coach-refusal-not-in-sequence = Only an unbroken run moves as one. Begin at its end.
coach-refusal-not-a-run = They may lie on each other, but do not move as one. Build with cards that can stay together where you can.
coach-refusal-wrong-rank = Lift the cards, and every place that takes them is marked.
coach-refusal-nothing-goes-on = Such a card closes its column until it moves on. Watch where you put it.
coach-refusal-wrong-suit = In this game the suit counts as well as the rank.
coach-refusal-vacancy-takes-kings = Before you empty a column, have a king ready for it.
coach-refusal-vacancy-stays-empty = In this game an emptied column is lost as a place. Keep a card there as long as you need it.
coach-refusal-foundation-next = Foundations grow card by card. Free the one that is needed next.
coach-refusal-stock-is-empty = No new cards will come: all you need is on the table.
coach-refusal-deal-needs-full-columns = Take a card that frees something, or one that you can move away again soon.

## Goals
goals-reached = { $reached } of { $all } reached
goals-on = reached on { $date }
goals-once = reached
goals-text = Goals are judged by your saved games, also by those you import, and by your lessons and puzzles. They change nothing about how games count.
goals-told = Say at the end of a game which goals it reached
goals-new = { $count ->
    [one] Goal reached
   *[other] { $count } goals reached
}
goals-group-games = Games
goals-group-skill = Skill
goals-group-daily = Daily deals
goals-group-learning = Learning
goal-wins = Win { $need ->
    [one] a game
   *[other] { $need } games
}
goal-tip-wins = Turn up hidden cards first: each one gives you new moves.
goal-game = Win { $game }
goal-tip-game-spider-1 = With one suit every run moves. Sort first and deal late.
goal-tip-game-spider-2 = Join cards in suit where you can, and mix suits only to free something.
goal-tip-game-spider = An empty column is worth more than a long mixed run.
goal-tip-game-spiderette = With only seven columns, each empty one counts double.
goal-tip-game-scorpion = Every open card moves, with all that lies on it. Look for the card it belongs on.
goal-tip-game-simple-simon = All cards are open, so plan far ahead before the first move.
goal-different = Win { $need } different games
goal-tip-different = What you learn in one game helps in the next.
goal-large = Win a game with three decks or more
goal-tip-large = Work on few columns at a time, and empty one early.
goal-unassisted = Win { $need ->
    [one] a game
   *[other] { $need } games
} without help
goal-tip-unassisted = Before you ask for a hint, look for the move that frees the most.
goal-no-undo = Win { $need ->
    [one] a game
   *[other] { $need } games
} without undo or help
goal-tip-no-undo = Look one move further before you touch a card.
goal-row = Win { $need } games in a row
goal-tip-row = Nearly every deal of Spider can be won. Take your time with it.
goal-moves = Win { $game } in at most { $need } moves
goal-tip-moves = Move cards once, to the place where they can stay: in suit.
goal-minutes = Win a game within { $need } minutes
goal-tip-minutes = A tap on a card plays its best move; most moves need no dragging.
goal-again = Win a deal that you have lost before
goal-tip-again = The review of a lost game shows the move that lost it.
goal-undos = Win a game in which you undid { $need } moves
goal-tip-undos = Undo is a way to learn: go back to the last real choice and try the other way.
goal-daily = Win { $need ->
    [one] a daily deal
   *[other] { $need } daily deals
}
goal-tip-daily = Everybody gets the same deal that day, so results can be compared.
goal-streak = Reach a streak of { $need } days
goal-tip-streak = One missed day is forgiven.
goal-lessons = Finish { $need ->
    [one] a lesson
   *[other] { $need } lessons
}
goal-tip-lessons = Each takes a few minutes, and you make the moves.
goal-puzzles = Solve { $need ->
    [one] a puzzle
   *[other] { $need } puzzles
}
goal-tip-puzzles = Puzzles come from real games. What works there works in yours.
goal-first-tries = Solve { $need } puzzles on the first try
goal-tip-first-tries = Play it through in your head before you move.
goal-hard = Solve { $need ->
    [one] a hard puzzle
   *[other] { $need } hard puzzles
}
goal-tip-hard = Begin at the end: what has to be true one move before the goal?

## Goals of one's own
goals-quiet = Goals for everyone
personal-title = Your own goals
personal-none = Set yourself a goal: games count from then on.
personal-add = Set a goal
personal-set = Set this goal
personal-set-it = Set: { $goal }
personal-remove = Remove the goal: { $goal }
personal-removed = Removed: { $goal }
personal-full = You have { $goals } goals. Remove one to set another.
personal-since = since { $date }
personal-this-week = this week
personal-week-done = reached this week on { $date }
personal-first-tries = Only the first try of a deal counts.
personal-what = Goal
personal-kind-wins = Win games
personal-kind-week = Win every week
personal-kind-row = Win in a row
personal-kind-moves = Win in few moves
personal-kind-minutes = Win quickly
personal-way = How you play
personal-way-of = { $way ->
   *[helped] in any way
    [new-card] without help
    [undo] without help, no undo after a new card
    [no-undo] without undo
    [undo-off] with undo switched off
}
personal-in-this-way = { $goal }, played { $way }
personal-any = Any game
personal-played = Games you play
personal-others = Other games
personal-number-wins = Wins
personal-number-week = Wins a week
personal-number-row = Wins in a row
personal-number-moves = Moves at most
personal-number-minutes = Minutes at most
personal-less = Less
personal-more = More
personal-best-moves = Your best so far: { $moves } moves
personal-best-time = Your best so far: { $time }
personal-wins = { $of ->
    [any] Win { $need ->
        [one] a game
       *[other] { $need } games
    }
   *[one] Win { $need ->
        [one] a game
       *[other] { $need } games
    } of { $game }
}
personal-week = { $of ->
    [any] Win { $need ->
        [one] a game
       *[other] { $need } games
    } every week
   *[one] Win { $need ->
        [one] a game
       *[other] { $need } games
    } of { $game } every week
}
personal-row = { $of ->
    [any] Win { $need } games in a row
   *[one] Win { $need } games of { $game } in a row
}
personal-moves = { $of ->
    [any] Win a game in at most { $need } moves
   *[one] Win { $game } in at most { $need } moves
}
personal-minutes = { $of ->
    [any] Win a game within { $need ->
        [one] a minute
       *[other] { $need } minutes
    }
   *[one] Win { $game } within { $need ->
        [one] a minute
       *[other] { $need } minutes
    }
}

## Help

help-rigged = Is it rigged?
help-pointer = Mouse and touch
help-pointer-text = Click or tap a card to move it, with all the cards on it, to the most obvious place. Or drag the cards: the places where they fit light up. You can start dragging anywhere in a column. Click or tap the stock to deal a row.
help-fingers-text = On a touchscreen, tap the table with two fingers to undo a move. Spread two fingers to zoom in; then one finger beside the cards, or two anywhere, move the view.
help-keys = Keys
help-keys-text = Caps Lock does no harm. On a keyboard without Latin letters, the place of a key counts; where digits need Shift, their keys work without it, too.
help-engine-text = A hint only uses the cards that you have seen. The engine sees them all: it can say whether the game is still winnable, take you back to where it was, and show you how to win. That gives away something about the hidden cards, so the engine does nothing until you ask it to. Games in which you ask for a hint or use the engine count as assisted, separately from the others.
help-ghost = Races
help-ghost-text = At the end of a game that you have won before, and among the saved games, you can race an earlier win: the same deal again, and above the cards how far you both are after as many moves. A challenge from a friend can be raced, too. You see only how many cards were in order, never a card or a move, so the game counts like any other.
help-licences = Licences of the program and of everything in it
key-column = pick up cards from a column; then press the number of the column to move them to, or the same number again for the obvious move
key-walk = move around the table
key-obvious = obvious move of the focused card; put down selected cards
key-pick = select the focused card; put it down
key-undo = undo
key-redo = redo
key-watch = watch it play; any move of your own stops it
key-saved-games = saved games
key-what-if = what if? try moves that do not count
key-share = share a link
key-back = put cards back; close a window

## What the browser lacks

lacking-web-assembly = Webspinner needs WebAssembly, and this browser does not allow it here. On an iPhone, iPad or Mac in Lockdown Mode, turn that mode off for this website: in Safari’s menu beside the address, or on a Mac under Settings › Websites. In Edge, click the icon in front of the address and turn off enhanced security for this site. Then reload the page.

## Talking to the server

site-loading = Loading…

## Sharing results

share-ask = Would you like to share the results of your finished games? They count for the leaderboards of the daily deals and for global statistics.
share-ask-change = You can change this at any time in the settings.
share-no = No, thanks
share-yes = Yes, share
share-waits = Your result has not been sent yet. { $why }
share-counts = Your result counts.

## Daily deals and their leaderboards

daily-text = One deal a day for each game, the same for everyone, and always winnable. New deals appear at { $time ->
    [midnight] midnight
   *[other] { $time }
}.
daily-today = Today, { $day }
daily-play = Play
daily-play-it = Play { $game }
daily-continue = Continue
daily-continue-with = Continue { $game }
daily-board = Leaderboard
daily-board-of = Leaderboard of { $game }
daily-begun = started
daily-none = There are no deals for this day.
daily-pending = Not ready yet: { $games }.
daily-other-version = This deal is for another version of the game. Reload the page to play it.
daily-featured = Game of the day
daily-usual = The game you play most
daily-more = More games
daily-late = Counts for the month’s medal, but not for the streak: that takes deals begun within a week.
daily-unserved = This page has no server: there are no leaderboards, and your results stay in this browser.
daily-finding = Finding a winnable deal…
daily-dealless = No winnable deal was found, so this game has none for this day.
calendar-own = won on the day
calendar-won = won later
calendar-played = played
calendar-missed = missed
calendar-earlier = Previous month
calendar-later = Next month
streak-days = { $days ->
    [0] No streak yet: win a deal today!
    [one] Streak: one day
   *[other] Streak: { $days } days
}
streak-rule = Every day with a daily deal won counts. One missed day is forgiven, two in a row end the streak.
medal-bronze = Bronze medal
medal-silver = Silver medal
medal-gold = Gold medal
month-won = { $won } of { $days } days won
month-next-bronze = { $more } more for bronze
month-next-silver = { $more } more for silver
month-next-gold = { $more } more for gold
month-rule = Days won: { $bronze } for bronze, { $silver } for silver, all for gold. It does not matter when you win them.
medals-title = Medals of the months
board-of = Leaderboard: { $game }
board-back = Back to daily deals
board-by = Sort by
board-by-score = Score
board-by-moves = Moves
board-by-time = Time
board-field-unassisted = unassisted
board-field-no-undo = without undo
board-field-assisted = assisted
board-place = Rank
board-player = Player
board-nobody = anonymous
board-registered = registered player
board-you = (you)
board-own-place = Your rank: { $place } of { $places }.
board-empty = No results yet.
board-more = Show more
house-name = The house
house-plays = The house plays this deal, too: { $won } of { $played } games won so far.
house-played =
    { $games ->
        [1] { $won ->
            [0] The house, which sees no more than you, did not win this deal.
           *[other] The house, which sees no more than you, won this deal.
        }
       *[other] The house, which sees no more than you, won { $won } of { $games } games of this deal.
    }
house-race = Race the house

## Global statistics

global-what = Deals
global-all-deals = All deals
global-you = You
global-unassisted = All players
global-assisted = Assisted
global-text = The first two columns count unassisted games. All players means all results that players have shared.

## The account

account-nickname = Name on leaderboards
account-nickname-text = Needed for an account only. Other players can see it.
account-devices = Your games on all your devices
account-devices-text = Sign in with a passkey to have your games on all your devices. There is no password. The server stores only your name, your games, the public halves of your passkeys, and when you signed up and last signed in. Signing in turns on sharing.
account-sign-up = Create account
account-sign-in = Sign in
account-sharing = Sharing
account-sharing-text = What is shared: the moves of the game, its time, and your name on leaderboards if you have one.
account-waiting = { $results ->
    [one] One result has not been sent yet.
   *[other] { $results } results have not been sent yet.
}
nickname-empty = The name needs at least one letter or digit.
nickname-long = The name can have at most 24 characters.
nickname-invisible = The name contains invisible characters.
nickname-marks = A letter in the name has too many accents.
nickname-scripts = The name mixes letters of different scripts.
nickname-needed = An account needs a name.
nickname-taken = Another player already has this name or one that looks like it.
nickname-refused = The server does not accept this name.
passkeys-insecure = Passkeys need a secure connection (https).
passkeys-site = This site has no accounts.
passkeys-unknown = This browser does not support passkeys.
passkey-not-given = No passkey was used. Please try again.
passkey-already = This device already has one of your passkeys.
passkey-address = The passkeys of this server do not work at this address.
passkey-not-supported = This device does not support this kind of passkey.
passkey-failed = The passkey did not work.
account-since = Signed in. Account created on { $day }.
account-rename = Change name
account-passkeys = Passkeys
account-passkeys-text = A passkey works on all devices that sync it. Add another one for a device that does not.
account-passkey = Passkey { $number }, added { $day }
account-passkey-add = Add a passkey
account-passkey-remove = Remove
account-passkey-remove-this = Remove { $passkey }
sync-title = Games on this device
sync-switch = Keep my games in sync
sync-text = Keeps all your games, unfinished ones too, your custom games and your settings in your account. Every device on which you turn this on has them. Sound, motion and card size stay as they are on each device.
sync-now = Sync now
sync-busy = Syncing…
sync-last = Last synced: { $time }
sync-waiting = { $count ->
    [one] One change waits to be sent.
   *[other] { $count } changes wait to be sent.
}
account-data = Your data
account-bring = Get games from my other devices
account-export = Download all my data
account-sign-out = Sign out
account-delete = Delete account
account-delete-text = This deletes your name, your passkeys and the link to your games from the server, forever. Your results still count, but anonymously. The games in this browser stay.
account-delete-yes = Delete forever
account-signed-up = Welcome! From now on, your games are saved for all your devices.
account-signed-in = You are signed in.
account-signed-out = You are signed out.
account-renamed = Your name has been changed.
account-passkey-added = The passkey has been added.
account-passkey-removed = The passkey has been removed. Other devices are signed out.
account-last-passkey = You cannot remove your last passkey: you could no longer sign in.
account-deleted = Your account has been deleted.
account-brought = You are signed in. { $games ->
    [0] All your games are here.
    [one] One more game is here now.
   *[other] { $games } more games are here now.
}
account-not-kept = The games could not be saved in this browser: { $trouble ->
    [full] it has no storage left.
   *[refused] it does not store anything.
}

## Below the table

note-left-continue = Continue
note-sounds = Turn on sound?
note-sounds-yes = Turn on
note-sounds-no = No, thanks
store-full = This browser has no storage left: you can play on, but the game is not saved.
store-refused = This browser does not store anything: you can play on, but the game is gone when you close the page.

## Make a game

maker-title = Make a game
maker-text = Start from any game and change what you like. The rules and the table follow.
maker-base = Start from
maker-name = Name of the game
maker-chances = How often it can be won
maker-won = The computer, which sees every card, has won { $won } of { $deals } deals; { $lost } are lost for certain.
maker-quick = Playing quickly and seeing no more than you, it wins { $won }.
maker-length = A win takes about { $moves } moves.
maker-copy-file = Copy the file
maker-file-copied = The file is on the clipboard.
maker-copy-link = Copy a link
maker-link-copied = The link is on the clipboard.
maker-play = Keep and play

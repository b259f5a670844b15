# The English texts of the page, in Fluent's form (projectfluent.org).

## The table

page-not-loaded = Webspinner could not be loaded completely. Check the connection, then load the page again.
page-table = Table
page-paused = Paused. Tap or press P to go on.
board-column = Column { $number }: { $up ->
    [0] { $down ->
        [0] empty
       *[other] { $down } face down
    }
    [one] one card face up{ $down ->
        [0] { "" }
       *[other] , { $down } face down
    }
   *[other] { $up } cards face up{ $down ->
        [0] { "" }
       *[other] , { $down } face down
    }
}
board-card = { $card }{ $above ->
    [0] { "" }
    [one] , with one card on it
   *[other] , with { $above } cards on it
}{ $lifted ->
    [yes] { "" }
   *[no] , cannot be lifted
}{ $target ->
    [yes] , takes the cards in hand
   *[no] { "" }
}
board-vacancy = Column { $number }, empty{ $target ->
    [yes] , takes the cards in hand
   *[no] { "" }
}
board-foundation = Foundation { $number }: { $card ->
    [none] empty
   *[other] { $card }
}{ $target ->
    [yes] , takes the card in hand
   *[no] { "" }
}
board-reserve = Reserve { $number }: { $card ->
    [none] empty
   *[other] { $card }
}
board-stock = Stock: { $rows ->
    [0] empty
    [one] deal the last row, { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
   *[other] deal a row, { $rows } rows left
}
board-collected = Collected runs: { $runs } of { $of }
picture-stock = Stock: { $rows ->
    [0] empty
    [one] one row left
   *[other] { $rows } rows left
}

## The bar

bar-games = { $game }: choose a game
bar-cards = listed cards
bar-points-label = Score
bar-points = { $windows }
bar-points-title = Windows score: { $windows }. Network score: { $network }.
bar-moves = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
bar-actions = Actions
bar-assisted = assisted
bar-clock = Clock

## Buttons

button-menu = Menu
button-undo = Undo
button-redo = Redo
button-hint = Hint
button-finish = Finish
button-close = Close
button-cancel = Cancel
button-yes = Yes
button-again = Try again

## The menu

menu-group-play = Play
menu-group-game = This game
menu-group-engine = The engine
menu-group-you = Yours
menu-new = New deal
menu-games = Games
menu-daily = Daily deals
menu-restart = Same deal from its start
menu-rules = Rules
menu-saved-games = Kept games
menu-share = Links to share
menu-move-tree = Lines tried
menu-replay = Replay this game
menu-deal-search = A deal that can be won…
menu-difficulty = How hard is this deal?
menu-analysis-on = Watch whether it can be won
menu-analysis-off = Watch no longer
menu-review = Review this game
menu-engine-hint = The engine’s hint
menu-back = Back to where it can be won
menu-solution = Show the solution
menu-statistics = Statistics
menu-custom-games = Your own games
menu-global-statistics = All players’ statistics
menu-account = Player
menu-settings = Settings
menu-help = Help

## What is said under the table, and aloud

said-dealt = { $game } is dealt.
said-in-hand = { $card } in hand. { $places ->
    [0] No place takes it.
   *[other] It can go to: { $targets }.
}
said-detail = { $of }: { $detail }
said-place = { $kind ->
    [foundation] foundation { $number }
    [collected] the collected runs
   *[column] column { $number }
}
said-undo = Taken back
said-redo = Made again
said-line = The line is gone to
said-restart = The same deal from its start
note-left = { $game } was saved.
note-left-continue = Continue it
note-hint = Hint: { $move } ({ $why })
note-no-hint = No move is legal.
note-bad-link = The link could not be opened: { $reason }
note-engine-looks = The engine is looking. You can play on meanwhile.
note-engine-failed = The engine failed ({ $reason }). The game goes on; ask again and a new one starts.
note-engine-absent = The engine could not start. The game goes on without it; ask again and it is tried once more.
note-engine-won = This can be won.
note-engine-over = This game is won.
note-engine-lost = This is lost: whatever is played, it cannot be won.
note-engine-never = This deal could not be won from the start.
note-engine-unknown = The engine has found neither a win nor a proof that there is none.
note-back = { $moves ->
    [one] One move
   *[other] { $moves } moves
} back: from here it can still be won.
note-back-perhaps = { $moves ->
    [one] One move
   *[other] { $moves } moves
} back: from here it can still be won, and perhaps from a later move.
note-analysis-on = From now on the engine watches. It knows every card.
note-analysis-off = The engine watches no longer.
note-found = This deal can be won.
note-found-level = This deal can be won. Among those of its game that can be, it is { $level }.

## Whether the game can be won

analysis-label = Watch whether the game can be won
analysis-off = unwatched
analysis-failed = the engine failed
analysis-won = can be won
analysis-searching = not known yet
analysis-unknown = not known
analysis-lost = lost
analysis-never = lost from the start
analysis-back = lost: { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} back it could still be won
analysis-back-or-later = lost: { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} back, or later, it could still be won
engine-analysis-title = Watch the game?
engine-analysis-text = The engine knows every card, the hidden ones too. While it watches, the line under the table says whether the game can still be won. That tells you something of the hidden cards, and each game in which it says so counts as assisted. The watch stays on until you switch it off.
engine-hint-title = A hint of the engine?
engine-back-title = Back to where it can be won?
engine-solution-title = Show the solution?
engine-difficulty-title = How hard is this deal?
engine-review-title = Review this game?
engine-text = The engine knows every card, the hidden ones too. If it helps, this game counts as assisted.

## A deal that can be won, and how hard deals are

deal-search-title = { $game }: a deal that can be won
deal-search-text = The engine looks at random deals, and at all of their cards. As you then know that yours can be won, the game counts as assisted.
deal-search-criteria = Which deal?
deal-search-winnable = any that can be won
deal-search-easy = easy
deal-search-medium = medium
deal-search-hard = hard
deal-search-levels = Easy, medium and hard are the thirds of the deals of this game that can be won. The first time, the engine needs a while for deals to compare with.
deal-search-start = Look for it
deal-search-progress = Progress
deal-search-compares = To compare with: { $has } of { $wants } deals.
deal-search-tried = Random deals looked at so far: { $deals }
level-easy = easy
level-medium = medium
level-hard = hard
difficulty-title = How hard is this deal?
difficulty-waits = The engine plays this deal and others of the game.
difficulty-first = First the deal itself.
difficulty-lost = It cannot be won.
difficulty-unknown = The engine has found neither a win nor a proof that there is none.
difficulty-alone = It can be won. Too few deals of this game are known to be won to compare it with.
difficulty-grade = It can be won, and is { $level }: of { $of } deals of this game that can be won, { $easier } are easier.
difficulty-quick-name = Quick play
difficulty-quick = Quick play from the open cards won { $won } of { $played } games, and put { $percent } % of the cards in order.
difficulty-nodes-name = Search
difficulty-nodes = The engine found a win after { $nodes } positions.
difficulty-length-name = Length
difficulty-length = The shortest win that it knows has { $moves } moves.
difficulty-explained = Easy, medium and hard are the thirds of the deals of this game that can be won. Each of the three figures is ranked among those of the deals compared with, and the ranks are added.

## The solution and the review

solution-title = The solution: { $moves ->
    [one] one move
   *[other] { $moves } moves
}
solution-take-over = Play on from here
review-title = Review: { $game }
review-works = The engine looks at every position: { $known } of { $of } are known.
review-won = Won: it could be won after every move.
review-could = It could be won after every move, and still can be.
review-never = This deal could not be won from the start.
review-move = Move { $move } lost the game: { $text }.
review-among = One of the moves { $from } to { $to } lost the game. Which one, the engine could not find out.
review-by = After move { $move } it was lost. Whether it could be won before, the engine could not find out.
review-open = The engine could not find out whether it could be won.
review-show = Show the move that lost it
review-legend = Above, the cards in order after each move, at most { $most } of { $cards }. Below, whether the game could still be won:
review-prospect-won = can be won
review-prospect-lost = lost
review-prospect-open = not known
review-prospect-losing = loses the game
review-list = All moves

## Games and rules

games-title = Games
games-search = Search by name or kind
games-facts = { $cards } cards, { $columns } columns
games-none = No game is called so.
games-deal = Deal
games-deal-random = random
games-deal-search = One that can be won…
games-start = Play { $game }
rules-title = Rules of { $game }
rules-layout = A deal of { $game } as it begins

## What is kept

store-full = There is no room left in this browser: the game goes on, and is not kept.
store-refused = This browser keeps nothing: the game goes on, and is gone when the page is closed.
store-parted = This game went on in another window too, so both are kept.
result-won = won
result-lost = lost
result-unfinished = unfinished
saved-games-title = Kept games
saved-games-game = Game
saved-games-all-games = all games
saved-games-result = Result
saved-games-all-results = all
saved-games-count = { $games ->
    [0] No game
    [one] One game
   *[other] { $games } games
}
saved-games-points = { $windows } points
saved-games-current = on the table
saved-games-pages = Pages
saved-games-newer = Newer
saved-games-older = Older
saved-games-page = { $from }–{ $to } of { $of }
saved-games-none = No game is kept yet: each is kept from its first move on.
saved-games-choose = Choose a game to go on with it, replay it, save it as a file or delete it.
saved-games-continue = Go on
saved-games-replay = Replay
saved-games-link = Copy link
saved-games-save = Save as file
saved-games-save-all = Save all as file
saved-games-give-up = Give up
saved-games-delete = Delete
saved-games-ask-give-up = Give this game up? It counts as lost then.
saved-games-ask-delete = Delete this game for good? It no longer counts then.
import-title = Add games from a file or text
import-text = Files of games, of this page or of the program in the terminal: one game or many. What is kept already is passed over.
import-take = Add
import-busy = Reading…
import-game = game { $number }
import-done = { $added ->
    [0] No game was added
    [one] One game was added
   *[other] { $added } games were added
}{ $known ->
    [0] .
    [one] ; one was here already.
   *[other] ; { $known } were here already.
}
import-problems = { $problems ->
    [one] One could not be read:
   *[other] { $problems } could not be read:
}
source-file = Choose a file
source-drop = or drop it here
source-paste = … or paste its text
source-too-large = The file { $file } is too large.
source-unreadable = The file { $file } could not be read.

## Statistics

stats-title = Statistics
stats-alone = By yourself
stats-assisted = Assisted
stats-lost = Losses
stats-between = { $value } ({ $low } – { $high })
stats-average-moves = Mean moves to win
stats-current-streak = Streak up to now
stats-longest-winning = Longest winning streak
stats-longest-losing = Longest losing streak
stats-streak-won = { $games ->
    [one] 1 won
   *[other] { $games } won
}
stats-streak-lost = { $games ->
    [one] 1 lost
   *[other] { $games } lost
}
stats-text = A game counts once a move was made and it was won, or given up. In brackets: where the true share lies, with a certainty of 95 %. The fewer games, the wider.
stats-charts = The charts show the games
stats-numbers = The numbers
stats-game = After game
stats-games = Games
stats-time = Time
stats-move-count = Moves
stats-rate = Games won over time
stats-rate-text = Of the last { $games } games each time: { $from } at first, { $to } now, { $least } at the least, { $most } at the most.
stats-streaks = Streaks
stats-streaks-text = { $streaks ->
    [one] One streak: wins upwards, losses downwards.
   *[other] The last { $streaks } streaks: wins upwards, losses downwards.
}
stats-times = Times of the games won
stats-moves = Moves of the games won
stats-mostly = Most often from { $from } to { $to }: { $games ->
    [one] one game.
   *[other] { $games } games.
}
stats-few-games = A win rate over time, and streaks, mean something from { $need } games on. So far: { $games }.
stats-few-wins = How times and moves are spread shows from { $need } wins on. So far: { $games }.

## Lines tried

move-tree-title = Lines tried
move-tree-text = Nothing that was tried is lost: go to the end of any line, and on from there.
move-tree-left = leaves another after { $move ->
    [one] the first move
   *[other] move { $move }
}
move-tree-here = the game stands here

## Own games

custom-title = Your own games
custom-text = A game is a file of rules in TOML. Take the file of a game that there is, change what you like, give it an id and a name of its own, and play it. It stays in this browser.
custom-none = There is none yet.
custom-refused = This version of the page refuses its rules: show its text and add it again to see why.
custom-show = Show its text
custom-play = Play
custom-ask-delete = Delete it? Kept games of it stay.
custom-add = Add a game
custom-begin = Begin with the text of
custom-begin-choose = choose a game
custom-take = Add this game
custom-added = { $game } is added.
custom-problems = { $problems ->
    [one] One thing is wrong:
   *[other] { $problems } things are wrong:
}

## Links

link-later = a later version of this page made it
link-damaged = it is damaged or cut short
link-too-long = it is too long
leave-game-title = Open the link?
leave-game-text = It lays another game on the table. Yours is kept: you can go on with it from the kept games.
leave-game-text-practice = It lays another game on the table. The one there now began with a position and not with a deal: it will not be kept.
leave-game-stay = Stay
leave-game-open = Open the link
share-title = Links to share
share-deal = This deal
share-deal-text = The same cards, from the start.
share-position = This position
share-position-text = The cards as they lie now, to play on from. It holds the hidden cards too.
share-record = This game
share-record-text = Every move, to look at.
share-own = This is a game of your own: a link to its deal or to a position opens only where its file was added.
share-copy = Copy
share-send = Send
share-copied = The link is copied.
share-refused = The browser did not let it be copied: select it and copy it yourself.

## Replay

replay-title = Replay: { $game }
replay-controls = Replay
replay-first = To the start
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-forward = One move on
replay-last = To the end
replay-position = Move shown
replay-at = Move { $move } of { $of }
replay-start = The deal
replay-pace = Speed
replay-pace-slow = slow
replay-pace-normal = normal
replay-pace-fast = fast
replay-pace-rapid = very fast
replay-pace-played = as it was played
replay-play-on = Play on from here

## Settings

settings-title = Settings
settings-language = Language
settings-language-auto = as the browser
settings-theme = Colours
settings-theme-auto = as the system
settings-theme-light = light
settings-theme-dark = dark
settings-motion = Motion
settings-motion-auto = as the system
settings-motion-full = cards glide
settings-motion-none = none
settings-size = Card size
settings-pack = Cards
settings-pack-two-colour = Two colours
settings-pack-four-colour = Four colours
settings-pack-high-contrast = High contrast
settings-shade-light = light
settings-shade-dark = dark
settings-back = Backs
settings-back-web = Web
settings-back-lattice = Lattice
settings-back-waves = Waves
settings-back-rosette = Rosette
settings-back-weave = Weave
settings-back-suits = Suits
settings-back-plain = Plain
settings-more = More
settings-large-index = Large ranks and suits
settings-left-handed = For the left hand: stock on the left
settings-click-takes = A click takes the cards in hand, the next one puts them down
settings-sound = Sounds
settings-clock = Show the clock
settings-analysis = Watch whether the game can be won
settings-analysis-text = The engine sees every card, so watching tells something of the hidden ones, and such games count as assisted.

settings-share = Share the results of finished games

## The end of a game

game-over-won = Won!
game-over-stuck = No move is left
game-over-time = Time: { $time }
game-over-moves = { $moves ->
    [one] One move
   *[other] { $moves } moves
}, { $undos ->
    [0] nothing taken back
    [one] one undo
   *[other] { $undos } undos
}
game-over-points = { $network } network points, { $windows } Windows points
game-over-best-first = Your first win of this game
game-over-best-time = Your best time
game-over-best-moves = Your fewest moves
game-over-best-points = Your most points
game-over-assisted = Assisted, so it is counted apart.
game-over-stuck-text = You can take moves back and try another way.
game-over-review = Review
game-over-again = Same deal again

## Help

help-title = Help
help-pointer = Mouse and touch
help-pointer-text = Click or tap a card for the obvious move of it and all cards on it. Or drag the cards: the places that take them light up. Click or tap the stock to deal a row.
help-keys = Keys
help-engine = The engine
help-engine-text = A hint knows only the cards that you have seen. The engine knows them all: it can say whether the game can still be won, lead back to where it could be, and show how. What it says tells you something of the hidden cards, so a game in which it was asked counts as assisted, apart from those you play by yourself. It is asked only when you want it.
key-column = take the cards of a column; then the number of the column they go to, or the same again for the obvious move
key-walk = move over the table
key-obvious = the obvious move of the card in focus; put down what is in hand
key-pick = take the card in focus in hand; put it down
key-deal = deal a row
key-undo = take a move back
key-redo = make it again
key-hint = a hint, and the next best one
key-finish = finish the game, once nothing is left to decide
key-new = a new deal of this game
key-games = all games
key-saved-games = kept games
key-move-tree = the lines tried
key-statistics = statistics
key-share = links to share
key-pause = pause
key-analysis = watch whether the game can be won, or no longer
key-engine-hint = the engine’s hint: the next move of a line that wins
key-back-to-won = back to the last position that can be won
key-solution = the solution, step by step
key-difficulty = how hard the deal is
key-back = put the cards back; close what is open

## What the server has to do with it

site-loading = One moment …
load-error-title = Not loaded
load-error-text = This part of the page could not be loaded. The game goes on, and is kept. Open this again when there is a network; if it still does not come, load the page anew.
site-away = The server cannot be reached now. You can play on.
site-none = This page lies on a server that keeps no results and no daily deals. Everything else works.
site-problem = The server did not accept this (status { $status }).
site-misunderstood = The server and this page do not understand each other. Please load the page anew.
site-too-large = The game is too long for the server.
site-not-logged-in = You are not signed in any more. Please sign in again.
site-login-failed = The passkey was not accepted. Please try again.
site-other-site = The server takes this for a request of another site.
site-not-found = The server does not know this.
site-conflict = This exists already.
site-record = The server could not replay the game.
site-own-game = Games of one’s own do not count for everybody.
site-own-deal = Deals laid out by hand do not count for everybody.
site-impossible = The times of the game, or its day, contradict the server’s clock.
site-too-many = Too much came at once. Please wait a little.
site-internal = Something is wrong with the server. Please try again later.
site-not-yet = The server is not ready for this yet. Please try again in a moment.
site-sent-before = It was sent before.
site-refused = The result of a game was not counted. { $why }

## Sharing results

share-ask = Well played. May the results of your finished games go to the server? They count for the boards of daily deals and for the statistics of all players.
share-no = No, thank you
share-yes = Yes, share them
share-waits = The result waits to be sent. { $why }
share-counts = The result counts.

## Daily deals and their boards

daily-title = Daily deals
daily-text = One deal a day in each game, the same for everybody, and each can be won. New ones come at { $time }.
daily-day = Day
daily-today = Today, { $day }
daily-play = Play
daily-play-it = Play { $game }
daily-continue = Go on
daily-continue-with = Go on with { $game }
daily-board = Board
daily-board-of = Board of { $game }
daily-won = won
daily-lost = lost
daily-begun = begun
daily-none = There are no deals of this day.
daily-pending = Still being looked for: { $games }.
daily-other-version = This deal is of another version of the game. Reload the page to play it.
board-of = Board of { $game }
board-back = Back to the deals
board-by = Sorted by
board-by-points = Points
board-by-moves = Moves
board-by-time = Time
board-help = Games
board-help-without = without help
board-help-with = with help
board-place = Place
board-player = Player
board-nobody = no name
board-registered = the name of a player with a passkey
board-you = (you)
board-own-place = Your place: { $place } of { $places }.
board-empty = Nobody stands here yet.
board-more = More places

## Statistics over all players

global-title = All players’ statistics
global-game = Game
global-what = Deals
global-all-deals = All deals
global-deal = Deal { $deal }
global-you = You
global-unaided = All players
global-assisted = With help
global-text = Your own column, and that of all players, hold the games without help. It counts whatever players have shared.
figure-win-percentage = Win percentage
figure-win-ratio = Win ratio
figure-average-win-time-ms = Average win time
figure-highest-windows-points = Highest score (Windows)
figure-highest-network-points = Highest score (network)
figure-best-win-time-ms = Best win time
figure-fewest-moves = Fewest moves
figure-played = Games played
figure-won = Wins

## The player

account-title = Player
account-nickname = Name on the boards
account-nickname-text = You need none: without a name, your games count all the same. Others see it.
account-devices = One history on several devices
account-devices-text = With a passkey this server knows your games on each of your devices. There is no password, and nothing else is kept about you but your name and your games. Whoever signs in shares results.
account-sign-up = New player, with this name
account-sign-in = Sign in
account-sharing = Sharing
account-sharing-text = Shared are the moves of the game, its time and your name on the boards, if you have one. You can change your mind at any time, here or in the settings.
account-waiting = { $results ->
    [one] One result waits to be sent.
   *[other] { $results } results wait to be sent.
}
nickname-needed = A player needs a name.
nickname-empty = A name needs at least one letter or digit.
nickname-long = A name has at most 24 letters.
nickname-invisible = The name holds something that cannot be seen.
nickname-taken = Another player has this name, or one that looks like it.
nickname-refused = The server does not take this name.
passkeys-insecure = Passkeys need a secure connection (https).
passkeys-unknown = This browser has no passkeys.
passkey-not-given = No passkey was given. Please try again.
passkey-already = This device has a passkey of yours already.
passkey-address = Passkeys of this server are not good at this address.
passkey-not-supported = This device cannot keep such a passkey.
passkey-failed = The passkey did not work.
account-since = Signed in. Player since { $day }.
account-rename = Change
account-passkeys = Passkeys
account-passkeys-text = A passkey opens your history on the devices that share it. Add one for a device that does not.
account-passkey = Passkey { $number }, of { $day }
account-passkey-add = Add a passkey
account-passkey-remove = Remove
account-passkey-remove-this = Remove { $passkey }
account-data = Your games
account-bring = Bring the games of my other devices here
account-export = Save all that is kept about me
account-sign-out = Sign out
account-delete = Delete me
account-delete-text = Your name, your passkeys and the link to your games are deleted on the server for ever. The results go on counting, as those of nobody. The games in this browser stay.
account-delete-yes = Delete for ever
account-signed-up = Welcome. From now on your games are kept for all your devices.
account-signed-in = You are signed in.
account-signed-out = You are signed out.
account-renamed = The name is changed.
account-passkey-added = The passkey is added.
account-passkey-removed = The passkey is removed. Other devices are signed out.
account-last-passkey = The last passkey stays: without it you could not sign in any more.
account-deleted = Nothing is kept about you any more.
account-brought = You are signed in. { $games ->
    [0] All your games are here.
    [one] One more game is here.
   *[other] { $games } more games are here.
}
account-not-kept = The games could not be kept in this browser: { $trouble ->
    [full] there is no room left in it.
   *[refused] it keeps nothing.
}

# The English texts of the page, in Fluent's form (projectfluent.org).

## The table

page-not-loaded = Webspinner could not be loaded completely. Check your connection and reload the page.
page-table = Table
page-paused = Paused. Tap or press P to continue.
update-ready = A new version is ready.
update-reload = Reload
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
    [yes] , accepts the selected cards
   *[no] { "" }
}
board-vacancy = Column { $number }, empty{ $target ->
    [yes] , accepts the selected cards
   *[no] { "" }
}
board-foundation = Foundation { $number }: { $card ->
    [none] empty
   *[other] { $card }
}{ $target ->
    [yes] , accepts the selected card
   *[no] { "" }
}
board-reserve = Reserve { $number }: { $card ->
    [none] empty
   *[other] { $card }
}{ $target ->
    [yes] , accepts the selected card
   *[no] { "" }
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

## The bar

bar-games = { $game }: choose a game
bar-daily = Daily deal, { $day }
bar-points-label = Score
bar-points = { $score }
bar-points-title = Score: { $score }. Cards in order: { $cards }.
bar-actions = Actions
deal-name = Deal { $deal }
bar-assisted = assisted game
bar-clock = Clock

## Buttons

button-menu = Menu
button-undo = Undo
button-redo = Redo
button-hint = Hint
button-finish = Finish
button-close = Close

## The buttons for playing, with one short word each: five beside each other on a small phone

tool-undo = Undo
tool-redo = Redo
tool-new = New

## The menu

menu-group-play = Play
menu-group-game = This game
menu-group-engine = Engine
menu-group-you = My games
menu-group-page = Settings and help
menu-new = New deal
menu-home = Home
menu-games = Games
menu-daily = Daily deals
menu-restart = Restart
menu-rules = Rules
menu-share = Share a link
menu-give-up = Give up
menu-unseen = Unseen cards
menu-note = Note at this move…
menu-what-if = What if?
menu-replay = Replay
menu-watch = Watch it play
menu-deal-search = Winnable deal…
menu-difficulty = Difficulty of this deal
menu-analysis-on = Turn on live analysis
menu-analysis-off = Turn off live analysis
menu-review = Review
menu-engine-hint = Engine hint
menu-back = Back to a winnable position
menu-solution = Show solution
menu-goals = Goals
menu-hundred = The hundred
menu-global-statistics = Global statistics
menu-account = Account
menu-appearance = Appearance
menu-settings = Settings
menu-install = Install as an app
menu-about = About this site
menu-more = More
menu-fewer = Fewer
simple-name = Simple
simple-text = Large words, winnable deals, no score and no engine. A voice tells you when no useful move is left.

## What is said under the table, and aloud

said-dealt = { $game }: new deal
said-in-hand = { $card } selected. { $places ->
    [0] It fits nowhere.
   *[other] It can go to: { $targets }.
}
said-place = { $kind ->
    [foundation] foundation { $number }
    [collected] the collected runs
   *[column] column { $number }
}
said-undo = Undone
said-redo = Redone
said-line = Moved to another line
note-left = { $game } was saved.
note-left-lost = { $game } was saved. It counts as lost until you go on with it.
note-undone = Undone: { $move }
note-hint = Hint: { $move } ({ $why })
note-no-useful-move = No useful move is left.
note-winnable-search = Looking for a winnable deal…
note-winnable-failed = The search for a winnable deal failed, so this one is random.
note-bad-link = The link could not be opened: { $reason }
note-engine-keeps-out = This one is yours to solve: the engine stays off.
note-engine-failed = The engine stopped working ({ $reason }). You can play on; the next time you use it, it starts again.
note-engine-absent = The engine could not start. You can play on; the next time you use it, it tries again.
note-found-level = This deal is winnable. Compared with other winnable deals, it is { $level }.

## Side panel

side-title = Side panel
side-open = Show side panel
side-close = Hide side panel

## Live analysis

analysis-label = Live analysis
analysis-off = Show if winnable
analysis-failed = Engine failed
analysis-won = Can be won
analysis-searching = Analysing…
analysis-unknown = Unclear

## Winnable deals and difficulty

level-medium = medium

## Saved games

store-parted = This game was also continued in another window, so both versions are saved.
sync-parted = This game was also continued on another device, so both versions are saved.
sync-continued = The game continues where you left it on your other device.
source-too-large = The file { $file } is too large.
source-unreadable = The file { $file } could not be read.

## Talking to the server

load-error-title = Not available
load-error-text = This part of the page could not be loaded. You can play on; your game is saved. Try again once you are online. If that does not help, reload the page.
site-away = The server cannot be reached at the moment. You can play on.
site-none = This page has no server for results and daily deals. Everything else works.
site-problem = The server did not accept this (status { $status }).
site-misunderstood = The page and the server do not match. Please reload the page.
site-too-large = This game is too long for the server.
site-no-room = Your account has no room for more games. Delete some old ones.
site-not-logged-in = You are no longer signed in. Please sign in again.
site-login-failed = The passkey was not accepted. Please try again.
site-other-site = The server thinks this request comes from another site.
site-not-found = The server could not find this.
site-conflict = This already exists.
site-record = The server could not replay the game.
site-own-game = Custom games do not count for global statistics.
site-own-deal = Custom deals do not count for global statistics.
site-impossible = The times or the day of this game do not fit the server’s clock.
site-too-many = Too many requests. Please wait a moment.
site-internal = The server has a problem. Please try again later.
site-not-yet = The server is not ready yet. Please try again in a moment.
site-sent-before = It had already been sent.
site-refused = The result of a game was not counted. { $why }

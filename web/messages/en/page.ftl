# The English texts of the page, in Fluent's form (projectfluent.org).

## The table

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
bar-points = { $network } / { $windows }
bar-points-title = Network points / Windows points
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

menu-new = New deal
menu-games = Games
menu-restart = Same deal from its start
menu-rules = Rules
menu-replay = Replay this game
menu-seek = A deal that can be won…
menu-hardness = How hard is this deal?
menu-watch = Watch whether it can be won
menu-unwatch = Watch no longer
menu-review = Review this game
menu-engine-hint = The engine’s hint
menu-back = Back to where it can be won
menu-solution = Show the solution
menu-settings = Settings
menu-help = Help

## What is said under the table, and aloud

said-dealt = { $game } is dealt.
said-undo = Taken back
said-redo = Made again
said-restart = The same deal from its start
note-hint = Hint: { $move } ({ $why })
note-no-hint = No move is legal.
note-bad-link = The link could not be opened: { $reason }
note-engine-looks = The engine is looking. You can play on meanwhile.
note-engine-failed = The engine failed ({ $reason }). The game goes on; ask again and a new one starts.
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
note-watch-on = From now on the engine watches. It knows every card.
note-watch-off = The engine watches no longer.
note-found = This deal can be won.
note-found-level = This deal can be won. Among those of its game that can be, it is { $level }.

## Whether the game can be won

standing-watch = Watch whether the game can be won
standing-unwatched = unwatched
standing-failed = the engine failed
standing-won = can be won
standing-looks = not known yet
standing-unknown = not known
standing-lost = lost
standing-never = lost from the start
standing-back = lost: { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} back it could still be won
standing-back-or-later = lost: { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} back, or later, it could still be won
engine-watch-title = Watch the game?
engine-watch-text = The engine knows every card, the hidden ones too. While it watches, the line under the table says whether the game can still be won. That tells you something of the hidden cards, and each game in which it says so counts as assisted. The watch stays on until you switch it off.
engine-hint-title = A hint of the engine?
engine-back-title = Back to where it can be won?
engine-solution-title = Show the solution?
engine-hardness-title = How hard is this deal?
engine-review-title = Review this game?
engine-text = The engine knows every card, the hidden ones too. If it helps, this game counts as assisted.

## A deal that can be won, and how hard deals are

seek-title = { $game }: a deal that can be won
seek-text = The engine looks at random deals, and at all of their cards. As you then know that yours can be won, the game counts as assisted.
seek-wish = Which deal?
seek-winnable = any that can be won
seek-easy = easy
seek-medium = medium
seek-hard = hard
seek-levels = Easy, medium and hard are the thirds of the deals of this game that can be won. The first time, the engine needs a while for deals to compare with.
seek-start = Look for it
seek-progress = Progress
seek-compares = To compare with: { $has } of { $wants } deals.
seek-tried = Random deals looked at so far: { $deals }
level-easy = easy
level-medium = medium
level-hard = hard
hardness-title = How hard is this deal?
hardness-waits = The engine plays this deal and others of the game.
hardness-first = First the deal itself.
hardness-lost = It cannot be won.
hardness-unknown = The engine has found neither a win nor a proof that there is none.
hardness-alone = It can be won. Too few deals of this game are known to be won to compare it with.
hardness-grade = It can be won, and is { $level }: of { $of } deals of this game that can be won, { $easier } are easier.
hardness-quick-name = Quick play
hardness-quick = Quick play from the open cards won { $won } of { $played } games, and put { $percent } % of the cards in order.
hardness-nodes-name = Search
hardness-nodes = The engine found a win after { $nodes } positions.
hardness-length-name = Length
hardness-length = The shortest win that it knows has { $moves } moves.
hardness-explained = Easy, medium and hard are the thirds of the deals of this game that can be won. Each of the three figures is ranked among those of the deals compared with, and the ranks are added.

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
review-here = This move loses the game: { $text }
review-legend = Cards in order after each move, and whether it could still be won:
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
games-seek = One that can be won…
games-start = Play { $game }
rules-title = Rules of { $game }
rules-layout = A deal of { $game } as it begins

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
settings-size = Largest size of the cards
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
settings-sound = Sounds
settings-clock = Show the clock
settings-watch = Watch whether the game can be won
settings-watch-text = The engine sees every card, so watching tells something of the hidden ones, and such games count as assisted.

## The end of a game

end-won = Won!
end-stuck = No move is left
end-time = Time: { $time }
end-moves = { $moves ->
    [one] One move
   *[other] { $moves } moves
}, { $undos ->
    [0] nothing taken back
    [one] one undo
   *[other] { $undos } undos
}
end-points = { $network } network points, { $windows } Windows points
end-assisted = Assisted, so it is counted apart.
end-stuck-text = This game is lost: { $reason }. You can take moves back.
end-review = Review
end-again = Same deal again

## Help

help-title = Help
help-pointer = Mouse and touch
help-pointer-text = Click or tap a card for the obvious move of it and all cards on it. Or drag the cards: the places that take them light up. Click or tap the stock to deal a row.
help-keys = Keys
help-engine = The engine
help-engine-hardness-title = How hard is this deal?
engine-review-title = Review this game?
engine-text = A hint knows only the cards that you have seen. The engine knows them all: it can say whether the game can still be won, lead back to where it could be, and show how. What it says tells you something of the hidden cards, so a game in which it was asked counts as assisted, apart from those you play by yourself. It is asked only when you want it.
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
key-pause = pause
key-watch = watch whether the game can be won, or no longer
key-engine-hint = the engine’s hint: the next move of a line that wins
key-back-to-won = back to the last position that can be won
key-solution = the solution, step by step
key-hardness = how hard the deal is
key-back = put the cards back; close what is open

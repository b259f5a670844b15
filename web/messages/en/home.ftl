# The start screen.

home-continue = Continue { $game }
home-suits = Play Spider
home-one = One suit
home-two = Two suits
home-four = Four suits
home-hints = { $level ->
    [easy] Easy
    [medium] Medium
   *[hard] Hard
}: hints alone win { $won } of { $of }
home-play = Play
home-demonstration-pause = Pause the game that plays itself
home-demonstration-play = Let the game play itself
home-daily = Today’s deal
home-won = won
home-puzzle = Today’s puzzle
home-learn = Learn in two minutes
home-games = All games
home-promise = Free Spider solitaire. No ads, no account, works offline.
# Over plain http, where a browser stores no page.
home-promise-online = Free Spider solitaire. No ads, no account.
home-more = More

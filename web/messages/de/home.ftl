# The start screen.

home-continue = { $game } weiterspielen
home-suits = Spider spielen
home-one = Eine Farbe
home-two = Zwei Farben
home-four = Vier Farben
home-hints = { $level ->
    [easy] Leicht
    [medium] Mittel
   *[hard] Schwer
}: Tipps allein gewinnen { $won } von { $of }
home-play = Spielen
home-demonstration-pause = Das Spiel anhalten, das sich selbst spielt
home-demonstration-play = Das Spiel sich selbst spielen lassen
home-daily = Spiel des Tages
home-won = gewonnen
home-puzzle = Rätsel des Tages
home-learn = In zwei Minuten lernen
home-games = Alle Spiele
home-promise = Spider-Solitär, kostenlos. Ohne Werbung, ohne Konto, auch offline.
home-promise-online = Spider-Solitär, kostenlos. Ohne Werbung, ohne Konto.
home-more = Mehr

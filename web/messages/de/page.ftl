# The German texts of the page.

## The table

page-table = Tisch
page-paused = Pause. Tippe oder drücke P, um weiterzuspielen.
board-column = Spalte { $number }: { $up ->
    [0] { $down ->
        [0] leer
       *[other] { $down } verdeckt
    }
    [one] eine offene Karte{ $down ->
        [0] { "" }
       *[other] , { $down } verdeckt
    }
   *[other] { $up } offene Karten{ $down ->
        [0] { "" }
       *[other] , { $down } verdeckt
    }
}
board-card = { $card }{ $above ->
    [0] { "" }
    [one] , darauf eine Karte
   *[other] , darauf { $above } Karten
}{ $lifted ->
    [yes] { "" }
   *[no] , lässt sich nicht aufnehmen
}{ $target ->
    [yes] , nimmt die aufgenommenen Karten an
   *[no] { "" }
}
board-vacancy = Spalte { $number }, leer{ $target ->
    [yes] , nimmt die aufgenommenen Karten an
   *[no] { "" }
}
board-foundation = Zielstapel { $number }: { $card ->
    [none] leer
   *[other] { $card }
}{ $target ->
    [yes] , nimmt die aufgenommene Karte an
   *[no] { "" }
}
board-reserve = Reserve { $number }: { $card ->
    [none] leer
   *[other] { $card }
}
board-stock = Talon: { $rows ->
    [0] leer
    [one] letzte Reihe austeilen, { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }
   *[other] Reihe austeilen, noch { $rows } Reihen
}
picture-stock = Talon: { $rows ->
    [0] leer
    [one] noch eine Reihe
   *[other] noch { $rows } Reihen
}
board-collected = Abgeräumte Folgen: { $runs } von { $of }

## The bar

bar-games = { $game }: Spiel wählen
bar-cards = aufgelistete Karten
bar-points = { $network } / { $windows }
bar-points-title = Netzwerkpunkte / Windows-Punkte
bar-moves = { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}
bar-actions = Aktionen
bar-assisted = mit Hilfe
bar-clock = Uhr

## Buttons

button-menu = Menü
button-undo = Rückgängig
button-redo = Wiederholen
button-hint = Tipp
button-finish = Zu Ende spielen
button-close = Schließen
button-cancel = Abbrechen
button-yes = Ja

## The menu

menu-new = Neues Spiel
menu-games = Spiele
menu-restart = Dasselbe Spiel von vorn
menu-replay = Dieses Spiel nachspielen
menu-rules = Regeln
menu-engine-hint = Tipp des Rechners
menu-back = Zurück, bis es zu gewinnen ist
menu-solution = Lösung zeigen
menu-settings = Einstellungen
menu-help = Hilfe

## What is said under the table, and aloud

said-dealt = { $game } ist ausgeteilt.
said-in-hand = In der Hand: { $card }. { $places ->
    [0] Kein Platz nimmt sie.
   *[other] Mögliche Plätze: { $targets }.
}
said-place = { $kind ->
    [foundation] Zielstapel { $number }
    [collected] die abgeräumten Folgen
   *[column] Spalte { $number }
}
said-undo = Zurückgenommen
said-redo = Wieder gezogen
said-restart = Dasselbe Spiel von vorn
note-hint = Tipp: { $move } ({ $why })
note-no-hint = Kein Zug ist möglich.
note-bad-link = Der Link ließ sich nicht öffnen: { $reason }
note-engine-looks = Der Rechner sucht. Du kannst inzwischen weiterspielen.
note-engine-lost = Hier ist es verloren: Was auch gezogen wird, es ist nicht mehr zu gewinnen.
note-engine-never = Dieses Spiel war von Anfang an nicht zu gewinnen.
note-engine-unknown = Der Rechner hat weder einen Gewinn gefunden noch einen Beweis, dass es keinen gibt.
note-back = { $moves ->
    [0] Von hier ist es noch zu gewinnen.
    [one] Einen Zug zurück: Von hier ist es noch zu gewinnen.
   *[other] { $moves } Züge zurück: Von hier ist es noch zu gewinnen.
}

## Whether the game can be won

standing-won = zu gewinnen
standing-looks = noch unbekannt
standing-unknown = unbekannt
standing-lost = verloren
standing-never = von Anfang an verloren
standing-back = verloren: vor { $moves ->
    [one] 1 Zug
   *[other] { $moves } Zügen
} war es noch zu gewinnen
standing-back-or-later = verloren: vor { $moves ->
    [one] 1 Zug
   *[other] { $moves } Zügen
} oder später war es noch zu gewinnen
engine-watch-title = Das Spiel beobachten lassen?
engine-watch-text = Der Rechner kennt alle Karten, auch die verdeckten. Solange er zusieht, sagt die Zeile unter dem Tisch, ob das Spiel noch zu gewinnen ist. Das verrät etwas über die verdeckten Karten, und jedes Spiel, in dem es dort steht, zählt als mit Hilfe gespielt. Er sieht zu, bis du ihn abstellst.
engine-hint-title = Ein Tipp des Rechners?
engine-back-title = Zurück, bis es zu gewinnen ist?
engine-solution-title = Die Lösung zeigen?
engine-text = Der Rechner kennt alle Karten, auch die verdeckten. Wenn er hilft, zählt dieses Spiel als mit Hilfe gespielt.

## Games and rules

games-title = Spiele
games-search = Nach Name oder Art suchen
games-facts = { $cards } Karten, { $columns } { $columns ->
    [one] Spalte
   *[other] Spalten
}
games-none = So heißt kein Spiel.
games-deal = Spielnummer
games-deal-random = zufällig
games-start = { $game } spielen
rules-title = Regeln von { $game }
rules-layout = Eine Austeilung von { $game } zu Beginn

## Replay

replay-title = Nachspielen: { $game }
replay-controls = Nachspielen
replay-first = An den Anfang
replay-back = Einen Zug zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Zug weiter
replay-last = Ans Ende
replay-position = Gezeigter Zug
replay-at = Zug { $move } von { $of }
replay-start = Anfang
replay-pace = Tempo
replay-pace-slow = langsam
replay-pace-normal = normal
replay-pace-fast = schnell
replay-pace-rapid = sehr schnell
replay-pace-played = wie gespielt
replay-play-on = Von hier weiterspielen

## Settings

settings-title = Einstellungen
settings-language = Sprache
settings-language-auto = wie im Browser
settings-theme = Farben
settings-theme-auto = wie im System
settings-theme-light = hell
settings-theme-dark = dunkel
settings-motion = Bewegung
settings-motion-auto = wie im System
settings-motion-full = Karten gleiten
settings-motion-none = keine
settings-size = Größe der Karten höchstens
settings-pack = Karten
settings-pack-two-colour = Zwei Farben
settings-pack-four-colour = Vier Farben
settings-pack-high-contrast = Hoher Kontrast
settings-shade-light = hell
settings-shade-dark = dunkel
settings-back = Rückseiten
settings-back-web = Netz
settings-back-lattice = Gitter
settings-back-waves = Wellen
settings-back-rosette = Rosette
settings-back-weave = Geflecht
settings-back-suits = Spielfarben
settings-back-plain = Einfarbig
settings-more = Mehr
settings-large-index = Große Werte und Farbzeichen
settings-left-handed = Für Linkshänder: Talon links
settings-click-takes = Ein Klick nimmt die Karten auf, der nächste legt sie ab
settings-sound = Töne
settings-clock = Uhr zeigen
settings-watch = Beobachten, ob das Spiel zu gewinnen ist
settings-watch-text = Der Rechner sieht alle Karten. Sein Zusehen verrät darum etwas über die verdeckten, und solche Spiele zählen als mit Hilfe gespielt.

## The end of a game

end-won = Gewonnen!
end-stuck = Kein Zug ist mehr möglich
end-time = Zeit: { $time }
end-moves = { $moves ->
    [one] Ein Zug
   *[other] { $moves } Züge
}, { $undos ->
    [0] nichts zurückgenommen
    [one] eine Rücknahme
   *[other] { $undos } Rücknahmen
}
end-points = { $network } Netzwerkpunkte, { $windows } Windows-Punkte
end-assisted = Mit Hilfe gespielt, darum getrennt gezählt.
end-stuck-text = Dieses Spiel ist verloren: { $reason }. Du kannst Züge zurücknehmen.
end-again = Dasselbe Spiel noch einmal

## Help

help-title = Hilfe
help-pointer = Maus und Finger
help-pointer-text = Klicke oder tippe auf eine Karte, und sie macht mit allen Karten, die auf ihr liegen, den naheliegenden Zug. Oder ziehe die Karten: Die Plätze, auf die sie passen, leuchten auf. Klicke oder tippe auf den Talon, um eine Reihe auszuteilen.
help-keys = Tasten
help-engine = Der Rechner
help-engine-text = Ein Tipp kennt nur die Karten, die du gesehen hast. Der Rechner kennt alle: Er kann sagen, ob das Spiel noch zu gewinnen ist, dorthin zurückführen, wo es das war, und zeigen, wie. Was er sagt, verrät etwas über die verdeckten Karten. Darum zählt ein Spiel, in dem er gefragt wurde, als mit Hilfe gespielt, getrennt von denen, die du allein spielst. Er wird nur gefragt, wenn du es willst.
key-column = die Karten einer Spalte aufnehmen; dann die Nummer der Spalte, auf die sie sollen, oder noch einmal dieselbe für den naheliegenden Zug
key-walk = über den Tisch gehen
key-obvious = der naheliegende Zug der gewählten Karte; aufgenommene Karten ablegen
key-pick = die gewählte Karte aufnehmen; sie ablegen
key-deal = eine Reihe austeilen
key-undo = einen Zug zurücknehmen
key-redo = ihn wieder ziehen
key-hint = ein Tipp, und der nächstbeste
key-finish = das Spiel zu Ende spielen, sobald nichts mehr zu entscheiden ist
key-new = ein neues Spiel derselben Art
key-games = alle Spiele
key-pause = Pause
key-back = die Karten zurücklegen; schließen, was offen ist

# The German texts that windows of the page share with pages of the terminal game.

## Windows that ask or search

engine-analysis-title = Live-Analyse einschalten?
engine-hint-title = Tipp vom Computer?
engine-back-title = Zurück zur letzten lösbaren Stellung?
engine-solution-title = Lösung zeigen?
deal-search-title = { $game }: lösbares Spiel suchen
deal-search-text = Der Computer prüft zufällige Spiele und sieht dabei alle Karten. Dass deins lösbar ist, verrät nicht, wo welche Karte liegt; es zählt deshalb wie jedes andere.
deal-search-compares = Vergleichsspiele: { $has } von { $wants }
deal-search-tried = Bisher geprüfte Spiele: { $deals }
difficulty-waits = Der Computer löst dieses Spiel und dann zum Vergleich andere derselben Art.
difficulty-lost = Dieses Spiel ist unlösbar.
difficulty-unknown = Der Computer konnte nicht herausfinden, ob dieses Spiel lösbar ist.
difficulty-alone = Dieses Spiel ist lösbar. Für einen Vergleich kennt der Computer zu wenige lösbare Spiele dieser Art.
difficulty-quick = Schnell und nur nach den offenen Karten gespielt, gelangen { $won } von { $played } Versuchen; { $percent } % der Karten wurden geordnet.
difficulty-nodes = Der Computer fand eine Lösung nach { $nodes ->
    [one] einer Stellung
   *[other] { $nodes } Stellungen
}.
difficulty-length = Die kürzeste gefundene Lösung hat { $moves ->
    [one] einen Zug
   *[other] { $moves } Züge
}.
maker-name-example = Mein { $game }
maker-waits = Der Computer sieht sich fünfzig Spiele an …

## Lists

saved-games-game = Spiel
saved-games-result = Ergebnis
result-won = gewonnen
result-lost = verloren
result-unfinished = angefangen
learn-steps = { $done } von { $steps } Schritten
hundred-title = Die Hundert: { $game }
chance-percent = Chance { $percent } %
games-none = Kein Spiel gefunden.
note-no-room = Für diese Notiz ist kein Platz: Notizen haben höchstens 4.000 Bytes.

## What keys do

key-deal = Reihe austeilen
key-hint = Tipp; noch einmal für den nächstbesten
key-engine-hint = Tipp vom Computer: nächster Zug zum Sieg
key-analysis = Live-Analyse ein- oder ausschalten
key-back-to-won = zurück zur letzten lösbaren Stellung
key-solution = Lösung, Zug für Zug
key-difficulty = Schwierigkeit dieses Spiels
key-finish = fertig spielen, sobald das Spiel von selbst aufgeht
key-unseen = ungesehene Karten zählen
key-new = neues Spiel derselben Art
key-games = alle Spiele
key-move-tree = Zugbaum
key-statistics = Statistik
key-pause = Pause
help-engine = Tipps und Computer

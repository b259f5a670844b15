# The German texts of a session, layered on those of the rules.

## Why the table does not do what was asked

declined-nowhere-to-go = { $the-cards } { $count ->
    [one] passt sonst nirgends hin
   *[other] passen sonst nirgends hin
}
declined-nothing-in-hand = wähle zuerst die Karten, die du bewegen willst
declined-nothing-to-lift = dort lässt sich keine Karte aufnehmen
declined-nothing-to-undo = es gibt keinen Zug zum Zurücknehmen
declined-undo-off = dieses Spiel wird ohne Zurücknehmen gespielt
declined-nothing-to-redo = es wurde kein Zug zurückgenommen
declined-not-simple-yet = es gibt noch etwas zu entscheiden
declined-record-full = die Aufzeichnung dieses Spiels ist voll: { $reason }

## What a hinted move is good for

why-off-table = räumt Karten ab
why-turns-up = deckt eine verdeckte Karte auf
why-makes-vacancy = schafft eine leere Spalte
why-joins = verbindet Karten, die dann gemeinsam ziehen
why-order = bringt Ordnung auf den Tisch
why-prepares = bereitet einen besseren Zug vor
why-toward-card = führt zu einer neuen Karte in Spalte { $column }
why-toward-row = ordnet den Tisch vor der nächsten Reihe
why-deal-row = neue Karten helfen jetzt am meisten
why-fills-vacancy = eine Reihe lässt sich nur austeilen, wenn keine Spalte leer ist
why-nothing-better = bringt nichts, ist aber möglich
why-toward-win = alle Karten sind jetzt bekannt, und so gewinnst du
why-wins = führt zum Sieg

## Why the win is certain

certain-win-hidden = Gewonnen, egal was verdeckt liegt
certain-win-known = Gewonnen: Alle Karten sind bekannt

## What the page and the terminal game say at the table

bar-moves = { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}
bar-advised = Chance angezeigt
bar-no-undo = ohne Zurücknehmen
analysis-lost = Verloren
analysis-never = Von Anfang an verloren
analysis-back = Verloren: { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
} zurück
analysis-back-or-later = Verloren: höchstens { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
} zurück
level-easy = leicht
level-hard = schwer
note-hint-assists = { $hint }. Dieses Spiel zählt jetzt als „mit Hilfe“, getrennt von deinen eigenen Siegen.
note-engine-looks = Der Computer rechnet. Du kannst inzwischen weiterspielen.
note-engine-won = Diese Stellung ist lösbar.
note-engine-lost = Diese Stellung ist verloren: Kein Zug führt mehr zum Sieg.
note-engine-never = Dieses Spiel war von Anfang an unlösbar.
note-engine-unknown = Der Computer konnte nicht herausfinden, ob diese Stellung lösbar ist.
note-engine-over = Dieses Spiel ist schon gewonnen.
note-analysis-on = Live-Analyse an. Der Computer kennt alle Karten.
note-analysis-off = Live-Analyse aus.
note-back = { $moves ->
    [one] Einen Zug
   *[other] { $moves } Züge
} zurück: Diese Stellung ist lösbar.
note-back-perhaps = { $moves ->
    [one] Einen Zug
   *[other] { $moves } Züge
} zurück: Diese Stellung ist lösbar, vielleicht auch noch eine spätere.
note-found = Dieses Spiel ist lösbar.

## Names of windows

menu-help = Hilfe
menu-puzzles = Rätsel
menu-custom-games = Eigene Spiele
menu-move-tree = Zugbaum
menu-saved-games = Gespeicherte Spiele
menu-statistics = Statistik
menu-learn = Spielen lernen

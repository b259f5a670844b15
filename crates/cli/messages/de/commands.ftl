# What the commands answer, in German. The English file says what each is for.

## What the commands say

games-none-found = kein Spiel hat { $words } in Kennung, Namen, Gruppe oder Merkmalen
games-custom = Eigene Spiele
check-game-valid = das Spiel ist in Ordnung
check-neither = das ist weder eine Aufzeichnung noch eine Spieldatei
check-records-valid = { $count ->
    [one] eine Aufzeichnung, und sie ist in Ordnung
   *[other] { $count } Aufzeichnungen, und alle sind in Ordnung
}
check-record-number = Aufzeichnung { $number }
check-fingerprint = { $deal } hat den Fingerabdruck { $fingerprint }
check-fingerprint-cards = das ist der SHA-256-Wert von { $cards }
check-fingerprint-other = { $deal } hat einen anderen Fingerabdruck, { $fingerprint }
import-nothing-added = nichts wurde aufgenommen
import-done = { $added ->
    [0] keine neue Partie
    [one] eine Partie aufgenommen
   *[other] { $added } Partien aufgenommen
}{ $known ->
    [0] {""}
    [one] ; eine war schon da
   *[other] ; { $known } waren schon da
}
export-done = { $count ->
    [0] noch ist keine Partie gespeichert: { $path } wurde ohne eine geschrieben
    [one] eine Partie wurde in { $path } geschrieben
   *[other] { $count } Partien wurden in { $path } geschrieben
}
man-done = { $pages } Seiten wurden in { $path } geschrieben

play-not-kept = diese Partie wird nicht gespeichert: { $error }

## What the solver found out

verdict-won = lösbar{ $length ->
    [0] : schon gewonnen
    [one] {" "}in einem Zug
   *[other] {" "}in { $length } Zügen
}
verdict-lost = verloren
verdict-unknown = unbekannt: { $why ->
    [nodes] Die Grenze der Knoten war erreicht
    [memory] Die Grenze des Speichers war erreicht
    [time] Die Grenze der Zeit war erreicht
    [cancelled] Die Suche wurde beendet
   *[gave-up] Es gab nichts mehr zu versuchen
}
solve-name = { $game } { $of }
solve-name-at = { $name }, { $at ->
    [0] am Anfang
    [one] nach einem Zug
   *[other] nach { $at } Zügen
}
solve-price = { $nodes ->
    [one] eine Stellung
   *[other] { $nodes } Stellungen
}, { $seconds } s
solve-proof-written = das Zertifikat steht in { $file }: { $count ->
    [one] eine Stellung
   *[other] { $count } Stellungen
}; `webspinner verify` prüft es
solve-proof-none = kein Zertifikat geschrieben: Das gibt es nur, wo bewiesen ist, dass ein Spiel verloren ist
solve-proof-stopped = kein Zertifikat geschrieben: Es wurde abgebrochen, bevor es vollständig war

## Where a game was lost

analyze-progress = untersucht wird die Stellung nach { $number } von { $length } Zügen
analyze-heading = { $game } { $deal }, { $length ->
    [0] kein Zug
    [one] ein Zug
   *[other] { $length } Züge
}: { $outcome }
analyze-goes-on = nicht beendet
analyze-result-lost = verloren
analyze-won = { $count ->
    [one] Nach Zug { $first }
   *[other] Nach den Zügen { $first } bis { $last }
} ist die Partie lösbar.
analyze-lost = { $count ->
    [one] Nach Zug { $first }
   *[other] Nach den Zügen { $first } bis { $last }
} ist die Partie verloren.
analyze-unknown = { $count ->
    [one] Nach Zug { $first }
   *[other] Nach den Zügen { $first } bis { $last }
} ist unbekannt, ob die Partie lösbar ist{ $why ->
    [nodes] : Die Grenze der Knoten war erreicht
    [memory] : Die Grenze des Speichers war erreicht
    [time] : Die Grenze der Zeit war erreicht
    [cancelled] : Die Suche wurde beendet
   *[several] {""}
}.
analyze-can-be-won = { $length ->
    [0] Die Partie wurde gewonnen.
    [one] Die Partie ist noch lösbar, in einem Zug:
   *[other] Die Partie ist noch lösbar, in { $length } Zügen:
}
analyze-move-lost = Mit Zug { $number }, { $move }, war die Partie verloren.
analyze-one-of-moves-lost = Mit einem der Züge { $first } bis { $last } war die Partie verloren.
analyze-not-known-since = Ob sie noch lösbar ist, ist unbekannt.
analyze-back = { $lost } { $back ->
    [one] Einen Zug vorher
   *[other] { $back } Züge vorher
} war sie lösbar, in { $length ->
    [one] einem Zug
   *[other] { $length } Zügen
}:
analyze-never = Diese Partie ist unlösbar.
analyze-lost-at-latest = Verloren war sie spätestens nach { $first ->
    [one] einem Zug
   *[other] { $first } Zügen
}. Ob sie vorher lösbar war, ist unbekannt.
analyze-nothing-known = Ob sie lösbar war, ist unbekannt. Höhere Grenzen können helfen.
chart-won = lösbar
chart-unknown = unbekannt
chart-lost = verloren
luck-none-and-analyze = { $none } Ohne --fair zeigt analyze, mit welchem Zug sie verloren war.
luck-played = gespielt
luck-better = besser: { $moves }
luck-after-and-rest = { $after } { $rest }
luck-rest = Die letzten Züge zeigten keine neue Karte: Ohne --fair beurteilt analyze auch sie.
luck-stopped = Die Züge danach sind nicht beurteilt, weil abgebrochen wurde.
luck-totals = { $decisions ->
    [one] Eine Entscheidung.
   *[other] { $decisions } Entscheidungen.
} Verschenkt: zusammen { $error }, { $mean } je Entscheidung. Glück: zusammen { $luck }.
luck-one-error = { $count ->
    [one] Zug { $first }
   *[other] Züge { $first } bis { $last }
}: { $error }, besser { $better }

## Statistics

stats-kinds = Nach Spielweise
stats-all-games = Alle Spiele
stats-played = Gespielt
stats-won = Siege
stats-lost = Niederlagen
stats-win-rate = Gewinnquote
stats-win-ratio = Siege pro Niederlage
stats-average-win-time = Zeit pro Sieg (Ø)
stats-best-win-time = Beste Zeit
stats-highest-score = Höchste Punktzahl
stats-most-cards-in-order = Rekord geordneter Karten
stats-current-streak = Aktuelle Serie
stats-wins-in-a-row = { $length ->
    [one] ein Sieg
   *[other] { $length } Siege
}
stats-losses-in-a-row = { $length ->
    [one] eine Niederlage
   *[other] { $length } Niederlagen
}
stats-longest-winning-streak = Längste Siegesserie
stats-longest-losing-streak = Längste Niederlagenserie
stats-fewest-moves = Zugrekord
stats-average-moves = Züge pro Sieg (Ø)
stats-hundred = Die Hundert: die ersten hundert Spiele, je ein Versuch
stats-hundred-series = { $won } von { $ended } gewonnen{ $next ->
    [0] {""}
   *[other] , das nächste Spiel ist die { $next }
}
stats-game = { $won } von { $played } gewonnen{ $more ->
    [0] {""}
   *[other] , dazu { $more } mit Hilfe oder noch einmal
}

## Boards

standing = { $length ->
    [0] am Anfang
    [one] nach einem Zug
   *[other] nach { $length } Zügen
}, { $in-order ->
    [one] eine geordnete Karte
   *[other] { $in-order } geordnete Karten
}
standing-ended = { $standing }, { $outcome }
replay-after = { $move }
demo-title = { $name } ({ $deal }): eine gespeicherte Partie, denn das ist kein Terminal
demo-how-to-play = zum Spielen webspinner in einem Terminal starten; webspinner --help nennt alles Weitere

## Lessons

learn-line = { $name } ({ $steps } Schritte)

## Puzzles

puzzle-heading = Rätsel { $number } ({ $level ->
    [easy] leicht
    [medium] mittel
   *[hard] schwer
}, { $rating }): { $name }, { $deal } { $played ->
    [0] am Anfang
    [one] nach einem Zug
   *[other] nach { $played } Zügen
}
puzzle-how = Gib Züge wie 3-4 oder 3-4x2 ein, ? für einen Tipp, > für die Lösung.
puzzle-hint = Versuch { $move }.
puzzle-solution = Lösung: { $moves }

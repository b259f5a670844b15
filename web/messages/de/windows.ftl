# The texts of the windows, which the page loads when it can be played. `page.ftl` has the others.

## The table

picture-stock = Talon: { $rows ->
    [0] leer
    [one] noch eine Reihe
   *[other] noch { $rows } Reihen
}

## Buttons

button-cancel = Abbrechen
button-yes = Ja
button-again = Erneut versuchen

## What is said under the table, and aloud

said-detail = { $of }: { $detail }

## Live analysis

engine-analysis-text = Der Computer kennt alle Karten, auch die verdeckten. Bei eingeschalteter Live-Analyse siehst du nach jedem Zug, ob das Spiel noch lösbar ist. Das verrät etwas über die verdeckten Karten; mit der ersten Antwort zählt dieses Spiel deshalb als „mit Hilfe“, getrennt von deinen eigenen Siegen. Die Live-Analyse endet mit ihm.
engine-difficulty-title = Schwierigkeit bestimmen?
engine-review-title = Dieses Spiel analysieren?
engine-text = Der Computer kennt alle Karten, auch die verdeckten. Wenn er dir hilft, zählt dieses Spiel als „mit Hilfe“, getrennt von deinen eigenen Siegen.

## Winnable deals and difficulty

deal-search-criteria = Schwierigkeit
deal-search-winnable = beliebig, Hauptsache lösbar
deal-search-easy = leicht
deal-search-medium = mittel
deal-search-hard = schwer
deal-search-levels = Die lösbaren Spiele jeder Art sind zu je einem Drittel leicht, mittel und schwer. Die erste Suche dauert etwas länger, weil der Computer Vergleichsspiele braucht.
deal-search-start = Suchen
deal-search-progress = Fortschritt
difficulty-first = Zuerst dieses Spiel.
difficulty-grade = Dieses Spiel ist lösbar und { $level }: Von { $of } lösbaren Spielen dieser Art { $easier ->
    [0] ist keines leichter
    [one] ist eines leichter
   *[other] sind { $easier } leichter
}.
difficulty-quick-name = Schnell gespielt
difficulty-nodes-name = Suche
difficulty-length-name = Länge
difficulty-explained = Die lösbaren Spiele jeder Art sind zu je einem Drittel leicht, mittel und schwer. Jeder der drei Werte erhält einen Rang unter den Vergleichsspielen, und die Ränge werden addiert.

## The solution and the review

solution-title = Lösung: { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
}
review-title = Analyse: { $game }
review-works = Der Computer analysiert das Spiel: { $known } von { $of } Stellungen sind geprüft.
review-won = Gewonnen: Jede Stellung war lösbar.
review-could = Jede Stellung war lösbar, und die jetzige ist es auch.
review-move = Mit Zug { $move } war das Spiel verloren: { $text }.
review-hidden = Das konnte niemand wissen: Nach allem, was zu sehen war, gab es keinen besseren Zug.
review-avoidable = Das ließ sich vermeiden: Nach allem, was zu sehen war, hat er { $error } der Siegchancen verschenkt.
review-among = Mit einem der Züge { $from } bis { $to } war das Spiel verloren. Mit welchem, konnte der Computer nicht herausfinden.
review-between = Verloren zwischen Zug { $from } und Zug { $to }; der Computer sucht noch.
review-show-between = Anfang dieser Strecke zeigen
review-stop = Anhalten
review-goes-on = Du kannst das Fenster schließen: Der Computer sucht weiter und sagt Bescheid, wenn er fertig ist.
review-go-on = Weitersuchen
note-reviewed = Analyse von { $game }: { $text }
note-reviewed-show = Analyse ansehen
review-by = Nach Zug { $move } war das Spiel verloren. Ob es vorher lösbar war, konnte der Computer nicht herausfinden.
review-open = Der Computer konnte nicht herausfinden, ob dieses Spiel lösbar war.
review-show = Entscheidenden Fehler zeigen
review-legend = Oben: geordnete Karten (in Folgen ab König oder schon weggelegt) nach jedem Zug, höchstens { $most } von { $cards }. Unten: ob das Spiel noch lösbar war:
review-prospect-won = lösbar
review-prospect-lost = verloren
review-prospect-open = unklar
review-prospect-losing = entscheidender Fehler
review-remark-wasted = vergeblich
review-remark-missedJoin = Verbindung verpasst
review-wasted = { $moves ->
    [one] Ein Zug war vergeblich: Er führte nur zurück.
   *[other] { $moves } Züge waren vergeblich: Danach lag alles wie zuvor.
}
review-missed-joins = { $moves ->
    [one] Eine verpasste Verbindung: Die Karten hätten zu ihrer Farbe gekonnt.
   *[other] { $moves } verpasste Verbindungen: Die Karten hätten zu ihrer Farbe gekonnt.
}
review-not-copied = Der Browser hat das Kopieren nicht erlaubt.
review-list = Alle Züge
review-better-in = Besser: { $text }. Damit gewinnst du in { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
}.
review-show-better = Besseren Zug zeigen
review-play-out = Gewinnweg zeigen
review-loses = Zug { $move } verliert das Spiel: { $text }
review-better = Besser: { $text }
review-solution = So hättest du noch gewonnen: { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
}.
review-shorter = Der Computer hat einen Gewinnweg mit { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
} gefunden.
review-no-shorter = Der Computer hat keinen kürzeren Gewinnweg gefunden. Stark gespielt!
review-missed = Verpasste Verbindung: { $text }
review-back = Zurück zur Analyse
retry-title = Besseren Zug finden
retry-open = Mit diesem Zug war das Spiel verloren: { $move }. Spiel einen, mit dem es lösbar bleibt.
retry-judging = Der Computer prüft diesen Zug.
retry-found = Gut gemacht: Mit diesem Zug bleibt das Spiel lösbar.
retry-lost = Auch mit diesem Zug ist das Spiel verloren.
retry-unclear = Der Computer konnte nicht herausfinden, ob dieser Zug gewinnt.
retry-close = Aufhören

## Glück und Können

review-views = Wie man zurückblickt
review-view-review = War es lösbar?
review-view-luck = Glück und Können
luck-title = Glück und Können: { $game }
luck-works = Der faire Spieler beurteilt das Spiel: { $move } von { $of } Zügen sind geprüft.
luck-no-new-card = In diesem Spiel war noch keine neue Karte zu sehen, es gibt also nichts zu beurteilen.
luck-totals = Verschenkt: { $error ->
    [one] 1 Punkt
   *[other] { $error } Punkte
} von 100. Glück: { $luck }.
luck-chart = Oben: die Siegchance vor jeder neuen Karte; ▼ ist, was ein Fehler davon genommen hat. Unten: was jede neue Karte geändert hat, nach oben bei Glück.
luck-gave-away = Zug { $moves }: { $error } verschenkt.
luck-show-played = Zug zeigen
luck-show-better = Besseren Zug zeigen
luck-play-out = Besseren Plan zeigen
luck-better-plan = Das war der bessere Plan anstelle von Zug { $moves }, bis zur nächsten neuen Karte. Was er aufgedeckt hätte, wird nicht beurteilt.
luck-back = Zurück zu Glück und Können
luck-played = Gespielt: { $text }
luck-list = Alle Entscheidungen
luck-rough = Das sind Schätzungen des fairen Spielers, der nur weiß, was du sehen konntest. Ein Fehler kann kleiner sein, als er sagt, und ein kleiner ist vielleicht keiner.

## Games and rules

games-title = Spiele
games-search = Nach Name oder Art suchen
games-filters = Filter
games-facts = { $cards } Karten, { $columns } { $columns ->
    [one] Spalte
   *[other] Spalten
}
games-recent = Zuletzt gespielt:
games-favourites = Favoriten
games-surprise = Überrasch mich
games-favourite = Favorit: { $game }
games-decks = Kartenspiele
games-decks-one = ein Kartenspiel
games-decks-two = zwei Kartenspiele
games-decks-more = drei oder mehr
games-length = Dauer
games-length-short = kurz
games-length-long = lang
games-matter = Glück oder Können
games-matter-luck = mehr Glück
games-matter-skill = mehr Können
games-chance = Lösbar
games-chance-nearly-all = fast immer lösbar
games-chance-most = meistens lösbar
games-chance-few = selten lösbar
games-winnable-all = immer lösbar
games-winnable-share = { $percent } der Spiele lösbar
games-winnable-least = mindestens { $percent } der Spiele lösbar
games-deal = Spielnummer
games-deal-random = zufällig
games-deal-wrong = Eine Spielnummer sieht so aus: { $own }. Nummern anderer Programme beginnen mit deren Kürzel: { $ms }, { $pysol } oder { $kpat }.
games-deal-search = Lösbares Spiel …
games-start = { $game } spielen
rules-title = Regeln von { $game }
rules-layout = { $game } zu Beginn

## Saved games

saved-games-all-games = alle Spiele
saved-games-all-results = alle
saved-games-count = { $games ->
    [0] Keine Spiele
    [one] Ein Spiel
   *[other] { $games } Spiele
}
saved-games-points = Punkte: { $score }
saved-games-current = auf dem Tisch
saved-games-own-cards = eigene Kartenfolge
saved-games-pages = Seiten
saved-games-newer = Neuere
saved-games-older = Ältere
saved-games-page = { $from }–{ $to } von { $of }
saved-games-none = Noch sind keine Spiele gespeichert. Ab dem ersten Zug wird jedes Spiel gespeichert.
saved-games-choose = Wähle ein Spiel, um es fortzusetzen, als Wiederholung anzusehen, als Datei zu speichern oder zu löschen.
saved-games-continue = Weiterspielen
saved-games-replay = Wiederholung
saved-games-link = Link kopieren
saved-games-save = Als Datei speichern
saved-games-save-all = Alle als Datei speichern
saved-games-delete = Löschen
saved-games-ask-give-up = Dieses Spiel aufgeben? Es zählt dann als verloren.
given-up = Du hast { $game } aufgegeben: Es zählt als verloren, auch wenn du hier weiterspielst.
saved-games-ask-delete = Dieses Spiel endgültig löschen? Es zählt dann in der Statistik nicht mehr.
saved-games-persistent = Dieser Browser behält deine gespeicherten Spiele, bis du sie löschst.
saved-games-not-persistent = Speichere ab und zu alle Spiele als Datei: Dieser Browser kann sie löschen, zum Beispiel wenn er Platz braucht.
import-title = Spiele aus einer Datei oder einem Text importieren
import-text = Dateien von dieser Seite oder aus der Terminalversion, mit einem Spiel oder vielen. Was schon da ist, wird übersprungen.
import-take = Hinzufügen
import-busy = Wird gelesen …
import-game = Spiel { $number }
import-done = { $added ->
    [0] Keine Spiele hinzugefügt
    [one] Ein Spiel hinzugefügt
   *[other] { $added } Spiele hinzugefügt
}{ $known ->
    [0] .
    [one] ; eines war schon da.
   *[other] ; { $known } waren schon da.
}
import-problems = { $problems ->
    [one] Eines ließ sich nicht lesen:
   *[other] { $problems } ließen sich nicht lesen:
}

## Statistics

stats-judged = { $games ->
    [one] Ein Spiel aus einer früheren Version wurde neu bewertet:
   *[other] { $games } Spiele aus einer früheren Version wurden neu bewertet:
} Ein verlassenes Spiel zählt als verloren, und für Siegquote, Serien und Bestwerte zählt nur der erste Versuch.
stats-between = { $value } ({ $low } – { $high })
stats-text = Ein Spiel zählt, sobald du es gewonnen, aufgegeben oder, nach zehn Zügen oder einer Reihe, für ein anderes der gleichen Art verlassen hast. Was du schon einmal begonnen hattest, steht unter „noch einmal gespielt“.
stats-range-text = In Klammern steht der Bereich, in dem deine wahre Gewinnquote mit 95 % Sicherheit liegt; je mehr Spiele, desto enger wird er.
stats-left = { $games ->
    [one] Eins davon hast du für ein anderes verlassen. Es zählt als verloren, bis du weiterspielst: unter Gespeicherte Spiele.
   *[other] { $games } davon hast du für andere verlassen. Sie zählen als verloren, bis du weiterspielst: unter Gespeicherte Spiele.
}
stats-group = Gruppe
stats-numbers = Zahlen
stats-game = Nach Spiel
stats-games = Spiele
stats-time = Zeit
stats-move-count = Züge
stats-rate = Gewinnquote im Verlauf
stats-rate-text = Jeweils über die letzten { $games } Spiele: anfangs { $from }, jetzt { $to }; niedrigste { $least }, höchste { $most }.
stats-streaks = Serien
stats-streaks-text = { $streaks ->
    [one] Eine Serie: Siege nach oben, Niederlagen nach unten.
   *[other] Die letzten { $streaks } Serien: Siege nach oben, Niederlagen nach unten.
}
stats-times = Zeiten der Siege
stats-moves = Züge bis zum Sieg
stats-mostly = Am häufigsten: { $from } bis { $to }, { $games ->
    [one] ein Spiel.
   *[other] { $games } Spiele.
}
stats-few-games = Gewinnquote und Serien erscheinen ab { $need } Spielen. Bisher: { $games }.
stats-few-wins = Zeiten und Züge erscheinen ab { $need } Siegen. Bisher: { $games }.
stats-empty = Hier erscheinen deine Siege
stats-empty-text = Gewinne ein Spiel: Dann erscheinen hier deine Siege, Serien, Bestleistungen und Wochen.
stats-empty-games = Spiel aussuchen
stats-empty-play = Zurück zum Tisch
stats-none = Noch keine solchen Spiele.
stats-won = Siege
stats-now-streak = Aktuelle Serie
stats-best-streak = Beste Serie
stats-since = { $games ->
    [one] Ein Spiel am { $date }, { $time }
   *[other] { $games } Spiele seit { $date }, { $time }
} am Tisch
stats-since-day = { $games ->
    [one] Ein Spiel am { $date }
   *[other] { $games } Spiele seit { $date }
}
stats-form = { $games ->
    [one] Das letzte Spiel: { $won } gewonnen
   *[other] Die letzten { $games } Spiele: { $won } gewonnen
}
stats-suits = Farben
stats-suits-any = Alle
stats-weeks = Deine Wochen
stats-week = Woche ab
stats-this-week = Gefüllt: gewonnen. Diese Woche: { $games ->
    [0] noch kein Spiel.
    [one] ein Spiel, { $won } gewonnen.
   *[other] { $games } Spiele, { $won } gewonnen.
}
stats-busiest = Am meisten in der Woche ab { $date }: { $games ->
    [one] ein Spiel.
   *[other] { $games } Spiele.
}
stats-year = Dein Jahr
stats-day = Tag
stats-year-none = In den letzten zwölf Monaten ist kein Spiel zu Ende gegangen.
stats-year-text = Gefüllt: Tage mit einem Sieg. { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
} an { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
}, { $won } gewonnen.
stats-year-most = Am meisten am { $day }.
stats-day-text = { $date }: { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}, { $won } gewonnen
stats-fewer = von wenig bis viel
look-back-title = Rückblick
look-back-this-week = Diese Woche
look-back-last-week = Letzte Woche
look-back-games = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
} an { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
}, { $won } gewonnen.
look-back-time = { $time } am Tisch.
look-back-rate = Erste Versuche ohne Hilfe: { $rate } gewonnen.
look-back-more = Das { $points ->
    [one] ist ein Punkt
   *[other] sind { $points } Punkte
} mehr als { $than ->
    [week] in der Woche
   *[year] im Jahr
} davor.
look-back-less = Das { $points ->
    [one] ist ein Punkt
   *[other] sind { $points } Punkte
} weniger als { $than ->
    [week] in der Woche
   *[year] im Jahr
} davor.
look-back-most = Am meisten gespielt: { $game }, { $games } Spiele.
look-back-streak = Längste Serie: { $games } Siege nacheinander.
look-back-fewest = Wenigste Züge: { $moves }, bei { $game }.
look-back-quickest = Schnellster Sieg: { $time }, bei { $game }.
look-back-first = Zum ersten Mal gewonnen: { $game }.
look-back-copy = Als Text kopieren
stats-by-game = Was du spielst
stats-won-of = { $won } von { $games } gewonnen
stats-can-be-won = mindestens { $percent } sind lösbar
stats-all-can-be-won = alle untersuchten sind lösbar
stats-hints = wer immer dem besten Tipp folgt, gewinnt { $percent }
stats-mark = Der Strich im Balken zeigt, wie viele Spiele lösbar sind. Das hat der Computer herausgefunden, der alle Karten sieht; so oft gewinnt also niemand.
stats-luck = { $games ->
    [one] In dem Spiel, auf das du zurückgeblickt hast,
   *[other] In den { $games } Spielen, auf die du zurückgeblickt hast,
} haben Fehler { $share } deiner Chancen verschenkt. Glück: { $luck } je Spiel.
stats-luck-fair = { $fewer ->
    [0] Von 100 fairen Mischern hatte keiner weniger Glück.
    [1] Von 100 fairen Mischern hatte einer weniger Glück.
    [100] Von 100 fairen Mischern hatten alle weniger Glück.
   *[other] Von 100 fairen Mischern hatten { $fewer } weniger Glück.
}
stats-figures = Alle Zahlen

## Move tree

move-tree-text = Alle Varianten, die du gespielt hast, sind noch da. Wähle eine, um an ihr Ende zu springen und von dort weiterzuspielen.
move-tree-left = Abzweig nach { $move ->
    [one] dem ersten Zug
   *[other] Zug { $move }
}
move-tree-here = aktuelle Stellung

## Custom games

custom-text = Ein Spiel ist eine Datei mit Regeln. Nimm die Datei eines vorhandenen Spiels, ändere, was du willst, gib ihm eine neue Kennung und einen neuen Namen und spiele es. Es bleibt in diesem Browser.
custom-none = Du hast noch keine eigenen Spiele.
custom-refused = Diese Version der Seite akzeptiert seine Regeln nicht. Um zu sehen, warum, zeige den Text an und füge ihn erneut hinzu.
custom-show = Text anzeigen
custom-play = Spielen
custom-ask-delete = Dieses Spiel löschen? Was du davon gespeichert hast, bleibt erhalten.
custom-add = Spiel hinzufügen
custom-begin = Beginnen mit dem Text von
custom-begin-choose = Spiel wählen
custom-take = Dieses Spiel hinzufügen
custom-added = { $game } wurde hinzugefügt.
custom-problems = { $problems ->
    [one] Ein Fehler:
   *[other] { $problems } Fehler:
}
source-file = Datei wählen
source-drop = oder hierher ziehen
source-paste = … oder Text einfügen

## Links

leave-game-title = Link öffnen?
leave-game-text = Der Link öffnet ein anderes Spiel. Deines ist gespeichert: Du findest es unter „Gespeicherte Spiele“.
leave-game-text-practice = Der Link öffnet ein anderes Spiel. Deines begann mit einer Stellung statt mit dem Austeilen und wird deshalb nicht gespeichert.
leave-game-stay = Hierbleiben
leave-game-open = Link öffnen
link-later = er stammt von einer neueren Version dieser Seite
link-damaged = er ist beschädigt oder unvollständig
link-too-long = er ist zu lang
share-deal = Dieses Spiel
share-deal-text = Dieselben Karten, von Anfang an.
share-position = Diese Stellung
share-position-text = Die Karten, wie sie jetzt liegen, um von hier weiterzuspielen. Auch die verdeckten sind enthalten.
share-known = Die Stellung als Text oder Bild
share-known-text = Für einen Brief oder ein Blog: die Karten, wie du sie kennst, ohne die verdeckten.
share-copy-text = Als Text kopieren
share-save-picture = Als Bild speichern
share-record = Meine Züge
share-record-text = Jeder Zug, als Wiederholung.
share-own = Das ist ein eigenes Spiel: Links zum Spiel oder zu einer Stellung funktionieren nur dort, wo seine Datei hinzugefügt wurde.
share-copy = Kopieren
share-send = Teilen …
share-copied = Link kopiert.
share-text-copied = Text kopiert.
share-refused = Der Browser hat das Kopieren nicht erlaubt: Markiere den Link und kopiere ihn selbst.

## Side panel

side-moves = Züge
side-empty = Hier erscheinen deine Züge. Wähle einen aus, um dorthin zurückzugehen.
unseen-close = Ungesehene Karten ausblenden

## Notes

note-title = Notiz
note-at = { $moves ->
    [0] Am Anfang
    [one] Nach dem ersten Zug
   *[other] Nach Zug { $moves }
}
note-about = Eine Notiz bleibt beim Spiel: Du findest sie im Zugbaum, in der Analyse und in der Datei, die du exportierst.
note-keep = Behalten
move-tree-notes = Notizen

## The hundred

hundred-about = Dieselben hundert Spiele für alle, je ein Versuch. Nur erste Versuche zählen: Ein Spiel, das du schon gesehen hast, ist vergeben.
hundred-kind = Wie du sie spielst
hundred-own = mit Zurücknehmen
hundred-undo-off = ohne Zurücknehmen
hundred-deal = Spiel { $number }: { $state ->
    [won] gewonnen
    [lost] verloren
    [begun] angefangen
    [other] anders gespielt
   *[none] noch nicht gespielt
}
hundred-standing = { $won } von { $ended } gespielten gewonnen. Es gibt { $of } Spiele.
hundred-hints = Wer den Tipps des fairen Spielers folgt: { $won } von { $of } Spielen ({ $share }).
hundred-next = Spiel { $number } beginnen
hundred-site = Auf dieser Website
hundred-site-players = { $players ->
    [0] Noch niemand hat die Hundert beendet.
    [one] Jemand hat die Hundert beendet.
   *[other] { $players } Spieler haben die Hundert beendet.
}
hundred-site-progress = Die Website kennt { $finished } deiner { $of } ersten Versuche.
hundred-site-account = Mit einem Konto und geteilten Ergebnissen stehst du nach dem letzten Spiel hier.

## Replay

replay-title = Wiederholung: { $game }
replay-controls = Wiederholung
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-play = Abspielen
replay-pause = Pause
replay-forward = Einen Zug vor
replay-last = Zum Ende
replay-position = Zug
replay-at = Zug { $move } von { $of }
replay-start = Anfang
replay-pace = Tempo
replay-pace-slow = langsam
replay-pace-normal = normal
replay-pace-fast = schnell
replay-pace-rapid = sehr schnell
replay-pace-played = wie gespielt
replay-play-on = Von hier weiterspielen

## Watching

watch-on = Der Computer sieht nur, was du siehst. Tippe auf den Tisch, um zu übernehmen.
watch-assists = Dieses Spiel zählt jetzt als „mit Hilfe“, getrennt von deinen eigenen Siegen.
watch-no-way = Der Computer weiß von hier aus nicht weiter. Du bist dran.
watch-stop = Anhalten

## Moves in thought

what-if-text = Was wäre, wenn: Hier zählt nichts.
what-if-wins = Damit wäre das Spiel gewonnen.
what-if-play = Diese Züge spielen
what-if-back = Zurück zum Spiel
what-if-begun = Was wäre, wenn: Probiere Züge aus, nichts davon zählt. Unbekannte Karten bleiben verdeckt. Escape führt zurück zum Spiel.
what-if-ended = Zurück im Spiel: Der Tisch ist wie zuvor.
what-if-played = { $moves ->
    [one] Ein Zug gespielt
   *[other] { $moves } Züge gespielt
}

## Appearance

appearance-theme = Tisch
appearance-theme-felt = Filz
appearance-theme-dew = Tau
appearance-theme-walnut = Nussbaum
appearance-theme-night = Nacht
appearance-theme-paper = Papier
appearance-theme-slate = Schiefer
appearance-theme-rose = Altrosa
appearance-theme-spring = Frühling
appearance-theme-autumn = Herbst
appearance-theme-winter = Winter
appearance-theme-contrast = Hoher Kontrast
appearance-photo = Dein eigenes Foto
appearance-photo-text = Es wird zum Tisch, etwas abgedunkelt, und verlässt diesen Browser nie.
appearance-photo-choose = Foto wählen
appearance-photo-remove = Entfernen
appearance-photo-problem = Dieses Foto lässt sich nicht verwenden.
appearance-scheme = Hell oder dunkel
appearance-scheme-auto = wie im System
appearance-scheme-light = hell
appearance-scheme-dark = dunkel
appearance-style = Kartenbild
appearance-style-classic = Klassisch
appearance-style-modern = Modern
appearance-pack = Karten
appearance-pack-two-colour = Zwei Farben
appearance-pack-four-colour = Vier Farben
appearance-pack-high-contrast = Hoher Kontrast
appearance-shade = Helle oder dunkle Karten
appearance-shade-light = helle Karten
appearance-shade-dark = dunkle Karten
appearance-back = Rückseiten
appearance-back-theme = Passend zum Tisch
appearance-back-photo = Dein Foto
appearance-back-photo-text = Seine Mitte wird zur Rückseite der Karten und verlässt diesen Browser nie.
appearance-back-web = Netz
appearance-back-dew = Tautropfen
appearance-back-fan = Fächer
appearance-back-botanical = Blätter
appearance-back-stars = Sterne
appearance-back-tartan = Schottenkaro
appearance-back-spider = Spinne
appearance-back-lattice = Gitter
appearance-back-waves = Wellen
appearance-back-rosette = Rosette
appearance-back-weave = Geflecht
appearance-back-suits = Spielfarben
appearance-back-plain = Einfarbig
appearance-large-index = Große Werte und Farbzeichen
appearance-large-index-auto = auf kleinen Karten
appearance-large-index-normal = nie
appearance-large-index-large = immer

## Settings

settings-language = Sprache
settings-language-auto = wie im Browser
settings-motion = Animationen
settings-motion-auto = wie im System
settings-motion-slow = langsam
settings-motion-normal = normal
settings-motion-fast = schnell
settings-motion-off = aus
settings-motion-reduced = Dein Gerät bittet um weniger Bewegung: „wie im System“ heißt deshalb aus. Jede andere Wahl geht vor.
settings-celebration = Wenn du gewinnst
settings-celebration-theme = passend zum Tisch
settings-celebration-random = Überraschung
settings-celebration-cascade = springende Karten
settings-celebration-fountain = Fontäne
settings-celebration-fireworks = Feuerwerk
settings-celebration-web = Spinnennetz
settings-celebration-none = nichts
settings-size = Kartengröße
settings-left-handed = Für Linkshänder: Talon links
settings-click-takes = Klick nimmt Karten auf, zweiter Klick legt sie ab
settings-volume = Lautstärke
settings-volume-percent = { $percent } %
settings-haptics = Vibrieren
settings-haptics-off = aus
settings-haptics-runs = bei Folgen und Siegen
settings-haptics-cards = bei jeder Karte
settings-relaxed = Entspannt: ohne Punkte, Züge und Uhr
settings-relaxed-text = Gezählt wird trotzdem; am Ende eines Spiels siehst du alles.
settings-clock = Uhr anzeigen
settings-only-winnable = Nur lösbare Spiele
settings-only-winnable-text = Deine ersten Spiele von Spider sind in jedem Fall lösbar: bis du eines gewinnst oder drei zu Ende sind.
settings-no-undo = Ohne Zurücknehmen
settings-no-undo-text = Vor dem Spiel gewählt: Kein Zug wird zurückgenommen, und ein festgefahrenes Spiel ist verloren. Solche Spiele haben eine eigene Statistik.
settings-share = Ergebnisse beendeter Spiele teilen

## The end of a game

celebration-skip = Tippen oder Taste drücken, um zu überspringen
game-over-won = Gewonnen!
game-over-stuck = Kein Zug mehr möglich
game-over-parts = So kommen die Punkte zustande
game-over-part-start = Anfang
game-over-part-moves = Züge
game-over-part-undos = Rücknahmen
game-over-part-runs = Abgeräumte Folgen
game-over-parts-text = Reihen austeilen kostet nichts. Zurückgenommene Züge zählen weiter.
game-over-away = Dieser Teil konnte nicht geladen werden. Versuch es wieder, wenn du online bist.
game-over-review = Analyse
game-over-rank = { $place ->
    [1] Nach Punkten der beste deiner { $wins } Siege
   *[other] Nach Punkten Platz { $place } deiner { $wins } Siege
}
game-over-streak = { $wins ->
    [one] Ein Sieg in Folge
   *[other] { $wins } Siege in Folge
}
game-over-others-deal = { $played ->
    [one] Zu diesem Spiel wurde ein Ergebnis geteilt: { $percent } gewonnen.
   *[other] Zu diesem Spiel wurden { $played } Ergebnisse geteilt: { $percent } gewonnen.
}
game-over-others-game = { $played ->
    [one] Insgesamt ein geteiltes Spiel: { $percent } gewonnen.
   *[other] Alle zusammen haben { $percent } von { $played } Spielen gewonnen.
}
game-over-others-time = Zeit im Schnitt: { $time }.
game-over-others-none = Noch keine Ergebnisse anderer Spieler.
game-over-hard = Wie schwer war dieses Spiel?
game-over-measure = Herausfinden
game-over-best-first = Erster Sieg in diesem Spiel
game-over-best-time = Bestzeit
game-over-best-moves = Zugrekord
game-over-best-points = Punkterekord
game-over-assisted = Mit Hilfe gespielt, deshalb getrennt gezählt.
game-over-stuck-text = Dieses Spiel ist verloren. Du kannst Züge zurücknehmen und es anders versuchen.
game-over-lost-text = Dieses Spiel ist verloren: Es wurde ohne Zurücknehmen gespielt.
game-over-play = Noch ein Spiel
game-over-daily = Nächstes Spiel des Tages
game-over-daily-of = Nächstes Spiel des Tages: { $game }
game-over-share = Teilen …
result-title = Ergebnis teilen
result-picture = Das Bild: { $game }. { $figures }. { $story }
result-story = Eine Kurve zeigt die geordneten Karten über die Züge. Gegebene Reihen: { $rows }. Abgeräumte Folgen: { $runs }.
result-order = Geordnete Karten
result-hidden = Verdeckte Karten
result-rows = Reihe gegeben
result-runs = Folge
result-send = Bild teilen
result-save = Bild speichern
result-line = Als Zeile kopieren
result-challenge = Herausforderung kopieren
result-challenge-text = Eine Herausforderung ist ein Link zu diesem Spiel mit deinem Ergebnis als Vorgabe. Deine Züge sind unsichtbar dabei, für einen Wettlauf.
result-film = Film vom Spiel machen
result-film-making = Der Film entsteht
result-film-send = Film teilen
result-film-save = Film speichern
result-film-done = Der Film ist fertig: { $size } MB, ein GIF, das überall läuft.
result-copied = Kopiert.
result-back = Zurück
result-failed = Das hat in diesem Browser nicht geklappt.
challenge-begins = Jemand hat hier { $score } Punkte in { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
} erreicht. Schaffst du mehr?
challenge-begins-by = { $by } hat hier { $score } Punkte in { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
} erreicht. Schaffst du mehr?
challenge-title = Herausforderung
challenge-own = Du
challenge-theirs = Zu schlagen
challenge-beaten = { $by ->
    [none] Du warst besser!
   *[other] Du hast { $by } geschlagen!
}
challenge-equal = { $by ->
    [none] Gleichstand!
   *[other] Gleichstand mit { $by }!
}
challenge-missed = { $by ->
    [none] Noch nicht geschlagen.
   *[other] { $by } liegt noch vorn.
}

## Races

ghost-race = { $by ->
    [own] Wettlauf gegen dein früheres Spiel
    [none] Wettlauf gegen einen Geist
   *[other] Wettlauf gegen { $by }
}
ghost-name = { $by ->
    [own] Dein früheres Spiel
    [none] Geist
   *[other] { $by }
}
ghost-level = Gleichauf
ghost-ahead = { $cards ->
    [one] Eine Karte voraus
   *[other] { $cards } Karten voraus
}
ghost-behind = { $cards ->
    [one] Eine Karte zurück
   *[other] { $cards } Karten zurück
}
ghost-title = Geordnete Karten (in Folgen ab König oder schon weggelegt) nach gleich vielen Zügen
ghost-end = Wettlauf beenden
ghost-begins = { $by ->
    [own] Du spielst gegen dein früheres Spiel um die Wette.
    [none] Du spielst gegen einen Geist um die Wette.
   *[other] Du spielst gegen { $by } um die Wette.
}
ghost-said-ahead = { $by ->
    [own] Du liegst vor deinem früheren Spiel.
    [none] Du liegst vor dem Geist.
   *[other] Du liegst vor { $by }.
}
ghost-said-behind = { $by ->
    [own] Dein früheres Spiel liegt vorn.
    [none] Der Geist liegt vorn.
   *[other] { $by } liegt vorn.
}
ghost-said-over = { $by ->
    [own] Dein früheres Spiel war hier schon gewonnen.
    [none] Das Spiel des Geistes war hier schon gewonnen.
   *[other] { $by } hatte hier schon gewonnen.
}
ghost-finish-first = { $moves ->
    [one] Wettlauf gewonnen, mit einem Zug Vorsprung!
   *[other] Wettlauf gewonnen, mit { $moves } Zügen Vorsprung!
}
ghost-finish-level = Der Wettlauf endet unentschieden: gleich viele Züge in beiden Spielen.
ghost-finish-second = { $moves ->
    [one] Wettlauf verloren, um einen Zug.
   *[other] Wettlauf verloren, um { $moves } Züge.
}
ghost-stuck-ahead = { $cards ->
    [one] Wettlauf verloren, obwohl du eine Karte voraus warst.
   *[other] Wettlauf verloren, obwohl du { $cards } Karten voraus warst.
}
ghost-stuck-level = Wettlauf verloren, obwohl ihr gleichauf wart.
ghost-stuck-behind = { $cards ->
    [one] Wettlauf verloren: Du warst eine Karte zurück.
   *[other] Wettlauf verloren: Du warst { $cards } Karten zurück.
}
ghost-chart = Geordnete Karten nach jedem Zug: deine in { $own } Zügen, die des anderen Spiels in { $theirs }
ghost-again = Noch ein Wettlauf
ghost-best = Wettlauf gegen dein bestes Spiel
ghost-race-it = Wettlauf
ghost-refused-long = Dieses Spiel ist zu lang für einen Wettlauf.
ghost-refused-illegal = Kein Wettlauf: Zug { $move } des Spiels geht bei diesen Karten nicht. Vielleicht hat es andere Karten oder andere Regeln.
ghost-refused-unfinished = Kein Wettlauf: Das Spiel endet nicht mit einem Sieg.

## Lessons

learn-text = Kurze Lektionen am echten Tisch. Die Züge machst du.
learn-done = Geschafft
lesson-step = Schritt { $number } von { $steps }
lesson-show = Zeig es mir
lesson-skip = Überspringen
lesson-next = Weiter
lesson-retry = Noch einmal
lesson-close = Lektion beenden
lesson-go-on = Weiter: { $lesson }
lesson-back = Zurück zu meinem Spiel
lesson-unknown = Diese Lektion gibt es nicht.

## Puzzles
mistakes-title = Deine Fehler
mistakes-noted = Diese Stellung kommt morgen unter Rätsel wieder.
mistakes-due = { $count ->
    [one] Einen Fehler wiedergutmachen
   *[other] { $count } Fehler wiedergutmachen
}
mistakes-later = Der nächste kommt am { $day } wieder.
mistakes-next = Nächster Fehler
puzzles-today = Rätsel des Tages
puzzles-solved = gelöst
puzzles-rating = Deine Wertung
puzzles-row = Tage in Folge
puzzles-firsts = Auf Anhieb gelöst
puzzles-goal = Art
puzzles-goal-any = Alle Arten
puzzles-goal-onlyMove = Einziger Zug
puzzles-goal-emptyColumn = Spalte leeren
puzzles-goal-completeRun = Folge vervollständigen
puzzles-level = Schwierigkeit
puzzles-level-any = Alle Stufen
puzzles-level-easy = Leicht
puzzles-level-medium = Mittel
puzzles-level-hard = Schwer
puzzles-fresh = { $count } von { $of } noch nicht versucht
puzzles-next = Nächstes Rätsel
puzzle-title = Rätsel { $number }
puzzle-solved-first = Auf Anhieb gelöst! Deine Wertung ist jetzt { $rating }.
puzzle-shown = Das war die Lösung.
puzzle-solution = Lösung
puzzle-all = Alle Rätsel
puzzle-close = Rätsel verlassen
puzzle-unknown = Dieses Rätsel gibt es nicht.

## The chance of winning

settings-chance = Gewinnchance
settings-chance-text = Wie wahrscheinlich der faire Spieler von hier aus gewinnt. Auch er sieht keine verdeckte Karte. Das Spiel wird als „Chance angezeigt“ gekennzeichnet; in Bestenlisten zählt es als Spiel mit Hilfe.
chance-title = Gewinnchance, soweit sie sich abschätzen lässt

## The coach

first-steps-move = { $touches ->
    [yes] Tippe diese Karte an,
   *[no] Klicke diese Karte an,
} und sie geht dorthin, wo sie passt. Ziehen kannst du sie auch.
first-steps-undo = Anders überlegt? Du kannst beliebig viele Züge zurücknehmen.
first-steps-stock = Kein guter Zug mehr? Teile eine neue Reihe vom Talon aus.
first-steps-skip = Einführung überspringen

settings-coach = Trainer
settings-coach-text = Sagt dir, was du aus Tipps und nicht erlaubten Zügen lernen kannst. Für die Wertung ändert er nichts.
coach-why-off-table = Was abgeräumt ist, ist sicher, und was darunter lag, ist wieder frei.
coach-why-turns-up = Verdeckte Karten zuerst: Jede, die du aufdeckst, bringt dir neue Züge.
coach-why-makes-vacancy = Eine leere Spalte ist Platz zum Sortieren. Überleg zweimal, bevor du sie füllst.
coach-why-joins = Was gemeinsam zieht, bleibt nützlich. Nimm lieber so einen Platz als einen anderen, der auch ginge.
coach-why-order = Jede Karte, die in der Folge liegt, ist eine weniger im Weg.
coach-why-prepares = Schau einen Zug weiter: Dieser bringt noch nichts, aber der nächste.
coach-why-toward-card = Plane von einer neuen Karte zur nächsten: Such dir die Karte aus, die du sehen willst, und mach ihr den Weg frei.
coach-why-toward-row = Eine neue Reihe deckt jede Spalte zu. Ordne also vorher, was sich ordnen lässt.
coach-why-deal-row = Eine neue Reihe deckt zu, was du sortiert hast. Teil also erst aus, wenn es wie jetzt nichts Besseres gibt.
coach-why-fills-vacancy = Nimm eine Karte, unter der etwas frei wird, oder eine, die du bald wieder wegbekommst.
coach-why-nothing-better = Wenn nichts mehr hilft, geh dahin zurück, wo du die Wahl hattest, und versuch es anders.
coach-why-toward-win = Wenn du alle Karten kennst, kann dich nichts mehr überraschen: Denk die Sache bis zum Ende durch.
coach-why-wins = Der Computer kennt die verdeckten Karten. Vergleich seinen Zug mit dem, den du im Kopf hattest.
coach-declined-nowhere-to-go = Such eine Karte, auf die sie passen: Vielleicht liegt sie noch unter anderen.
coach-refusal-not-open = Eine verdeckte Karte wird aufgedeckt, sobald nichts mehr auf ihr liegt.
coach-refusal-one-at-a-time = Räum die Karten einzeln weg; jede braucht einen eigenen Platz.
coach-refusal-not-in-sequence = Nur eine lückenlose Folge zieht gemeinsam. Fang an ihrem Ende an.
coach-refusal-not-a-run = Sie dürfen aufeinander liegen, ziehen aber nicht gemeinsam. Leg möglichst Karten an, die zusammenbleiben können.
coach-refusal-wrong-rank = Nimm die Karten auf, dann ist jeder Platz markiert, auf den sie passen.
coach-refusal-nothing-goes-on = So eine Karte sperrt ihre Spalte, bis sie weiterzieht. Achte darauf, wo du sie hinlegst.
coach-refusal-wrong-suit = In diesem Spiel zählt nicht nur der Wert, sondern auch die Farbe.
coach-refusal-vacancy-takes-kings = Halte einen König bereit, bevor du eine Spalte leerst.
coach-refusal-vacancy-stays-empty = In diesem Spiel ist eine geleerte Spalte als Platz verloren. Lass eine Karte darin, solange du sie brauchst.
coach-refusal-foundation-next = Hier geht es Karte für Karte. Mach die frei, die als nächste gebraucht wird.
coach-refusal-stock-is-empty = Neue Karten kommen nicht mehr: Alles, was du brauchst, liegt auf dem Tisch.
coach-refusal-deal-needs-full-columns = Nimm eine Karte, unter der etwas frei wird, oder eine, die du bald wieder wegbekommst.

## Goals
goals-reached = { $reached } von { $all } erreicht
goals-on = erreicht am { $date }
goals-once = erreicht
goals-text = Über Ziele entscheiden deine gespeicherten Spiele, auch importierte, und deine Lektionen und Rätsel. Für die Wertung der Spiele ändern sie nichts.
goals-told = Am Ende eines Spiels sagen, welche Ziele es erreicht hat
goals-new = { $count ->
    [one] Ziel erreicht
   *[other] { $count } Ziele erreicht
}
goals-group-games = Spiele
goals-group-skill = Können
goals-group-daily = Spiele des Tages
goals-group-learning = Lernen
goal-wins = Gewinne { $need ->
    [one] ein Spiel
   *[other] { $need } Spiele
}
goal-tip-wins = Deck zuerst verdeckte Karten auf: Jede bringt dir neue Züge.
goal-game = Gewinne { $game }
goal-tip-game-spider-1 = Mit einer Farbe zieht jede Folge. Ordne erst und teil spät aus.
goal-tip-game-spider-2 = Leg Karten möglichst in ihrer Farbe an und misch Farben nur, um etwas frei zu machen.
goal-tip-game-spider = Eine leere Spalte ist mehr wert als eine lange gemischte Folge.
goal-tip-game-spiderette = Bei nur sieben Spalten zählt jede leere doppelt.
goal-tip-game-scorpion = Jede offene Karte zieht, mit allem, was auf ihr liegt. Such die Karte, auf die sie gehört.
goal-tip-game-simple-simon = Alle Karten sind offen, also plane weit voraus, bevor du ziehst.
goal-different = Gewinne { $need } verschiedene Spiele
goal-tip-different = Was du in einem Spiel lernst, hilft dir im nächsten.
goal-large = Gewinne ein Spiel mit drei oder mehr Kartenspielen
goal-tip-large = Arbeite an wenigen Spalten auf einmal und leere früh eine davon.
goal-unassisted = Gewinne { $need ->
    [one] ein Spiel
   *[other] { $need } Spiele
} ohne Hilfe
goal-tip-unassisted = Such den Zug, der am meisten frei macht, bevor du um einen Tipp bittest.
goal-no-undo = Gewinne { $need ->
    [one] ein Spiel
   *[other] { $need } Spiele
} ohne Zurücknehmen und ohne Hilfe
goal-tip-no-undo = Schau einen Zug weiter, bevor du eine Karte anfasst.
goal-row = Gewinne { $need } Spiele hintereinander
goal-tip-row = Fast jede Partie Spider ist lösbar. Nimm dir Zeit dafür.
goal-moves = Gewinne { $game } in höchstens { $need } Zügen
goal-tip-moves = Zieh Karten nur einmal, und zwar dahin, wo sie bleiben können: in ihrer Farbe.
goal-minutes = Gewinne ein Spiel in { $need } Minuten
goal-tip-minutes = Antippen einer Karte macht ihren besten Zug. Ziehen musst du sie selten.
goal-again = Gewinne ein Spiel, das du schon einmal verloren hast
goal-tip-again = Die Analyse eines verlorenen Spiels zeigt den Zug, der es verloren hat.
goal-undos = Gewinne ein Spiel, in dem du { $need } Züge zurückgenommen hast
goal-tip-undos = Aus Zurücknehmen lernst du: Geh zur letzten echten Wahl zurück und nimm den anderen Weg.
goal-daily = Gewinne { $need ->
    [one] ein Spiel des Tages
   *[other] { $need } Spiele des Tages
}
goal-tip-daily = An einem Tag bekommen alle dasselbe Spiel, darum lassen sich Ergebnisse vergleichen.
goal-streak = Schaff eine Serie von { $need } Tagen
goal-tip-streak = Ein verpasster Tag wird verziehen.
goal-lessons = Beende { $need ->
    [one] eine Lektion
   *[other] { $need } Lektionen
}
goal-tip-lessons = Jede dauert ein paar Minuten, und die Züge machst du.
goal-puzzles = Löse { $need ->
    [one] ein Rätsel
   *[other] { $need } Rätsel
}
goal-tip-puzzles = Rätsel stammen aus echten Spielen. Was dort hilft, hilft auch in deinen.
goal-first-tries = Löse { $need } Rätsel auf Anhieb
goal-tip-first-tries = Spiel sie im Kopf durch, bevor du ziehst.
goal-hard = Löse { $need ->
    [one] ein schweres Rätsel
   *[other] { $need } schwere Rätsel
}
goal-tip-hard = Fang am Ende an: Was muss einen Zug vor dem Ziel stimmen?

## Eigene Ziele
goals-quiet = Ziele für alle
personal-title = Deine eigenen Ziele
personal-none = Setz dir ein Ziel: Von da an zählen deine Spiele dafür.
personal-add = Ziel setzen
personal-set = Ziel setzen
personal-set-it = Gesetzt: { $goal }
personal-remove = Ziel entfernen: { $goal }
personal-removed = Entfernt: { $goal }
personal-full = Du hast { $goals } Ziele. Entferne eines, um ein neues zu setzen.
personal-since = seit { $date }
personal-this-week = diese Woche
personal-week-done = diese Woche erreicht, am { $date }
personal-first-tries = Nur der erste Versuch eines Spiels zählt.
personal-what = Ziel
personal-kind-wins = Spiele gewinnen
personal-kind-week = Jede Woche gewinnen
personal-kind-row = Hintereinander gewinnen
personal-kind-moves = In wenigen Zügen gewinnen
personal-kind-minutes = Schnell gewinnen
personal-way = Spielweise
personal-way-of = { $way ->
   *[helped] auf beliebige Weise
    [new-card] ohne Hilfe
    [undo] ohne Hilfe, nichts nach neuer Karte zurückgenommen
    [no-undo] ohne Zurücknehmen
    [undo-off] ohne Zurücknehmen, vorher gewählt
}
personal-in-this-way = { $goal }, und zwar { $way }
personal-any = Jedes Spiel
personal-played = Spiele, die du spielst
personal-others = Andere Spiele
personal-number-wins = Siege
personal-number-week = Siege pro Woche
personal-number-row = Siege hintereinander
personal-number-moves = Höchstens so viele Züge
personal-number-minutes = Höchstens so viele Minuten
personal-less = Weniger
personal-more = Mehr
personal-best-moves = Deine Bestleistung: { $moves } Züge
personal-best-time = Deine Bestleistung: { $time }
personal-wins = { $of ->
    [any] Gewinne { $need ->
        [one] ein Spiel
       *[other] { $need } Spiele
    }
   *[one] Gewinne { $game } { $need ->
        [one] einmal
       *[other] { $need }-mal
    }
}
personal-week = { $of ->
    [any] Gewinne jede Woche { $need ->
        [one] ein Spiel
       *[other] { $need } Spiele
    }
   *[one] Gewinne { $game } jede Woche { $need ->
        [one] einmal
       *[other] { $need }-mal
    }
}
personal-row = { $of ->
    [any] Gewinne { $need } Spiele hintereinander
   *[one] Gewinne { $game } { $need }-mal hintereinander
}
personal-moves = { $of ->
    [any] Gewinne ein Spiel in höchstens { $need } Zügen
   *[one] Gewinne { $game } in höchstens { $need } Zügen
}
personal-minutes = { $of ->
    [any] Gewinne ein Spiel in höchstens { $need ->
        [one] einer Minute
       *[other] { $need } Minuten
    }
   *[one] Gewinne { $game } in höchstens { $need ->
        [one] einer Minute
       *[other] { $need } Minuten
    }
}

## Help

help-rigged = Geht hier alles mit rechten Dingen zu?
help-pointer = Maus und Touch
help-pointer-text = Klicke oder tippe auf eine Karte, um sie mit allen Karten darauf an die naheliegendste Stelle zu legen. Oder ziehe die Karten selbst: Wo sie passen, leuchtet es auf. Du kannst eine Spalte überall anfassen. Klicke oder tippe auf den Talon, um eine Reihe auszuteilen.
help-fingers-text = Tippe auf dem Touchscreen mit zwei Fingern auf den Tisch, um einen Zug zurückzunehmen. Spreize zwei Finger, um zu vergrößern; dann verschiebst du den Ausschnitt mit einem Finger neben den Karten oder überall mit zweien.
help-keys = Tastatur
help-keys-text = Die Feststelltaste stört nicht. Auf Tastaturen ohne lateinische Buchstaben zählt der Platz der Taste; wo Ziffern die Umschalttaste brauchen, geht es auch ohne sie.
help-engine-text = Ein Tipp nutzt nur die Karten, die du gesehen hast. Der Computer kennt alle: Er kann sagen, ob das Spiel noch lösbar ist, dich zur letzten lösbaren Stellung zurückbringen und zeigen, wie es geht. Das verrät etwas über die verdeckten Karten; deshalb tut er nichts, bevor du ihn darum bittest. Spiele, in denen du einen Tipp oder den Computer nutzt, zählen als „mit Hilfe“, getrennt von den anderen.
help-ghost = Wettläufe
help-ghost-text = Am Ende eines Spiels, das du schon gewonnen hast, und bei den gespeicherten Spielen kannst du gegen einen früheren Sieg um die Wette spielen: dieselben Karten noch einmal, und darüber steht, wie weit ihr nach gleich vielen Zügen seid. Auch gegen eine Herausforderung geht das. Du siehst nur, wie viele Karten geordnet waren, nie eine Karte oder einen Zug; deshalb zählt das Spiel wie jedes andere.
help-licences = Lizenzen des Programms und seiner Bestandteile
key-column = Karten einer Spalte aufnehmen; dann die Nummer der Zielspalte drücken oder dieselbe noch einmal für den naheliegenden Zug
key-walk = sich auf dem Tisch bewegen
key-obvious = naheliegender Zug der markierten Karte; aufgenommene Karten ablegen
key-pick = markierte Karte aufnehmen; ablegen
key-undo = rückgängig
key-redo = wiederherstellen
key-watch = beim Spielen zusehen; jeder eigene Zug hält an
key-saved-games = gespeicherte Spiele
key-what-if = was wäre, wenn? Züge ausprobieren, die nicht zählen
key-share = Link teilen
key-back = Karten zurücklegen; Fenster schließen

## Was dem Browser fehlt

lacking-web-assembly = Webspinner braucht WebAssembly, und dieser Browser lässt es hier nicht zu. Schalte auf einem iPhone, iPad oder Mac im Blockierungsmodus diesen Modus für diese Website aus: in Safari im Menü neben der Adresse, auf dem Mac unter Einstellungen › Websites. Klicke in Edge auf das Symbol vor der Adresse und schalte die erhöhte Sicherheit für diese Website aus. Lade dann die Seite neu.

## Talking to the server

site-loading = Wird geladen …

## Sharing results

share-ask = Möchtest du die Ergebnisse deiner beendeten Spiele teilen? Sie zählen für die Bestenlisten der Spiele des Tages und für die Statistik aller Spieler.
share-ask-change = Du kannst das jederzeit in den Einstellungen ändern.
share-no = Nein, danke
share-yes = Ja, teilen
share-waits = Dein Ergebnis wurde noch nicht gesendet. { $why }
share-counts = Dein Ergebnis zählt.

## Daily deals and their leaderboards

daily-text = Jeden Tag ein Spiel von jeder Art, für alle dasselbe und immer lösbar. Neue gibt es um { $time ->
    [midnight] Mitternacht
   *[other] { $time } Uhr
}.
daily-today = Heute, { $day }
daily-play = Spielen
daily-play-it = { $game } spielen
daily-continue = Weiterspielen
daily-continue-with = { $game } weiterspielen
daily-board = Bestenliste
daily-board-of = Bestenliste von { $game }
daily-begun = begonnen
daily-none = Für diesen Tag gibt es keine Spiele.
daily-pending = Noch nicht fertig: { $games }.
daily-other-version = Dieses Spiel gehört zu einer anderen Version. Lade die Seite neu, um es zu spielen.
daily-featured = Heute empfohlen
daily-usual = Dein häufigstes Spiel
daily-more = Weitere Spiele
daily-late = Zählt für die Medaille des Monats, aber nicht für die Serie: Dafür muss ein Spiel innerhalb einer Woche begonnen werden.
daily-unserved = Diese Seite hat keinen Server: Es gibt keine Bestenlisten, und deine Ergebnisse bleiben in diesem Browser.
daily-finding = Ein lösbares Spiel wird gesucht …
daily-dealless = Für diesen Tag fand sich keine lösbare Partie.
calendar-own = am selben Tag gewonnen
calendar-won = später gewonnen
calendar-played = gespielt
calendar-missed = verpasst
calendar-earlier = Voriger Monat
calendar-later = Nächster Monat
streak-days = { $days ->
    [0] Noch keine Serie: Gewinne heute ein Spiel!
    [one] Serie: ein Tag
   *[other] Serie: { $days } Tage
}
streak-rule = Jeder Tag zählt, an dem du ein Spiel des Tages gewinnst. Ein verpasster Tag wird verziehen, zwei hintereinander beenden die Serie.
medal-bronze = Bronzemedaille
medal-silver = Silbermedaille
medal-gold = Goldmedaille
month-won = { $won } von { $days } Tagen gewonnen
month-next-bronze = Noch { $more } für Bronze
month-next-silver = Noch { $more } für Silber
month-next-gold = Noch { $more } für Gold
month-rule = Gewonnene Tage: { $bronze } für Bronze, { $silver } für Silber, alle für Gold. Wann du sie gewinnst, ist egal.
medals-title = Medaillen der Monate
board-of = Bestenliste: { $game }
board-back = Zurück zu den Spielen des Tages
board-by = Sortieren nach
board-by-score = Punkte
board-by-moves = Züge
board-by-time = Zeit
board-field-unassisted = ohne Hilfe
board-field-no-undo = ohne Zurücknehmen
board-field-assisted = mit Hilfe
board-place = Rang
board-player = Spieler
board-nobody = anonym
board-registered = registrierter Spieler
board-you = (du)
board-own-place = Dein Rang: { $place } von { $places }.
board-empty = Noch keine Ergebnisse.
board-more = Mehr anzeigen
house-name = Das Haus
house-plays = Auch das Haus spielt: bisher { $won } von { $played } gewonnen.
house-played =
    { $games ->
        [1] { $won ->
            [0] Das Haus sieht nicht mehr als du und hat dieses Spiel nicht gewonnen.
           *[other] Das Haus sieht nicht mehr als du und hat dieses Spiel gewonnen.
        }
       *[other] Das Haus sieht nicht mehr als du und hat dieses Spiel { $won } von { $games } Mal gewonnen.
    }
house-race = Gegen das Haus spielen

## Global statistics

global-what = Spiele
global-all-deals = Alle Spiele
global-you = Du
global-unassisted = Alle Spieler
global-assisted = Mit Hilfe
global-text = Die ersten beiden Spalten zählen Spiele ohne Hilfe. Alle Spieler: alle Ergebnisse, die Spieler geteilt haben.

## The account

account-nickname = Name auf den Bestenlisten
account-nickname-text = Nur für ein Konto nötig. Andere Spieler können ihn sehen.
account-devices = Deine Spiele auf allen Geräten
account-devices-text = Melde dich mit einem Passkey an, um deine Spiele auf allen deinen Geräten zu haben. Ein Passwort gibt es nicht. Der Server speichert nur deinen Namen, deine Spiele, die öffentlichen Hälften deiner Passkeys und wann du das Konto angelegt und dich zuletzt angemeldet hast. Mit der Anmeldung schaltest du das Teilen ein.
account-sign-up = Konto erstellen
account-sign-in = Anmelden
account-sharing = Teilen
account-sharing-text = Geteilt werden die Züge, die Zeit und dein Name auf den Bestenlisten, falls du einen hast.
account-waiting = { $results ->
    [one] Ein Ergebnis wurde noch nicht gesendet.
   *[other] { $results } Ergebnisse wurden noch nicht gesendet.
}
nickname-empty = Der Name braucht mindestens einen Buchstaben oder eine Ziffer.
nickname-long = Der Name darf höchstens 24 Zeichen haben.
nickname-invisible = Der Name enthält unsichtbare Zeichen.
nickname-marks = Ein Buchstabe im Namen trägt zu viele Akzente.
nickname-scripts = Der Name mischt Buchstaben verschiedener Schriften.
nickname-needed = Ein Konto braucht einen Namen.
nickname-taken = Ein anderer Spieler hat schon diesen Namen oder einen, der genauso aussieht.
nickname-refused = Der Server akzeptiert diesen Namen nicht.
passkeys-insecure = Passkeys brauchen eine sichere Verbindung (https).
passkeys-site = Diese Website bietet keine Konten an.
passkeys-unknown = Dieser Browser unterstützt keine Passkeys.
passkey-not-given = Es wurde kein Passkey verwendet. Bitte versuche es noch einmal.
passkey-already = Auf diesem Gerät ist schon ein Passkey von dir.
passkey-address = Die Passkeys dieses Servers funktionieren unter dieser Adresse nicht.
passkey-not-supported = Dieses Gerät unterstützt diese Art von Passkey nicht.
passkey-failed = Der Passkey hat nicht funktioniert.
account-since = Angemeldet. Konto erstellt am { $day }.
account-rename = Name ändern
account-passkeys = Passkeys
account-passkeys-text = Ein Passkey funktioniert auf allen Geräten, die ihn synchronisieren. Für ein anderes Gerät kannst du einen weiteren hinzufügen.
account-passkey = Passkey { $number }, hinzugefügt am { $day }
account-passkey-add = Passkey hinzufügen
account-passkey-remove = Entfernen
account-passkey-remove-this = { $passkey } entfernen
sync-title = Spiele auf diesem Gerät
sync-switch = Meine Spiele synchronisieren
sync-text = Legt alle deine Spiele, auch angefangene, die Regeln deiner eigenen und deine Einstellungen in deinem Konto ab. Jedes Gerät, auf dem du das einschaltest, hat sie dann. Ton, Bewegung und Kartengröße bleiben auf jedem Gerät, wie sie sind.
sync-now = Jetzt synchronisieren
sync-busy = Wird synchronisiert …
sync-last = Zuletzt synchronisiert: { $time }
sync-waiting = { $count ->
    [one] Eine Änderung wartet darauf, gesendet zu werden.
   *[other] { $count } Änderungen warten darauf, gesendet zu werden.
}
account-data = Deine Daten
account-bring = Spiele von meinen anderen Geräten holen
account-export = Alle meine Daten herunterladen
account-sign-out = Abmelden
account-delete = Konto löschen
account-delete-text = Damit werden dein Name, deine Passkeys und die Verbindung zu deinen Spielen für immer vom Server gelöscht. Deine Ergebnisse zählen weiter, aber anonym. Die Spiele in diesem Browser bleiben.
account-delete-yes = Endgültig löschen
account-signed-up = Willkommen! Ab jetzt werden deine Spiele für alle deine Geräte gespeichert.
account-signed-in = Du bist angemeldet.
account-signed-out = Du bist abgemeldet.
account-renamed = Dein Name wurde geändert.
account-passkey-added = Der Passkey wurde hinzugefügt.
account-passkey-removed = Der Passkey wurde entfernt. Andere Geräte sind abgemeldet.
account-last-passkey = Den letzten Passkey kannst du nicht entfernen: Du könntest dich nicht mehr anmelden.
account-deleted = Dein Konto wurde gelöscht.
account-brought = Du bist angemeldet. { $games ->
    [0] Alle deine Spiele sind hier.
    [one] Ein weiteres Spiel ist jetzt hier.
   *[other] { $games } weitere Spiele sind jetzt hier.
}
account-not-kept = Die Spiele konnten in diesem Browser nicht gespeichert werden: { $trouble ->
    [full] Der Speicher ist voll.
   *[refused] Er speichert nichts.
}

## Below the table

note-left-continue = Weiterspielen
note-sounds = Ton einschalten?
note-sounds-yes = Einschalten
note-sounds-no = Nein danke
store-full = Der Speicher dieses Browsers ist voll: Du kannst weiterspielen, aber das Spiel wird nicht gespeichert.
store-refused = Dieser Browser speichert nichts: Du kannst weiterspielen, aber das Spiel ist weg, sobald du die Seite schließt.

## Make a game

maker-title = Spiel bauen
maker-text = Beginne mit irgendeinem Spiel und ändere, was du willst. Regeln und Tisch passen sich an.
maker-base = Beginnen mit
maker-name = Name des Spiels
maker-chances = Wie oft es lösbar ist
maker-won = Der Computer, der jede Karte sieht, hat { $won } von { $deals } Spielen gewonnen; { $lost } sind sicher verloren.
maker-quick = Schnell gespielt, ohne mehr zu sehen als du, gewinnt er { $won }.
maker-length = Ein Sieg braucht etwa { $moves } Züge.
maker-copy-file = Datei kopieren
maker-file-copied = Die Datei ist in der Zwischenablage.
maker-copy-link = Link kopieren
maker-link-copied = Der Link ist in der Zwischenablage.
maker-play = Behalten und spielen

# The German texts of the terminal game, layered on those of the rules and of a session.

## The table

board-stock = { $cards ->
    [0] Talon leer
   *[other] { $rows ->
        [one] noch eine Reihe, { $cards ->
            [one] eine Karte
           *[other] { $cards } Karten
        }
       *[other] noch { $rows } Reihen, { $cards } Karten
    }
}
board-reserve = Reserve
board-foundations = Zielstapel
board-collected = Abgeräumt: { $collected } von { $runs }
title-deal = Nr. { $deal }
title-number = { $number }
title-cards = eigene Kartenfolge
title-position = eigene Stellung
title-score = Punkte: { $score }
title-undos = { $undos ->
    [one] 1 Rücknahme
   *[other] { $undos } Rücknahmen
}
title-assisted = mit Hilfe
panel-figures = Deine Ergebnisse
panel-moves = Bisherige Züge
panel-rules = i  alle Regeln
paused = Pause. Weiter mit beliebiger Taste oder Klick.
type-move = Zug:
too-small = Dieses Spiel braucht ein Terminal mit mindestens { $width } Spalten und { $height } Zeilen; dieses hat { $has-width } und { $has-height }. Vergrößere das Fenster oder nimm eine kleinere Schrift. Es geht nichts verloren.

## Live analysis

analysis-won = Lösbar
analysis-unknown = Wird geprüft …
analysis-unknown-for-good = Unklar
level-medium = mittelschwer

## Notes under the table

note-hint = Tipp: { $move } ({ $why })
hint-deal = mit d eine Reihe austeilen
note-hint-certain = { $hint }. { $certain } (* spielt zu Ende)
note-hint-finish = { $hint }; * spielt zu Ende
note-no-useful-move = Kein sinnvoller Zug mehr: Nimm Züge zurück (u), lass den Computer zur letzten lösbaren Stellung zurückgehen (<), oder beginne ein neues Spiel (n).
note-watching = Es sieht nur, was du siehst. Jede Taste hält an; + und - ändern das Tempo.
note-watching-certain = { $certain }. Jede Taste hält an; + und - ändern das Tempo.
note-watching-finish = { $certain }. * spielt zu Ende, jede andere Taste hält an.
note-watch-assists = Vom ersten Zug an zählt diese Partie als „mit Hilfe“, getrennt von deinen eigenen Siegen. Jede Taste hält an.
note-watch-no-way = Von hier weiß es nicht weiter. Du bist dran.
note-stuck = Sackgasse: u zurück, < zur lösbaren Stellung, n neu
note-won = Gewonnen: n neu, b dieselben Karten, g andere Spiele
note-engine-hint = Tipp vom Computer: { $move } ({ $why })
note-chance-on = Du siehst jetzt die Gewinnchance, soweit sie sich abschätzen lässt. Das Spiel wird so gekennzeichnet.
note-chance-off = Die Gewinnchance ist ausgeblendet.
note-found-level = Dieses Spiel ist lösbar. Schwierigkeit im Vergleich mit anderen: { $level }.
note-collected = Eine fertige Folge wird abgeräumt.
note-obvious = Naheliegender Zug: { $move }
note-obvious-which = Setze den Cursor mit den Pfeiltasten auf eine Karte; dann macht o ihren naheliegenden Zug.
note-not-a-move = { $typed } ist kein Zug: { $problem }
note-which-foundation = Auf welchen Zielstapel? Drücke seine Nummer.
note-which-reserve = Welche Reservekarte? Drücke ihre Nummer.
note-look-at-which = Setze zuerst den Cursor auf eine Spalte, oder nimm ihre Karten auf.
note-kept = { $game } steht jetzt in der Liste der Spiele.
note-copied = Kopiert: { $deal }
note-motion-on = Animationen an.
note-motion-off = Animationen aus.
note-no-undo-on = Neue Blätter werden ohne Zurücknehmen gespielt.
note-no-undo-here = Dieses Blatt wird ohne Zurücknehmen gespielt.
note-no-undo-off = In neuen Blättern können Züge wieder zurückgenommen werden.
note-no-undo-off-here = Züge können wieder zurückgenommen werden.
note-panel-on = Leiste neben dem Tisch an.
note-panel-off = Leiste neben dem Tisch aus.
note-panel-small = Die Leiste neben dem Tisch braucht ein Fenster mit mindestens { $width } Spalten und { $height } Zeilen; dieses hat { $has-width } und { $has-height }.
note-first-moves = Um Karten zu bewegen, drücke die Nummer ihrer Spalte, dann die der Zielspalte. Mit der Maus klicke die Karten an, dann die Stelle, an die sie sollen.
note-first-moves-foundations = Um Karten zu bewegen, drücke die Nummer ihrer Spalte, dann die der Zielspalte. Um eine Karte auf einen Zielstapel zu legen, drücke die Nummer ihrer Spalte zweimal; oder diese Nummer, f und die Nummer des Zielstapels.
note-language = Sprache: { $language }
note-theme = Aussehen: { $theme } ({ $id })
note-resumed = Es geht weiter, wo du aufgehört hast.
note-position = Eigene Stellung: Diese Partie wird nicht gespeichert.
note-not-saved = Nicht gespeichert: { $reason }
note-store = Gespeicherte Spiele sind nicht verfügbar: { $reason }
database-full = für die Datenbank ist kein Platz mehr: Die letzte Änderung wurde nicht gespeichert, alle davor schon
database-busy = ein anderes Programm beansprucht die Datenbank: Die letzte Änderung wurde nicht gespeichert, versuche es noch einmal
database-read-only = in die Datenbank darf nicht geschrieben werden: Die letzte Änderung wurde nicht gespeichert
database-damaged = die Datenbank ist beschädigt: Starte noch einmal, dann wird sie beiseitegelegt und eine neue begonnen
database-unreadable = die gespeicherte Partie { $id } lässt sich nicht lesen: { $why }
database-refused = die Datenbank hat die Anfrage abgelehnt
reason-with-cause = { $reason }: { $cause }
note-no-such-record = diese Partie ist nicht mehr gespeichert
note-game-moved-on = Ein anderes Programm hat diese Partie weitergespielt. Beide Fassungen sind gespeichert, deine getrennt.
note-game-deleted = Ein anderes Programm hat diese Partie gelöscht. Deine wird als neue gespeichert.
theme-unicode = weiße Karten
theme-four-colours = vier Farben
theme-high-contrast = hoher Kontrast
theme-light = heller Hintergrund
theme-ascii = ASCII

## Buttons

button-move = Zug
button-deal = Reihe
button-undo = zurück
button-redo = vor
button-hint = Tipp
button-new = neu
button-games = Spiele
button-quit = Ende
button-pause = weiter
button-close = schließen
button-cancel = abbrechen
button-start = Start
button-random = zufälliges Spiel
# The letter of the key that says yes; y always does too.
letter-yes = j
button-yes = ja
button-play-on = übernehmen
button-next-deal = nächstes Spiel
button-clear = leeren
button-leave = vorerst verlassen
button-stay = hierbleiben
button-give-up = aufgeben
button-delete = löschen
button-look = Tisch ansehen
button-again = noch einmal: neu ausgeteilt
button-same-deal = dieselben Karten noch einmal
button-other-deal = Spiel nach Nummer oder Schwierigkeit
button-other-game = ein anderes Spiel
button-copy-deal = Spielnummer in die Zwischenablage kopieren
button-undo-last = letzten Zug zurücknehmen
button-engine-back = Computer: zurück zur letzten lösbaren Stellung
button-keep = behalten
button-name = Name
button-turn-back = weniger
button-turn-on = mehr
button-do-not-keep = jetzt nicht
button-play = wählen
button-rules = Regeln
button-saved-games = Gespeicherte
button-statistics = Statistik
button-language = Sprache
button-continue = weiterspielen
button-go-there = dorthin
button-go-to-fork = zur Abzweigung
button-replay = Wiederholung
button-up = hoch
button-kind = nächste Gruppe
button-down = runter
button-page-up = vorige Seite
button-page-down = nächste Seite
button-check-deals = tausend Spiele prüfen
button-step-back = zurück
button-step = vor
button-run = Start
button-stop = Stopp
button-slower = Tempo
button-faster = Tempo
button-first = Anfang
button-last = letzter Zug

## What keys do

key-column = alle gemeinsam beweglichen Karten einer Spalte aufnehmen; auf einer anderen Spalte ablegen
key-left = Cursor nach links
key-right = Cursor nach rechts
key-up = mehr Karten aufnehmen oder zu den oberen Spalten
key-down = weniger Karten aufnehmen oder zu den unteren Spalten
key-more = mehr Karten aufnehmen
key-fewer = weniger Karten aufnehmen
key-pick = Karten am Cursor aufnehmen; ablegen
key-next-target = Cursor zum nächsten Platz, auf den die Karten passen
key-previous-target = Cursor zum vorigen Platz, auf den die Karten passen
key-obvious = naheliegender Zug der Karten am Cursor
key-undo = Zug zurücknehmen
key-redo = Zug wiederherstellen
key-watch = beim Weiterspielen zusehen; jede Taste hält an
key-chance = Gewinnchance ein- oder ausblenden
key-foundation = Karte auf einen Zielstapel legen, mit dessen Nummer
key-reserve = Reservekarte aufnehmen oder ablegen, mit ihrer Nummer
key-collect = fertige Folge abräumen, wo das Spiel es dir überlässt
key-type-move = Zug oder mehrere eintippen
key-look-at-column = alle Karten der Spalte zeigen
key-restart = dieselben Karten noch einmal, als neues Spiel
key-saved-games = gespeicherte Spiele und Wiederholungen
key-note = etwas zum letzten Zug notieren
key-panel = Leiste neben dem Tisch ein/aus (große Fenster)
key-language = Sprache wählen
key-motion = Animationen ein/aus
key-no-undo = ohne Zurücknehmen spielen, ab dem nächsten Blatt
key-rules = Regeln dieses Spiels
key-hundred = die Hundert: eine Reihe von Spielen, je ein Versuch
key-maker = ein Spiel aus diesem bauen
key-rigged = Geht hier alles mit rechten Dingen zu?
key-theme = nächstes Aussehen
key-clock = Uhr ein/aus
key-menu = Menü
key-help = Hilfe
key-back = Karten zurücklegen; Fenster schließen
key-quit = beenden; die Partie wird gespeichert

## Names of keys

keyname-enter = Enter
keyname-esc = Esc
keyname-space = Leertaste
keyname-tab = Tab
keyname-shift-tab = Umschalt-Tab
keyname-backspace = Rücktaste
keyname-delete = Entf
keyname-home = Pos1
keyname-end = Ende
keyname-page-up = Bild auf
keyname-page-down = Bild ab
keyname-left = Pfeil links
keyname-right = Pfeil rechts
keyname-up = Pfeil hoch
keyname-down = Pfeil runter
keyname-ctrl = Strg-{ $letter }

## Help

help-more = Die vollständige Hilfe bekommst du, wenn du noch einmal F1 drückst.
help-on-games = Bewege dich mit den Pfeiltasten durch die Liste, oder tippe einen Teil eines Namens, einer Gruppe oder eines Merkmals ein, etwa leicht, klein oder offen, um nur passende Spiele zu sehen; oder füge eine ganze Spielnummer wie spider:ms:617 ein. Mit Enter beginnt das gewählte Spiel; Tab zeigt seine Regeln, und F5 wählt eines zufällig aus.
help-on-custom-games = Du kannst eigene Spiele hinzufügen: Lege ihre Spieldateien in den Ordner { $folder }, oder starte eines mit `webspinner play DATEI` und behalte es. Sie stehen am Ende der Liste, ebenso Dateien, die sich nicht spielen lassen, mit dem Grund.
help-on-deals = Zu jeder Nummer gehört ein Spiel, immer dasselbe. Eine bloße Zahl ist eine Spielnummer von Webspinner; mit ms:, pysol: und kpat: davor gilt die Zählung von PySolFC oder KPatience. Ist die Zeile leer, teilt Enter ein zufälliges Spiel aus. Mit F6 bis F9 sucht der Computer ein lösbares Spiel; es zählt wie jedes andere.
help-on-search = Der Computer prüft zufällige Spiele, bis er eines findet, das lösbar ist und so schwer, wie du willst. Bei der ersten Suche dieser Art löst er vorher einige andere zum Vergleich. Manche Spiele gehen selten auf; die Suche kann deshalb eine Minute dauern.
help-on-boxes = Ein Fenster wartet auf eine Antwort: Drücke ihre Taste, oder klicke sie an. Esc schließt das Fenster und ändert nichts.
help-on-difficulty = Der Computer löst dieses Spiel und einige andere derselben Art und sagt, ob es leichter oder schwerer ist als sie. Die Zahlen darunter zeigen, wie er darauf kommt.
help-on-menu = Alles, was du am Tisch tun kannst, mit der Taste dafür. Wähle eine Zeile und drücke Enter, klicke sie an, oder drücke ihre Taste.
help-on-move-tree = Alle Varianten, die du gespielt hast, mit ihrer Zeit, ihren ersten und ihren letzten Zügen. Wähle mit den Pfeiltasten eine aus; der Tisch darunter zeigt, wo sie endet. Enter führt dorthin, f zu der Stelle, an der sie abzweigt, und du spielst von dort aus weiter. Nichts geht verloren: Die Variante, die du verlässt, bleibt in der Liste.
help-on-notes = Schreib auf, was du hier denkst. Die Notiz gehört zu dem Zug, der zu dieser Stellung geführt hat; der Zugbaum zeigt alle Notizen des Spiels und führt zu ihnen zurück.
help-on-rules = Die Regeln des Spiels, geschrieben aus den Daten, nach denen das Programm es spielt.
help-on-rigged = Wann die Karten feststehen, wovon sie abhängen und wie du es prüfen kannst, jetzt und am Ende des Spiels.
help-on-check-deals = Was in tausend Spielen gezählt wurde, und was bei fairem Mischen zu erwarten ist: die Spanne, in der 95 von 100 fairen Mischern liegen.
help-on-column = Alle Karten der Spalte, die letzte zuerst. Verdeckte Karten werden nur gezeigt, wenn du sie schon einmal gesehen hast.
help-on-unseen = Wie viele von jeder Karte du noch nicht gesehen hast, auf einer Seite, damit du nicht zählen musst. Sie zeigt nur, was du weißt: Es ist keine Hilfe und wird nicht vermerkt.
help-on-win = Du hast gewonnen. Enter teilt sofort neu aus. Du kannst die Spielnummer in die Zwischenablage kopieren und jemanden damit herausfordern: `webspinner play` und die Webseite nehmen sie an. Nicht jedes Terminal lässt Programme an die Zwischenablage.
help-on-loss = Es ist kein Zug mehr möglich. Nimm beliebig viele Züge zurück, oder lass den Computer die letzte lösbare Stellung suchen; er kennt alle Karten, deshalb zählt das Spiel dann als „mit Hilfe“, getrennt von deinen eigenen Siegen.
help-on-replay = Ein gespeichertes Spiel, Zug für Zug. Die Leertaste startet und stoppt; Plus und Minus ändern das Tempo; Pos1 und Ende springen an den Anfang und ans Ende. Mit Enter übernimmst du: Du spielst von dieser Stellung aus in einer neuen Partie weiter.
help-on-solution = Ein Weg zum Sieg, Zug für Zug. Mit Enter übernimmst du: Die bisher gezeigten Züge werden am Tisch gespielt, und du spielst von dort aus weiter.
help-on-saved-games = Alle deine Spiele, das zuletzt gespielte oben. Enter setzt ein angefangenes Spiel fort und zeigt von einem beendeten die Wiederholung.
help-on-statistics = Wähle links ein Spiel oder alle. Es zählen die ersten Versuche: ein Spiel, sobald du es gewonnen, aufgegeben oder, nach zehn Zügen oder einer Reihe, für ein anderes verlassen hast. k zeigt daneben andere Gruppen: Spiele, in denen du nichts zurückgenommen hast, nur ohne oder nach einer neuen Karte, Spiele mit Hilfe und noch einmal gespielte. Die Diagramme zeigen deine Gewinnquote vom ersten bis zum letzten Spiel und wie lange deine Siege gedauert haben.
help-on-hundred = Hundert Spiele, für alle dieselben. Ein Plus steht für ein gewonnenes, x für ein verlorenes oder verlassenes, drei Punkte für ein begonnenes, ein Strich für ein vergebenes. Enter teilt das nächste aus.
help-on-maker = Jede Zeile ist eine Einstellung des Spiels. Die Pfeile nach links und rechts ändern sie; was kein Spiel ergäbe, fehlt. Enter spielt das Spiel, n gibt ihm einen Namen, und k behält seine Datei bei den eigenen Spielen.
help-keys = Tasten
help-puzzles-text = Ein Rätsel ist eine Stellung aus einem echten Spiel mit einem Ziel: Finde den einzigen Zug, der gewinnt, oder leere eine Spalte oder vollende eine Folge in so vielen Zügen. Jeder Zug wird sofort beurteilt und ein falscher zurückgenommen. Rätsel zählen in keiner Statistik.
help-columns = Karten bewegen
help-columns-text = Drücke die Nummer einer Spalte, um ihre Karten aufzunehmen, dann die Nummer der Zielspalte: So viele Karten, wie dort passen, werden bewegt. Drücke dieselbe Nummer zweimal für den naheliegenden Zug. 0 ist Spalte 10; hat ein Spiel mehr, sind die Großbuchstaben A, B, C und so weiter die Spalten danach. Sonst bedeuten Großbuchstaben dasselbe wie kleine.
help-mouse = Maus
help-mouse-text = Klicke eine Karte an, um sie mit allen Karten darauf aufzunehmen, dann die Stelle, an die sie sollen; oder ziehe sie dorthin. Klicke dieselbe Karte noch einmal an, oder klicke sie mit der rechten Taste an, für den naheliegenden Zug. Ein Klick auf den Talon teilt eine Reihe aus. Alles in der untersten Zeile lässt sich anklicken; den Rest findest du im Menü. Mit dem Mausrad blätterst du.
help-highlights = Hervorhebungen
help-highlights-text = Helle Karten lassen sich bewegen; graue liegen unter anderen, die zuerst wegmüssen. Das Zeichen vor einer Karte bedeutet: { $hand } aufgenommen, { $cursor } Cursor, { $target } hier passen die aufgenommenen Karten, { $hint } Tipp, { $recent } letzter Zug.
help-engine-text = Ein Tipp (t) nutzt nur die Karten, die du gesehen hast. Der Computer kennt alle: Er kann sagen, ob das Spiel noch lösbar ist, dich zur letzten lösbaren Stellung zurückbringen, zeigen, wie es geht, die Schwierigkeit bestimmen oder ein lösbares Spiel suchen. Er tut nichts, bevor du ihn darum bittest, und du kannst inzwischen weiterspielen. Ein Spiel mit einem Tipp oder einer Antwort des Computers zählt als „mit Hilfe“, getrennt von deinen Spielen ohne Hilfe.
help-long-columns = Lange Spalten
help-long-columns-text = Ist eine Spalte zu lang für den Bildschirm, steht zuerst nur die Zahl ihrer verdeckten Karten in einer Zeile; reicht das nicht, schrumpfen ganze Folgen auf ihre erste und letzte Karte (K-9), und dann stehen mehrere Karten in einer Zeile. Das Ende einer Spalte ist immer zu sehen. Um alle Karten zu sehen, setze den Cursor dorthin und drücke v.
help-score = Punkte
help-score-text = Du beginnst mit 500 Punkten. Jeder Zug und jedes Zurücknehmen kostet 1 Punkt, jede abgeräumte Folge bringt 100. Die Statistik zählt auch die meisten geordneten Karten: Karten in Folgen, die mit einem König beginnen, ob in Spalten oder abgeräumt, und Karten auf Zielstapeln.
help-moves = Züge als Text
help-moves-text = 4-9 bewegt Karten von Spalte 4 auf Spalte 9; 4-9x3 bewegt drei davon. d teilt eine Reihe aus, c3 räumt eine Folge aus Spalte 3 ab, 3-f2 legt eine Karte auf Zielstapel 2, r1-4 legt Reservekarte 1 auf Spalte 4, 4-r1 legt eine Karte in Reserve 1. Nach einem Doppelpunkt (:) kannst du auch mehrere Züge eingeben oder einfügen; sie werden bis zum ersten unmöglichen gespielt.
help-rigged-text = Ja. Das Menü zeigt unter diesem Namen, dass du uns das nicht glauben musst: Die Karten stehen vor deinem ersten Zug fest, sie haben einen Fingerabdruck, und tausend Spiele lassen sich mit dem Zufall vergleichen.

## Boxes

message-title = Hinweis
menu-title = Menü
leave-title = Diese Partie verlassen?
leave-text = Sie ist gespeichert; du findest sie unter den gespeicherten Spielen (a) und kannst sie jederzeit weiterspielen.
give-up-text = Wenn du aufgibst, zählt die Partie als verloren.
engine-analysis = Der Computer kennt alle Karten, auch die verdeckten. Bei eingeschalteter Live-Analyse zeigt die Zeile unter dem Tisch, ob das Spiel noch lösbar ist. Das verrät etwas über die verdeckten Karten; mit der ersten Antwort zählt diese Partie deshalb als „mit Hilfe“, getrennt von deinen eigenen Siegen. Die Live-Analyse endet mit ihr.
engine-help = Der Computer kennt alle Karten, auch die verdeckten. Wenn er dir hilft, zählt diese Partie als „mit Hilfe“, getrennt von deinen eigenen Siegen.
engine-back = Der Computer sucht die letzte Stellung, aus der du noch gewinnen konntest, und geht dorthin zurück. Die Züge danach bleiben im Zugbaum (w).
give-up-title = Aufgeben?
delete-title = Diese Partie löschen?
delete-text = Sie verschwindet aus der Liste und aus der Statistik. Das lässt sich nicht rückgängig machen.
language-title = Sprache
language-kept = Die Wahl gilt auch beim nächsten Mal.
language-system = wie im System
language-en = English
language-de = Deutsch
language-es = Español
language-fr = Français
language-zh = 简体中文
keep-title = Dieses Spiel behalten?
keep-text = { $game } ist ein eigenes Spiel. Wenn du es behältst, steht es ab jetzt in der Liste der Spiele.
keep-writes = Seine Datei: { $file }
keep-replaces = Es ersetzt eine ältere Version: { $file }
won-title = Gewonnen!
won-skip = Du hast gewonnen! Weiter mit beliebiger Taste.
won-time = Zeit: { $time }
won-moves = { $moves ->
    [one] Ein Zug
   *[other] { $moves } Züge
}, { $undos ->
    [0] nichts zurückgenommen
    [one] einmal zurückgenommen
   *[other] { $undos }-mal zurückgenommen
}
won-score = Punkte: { $score }
won-assisted = Mit Hilfe gespielt, deshalb getrennt gezählt.
won-again = Schon gespielt, deshalb getrennt gezählt.
won-first = Dein erster Sieg in diesem Spiel!
won-best-time = Deine Bestzeit!
won-time-to-beat = Bisherige Bestzeit: { $time }
won-streak = { $wins } Siege in Folge
stuck-title = Dieses Spiel ist verloren
stuck-reason = { $reason }.
stuck-text = Das passiert jedem. Du kannst beliebig viele Züge zurücknehmen und es anders versuchen; wenn du das Spiel so verlässt, zählt es als verloren.
stuck-lost = Das passiert jedem. Ohne Zurücknehmen ist das Spiel verloren.

## Other pages

column-title = Spalte { $column }, letzte Karte zuerst: { $open } offen, { $hidden } verdeckt
chooser-title = Spiele
chooser-search = Suche:
chooser-also = Auch bekannt als { $names }
chooser-no-custom = noch keine: siehe Hilfe (F1)
chooser-invalid = Ungültige Dateien
chooser-invalid-title = Diese Datei ist kein gültiges Spiel
chooser-begin-here = Ein gutes Spiel für den Anfang
deal-title = { $game }: neues Spiel
deal-text = Gib eine Spielnummer ein, etwa 12345 oder mit ms:14934 die eines anderen Programms. Ohne Nummer bekommst du ein zufälliges Spiel.
deal-click = Mit der Maus anklicken:
deal-winnable = Zufällige lösbare Spiele:
level-any = beliebig
difficulty-title = Wie schwer ist dieses Spiel?
difficulty-grade = Dieses Spiel ist lösbar. Schwierigkeit: { $level }. Von { $of } lösbaren Spielen dieser Art { $easier ->
    [0] ist keines leichter
    [one] ist eines leichter
   *[other] sind { $easier } leichter
}.
move-tree-text = Nimmst du Züge zurück und spielst anders, beginnt eine neue Variante; die alte bleibt hier. Geh an den Anfang oder ans Ende einer Variante und spiele von dort aus weiter.
move-tree-start = Anfang
move-tree-main = { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}: { $line }
move-tree-variation = { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}, Abzweig { $from ->
    [0] am Anfang
   *[other] nach Zug { $from }
}: { $line }
move-tree-here = (hier)
move-tree-here-after = (hier, nach { $moves })
move-tree-note = { $moves ->
    [0] Notiz am Anfang
   *[other] Notiz nach Zug { $moves }
}: { $line }
noted-at = { $moves ->
    [0] Notiz am Anfang
    [one] Notiz nach dem ersten Zug
   *[other] Notiz nach Zug { $moves }
}
noted-text = Eine Notiz bleibt beim Spiel: Du findest sie im Zugbaum, in der Analyse der Webseite und in der Datei, die du exportierst. Leer verschwindet sie.
hundred-about = Dieselben hundert Spiele für alle, je ein Versuch. Es zählen nur erste Versuche, die ohne Hilfe gewonnen sind: Ein Spiel, das du schon gesehen hast, ist vergeben.
hundred-about-no-undo = Dieselben hundert Spiele für alle, je ein Versuch, und ohne Zurücknehmen, wie du es gewählt hast. Es zählen nur erste Versuche: Ein Spiel, das du schon gesehen oder mit Zurücknehmen gespielt hast, ist vergeben.
hundred-standing = { $won } von { $ended } gespielten gewonnen.
maker-title = Spiel bauen: { $game }
maker-won = Der Computer, der jede Karte sieht, hat { $won } von { $deals } Spielen gewonnen; { $lost } sind sicher verloren. Schnell gespielt, ohne mehr zu sehen als du, gewinnt er { $quickly }.{ $won ->
    [0] {""}
   *[other] {" "}Ein Sieg braucht etwa { $moves } Züge.
}
saved-games-none = Noch sind keine Spiele gespeichert.
saved-games-when = Gespielt
saved-games-deal = Nummer
saved-games-time = Zeit
saved-games-moves = Züge
saved-games-assisted = + mit Hilfe: durch einen Tipp oder den Computer
replay-title = Wiederholung: { $game }, Nr. { $deal }
solution-title = { $game }: Lösung in { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
}
replay-caption = Zug { $at } von { $moves }  { $move }  { $time }  Tempo { $speed }
statistics-all = Alle Spiele
statistics-none = Noch ist nichts gezählt. Ein Spiel zählt, sobald du es gewonnen, aufgegeben oder, nach zehn Zügen oder einer Reihe, für ein anderes der gleichen Art verlassen hast.
statistics-rate = Gewinnquote 0–100 %
statistics-no-rate = Erscheint, sobald ein Spiel ohne Hilfe zählt.
statistics-first = erstes
statistics-last = letztes
statistics-times = Zeiten der Siege
statistics-no-times = Erscheint mit deinem ersten Sieg ohne Hilfe.

## Lessons

task-step = Schritt { $number } von { $steps }
task-left = { $moves ->
    [one] noch 1 Zug
   *[other] noch { $moves } Züge
}
task-next-step = Enter: nächster Schritt
task-next-last = Das war der letzte Schritt. Enter: wie es weitergeht
task-next-again = Enter: noch einmal    u: Zug zurücknehmen
task-hint = Tipp: { $move }
task-hint-from-start = Vom Anfang des Schritts: { $move }
lesson-over-title = { $lesson }: geschafft
lesson-over = Spiel jetzt selbst { $game }. Die Regeln sind nie weit weg: Drück i.
lesson-over-next = Nächste Lektion: { $lesson }
lesson-list-done = alle { $steps } Schritte geschafft
help-on-lessons = Kurze Lektionen am echten Tisch; die Züge machst du. Jeder Schritt sagt, was zu tun ist, und jeder Zug wird sofort beurteilt. Eine Lektion geht dort weiter, wo du aufgehört hast, und zählt in keiner Statistik.
key-lessons = Lektionen: spielen lernen
key-step-hint = Tipp: der nächste Zug dieses Schritts
key-step-again = diesen Schritt von vorn beginnen
key-next-step = nächster Schritt
key-previous-step = voriger Schritt
key-leave-lesson = Lektion verlassen: zurück zu deinem Spiel oder beenden
button-again-step = noch mal
button-next-step = weiter
button-previous-step = Schritt zurück
button-lessons = Lektionen
button-leave-lesson = verlassen
button-play-learned = jetzt spielen
button-next-lesson = nächste Lektion
button-other-lesson = eine andere Lektion
button-step-again = diesen Schritt noch einmal
button-back-to-game = zurück zu deinem Spiel

## Puzzles

task-puzzle = Rätsel { $number }, { $level }
task-next-puzzle = Enter: nächstes Rätsel
task-taken-back = { $text } { $mistake } Der Zug ist zurückgenommen.
key-puzzle-hint = Tipp: der nächste Zug der Lösung
key-puzzle-solution = die Lösung zeigen
key-puzzle-again = dieses Rätsel von vorn beginnen
key-next-puzzle = nächstes Rätsel
key-previous-puzzle = voriges Rätsel
key-leave-puzzle = Rätsel verlassen: zurück zu deinem Spiel oder beenden
button-solution = Lösung
button-next-puzzle = weiter
button-previous-puzzle = voriges

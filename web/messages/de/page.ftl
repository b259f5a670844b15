# The German texts of the page.

## The table

page-not-loaded = Webspinner konnte nicht vollständig geladen werden. Prüfe die Verbindung und lade die Seite dann neu.
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
board-collected = Abgeräumte Folgen: { $runs } von { $of }
picture-stock = Talon: { $rows ->
    [0] leer
    [one] noch eine Reihe
   *[other] noch { $rows } Reihen
}

## The bar

bar-games = { $game }: Spiel wählen
bar-cards = aufgelistete Karten
bar-points-label = Punkte
bar-points = { $windows }
bar-points-title = Punkte wie in Windows: { $windows }. Netzwerkpunkte: { $network }.
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
button-again = Noch einmal versuchen

## The menu

menu-group-play = Spielen
menu-group-game = Dieses Spiel
menu-group-engine = Der Rechner
menu-group-you = Persönliches
menu-new = Neues Spiel
menu-games = Spiele
menu-daily = Spiele des Tages
menu-restart = Dasselbe Spiel von vorn
menu-rules = Regeln
menu-saved-games = Gespeicherte Spiele
menu-share = Links zum Teilen
menu-move-tree = Probierte Varianten
menu-replay = Dieses Spiel nachspielen
menu-deal-search = Ein Spiel, das zu gewinnen ist …
menu-difficulty = Wie schwer ist dieses Spiel?
menu-analysis-on = Beobachten, ob es zu gewinnen ist
menu-analysis-off = Nicht mehr beobachten
menu-review = Dieses Spiel analysieren
menu-engine-hint = Tipp des Rechners
menu-back = Zurück, bis es zu gewinnen ist
menu-solution = Lösung zeigen
menu-statistics = Statistik
menu-custom-games = Eigene Spiele
menu-global-statistics = Statistik aller Spieler
menu-account = Spieler
menu-settings = Einstellungen
menu-help = Hilfe

## What is said under the table, and aloud

said-dealt = { $game } ist ausgeteilt.
said-in-hand = In der Hand: { $card }. { $places ->
    [0] Kein Platz nimmt sie.
   *[other] Mögliche Plätze: { $targets }.
}
said-detail = { $of }: { $detail }
said-place = { $kind ->
    [foundation] Zielstapel { $number }
    [collected] die abgeräumten Folgen
   *[column] Spalte { $number }
}
said-undo = Zurückgenommen
said-redo = Wieder gezogen
said-line = Zur Variante gewechselt
said-restart = Dasselbe Spiel von vorn
note-left = { $game } ist gespeichert.
note-left-continue = Weiterspielen
note-hint = Tipp: { $move } ({ $why })
note-no-hint = Kein Zug ist möglich.
note-bad-link = Der Link ließ sich nicht öffnen: { $reason }
note-engine-looks = Der Rechner sucht. Du kannst inzwischen weiterspielen.
note-engine-failed = Der Rechner ist ausgefallen ({ $reason }). Das Spiel geht weiter; frage noch einmal, und ein neuer startet.
note-engine-absent = Der Rechner konnte nicht starten. Das Spiel geht ohne ihn weiter; frage noch einmal, und er wird wieder gestartet.
note-engine-won = Von hier ist es zu gewinnen.
note-engine-over = Dieses Spiel ist gewonnen.
note-engine-lost = Hier ist es verloren: Was auch gezogen wird, es ist nicht mehr zu gewinnen.
note-engine-never = Dieses Spiel war von Anfang an nicht zu gewinnen.
note-engine-unknown = Der Rechner hat weder einen Gewinn gefunden noch einen Beweis, dass es keinen gibt.
note-back = { $moves ->
    [one] Einen Zug
   *[other] { $moves } Züge
} zurück: Von hier ist es noch zu gewinnen.
note-back-perhaps = { $moves ->
    [one] Einen Zug
   *[other] { $moves } Züge
} zurück: Von hier ist es noch zu gewinnen, und vielleicht auch von einem späteren Zug an.
note-analysis-on = Von jetzt an sieht der Rechner zu. Er kennt alle Karten.
note-analysis-off = Der Rechner sieht nicht mehr zu.
note-found = Dieses Spiel ist zu gewinnen.
note-found-level = Dieses Spiel ist zu gewinnen. Unter den gewinnbaren seiner Art ist es { $level }.

## Whether the game can be won

analysis-label = Beobachten, ob das Spiel zu gewinnen ist
analysis-off = nicht beobachtet
analysis-failed = der Rechner ist ausgefallen
analysis-won = zu gewinnen
analysis-searching = noch unbekannt
analysis-unknown = unbekannt
analysis-lost = verloren
analysis-never = von Anfang an verloren
analysis-back = verloren: vor { $moves ->
    [one] 1 Zug
   *[other] { $moves } Zügen
} war es noch zu gewinnen
analysis-back-or-later = verloren: vor { $moves ->
    [one] 1 Zug
   *[other] { $moves } Zügen
} oder später war es noch zu gewinnen
engine-analysis-title = Das Spiel beobachten lassen?
engine-analysis-text = Der Rechner kennt alle Karten, auch die verdeckten. Solange er zusieht, sagt die Zeile unter dem Tisch, ob das Spiel noch zu gewinnen ist. Das verrät etwas über die verdeckten Karten, und jedes Spiel, in dem es dort steht, zählt als mit Hilfe gespielt. Er sieht zu, bis du ihn abstellst.
engine-hint-title = Ein Tipp des Rechners?
engine-back-title = Zurück, bis es zu gewinnen ist?
engine-solution-title = Die Lösung zeigen?
engine-difficulty-title = Wie schwer ist dieses Spiel?
engine-review-title = Dieses Spiel analysieren?
engine-text = Der Rechner kennt alle Karten, auch die verdeckten. Wenn er hilft, zählt dieses Spiel als mit Hilfe gespielt.

## A deal that can be won, and how hard deals are

deal-search-title = { $game }: ein Spiel, das zu gewinnen ist
deal-search-text = Der Rechner sieht sich zufällige Spiele an, und zwar alle ihre Karten. Weil du dann weißt, dass deines zu gewinnen ist, zählt es als mit Hilfe gespielt.
deal-search-criteria = Was für ein Spiel?
deal-search-winnable = irgendeines, das zu gewinnen ist
deal-search-easy = ein leichtes
deal-search-medium = ein mittelschweres
deal-search-hard = ein schweres
deal-search-levels = Leicht, mittelschwer und schwer sind die Drittel aller gewinnbaren Spiele dieser Art. Beim ersten Mal braucht der Rechner eine Weile für Spiele zum Vergleich.
deal-search-start = Suchen
deal-search-progress = Fortschritt
deal-search-compares = Zum Vergleich: { $has } von { $wants } Spielen.
deal-search-tried = Bisher angesehene zufällige Spiele: { $deals }
level-easy = leicht
level-medium = mittelschwer
level-hard = schwer
difficulty-title = Wie schwer ist dieses Spiel?
difficulty-waits = Der Rechner spielt dieses Spiel und andere derselben Art.
difficulty-first = Zuerst dieses Spiel selbst.
difficulty-lost = Es ist nicht zu gewinnen.
difficulty-unknown = Der Rechner hat weder einen Gewinn gefunden noch einen Beweis, dass es keinen gibt.
difficulty-alone = Es ist zu gewinnen. Um es zu vergleichen, sind zu wenige gewinnbare Spiele dieser Art bekannt.
difficulty-grade = Es ist zu gewinnen, und es ist { $level }: Von { $of } gewinnbaren Spielen dieser Art { $easier ->
    [0] ist keines leichter
    [one] ist eines leichter
   *[other] sind { $easier } leichter
}.
difficulty-quick-name = Schnelles Spiel
difficulty-quick = Schnelles Spiel nach den offenen Karten gewann { $won } von { $played } Versuchen und brachte { $percent } % der Karten in Ordnung.
difficulty-nodes-name = Suche
difficulty-nodes = Der Rechner fand einen Gewinn nach { $nodes } Stellungen.
difficulty-length-name = Länge
difficulty-length = Der kürzeste Gewinn, den er kennt, hat { $moves ->
    [one] einen Zug
   *[other] { $moves } Züge
}.
difficulty-explained = Leicht, mittelschwer und schwer sind die Drittel aller gewinnbaren Spiele dieser Art. Jede der drei Zahlen bekommt ihren Rang unter denen der Vergleichsspiele, und die Ränge werden addiert.

## The solution and the review

solution-title = Die Lösung: { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
}
solution-take-over = Von hier weiterspielen
review-title = Analyse: { $game }
review-works = Der Rechner prüft jede Stellung: { $known } von { $of } sind bekannt.
review-won = Gewonnen: Nach jedem Zug war es zu gewinnen.
review-could = Nach jedem Zug war es zu gewinnen, und das ist es noch.
review-never = Dieses Spiel war von Anfang an nicht zu gewinnen.
review-move = Zug { $move } hat das Spiel verspielt: { $text }.
review-among = Einer der Züge { $from } bis { $to } hat das Spiel verspielt. Welcher, konnte der Rechner nicht klären.
review-by = Nach Zug { $move } war es verloren. Ob es vorher zu gewinnen war, konnte der Rechner nicht klären.
review-open = Ob es zu gewinnen war, konnte der Rechner nicht klären.
review-show = Den Zug zeigen, der es verspielt hat
review-legend = Oben die geordneten Karten nach jedem Zug, höchstens { $most } von { $cards }. Unten, ob das Spiel noch zu gewinnen war:
review-prospect-won = zu gewinnen
review-prospect-lost = verloren
review-prospect-open = unbekannt
review-prospect-losing = verspielt das Spiel
review-list = Alle Züge

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
games-deal-search = Eines, das zu gewinnen ist …
games-start = { $game } spielen
rules-title = Regeln von { $game }
rules-layout = Eine Austeilung von { $game } zu Beginn

## What is kept

store-full = In diesem Browser ist kein Platz mehr: Das Spiel geht weiter, wird aber nicht gespeichert.
store-refused = Dieser Browser speichert nichts: Das Spiel geht weiter, ist aber weg, wenn die Seite geschlossen wird.
store-parted = Dieses Spiel ging auch in einem anderen Fenster weiter, darum sind beide gespeichert.
result-won = gewonnen
result-lost = verloren
result-unfinished = nicht beendet
saved-games-title = Gespeicherte Spiele
saved-games-game = Spiel
saved-games-all-games = alle Spiele
saved-games-result = Ergebnis
saved-games-all-results = alle
saved-games-count = { $games ->
    [0] Kein Spiel
    [one] Ein Spiel
   *[other] { $games } Spiele
}
saved-games-points = { $windows } Punkte
saved-games-current = auf dem Tisch
saved-games-pages = Seiten
saved-games-newer = Neuere
saved-games-older = Ältere
saved-games-page = { $from }–{ $to } von { $of }
saved-games-none = Noch ist kein Spiel gespeichert: Jedes wird es ab dem ersten Zug.
saved-games-choose = Wähle ein Spiel, um es fortzusetzen, nachzuspielen, als Datei zu speichern oder zu löschen.
saved-games-continue = Weiterspielen
saved-games-replay = Nachspielen
saved-games-link = Link kopieren
saved-games-save = Als Datei speichern
saved-games-save-all = Alle als Datei speichern
saved-games-give-up = Aufgeben
saved-games-delete = Löschen
saved-games-ask-give-up = Dieses Spiel aufgeben? Dann zählt es als verloren.
saved-games-ask-delete = Dieses Spiel endgültig löschen? Dann zählt es nicht mehr.
import-title = Spiele aus einer Datei oder einem Text hinzufügen
import-text = Dateien mit Spielen, von dieser Seite oder vom Programm im Terminal: ein Spiel oder viele. Was schon gespeichert ist, wird übergangen.
import-take = Hinzufügen
import-busy = Wird gelesen …
import-game = Spiel { $number }
import-done = { $added ->
    [0] Kein Spiel wurde hinzugefügt
    [one] Ein Spiel wurde hinzugefügt
   *[other] { $added } Spiele wurden hinzugefügt
}{ $known ->
    [0] .
    [one] ; eines war schon hier.
   *[other] ; { $known } waren schon hier.
}
import-problems = { $problems ->
    [one] Eines ließ sich nicht lesen:
   *[other] { $problems } ließen sich nicht lesen:
}
source-file = Datei wählen
source-drop = oder hierher ziehen
source-paste = … oder ihren Text einfügen
source-too-large = Die Datei { $file } ist zu groß.
source-unreadable = Die Datei { $file } ließ sich nicht lesen.

## Statistics

stats-title = Statistik
stats-alone = Ohne Hilfe
stats-assisted = Mit Hilfe
stats-lost = Niederlagen
stats-between = { $value } ({ $low } – { $high })
stats-average-moves = Durchschnittliche Züge bis zum Sieg
stats-current-streak = Serie bis jetzt
stats-longest-winning = Längste Siegesserie
stats-longest-losing = Längste Niederlagenserie
stats-streak-won = { $games } gewonnen
stats-streak-lost = { $games } verloren
stats-text = Ein Spiel zählt, sobald ein Zug gemacht und es gewonnen oder aufgegeben wurde. In Klammern steht, wo der wahre Anteil mit einer Sicherheit von 95 % liegt: je weniger Spiele, desto weiter.
stats-charts = Die Diagramme zeigen die Spiele
stats-numbers = Die Zahlen
stats-game = Nach Spiel
stats-games = Spiele
stats-time = Zeit
stats-move-count = Züge
stats-rate = Gewonnene Spiele im Lauf der Zeit
stats-rate-text = Jeweils von den letzten { $games } Spielen: anfangs { $from }, jetzt { $to }, mindestens { $least }, höchstens { $most }.
stats-streaks = Serien
stats-streaks-text = { $streaks ->
    [one] Eine Serie: Siege nach oben, Niederlagen nach unten.
   *[other] Die letzten { $streaks } Serien: Siege nach oben, Niederlagen nach unten.
}
stats-times = Zeiten der gewonnenen Spiele
stats-moves = Züge der gewonnenen Spiele
stats-mostly = Am häufigsten von { $from } bis { $to }: { $games ->
    [one] ein Spiel.
   *[other] { $games } Spiele.
}
stats-few-games = Ein Verlauf und Serien sagen erst ab { $need } Spielen etwas aus. Bisher: { $games }.
stats-few-wins = Wie sich Zeiten und Züge verteilen, zeigt sich erst ab { $need } Siegen. Bisher: { $games }.

## Lines tried

move-tree-title = Probierte Varianten
move-tree-text = Nichts, was probiert wurde, geht verloren: Geh ans Ende einer Variante und spiele von dort weiter.
move-tree-left = zweigt nach { $move ->
    [one] dem ersten Zug
   *[other] Zug { $move }
} von einer anderen ab
move-tree-here = hier steht das Spiel

## Own games

custom-title = Eigene Spiele
custom-text = Ein Spiel ist eine Datei mit Regeln in TOML. Nimm die Datei eines vorhandenen Spiels, ändere, was du willst, gib ihm eine eigene Kennung und einen eigenen Namen und spiele es. Es bleibt in diesem Browser.
custom-none = Noch gibt es keines.
custom-refused = Diese Version der Seite nimmt seine Regeln nicht an: Zeige seinen Text und füge ihn noch einmal hinzu, um zu sehen, warum.
custom-show = Text zeigen
custom-play = Spielen
custom-ask-delete = Löschen? Gespeicherte Partien davon bleiben.
custom-add = Spiel hinzufügen
custom-begin = Beginnen mit dem Text von
custom-begin-choose = Spiel wählen
custom-take = Dieses Spiel hinzufügen
custom-added = { $game } ist hinzugefügt.
custom-problems = { $problems ->
    [one] Eines stimmt nicht:
   *[other] { $problems } Dinge stimmen nicht:
}

## Links

link-later = er stammt von einer neueren Version dieser Seite
link-damaged = er ist beschädigt oder abgeschnitten
link-too-long = er ist zu lang
leave-game-title = Den Link öffnen?
leave-game-text = Er bringt ein anderes Spiel auf den Tisch. Deines ist gespeichert: Du kannst es aus den gespeicherten Spielen fortsetzen.
leave-game-text-practice = Er bringt ein anderes Spiel auf den Tisch. Das jetzige begann mit einer Stellung und nicht mit dem Austeilen: Es wird nicht gespeichert.
leave-game-stay = Hierbleiben
leave-game-open = Link öffnen
share-title = Links zum Teilen
share-deal = Dieses Spiel von Anfang an
share-deal-text = Dieselben Karten, wie sie ausgeteilt wurden.
share-position = Diese Stellung
share-position-text = Die Karten, wie sie jetzt liegen, um von hier weiterzuspielen. Auch die verdeckten sind darin enthalten.
share-record = Diese Partie
share-record-text = Jeder Zug, zum Ansehen.
share-own = Das ist ein eigenes Spiel: Ein Link zu seinem Anfang oder zu einer Stellung öffnet sich nur dort, wo seine Datei hinzugefügt wurde.
share-copy = Kopieren
share-send = Senden
share-copied = Der Link ist kopiert.
share-refused = Der Browser ließ ihn nicht kopieren: Markiere ihn und kopiere ihn selbst.

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
settings-size = Kartengröße
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
settings-analysis = Beobachten, ob das Spiel zu gewinnen ist
settings-analysis-text = Der Rechner sieht alle Karten. Sein Zusehen verrät darum etwas über die verdeckten, und solche Spiele zählen als mit Hilfe gespielt.

settings-share = Ergebnisse beendeter Spiele teilen

## The end of a game

game-over-won = Gewonnen!
game-over-stuck = Kein Zug ist mehr möglich
game-over-time = Zeit: { $time }
game-over-moves = { $moves ->
    [one] Ein Zug
   *[other] { $moves } Züge
}, { $undos ->
    [0] nichts zurückgenommen
    [one] eine Rücknahme
   *[other] { $undos } Rücknahmen
}
game-over-points = { $network } Netzwerkpunkte, { $windows } Windows-Punkte
game-over-best-first = Dein erster Sieg in diesem Spiel
game-over-best-time = Deine beste Zeit
game-over-best-moves = Deine wenigsten Züge
game-over-best-points = Deine meisten Punkte
game-over-assisted = Mit Hilfe gespielt, darum getrennt gezählt.
game-over-stuck-text = Du kannst Züge zurücknehmen und es anders versuchen.
game-over-review = Analyse
game-over-again = Dasselbe Spiel noch einmal

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
key-saved-games = gespeicherte Spiele
key-move-tree = die probierten Varianten
key-statistics = die Statistik
key-share = Links zum Teilen
key-pause = Pause
key-analysis = beobachten, ob das Spiel zu gewinnen ist, oder nicht mehr
key-engine-hint = der Tipp des Rechners: der nächste Zug auf einem Weg, der gewinnt
key-back-to-won = zurück zur letzten Stellung, die zu gewinnen ist
key-solution = die Lösung, Zug für Zug
key-difficulty = wie schwer das Spiel ist
key-back = die Karten zurücklegen; schließen, was offen ist

## What the server has to do with it

site-loading = Einen Moment …
load-error-title = Nicht geladen
load-error-text = Dieser Teil der Seite ließ sich nicht laden. Das Spiel geht weiter und bleibt gespeichert. Öffne dies noch einmal, wenn das Netz da ist; kommt es auch dann nicht, lade die Seite neu.
site-away = Der Server ist gerade nicht zu erreichen. Du kannst weiterspielen.
site-none = Diese Seite liegt auf einem Server, der weder Ergebnisse noch Spiele des Tages führt. Alles andere geht.
site-problem = Der Server hat das nicht angenommen (Status { $status }).
site-misunderstood = Server und Seite verstehen einander nicht. Bitte lade die Seite neu.
site-too-large = Das Spiel ist für den Server zu lang.
site-not-logged-in = Du bist nicht mehr angemeldet. Bitte melde dich wieder an.
site-login-failed = Der Passkey wurde nicht angenommen. Bitte versuche es noch einmal.
site-other-site = Der Server hält das für eine Anfrage von einer anderen Website.
site-not-found = Das kennt der Server nicht.
site-conflict = Das gibt es schon.
site-record = Der Server konnte das Spiel nicht nachspielen.
site-own-game = Eigene Spiele zählen nicht für alle.
site-own-deal = Spiele, deren Karten von Hand ausgelegt sind, zählen nicht für alle.
site-impossible = Die Zeiten des Spiels oder sein Tag widersprechen der Uhr des Servers.
site-too-many = Es kam zu viel auf einmal. Bitte warte ein wenig.
site-internal = Mit dem Server stimmt etwas nicht. Bitte versuche es später noch einmal.
site-not-yet = Der Server ist noch nicht so weit. Bitte versuche es gleich noch einmal.
site-sent-before = Es wurde schon einmal geschickt.
site-refused = Das Ergebnis eines Spiels wurde nicht gezählt. { $why }

## Sharing results

share-ask = Gut gespielt. Dürfen die Ergebnisse deiner beendeten Spiele an den Server gehen? Sie zählen für die Bestenlisten der Spiele des Tages und für die Statistik aller Spieler.
share-no = Nein, danke
share-yes = Ja, teilen
share-waits = Das Ergebnis wartet noch darauf, geschickt zu werden. { $why }
share-counts = Das Ergebnis zählt.

## Daily deals and their boards

daily-title = Spiele des Tages
daily-text = Für jede Art von Patience gibt es täglich ein Spiel, dasselbe für alle, und jedes ist zu gewinnen. Neue kommen um { $time } Uhr.
daily-day = Tag
daily-today = Heute, { $day }
daily-play = Spielen
daily-play-it = { $game } spielen
daily-continue = Weiter
daily-continue-with = Weiter mit { $game }
daily-board = Bestenliste
daily-board-of = Bestenliste von { $game }
daily-won = gewonnen
daily-lost = verloren
daily-begun = angefangen
daily-none = Für diesen Tag gibt es keine Spiele.
daily-pending = Noch gesucht wird für: { $games }.
daily-other-version = Dieses Spiel gehört zu einer anderen Version. Lade die Seite neu, um es zu spielen.
board-of = Bestenliste von { $game }
board-back = Zurück zu den Spielen
board-by = Sortiert nach
board-by-points = Punkte
board-by-moves = Züge
board-by-time = Zeit
board-help = Spiele
board-help-without = ohne Hilfe
board-help-with = mit Hilfe
board-place = Platz
board-player = Spieler
board-nobody = ohne Namen
board-registered = Name eines Spielers mit Passkey
board-you = (du)
board-own-place = Dein Platz: { $place } von { $places }.
board-empty = Hier steht noch niemand.
board-more = Weitere Plätze

## Statistics over all players

global-title = Statistik aller Spieler
global-game = Spiel
global-what = Spielnummern
global-all-deals = Alle Spielnummern
global-deal = Spielnummer { $deal }
global-you = Du
global-unaided = Alle Spieler
global-assisted = Mit Hilfe
global-text = Deine Spalte und die aller Spieler enthalten die Spiele ohne Hilfe. Gezählt wird, was Spieler geteilt haben.
figure-win-percentage = Gewinnquote
figure-win-ratio = Siege je Niederlage
figure-average-win-time-ms = Durchschnittliche Siegzeit
figure-highest-windows-points = Höchste Punktzahl (Windows)
figure-highest-network-points = Höchste Punktzahl (Netzwerk)
figure-best-win-time-ms = Beste Siegzeit
figure-fewest-moves = Wenigste Züge
figure-played = Gespielte Spiele
figure-won = Siege

## The player

account-title = Spieler
account-nickname = Name auf den Bestenlisten
account-nickname-text = Du brauchst keinen: Auch ohne Namen zählen deine Spiele. Andere sehen ihn.
account-devices = Ein Verlauf auf mehreren Geräten
account-devices-text = Mit einem Passkey kennt dieser Server deine Spiele auf jedem deiner Geräte. Ein Passwort gibt es nicht, und außer deinem Namen und deinen Spielen wird nichts über dich gespeichert. Wer sich anmeldet, teilt Ergebnisse.
account-sign-up = Neuer Spieler mit diesem Namen
account-sign-in = Anmelden
account-sharing = Teilen
account-sharing-text = Geteilt werden die Züge des Spiels, seine Zeit und dein Name auf den Bestenlisten, wenn du einen hast. Du kannst es dir jederzeit anders überlegen, hier oder in den Einstellungen.
account-waiting = { $results ->
    [one] Ein Ergebnis wartet darauf, geschickt zu werden.
   *[other] { $results } Ergebnisse warten darauf, geschickt zu werden.
}
nickname-needed = Ein Spieler braucht einen Namen.
nickname-empty = Ein Name braucht mindestens einen Buchstaben oder eine Ziffer.
nickname-long = Ein Name hat höchstens 24 Zeichen.
nickname-invisible = Der Name enthält etwas, das man nicht sieht.
nickname-taken = Ein anderer Spieler hat diesen Namen oder einen, der so aussieht.
nickname-refused = Der Server nimmt diesen Namen nicht an.
passkeys-insecure = Passkeys brauchen eine sichere Verbindung (https).
passkeys-unknown = Dieser Browser kennt keine Passkeys.
passkey-not-given = Es kam kein Passkey. Bitte versuche es noch einmal.
passkey-already = Auf diesem Gerät ist schon ein Passkey von dir.
passkey-address = Unter dieser Adresse gelten die Passkeys des Servers nicht.
passkey-not-supported = Dieses Gerät kann einen solchen Passkey nicht speichern.
passkey-failed = Mit dem Passkey hat es nicht geklappt.
account-since = Angemeldet. Spieler seit { $day }.
account-rename = Ändern
account-passkeys = Passkeys
account-passkeys-text = Ein Passkey öffnet deinen Verlauf auf den Geräten, die ihn gemeinsam haben. Füge für ein anderes Gerät einen weiteren hinzu.
account-passkey = Passkey { $number } vom { $day }
account-passkey-add = Passkey hinzufügen
account-passkey-remove = Entfernen
account-passkey-remove-this = { $passkey } entfernen
account-data = Deine Spiele
account-bring = Die Spiele meiner anderen Geräte hierher holen
account-export = Alles speichern, was über mich bekannt ist
account-sign-out = Abmelden
account-delete = Mich löschen
account-delete-text = Dein Name, deine Passkeys und die Verbindung zu deinen Spielen werden auf dem Server für immer gelöscht. Die Ergebnisse zählen weiter, aber niemand ist mehr mit ihnen verbunden. Die Spiele in diesem Browser bleiben.
account-delete-yes = Für immer löschen
account-signed-up = Willkommen. Von jetzt an werden deine Spiele für alle deine Geräte gespeichert.
account-signed-in = Du bist angemeldet.
account-signed-out = Du bist abgemeldet.
account-renamed = Der Name ist geändert.
account-passkey-added = Der Passkey ist hinzugefügt.
account-passkey-removed = Der Passkey ist entfernt. Andere Geräte sind abgemeldet.
account-last-passkey = Der letzte Passkey bleibt: Ohne ihn könntest du dich nicht mehr anmelden.
account-deleted = Über dich ist nichts mehr gespeichert.
account-brought = Du bist angemeldet. { $games ->
    [0] Alle deine Spiele sind hier.
    [one] Ein weiteres Spiel ist hier.
   *[other] { $games } weitere Spiele sind hier.
}
account-not-kept = Die Spiele ließen sich in diesem Browser nicht speichern: { $trouble ->
    [full] Es ist kein Platz mehr.
   *[refused] Er speichert nichts.
}

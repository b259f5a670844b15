# The help of the program in German. The English file says how a text is found.
#
# Spielnummer is a deal, Spiel a game, Aufzeichnung a record, Folge a run, Reihe a dealt row.

## Headings, and what stands in brackets behind an argument

help-usage = Aufruf:
help-commands = Befehle
help-arguments = Argumente
help-options = Optionen
help-limits-of-deal = Grenzen für jede Spielnummer
help-limits-of-position = Grenzen für die Suche in jeder Stellung
help-examples = Beispiele:
help-default = [Vorgabe: { $value }]
help-values = [möglich: { $values }]
help-variable = [Variable: { $name }]

## What stands for a value

value-command = BEFEHL
value-deal = NUMMER
value-deals = NUMMERN
value-dir = ORDNER
value-file = DATEI
value-folder = ORDNER
value-game = SPIEL
value-lesson = LEKTION
value-level = STUFE
value-memory = SPEICHER
value-name = NAME
value-nodes = STELLUNGEN
value-options = OPTIONEN
value-puzzle = RÄTSEL
value-record = AUFZEICHNUNG
value-shell = SHELL
value-tag = SPRACHE
value-theme = AUSSEHEN
value-time = ZEIT
value-words = WÖRTER

## The program

command-webspinner =
    Spider Solitär und verwandte Spiele im Terminal

    Ohne Befehl beginnt das Spiel im Terminal: mit der zuletzt unterbrochenen Partie oder der Auswahl der Spiele. Sind Ein- oder Ausgabe kein Terminal, wird zur Vorführung eine gespeicherte Partie gezeigt.
option-webspinner-place = Die Datenbank der gespeicherten Partien, eine Datei wie sqlite:games.db; für eine Website auch postgres://… [Vorgabe: webspinner/games.db im Datenordner des Benutzers]
option-games-folder = Der Ordner mit eigenen Spielen, je eine Spieldatei [Vorgabe: webspinner/games im Einstellungsordner des Benutzers]
option-language = Die Sprache der Texte: en, de, es, fr oder zh-CN [Vorgabe: die im Spiel im Terminal gewählte oder die des Systems]
option-help = Hilfe anzeigen; mit -h in Kurzform
option-version = Version anzeigen
command-help = Diese Hilfe oder die eines Befehls anzeigen
example-webspinner-1 = die letzte Partie fortsetzen oder ein Spiel wählen
example-webspinner-2 = eine neue Partie Spiderette
example-webspinner-3 = die Partie mit der Nummer 617 von PySolFC
example-webspinner-4 = die Regeln eines Spiels lesen
example-webspinner-5 = ein Spiel mit einem Suchwort finden
more-webspinner = Exit-Status: 0 Erfolg, 1 die Antwort ist Nein (etwa bei einer ungültigen Aufzeichnung), 2 falsche Eingabe oder ein Fehler, 130 vorzeitig durch Strg-C oder ein Signal beendet.

## Arguments of several commands

option-command-database = Die Datenbank der gespeicherten Partien, eine Datei wie sqlite:games.db [Vorgabe: webspinner/games.db im Datenordner des Benutzers] [Variable: WEBSPINNER_DATABASE]
option-game = Das Spiel: Kennung, Name oder Spieldatei
option-nodes = Wie viele Knoten (Stellungen) durchsucht werden, etwa 200000 oder 1M [Vorgabe: unbegrenzt]
option-memory = Wie viel Speicher benutzt wird, etwa 500MB oder 4GiB
option-time = Die Zeit für jede Suche, etwa 500ms, 1s oder 2m [Vorgabe: unbegrenzt]
option-threads = Wie viele Threads an jeder Spielnummer suchen; die Antwort ist dieselbe [Vorgabe: so viele wie Kerne]
option-theme = Wie die Karten diesmal aussehen: unicode (weiße Karten), four-colours (vier Farben), high-contrast (hoher Kontrast), light (heller Hintergrund) oder ascii [Vorgabe: wie zuletzt im Spiel gewählt oder wie es zum Terminal passt]

## Playing and the games

command-play =
    Im Terminal spielen

    Ohne Spiel geht die zuletzt unterbrochene Partie weiter, oder es gibt eine Auswahl.
option-play-game = Das Spiel: Kennung, Name, Spieldatei oder Spiel mit Nummer wie spider:ms:617
option-play-deal = Die Spielnummer: eine Zahl, ein Schema mit Zahl wie ms:617 oder cards:3DAS… [Vorgabe: eine zufällige]
option-play-position = Ab der Stellung in dieser Datei spielen, wie `deal --reveal` oder `deal --json` sie ausgibt; so eine Partie wird nicht gespeichert
option-play-record = Ab einer Stellung dieser Aufzeichnung spielen, als Text oder JSON; so eine Partie wird nicht gespeichert
option-play-at = Mit --record: die Stellung nach so vielen Zügen und Reihen; 0 ist der Anfang [Vorgabe: wo die Partie gerade steht]
option-play-winnable = Ein zufälliges lösbares Spiel heraussuchen
option-play-difficulty = Ein zufälliges lösbares Spiel heraussuchen, das im Vergleich mit anderen seiner Art leicht (easy), mittelschwer (medium) oder schwer (hard) ist

command-learn =
    Im Terminal spielen lernen

    Kurze Lektionen am echten Tisch: Jeder Schritt sagt, was zu tun ist, und die Züge machst du. Ohne Namen gibt es eine Auswahl; sind Ein- oder Ausgabe kein Terminal, werden die Lektionen aufgelistet. Eine Lektion geht dort weiter, wo du aufgehört hast.
option-learn-lesson = Die Lektion: ein Spiel (spider, spiderette, scorpion oder little-spider) oder wie man gut spielt (empty-column, use-empty-column, suit-or-card, sure-turns, before-row, kings, sort-suits, long-moves, after-row, collect, four-suits, exchange oder last-row)
example-learn-1 = eine Lektion wählen
example-learn-2 = die erste

command-games =
    Die Spiele auflisten

    Mit Suchwörtern nur die Spiele, die sie alle in Kennung, Namen, Gruppe oder Merkmalen haben. Eigene Spiele sind die Spieldateien im Ordner webspinner/games des Einstellungsordners oder in dem, den --games-folder oder WEBSPINNER_GAMES nennt.
option-games-words = Suchwörter
option-games-json = Als JSON auflisten

command-rules = Die Regeln eines Spiels ausgeben, aus seinen Daten geschrieben
option-rules-json = Den Text als JSON ausgeben
option-rules-toml = Stattdessen die Daten ausgeben: eine vollständige Spieldatei, die nichts erbt

command-deal =
    Ein Spiel austeilen und sein Bild ausgeben, eine Zeile je Spalte

    Verdeckte Karten erscheinen als ##. Die erste Zeile, ein Kommentar, nennt die Spielnummer.
option-deal-deal = Die Spielnummer: eine Zahl, ein Schema mit Zahl wie ms:617, ein Bereich wie `ms:1..30` oder cards:3DAS… [Vorgabe: eine zufällige]
option-deal-reveal = Auch die verdeckten Karten zeigen
option-deal-json = Jede Spielnummer mit ihrer Stellung als Zeile JSON ausgeben, auch die verdeckten Karten
example-deal-1 = ein zufälliges Spiel
example-deal-2 = die Nummer 617 von PySolFC
example-deal-3 = dasselbe

command-puzzle =
    Ein Rätsel aus einer echten Partie lösen

    Ohne Nummer ist es das Rätsel des Tages. Im Terminal liegt es auf dem Tisch des Spiels; sonst gib Züge wie 3-4 oder 3-4x2 ein, ? für einen Tipp oder > für die Lösung; jeder Zug wird sofort beurteilt. Dass nur ein Zug den Sieg bewahrt oder dass es nicht schneller geht, ist bewiesen.
option-puzzle-puzzle = Die Nummer des Rätsels [Vorgabe: das Rätsel des Tages]
option-puzzle-difficulty = Das Rätsel des Tages unter den leichten (easy), mittleren (medium) oder schweren (hard)
option-puzzle-solution = Die Lösung zeigen
example-puzzle-1 = das Rätsel des Tages
example-puzzle-2 = Rätsel Nummer 12
example-puzzle-3 = ein schweres
example-puzzle-4 = zwei Züge beurteilen lassen

## Saved games and records

command-replay =
    Eine Aufzeichnung im Terminal nachspielen oder ihre Stellungen ausgeben

    Ohne Terminal oder mit --at oder --json werden die Stellungen ausgegeben. Verdeckte Karten erscheinen als ##. Der Exit-Status ist 1, wenn die Aufzeichnung ungültig ist.
option-replay-file = Eine Datei mit Aufzeichnungen, als Text oder JSON; - für die Standardeingabe
option-replay-game = Welche Aufzeichnung der Datei, gezählt ab 1
option-replay-at = Nur die Stellung nach so vielen Zügen und Reihen; 0 ist der Anfang
option-replay-json = Die Stellungen als JSON ausgeben, eine je Zeile, auch die verdeckten Karten

command-check =
    Aufzeichnungen, Spieldateien und Ergebnisse von Untersuchungen prüfen und alle Fehler darin nennen

    Eine Aufzeichnung ist in Ordnung, wenn jeder Zug samt allen Varianten erlaubt ist und das Ergebnis stimmt. Eine Spieldatei ist in Ordnung, wenn sich das Spiel spielen lässt. Ergebnisse sind in Ordnung, wenn jeder Sieg einer ist: Jede Lösung wird nach den Regeln nachgespielt. Mit --proofs muss auch jedes Zertifikat eines verlorenen Spiels den Verlust beweisen; gesagt wird, wie viele keines haben. Der Exit-Status ist 1, wenn etwas nicht in Ordnung ist, und 2, wenn sich eine Datei gar nicht lesen lässt. Mit --fingerprint wird zu jeder Aufzeichnung der SHA-256-Wert ihrer Karten genannt, den das Programm vor dem ersten Zug gezeigt hat. Mit --deals wird keine Datei gelesen: Die Karten eines Spiels werden mit dem Zufall verglichen.
option-check-files = Dateien mit Aufzeichnungen (als Text oder JSON), mit einem Spiel oder mit Ergebnissen (Ordner, Parquet oder CSV); - für die Standardeingabe
option-check-fingerprint = Den Fingerabdruck des Spiels zu jeder Aufzeichnung nennen, nach dem Ende auch die Karten, aus denen er berechnet ist; oder prüfen, ob er dieser ist
option-check-proofs = Ein Ordner mit Zertifikaten über verlorene Spiele, benannt nach Spiel und Spielnummer, wie spider-ms-14934.proof
option-check-memory = So viel Speicher darf jedes Zertifikat höchstens brauchen
option-check-deals = In so vielen Spielen erste Züge, Könige, Nachbarn und Asse zählen und mit dem Zufall vergleichen
option-check-game = Das Spiel, das geprüft wird: seine Kennung, sein Name oder eine Spieldatei
option-check-from = Die erste Spielnummer; die anderen folgen auf sie. Ohne Angabe eine zufällige
option-check-json = Das Ergebnis als JSON ausgeben

command-stats =
    Die Statistik der gespielten Partien zeigen

    Partien, in denen ein Tipp oder der Computer half, werden getrennt gezählt, als „mit Hilfe“.
option-stats-game = Nur ein Spiel: Kennung, Name oder Spieldatei
option-stats-json = Die Zahlen als JSON ausgeben

command-import =
    Partien aus Dateien zu deinen gespeicherten hinzufügen

    Jede wird vorher nachgespielt. Ist eine ungültig, wird keine aufgenommen, und der Exit-Status ist 1. Was schon da ist, wird übersprungen.
option-import-files = Dateien mit Partien, wie `webspinner export` und die Seite sie schreiben, oder als JSON; - für die Standardeingabe
option-import-json = Als JSON ausgeben, was aufgenommen wurde

command-export = Alle gespeicherten Partien in eine Datei schreiben, als Text oder JSON
option-export-file = Die Datei; ohne sie die Standardausgabe
option-export-force = Die Datei ersetzen, wenn es sie schon gibt
option-export-json = Eine Liste der Partien in JSON schreiben

## The solver

command-solve =
    Herausfinden, ob ein Spiel lösbar ist, und wie

    Der Löser sieht alle Karten. Ein Spiel ist gewonnen, mit den Zügen dazu; verloren, was bewiesen ist; oder unbekannt, mit der Grenze, an der die Suche endete. Jede Lösung wird nach den Regeln geprüft, bevor sie ausgegeben wird. Strg-C beendet die laufende Suche und dann das Programm.
option-solve-game = Das Spiel: Kennung, Name, Spieldatei oder Spiel mit Nummer wie spider:ms:617
option-solve-deals = Die Spielnummern: Zahlen, Schemata mit Zahlen wie ms:617, Bereiche wie `ms:1..30` oder cards:3DAS…
option-solve-position = Die Stellung in dieser Datei lösen, wie `deal --reveal` oder `deal --json` sie ausgibt; - für die Standardeingabe
option-solve-record = Die Partie einer Aufzeichnung lösen, als Text oder JSON, von dort, wo sie gerade steht; - für die Standardeingabe
option-solve-number = Welche Aufzeichnung der Datei, gezählt ab 1 [Vorgabe: 1]
option-solve-at = Die Stellung der Aufzeichnung nach so vielen Zügen und Reihen; 0 ist der Anfang
option-solve-shorten = Wie lange nach einer kürzeren Lösung gesucht wird [Vorgabe: gar nicht]
option-solve-proof = Ist die Stellung verloren, ein Zertifikat darüber in diese Datei schreiben, das `webspinner verify` prüft
option-solve-force = Die Datei des Zertifikats ersetzen, wenn es sie schon gibt
option-solve-json = JSON ausgeben: ein Objekt in einer Zeile für jede Spielnummer, sobald sie entschieden ist
more-solve = Exit-Status: 0 jede Spielnummer hat eine Antwort, auch unbekannt; 2 falsche Eingabe; 130 mit Strg-C beendet.

command-verify = Zertifikate prüfen, die beweisen, dass Spiele verloren sind

command-analyze =
    Zeigen, wo eine Partie noch lösbar war und mit welchem Zug sie verloren war

    Der Löser sieht alle Karten. In einem Terminal zeichnet er ein kleines Diagramm. Stellungen, die er innerhalb der Grenzen nicht entscheidet, sind unbekannt; mehr Zeit hilft. Der Exit-Status ist 1, wenn die Aufzeichnung ungültig ist.
option-analyze-file = Eine Datei mit Aufzeichnungen, als Text oder JSON; - für die Standardeingabe
option-analyze-game = Welche Aufzeichnung der Datei, gezählt ab 1
option-analyze-fair = Glück und Können trennen, nur mit dem Wissen vom Tisch: was die Züge von der Siegchance verschenkt und was die Karten gegeben haben
option-analyze-level = Wie viel der faire Spieler nachdenkt: 1 einige Millisekunden je Zug, 2 weniger als eine Zehntelsekunde, 3 weniger als eine Sekunde [Vorgabe: 2]
option-analyze-json = JSON ausgeben
option-analyze-time = Die Zeit für jede Suche, etwa 500ms, 1s oder 2m [Vorgabe: 1s; mit --nodes unbegrenzt]

command-survey = Viele Spielnummern eines Spiels auf allen Kernen lösen und zeigen, wie viele lösbar sind

command-match = Einen fairen Spieler viele Spielnummern spielen lassen und die Siege zählen

command-merge = Die Ergebnisse von Teilen oder von Untersuchungen verschiedener Spielnummern zusammenfügen

command-report = Aus den Ergebnissen von Untersuchungen eine Seite mit Diagrammen machen

command-perft = Zählen, auf wie viele Arten sich eine Spielnummer einige Züge weit spielen lässt, um die Regeln zu prüfen und zu messen

command-bench = Feste Spielnummern durchsuchen, um den Löser zu prüfen und zu messen

## A site

command-serve = Die Seite anbieten, mit Spielen des Tages, Bestenlisten und Statistiken für beliebig viele Spieler
command-backup = Eine Website in einer Datei sichern
command-restore = Die Sicherung einer Website in eine leere Datenbank zurückspielen
command-admin = Eine Website betreuen: Spieler auflisten, umbenennen und entfernen, Ergebnisse auflisten, verbergen und entfernen

## For programs and shells

command-engine = Für andere Programme: ein Spiel mit JSON-Zeilen über Standardein- und -ausgabe spielen

command-completions = Ein Skript zur Vervollständigung in einer Shell ausgeben
option-completions-shell = Die Shell

command-man = Die Handbuchseite ausgeben oder die aller Befehle in einen Ordner schreiben
option-man-folder = Der Ordner für die Seiten, eine je Befehl; er wird angelegt, wenn es ihn nicht gibt

command-licences = Die Lizenzen des Programms und von allem darin ausgeben

## The manual page

man-name = BEZEICHNUNG
man-synopsis = ÜBERSICHT
man-description = BESCHREIBUNG
man-more = BEISPIELE UND HINWEISE
man-version = VERSION
man-authors = AUTOREN
man-environment = UMGEBUNGSVARIABLEN
man-files = DATEIEN
man-database = Die Datenbank, wenn `--database` keine nennt.
man-games = Der Ordner mit eigenen Spielen, wenn `--games-folder` keinen nennt.
man-language = Die Sprache, wenn `--language` keine nennt.
man-locale = Die Sprache des Systems, in dieser Reihenfolge; C bedeutet Englisch.
man-no-colour = Ist sie gesetzt und nicht leer, ist das Spiel im Terminal einfarbig. `CLICOLOR=0` bewirkt dasselbe.
man-colours = Wie viele Farben das Spiel im Terminal benutzt: keine, 16 oder 256 und mehr.
man-background = Ob der Hintergrund hell ist. Ist sie nicht gesetzt, fragt das Spiel das Terminal.
man-ascii = Ohne UTF-8 in der ersten, die gesetzt ist, zeichnet das Spiel im Terminal in ASCII.
man-config-home = Der Einstellungsordner des Benutzers; `~/.config`, wenn sie nicht gesetzt ist.
man-data-home = Der Datenordner des Benutzers; `~/.local/share`, wenn sie nicht gesetzt ist.
man-time-zone = Die Zeitzone der gezeigten Zeiten; die des Systems, wenn sie nicht gesetzt ist.
man-serve = Auch für jede Option von `webspinner serve` gibt es eine Variable; siehe webspinner-serve(1).
man-saved-games = Die gespeicherten Partien: eine SQLite-Datenbank. Solange sie geöffnet ist, liegen daneben `games.db-wal` und `games.db-shm` von SQLite sowie die leere Sperrdatei `games.db-lock`.
man-records = Aufzeichnungen von Partien, als Text.
man-custom-games = Eigene Spiele: Was in diesem Ordner liegt, steht in der Liste der Spiele und ist unter seiner Kennung bekannt. Gelesen werden höchstens 200 Dateien mit je höchstens 65536 Bytes.

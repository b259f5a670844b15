# Why a command cannot do what it should, in German. Words from outside arrive in quotes.

## The system. The text is what it says itself, in English.

system-error = { $kind ->
    [not-found] Datei oder Ordner nicht gefunden
    [denied] keine Berechtigung
    [exists] das gibt es schon
    [folder] das ist ein Ordner
    [not-a-folder] das ist kein Ordner
    [full] auf dem Datenträger ist kein Platz mehr
    [read-only] auf dem Datenträger kann nichts geschrieben werden
    [address-in-use] ein anderes Programm benutzt diesen Port: Beende es, oder wähle einen anderen Port, etwa 8081
    [address-missing] diese Adresse hat der Rechner nicht: Wähle eine, die er hat, etwa 127.0.0.1 oder [::1], oder [::] für alle
    [port-denied] auf Ports unter 1024 darf hier nicht jeder lauschen: Wähle einen anderen Port, etwa 8080, mit einem Proxy davor, oder gib dem Programm die Capability CAP_NET_BIND_SERVICE
   *[other] { $text }
}
language-unknown = in { $text } gibt es keine Texte: Wähle en, de, es, fr oder zh-CN
signals-not-caught = Signale lassen sich nicht abfangen
no-random-number = das System hat keine Zufallszahl geliefert

## Files

standard-input = die Standardeingabe
file-unreadable = { $path } lässt sich nicht lesen
file-too-long = { $path } ist länger als { $bytes } Bytes
file-not-utf-8 = { $path } ist keine Textdatei: ab Byte { $at } kein UTF-8
file-not-written = { $path } lässt sich nicht schreiben
file-exists = { $path } gibt es schon: Ersetze die Datei mit --force, oder nenne eine andere
folder-not-written = in { $path } lässt sich nichts schreiben

## Games, deals and positions

game-unknown = ein Spiel { $game } gibt es nicht; `webspinner games` listet alle
game-unknown-near = ein Spiel { $game } gibt es nicht; meinst du { $near }?
game-not-valid = { $path } lässt sich nicht spielen:
    { $problems }
game-id-taken = { $id } ist die Kennung eines mitgelieferten Spiels mit anderen Regeln; gib deinem eine andere, zum Beispiel mein-{ $id }
game-name-taken = { $name } heißt auch das mitgelieferte Spiel { $id }; gib diesem einen anderen Namen
deal-without-game = { $deal } nennt kein Spiel; schreib eines davor, zum Beispiel `spider:{ $deal }`
deal-too-many = { $game } nennt schon die Spielnummer, { $deal } ist also zu viel
position-shows-too-little = { $problem }; `webspinner deal --reveal` gibt jede Karte aus
puzzle-number-unknown = dieses Rätsel gibt es nicht: Sie sind von 1 bis { $count } nummeriert
deals-not-a-deal = { $part }: { $problem }
deals-cards = { $part } hat keine Nummer: Untersucht werden nummerierte Spiele
deals-end = { $part } endet nicht mit einer Zahl; ein Bereich sieht so aus: `ms:1..1000`
deals-number = { $part } geht zu weit: { $problem }
deals-backwards = { $part } endet, bevor es beginnt
deals-twice = { $deal } kommt zweimal vor
deals-too-many = das sind mehr als { $most } Spielnummern

## Custom games, of which a file is to hold one each

custom-too-many = nur die ersten { $most } Spieldateien werden gelesen
custom-no-folder = den Ordner { $path }, den --games-folder oder WEBSPINNER_GAMES nennt, gibt es nicht
custom-built-in = { $id } ist die Kennung eines mitgelieferten Spiels; gib diesem eine andere
custom-same-id = { $id } ist auch die Kennung von { $other }; gib einem der beiden eine andere
custom-no-file = das ist keine Datei
custom-too-long = sie ist länger als { $bytes } Bytes
custom-not-utf-8 = sie ist kein Text in UTF-8
games-invalid = { $file } lässt sich nicht spielen: { $problem }{ $more ->
    [0] {""}
    [one] {" "}(und noch ein Fehler; `webspinner check` zeigt alle)
   *[other] {" "}(und noch { $more } Fehler; `webspinner check` zeigt alle)
}

## Records

records-list-too-long = eine Liste in JSON darf { $bytes } Bytes haben; Aufzeichnungen als Text dürfen länger sein
records-none = darin sind keine Partien
records-from-one = Aufzeichnungen zählen ab 1
records-too-few = { $path } hat keine Aufzeichnung { $number }; die letzte ist Nummer { $last }
record-too-short = die letzte Stellung der Aufzeichnung ist { $last }, eine Stellung { $wanted } gibt es also nicht
import-not-saved = die Partien lassen sich nicht aufnehmen
import-foreign = darin sind keine Partien von Webspinner: Aufgenommen werden Dateien von `webspinner export` oder von „Als Datei speichern“ auf der Seite
import-game-file = das sind die Regeln eines Spiels, keine gespielten Partien: `webspinner play DATEI` spielt es und bietet an, es zu behalten

## Numbers, times and sizes

number-whole = schreibe eine ganze Zahl, etwa 1000000, 1_000_000, 1e6 oder 1M
number-least = das Kleinste ist { $least }
number-most = das Größte ist { $most }
number-from-one = gezählt wird ab 1
number-between = schreibe eine Zahl von { $least } bis { $most }
time-unit = schreibe eine Zahl mit Einheit, etwa 500ms, 1s oder 2m
time-zero = die Zeit muss größer als null sein
memory-unit = schreibe eine Zahl mit Einheit, etwa 500MB oder 4GiB
memory-zero = der Speicher muss größer als null sein

## Arguments that do not fit together

play-search-and-deal = lass die Spielnummer weg oder aber --winnable und --difficulty, die eine suchen
solve-record-only = --at und --game nennen eine Stellung aus --record
solve-deal-and-position = gib eine Spielnummer oder --position an, nicht beides
solve-no-such-stock = { $path }: auf einen Talon von { $stock } kommt keine Partie: Er hat anfangs { $size } Karten und nach jeder Reihe { $row } weniger
solve-which-deal = welche Spielnummer? Gib eine oder mehrere an, etwa `ms:1` oder `ms:1..30`, oder --position
solve-proof-one = eine Datei enthält ein Zertifikat: Gib mit --proof nur eine Spielnummer oder Stellung an
solve-proof-output = die Standardausgabe sagt schon, was herauskommt: Nenne eine Datei (./- für eine dieses Namens)
solve-proof-memory = das Zertifikat braucht mehr als { $memory } Speicher: Erlaube mehr mit --memory

## The terminal game

theme-unknown = das ist kein Aussehen: Nimm unicode (weiße Karten), four-colours (vier Farben), high-contrast (hoher Kontrast), light (heller Hintergrund) oder ascii
level-unknown = das ist keine Schwierigkeit: Nimm easy (leicht), medium (mittelschwer) oder hard (schwer)
terminal-missing = das Spiel braucht ein Terminal für Ein- und Ausgabe
terminal-failed = mit dem Terminal stimmt etwas nicht
check-deals-number = das erste Spiel muss eine Nummer sein: die nächsten folgen auf sie
fingerprint-invalid = ein Fingerabdruck hat 64 Ziffern von 0 bis 9 und a bis f

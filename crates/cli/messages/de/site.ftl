# What `webspinner serve`, `backup` and `restore` say in German, and why they cannot do what they
# should.

## Serving. Programs read the address from the first line.

serve-listening = der Server lauscht auf { $address }
serve-metrics = Metriken unter { $address }
serve-new-site = neue Website angelegt in { $place }
serve-open = öffne { $address }
serve-stop = Strg-C beendet den Server
serve-unknown-variable = die Variable { $name } ist keine Einstellung und wird nicht beachtet: `webspinner serve --help` nennt alle
serve-no-page = dieses Programm wurde ohne seine Seite gebaut: `cargo xtask build` baut beides, ebenso `cargo build` mit dem Ordner einer gebauten Seite in WEBSPINNER_PAGE
serve-listen = --{ $option }: auf { $address } lässt sich nicht lauschen
serve-no-resource = das Betriebssystem hat etwas verweigert
serve-cut-off = nach { $seconds } s liefen noch Anfragen und wurden abgebrochen

## Settings. What was typed comes before each of these.

wanted-address = schreibe eine Adresse mit Port, etwa 127.0.0.1:8080 oder [::]:80
wanted-number = schreibe eine ganze Zahl, etwa 60
wanted-header = schreibe den Namen eines Headers, etwa x-forwarded-for
wanted-origin = schreibe ein Schema und einen Host ohne Pfad, etwa https://spider.example: Passkeys brauchen einen Namen statt einer IP-Adresse und, außer bei localhost, https
wanted-link = schreibe einen ganzen Link, der mit einem davon beginnt: { $beginnings }
wanted-choice = schreibe eines davon: { $choices }
wanted-day = schreibe einen Tag wie 2026-11-21
wanted-id = schreibe eine Kennung wie 01936b2c-8f00-7d4e-9a51-0c8f6b1d2e3f
settings-line = Zeile { $line }: { $problem }
settings-not-toml = das ist kein TOML: { $why }
settings-unknown = eine Einstellung { $key } gibt es nicht: Die Schlüssel sind die Optionen von `webspinner serve` ohne --
settings-not-a-text = { $key } braucht einen Text in Anführungszeichen oder eine Zahl
settings-value = { $key }: { $why }

## Names of players

nickname-empty = ein Spielername braucht mindestens einen Buchstaben oder eine Ziffer
nickname-too-long = ein Spielername hat höchstens { $most } Zeichen
nickname-spaces = ein Spielername hat weder am Anfang noch am Ende ein Leerzeichen, und nie zwei hintereinander
nickname-invisible = ein Spielername besteht aus sichtbaren Zeichen und einzelnen Leerzeichen
nickname-check-mark = ein Spielername hat kein Häkchen: es steht für ein Konto
nickname-marks = ein Spielername hat höchstens { $most } Akzente oder andere Zeichen an einem Buchstaben
nickname-scripts = ein Spielername hat eine Schrift: Dieser mischt etwa lateinische und kyrillische Buchstaben

## The database of a site. The texts after { $why } are in English.

site-no-folder = den Ordner { $folder } für die Datenbank gibt es nicht: Lege ihn an oder berichtige den Namen
site-not-opened = die Datenbank { $place } lässt sich nicht öffnen: { $why }
site-unwritable = in die Datenbank { $place } lässt sich nicht schreiben ({ $why }): Platz auf ihrer Platte schaffen, oder Datei und Ordner dem Benutzer dieses Programms geben, auf einer zum Schreiben eingehängten Platte
site-missing = in der Datenbank { $place } ist keine Website
site-is-a-folder = die Datenbank { $place } ist ein Ordner: Nenne eine Datei darin, etwa { $place }/site.db
site-not-a-database = die Datei { $place } ist keine Datenbank und blieb unberührt: Nenne eine andere
site-saved-games = die Datenbank { $place } enthält die gespeicherten Partien eines Spielers, keine Website, und blieb unberührt: Nenne eine andere
site-foreign = die Datenbank { $place } enthält andere Daten als die einer Website und blieb unberührt: Nenne eine andere
site-newer = die Datenbank { $place } stammt von einer späteren Version dieses Programms (ihre Tabellen haben Version { $version }, diese kennt höchstens { $known })
site-not-migrated = die Tabellen der Datenbank { $place } lassen sich nicht erneuern: { $why }
site-no-player = diesen Spieler gibt es nicht
site-nickname-taken = dieser Spielername ist vergeben
site-unavailable = die Datenbank ist ausgelastet oder nicht erreichbar: Versuche es später noch einmal
site-full = für die Datenbank ist kein Platz mehr
site-read-only = in die Datenbank darf nicht geschrieben werden: als Eigentümer ihrer Datei und ihres Ordners ausführen, auf einer beschreibbaren Platte mit Platz
site-unreadable = in der Datenbank ist etwas nicht lesbar: { $why }
site-not-empty = in der Datenbank { $place } sind schon Daten: Spiele die Sicherung in eine leere zurück
site-transfer = die Sicherung lässt sich nicht schreiben oder lesen
site-not-a-backup = Zeile { $line } der Sicherung ist falsch: { $why }
site-refused = die Datenbank hat die Anfrage abgelehnt

## Backups

backup-exists = { $path } gibt es schon, und eine Sicherung wird nie überschrieben: Nenne eine neue Datei
backup-not-shown = eine Sicherung ist nicht zum Lesen da: Nenne eine Datei, oder leite sie in ein Programm oder eine Datei, wie in `webspinner backup - > site.backup`

# The German texts of surveys. The English file says what each is for.

## What a survey found

survey-counts = { $game }: { $won } gewonnen, { $lost } verloren, { $unknown } unbekannt von { $deals ->
    [one] einer Spielnummer
   *[other] { $deals } Spielnummern
}{ $whys ->
    [none] {""}
   *[other] {" "}({ $whys })
}
survey-why = { $count } { $why ->
    [nodes] an der Grenze der Knoten
    [memory] an der Grenze des Speichers
    [time] an der Grenze der Zeit
    [cancelled] abgebrochen
    [gave-up] aufgegeben
   *[other] aus einem anderen Grund: { $why }
}
survey-rate = { $won } gewonnen, { $unknown } unbekannt: { $interval } (95 %)
merge-missing = { $missing } von { $deals } Spielnummern fehlen
merge-no-shards = Teile ohne Ordner, von { $of }: { $shards }
merge-incomplete = { $folder }: { $missing } fehlen: { $deals }{ $more ->
    [0] {""}
   *[other] {" "}und { $more } weitere
}

## Tables

column-mean = Mittel
column-percentile = { $percent } %
column-most = Max.
column-within = innerhalb von
row-time = Zeit, ms
row-nodes = Knoten
row-memory = Speicher, MB
row-lengths = Länge der Lösung
row-lengths-found = Länge vor dem Kürzen
row-won = gewonnen
row-decided = gewonnen oder als verloren bewiesen
column-survey = Untersuchung
column-deals = Spielnummern
column-won = gewonnen
column-lost = verloren
column-unknown = unbekannt
column-interval = lösbar (95 %)
row-together = zusammen

## The page of a report

report-title = Untersuchung von { $game }
report-title-games = Untersuchungen
report-limits-differ = Zusammen sind das Ergebnisse mit verschiedenen Grenzen: { $limits }.
report-limits-unknown = nicht bekannte Grenzen
report-no-limits-known = Die Grenzen dieser Ergebnisse sind nicht bekannt und können verschieden sein.
report-run-again = Unbekannte Spielnummern noch einmal gesucht:{" "}
report-interval = Das Intervall ist das von Wilson mit 95 % Sicherheit; unbekannte Spielnummern zählen für sein unteres Ende als verloren und für sein oberes als gewonnen. Eine unbekannte Spielnummer zählt mit der Zeit, den Knoten und dem Speicher, die für sie aufgewendet wurden.
report-run = `{ $command }`: { $program }, begonnen { $started }, { $threads ->
    [one] ein Thread
   *[other] { $threads } Threads
}; { $cores ->
    [one] ein Kern
   *[other] { $cores } Kerne
}, { $processor }, { $system }
report-processor-unknown = unbekannter Prozessor
report-lost = Als verloren bewiesen: { $deals }{ $more ->
    [0] .
   *[other] {" "}und { $more } weitere.
}
report-unknown = Unbekannt: { $deals }{ $more ->
    [0] .
   *[other] {" "}und { $more } weitere.
}
plot-rates = Anteil der lösbaren Spielnummern mit seinem Intervall
plot-time = Anteil der Spielnummern, die innerhalb einer Zeit entschieden wurden
plot-nodes = Anteil der Spielnummern, die mit einer Zahl von Knoten entschieden wurden
plot-lengths = Längen der Lösungen, Züge und Reihen
plot-share = entschieden, von allen Spielnummern
plot-share-won = von den gewonnenen Spielnummern

## Why there is no survey. Words from outside arrive in quotes.

survey-no-deal = dieses Spiel hat keine Spielnummer { $deal }
survey-folder = der Ordner { $path } lässt sich nicht anlegen
survey-not-kept = die Untersuchung wurde angehalten, und { $lines ->
    [one] eine der entschiedenen Spielnummern steht
   *[other] { $lines } der entschiedenen Spielnummern stehen
} nicht in ihrem Journal
survey-nothing-to-retry = { $path }: Hier ist keine Untersuchung zu wiederholen; beginne sie erst ohne --retry
survey-restore = die Ergebnisse { $path } lassen sich nicht benutzen
survey-thread = ein Thread lässt sich nicht starten
survey-results = { $path } lässt sich nicht schreiben; im Journal steht jede Antwort, derselbe Befehl schreibt die Datei also später
journal-io = das Journal { $path } lässt sich nicht benutzen
journal-busy = eine andere Untersuchung benutzt { $path }
journal-foreign = { $path } ist kein Journal einer Untersuchung oder stammt von einer anderen Version des Programms
journal-other-settings = { $path } wurde mit anderen Einstellungen begonnen ({ $differences }); gib dieser Untersuchung einen anderen Ordner
journal-left-out = { $path } enthält { $deal }, und mit den neuen Spielnummern fiele das weg; nenne zuerst die bisherigen Spielnummern der Untersuchung und danach weitere
journal-damaged = Zeile { $line } von { $path } ist beschädigt; lösche sie, dann wird ihre Spielnummer noch einmal gesucht
journal-twice = Zeile { $line } von { $path } beantwortet { $deal } ein zweites Mal; lösche eine der beiden Zeilen
journal-changed = ein anderes Programm hat { $path } verändert
survey-difference = { $setting ->
    [form] Form der Dateien
    [program] Programm
    [game] Spiel
    [version] Version der Regeln
    [deals] Spielnummern
    [sample] --sample
    [seed] --seed
    [shard] --shard
    [rules] Regeln
    [nodes] --nodes
    [memory] --memory in Bytes
    [time] --time in ms
    [shorten] --shorten in ms
   *[retry] --retry
}: { $was }, nicht { $now }
differences-join = { $start }; { $next }
difference-text = { $text }
difference-none = ohne
difference-built-in = mitgeliefert
difference-bytes = ein Text von { $bytes } Bytes

## Why results are not merged

merge-no-folders = es ist kein Ordner angegeben
merge-no-settings = { $path } sagt nicht, wie die Ergebnisse entstanden sind: Es fehlt survey.json von dieser Version des Programms
merge-differ = { $path } lässt sich nicht mit { $other } zusammenfügen, denn dort sind die Einstellungen andere ({ $differences })
merge-twice = { $deal } ist in { $other } und in { $path }; lass eines davon weg
merge-out-of-place = { $path } hat { $deal } an der falschen Stelle; lass die Untersuchung noch einmal laufen, sie schreibt die Datei neu
merge-changed = { $path } hat sich beim Lesen verändert; füge noch einmal zusammen, wenn die Untersuchung fertig ist
merge-occupied = in { $path } liegt eine Untersuchung; wähle einen anderen Ordner für alle zusammen

## Deals and numbers that cannot be read

deals-not-a-deal = { $part }: { $problem }
deals-cards = { $part } hat keine Nummer: Untersucht werden nummerierte Spiele
deals-end = { $part } endet nicht mit einer Zahl; ein Bereich sieht so aus: `ms:1..1000`
deals-number = { $part } geht zu weit: { $problem }
deals-backwards = { $part } endet, bevor es beginnt
deals-twice = { $deal } kommt zweimal vor
deals-fewer = eine Stichprobe kann nicht mehr Spielnummern haben als die { $deals }, aus denen sie gezogen wird
deals-too-many = das sind mehr als { $most } Spielnummern
not-a-whole-number = schreibe eine ganze Zahl, etwa 1000000, 1_000_000, 1e6 oder 1M

## Why there is no report

report-no-files = es sind keine Ergebnisse angegeben
report-broken = { $path } ist als Ergebnis einer Untersuchung nicht zu gebrauchen
report-row = Zeile { $row } von { $path } stimmt nicht: { $problem }
report-twice = { $path } enthält { $deal } zweimal
report-empty = { $path } enthält keine Spielnummer
report-mixed = { $path }: Ergebnisse von { $other } nach solchen von { $one }, in einer Datei
report-no-results = { $path } hat weder results.parquet noch results.csv
report-write = { $path } lässt sich nicht schreiben
check-row = Zeile { $row }, { $deal }: { $problem }
line-missing = gewonnen, aber ohne Lösung
line-text = Zug { $number }: { $problem }
line-length = die Lösung hat { $moves } Züge, als Länge steht aber etwas anderes da
row-problem-shuffle = shuffle ist kein Schema mit Zahl wie ms:1
row-problem-length = eine Länge hat eine Spielnummer genau dann, wenn sie gewonnen ist
row-problem-why = ein Grund steht genau dann da, wenn das Ergebnis unbekannt ist
row-problem-time = eine Zeit ist keine Zahl ab 0
table-parquet = die Parquet-Datei ist beschädigt oder keine Tabelle mit Ergebnissen: Schreibe sie aus ihrer Untersuchung neu
table-without-parquet = dieses Programm wurde ohne Parquet gebaut: Nimm eines, das mit `cargo xtask build` gebaut ist
table-no-note = sie sagt nicht, wie sie entstanden ist
table-values = Zeile { $line } hat nicht { $expected } Werte, sondern { $found }
table-not-utf-8 = Zeile { $line } ist kein UTF-8-Text
table-column = in der ersten Zeile fehlt die Spalte `{ $column }`, die alle Ergebnisse haben
table-verdict = Zeile { $line }, Spalte `verdict`: Schreibe won, lost oder unknown
table-number = Zeile { $line }, Spalte `{ $column }`: Das ist keine Zahl ab 0
table-other = das ist keine Tabelle mit Ergebnissen

# The German texts of the rules. The English file says what each is for.
#
# Farbe is a suit; an English colour is rot or schwarz. Folge is a run, Reihe a
# row, Talon the stock, Zielstapel a foundation.

## Words

rank = { $rank ->
    [1] Ass
    [11] Bube
    [12] Dame
    [13] König
   *[other] { $rank }
}
a-rank = { $rank ->
    [1] ein Ass
    [11] ein Bube
    [12] eine Dame
    [13] ein König
   *[other] eine { $rank }
}
suit = { $suit ->
    [clubs] Kreuz
    [spades] Pik
    [hearts] Herz
   *[diamonds] Karo
}
card-in-words = { $suit }-{ $rank }
# Only masculine ranks have an object of their own; the jack in words ends otherwise then, too.
the-card = { $rank ->
    [1] das { $card }
    [11] { $role ->
        [object] { $style ->
            [words] den { $card }n
           *[other] den { $card }
        }
       *[subject] der { $card }
    }
    [13] { $role ->
        [object] den { $card }
       *[subject] der { $card }
    }
   *[other] die { $card }
}
cards-by-their-ends = { $first } bis { $last }
list-join = { $by ->
    [and] { $start } und { $next }
    [or] { $start } oder { $next }
   *[comma] { $start }, { $next }
}
sentences-join = { $start } { $next }

## Reasons why a move is refused

refusal-no-such-column = Spalte { $column } gibt es nicht: Dieses Spiel hat { $columns ->
    [one] eine Spalte
   *[other] { $columns } Spalten
}
refusal-same-column = die Karten liegen schon in Spalte { $column }
refusal-column-is-empty = Spalte { $column } ist leer
refusal-no-cards = zu einem Zug gehört mindestens eine Karte
refusal-not-open = von Spalte { $column } lassen sich keine { $count } Karten aufnehmen: Nur { $open ->
    [one] die letzte liegt offen
   *[other] die letzten { $open } liegen offen
}
refusal-one-at-a-time = nur { $the-end } lässt sich aufnehmen: In diesem Spiel ziehen die Karten einzeln
refusal-not-in-sequence = { $cards } liegen nicht in Folge, darum { $count ->
    [one] lässt sich nur { $the-liftable }
   *[other] lassen sich nur { $the-liftable }
} aufnehmen
refusal-not-a-run = { $cards } { $suit ->
    [one-suit] sind nicht von einer Farbe
    [one-colour] sind nicht alle rot oder alle schwarz
    [alternating] sind nicht abwechselnd rot und schwarz
   *[any] bilden keine Folge
}, darum { $count ->
    [one] lässt sich nur { $the-liftable }
   *[other] lassen sich nur { $the-liftable }
} aufnehmen
refusal-columns-closed-while-stock-lasts = zwischen den Spalten wird erst gezogen, wenn der Talon leer ist
refusal-columns-closed-once-stock-is-empty = zwischen den Spalten wird nur gezogen, solange der Talon reicht
refusal-columns-closed = in diesem Spiel wird nicht zwischen den Spalten gezogen
refusal-wrong-rank = { $the-card } passt nicht auf { $the-onto-object }: Darauf passt nur { $takes }
refusal-nothing-goes-on = { $the-card } passt nicht auf { $the-onto-object }: Auf { $rank } passt keine Karte
refusal-wrong-suit = { $the-card } passt nicht auf { $the-onto-object }: Darauf passt nur { $relation ->
    [one-suit] { $suit }
    [one-colour] { $colour ->
        [black] Schwarz
       *[red] Rot
    }
    [alternating] { $colour ->
        [black] Rot
       *[red] Schwarz
    }
   *[any] eine andere Karte
}
refusal-vacancy-takes-kings = { $the-card } darf nicht in eine leere Spalte: Das darf nur { $king }
refusal-vacancy-stays-empty = Spalte { $column } ist leer, und in diesem Spiel bleiben leere Spalten leer
refusal-no-foundations = dieses Spiel hat keine Zielstapel
refusal-no-such-foundation = Zielstapel { $slot } gibt es nicht: Dieses Spiel hat { $slots ->
    [one] einen Zielstapel
   *[other] { $slots } Zielstapel
}
refusal-foundation-start = { $the-card } kann keinen Zielstapel eröffnen: Das kann nur { $takes }
refusal-foundation-colour = { $the-card } kann keinen Zielstapel eröffnen: Diesmal beginnen { $aces ->
    [black] schwarze Asse und rote Könige
   *[red] rote Asse und schwarze Könige
}
refusal-foundation-next = { $the-card } passt nicht auf diesen Zielstapel: Als Nächstes kommt dort { $the-needs }
refusal-foundation-complete = dieser Zielstapel ist fertig
refusal-foundation-not-above = von Spalte { $from } geht es nur auf Zielstapel { $above }, der genau darüber liegt
refusal-no-foundation-above = von Spalte { $from } geht es auf keinen Zielstapel, denn genau darüber liegt keiner
refusal-no-reserves = dieses Spiel hat keine Reserve
refusal-no-such-reserve = Reserve { $slot } gibt es nicht: Dieses Spiel hat { $slots ->
    [one] eine Reserve
   *[other] { $slots } Reserven
}
refusal-reserve-is-empty = die Karte der Reserve { $slot } ist schon ausgespielt
refusal-no-collecting = in diesem Spiel werden Folgen nicht von Hand abgeräumt
refusal-no-finished-run = am Ende von Spalte { $column } liegt keine fertige Folge
refusal-no-row-deals = in diesem Spiel wird keine Reihe ausgeteilt
refusal-stock-is-empty = der Talon ist leer
refusal-deal-needs-full-columns = solange Spalte { $column } leer ist, kann keine Reihe ausgeteilt werden
refusal-deal-needs-a-card = solange alle Spalten leer sind, kann keine Reihe ausgeteilt werden

## How a game ends

outcome-won = gewonnen: Jede Karte ist an ihrem Platz
outcome-no-move = festgefahren: Kein Zug ist mehr möglich
outcome-too-few-cards-to-deal = festgefahren: Es kann keine Reihe mehr ausgeteilt werden, weil weniger Karten als Spalten übrig sind

## Limits of a record

record-full = eine Partie kann mit allen Varianten höchstens { $limit } Züge haben
record-too-many-lines = an einer Stelle können höchstens { $limit } Varianten beginnen
record-line-is-known = mit diesem Zug beginnt an dieser Stelle schon eine andere Variante
comment-too-long = ein Kommentar hat höchstens { $limit } Bytes
comments-too-long = alle Kommentare einer Partie haben zusammen höchstens { $limit } Bytes

## Where something is wrong in a text. Characters of a line are counted from 1.

text-at = Zeile { $line }, Zeichen { $column }: { $problem }
text-at-character = { $problem } (bei Zeichen { $at })

## Records that cannot be read. Words out of the text arrive in quotes of their own.

records-too-long = eine Datei mit Partien hat höchstens { $limit } Bytes
records-too-many-games = eine Datei enthält höchstens { $limit } Partien
records-too-many-moves = eine Datei enthält höchstens { $limit } Züge
record-no-game = hier fehlt eine Partie
record-another-game = erwartet wird eine einzige Partie, aber hier beginnt eine weitere
record-game-first = hier muss die Zeile `[Game "..."]` stehen, mit der eine Partie beginnt
record-header-line = hier muss eine Kopfzeile stehen, etwa `[Deal "ms:14934"]`
record-header-escape = hier muss `\"` oder `\\` stehen: Etwas anderes darf in einer Kopfzeile nicht auf `\` folgen
record-header-twice = der Kopf hat eine zweite Zeile `{ $name }`
record-header-missing = dem Kopf fehlt die Zeile `{ $name }`
record-too-many-headers = ein Kopf hat höchstens { $limit } Zeilen von anderen Programmen
record-value = in `{ $name }` steht { $name ->
    [Game] die Kennung eines Spiels aus Kleinbuchstaben, Ziffern und Bindestrichen
    [Result] `won`, `lost` oder `unfinished`
    [Solver] `yes` oder `no`
    [Time] eine Zahl von Sekunden mit höchstens drei Nachkommastellen
   *[other] eine ganze Zahl unter 4294967296
}, nicht { $found }
record-rules-line = zwischen `|` und den Regeln fehlt ein Leerzeichen
record-move-number = das ist Zug { $expected } seiner Variante, nicht { $found }
record-time = hier müssen Sekunden mit höchstens drei Nachkommastellen stehen, etwa 12.345
record-move-known = mit { $move } beginnt an dieser Stelle schon eine andere Variante
record-comment-open = dieser Kommentar endet nicht mit `{ "}" }`
record-comment-escape = hier muss `\{ "}" }` oder `\\` stehen: Etwas anderes darf in einem Kommentar nicht auf `\` folgen
record-nothing-to-replace = eine Variante muss hinter dem Zug stehen, den sie ersetzt
record-variation-empty = hier fehlt der Zug, mit dem die Variante beginnt
record-variation-open = diese Variante endet nicht mit `)`
record-variation-not-open = dieses `)` beendet keine Variante
record-second-star = `*` bezeichnet die Stelle, an der die Partie steht, und darf nur einmal vorkommen
not-a-date = { $word } ist kein Datum: Schreibe `2026-11-21` oder `2026-11-21T18:30:00Z`
text-too-long = der Text ist länger als { $limit } Bytes
text-control = der Text enthält das Steuerzeichen { $control }
json-too-long = der Text hat { $bytes } Bytes, gelesen werden aber höchstens { $limit }
json-shape = unerwartetes JSON: { $message }

## Moves as they are typed

move-expected = { $what ->
    [dash] hier fehlen `-` und das Ziel der Karten
    [column] hier fehlt die Nummer einer Spalte
    [target] hier fehlt die Nummer einer Spalte, oder `f` und die Nummer eines Zielstapels
    [foundation] hier fehlt die Nummer eines Zielstapels
    [reserve] hier fehlt die Nummer einer Reserve
    [count] hier fehlt die Zahl der Karten, von 1 bis { $most }
    [end] hier müsste der Zug zu Ende sein
    [count-or-end] hier müsste `x` mit der Zahl der Karten stehen, oder der Zug zu Ende sein
   *[move] hier fehlt ein Zug wie 4-9, 4-9x3, d, c3, 3-f2 oder r1-4
}

## Records that cannot be played again

replay-no-such-game = ein mitgeliefertes Spiel { $game } gibt es nicht, und die Aufzeichnung enthält keine Regeln dafür
replay-no-such-version = { $game } gibt es hier in Version { $known }, gespielt wurde aber nach Version { $version }
replay-rules = die Regeln in der Aufzeichnung sind fehlerhaft: { $problems }
replay-inherits = die Regeln in der Aufzeichnung bauen auf einem anderen Spiel auf; eine Aufzeichnung muss aber vollständige Regeln enthalten
replay-other-rules = im Kopf steht { $game } in Version { $version }, die Regeln sind die von { $found } in Version { $found-version }
replay-illegal = { $line ->
    [variation] Zug { $number } einer Variante
   *[main] Zug { $number }
}, { $move }: { $refusal }
replay-not-won = als Ergebnis ist ein Gewinn angegeben, aber die Hauptvariante endet nicht mit einem Gewinn

## Pictures of positions that cannot be read. Cards are written as they are typed.

picture-too-long = ein Stellungsbild hat höchstens { $limit } Bytes
picture-empty = ein Stellungsbild zeigt mindestens einen Stapel
picture-label = hier muss die Nummer einer Spalte, `stock`, `reserves`, `foundations` oder `collected` stehen, und danach ein Doppelpunkt
picture-no-such-column = { $columns ->
    [one] das Spiel hat nur Spalte 1
   *[other] das Spiel hat die Spalten 1 bis { $columns }
}
picture-twice = eine zweite Zeile { $label }
picture-unknown = `##` ist eine Karte, die man beim Spielen nicht kennt; eine Stellung braucht aber jede Karte, wie in #7D
picture-face-down = nur Karten in Spalten liegen verdeckt
picture-range = hier muss ein Bereich innerhalb einer Farbe stehen, etwa KS-9S
picture-vacancy = `--` steht allein, für eine leere Spalte, den leeren Talon oder eine ausgespielte Reservekarte
picture-reserve = eine Reserve hat eine Karte, oder `--`
picture-foundation = hier müssen `[`, die Karten eines Zielstapels und `]` stehen

## Positions that no game has

position-at = { $location }: { $problem }
position-card = { $pile }, { $number }. Karte
position-pile = { $kind ->
    [column] Spalte { $number }
    [reserve] Reserve { $number }
    [foundation] Zielstapel { $number }
    [collected] abgelegte Folge { $number }
   *[stock] Talon
}
position-columns = das Spiel hat { $count ->
    [one] eine Spalte
   *[other] { $count } Spalten
}
position-reserves = das Spiel hat { $count ->
    [0] keine Reserve
    [one] eine Reserve
   *[other] { $count } Reserven
}
position-foundations = das Spiel hat { $count ->
    [0] keine Zielstapel
    [one] einen Zielstapel
   *[other] { $count } Zielstapel
}
position-down-on-up = eine verdeckte Karte kann nicht auf einer offenen liegen
position-end-face-down = die letzte Karte einer Spalte liegt offen
position-run-on-table = diese Folge ist fertig, und das Spiel hätte sie vom Tisch genommen
position-no-collecting = in diesem Spiel verlassen keine Folgen den Tisch
position-not-a-run = { $found ->
    [one] eine Karte ist
   *[other] diese { $found } Karten sind
} keine fertige Folge; die hat in diesem Spiel { $length } Karten und beginnt mit { $king-number ->
    [11] dem Buben
    [12] der Dame
    [13] dem König
    [1] dem Ass
   *[other] der { $king }
}
position-foundation = { $card } kann nicht auf diesem Zielstapel liegen
position-too-many = { $expected ->
    [0] { $card } gibt es im Spiel nicht
   *[other] { $card } gibt es im Spiel nur { $expected }-mal, und das ist eine zu viel
}
position-missing = { $count ->
    [one] eine Karte des Spiels fehlt: { $card }
   *[other] { $count } Karten des Spiels fehlen, darunter { $card }
}
position-missing-no-runs = { $count ->
    [one] eine Karte des Spiels fehlt: { $card }; allein ist sie keine fertige Folge, die den Tisch verlassen haben könnte
   *[other] { $count } Karten des Spiels fehlen, darunter { $card }, und sie ergeben keine fertigen Folgen, die den Tisch verlassen haben könnten
}

## Deals that cannot be read or laid out. Words out of the text arrive in quotes of their own.

deal-not-a-game = { $word } ist keine Spielkennung: Schreibe Kleinbuchstaben, Ziffern und Bindestriche
deal-game-alone = nach dem Spiel muss eine Spielnummer folgen, wie in { $example }
deal-not-a-scheme = { $word } ist keine Spielnummer: Gib eine wie 1234 ein, allein oder nach { $schemes } oder { $list }, zum Beispiel ms:1234
deal-no-number = nach { $scheme } muss eine Nummer folgen, wie in { $example }
deal-not-a-digit = { $letter } ist keine Ziffer
deal-number-unknown = Nummern von { $scheme } gehen von { $least } bis { $most }
deal-card-count = eine Kartenliste hat 1 bis { $most } Karten, nicht { $found }
deal-unknown-there = { $program } hat keine Nummern für { $game }; nimm { $others }
deal-wrong-count = { $game } wird mit { $expected } Karten gespielt, die Liste hat aber { $found }
deal-wrong-card = in { $game } gibt es { $card } { $expected }-mal, die Liste hat die Karte aber { $found }-mal
deal-no-layout = { $game } hat keinen Aufbau von { $program }
not-a-card = { $word } ist keine Karte: Schreibe einen Rang aus A23456789TJQK und eine Farbe aus CDHS, wie in 7C oder TD

## Moves and what they do

move-to = { $cards } { $target }
move-to-foundation = { $card } auf Zielstapel { $slot }
move-from-reserve = { $card } aus Reserve { $slot } { $target }
move-collect = eine { $run } wird aus Spalte { $column } abgeräumt
move-deal = eine Reihe wird ausgeteilt
move-not-there = ein Zug, der hier nicht möglich ist
target-card = auf { $the-onto-object } in Spalte { $column }
target-vacancy = in die leere Spalte { $column }
run = { $kind ->
    [clubs] Kreuz-Folge
    [spades] Pik-Folge
    [hearts] Herz-Folge
    [diamonds] Karo-Folge
    [black] schwarze Folge
    [red] rote Folge
   *[mixed] Folge
}
effect-run-collected = eine { $run } verlässt Spalte { $column }
effect-turned-up = in Spalte { $column } wird { $the-card } aufgedeckt

## Rules page: headings

page-goal = Ziel
page-layout = Aufbau
page-moving = Karten ziehen
page-empty-columns = Leere Spalten
page-stock = Der Talon
page-reserves = Die Reserve
page-collecting = Abräumen
page-foundations = Die Zielstapel
page-end = Ende des Spiels
page-scores = Punkte
page-deals = Spielnummern
page-names = Auch bekannt als
page-relatives = Verwandte Spiele
page-advice = Ratschläge

## Rules page: parts of sentences

number = { $n ->
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
    [13] dreizehn
   *[other] { $n }
}
columns-span = { $length ->
    [one] { $first }
   *[other] { $first } bis { $last }
}
run-of-suits = { $suits ->
    [one-suit] einer Farbe
    [one-colour] aus nur roten oder nur schwarzen Karten
    [alternating] aus abwechselnd roten und schwarzen Karten
   *[any] beliebiger Farben
}
suit-name = { $suit }
plain-text = { $text }

## Rules page: goal

goal-runs-from-king = Ordne die Karten zu Folgen { $suits }, absteigend von { $king } bis Ass. Fertige Folgen verlassen den Tisch, und { $n ->
    [one] wenn diese eine Folge weg ist, ist das Spiel gewonnen.
   *[other] wenn alle { $count } weg sind, ist das Spiel gewonnen.
}
goal-runs-from-any = Ordne die Karten zu absteigenden Folgen { $suits } mit je { $length } Karten. Fertige Folgen verlassen den Tisch, und { $n ->
    [one] wenn diese eine Folge weg ist, ist das Spiel gewonnen.
   *[other] wenn alle { $count } weg sind, ist das Spiel gewonnen.
}
goal-foundations = Bringe alle { $cards } Karten auf { $n ->
    [one] den Zielstapel, wo sie
   *[other] die { $count } Zielstapel, wo sie
} Karte für Karte auf- oder absteigend abgelegt werden.

## Rules page: layout

pack-decks = Gespielt wird mit { $n ->
    [one] einem Kartenspiel von { $cards } Karten.
   *[other] { $count } Kartenspielen, zusammen { $cards } Karten.
}
pack-copies = Gespielt wird mit { $cards } Karten: { $copies }.
pack-copies-of = { $n ->
    [one] einmal { $suits }
   *[other] { $count }mal { $suits }
}
pack-highest = Die höchste Karte ist { $king-number ->
    [11] der { $king }; er tritt
    [12] die { $king }; sie tritt
    [13] der { $king }; er tritt
   *[other] die { $king }; sie tritt
} an die Stelle des Königs.
layout-columns = { $n ->
    [one] Es gibt eine Spalte.
   *[other] Es gibt { $count } Spalten.
}
layout-columns-in-two-rows = Die { $count } Spalten liegen in zwei Reihen: { $half-n ->
    [one] Spalte { $upper } oben, Spalte { $lower } unten.
   *[other] Spalten { $upper } oben, Spalten { $lower } unten.
}
layout-down = { $n ->
    [one] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
}
layout-up = { $n ->
    [one] eine offene Karte
   *[other] { $count } offene Karten
}
layout-both = { $down } und { $up }
layout-all = Jede Spalte erhält { $cards }.
layout-group = { $n ->
    [one] Spalte { $columns } erhält { $cards }.
   *[other] Die Spalten { $columns } erhalten je { $cards }.
}
layout-empty = { $n ->
    [one] Spalte { $columns } bleibt anfangs leer.
   *[other] Die Spalten { $columns } bleiben anfangs leer.
}
layout-stairs = Von Spalte { $first } bis Spalte { $last } { $way ->
    [rises] steigt
   *[falls] sinkt
} die Zahl der Karten jeweils um eins, von { $from } auf { $to }; { $faces }.
stairs-all-up = alle liegen offen
stairs-last-up = { $n ->
    [one] die jeweils letzte liegt offen
   *[other] die jeweils letzten { $count } liegen offen
}, die anderen verdeckt
stairs-first-down = { $n ->
    [one] die jeweils erste liegt verdeckt
   *[other] die jeweils ersten { $count } liegen verdeckt
}, die anderen offen
layout-reserves = Neben den Spalten { $n ->
    [one] liegt eine offene Karte, die Reserve.
   *[other] liegen { $count } offene Karten, die Reserve.
}
layout-stock = { $n ->
    [one] Die übrige Karte ist der Talon.
   *[other] Die übrigen { $count } Karten bilden den Talon.
}
layout-no-stock = Das sind alle Karten: Einen Talon gibt es nicht.

## Rules page: moving cards

moving-never = Zwischen den Spalten werden keine Karten gezogen.
moving-while-stock-lasts = Zwischen den Spalten werden Karten nur gezogen, solange der Talon reicht.
moving-once-stock-is-empty = Zwischen den Spalten werden Karten erst gezogen, wenn der Talon leer ist.
moving-turns-up = Eine verdeckte Karte wird aufgedeckt, sobald keine Karte mehr auf ihr liegt.
place-down = Eine Karte wird auf eine Karte des nächsthöheren Ranges gelegt, { $suits ->
    [one-suit] und zwar derselben Farbe.
    [one-colour] Rot nur auf Rot und Schwarz nur auf Schwarz.
    [alternating] Rot nur auf Schwarz und Schwarz nur auf Rot.
   *[any] gleich welcher Farbe.
}
place-up-or-down = Eine Karte wird auf eine Karte des nächsthöheren oder nächstniedrigeren Ranges gelegt, { $suits ->
    [one-suit] und zwar derselben Farbe.
    [one-colour] Rot nur auf Rot und Schwarz nur auf Schwarz.
    [alternating] Rot nur auf Schwarz und Schwarz nur auf Rot.
   *[any] gleich welcher Farbe.
}
place-nothing-on-ace = Auf ein Ass passt keine Karte, und { $a-king } passt auf keine.
place-wrap = Die Ränge schließen sich zum Kreis: Auf ein Ass passt auch { $a-king }.
place-wrap-in-runs = Die Ränge schließen sich zum Kreis: Auf ein Ass passt auch { $a-king }, ebenso innerhalb von Folgen.
place-ends-apart = Die Ränge schließen sich nicht zum Kreis: { $king } und Ass passen nicht aufeinander.
place-ends-joined = Die Ränge schließen sich zum Kreis: { $king } und Ass passen aufeinander.
lift-single = Nur die letzte Karte einer Spalte darf gezogen werden, immer eine Karte allein.
lift-run = Die letzte Karte einer Spalte darf allein gezogen werden. Mehrere Karten am Ende einer Spalte ziehen gemeinsam, wenn sie eine Folge { $suits } bilden, die Rang um Rang absteigt.
lift-tail = Jede offene Karte darf gezogen werden, und alle Karten auf ihr ziehen mit, geordnet oder nicht.

## Rules page: empty columns

vacancy-any-card = In eine leere Spalte darf jede Karte.
vacancy-any-run = In eine leere Spalte darf jede Karte und jede Folge, die gemeinsam zieht.
vacancy-any-tail = In eine leere Spalte darf jede offene Karte mit allen Karten, die auf ihr liegen.
vacancy-king = In eine leere Spalte darf nur { $a-king }, zusammen mit den Karten, die mitziehen.
vacancy-king-alone = In eine leere Spalte darf nur { $a-king }.
vacancy-never = In eine leere Spalte darf keine Karte gezogen werden.

## Rules page: the stock

stock-full = Jederzeit darfst du eine Reihe austeilen: auf jede Spalte eine offene Karte. Solange eine Spalte leer ist, kann keine Reihe ausgeteilt werden.
stock-any = Jederzeit darfst du eine Reihe austeilen: auf jede Spalte eine offene Karte, auch auf leere.
stock-occupied = Jederzeit darfst du eine Reihe austeilen: eine offene Karte auf jede Spalte, in der Karten liegen. Leere Spalten bekommen keine, und wenn alle Spalten leer sind, kann keine Reihe ausgeteilt werden.
stock-none = Aus dem Talon werden keine Karten ausgeteilt.
stock-rows = { $n ->
    [one] eine Reihe
   *[other] { $count } Reihen
} zu je { $row-n ->
    [one] einer Karte
   *[other] { $row } Karten
}
stock-gives = Der Talon reicht für { $rows }.
stock-gives-short-row = Der Talon reicht nur für eine einzige Reihe; { $n ->
    [one] ihre einzige Karte kommt auf Spalte { $columns }.
   *[other] ihre { $count } Karten kommen auf die Spalten { $columns }.
}
stock-gives-and-short-row = Der Talon reicht für { $rows } und eine letzte, kürzere; { $n ->
    [one] deren einzige Karte kommt auf Spalte { $columns }.
   *[other] deren { $count } Karten kommen auf die Spalten { $columns }.
}
stock-gives-about = Solange keine Spalte leer ist, reichen die { $cards } Karten des Talons für { $n ->
    [one] eine Reihe.
   *[other] { $count } Reihen.
} Ist die letzte Reihe zu kurz, so geht sie von den Spalten, in denen Karten liegen, an die { $side ->
    [left] am weitesten links.
   *[right] am weitesten rechts.
}

## Rules page: the reserves

reserves-go = Eine Karte der Reserve darf nach denselben Regeln auf eine Spalte, wann immer zwischen den Spalten gezogen werden darf.
reserves-take-nothing = In die Reserve kommt keine Karte.
reserves-stay = Die Karten der Reserve werden nie gezogen.

## Rules page: collecting

collect-run-from-king = Eine Folge { $suits } von { $king } bis Ass ist fertig, wenn sie am Ende einer Spalte liegt.
collect-run-from-any = Eine absteigende Folge { $suits } ist fertig, wenn sie { $length } Karten hat und am Ende einer Spalte liegt. Sie darf bei jedem Rang beginnen; nach dem Ass folgt wieder { $king-number ->
    [11] der Bube.
    [12] die Dame.
    [13] der König.
   *[other] die { $king }.
}
collect-last-of-longer = Von einer längeren Folge zählen die letzten { $length } Karten.
collect-at-once = Eine fertige Folge verlässt den Tisch sofort und von selbst.
collect-at-once-by-rows-too = Eine fertige Folge verlässt den Tisch sofort und von selbst, auch wenn erst eine Reihe aus dem Talon sie vollendet. Eine Reihe kann mehrere Folgen vollenden.
collect-by-choice = Eine fertige Folge darfst du jederzeit abräumen, oder du lässt sie liegen und spielst mit ihr weiter.

## Rules page: the foundations

foundations = { $n ->
    [one] Es gibt einen Zielstapel; er wächst Karte für Karte in einer Farbe.
   *[other] Es gibt { $count } Zielstapel; jeder wächst Karte für Karte in einer Farbe.
}
foundations-from-ace = Jeder Zielstapel beginnt mit einem Ass und steigt { $king-number ->
    [11] bis zum Buben.
    [12] bis zur Dame.
    [13] bis zum König.
   *[other] bis zur { $king }.
}
foundations-from-king = Auf jeden Zielstapel kommt zuerst { $a-king }, dann geht es abwärts bis zum Ass.
foundations-split = Die roten oder die schwarzen Asse eröffnen Zielstapel, die { $king-number ->
    [11] bis zum Buben steigen; die Buben
    [12] bis zur Dame steigen; die Damen
    [13] bis zum König steigen; die Könige
   *[other] bis zur { $king } steigen; die Karten vom Rang { $king }
} von der anderen Seite, schwarz oder rot, eröffnen Zielstapel, die bis zum Ass fallen. Ob die Asse rot oder schwarz sind, entscheidet die erste Karte, die du dort ablegst.
foundations-take-end-cards = Nur die letzte Karte einer Spalte kommt auf einen Zielstapel, und dort bleibt sie.
foundations-lie-above = Die Zielstapel liegen zwischen den beiden Reihen, von links gezählt: Zielstapel 1 genau über Spalte { $first }, und so weiter.
from-below-while-stock-lasts = Solange der Talon reicht, kommt eine Karte der unteren Reihe nur dann auf einen schon eröffneten Zielstapel, wenn er genau über ihrer Spalte liegt.
from-below-once-stock-is-empty = Sobald der Talon leer ist, kommt eine Karte der unteren Reihe nur dann auf einen schon eröffneten Zielstapel, wenn er genau über ihrer Spalte liegt.
from-below-always = Eine Karte der unteren Reihe kommt nur dann auf einen schon eröffneten Zielstapel, wenn er genau über ihrer Spalte liegt.
from-below-not-upper-row = Karten der oberen Reihe kommen auf jeden Zielstapel, auf den sie passen.

## Rules page: end of the game

end-won-collected = Das Spiel ist gewonnen, wenn alle { $cards } Karten abgeräumt sind.
end-won-on-foundations = Das Spiel ist gewonnen, wenn alle { $cards } Karten auf den Zielstapeln liegen.
end-stuck = Es ist verloren, wenn { $ways }.
end-no-card-moves = keine Karte mehr gezogen werden kann
end-no-run-collected = keine Folge abgeräumt werden kann
end-no-row-dealt = keine Reihe ausgeteilt werden kann
end-too-few-cards = Es ist auch verloren, wenn der Talon noch Karten hat, auf dem Tisch aber weniger als { $count } übrig sind: Dann kann nie mehr in jeder Spalte eine liegen, und keine Reihe kann ausgeteilt werden.

## Rules page: scores

score-network-runs = Netzwerkpunkte: einer für jede Karte einer offen liegenden Folge { $suits }, an deren Anfang in einer Spalte { $a-king } liegt, und { $run } für jede abgeräumte Folge. Ein gewonnenes Spiel bringt { $won }.
score-network-foundations = Netzwerkpunkte: einer für jede Karte auf einem Zielstapel. Ein gewonnenes Spiel bringt { $won }.
score-windows = Windows-Punkte: { $start } zu Beginn, abzüglich { $move } für jeden Zug und { $undo } für jede Rücknahme; was ein Zug gekostet hat, wird nicht erstattet.
score-windows-runs = Jede abgeräumte Folge bringt { $run } dazu.
score-windows-rows = Das Austeilen einer Reihe kostet nichts.

## Rules page: deals

deals-own = Eine Nummer allein oder mit { $words } davor, wie in { $example }, steht für eine eigene Mischung von { $program }.
deals-other = Mit { $words } vor der Nummer, wie in { $example }, werden die Karten gemischt wie in { $program }.
deals-suits = Mit { $words } sind die Farben { $suits }.
deals-layout = Mit { $words } sind einige Spalten zu Beginn anders.

## Rules page: about the game

about-names = { $names }.
about-relatives = { $names }.

## Tags of games

tag-one-deck = ein Kartenspiel
tag-two-decks = zwei Kartenspiele
tag-three-decks = drei Kartenspiele
tag-four-decks = vier Kartenspiele
tag-five-decks = fünf Kartenspiele
tag-one-suit = eine Farbe
tag-two-suits = zwei Farben
tag-open = offene Karten
tag-foundations = Zielstapel
tag-small = klein
tag-large = groß
tag-short = kurz
tag-long = lang
tag-luck = Glück
tag-thought = Können
tag-easy = leicht
tag-medium = mittel
tag-hard = schwer

## Problems of a game file. Words out of the file arrive in quotes of their own.

problem-in-line = Zeile { $line }: { $problem }
problem-too-long = die Datei hat { $bytes } Bytes, und eine Spieldatei darf { $limit } haben
problem-syntax = das ist kein TOML: { $message }
problem-unknown-key = { $key } ist kein Schlüssel in { $place }; bekannt sind { $known }
problem-unknown-key-meant = { $key } ist kein Schlüssel in { $place }; war `{ $meant }` gemeint?
problem-place-file = einer Spieldatei
problem-place-table = `{ $table }`
problem-wrong-shape = `{ $key }` muss { $expected } sein und ist { $found }
problem-unknown-word = `{ $key }` ist { $word } und muss eines von { $known } sein
problem-unknown-word-meant = `{ $key }` ist { $word } und muss eines von { $known } sein; war `{ $meant }` gemeint?
problem-missing = `{ $key }` fehlt
problem-out-of-range = `{ $key }` ist { $value } und muss zwischen { $least } und { $most } liegen
problem-far-too-large = `{ $key }` ist zu groß und muss zwischen { $least } und { $most } liegen
problem-bad-id = `{ $key }`: { $id } ist keine Kennung: Schreibe 1 bis { $most } Kleinbuchstaben, Ziffern und Bindestriche
problem-unknown-game = `inherits` nennt kein mitgeliefertes Spiel: { $id } gibt es nicht
problem-unknown-game-meant = `inherits` nennt kein mitgeliefertes Spiel: { $id } gibt es nicht; war `{ $meant }` gemeint?
problem-bad-text = `{ $key }` muss 1 bis { $most } Zeichen in einer Zeile haben, darunter kein Steuerzeichen
problem-not-a-suit = `suits`: `{ $letter }` ist keine Farbe: Schreibe für jeden Block eines Kartenspiels einen der Buchstaben C, D, H und S
problem-no-suits = `suits` ist leer: Schreibe für jeden Block eines Kartenspiels einen der Buchstaben C, D, H und S
problem-not-a-highest-rank = `highest` ist { $text } und muss ein Zeichen aus 23456789TJQK sein
problem-pack-too-large = { $decks } × { $blocks } × { $ranks } ergeben { $cards } Karten, und ein Spiel darf { $limit } haben
problem-bad-column-list = `{ $key }`: { $text } ist keine Liste von Spalten: Schreibe Nummern und Bereiche wie in 1-4,7
problem-no-such-column = `{ $key }` gibt an Spalte { $column }, und das Spiel hat { $columns }
problem-column-twice = `{ $key }` gibt in einer Reihe zweimal an Spalte { $column }
problem-empty-row = `{ $key }` gibt keine Karte: Es braucht `down`, `up` oder beides
problem-empty-layout = `{ $key }` gibt keine Karte
problem-ends-face-down = `{ $key }` lässt am Ende von Spalte { $column } eine verdeckte Karte liegen
problem-down-on-up = `{ $key }` gibt an Spalte { $column } eine verdeckte Karte auf eine offene
problem-too-few-cards = der Aufbau braucht { $layout } Karten und die Reserve { $reserves }, und es gibt { $pack }
problem-layouts-differ = `{ $key }` gibt { $found ->
    [one] 1 Karte
   *[other] { $found } Karten
}, und der eigene Aufbau des Spiels gibt { $expected }
problem-stock-never-dealt = { $cards ->
    [one] 1 Karte bleibt
   *[other] { $cards } Karten bleiben
} für den Talon übrig, und `deal.rule = "none"` teilt keine aus
problem-nothing-to-deal = Aufbau und Reserve nehmen alle { $cards } Karten, also ist keine Reihe auszuteilen: Schreibe `deal.rule = "none"`
problem-uneven-rows = { $columns } Spalten können nicht in zwei gleich langen Reihen liegen
problem-no-lower-row = `foundations.only-from-below` braucht `column-rows = 2`
problem-lift-needs-suit = `lift.unit = "run"` braucht `lift.suit`
problem-lift-has-no-suit = `lift.suit` gehört nur zu `lift.unit = "run"`
problem-runs-only-descend = `place.step = "up-or-down"` verträgt sich nicht mit `lift.unit = "run"`: Gezogene Folgen steigen nur ab
problem-two-ways-to-win = ein Spiel hat `collect` oder `foundations`, nicht beides
problem-no-way-to-win = das Spiel ist nicht zu gewinnen: Es braucht `collect` oder `foundations`
problem-any-rank-needs-wrap = `collect.start = "any-rank"` braucht `place.wrap = true`: Sonst passt kein König auf ein Ass
problem-no-alternating-runs = abwechselnd rote und schwarze Folgen brauchen in `suits` gleich viele schwarze wie rote Farben, und hier sind es { $black } und { $red }
problem-columns-never-open = `place.open = "never"` verträgt sich nicht mit `collect` oder `reserves`: Keine Karte könnte je angelegt werden
problem-too-few-foundations = { $count ->
    [one] ein Zielstapel kann
   *[other] { $count } Zielstapel können
} die { $needed } Farben des Spiels nicht aufnehmen
shape = { $shape ->
    [text] ein Text in Anführungszeichen
    [number] eine ganze Zahl
    [negative] eine Zahl unter null
    [fraction] eine Zahl mit Nachkommastellen
    [flag] true oder false
    [date] ein Datum
    [list] eine Liste in Klammern
   *[table] eine Tabelle
}

## Groups of games

group-spider = Spider
group-spiderette = Spiderette
group-roosevelt-s-spider = Roosevelts Spider
group-little-spider = Little Spider
group-open-games = Offene Spiele
group-scorpion = Skorpion

## Games: names and advice

game-spider-name = Spider
game-spider-also-1 = Spider Solitär
game-spider-also-2 = Spider mit vier Farben
game-spider-advice-1 = Decke zuerst verdeckte Karten auf: Jede Karte, die verdeckt bleibt, ist eine Wahl, die du nicht hast.
game-spider-advice-2 = Wenn du wählen kannst, lege in der Farbe an, denn nur solche Folgen ziehen gemeinsam.
game-spider-advice-3 = Lege eher an hohe Karten an als an niedrige. Auf ein Ass passt nichts, also ist eine Spalte, die mit einem Ass endet, zu.
game-spider-advice-4 = Eine leere Spalte ist das Beste auf dem Tisch. Nutze sie, um Folgen nach Farben zu ordnen, und versuche, sie vor der nächsten Reihe zurückzugewinnen.
game-spider-advice-5 = Ein paar lange, verworrene Spalten schaden nicht, wenn sie die anderen leeren.
game-spider-2-name = Spider (2 Farben)
game-spider-2-also-1 = Spider mit zwei Farben
game-spider-2-advice-1 = Jedes zweite Paar passt schon durch Zufall in der Farbe, also verlange mehr: Wähle den Anschluss, der eine lange Folge beweglich hält.
game-spider-2-advice-2 = Begrabe keine Spalte, die ganz von einer Farbe ist, unter einer Karte der anderen, außer wenn dafür eine verdeckte Karte ans Licht kommt.
game-spider-2-advice-3 = Bevor du eine Reihe austeilst, ordne die Folgen, so weit die leeren Spalten reichen, und fülle diese dann mit Karten, die bald wieder weiterziehen.
game-spider-1-name = Spider (1 Farbe)
game-spider-1-also-1 = Spider mit einer Farbe
game-spider-1-advice-1 = Alles passt in der Farbe, also zieht jede Folge: Suche den Zug, der eine verdeckte Karte aufdeckt, und mache ihn.
game-spider-1-advice-2 = Leere zuerst die kürzeste Spalte, und halte sie leer, solange sich die anderen noch ordnen lassen.
game-spider-1-advice-3 = Zwei Folgen, die im Rang zusammenpassen, können eine werden. Was den Tisch verlässt, sind lange Folgen vom König an.
game-spider-relaxed-name = Lockeres Spider
game-spider-relaxed-also-1 = Spider Relaxed
game-spider-relaxed-advice-1 = Eine fertige Folge verlässt den Tisch, welche Farben sie auch hat. Eine gemischte Folge zu vollenden lohnt sich also, obwohl nur ihre Teile von einer Farbe ziehen.
game-spider-relaxed-advice-2 = Baue lange Spalten dort, wo ein König liegt: Was nicht mehr ziehen muss, darf gemischt sein.
game-spider-relaxed-advice-3 = Halte Folgen, die noch wandern müssen, in einer Farbe, und decke vor allem anderen verdeckte Karten auf.
game-spider-easy-name = Leichtes Spider
game-spider-easy-also-1 = Spider Easy
game-spider-easy-advice-1 = Farben spielen hier gar keine Rolle; denke an Ränge und an verdeckte Karten.
game-spider-easy-advice-2 = Jede absteigende Folge zieht gemeinsam, also ist fast jeder Anschluss gut. Wähle den, der eine Karte aufdeckt oder eine Spalte leert.
game-spider-easy-advice-3 = Halte eine leere Spalte frei, bis die nächste Reihe fällig ist; aus einem König, den du dorthin ziehst, kann eine ganze Folge werden.
game-spider-open-deal-name = Spider mit freiem Austeilen
game-spider-open-deal-also-1 = KPatience-Spider
game-spider-open-deal-advice-1 = Eine Reihe darf auch über leere Spalten ausgeteilt werden, also muss dafür keine gefüllt werden; eine Karte bekommt jede trotzdem.
game-spider-open-deal-advice-2 = Das ist kein Grund, früh auszuteilen. Nutze zuerst die leeren Spalten, um Folgen zu ordnen und verdeckte Karten aufzudecken.
game-spider-open-deal-advice-3 = Lege in der Farbe an, wenn du kannst, und eher an hohe Karten als an niedrige.
game-red-black-spider-name = Rot-Schwarz-Spider
game-red-black-spider-also-1 = Zweifarbiges Spider
game-red-black-spider-advice-1 = Rot und Schwarz sind hier, was in Spider die Farben sind: Lege Rot auf Rot und Schwarz auf Schwarz, denn nur solche Folgen ziehen.
game-red-black-spider-advice-2 = Eine fertige Folge wartet, bis du sie abräumst. Behalte sie eine Weile, wenn ihre Karten noch andere aufnehmen können.
game-red-black-spider-advice-3 = Decke früh verdeckte Karten auf, lege zuerst an hohe Karten an, und schaffe leere Spalten.
game-black-widow-name = Black Widow
game-black-widow-also-1 = Scarab
game-black-widow-advice-1 = Folgen aller Farben ziehen gemeinsam, aber nur Folgen einer Farbe verlassen den Tisch: Ziehe frei, und ordne früh.
game-black-widow-advice-2 = Nutze die Freiheit, um Spalten zu leeren, und die leeren Spalten, um gemischte Folgen Farbe für Farbe auseinanderzunehmen.
game-black-widow-advice-3 = Eine lange gemischte Folge ist leicht zu tragen und schwer zu entwirren. Verstecke nicht tief in ihr die eine Karte, die einer Farbe noch fehlt.
game-tarantula-name = Tarantula
game-tarantula-advice-1 = Nur rote und nur schwarze Folgen ziehen, Folgen einer Farbe verlassen den Tisch: Schließe in der Farbe an, wenn du kannst, sonst wenigstens Rot an Rot und Schwarz an Schwarz.
game-tarantula-advice-2 = Pik von Kreuz oder Herz von Karo zu trennen kostet leere Spalten. Sorge für eine, bevor du anfängst.
game-tarantula-advice-3 = Decke zuerst verdeckte Karten auf, und lege eher an hohe Karten an als an niedrige.
game-beetle-name = Beetle
game-beetle-also-1 = Offenes Spider
game-beetle-advice-1 = Keine Karte auf dem Tisch ist verdeckt, also kannst du bis zur nächsten Reihe planen: Suche die Spalte, die sich am billigsten auflösen lässt.
game-beetle-advice-2 = Was unter einer Spalte liegt, zählt mehr als das, was auf ihr liegt. Grabe nach Königen für leere Spalten und nach den Karten, die in der Farbe anschließen.
game-beetle-advice-3 = Nur der Talon ist unbekannt. Teile aus, wenn der Tisch so gut geordnet ist, wie es eben geht.
game-spiderette-name = Spiderette
game-spiderette-also-1 = Spider mit einem Kartenspiel
game-spiderette-advice-1 = Die Spalten links sind kurz: Leere sie, bevor die erste Reihe ausgeteilt wird, und fülle sie mit dem, was am meisten hilft.
game-spiderette-advice-2 = Jede Karte gibt es nur einmal. Sieh also nach, wo die nächste Karte einer Farbe liegt, bevor du anders anlegst.
game-spiderette-advice-3 = In den langen Spalten rechts liegen die meisten verdeckten Karten. Arbeite auf sie hin.
game-spiderette-2-name = Spiderette (2 Farben)
game-spiderette-2-advice-1 = Jeder zweite Anschluss ist in der Farbe. Nimm diese, und einen gemischten nur, wenn er eine Karte aufdeckt oder eine Spalte leert.
game-spiderette-2-advice-2 = Leere zuerst die kurzen Spalten links, dann grabe in den langen.
game-spiderette-2-advice-3 = Die letzte Reihe hat nur drei Karten, für die Spalten 1 bis 3: Lass dort liegen, was eine Karte auf sich vertragen kann.
game-spiderette-1-name = Spiderette (1 Farbe)
game-spiderette-1-advice-1 = Jede Folge zieht, also mache jeden Zug, der eine verdeckte Karte aufdeckt.
game-spiderette-1-advice-2 = Entscheide zwischen gleichwertigen Zügen nach dem, was darunter liegt: Die Spalte mit weniger verdeckten Karten ist schneller leer.
game-spiderette-1-advice-3 = Füge Folgen zusammen, bevor eine Reihe auf sie fällt; vier Folgen vom König an gewinnen das Spiel.
game-baby-spiderette-name = Baby Spiderette
game-baby-spiderette-advice-1 = Jede absteigende Folge zieht gemeinsam, welche Farben sie auch hat. So sind verdeckte Karten schnell aufgedeckt; nutze das zuerst.
game-baby-spiderette-advice-2 = Nur Folgen einer Farbe verlassen den Tisch. Behalte eine leere Spalte zum Ordnen, sobald alles aufgedeckt ist.
game-baby-spiderette-advice-3 = Leere die kurzen Spalten links vor der ersten Reihe.
game-will-o-the-wisp-name = Will o’ the Wisp
game-will-o-the-wisp-advice-1 = Bei zwei verdeckten Karten je Spalte ist eine leere Spalte nie weit: Versuche, die erste zu schaffen, bevor die erste Reihe ausgeteilt wird.
game-will-o-the-wisp-advice-2 = Die meisten Karten stecken noch im Talon. Halte Folgen in einer Farbe, denn die Reihen werden sie alle zudecken.
game-will-o-the-wisp-advice-3 = Die letzte Reihe hat nur drei Karten, für die Spalten 1 bis 3.
game-will-o-the-wisp-2-name = Will o’ the Wisp (2 Farben)
game-will-o-the-wisp-2-advice-1 = Nimm Anschlüsse in der Farbe, wenn sie kommen, und das ist jedes zweite Mal; gemischte nur, um eine Spalte zu leeren.
game-will-o-the-wisp-2-advice-2 = Ordne vor jeder Reihe, was du kannst: Fünf Reihen sind viel für einen so kleinen Tisch.
game-will-o-the-wisp-2-advice-3 = Eine leere Spalte muss gefüllt sein, bevor eine Reihe ausgeteilt wird. Fülle sie also mit einer Folge, die etwas freilegt.
game-will-o-the-wisp-1-name = Will o’ the Wisp (1 Farbe)
game-will-o-the-wisp-1-advice-1 = Jeder Anschluss ist gut, und jede Folge zieht: Decke die verdeckten Karten auf, dann bilde lange Folgen.
game-will-o-the-wisp-1-advice-2 = Lege lieber einen König als eine kleine Karte in eine leere Spalte; eine Folge vom König an muss nie wieder ziehen.
game-will-o-the-wisp-1-advice-3 = Füge Folgen zusammen, bevor eine Reihe sie zudeckt.
game-fair-maids-name = Fair Maids
game-fair-maids-advice-1 = Rot und Schwarz wechseln ab, in den Folgen, die ziehen, wie in denen, die den Tisch verlassen: Rot auf Schwarz, Schwarz auf Rot.
game-fair-maids-advice-2 = Rot auf Rot oder Schwarz auf Schwarz ist nur ein Platz zum Abstellen. Löse es wieder auf, bevor die nächste Reihe es zudeckt.
game-fair-maids-advice-3 = Decke zuerst verdeckte Karten auf. Auf Kreuz, Pik, Herz oder Karo kommt es hier nicht an.
game-spider-3-decks-name = Spider (3 Kartenspiele)
game-spider-3-decks-also-1 = Großes Spider
game-spider-3-decks-also-2 = Spiderwort
game-spider-3-decks-advice-1 = Jede Karte gibt es dreimal: Ist eine begraben, kann eine andere dienen.
game-spider-3-decks-advice-2 = In jeder der dreizehn Spalten liegen fünf verdeckte Karten. Wähle zwei oder drei Spalten und grabe dort, statt überall ein wenig.
game-spider-3-decks-advice-3 = Lege von Anfang an in der Farbe an. Sechs Reihen fallen noch auf den Tisch, und gemischte Folgen kommen nicht mehr darunter hervor.
game-spider-4-decks-name = Spider (4 Kartenspiele)
game-spider-4-decks-also-1 = Großes Spider mit vier Kartenspielen
game-spider-4-decks-advice-1 = Zehn Reihen kommen noch, so viele Karten je Spalte, dass sie alles zweimal zudecken könnten. Ordnung zählt mehr als Eile.
game-spider-4-decks-advice-2 = Schaffe vor jeder Reihe eine leere Spalte, ordne mit ihr, und fülle sie zuletzt.
game-spider-4-decks-advice-3 = Bei vier gleichen Karten liegt die richtige oft irgendwo offen: Sieh alle dreizehn Spalten an, bevor du dich mit einem gemischten Anschluss begnügst.
game-spider-5-decks-name = Spider (5 Kartenspiele)
game-spider-5-decks-advice-1 = Zwanzig Folgen müssen den Tisch verlassen. Vollende eine, wann immer du kannst, denn jede schafft Platz, der in den Spalten knapp ist.
game-spider-5-decks-advice-2 = Fünfzehn Spalten bieten viele Anschlüsse zugleich: Nimm zuerst die in der Farbe, dann die, die eine Karte aufdecken.
game-spider-5-decks-advice-3 = Die letzte Reihe hat nur fünf Karten, für die Spalten 1 bis 5.
game-spiderwort-2-name = Spiderwort (2 Farben)
game-spiderwort-2-also-1 = Spider (3 Kartenspiele, 2 Farben)
game-spiderwort-2-advice-1 = Jede Karte gibt es sechsmal, da hast du fast immer die Wahl: Nimm den Anschluss in der Farbe, dann den über weniger verdeckten Karten.
game-spiderwort-2-advice-2 = Lass ein paar Spalten gemischt und lang werden, und halte die anderen sauber.
game-spiderwort-2-advice-3 = Nutze jede leere Spalte zum Ordnen, bevor die nächste Reihe von dreizehn Karten kommt.
game-spiderwort-1-name = Spiderwort (1 Farbe)
game-spiderwort-1-also-1 = Spider (3 Kartenspiele, 1 Farbe)
game-spiderwort-1-advice-1 = Jede Folge zieht, also sind verdeckte Karten schnell aufgedeckt: Leere ganze Spalten, bevor die Reihen beginnen.
game-spiderwort-1-advice-2 = Zwölf Folgen müssen den Tisch verlassen. Baue sie von Königen in leeren Spalten aus, und füge Stücke zusammen, sobald sie erscheinen.
game-spiderwort-1-advice-3 = Es ist eher lang als schwer; verloren wird es, wenn Reihen ausgeteilt werden, solange noch Anschlüsse auf dem Tisch sind.
game-little-spider-name = Little Spider
game-little-spider-advice-1 = Solange der Talon reicht, kommen Karten nur auf Zielstapel. Schicke nicht alles weg: Was auf den Stapeln liegt, ist das, womit du später bauen kannst.
game-little-spider-advice-2 = Ordne im zweiten Teil die Stapel nach Farbe und Rang, bevor die Zielstapel davonlaufen.
game-little-spider-advice-3 = Eröffnen rote Asse und schwarze Könige die Zielstapel, so sperrt ein roter König oder ein schwarzes Ass seinen Stapel fast bis zum Schluss. Behalte die Damen für die Könige und die Zweien für die Asse auf dem Tisch, bis diese untergebracht sind. Ist es mit Rot und Schwarz umgekehrt, gilt dasselbe für schwarze Könige und rote Asse.
game-little-spider-advice-4 = Ein leerer Stapel bleibt leer; lass also eine Karte liegen, wo du kannst.
game-little-spider-strict-name = Little Spider (streng)
game-little-spider-strict-advice-1 = Mit dem Platz, den du für jedes erste Ass und jeden ersten König wählst, entscheidest du, welcher untere Stapel ihn beliefert, solange der Talon reicht: Sieh nach, was darunter liegt.
game-little-spider-strict-advice-2 = Die obere Reihe ist frei. Kann eine Karte aus beiden Reihen kommen, denke zuerst an die untere, die weniger Auswege hat.
game-little-spider-strict-advice-3 = Sobald der Talon leer ist, fällt die Regel der Reihen weg, und dann zählt die Ordnung auf den Stapeln.
game-little-spider-strict-always-name = Little Spider (immer streng)
game-little-spider-strict-always-advice-1 = Eine Karte der unteren Reihe erreicht ihren Zielstapel nur von genau darunter, auch am Ende. Bringe sie im zweiten Teil in die obere Reihe oder auf den Stapel darunter.
game-little-spider-strict-always-advice-2 = Wähle den Platz für jedes erste Ass und jeden ersten König nach den Farben, die darunter liegen.
game-little-spider-strict-always-advice-3 = Halte die oberen Stapel am Leben: Ein leerer bleibt leer, und er war ein freier Weg auf jeden Zielstapel.
game-little-spider-wrap-name = Little Spider (im Kreis)
game-little-spider-wrap-also-1 = Little Spider mit Königen auf Assen
game-little-spider-wrap-advice-1 = Im zweiten Teil passen Könige und Asse aufeinander, so können die beiden sperrenden Ränge einander aus dem Weg halten.
game-little-spider-wrap-advice-2 = Lege einen König nur dann auf ein Ass, wenn beide spät gebraucht werden, sonst begräbst du den, der zuerst dran ist.
game-little-spider-wrap-advice-3 = Ordne die Stapel, bevor die Zielstapel davonlaufen, und leere keinen Stapel ohne Not.
game-simple-simon-name = Simple Simon
game-simple-simon-advice-1 = Alle Karten liegen offen, und keine kommt mehr dazu: Plane, bevor du eine anfasst.
game-simple-simon-advice-2 = Die kurzen Spalten rechts sind die leeren Spalten von morgen. Leere eine, und überlege zweimal, bevor du sie hergibst.
game-simple-simon-advice-3 = Nur Folgen einer Farbe ziehen, also ist bei gemischtem Anschluss eine Karte nur abgestellt. Wisse, wer sie wieder abholt.
game-simon-jester-name = Simon Jester
game-simon-jester-advice-1 = In der letzten Spalte liegt eine Karte, in ihrer Nachbarin liegen zwei: Fange dort an, dann hast du früh leere Spalten.
game-simon-jester-advice-2 = Jede Karte gibt es zweimal. Bevor du nach einer gräbst, sieh nach, wo ihre Doppelgängerin liegt.
game-simon-jester-advice-3 = Schließe in der Farbe an, solange der Tisch weit offen ist; die langen Spalten links lösen sich nur auf, wenn saubere Folgen da sind, auf die ihre Karten passen.
game-mrs-mop-name = Mrs. Mop
game-mrs-mop-advice-1 = Alles liegt offen in dreizehn Spalten zu acht Karten, ohne Talon: Was gewinnt, ist ein Plan für die erste leere Spalte.
game-mrs-mop-advice-2 = Suche die Spalte, deren Karten alle einen Platz finden, und arbeite sie ganz ab, bevor du etwas anderes ziehst.
game-mrs-mop-advice-3 = Jede Karte hat eine Doppelgängerin. Nimm die, die in der Farbe anschließt, und lass die andere eine Weile eine gemischte Folge tragen.
game-grandmothers-game-name = Grandmother’s Game
game-grandmothers-game-advice-1 = Alle Spalten liegen offen, also grabe dort, wo eine leere Spalte am wenigsten kostet.
game-grandmothers-game-advice-2 = Reihen dürfen auch über leere Spalten ausgeteilt werden. Nutze eine leere Spalte trotzdem vorher; das Austeilen füllt sie für dich.
game-grandmothers-game-advice-3 = Die letzte Reihe hat nur vier Karten, für die Spalten 1 bis 4: Halte leere Spalten und fertige Arbeit weiter rechts.
game-grounds-for-a-divorce-name = Scheidungsgrund
game-grounds-for-a-divorce-also-1 = Grounds for a Divorce
game-grounds-for-a-divorce-advice-1 = Auf ein Ass passt ein König, also verschließt keine Karte ihre Spalte, und keine Folge ist je zu Ende. Je dreizehn aufeinanderfolgende Karten einer Farbe verlassen den Tisch.
game-grounds-for-a-divorce-advice-2 = Beim Austeilen bekommen nur Spalten mit Karten eine: Mit ein paar leeren Spalten reicht der Talon länger und verschüttet weniger.
game-grounds-for-a-divorce-advice-3 = Von einer längeren Folge gehen die letzten dreizehn. Die Karten davor bleiben, und auf ihnen kann weitergebaut werden.
game-scorpion-name = Skorpion
game-scorpion-advice-1 = Jede offene Karte zieht mit allem, was auf ihr liegt, aber nur an einen einzigen Platz: auf die nächsthöhere Karte ihrer Farbe. Sieh nach, wo die liegt, bevor du sie begräbst.
game-scorpion-advice-2 = Decke zuerst die zwölf verdeckten Karten links auf, und lass die drei Karten des Talons, bis nichts anderes mehr hilft.
game-scorpion-advice-3 = Hüte dich vor Karten, die ihren eigenen Platz zudecken: Eine Dame über dem König ihrer Farbe in einer Spalte kann sich selbst einsperren.
game-scorpion-advice-4 = Nur ein König füllt eine leere Spalte. Sieh also, welchen König du ziehen würdest, bevor du eine schaffst.
game-wasp-name = Wasp
game-wasp-advice-1 = Jede Karte füllt eine leere Spalte, mit allem, was auf ihr liegt: So bricht man eine Spalte auf, die sich selbst verschließt.
game-wasp-advice-2 = Leere früh eine Spalte, und nutze sie immer wieder, statt sie für immer zu füllen.
game-wasp-advice-3 = Decke zuerst die verdeckten Karten links auf; die drei Karten des Talons können warten.
game-double-scorpion-name = Doppelter Skorpion
game-double-scorpion-advice-1 = Hier hat jede Karte zwei Plätze statt einem: Sieh vor dem Zug nach, was der andere Platz freilegen würde.
game-double-scorpion-advice-2 = In den fünf Spalten links liegen zwanzig verdeckte Karten. Decke sie zuerst auf.
game-double-scorpion-advice-3 = Nur Könige füllen leere Spalten. Die vier Karten des Talons fallen auf die Spalten 1 bis 4; teile sie spät aus.
game-three-blind-mice-name = Three Blind Mice
game-three-blind-mice-advice-1 = Neun verdeckte Karten liegen rechts: Decke sie zuerst auf, mit allem, was sich sonst frei ziehen lässt.
game-three-blind-mice-advice-2 = Die beiden Karten der Reserve gehören dir von Anfang an, aber dorthin kommt nichts zurück. Spiele eine aus, wenn sie eine nützliche Karte aufnimmt, nicht nur, weil sie passt.
game-three-blind-mice-advice-3 = Nur ein König füllt eine leere Spalte. Sieh nach, welcher es wäre und was auf ihm liegt, bevor du eine Spalte leerst.

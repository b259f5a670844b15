# The German texts of the rules that are read away from the table: rules pages, tips, and what is
# wrong with pictures, positions and deals. `table.ftl` has the others.


## Statistics

group-own = erste Versuche
group-undo-off = ohne Zurücknehmen, vorher gewählt
group-no-undo = nichts zurückgenommen
group-undo = zurückgenommen, keine neue Karte
group-new-card = nach neuer Karte zurückgenommen
group-helped = mit Hilfe
group-again = noch einmal gespielt


## Pictures of positions that cannot be read. Cards are written as they are typed.

text-at = Zeile { $line }, Zeichen { $column }: { $problem }
picture-too-long = ein Stellungsbild darf höchstens { $limit } Bytes lang sein
picture-empty = ein Stellungsbild muss mindestens einen Stapel zeigen
picture-label = hier muss die Nummer einer Spalte, `stock`, `reserves`, `foundations` oder `collected` stehen, gefolgt von einem Doppelpunkt
picture-no-such-column = { $columns ->
    [one] das Spiel hat nur Spalte 1
   *[other] das Spiel hat die Spalten 1 bis { $columns }
}
picture-twice = eine zweite Zeile { $label }
picture-unknown = `##` ist eine unbekannte Karte; in einer Stellung muss aber jede Karte genannt sein, wie in #7D
picture-unknown-open = nur Karten in Spalten und im Talon können unbekannt sein
picture-face-down = nur Karten in Spalten können verdeckt liegen
picture-range = hier müssen Karten einer Farbe als Bereich stehen, etwa KS-9S
picture-vacancy = `--` muss allein stehen: Es bedeutet eine leere Spalte, einen leeren Talon oder eine ausgespielte Reservekarte
picture-reserve = in einer Reserve liegt genau eine Karte oder `--`
picture-foundation = hier müssen `[`, die Karten eines Zielstapels und `]` stehen

## Invalid positions

position-at = { $location }: { $problem }
position-card = { $pile }, { $number }. Karte
position-pile = { $kind ->
    [column] Spalte { $number }
    [reserve] Reserve { $number }
    [foundation] Zielstapel { $number }
    [collected] abgeräumte Folge { $number }
   *[stock] Talon
}
position-columns = das Spiel hat nur { $count ->
    [one] eine Spalte
   *[other] { $count } Spalten
}
position-reserves = das Spiel hat { $count ->
    [0] keine Reserve
    [one] nur eine Reserve
   *[other] nur { $count } Reserven
}
position-foundations = das Spiel hat { $count ->
    [0] keine Zielstapel
    [one] nur einen Zielstapel
   *[other] nur { $count } Zielstapel
}
position-down-on-up = eine verdeckte Karte kann nicht auf einer offenen liegen
position-end-face-down = die letzte Karte einer Spalte muss offen liegen
position-unseen-on-seen = eine noch nie gesehene Karte kann nicht auf einer liegen, die schon zu sehen war
position-run-on-table = diese Folge ist fertig, das Spiel hätte sie also abgeräumt
position-no-collecting = in diesem Spiel werden keine Folgen abgeräumt
position-not-a-run = { $found ->
    [one] eine einzelne Karte ist
   *[other] diese { $found } Karten sind
} keine fertige Folge; die hat in diesem Spiel { $length ->
    [one] eine Karte
   *[other] { $length } Karten
} und beginnt mit { $king-number ->
    [11] dem Buben
    [12] der Dame
    [13] dem König
    [1] dem Ass
   *[other] der { $king }
}
position-foundation = { $card } kann nicht auf diesem Zielstapel liegen
position-too-many = { $expected ->
    [0] { $card } kommt in diesem Spiel nicht vor
    [one] { $card } kommt in diesem Spiel nur einmal vor, diese Karte ist also zu viel
    [2] { $card } kommt in diesem Spiel nur zweimal vor, diese Karte ist also zu viel
   *[other] { $card } kommt in diesem Spiel nur { $expected }-mal vor, diese Karte ist also zu viel
}
position-missing = { $count ->
    [one] eine Karte des Spiels fehlt: { $card }
   *[other] es fehlen { $count } Karten des Spiels, darunter { $card }
}
position-missing-no-runs = { $count ->
    [one] eine Karte des Spiels fehlt: { $card }; allein ist sie keine fertige Folge, die abgeräumt sein könnte
   *[other] es fehlen { $count } Karten des Spiels, darunter { $card }, und sie ergeben keine fertigen Folgen, die abgeräumt sein könnten
}
position-unseen-count = `##` steht für { $found ->
    [one] eine Karte
   *[other] { $found } Karten
}, aber { $left ->
    [0] keine Karte des Spiels fehlt
    [one] nur eine Karte des Spiels ist nicht genannt
   *[other] { $left } Karten des Spiels sind nicht genannt
}

## Cards that a move shows for the first time

reveal-awaited = nenne die Karte, die in Spalte { $column } { $kind ->
    [dealt] ausgeteilt
   *[turned-up] aufgedeckt
} wird
reveal-too-many = der Zug zeigt { $shown ->
    [0] keine neue Karte
    [one] nur eine neue Karte
   *[other] nur { $shown } neue Karten
}, es sind aber mehr angegeben
reveal-not-unseen = { $card } gehört nicht zu den noch ungesehenen Karten

## Deals that cannot be read or laid out. Words from the text arrive in quotes.

quoted = „{ $text }“
deal-not-a-game = { $word } ist keine Spielkennung: Schreibe Kleinbuchstaben, Ziffern und Bindestriche
deal-game-alone = nach dem Spiel muss eine Spielnummer folgen, wie in { $example }
deal-not-a-scheme = { $word } ist keine Spielnummer: Gib eine wie 1234 ein, allein oder nach { $schemes } oder { $list }, zum Beispiel ms:1234
deal-no-number = nach { $scheme } muss eine Nummer folgen, wie in { $example }
deal-not-a-digit = { $letter } ist keine Ziffer
deal-number-unknown = diese Spielnummer gibt es nicht: Die Nummern von { $scheme } gehen von { $least } bis { $most }
deal-number-elsewhere = { $problem }; ist es eine Nummer von { $program }, schreib { $deal }
deal-of-other-game = diese Spielnummer gehört zu { $other }, nicht zu { $game }
deal-card-count = eine Kartenliste muss 1 bis { $most } Karten haben, nicht { $found }
deal-unknown-there = { $game } hat keine Spielnummern mit { $scheme }; nimm { $others }
deal-wrong-count = { $game } wird mit { $expected } Karten gespielt, die Liste enthält aber { $found }
deal-wrong-card = in { $game } gibt es { $card } { $expected }-mal, in der Liste steht die Karte aber { $found }-mal
deal-no-layout = { $game } kann nicht wie mit { $scheme } ausgelegt werden
not-a-card = { $word } ist keine Karte: Schreibe einen Rang aus A23456789TJQK und eine Farbe aus CDHS, wie in 7C oder TD

## Rules page: headings

page-goal = Ziel
page-layout = Aufbau
page-moving = Karten bewegen
page-empty-columns = Leere Spalten
page-stock = Der Talon
page-reserves = Die Reserve
page-collecting = Abräumen
page-foundations = Die Zielstapel
page-end = Ende des Spiels
page-scores = Punkte
page-deals = Spielnummern
page-names = Auch bekannt als
page-relatives = Ähnliche Spiele
page-advice = Strategie

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
    [one-suit] in einer Farbe
    [one-colour] aus nur roten oder nur schwarzen Karten
    [alternating] aus abwechselnd roten und schwarzen Karten
   *[any] in beliebigen Farben
}
suit-name = { $suit }

## Rules page: goal

goal-runs-from-king = Ordne die Karten zu Folgen { $suits }, absteigend { $king-number ->
    [11] vom Buben
    [12] von der Dame
    [13] vom König
   *[other] von der { $king }
} bis zum Ass. Fertige Folgen werden abgeräumt; { $n ->
    [one] mit dieser einen Folge ist das Spiel gewonnen.
    [2] sobald beide abgeräumt sind, ist das Spiel gewonnen.
   *[other] sobald alle { $count } abgeräumt sind, ist das Spiel gewonnen.
}
goal-runs-from-any = Ordne die Karten zu absteigenden Folgen { $suits } mit je { $length } Karten. Fertige Folgen werden abgeräumt; { $n ->
    [one] mit dieser einen Folge ist das Spiel gewonnen.
    [2] sobald beide abgeräumt sind, ist das Spiel gewonnen.
   *[other] sobald alle { $count } abgeräumt sind, ist das Spiel gewonnen.
}
goal-runs-stay = Ordne die Karten zu Folgen { $suits }, absteigend { $king-number ->
    [11] vom Buben
    [12] von der Dame
    [13] vom König
   *[other] von der { $king }
} bis zum Ass, jede für sich in einer Spalte. Fertige Folgen bleiben auf dem Tisch liegen.
goal-foundations = Lege alle { $cards } Karten auf { $n ->
    [one] den Zielstapel. Dort werden sie
    [2] die beiden Zielstapel. Dort werden sie
   *[other] die { $count } Zielstapel. Dort werden sie
} Karte für Karte auf- oder absteigend abgelegt.

## Rules page: layout

pack-decks = Gespielt wird mit { $n ->
    [one] einem Kartenspiel zu { $cards } Karten.
   *[other] { $count } Kartenspielen, zusammen { $cards } Karten.
}
pack-copies = Gespielt wird mit { $cards } Karten: { $copies }.
pack-copies-of = { $n ->
    [one] ein Satz { $suits }
   *[other] { $count } Sätze { $suits }
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
    [one] oben Spalte { $upper }, unten Spalte { $lower }.
   *[other] oben die Spalten { $upper }, unten die Spalten { $lower }.
}
layout-down = { $n ->
    [one] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
}
layout-up = { $n ->
    [one] eine offene Karte
   *[other] { $count } offene Karten
}
layout-both = { $down } und darauf { $up }
layout-all = Jede Spalte erhält { $cards }.
layout-group = { $n ->
    [one] Spalte { $columns } erhält { $cards }.
   *[other] Die Spalten { $columns } erhalten je { $cards }.
}
layout-empty = { $n ->
    [one] Spalte { $columns } ist am Anfang leer.
   *[other] Die Spalten { $columns } sind am Anfang leer.
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
    [one] liegt eine offene Karte als Reserve.
   *[other] liegen { $count } offene Karten als Reserve.
}
layout-reserves-empty = Neben den Spalten { $n ->
    [one] ist ein leerer Platz, die Reserve.
   *[other] sind { $count } leere Plätze, die Reserve.
}
layout-reserves-some = Neben den Spalten sind { $count } Plätze, die Reserve; auf den ersten { $cards } liegt je eine offene Karte, die anderen sind leer.
layout-stock = { $n ->
    [one] Die übrige Karte bildet den Talon.
   *[other] Die übrigen { $count } Karten bilden den Talon.
}
layout-no-stock = Damit sind alle Karten verteilt; einen Talon gibt es nicht.

## Rules page: moving cards

moving-never = Zwischen den Spalten lassen sich keine Karten bewegen.
moving-while-stock-lasts = Zwischen den Spalten lassen sich Karten nur bewegen, solange der Talon nicht leer ist.
moving-once-stock-is-empty = Zwischen den Spalten lassen sich Karten erst bewegen, wenn der Talon leer ist.
moving-turns-up = Eine verdeckte Karte wird aufgedeckt, sobald keine andere mehr auf ihr liegt.
# In lists of games.
trait-runs-move = Folgen { $suits } bewegen sich gemeinsam.
trait-open = Alle Karten liegen offen.
place-down = Eine Karte passt auf eine Karte des nächsthöheren Ranges, { $suits ->
    [one-suit] aber nur in derselben Farbe.
    [one-colour] aber nur Rot auf Rot und Schwarz auf Schwarz.
    [alternating] aber nur Rot auf Schwarz und Schwarz auf Rot.
   *[any] gleich welcher Farbe.
}
place-up-or-down = Eine Karte passt auf eine Karte des nächsthöheren oder nächstniedrigeren Ranges, { $suits ->
    [one-suit] aber nur in derselben Farbe.
    [one-colour] aber nur Rot auf Rot und Schwarz auf Schwarz.
    [alternating] aber nur Rot auf Schwarz und Schwarz auf Rot.
   *[any] gleich welcher Farbe.
}
place-lower = Eine Karte passt auf jede Karte eines höheren Ranges, { $suits ->
    [one-suit] aber nur in derselben Farbe.
    [one-colour] aber nur Rot auf Rot und Schwarz auf Schwarz.
    [alternating] aber nur Rot auf Schwarz und Schwarz auf Rot.
   *[any] gleich welcher Farbe.
}
# For packs of one suit.
place-down-plain = Eine Karte passt auf eine Karte des nächsthöheren Ranges.
place-up-or-down-plain = Eine Karte passt auf eine Karte des nächsthöheren oder nächstniedrigeren Ranges.
place-lower-plain = Eine Karte passt auf jede Karte eines höheren Ranges.
place-same-rank = Sie passt auch auf jede Karte vom selben Rang.
place-nothing-on-ace = Auf ein Ass passt nichts, und { $a-king } passt auf keine andere Karte.
place-wrap = Die Reihenfolge schließt sich zum Kreis: Auf ein Ass passt auch { $a-king }.
place-wrap-in-runs = Die Reihenfolge schließt sich zum Kreis: Auf ein Ass passt auch { $a-king }, ebenso innerhalb von Folgen.
place-ends-apart = Die Reihenfolge schließt sich nicht zum Kreis: { $king } und Ass passen nicht aufeinander.
place-ends-joined = Die Reihenfolge schließt sich zum Kreis: Auch { $king } und Ass passen aufeinander.
lift-single = Nur die letzte Karte einer Spalte lässt sich bewegen, immer eine allein.
lift-run = Die letzte Karte einer Spalte lässt sich immer bewegen. Mehrere Karten am Ende einer Spalte lassen sich gemeinsam bewegen, wenn sie eine lückenlos absteigende Folge { $suits } bilden.
lift-run-plain = Die letzte Karte einer Spalte lässt sich immer bewegen. Mehrere Karten am Ende einer Spalte lassen sich gemeinsam bewegen, wenn sie eine lückenlos absteigende Folge bilden.
lift-same-rank = Auch mehrere Karten desselben Ranges am Ende einer Spalte lassen sich gemeinsam bewegen.
lift-tail = Jede offene Karte lässt sich bewegen, zusammen mit allen Karten, die auf ihr liegen, ob geordnet oder nicht.

## Rules page: empty columns

vacancy-any-card = In eine leere Spalte darf jede Karte.
vacancy-any-run = In eine leere Spalte darf jede Karte und jede Folge, die sich gemeinsam bewegen lässt.
vacancy-any-together = In eine leere Spalte dürfen jede Karte und alle Karten, die sich gemeinsam bewegen lassen.
vacancy-any-tail = In eine leere Spalte darf jede offene Karte mit allen Karten, die auf ihr liegen.
vacancy-king = In eine leere Spalte darf nur { $a-king } mit den Karten, die sich mitbewegen lassen.
vacancy-king-alone = In eine leere Spalte darf nur { $a-king }.
vacancy-never = In eine leere Spalte darf keine Karte gelegt werden.

## Rules page: the stock

stock-full = Solange keine Spalte leer ist, darfst du jederzeit eine Reihe austeilen: auf jede Spalte eine offene Karte.
stock-any = Du darfst jederzeit eine Reihe austeilen: auf jede Spalte eine offene Karte, auch auf leere.
stock-occupied = Du darfst jederzeit eine Reihe austeilen: auf jede Spalte, in der Karten liegen, eine offene Karte. Leere Spalten bekommen keine; sind alle Spalten leer, kann keine Reihe ausgeteilt werden.
stock-none = Aus dem Talon werden keine Karten ausgeteilt.
stock-rows = { $n ->
    [one] eine Reihe
   *[other] { $count } Reihen
} zu je { $row-n ->
    [one] einer Karte
   *[other] { $row } Karten
}
stock-gives = Der Talon reicht für { $rows }.
stock-gives-short-row = Der Talon reicht nur für eine einzige, unvollständige Reihe; { $n ->
    [one] ihre einzige Karte kommt auf Spalte { $columns }.
   *[other] ihre { $count } Karten kommen auf die Spalten { $columns }.
}
stock-gives-and-short-row = Der Talon reicht für { $rows } und eine letzte, unvollständige; { $n ->
    [one] deren einzige Karte kommt auf Spalte { $columns }.
   *[other] deren { $count } Karten kommen auf die Spalten { $columns }.
}
stock-gives-about = Solange keine Spalte leer ist, reichen die { $cards } Karten des Talons für { $n ->
    [one] eine Reihe.
   *[other] { $count } Reihen.
} Eine unvollständige letzte Reihe kommt auf die Spalten mit Karten, die am weitesten { $side ->
    [left] links liegen.
   *[right] rechts liegen.
}

## Rules page: the reserves

reserves-go = Wann immer sich Karten zwischen den Spalten bewegen lassen, darf nach denselben Regeln auch eine Karte aus der Reserve in eine Spalte gelegt werden.
reserves-take-nothing = In die Reserve darf keine Karte gelegt werden.
reserves-take-cards = Auf einen leeren Platz der Reserve darf jede einzelne Karte vom Ende einer Spalte gelegt werden.

## Rules page: collecting

collect-run-from-king = Eine Folge { $suits } { $king-number ->
    [11] vom Buben
    [12] von der Dame
    [13] vom König
   *[other] von der { $king }
} bis zum Ass ist fertig, wenn sie am Ende einer Spalte liegt.
collect-run-from-any = Eine absteigende Folge { $suits } ist fertig, wenn sie { $length } Karten hat und am Ende einer Spalte liegt. Sie darf mit jedem Rang beginnen; nach dem Ass folgt { $king-number ->
    [11] der Bube.
    [12] die Dame.
    [13] der König.
   *[other] die { $king }.
}
collect-last-of-longer = Von einer längeren Folge zählen nur die letzten { $length } Karten.
collect-at-once = Eine fertige Folge wird sofort automatisch abgeräumt.
collect-at-once-by-rows-too = Eine fertige Folge wird sofort automatisch abgeräumt, auch wenn erst eine Reihe aus dem Talon sie vollendet. Eine Reihe kann mehrere Folgen vollenden.
collect-by-choice = Eine fertige Folge darfst du jederzeit abräumen; du kannst sie aber auch liegen lassen und mit ihr weiterspielen.

## Rules page: the foundations

foundations = { $n ->
    [one] Es gibt einen Zielstapel; auf ihm wird Karte für Karte eine Farbe abgelegt.
   *[other] Es gibt { $count } Zielstapel; auf jedem wird Karte für Karte eine Farbe abgelegt.
}
foundations-from-ace = Jeder Zielstapel beginnt mit einem Ass und führt aufwärts { $king-number ->
    [11] bis zum Buben.
    [12] bis zur Dame.
    [13] bis zum König.
   *[other] bis zur { $king }.
}
foundations-from-king = Jeder Zielstapel beginnt mit { $king-number ->
    [11] einem Buben
    [12] einer Dame
    [13] einem König
   *[other] einer { $king }
} und führt abwärts bis zum Ass.
foundations-split = Die Zielstapel beginnen mit { $king-number ->
    [11] roten Assen und schwarzen Buben oder umgekehrt mit schwarzen Assen und roten Buben. Von den Assen geht es aufwärts bis zum Buben, von den Buben
    [12] roten Assen und schwarzen Damen oder umgekehrt mit schwarzen Assen und roten Damen. Von den Assen geht es aufwärts bis zur Dame, von den Damen
    [13] roten Assen und schwarzen Königen oder umgekehrt mit schwarzen Assen und roten Königen. Von den Assen geht es aufwärts bis zum König, von den Königen
   *[other] roten Assen und schwarzen Karten vom Rang { $king } oder umgekehrt. Von den Assen geht es aufwärts bis zur { $king }, von der { $king }
} abwärts bis zum Ass. Welche Möglichkeit gilt, entscheidet die erste Karte, die du dort ablegst.
foundations-take-end-cards = Nur die letzte Karte einer Spalte darf auf einen Zielstapel, und dort bleibt sie.
foundations-lie-above = Die Zielstapel liegen zwischen den beiden Reihen: von links nach rechts Zielstapel 1 direkt über Spalte { $first } und so weiter.
from-below-while-stock-lasts = Solange der Talon nicht leer ist, darf eine Karte der unteren Reihe nur auf einen leeren Zielstapel oder auf den direkt über ihrer Spalte.
from-below-once-stock-is-empty = Sobald der Talon leer ist, darf eine Karte der unteren Reihe nur auf einen leeren Zielstapel oder auf den direkt über ihrer Spalte.
from-below-always = Eine Karte der unteren Reihe darf nur auf einen leeren Zielstapel oder auf den direkt über ihrer Spalte.
from-below-not-upper-row = Karten der oberen Reihe dürfen auf jeden Zielstapel, auf den sie passen.

## Rules page: end of the game

end-won-collected = Das Spiel ist gewonnen, wenn alle { $cards } Karten abgeräumt sind.
end-won-in-columns = Das Spiel ist gewonnen, wenn jede Spalte leer ist oder genau eine fertige Folge und sonst nichts enthält.
end-won-on-foundations = Das Spiel ist gewonnen, wenn alle { $cards } Karten auf den Zielstapeln liegen.
end-stuck = Es ist verloren, wenn sich keine Karte mehr bewegen{ $runs ->
    [taken] { $rows ->
        [dealt] , keine Folge abräumen
       *[none] { " " }und keine Folge abräumen
    }
   *[leave] { "" }
}{ $rows ->
    [dealt] { " " }und keine Reihe austeilen
   *[none] { "" }
} lässt.
end-no-card-moves = keine Karte mehr bewegt werden kann
end-no-run-collected = keine Folge abgeräumt werden kann
end-no-row-dealt = keine Reihe ausgeteilt werden kann
end-too-few-cards = Es ist auch verloren, wenn der Talon noch Karten enthält, auf dem Tisch aber weniger als { $count } übrig sind: Dann lassen sich nicht mehr alle Spalten füllen, und es kann keine Reihe mehr ausgeteilt werden.

## Rules page: scores

score-network-runs = Geordnete Karten: Jede Karte einer offen liegenden Folge { $suits }, die in ihrer Spalte mit { $king-number ->
    [11] einem Buben
    [12] einer Dame
    [13] einem König
   *[other] einer { $king }
} beginnt, zählt 1, jede abgeräumte Folge { $run }. Ein gewonnenes Spiel kommt auf { $won }.
score-network-runs-stay = Geordnete Karten: Jede Karte einer offen liegenden Folge { $suits }, die in ihrer Spalte mit { $king-number ->
    [11] einem Buben
    [12] einer Dame
    [13] einem König
   *[other] einer { $king }
} beginnt, zählt 1. Ein gewonnenes Spiel kommt auf { $won }.
score-network-foundations = Geordnete Karten: Jede Karte auf einem Zielstapel zählt 1. Ein gewonnenes Spiel kommt auf { $won }.
score-windows = Punkte wie bei Windows: { $start } zu Beginn, minus { $move } für jeden Zug und { $undo } für jede Rücknahme. Die Punkte für einen zurückgenommenen Zug gibt es nicht zurück.
score-windows-runs = Jede abgeräumte Folge bringt { $run } Punkte.
score-windows-rows = Das Austeilen einer Reihe kostet nichts.

## Rules page: deals

deals-own = Eine Nummer allein steht für eine eigene Mischung von { $program }.
deals-other = Mit { $words } vor der Nummer, etwa { $example }, werden die Karten wie in { $program } gemischt.
deals-suits = Mit { $words } wird mit { $suits } gespielt.
deals-layout = Mit { $words } sind einige Spalten zu Beginn anders belegt.

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
tag-three-suits = drei Farben
tag-open = offene Karten
tag-foundations = Zielstapel
tag-small = klein
tag-large = groß
tag-short = kurz
tag-long = lang
tag-luck = Glück
tag-skill = Können
tag-easy = leicht
tag-medium = mittelschwer
tag-hard = schwer


## Groups of games

group-spider = Spider
group-spiderette = Spiderette
group-roosevelt-s-spider = Roosevelts Spider
group-little-spider = Little Spider
group-open-games = Spiele mit offenen Karten
group-scorpion = Skorpion

## Games: other names and advice

game-spider-also-1 = Spider Solitär
game-spider-also-2 = Spider mit vier Farben
game-spider-advice-1 = Decke zuerst verdeckte Karten auf: Jede Karte, die verdeckt bleibt, ist eine Möglichkeit weniger.
game-spider-advice-2 = Wenn du die Wahl hast, lege in derselben Farbe an, denn nur solche Folgen lassen sich gemeinsam bewegen.
game-spider-advice-3 = Lege lieber an hohe Karten an als an niedrige. Auf ein Ass passt nichts; eine Spalte, die mit einem Ass endet, ist also blockiert.
game-spider-advice-4 = Eine leere Spalte ist das Wertvollste auf dem Tisch. Nutze sie, um Folgen nach Farben zu ordnen, und versuche, sie vor der nächsten Reihe zurückzugewinnen.
game-spider-advice-5 = Ein paar lange, verworrene Spalten schaden nicht, wenn sich dafür die anderen leeren lassen.
game-spider-2-also-1 = Spider mit zwei Farben
game-spider-3-also-1 = Spider mit drei Farben
game-spider-2-advice-1 = Jede zweite Karte passt schon durch Zufall in der Farbe, also sei wählerisch: Bevorzuge Züge, nach denen eine lange Folge beweglich bleibt.
game-spider-2-advice-2 = Begrabe keine einfarbige Spalte unter einer Karte der anderen Farbe, außer du deckst damit eine verdeckte Karte auf.
game-spider-2-advice-3 = Ordne die Folgen, bevor du eine Reihe austeilst, so weit es die leeren Spalten erlauben, und fülle diese dann mit Karten, die bald weiterwandern.
game-spider-1-also-1 = Spider mit einer Farbe
game-spider-1-advice-1 = Alles passt in der Farbe, jede Folge lässt sich also bewegen: Suche den Zug, der eine verdeckte Karte aufdeckt, und mache ihn.
game-spider-1-advice-2 = Leere zuerst die kürzeste Spalte, und halte sie leer, solange sich die anderen noch ordnen lassen.
game-spider-1-advice-3 = Zwei Folgen, deren Ränge aneinanderpassen, können zu einer werden. Abgeräumt werden am Ende die langen Folgen vom König an.
game-spider-relaxed-also-1 = Spider Relaxed
game-spider-relaxed-advice-1 = Eine fertige Folge wird abgeräumt, welche Farben sie auch hat. Deshalb lohnt es sich, auch gemischte Folgen zu vollenden, obwohl sich nur ihre einfarbigen Teile bewegen lassen.
game-spider-relaxed-advice-2 = Baue lange Spalten dort, wo schon ein König liegt: Was nicht mehr bewegt werden muss, darf gemischt sein.
game-spider-relaxed-advice-3 = Halte Folgen, die noch wandern müssen, in einer Farbe, und decke vor allem anderen verdeckte Karten auf.
game-spider-easy-also-1 = Spider Easy
game-spider-easy-advice-1 = Farben spielen hier gar keine Rolle; achte auf die Ränge und auf verdeckte Karten.
game-spider-easy-advice-2 = Jede absteigende Folge lässt sich gemeinsam bewegen, fast jeder Zug ist also gut. Wähle den, der eine Karte aufdeckt oder eine Spalte leert.
game-spider-easy-advice-3 = Halte eine Spalte leer, bis die nächste Reihe fällig ist; ein König, den du dorthin legst, kann zu einer ganzen Folge wachsen.
game-spider-open-deal-also-1 = KPatience-Spider
game-spider-open-deal-advice-1 = Du kannst auch über leere Spalten hinweg austeilen und musst sie vorher nicht füllen; eine Karte bekommt jede trotzdem.
game-spider-open-deal-advice-2 = Das ist kein Grund, früh auszuteilen. Nutze leere Spalten zuerst, um Folgen zu ordnen und verdeckte Karten aufzudecken.
game-spider-open-deal-advice-3 = Lege möglichst in derselben Farbe an, und lieber an hohe Karten als an niedrige.
game-red-black-spider-also-1 = Zweifarbiges Spider
game-red-black-spider-advice-1 = Rot und Schwarz spielen hier die Rolle der Farben in Spider: Lege Rot auf Rot und Schwarz auf Schwarz, denn nur solche Folgen lassen sich bewegen.
game-red-black-spider-advice-2 = Eine fertige Folge wartet, bis du sie abräumst. Behalte sie noch eine Weile, wenn sich andere Karten an sie anlegen lassen.
game-red-black-spider-advice-3 = Decke früh verdeckte Karten auf, lege zuerst an hohe Karten an, und leere Spalten.
game-black-widow-also-1 = Scarab
game-black-widow-advice-1 = Folgen in gemischten Farben lassen sich gemeinsam bewegen, abgeräumt werden aber nur einfarbige: Ziehe frei, aber ordne früh.
game-black-widow-advice-2 = Nutze diese Freiheit, um Spalten zu leeren, und dann die leeren Spalten, um gemischte Folgen Farbe für Farbe zu entwirren.
game-black-widow-advice-3 = Eine lange gemischte Folge ist leicht zu bewegen und schwer zu entwirren. Begrabe nicht ausgerechnet die eine Karte darin, die einer Farbe noch fehlt.
game-tarantula-advice-1 = Rein rote und rein schwarze Folgen lassen sich bewegen, abgeräumt werden aber nur einfarbige: Lege möglichst in derselben Farbe an, sonst wenigstens Rot an Rot und Schwarz an Schwarz.
game-tarantula-advice-2 = Pik von Kreuz oder Herz von Karo zu trennen, kostet leere Spalten. Sorge für eine, bevor du damit anfängst.
game-tarantula-advice-3 = Decke zuerst verdeckte Karten auf, und lege lieber an hohe Karten an als an niedrige.
game-beetle-also-1 = Offenes Spider
game-beetle-advice-1 = Auf dem Tisch ist keine Karte verdeckt, du kannst also bis zur nächsten Reihe vorausplanen: Suche die Spalte, die sich am leichtesten auflösen lässt.
game-beetle-advice-2 = Was unten in einer Spalte liegt, ist wichtiger als das, was obenauf liegt. Grabe nach Königen für leere Spalten und nach Karten, die sich in derselben Farbe anlegen lassen.
game-beetle-advice-3 = Unbekannt ist nur der Talon. Teile erst aus, wenn der Tisch nicht mehr besser zu ordnen ist.
game-spiderette-also-1 = Spider mit einem Kartenspiel
game-spiderette-advice-1 = Die Spalten links sind kurz: Leere sie, bevor du die erste Reihe austeilst, und fülle sie mit dem, was am meisten hilft.
game-spiderette-advice-2 = Jede Karte gibt es nur einmal. Sieh also nach, wo die passende Karte derselben Farbe liegt, bevor du in einer anderen anlegst.
game-spiderette-advice-3 = Die meisten verdeckten Karten liegen in den langen Spalten rechts. Arbeite auf sie hin.
game-spiderette-2-advice-1 = Jede zweite Karte passt in der Farbe. Lege diese an, und Karten der anderen Farbe nur, wenn du damit eine Karte aufdeckst oder eine Spalte leerst.
game-spiderette-2-advice-2 = Leere zuerst die kurzen Spalten links, dann grabe in den langen.
game-spiderette-2-advice-3 = Die letzte Reihe hat nur drei Karten, für die Spalten 1 bis 3: Lass dort Karten liegen, die eine weitere über sich vertragen.
game-spiderette-1-advice-1 = Jede Folge lässt sich bewegen, also mache jeden Zug, der eine verdeckte Karte aufdeckt.
game-spiderette-1-advice-2 = Entscheide zwischen gleichwertigen Zügen nach dem, was darunter liegt: Die Spalte mit weniger verdeckten Karten ist schneller leer.
game-spiderette-1-advice-3 = Füge Folgen zusammen, bevor eine Reihe auf sie fällt; mit vier Folgen vom König an ist das Spiel gewonnen.
game-baby-spiderette-advice-1 = Jede absteigende Folge lässt sich gemeinsam bewegen, welche Farben sie auch hat. So sind verdeckte Karten schnell aufgedeckt; nutze das zuerst.
game-baby-spiderette-advice-2 = Abgeräumt werden nur einfarbige Folgen. Halte eine Spalte zum Ordnen leer, sobald alles aufgedeckt ist.
game-baby-spiderette-advice-3 = Leere die kurzen Spalten links vor der ersten Reihe.
game-will-o-the-wisp-advice-1 = Bei zwei verdeckten Karten je Spalte ist die erste leere Spalte nie weit: Versuche, sie noch vor der ersten Reihe zu schaffen.
game-will-o-the-wisp-advice-2 = Die meisten Karten stecken noch im Talon. Halte Folgen in einer Farbe, denn die Reihen decken sie alle zu.
game-will-o-the-wisp-advice-3 = Die letzte Reihe hat nur drei Karten, für die Spalten 1 bis 3.
game-will-o-the-wisp-2-advice-1 = Jede zweite Karte passt in der Farbe. Nimm diese Züge, wenn sie kommen, und mische Farben nur, um eine Spalte zu leeren.
game-will-o-the-wisp-2-advice-2 = Ordne vor jeder Reihe, was sich ordnen lässt: Fünf Reihen sind viel für einen so kleinen Tisch.
game-will-o-the-wisp-2-advice-3 = Leere Spalten müssen vor dem Austeilen gefüllt sein. Fülle sie also mit Folgen, die dabei etwas freilegen.
game-will-o-the-wisp-1-advice-1 = Alles passt in der Farbe, und jede Folge lässt sich bewegen: Decke erst die verdeckten Karten auf, dann bilde lange Folgen.
game-will-o-the-wisp-1-advice-2 = Lege lieber einen König als eine niedrige Karte in eine leere Spalte; eine Folge vom König an muss nie wieder bewegt werden.
game-will-o-the-wisp-1-advice-3 = Füge Folgen zusammen, bevor eine Reihe sie zudeckt.
game-fair-maids-advice-1 = Rot und Schwarz wechseln ab, in den Folgen, die sich bewegen lassen, wie in denen, die abgeräumt werden: Rot auf Schwarz, Schwarz auf Rot.
game-fair-maids-advice-2 = Mit Rot auf Rot oder Schwarz auf Schwarz ist eine Karte nur abgestellt. Löse das wieder auf, bevor die nächste Reihe es zudeckt.
game-fair-maids-advice-3 = Decke zuerst verdeckte Karten auf. Auf Kreuz, Pik, Herz oder Karo kommt es hier nicht an.
game-spider-3-decks-also-1 = Großes Spider
game-spider-3-decks-also-2 = Spiderwort
game-spider-3-decks-advice-1 = Jede Karte gibt es dreimal: Ist eine begraben, hilft vielleicht eine andere.
game-spider-3-decks-advice-2 = In jeder der dreizehn Spalten liegen fünf verdeckte Karten. Wähle zwei oder drei Spalten, und grabe dort, statt überall ein wenig.
game-spider-3-decks-advice-3 = Lege von Anfang an in derselben Farbe an. Sechs Reihen kommen noch, und gemischte Folgen kommen darunter nicht mehr hervor.
game-spider-4-decks-also-1 = Großes Spider mit vier Kartenspielen
game-spider-4-decks-advice-1 = Zehn Reihen kommen noch, genug, um alles zweimal zuzudecken. Ordnung zählt mehr als Eile.
game-spider-4-decks-advice-2 = Leere vor jeder Reihe eine Spalte, ordne mit ihr, und fülle sie zuletzt.
game-spider-4-decks-advice-3 = Bei vier gleichen Karten liegt die richtige oft irgendwo offen: Sieh alle dreizehn Spalten durch, bevor du Farben mischst.
game-spider-5-decks-advice-1 = Zwanzig Folgen sind abzuräumen. Vollende eine, wann immer du kannst, denn Platz ist knapp.
game-spider-5-decks-advice-2 = Fünfzehn Spalten bieten viele Züge zugleich: Lege zuerst in derselben Farbe an, dann dort, wo du eine Karte aufdeckst.
game-spider-5-decks-advice-3 = Die letzte Reihe hat nur fünf Karten, für die Spalten 1 bis 5.
game-spiderwort-2-also-1 = Spider (3 Kartenspiele, 2 Farben)
game-spiderwort-2-advice-1 = Jede Karte gibt es sechsmal, du hast also fast immer die Wahl: Bevorzuge den Zug in derselben Farbe, dann die Spalte mit weniger verdeckten Karten.
game-spiderwort-2-advice-2 = Lass ein paar Spalten lang und gemischt werden, und halte die anderen sauber.
game-spiderwort-2-advice-3 = Nutze jede leere Spalte zum Ordnen, bevor die nächste Reihe mit dreizehn Karten kommt.
game-spiderwort-1-also-1 = Spider (3 Kartenspiele, 1 Farbe)
game-spiderwort-1-advice-1 = Jede Folge lässt sich bewegen, verdeckte Karten sind also schnell aufgedeckt: Leere ganze Spalten, bevor du die erste Reihe austeilst.
game-spiderwort-1-advice-2 = Zwölf Folgen sind abzuräumen. Baue sie von Königen in leeren Spalten aus, und füge Stücke zusammen, sobald sie auftauchen.
game-spiderwort-1-advice-3 = Das Spiel ist eher lang als schwer; man verliert es, wenn man austeilt, solange es auf dem Tisch noch gute Züge gibt.
game-little-spider-advice-1 = Solange der Talon nicht leer ist, kommen Karten nur auf Zielstapel. Lege nicht alles dort ab: Was in den Spalten bleibt, brauchst du später zum Anlegen.
game-little-spider-advice-2 = Ordne im zweiten Teil die Spalten nach Farbe und Rang, bevor die Zielstapel zu weit sind.
game-little-spider-advice-3 = Beginnen die Zielstapel mit roten Assen und schwarzen Königen, so blockiert ein roter König oder ein schwarzes Ass seine Spalte fast bis zum Schluss. Behalte Damen für diese Könige und Zweien für diese Asse auf dem Tisch, bis sie untergebracht sind. Im umgekehrten Fall gilt dasselbe für schwarze Könige und rote Asse.
game-little-spider-advice-4 = Eine leere Spalte bleibt leer; lass also möglichst in jeder eine Karte liegen.
game-little-spider-strict-advice-1 = Auf welchen Zielstapel du das erste Ass oder den ersten König einer Farbe legst, entscheidet, welche untere Spalte ihn beliefern kann, solange der Talon nicht leer ist: Sieh nach, was darunter liegt.
game-little-spider-strict-advice-2 = Die obere Reihe ist frei. Kann eine Karte aus beiden Reihen kommen, denke zuerst an die untere, denn sie hat weniger Auswege.
game-little-spider-strict-advice-3 = Sobald der Talon leer ist, fällt die Einschränkung der unteren Reihe weg, und es zählt die Ordnung in den Spalten.
game-little-spider-strict-always-advice-1 = Eine Karte der unteren Reihe erreicht ihren Zielstapel nur von direkt darunter, auch am Ende. Bringe sie im zweiten Teil in die obere Reihe oder in die Spalte unter ihrem Zielstapel.
game-little-spider-strict-always-advice-2 = Wähle den Zielstapel für das erste Ass und den ersten König jeder Farbe danach, welche Farben darunter liegen.
game-little-spider-strict-always-advice-3 = Lass keine obere Spalte leer werden: Sie bleibt dann leer, und sie war ein freier Weg zu jedem Zielstapel.
game-little-spider-wrap-also-1 = Little Spider mit Königen auf Assen
game-little-spider-wrap-advice-1 = Im zweiten Teil passen Könige und Asse aufeinander; so können sich die beiden blockierenden Ränge gegenseitig aus dem Weg räumen.
game-little-spider-wrap-advice-2 = Lege einen König nur dann auf ein Ass, wenn beide erst spät gebraucht werden, sonst begräbst du den, der zuerst an der Reihe ist.
game-little-spider-wrap-advice-3 = Ordne die Spalten, bevor die Zielstapel zu weit sind, und leere keine Spalte ohne Not.
game-simple-simon-advice-1 = Alle Karten liegen offen, und es kommen keine mehr dazu: Plane, bevor du die erste anfasst.
game-simple-simon-advice-2 = Die kurzen Spalten rechts sind die leeren Spalten von morgen. Leere eine, und überlege zweimal, bevor du sie wieder hergibst.
game-simple-simon-advice-3 = Nur einfarbige Folgen lassen sich bewegen; eine Karte auf einer anderen Farbe ist also nur abgestellt. Überlege vorher, wer sie wieder abholt.
game-simon-jester-advice-1 = In der letzten Spalte liegt eine Karte, in der Spalte daneben liegen zwei: Fange dort an, dann hast du früh leere Spalten.
game-simon-jester-advice-2 = Jede Karte gibt es zweimal. Bevor du nach einer gräbst, sieh nach, wo die andere liegt.
game-simon-jester-advice-3 = Lege in derselben Farbe an, solange auf dem Tisch noch viel Platz ist; die langen Spalten links lassen sich nur auflösen, wenn es saubere Folgen gibt, auf die ihre Karten passen.
game-mrs-mop-advice-1 = Alles liegt offen in dreizehn Spalten zu acht Karten, einen Talon gibt es nicht: Gewinnen wirst du mit einem Plan für die erste leere Spalte.
game-mrs-mop-advice-2 = Suche eine Spalte, deren Karten alle irgendwo unterkommen, und räume sie ganz leer, bevor du etwas anderes tust.
game-mrs-mop-advice-3 = Jede Karte gibt es zweimal. Nimm die, die in der Farbe passt, und lass an der anderen eine Weile eine gemischte Folge liegen.
game-grandmothers-game-advice-1 = Alle Spalten liegen offen, also grabe dort, wo eine leere Spalte am wenigsten kostet.
game-grandmothers-game-advice-2 = Du kannst auch über leere Spalten hinweg austeilen. Nutze eine leere Spalte trotzdem vorher; die Reihe füllt sie dann für dich.
game-grandmothers-game-advice-3 = Die letzte Reihe hat nur vier Karten, für die Spalten 1 bis 4: Halte leere Spalten und fertige Arbeit weiter rechts.
game-grounds-for-a-divorce-also-1 = Grounds for a Divorce
game-grounds-for-a-divorce-advice-1 = Auf ein Ass passt ein König, deshalb blockiert keine Karte ihre Spalte, und keine Folge ist je zu Ende. Abgeräumt werden je dreizehn aufeinanderfolgende Karten einer Farbe.
game-grounds-for-a-divorce-advice-2 = Eine Reihe kommt nur auf Spalten mit Karten: Mit ein paar leeren Spalten reicht der Talon länger und begräbt weniger.
game-grounds-for-a-divorce-advice-3 = Von einer längeren Folge werden die letzten dreizehn Karten abgeräumt. Die Karten davor bleiben, und an sie lässt sich wieder anlegen.
game-scorpion-advice-1 = Jede offene Karte lässt sich mit allen Karten auf ihr bewegen, aber nur an einen einzigen Platz: auf die nächsthöhere Karte ihrer Farbe. Sieh nach, wo die liegt, bevor du sie begräbst.
game-scorpion-advice-2 = Decke zuerst die zwölf verdeckten Karten links auf, und lass die drei Karten im Talon, bis nichts anderes mehr hilft.
game-scorpion-advice-3 = Hüte dich vor Karten, die ihren eigenen Platz zudecken: Eine Dame über dem König ihrer Farbe in derselben Spalte kann sich selbst einsperren.
game-scorpion-advice-4 = In eine leere Spalte darf nur ein König. Überlege also, welchen du dorthin legst, bevor du eine leerst.
game-wasp-advice-1 = In eine leere Spalte darf jede Karte mit allen Karten auf ihr: So brichst du eine Spalte auf, die sich selbst eingesperrt hat.
game-wasp-advice-2 = Leere früh eine Spalte, und nutze sie immer wieder, statt sie endgültig zu füllen.
game-wasp-advice-3 = Decke zuerst die verdeckten Karten links auf; die drei Karten im Talon können warten.
game-double-scorpion-advice-1 = Hier passt jede Karte an zwei Plätze statt an einen: Sieh vor dem Zug nach, was du am anderen Platz freilegen würdest.
game-double-scorpion-advice-2 = In den fünf Spalten links liegen zwanzig verdeckte Karten. Decke sie zuerst auf.
game-double-scorpion-advice-3 = In leere Spalten dürfen nur Könige. Die vier Karten des Talons kommen auf die Spalten 1 bis 4; teile sie spät aus.
game-three-blind-mice-advice-1 = Rechts liegen neun verdeckte Karten: Decke sie zuerst auf, mit Hilfe von allem, was sich sonst frei bewegen lässt.
game-three-blind-mice-advice-2 = Die beiden Karten der Reserve stehen dir von Anfang an zur Verfügung, aber zurücklegen kannst du nichts. Spiele eine aus, wenn sich eine nützliche Karte an sie anlegen lässt, nicht nur, weil sie passt.
game-three-blind-mice-advice-3 = In eine leere Spalte darf nur ein König. Sieh nach, welcher es wäre und was auf ihm liegt, bevor du eine Spalte leerst.
game-how-they-run-advice-2 = In die Reserve darfst du auch Karten legen. Räume früh einen Platz frei, und halte ihn frei für die Karte, die auf einer wichtigen liegt.
game-how-they-run-advice-3 = Aus der Reserve kommt eine Karte nur auf die nächsthöhere ihrer Farbe zurück, ein König nur in eine leere Spalte. Lege keine dorthin, ohne zu wissen, wohin sie später geht.
game-scorpion-head-advice-1 = Die vier leeren Plätze der Reserve nehmen je eine Karte auf. Grabe mit ihnen nach der Karte, die du brauchst, und räume sie gleich wieder frei.
game-scorpion-head-advice-2 = Aus der Reserve kommt eine Karte nur auf die nächsthöhere ihrer Farbe zurück, ein König nur in eine leere Spalte. Lege keine dorthin, ohne zu wissen, wohin sie später geht.
game-scorpion-head-advice-3 = Decke die verdeckten Karten rechts auf, und hüte dich vor Karten, die ihren eigenen Platz zudecken: etwa einer Dame über dem König ihrer Farbe in derselben Spalte.
game-spider-web-advice-1 = Die Reserve nimmt eine beliebige Karte auf und gibt sie zurück, sobald sie passt. Komm mit ihrer Hilfe an die Karte darunter, statt dort Karten loszuwerden.
game-spider-web-advice-2 = Halte die Reserve frei, bevor du eine Reihe austeilst: Oft lassen sich die sieben neuen Karten nur mit ihr ordnen.
game-spider-web-advice-3 = Alle Karten in den Spalten liegen offen, du kannst also planen, welche Spalte du leerst. Auch mit leeren Spalten darfst du austeilen; die Reihe füllt sie.
game-astrocyte-advice-1 = Die vier Plätze der Reserve nehmen je eine Karte auf. Sie sind dein Weg zu den verdeckten Karten, denn acht Spalten lassen wenig Platz.
game-astrocyte-advice-2 = Räume die Reserve wieder frei, bevor du eine Reihe austeilst: Was dort liegen bleibt, findet später schwer einen Platz.
game-astrocyte-advice-3 = Niedrige Karten warten in der Reserve gut, denn auf sie passt wenig. Ein König liegt dort, bis eine Spalte leer wird.
game-spidercells-advice-1 = Karten bewegst du einzeln: Für eine Folge von fünf brauchst du vier freie Plätze in der Reserve, mit einer leeren Spalte weniger.
game-spidercells-advice-2 = Halte die Reserve frei, denn nur mit ihr bewegst du Folgen. Eine Karte, die du dorthin legst, sollte bald wieder einen Platz finden.
game-spidercells-advice-3 = Grabe nach den Königen, und baue in leeren Spalten Folgen auf ihnen. Eine Folge wird erst abgeräumt, wenn sie bis zum Ass vollständig ist.

## Variants: the knobs of a game, and what they are turned to

knob-suits = Farben
knob-decks = Kartenspiele
knob-highest = Höchste Karte
knob-columns = Spalten
knob-down = Verdeckte Karten je Spalte
knob-up = Offene Karten je Spalte
knob-reserves = Reserven, anfangs leer
knob-place-suit = Eine Karte passt auf Karten
knob-place-step = Sie passt auf eine Karte
knob-wrap = Die höchste Karte passt auf ein Ass
knob-same-rank = Eine Karte passt auf jede vom selben Rang
knob-lift = Was sich gemeinsam bewegt
knob-vacancy = Was in eine leere Spalte darf
knob-deal = Eine Reihe wird ausgeteilt
knob-run-suit = Eine vollständige Folge ist
knob-run-start = Sie beginnt mit
knob-collect = Vollständige Folgen
setting-as-it-is = wie in { $game }
setting-flag = { $is ->
    [yes] ja
   *[no] nein
}
setting-place-suit = { $is ->
    [one-suit] derselben Farbe
    [one-colour] in Rot auf Rot, Schwarz auf Schwarz
    [alternating] in Rot auf Schwarz, Schwarz auf Rot
   *[any] jeder Farbe
}
setting-place-step = { $is ->
    [up-or-down] einen Rang höher oder niedriger
    [lower] beliebig viel höher
   *[down] einen Rang höher
}
setting-lift = { $is ->
    [single] nichts: immer nur eine Karte
    [tail] eine offene Karte mit allen darauf
    [run-one-suit] Folgen einer Farbe
    [run-one-colour] Folgen in Rot oder in Schwarz
    [run-alternating] Folgen in Rot und Schwarz im Wechsel
   *[run-any] Folgen beliebiger Farben
}
setting-vacancy = { $is ->
    [king] nur { $a-king }
    [never] nichts
   *[any] alles
}
setting-deal = { $is ->
    [full] nur, wenn keine Spalte leer ist
    [occupied] auf die Spalten mit Karten
    [none] nie: Es gibt keinen Talon
   *[any] jederzeit
}
setting-run-suit = { $is ->
    [one-suit] von einer Farbe
    [one-colour] ganz rot oder ganz schwarz
    [alternating] abwechselnd rot und schwarz
   *[any] von beliebigen Farben
}
setting-run-start = { $is ->
    [any-rank] jedem Rang
   *[king] der höchsten Karte
}
setting-collect = { $is ->
    [by-choice] gehen, wenn du es sagst
    [never] bleiben auf dem Tisch
   *[at-once] gehen sofort
}

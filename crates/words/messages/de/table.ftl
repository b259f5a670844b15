# The German texts of the rules that a table says. The English file says what each is for.
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
# Only masculine ranks change as an object; in words, the jack also takes an ending.
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
number-decimal = { $whole },{ $fraction }
number-percent = { $number } %
plain-text = { $text }

## Why a move is refused

refusal-no-such-column = Spalte { $column } gibt es nicht: Dieses Spiel hat nur { $columns ->
    [one] eine Spalte
   *[other] { $columns } Spalten
}
refusal-same-column = die Karten liegen schon in Spalte { $column }
refusal-column-is-empty = Spalte { $column } ist leer
refusal-no-cards = ein Zug braucht mindestens eine Karte
refusal-not-open = aus Spalte { $column } lassen sich keine { $count } Karten aufnehmen: Nur { $open ->
    [one] die letzte liegt offen
   *[other] die letzten { $open } liegen offen
}
refusal-one-at-a-time = nur { $the-end } lässt sich aufnehmen: In diesem Spiel werden die Karten einzeln bewegt
refusal-not-in-sequence = { $cards } bilden keine Folge, deshalb { $count ->
    [one] lässt sich nur { $the-liftable }
   *[other] lassen sich nur { $the-liftable }
} aufnehmen
refusal-not-a-run = { $cards } { $suit ->
    [one-suit] haben nicht alle dieselbe Farbe
    [one-colour] sind nicht alle rot oder alle schwarz
    [alternating] sind nicht abwechselnd rot und schwarz
   *[any] bilden keine Folge
}, deshalb { $count ->
    [one] lässt sich nur { $the-liftable }
   *[other] lassen sich nur { $the-liftable }
} aufnehmen
refusal-columns-closed-while-stock-lasts = zwischen den Spalten lassen sich Karten erst bewegen, wenn der Talon leer ist
refusal-columns-closed-once-stock-is-empty = zwischen den Spalten lassen sich Karten nur bewegen, solange der Talon nicht leer ist
refusal-columns-closed = in diesem Spiel lassen sich Karten nicht zwischen den Spalten bewegen
refusal-wrong-rank = { $the-card } passt nicht auf { $the-onto-object }: Dorthin gehört { $takes }
refusal-nothing-goes-on = { $the-card } passt nicht auf { $the-onto-object }: Auf { $rank } passt nichts
refusal-wrong-suit = { $the-card } passt nicht auf { $the-onto-object }: Dort passt nur { $relation ->
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
}{ $same-rank ->
    [also] { "" } oder eine Karte vom selben Rang
   *[no] { "" }
}
refusal-vacancy-takes-kings = { $the-card } darf nicht in eine leere Spalte: Dorthin darf nur { $king }
refusal-vacancy-stays-empty = Spalte { $column } ist leer, und in diesem Spiel bleiben leere Spalten leer
refusal-no-foundations = dieses Spiel hat keine Zielstapel
refusal-no-such-foundation = Zielstapel { $slot } gibt es nicht: Dieses Spiel hat nur { $slots ->
    [one] einen Zielstapel
   *[other] { $slots } Zielstapel
}
refusal-foundation-start = { $the-card } kann keinen Zielstapel eröffnen: Das kann nur { $takes }
refusal-foundation-colour = { $the-card } kann keinen Zielstapel eröffnen: In diesem Spiel beginnen { $aces ->
    [black] schwarze Asse und rote Könige
   *[red] rote Asse und schwarze Könige
}
refusal-foundation-next = { $the-card } passt nicht auf diesen Zielstapel: Als Nächstes gehört dorthin { $the-needs }
refusal-foundation-complete = dieser Zielstapel ist vollständig
refusal-foundation-not-above = aus Spalte { $from } dürfen Karten nur auf Zielstapel { $above }, der direkt darüber liegt
refusal-no-foundation-above = aus Spalte { $from } darf keine Karte auf einen Zielstapel, denn direkt darüber liegt keiner
refusal-no-reserves = dieses Spiel hat keine Reserve
refusal-no-such-reserve = Reserve { $slot } gibt es nicht: Dieses Spiel hat nur { $slots ->
    [one] eine Reserve
   *[other] { $slots } Reserven
}
refusal-reserve-is-empty = Reserve { $slot } ist leer
refusal-reserve-is-full = in Reserve { $slot } liegt schon { $the-card }
refusal-reserve-takes-one-card = auf einen Platz der Reserve passt nur eine Karte
refusal-reserves-take-nothing = in diesem Spiel darf keine Karte in die Reserve gelegt werden
refusal-no-collecting = in diesem Spiel werden Folgen nicht von Hand abgeräumt
refusal-no-finished-run = am Ende von Spalte { $column } liegt keine fertige Folge
refusal-no-row-deals = in diesem Spiel werden keine Reihen ausgeteilt
refusal-stock-is-empty = der Talon ist leer
refusal-deal-needs-full-columns = solange { $count ->
    [one] Spalte { $columns } leer ist
   *[other] die Spalten { $columns } leer sind
}, kann keine Reihe ausgeteilt werden
refusal-deal-needs-a-card = solange alle Spalten leer sind, kann keine Reihe ausgeteilt werden
refusal-card-unknown = die Karte, die in Spalte { $column } aufgedeckt würde, ist noch nicht bekannt
refusal-row-unknown = die Karten der nächsten Reihe sind noch nicht bekannt

## How a game ends

outcome-won = gewonnen: Alle Karten sind an ihrem Platz
outcome-no-move = festgefahren: Es ist kein Zug mehr möglich
outcome-too-few-cards-to-deal = festgefahren: Es kann keine Reihe mehr ausgeteilt werden, weil weniger Karten als Spalten übrig sind

## Limits of a record

record-full = ein Spiel kann samt allen Varianten höchstens { $limit } Züge haben
record-too-many-lines = in einer Stellung können höchstens { $limit } Varianten beginnen

## Where something is wrong in a text. Characters of a line are counted from 1.

text-at-character = { $problem } (bei Zeichen { $at })

## Moves as they are typed

move-expected = { $what ->
    [dash] hier fehlen `-` und das Ziel der Karten
    [column] hier fehlt die Nummer einer Spalte
    [target] hier fehlt die Nummer einer Spalte oder `f` oder `r` mit der Nummer eines Zielstapels oder einer Reserve
    [foundation] hier fehlt die Nummer eines Zielstapels
    [reserve] hier fehlt die Nummer einer Reserve
    [count] nach `x` fehlt die Zahl der Karten von 1 bis { $most }, wie in 4-9x3
    [end] hier müsste der Zug zu Ende sein
    [count-or-end] hier müsste `x` mit der Zahl der Karten stehen, wie in 4-9x3, oder der Zug zu Ende sein
   *[move] hier fehlt ein Zug wie 4-9, 4-9x3, d, c3, 3-f2, r1-4 oder 4-r1
}

## Moves and what they do

move-to = { $cards } { $target }
move-to-foundation = { $card } auf Zielstapel { $slot }
move-from-reserve = { $card } aus Reserve { $slot } { $target }
move-to-reserve = { $card } in Reserve { $slot }
move-collect = eine { $run } wird aus Spalte { $column } abgeräumt
move-deal = eine neue Reihe vom Talon
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

## Names of games

game-spider-name = Spider
game-spider-2-name = Spider (2 Farben)
game-spider-3-name = Spider (3 Farben)
game-spider-1-name = Spider (1 Farbe)
game-spider-relaxed-name = Lockeres Spider
game-spider-easy-name = Leichtes Spider
game-spider-open-deal-name = Spider mit freiem Austeilen
game-red-black-spider-name = Rot-Schwarz-Spider
game-black-widow-name = Black Widow
game-tarantula-name = Tarantula
game-beetle-name = Beetle
game-spiderette-name = Spiderette
game-spiderette-2-name = Spiderette (2 Farben)
game-spiderette-1-name = Spiderette (1 Farbe)
game-baby-spiderette-name = Baby Spiderette
game-will-o-the-wisp-name = Will o’ the Wisp
game-will-o-the-wisp-2-name = Will o’ the Wisp (2 Farben)
game-will-o-the-wisp-1-name = Will o’ the Wisp (1 Farbe)
game-fair-maids-name = Fair Maids
game-spider-3-decks-name = Spider (3 Kartenspiele)
game-spider-4-decks-name = Spider (4 Kartenspiele)
game-spider-5-decks-name = Spider (5 Kartenspiele)
game-spiderwort-2-name = Spiderwort (2 Farben)
game-spiderwort-1-name = Spiderwort (1 Farbe)
game-little-spider-name = Little Spider
game-little-spider-strict-name = Little Spider (streng)
game-little-spider-strict-always-name = Little Spider (immer streng)
game-little-spider-wrap-name = Little Spider (im Kreis)
game-simple-simon-name = Simple Simon
game-simon-jester-name = Simon Jester
game-mrs-mop-name = Mrs. Mop
game-grandmothers-game-name = Grandmother’s Game
game-grounds-for-a-divorce-name = Scheidungsgrund
game-scorpion-name = Skorpion
game-wasp-name = Wasp
game-double-scorpion-name = Doppelter Skorpion
game-three-blind-mice-name = Three Blind Mice
game-how-they-run-name = How They Run
game-scorpion-head-name = Scorpion Head
game-spider-web-name = Spider Web
game-astrocyte-name = Astrocyte
game-spidercells-name = Spidercells

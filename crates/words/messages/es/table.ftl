# The Spanish texts of the rules that a table says. The English file says what each is for.
#
# Palo is a suit, color a colour, valor a rank, secuencia a run, fila a dealt row, hilera a row of
# columns, mazo the stock.

## Words

rank = { $rank ->
    [1] as
    [11] jota
    [12] reina
    [13] rey
   *[other] { $rank }
}
a-rank = { $rank ->
    [1] un as
    [11] una jota
    [12] una reina
    [13] un rey
   *[other] un { $rank }
}
suit = { $suit ->
    [clubs] tréboles
    [spades] picas
    [hearts] corazones
   *[diamonds] diamantes
}
card-in-words = { $rank } de { $suit }
the-card = { $rank ->
    [11] la { $card }
    [12] la { $card }
   *[other] el { $card }
}
cards-by-their-ends = { $first } a { $last }
list-join = { $by ->
    [and] { $start } y { $next }
    [or] { $start } o { $next }
   *[comma] { $start }, { $next }
}
sentences-join = { $start } { $next }
number-decimal = { $whole },{ $fraction }
number-percent = { $number } %
plain-text = { $text }

## Why a move is refused

refusal-no-such-column = no existe la columna { $column }: este juego solo tiene { $columns ->
    [one] una columna
   *[other] { $columns } columnas
}
refusal-same-column = las cartas ya están en la columna { $column }
refusal-column-is-empty = la columna { $column } está vacía
refusal-no-cards = hay que mover al menos una carta
refusal-not-open = no se pueden levantar { $count } cartas de la columna { $column }: { $open ->
    [one] solo la última está boca arriba
   *[other] solo las últimas { $open } están boca arriba
}
refusal-one-at-a-time = solo se puede levantar { $the-end }: en este juego las cartas se mueven de una en una
refusal-not-in-sequence = { $cards } no van seguidas, así que { $count ->
    [one] solo se puede levantar { $the-liftable }
   *[other] solo se pueden levantar { $the-liftable }
}
refusal-not-a-run = { $cards } { $suit ->
    [one-suit] no son del mismo palo
    [one-colour] no son del mismo color
    [alternating] no alternan rojo y negro
   *[any] no forman una secuencia
}, así que { $count ->
    [one] solo se puede levantar { $the-liftable }
   *[other] solo se pueden levantar { $the-liftable }
}
refusal-columns-closed-while-stock-lasts = las cartas solo pueden pasar de una columna a otra cuando el mazo está vacío
refusal-columns-closed-once-stock-is-empty = las cartas solo pueden pasar de una columna a otra mientras queden cartas en el mazo
refusal-columns-closed = en este juego las cartas no pasan de una columna a otra
refusal-wrong-rank = { $the-card } no va sobre { $the-onto-object }, que solo admite { $takes }
refusal-nothing-goes-on = { $the-card } no va sobre { $the-onto-object }: sobre { $rank } no va ninguna carta
refusal-wrong-suit = { $the-card } no va sobre { $the-onto-object }, que solo admite { $relation ->
    [one-suit] { $suit }
    [one-colour] { $colour ->
        [black] cartas negras
       *[red] cartas rojas
    }
    [alternating] { $colour ->
        [black] cartas rojas
       *[red] cartas negras
    }
   *[any] otras cartas
}{ $same-rank ->
    [also] { "" } o cartas del mismo valor
   *[no] { "" }
}
refusal-vacancy-takes-kings = { $the-card } no puede ir a una columna vacía: solo puede ir { $king }
refusal-vacancy-stays-empty = la columna { $column } está vacía, y en este juego las columnas vacías no se rellenan
refusal-no-foundations = este juego no tiene bases
refusal-no-such-foundation = no existe la base { $slot }: este juego solo tiene { $slots ->
    [one] una base
   *[other] { $slots } bases
}
refusal-foundation-start = { $the-card } no puede empezar una base: solo puede hacerlo { $takes }
refusal-foundation-colour = { $the-card } no puede empezar una base: en esta partida las empiezan { $aces ->
    [black] los ases negros y los reyes rojos
   *[red] los ases rojos y los reyes negros
}
refusal-foundation-next = { $the-card } no va en esta base: la siguiente carta es { $the-needs }
refusal-foundation-complete = esta base está completa
refusal-foundation-not-above = desde la columna { $from } las cartas solo pueden ir a la base { $above }, que está justo encima
refusal-no-foundation-above = desde la columna { $from } las cartas no pueden ir a ninguna base: no hay ninguna justo encima
refusal-no-reserves = este juego no tiene reservas
refusal-no-such-reserve = no existe la reserva { $slot }: este juego solo tiene { $slots ->
    [one] una reserva
   *[other] { $slots } reservas
}
refusal-reserve-is-empty = la reserva { $slot } está vacía
refusal-reserve-is-full = la reserva { $slot } ya está ocupada por { $the-card }
refusal-reserve-takes-one-card = en una reserva solo cabe una carta
refusal-reserves-take-nothing = en este juego no se puede llevar ninguna carta a la reserva
refusal-no-collecting = en este juego las secuencias no se retiran a mano
refusal-no-finished-run = la columna { $column } no termina en una secuencia completa
refusal-no-row-deals = en este juego no se reparten filas
refusal-stock-is-empty = el mazo está vacío
refusal-deal-needs-full-columns = no se puede repartir una fila mientras { $count ->
    [one] la columna { $columns } esté vacía
   *[other] las columnas { $columns } estén vacías
}
refusal-deal-needs-a-card = no se puede repartir una fila mientras todas las columnas estén vacías
refusal-card-unknown = aún no se sabe qué carta se descubre en la columna { $column }
refusal-row-unknown = aún no se sabe qué cartas trae la próxima fila

## How a game ends

outcome-won = partida ganada: todas las cartas están en su sitio
outcome-no-move = partida bloqueada: no queda ningún movimiento posible
outcome-too-few-cards-to-deal = partida bloqueada: ya no se puede repartir ninguna fila, porque quedan menos cartas que columnas

## Limits of a record

record-full = una partida puede tener como máximo { $limit } movimientos, contando las variantes
record-too-many-lines = en una misma posición pueden empezar como máximo { $limit } variantes

## Where something is wrong in a text. Characters of a line are counted from 1.

text-at-character = { $problem } (en el carácter { $at })

## Moves as they are typed

move-expected = { $what ->
    [dash] aquí faltan `-` y el destino de las cartas
    [column] aquí falta el número de una columna
    [target] aquí falta el número de una columna, o `f` o `r` y el de una base o reserva
    [foundation] aquí falta el número de una base
    [reserve] aquí falta el número de una reserva
    [count] tras la `x` falta el número de cartas, de 1 a { $most }, como en 4-9x3
    [end] aquí debería terminar el movimiento
    [count-or-end] aquí debería ir `x` con el número de cartas, como en 4-9x3, o terminar el movimiento
   *[move] aquí falta un movimiento, como 4-9, 4-9x3, d, c3, 3-f2, r1-4 o 4-r1
}

## Moves and what they do

move-to = { $cards } { $target }
move-to-foundation = { $card } a la base { $slot }
move-from-reserve = { $card } de la reserva { $slot } { $target }
move-to-reserve = { $card } a la reserva { $slot }
move-collect = se retira una { $run } de la columna { $column }
move-deal = una nueva fila del mazo
move-not-there = un movimiento que aquí no es posible
target-card = sobre { $the-onto-object } en la columna { $column }
target-vacancy = a la columna vacía { $column }
run = { $kind ->
    [clubs] secuencia de tréboles
    [spades] secuencia de picas
    [hearts] secuencia de corazones
    [diamonds] secuencia de diamantes
    [black] secuencia negra
    [red] secuencia roja
   *[mixed] secuencia
}
effect-run-collected = una { $run } se retira de la columna { $column }
effect-turned-up = { $the-card } se descubre en la columna { $column }

## Names of games

game-spider-name = Spider
game-spider-2-name = Spider (2 palos)
game-spider-3-name = Spider (3 palos)
game-spider-1-name = Spider (1 palo)
game-spider-relaxed-name = Spider relajado
game-spider-easy-name = Spider fácil
game-spider-open-deal-name = Spider de reparto libre
game-red-black-spider-name = Spider rojo y negro
game-black-widow-name = Black Widow
game-tarantula-name = Tarántula
game-beetle-name = Beetle
game-spiderette-name = Spiderette
game-spiderette-2-name = Spiderette (2 palos)
game-spiderette-1-name = Spiderette (1 palo)
game-baby-spiderette-name = Baby Spiderette
game-will-o-the-wisp-name = Will o’ the Wisp
game-will-o-the-wisp-2-name = Will o’ the Wisp (2 palos)
game-will-o-the-wisp-1-name = Will o’ the Wisp (1 palo)
game-fair-maids-name = Fair Maids
game-spider-3-decks-name = Spider (3 barajas)
game-spider-4-decks-name = Spider (4 barajas)
game-spider-5-decks-name = Spider (5 barajas)
game-spiderwort-2-name = Spiderwort (2 palos)
game-spiderwort-1-name = Spiderwort (1 palo)
game-little-spider-name = Little Spider
game-little-spider-strict-name = Little Spider estricto
game-little-spider-strict-always-name = Little Spider siempre estricto
game-little-spider-wrap-name = Little Spider circular
game-simple-simon-name = Simple Simon
game-simon-jester-name = Simon Jester
game-mrs-mop-name = Mrs. Mop
game-grandmothers-game-name = Grandmother’s Game
game-grounds-for-a-divorce-name = Grounds for a Divorce
game-scorpion-name = Escorpión
game-wasp-name = Wasp
game-double-scorpion-name = Doble Escorpión
game-three-blind-mice-name = Three Blind Mice
game-how-they-run-name = How They Run
game-scorpion-head-name = Scorpion Head
game-spider-web-name = Spider Web
game-astrocyte-name = Astrocyte
game-spidercells-name = Spidercells

# The Spanish texts of the rules. What each is for stands in the English file.
#
# Palo is a suit, color a colour, secuencia a run, fila a row, mazo the stock.

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

## Reasons why a move is refused

refusal-no-such-column = no hay columna { $column }: este juego tiene { $columns ->
    [one] una sola columna
   *[other] { $columns } columnas
}
refusal-same-column = las cartas ya están en la columna { $column }
refusal-column-is-empty = la columna { $column } está vacía
refusal-no-cards = un movimiento mueve al menos una carta
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
refusal-columns-closed-while-stock-lasts = las cartas solo pasan de una columna a otra cuando el mazo está vacío
refusal-columns-closed-once-stock-is-empty = las cartas solo pasan de una columna a otra mientras quede mazo
refusal-columns-closed = en este juego las cartas no pasan de una columna a otra
refusal-wrong-rank = { $the-card } no va sobre { $the-onto-object }, que solo acepta { $takes }
refusal-nothing-goes-on = { $the-card } no va sobre { $the-onto-object }: nada va sobre { $rank }
refusal-wrong-suit = { $the-card } no va sobre { $the-onto-object }, que solo acepta { $relation ->
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
}
refusal-vacancy-takes-kings = { $the-card } no puede ir a una columna vacía: ahí solo va { $king }
refusal-vacancy-stays-empty = la columna { $column } está vacía, y en este juego las columnas vacías no se llenan
refusal-no-foundations = este juego no tiene fundaciones
refusal-no-such-foundation = no hay fundación { $slot }: este juego tiene { $slots ->
    [one] una sola fundación
   *[other] { $slots } fundaciones
}
refusal-foundation-start = { $the-card } no puede empezar una fundación: ahí solo va { $takes }
refusal-foundation-colour = { $the-card } no puede empezar una fundación: esta vez las empiezan { $aces ->
    [black] los ases negros y los reyes rojos
   *[red] los ases rojos y los reyes negros
}
refusal-foundation-next = { $the-card } no va en esta fundación, donde ahora toca { $the-needs }
refusal-foundation-complete = esta fundación está completa
refusal-foundation-not-above = desde la columna { $from } solo se sube a la fundación { $above }, que está justo encima
refusal-no-foundation-above = desde la columna { $from } no se sube a ninguna fundación, porque no hay ninguna justo encima
refusal-no-reserves = este juego no tiene reserva
refusal-no-such-reserve = no hay reserva { $slot }: este juego tiene { $slots ->
    [one] una sola reserva
   *[other] { $slots } reservas
}
refusal-reserve-is-empty = la carta de la reserva { $slot } ya se ha jugado
refusal-no-collecting = en este juego las secuencias no se retiran a mano
refusal-no-finished-run = la columna { $column } no termina en una secuencia completa
refusal-no-row-deals = en este juego no se reparten filas
refusal-stock-is-empty = el mazo está vacío
refusal-deal-needs-full-columns = no se puede repartir una fila mientras la columna { $column } esté vacía
refusal-deal-needs-a-card = no se puede repartir una fila mientras todas las columnas estén vacías

## How a game ends

outcome-won = partida ganada: todas las cartas están en su sitio
outcome-no-move = partida bloqueada: no queda ningún movimiento
outcome-too-few-cards-to-deal = partida bloqueada: ya no se puede repartir, porque quedan menos cartas que columnas

## Limits of a record

record-full = una partida guarda como mucho { $limit } movimientos, con todas sus variantes
record-too-many-lines = como mucho { $limit } variantes pueden empezar en un mismo punto
record-line-is-known = este movimiento ya empieza otra variante en el mismo punto
comment-too-long = un comentario tiene como mucho { $limit } bytes
comments-too-long = los comentarios de una partida tienen como mucho { $limit } bytes en total

## Where something is wrong in a text. Characters of a line are counted from 1.

text-at = línea { $line }, carácter { $column }: { $problem }
text-at-character = { $problem } (en el carácter { $at })

## Records that cannot be read. Words out of the text arrive in quotes of their own.

records-too-long = un archivo de partidas tiene como mucho { $limit } bytes
records-too-many-games = un archivo contiene como mucho { $limit } partidas
records-too-many-moves = un archivo contiene como mucho { $limit } movimientos
record-no-game = aquí falta una partida
record-another-game = se espera una sola partida, pero aquí empieza otra
record-game-first = aquí debe ir la línea `[Game "..."]` con la que empieza una partida
record-header-line = aquí debe ir una línea de cabecera, como `[Deal "ms:14934"]`
record-header-escape = aquí debe ir `\"` o `\\`: en una línea de cabecera, nada más puede seguir a `\`
record-header-twice = la cabecera tiene una segunda línea `{ $name }`
record-header-missing = a la cabecera le falta la línea `{ $name }`
record-too-many-headers = una cabecera tiene como mucho { $limit } líneas de otros programas
record-value = en `{ $name }` va { $name ->
    [Game] el identificador de un juego, de minúsculas, cifras y guiones
    [Result] `won`, `lost` o `unfinished`
    [Solver] `yes` o `no`
    [Time] un número de segundos con tres decimales como mucho
   *[other] un número entero menor que 4294967296
}, no { $found }
record-rules-line = falta un espacio entre `|` y las reglas
record-move-number = este es el movimiento { $expected } de su variante, no el { $found }
record-time = aquí deben ir los segundos, con tres decimales como mucho, como 12.345
record-move-known = { $move } ya empieza otra variante en el mismo punto
record-comment-open = este comentario no termina con `{ "}" }`
record-comment-escape = aquí debe ir `\{ "}" }` o `\\`: en un comentario, nada más puede seguir a `\`
record-nothing-to-replace = una variante debe ir detrás del movimiento que sustituye
record-variation-empty = falta el movimiento con el que empieza la variante
record-variation-open = esta variante no termina con `)`
record-variation-not-open = este `)` no cierra ninguna variante
record-second-star = `*` marca la posición actual y solo puede aparecer una vez
not-a-date = { $word } no es una fecha: escribe `2026-11-21` o `2026-11-21T18:30:00Z`
text-too-long = el texto pasa de { $limit } bytes
text-control = el texto contiene el carácter de control { $control }
json-too-long = el texto tiene { $bytes } bytes, pero se leen como máximo { $limit }
json-shape = JSON inesperado: { $message }

## Moves as they are typed

move-expected = { $what ->
    [dash] aquí faltan `-` y el destino de las cartas
    [column] aquí falta el número de una columna
    [target] aquí falta el número de una columna, o `f` y el número de una fundación
    [foundation] aquí falta el número de una fundación
    [reserve] aquí falta el número de una reserva
    [count] aquí falta cuántas cartas se mueven, de 1 a { $most }
    [end] aquí debería terminar el movimiento
    [count-or-end] aquí debería ir `x` y cuántas cartas se mueven, o terminar el movimiento
   *[move] aquí falta un movimiento, como 4-9, 4-9x3, d, c3, 3-f2 o r1-4
}

## Records that cannot be played again

replay-no-such-game = no hay ningún juego incluido { $game }, y el registro no trae sus reglas
replay-no-such-version = { $game } se conoce en la versión { $known }, pero la partida se jugó con la versión { $version }
replay-rules = las reglas del registro tienen errores: { $problems }
replay-inherits = las reglas del registro se apoyan en otro juego; un registro debe traer las reglas completas
replay-other-rules = la cabecera dice { $game }, versión { $version }, y las reglas son de { $found }, versión { $found-version }
replay-illegal = { $line ->
    [variation] movimiento { $number } de una variante
   *[main] movimiento { $number }
}, { $move }: { $refusal }
replay-not-won = el resultado dice que se ganó, pero la variante principal no termina ganada

## Pictures of positions that cannot be read. Cards are written as they are typed.

picture-too-long = un diagrama tiene como mucho { $limit } bytes
picture-empty = un diagrama muestra al menos una pila
picture-label = aquí debe ir el número de una columna, `stock`, `reserves`, `foundations` o `collected`, y después dos puntos
picture-no-such-column = { $columns ->
    [one] el juego solo tiene la columna 1
   *[other] el juego tiene las columnas 1 a { $columns }
}
picture-twice = una segunda línea { $label }
picture-unknown = `##` es una carta que el jugador no conoce; una posición necesita todas las cartas, como #7D
picture-face-down = solo las cartas de las columnas están boca abajo
picture-range = aquí debe ir una serie de un solo palo, como KS-9S
picture-vacancy = `--` va solo, por una columna o un mazo vacíos, o por una carta de reserva ya jugada
picture-reserve = una reserva tiene una carta, o `--`
picture-foundation = aquí deben ir `[`, las cartas de una fundación y `]`

## Positions that no game has

position-at = { $location }: { $problem }
position-card = { $pile }, carta { $number }
position-pile = { $kind ->
    [column] columna { $number }
    [reserve] reserva { $number }
    [foundation] fundación { $number }
    [collected] secuencia retirada { $number }
   *[stock] mazo
}
position-columns = el juego tiene { $count ->
    [one] una sola columna
   *[other] { $count } columnas
}
position-reserves = el juego { $count ->
    [0] no tiene reservas
    [one] tiene una sola reserva
   *[other] tiene { $count } reservas
}
position-foundations = el juego { $count ->
    [0] no tiene fundaciones
    [one] tiene una sola fundación
   *[other] tiene { $count } fundaciones
}
position-down-on-up = una carta boca abajo no puede estar sobre una boca arriba
position-end-face-down = la última carta de una columna está boca arriba
position-run-on-table = esta secuencia está completa, y el juego la habría retirado
position-no-collecting = en este juego no se retiran secuencias
position-not-a-run = { $found ->
    [one] una sola carta no es
   *[other] estas { $found } cartas no son
} una secuencia completa, que en este juego tiene { $length } cartas y empieza con { $king-number ->
    [11] la { $king }
    [12] la { $king }
   *[other] el { $king }
}
position-foundation = la carta { $card } no puede estar en esta fundación
position-too-many = { $expected ->
    [0] la carta { $card } no está en la baraja
    [one] la carta { $card } está una sola vez en la baraja, y esta sobra
   *[other] la carta { $card } está { $expected } veces en la baraja, y esta sobra
}
position-missing = { $count ->
    [one] falta una carta de la baraja: { $card }
   *[other] faltan { $count } cartas de la baraja, entre ellas { $card }
}
position-missing-no-runs = { $count ->
    [one] falta una carta de la baraja: { $card }; por sí sola no es una secuencia completa que pudiera haberse retirado
   *[other] faltan { $count } cartas de la baraja, entre ellas { $card }, y no forman secuencias completas que pudieran haberse retirado
}

## Deals that cannot be read or laid out. Words out of the text arrive in quotes of their own.

deal-not-a-game = { $word } no es un identificador de juego: usa minúsculas, cifras y guiones
deal-game-alone = tras el juego debe venir un reparto, como en { $example }
deal-not-a-scheme = { $word } no es un número de partida: escribe uno como 1234, solo o tras { $schemes } o { $list }, por ejemplo ms:1234
deal-no-number = tras { $scheme } debe venir un número, como en { $example }
deal-not-a-digit = { $letter } no es una cifra
deal-number-unknown = los números de { $scheme } van de { $least } a { $most }
deal-card-count = una lista tiene de 1 a { $most } cartas, no { $found }
deal-unknown-there = { $program } no tiene repartos de { $game }; usa { $others }
deal-wrong-count = { $game } se juega con { $expected } cartas, pero la lista tiene { $found }
deal-wrong-card = en { $game } la carta { $card } está { $expected } veces, y la lista la tiene { $found }
deal-no-layout = { $game } no tiene una disposición de { $program }
not-a-card = { $word } no es una carta: escribe un rango de A23456789TJQK y un palo de CDHS, como en 7C o TD

## Moves and what they do

move-to = { $cards } { $target }
move-to-foundation = { $card } a la fundación { $slot }
move-from-reserve = { $card } de la reserva { $slot } { $target }
move-collect = se retira una { $run } de la columna { $column }
move-deal = se reparte una fila
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
effect-run-collected = una { $run } deja la columna { $column }
effect-turned-up = { $the-card } queda boca arriba en la columna { $column }

## Rules page: headings

page-goal = Objetivo
page-layout = Disposición inicial
page-moving = Mover las cartas
page-empty-columns = Columnas vacías
page-stock = El mazo
page-reserves = La reserva
page-collecting = Retirar secuencias
page-foundations = Las fundaciones
page-end = Final de la partida
page-scores = Puntuación
page-deals = Números de reparto
page-names = También conocido como
page-relatives = Juegos parecidos
page-advice = Consejos

## Rules page: parts of sentences

number = { $n ->
    [1] uno
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
    [11] once
    [12] doce
    [13] trece
   *[other] { $n }
}
columns-span = { $length ->
    [one] { $first }
   *[other] { $first } a { $last }
}
run-of-suits = { $suits ->
    [one-suit] del mismo palo
    [one-colour] del mismo color
    [alternating] de colores alternos
   *[any] de cualquier palo
}
suit-name = { $suit }
plain-text = { $text }

## Rules page: goal

goal-runs-from-king = Ordena las cartas en secuencias { $suits }, { $king-number ->
    [11] de la { $king }
    [12] de la { $king }
   *[other] del { $king }
} al as. Las secuencias completas dejan la mesa, y { $n ->
    [one] cuando se ha ido esa única secuencia, la partida está ganada.
   *[other] cuando se han ido las { $count }, la partida está ganada.
}
goal-runs-from-any = Ordena las cartas en secuencias descendentes { $suits }, de { $length } cartas cada una. Las secuencias completas dejan la mesa, y { $n ->
    [one] cuando se ha ido esa única secuencia, la partida está ganada.
   *[other] cuando se han ido las { $count }, la partida está ganada.
}
goal-foundations = Lleva las { $cards } cartas a { $n ->
    [one] la fundación, donde
   *[other] las { $count } fundaciones, donde
} se colocan una a una, en orden ascendente o descendente.

## Rules page: layout

pack-decks = Se juega con { $n ->
    [one] una baraja de { $cards } cartas.
   *[other] { $count } barajas, { $cards } cartas en total.
}
pack-copies = Se juega con { $cards } cartas: { $copies }.
pack-copies-of = { $n ->
    [one] un juego completo
   *[other] { $count } juegos completos
} de { $suits }
pack-highest = La carta más alta es { $king-number ->
    [11] la { $king }
    [12] la { $king }
   *[other] el { $king }
}, que hace de rey.
layout-columns = { $n ->
    [one] Hay una columna.
   *[other] Hay { $count } columnas.
}
layout-columns-in-two-rows = Las { $count } columnas están en dos hileras: { $half-n ->
    [one] la columna { $upper } arriba, la columna { $lower } abajo.
   *[other] las columnas { $upper } arriba, las columnas { $lower } abajo.
}
layout-down = { $n ->
    [one] una carta boca abajo
   *[other] { $count } cartas boca abajo
}
layout-up = { $n ->
    [one] una carta boca arriba
   *[other] { $count } cartas boca arriba
}
layout-both = { $down } y { $up }
layout-all = Cada columna recibe { $cards }.
layout-group = { $n ->
    [one] La columna { $columns } recibe { $cards }.
   *[other] Las columnas { $columns } reciben { $cards } cada una.
}
layout-empty = { $n ->
    [one] La columna { $columns } empieza vacía.
   *[other] Las columnas { $columns } empiezan vacías.
}
layout-stairs = De la columna { $first } a la columna { $last }, el número de cartas { $way ->
    [rises] sube
   *[falls] baja
} de uno en uno, de { $from } a { $to }; { $faces }.
stairs-all-up = todas están boca arriba
stairs-last-up = { $n ->
    [one] la última de cada columna está boca arriba
   *[other] las últimas { $count } de cada columna están boca arriba
}, las demás boca abajo
stairs-first-down = { $n ->
    [one] la primera de cada columna está boca abajo
   *[other] las primeras { $count } de cada columna están boca abajo
}, las demás boca arriba
layout-reserves = Junto a las columnas { $n ->
    [one] hay una carta boca arriba, la reserva.
   *[other] hay { $count } cartas boca arriba, la reserva.
}
layout-stock = { $n ->
    [one] La carta restante es el mazo.
   *[other] Las { $count } cartas restantes forman el mazo.
}
layout-no-stock = Con eso se colocan todas las cartas: no hay mazo.

## Rules page: moving cards

moving-never = Las cartas no pasan de una columna a otra.
moving-while-stock-lasts = Las cartas solo pasan de una columna a otra mientras quede mazo.
moving-once-stock-is-empty = Las cartas solo pasan de una columna a otra cuando el mazo está vacío.
moving-turns-up = Una carta boca abajo se descubre en cuanto no tiene ninguna encima.
place-down = Una carta va sobre otra del rango inmediatamente superior, { $suits ->
    [one-suit] del mismo palo.
    [one-colour] del mismo color.
    [alternating] del otro color.
   *[any] de cualquier palo.
}
place-up-or-down = Una carta va sobre otra del rango inmediatamente superior o inferior, { $suits ->
    [one-suit] del mismo palo.
    [one-colour] del mismo color.
    [alternating] del otro color.
   *[any] de cualquier palo.
}
place-nothing-on-ace = Nada va sobre un as, y { $a-king } no va sobre ninguna carta.
place-wrap = Los rangos forman un círculo: { $a-king } va también sobre un as.
place-wrap-in-runs = Los rangos forman un círculo: { $a-king } va también sobre un as, incluso dentro de las secuencias.
place-ends-apart = Los rangos no forman un círculo: { $a-king } no va sobre un as, ni un as sobre { $a-king }.
place-ends-joined = Los rangos forman un círculo: { $a-king } va también sobre un as, y un as sobre { $a-king }.
lift-single = Solo se mueve la última carta de una columna, y siempre de una en una.
lift-run = La última carta de una columna puede moverse sola. Varias cartas al final de una columna se mueven juntas si forman una secuencia { $suits } que desciende rango a rango.
lift-tail = Cualquier carta boca arriba puede moverse, con todas las que tiene encima, en orden o no.

## Rules page: empty columns

vacancy-any-card = Cualquier carta puede ir a una columna vacía.
vacancy-any-run = Cualquier carta, o cualquier secuencia que se mueva junta, puede ir a una columna vacía.
vacancy-any-tail = Cualquier carta boca arriba, con todas las que tiene encima, puede ir a una columna vacía.
vacancy-king = A una columna vacía solo puede ir { $a-king }, con las cartas que se mueven encima.
vacancy-king-alone = A una columna vacía solo puede ir { $a-king }.
vacancy-never = Ninguna carta puede ir a una columna vacía.

## Rules page: the stock

stock-full = Cuando quieras, reparte una fila: una carta boca arriba a cada columna. No se puede repartir una fila mientras haya una columna vacía.
stock-any = Cuando quieras, reparte una fila: una carta boca arriba a cada columna, esté vacía o no.
stock-occupied = Cuando quieras, reparte una fila: una carta boca arriba a cada columna que tenga cartas. Las columnas vacías no reciben ninguna, y si todas están vacías no se puede repartir.
stock-none = No se reparten cartas del mazo.
stock-rows = { $n ->
    [one] una fila
   *[other] { $count } filas
} de { $row-n ->
    [one] una carta
   *[other] { $row } cartas
}
stock-gives = El mazo da para { $rows }.
stock-gives-short-row = El mazo solo da para una fila incompleta; { $n ->
    [one] su única carta va a la columna { $columns }.
   *[other] sus { $count } cartas van a las columnas { $columns }.
}
stock-gives-and-short-row = El mazo da para { $rows } y una última incompleta; { $n ->
    [one] su única carta va a la columna { $columns }.
   *[other] sus { $count } cartas van a las columnas { $columns }.
}
stock-gives-about = Mientras no haya columnas vacías, las { $cards } cartas del mazo dan para { $n ->
    [one] una fila.
   *[other] { $count } filas.
} Si la última fila queda corta, va a las columnas con cartas que están más a la { $side ->
    [left] izquierda.
   *[right] derecha.
}

## Rules page: the reserves

reserves-go = Una carta de la reserva puede ir a una columna siempre que se puedan mover cartas entre columnas, con las mismas reglas.
reserves-take-nothing = Nada va a la reserva.
reserves-stay = Las cartas de la reserva nunca se mueven.

## Rules page: collecting

collect-run-from-king = Una secuencia { $suits } { $king-number ->
    [11] de la { $king }
    [12] de la { $king }
   *[other] del { $king }
} al as está completa cuando se encuentra al final de una columna.
collect-run-from-any = Una secuencia descendente { $suits } está completa cuando tiene { $length } cartas y se encuentra al final de una columna. Puede empezar en cualquier rango, y después del as sigue { $king-number ->
    [11] la { $king }.
    [12] la { $king }.
   *[other] el { $king }.
}
collect-last-of-longer = De una secuencia más larga cuentan las últimas { $length } cartas.
collect-at-once = Una secuencia completa deja la mesa de inmediato y por sí sola.
collect-at-once-by-rows-too = Una secuencia completa deja la mesa de inmediato y por sí sola, también cuando la completa una fila del mazo. Una misma fila puede completar varias secuencias.
collect-by-choice = Puedes retirar una secuencia completa cuando quieras, o dejarla en la mesa y seguir usándola.

## Rules page: the foundations

foundations = { $n ->
    [one] Hay una fundación, que se construye carta a carta y con un solo palo.
   *[other] Hay { $count } fundaciones, que se construyen carta a carta, cada una con un solo palo.
}
foundations-from-ace = Cada fundación empieza con un as y sube { $king-number ->
    [11] hasta la { $king }.
    [12] hasta la { $king }.
   *[other] hasta el { $king }.
}
foundations-from-king = Cada fundación empieza con { $a-king } y baja hasta el as.
foundations-split = Los ases de un color empiezan fundaciones que suben { $king-number ->
    [11] hasta la jota, y las jotas
    [12] hasta la reina, y las reinas
    [13] hasta el rey, y los reyes
   *[other] hasta el { $king }, y los { $king }
} del otro color empiezan fundaciones que bajan hasta el as. Qué color pone los ases lo decide la primera carta que juegues ahí.
foundations-take-end-cards = Solo la última carta de una columna va a una fundación, y ahí se queda.
foundations-lie-above = Las fundaciones están entre las dos hileras, contadas desde la izquierda: la fundación 1 justo encima de la columna { $first }, y así sucesivamente.
from-below-while-stock-lasts = Mientras quede mazo, una carta de la hilera de abajo solo va a una fundación ya empezada si está justo encima de su columna.
from-below-once-stock-is-empty = Cuando el mazo está vacío, una carta de la hilera de abajo solo va a una fundación ya empezada si está justo encima de su columna.
from-below-always = Una carta de la hilera de abajo solo va a una fundación ya empezada si está justo encima de su columna.
from-below-not-upper-row = Las cartas de la hilera de arriba van a cualquier fundación que las acepte.

## Rules page: end of the game

end-won-collected = La partida se gana cuando se han retirado las { $cards } cartas.
end-won-on-foundations = La partida se gana cuando las { $cards } cartas están en las fundaciones.
end-stuck = Se pierde cuando { $ways }.
end-no-card-moves = no se puede mover ninguna carta
end-no-run-collected = no se puede retirar ninguna secuencia
end-no-row-dealt = no se puede repartir ninguna fila
end-too-few-cards = También se pierde cuando queda mazo pero hay menos de { $count } cartas en la mesa, porque entonces ya nunca habrá una en cada columna y no se podrá repartir ninguna fila.

## Rules page: scores

score-network-runs = Puntos de red: uno por cada carta de una secuencia boca arriba { $suits } que empiece en una columna con { $a-king }, y { $run } por cada secuencia retirada. Una partida ganada vale { $won } puntos.
score-network-foundations = Puntos de red: uno por cada carta en una fundación. Una partida ganada vale { $won } puntos.
score-windows = Puntos de Windows: { $start } al empezar, menos { $move } por cada movimiento y { $undo } por cada vez que se deshace; lo que costó un movimiento no se devuelve.
score-windows-runs = Cada secuencia retirada suma { $run } puntos.
score-windows-rows = Repartir una fila no cuesta nada.

## Rules page: deals

deals-own = Un número solo, o con { $words } delante como en { $example }, es un reparto propio de { $program }.
deals-other = Con { $words } delante del número, como en { $example }, las cartas se barajan como en { $program }.
deals-suits = Con { $words }, los palos son { $suits }.
deals-layout = Con { $words }, algunas columnas son distintas al empezar.

## Rules page: about the game

about-names = { $names }.
about-relatives = { $names }.

## Tags of games

tag-one-deck = una baraja
tag-two-decks = dos barajas
tag-three-decks = tres barajas
tag-four-decks = cuatro barajas
tag-five-decks = cinco barajas
tag-one-suit = un palo
tag-two-suits = dos palos
tag-open = cartas descubiertas
tag-foundations = fundaciones
tag-small = pequeño
tag-large = grande
tag-short = corto
tag-long = largo
tag-luck = suerte
tag-thought = habilidad
tag-easy = fácil
tag-medium = medio
tag-hard = difícil

## Problems of a game file. Words out of the file arrive in quotes of their own.

problem-in-line = línea { $line }: { $problem }
problem-too-long = el archivo tiene { $bytes } bytes, y un archivo de juego puede tener { $limit }
problem-syntax = esto no es TOML: { $message }
problem-unknown-key = { $key } no es una clave de { $place }, que conoce { $known }
problem-unknown-key-meant = { $key } no es una clave de { $place }; ¿querías decir `{ $meant }`?
problem-place-file = un archivo de juego
problem-place-table = `{ $table }`
problem-wrong-shape = `{ $key }` debería ser { $expected }, y es { $found }
problem-unknown-word = `{ $key }` es { $word }, y debe ser uno de { $known }
problem-unknown-word-meant = `{ $key }` es { $word }, y debe ser uno de { $known }; ¿querías decir `{ $meant }`?
problem-missing = falta `{ $key }`
problem-out-of-range = `{ $key }` es { $value }, y debe estar entre { $least } y { $most }
problem-far-too-large = `{ $key }` es demasiado grande, y debe estar entre { $least } y { $most }
problem-bad-id = `{ $key }`: { $id } no es un identificador: escribe de 1 a { $most } minúsculas, cifras y guiones
problem-unknown-game = `inherits` no nombra ningún juego incluido: { $id } no existe
problem-unknown-game-meant = `inherits` no nombra ningún juego incluido: { $id } no existe; ¿querías decir `{ $meant }`?
problem-bad-text = `{ $key }` debería tener de 1 a { $most } caracteres en una línea, ninguno de ellos de control
problem-not-a-suit = `suits`: `{ $letter }` no es un palo: escribe una letra de C, D, H y S por cada bloque de una baraja
problem-no-suits = `suits` está vacío: escribe una letra de C, D, H y S por cada bloque de una baraja
problem-not-a-highest-rank = `highest` es { $text }, y debe ser un carácter de 23456789TJQK
problem-pack-too-large = { $decks } × { $blocks } × { $ranks } son { $cards } cartas, y un juego puede tener { $limit }
problem-bad-column-list = `{ $key }`: { $text } no es una lista de columnas: escribe números e intervalos, como en 1-4,7
problem-no-such-column = `{ $key }` reparte a la columna { $column }, y el juego tiene { $columns }
problem-column-twice = `{ $key }` reparte dos veces a la columna { $column } en una fila
problem-empty-row = `{ $key }` no reparte ninguna carta: pon `down`, `up` o los dos
problem-empty-layout = `{ $key }` no reparte ninguna carta
problem-ends-face-down = `{ $key }` deja una carta boca abajo al final de la columna { $column }
problem-down-on-up = `{ $key }` pone en la columna { $column } una carta boca abajo sobre una boca arriba
problem-too-few-cards = la disposición inicial reparte { $layout } cartas y la reserva recibe { $reserves }, y hay { $pack }
problem-layouts-differ = `{ $key }` reparte { $found ->
    [one] 1 carta
   *[other] { $found } cartas
}, y la disposición propia del juego reparte { $expected }
problem-stock-never-dealt = { $cards ->
    [one] queda 1 carta
   *[other] quedan { $cards } cartas
} para el mazo, y `deal.rule = "none"` no reparte ninguna
problem-nothing-to-deal = la disposición inicial y la reserva se llevan las { $cards } cartas, así que no hay filas que repartir: escribe `deal.rule = "none"`
problem-uneven-rows = { $columns ->
    [one] 1 columna no puede
   *[other] { $columns } columnas no pueden
} formar dos hileras iguales
problem-no-lower-row = `foundations.only-from-below` necesita `column-rows = 2`
problem-lift-needs-suit = `lift.unit = "run"` necesita `lift.suit`
problem-lift-has-no-suit = `lift.suit` es solo para `lift.unit = "run"`
problem-runs-only-descend = `place.step = "up-or-down"` no va con `lift.unit = "run"`: las secuencias que se mueven solo descienden
problem-two-ways-to-win = un juego tiene `collect` o `foundations`, no los dos
problem-no-way-to-win = el juego no se puede ganar: pon `collect` o `foundations`
problem-any-rank-needs-wrap = `collect.start = "any-rank"` necesita `place.wrap = true`: si no, ningún rey va sobre un as
problem-no-alternating-runs = las secuencias de colores alternos necesitan en `suits` tantos palos negros como rojos, y aquí hay { $black } y { $red }
problem-columns-never-open = `place.open = "never"` no va con `collect` ni con `reserves`: ninguna carta podría colocarse nunca
problem-too-few-foundations = { $count ->
    [one] una fundación no puede
   *[other] { $count } fundaciones no pueden
} recibir los { $needed } palos del juego
shape = { $shape ->
    [text] un texto entre comillas
    [number] un número entero
    [negative] un número negativo
    [fraction] un número con decimales
    [flag] true o false
    [date] una fecha
    [list] una lista entre corchetes
   *[table] una tabla
}

## Groups of games

group-spider = Spider
group-spiderette = Spiderette
group-roosevelt-s-spider = Spider de Roosevelt
group-little-spider = Little Spider
group-open-games = Juegos descubiertos
group-scorpion = Escorpión

## Games: names and advice

game-spider-name = Spider
game-spider-also-1 = Solitario Spider
game-spider-also-2 = Spider de cuatro palos
game-spider-advice-1 = Descubre primero las cartas ocultas: cada carta que sigue boca abajo es una opción que no tienes.
game-spider-advice-2 = Si puedes elegir, coloca dentro del palo, porque solo esas secuencias se mueven juntas.
game-spider-advice-3 = Coloca sobre cartas altas antes que sobre bajas. Nada va sobre un as, así que una columna que termina en un as queda cerrada.
game-spider-advice-4 = Una columna vacía es lo mejor que hay en la mesa. Úsala para ordenar secuencias por palos, y procura recuperarla antes de repartir la siguiente fila.
game-spider-advice-5 = Unas pocas columnas largas y enredadas no hacen daño si sirven para vaciar las demás.
game-spider-2-name = Spider (2 palos)
game-spider-2-also-1 = Spider de dos palos
game-spider-2-advice-1 = La mitad de las uniones son del mismo palo por puro azar, así que pide más: elige la que deje movible una secuencia larga.
game-spider-2-advice-2 = No entierres una columna de un solo palo bajo una carta del otro, salvo que así se descubra una carta oculta.
game-spider-2-advice-3 = Antes de repartir una fila, ordena las secuencias hasta donde alcancen las columnas vacías, y rellénalas con cartas que pronto vuelvan a moverse.
game-spider-1-name = Spider (1 palo)
game-spider-1-also-1 = Spider de un palo
game-spider-1-advice-1 = Toda unión es del mismo palo, así que toda secuencia se mueve: busca el movimiento que descubre una carta oculta y hazlo.
game-spider-1-advice-2 = Vacía primero la columna más corta, y mantenla vacía mientras las demás aún se puedan ordenar.
game-spider-1-advice-3 = Dos secuencias cuyos rangos encajan pueden ser una. Lo que deja la mesa son las secuencias largas desde el rey.
game-spider-relaxed-name = Spider relajado
game-spider-relaxed-also-1 = Spider Relaxed
game-spider-relaxed-advice-1 = Una secuencia completa se va sean cuales sean sus palos, así que vale la pena terminar una mezclada, aunque solo se muevan sus partes de un mismo palo.
game-spider-relaxed-advice-2 = Construye columnas largas desde un rey allí donde esté: lo que ya no tiene que moverse puede ir mezclado.
game-spider-relaxed-advice-3 = Mantén de un solo palo las secuencias que aún deban viajar, y descubre las cartas ocultas antes que nada.
game-spider-easy-name = Spider fácil
game-spider-easy-also-1 = Spider Easy
game-spider-easy-advice-1 = Aquí los palos no cuentan para nada; piensa en los rangos y en las cartas ocultas.
game-spider-easy-advice-2 = Toda secuencia descendente se mueve junta, así que casi cualquier unión es buena. Elige la que descubra una carta o vacíe una columna.
game-spider-easy-advice-3 = Guarda una columna vacía hasta que toque repartir; un rey que muevas ahí puede convertirse en una secuencia entera.
game-spider-open-deal-name = Spider de reparto libre
game-spider-open-deal-also-1 = Spider de KPatience
game-spider-open-deal-advice-1 = Se puede repartir una fila aunque haya columnas vacías, así que no hace falta rellenar ninguna; de todos modos, cada una recibe una carta.
game-spider-open-deal-advice-2 = Eso no es motivo para repartir pronto. Usa antes las columnas vacías para ordenar secuencias y descubrir cartas ocultas.
game-spider-open-deal-advice-3 = Coloca dentro del palo cuando puedas, y sobre cartas altas antes que sobre bajas.
game-red-black-spider-name = Spider rojo y negro
game-red-black-spider-also-1 = Spider de dos colores
game-red-black-spider-advice-1 = Los colores hacen aquí lo que los palos en Spider: pon rojo sobre rojo y negro sobre negro, porque solo esas secuencias se mueven.
game-red-black-spider-advice-2 = Una secuencia completa espera a que la retires. Guárdala un rato si sus cartas aún pueden recibir otras.
game-red-black-spider-advice-3 = Descubre pronto las cartas ocultas, coloca primero sobre cartas altas y vacía columnas.
game-black-widow-name = Black Widow
game-black-widow-also-1 = Scarab
game-black-widow-advice-1 = Las secuencias de cualquier palo se mueven juntas, pero solo se van las de un mismo palo: mueve con libertad y ordena pronto.
game-black-widow-advice-2 = Aprovecha esa libertad para vaciar columnas, y luego las columnas vacías para separar palo a palo las secuencias mezcladas.
game-black-widow-advice-3 = Una secuencia larga y mezclada es fácil de llevar y difícil de deshacer. No escondas en su interior justo la carta que aún le falta a un palo.
game-tarantula-name = Tarántula
game-tarantula-advice-1 = Se mueven las secuencias de un color, se van las de un palo: une por palo si puedes, y si no, por color.
game-tarantula-advice-2 = Separar picas de tréboles, o corazones de diamantes, cuesta columnas vacías. Ten una antes de empezar.
game-tarantula-advice-3 = Descubre primero las cartas ocultas, y coloca sobre cartas altas antes que sobre bajas.
game-beetle-name = Beetle
game-beetle-also-1 = Spider descubierto
game-beetle-advice-1 = No hay ninguna carta oculta en la mesa, así que puedes planear hasta la próxima fila: busca la columna que se deshace a menor precio.
game-beetle-advice-2 = Lo que hay debajo de una columna importa más que lo que hay encima. Busca reyes para las columnas vacías y las cartas que se unen dentro del palo.
game-beetle-advice-3 = Solo el mazo es desconocido. Reparte cuando la mesa esté tan ordenada como pueda estarlo.
game-spiderette-name = Spiderette
game-spiderette-also-1 = Spider de una baraja
game-spiderette-advice-1 = Las columnas de la izquierda son cortas: vacíalas antes de repartir la primera fila, y rellénalas con lo que más ayude.
game-spiderette-advice-2 = De cada carta hay una sola: mira dónde está la siguiente de un palo antes de construir sin ella.
game-spiderette-advice-3 = Las columnas largas de la derecha guardan la mayoría de las cartas ocultas. Trabaja hacia ellas.
game-spiderette-2-name = Spiderette (2 palos)
game-spiderette-2-advice-1 = La mitad de las uniones son del mismo palo. Acepta esas, y una mezclada solo si descubre una carta o vacía una columna.
game-spiderette-2-advice-2 = Vacía primero las columnas cortas de la izquierda, y luego excava en las largas.
game-spiderette-2-advice-3 = La última fila tiene solo tres cartas, para las columnas 1 a 3: deja ahí lo que pueda aguantar una carta encima.
game-spiderette-1-name = Spiderette (1 palo)
game-spiderette-1-advice-1 = Toda secuencia se mueve, así que haz cada movimiento que descubra una carta oculta.
game-spiderette-1-advice-2 = Entre movimientos iguales, decide por lo que hay debajo: la columna con menos cartas ocultas se vacía antes.
game-spiderette-1-advice-3 = Une las secuencias antes de que les caiga una fila encima; cuatro secuencias desde el rey ganan la partida.
game-baby-spiderette-name = Baby Spiderette
game-baby-spiderette-advice-1 = Toda secuencia descendente se mueve junta, sean cuales sean sus palos, y las cartas ocultas se descubren rápido. Aprovecha eso primero.
game-baby-spiderette-advice-2 = Solo se van las secuencias de un palo. Guarda una columna vacía para ordenar cuando ya no queden cartas ocultas.
game-baby-spiderette-advice-3 = Vacía las columnas cortas de la izquierda antes de la primera fila.
game-will-o-the-wisp-name = Will o’ the Wisp
game-will-o-the-wisp-advice-1 = Con dos cartas ocultas por columna, una columna vacía nunca está lejos: intenta lograr la primera antes de repartir la primera fila.
game-will-o-the-wisp-advice-2 = La mayor parte de la baraja sigue en el mazo. Mantén las secuencias en su palo, porque las filas las cubrirán todas.
game-will-o-the-wisp-advice-3 = La última fila tiene solo tres cartas, para las columnas 1 a 3.
game-will-o-the-wisp-2-name = Will o’ the Wisp (2 palos)
game-will-o-the-wisp-2-advice-1 = Acepta las uniones del mismo palo cuando lleguen, que es la mitad de las veces, y las mezcladas para vaciar una columna.
game-will-o-the-wisp-2-advice-2 = Ordena lo que puedas antes de cada fila: cinco filas son muchas para una mesa tan pequeña.
game-will-o-the-wisp-2-advice-3 = Una columna vacía debe rellenarse antes de repartir una fila, así que rellénala con una secuencia que libere algo.
game-will-o-the-wisp-1-name = Will o’ the Wisp (1 palo)
game-will-o-the-wisp-1-advice-1 = Toda unión es buena y toda secuencia se mueve: descubre las cartas ocultas y forma después secuencias largas.
game-will-o-the-wisp-1-advice-2 = En una columna vacía pon un rey antes que una carta pequeña; una secuencia que empieza en el rey ya no tiene que moverse.
game-will-o-the-wisp-1-advice-3 = Une las secuencias antes de que una fila las cubra.
game-fair-maids-name = Fair Maids
game-fair-maids-advice-1 = Los colores alternan en las secuencias que se mueven y en las que se van: rojo sobre negro, negro sobre rojo.
game-fair-maids-advice-2 = Una unión de un solo color es solo un sitio donde dejar una carta. Deshazla antes de que la cubra la siguiente fila.
game-fair-maids-advice-3 = Descubre primero las cartas ocultas. Los palos en sí no cuentan aquí.
game-spider-3-decks-name = Spider (3 barajas)
game-spider-3-decks-also-1 = Gran Spider
game-spider-3-decks-also-2 = Spiderwort
game-spider-3-decks-advice-1 = De cada carta hay tres: si una está enterrada, puede servir otra.
game-spider-3-decks-advice-2 = En cada una de las trece columnas hay cinco cartas ocultas. Elige dos o tres columnas y excava ahí, mejor que un poco en todas.
game-spider-3-decks-advice-3 = Construye dentro del palo desde el principio. Caerán seis filas sobre la mesa, y las secuencias mezcladas no salen de debajo.
game-spider-4-decks-name = Spider (4 barajas)
game-spider-4-decks-also-1 = Gran Spider de cuatro barajas
game-spider-4-decks-advice-1 = Quedan diez filas por llegar, cartas suficientes en cada columna para taparlo todo dos veces. El orden cuenta más que la prisa.
game-spider-4-decks-advice-2 = Vacía una columna antes de cada fila, ordena con ella y rellénala al final.
game-spider-4-decks-advice-3 = Con cuatro ejemplares de cada carta, la buena suele estar descubierta en algún sitio: mira las trece columnas antes de conformarte con una unión mezclada.
game-spider-5-decks-name = Spider (5 barajas)
game-spider-5-decks-advice-1 = Tienen que irse veinte secuencias. Termina una siempre que puedas, porque cada una deja sitio en una columna que tiene poco.
game-spider-5-decks-advice-2 = Quince columnas ofrecen muchas uniones a la vez: acepta las del mismo palo, y luego las que descubren una carta.
game-spider-5-decks-advice-3 = La última fila tiene solo cinco cartas, para las columnas 1 a 5.
game-spiderwort-2-name = Spiderwort (2 palos)
game-spiderwort-2-also-1 = Spider (3 barajas, 2 palos)
game-spiderwort-2-advice-1 = Seis ejemplares de cada carta te dejan elegir casi siempre: elige la unión del mismo palo, y luego la que tape menos cartas ocultas.
game-spiderwort-2-advice-2 = Deja que unas pocas columnas sean mezcladas y largas, y mantén limpias las demás.
game-spiderwort-2-advice-3 = Usa cada columna vacía para ordenar antes de la siguiente fila de trece.
game-spiderwort-1-name = Spiderwort (1 palo)
game-spiderwort-1-also-1 = Spider (3 barajas, 1 palo)
game-spiderwort-1-advice-1 = Toda secuencia se mueve, y las cartas ocultas se descubren rápido: vacía columnas enteras antes de que empiecen las filas.
game-spiderwort-1-advice-2 = Tienen que irse doce secuencias. Constrúyelas desde los reyes en columnas vacías, y une los trozos según aparezcan.
game-spiderwort-1-advice-3 = Es más largo que difícil; lo que hace perder es repartir filas cuando aún quedan uniones en la mesa.
game-little-spider-name = Little Spider
game-little-spider-advice-1 = Mientras quede mazo, las cartas solo van a las fundaciones. No lo mandes todo: lo que queda en los montones es aquello con lo que construirás después.
game-little-spider-advice-2 = En la segunda parte, ordena los montones por palo y rango antes de que las fundaciones se adelanten.
game-little-spider-advice-3 = Si los ases rojos y los reyes negros empiezan las fundaciones, un rey rojo o un as negro bloquea su montón casi hasta el final. Guarda en la mesa las reinas para los reyes y los doses para los ases hasta que estén colocados. Si los colores están al revés, lo mismo vale para los reyes negros y los ases rojos.
game-little-spider-advice-4 = Un montón vacío sigue vacío, así que deja una carta donde puedas.
game-little-spider-strict-name = Little Spider estricto
game-little-spider-strict-advice-1 = El lugar que eliges para cada primer as o rey decide qué montón de abajo lo alimenta mientras quede mazo: mira qué hay debajo.
game-little-spider-strict-advice-2 = La hilera de arriba es libre. Si una carta puede ir desde cualquiera de las dos, piensa antes en la de abajo, que tiene menos salidas.
game-little-spider-strict-advice-3 = Cuando el mazo se vacía, la regla de las hileras deja de valer, y lo que cuenta es el orden de los montones.
game-little-spider-strict-always-name = Little Spider siempre estricto
game-little-spider-strict-always-advice-1 = Una carta de la hilera de abajo solo llega a su fundación desde justo debajo, incluso al final. En la segunda parte, llévala a la hilera de arriba o a ese montón.
game-little-spider-strict-always-advice-2 = Elige el lugar de cada primer as o rey según los palos que haya debajo.
game-little-spider-strict-always-advice-3 = Mantén vivos los montones de arriba: uno vacío sigue vacío, y era un camino libre a todas las fundaciones.
game-little-spider-wrap-name = Little Spider circular
game-little-spider-wrap-also-1 = Little Spider con reyes sobre ases
game-little-spider-wrap-advice-1 = En la segunda parte, reyes y ases van unos sobre otros, así que los dos rangos que bloquean pueden apartarse mutuamente del camino.
game-little-spider-wrap-advice-2 = Pon un rey sobre un as solo si los dos hacen falta tarde; si no, entierras el que hace falta antes.
game-little-spider-wrap-advice-3 = Ordena los montones antes de que las fundaciones se adelanten, y no vacíes ninguno sin necesidad.
game-simple-simon-name = Simple Simon
game-simple-simon-advice-1 = Todas las cartas están a la vista y no vendrá ninguna más: planea antes de tocar una.
game-simple-simon-advice-2 = Las columnas cortas de la derecha son las columnas vacías de mañana. Vacía una, y piénsatelo dos veces antes de cederla.
game-simple-simon-advice-3 = Solo se mueven las secuencias de un palo, así que una unión mezclada es una carta aparcada. Ten claro quién vendrá a buscarla.
game-simon-jester-name = Simon Jester
game-simon-jester-advice-1 = La última columna tiene una carta, y su vecina dos: empieza por ahí y pronto tendrás columnas vacías.
game-simon-jester-advice-2 = De cada carta hay dos. Antes de excavar en busca de una, mira dónde está la otra.
game-simon-jester-advice-3 = Une dentro del palo mientras la mesa esté muy abierta; las columnas largas de la izquierda solo se deshacen si hay secuencias limpias donde ponerlas.
game-mrs-mop-name = Mrs. Mop
game-mrs-mop-advice-1 = Todo está a la vista en trece columnas de ocho, sin mazo: lo que gana es un plan para la primera columna vacía.
game-mrs-mop-advice-2 = Elige la columna cuyas cartas encuentren todas un sitio, y llega hasta el fondo antes de hacer cualquier otro movimiento.
game-mrs-mop-advice-3 = Cada carta tiene una doble. Usa la que se une dentro del palo, y deja que la otra sostenga un rato una secuencia mezclada.
game-grandmothers-game-name = Grandmother’s Game
game-grandmothers-game-advice-1 = Todas las columnas están a la vista, así que excava donde una columna vacía cueste menos.
game-grandmothers-game-advice-2 = Se puede repartir aunque haya columnas vacías. Aun así, usa antes la que tengas; el reparto la rellena por ti.
game-grandmothers-game-advice-3 = La última fila tiene solo cuatro cartas, para las columnas 1 a 4: ten tus columnas vacías y el trabajo terminado más a la derecha.
game-grounds-for-a-divorce-name = Grounds for a Divorce
game-grounds-for-a-divorce-also-1 = Scheidungsgrund
game-grounds-for-a-divorce-advice-1 = Un rey va sobre un as, así que ninguna carta cierra su columna y ninguna secuencia está nunca acabada. Trece cartas seguidas de un palo, cualesquiera, se van.
game-grounds-for-a-divorce-advice-2 = Al repartir una fila, solo reciben carta las columnas que tienen alguna: con unas cuantas columnas vacías, el mazo dura más y entierra menos.
game-grounds-for-a-divorce-advice-3 = De una secuencia más larga se van las últimas trece. Las de antes se quedan, y sobre ellas se puede volver a construir.
game-scorpion-name = Escorpión
game-scorpion-advice-1 = Toda carta boca arriba se mueve con todo lo que tiene encima, pero a un único sitio: la siguiente carta de su palo. Mira dónde está antes de enterrarla.
game-scorpion-advice-2 = Descubre primero las doce cartas ocultas de la izquierda, y deja las tres cartas del mazo hasta que nada más ayude.
game-scorpion-advice-3 = Cuidado con la carta que tapa su propio sitio: una reina sobre el rey de su palo, en la misma columna, puede encerrarse a sí misma.
game-scorpion-advice-4 = Solo un rey ocupa una columna vacía, así que mira qué rey moverías antes de vaciar una.
game-wasp-name = Wasp
game-wasp-advice-1 = Cualquier carta ocupa una columna vacía, con todo lo que tiene encima: así se abre una columna que se ha cerrado sola.
game-wasp-advice-2 = Vacía pronto una columna, y úsala una y otra vez en lugar de ocuparla para siempre.
game-wasp-advice-3 = Descubre primero las cartas ocultas de la izquierda; las tres cartas del mazo pueden esperar.
game-double-scorpion-name = Doble Escorpión
game-double-scorpion-advice-1 = Aquí cada carta tiene dos sitios, no uno: antes de mover, mira qué liberaría el otro.
game-double-scorpion-advice-2 = En las cinco columnas de la izquierda hay veinte cartas ocultas. Descúbrelas primero.
game-double-scorpion-advice-3 = Solo los reyes ocupan columnas vacías. Las cuatro cartas del mazo caen en las columnas 1 a 4; repártelas tarde.
game-three-blind-mice-name = Three Blind Mice
game-three-blind-mice-advice-1 = A la derecha hay nueve cartas ocultas: descúbrelas primero, junto con todo lo que se mueva libremente.
game-three-blind-mice-advice-2 = Las dos cartas de la reserva son tuyas desde el principio, pero nada vuelve ahí. Juega una cuando reciba encima una carta útil, no solo porque encaje.
game-three-blind-mice-advice-3 = Solo un rey ocupa una columna vacía. Mira cuál, y qué tiene encima, antes de vaciar una columna.

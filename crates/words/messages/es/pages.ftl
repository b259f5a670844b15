# The Spanish texts of the rules that are read away from the table: rules pages, tips, and what is
# wrong with pictures, positions and deals. `table.ftl` has the others.


## Statistics

group-own = primeros intentos
group-undo-off = sin deshacer, elegido de antemano
group-no-undo = nada deshecho
group-undo = deshacer sin carta nueva
group-new-card = deshacer tras una carta nueva
group-helped = con ayuda
group-again = jugadas otra vez


## Pictures of positions that cannot be read. Cards are written as they are typed.

text-at = línea { $line }, carácter { $column }: { $problem }
picture-too-long = un diagrama puede tener como máximo { $limit } bytes
picture-empty = un diagrama debe mostrar al menos una pila
picture-label = aquí debe ir el número de una columna, `stock`, `reserves`, `foundations` o `collected`, seguido de dos puntos
picture-no-such-column = { $columns ->
    [one] el juego solo tiene la columna 1
   *[other] el juego tiene las columnas 1 a { $columns }
}
picture-twice = una segunda línea { $label }
picture-unknown = `##` es una carta desconocida, pero en una posición deben figurar todas las cartas, como en #7D
picture-unknown-open = solo las cartas de las columnas y del mazo pueden ser desconocidas
picture-face-down = solo las cartas de las columnas pueden estar boca abajo
picture-range = aquí deben ir cartas seguidas de un mismo palo, como KS-9S
picture-vacancy = `--` debe ir solo: indica una columna vacía, un mazo vacío o una carta de reserva ya jugada
picture-reserve = en una reserva va una sola carta o `--`
picture-foundation = aquí deben ir `[`, las cartas de una base y `]`

## Invalid positions

position-at = { $location }: { $problem }
position-card = { $pile }, carta { $number }
position-pile = { $kind ->
    [column] columna { $number }
    [reserve] reserva { $number }
    [foundation] base { $number }
    [collected] secuencia retirada { $number }
   *[stock] mazo
}
position-columns = el juego solo tiene { $count ->
    [one] una columna
   *[other] { $count } columnas
}
position-reserves = el juego { $count ->
    [0] no tiene reservas
    [one] solo tiene una reserva
   *[other] solo tiene { $count } reservas
}
position-foundations = el juego { $count ->
    [0] no tiene bases
    [one] solo tiene una base
   *[other] solo tiene { $count } bases
}
position-down-on-up = una carta boca abajo no puede estar sobre otra boca arriba
position-end-face-down = la última carta de una columna debe estar boca arriba
position-unseen-on-seen = una carta que nunca se ha visto no puede estar sobre otra que ya se vio
position-run-on-table = esta secuencia está completa, y el juego la habría retirado
position-no-collecting = en este juego no se retiran secuencias
position-not-a-run = { $found ->
    [one] una sola carta no es
   *[other] estas { $found } cartas no son
} una secuencia completa, que en este juego tiene { $length ->
    [one] una carta
   *[other] { $length } cartas
} y empieza por { $king-number ->
    [11] la { $king }
    [12] la { $king }
   *[other] el { $king }
}
position-foundation = la carta { $card } no puede estar en esta base
position-too-many = { $expected ->
    [0] la carta { $card } no está en la baraja
    [one] la carta { $card } solo está una vez en la baraja, así que esta sobra
   *[other] la carta { $card } solo está { $expected } veces en la baraja, así que esta sobra
}
position-missing = { $count ->
    [one] falta una carta de la baraja: { $card }
   *[other] faltan { $count } cartas de la baraja, entre ellas { $card }
}
position-missing-no-runs = { $count ->
    [one] falta una carta de la baraja: { $card }; por sí sola no es una secuencia completa que pudiera haberse retirado
   *[other] faltan { $count } cartas de la baraja, entre ellas { $card }, y no forman secuencias completas que pudieran haberse retirado
}
position-unseen-count = `##` representa { $found ->
    [one] una carta
   *[other] { $found } cartas
}, pero { $left ->
    [0] figuran todas las cartas de la baraja
    [one] solo una carta de la baraja no figura
   *[other] { $left } cartas de la baraja no figuran
}

## Cards that a move shows for the first time

reveal-awaited = indica qué carta se { $kind ->
    [dealt] reparte
   *[turned-up] descubre
} en la columna { $column }
reveal-too-many = el movimiento { $shown ->
    [0] no muestra cartas nuevas
    [one] solo muestra una carta nueva
   *[other] solo muestra { $shown } cartas nuevas
}, pero se han indicado más
reveal-not-unseen = la carta { $card } no está entre las que aún no se han visto

## Deals that cannot be read or laid out. Words from the text arrive in quotes.

quoted = «{ $text }»
deal-not-a-game = { $word } no es un identificador de juego: usa minúsculas, cifras y guiones
deal-game-alone = después del juego debe ir un número de partida, como en { $example }
deal-not-a-scheme = { $word } no es un número de partida: escribe uno como 1234, solo o después de { $schemes } o { $list }, por ejemplo ms:1234
deal-no-number = después de { $scheme } debe ir un número, como en { $example }
deal-not-a-digit = { $letter } no es una cifra
deal-number-unknown = no existe esa partida: los números de { $scheme } van de { $least } a { $most }
deal-number-elsewhere = { $problem }; si es un número de { $program }, escribe { $deal }
deal-of-other-game = esta partida es de { $other }, no de { $game }
deal-card-count = una lista debe tener de 1 a { $most } cartas, no { $found }
deal-unknown-there = { $game } no tiene partidas con números { $scheme }; usa { $others }
deal-wrong-count = { $game } se juega con { $expected } cartas, pero la lista tiene { $found }
deal-wrong-card = en { $game } { $expected ->
    [0] no hay ninguna { $card }, pero la lista sí la tiene
    [one] la carta { $card } está solo una vez, pero en la lista está { $found }
   *[other] la carta { $card } está solo { $expected } veces, pero en la lista está { $found }
}
deal-no-layout = { $game } no tiene disposición { $scheme }
not-a-card = { $word } no es una carta: escribe un valor de A23456789TJQK y un palo de CDHS, como en 7C o TD

## Rules page: headings

page-goal = Objetivo
page-layout = Disposición inicial
page-moving = Mover las cartas
page-empty-columns = Columnas vacías
page-stock = El mazo
page-reserves = La reserva
page-collecting = Retirar secuencias
page-foundations = Las bases
page-end = Final de la partida
page-scores = Puntuación
page-deals = Números de partida
page-names = También conocido como
page-relatives = Juegos parecidos
page-advice = Estrategia

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

## Rules page: goal

goal-runs-from-king = Ordena las cartas en secuencias { $suits }, { $king-number ->
    [11] de la { $king }
    [12] de la { $king }
   *[other] del { $king }
} al as. Las secuencias completas se retiran de la mesa; { $n ->
    [one] con esa única secuencia se gana la partida.
   *[other] cuando se han retirado las { $count }, se gana la partida.
}
goal-runs-from-any = Ordena las cartas en secuencias descendentes { $suits }, de { $length } cartas cada una. Las secuencias completas se retiran de la mesa; { $n ->
    [one] con esa única secuencia se gana la partida.
   *[other] cuando se han retirado las { $count }, se gana la partida.
}
goal-runs-stay = Ordena las cartas en secuencias { $suits }, { $king-number ->
    [11] de la { $king }
    [12] de la { $king }
   *[other] del { $king }
} al as, cada una sola en su columna. Las secuencias completas se quedan en la mesa.
goal-foundations = Lleva las { $cards } cartas a { $n ->
    [one] la base, donde
   *[other] las { $count } bases, donde
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
layout-columns-in-two-rows = Las { $count } columnas forman dos hileras: { $half-n ->
    [one] la columna { $upper } arriba y la columna { $lower } abajo.
   *[other] las columnas { $upper } arriba y las columnas { $lower } abajo.
}
layout-down = { $n ->
    [one] una carta boca abajo
   *[other] { $count } cartas boca abajo
}
layout-up = { $n ->
    [one] una carta boca arriba
   *[other] { $count } cartas boca arriba
}
layout-both = { $down } y, encima, { $up }
layout-all = Cada columna recibe { $cards }.
layout-group = { $n ->
    [one] La columna { $columns } recibe { $cards }.
   *[other] Las columnas { $columns } reciben cada una { $cards }.
}
layout-empty = { $n ->
    [one] La columna { $columns } empieza vacía.
   *[other] Las columnas { $columns } empiezan vacías.
}
layout-stairs = De la columna { $first } a la columna { $last }, el número de cartas { $way ->
    [rises] aumenta
   *[falls] disminuye
} de una en una, de { $from } a { $to }; { $faces }.
stairs-all-up = todas están boca arriba
stairs-last-up = { $n ->
    [one] la última de cada columna está boca arriba
   *[other] las { $count } últimas de cada columna están boca arriba
}, las demás boca abajo
stairs-first-down = { $n ->
    [one] la primera de cada columna está boca abajo
   *[other] las { $count } primeras de cada columna están boca abajo
}, las demás boca arriba
layout-reserves = Junto a las columnas { $n ->
    [one] hay una carta boca arriba: la reserva.
   *[other] hay { $count } cartas boca arriba: la reserva.
}
layout-reserves-empty = Junto a las columnas { $n ->
    [one] hay un lugar vacío: la reserva.
   *[other] hay { $count } lugares vacíos: la reserva.
}
layout-reserves-some = Junto a las columnas hay { $count } lugares: la reserva. En los primeros { $cards } hay una carta boca arriba; los demás están vacíos.
layout-stock = { $n ->
    [one] La carta restante forma el mazo.
   *[other] Las { $count } cartas restantes forman el mazo.
}
layout-no-stock = Esas son todas las cartas: no hay mazo.

## Rules page: moving cards

moving-never = Las cartas no pasan de una columna a otra.
moving-while-stock-lasts = Las cartas solo pueden pasar de una columna a otra mientras queden cartas en el mazo.
moving-once-stock-is-empty = Las cartas solo pueden pasar de una columna a otra cuando el mazo está vacío.
moving-turns-up = Una carta boca abajo se descubre en cuanto no tiene ninguna encima.
# In lists of games.
trait-runs-move = Las secuencias { $suits } se mueven juntas.
trait-open = Todas las cartas están boca arriba.
place-down = Una carta va sobre otra del valor inmediatamente superior, { $suits ->
    [one-suit] del mismo palo.
    [one-colour] del mismo color.
    [alternating] del otro color.
   *[any] de cualquier palo.
}
place-up-or-down = Una carta va sobre otra del valor inmediatamente superior o inferior, { $suits ->
    [one-suit] del mismo palo.
    [one-colour] del mismo color.
    [alternating] del otro color.
   *[any] de cualquier palo.
}
place-lower = Una carta va sobre cualquier otra de valor superior, { $suits ->
    [one-suit] del mismo palo.
    [one-colour] del mismo color.
    [alternating] del otro color.
   *[any] de cualquier palo.
}
# For packs of one suit.
place-down-plain = Una carta va sobre otra del valor inmediatamente superior.
place-up-or-down-plain = Una carta va sobre otra del valor inmediatamente superior o inferior.
place-lower-plain = Una carta va sobre cualquier otra de valor superior.
place-same-rank = También va sobre cualquier carta de su mismo valor.
place-nothing-on-ace = Sobre un as no va ninguna carta, y { $a-king } no va sobre ninguna otra.
place-wrap = El orden es circular: sobre un as también va { $a-king }.
place-wrap-in-runs = El orden es circular: sobre un as también va { $a-king }, incluso dentro de una secuencia.
place-ends-apart = El orden no es circular: { $a-king } no va sobre un as, ni un as sobre { $a-king }.
place-ends-joined = El orden es circular: { $a-king } también va sobre un as, y un as sobre { $a-king }.
lift-single = Solo se puede mover la última carta de una columna, y siempre de una en una.
lift-run = La última carta de una columna siempre se puede mover. Varias cartas al final de una columna se mueven juntas si forman una secuencia descendente { $suits }, sin saltos.
lift-run-plain = La última carta de una columna siempre se puede mover. Varias cartas al final de una columna se mueven juntas si forman una secuencia descendente, sin saltos.
lift-same-rank = También se mueven juntas varias cartas del mismo valor al final de una columna.
lift-tail = Cualquier carta boca arriba se puede mover, junto con todas las que tiene encima, estén en orden o no.

## Rules page: empty columns

vacancy-any-card = Cualquier carta puede ir a una columna vacía.
vacancy-any-run = Cualquier carta, o cualquier secuencia que pueda moverse junta, puede ir a una columna vacía.
vacancy-any-together = Cualquier carta, o cualquier grupo de cartas que pueda moverse junto, puede ir a una columna vacía.
vacancy-any-tail = Cualquier carta boca arriba, con todas las que tiene encima, puede ir a una columna vacía.
vacancy-king = A una columna vacía solo puede ir { $a-king }, junto con las cartas que se mueven a la vez.
vacancy-king-alone = A una columna vacía solo puede ir { $a-king }.
vacancy-never = Ninguna carta puede ir a una columna vacía.

## Rules page: the stock

stock-full = Siempre que no haya columnas vacías, puedes repartir una fila: una carta boca arriba en cada columna.
stock-any = Puedes repartir una fila en cualquier momento: una carta boca arriba en cada columna, esté vacía o no.
stock-occupied = Puedes repartir una fila en cualquier momento: una carta boca arriba en cada columna que tenga cartas. Las columnas vacías no reciben ninguna; si todas están vacías, no se puede repartir.
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
stock-gives-and-short-row = El mazo da para { $rows } y una última incompleta: { $n ->
    [one] su única carta va a la columna { $columns }.
   *[other] sus { $count } cartas van a las columnas { $columns }.
}
stock-gives-about = Mientras no haya columnas vacías, las { $cards } cartas del mazo dan para { $n ->
    [one] una fila.
   *[other] { $count } filas.
} Si la última fila queda incompleta, va a las columnas con cartas que estén más a la { $side ->
    [left] izquierda.
   *[right] derecha.
}

## Rules page: the reserves

reserves-go = Siempre que se puedan mover cartas entre columnas, también se puede llevar a una columna una carta de la reserva, con las mismas reglas.
reserves-take-nothing = No se puede llevar ninguna carta a la reserva.
reserves-take-cards = Un lugar vacío de la reserva admite cualquier carta suelta del final de una columna.

## Rules page: collecting

collect-run-from-king = Una secuencia { $suits }, { $king-number ->
    [11] de la { $king }
    [12] de la { $king }
   *[other] del { $king }
} al as, está completa cuando queda al final de una columna.
collect-run-from-any = Una secuencia descendente { $suits } está completa cuando tiene { $length } cartas y queda al final de una columna. Puede empezar por cualquier valor; después del as sigue { $king-number ->
    [11] la { $king }.
    [12] la { $king }.
   *[other] el { $king }.
}
collect-last-of-longer = De una secuencia más larga solo cuentan las últimas { $length } cartas.
collect-at-once = Una secuencia completa se retira de la mesa al instante, por sí sola.
collect-at-once-by-rows-too = Una secuencia completa se retira de la mesa al instante, por sí sola, aunque la complete una fila del mazo. Una misma fila puede completar varias secuencias.
collect-by-choice = Puedes retirar una secuencia completa cuando quieras, o dejarla en la mesa y seguir usándola.

## Rules page: the foundations

foundations = { $n ->
    [one] Hay una base, que se construye carta a carta con un solo palo.
   *[other] Hay { $count } bases, que se construyen carta a carta, cada una con un solo palo.
}
foundations-from-ace = Cada base empieza con un as y sube { $king-number ->
    [11] hasta la { $king }.
    [12] hasta la { $king }.
   *[other] hasta el { $king }.
}
foundations-from-king = Cada base empieza con { $a-king } y baja hasta el as.
foundations-split = Las bases empiezan con { $king-number ->
    [11] ases rojos y jotas negras o, al revés, con ases negros y jotas rojas. Desde los ases se sube hasta la jota, y desde las jotas se baja hasta el as.
    [12] ases rojos y reinas negras o, al revés, con ases negros y reinas rojas. Desde los ases se sube hasta la reina, y desde las reinas se baja hasta el as.
    [13] ases rojos y reyes negros o, al revés, con ases negros y reyes rojos. Desde los ases se sube hasta el rey, y desde los reyes se baja hasta el as.
   *[other] ases rojos y cartas negras de valor { $king } o al revés. Desde los ases se sube hasta el { $king }, y desde el { $king } se baja hasta el as.
} La primera carta que pongas en ellas decide cuál de los dos casos vale.
foundations-take-end-cards = Solo la última carta de una columna puede ir a una base, y ahí se queda.
foundations-lie-above = Las bases están entre las dos hileras, de izquierda a derecha: la base 1 justo encima de la columna { $first }, y así sucesivamente.
from-below-while-stock-lasts = Mientras queden cartas en el mazo, una carta de la hilera de abajo solo puede ir a una base vacía o a la que está justo encima de su columna.
from-below-once-stock-is-empty = Cuando el mazo está vacío, una carta de la hilera de abajo solo puede ir a una base vacía o a la que está justo encima de su columna.
from-below-always = Una carta de la hilera de abajo solo puede ir a una base vacía o a la que está justo encima de su columna.
from-below-not-upper-row = Las cartas de la hilera de arriba pueden ir a cualquier base que las admita.

## Rules page: end of the game

end-won-collected = La partida se gana cuando se han retirado las { $cards } cartas.
end-won-in-columns = La partida se gana cuando cada columna está vacía o contiene una secuencia completa y nada más.
end-won-on-foundations = La partida se gana cuando las { $cards } cartas están en las bases.
end-stuck = Se pierde cuando no se puede mover ninguna carta{ $runs ->
    [taken] { $rows ->
        [dealt] , retirar ninguna secuencia
       *[none] { " " }ni retirar ninguna secuencia
    }
   *[leave] { "" }
}{ $rows ->
    [dealt] { " " }ni repartir ninguna fila
   *[none] { "" }
}.
end-no-card-moves = no se puede mover ninguna carta
end-no-run-collected = no se puede retirar ninguna secuencia
end-no-row-dealt = no se puede repartir ninguna fila
end-too-few-cards = También se pierde cuando aún quedan cartas en el mazo pero hay menos de { $count } en la mesa: ya no se pueden ocupar todas las columnas, así que no se puede repartir ninguna fila.

## Rules page: scores

score-network-runs = Cartas en orden: una por cada carta de una secuencia boca arriba { $suits } que empiece por { $a-king } en una columna, y { $run } por cada secuencia retirada. Una partida ganada llega a { $won }.
score-network-runs-stay = Cartas en orden: una por cada carta de una secuencia boca arriba { $suits } que empiece por { $a-king } en una columna. Una partida ganada llega a { $won }.
score-network-foundations = Cartas en orden: una por cada carta en una base. Una partida ganada llega a { $won }.
score-windows = Puntos, como en Windows: { $start } al empezar, menos { $move } por cada movimiento y { $undo } cada vez que deshaces. Deshacer un movimiento no devuelve lo que costó.
score-windows-runs = Cada secuencia retirada suma { $run } puntos.
score-windows-rows = Repartir una fila no cuesta nada.

## Rules page: deals

deals-own = Un número solo corresponde a una partida propia de { $program }.
deals-other = Con { $words } delante del número, como en { $example }, las cartas se barajan como en { $program }.
deals-suits = Con { $words }, los palos son { $suits }.
deals-layout = Con { $words }, algunas columnas empiezan de otra manera.

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
tag-three-suits = tres palos
tag-open = cartas a la vista
tag-foundations = bases
tag-small = pequeño
tag-large = grande
tag-short = corto
tag-long = largo
tag-luck = suerte
tag-skill = habilidad
tag-easy = fácil
tag-medium = medio
tag-hard = difícil


## Groups of games

group-spider = Spider
group-spiderette = Spiderette
group-roosevelt-s-spider = Spider de Roosevelt
group-little-spider = Little Spider
group-open-games = Juegos abiertos
group-scorpion = Escorpión

## Games: other names and advice

game-spider-also-1 = Solitario Spider
game-spider-also-2 = Spider de cuatro palos
game-spider-advice-1 = Descubre primero las cartas ocultas: cada carta que sigue boca abajo es una opción que no tienes.
game-spider-advice-2 = Si puedes elegir, coloca sobre el mismo palo, porque solo esas secuencias se mueven juntas.
game-spider-advice-3 = Coloca sobre cartas altas antes que sobre bajas. Sobre un as no va nada, así que una columna que termina en as queda bloqueada.
game-spider-advice-4 = Una columna vacía es lo más valioso de la mesa. Úsala para ordenar secuencias por palos, e intenta recuperarla antes de repartir la siguiente fila.
game-spider-advice-5 = Unas pocas columnas largas y enredadas no importan si sirven para vaciar las demás.
game-spider-2-also-1 = Spider de dos palos
game-spider-3-also-1 = Spider de tres palos
game-spider-2-advice-1 = La mitad de los movimientos son del mismo palo por puro azar, así que sé exigente: elige los que dejen móvil una secuencia larga.
game-spider-2-advice-2 = No entierres una columna de un solo palo bajo una carta del otro, salvo que así descubras una carta oculta.
game-spider-2-advice-3 = Antes de repartir una fila, ordena las secuencias hasta donde lo permitan las columnas vacías, y rellénalas después con cartas que pronto vuelvan a moverse.
game-spider-1-also-1 = Spider de un palo
game-spider-1-advice-1 = Todo es del mismo palo, así que todas las secuencias se mueven: busca el movimiento que descubra una carta oculta y hazlo.
game-spider-1-advice-2 = Vacía primero la columna más corta, y mantenla vacía mientras se puedan ordenar las demás.
game-spider-1-advice-3 = Dos secuencias cuyos valores encajan pueden convertirse en una. Lo que al final se retira son las secuencias largas desde el rey.
game-spider-relaxed-also-1 = Spider Relaxed
game-spider-relaxed-advice-1 = Una secuencia completa se retira sean cuales sean sus palos, así que vale la pena completar una mezclada, aunque solo se puedan mover sus tramos de un mismo palo.
game-spider-relaxed-advice-2 = Construye columnas largas allí donde haya un rey: lo que ya no tiene que moverse puede estar mezclado.
game-spider-relaxed-advice-3 = Mantén de un solo palo las secuencias que aún deban moverse, y descubre las cartas ocultas antes que nada.
game-spider-easy-also-1 = Spider Easy
game-spider-easy-advice-1 = Aquí los palos no cuentan para nada; fíjate en los valores y en las cartas ocultas.
game-spider-easy-advice-2 = Cualquier secuencia descendente se mueve junta, así que casi todos los movimientos son buenos. Elige el que descubra una carta o vacíe una columna.
game-spider-easy-advice-3 = Guarda una columna vacía hasta que toque repartir; un rey que lleves ahí puede acabar en una secuencia completa.
game-spider-open-deal-also-1 = Spider de KPatience
game-spider-open-deal-advice-1 = Se puede repartir una fila aunque haya columnas vacías, así que no hace falta rellenarlas antes; de todos modos, cada una recibe una carta.
game-spider-open-deal-advice-2 = Eso no es motivo para repartir pronto. Usa antes las columnas vacías para ordenar secuencias y descubrir cartas ocultas.
game-spider-open-deal-advice-3 = Coloca sobre el mismo palo cuando puedas, y sobre cartas altas antes que sobre bajas.
game-red-black-spider-also-1 = Spider de dos colores
game-red-black-spider-advice-1 = Aquí los colores hacen el papel de los palos en el Spider: pon rojo sobre rojo y negro sobre negro, porque solo esas secuencias se mueven.
game-red-black-spider-advice-2 = Una secuencia completa espera a que la retires. Consérvala un rato si aún se pueden poner otras cartas sobre las suyas.
game-red-black-spider-advice-3 = Descubre pronto las cartas ocultas, coloca primero sobre cartas altas y vacía columnas.
game-black-widow-also-1 = Scarab
game-black-widow-advice-1 = Las secuencias de palos mezclados se mueven juntas, pero solo se retiran las de un mismo palo: mueve con libertad, pero ordena pronto.
game-black-widow-advice-2 = Aprovecha esa libertad para vaciar columnas, y luego las columnas vacías para separar por palos las secuencias mezcladas.
game-black-widow-advice-3 = Una secuencia larga y mezclada es fácil de mover y difícil de desenredar. No entierres en ella justo la carta que aún le falta a un palo.
game-tarantula-advice-1 = Se mueven las secuencias de un mismo color, pero solo se retiran las de un mismo palo: coloca sobre el mismo palo si puedes, y si no, al menos sobre el mismo color.
game-tarantula-advice-2 = Separar picas de tréboles, o corazones de diamantes, cuesta columnas vacías. Consigue una antes de empezar.
game-tarantula-advice-3 = Descubre primero las cartas ocultas, y coloca sobre cartas altas antes que sobre bajas.
game-beetle-also-1 = Spider abierto
game-beetle-advice-1 = No hay ninguna carta oculta en la mesa, así que puedes planear hasta la próxima fila: busca la columna más fácil de deshacer.
game-beetle-advice-2 = Lo que hay al fondo de una columna importa más que lo que hay encima. Busca reyes para las columnas vacías y cartas que encajen en su palo.
game-beetle-advice-3 = Lo único desconocido es el mazo. Reparte cuando la mesa ya no se pueda ordenar mejor.
game-spiderette-also-1 = Spider de una baraja
game-spiderette-advice-1 = Las columnas de la izquierda son cortas: vacíalas antes de repartir la primera fila, y rellénalas con lo que más ayude.
game-spiderette-advice-2 = De cada carta hay una sola: mira dónde está la que encaja en el palo antes de colocar sobre otro.
game-spiderette-advice-3 = Las columnas largas de la derecha guardan la mayoría de las cartas ocultas. Trabaja para llegar a ellas.
game-spiderette-2-advice-1 = La mitad de los movimientos son del mismo palo. Haz esos, y mezcla palos solo para descubrir una carta o vaciar una columna.
game-spiderette-2-advice-2 = Vacía primero las columnas cortas de la izquierda, y luego excava en las largas.
game-spiderette-2-advice-3 = La última fila tiene solo tres cartas, para las columnas 1 a 3: deja ahí algo que pueda soportar otra carta encima.
game-spiderette-1-advice-1 = Todas las secuencias se mueven, así que haz todos los movimientos que descubran una carta oculta.
game-spiderette-1-advice-2 = Entre movimientos iguales, decide por lo que hay debajo: la columna con menos cartas ocultas se vacía antes.
game-spiderette-1-advice-3 = Une las secuencias antes de que les caiga una fila encima; con cuatro secuencias desde el rey se gana la partida.
game-baby-spiderette-advice-1 = Cualquier secuencia descendente se mueve junta, sean cuales sean sus palos, así que las cartas ocultas se descubren rápido. Aprovéchalo primero.
game-baby-spiderette-advice-2 = Solo se retiran las secuencias de un mismo palo. Guarda una columna vacía para ordenar cuando todas las cartas estén boca arriba.
game-baby-spiderette-advice-3 = Vacía las columnas cortas de la izquierda antes de la primera fila.
game-will-o-the-wisp-advice-1 = Con dos cartas ocultas por columna, la primera columna vacía nunca está lejos: intenta conseguirla antes de repartir la primera fila.
game-will-o-the-wisp-advice-2 = La mayor parte de la baraja sigue en el mazo. Mantén las secuencias de un solo palo, porque las filas las cubrirán todas.
game-will-o-the-wisp-advice-3 = La última fila tiene solo tres cartas, para las columnas 1 a 3.
game-will-o-the-wisp-2-advice-1 = La mitad de los movimientos son del mismo palo. Hazlos cuando se presenten, y mezcla palos solo para vaciar una columna.
game-will-o-the-wisp-2-advice-2 = Ordena lo que puedas antes de cada fila: cinco filas son muchas para una mesa tan pequeña.
game-will-o-the-wisp-2-advice-3 = Las columnas vacías deben rellenarse antes de repartir una fila, así que usa secuencias que al moverse liberen algo.
game-will-o-the-wisp-1-advice-1 = Todo es del mismo palo y todas las secuencias se mueven: descubre las cartas ocultas y forma después secuencias largas.
game-will-o-the-wisp-1-advice-2 = En una columna vacía pon un rey antes que una carta baja; una secuencia desde el rey ya no tiene que moverse.
game-will-o-the-wisp-1-advice-3 = Une las secuencias antes de que las cubra una fila.
game-fair-maids-advice-1 = Los colores alternan tanto en las secuencias que se mueven como en las que se retiran: rojo sobre negro, negro sobre rojo.
game-fair-maids-advice-2 = Rojo sobre rojo o negro sobre negro es solo un sitio donde aparcar una carta. Deshazlo antes de que lo cubra la siguiente fila.
game-fair-maids-advice-3 = Descubre primero las cartas ocultas. Los palos en sí no cuentan aquí.
game-spider-3-decks-also-1 = Gran Spider
game-spider-3-decks-also-2 = Spiderwort
game-spider-3-decks-advice-1 = De cada carta hay tres: si una está enterrada, puede servir otra.
game-spider-3-decks-advice-2 = En cada una de las trece columnas hay cinco cartas ocultas. Elige dos o tres columnas y excava ahí, mejor que un poco en todas.
game-spider-3-decks-advice-3 = Coloca sobre el mismo palo desde el principio. Aún faltan seis filas, y las secuencias mezcladas no saldrán de debajo.
game-spider-4-decks-also-1 = Gran Spider de cuatro barajas
game-spider-4-decks-advice-1 = Aún faltan diez filas, bastantes para taparlo todo dos veces. El orden cuenta más que la prisa.
game-spider-4-decks-advice-2 = Vacía una columna antes de cada fila, ordena con ella y rellénala al final.
game-spider-4-decks-advice-3 = Con cuatro ejemplares de cada carta, la buena suele estar boca arriba en algún sitio: repasa las trece columnas antes de conformarte con mezclar palos.
game-spider-5-decks-advice-1 = Hay que retirar veinte secuencias. Completa una siempre que puedas, porque el sitio escasea.
game-spider-5-decks-advice-2 = Quince columnas ofrecen muchos movimientos a la vez: haz primero los del mismo palo, y luego los que descubren una carta.
game-spider-5-decks-advice-3 = La última fila tiene solo cinco cartas, para las columnas 1 a 5.
game-spiderwort-2-also-1 = Spider (3 barajas, 2 palos)
game-spiderwort-2-advice-1 = Con seis ejemplares de cada carta puedes elegir casi siempre: primero el movimiento del mismo palo, luego la columna con menos cartas ocultas.
game-spiderwort-2-advice-2 = Deja que unas pocas columnas se hagan largas y mezcladas, y mantén limpias las demás.
game-spiderwort-2-advice-3 = Usa cada columna vacía para ordenar antes de la siguiente fila de trece.
game-spiderwort-1-also-1 = Spider (3 barajas, 1 palo)
game-spiderwort-1-advice-1 = Todas las secuencias se mueven, así que las cartas ocultas se descubren rápido: vacía columnas enteras antes de repartir la primera fila.
game-spiderwort-1-advice-2 = Hay que retirar doce secuencias. Constrúyelas desde los reyes en columnas vacías, y une los trozos según vayan apareciendo.
game-spiderwort-1-advice-3 = Es más largo que difícil. Se pierde por repartir filas cuando aún quedan buenos movimientos en la mesa.
game-little-spider-advice-1 = Mientras queden cartas en el mazo, las cartas solo van a las bases. No las lleves todas: sobre lo que quede en las columnas podrás construir después.
game-little-spider-advice-2 = En la segunda parte, ordena las columnas por palo y valor antes de que las bases avancen demasiado.
game-little-spider-advice-3 = Si las bases empiezan con ases rojos y reyes negros, un rey rojo o un as negro bloquea su columna casi hasta el final. Guarda en la mesa reinas para esos reyes y doses para esos ases hasta que estén colocados. Con los colores al revés, lo mismo vale para los reyes negros y los ases rojos.
game-little-spider-advice-4 = Una columna vacía se queda vacía, así que procura dejar una carta en cada una.
game-little-spider-strict-advice-1 = La base que eliges para cada primer as o rey decide qué columna de abajo podrá alimentarla mientras queden cartas en el mazo: mira qué hay debajo.
game-little-spider-strict-advice-2 = La hilera de arriba es libre. Si una carta puede salir de cualquiera de las dos, piensa antes en la de abajo, que tiene menos salidas.
game-little-spider-strict-advice-3 = Cuando el mazo se vacía, desaparece la restricción de la hilera de abajo, y lo que cuenta es el orden de las columnas.
game-little-spider-strict-always-advice-1 = Una carta de la hilera de abajo solo llega a su base desde justo debajo, incluso al final. En la segunda parte, llévala a la hilera de arriba o a la columna de debajo de su base.
game-little-spider-strict-always-advice-2 = Elige la base de cada primer as o rey según los palos que haya debajo.
game-little-spider-strict-always-advice-3 = No dejes que se vacíen las columnas de arriba: una vacía se queda vacía, y era un camino libre a todas las bases.
game-little-spider-wrap-also-1 = Little Spider con reyes sobre ases
game-little-spider-wrap-advice-1 = En la segunda parte, reyes y ases van unos sobre otros, así que los dos valores que bloquean pueden quitarse de en medio mutuamente.
game-little-spider-wrap-advice-2 = Pon un rey sobre un as solo si los dos se necesitan tarde; si no, entierras el que hace falta antes.
game-little-spider-wrap-advice-3 = Ordena las columnas antes de que las bases avancen demasiado, y no vacíes ninguna sin necesidad.
game-simple-simon-advice-1 = Todas las cartas están boca arriba y no vendrá ninguna más: haz un plan antes de tocar la primera.
game-simple-simon-advice-2 = Las columnas cortas de la derecha son las columnas vacías de mañana. Vacía una, y piénsatelo dos veces antes de volver a ocuparla.
game-simple-simon-advice-3 = Solo se mueven las secuencias de un mismo palo, así que una carta puesta sobre otro palo está solo aparcada. Piensa antes quién vendrá a buscarla.
game-simon-jester-advice-1 = La última columna tiene una carta, y la de al lado dos: empieza por ahí y pronto tendrás columnas vacías.
game-simon-jester-advice-2 = De cada carta hay dos. Antes de excavar en busca de una, mira dónde está la otra.
game-simon-jester-advice-3 = Coloca sobre el mismo palo mientras la mesa esté muy abierta; las columnas largas de la izquierda solo se deshacen si hay secuencias limpias donde poner sus cartas.
game-mrs-mop-advice-1 = Todo está boca arriba en trece columnas de ocho, y no hay mazo: se gana con un plan para la primera columna vacía.
game-mrs-mop-advice-2 = Elige una columna cuyas cartas tengan todas adónde ir, y vacíala por completo antes de hacer otra cosa.
game-mrs-mop-advice-3 = Cada carta tiene una gemela. Usa la que encaje en su palo, y deja que la otra sostenga un rato una secuencia mezclada.
game-grandmothers-game-advice-1 = Todas las columnas están boca arriba, así que excava donde una columna vacía cueste menos.
game-grandmothers-game-advice-2 = Se puede repartir aunque haya columnas vacías. Aun así, usa antes la que tengas; la fila la rellenará por ti.
game-grandmothers-game-advice-3 = La última fila tiene solo cuatro cartas, para las columnas 1 a 4: guarda las columnas vacías y el trabajo terminado más a la derecha.
game-grounds-for-a-divorce-also-1 = Scheidungsgrund
game-grounds-for-a-divorce-advice-1 = Un rey va sobre un as, así que ninguna carta bloquea su columna y ninguna secuencia termina nunca. Se retiran trece cartas seguidas de un mismo palo, empiecen donde empiecen.
game-grounds-for-a-divorce-advice-2 = Una fila solo va a las columnas con cartas: con unas cuantas columnas vacías, el mazo dura más y entierra menos.
game-grounds-for-a-divorce-advice-3 = De una secuencia más larga se retiran las últimas trece cartas. Las anteriores se quedan, y sobre ellas se puede volver a construir.
game-scorpion-advice-1 = Cualquier carta boca arriba se mueve con todas las que tiene encima, pero solo a un sitio: la carta siguiente de su palo, la de valor superior. Mira dónde está antes de enterrarla.
game-scorpion-advice-2 = Descubre primero las doce cartas ocultas de la izquierda, y deja las tres cartas del mazo hasta que no ayude otra cosa.
game-scorpion-advice-3 = Cuidado con la carta que tapa su propio sitio: una reina encima del rey de su palo, en la misma columna, puede encerrarse a sí misma.
game-scorpion-advice-4 = Solo un rey ocupa una columna vacía, así que mira qué rey moverías antes de vaciar una.
game-wasp-advice-1 = Cualquier carta ocupa una columna vacía, con todas las que tiene encima: así se abre una columna que se ha encerrado a sí misma.
game-wasp-advice-2 = Vacía pronto una columna, y úsala una y otra vez en lugar de ocuparla para siempre.
game-wasp-advice-3 = Descubre primero las cartas ocultas de la izquierda; las tres cartas del mazo pueden esperar.
game-double-scorpion-advice-1 = Aquí cada carta tiene dos sitios adonde ir, en lugar de uno: antes de moverla, mira qué liberarías en el otro.
game-double-scorpion-advice-2 = En las cinco columnas de la izquierda hay veinte cartas ocultas. Descúbrelas primero.
game-double-scorpion-advice-3 = Solo los reyes ocupan columnas vacías. Las cuatro cartas del mazo van a las columnas 1 a 4; repártelas tarde.
game-three-blind-mice-advice-1 = A la derecha hay nueve cartas ocultas: descúbrelas primero, con ayuda de todo lo que se mueva libremente.
game-three-blind-mice-advice-2 = Las dos cartas de la reserva están a tu disposición desde el principio, pero ahí no vuelve ninguna. Juega una cuando sirva para recibir otra carta útil, no solo porque encaje.
game-three-blind-mice-advice-3 = Solo un rey ocupa una columna vacía. Mira cuál, y qué tiene encima, antes de vaciar una columna.
game-how-they-run-advice-2 = A la reserva también pueden ir cartas. Vacía pronto un lugar, y guárdalo para la carta que tape la que necesitas.
game-how-they-run-advice-3 = Una carta de la reserva solo vuelve sobre la siguiente de su palo, la de valor superior, y un rey, a una columna vacía. Antes de dejarla allí, piensa adónde irá.
game-scorpion-head-advice-1 = Los cuatro lugares vacíos de la reserva admiten una carta cada uno. Úsalos para llegar a la carta que necesitas, y vuelve a liberarlos enseguida.
game-scorpion-head-advice-2 = Una carta de la reserva solo vuelve sobre la siguiente de su palo, la de valor superior, y un rey, a una columna vacía. Antes de dejarla allí, piensa adónde irá.
game-scorpion-head-advice-3 = Descubre las cartas ocultas de la derecha, y cuidado con la carta que tapa su propio sitio: una reina encima del rey de su palo, en la misma columna.
game-spider-web-advice-1 = La reserva admite una carta cualquiera, y la devuelve cuando encaja. Úsala para llegar a la carta de debajo, no para quitarte cartas de encima.
game-spider-web-advice-2 = Ten libre la reserva antes de repartir una fila: puede ser lo que ponga orden en las siete cartas nuevas.
game-spider-web-advice-3 = Todas las cartas de las columnas están boca arriba, así que planea qué columna vaciar. Se puede repartir con columnas vacías, y la fila las ocupa.
game-astrocyte-advice-1 = Los cuatro lugares de la reserva admiten una carta cada uno. Son tu camino hacia las cartas ocultas, pues ocho columnas dejan poco sitio.
game-astrocyte-advice-2 = Vacía la reserva antes de repartir una fila: lo que se queda allí es difícil de colocar después.
game-astrocyte-advice-3 = Las cartas bajas esperan bien en la reserva, porque poco se coloca sobre ellas. Un rey se queda allí hasta que haya una columna vacía.
game-spidercells-advice-1 = Las cartas se mueven de una en una: una serie de cinco necesita cuatro lugares libres en la reserva, o menos con ayuda de una columna vacía.
game-spidercells-advice-2 = Mantén libre la reserva: es lo que te permite mover series. La carta que dejes allí debería encontrar pronto adónde volver.
game-spidercells-advice-3 = Busca los reyes, y forma secuencias sobre ellos en columnas vacías. Una secuencia solo se retira cuando está completa, hasta el as.

## Variants: the knobs of a game, and what they are turned to

knob-suits = Palos
knob-decks = Barajas
knob-highest = Carta más alta
knob-columns = Columnas
knob-down = Cartas ocultas por columna
knob-up = Cartas descubiertas por columna
knob-reserves = Reservas, vacías al principio
knob-place-suit = Una carta va sobre otra
knob-place-step = Va sobre una carta de
knob-wrap = La carta más alta va sobre un as
knob-same-rank = Una carta va sobre cualquiera de su valor
knob-lift = Lo que se mueve junto
knob-vacancy = Lo que llena una columna vacía
knob-deal = Se reparte una fila
knob-run-suit = Una secuencia completa es
knob-run-start = Empieza con
knob-collect = Las secuencias completas
setting-as-it-is = como en { $game }
setting-flag = { $is ->
    [yes] sí
   *[no] no
}
setting-place-suit = { $is ->
    [one-suit] del mismo palo
    [one-colour] del mismo color
    [alternating] del otro color
   *[any] de cualquier palo
}
setting-place-step = { $is ->
    [up-or-down] el valor siguiente, arriba o abajo
    [lower] cualquier valor superior
   *[down] el valor superior siguiente
}
setting-lift = { $is ->
    [single] nada: una carta cada vez
    [tail] una carta descubierta con las de encima
    [run-one-suit] secuencias de un palo
    [run-one-colour] secuencias de un color
    [run-alternating] secuencias de colores alternos
   *[run-any] secuencias de cualquier palo
}
setting-vacancy = { $is ->
    [king] solo { $a-king }
    [never] nada
   *[any] cualquier cosa
}
setting-deal = { $is ->
    [full] solo si no hay columnas vacías
    [occupied] a las columnas con cartas
    [none] nunca: no hay mazo
   *[any] en cualquier momento
}
setting-run-suit = { $is ->
    [one-suit] de un palo
    [one-colour] de un color
    [alternating] de colores alternos
   *[any] de cualquier palo
}
setting-run-start = { $is ->
    [any-rank] cualquier valor
   *[king] { $a-king }
}
setting-collect = { $is ->
    [by-choice] se van cuando quieres
    [never] se quedan en la mesa
   *[at-once] se van enseguida
}

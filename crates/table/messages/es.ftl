# The Spanish texts of a session, layered on those of the rules.

## Why the table does not do what was asked

declined-nowhere-to-go = { $the-cards } no { $count ->
    [one] encaja
   *[other] encajan
} en ningún otro sitio
declined-nothing-in-hand = selecciona primero las cartas que quieres mover
declined-nothing-to-lift = ahí no se puede levantar ninguna carta
declined-nothing-to-undo = no hay ningún movimiento que deshacer
declined-undo-off = esta partida se juega sin deshacer
declined-nothing-to-redo = no hay ningún movimiento que rehacer
declined-not-simple-yet = la partida aún no se puede terminar sola
declined-record-full = el registro de esta partida está lleno: { $reason }

## What a hinted move is good for

why-off-table = retira cartas de la mesa
why-turns-up = descubre una carta oculta
why-makes-vacancy = deja libre una columna
why-joins = une cartas que después se mueven juntas
why-order = ordena la mesa
why-prepares = prepara un movimiento mejor
why-toward-card = lleva a una carta nueva en la columna { $column }
why-toward-row = ordena la mesa antes de la próxima fila
why-deal-row = lo mejor ahora son cartas nuevas
why-fills-vacancy = solo se puede repartir una fila si no hay columnas vacías
why-nothing-better = no aporta nada, pero es posible
why-toward-win = ya se conocen todas las cartas, y así se gana
why-wins = lleva a la victoria

## Why the win is certain

certain-win-hidden = Ganada, estén donde estén las cartas ocultas
certain-win-known = Ganada: ya se conocen todas las cartas

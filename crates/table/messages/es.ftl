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

## What the page and the terminal game say at the table

bar-moves = { $moves ->
    [one] 1 movimiento
   *[other] { $moves } movimientos
}
bar-advised = probabilidad vista
bar-no-undo = sin deshacer
analysis-lost = Perdida
analysis-never = Perdida desde el principio
analysis-back = Perdida: retrocede { $moves ->
    [one] 1 movimiento
   *[other] { $moves } movimientos
}
analysis-back-or-later = Perdida: retrocede como mucho { $moves ->
    [one] 1 movimiento
   *[other] { $moves } movimientos
}
level-easy = fácil
level-hard = difícil
note-hint-assists = { $hint }. Esta partida cuenta ahora como jugada con ayuda, aparte de tus victorias sin ayuda.
note-engine-looks = El motor está pensando. Mientras tanto, puedes seguir jugando.
note-engine-won = Esta posición tiene solución.
note-engine-lost = Esta posición está perdida: ningún movimiento lleva a la victoria.
note-engine-never = Esta partida no tenía solución desde el principio.
note-engine-unknown = El motor no ha podido averiguar si esta posición tiene solución.
note-engine-over = Esta partida ya está ganada.
note-analysis-on = Análisis en vivo activado. El motor ve todas las cartas.
note-analysis-off = Análisis en vivo desactivado.
note-back = { $moves ->
    [one] Un movimiento
   *[other] { $moves } movimientos
} atrás: esta posición tiene solución.
note-back-perhaps = { $moves ->
    [one] Un movimiento
   *[other] { $moves } movimientos
} atrás: esta posición tiene solución, y quizá alguna posterior también.
note-found = Esta partida tiene solución.

## Names of windows

menu-help = Ayuda
menu-puzzles = Retos
menu-custom-games = Juegos propios
menu-move-tree = Árbol de movimientos
menu-saved-games = Partidas guardadas
menu-statistics = Estadísticas
menu-learn = Aprender a jugar

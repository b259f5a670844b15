# The Spanish texts that windows of the page share with pages of the terminal game.

## Windows that ask or search

engine-analysis-title = ¿Activar el análisis en vivo?
engine-hint-title = ¿Pedir una pista al motor?
engine-back-title = ¿Volver a la última posición con solución?
engine-solution-title = ¿Mostrar la solución?
deal-search-title = { $game }: partida con solución
deal-search-text = El motor examina partidas al azar viendo todas sus cartas. Saber que la tuya tiene solución no revela dónde está ninguna carta, así que cuenta como cualquier otra.
deal-search-compares = Partidas para comparar: { $has } de { $wants }
deal-search-tried = Partidas examinadas hasta ahora: { $deals }
difficulty-waits = El motor resuelve esta partida y después otras del mismo juego para compararla.
difficulty-lost = Esta partida no tiene solución.
difficulty-unknown = El motor no ha podido averiguar si esta partida tiene solución.
difficulty-alone = Esta partida tiene solución. El motor conoce muy pocas partidas con solución de este juego para compararla.
difficulty-quick = Jugando rápido, solo con las cartas descubiertas, se ganaron { $won } de { $played } partidas y se ordenó el { $percent } % de las cartas.
difficulty-nodes = El motor encontró una solución tras { $nodes ->
    [one] una posición
   *[other] { $nodes } posiciones
}.
difficulty-length = La solución más corta encontrada tiene { $moves ->
    [one] un movimiento
   *[other] { $moves } movimientos
}.
maker-name-example = Mi { $game }
maker-waits = El ordenador está mirando cincuenta repartos …

## Lists

saved-games-game = Juego
saved-games-result = Resultado
result-won = ganada
result-lost = perdida
result-unfinished = sin terminar
learn-steps = { $done } de { $steps } pasos
hundred-title = Los cien: { $game }
chance-percent = Prob. { $percent } %
games-none = No se ha encontrado ningún juego.
note-no-room = No hay sitio para esta nota: las notas tienen como mucho 4000 bytes.

## What keys do

key-deal = repartir una fila
key-hint = pista; otra vez para la siguiente mejor
key-engine-hint = pista del motor: siguiente paso hacia la victoria
key-analysis = activar o desactivar el análisis en vivo
key-back-to-won = volver a la última posición con solución
key-solution = solución, paso a paso
key-difficulty = dificultad de esta partida
key-finish = terminar la partida cuando ya se resuelve sola
key-unseen = contar las cartas no vistas
key-new = nueva partida de este juego
key-games = todos los juegos
key-move-tree = árbol de movimientos
key-statistics = estadísticas
key-pause = pausa
help-engine = Pistas y motor

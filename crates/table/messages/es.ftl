# The Spanish texts of a session, layered on those of the rules.

## Why the table does not do what was asked

declined-nowhere-to-go = ningún otro sitio acepta { $the-cards-object }
declined-nothing-in-hand = elige primero las cartas que quieres mover
declined-nothing-to-lift = ahí no se puede levantar ninguna carta
declined-nothing-to-undo = no hay ninguna jugada que deshacer
declined-nothing-to-redo = no se ha deshecho ninguna jugada
declined-not-simple-yet = aún queda algo que decidir en la partida
declined-record-full = el registro de esta partida está lleno: { $reason }

## What a hinted move is good for

why-off-table = retira cartas de la mesa
why-turns-up = descubre una carta oculta
why-makes-vacancy = vacía una columna
why-joins = une cartas que después se mueven juntas
why-order = pone más orden en la mesa
why-prepares = prepara una jugada mejor
why-deal-row = nada en la mesa aporta más que cartas nuevas
why-fills-vacancy = solo se puede repartir una fila si no hay columnas vacías
why-nothing-better = no gana nada, pero se puede jugar
why-wins = con ella se puede ganar la partida

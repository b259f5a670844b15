# What the commands answer, in Spanish. The English file says what each is for.

## What the commands say

games-none-found = ningún juego tiene { $words } en su identificador, nombres, grupo o etiquetas
games-custom = Juegos propios
check-game-valid = el juego es correcto
check-neither = no es ni un registro ni un archivo de juego
check-records-valid = { $count ->
    [one] un registro, y es correcto
   *[other] { $count } registros, y todos son correctos
}
check-record-number = registro { $number }
check-fingerprint = { $deal } tiene la huella { $fingerprint }
check-fingerprint-cards = es el SHA-256 de { $cards }
check-fingerprint-other = { $deal } tiene otra huella, { $fingerprint }
import-nothing-added = no se ha añadido nada
import-done = { $added ->
    [0] ninguna partida nueva
    [one] una partida añadida
   *[other] { $added } partidas añadidas
}{ $known ->
    [0] {""}
    [one] ; una ya estaba
   *[other] ; { $known } ya estaban
}
export-done = { $count ->
    [0] aún no hay partidas guardadas: { $path } se ha escrito sin ninguna
    [one] una partida escrita en { $path }
   *[other] { $count } partidas escritas en { $path }
}
man-done = { $pages } páginas escritas en { $path }

play-not-kept = esta partida no se guarda: { $error }

## What the solver found out

verdict-won = { $length ->
    [0] se puede ganar: ya está ganada
    [one] se puede ganar en un movimiento
   *[other] se puede ganar en { $length } movimientos
}
verdict-lost = perdida
verdict-unknown = desconocida: { $why ->
    [nodes] se alcanzó el límite de nodos
    [memory] se alcanzó el límite de memoria
    [time] se alcanzó el límite de tiempo
    [cancelled] se detuvo la búsqueda
   *[gave-up] no quedaba nada que probar
}
solve-name = { $game } { $of }
solve-name-at = { $name }, { $at ->
    [0] al comienzo
    [one] tras un movimiento
   *[other] tras { $at } movimientos
}
solve-price = { $nodes ->
    [one] una posición
   *[other] { $nodes } posiciones
}, { $seconds } s
solve-proof-written = el certificado está en { $file }: { $count ->
    [one] una posición
   *[other] { $count } posiciones
}; `webspinner verify` lo comprueba
solve-proof-none = no se ha escrito ningún certificado: solo lo hay si está demostrado que la partida está perdida
solve-proof-stopped = no se ha escrito ningún certificado: se ha detenido antes de completarlo

## Where a game was lost

analyze-progress = examinando la posición tras { $number } de { $length } movimientos
analyze-heading = { $game } { $deal }, { $length ->
    [0] ningún movimiento
    [one] un movimiento
   *[other] { $length } movimientos
}: { $outcome }
analyze-goes-on = sin terminar
analyze-result-lost = perdida
analyze-won = { $count ->
    [one] Tras el movimiento { $first }
   *[other] Tras los movimientos { $first } a { $last }
} se puede ganar.
analyze-lost = { $count ->
    [one] Tras el movimiento { $first }
   *[other] Tras los movimientos { $first } a { $last }
} está perdida.
analyze-unknown = { $count ->
    [one] Tras el movimiento { $first }
   *[other] Tras los movimientos { $first } a { $last }
} no se sabe si se puede ganar{ $why ->
    [nodes] : se alcanzó el límite de nodos
    [memory] : se alcanzó el límite de memoria
    [time] : se alcanzó el límite de tiempo
    [cancelled] : se detuvo la búsqueda
   *[several] {""}
}.
analyze-can-be-won = { $length ->
    [0] La partida se ganó.
    [one] Aún se puede ganar, en un movimiento:
   *[other] Aún se puede ganar, en { $length } movimientos:
}
analyze-move-lost = El movimiento { $number }, { $move }, perdió la partida.
analyze-one-of-moves-lost = Uno de los movimientos { $first } a { $last } perdió la partida.
analyze-not-known-since = No se sabe si aún se puede ganar.
analyze-back = { $lost } { $back ->
    [one] Un movimiento antes
   *[other] { $back } movimientos antes
} se podía ganar, en { $length ->
    [one] un movimiento
   *[other] { $length } movimientos
}:
analyze-never = La partida no se puede ganar.
analyze-lost-at-latest = Estaba perdida, como muy tarde, tras { $first ->
    [one] un movimiento
   *[other] { $first } movimientos
}. No se sabe si antes se podía ganar.
analyze-nothing-known = No se sabe si se podía ganar. Quizá ayuden límites más altos.
chart-won = ganable
chart-unknown = desconocida
chart-lost = perdida
luck-none-and-analyze = { $none } Sin --fair, analyze muestra qué movimiento la perdió.
luck-played = jugado
luck-better = mejor: { $moves }
luck-after-and-rest = { $after } { $rest }
luck-rest = Lo último que se jugó no mostró ninguna carta nueva: sin --fair, analyze también lo juzga.
luck-stopped = Los movimientos siguientes no se han juzgado, porque se detuvo el análisis.
luck-totals = { $decisions ->
    [one] Una decisión.
   *[other] { $decisions } decisiones.
} Desperdiciado: { $error } en total, { $mean } por decisión. Suerte: { $luck } en total.
luck-one-error = { $count ->
    [one] movimiento { $first }
   *[other] movimientos { $first } a { $last }
}: { $error }, mejor { $better }

## Statistics

stats-kinds = Por modo de jugar
stats-all-games = Todos los juegos
stats-played = Partidas jugadas
stats-won = Victorias
stats-lost = Derrotas
stats-win-rate = Porcentaje de victorias
stats-win-ratio = Victorias por derrota
stats-average-win-time = Tiempo medio al ganar
stats-best-win-time = Mejor tiempo
stats-highest-score = Puntuación más alta
stats-most-cards-in-order = Más cartas en orden
stats-current-streak = Racha actual
stats-wins-in-a-row = { $length ->
    [one] una victoria
   *[other] { $length } victorias
}
stats-losses-in-a-row = { $length ->
    [one] una derrota
   *[other] { $length } derrotas
}
stats-longest-winning-streak = Mejor racha de victorias
stats-longest-losing-streak = Peor racha de derrotas
stats-fewest-moves = Victoria con menos movimientos
stats-average-moves = Movimientos por victoria
stats-hundred = Los cien: los primeros cien repartos, un intento cada uno
stats-hundred-series = { $won } de { $ended } ganados{ $next ->
    [0] {""}
   *[other] , el próximo reparto es el { $next }
}
stats-game = { $won } de { $played } ganadas{ $more ->
    [0] {""}
   *[other] , y { $more } más con ayuda o jugadas otra vez
}

## Boards

standing = { $length ->
    [0] al comienzo
    [one] tras un movimiento
   *[other] tras { $length } movimientos
}, { $in-order ->
    [one] una carta en orden
   *[other] { $in-order } cartas en orden
}
standing-ended = { $standing }, { $outcome }
replay-after = { $move }
demo-title = { $name } ({ $deal }): una partida guardada, porque esto no es una terminal
demo-how-to-play = para jugar, ejecuta webspinner en una terminal; webspinner --help muestra todo lo demás

## Lessons

learn-line = { $name } ({ $steps } pasos)

## Puzzles

puzzle-heading = reto { $number } ({ $level ->
    [easy] fácil
    [medium] medio
   *[hard] difícil
}, { $rating }): { $name }, { $deal } { $played ->
    [0] al principio
    [one] tras un movimiento
   *[other] tras { $played } movimientos
}
puzzle-how = Escribe movimientos como 3-4 o 3-4x2; el signo de interrogación da una pista y > la solución.
puzzle-hint = Prueba { $move }.
puzzle-solution = Solución: { $moves }

# The Spanish texts of the page.

## The table

page-table = Mesa
page-paused = En pausa. Toca o pulsa P para seguir.
board-column = Columna { $number }: { $up ->
    [0] { $down ->
        [0] vacía
       *[other] { $down } boca abajo
    }
    [one] una carta boca arriba{ $down ->
        [0] { "" }
       *[other] , { $down } boca abajo
    }
   *[other] { $up } cartas boca arriba{ $down ->
        [0] { "" }
       *[other] , { $down } boca abajo
    }
}
board-card = { $card }{ $above ->
    [0] { "" }
    [one] , con una carta encima
   *[other] , con { $above } cartas encima
}{ $lifted ->
    [yes] { "" }
   *[no] , no se puede levantar
}{ $target ->
    [yes] , acepta las cartas en mano
   *[no] { "" }
}
board-vacancy = Columna { $number }, vacía{ $target ->
    [yes] , acepta las cartas en mano
   *[no] { "" }
}
board-foundation = Fundación { $number }: { $card ->
    [none] vacía
   *[other] { $card }
}{ $target ->
    [yes] , acepta la carta en mano
   *[no] { "" }
}
board-reserve = Reserva { $number }: { $card ->
    [none] vacía
   *[other] { $card }
}
board-stock = Mazo: { $rows ->
    [0] vacío
    [one] repartir la última fila, { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    }
   *[other] repartir una fila, quedan { $rows }
}
picture-stock = Mazo: { $rows ->
    [0] vacío
    [one] queda una fila
   *[other] quedan { $rows } filas
}
board-collected = Secuencias retiradas: { $runs } de { $of }

## The bar

bar-games = { $game }: elegir un juego
bar-cards = cartas en lista
bar-points = { $network } / { $windows }
bar-points-title = Puntos de red / Puntos de Windows
bar-moves = { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
}
bar-actions = Acciones
bar-assisted = con ayuda
bar-clock = Reloj

## Buttons

button-menu = Menú
button-undo = Deshacer
button-redo = Rehacer
button-hint = Pista
button-finish = Terminar
button-close = Cerrar
button-cancel = Cancelar
button-yes = Sí

## The menu

menu-new = Nuevo reparto
menu-games = Juegos
menu-restart = El mismo reparto desde el principio
menu-replay = Ver esta partida de nuevo
menu-rules = Reglas
menu-engine-hint = Pista del motor
menu-back = Volver adonde se puede ganar
menu-solution = Mostrar la solución
menu-settings = Ajustes
menu-help = Ayuda

## What is said under the table, and aloud

said-dealt = { $game } está repartido.
said-in-hand = En la mano: { $card }. { $places ->
    [0] Ningún lugar la acepta.
   *[other] Lugares posibles: { $targets }.
}
said-place = { $kind ->
    [foundation] fundación { $number }
    [collected] las secuencias retiradas
   *[column] columna { $number }
}
said-undo = Deshecho
said-redo = Rehecho
said-restart = El mismo reparto desde el principio
note-hint = Pista: { $move } ({ $why })
note-no-hint = No hay ninguna jugada posible.
note-bad-link = No se pudo abrir el enlace: { $reason }
note-engine-looks = El motor está buscando. Mientras tanto puedes seguir jugando.
note-engine-lost = Aquí está perdida: se juegue lo que se juegue, no se puede ganar.
note-engine-never = Este reparto no se podía ganar desde el principio.
note-engine-unknown = El motor no ha encontrado ni una victoria ni una prueba de que no la haya.
note-back = { $moves ->
    [0] Desde aquí aún se puede ganar.
    [one] Una jugada atrás: desde aquí aún se puede ganar.
   *[other] { $moves } jugadas atrás: desde aquí aún se puede ganar.
}

## Whether the game can be won

standing-won = se puede ganar
standing-looks = aún no se sabe
standing-unknown = no se sabe
standing-lost = perdida
standing-never = perdida desde el principio
standing-back = perdida: hace { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
} aún se podía ganar
standing-back-or-later = perdida: hace { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
}, o después, aún se podía ganar
engine-watch-title = ¿Vigilar la partida?
engine-watch-text = El motor conoce todas las cartas, también las ocultas. Mientras vigila, la línea bajo la mesa dice si la partida aún se puede ganar. Eso te revela algo de las cartas ocultas, y toda partida en la que lo dice cuenta como jugada con ayuda. La vigilancia sigue hasta que la apagues.
engine-hint-title = ¿Una pista del motor?
engine-back-title = ¿Volver adonde se puede ganar?
engine-solution-title = ¿Mostrar la solución?
engine-text = El motor conoce todas las cartas, también las ocultas. Si ayuda, esta partida cuenta como jugada con ayuda.

## Games and rules

games-title = Juegos
games-search = Buscar por nombre o tipo
games-facts = { $cards } cartas, { $columns } { $columns ->
    [one] columna
   *[other] columnas
}
games-none = Ningún juego se llama así.
games-deal = Reparto
games-deal-random = al azar
games-start = Jugar a { $game }
rules-title = Reglas de { $game }
rules-layout = Un reparto de { $game } al empezar

## Replay

replay-title = Repetición: { $game }
replay-controls = Repetición
replay-first = Al principio
replay-back = Una jugada atrás
replay-play = Reproducir
replay-pause = Pausar
replay-forward = Una jugada adelante
replay-last = Al final
replay-position = Jugada mostrada
replay-at = Jugada { $move } de { $of }
replay-start = El reparto
replay-pace = Velocidad
replay-pace-slow = lenta
replay-pace-normal = normal
replay-pace-fast = rápida
replay-pace-rapid = muy rápida
replay-pace-played = como se jugó
replay-play-on = Seguir jugando desde aquí

## Settings

settings-title = Ajustes
settings-language = Idioma
settings-language-auto = el del navegador
settings-theme = Colores
settings-theme-auto = los del sistema
settings-theme-light = claros
settings-theme-dark = oscuros
settings-motion = Movimiento
settings-motion-auto = el del sistema
settings-motion-full = las cartas se deslizan
settings-motion-none = ninguno
settings-size = Tamaño máximo de las cartas
settings-pack = Cartas
settings-pack-two-colour = Dos colores
settings-pack-four-colour = Cuatro colores
settings-pack-high-contrast = Alto contraste
settings-shade-light = claro
settings-shade-dark = oscuro
settings-back = Dorsos
settings-back-web = Telaraña
settings-back-lattice = Celosía
settings-back-waves = Ondas
settings-back-rosette = Rosetón
settings-back-weave = Trenzado
settings-back-suits = Palos
settings-back-plain = Liso
settings-more = Más
settings-large-index = Números y palos grandes
settings-left-handed = Para zurdos: mazo a la izquierda
settings-click-takes = Un clic toma las cartas y el siguiente las deja
settings-sound = Sonidos
settings-clock = Mostrar el reloj
settings-watch = Vigilar si la partida se puede ganar
settings-watch-text = El motor ve todas las cartas, así que su vigilancia revela algo de las ocultas, y esas partidas cuentan como jugadas con ayuda.

## The end of a game

end-won = ¡Has ganado!
end-stuck = No queda ninguna jugada
end-time = Tiempo: { $time }
end-moves = { $moves ->
    [one] Una jugada
   *[other] { $moves } jugadas
}, { $undos ->
    [0] ninguna deshecha
    [one] una deshecha
   *[other] { $undos } deshechas
}
end-points = { $network } puntos de red, { $windows } puntos de Windows
end-assisted = Jugada con ayuda, por eso cuenta aparte.
end-stuck-text = Esta partida está perdida: { $reason }. Puedes deshacer jugadas.
end-again = El mismo reparto otra vez

## Help

help-title = Ayuda
help-pointer = Ratón y dedo
help-pointer-text = Haz clic o toca una carta y hará, con todas las que tiene encima, la jugada obvia. O arrastra las cartas: los sitios que las aceptan se iluminan. Haz clic o toca el mazo para repartir una fila.
help-keys = Teclas
help-engine = El motor
help-engine-text = Una pista solo conoce las cartas que has visto. El motor las conoce todas: puede decir si la partida aún se puede ganar, volver adonde se podía y mostrar cómo. Lo que dice te revela algo de las cartas ocultas, así que una partida en la que se le ha preguntado cuenta como jugada con ayuda, aparte de las que juegas por tu cuenta. Solo se le pregunta cuando tú quieres.
key-column = levantar las cartas de una columna; después, el número de la columna adonde van, o el mismo otra vez para la jugada obvia
key-walk = moverse por la mesa
key-obvious = la jugada obvia de la carta elegida; soltar las cartas en mano
key-pick = levantar la carta elegida; soltarla
key-deal = repartir una fila
key-undo = deshacer una jugada
key-redo = rehacerla
key-hint = una pista, y la siguiente mejor
key-finish = terminar la partida cuando ya no hay nada que decidir
key-new = un nuevo reparto de este juego
key-games = todos los juegos
key-pause = pausa
key-back = devolver las cartas; cerrar lo que esté abierto

# The help of `webspinner admin` and what it says in Spanish.

## Help

command-admin =
    Cuidar de un sitio: listar, renombrar y eliminar jugadores, y listar, ocultar y eliminar resultados

    El sitio puede estar en marcha: clasificaciones y estadísticas muestran cada cambio al momento.
more-admin = Lo que cambiaría se lista antes y hay que confirmarlo. Cada cambio muestra una línea con su hora, para un diario propio.
option-yes = Hacerlo sin preguntar
command-admin-players =
    Listar los jugadores, el primero que se registró arriba

    Con un texto, solo los jugadores que lo tienen en el apodo; también se encuentran nombres de aspecto parecido.
option-admin-players-text = Una parte del apodo
option-admin-players-after = Seguir después del jugador con este identificador
option-admin-players-by-size = Primero aquellos cuyos dispositivos más comparten
option-limit = Cuántas entradas listar como máximo
option-json = Mostrar cada entrada en una línea de JSON
command-admin-results = Listar los resultados, el último en llegar arriba
option-admin-results-player = Solo los de este jugador: identificador, o nombre con cuenta o sin ella
option-admin-results-game = Solo los de este juego o de esta partida, como spider:ms:1
option-admin-results-deal = Solo los de esta partida, como ms:1
option-admin-results-day = Solo los de las partidas del día de este día
option-admin-results-hidden = Solo los ocultos
option-admin-results-after = Seguir después del resultado con este identificador
command-admin-rename =
    Dar a un jugador otro apodo, o ninguno

    El nombre nuevo debe ser uno que el jugador habría podido elegir. Sus resultados lo muestran al momento.
option-player = El jugador: identificador o apodo
option-admin-rename-nickname = El apodo nuevo
option-admin-rename-none = Quitar el apodo
command-admin-remove-player =
    Eliminar un jugador con todas sus llaves de acceso y sesiones

    Los resultados se quedan, sin nombre, salvo con --with-results. La sesión del jugador se cierra al momento; puede registrarse otra vez con una llave de acceso nueva.
option-admin-remove-player-with-results = Eliminar también los resultados
option-results = Los identificadores de los resultados
command-admin-remove-result =
    Eliminar resultados para siempre

    Si se envía otra vez la misma partida, vuelve a contar: para evitarlo, oculta el resultado.
command-admin-hide-result =
    Ocultar resultados: dejan de contar en clasificaciones y estadísticas

    Siguen constando como enviados, así que enviar otra vez la misma partida no cambia nada.
command-admin-show-result = Hacer que los resultados ocultos vuelvan a contar
command-admin-clear-name =
    Quitar el nombre de un resultado enviado sin cuenta

    El resultado sigue contando. Para cambiar el nombre de un jugador registrado, usa rename.
value-player = JUGADOR
value-nickname = APODO
value-text = TEXTO
value-result = RESULTADO
value-day = DÍA

## What it says

admin-player = { $id }  { $since }  { $results ->
    [0] sin resultados
    [one] un resultado
   *[other] { $results } resultados
}{ $kib ->
    [0] {""}
   *[other] {"  "}{ $kib } KiB
}  { $name }
admin-result = { $id }  { $at }  { $name }  { $deal }{ $day ->
    [none] {""}
   *[other] {" "}del { $day }
}  { $outcome ->
    [won] ganada
   *[lost] perdida
}, { $moves ->
    [one] un movimiento
   *[other] { $moves } movimientos
}, { $time }, puntuación { $score }{ $assisted ->
    [yes] , con ayuda
   *[no] {""}
}{ $hidden ->
    [yes] , oculto
   *[no] {""}
}
admin-more = hay más: añade --after { $id }
admin-no-player = no hay ningún jugador { $name }: indica su identificador o su apodo
admin-several-players = varios jugadores se llaman { $name }: indica el identificador
admin-no-result = no hay ningún resultado { $id }
admin-no-players = no se ha encontrado ningún jugador
admin-no-results = no se ha encontrado ningún resultado
admin-needs-yes = no se ha cambiado nada: añade --yes para confirmar
admin-confirm = Escribe sí para continuar:
admin-confirm-words = sí si s
admin-nothing-changed = no se ha cambiado nada
admin-rename = ¿Cambiar el nombre del jugador { $id } de { $name } a { $new }?
admin-renamed = El jugador { $id } ha cambiado de nombre: de { $name } a { $new }.
admin-rename-to-what = indica el apodo nuevo, o añade --none para quitar el que hay
admin-remove-player = ¿Eliminar el jugador { $name } ({ $id }, registrado { $since }) con todas sus llaves de acceso? { $results ->
    [0] No tiene resultados.
   *[other] { $with ->
        [yes] { $results ->
            [one] También se eliminará un resultado.
           *[other] También se eliminarán { $results } resultados.
        }
       *[no] { $results ->
            [one] Un resultado se quedará, sin nombre.
           *[other] { $results } resultados se quedarán, sin nombre.
        }
    }
}
admin-removed-player = Se ha eliminado el jugador { $name }{ $results ->
    [0] .
    [one] {" "}con un resultado.
   *[other] {" "}con { $results } resultados.
}
admin-remove-results = { $results ->
    [one] ¿Eliminar este resultado para siempre?
   *[other] ¿Eliminar estos { $results } resultados para siempre?
}
admin-removed-results = { $results ->
    [one] Se ha eliminado un resultado.
   *[other] Se han eliminado { $results } resultados.
}
admin-hide-results = { $results ->
    [one] ¿Ocultar este resultado?
   *[other] ¿Ocultar estos { $results } resultados?
}
admin-hidden-results = { $results ->
    [one] Se ha ocultado un resultado.
   *[other] Se han ocultado { $results } resultados.
}
admin-show-results = { $results ->
    [one] ¿Hacer que este resultado vuelva a contar?
   *[other] ¿Hacer que estos { $results } resultados vuelvan a contar?
}
admin-shown-results = { $results ->
    [one] Un resultado vuelve a contar.
   *[other] { $results } resultados vuelven a contar.
}
admin-clear-names = { $results ->
    [one] ¿Quitar el nombre de este resultado?
   *[other] ¿Quitar los nombres de estos { $results } resultados?
}
admin-cleared-names = { $results ->
    [one] Un resultado ya no lleva nombre.
   *[other] { $results } resultados ya no llevan nombre.
}

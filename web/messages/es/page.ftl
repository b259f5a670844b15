# The Spanish texts of the page.

## The table

page-not-loaded = No se ha podido cargar Webspinner por completo. Comprueba tu conexión y vuelve a cargar la página.
page-table = Mesa
page-paused = En pausa. Toca aquí o pulsa P para continuar.
update-ready = Hay una versión nueva.
update-reload = Recargar
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
    [yes] , admite las cartas seleccionadas
   *[no] { "" }
}
board-vacancy = Columna { $number }, vacía{ $target ->
    [yes] , admite las cartas seleccionadas
   *[no] { "" }
}
board-foundation = Base { $number }: { $card ->
    [none] vacía
   *[other] { $card }
}{ $target ->
    [yes] , admite la carta seleccionada
   *[no] { "" }
}
board-reserve = Reserva { $number }: { $card ->
    [none] vacía
   *[other] { $card }
}{ $target ->
    [yes] , admite la carta seleccionada
   *[no] { "" }
}
board-stock = Mazo: { $rows ->
    [0] vacío
    [one] repartir la última fila, { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    }
   *[other] repartir una fila, quedan { $rows }
}
board-collected = Secuencias retiradas: { $runs } de { $of }

## The bar

bar-games = { $game }: elegir un juego
bar-daily = Partida del día, { $day }
bar-points-label = Puntos
bar-points = { $score }
bar-points-title = Puntos: { $score }. Cartas en orden: { $cards }.
bar-actions = Acciones
deal-name = Partida { $deal }
bar-assisted = con ayuda
bar-clock = Reloj

## Buttons

button-menu = Menú
button-undo = Deshacer
button-redo = Rehacer
button-hint = Pista
button-finish = Terminar
button-close = Cerrar

## The buttons for playing, with one short word each: five beside each other on a small phone

tool-undo = Deshacer
tool-redo = Rehacer
tool-new = Nueva

## The menu

menu-group-play = Jugar
menu-group-game = Esta partida
menu-group-engine = Motor
menu-group-you = Mis partidas
menu-group-page = Ajustes y ayuda
menu-new = Nueva partida
menu-home = Inicio
menu-games = Juegos
menu-daily = Partidas del día
menu-restart = Reiniciar
menu-rules = Reglas
menu-share = Compartir enlace
menu-give-up = Abandonar
menu-unseen = Cartas no vistas
menu-note = Nota en esta jugada…
menu-what-if = ¿Y si…?
menu-replay = Repetición
menu-watch = Ver cómo juega
menu-deal-search = Partida con solución…
menu-difficulty = Dificultad de esta partida
menu-analysis-on = Activar el análisis en vivo
menu-analysis-off = Desactivar el análisis en vivo
menu-review = Análisis
menu-engine-hint = Pista del motor
menu-back = Volver a la última posición con solución
menu-solution = Mostrar solución
menu-goals = Objetivos
menu-hundred = Los cien
menu-global-statistics = Estadísticas globales
menu-account = Cuenta
menu-appearance = Apariencia
menu-settings = Ajustes
menu-install = Instalar como aplicación
menu-about = Sobre este sitio
menu-more = Más
menu-fewer = Menos
simple-name = Sencillo
simple-text = Letra grande, partidas con solución, sin puntos ni motor. Una voz te avisa cuando no queda ningún movimiento útil.

## What is said under the table, and aloud

said-dealt = { $game }: nueva partida
said-in-hand = Seleccionada: { $card }. { $places ->
    [0] No se puede colocar.
   *[other] Puede ir a: { $targets }.
}
said-place = { $kind ->
    [foundation] base { $number }
    [collected] las secuencias retiradas
   *[column] columna { $number }
}
said-undo = Movimiento deshecho
said-redo = Movimiento rehecho
said-line = Has pasado a otra variante
note-left = La partida de { $game } se ha guardado.
note-left-lost = La partida de { $game } se ha guardado. Cuenta como perdida hasta que la continúes.
note-undone = Deshecho: { $move }
note-hint = Pista: { $move } ({ $why })
note-no-useful-move = No queda ningún movimiento útil.
note-winnable-search = Buscando una partida con solución…
note-winnable-failed = La búsqueda de una partida con solución ha fallado; esta es al azar.
note-bad-link = No se ha podido abrir el enlace: { $reason }
note-engine-keeps-out = Esto lo resuelves tú: el motor no interviene.
note-engine-failed = El motor ha fallado ({ $reason }). Puedes seguir jugando; la próxima vez volverá a arrancar.
note-engine-absent = El motor no ha podido arrancar. Puedes seguir jugando; la próxima vez lo intentará de nuevo.
note-found-level = Esta partida tiene solución. Comparada con otras, es { $level }.

## Side panel

side-title = Panel lateral
side-open = Mostrar el panel lateral
side-close = Ocultar el panel lateral

## Live analysis

analysis-label = Análisis en vivo
analysis-off = Ver si tiene solución
analysis-failed = El motor ha fallado
analysis-won = Tiene solución
analysis-searching = Analizando…
analysis-unknown = No está claro

## Winnable deals and difficulty

level-medium = de dificultad media

## Saved games

store-parted = Esta partida también se siguió jugando en otra ventana; se han guardado las dos.
sync-parted = Esta partida también continuó en otro dispositivo, así que se han guardado las dos versiones.
sync-continued = La partida continúa donde la dejaste en tu otro dispositivo.
source-too-large = El archivo { $file } es demasiado grande.
source-unreadable = El archivo { $file } no se ha podido leer.

## Talking to the server

load-error-title = No disponible
load-error-text = No se ha podido cargar esta parte de la página. Puedes seguir jugando; tu partida está guardada. Inténtalo de nuevo cuando tengas conexión. Si no funciona, vuelve a cargar la página.
site-away = No se puede contactar con el servidor en este momento. Puedes seguir jugando.
site-none = Esta página no tiene servidor para resultados ni partidas del día. Todo lo demás funciona.
site-problem = El servidor no lo ha aceptado (estado { $status }).
site-misunderstood = La página y el servidor no son compatibles. Vuelve a cargar la página.
site-too-large = Esta partida es demasiado larga para el servidor.
site-no-room = En tu cuenta ya no caben más partidas. Borra algunas antiguas.
site-not-logged-in = Tu sesión se ha cerrado. Inicia sesión de nuevo.
site-login-failed = La llave de acceso no se ha aceptado. Inténtalo otra vez.
site-other-site = El servidor cree que esta petición viene de otro sitio web.
site-not-found = El servidor no lo ha encontrado.
site-conflict = Ya existe.
site-record = El servidor no ha podido reproducir la partida.
site-own-game = Los juegos propios no cuentan para las estadísticas globales.
site-own-deal = Los repartos propios no cuentan para las estadísticas globales.
site-impossible = Los tiempos o el día de esta partida no concuerdan con el reloj del servidor.
site-too-many = Demasiadas peticiones. Espera un momento.
site-internal = El servidor tiene un problema. Inténtalo más tarde.
site-not-yet = El servidor aún no está listo. Inténtalo de nuevo dentro de un momento.
site-sent-before = Ya se había enviado.
site-refused = El resultado de una partida no se ha contado. { $why }

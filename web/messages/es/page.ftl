# The Spanish texts of the page.

## The table

page-not-loaded = No se ha podido cargar Webspinner por completo. Comprueba la conexión y vuelve a cargar la página.
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
board-collected = Secuencias retiradas: { $runs } de { $of }
picture-stock = Mazo: { $rows ->
    [0] vacío
    [one] queda una fila
   *[other] quedan { $rows } filas
}

## The bar

bar-games = { $game }: elegir un juego
bar-cards = cartas en lista
bar-points-label = Puntos
bar-points = { $windows }
bar-points-title = Puntos de Windows: { $windows }. Puntos de red: { $network }.
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
button-again = Reintentar

## The menu

menu-group-play = Jugar
menu-group-game = Esta partida
menu-group-engine = El motor
menu-group-you = Lo tuyo
menu-new = Nuevo reparto
menu-games = Juegos
menu-daily = Repartos del día
menu-restart = El mismo reparto desde el principio
menu-rules = Reglas
menu-saved-games = Partidas guardadas
menu-share = Enlaces para compartir
menu-move-tree = Variantes probadas
menu-replay = Ver esta partida de nuevo
menu-deal-search = Un reparto que se pueda ganar…
menu-difficulty = ¿Qué dificultad tiene este reparto?
menu-analysis-on = Vigilar si se puede ganar
menu-analysis-off = Dejar de vigilar
menu-review = Analizar esta partida
menu-engine-hint = Pista del motor
menu-back = Volver adonde se puede ganar
menu-solution = Mostrar la solución
menu-statistics = Estadísticas
menu-custom-games = Tus propios juegos
menu-global-statistics = Estadísticas de todos los jugadores
menu-account = Jugador
menu-settings = Ajustes
menu-help = Ayuda

## What is said under the table, and aloud

said-dealt = { $game } está repartido.
said-in-hand = En la mano: { $card }. { $places ->
    [0] Ningún lugar la acepta.
   *[other] Lugares posibles: { $targets }.
}
said-detail = { $of }: { $detail }
said-place = { $kind ->
    [foundation] fundación { $number }
    [collected] las secuencias retiradas
   *[column] columna { $number }
}
said-undo = Deshecho
said-redo = Rehecho
said-line = Se ha pasado a la variante
said-restart = El mismo reparto desde el principio
note-left = La partida de { $game } se ha guardado.
note-left-continue = Continuarla
note-hint = Pista: { $move } ({ $why })
note-no-hint = No hay ninguna jugada posible.
note-bad-link = No se pudo abrir el enlace: { $reason }
note-engine-looks = El motor está buscando. Mientras tanto puedes seguir jugando.
note-engine-failed = El motor ha fallado ({ $reason }). La partida sigue; pregunta otra vez y arrancará uno nuevo.
note-engine-absent = El motor no ha podido arrancar. La partida sigue sin él; pregunta otra vez y se volverá a intentar.
note-engine-won = Desde aquí se puede ganar.
note-engine-over = Esta partida está ganada.
note-engine-lost = Aquí está perdida: se juegue lo que se juegue, no se puede ganar.
note-engine-never = Este reparto no se podía ganar desde el principio.
note-engine-unknown = El motor no ha encontrado ni una victoria ni una prueba de que no la haya.
note-back = { $moves ->
    [one] Una jugada
   *[other] { $moves } jugadas
} atrás: desde aquí aún se puede ganar.
note-back-perhaps = { $moves ->
    [one] Una jugada
   *[other] { $moves } jugadas
} atrás: desde aquí aún se puede ganar, y quizá también desde una jugada posterior.
note-analysis-on = A partir de ahora vigila el motor. Conoce todas las cartas.
note-analysis-off = El motor ya no vigila.
note-found = Este reparto se puede ganar.
note-found-level = Este reparto se puede ganar. Entre los de su juego que se pueden ganar, es { $level }.

## Whether the game can be won

analysis-label = Vigilar si la partida se puede ganar
analysis-off = sin vigilar
analysis-failed = el motor ha fallado
analysis-won = se puede ganar
analysis-searching = aún no se sabe
analysis-unknown = no se sabe
analysis-lost = perdida
analysis-never = perdida desde el principio
analysis-back = perdida: hace { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
} aún se podía ganar
analysis-back-or-later = perdida: hace { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
}, o después, aún se podía ganar
engine-analysis-title = ¿Vigilar la partida?
engine-analysis-text = El motor conoce todas las cartas, también las ocultas. Mientras vigila, la línea bajo la mesa dice si la partida aún se puede ganar. Eso te revela algo de las cartas ocultas, y toda partida en la que lo dice cuenta como jugada con ayuda. La vigilancia sigue hasta que la apagues.
engine-hint-title = ¿Una pista del motor?
engine-back-title = ¿Volver adonde se puede ganar?
engine-solution-title = ¿Mostrar la solución?
engine-difficulty-title = ¿Qué dificultad tiene este reparto?
engine-review-title = ¿Analizar esta partida?
engine-text = El motor conoce todas las cartas, también las ocultas. Si ayuda, esta partida cuenta como jugada con ayuda.

## A deal that can be won, and how hard deals are

deal-search-title = { $game }: un reparto que se pueda ganar
deal-search-text = El motor examina repartos al azar, con todas sus cartas. Como así sabes que el tuyo se puede ganar, la partida cuenta como jugada con ayuda.
deal-search-criteria = ¿Qué reparto?
deal-search-winnable = cualquiera que se pueda ganar
deal-search-easy = fácil
deal-search-medium = intermedio
deal-search-hard = difícil
deal-search-levels = Fácil, intermedio y difícil son los tercios de los repartos de este juego que se pueden ganar. La primera vez, el motor tarda un rato en reunir repartos con los que comparar.
deal-search-start = Buscarlo
deal-search-progress = Progreso
deal-search-compares = Para comparar: { $has } de { $wants } repartos.
deal-search-tried = Repartos al azar examinados hasta ahora: { $deals }
level-easy = fácil
level-medium = intermedio
level-hard = difícil
difficulty-title = ¿Qué dificultad tiene este reparto?
difficulty-waits = El motor juega este reparto y otros del mismo juego.
difficulty-first = Primero, este mismo reparto.
difficulty-lost = No se puede ganar.
difficulty-unknown = El motor no ha encontrado ni una victoria ni una prueba de que no la haya.
difficulty-alone = Se puede ganar. Se conocen muy pocos repartos de este juego que se puedan ganar para compararlo.
difficulty-grade = Se puede ganar y es { $level }: de { $of } repartos de este juego que se pueden ganar, { $easier ->
    [0] ninguno es más fácil
    [one] uno es más fácil
   *[other] { $easier } son más fáciles
}.
difficulty-quick-name = Juego rápido
difficulty-quick = El juego rápido según las cartas descubiertas ganó { $won } de { $played } partidas y puso en orden el { $percent } % de las cartas.
difficulty-nodes-name = Búsqueda
difficulty-nodes = El motor encontró una victoria tras { $nodes } posiciones.
difficulty-length-name = Longitud
difficulty-length = La victoria más corta que conoce tiene { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}.
difficulty-explained = Fácil, intermedio y difícil son los tercios de los repartos de este juego que se pueden ganar. Cada una de las tres cifras recibe su puesto entre las de los repartos comparados, y los puestos se suman.

## The solution and the review

solution-title = La solución: { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}
solution-take-over = Seguir jugando desde aquí
review-title = Análisis: { $game }
review-works = El motor examina cada posición: se conocen { $known } de { $of }.
review-won = Ganada: se podía ganar después de cada jugada.
review-could = Se podía ganar después de cada jugada, y aún se puede.
review-never = Este reparto no se podía ganar desde el principio.
review-move = La jugada { $move } hizo perder la partida: { $text }.
review-among = Una de las jugadas { $from } a { $to } hizo perder la partida. El motor no ha podido averiguar cuál.
review-by = Tras la jugada { $move } estaba perdida. El motor no ha podido averiguar si antes se podía ganar.
review-open = El motor no ha podido averiguar si se podía ganar.
review-show = Mostrar la jugada perdedora
review-legend = Arriba, las cartas en orden después de cada jugada, como máximo { $most } de { $cards }. Abajo, si la partida aún se podía ganar:
review-prospect-won = se puede ganar
review-prospect-lost = perdida
review-prospect-open = no se sabe
review-prospect-losing = jugada perdedora
review-list = Todas las jugadas

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
games-deal-search = Uno que se pueda ganar…
games-start = Jugar a { $game }
rules-title = Reglas de { $game }
rules-layout = Un reparto de { $game } al empezar

## What is kept

store-full = Ya no hay sitio en este navegador: la partida sigue, pero no se guarda.
store-refused = Este navegador no guarda nada: la partida sigue, pero se perderá al cerrar la página.
store-parted = Esta partida también siguió en otra ventana, así que se guardan las dos.
result-won = ganada
result-lost = perdida
result-unfinished = sin terminar
saved-games-title = Partidas guardadas
saved-games-game = Juego
saved-games-all-games = todos los juegos
saved-games-result = Resultado
saved-games-all-results = todos
saved-games-count = { $games ->
    [0] Ninguna partida
    [one] Una partida
   *[other] { $games } partidas
}
saved-games-points = { $windows } puntos
saved-games-current = en la mesa
saved-games-pages = Páginas
saved-games-newer = Más recientes
saved-games-older = Más antiguas
saved-games-page = { $from }–{ $to } de { $of }
saved-games-none = Aún no hay ninguna partida guardada: cada una se guarda desde su primera jugada.
saved-games-choose = Elige una partida para seguir con ella, verla de nuevo, guardarla en un archivo o eliminarla.
saved-games-continue = Seguir
saved-games-replay = Ver de nuevo
saved-games-link = Copiar enlace
saved-games-save = Guardar en un archivo
saved-games-save-all = Guardar todas en un archivo
saved-games-give-up = Rendirse
saved-games-delete = Eliminar
saved-games-ask-give-up = ¿Rendirte en esta partida? Entonces cuenta como perdida.
saved-games-ask-delete = ¿Eliminar esta partida para siempre? Entonces ya no cuenta.
import-title = Añadir partidas de un archivo o un texto
import-text = Archivos de partidas, de esta página o del programa de terminal: una partida o muchas. Lo que ya está guardado se omite.
import-take = Añadir
import-busy = Leyendo…
import-game = partida { $number }
import-done = { $added ->
    [0] No se ha añadido ninguna partida
    [one] Se ha añadido una partida
   *[other] Se han añadido { $added } partidas
}{ $known ->
    [0] .
    [one] ; una ya estaba aquí.
   *[other] ; { $known } ya estaban aquí.
}
import-problems = { $problems ->
    [one] Una no se ha podido leer:
   *[other] { $problems } no se han podido leer:
}
source-file = Elegir un archivo
source-drop = o suéltalo aquí
source-paste = … o pega su texto
source-too-large = El archivo { $file } es demasiado grande.
source-unreadable = El archivo { $file } no se ha podido leer.

## Statistics

stats-title = Estadísticas
stats-alone = Sin ayuda
stats-assisted = Con ayuda
stats-lost = Derrotas
stats-between = { $value } ({ $low } – { $high })
stats-average-moves = Media de jugadas para ganar
stats-current-streak = Racha hasta ahora
stats-longest-winning = Mejor racha de victorias
stats-longest-losing = Peor racha de derrotas
stats-streak-won = { $games ->
    [one] 1 ganada
   *[other] { $games } ganadas
}
stats-streak-lost = { $games ->
    [one] 1 perdida
   *[other] { $games } perdidas
}
stats-text = Una partida cuenta si se hizo alguna jugada y se ganó o se dio por perdida. Entre paréntesis: dónde está la proporción verdadera, con una certeza del 95 %. Cuantas menos partidas, más ancho el margen.
stats-charts = Los gráficos muestran las partidas
stats-numbers = Los números
stats-game = Tras la partida
stats-games = Partidas
stats-time = Tiempo
stats-move-count = Jugadas
stats-rate = Partidas ganadas a lo largo del tiempo
stats-rate-text = De las últimas { $games } partidas cada vez: { $from } al principio, { $to } ahora, { $least } como mínimo, { $most } como máximo.
stats-streaks = Rachas
stats-streaks-text = { $streaks ->
    [one] Una racha: victorias hacia arriba, derrotas hacia abajo.
   *[other] Las últimas { $streaks } rachas: victorias hacia arriba, derrotas hacia abajo.
}
stats-times = Tiempos de las partidas ganadas
stats-moves = Jugadas de las partidas ganadas
stats-mostly = Lo más frecuente, de { $from } a { $to }: { $games ->
    [one] una partida.
   *[other] { $games } partidas.
}
stats-few-games = La evolución y las rachas dicen algo a partir de { $need } partidas. Por ahora hay { $games }.
stats-few-wins = Cómo se reparten tiempos y jugadas se ve a partir de { $need } victorias. Por ahora hay { $games }.

## Lines tried

move-tree-title = Variantes probadas
move-tree-text = Nada de lo probado se pierde: ve al final de cualquier variante y sigue desde allí.
move-tree-left = se separa de otra tras la { $move ->
    [one] primera jugada
   *[other] jugada { $move }
}
move-tree-here = aquí está la partida

## Own games

custom-title = Tus propios juegos
custom-text = Un juego es un archivo de reglas en TOML. Toma el archivo de un juego que ya existe, cambia lo que quieras, dale un identificador y un nombre propios y juégalo. Se queda en este navegador.
custom-none = Aún no hay ninguno.
custom-refused = Esta versión de la página no acepta sus reglas: muestra su texto y añádelo otra vez para ver por qué.
custom-show = Mostrar el texto
custom-play = Jugar
custom-ask-delete = ¿Eliminarlo? Sus partidas guardadas se quedan.
custom-add = Añadir un juego
custom-begin = Empezar con el texto de
custom-begin-choose = elige un juego
custom-take = Añadir este juego
custom-added = Se ha añadido { $game }.
custom-problems = { $problems ->
    [one] Hay un error:
   *[other] Hay { $problems } errores:
}

## Links

link-later = lo creó una versión más reciente de esta página
link-damaged = está dañado o cortado
link-too-long = es demasiado largo
leave-game-title = ¿Abrir el enlace?
leave-game-text = Pone otra partida en la mesa. La tuya queda guardada: puedes seguir con ella desde las partidas guardadas.
leave-game-text-practice = Pone otra partida en la mesa. La de ahora empezó con una posición y no con un reparto: no quedará guardada.
leave-game-stay = Quedarme
leave-game-open = Abrir el enlace
share-title = Enlaces para compartir
share-deal = Este reparto
share-deal-text = Las mismas cartas, desde el principio.
share-position = Esta posición
share-position-text = Las cartas tal como están ahora, para seguir jugando desde aquí. Incluye también las ocultas.
share-record = Esta partida
share-record-text = Todas las jugadas, para verlas.
share-own = Este juego es tuyo: un enlace a su reparto o a una posición solo se abre donde se haya añadido su archivo.
share-copy = Copiar
share-send = Enviar
share-copied = El enlace se ha copiado.
share-refused = El navegador no ha dejado copiarlo: selecciónalo y cópialo tú.

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
settings-size = Tamaño de las cartas
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
settings-analysis = Vigilar si la partida se puede ganar
settings-analysis-text = El motor ve todas las cartas, así que su vigilancia revela algo de las ocultas, y esas partidas cuentan como jugadas con ayuda.

settings-share = Compartir los resultados de las partidas terminadas

## The end of a game

game-over-won = ¡Has ganado!
game-over-stuck = No queda ninguna jugada
game-over-time = Tiempo: { $time }
game-over-moves = { $moves ->
    [one] Una jugada
   *[other] { $moves } jugadas
}, { $undos ->
    [0] ninguna deshecha
    [one] una deshecha
   *[other] { $undos } deshechas
}
game-over-points = { $network } puntos de red, { $windows } puntos de Windows
game-over-best-first = Tu primera victoria en este juego
game-over-best-time = Tu mejor tiempo
game-over-best-moves = Tu menor número de jugadas
game-over-best-points = Tu mayor puntuación
game-over-assisted = Jugada con ayuda, por eso cuenta aparte.
game-over-stuck-text = Puedes deshacer movimientos y probar otro camino.
game-over-review = Análisis
game-over-again = El mismo reparto otra vez

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
key-saved-games = partidas guardadas
key-move-tree = las variantes probadas
key-statistics = las estadísticas
key-share = enlaces para compartir
key-pause = pausa
key-analysis = vigilar si la partida se puede ganar, o dejar de hacerlo
key-engine-hint = la pista del motor: la siguiente jugada de un camino que gana
key-back-to-won = volver a la última posición que se puede ganar
key-solution = la solución, paso a paso
key-difficulty = qué dificultad tiene el reparto
key-back = devolver las cartas; cerrar lo que esté abierto

## What the server has to do with it

site-loading = Un momento…
load-error-title = No se ha cargado
load-error-text = No se ha podido cargar esta parte de la página. La partida sigue y queda guardada. Ábrela otra vez cuando haya red; si aun así no llega, vuelve a cargar la página.
site-away = Ahora no se puede contactar con el servidor. Puedes seguir jugando.
site-none = Esta página está en un servidor que no guarda resultados ni repartos del día. Todo lo demás funciona.
site-problem = El servidor no lo ha aceptado (estado { $status }).
site-misunderstood = El servidor y esta página no se entienden. Vuelve a cargar la página.
site-too-large = La partida es demasiado larga para el servidor.
site-not-logged-in = Tu sesión se ha cerrado. Inicia sesión de nuevo.
site-login-failed = La llave de acceso no se ha aceptado. Inténtalo otra vez.
site-other-site = El servidor lo toma por una petición de otro sitio web.
site-not-found = El servidor no lo conoce.
site-conflict = Ya existe.
site-record = El servidor no ha podido reproducir la partida.
site-own-game = Los juegos propios no cuentan para todos.
site-own-deal = Los repartos hechos a mano no cuentan para todos.
site-impossible = Los tiempos de la partida, o su día, contradicen el reloj del servidor.
site-too-many = Ha llegado demasiado a la vez. Espera un poco.
site-internal = Algo va mal en el servidor. Inténtalo más tarde.
site-not-yet = El servidor aún no está listo para esto. Inténtalo de nuevo dentro de un momento.
site-sent-before = Ya se había enviado.
site-refused = El resultado de una partida no se ha contado. { $why }

## Sharing results

share-ask = Bien jugado. ¿Se pueden enviar al servidor los resultados de tus partidas terminadas? Cuentan para las clasificaciones de los repartos del día y para las estadísticas de todos los jugadores.
share-no = No, gracias
share-yes = Sí, compartirlos
share-waits = El resultado está pendiente de envío. { $why }
share-counts = El resultado cuenta.

## Daily deals and their boards

daily-title = Repartos del día
daily-text = Un reparto al día en cada juego, el mismo para todos, y todos se pueden ganar. Los nuevos llegan cada día a esta hora: { $time }.
daily-day = Día
daily-today = Hoy, { $day }
daily-play = Jugar
daily-play-it = Jugar a { $game }
daily-continue = Seguir
daily-continue-with = Seguir con { $game }
daily-board = Clasificación
daily-board-of = Clasificación de { $game }
daily-won = ganada
daily-lost = perdida
daily-begun = empezada
daily-none = No hay repartos de este día.
daily-pending = Aún se buscan para: { $games }.
daily-other-version = Este reparto es de otra versión del juego. Recarga la página para jugarlo.
board-of = Clasificación de { $game }
board-back = Volver a los repartos
board-by = Ordenar por
board-by-points = Puntos
board-by-moves = Jugadas
board-by-time = Tiempo
board-help = Partidas
board-help-without = sin ayuda
board-help-with = con ayuda
board-place = Puesto
board-player = Jugador
board-nobody = sin nombre
board-registered = nombre de un jugador con llave de acceso
board-you = (tú)
board-own-place = Tu puesto: { $place } de { $places }.
board-empty = Aquí aún no hay nadie.
board-more = Más puestos

## Statistics over all players

global-title = Estadísticas de todos los jugadores
global-game = Juego
global-what = Repartos
global-all-deals = Todos los repartos
global-deal = Reparto { $deal }
global-you = Tú
global-unaided = Todos los jugadores
global-assisted = Con ayuda
global-text = Tu columna y la de todos los jugadores contienen las partidas sin ayuda. Se cuenta lo que los jugadores han compartido.
figure-win-percentage = Porcentaje de victorias
figure-win-ratio = Victorias por derrota
figure-average-win-time-ms = Tiempo medio de victoria
figure-highest-windows-points = Puntuación más alta (Windows)
figure-highest-network-points = Puntuación más alta (red)
figure-best-win-time-ms = Mejor tiempo de victoria
figure-fewest-moves = Menor número de jugadas
figure-played = Partidas jugadas
figure-won = Victorias

## The player

account-title = Jugador
account-nickname = Nombre en las clasificaciones
account-nickname-text = No lo necesitas: sin nombre, tus partidas cuentan igual. Los demás lo ven.
account-devices = Un mismo historial en varios dispositivos
account-devices-text = Con una llave de acceso, este servidor conoce tus partidas en cada uno de tus dispositivos. No hay contraseña, y de ti no se guarda nada más que tu nombre y tus partidas. Quien inicia sesión comparte resultados.
account-sign-up = Jugador nuevo, con este nombre
account-sign-in = Iniciar sesión
account-sharing = Compartir
account-sharing-text = Se comparten las jugadas de la partida, su tiempo y tu nombre en las clasificaciones, si tienes uno. Puedes cambiar de idea cuando quieras, aquí o en los ajustes.
account-waiting = { $results ->
    [one] Un resultado está pendiente de envío.
   *[other] { $results } resultados están pendientes de envío.
}
nickname-needed = Un jugador necesita un nombre.
nickname-empty = Un nombre necesita al menos una letra o una cifra.
nickname-long = Un nombre tiene como máximo 24 caracteres.
nickname-invisible = El nombre contiene algo que no se ve.
nickname-taken = Otro jugador tiene este nombre o uno que se le parece.
nickname-refused = El servidor no acepta este nombre.
passkeys-insecure = Las llaves de acceso necesitan una conexión segura (https).
passkeys-unknown = Este navegador no admite llaves de acceso.
passkey-not-given = No se ha recibido ninguna llave de acceso. Inténtalo otra vez.
passkey-already = Este dispositivo ya tiene una llave de acceso tuya.
passkey-address = Las llaves de acceso de este servidor no valen en esta dirección.
passkey-not-supported = Este dispositivo no puede guardar una llave de acceso así.
passkey-failed = La llave de acceso no ha funcionado.
account-since = Sesión iniciada. Jugador desde: { $day }.
account-rename = Cambiar
account-passkeys = Llaves de acceso
account-passkeys-text = Una llave de acceso abre tu historial en los dispositivos que la comparten. Añade otra para un dispositivo que no la comparta.
account-passkey = Llave de acceso { $number }, del { $day }
account-passkey-add = Añadir una llave de acceso
account-passkey-remove = Quitar
account-passkey-remove-this = Quitar: { $passkey }
account-data = Tus partidas
account-bring = Traer aquí las partidas de mis otros dispositivos
account-export = Descargar todo lo que se guarda de mí
account-sign-out = Cerrar sesión
account-delete = Eliminar mi cuenta
account-delete-text = Tu nombre, tus llaves de acceso y el vínculo con tus partidas se eliminan del servidor para siempre. Los resultados siguen contando, pero ya no son de nadie. Las partidas de este navegador se quedan.
account-delete-yes = Eliminar para siempre
account-signed-up = Te damos la bienvenida. A partir de ahora, tus partidas se guardan para todos tus dispositivos.
account-signed-in = Has iniciado sesión.
account-signed-out = Has cerrado sesión.
account-renamed = El nombre se ha cambiado.
account-passkey-added = La llave de acceso se ha añadido.
account-passkey-removed = La llave de acceso se ha quitado. La sesión está cerrada en los demás dispositivos.
account-last-passkey = La última llave de acceso se queda: sin ella ya no podrías iniciar sesión.
account-deleted = Ya no se guarda nada de ti.
account-brought = Has iniciado sesión. { $games ->
    [0] Todas tus partidas están aquí.
    [one] Hay aquí una partida más.
   *[other] Hay aquí { $games } partidas más.
}
account-not-kept = No se han podido guardar las partidas en este navegador: { $trouble ->
    [full] ya no hay sitio.
   *[refused] no guarda nada.
}

# The texts of the windows, which the page loads when it can be played. `page.ftl` has the others.

## The table

picture-stock = Mazo: { $rows ->
    [0] vacío
    [one] queda una fila
   *[other] quedan { $rows } filas
}

## Buttons

button-cancel = Cancelar
button-yes = Sí
button-again = Reintentar

## What is said under the table, and aloud

said-detail = { $of }: { $detail }

## Live analysis

engine-analysis-text = El motor ve todas las cartas, también las ocultas. Con el análisis en vivo, ves tras cada movimiento si la partida aún tiene solución. Eso revela algo de las cartas ocultas, así que con la primera respuesta esta partida cuenta como jugada con ayuda, aparte de tus victorias sin ayuda. El análisis termina con esta partida.
engine-difficulty-title = ¿Calcular la dificultad de esta partida?
engine-review-title = ¿Analizar esta partida?
engine-text = El motor ve todas las cartas, también las ocultas. Si te ayuda, esta partida cuenta como jugada con ayuda, aparte de tus victorias sin ayuda.

## Winnable deals and difficulty

deal-search-criteria = Dificultad
deal-search-winnable = cualquiera con solución
deal-search-easy = fácil
deal-search-medium = media
deal-search-hard = difícil
deal-search-levels = Las partidas con solución de cada juego se dividen en tres tercios: fáciles, medias y difíciles. La primera búsqueda tarda más, porque el motor necesita partidas con las que comparar.
deal-search-start = Buscar
deal-search-progress = Progreso
difficulty-first = Primero, esta partida.
difficulty-grade = Esta partida tiene solución y es { $level }: de { $of } partidas con solución de este juego, { $easier ->
    [0] ninguna es más fácil
    [one] una es más fácil
   *[other] { $easier } son más fáciles
}.
difficulty-quick-name = Juego rápido
difficulty-nodes-name = Búsqueda
difficulty-length-name = Longitud
difficulty-explained = Las partidas con solución de cada juego se dividen en tres tercios: fáciles, medias y difíciles. Cada una de las tres cifras recibe un puesto entre las partidas comparadas, y los puestos se suman.

## The solution and the review

solution-title = Solución: { $moves ->
    [one] un movimiento
   *[other] { $moves } movimientos
}
review-title = Análisis: { $game }
review-works = El motor está analizando la partida: { $known } de { $of } posiciones listas.
review-won = Ganada: todas las posiciones tenían solución.
review-could = Todas las posiciones tenían solución, y la actual también la tiene.
review-move = El movimiento { $move } perdió la partida: { $text }.
review-hidden = Nadie podía saberlo: por lo que se veía, ninguna jugada era mejor.
review-avoidable = Se podía evitar: por lo que se veía, regalaba { $error } de las posibilidades.
review-among = Uno de los movimientos del { $from } al { $to } perdió la partida. El motor no ha podido averiguar cuál.
review-between = Perdida entre los movimientos { $from } y { $to }; el motor sigue buscando.
review-show-between = Mostrar dónde empieza
review-stop = Parar
review-goes-on = Puedes cerrar esta ventana: el motor sigue buscando y te avisa cuando termine.
review-go-on = Seguir buscando
note-reviewed = Análisis de { $game }: { $text }
note-reviewed-show = Ver el análisis
review-by = Tras el movimiento { $move }, la partida estaba perdida. El motor no ha podido averiguar si antes tenía solución.
review-open = El motor no ha podido averiguar si esta partida tenía solución.
review-show = Mostrar el error decisivo
review-legend = Arriba: cartas en orden (en secuencias desde un rey o ya retiradas) tras cada movimiento, como máximo { $most } de { $cards }. Abajo: si la partida aún tenía solución:
review-prospect-won = con solución
review-prospect-lost = perdida
review-prospect-open = no está claro
review-prospect-losing = error decisivo
review-remark-wasted = en vano
review-remark-missedJoin = unión perdida
review-wasted = { $moves ->
    [one] Un movimiento fue en vano: solo llevó atrás.
   *[other] { $moves } movimientos fueron en vano: después, la mesa estaba como antes.
}
review-missed-joins = { $moves ->
    [one] Una unión perdida: las cartas podían unirse a las de su palo.
   *[other] { $moves } uniones perdidas: las cartas podían unirse a las de su palo.
}
review-not-copied = El navegador no ha permitido copiar.
review-list = Todos los movimientos
review-better-in = Mejor: { $text }. Así la partida se gana en { $moves ->
    [one] un movimiento
   *[other] { $moves } movimientos
}.
review-show-better = Mostrar un movimiento mejor
review-play-out = Mostrar cómo se gana
review-loses = El movimiento { $move } pierde la partida: { $text }
review-better = Mejor: { $text }
review-solution = Así se podía ganar todavía la partida: { $moves ->
    [one] un movimiento
   *[other] { $moves } movimientos
}.
review-shorter = El motor ha encontrado una victoria en { $moves ->
    [one] un movimiento
   *[other] { $moves } movimientos
}.
review-no-shorter = El motor no ha encontrado una victoria más corta. ¡Bien jugado!
review-missed = Unión perdida: { $text }
review-back = Volver al análisis
retry-title = Buscar un movimiento mejor
retry-open = Este movimiento perdió la partida: { $move }. Haz uno con el que siga teniendo solución.
retry-judging = El motor está comprobando este movimiento.
retry-found = Muy bien: con este movimiento la partida todavía se puede ganar.
retry-lost = Con este movimiento también se pierde la partida.
retry-unclear = El motor no ha podido averiguar si este movimiento gana.
retry-close = Dejar de buscar

## Suerte y habilidad

review-views = Formas de repasar la partida
review-view-review = ¿Se podía ganar?
review-view-luck = Suerte y habilidad
luck-title = Suerte y habilidad: { $game }
luck-works = El jugador limpio está juzgando la partida: { $move } de { $of } movimientos listos.
luck-no-new-card = En esta partida aún no se vio ninguna carta nueva, así que no hay nada que juzgar.
luck-totals = Desperdiciado: { $error ->
    [one] 1 punto
   *[other] { $error } puntos
} de 100. Suerte: { $luck }.
luck-chart = Arriba: la probabilidad de ganar antes de cada carta nueva; ▼ es lo que le quitó un error. Abajo: lo que cambió cada carta nueva, hacia arriba si hubo suerte.
luck-gave-away = { $count ->
    [one] Movimiento { $moves }
   *[other] Movimientos { $moves }
}: se perdió un { $error }.
luck-show-played = Mostrar el movimiento
luck-show-better = Mostrar uno mejor
luck-play-out = Mostrar el plan mejor
luck-better-plan = Este era el plan mejor en lugar { $count ->
    [one] del movimiento { $moves }
   *[other] de los movimientos { $moves }
}, hasta la siguiente carta nueva. Lo que habría mostrado no se juzga.
luck-back = Volver a suerte y habilidad
luck-played = Jugado: { $text }
luck-list = Todas las decisiones
luck-rough = Son estimaciones del jugador limpio, que solo sabe lo que podías ver. Un error puede ser menor de lo que dice, y uno pequeño puede no serlo.

## Games and rules

games-title = Juegos
games-search = Buscar por nombre o tipo
games-filters = Filtros
games-facts = { $cards } cartas, { $columns } { $columns ->
    [one] columna
   *[other] columnas
}
games-recent = Últimos juegos:
games-favourites = Favoritos
games-surprise = Sorpréndeme
games-favourite = Favorito: { $game }
games-decks = Barajas
games-decks-one = una baraja
games-decks-two = dos barajas
games-decks-more = tres o más
games-length = Duración
games-length-short = corto
games-length-long = largo
games-matter = Suerte o habilidad
games-matter-luck = más suerte
games-matter-skill = más habilidad
games-chance = Con solución
games-chance-nearly-all = casi siempre con solución
games-chance-most = a menudo con solución
games-chance-few = pocas veces con solución
games-winnable-all = siempre con solución
games-winnable-share = el { $percent } de las partidas tiene solución
games-winnable-least = al menos el { $percent } tiene solución
games-deal = Número de partida
games-deal-random = al azar
games-deal-wrong = Un número de partida es como { $own }. Los de otros programas empiezan por su nombre: { $ms }, { $pysol } o { $kpat }.
games-deal-search = Con solución…
games-start = Jugar a { $game }
rules-title = Reglas de { $game }
rules-layout = { $game } al empezar

## Saved games

saved-games-all-games = todos los juegos
saved-games-all-results = todos
saved-games-count = { $games ->
    [0] Ninguna partida
    [one] Una partida
   *[other] { $games } partidas
}
saved-games-points = Puntos: { $score }
saved-games-current = en la mesa
saved-games-own-cards = reparto propio
saved-games-pages = Páginas
saved-games-newer = Más recientes
saved-games-older = Más antiguas
saved-games-page = { $from }–{ $to } de { $of }
saved-games-none = Aún no hay partidas guardadas. Cada partida se guarda desde el primer movimiento.
saved-games-choose = Elige una partida para continuarla, ver su repetición, guardarla en un archivo o eliminarla.
saved-games-continue = Continuar
saved-games-replay = Repetición
saved-games-link = Copiar enlace
saved-games-save = Guardar en un archivo
saved-games-save-all = Guardar todas en un archivo
saved-games-delete = Eliminar
saved-games-ask-give-up = ¿Abandonar esta partida? Contará como perdida.
given-up = Has abandonado { $game }: cuenta como perdida, aunque sigas jugando desde aquí.
saved-games-ask-delete = ¿Eliminar esta partida para siempre? Dejará de contar en tus estadísticas.
saved-games-persistent = Este navegador conserva tus partidas guardadas hasta que las elimines.
saved-games-not-persistent = Guarda todas tus partidas en un archivo de vez en cuando: este navegador puede eliminarlas, por ejemplo, si necesita espacio.
import-title = Importar partidas de un archivo o un texto
import-text = Archivos guardados por esta página o por la versión de terminal, con una partida o muchas. Las que ya tienes se omiten.
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

## Statistics

stats-judged = { $games ->
    [one] Una partida de una versión anterior se ha vuelto a juzgar:
   *[other] { $games } partidas de una versión anterior se han vuelto a juzgar:
} una partida abandonada cuenta como perdida, y para el porcentaje, las rachas y los récords solo cuenta el primer intento.
stats-between = { $value } ({ $low } – { $high })
stats-text = Una partida cuenta cuando la has ganado, abandonado o, tras diez movimientos o una fila, dejado por otra del mismo juego. Los repartos que ya habías empezado figuran como jugados otra vez.
stats-range-text = Entre paréntesis está el intervalo que contiene tu porcentaje real de victorias con un 95 % de confianza; cuantas más partidas, más estrecho.
stats-left = { $games ->
    [one] Una de ellas quedó atrás por otra y cuenta como perdida hasta que la continúes: está en Partidas guardadas.
   *[other] { $games } de ellas quedaron atrás por otras y cuentan como perdidas hasta que las continúes: están en Partidas guardadas.
}
stats-group = Grupo
stats-numbers = Datos
stats-game = Tras la partida
stats-games = Partidas
stats-time = Tiempo
stats-move-count = Movimientos
stats-rate = Evolución de las victorias
stats-rate-text = En las últimas { $games } partidas cada vez: { $from } al principio, { $to } ahora; mínimo { $least }, máximo { $most }.
stats-streaks = Rachas
stats-streaks-text = { $streaks ->
    [one] Una racha: victorias hacia arriba, derrotas hacia abajo.
   *[other] Las últimas { $streaks } rachas: victorias hacia arriba, derrotas hacia abajo.
}
stats-times = Tiempos de las victorias
stats-moves = Movimientos para ganar
stats-mostly = Lo más frecuente: de { $from } a { $to }, { $games ->
    [one] una partida.
   *[other] { $games } partidas.
}
stats-few-games = La evolución y las rachas aparecen a partir de { $need } partidas. Por ahora: { $games }.
stats-few-wins = Los tiempos y movimientos aparecen a partir de { $need } victorias. Por ahora: { $games }.
stats-empty = Aquí aparecerán tus victorias
stats-empty-text = Gana una partida: entonces verás aquí tus victorias, rachas, mejores resultados y semanas.
stats-empty-games = Elegir un juego
stats-empty-play = Volver a la mesa
stats-none = Todavía no hay partidas así.
stats-won = Victorias
stats-now-streak = Racha actual
stats-best-streak = Mejor racha
stats-since = { $games ->
    [one] Una partida el { $date }, { $time }
   *[other] { $games } partidas desde el { $date }, { $time }
} en la mesa
stats-since-day = { $games ->
    [one] Una partida el { $date }
   *[other] { $games } partidas desde el { $date }
}
stats-form = { $games ->
    [one] La última partida. Victorias: { $won }
   *[other] Las últimas { $games } partidas. Victorias: { $won }
}
stats-suits = Palos
stats-suits-any = Todos
stats-weeks = Tus semanas
stats-week = Semana del
stats-this-week = Relleno: victorias. Esta semana: { $games ->
    [0] ninguna partida todavía.
    [one] una partida. Victorias: { $won }.
   *[other] { $games } partidas. Victorias: { $won }.
}
stats-busiest = La que más, la semana del { $date }: { $games ->
    [one] una partida.
   *[other] { $games } partidas.
}
stats-year = Tu año
stats-day = Día
stats-year-none = En el último año no ha terminado ninguna partida.
stats-year-text = Relleno: días con victoria. { $games ->
    [one] Una partida
   *[other] { $games } partidas
} en { $days ->
    [one] un día
   *[other] { $days } días
}. Victorias: { $won }.
stats-year-most = El día con más: { $day }.
stats-day-text = { $date }: { $games ->
    [one] una partida
   *[other] { $games } partidas
}, victorias: { $won }
stats-fewer = de menos a más
look-back-title = Mirada atrás
look-back-this-week = Esta semana
look-back-last-week = La semana pasada
look-back-games = { $games ->
    [one] Una partida
   *[other] { $games } partidas
} en { $days ->
    [one] un día
   *[other] { $days } días
}, { $won } ganadas.
look-back-time = { $time } en la mesa.
look-back-rate = Primeros intentos sin ayuda: { $rate } ganados.
look-back-more = { $points ->
    [one] Un punto
   *[other] { $points } puntos
} más que { $than ->
    [week] la semana
   *[year] el año
} anterior.
look-back-less = { $points ->
    [one] Un punto
   *[other] { $points } puntos
} menos que { $than ->
    [week] la semana
   *[year] el año
} anterior.
look-back-most = Lo que más jugaste: { $game }, { $games } partidas.
look-back-streak = Racha más larga: { $games } victorias seguidas.
look-back-fewest = Menos movimientos: { $moves }, en { $game }.
look-back-quickest = Victoria más rápida: { $time }, en { $game }.
look-back-first = Ganaste por primera vez: { $game }.
look-back-copy = Copiar como texto
stats-by-game = Tus juegos
stats-won-of = Victorias: { $won } de { $games }
stats-can-be-won = al menos el { $percent } tienen solución
stats-all-can-be-won = todas las probadas tienen solución
stats-hints = siguiendo siempre la mejor pista se gana el { $percent }
stats-mark = La línea de cada barra muestra cuántas partidas tienen solución. Lo averiguó el motor, que ve todas las cartas, así que nadie gana tantas.
stats-luck = { $games ->
    [one] En la partida que repasaste,
   *[other] En las { $games } partidas que repasaste,
} tus errores perdieron el { $share } de tus posibilidades. Suerte: { $luck } por partida.
stats-luck-fair = { $fewer ->
    [0] De 100 barajadores limpios, ninguno tuvo menos suerte.
    [1] De 100 barajadores limpios, uno tuvo menos suerte.
    [100] Los 100 barajadores limpios tuvieron menos suerte.
   *[other] De 100 barajadores limpios, { $fewer } tuvieron menos suerte.
}
stats-figures = Todos los datos

## Move tree

move-tree-text = Todas las variantes que has jugado siguen aquí. Elige una para ir a su final y seguir jugando desde allí.
move-tree-left = se separa tras el { $move ->
    [one] primer movimiento
   *[other] movimiento { $move }
}
move-tree-here = posición actual

## Custom games

custom-text = Un juego es un archivo de reglas. Parte del archivo de un juego que ya existe, cambia lo que quieras, dale un identificador y un nombre nuevos y juégalo. Se queda en este navegador.
custom-none = Aún no tienes juegos propios.
custom-refused = Esta versión de la página no acepta sus reglas. Para ver por qué, muestra su texto y añádelo de nuevo.
custom-show = Mostrar texto
custom-play = Jugar
custom-ask-delete = ¿Eliminar este juego? Sus partidas guardadas se conservan.
custom-add = Añadir un juego
custom-begin = Empezar con el texto de
custom-begin-choose = elige un juego
custom-take = Añadir este juego
custom-added = Se ha añadido { $game }.
custom-problems = { $problems ->
    [one] Hay un error:
   *[other] Hay { $problems } errores:
}
source-file = Elegir un archivo
source-drop = o suéltalo aquí
source-paste = … o pega texto

## Links

leave-game-title = ¿Abrir el enlace?
leave-game-text = El enlace abre otra partida. La tuya está guardada: puedes continuarla desde tus partidas guardadas.
leave-game-text-practice = El enlace abre otra partida. La tuya empezó desde una posición y no desde un reparto, así que no se guardará.
leave-game-stay = Quedarme
leave-game-open = Abrir el enlace
link-later = lo creó una versión más reciente de esta página
link-damaged = está dañado o incompleto
link-too-long = es demasiado largo
share-deal = Este reparto
share-deal-text = Las mismas cartas, desde el principio.
share-position = Esta posición
share-position-text = Las cartas tal como están ahora, para seguir desde aquí. Incluye las ocultas.
share-known = La posición como texto o imagen
share-known-text = Para una carta o un blog: las cartas tal como las conoces, sin las ocultas.
share-copy-text = Copiar como texto
share-save-picture = Guardar como imagen
share-record = Esta partida
share-record-text = Todos los movimientos, para ver la repetición.
share-own = Es un juego propio: los enlaces a su reparto o a una posición solo funcionan donde se haya añadido su archivo.
share-copy = Copiar
share-send = Compartir…
share-copied = Enlace copiado.
share-text-copied = Texto copiado.
share-refused = El navegador no ha permitido copiarlo: selecciona el enlace y cópialo tú.

## Side panel

side-moves = Movimientos
side-empty = Aquí aparecen tus movimientos. Elige uno para volver a él.
unseen-close = Ocultar las cartas no vistas

## Notes

note-title = Nota
note-at = { $moves ->
    [0] Al principio
    [one] Tras la primera jugada
   *[other] Tras la jugada { $moves }
}
note-about = La nota se queda con la partida: la encuentras en el árbol de movimientos, en el análisis y en el archivo que exportes.
note-keep = Guardar
move-tree-notes = Notas

## The hundred

hundred-about = Los mismos cien repartos para todos, un intento cada uno. Solo cuentan los primeros intentos: un reparto que ya has visto está perdido.
hundred-kind = Cómo los juegas
hundred-own = con deshacer
hundred-undo-off = sin deshacer
hundred-deal = Reparto { $number }: { $state ->
    [won] ganado
    [lost] perdido
    [begun] empezado
    [other] jugado de otra manera
   *[none] sin jugar
}
hundred-standing = { $won } ganados de { $ended } jugados. Hay { $of } repartos.
hundred-hints = Siguiendo las pistas del jugador justo: { $won } de { $of } repartos ({ $share }).
hundred-next = Jugar el reparto { $number }
hundred-site = En este sitio
hundred-site-players = { $players ->
    [0] Nadie ha terminado aún los cien.
    [one] Un jugador ha terminado los cien.
   *[other] { $players } jugadores han terminado los cien.
}
hundred-site-progress = El sitio conoce { $finished } de tus { $of } primeros intentos.
hundred-site-account = Con una cuenta y resultados compartidos, aparecerás aquí tras el último reparto.

## Replay

replay-title = Repetición: { $game }
replay-controls = Repetición
replay-first = Al principio
replay-back = Un movimiento atrás
replay-play = Reproducir
replay-pause = Pausa
replay-forward = Un movimiento adelante
replay-last = Al final
replay-position = Movimiento
replay-at = Movimiento { $move } de { $of }
replay-start = Reparto
replay-pace = Velocidad
replay-pace-slow = lenta
replay-pace-normal = normal
replay-pace-fast = rápida
replay-pace-rapid = muy rápida
replay-pace-played = como se jugó
replay-play-on = Seguir jugando desde aquí

## Watching

watch-on = El ordenador solo ve lo que ves tú. Toca la mesa para tomar el relevo.
watch-assists = Esta partida cuenta ahora como jugada con ayuda, aparte de tus victorias sin ayuda.
watch-no-way = El ordenador no sabe cómo seguir desde aquí. Te toca a ti.
watch-stop = Detener

## Moves in thought

what-if-text = ¿Y si…? Aquí no cuenta nada.
what-if-wins = Así se ganaría la partida.
what-if-play = Hacer estos movimientos
what-if-back = Volver a la partida
what-if-begun = ¿Y si…? Prueba movimientos: nada cuenta. Las cartas desconocidas siguen boca abajo. Escape vuelve a la partida.
what-if-ended = De vuelta en la partida: la mesa está como antes.
what-if-played = { $moves ->
    [one] Un movimiento hecho
   *[other] { $moves } movimientos hechos
}

## Appearance

appearance-theme = Mesa
appearance-theme-felt = Fieltro
appearance-theme-dew = Rocío
appearance-theme-walnut = Nogal
appearance-theme-night = Noche
appearance-theme-paper = Papel
appearance-theme-slate = Pizarra
appearance-theme-rose = Rosa
appearance-theme-spring = Primavera
appearance-theme-autumn = Otoño
appearance-theme-winter = Invierno
appearance-theme-contrast = Alto contraste
appearance-photo = Tu propia foto
appearance-photo-text = Se convierte en la mesa, algo más oscura, y nunca sale de este navegador.
appearance-photo-choose = Elegir una foto
appearance-photo-remove = Quitar
appearance-photo-problem = Esta foto no se puede usar.
appearance-scheme = Claro u oscuro
appearance-scheme-auto = como el sistema
appearance-scheme-light = claro
appearance-scheme-dark = oscuro
appearance-style = Diseño de las cartas
appearance-style-classic = Clásico
appearance-style-modern = Moderno
appearance-pack = Cartas
appearance-pack-two-colour = Dos colores
appearance-pack-four-colour = Cuatro colores
appearance-pack-high-contrast = Alto contraste
appearance-shade = Cartas claras u oscuras
appearance-shade-light = cartas claras
appearance-shade-dark = cartas oscuras
appearance-back = Dorsos
appearance-back-theme = A juego con la mesa
appearance-back-photo = Tu foto
appearance-back-photo-text = El centro se convierte en el dorso de las cartas y nunca sale de este navegador.
appearance-back-web = Telaraña
appearance-back-dew = Rocío
appearance-back-fan = Abanicos
appearance-back-botanical = Hojas
appearance-back-stars = Estrellas
appearance-back-tartan = Tartán
appearance-back-spider = Araña
appearance-back-lattice = Celosía
appearance-back-waves = Ondas
appearance-back-rosette = Rosetón
appearance-back-weave = Trenzado
appearance-back-suits = Palos
appearance-back-plain = Liso
appearance-large-index = Números y palos grandes
appearance-large-index-auto = en cartas pequeñas
appearance-large-index-normal = nunca
appearance-large-index-large = siempre

## Settings

settings-language = Idioma
settings-language-auto = el del navegador
settings-motion = Animaciones
settings-motion-auto = las del sistema
settings-motion-slow = lentas
settings-motion-normal = normales
settings-motion-fast = rápidas
settings-motion-off = desactivadas
settings-motion-reduced = Tu dispositivo pide menos movimiento: «las del sistema» equivale a desactivadas. Cualquier otra opción tiene prioridad.
settings-celebration = Al ganar
settings-celebration-theme = a juego con la mesa
settings-celebration-random = sorpresa
settings-celebration-cascade = cartas que rebotan
settings-celebration-fountain = fuente
settings-celebration-fireworks = fuegos artificiales
settings-celebration-web = telaraña
settings-celebration-none = nada
settings-size = Tamaño de las cartas
settings-left-handed = Para zurdos: mazo a la izquierda
settings-click-takes = Un clic selecciona las cartas y otro las coloca
settings-volume = Volumen del sonido
settings-volume-percent = { $percent } %
settings-haptics = Vibración
settings-haptics-off = desactivada
settings-haptics-runs = con secuencias y victorias
settings-haptics-cards = con cada carta
settings-relaxed = Relajado: sin puntos, movimientos ni reloj
settings-relaxed-text = Todo se sigue contando y lo ves al final de la partida.
settings-clock = Mostrar reloj
settings-only-winnable = Solo partidas con solución
settings-only-winnable-text = Tus primeras partidas de Spider tienen solución en todo caso: hasta que ganes una o terminen tres.
settings-no-undo = Sin deshacer
settings-no-undo-text = Se elige antes de empezar: no hay vuelta atrás, y una partida bloqueada está perdida. Estas partidas tienen sus propias estadísticas.
settings-share = Compartir los resultados de las partidas terminadas

## The end of a game

celebration-skip = Toca o pulsa una tecla para saltar
game-over-won = ¡Has ganado!
game-over-stuck = No quedan movimientos
game-over-parts = De dónde salen los puntos
game-over-part-start = Inicio
game-over-part-moves = Movimientos
game-over-part-undos = Deshechos
game-over-part-runs = Secuencias retiradas
game-over-parts-text = Repartir una fila no cuesta nada. Los movimientos deshechos siguen contando.
game-over-away = Esta parte no se ha podido cargar. Inténtalo de nuevo cuando tengas conexión.
game-over-review = Análisis
game-over-rank = { $place ->
    [1] La mejor de tus { $wins } victorias por puntos
   *[other] Puesto { $place } de tus { $wins } victorias por puntos
}
game-over-streak = { $wins ->
    [one] Una victoria seguida
   *[other] { $wins } victorias seguidas
}
game-over-others-deal = { $played ->
    [one] Se ha compartido una partida igual: { $percent } ganadas.
   *[other] De { $played } partidas iguales compartidas, { $percent } ganadas.
}
game-over-others-game = { $played ->
    [one] Una partida compartida en total: { $percent } ganadas.
   *[other] Entre todos: { $percent } ganadas de { $played } partidas.
}
game-over-others-time = Tiempo medio: { $time }.
game-over-others-none = Aún no hay resultados de otros jugadores.
game-over-hard = ¿Era difícil esta partida?
game-over-measure = Averiguarlo
game-over-best-first = Primera victoria en este juego
game-over-best-time = Mejor tiempo
game-over-best-moves = Menos movimientos
game-over-best-points = Puntuación récord
game-over-assisted = Jugada con ayuda, así que cuenta aparte.
game-over-stuck-text = Esta partida está perdida. Puedes deshacer movimientos y probar otra cosa.
game-over-lost-text = Esta partida está perdida: se jugó sin deshacer.
game-over-play = Jugar otra
game-over-daily = Siguiente partida del día
game-over-daily-of = Siguiente partida del día: { $game }
game-over-share = Compartir…
result-title = Compartir el resultado
result-picture = La imagen: { $game }. { $figures }. { $story }
result-story = Una curva muestra las cartas en orden a lo largo de los movimientos. Filas repartidas: { $rows }. Secuencias retiradas: { $runs }.
result-order = Cartas en orden
result-hidden = Cartas ocultas
result-rows = Fila repartida
result-runs = Secuencia
result-send = Compartir la imagen
result-save = Guardar la imagen
result-line = Copiar en una línea
result-challenge = Copiar un desafío
result-challenge-text = Un desafío es un enlace a esta partida con tu resultado a batir. Tus movimientos van incluidos, sin verse, para una carrera.
result-film = Hacer un vídeo de la partida
result-film-making = Haciendo el vídeo
result-film-send = Compartir el vídeo
result-film-save = Guardar el vídeo
result-film-done = El vídeo está listo: { $size } MB, un GIF que se ve en todas partes.
result-copied = Copiado.
result-back = Volver
result-failed = No ha funcionado en este navegador.
challenge-begins = Alguien consiguió aquí { $score } puntos en { $moves ->
    [one] un movimiento
   *[other] { $moves } movimientos
}. ¿Puedes superarlo?
challenge-begins-by = { $by } consiguió aquí { $score } puntos en { $moves ->
    [one] un movimiento
   *[other] { $moves } movimientos
}. ¿Puedes superarlo?
challenge-title = Desafío
challenge-own = Tú
challenge-theirs = A batir
challenge-beaten = { $by ->
    [none] ¡Desafío superado!
   *[other] ¡Has superado a { $by }!
}
challenge-equal = { $by ->
    [none] ¡Empate!
   *[other] ¡Empate con { $by }!
}
challenge-missed = { $by ->
    [none] Aún sin superar.
   *[other] { $by } sigue por delante.
}

## Races

ghost-race = { $by ->
    [own] Carrera contra tu partida anterior
    [none] Carrera contra un fantasma
   *[other] Carrera contra { $by }
}
ghost-name = { $by ->
    [own] Tu partida anterior
    [none] Fantasma
   *[other] { $by }
}
ghost-level = Igualados
ghost-ahead = { $cards ->
    [one] Una carta por delante
   *[other] { $cards } cartas por delante
}
ghost-behind = { $cards ->
    [one] Una carta por detrás
   *[other] { $cards } cartas por detrás
}
ghost-title = Cartas en orden (en secuencias desde un rey o ya retiradas) tras el mismo número de movimientos
ghost-end = Terminar la carrera
ghost-begins = { $by ->
    [own] Compites contra tu partida anterior.
    [none] Compites contra un fantasma.
   *[other] Compites contra { $by }.
}
ghost-said-ahead = { $by ->
    [own] Vas por delante de tu partida anterior.
    [none] Vas por delante del fantasma.
   *[other] Vas por delante de { $by }.
}
ghost-said-behind = { $by ->
    [own] Tu partida anterior va por delante.
    [none] El fantasma va por delante.
   *[other] { $by } va por delante.
}
ghost-said-over = { $by ->
    [own] A estas alturas, tu partida anterior ya estaba ganada.
    [none] A estas alturas, el fantasma ya había ganado.
   *[other] A estas alturas, { $by } ya había ganado.
}
ghost-finish-first = { $moves ->
    [one] ¡Has ganado la carrera por un movimiento!
   *[other] ¡Has ganado la carrera por { $moves } movimientos!
}
ghost-finish-level = La carrera queda en empate: los mismos movimientos en ambas partidas.
ghost-finish-second = { $moves ->
    [one] Has perdido la carrera por un movimiento.
   *[other] Has perdido la carrera por { $moves } movimientos.
}
ghost-stuck-ahead = { $cards ->
    [one] Carrera perdida, aunque ibas una carta por delante.
   *[other] Carrera perdida, aunque ibas { $cards } cartas por delante.
}
ghost-stuck-level = Carrera perdida, aunque la carrera iba igualada.
ghost-stuck-behind = { $cards ->
    [one] Carrera perdida: ibas una carta por detrás.
   *[other] Carrera perdida: ibas { $cards } cartas por detrás.
}
ghost-chart = Cartas en orden tras cada movimiento: las tuyas en { $own } movimientos, las de la otra partida en { $theirs }
ghost-again = Otra carrera
ghost-best = Carrera contra tu mejor partida
ghost-race-it = Carrera
ghost-refused-long = Esta partida es demasiado larga para una carrera.
ghost-refused-illegal = No hay carrera: el movimiento { $move } de la partida no es posible con estas cartas. Quizá sea de otro reparto o tenga otras reglas.
ghost-refused-unfinished = No hay carrera: la partida no acaba en victoria.

## Lessons

learn-text = Lecciones cortas en una mesa de verdad. Los movimientos los haces tú.
learn-done = Hecho
lesson-step = Paso { $number } de { $steps }
lesson-show = Muéstramelo
lesson-skip = Saltar
lesson-next = Siguiente
lesson-retry = Otra vez
lesson-close = Terminar la lección
lesson-go-on = Siguiente: { $lesson }
lesson-back = Volver a mi partida
lesson-unknown = No existe esa lección.

## Puzzles
mistakes-title = Tus errores
mistakes-noted = Esta posición volverá mañana, en Retos.
mistakes-due = { $count ->
    [one] Mejorar un movimiento que perdió una partida
   *[other] Mejorar { $count } movimientos que perdieron partidas
}
mistakes-later = El próximo volverá el { $day }.
mistakes-next = Siguiente error
puzzles-today = Reto del día
puzzles-solved = resuelto
puzzles-rating = Tu puntuación
puzzles-row = Días seguidos
puzzles-firsts = Resueltos a la primera
puzzles-goal = Tipo
puzzles-goal-any = Todos los tipos
puzzles-goal-onlyMove = Movimiento único
puzzles-goal-emptyColumn = Vaciar una columna
puzzles-goal-completeRun = Completar una secuencia
puzzles-level = Dificultad
puzzles-level-any = Cualquiera
puzzles-level-easy = Fácil
puzzles-level-medium = Media
puzzles-level-hard = Difícil
puzzles-fresh = { $count } de { $of } sin probar
puzzles-next = Siguiente reto
puzzle-title = Reto { $number }
puzzle-solved-first = ¡Resuelto a la primera! Tu puntuación es ahora { $rating }.
puzzle-shown = Esa era la solución.
puzzle-solution = Solución
puzzle-all = Todos los retos
puzzle-close = Dejar el reto
puzzle-unknown = No existe ese reto.

## The chance of winning

settings-chance = Probabilidad de ganar
settings-chance-text = Cuántas veces ganaría desde aquí el jugador limpio, que tampoco ve las cartas ocultas. La partida queda marcada «probabilidad vista»; en las clasificaciones cuenta como jugada con ayuda.
chance-title = Probabilidad de ganar, hasta donde se puede saber

## The coach

first-steps-move = { $touches ->
    [yes] Toca esta carta y
   *[no] Haz clic en esta carta y
} irá adonde encaja. También puedes arrastrarla.
first-steps-undo = ¿Has cambiado de idea? Puedes deshacer todos los movimientos que quieras.
first-steps-stock = ¿No queda ningún movimiento bueno? Reparte otra fila del mazo.
first-steps-skip = Omitir estos consejos

settings-coach = Entrenador
settings-coach-text = Te dice qué puedes aprender de las pistas y de los movimientos no permitidos. No cambia cómo cuenta la partida.
coach-why-off-table = Lo que sale de la mesa está a salvo, y lo que tapaba queda libre.
coach-why-turns-up = Primero las cartas ocultas: cada una que descubres te da nuevos movimientos.
coach-why-makes-vacancy = Una columna vacía es espacio para ordenar. Piénsalo bien antes de llenarla.
coach-why-joins = Las cartas que se mueven juntas siguen siendo útiles. Prefiere ese sitio a otros que también valdrían.
coach-why-order = Cada carta que está en su secuencia estorba menos.
coach-why-prepares = Mira un movimiento más allá: este aún no gana nada, pero el siguiente sí.
coach-why-toward-card = Planea de una carta nueva a la siguiente: elige cuál quieres ver y despéjale el camino.
coach-why-toward-row = Una fila nueva tapa todas las columnas: antes de repartirla, ordena lo que puedas.
coach-why-deal-row = Una fila nueva tapa lo que has ordenado: reparte solo cuando no quede nada mejor, como ahora.
coach-why-fills-vacancy = Elige una carta que libere algo, o una que puedas volver a quitar pronto.
coach-why-nothing-better = Si nada ayuda, deshaz hasta donde podías elegir y prueba otro camino.
coach-why-toward-win = Cuando conoces todas las cartas, ya nada te puede sorprender: piénsalo hasta el final.
coach-why-wins = El motor ve las cartas ocultas. Compara su movimiento con el que tenías pensado.
coach-declined-nowhere-to-go = Busca una carta que las acepte: quizá haya que destaparla antes.
coach-refusal-not-open = Una carta oculta se descubre cuando no queda nada encima.
coach-refusal-one-at-a-time = Quita las cartas una a una; cada una necesita su propio sitio.
coach-refusal-not-in-sequence = Solo una secuencia sin huecos se mueve entera. Empieza por el final.
coach-refusal-not-a-run = Pueden estar unas sobre otras, pero no se mueven juntas. Si puedes, une cartas que puedan seguir juntas.
coach-refusal-wrong-rank = Levanta las cartas y verás marcado cada sitio que las acepta.
coach-refusal-nothing-goes-on = Una carta así cierra su columna hasta que se mueve. Cuidado con dónde la pones.
coach-refusal-wrong-suit = En este juego no cuenta solo el valor, también el palo.
coach-refusal-vacancy-takes-kings = Antes de vaciar una columna, ten un rey listo para ella.
coach-refusal-vacancy-stays-empty = En este juego, una columna vaciada ya no sirve de sitio. Deja una carta en ella mientras te haga falta.
coach-refusal-foundation-next = Aquí se avanza carta a carta. Libera la que hace falta ahora.
coach-refusal-stock-is-empty = Ya no vendrán más cartas: todo lo que necesitas está en la mesa.
coach-refusal-deal-needs-full-columns = Elige una carta que libere algo, o una que puedas volver a quitar pronto.

## Goals
goals-reached = { $reached } de { $all } alcanzados
goals-on = alcanzado el { $date }
goals-once = alcanzado
goals-text = Los objetivos dependen de tus partidas guardadas, también de las importadas, y de tus lecciones y retos. No cambian cómo cuentan las partidas.
goals-told = Decir al final de una partida qué objetivos ha alcanzado
goals-new = { $count ->
    [one] Objetivo alcanzado
   *[other] { $count } objetivos alcanzados
}
goals-group-games = Juegos
goals-group-skill = Habilidad
goals-group-daily = Partidas del día
goals-group-learning = Aprender
goal-wins = Gana { $need ->
    [one] una partida
   *[other] { $need } partidas
}
goal-tip-wins = Primero, las cartas ocultas: cada una que descubres te da movimientos nuevos.
goal-game = Gana en { $game }
goal-tip-game-spider-1 = Con un palo, toda secuencia se mueve. Ordena primero y reparte tarde.
goal-tip-game-spider-2 = Une cartas del mismo palo cuando puedas, y mezcla palos solo para liberar algo.
goal-tip-game-spider = Una columna vacía vale más que una secuencia larga y mezclada.
goal-tip-game-spiderette = Con solo siete columnas, cada una que vacías cuenta doble.
goal-tip-game-scorpion = Cada carta descubierta se mueve con todo lo que tiene encima. Busca la carta a la que pertenece.
goal-tip-game-simple-simon = Todas las cartas están a la vista, así que planea mucho antes del primer movimiento.
goal-different = Gana en { $need } juegos distintos
goal-tip-different = Lo que aprendes en un juego te sirve en el siguiente.
goal-large = Gana en un juego de tres barajas o más
goal-tip-large = Trabaja en pocas columnas a la vez y vacía una pronto.
goal-unassisted = Gana { $need ->
    [one] una partida
   *[other] { $need } partidas
} sin ayuda
goal-tip-unassisted = Antes de pedir una pista, busca el movimiento que más libera.
goal-no-undo = Gana { $need ->
    [one] una partida
   *[other] { $need } partidas
} sin deshacer ni pedir ayuda
goal-tip-no-undo = Mira un movimiento más allá antes de tocar una carta.
goal-row = Gana { $need } partidas seguidas
goal-tip-row = Casi todas las partidas de Spider tienen solución. Tómate tu tiempo.
goal-moves = Gana en { $game } en { $need } movimientos como mucho
goal-tip-moves = Mueve las cartas una sola vez, adonde puedan quedarse: a su palo.
goal-minutes = Gana una partida en { $need } minutos
goal-tip-minutes = Un toque en una carta hace su mejor movimiento; casi nunca hace falta arrastrar.
goal-again = Gana una partida que perdiste antes
goal-tip-again = El análisis de una partida perdida muestra el movimiento que la perdió.
goal-undos = Gana una partida en la que hayas deshecho { $need } movimientos
goal-tip-undos = Deshacer enseña: vuelve a la última elección de verdad y prueba el otro camino.
goal-daily = Gana { $need ->
    [one] una partida del día
   *[other] { $need } partidas del día
}
goal-tip-daily = Ese día, todo el mundo tiene la misma partida: así se pueden comparar los resultados.
goal-streak = Llega a una racha de { $need } días
goal-tip-streak = Un día sin ganar se perdona.
goal-lessons = Termina { $need ->
    [one] una lección
   *[other] { $need } lecciones
}
goal-tip-lessons = Cada una dura unos minutos y los movimientos los haces tú.
goal-puzzles = Resuelve { $need ->
    [one] un reto
   *[other] { $need } retos
}
goal-tip-puzzles = Los retos vienen de partidas reales. Lo que sirve ahí, sirve en las tuyas.
goal-first-tries = Resuelve { $need } retos a la primera
goal-tip-first-tries = Juégalo en tu cabeza antes de mover.
goal-hard = Resuelve { $need ->
    [one] un reto difícil
   *[other] { $need } retos difíciles
}
goal-tip-hard = Empieza por el final: ¿qué debe cumplirse un movimiento antes?

## Objetivos propios
goals-quiet = Objetivos para todos
personal-title = Tus propios objetivos
personal-none = Ponte un objetivo: las partidas cuentan desde ese momento.
personal-add = Poner un objetivo
personal-set = Poner este objetivo
personal-set-it = Añadido: { $goal }
personal-remove = Quitar el objetivo: { $goal }
personal-removed = Quitado: { $goal }
personal-full = Tienes { $goals } objetivos. Quita uno para poner otro.
personal-since = desde el { $date }
personal-this-week = esta semana
personal-week-done = alcanzado esta semana, el { $date }
personal-first-tries = Solo cuenta el primer intento de cada reparto.
personal-what = Objetivo
personal-kind-wins = Ganar partidas
personal-kind-week = Ganar cada semana
personal-kind-row = Ganar varias seguidas
personal-kind-moves = Ganar en pocos movimientos
personal-kind-minutes = Ganar rápido
personal-way = Manera de jugar
personal-way-of = { $way ->
   *[helped] de cualquier manera
    [new-card] sin ayuda
    [undo] sin ayuda ni deshacer tras una carta nueva
    [no-undo] sin deshacer
    [undo-off] sin deshacer, elegido de antemano
}
personal-in-this-way = { $goal }, jugando { $way }
personal-any = Cualquier juego
personal-played = Juegos a los que juegas
personal-others = Otros juegos
personal-number-wins = Victorias
personal-number-week = Victorias por semana
personal-number-row = Victorias seguidas
personal-number-moves = Movimientos como mucho
personal-number-minutes = Minutos como mucho
personal-less = Menos
personal-more = Más
personal-best-moves = Tu mejor marca: { $moves } movimientos
personal-best-time = Tu mejor marca: { $time }
personal-wins = { $of ->
    [any] Gana { $need ->
        [one] una partida
       *[other] { $need } partidas
    }
   *[one] Gana { $need ->
        [one] una partida
       *[other] { $need } partidas
    } de { $game }
}
personal-week = { $of ->
    [any] Gana { $need ->
        [one] una partida
       *[other] { $need } partidas
    } cada semana
   *[one] Gana { $need ->
        [one] una partida
       *[other] { $need } partidas
    } de { $game } cada semana
}
personal-row = { $of ->
    [any] Gana { $need } partidas seguidas
   *[one] Gana { $need } partidas seguidas de { $game }
}
personal-moves = { $of ->
    [any] Gana una partida en { $need } movimientos como mucho
   *[one] Gana en { $game } en { $need } movimientos como mucho
}
personal-minutes = { $of ->
    [any] Gana una partida en { $need ->
        [one] un minuto
       *[other] { $need } minutos
    } como mucho
   *[one] Gana en { $game } en { $need ->
        [one] un minuto
       *[other] { $need } minutos
    } como mucho
}

## Help

help-rigged = ¿Está amañado?
help-pointer = Ratón y pantalla táctil
help-pointer-text = Haz clic en una carta o tócala para moverla, con todas las que tiene encima, al sitio más obvio. O arrastra las cartas: los sitios donde caben se iluminan. Puedes empezar a arrastrar desde cualquier punto de la columna. Haz clic en el mazo o tócalo para repartir una fila.
help-fingers-text = En una pantalla táctil, toca la mesa con dos dedos para deshacer un movimiento. Separa dos dedos para ampliar; después mueve la vista con un dedo fuera de las cartas, o con dos en cualquier parte.
help-keys = Teclado
help-keys-text = El bloqueo de mayúsculas no molesta. En teclados sin letras latinas cuenta la posición de la tecla; donde los números requieren Mayús, también funcionan sin ella.
help-engine-text = Una pista solo usa las cartas que has visto. El motor las ve todas: puede decir si la partida aún tiene solución, llevarte de vuelta a la última posición con solución y mostrarte cómo ganar. Eso revela algo de las cartas ocultas, así que el motor no hace nada hasta que se lo pides. Las partidas en las que pides una pista o usas el motor cuentan como jugadas con ayuda, aparte de las demás.
help-ghost = Carreras
help-ghost-text = Al final de una partida que ya has ganado, y en las partidas guardadas, puedes competir contra una victoria anterior: las mismas cartas otra vez y, encima, hasta dónde ha llegado cada partida tras los mismos movimientos. También puedes competir contra el desafío de otra persona. Solo ves cuántas cartas estaban en orden, nunca una carta ni un movimiento, así que la partida cuenta como cualquier otra.
help-licences = Licencias del programa y de todo lo que contiene
key-column = levantar cartas de una columna; después, el número de la columna de destino, o el mismo otra vez para el movimiento obvio
key-walk = moverse por la mesa
key-obvious = movimiento obvio de la carta enfocada; soltar las cartas seleccionadas
key-pick = seleccionar la carta enfocada; soltarla
key-undo = deshacer
key-redo = rehacer
key-watch = ver cómo juega; cualquier movimiento tuyo lo detiene
key-saved-games = partidas guardadas
key-what-if = ¿y si…? probar movimientos que no cuentan
key-share = compartir enlace
key-back = devolver las cartas; cerrar la ventana

## Lo que le falta al navegador

lacking-web-assembly = Webspinner necesita WebAssembly y este navegador no lo permite aquí. En un iPhone, iPad o Mac en modo de aislamiento, desactiva ese modo para este sitio web: en el menú de Safari junto a la dirección o, en un Mac, en Ajustes › Sitios web. En Edge, haz clic en el icono delante de la dirección y desactiva la seguridad mejorada para este sitio. Después vuelve a cargar la página.

## Talking to the server

site-loading = Cargando…

## Sharing results

share-ask = ¿Quieres compartir los resultados de tus partidas terminadas? Cuentan para las clasificaciones de las partidas del día y para las estadísticas globales.
share-ask-change = Puedes cambiarlo cuando quieras en los ajustes.
share-no = No, gracias
share-yes = Sí, compartir
share-waits = Tu resultado aún no se ha enviado. { $why }
share-counts = Tu resultado cuenta.

## Daily deals and their leaderboards

daily-text = Una partida al día de cada juego, la misma para todos y siempre con solución. Las nuevas aparecen { $time ->
    [midnight] a medianoche
   *[other] a esta hora: { $time }
}.
daily-today = Hoy, { $day }
daily-play = Jugar
daily-play-it = Jugar a { $game }
daily-continue = Continuar
daily-continue-with = Continuar { $game }
daily-board = Clasificación
daily-board-of = Clasificación de { $game }
daily-begun = empezada
daily-none = No hay partidas para este día.
daily-pending = Aún no están listas: { $games }.
daily-other-version = Esta partida es de otra versión del juego. Vuelve a cargar la página para jugarla.
daily-featured = Juego del día
daily-usual = El juego que más juegas
daily-more = Más juegos
daily-late = Cuenta para la medalla del mes, pero no para la racha: para ella hay que empezar la partida en el plazo de una semana.
daily-unserved = Esta página no tiene servidor: no hay clasificaciones y tus resultados se quedan en este navegador.
daily-finding = Buscando una partida con solución…
daily-dealless = No se ha encontrado ninguna partida con solución, así que este juego no tiene ninguna este día.
calendar-own = ganado en su día
calendar-won = ganado después
calendar-played = jugado
calendar-missed = sin ganar
calendar-earlier = Mes anterior
calendar-later = Mes siguiente
streak-days = { $days ->
    [0] Aún no hay racha: ¡gana una partida hoy!
    [one] Racha: un día
   *[other] Racha: { $days } días
}
streak-rule = Cuenta cada día en que ganas una partida del día. Un día sin ganar se perdona; dos seguidos terminan la racha.
medal-bronze = Medalla de bronce
medal-silver = Medalla de plata
medal-gold = Medalla de oro
month-won = { $won } de { $days } días ganados
month-next-bronze = Bronce: { $more ->
    [one] te falta un día
   *[other] te faltan { $more } días
}
month-next-silver = Plata: { $more ->
    [one] te falta un día
   *[other] te faltan { $more } días
}
month-next-gold = Oro: { $more ->
    [one] te falta un día
   *[other] te faltan { $more } días
}
month-rule = Días ganados: { $bronze } para el bronce, { $silver } para la plata y todos para el oro. No importa cuándo los ganes.
medals-title = Medallas de los meses
board-of = Clasificación: { $game }
board-back = Volver a las partidas del día
board-by = Ordenar por
board-by-score = Puntos
board-by-moves = Movimientos
board-by-time = Tiempo
board-field-unassisted = sin ayuda
board-field-no-undo = sin deshacer
board-field-assisted = con ayuda
board-place = Puesto
board-player = Jugador
board-nobody = anónimo
board-registered = jugador registrado
board-you = (tú)
board-own-place = Tu puesto: { $place } de { $places }.
board-empty = Aún no hay resultados.
board-more = Mostrar más
house-name = La casa
house-plays = La casa también juega: { $won } de { $played } partidas ganadas hasta ahora.
house-played =
    { $games ->
        [1] { $won ->
            [0] La casa, que no ve más que tú, no ganó este reparto.
           *[other] La casa, que no ve más que tú, ganó este reparto.
        }
       *[other] La casa, que no ve más que tú, ganó { $won } de { $games } partidas de este reparto.
    }
house-race = Competir con la casa

## Global statistics

global-what = Partidas
global-all-deals = Todas las partidas
global-you = Tú
global-unassisted = Todos los jugadores
global-assisted = Con ayuda
global-text = Las dos primeras columnas cuentan partidas sin ayuda. Todos los jugadores: todos los resultados que se han compartido.

## The account

account-nickname = Nombre en las clasificaciones
account-nickname-text = Solo hace falta para una cuenta. Los demás jugadores pueden verlo.
account-devices = Tus partidas en todos tus dispositivos
account-devices-text = Inicia sesión con una llave de acceso para tener tus partidas en todos tus dispositivos. No hay contraseña. El servidor solo guarda tu nombre, tus partidas, la mitad pública de tus llaves de acceso y cuándo creaste la cuenta e iniciaste sesión por última vez. Al iniciar sesión se activa el uso compartido de resultados.
account-sign-up = Crear cuenta
account-sign-in = Iniciar sesión
account-sharing = Compartir
account-sharing-text = Se comparten los movimientos de la partida, el tiempo y tu nombre en las clasificaciones, si tienes uno.
account-waiting = { $results ->
    [one] Un resultado aún no se ha enviado.
   *[other] { $results } resultados aún no se han enviado.
}
nickname-empty = El nombre necesita al menos una letra o una cifra.
nickname-long = El nombre puede tener como máximo 24 caracteres.
nickname-invisible = El nombre contiene caracteres invisibles.
nickname-marks = Una letra del nombre lleva demasiados acentos.
nickname-scripts = El nombre mezcla letras de alfabetos distintos.
nickname-needed = Una cuenta necesita un nombre.
nickname-taken = Otro jugador ya tiene este nombre o uno que se le parece.
nickname-refused = El servidor no acepta este nombre.
passkeys-insecure = Las llaves de acceso necesitan una conexión segura (https).
passkeys-site = Este sitio no ofrece cuentas.
passkeys-unknown = Este navegador no admite llaves de acceso.
passkey-not-given = No se ha usado ninguna llave de acceso. Inténtalo otra vez.
passkey-already = Este dispositivo ya tiene una llave de acceso tuya.
passkey-address = Las llaves de acceso de este servidor no funcionan en esta dirección.
passkey-not-supported = Este dispositivo no admite este tipo de llave de acceso.
passkey-failed = La llave de acceso no ha funcionado.
account-since = Sesión iniciada. Cuenta creada: { $day }.
account-rename = Cambiar nombre
account-passkeys = Llaves de acceso
account-passkeys-text = Una llave de acceso funciona en todos los dispositivos que la sincronizan. Añade otra para un dispositivo que no lo haga.
account-passkey = Llave de acceso { $number }, añadida: { $day }
account-passkey-add = Añadir una llave de acceso
account-passkey-remove = Quitar
account-passkey-remove-this = Quitar: { $passkey }
sync-title = Partidas en este dispositivo
sync-switch = Sincronizar mis partidas
sync-text = Guarda en tu cuenta todas tus partidas, también las que están sin terminar, tus juegos propios y tus ajustes. Los tendrás en cada dispositivo en el que lo actives. El sonido, el movimiento y el tamaño de las cartas son propios de cada dispositivo.
sync-now = Sincronizar ahora
sync-busy = Sincronizando…
sync-last = Última sincronización: { $time }
sync-waiting = { $count ->
    [one] Queda un cambio por enviar.
   *[other] Quedan { $count } cambios por enviar.
}
account-data = Tus datos
account-bring = Traer las partidas de mis otros dispositivos
account-export = Descargar todos mis datos
account-sign-out = Cerrar sesión
account-delete = Eliminar cuenta
account-delete-text = Se eliminan para siempre del servidor tu nombre, tus llaves de acceso y el vínculo con tus partidas. Tus resultados siguen contando, pero de forma anónima. Las partidas de este navegador se conservan.
account-delete-yes = Eliminar para siempre
account-signed-up = ¡Te damos la bienvenida! A partir de ahora, tus partidas se guardan para todos tus dispositivos.
account-signed-in = Has iniciado sesión.
account-signed-out = Has cerrado sesión.
account-renamed = Tu nombre se ha cambiado.
account-passkey-added = La llave de acceso se ha añadido.
account-passkey-removed = La llave de acceso se ha quitado. Se ha cerrado la sesión en los demás dispositivos.
account-last-passkey = No puedes quitar tu última llave de acceso: ya no podrías iniciar sesión.
account-deleted = Tu cuenta se ha eliminado.
account-brought = Has iniciado sesión. { $games ->
    [0] Todas tus partidas están aquí.
    [one] Ahora hay aquí una partida más.
   *[other] Ahora hay aquí { $games } partidas más.
}
account-not-kept = No se han podido guardar las partidas en este navegador: { $trouble ->
    [full] no queda espacio.
   *[refused] no guarda nada.
}

## Below the table

note-left-continue = Continuar
note-sounds = ¿Activar el sonido?
note-sounds-yes = Activar
note-sounds-no = No, gracias
store-full = Este navegador no tiene más espacio: puedes seguir jugando, pero la partida no se guarda.
store-refused = Este navegador no guarda nada: puedes seguir jugando, pero la partida se perderá al cerrar la página.

## Make a game

maker-title = Crear un juego
maker-text = Empieza con cualquier juego y cambia lo que quieras. Las reglas y la mesa te siguen.
maker-base = Empezar con
maker-name = Nombre del juego
maker-chances = Cuántas veces se puede ganar
maker-won = El ordenador, que ve todas las cartas, ha ganado { $won } de { $deals } repartos; { $lost } están perdidos con certeza.
maker-quick = Si juega deprisa y no ve más que tú, gana { $won }.
maker-length = Ganar lleva unos { $moves } movimientos.
maker-copy-file = Copiar el archivo
maker-file-copied = El archivo está en el portapapeles.
maker-copy-link = Copiar un enlace
maker-link-copied = El enlace está en el portapapeles.
maker-play = Guardar y jugar

# The Spanish texts of the terminal game, layered on those of the rules and of a session.

## The table

board-stock = { $cards ->
    [0] mazo vacío
   *[other] { $rows ->
        [one] queda una fila, { $cards ->
            [one] una carta
           *[other] { $cards } cartas
        }
       *[other] quedan { $rows } filas, { $cards } cartas
    }
}
board-reserve = Reserva
board-foundations = Bases
board-collected = Retiradas: { $collected } de { $runs }
title-deal = partida { $deal }
title-number = { $number }
title-cards = reparto propio
title-position = posición propia
title-score = Puntos: { $score }
title-undos = { $undos ->
    [one] 1 deshecho
   *[other] { $undos } deshechos
}
title-assisted = con ayuda
panel-figures = Tus resultados
panel-moves = Movimientos
panel-rules = i  todas las reglas
paused = En pausa. Pulsa una tecla o haz clic para continuar.
type-move = Movimiento:
too-small = Este juego necesita una terminal de al menos { $width } columnas y { $height } líneas; esta tiene { $has-width } y { $has-height }. Agranda la ventana o usa una letra más pequeña. No se pierde nada.

## Live analysis

analysis-won = Con solución
analysis-unknown = Analizando…
analysis-unknown-for-good = No está claro
level-medium = media

## Notes under the table

note-hint = Pista: { $move } ({ $why })
hint-deal = pulsa d para repartir una fila
note-hint-certain = { $hint }. { $certain } (* la termina)
note-hint-finish = { $hint }; * termina la partida
note-no-useful-move = No queda ningún movimiento útil: deshaz (u), deja que el motor vuelva a la última posición con solución (<) o empieza otra partida (n).
note-watching = Solo ve lo que ves tú. Cualquier tecla lo para; + y - cambian la velocidad.
note-watching-certain = { $certain }. Cualquier tecla lo para; + y - cambian la velocidad.
note-watching-finish = { $certain }. * la termina; cualquier otra tecla lo para.
note-watch-assists = Desde su primer movimiento, esta partida cuenta como jugada con ayuda, aparte de tus victorias sin ayuda. Cualquier tecla lo para.
note-watch-no-way = Desde aquí no sabe cómo seguir. Te toca a ti.
note-stuck = Sin salida: u deshacer, < con solución, n nueva
note-won = Ganada: n nueva, b repetirla, g otros juegos
note-engine-hint = Motor: { $move } ({ $why })
note-chance-on = Ahora ves la probabilidad de ganar, hasta donde se puede saber. La partida queda marcada así.
note-chance-off = La probabilidad de ganar está oculta.
note-found-level = Esta partida tiene solución. Dificultad, comparada con otras: { $level }.
note-collected = Una secuencia completa se retira de la mesa.
note-obvious = Movimiento obvio: { $move }
note-obvious-which = Lleva el cursor a una carta con las flechas; después, o hace su movimiento obvio.
note-not-a-move = { $typed } no es un movimiento: { $problem }
note-which-foundation = ¿Qué base? Pulsa su número.
note-which-reserve = ¿Qué carta de la reserva? Pulsa su número.
note-look-at-which = Lleva antes el cursor a una columna o levanta sus cartas.
note-kept = { $game } ya está en la lista de juegos.
note-copied = Copiado: { $deal }
note-motion-on = Animaciones activadas.
note-motion-off = Animaciones desactivadas.
note-no-undo-on = Los repartos nuevos se juegan sin deshacer.
note-no-undo-here = Este reparto se juega sin deshacer.
note-no-undo-off = En los repartos nuevos se puede volver a deshacer.
note-no-undo-off-here = Se puede volver a deshacer.
note-panel-on = El panel lateral está a la vista.
note-panel-off = El panel lateral está oculto.
note-panel-small = El panel lateral necesita una ventana de al menos { $width } columnas y { $height } líneas; esta tiene { $has-width } y { $has-height }.
note-first-moves = Para mover cartas, pulsa el número de su columna y después el de la columna de destino. Con el ratón, haz clic en las cartas y después en su destino.
note-first-moves-foundations = Para mover cartas, pulsa el número de su columna y después el de la columna de destino. Para llevar una carta a una base, pulsa dos veces el número de su columna; o ese número, f y el número de la base.
note-language = Idioma: { $language }
note-theme = Tema: { $theme } ({ $id })
note-resumed = Continúas donde lo dejaste.
note-position = Posición propia: esta partida no se guarda.
note-not-saved = No se ha guardado: { $reason }
note-store = Las partidas guardadas no están disponibles: { $reason }
database-full = no queda espacio para la base de datos: el último cambio no se ha guardado, los anteriores sí
database-busy = otro programa tiene ocupada la base de datos: el último cambio no se ha guardado, inténtalo de nuevo
database-read-only = no se puede escribir en la base de datos: el último cambio no se ha guardado
database-damaged = la base de datos está dañada: empieza de nuevo para apartarla y crear otra
database-unreadable = no se puede leer la partida guardada { $id }: { $why }
database-refused = la base de datos ha rechazado la petición
reason-with-cause = { $reason }: { $cause }
note-no-such-record = esta partida ya no está guardada
note-game-moved-on = Esta partida también se siguió jugando en otro programa. Se han guardado las dos; la tuya, aparte.
note-game-deleted = Otro programa eliminó esta partida. La tuya se ha guardado como nueva.
theme-unicode = cartas blancas
theme-four-colours = cuatro colores
theme-high-contrast = alto contraste
theme-light = fondo claro
theme-ascii = ASCII

## Buttons

button-move = mover
button-deal = repartir
button-undo = deshacer
button-redo = rehacer
button-hint = pista
button-new = nueva
button-games = juegos
button-quit = salir
button-pause = continuar
button-close = cerrar
button-cancel = cancelar
button-start = empezar
button-random = partida al azar
# The letter of the key that says yes; y always does too.
letter-yes = s
button-yes = sí
button-play-on = jugar
button-next-deal = siguiente reparto
button-clear = borrar
button-leave = dejarla por ahora
button-stay = seguir aquí
button-give-up = abandonar
button-delete = eliminar
button-look = ver la mesa
button-again = jugar otra vez: nueva partida
button-same-deal = repetir esta partida
button-other-deal = elegir partida por su número o dificultad
button-other-game = otro juego
button-copy-deal = copiar este reparto al portapapeles
button-undo-last = deshacer el último movimiento
button-engine-back = motor: volver a la última posición con solución
button-keep = conservar
button-name = nombre
button-turn-back = menos
button-turn-on = más
button-do-not-keep = ahora no
button-play = jugar
button-rules = reglas
button-saved-games = guardadas
button-statistics = estadísticas
button-language = idioma
button-continue = continuar
button-go-there = ir ahí
button-go-to-fork = ir a la bifurcación
button-replay = repetición
button-up = subir
button-kind = grupo siguiente
button-down = bajar
button-page-up = página anterior
button-page-down = página siguiente
button-check-deals = comprobar mil partidas
button-step-back = atrás
button-step = avanzar
button-run = reproducir
button-stop = pausa
button-slower = lento
button-faster = rápido
button-first = comienzo
button-last = último

## What keys do

key-column = levantar todas las cartas de una columna que se mueven juntas; soltarlas en otra
key-left = cursor a la izquierda
key-right = cursor a la derecha
key-up = levantar más cartas, o ir a la hilera de columnas de arriba
key-down = levantar menos cartas, o ir a la hilera de columnas de abajo
key-more = levantar más cartas
key-fewer = levantar menos cartas
key-pick = levantar las cartas del cursor; soltarlas
key-next-target = cursor al siguiente sitio que admite las cartas
key-previous-target = cursor al sitio anterior que admite las cartas
key-obvious = movimiento obvio de las cartas del cursor
key-undo = deshacer
key-redo = rehacer
key-watch = ver cómo sigue jugando; cualquier tecla lo detiene
key-chance = mostrar u ocultar la probabilidad de ganar
key-foundation = llevar la carta a una base, por su número
key-reserve = levantar una carta de la reserva o dejar una allí, por su número
key-collect = retirar una secuencia completa, en los juegos donde se hace a mano
key-type-move = escribir un movimiento, o varios
key-look-at-column = mostrar todas las cartas de la columna
key-restart = las mismas cartas otra vez, como partida nueva
key-saved-games = partidas guardadas y repeticiones
key-note = anotar algo en la última jugada
key-panel = mostrar u ocultar el panel (ventanas grandes)
key-language = elegir el idioma
key-motion = activar o desactivar las animaciones
key-no-undo = jugar sin deshacer, desde el próximo reparto
key-rules = reglas de este juego
key-hundred = los cien: un solo intento por reparto
key-maker = crear un juego a partir de este
key-rigged = ¿está amañado?
key-theme = siguiente tema
key-clock = mostrar u ocultar el reloj
key-menu = menú
key-help = ayuda
key-back = devolver las cartas; cerrar lo que esté abierto
key-quit = salir; la partida se guarda

## Names of keys

keyname-enter = Enter
keyname-esc = Esc
keyname-space = Espacio
keyname-tab = Tab
keyname-shift-tab = Mayús-Tab
keyname-backspace = Retroceso
keyname-delete = Supr
keyname-home = Inicio
keyname-end = Fin
keyname-page-up = RePág
keyname-page-down = AvPág
keyname-left = Izquierda
keyname-right = Derecha
keyname-up = Arriba
keyname-down = Abajo
keyname-ctrl = Ctrl-{ $letter }

## Help

help-more = Para ver toda la ayuda, pulsa F1 otra vez.
help-on-games = Recorre la lista con las flechas, o escribe parte de un nombre, de un grupo o de una etiqueta, como fácil, una baraja o a la vista, para ver solo los juegos que coinciden; o pega una partida completa, como spider:ms:617. Con Enter juegas al elegido; Tab muestra sus reglas y F5 elige uno al azar.
help-on-custom-games = Puedes añadir juegos propios: pon sus archivos en la carpeta { $folder }, o empieza uno con `webspinner play ARCHIVO` y consérvalo. Están al final de la lista, y también los archivos que no se pueden jugar, con el motivo.
help-on-deals = Cada número es una partida, siempre la misma. Un número sin más es una partida propia de Webspinner; ms:, pysol: y kpat: siguen la numeración de PySolFC y KPatience. Con la línea vacía, Enter reparte una partida al azar. Con las teclas F6 a F9, el motor busca una partida con solución, que cuenta como cualquier otra.
help-on-search = El motor examina partidas al azar hasta encontrar una con solución y de la dificultad que quieres. La primera vez que busca así en un juego, resuelve antes otras partidas para tener con qué comparar. Algunos juegos se ganan pocas veces, así que puede tardar un minuto.
help-on-boxes = Un cuadro espera una respuesta: pulsa su tecla o haz clic en ella. Esc lo cierra sin cambiar nada.
help-on-difficulty = El motor resuelve esta partida y otras del mismo juego, y dice si es más fácil o más difícil que ellas. Las cifras de abajo muestran en qué se basa.
help-on-menu = Todo lo que puedes hacer en la mesa, con su tecla. Elige una línea y pulsa Enter, haz clic en ella o pulsa su tecla.
help-on-move-tree = Aquí están todas las variantes que has probado, con su tiempo y sus primeros y últimos movimientos. Elige una con las flechas; la mesa de abajo muestra dónde termina. Con Enter vas allí, con f a donde se bifurca, y sigues jugando desde esa posición. No se pierde nada: la variante que dejas sigue en la lista.
help-on-notes = Escribe lo que piensas aquí. La nota pertenece a la jugada que llevó a esta posición; el árbol de movimientos muestra todas las notas de la partida y vuelve a ellas.
help-on-rules = Las reglas del juego, escritas a partir de los mismos datos con los que juega el programa.
help-on-rigged = Cuándo quedan fijadas las cartas, de qué dependen y cómo puedes comprobarlo, ahora y al final de la partida.
help-on-check-deals = Lo que se contó en mil partidas, junto a lo que cabe esperar si se baraja limpiamente: el margen en el que están 95 de cada 100 barajadores limpios.
help-on-column = Todas las cartas de la columna, la última primero. Las que están boca abajo solo se muestran si ya las has visto.
help-on-unseen = Cuántas cartas de cada clase no has visto todavía, en una página, para que no tengas que contarlas. Muestra lo que ya sabes: no es una ayuda y no queda anotado.
help-on-win = Has ganado esta partida. Enter reparte otra enseguida. Puedes copiar el reparto al portapapeles para retar a alguien: `webspinner play` y la página lo aceptan. No todas las terminales permiten a los programas usar el portapapeles.
help-on-loss = No queda ningún movimiento. Deshaz hasta donde quieras, o deja que el motor busque la última posición con solución; como ve todas las cartas, la partida contará entonces como jugada con ayuda, aparte de tus victorias sin ayuda.
help-on-replay = Una partida guardada, movimiento a movimiento. La barra espaciadora la reproduce; más y menos cambian la velocidad; Inicio y Fin van al principio y al final. Con Enter tomas el relevo: sigues jugando desde esta posición en una partida nueva.
help-on-solution = Una manera de ganar desde aquí, movimiento a movimiento. Con Enter se juegan en la mesa los movimientos mostrados hasta ahora, y sigues desde ahí.
help-on-saved-games = Todas tus partidas, la más reciente primero. Enter continúa una partida sin terminar y muestra la repetición de una terminada.
help-on-statistics = Elige un juego a la izquierda, o todos. Cuentan los primeros intentos: una partida, cuando la has ganado, abandonado o, tras diez movimientos o una fila, dejado por otra. k muestra al lado otros grupos: sin deshacer, deshaciendo sin ver o tras ver una carta nueva, con ayuda y jugadas otra vez. Los gráficos muestran tu porcentaje de victorias de la primera partida a la última y cuánto tardaste en ganar.
help-on-hundred = Cien repartos del juego, los mismos para todos. Un signo más es un reparto ganado; una x, uno perdido o abandonado; tres puntos, uno empezado; una raya, uno ya visto. Con Intro se reparte el siguiente.
help-on-maker = Cada línea es un ajuste del juego. Las flechas izquierda y derecha lo cambian; lo que no daría un juego no aparece. Intro juega, n le pone un nombre y k guarda su archivo entre los juegos propios.
help-keys = Teclado
help-puzzles-text = Un reto es una posición de una partida real con un objetivo: encuentra el único movimiento que conserva la victoria, o vacía una columna o completa una secuencia en tantos movimientos. Cada movimiento se juzga al momento, y si es malo se deshace. Los retos no cuentan en las estadísticas.
help-columns = Mover cartas
help-columns-text = Pulsa el número de una columna para levantar sus cartas y después el de la columna de destino: se mueven todas las que quepan. Pulsa dos veces el mismo número para el movimiento obvio. El 0 es la columna 10; si el juego tiene más, las mayúsculas A, B, C… son las siguientes. Por lo demás, las mayúsculas valen lo mismo que las minúsculas.
help-mouse = Ratón
help-mouse-text = Haz clic en una carta para levantarla con todas las que tiene encima y después en su destino, o arrástralas hasta allí. Haz clic otra vez en la misma carta, o usa el botón derecho, para el movimiento obvio. Haz clic en el mazo para repartir una fila. Todo lo de la última línea admite clics, y el resto está en el menú. La rueda desplaza el texto.
help-highlights = Señales
help-highlights-text = Las cartas claras se pueden mover; las grises están debajo de otras que deben moverse antes. El signo delante de una carta significa: { $hand } levantada, { $cursor } el cursor, { $target } un sitio que admite las cartas, { $hint } una pista, { $recent } el último movimiento.
help-engine-text = Una pista (t) solo usa las cartas que has visto. El motor las ve todas: puede decirte si la partida aún tiene solución, llevarte de vuelta a la última posición con solución, mostrarte cómo ganar, calcular la dificultad o encontrar una partida con solución. Solo trabaja cuando se lo pides, y mientras tanto puedes seguir jugando. Una partida con una pista o una respuesta del motor cuenta como jugada con ayuda, aparte de tus partidas sin ayuda.
help-long-columns = Columnas largas
help-long-columns-text = Si una columna no cabe en la pantalla, primero se resumen en una línea sus cartas boca abajo, con su número; después, las secuencias, con su primera y su última carta (K-9); después, varias cartas comparten línea. El final de la columna se ve siempre. Para ver todas las cartas, lleva el cursor a la columna y pulsa v.
help-score = Puntuación
help-score-text = Empiezas con 500 puntos. Cada movimiento cuesta 1, y deshacer también; cada secuencia retirada vale 100. Las estadísticas recogen también tu máximo de cartas en orden: las de secuencias que empiezan con un rey, en las columnas o retiradas, y las de las bases.
help-moves = Movimientos por escrito
help-moves-text = 4-9 mueve cartas de la columna 4 a la columna 9; 4-9x3 mueve tres. d reparte una fila, c3 retira una secuencia de la columna 3, 3-f2 lleva una carta a la base 2, r1-4 pone la carta de la reserva 1 en la columna 4 y 4-r1 deja una carta en la reserva 1. Tras dos puntos (:) puedes escribir o pegar varios movimientos; se juegan hasta el primero que no se permita.
help-rigged-text = No. El menú explica con este nombre por qué no hace falta creernos: las cartas quedan fijadas antes de tu primer movimiento, tienen una huella, y mil partidas se pueden comparar con el azar.

## Boxes

message-title = Aviso
menu-title = Menú
leave-title = ¿Dejar esta partida?
leave-text = Está guardada: puedes continuarla cuando quieras desde las partidas guardadas (a).
give-up-text = Si abandonas, la partida cuenta como perdida.
engine-analysis = El motor ve todas las cartas, también las ocultas. Con el análisis en vivo, la línea bajo la mesa te dice si la partida aún tiene solución. Eso revela algo de las cartas ocultas, así que con la primera respuesta esta partida cuenta como jugada con ayuda, aparte de tus victorias sin ayuda. El análisis termina con esta partida.
engine-help = El motor ve todas las cartas, también las ocultas. Si te ayuda, esta partida cuenta como jugada con ayuda, aparte de tus victorias sin ayuda.
engine-back = El motor busca la última posición desde la que podías ganar y vuelve a ella. Los movimientos posteriores siguen en el árbol de movimientos (w).
give-up-title = ¿Abandonar?
delete-title = ¿Eliminar esta partida?
delete-text = Desaparece de la lista y de las estadísticas. No se puede deshacer.
language-title = Idioma
language-kept = La elección se recuerda para la próxima vez.
language-system = el del sistema
language-en = English
language-de = Deutsch
language-es = Español
language-fr = Français
language-zh = 简体中文
keep-title = ¿Conservar este juego?
keep-text = { $game } es un juego propio. Si lo conservas, estará desde ahora en la lista de juegos.
keep-writes = Su archivo será { $file }
keep-replaces = Sustituye a una versión anterior: { $file }
won-title = ¡Victoria!
won-skip = ¡Has ganado! Pulsa una tecla para continuar.
won-time = Tiempo: { $time }
won-moves = { $moves ->
    [one] Un movimiento
   *[other] { $moves } movimientos
}, { $undos ->
    [0] ninguno deshecho
    [one] uno deshecho
   *[other] { $undos } deshechos
}
won-score = Puntos: { $score }
won-assisted = Jugada con ayuda, así que cuenta aparte.
won-again = Ya jugada, así que cuenta aparte.
won-first = ¡Tu primera victoria en este juego!
won-best-time = ¡Tu mejor tiempo!
won-time-to-beat = Mejor tiempo hasta ahora: { $time }
won-streak = { $wins } victorias seguidas
stuck-title = Esta partida está perdida
stuck-reason = { $reason }.
stuck-text = Le pasa a cualquiera. Puedes retroceder hasta donde quieras y probar otra cosa; si dejas la partida así, cuenta como perdida.
stuck-lost = Le pasa a cualquiera. Sin deshacer, la partida está perdida.

## Other pages

column-title = Columna { $column } desde el final: { $open } boca arriba, { $hidden } boca abajo
chooser-title = Juegos
chooser-search = Buscar:
chooser-also = También llamado { $names }
chooser-no-custom = aún ninguno: ayuda con F1
chooser-invalid = Archivos que no son juegos
chooser-invalid-title = Este archivo no es un juego correcto
chooser-begin-here = Un buen juego para empezar
deal-title = { $game }: nueva partida
deal-text = Escribe el número de una partida, como 12345, o ms:14934 para las de otro programa. Déjalo vacío para una al azar.
deal-click = Con el ratón, haz clic:
deal-winnable = Partidas al azar con solución:
level-any = cualquiera
difficulty-title = Dificultad de esta partida
difficulty-grade = Esta partida tiene solución. Dificultad: { $level }. De { $of } partidas con solución de este juego, { $easier ->
    [0] ninguna es más fácil
    [one] una es más fácil
   *[other] { $easier } son más fáciles
}.
move-tree-text = Si deshaces y juegas otra cosa, empieza una nueva variante, y la anterior sigue aquí. Ve al principio o al final de cualquiera y sigue jugando desde ahí.
move-tree-start = el principio
move-tree-main = { $moves ->
    [one] 1 movimiento
   *[other] { $moves } movimientos
}: { $line }
move-tree-variation = { $moves ->
    [one] 1 movimiento
   *[other] { $moves } movimientos
}, { $from ->
    [0] variante inicial
   *[other] variante tras { $from }
}: { $line }
move-tree-here = (aquí)
move-tree-here-after = (aquí, tras { $moves })
move-tree-note = { $moves ->
    [0] Nota al principio
   *[other] Nota tras la jugada { $moves }
}: { $line }
noted-at = { $moves ->
    [0] Nota al principio
    [one] Nota tras la primera jugada
   *[other] Nota tras la jugada { $moves }
}
noted-text = La nota se queda con la partida: la encuentras en el árbol de movimientos, en el análisis de la página y en el archivo que exportes. Si la dejas vacía, desaparece.
hundred-about = Los mismos cien repartos para todos, un intento cada uno. Solo cuentan los primeros intentos, ganados sin ayuda: un reparto que ya has visto está perdido.
hundred-about-no-undo = Los mismos cien repartos para todos, un intento cada uno y sin deshacer, como has elegido. Solo cuentan los primeros intentos: un reparto que ya has visto, o jugado deshaciendo, está perdido.
hundred-standing = { $won } ganados de { $ended } jugados.
maker-title = Crear un juego: { $game }
maker-won = El ordenador, que ve todas las cartas, ha ganado { $won } de { $deals } repartos; { $lost } están perdidos con certeza. Si juega deprisa y no ve más que tú, gana { $quickly }.{ $won ->
    [0] {""}
   *[other] {" "}Ganar lleva unos { $moves } movimientos.
}
saved-games-none = Aún no hay partidas guardadas.
saved-games-when = Jugada
saved-games-deal = Partida
saved-games-time = Tiempo
saved-games-moves = Mov.
saved-games-assisted = + con ayuda, de una pista o del motor
replay-title = Repetición de la partida { $deal }: { $game }
solution-title = { $game }: solución en { $moves ->
    [one] un movimiento
   *[other] { $moves } movimientos
}
replay-caption = Movimiento { $at } de { $moves }  { $move }  { $time }  velocidad { $speed }
statistics-all = Todos los juegos
statistics-none = Todavía no cuenta ninguna partida. Una partida cuenta cuando la has ganado, abandonado o, tras diez movimientos o una fila, dejado por otra del mismo juego.
statistics-rate = Victorias, 0 a 100 %
statistics-no-rate = Aparece en cuanto cuenta una partida sin ayuda.
statistics-first = primera
statistics-last = última
statistics-times = Tiempos al ganar
statistics-no-times = Aparece con tu primera victoria sin ayuda.

## Lessons

task-step = paso { $number } de { $steps }
task-left = { $moves ->
    [one] queda 1 movimiento
   *[other] quedan { $moves } movimientos
}
task-next-step = Enter: paso siguiente
task-next-last = Ese era el último paso. Enter: cómo seguir
task-next-again = Enter: otra vez    u: deshacer el movimiento
task-hint = Pista: { $move }
task-hint-from-start = Desde el principio del paso: { $move }
lesson-over-title = { $lesson }: terminado
lesson-over = Ahora juega tú a { $game }. Las reglas están siempre a mano: pulsa i.
lesson-over-next = Siguiente lección: { $lesson }
lesson-list-done = los { $steps } pasos hechos
help-on-lessons = Lecciones cortas en una mesa de verdad; los movimientos los haces tú. Cada paso dice qué hay que hacer, y cada movimiento se juzga al momento. Una lección sigue donde la dejaste y no cuenta en ninguna estadística.
key-lessons = lecciones: aprender a jugar
key-step-hint = pista: el siguiente movimiento de este paso
key-step-again = empezar este paso de nuevo
key-next-step = paso siguiente
key-previous-step = paso anterior
key-leave-lesson = dejar la lección: volver a tu partida o salir
button-again-step = otra vez
button-next-step = siguiente
button-previous-step = paso atrás
button-lessons = lecciones
button-leave-lesson = dejar
button-play-learned = jugar ahora
button-next-lesson = siguiente lección
button-other-lesson = otra lección
button-step-again = este paso otra vez
button-back-to-game = volver a tu partida

## Puzzles

task-puzzle = reto { $number }, { $level }
task-next-puzzle = Enter: reto siguiente
task-taken-back = { $text } { $mistake } Se ha deshecho.
key-puzzle-hint = pista: el siguiente movimiento de la solución
key-puzzle-solution = mostrar la solución
key-puzzle-again = empezar este reto de nuevo
key-next-puzzle = reto siguiente
key-previous-puzzle = reto anterior
key-leave-puzzle = dejar el reto: volver a tu partida o salir
button-solution = solución
button-next-puzzle = siguiente
button-previous-puzzle = anterior

# The help of the program in Spanish. The English file says how a text is found.
#
# Partida is a deal, juego a game, registro a record, secuencia a run, fila a dealt row.

## Headings, and what stands in brackets behind an argument

help-usage = Uso:
help-commands = Comandos
help-arguments = Argumentos
help-options = Opciones
help-limits-of-deal = Límites de cada partida
help-limits-of-position = Límites de la búsqueda en cada posición
help-examples = Ejemplos:
help-default = [por defecto: { $value }]
help-values = [valores posibles: { $values }]
help-variable = [variable: { $name }]

## What stands for a value

value-command = COMANDO
value-deal = PARTIDA
value-deals = PARTIDAS
value-dir = CARPETA
value-file = ARCHIVO
value-folder = CARPETA
value-game = JUEGO
value-lesson = LECCIÓN
value-level = NIVEL
value-memory = MEMORIA
value-name = NOMBRE
value-nodes = NODOS
value-options = OPCIONES
value-puzzle = RETO
value-record = REGISTRO
value-shell = SHELL
value-tag = IDIOMA
value-theme = TEMA
value-time = TIEMPO
value-words = PALABRAS

## The program

command-webspinner =
    El solitario Spider y sus parientes en la terminal

    Sin comando se abre el juego en la terminal: la última partida sin terminar o la lista de juegos. Si la entrada o la salida no es una terminal, muestra una partida guardada como demostración.
option-webspinner-place = La base de datos de las partidas guardadas, un archivo como sqlite:games.db; la de un sitio también puede ser postgres://… [por defecto: webspinner/games.db en la carpeta de datos del usuario]
option-games-folder = La carpeta de juegos propios, un archivo por juego [por defecto: webspinner/games en la carpeta de configuración del usuario]
option-language = El idioma de los textos: en, de, es, fr o zh-CN [por defecto: el elegido en el juego en la terminal o el del sistema]
option-help = Mostrar la ayuda; con -h, resumida
option-version = Mostrar la versión
command-help = Mostrar esta ayuda o la de un comando
example-webspinner-1 = continuar la última partida o elegir un juego
example-webspinner-2 = jugar una partida nueva de Spiderette
example-webspinner-3 = jugar la partida número 617 de PySolFC
example-webspinner-4 = leer las reglas de un juego
example-webspinner-5 = buscar un juego por una palabra
more-webspinner = Código de salida: 0 correcto, 1 la respuesta es no (por ejemplo, con un registro no válido), 2 entrada incorrecta o error, 130 interrumpido antes de acabar por Ctrl-C o una señal.

## Arguments of several commands

option-command-database = La base de datos de las partidas guardadas, un archivo como sqlite:games.db [por defecto: webspinner/games.db en la carpeta de datos del usuario] [variable: WEBSPINNER_DATABASE]
option-game = El juego: su identificador, su nombre o un archivo de juego
option-nodes = Cuántos nodos (posiciones) examinar, por ejemplo 200000 o 1M [por defecto: sin límite]
option-memory = La memoria que se puede usar, por ejemplo 500MB o 4GiB
option-time = El tiempo de cada búsqueda, por ejemplo 500ms, 1s o 2m [por defecto: sin límite]
option-threads = Cuántos hilos buscan en cada partida; la respuesta es la misma [por defecto: tantos como núcleos]
option-theme = El aspecto de las cartas esta vez: unicode (cartas blancas), four-colours (cuatro colores), high-contrast (alto contraste), light (fondo claro) o ascii [por defecto: el último elegido en el juego o el que convenga a la terminal]

## Playing and the games

command-play =
    Jugar en la terminal

    Sin juego continúa la última partida sin terminar u ofrece la lista.
option-play-game = El juego: su identificador, su nombre, un archivo de juego o una partida entera como spider:ms:617
option-play-deal = La partida: un número, un esquema con su número como ms:617 o cards:3DAS… [por defecto: una al azar]
option-play-position = Jugar desde la posición de este archivo, tal como la muestran `deal --reveal` o `deal --json`; esa partida no se guarda
option-play-record = Jugar desde una posición de este registro, en texto o en JSON; esa partida no se guarda
option-play-at = Con --record: la posición tras estos movimientos y filas; 0 es el comienzo [por defecto: donde se quedó el jugador]
option-play-winnable = Buscar al azar una partida con solución y jugarla
option-play-difficulty = Buscar al azar una partida con solución que sea fácil (easy), media (medium) o difícil (hard) entre las de su juego

command-learn =
    Aprender a jugar en la terminal

    Lecciones cortas en una mesa de verdad: cada paso dice qué hay que hacer, y los movimientos los haces tú. Sin nombre ofrece la lista; si la entrada o la salida no es una terminal, la imprime. Una lección sigue donde la dejaste.
option-learn-lesson = La lección: un juego (spider, spiderette, scorpion o little-spider) o cómo jugar bien (empty-column, use-empty-column, suit-or-card, sure-turns, before-row, kings, sort-suits, long-moves, after-row, collect, four-suits, exchange o last-row)
example-learn-1 = elegir una lección
example-learn-2 = la primera

command-games =
    Listar los juegos

    Con palabras, solo los juegos que las tienen todas en su identificador, nombres, grupo o etiquetas. Los juegos propios son los archivos de juego de la carpeta webspinner/games de la configuración del usuario, o de la que nombren --games-folder o WEBSPINNER_GAMES.
option-games-words = Palabras que buscar
option-games-json = Listarlos en JSON

command-rules = Mostrar las reglas de un juego, escritas a partir de sus datos
option-rules-json = Mostrar el texto en JSON
option-rules-toml = Mostrar en su lugar los datos: un archivo de juego completo, que no hereda nada

command-deal =
    Repartir una partida y mostrar su diagrama, una línea por columna

    Las cartas ocultas aparecen como ##. La primera línea, un comentario, es el nombre de la partida.
option-deal-deal = La partida: un número, un esquema con su número como ms:617, un intervalo como `ms:1..30` o cards:3DAS… [por defecto: una al azar]
option-deal-reveal = Mostrar también las cartas ocultas
option-deal-json = Mostrar cada partida y su posición en una línea de JSON, con las cartas ocultas
example-deal-1 = una partida al azar
example-deal-2 = la partida número 617 de PySolFC
example-deal-3 = lo mismo

command-puzzle =
    Resolver un reto de una partida real

    Sin número es el reto del día. En una terminal aparece en la mesa del juego; si no, escribe movimientos como 3-4 o 3-4x2; el signo de interrogación da una pista y > la solución; cada movimiento se juzga al momento. Que solo un movimiento conserva la victoria, o que no hay camino más corto, está demostrado.
option-puzzle-puzzle = El número del reto [por defecto: el reto del día]
option-puzzle-difficulty = El reto del día entre los fáciles (easy), medios (medium) o difíciles (hard)
option-puzzle-solution = Mostrar la solución
example-puzzle-1 = el reto del día
example-puzzle-2 = el reto número 12
example-puzzle-3 = uno difícil
example-puzzle-4 = juzgar dos movimientos

## Saved games and records

command-replay =
    Reproducir un registro en la terminal o mostrar sus posiciones

    Las posiciones se muestran si no hay terminal o con --at o --json. Las cartas ocultas aparecen como ##. El código de salida es 1 si el registro no es válido.
option-replay-file = Un archivo de registros, en texto o en JSON; - para la entrada estándar
option-replay-game = Qué registro del archivo, contando desde 1
option-replay-at = Solo la posición tras estos movimientos y filas; 0 es el comienzo
option-replay-json = Mostrar las posiciones en JSON, una por línea, con las cartas ocultas

command-check =
    Revisar registros, archivos de juego y resultados de estudios y mostrar todos sus errores

    Un registro es correcto si cada movimiento es legal, variantes incluidas, y su resultado es cierto. Un archivo de juego es correcto si se puede jugar. Los resultados son correctos si cada victoria lo es: se repite cada solución según las reglas. Con --proofs, también debe demostrar su derrota cada certificado que haya de una partida perdida; se dice cuántas no lo tienen. El código de salida es 1 si algo no es correcto y 2 si un archivo no se puede leer. Con --fingerprint, se dice de cada registro el SHA-256 de sus cartas, que el juego mostró antes del primer movimiento. Con --deals no se lee ningún archivo: las partidas de un juego se comparan con el azar.
option-check-files = Archivos de registros (en texto o en JSON), de un juego o de resultados (carpeta, Parquet o CSV); - para la entrada estándar
option-check-fingerprint = Decir la huella de la partida de cada registro y, si ha terminado, las cartas a partir de las que se calcula; o comprobar que es esta
option-check-proofs = Una carpeta con certificados de partidas perdidas, con el juego y la partida por nombre, como spider-ms-14934.proof
option-check-memory = Cuánta memoria usar como máximo para cada certificado
option-check-deals = Contar en tantas partidas los primeros movimientos, reyes, vecinos y ases, y compararlos con el azar
option-check-game = El juego cuyas partidas se comprueban: su id, su nombre o un archivo de juego
option-check-from = La primera de las partidas; las demás tienen los números siguientes. Si falta, una al azar
option-check-json = Informar en JSON

command-stats =
    Mostrar las estadísticas de las partidas jugadas

    Las partidas en las que ayudó una pista o el motor se cuentan aparte, como jugadas con ayuda.
option-stats-game = Solo un juego: su identificador, su nombre o un archivo de juego
option-stats-json = Mostrar las cifras en JSON

command-import =
    Añadir partidas de archivos a tus partidas guardadas

    Antes se reproduce cada una. Si alguna no es válida, no se añade ninguna y el código de salida es 1. Las que ya están se omiten.
option-import-files = Archivos de partidas, como los que escriben `webspinner export` y la página, o en JSON; - para la entrada estándar
option-import-json = Mostrar en JSON lo que se ha añadido

command-export = Escribir todas las partidas guardadas en un archivo, en texto o en JSON
option-export-file = El archivo de destino; si falta, la salida estándar
option-export-force = Sustituir el archivo si ya existe
option-export-json = Escribir una lista de las partidas en JSON

## The solver

command-solve =
    Averiguar si unas partidas se pueden ganar y cómo

    El motor ve todas las cartas. Una partida está ganada, con los movimientos que la ganan; perdida, con demostración; o es desconocida, con el límite que detuvo la búsqueda. Cada solución se comprueba con las reglas antes de mostrarla. Ctrl-C termina la búsqueda en curso y después el programa.
option-solve-game = El juego: su identificador, su nombre, un archivo de juego o una partida entera como spider:ms:617
option-solve-deals = Las partidas: números, esquemas con su número como ms:617, intervalos como `ms:1..30` o cards:3DAS…
option-solve-position = Resolver la posición de este archivo, tal como la muestran `deal --reveal` o `deal --json`; - para la entrada estándar
option-solve-record = Resolver la partida de un registro, en texto o en JSON, desde donde se quedó el jugador; - para la entrada estándar
option-solve-number = Qué registro del archivo, contando desde 1 [por defecto: 1]
option-solve-at = La posición del registro tras estos movimientos y filas; 0 es el comienzo
option-solve-shorten = Cuánto tiempo buscar una solución más corta que la encontrada [por defecto: nada]
option-solve-proof = Si la posición está perdida, escribir en este archivo un certificado que `webspinner verify` comprueba
option-solve-force = Sustituir el archivo del certificado si ya existe
option-solve-json = Mostrar JSON: un objeto en una línea por cada partida, en cuanto se resuelve
more-solve = Código de salida: 0 cada partida tiene respuesta, aunque sea desconocida; 2 entrada incorrecta; 130 interrumpido con Ctrl-C.

command-verify = Comprobar certificados, que demuestran que hay partidas perdidas

command-analyze =
    Mostrar hasta dónde se podía ganar una partida y qué movimiento la perdió

    El motor ve todas las cartas. En una terminal dibuja un pequeño gráfico. Las posiciones que no resuelve dentro de los límites son desconocidas; con más tiempo puede resolverlas. El código de salida es 1 si el registro no es válido.
option-analyze-file = Un archivo de registros, en texto o en JSON; - para la entrada estándar
option-analyze-game = Qué registro del archivo, contando desde 1
option-analyze-fair = Separar la suerte del acierto, sabiendo solo lo que se podía ver: lo que los movimientos perdieron de la probabilidad de ganar y lo que dieron las cartas
option-analyze-level = Cuánto piensa el jugador limpio: 1 unos milisegundos por jugada, 2 menos de una décima de segundo, 3 menos de un segundo [por defecto: 2]
option-analyze-json = Mostrar JSON
option-analyze-time = El tiempo de cada búsqueda, por ejemplo 500ms, 1s o 2m [por defecto: 1s; sin límite con --nodes]

command-survey = Resolver muchas partidas de un juego, con todos los núcleos, y contar cuántas se pueden ganar

command-match = Hacer que un jugador limpio juegue muchas partidas, y contar las victorias

command-merge = Reunir los resultados de las partes de un estudio, o de estudios de partidas distintas

command-report = Convertir los resultados de unos estudios en una página con gráficos

command-perft = Contar de cuántas maneras se puede jugar una partida durante unos movimientos, para probar y medir las reglas

command-bench = Examinar un conjunto fijo de partidas, para probar y medir el motor

## A site

command-serve = Ofrecer la página, con partidas del día, clasificaciones y estadísticas para cualquier número de jugadores
command-backup = Hacer una copia de seguridad de un sitio en un archivo
command-restore = Restaurar la copia de seguridad de un sitio en una base de datos vacía
command-admin = Cuidar de un sitio: listar, renombrar y eliminar jugadores, y listar, ocultar y eliminar resultados

## For programs and shells

command-engine = Para otros programas: jugar con líneas JSON por la entrada y la salida estándar

command-completions = Mostrar un script de autocompletado para una shell
option-completions-shell = La shell

command-man = Mostrar la página del manual o escribir las de todos los comandos en una carpeta
option-man-folder = La carpeta de las páginas, una por comando; se crea si no existe

command-licences = Mostrar las licencias del programa y de todo lo que contiene

## The manual page

man-name = NOMBRE
man-synopsis = SINOPSIS
man-description = DESCRIPCIÓN
man-more = EJEMPLOS Y NOTAS
man-version = VERSIÓN
man-authors = AUTORES
man-environment = ENTORNO
man-files = ARCHIVOS
man-database = La base de datos, si `--database` no nombra ninguna.
man-games = La carpeta de juegos propios, si `--games-folder` no nombra ninguna.
man-language = El idioma, si `--language` no nombra ninguno.
man-locale = El idioma del sistema, en este orden; C significa inglés.
man-no-colour = Si tiene un valor que no esté vacío, el juego en la terminal no usa colores. `CLICOLOR=0` hace lo mismo.
man-colours = Cuántos colores usa el juego en la terminal: ninguno, 16, o 256 y más.
man-background = Si el fondo es claro. Si no tiene valor, el juego pregunta a la terminal.
man-ascii = Sin UTF-8 en la primera que tenga valor, el juego en la terminal dibuja en ASCII.
man-config-home = La carpeta de configuración del usuario; `~/.config` si no tiene valor.
man-data-home = La carpeta de datos del usuario; `~/.local/share` si no tiene valor.
man-time-zone = La zona horaria de las horas mostradas; la del sistema si no tiene valor.
man-serve = Cada opción de `webspinner serve` tiene también una variable; véase webspinner-serve(1).
man-saved-games = Las partidas guardadas: una base de datos SQLite. Mientras está abierta, tiene al lado `games.db-wal` y `games.db-shm`, de SQLite, y el archivo de bloqueo vacío `games.db-lock`.
man-records = Registros de partidas, en texto.
man-custom-games = Juegos propios: los de esta carpeta están en la lista de juegos y se conocen por su identificador. Se leen como máximo 200 archivos de 65536 bytes cada uno.

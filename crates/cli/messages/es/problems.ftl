# Why a command cannot do what it should, in Spanish. Words from outside arrive in quotes.

## The system. The text is what it says itself, in English.

system-error = { $kind ->
    [not-found] no existe el archivo o la carpeta
    [denied] permiso denegado
    [exists] ya existe
    [folder] es una carpeta
    [not-a-folder] no es una carpeta
    [full] no queda espacio en el disco
    [read-only] en el disco no se puede escribir
    [address-in-use] otro programa usa este puerto: ciérralo o elige otro puerto, por ejemplo 8081
    [address-missing] esta máquina no tiene esa dirección: elige una que tenga, por ejemplo 127.0.0.1 o [::1], o [::] para todas
    [port-denied] el sistema no deja que cualquiera escuche en puertos por debajo del 1024: elige otro puerto, por ejemplo 8080, con un proxy delante, o dale al programa la capacidad CAP_NET_BIND_SERVICE
   *[other] { $text }
}
language-unknown = no hay textos en { $text }: elige en, de, es, fr o zh-CN
signals-not-caught = no se pueden interceptar las señales
no-random-number = el sistema no ha dado ningún número aleatorio

## Files

standard-input = la entrada estándar
file-unreadable = no se puede leer { $path }
file-too-long = { $path } pasa de { $bytes } bytes
file-not-utf-8 = { $path } no es un archivo de texto: no es UTF-8 desde el byte { $at }
file-not-written = no se puede escribir { $path }
file-exists = { $path } ya existe: añade --force para sustituirlo, o indica otro archivo
folder-not-written = no se puede escribir en { $path }

## Games, deals and positions

game-unknown = no hay ningún juego { $game }; `webspinner games` los lista todos
game-unknown-near = no hay ningún juego { $game }; ¿quieres decir { $near }?
game-not-valid = no se puede jugar a { $path }:
    { $problems }
game-id-taken = { $id } es el identificador de un juego incluido con otras reglas; pon otro al tuyo, por ejemplo mi-{ $id }
game-name-taken = { $name } es también un nombre del juego incluido { $id }; pon otro nombre a este
deal-without-game = { $deal } no nombra ningún juego; escribe uno delante, por ejemplo `spider:{ $deal }`
deal-too-many = { $game } ya es una partida entera, así que { $deal } sobra
position-shows-too-little = { $problem }; `webspinner deal --reveal` muestra todas las cartas
puzzle-number-unknown = no hay tal reto: están numerados del 1 al { $count }
deals-not-a-deal = { $part }: { $problem }
deals-cards = { $part } no tiene número: los estudios son de partidas numeradas
deals-end = { $part } no acaba en un número; un intervalo se escribe `ms:1..1000`
deals-number = { $part } llega demasiado lejos: { $problem }
deals-backwards = { $part } acaba antes de empezar
deals-twice = { $deal } aparece dos veces
deals-too-many = son más de { $most } partidas

## Custom games, of which a file is to hold one each

custom-too-many = solo se leen los primeros { $most } archivos de juego
custom-no-folder = no existe la carpeta { $path }, que nombra --games-folder o WEBSPINNER_GAMES
custom-built-in = { $id } es el identificador de un juego incluido; pon otro a este
custom-same-id = { $id } es también el identificador de { $other }; pon otro a uno de los dos
custom-no-file = no es un archivo
custom-too-long = pasa de { $bytes } bytes
custom-not-utf-8 = no es texto UTF-8
games-invalid = no se puede jugar a { $file }: { $problem }{ $more ->
    [0] {""}
    [one] {" "}(y un problema más; `webspinner check` los muestra todos)
   *[other] {" "}(y { $more } problemas más; `webspinner check` los muestra todos)
}

## Records

records-list-too-long = una lista en JSON puede tener { $bytes } bytes; los registros en texto pueden ser más largos
records-none = no contiene ninguna partida
records-from-one = los registros se cuentan desde 1
records-too-few = { $path } no tiene registro { $number }; el último es el { $last }
record-too-short = la última posición del registro es la { $last }, así que no hay posición { $wanted }
import-not-saved = no se pueden añadir las partidas
import-foreign = no contiene partidas de Webspinner: se importan los archivos de `webspinner export` o de «Guardar en un archivo» en la página
import-game-file = son las reglas de un juego, no partidas jugadas: con `webspinner play ARCHIVO` puedes jugar a él y guardarlo

## Numbers, times and sizes

number-whole = escribe un número entero, como 1000000, 1_000_000, 1e6 o 1M
number-least = el mínimo es { $least }
number-most = el máximo es { $most }
number-from-one = se cuenta desde 1
number-between = escribe un número de { $least } a { $most }
time-unit = escribe un número y una unidad, como 500ms, 1s o 2m
time-zero = el tiempo debe ser mayor que cero
memory-unit = escribe un número y una unidad, como 500MB o 4GiB
memory-zero = la memoria debe ser mayor que cero

## Arguments that do not fit together

play-search-and-deal = quita la partida, o bien --winnable y --difficulty, que buscan una
solve-record-only = --at y --game indican una posición de --record
solve-deal-and-position = indica una partida o --position, no ambas
solve-no-such-stock = { $path }: ninguna partida llega a un mazo de { $stock }: al principio tiene { $size } cartas, y { $row } menos tras cada fila
solve-which-deal = ¿qué partida? Indica una o varias, como `ms:1` o `ms:1..30`, o --position
solve-proof-one = un archivo contiene un solo certificado: con --proof, indica una sola partida o posición
solve-proof-output = la salida estándar ya muestra el resultado: indica un archivo (./- para uno con ese nombre)
solve-proof-memory = el certificado necesita más de { $memory } de memoria: permite más con --memory

## The terminal game

theme-unknown = no es un tema: usa unicode (cartas blancas), four-colours (cuatro colores), high-contrast (alto contraste), light (fondo claro) o ascii
level-unknown = no es una dificultad: usa easy (fácil), medium (media) o hard (difícil)
terminal-missing = el juego necesita una terminal para su entrada y su salida
terminal-failed = la terminal ha fallado
check-deals-number = la primera partida tiene que ser un número: las demás lo siguen
fingerprint-invalid = una huella tiene 64 cifras, de 0 a 9 y de a a f

# What `webspinner serve`, `backup` and `restore` say in Spanish, and why they cannot do what they
# should.

## Serving. Programs read the address from the first line.

serve-listening = el servidor escucha en { $address }
serve-metrics = métricas en { $address }
serve-new-site = se ha creado un sitio nuevo en { $place }
serve-open = abre { $address }
serve-stop = Ctrl-C detiene el servidor
serve-unknown-variable = la variable { $name } no es un ajuste y se ignora: `webspinner serve --help` los nombra todos
serve-no-page = este programa se ha compilado sin su página: `cargo xtask build` compila ambos, y también `cargo build` con la carpeta de una página compilada en WEBSPINNER_PAGE
serve-listen = --{ $option }: no se puede escuchar en { $address }
serve-no-resource = el sistema operativo ha denegado un recurso
serve-cut-off = después de { $seconds } s aún había peticiones en curso, y se han cortado

## Settings. What was typed comes before each of these.

wanted-address = escribe una dirección y un puerto, como 127.0.0.1:8080 o [::]:80
wanted-number = escribe un número entero, como 60
wanted-header = escribe el nombre de una cabecera, como x-forwarded-for
wanted-origin = escribe un esquema y un host sin ruta, como https://spider.example: las llaves de acceso necesitan un nombre en vez de una dirección IP y, salvo con localhost, https
wanted-link = escribe un enlace entero, que empieza por uno de estos: { $beginnings }
wanted-choice = escribe uno de estos: { $choices }
wanted-day = escribe un día como 2026-11-21
wanted-id = escribe un identificador como 01936b2c-8f00-7d4e-9a51-0c8f6b1d2e3f
settings-line = línea { $line }: { $problem }
settings-not-toml = esto no es TOML: { $why }
settings-unknown = no hay ningún ajuste { $key }: las claves son las opciones de `webspinner serve` sin --
settings-not-a-text = { $key } necesita un texto entre comillas, o un número
settings-value = { $key }: { $why }

## Names of players

nickname-empty = un apodo necesita al menos una letra o una cifra
nickname-too-long = un apodo tiene como máximo { $most } caracteres
nickname-spaces = un apodo no empieza ni termina con un espacio, ni tiene dos seguidos
nickname-invisible = un apodo solo tiene caracteres visibles y espacios sueltos
nickname-check-mark = un apodo no lleva marca de verificación, que indica una cuenta registrada
nickname-marks = un apodo tiene como máximo { $most } acentos u otras marcas en una letra
nickname-scripts = un apodo se escribe en un solo alfabeto: este mezcla, por ejemplo, letras latinas y cirílicas

## The database of a site. The texts after { $why } are in English.

site-no-folder = no existe la carpeta { $folder } para la base de datos: créala o corrige el nombre
site-not-opened = no se puede abrir la base de datos { $place }: { $why }
site-unwritable = no se puede escribir en la base de datos { $place } ({ $why }): libere espacio en su disco, o dé el archivo y su carpeta al usuario de este programa, en un disco montado para escritura
site-missing = en la base de datos { $place } no hay ningún sitio
site-is-a-folder = la base de datos { $place } es una carpeta: indica un archivo en ella, como { $place }/site.db
site-not-a-database = el archivo { $place } no es una base de datos y no se ha tocado: indica otro
site-saved-games = la base de datos { $place } contiene las partidas guardadas de un jugador, no un sitio, y no se ha tocado: indica otra
site-foreign = la base de datos { $place } contiene otros datos que los de un sitio y no se ha tocado: indica otra
site-newer = la base de datos { $place } es de una versión posterior de este programa (sus tablas tienen la versión { $version }; esta conoce hasta la { $known })
site-not-migrated = no se pueden actualizar las tablas de la base de datos { $place }: { $why }
site-no-player = no hay ningún jugador así
site-nickname-taken = este apodo ya está ocupado
site-unavailable = la base de datos está ocupada o no responde: inténtalo más tarde
site-full = no queda espacio para la base de datos
site-read-only = no se puede escribir en la base de datos: ejecute esto como propietario de su archivo y su carpeta, en un disco con espacio en el que se pueda escribir
site-unreadable = en la base de datos hay algo ilegible: { $why }
site-not-empty = la base de datos { $place } ya contiene datos: restaura en una vacía
site-transfer = no se puede escribir o leer la copia de seguridad
site-not-a-backup = la línea { $line } de la copia de seguridad es incorrecta: { $why }
site-refused = la base de datos ha rechazado la petición

## Backups

backup-exists = { $path } ya existe, y una copia de seguridad nunca se sobrescribe: indica un archivo nuevo
backup-not-shown = una copia de seguridad no es para leerla: indica un archivo, o envíala a un programa o a un archivo, como en `webspinner backup - > site.backup`

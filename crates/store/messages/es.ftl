database-folder = no se puede crear la carpeta { $path }
database-not-a-file = las partidas jugadas aquí se guardan en un archivo, no en un servidor PostgreSQL: indica uno, como sqlite:games.db
database-missing = no hay ninguna base de datos { $path }
database-is-a-folder = { $path } es una carpeta, no una base de datos: indica un archivo en ella, como { $path }/games.db
database-not-one = { $path } no es una base de datos y no se ha tocado: indica otro archivo
database-of-site = { $path } es la base de datos de un sitio, no de tus partidas guardadas, y no se ha tocado: indica otro archivo
database-not-opened = no se puede abrir la base de datos { $path }
database-other-program = { $path } es la base de datos de otro programa y no se ha tocado: indica otro archivo
database-unusable = la base de datos { $path } { $reason }
database-in-use = la base de datos { $path } { $reason }, y otro programa la tiene abierta: ciérralo y empieza de nuevo
database-upgrade-in-use = hay que actualizar la base de datos { $path }, pero otro programa la tiene abierta: ciérralo y empieza de nuevo
database-not-renamed = la base de datos { $path } { $reason } y no se le puede dar el nombre { $to }
database-full = no queda espacio para la base de datos: el último cambio no se ha guardado, los anteriores sí
database-busy = otro programa tiene ocupada la base de datos: el último cambio no se ha guardado, inténtalo de nuevo
database-read-only = no se puede escribir en la base de datos: el último cambio no se ha guardado
database-damaged = la base de datos está dañada: empieza de nuevo para apartarla y crear otra
database-unreadable = no se puede leer la partida guardada { $id }: { $why }
database-export = no se puede escribir la exportación
database-refused = la base de datos ha rechazado la petición
place-unknown = { $scheme }:// no es una clase conocida de base de datos: escribe sqlite:ARCHIVO o postgres://…
place-empty = el nombre de la base de datos está vacío: indica un archivo, como sqlite:games.db
place-no-home = este usuario no tiene carpeta personal para una base de datos: indica un archivo
quarantine-damaged = está dañada ({ $finding })
quarantine-newer = es de una versión posterior de este programa (sus tablas tienen la versión { $version }; esta conoce hasta la { $known })
quarantined = la base de datos { $path } { $reason }; ahora se llama { $to }, sin cambios, y se ha empezado otra. { $advice }
quarantined-damaged = `sqlite3 "{ $to }" .recover` muestra lo que aún se puede leer de ella.
quarantined-newer = Esa versión posterior puede abrirla con su nuevo nombre.
url-no-scheme = le falta `://`
url-other-scheme = no empieza por postgres
url-no-host = no nombra ningún servidor
url-malformed = no es una URL; los caracteres como / en una contraseña se escriben %2F
place-server = esta no es la URL de una base de datos en un servidor PostgreSQL ({ $why }): escribe `postgres://USER:PASSWORD@HOST/DATABASE`
database-too-large = { $what ->
    [record] un registro
    [name] el nombre de un ajuste
   *[setting] un ajuste
} de { $bytes } bytes es demasiado grande: se guardan { $most } como máximo

# Why a request of the engine protocol fails, in Spanish.

engine-too-long = la petición pasa de { $bytes } bytes y no se ha leído
engine-not-utf-8 = la petición no es UTF-8 desde el byte { $at }
engine-empty = la línea está vacía: una petición es un objeto como `{"{"}"state": true{"}"}`
engine-not-json = desde el byte { $at } esto no es JSON: una petición es un objeto como `{"{"}"state": true{"}"}`
engine-not-one-key = cada línea lleva una petición: un objeto con una clave como `{"{"}"state": true{"}"}`
engine-not-a-request = esto no es una petición: { $problem } (en el byte { $at })
engine-value = `{ $request }`: { $problem } (en el byte { $at })
engine-no-game = no ha empezado ninguna partida: envía antes `{"{"}"new": {"{"}"game": "spider"{"}"}{"}"}`
engine-twice = indica `{ $one }` o `{ $other }`, no ambos
engine-which-game = `new` necesita un `game`, sus `rules` o un `deal` entero como `"spider:ms:617"`
engine-what-is-known = `game` y `rules` requieren `knowledge` o `picture`: lo que se sabe de esa partida
engine-not-one-record = `load` admite el texto de un solo registro
engine-move = `move`: { $problem }
engine-load = `load`: { $problem }
engine-no-record = una partida que empezó en una posición no tiene registro
engine-full = el registro está lleno: { $reason }
engine-scheme-without-cards = `scheme` dice cómo se disponen las `cards`, pero no hay ninguna
engine-new = { $problem }
engine-nothing-to-undo = no hay movimiento que deshacer: la partida está al comienzo
engine-nothing-to-redo = no hay movimiento que rehacer: no se ha deshecho ninguno
engine-no-thread = no se puede iniciar un hilo
engine-unreadable = no se puede leer una petición
engine-not-written = no se puede escribir una respuesta

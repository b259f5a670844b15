# The Spanish texts of surveys. The English file says what each is for.

## What a survey found

survey-counts = { $game }: { $won } ganadas, { $lost } perdidas, { $unknown } desconocidas de { $deals ->
    [one] una partida
   *[other] { $deals } partidas
}{ $whys ->
    [none] {""}
   *[other] {" "}({ $whys })
}
survey-why = { $count } { $why ->
    [nodes] por el límite de nodos
    [memory] por el límite de memoria
    [time] por el límite de tiempo
    [cancelled] por cancelación
    [gave-up] por abandono
   *[other] por otro motivo: { $why }
}
survey-rate = { $won } ganadas, { $unknown } desconocidas: { $interval } (95 %)
merge-missing = faltan { $missing } de { $deals } partidas
merge-no-shards = partes sin carpeta, de { $of }: { $shards }
merge-incomplete = { $folder }: faltan { $missing }: { $deals }{ $more ->
    [0] {""}
   *[other] {" "}y { $more } más
}

## Tables

column-mean = media
column-percentile = { $percent } %
column-most = máx.
column-within = en menos de
row-time = tiempo, ms
row-nodes = nodos
row-memory = memoria, MB
row-lengths = longitud de la solución
row-lengths-found = longitud antes de acortar
row-won = ganadas
row-decided = ganadas o con derrota demostrada
column-survey = estudio
column-deals = partidas
column-won = ganadas
column-lost = perdidas
column-unknown = desconocidas
column-interval = se pueden ganar (95 %)
row-together = en total

## The page of a report

report-title = Estudio de { $game }
report-title-games = Estudios
report-limits-differ = En total, son resultados con límites distintos: { $limits }.
report-limits-unknown = límites que no se conocen
report-no-limits-known = No se conocen los límites de estos resultados, así que pueden ser distintos.
report-run-again = Partidas desconocidas buscadas otra vez:{" "}
report-interval = El intervalo es el de Wilson, con un 95 % de confianza; las partidas desconocidas cuentan como perdidas para su extremo inferior y como ganadas para el superior. Una partida desconocida cuenta con el tiempo, los nodos y la memoria que se le dedicaron.
report-run = `{ $command }`: { $program }, iniciado { $started }, { $threads ->
    [one] un hilo
   *[other] { $threads } hilos
}; { $cores ->
    [one] un núcleo
   *[other] { $cores } núcleos
}, { $processor }, { $system }
report-processor-unknown = procesador desconocido
report-lost = Con derrota demostrada: { $deals }{ $more ->
    [0] .
   *[other] {" "}y { $more } más.
}
report-unknown = Desconocidas: { $deals }{ $more ->
    [0] .
   *[other] {" "}y { $more } más.
}
plot-rates = Proporción de partidas que se pueden ganar, con su intervalo
plot-time = Proporción de partidas decididas en un tiempo
plot-nodes = Proporción de partidas decididas con un número de nodos
plot-lengths = Longitud de las soluciones, movimientos y filas
plot-share = decididas, de todas las partidas
plot-share-won = de las partidas ganadas

## Why there is no survey. Words from outside arrive in quotes.

survey-no-deal = este juego no tiene la partida { $deal }
survey-folder = no se puede crear la carpeta { $path }
survey-not-kept = el estudio se ha detenido, y { $lines ->
    [one] una de las partidas decididas no está
   *[other] { $lines } de las partidas decididas no están
} en su diario
survey-nothing-to-retry = { $path }: no hay ningún estudio que repetir; empiézalo antes sin --retry
survey-restore = no se pueden usar los resultados { $path }
survey-thread = no se puede iniciar un hilo
survey-results = no se puede escribir { $path }; el diario tiene todas las respuestas, así que el mismo comando lo escribirá más tarde
journal-io = no se puede usar el diario { $path }
journal-busy = otro estudio está usando { $path }
journal-foreign = { $path } no es el diario de un estudio, o es de otra versión del programa
journal-other-settings = { $path } se empezó con otros ajustes ({ $differences }); da otra carpeta a este estudio
journal-left-out = { $path } tiene { $deal }, y con las nuevas partidas se perdería; indica primero las partidas del estudio, como antes, y después las demás
journal-damaged = la línea { $line } de { $path } está dañada; bórrala y su partida se buscará otra vez
journal-twice = la línea { $line } de { $path } responde a { $deal } por segunda vez; borra una de las dos líneas
journal-changed = otro programa ha modificado { $path }
survey-difference = { $setting ->
    [form] forma de los archivos
    [program] programa
    [game] juego
    [version] versión de las reglas
    [deals] partidas
    [sample] --sample
    [seed] --seed
    [shard] --shard
    [rules] reglas
    [nodes] --nodes
    [memory] --memory en bytes
    [time] --time en ms
    [shorten] --shorten en ms
   *[retry] --retry
}: { $was }, no { $now }
differences-join = { $start }; { $next }
difference-text = { $text }
difference-none = nada
difference-built-in = incluidas
difference-bytes = un texto de { $bytes } bytes

## Why results are not merged

merge-no-folders = no se ha indicado ninguna carpeta
merge-no-settings = { $path } no dice cómo se obtuvieron sus resultados: falta el survey.json de esta versión del programa
merge-differ = { $path } no se puede reunir con { $other }, que tiene otros ajustes ({ $differences })
merge-twice = { $deal } está en { $other } y en { $path }; quita una de las dos
merge-out-of-place = { $path } tiene { $deal } fuera de su sitio; ejecuta su estudio otra vez, que lo escribe de nuevo
merge-changed = { $path } cambió mientras se leía; reúnelos otra vez cuando acabe su estudio
merge-occupied = { $path } contiene un estudio; elige otra carpeta para todos juntos

## Deals and numbers that cannot be read

deals-not-a-deal = { $part }: { $problem }
deals-cards = { $part } no tiene número: los estudios son de partidas numeradas
deals-end = { $part } no acaba en un número; un intervalo se escribe `ms:1..1000`
deals-number = { $part } llega demasiado lejos: { $problem }
deals-backwards = { $part } acaba antes de empezar
deals-twice = { $deal } aparece dos veces
deals-fewer = una muestra no puede tener más partidas que las { $deals } de las que se saca
deals-too-many = son más de { $most } partidas
not-a-whole-number = escribe un número entero, como 1000000, 1_000_000, 1e6 o 1M

## Why there is no report

report-no-files = no se ha indicado ningún resultado
report-broken = { $path } no sirve como resultados de un estudio
report-row = la fila { $row } de { $path } es incorrecta: { $problem }
report-twice = { $path } tiene { $deal } dos veces
report-empty = { $path } no contiene ninguna partida
report-mixed = { $path }: resultados de { $other } tras los de { $one }, en un mismo archivo
report-no-results = { $path } no tiene results.parquet ni results.csv
report-write = no se puede escribir { $path }
check-row = fila { $row }, { $deal }: { $problem }
line-missing = está ganada, pero no trae solución
line-text = movimiento { $number }: { $problem }
line-length = la solución tiene { $moves } movimientos, no los que indica su longitud
row-problem-shuffle = su shuffle no es un esquema y un número, como ms:1
row-problem-length = una partida tiene longitud si y solo si está ganada
row-problem-why = una partida tiene motivo si y solo si es desconocida
row-problem-time = un tiempo no es un número desde 0
table-parquet = el archivo Parquet está dañado o no es una tabla de resultados: vuelve a escribirlo desde su estudio
table-without-parquet = este programa se compiló sin Parquet: usa uno compilado con `cargo xtask build`
table-no-note = no dice cómo se obtuvo
table-values = la línea { $line } no tiene { $expected } valores, sino { $found }
table-not-utf-8 = la línea { $line } no es texto UTF-8
table-column = su primera línea no nombra la columna `{ $column }`, que tienen todos los resultados
table-verdict = línea { $line }, columna `verdict`: escribe won, lost o unknown
table-number = línea { $line }, columna `{ $column }`: esto no es un número desde 0
table-other = no es una tabla de resultados

# The Spanish texts on whether the cards are fair.

rigged-title = ¿Está amañado?
rigged-fixed = No. El número de partida dice dónde está cada carta, también las que están boca abajo y las del mazo. Todo queda fijado antes de tu primer movimiento, y nada de lo que hagas lo cambia.
rigged-blind = Al barajar solo cuenta el número: ni quién juega, ni lo bien que juega, ni cuántas veces has ganado.
rigged-chosen = Los números se eligen al azar. Las partidas del día y tus primeras partidas de Spider en la página se eligen entre las que tienen solución, y si pides una con solución, fácil o difícil, la recibes: también eso se decide antes del primer movimiento.
rigged-same = Quien juegue este número recibe las mismas cartas, hoy o dentro de diez años. Cómo se baraja está escrito, para que otros programas también puedan hacerlo.
rigged-fingerprint = Huella de esta partida
rigged-fingerprint-about = Se calcula a partir de todas las cartas (SHA-256). Si durante la partida se cambiara una, saldría otra: apúntala ahora y compárala al final. No es un secreto ni guarda ninguno: quien conoce el número puede calcularla.
rigged-later = Al final de la partida, aquí estarán las cartas a partir de las que se calcula.
rigged-opened = Es el SHA-256 de exactamente este texto, con las cartas en el orden en que se repartieron:
rigged-position = Esta posición no se repartió a partir de un número, así que no tiene huella.
rigged-check = Comprobar mil partidas
rigged-check-about = Cuenta en mil partidas de este juego aquello de lo que se quejan los jugadores y lo compara con lo que dice el azar. Son las partidas de mil números seguidos, a partir de uno al azar.
rigged-checked = { $deals ->
    [one] Una partida
   *[other] { $deals } partidas
} de { $game }, a partir de { $first }
rigged-first-moves = Primeros movimientos de columna a columna
rigged-kings = Reyes al final de una columna
rigged-pairs = Cartas de valor vecino en la primera fila del mazo
rigged-aces = Ases en la primera fila del mazo
rigged-figure = { $name }: { $mean } por partida. Según el azar son { $expected }, y de { $low } a { $high } para 95 de cada 100 barajadores limpios.
rigged-none = En este juego no hay nada que contar.
rigged-summary = { $outside ->
    [0] Todo está donde está para 95 de cada 100 barajadores limpios.
    [one] Un dato queda fuera. También les pasa a los barajadores limpios, con cada dato en 5 de cada 100 comprobaciones. Comprueba otra vez: si estuviera amañado, volvería a quedar fuera.
   *[other] { $outside } datos quedan fuera. También les pasa a los barajadores limpios, con cada dato en 5 de cada 100 comprobaciones. Comprueba otra vez: si estuviera amañado, volverían a quedar fuera.
}

# The Spanish texts of the lessons.

lesson-group-games = Juegos
lesson-group-playing-well = Jugar bien

lesson-missed = Casi. Deshaz el movimiento y prueba otro.

lesson-spider-place = Una carta va sobre otra un punto más alta, sea cual sea su palo. Lleva el 8♠ al 9♥ o busca otra pareja así.
lesson-spider-place-done = Ese es el movimiento básico, y ha descubierto una carta boca abajo.
lesson-spider-suit = El 7♠ encaja en el 8♠ y en el 8♥. Solo las cartas de un mismo palo siguen moviéndose juntas. ¿Cuál es mejor?
lesson-spider-suit-done = Exacto: el 8♠ y el 7♠ ya son una secuencia y se mueven juntos.
lesson-spider-suit-missed = Se puede, pero ahí el 7♠ solo estorba al 8♥: las cartas de palos distintos no se mueven juntas.
lesson-spider-together = El 8♠, el 7♠ y el 6♠ son una secuencia. Lleva los tres a la vez al 9♠.
lesson-spider-together-done = Una secuencia larga se mueve tan fácil como una sola carta. Por eso importan los palos.
lesson-spider-together-missed = Eso era solo una parte. Levanta la secuencia desde el 8♠.
lesson-spider-turn-up = Cada carta boca abajo puede ser la que necesitas. Descubre la de la columna 1 en dos movimientos.
lesson-spider-turn-up-done = Bien hecho. Casi todos los movimientos deberían ayudar a descubrir una carta.
lesson-spider-turn-up-missed = Así no. Empieza por el 4♥ y el 5♠ quedará libre.
lesson-spider-empty = En la columna 1 solo hay dos cartas. Encuentra sitio para las dos y quedará vacía.
lesson-spider-empty-done = Una columna vacía es lo mejor que puedes tener: admite cualquier carta.
lesson-spider-park = Aprovecha la columna vacía: deja allí el 8♥, lleva el 9♠ al 10♠ y luego pon el 8♥ sobre el 9♠.
lesson-spider-park-done = Has descubierto una carta y la columna vuelve a estar vacía. Es el mejor truco de Spider.
lesson-spider-park-missed = Al final debe haber una carta descubierta y una columna vacía. Aparta primero el 8♥.
lesson-spider-deal = Ya no encaja nada, así que reparte una fila del mazo. Para eso tiene que haber una carta en cada columna: llena antes la vacía.
lesson-spider-deal-done = Una carta más en cada columna. Reparte solo cuando no quede nada mejor.
lesson-spider-deal-missed = Toma una carta de una columna que tenga varias, o quedará vacía otra columna.
lesson-spider-run = Ahora completa una secuencia: reúne en la columna 1 las picas del rey al as. Bastan dos movimientos.
lesson-spider-run-done = Una secuencia completa se retira de la mesa. Cuando se hayan ido las ocho, has ganado. ¡Ya sabes jugar a Spider!
lesson-spider-run-missed = El 4♠, con las cartas que lleva encima, va al 5♠, y el A♠ al 2♠.

lesson-spiderette-turn-up = Spiderette es Spider con una baraja y siete columnas. Un movimiento descubre una carta sin cambiar de palo. Encuéntralo.
lesson-spiderette-turn-up-done = Cada carta está una sola vez, así que busca primero su palo.
lesson-spiderette-turn-up-missed = Se puede, pero el 2♠ también encaja en una carta de su palo.
lesson-spiderette-short = Las columnas de la izquierda son cortas: vacíalas primero. Lleva el 3♠ y el 2♠ juntos al 4♥.
lesson-spiderette-short-done = Una columna vacía antes de la primera fila: buen comienzo.
lesson-spiderette-deal = En el mazo solo quedan tres cartas, para las columnas 1 a 3. Aun así, ninguna columna puede estar vacía: llena la columna 1 y reparte.
lesson-spiderette-deal-done = El mazo se ha agotado. Ya están todas las cartas en la mesa.
lesson-spiderette-run = Solo las cartas de un mismo palo forman una secuencia. Completa las picas de la columna 1 en dos movimientos.
lesson-spiderette-run-done = Cuando se hayan ido las cuatro secuencias, has ganado Spiderette.
lesson-spiderette-run-missed = El 4♠, con las cartas que lleva encima, va al 5♠, y el A♠ al 2♠.

lesson-scorpion-tail = En Escorpión se mueve cualquier carta boca arriba con todas las que tiene encima, en orden o no. Lleva el 8♠ al 9♠.
lesson-scorpion-tail-done = Una carta solo va sobre la siguiente más alta de su palo.
lesson-scorpion-tail-missed = Levanta el propio 8♠. Las cartas que lleva encima lo siguen.
lesson-scorpion-turn-up = Cada carta tiene un solo sitio: la siguiente más alta de su palo. Descubre una carta boca abajo en dos movimientos.
lesson-scorpion-turn-up-done = En Escorpión mira siempre primero adónde tiene que ir cada carta.
lesson-scorpion-turn-up-missed = El 7♠ solo va sobre el 8♠. Así que antes tiene que irse el 3♥.
lesson-scorpion-king = Solo un rey, con las cartas que lleva encima, va a una columna vacía. Elige el que descubra una carta boca abajo.
lesson-scorpion-king-done = Buena elección. Mira qué hay debajo de un rey antes de moverlo.
lesson-scorpion-king-missed = No se ha descubierto ninguna carta. Prueba con el K♠.
lesson-scorpion-stock = Solo falta el as de picas, y solo puede estar en el mazo. Reparte y completa la secuencia.
lesson-scorpion-stock-done = Con cuatro secuencias así ganas. Guarda el mazo hasta que nada más ayude.

lesson-little-spider-start = Todas las cartas van a las cuatro bases. Las empiezan los ases de un color y los reyes del otro. Lleva allí el A♥.
lesson-little-spider-start-done = El primer as o rey fija los colores para toda la partida.
lesson-little-spider-deal = Mientras quede mazo, las cartas no se mueven entre columnas. Ahora nada va a una base, así que reparte una fila.
lesson-little-spider-deal-done = Cada fila trae ocho cartas. Antes de repartir la siguiente, mira qué va a una base.
lesson-little-spider-build = El mazo está vacío: ahora las cartas se mueven entre columnas, hacia arriba o hacia abajo, de cualquier palo. Lleva una carta a una base en dos movimientos.
lesson-little-spider-build-done = Bien hecho. Aquí una columna vacía se queda vacía: deja una carta en cada una mientras puedas.

lesson-title-empty-column = Vaciar una columna
lesson-title-use-empty-column = Para qué sirve una columna vacía

lesson-empty-column-count = ¿Qué columna se puede vaciar? La 3 es la más corta, pero su K♥ no tiene adónde ir. En la columna 7 cada carta tiene sitio: tres movimientos.
lesson-empty-column-count-done = Primero las columnas cortas, pero cuenta: una columna se vacía si cada una de sus cartas tiene sitio. Un rey no lo tiene.
lesson-empty-column-count-missed = Toma una a una las cartas de la columna 7: el 5♠, el 9♥ y el J♠. Ninguna otra carta debe quitarles el sitio.
lesson-empty-column-place = En la columna 2 solo hay dos cartas. El 9♥ encaja en el 10♠, pero el 8♠ parece no tener sitio. Vacía la columna en dos movimientos.
lesson-empty-column-place-done = Una carta que ha salido de la columna puede ser el sitio de la siguiente. Piensa una carta más allá.
lesson-empty-column-place-missed = Primero el 9♥ va al 10♠. Después el 8♠ va al 9♥.
lesson-empty-column-prepare = En la columna 4, el J♥ necesita una dama, y la Q♠ está debajo del 7♥. Vacía la columna en tres movimientos.
lesson-empty-column-prepare-done = Uno de los tres movimientos se hizo en otra parte. Si un sitio está tapado, mira qué hace falta para liberarlo.
lesson-empty-column-prepare-missed = El 7♥ encaja en el 8♠. Así la Q♠ queda libre para el J♥, y el 4♠ va al 5♥.

lesson-use-empty-column-back = A la columna vacía puede ir cualquier carta, pero solo un plan te la devuelve. Descubre una carta y vuelve a tener una columna vacía tras cuatro movimientos.
lesson-use-empty-column-back-done = Una columna vacía sirve para ordenar, no para guardar. Antes de llenarla, piensa cómo volverá a quedar vacía.
lesson-use-empty-column-back-missed = Es la columna 4: el 9♠ va al 10♠, el 10♥ espera en la columna vacía y el J♠ va a la Q♥.
lesson-use-empty-column-swap = El 8♥ debería estar sobre el 9♥ y el 8♠ sobre el 9♠, cada uno con las cartas que lleva encima. Intercámbialos en tres movimientos.
lesson-use-empty-column-swap-done = Dos secuencias desde el rey, y la columna vuelve a estar vacía. Así se aprovecha una columna vacía.
lesson-use-empty-column-swap-missed = El 8♥ y el 7♥ esperan en la columna vacía, las tres picas van al 9♠ y después los corazones al 9♥.

# The Spanish texts of lessons and puzzles.

goal-only-move = Solo un movimiento permite seguir ganando. ¿Cuál?
goal-empty-column = Vacía una columna en { $moves ->
    [one] un movimiento
   *[other] { $moves } movimientos
}.
goal-complete-run = Completa una secuencia en { $moves ->
    [one] un movimiento
   *[other] { $moves } movimientos
}.

goal-and-standing = { $goal } { $standing }
standing-open = Bien. { $left ->
    [one] Queda un movimiento
   *[other] Quedan { $left } movimientos
}.
standing-reached = ¡Resuelto!

mistake-out-of-moves = Casi. Deshaz el movimiento y prueba otro.
mistake-loses = Tras este movimiento, la partida ya no se puede ganar.
mistake-too-slow = Tras este movimiento hacen falta demasiados.

lesson-group-games = Juegos
lesson-group-playing-well = Jugar bien

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
lesson-title-suit-or-card = ¿El mismo palo o la carta oculta?
lesson-title-sure-turns = Lo que es seguro
lesson-title-before-row = Orden antes de la fila
lesson-title-kings = Reyes
lesson-title-sort-suits = Ordenar secuencias mezcladas
lesson-title-long-moves = Mover secuencias mezcladas largas
lesson-title-after-row = Después de la fila
lesson-title-collect = ¿Completar ya o más tarde?
lesson-title-four-suits = Mezclar cuatro palos a propósito
lesson-title-exchange = Intercambiar finales
lesson-title-last-row = La última fila con cuatro palos

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

lesson-suit-or-card-card = Se pueden mover el 2♠, los dos cincos y el 2♥. Tres de ellos ya están sobre una carta de su palo. ¿Qué movimiento te da algo nuevo?
lesson-suit-or-card-card-done = Has descubierto una carta. No era del mismo palo, pero vale la pena. Ir de una carta que encaja a otra no da nada.
lesson-suit-or-card-card-missed = Esa carta estaba bien donde estaba. El 2♥ tapa una carta boca abajo y encaja en un 3♠.
lesson-suit-or-card-both = Aquí casi todos los movimientos descubren una carta. Dos de ellos, además, no cambian de palo. Encuéntralos.
lesson-suit-or-card-both-done = Dos cartas descubiertas y dos parejas que se mueven juntas. Solo hay que elegir cuando no se puede tener todo.
lesson-suit-or-card-both-missed = Busca la Q♠ y el 6♠: para cada una hay una carta de su palo libre.
lesson-suit-or-card-target = El 9♠, el 8♠ y el 7♠ quieren ir al 10♠, pero encima está el 6♥, que encaja en un 7♠ de la columna 3 o de la 4. Haz sitio y mueve la secuencia.
lesson-suit-or-card-target-done = Si una carta tiene que ir a otro palo, ponla sobre una que se quede donde está, nunca sobre una secuencia que va a moverse.
lesson-suit-or-card-target-missed = En la columna 3, el 6♥ estorba a la secuencia. Ponlo sobre el 7♠ de la columna 4.

lesson-sure-turns-chain = Antes de una fila, los expertos cuentan las cartas ocultas que pueden descubrir, haya lo que haya debajo. Aquí son cuatro: el J♠, el 10♥, el 9♥ y un 8♠ van sobre la Q♠, uno tras otro. ¿En qué orden?
lesson-sure-turns-chain-done = La carta que va a recibir otras se mueve primero: una vez tapada, se queda donde está.
lesson-sure-turns-chain-missed = Primero el J♠ sobre la Q♠; después el 10♥, el 9♥ y un 8♠. Quien empieza por el 8♠ deja el 9♥ donde está.
lesson-sure-turns-count = Ahora cuenta tú: ¿cuántas cartas ocultas son seguras? Descúbrelas todas.
lesson-sure-turns-count-done = Cuatro. Lo que hay debajo quizá te deje descubrir más, pero eso es suerte; estas cuatro no lo eran.
lesson-sure-turns-count-missed = Cuatro son seguras. Primero el 9♥ va al 10♥ y el 4♥ al 5♥; después, un 8♥ y un 3♠ van sobre ellos.
lesson-before-row-join = Ya no se puede descubrir nada, y una fila tapa el final de cada columna. Une antes lo que va junto: tres cartas. Después reparte.
lesson-before-row-join-done = Lo que unes antes de la fila sigue junto debajo de ella y después se mueve junto.
lesson-before-row-join-missed = El J♥ va a la Q♥, el 8♠ al 9♠ y el 5♥ al 6♥: del mismo palo, o la fila tapará otro enredo más.
lesson-before-row-sort = Antes de la fila hay que llenar la columna vacía. Aprovéchala antes: intercambia el 8♥ y el 8♠. Luego llénala de modo que se descubra una carta, y reparte.
lesson-before-row-sort-done = Primero ordena, luego llénala con algo que te dé una carta. De todos modos, la fila te habría quitado la columna.
lesson-before-row-sort-missed = El 8♥ espera en la columna vacía, el 8♠ va al 9♠ y el 8♥ al 9♥. Después mueve el K♥ y reparte.

lesson-kings-under = Tres reyes pueden ir a la columna vacía. Elige el que deje sitio al 7♥ en su propio palo y descubre la carta que hay debajo del 7♥.
lesson-kings-under-done = Un rey solo va a una columna vacía, y allí se queda. Elígelo por lo que tiene debajo.
lesson-kings-under-missed = Debajo del K♠ de la columna 4 está el 8♥. El K♥ solo tapa el 8♠, y el K♠ de la columna 5 no tapa nada.
lesson-kings-later = El K♠ podría ir ya a la columna vacía. Pero se puede sacar más: descubre dos cartas en cuatro movimientos.
lesson-kings-later-done = Un rey ocupa la columna para siempre. Haz antes lo que te la devuelve, y mueve el rey al final.
lesson-kings-later-missed = Primero el 8♥ espera en la columna vacía, el 9♠ va al 10♥ y el 8♥ vuelve al 9♠. Después mueve el K♠.

lesson-sort-suits-apart = El 9♠, el 8♥ y el 7♠ de la columna 1 no se mueven juntos. No hace falta: cada uno tiene sitio en su palo. Descubre la carta de debajo en tres movimientos.
lesson-sort-suits-apart-done = Tres cartas, cada una ya en su palo. Deshacer una secuencia mezclada suele ser mejor que moverla.
lesson-sort-suits-apart-missed = El 7♠ va al 8♠, el 8♥ al 9♥ y el 9♠ al 10♠.
lesson-sort-suits-together = Dos secuencias mezcladas: 8♠ 7♥ 6♠ y 8♥ 7♠. Ordénalas por palos en cuatro movimientos y conserva una columna vacía.
lesson-sort-suits-together-done = Pon una carta sobre su palo aunque parezca que estorba: después las dos se mueven juntas.
lesson-sort-suits-together-missed = El 6♠ va al 7♠, el 7♥ espera en la columna vacía, las dos picas van al 8♠ y el 7♥ al 8♥.
lesson-sort-suits-whole = En la columna 1, el 6♥ interrumpe las picas. Ordénalas, completa la secuencia con el 4♠ y las cartas que lleva encima y conserva una columna vacía: cinco movimientos.
lesson-sort-suits-whole-done = Ordenada, completada y aún con una columna vacía. Así se terminan casi todas: trozo a trozo, cada uno sobre su palo.
lesson-sort-suits-whole-missed = El 5♠ va al 6♠, el 6♥ espera, las dos picas van al 7♠ y el 6♥ al 7♥. Entonces encaja el 4♠.

lesson-long-moves-two = Una secuencia mezclada se mueve por trozos. Una columna vacía deja pasar dos. ¿Cuál se puede mover y descubrir una carta: la de la columna 1 o la de la columna 4?
lesson-long-moves-two-done = Cuenta trozos, no cartas: aquí eran dos, de dos cartas cada uno. Tres trozos, como en la columna 4, son demasiados.
lesson-long-moves-two-missed = En la columna 4, el 5♠, el 4♥ y el 3♠ son tres trozos. En la columna 1, el 7♠ espera con el 6♠, y el 9♥ va al 10♠ con el 8♥.
lesson-long-moves-helper = El 9♠, el 8♥ y el 7♠ son tres trozos, y solo hay una columna vacía. ¿Qué más puede recibir uno? Descubre la carta de debajo en cuatro movimientos y conserva una columna vacía.
lesson-long-moves-helper-done = Una carta que encaja vale tanto como una columna vacía. Búscala antes de contar.
lesson-long-moves-helper-missed = El 7♠ va al 8♠. Luego el 8♥ espera en la columna vacía y el 9♠ queda libre.
lesson-long-moves-three = Con dos columnas vacías pasa más. Lleva el 9♠, el 8♥ con el 7♥ y el 6♠ al 10♥ en cinco movimientos. Al final las dos vuelven a estar vacías.
lesson-long-moves-three-done = Habría pasado hasta un cuarto trozo: dos se juntan primero en una de las columnas. Cada columna vacía duplica el número.
lesson-long-moves-three-missed = El 6♠ a una columna vacía, el 8♥ con el 7♥ a la otra, el 9♠ al 10♥; después los demás encima, por orden.

lesson-after-row-dig = Una fila ha tapado todas las columnas. ¿Dónde hay más que ganar? Completa una secuencia en tres movimientos.
lesson-after-row-dig-done = No hace falta despejarlo todo. Cava donde una sola carta tapa una secuencia larga.
lesson-after-row-dig-missed = El 9♥ tapa las picas desde el rey y el J♥ tapa el resto. Encajan en el 10♥ y en la Q♥.
lesson-after-row-again = La columna 7 estaba vacía antes de la fila; ahora solo está el 5♥. Vuelve a vaciarla en dos movimientos.
lesson-after-row-again-done = Después de una fila mira primero las columnas más cortas: con poco esfuerzo vuelven a estar vacías.
lesson-after-row-again-missed = El 6♥ admitiría el 5♥, pero encima está el 3♠. Este encaja en el 4♠.

lesson-collect-now = El 4♠, con las cartas que lleva encima, completa la secuencia de la columna 1 o la de la columna 3. Completa la que te deje una columna vacía.
lesson-collect-now-done = Mira qué deja una secuencia al irse. En la columna 3 habría sido el 8♥; aquí es una columna vacía.
lesson-collect-now-missed = En la columna 3, el 8♥ está debajo de la secuencia. En la columna 1 no hay nada: completa esa.
lesson-collect-later = La secuencia de la columna 1 se podría completar ya. Pero su 4♠ es el único sitio para el 3♥ de la columna 2. Descubre antes una carta: cinco movimientos, con la secuencia.
lesson-collect-later-done = Una secuencia que se va se lleva sus sitios. Si no hay prisa, aprovéchalos antes.
lesson-collect-later-missed = El 3♥ va un momento al 4♠, el 9♠ al 10♥, el 3♥ al 4♥ y los dos al 5♠. Después completa la secuencia.

lesson-four-suits-mixed = Con cuatro palos pocas cartas encuentran el suyo. El 3♦ sí, pero puede esperar. Vacía la columna 3 en tres movimientos, sean cuales sean los palos.
lesson-four-suits-mixed-done = Mezcla palos a propósito si a cambio ganas una columna vacía o una carta oculta. Con la columna vacía volverás a ordenar.
lesson-four-suits-mixed-missed = El J♣ encaja en la Q♦, el 6♦ en el 7♠ y el 9♣ en el 10♥.
lesson-four-suits-where = El 7♦ encaja en el 8♠ y en el 8♣, ninguno de su palo. ¿Qué elección te deja una columna vacía tras tres movimientos?
lesson-four-suits-where-done = Mezcla palos donde no haga daño: en una columna larga que ya está mezclada. Mantén libres las cortas.
lesson-four-suits-where-missed = Sobre el 8♣, el 7♦ bloquea la columna 3, que solo tiene dos cartas. Sobre el 8♠ no hace daño; luego el 8♣ va al 9♦ y el 10♦ al J♠.

lesson-exchange-empty = El 8♦ debería estar sobre el 9♦ y el 8♣ sobre el 9♣. Intercambia los finales de las columnas 1 y 4 en tres movimientos.
lesson-exchange-empty-done = Dos finales en su palo, y la columna vuelve a estar vacía. Busca parejas así siempre que haya una columna vacía.
lesson-exchange-empty-missed = Un final espera en la columna vacía, el otro va a su sitio y después el primero. El 7♦ se mueve con el 8♦.
lesson-exchange-stand-in = Hay que intercambiar los mismos finales, pero no hay columna vacía. ¿Qué carta puede hacer sus veces? Tres movimientos.
lesson-exchange-stand-in-done = El 9♠ ha hecho de columna vacía y vuelve a estar libre. Cualquier carta del valor adecuado puede hacerlo.
lesson-exchange-stand-in-missed = El 9♠ de la columna 3 admite un 8 de cualquier palo: el 8♦ con el 7♦, o el 8♣.
lesson-exchange-three = Tres finales, cada uno sobre otro palo: el 8♦, el 8♥ y el 8♣. Ponlos en su sitio con una columna vacía y cuatro movimientos.
lesson-exchange-three-done = Una carta espera, las otras avanzan en círculo y la primera ocupa el sitio que queda. Por largo que sea el círculo, basta una columna vacía.
lesson-exchange-three-missed = Aparta una cualquiera de las tres. El 9 que tapaba queda libre para el 8 de su palo, y así sucesivamente.

lesson-last-row-before = Queda una fila. Antes descubre la última carta oculta y pon el 7♦ en su palo. Después reparte: tres movimientos, y ninguna columna puede quedar vacía.
lesson-last-row-before-done = Ahora todas las cartas están a la vista y puedes calcularlo todo. Ya nada tapará una columna vacía.
lesson-last-row-before-missed = El 7♥ a la columna vacía: así la llena y descubre una carta. Sobre el 8♦ quitaría el sitio al 7♦.
lesson-last-row-end = El mazo está vacío, pero ninguna columna lo está. Completa dos secuencias en cuatro movimientos. Piensa antes del primero.
lesson-last-row-end-done = La primera secuencia hizo sitio a la segunda. Al final de la partida busca la que deja una columna vacía.
lesson-last-row-end-missed = El 7♦ va al 8♦. Así se completan las picas, que dejan una columna para estas dos, y los corazones quedan libres.

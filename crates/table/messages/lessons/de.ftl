# The German texts of the lessons.

lesson-group-games = Spiele
lesson-group-playing-well = Gut spielen

lesson-missed = Nicht ganz. Nimm es zurück und versuch es anders.

lesson-spider-place = Eine Karte kommt auf eine, die um eins höher ist, egal welcher Farbe. Leg die 8♠ auf die 9♥ oder finde ein anderes Paar.
lesson-spider-place-done = Das ist der wichtigste Zug, und er hat eine verdeckte Karte aufgedeckt.
lesson-spider-suit = Die 7♠ passt auf die 8♠ und auf die 8♥. Nur Karten einer Farbe lassen sich zusammen weiterbewegen. Was ist also besser?
lesson-spider-suit-done = Richtig: Die 8♠ und die 7♠ sind jetzt eine Folge und bewegen sich zusammen.
lesson-spider-suit-missed = Das ist erlaubt, aber dort hält die 7♠ nur die 8♥ auf: Karten verschiedener Farben bewegen sich nicht zusammen.
lesson-spider-together = Die 8♠, 7♠ und 6♠ sind eine Folge. Leg alle drei auf einmal auf die 9♠.
lesson-spider-together-done = Eine lange Folge bewegt sich so leicht wie eine einzelne Karte. Deshalb kommt es auf die Farben an.
lesson-spider-together-missed = Das war nur ein Teil davon. Nimm die Folge bei der 8♠ auf.
lesson-spider-turn-up = Jede verdeckte Karte kann die sein, die du brauchst. Deck die in Spalte 1 mit zwei Zügen auf.
lesson-spider-turn-up-done = Gut gemacht. Die meisten Züge sollten helfen, eine verdeckte Karte aufzudecken.
lesson-spider-turn-up-missed = So geht es nicht. Fang mit der 4♥ an, dann ist die 5♠ frei.
lesson-spider-empty = In Spalte 1 liegen nur zwei Karten. Finde für beide einen Platz, dann ist die Spalte leer.
lesson-spider-empty-done = Eine leere Spalte ist das Beste, was du haben kannst: Jede Karte darf dorthin.
lesson-spider-park = Nutze die leere Spalte: Leg die 8♥ kurz dorthin, die 9♠ auf die 10♠ und dann die 8♥ auf die 9♠.
lesson-spider-park-done = Eine verdeckte Karte ist aufgedeckt, und die Spalte ist wieder leer. Das ist der beste Kniff bei Spider.
lesson-spider-park-missed = Am Ende soll eine verdeckte Karte aufgedeckt und eine Spalte leer sein. Leg zuerst die 8♥ in die leere Spalte.
lesson-spider-deal = Nichts passt mehr, also teil eine Reihe vom Talon aus. Dafür muss in jeder Spalte eine Karte liegen: Füll zuerst die leere.
lesson-spider-deal-done = Auf jeder Spalte liegt jetzt eine Karte mehr. Teil erst aus, wenn nichts Besseres mehr geht.
lesson-spider-deal-missed = Nimm eine Karte aus einer Spalte mit mehreren Karten, sonst ist die nächste Spalte leer.
lesson-spider-run = Jetzt vollende eine Folge: Bring in Spalte 1 alle Pik vom König bis zum Ass zusammen. Zwei Züge genügen.
lesson-spider-run-done = Eine vollständige Folge wird abgeräumt. Sind alle acht weg, hast du gewonnen. Jetzt kannst du Spider!
lesson-spider-run-missed = Die 4♠ mit den Karten darauf kommt auf die 5♠ und das A♠ auf die 2♠.

lesson-spiderette-turn-up = Spiderette ist Spider mit einem Kartenspiel und sieben Spalten. Ein Zug deckt eine Karte auf und bleibt in der Farbe. Finde ihn.
lesson-spiderette-turn-up-done = Jede Karte gibt es nur einmal, such also zuerst nach ihrer Farbe.
lesson-spiderette-turn-up-missed = Das ist erlaubt, aber die 2♠ passt auch auf eine Karte ihrer Farbe.
lesson-spiderette-short = Die Spalten links sind kurz, also leere sie zuerst. Leg die 3♠ und die 2♠ zusammen auf die 4♥.
lesson-spiderette-short-done = Eine leere Spalte vor der ersten Reihe: ein guter Anfang.
lesson-spiderette-deal = Im Talon sind nur noch drei Karten, für die Spalten 1 bis 3. Trotzdem darf keine Spalte leer sein: Füll Spalte 1, dann teil aus.
lesson-spiderette-deal-done = Der Talon ist aufgebraucht. Alle Karten liegen jetzt auf dem Tisch.
lesson-spiderette-run = Nur Karten einer Farbe bilden eine Folge. Vollende die Pik in Spalte 1 mit zwei Zügen.
lesson-spiderette-run-done = Sind alle vier Folgen weg, ist Spiderette gewonnen.
lesson-spiderette-run-missed = Die 4♠ mit den Karten darauf kommt auf die 5♠ und das A♠ auf die 2♠.

lesson-scorpion-tail = Bei Skorpion bewegt sich jede offene Karte mit allen Karten darauf, ob sie geordnet sind oder nicht. Leg die 8♠ auf die 9♠.
lesson-scorpion-tail-done = Eine Karte kommt nur auf die nächsthöhere Karte ihrer Farbe.
lesson-scorpion-tail-missed = Nimm die 8♠ selbst auf. Die Karten darauf kommen mit.
lesson-scorpion-turn-up = Jede Karte hat nur einen Platz: die nächsthöhere Karte ihrer Farbe. Deck mit zwei Zügen eine verdeckte Karte auf.
lesson-scorpion-turn-up-done = Schau bei Skorpion immer zuerst, wohin eine Karte muss.
lesson-scorpion-turn-up-missed = Die 7♠ passt nur auf die 8♠. Also muss zuerst die 3♥ weg.
lesson-scorpion-king = Nur ein König mit den Karten darauf kommt in eine leere Spalte. Wähl den, der eine verdeckte Karte aufdeckt.
lesson-scorpion-king-done = Gut gewählt. Schau nach, was unter einem König liegt, bevor du ihn bewegst.
lesson-scorpion-king-missed = Es wurde keine verdeckte Karte aufgedeckt. Versuch es mit dem K♠.
lesson-scorpion-stock = Nur das Pik-Ass fehlt, und es kann nur im Talon sein. Teil aus und vollende dann die Folge.
lesson-scorpion-stock-done = Mit vier solchen Folgen gewinnst du. Heb dir den Talon auf, bis sonst nichts mehr hilft.

lesson-little-spider-start = Alle Karten kommen auf die vier Zielstapel. Asse der einen Farbe und Könige der anderen beginnen sie: rot oder schwarz. Leg das A♥ dorthin.
lesson-little-spider-start-done = Das erste Ass oder der erste König legt die Farben für das ganze Spiel fest.
lesson-little-spider-deal = Solange der Talon reicht, bewegen sich Karten nicht zwischen den Spalten. Auf einen Zielstapel passt gerade nichts, also teil eine Reihe aus.
lesson-little-spider-deal-done = Jede Reihe bringt acht Karten. Schau vor der nächsten, was auf einen Zielstapel passt.
lesson-little-spider-build = Der Talon ist leer: Jetzt bewegen sich Karten zwischen den Spalten, auf- oder abwärts, in jeder Farbe. Bring mit zwei Zügen eine Karte auf einen Zielstapel.
lesson-little-spider-build-done = Gut gemacht. Eine leere Spalte bleibt hier leer, also lass möglichst lange in jeder eine Karte.

lesson-title-empty-column = Eine Spalte leeren
lesson-title-use-empty-column = Wozu eine leere Spalte gut ist

lesson-empty-column-count = Welche Spalte lässt sich leeren? Spalte 3 ist die kürzeste, aber der K♥ darin kann nirgends hin. In Spalte 7 hat jede Karte einen Platz: drei Züge.
lesson-empty-column-count-done = Zuerst die kurzen Spalten, aber zähl nach: Eine Spalte lässt sich leeren, wenn jede ihrer Karten einen Platz hat. Ein König hat keinen.
lesson-empty-column-count-missed = Nimm die Karten von Spalte 7 eine nach der anderen: die 5♠, die 9♥ und den J♠. Keine andere Karte darf ihnen den Platz wegnehmen.
lesson-empty-column-place = In Spalte 2 liegen nur zwei Karten. Die 9♥ passt auf die 10♠, aber die 8♠ scheint keinen Platz zu haben. Leere die Spalte mit zwei Zügen.
lesson-empty-column-place-done = Eine Karte, die die Spalte verlassen hat, kann der Platz für die nächste sein. Denk eine Karte weiter.
lesson-empty-column-place-missed = Zuerst kommt die 9♥ auf die 10♠. Dann passt die 8♠ auf die 9♥.
lesson-empty-column-prepare = In Spalte 4 braucht der J♥ eine Dame, und die Q♠ liegt unter der 7♥. Leere die Spalte mit drei Zügen.
lesson-empty-column-prepare-done = Einer der drei Züge war anderswo. Ist ein Platz versperrt, schau, was es braucht, um ihn frei zu machen.
lesson-empty-column-prepare-missed = Die 7♥ passt auf die 8♠. Dann ist die Q♠ frei für den J♥, und die 4♠ kommt auf die 5♥.

lesson-use-empty-column-back = In die leere Spalte darf jede Karte, aber nur ein Plan gibt sie dir zurück. Deck eine Karte auf und hab nach vier Zügen wieder eine leere Spalte.
lesson-use-empty-column-back-done = Eine leere Spalte ist zum Sortieren da, nicht zum Ablegen. Überleg, bevor du sie füllst, wie sie wieder leer wird.
lesson-use-empty-column-back-missed = Spalte 4 ist die richtige: Die 9♠ kommt auf die 10♠, die 10♥ wartet in der leeren Spalte, und der J♠ kommt auf die Q♥.
lesson-use-empty-column-swap = Die 8♥ gehört auf die 9♥ und die 8♠ auf die 9♠, jede mit den Karten darauf. Tausch sie mit drei Zügen.
lesson-use-empty-column-swap-done = Zwei Folgen vom König abwärts, und die Spalte ist wieder leer. So nutzt man eine leere Spalte.
lesson-use-empty-column-swap-missed = Die 8♥ und die 7♥ warten in der leeren Spalte, die drei Pik kommen auf die 9♠, dann die Herz auf die 9♥.

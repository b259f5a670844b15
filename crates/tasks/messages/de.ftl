# The German texts of lessons and puzzles.

goal-only-move = Nur mit einem Zug bleibt das Spiel lösbar. Mit welchem?
goal-empty-column = Leere eine Spalte in { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
}.
goal-complete-run = Vervollständige eine Folge in { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
}.

goal-and-standing = { $goal } { $standing }
standing-open = Richtig. Noch { $left ->
    [one] ein Zug
   *[other] { $left } Züge
}.
standing-reached = Gelöst!

mistake-out-of-moves = Nicht ganz. Nimm es zurück und versuch es anders.
mistake-loses = Nach diesem Zug ist das Spiel nicht mehr lösbar.
mistake-too-slow = Nach diesem Zug dauert es zu lange.

lesson-group-games = Spiele
lesson-group-playing-well = Gut spielen

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
lesson-title-suit-or-card = Gleiche Farbe oder verdeckte Karte?
lesson-title-sure-turns = Was sicher ist
lesson-title-before-row = Ordnung vor der Reihe
lesson-title-kings = Könige
lesson-title-sort-suits = Gemischte Folgen ordnen
lesson-title-long-moves = Lange gemischte Folgen bewegen
lesson-title-after-row = Nach der Reihe
lesson-title-collect = Eine Folge gleich oder später vollenden?
lesson-title-four-suits = Vier Farben mit Absicht mischen
lesson-title-exchange = Enden tauschen
lesson-title-last-row = Die letzte Reihe mit vier Farben

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

lesson-suit-or-card-card = Die 2♠, die beiden offenen Fünfen und die 2♥ können ziehen. Drei davon liegen schon auf einer Karte ihrer Farbe. Welcher Zug bringt dir etwas Neues?
lesson-suit-or-card-card-done = Eine verdeckte Karte ist aufgedeckt. Die Farbe passte nicht, aber das ist sie wert. Von einer passenden Karte zur anderen gewinnst du nichts.
lesson-suit-or-card-card-missed = Die Karte lag gut, wo sie war. Die 2♥ liegt auf einer verdeckten Karte und passt auf eine 3♠.
lesson-suit-or-card-both = Fast jeder Zug deckt hier eine Karte auf. Zwei davon bleiben auch in der Farbe. Finde beide.
lesson-suit-or-card-both-done = Zwei Karten aufgedeckt und zwei Paare, die zusammen ziehen. Wählen musst du nur, wo beides nicht geht.
lesson-suit-or-card-both-missed = Such die Q♠ und die 6♠: Für jede liegt eine Karte ihrer Farbe offen.
lesson-suit-or-card-target = Die 9♠, 8♠ und 7♠ wollen auf die 10♠, aber darauf liegt die 6♥. Sie passt auf eine 7♠ in Spalte 3 oder Spalte 4. Mach Platz und beweg die Folge.
lesson-suit-or-card-target-done = Muss eine Karte auf eine andere Farbe, dann auf eine, die liegen bleibt, nie auf eine Folge, die weiterziehen soll.
lesson-suit-or-card-target-missed = In Spalte 3 hält die 6♥ die Folge auf. Leg sie auf die 7♠ in Spalte 4.

lesson-sure-turns-chain = Vor einer Reihe zählen Könner die verdeckten Karten, die sie aufdecken können, was auch darunterliegt. Hier sind es vier: J♠, 10♥, 9♥ und eine 8♠ passen nacheinander auf die Q♠. In welcher Reihenfolge?
lesson-sure-turns-chain-done = Was andere Karten aufnehmen soll, zieht zuerst: Ist es bedeckt, bleibt es liegen.
lesson-sure-turns-chain-missed = Zuerst der J♠ auf die Q♠, dann 10♥, 9♥ und eine 8♠. Wer mit der 8♠ beginnt, lässt die 9♥ liegen.
lesson-sure-turns-count = Jetzt zähl selbst: Wie viele verdeckte Karten sind sicher? Deck sie alle auf.
lesson-sure-turns-count-done = Vier. Was darunterliegt, lässt dich vielleicht noch mehr aufdecken, aber das ist Glück; diese vier waren es nicht.
lesson-sure-turns-count-missed = Vier sind sicher. Zuerst kommen die 9♥ auf die 10♥ und die 4♥ auf die 5♥, dann eine 8♥ und eine 3♠ darauf.
lesson-before-row-join = Aufdecken lässt sich nichts mehr, und eine Reihe begräbt das Ende jeder Spalte. Verbinde zuerst, was zusammengehört: drei Karten. Dann teil aus.
lesson-before-row-join-done = Was du vor der Reihe verbindest, bleibt darunter beisammen und zieht später zusammen.
lesson-before-row-join-missed = Der J♥ gehört auf die Q♥, die 8♠ auf die 9♠ und die 5♥ auf die 6♥: in der Farbe, sonst begräbt die Reihe noch mehr Durcheinander.
lesson-before-row-sort = Vor der Reihe muss die leere Spalte gefüllt sein. Nutze sie vorher: Tausch die 8♥ und die 8♠. Dann füll sie so, dass eine Karte aufgedeckt wird, und teil aus.
lesson-before-row-sort-done = Erst ordnen, dann mit etwas füllen, das dir eine Karte bringt. Die Reihe hätte die Spalte ohnehin genommen.
lesson-before-row-sort-missed = Die 8♥ wartet in der leeren Spalte, die 8♠ kommt auf die 9♠ und die 8♥ auf die 9♥. Dann beweg den K♥ und teil aus.

lesson-kings-under = Drei Könige können in die leere Spalte. Wähl den, der der 7♥ einen Platz in ihrer Farbe frei macht, und deck die Karte unter der 7♥ auf.
lesson-kings-under-done = Ein König kommt nur in eine leere Spalte, und dort bleibt er. Wähl ihn nach dem, was unter ihm liegt.
lesson-kings-under-missed = Unter dem K♠ in Spalte 4 liegt die 8♥. Der K♥ verdeckt nur die 8♠, und der K♠ in Spalte 5 verdeckt gar nichts.
lesson-kings-later = Der K♠ könnte gleich in die leere Spalte. Aber es ist mehr drin: Deck mit vier Zügen zwei Karten auf.
lesson-kings-later-done = Ein König nimmt die Spalte für immer. Also zuerst, was sie dir zurückgibt, und der König zuletzt.
lesson-kings-later-missed = Zuerst wartet die 8♥ in der leeren Spalte, die 9♠ kommt auf die 10♥ und die 8♥ wieder auf die 9♠. Dann beweg den K♠.

lesson-sort-suits-apart = Die 9♠, 8♥ und 7♠ in Spalte 1 ziehen nicht zusammen. Das müssen sie auch nicht: Jede hat einen Platz in ihrer Farbe. Deck mit drei Zügen die Karte darunter auf.
lesson-sort-suits-apart-done = Drei Karten, jede jetzt in ihrer Farbe. Eine gemischte Folge zu zerlegen ist oft besser, als sie zu bewegen.
lesson-sort-suits-apart-missed = Die 7♠ kommt auf die 8♠, die 8♥ auf die 9♥ und die 9♠ auf die 10♠.
lesson-sort-suits-together = Zwei gemischte Folgen: 8♠ 7♥ 6♠ und 8♥ 7♠. Ordne sie mit vier Zügen nach Farben und behalt eine leere Spalte.
lesson-sort-suits-together-done = Leg eine Karte auf ihre Farbe, auch wo sie im Weg zu sein scheint: Danach ziehen beide zusammen.
lesson-sort-suits-together-missed = Die 6♠ kommt auf die 7♠, die 7♥ wartet in der leeren Spalte, beide Pik kommen auf die 8♠ und die 7♥ auf die 8♥.
lesson-sort-suits-whole = In Spalte 1 unterbricht die 6♥ die Pik. Ordne sie, vollende die Folge mit der 4♠ und den Karten darauf und behalt eine leere Spalte: fünf Züge.
lesson-sort-suits-whole-done = Geordnet, vollendet und immer noch eine leere Spalte. So entstehen die meisten Folgen: Stück für Stück, jedes auf seiner Farbe.
lesson-sort-suits-whole-missed = Die 5♠ kommt auf die 6♠, die 6♥ wartet, beide Pik kommen auf die 7♠ und die 6♥ auf die 7♥. Dann passt die 4♠.

lesson-long-moves-two = Eine gemischte Folge zieht Stück für Stück. Eine leere Spalte lässt zwei Stücke durch. Welche Folge kann ziehen und eine Karte aufdecken: die in Spalte 1 oder die in Spalte 4?
lesson-long-moves-two-done = Zähl Stücke, nicht Karten: Hier waren es zwei zu je zwei Karten. Drei Stücke wie in Spalte 4 sind eines zu viel.
lesson-long-moves-two-missed = In Spalte 4 sind die 5♠, die 4♥ und die 3♠ drei Stücke. In Spalte 1 wartet die 7♠ mit der 6♠, und die 9♥ kommt mit der 8♥ auf die 10♠.
lesson-long-moves-helper = Die 9♠, 8♥ und 7♠ sind drei Stücke, und nur eine Spalte ist leer. Was kann noch eines aufnehmen? Deck mit vier Zügen die Karte darunter auf und behalt eine leere Spalte.
lesson-long-moves-helper-done = Eine Karte, die passt, ist so gut wie eine leere Spalte. Such sie, bevor du zählst.
lesson-long-moves-helper-missed = Die 7♠ kommt auf die 8♠. Dann wartet die 8♥ in der leeren Spalte, und die 9♠ kann ziehen.
lesson-long-moves-three = Durch zwei leere Spalten passt mehr. Bring die 9♠, die 8♥ mit der 7♥ und die 6♠ mit fünf Zügen auf die 10♥. Danach sind beide Spalten wieder leer.
lesson-long-moves-three-done = Sogar ein viertes Stück wäre durchgekommen: Zwei kommen zuerst in einer der Spalten zusammen. Jede leere Spalte verdoppelt die Zahl.
lesson-long-moves-three-missed = Die 6♠ in die eine leere Spalte, die 8♥ mit der 7♥ in die andere, die 9♠ auf die 10♥; dann die anderen der Reihe nach darauf.

lesson-after-row-dig = Eine Reihe hat jede Spalte begraben. Wo ist am meisten zu holen? Vollende mit drei Zügen eine Folge.
lesson-after-row-dig-done = Du musst nicht überall aufräumen. Grab da, wo eine einzelne Karte auf einer langen Folge liegt.
lesson-after-row-dig-missed = Die 9♥ liegt auf den Pik vom König abwärts, der J♥ auf dem Rest davon. Sie passen auf die 10♥ und die Q♥.
lesson-after-row-again = Spalte 7 war vor der Reihe leer; jetzt liegt dort nur die 5♥. Mach die Spalte mit zwei Zügen wieder leer.
lesson-after-row-again-done = Sieh nach einer Reihe zuerst auf die kürzesten Spalten: Sie sind mit wenig Mühe wieder leer.
lesson-after-row-again-missed = Die 6♥ würde die 5♥ nehmen, aber darauf liegt die 3♠. Die passt auf die 4♠.

lesson-collect-now = Die 4♠ mit den Karten darauf vollendet die Folge in Spalte 1 oder die in Spalte 3. Vollende die, die dir eine leere Spalte bringt.
lesson-collect-now-done = Schau, was eine Folge zurücklässt. In Spalte 3 wäre es die 8♥ gewesen, hier ist es eine leere Spalte.
lesson-collect-now-missed = In Spalte 3 liegt die 8♥ unter der Folge. In Spalte 1 liegt nichts darunter: Vollende die.
lesson-collect-later = Die Folge in Spalte 1 ließe sich gleich vollenden. Aber ihre 4♠ ist der einzige Platz für die 3♥ aus Spalte 2. Deck zuerst eine Karte auf: fünf Züge mit der Folge.
lesson-collect-later-done = Eine Folge, die geht, nimmt ihre Plätze mit. Wenn nichts drängt, nutze sie vorher.
lesson-collect-later-missed = Die 3♥ kommt kurz auf die 4♠, die 9♠ auf die 10♥, die 3♥ auf die 4♥ und beide auf die 5♠. Dann vollende die Folge.

lesson-four-suits-mixed = Bei vier Farben findet selten eine Karte ihre Farbe. Die 3♦ schon, aber das hat Zeit. Leere Spalte 3 mit drei Zügen, egal in welcher Farbe.
lesson-four-suits-mixed-done = Misch die Farben mit Absicht, wenn du dafür eine leere Spalte oder eine verdeckte Karte bekommst. Mit der leeren Spalte ordnest du wieder.
lesson-four-suits-mixed-missed = Der J♣ passt auf die Q♦, die 6♦ auf die 7♠ und die 9♣ auf die 10♥.
lesson-four-suits-where = Die 7♦ passt auf die 8♠ und auf die 8♣, beide nicht ihre Farbe. Welche Wahl bringt dir nach drei Zügen eine leere Spalte?
lesson-four-suits-where-done = Misch die Farben da, wo es nicht schadet: auf einer langen Spalte, die ohnehin gemischt ist. Halt die kurzen beweglich.
lesson-four-suits-where-missed = Auf der 8♣ versperrt die 7♦ Spalte 3, die nur zwei Karten hat. Auf der 8♠ schadet sie nicht; dann kommt die 8♣ auf die 9♦ und die 10♦ auf den J♠.

lesson-exchange-empty = Die 8♦ gehört auf die 9♦, die 8♣ auf die 9♣. Tausch die Enden der Spalten 1 und 4 mit drei Zügen.
lesson-exchange-empty-done = Zwei Enden in ihrer Farbe, und die Spalte ist wieder leer. Such solche Paare, sobald eine Spalte leer ist.
lesson-exchange-empty-missed = Ein Ende wartet in der leeren Spalte, das andere kommt an seinen Platz, dann das erste. Die 7♦ zieht mit der 8♦.
lesson-exchange-stand-in = Wieder sind die Enden zu tauschen, aber keine Spalte ist leer. Welche Karte kann sie ersetzen? Drei Züge.
lesson-exchange-stand-in-done = Die 9♠ hat die leere Spalte ersetzt und ist wieder frei. Das kann jede Karte mit dem richtigen Wert.
lesson-exchange-stand-in-missed = Die 9♠ in Spalte 3 nimmt eine 8 jeder Farbe: die 8♦ mit der 7♦ oder die 8♣.
lesson-exchange-three = Drei Enden, jedes auf der falschen Farbe: die 8♦, die 8♥ und die 8♣. Bring mit einer leeren Spalte und vier Zügen alle drei in Ordnung.
lesson-exchange-three-done = Eine Karte wartet, die anderen rücken im Kreis nach, und die erste bekommt den Platz, der bleibt. Wie lang der Kreis auch ist: Eine leere Spalte genügt.
lesson-exchange-three-missed = Leg eine der drei in die leere Spalte. Die 9 darunter ist dann frei für die 8 ihrer Farbe, und so weiter im Kreis.

lesson-last-row-before = Eine Reihe bleibt noch. Deck vorher die letzte verdeckte Karte auf und bring die 7♦ in ihre Farbe. Dann teil aus: drei Züge, und keine Spalte darf leer bleiben.
lesson-last-row-before-done = Jetzt liegt jede Karte offen, und du kannst alles ausrechnen. Eine leere Spalte wird nie mehr zugedeckt.
lesson-last-row-before-missed = Die 7♥ in die leere Spalte: Das deckt eine Karte auf und füllt sie. Auf der 8♦ nähme sie der 7♦ den Platz weg.
lesson-last-row-end = Der Talon ist leer, aber keine Spalte ist es. Vollende mit vier Zügen zwei Folgen. Denk vor dem ersten nach.
lesson-last-row-end-done = Die erste Folge hat der zweiten Platz gemacht. Such im Endspiel die Folge, die eine leere Spalte zurücklässt.
lesson-last-row-end-missed = Die 7♦ kommt auf die 8♦. Dann sind die Pik komplett und lassen diesen beiden eine Spalte, und die Herz sind frei.

# The French texts of lessons and puzzles.

goal-only-move = Un seul coup laisse la partie gagnable. Lequel ?
goal-empty-column = Videz une colonne en { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.
goal-complete-run = Complétez une suite en { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.

goal-and-standing = { $goal } { $standing }
standing-open = C’est juste. { $left ->
    [one] Il reste { $left } coup
   *[other] Il reste { $left } coups
}.
standing-reached = Résolu !

mistake-out-of-moves = Pas tout à fait. Annulez ce coup et essayez autrement.
mistake-loses = Après ce coup, la partie ne peut plus être gagnée.
mistake-too-slow = Après ce coup, il en faut trop.

lesson-group-games = Jeux
lesson-group-playing-well = Bien jouer

lesson-spider-place = Une carte va sur une carte plus haute d’un rang, quelle que soit sa couleur. Posez le 8♠ sur le 9♥, ou trouvez une autre paire.
lesson-spider-place-done = C’est le coup de base, et il a retourné une carte cachée.
lesson-spider-suit = Le 7♠ va sur le 8♠ comme sur le 8♥. Seules les cartes d’une même couleur continuent ensemble. Quel est le meilleur choix ?
lesson-spider-suit-done = Exact : le 8♠ et le 7♠ forment une suite et se déplacent ensemble.
lesson-spider-suit-missed = C’est permis, mais là, le 7♠ ne fait que bloquer le 8♥ : des cartes de couleurs différentes ne se déplacent pas ensemble.
lesson-spider-together = Le 8♠, le 7♠ et le 6♠ forment une suite. Posez-les tous les trois d’un coup sur le 9♠.
lesson-spider-together-done = Une longue suite se déplace aussi facilement qu’une seule carte. Voilà pourquoi la couleur compte.
lesson-spider-together-missed = Ce n’était qu’une partie. Prenez la suite à partir du 8♠.
lesson-spider-turn-up = Chaque carte cachée peut être celle qu’il vous faut. Retournez celle de la colonne 1 en deux coups.
lesson-spider-turn-up-done = Bien joué. La plupart des coups devraient aider à retourner une carte cachée.
lesson-spider-turn-up-missed = Pas comme ça. Commencez par le 4♥, et le 5♠ sera libre.
lesson-spider-empty = Il n’y a que deux cartes dans la colonne 1. Trouvez une place pour les deux, et elle sera vide.
lesson-spider-empty-done = Une colonne vide est ce qu’il y a de mieux : toute carte peut y aller.
lesson-spider-park = Servez-vous de la colonne vide : mettez-y le 8♥, posez le 9♠ sur le 10♠, puis le 8♥ sur le 9♠.
lesson-spider-park-done = Une carte cachée est retournée et la colonne est de nouveau vide. C’est la meilleure astuce de Spider.
lesson-spider-park-missed = À la fin, il faut une carte retournée et une colonne vide. Écartez d’abord le 8♥.
lesson-spider-deal = Plus rien ne va, alors distribuez une rangée du talon. Il faut pour cela une carte dans chaque colonne : remplissez d’abord la colonne vide.
lesson-spider-deal-done = Une carte de plus sur chaque colonne. Ne distribuez que s’il n’y a rien de mieux à faire.
lesson-spider-deal-missed = Prenez une carte d’une colonne qui en a plusieurs, sinon une autre colonne sera vide.
lesson-spider-run = Complétez maintenant une suite : réunissez dans la colonne 1 les piques du roi à l’as. Deux coups suffisent.
lesson-spider-run-done = Une suite complète quitte la table. Quand les huit sont parties, c’est gagné. Vous savez jouer à Spider !
lesson-spider-run-missed = Le 4♠, avec les cartes posées dessus, va sur le 5♠, et l’A♠ sur le 2♠.

lesson-spiderette-turn-up = Spiderette, c’est Spider avec un jeu de cartes et sept colonnes. Un coup retourne une carte sans changer de couleur. Trouvez-le.
lesson-spiderette-turn-up-done = Chaque carte n’existe qu’une fois : cherchez d’abord sa couleur.
lesson-spiderette-turn-up-missed = C’est permis, mais le 2♠ peut aller sur une carte de sa couleur.
lesson-spiderette-short = Les colonnes de gauche sont courtes : videz-les d’abord. Posez le 3♠ et le 2♠ ensemble sur le 4♥.
lesson-spiderette-short-done = Une colonne vide avant la première rangée : un bon début.
lesson-spiderette-deal = Il ne reste que trois cartes dans le talon, pour les colonnes 1 à 3. Pourtant, aucune colonne ne doit être vide : remplissez la colonne 1, puis distribuez.
lesson-spiderette-deal-done = Le talon est épuisé. Toutes les cartes sont maintenant sur la table.
lesson-spiderette-run = Seules les cartes d’une même couleur forment une suite. Complétez les piques de la colonne 1 en deux coups.
lesson-spiderette-run-done = Quand les quatre suites sont parties, Spiderette est gagné.
lesson-spiderette-run-missed = Le 4♠, avec les cartes posées dessus, va sur le 5♠, et l’A♠ sur le 2♠.

lesson-scorpion-tail = Dans Scorpion, toute carte visible se déplace avec les cartes posées dessus, en ordre ou non. Posez le 8♠ sur le 9♠.
lesson-scorpion-tail-done = Une carte ne va que sur la carte juste au-dessus, dans sa couleur.
lesson-scorpion-tail-missed = Prenez le 8♠ lui-même. Les cartes posées dessus suivent.
lesson-scorpion-turn-up = Chaque carte n’a qu’une place : la carte juste au-dessus, dans sa couleur. Retournez une carte cachée en deux coups.
lesson-scorpion-turn-up-done = Dans Scorpion, regardez toujours d’abord où une carte doit aller.
lesson-scorpion-turn-up-missed = Le 7♠ ne va que sur le 8♠. Il faut donc d’abord enlever le 3♥.
lesson-scorpion-king = Seul un roi, avec les cartes posées dessus, va dans une colonne vide. Choisissez celui qui retourne une carte cachée.
lesson-scorpion-king-done = Bien choisi. Regardez ce qu’il y a sous un roi avant de le déplacer.
lesson-scorpion-king-missed = Aucune carte cachée n’a été retournée. Essayez le K♠.
lesson-scorpion-stock = Il ne manque que l’as de pique, et il ne peut être que dans le talon. Distribuez, puis complétez la suite.
lesson-scorpion-stock-done = Quatre suites comme celle-ci, et c’est gagné. Gardez le talon tant qu’autre chose peut aider.

lesson-little-spider-start = Toutes les cartes vont sur les quatre fondations. Les as rouges et les rois noirs les commencent, ou l’inverse. Posez-y l’A♥.
lesson-little-spider-start-done = Le premier as ou roi fixe ce choix pour toute la partie.
lesson-little-spider-deal = Tant que le talon dure, les cartes ne passent pas d’une colonne à l’autre. Rien ne va sur une fondation, alors distribuez une rangée.
lesson-little-spider-deal-done = Chaque rangée apporte huit cartes. Avant la suivante, regardez ce qui va sur une fondation.
lesson-little-spider-build = Le talon est vide : les cartes passent maintenant d’une colonne à l’autre, en montant ou en descendant, quelle que soit la couleur. Amenez une carte sur une fondation en deux coups.
lesson-little-spider-build-done = Bien joué. Ici, une colonne vide le reste : laissez une carte dans chacune aussi longtemps que possible.

lesson-title-empty-column = Vider une colonne
lesson-title-use-empty-column = À quoi sert une colonne vide
lesson-title-suit-or-card = La couleur ou la carte cachée ?
lesson-title-sure-turns = Ce qui est sûr
lesson-title-before-row = De l’ordre avant la rangée
lesson-title-kings = Les rois
lesson-title-sort-suits = Trier les suites mélangées
lesson-title-long-moves = Déplacer de longues suites mélangées
lesson-title-after-row = Après la rangée
lesson-title-collect = Compléter une suite, ou attendre ?
lesson-title-four-suits = Mélanger quatre couleurs exprès
lesson-title-exchange = Échanger les fins de colonnes
lesson-title-last-row = La dernière rangée à quatre couleurs

lesson-empty-column-count = Quelle colonne peut-on vider ? La 3 est la plus courte, mais son K♥ n’a nulle part où aller. Dans la colonne 7, chaque carte a une place : trois coups.
lesson-empty-column-count-done = D’abord les colonnes courtes, mais comptez : on vide une colonne si chacune de ses cartes a une place. Un roi n’en a pas.
lesson-empty-column-count-missed = Prenez les cartes de la colonne 7 une à une : le 5♠, le 9♥ et le J♠. Aucune autre carte ne doit leur prendre la place.
lesson-empty-column-place = La colonne 2 n’a que deux cartes. Le 9♥ va sur le 10♠, mais le 8♠ ne semble aller nulle part. Videz la colonne en deux coups.
lesson-empty-column-place-done = Une carte qui a quitté la colonne peut servir de place à la suivante. Pensez une carte plus loin.
lesson-empty-column-place-missed = D’abord, le 9♥ va sur le 10♠. Ensuite, le 8♠ va sur le 9♥.
lesson-empty-column-prepare = Dans la colonne 4, le J♥ a besoin d’une dame, et la Q♠ est sous le 7♥. Videz la colonne en trois coups.
lesson-empty-column-prepare-done = L’un des trois coups s’est joué ailleurs. Si une place est bloquée, voyez ce qu’il faut pour la libérer.
lesson-empty-column-prepare-missed = Le 7♥ va sur le 8♠. La Q♠ est alors libre pour le J♥, et le 4♠ va sur le 5♥.

lesson-use-empty-column-back = Toute carte peut aller dans la colonne vide, mais un seul plan vous la rend. Retournez une carte et ayez de nouveau une colonne vide après quatre coups.
lesson-use-empty-column-back-done = Une colonne vide sert à trier, pas à ranger. Avant de la remplir, sachez comment elle se videra de nouveau.
lesson-use-empty-column-back-missed = C’est la colonne 4 : le 9♠ va sur le 10♠, le 10♥ attend dans la colonne vide et le J♠ va sur la Q♥.
lesson-use-empty-column-swap = Le 8♥ devrait être sur le 9♥ et le 8♠ sur le 9♠, chacun avec les cartes posées dessus. Échangez-les en trois coups.
lesson-use-empty-column-swap-done = Deux suites à partir du roi, et la colonne est de nouveau vide. Voilà une colonne vide bien employée.
lesson-use-empty-column-swap-missed = Le 8♥ et le 7♥ attendent dans la colonne vide, les trois piques vont sur le 9♠, puis les cœurs sur le 9♥.

lesson-suit-or-card-card = Le 2♠, les deux 5 et le 2♥ peuvent bouger. Trois d’entre eux sont déjà sur une carte de leur couleur. Quel coup vous apporte du nouveau ?
lesson-suit-or-card-card-done = Une carte cachée est retournée. Ce n’était pas à la couleur, mais elle le vaut. Passer d’une carte qui convient à une autre n’apporte rien.
lesson-suit-or-card-card-missed = Cette carte était bien là où elle était. Le 2♥ couvre une carte cachée et va sur un 3♠.
lesson-suit-or-card-both = Ici, presque chaque coup retourne une carte. Deux d’entre eux restent aussi à la couleur. Trouvez-les.
lesson-suit-or-card-both-done = Deux cartes retournées, et deux paires qui se déplacent ensemble. On ne choisit que si l’on ne peut avoir les deux.
lesson-suit-or-card-both-missed = Cherchez la Q♠ et le 6♠ : chacun a une carte de sa couleur qui l’attend.
lesson-suit-or-card-target = Le 9♠, le 8♠ et le 7♠ veulent aller sur le 10♠, mais le 6♥ le couvre. Il va sur un 7♠, colonne 3 ou colonne 4. Faites de la place et déplacez la suite.
lesson-suit-or-card-target-done = Si une carte doit quitter sa couleur, posez-la sur une carte qui ne bougera pas, jamais sur une suite qui va partir.
lesson-suit-or-card-target-missed = Dans la colonne 3, le 6♥ bloque la suite. Posez-le sur le 7♠ de la colonne 4.

lesson-sure-turns-chain = Avant une rangée, les experts comptent les cartes cachées qu’ils peuvent retourner quoi qu’il y ait dessous. Il y en a quatre ici : le J♠, le 10♥, le 9♥ et un 8♠ vont sur la Q♠, l’un après l’autre. Dans quel ordre ?
lesson-sure-turns-chain-done = La carte qui va en recevoir d’autres bouge d’abord : une fois couverte, elle reste là.
lesson-sure-turns-chain-missed = D’abord le J♠ sur la Q♠, puis le 10♥, le 9♥ et un 8♠. Qui commence par le 8♠ laisse le 9♥ sur place.
lesson-sure-turns-count = À vous de compter : combien de cartes cachées sont sûres ? Retournez-les toutes.
lesson-sure-turns-count-done = Quatre. Ce qui est dessous vous en donnera peut-être d’autres, mais c’est de la chance ; ces quatre-là n’en étaient pas.
lesson-sure-turns-count-missed = Quatre sont sûres. D’abord le 9♥ va sur le 10♥ et le 4♥ sur le 5♥, puis un 8♥ et un 3♠ vont dessus.
lesson-before-row-join = On ne peut plus rien retourner, et une rangée couvre la fin de chaque colonne. Réunissez d’abord ce qui va ensemble : trois cartes. Puis distribuez.
lesson-before-row-join-done = Ce que vous réunissez avant la rangée reste ensemble dessous, et se déplacera d’un bloc.
lesson-before-row-join-missed = Le J♥ va sur la Q♥, le 8♠ sur le 9♠ et le 5♥ sur le 6♥ : à la couleur, sinon la rangée couvre un désordre de plus.
lesson-before-row-sort = La colonne vide doit être remplie avant la rangée. Servez-vous-en d’abord : échangez le 8♥ et le 8♠. Remplissez-la ensuite en retournant une carte, puis distribuez.
lesson-before-row-sort-done = Triez d’abord, puis remplissez-la en y gagnant une carte. La rangée aurait de toute façon pris la colonne.
lesson-before-row-sort-missed = Le 8♥ attend dans la colonne vide, le 8♠ va sur le 9♠ et le 8♥ sur le 9♥. Ensuite, déplacez le K♥ et distribuez.

lesson-kings-under = Trois rois peuvent aller dans la colonne vide. Choisissez celui qui libère une place à la couleur pour le 7♥, et retournez la carte sous le 7♥.
lesson-kings-under-done = Un roi ne va que dans une colonne vide, et il y reste. Choisissez-le d’après ce qu’il couvre.
lesson-kings-under-missed = Sous le K♠ de la colonne 4, il y a le 8♥. Le K♥ ne couvre que le 8♠, et le K♠ de la colonne 5 ne couvre rien.
lesson-kings-later = Le K♠ pourrait aller tout de suite dans la colonne vide. Mais il y a mieux : retournez deux cartes en quatre coups.
lesson-kings-later-done = Un roi prend la colonne pour de bon. Jouez d’abord ce qui vous la rend, et le roi en dernier.
lesson-kings-later-missed = D’abord, le 8♥ attend dans la colonne vide, le 9♠ va sur le 10♥ et le 8♥ revient sur le 9♠. Ensuite, déplacez le K♠.

lesson-sort-suits-apart = Le 9♠, le 8♥ et le 7♠ de la colonne 1 ne se déplacent pas ensemble. Inutile : chacun a une place à la couleur. Retournez la carte du dessous en trois coups.
lesson-sort-suits-apart-done = Trois cartes, chacune à la couleur. Défaire une suite mélangée vaut souvent mieux que la déplacer.
lesson-sort-suits-apart-missed = Le 7♠ va sur le 8♠, le 8♥ sur le 9♥ et le 9♠ sur le 10♠.
lesson-sort-suits-together = Deux suites mélangées : 8♠ 7♥ 6♠ et 8♥ 7♠. Triez-les par couleur en quatre coups, et gardez une colonne vide.
lesson-sort-suits-together-done = Posez une carte à la couleur même là où elle semble gêner : ensuite, les deux se déplacent ensemble.
lesson-sort-suits-together-missed = Le 6♠ va sur le 7♠, le 7♥ attend dans la colonne vide, les deux piques vont sur le 8♠ et le 7♥ sur le 8♥.
lesson-sort-suits-whole = Dans la colonne 1, le 6♥ interrompt les piques. Triez-les, complétez la suite avec le 4♠ et les cartes posées dessus, et gardez une colonne vide : cinq coups.
lesson-sort-suits-whole-done = Triée, complétée, et toujours une colonne vide. La plupart des suites se finissent ainsi : morceau par morceau, à la couleur.
lesson-sort-suits-whole-missed = Le 5♠ va sur le 6♠, le 6♥ attend, les deux piques vont sur le 7♠ et le 6♥ sur le 7♥. Alors le 4♠ trouve sa place.

lesson-long-moves-two = Une suite mélangée se déplace par morceaux. Une colonne vide en laisse passer deux. Laquelle peut partir et retourner une carte : celle de la colonne 1 ou celle de la colonne 4 ?
lesson-long-moves-two-done = Comptez les morceaux, pas les cartes : ici, deux morceaux de deux cartes. Trois, comme dans la colonne 4, c’est un de trop.
lesson-long-moves-two-missed = Dans la colonne 4, le 5♠, le 4♥ et le 3♠ font trois morceaux. Dans la colonne 1, le 7♠ attend avec le 6♠, et le 9♥ va sur le 10♠ avec le 8♥.
lesson-long-moves-helper = Le 9♠, le 8♥ et le 7♠ font trois morceaux, et une seule colonne est vide. Où en poser un autre ? Retournez la carte du dessous en quatre coups, et gardez une colonne vide.
lesson-long-moves-helper-done = Une carte qui convient vaut une colonne vide. Cherchez-la avant de compter.
lesson-long-moves-helper-missed = Le 7♠ va sur le 8♠. Puis le 8♥ attend dans la colonne vide, et le 9♠ peut partir.
lesson-long-moves-three = Avec deux colonnes vides, il en passe plus. Amenez le 9♠, le 8♥ avec le 7♥, et le 6♠ sur le 10♥ en cinq coups. Les deux colonnes se retrouvent vides.
lesson-long-moves-three-done = Même un quatrième morceau serait passé : on en réunit d’abord deux dans une des colonnes. Chaque colonne vide double le nombre.
lesson-long-moves-three-missed = Le 6♠ dans une colonne vide, le 8♥ avec le 7♥ dans l’autre, le 9♠ sur le 10♥ ; puis les autres dessus, dans l’ordre.

lesson-after-row-dig = Une rangée a recouvert toutes les colonnes. Où y a-t-il le plus à gagner ? Complétez une suite en trois coups.
lesson-after-row-dig-done = Inutile de dégager partout. Creusez là où une seule carte couvre une longue suite.
lesson-after-row-dig-missed = Le 9♥ couvre les piques à partir du roi, le J♥ couvre le reste. Ils vont sur le 10♥ et sur la Q♥.
lesson-after-row-again = La colonne 7 était vide avant la rangée ; le 5♥ y est maintenant seul. Videz-la de nouveau en deux coups.
lesson-after-row-again-done = Après une rangée, regardez d’abord les colonnes les plus courtes : il en faut peu pour les vider de nouveau.
lesson-after-row-again-missed = Le 6♥ prendrait bien le 5♥, mais le 3♠ le couvre. Celui-ci va sur le 4♠.

lesson-collect-now = Le 4♠, avec les cartes posées dessus, complète la suite de la colonne 1 ou celle de la colonne 3. Complétez celle qui vous donne une colonne vide.
lesson-collect-now-done = Regardez ce qu’une suite laisse derrière elle. Dans la colonne 3, c’était le 8♥ ; ici, c’est une colonne vide.
lesson-collect-now-missed = Dans la colonne 3, le 8♥ est sous la suite. Dans la colonne 1, il n’y a rien : complétez celle-là.
lesson-collect-later = On pourrait compléter tout de suite la suite de la colonne 1. Mais son 4♠ est la seule place pour le 3♥ de la colonne 2. Retournez d’abord une carte : cinq coups, suite comprise.
lesson-collect-later-done = Une suite qui part emporte ses places. Si rien ne presse, servez-vous-en d’abord.
lesson-collect-later-missed = Le 3♥ va un moment sur le 4♠, le 9♠ sur le 10♥, le 3♥ sur le 4♥, et les deux sur le 5♠. Ensuite, complétez la suite.

lesson-four-suits-mixed = À quatre couleurs, peu de cartes trouvent la leur. Le 3♦, oui, mais il peut attendre. Videz la colonne 3 en trois coups, quelles que soient les couleurs.
lesson-four-suits-mixed-done = Mélangez les couleurs exprès si vous y gagnez une colonne vide ou une carte cachée. La colonne vide vous permettra de trier.
lesson-four-suits-mixed-missed = Le J♣ va sur la Q♦, le 6♦ sur le 7♠ et le 9♣ sur le 10♥.
lesson-four-suits-where = Le 7♦ va sur le 8♠ et sur le 8♣, tous deux d’une autre couleur. Quel choix vous donne une colonne vide après trois coups ?
lesson-four-suits-where-done = Mélangez les couleurs là où cela ne nuit pas : sur une longue colonne déjà mélangée. Gardez les courtes mobiles.
lesson-four-suits-where-missed = Sur le 8♣, le 7♦ bloque la colonne 3, qui n’a que deux cartes. Sur le 8♠, il ne gêne pas ; ensuite, le 8♣ va sur le 9♦ et le 10♦ sur le J♠.

lesson-exchange-empty = Le 8♦ devrait être sur le 9♦, le 8♣ sur le 9♣. Échangez les fins des colonnes 1 et 4 en trois coups.
lesson-exchange-empty-done = Deux fins à la couleur, et la colonne est de nouveau vide. Cherchez de telles paires dès qu’une colonne est vide.
lesson-exchange-empty-missed = Une fin attend dans la colonne vide, l’autre va à sa place, puis la première. Le 7♦ suit le 8♦.
lesson-exchange-stand-in = Les mêmes fins à échanger, mais aucune colonne n’est vide. Quelle carte peut en tenir lieu ? Trois coups.
lesson-exchange-stand-in-done = Le 9♠ a tenu lieu de colonne vide, et il est de nouveau libre. Toute carte du bon rang peut le faire.
lesson-exchange-stand-in-missed = Le 9♠ de la colonne 3 prend un 8 de toute couleur : le 8♦ avec le 7♦, ou le 8♣.
lesson-exchange-three = Trois fins, chacune sur une autre couleur : le 8♦, le 8♥ et le 8♣. Remettez-les en ordre avec une colonne vide et quatre coups.
lesson-exchange-three-done = Une carte attend, les autres tournent, et la première prend la place qui reste. Aussi long que soit le tour, une colonne vide suffit.
lesson-exchange-three-missed = Écartez l’une des trois. Le 9 qu’elle couvrait est libre pour le 8 de sa couleur, et ainsi de suite.

lesson-last-row-before = Il reste une rangée. Avant, retournez la dernière carte cachée et mettez le 7♦ à la couleur. Puis distribuez : trois coups, et aucune colonne ne doit rester vide.
lesson-last-row-before-done = Toutes les cartes sont maintenant visibles, et tout se calcule. Plus rien ne viendra combler une colonne vide.
lesson-last-row-before-missed = Le 7♥ dans la colonne vide la remplit et retourne une carte. Sur le 8♦, il prendrait la place du 7♦.
lesson-last-row-end = Le talon est vide, mais aucune colonne ne l’est. Complétez deux suites en quatre coups. Réfléchissez avant le premier.
lesson-last-row-end-done = La première suite a fait de la place à la seconde. En fin de partie, cherchez celle qui laisse une colonne vide.
lesson-last-row-end-missed = Le 7♦ va sur le 8♦. Les piques sont alors complets et laissent une colonne à ces deux cartes ; les cœurs sont libres.

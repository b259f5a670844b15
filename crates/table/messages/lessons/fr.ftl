# The French texts of the lessons.

lesson-group-games = Jeux
lesson-group-playing-well = Bien jouer

lesson-missed = Pas tout à fait. Annulez ce coup et essayez autrement.

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

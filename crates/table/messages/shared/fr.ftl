# The French texts that windows of the page share with pages of the terminal game.

## Windows that ask or search

engine-analysis-title = Activer l’analyse en direct ?
engine-hint-title = Demander un indice au moteur ?
engine-back-title = Revenir à la dernière position gagnable ?
engine-solution-title = Afficher la solution ?
deal-search-title = { $game } : partie gagnable
deal-search-text = Le moteur examine des donnes au hasard en voyant toutes leurs cartes. Savoir que la vôtre est gagnable ne dit pas où se trouvent les cartes : la partie compte comme les autres.
deal-search-compares = Donnes de comparaison : { $has } sur { $wants }
deal-search-tried = Donnes examinées jusqu’ici : { $deals }
difficulty-waits = Le moteur résout cette donne, puis d’autres du même jeu pour la comparer.
difficulty-lost = Cette donne n’est pas gagnable.
difficulty-unknown = Le moteur n’a pas pu déterminer si cette donne est gagnable.
difficulty-alone = Cette donne est gagnable. Le moteur connaît trop peu de donnes gagnables de ce jeu pour la comparer.
difficulty-quick = En jouant vite, avec les seules cartes visibles : { $won } parties gagnées sur { $played }, et { $percent } % des cartes mises en ordre.
difficulty-nodes = Le moteur a trouvé une solution après { $nodes ->
    [one] { $nodes } position
   *[other] { $nodes } positions
}.
difficulty-length = La solution la plus courte trouvée compte { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.
maker-name-example = Mon { $game }
maker-waits = L’ordinateur regarde cinquante donnes …

## Lists

saved-games-game = Jeu
saved-games-result = Résultat
result-won = gagnée
result-lost = perdue
result-unfinished = inachevée
learn-steps = { $done } étapes sur { $steps }
hundred-title = Les cent : { $game }
chance-percent = Chances { $percent } %
games-none = Aucun jeu trouvé.
note-no-room = Il n’y a pas de place pour cette note : une note a au plus 4 000 octets.

## What keys do

key-deal = distribuer une rangée
key-hint = indice ; encore une fois pour le suivant
key-engine-hint = indice du moteur : prochain coup vers la victoire
key-analysis = activer ou désactiver l’analyse en direct
key-back-to-won = revenir à la dernière position gagnable
key-solution = solution, coup par coup
key-difficulty = difficulté de cette donne
key-finish = terminer la partie quand elle se résout toute seule
key-unseen = compter les cartes jamais vues
key-new = nouvelle partie de ce jeu
key-games = tous les jeux
key-move-tree = arbre des coups
key-statistics = statistiques
key-pause = pause
help-engine = Indices et moteur

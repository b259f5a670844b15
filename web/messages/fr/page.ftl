# The French texts of the page.

## The table

page-not-loaded = Webspinner n’a pas pu être chargé entièrement. Vérifiez la connexion, puis rechargez la page.
page-table = Table
page-paused = En pause. Touchez ou appuyez sur P pour continuer.
board-column = Colonne { $number } : { $up ->
    [0] { $down ->
        [0] vide
        [one] { $down } carte cachée
       *[other] { $down } cartes cachées
    }
    [one] une carte visible{ $down ->
        [0] { "" }
        [one] , { $down } cachée
       *[other] , { $down } cachées
    }
   *[other] { $up } cartes visibles{ $down ->
        [0] { "" }
        [one] , { $down } cachée
       *[other] , { $down } cachées
    }
}
board-card = { $card }{ $above ->
    [0] { "" }
    [one] , couverte par une carte
   *[other] , couverte par { $above } cartes
}{ $lifted ->
    [yes] { "" }
   *[no] , ne peut pas être prise
}{ $target ->
    [yes] , accepte les cartes en main
   *[no] { "" }
}
board-vacancy = Colonne { $number }, vide{ $target ->
    [yes] , accepte les cartes en main
   *[no] { "" }
}
board-foundation = Fondation { $number } : { $card ->
    [none] vide
   *[other] { $card }
}{ $target ->
    [yes] , accepte la carte en main
   *[no] { "" }
}
board-reserve = Réserve { $number } : { $card ->
    [none] vide
   *[other] { $card }
}
board-stock = Pioche : { $rows ->
    [0] vide
    [one] distribuer la dernière rangée, { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }
   *[other] distribuer une rangée, il en reste { $rows }
}
board-collected = Suites retirées : { $runs } sur { $of }
picture-stock = Pioche : { $rows ->
    [0] vide
    [one] il reste une rangée
   *[other] il reste { $rows } rangées
}

## The bar

bar-games = { $game } : choisir un jeu
bar-cards = cartes énumérées
bar-points-label = Score
bar-points = { $windows }
bar-points-title = Score Windows : { $windows }. Score réseau : { $network }.
bar-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
bar-actions = Actions
bar-assisted = avec aide
bar-clock = Horloge

## Buttons

button-menu = Menu
button-undo = Annuler
button-redo = Rétablir
button-hint = Indice
button-finish = Terminer
button-close = Fermer
button-cancel = Annuler
button-yes = Oui
button-again = Réessayer

## The menu

menu-group-play = Jouer
menu-group-game = Cette partie
menu-group-engine = Le moteur
menu-group-you = Personnel
menu-new = Nouvelle donne
menu-games = Jeux
menu-daily = Donnes du jour
menu-restart = La même donne depuis le début
menu-rules = Règles
menu-saved-games = Parties enregistrées
menu-share = Liens à partager
menu-move-tree = Variantes essayées
menu-replay = Revoir cette partie
menu-deal-search = Une donne qui peut être gagnée…
menu-difficulty = Quelle est la difficulté de cette donne ?
menu-analysis-on = Surveiller si la partie peut être gagnée
menu-analysis-off = Ne plus surveiller
menu-review = Analyser cette partie
menu-engine-hint = Indice du moteur
menu-back = Revenir là où l’on peut gagner
menu-solution = Montrer la solution
menu-statistics = Statistiques
menu-custom-games = Vos propres jeux
menu-global-statistics = Statistiques de tous les joueurs
menu-account = Joueur
menu-settings = Réglages
menu-help = Aide

## What is said under the table, and aloud

said-dealt = { $game } : les cartes sont distribuées.
said-in-hand = En main : { $card }. { $places ->
    [0] Aucune place ne la prend.
   *[other] Places possibles : { $targets }.
}
said-detail = { $of } : { $detail }
said-place = { $kind ->
    [foundation] fondation { $number }
    [collected] les suites retirées
   *[column] colonne { $number }
}
said-undo = Coup annulé
said-redo = Coup rétabli
said-line = Passage à la variante
said-restart = La même donne depuis le début
note-left = La partie de { $game } est enregistrée.
note-left-continue = La reprendre
note-hint = Indice : { $move } ({ $why })
note-no-hint = Aucun coup n’est possible.
note-bad-link = Le lien n’a pas pu être ouvert : { $reason }
note-engine-looks = Le moteur cherche. Vous pouvez continuer à jouer.
note-engine-failed = Le moteur est tombé en panne ({ $reason }). La partie continue ; redemandez et un nouveau démarrera.
note-engine-absent = Le moteur n’a pas pu démarrer. La partie continue sans lui ; redemandez et il y aura un nouvel essai.
note-engine-won = D’ici, on peut gagner.
note-engine-over = Cette partie est gagnée.
note-engine-lost = C’est perdu : quoi qu’on joue, la partie ne peut plus être gagnée.
note-engine-never = Cette donne ne pouvait pas être gagnée, dès le départ.
note-engine-unknown = Le moteur n’a trouvé ni victoire, ni preuve qu’il n’y en a pas.
note-back = { $moves ->
    [one] Un coup
   *[other] { $moves } coups
} en arrière : d’ici, on peut encore gagner.
note-back-perhaps = { $moves ->
    [one] Un coup
   *[other] { $moves } coups
} en arrière : d’ici, on peut encore gagner, et peut-être aussi à partir d’un coup ultérieur.
note-analysis-on = Désormais, le moteur surveille. Il connaît toutes les cartes.
note-analysis-off = Le moteur ne surveille plus.
note-found = Cette donne peut être gagnée.
note-found-level = Cette donne peut être gagnée. Parmi celles de son jeu qui peuvent l’être, elle est { $level }.

## Whether the game can be won

analysis-label = Surveiller si la partie peut être gagnée
analysis-off = non surveillée
analysis-failed = le moteur est en panne
analysis-won = peut être gagnée
analysis-searching = pas encore connu
analysis-unknown = inconnu
analysis-lost = perdue
analysis-never = perdue dès le départ
analysis-back = perdue : il y a { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, on pouvait encore gagner
analysis-back-or-later = perdue : il y a { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, ou plus tard, on pouvait encore gagner
engine-analysis-title = Faire surveiller la partie ?
engine-analysis-text = Le moteur connaît toutes les cartes, même cachées. Tant qu’il surveille, la ligne sous la table dit si la partie peut encore être gagnée. Cela vous apprend quelque chose sur les cartes cachées, et chaque partie où il le dit compte comme jouée avec aide. La surveillance dure jusqu’à ce que vous l’arrêtiez.
engine-hint-title = Un indice du moteur ?
engine-back-title = Revenir là où l’on peut gagner ?
engine-solution-title = Montrer la solution ?
engine-difficulty-title = Quelle est la difficulté de cette donne ?
engine-review-title = Analyser cette partie ?
engine-text = Le moteur connaît toutes les cartes, même cachées. S’il aide, cette partie compte comme jouée avec aide.

## A deal that can be won, and how hard deals are

deal-search-title = { $game } : une donne qui peut être gagnée
deal-search-text = Le moteur examine des donnes au hasard, avec toutes leurs cartes. Comme vous savez alors que la vôtre peut être gagnée, la partie compte comme jouée avec aide.
deal-search-criteria = Quelle donne ?
deal-search-winnable = n’importe laquelle qui peut être gagnée
deal-search-easy = facile
deal-search-medium = de difficulté moyenne
deal-search-hard = difficile
deal-search-levels = Facile, de difficulté moyenne et difficile : ce sont les trois tiers des donnes de ce jeu qui peuvent être gagnées. La première fois, il faut un moment au moteur pour réunir des donnes de comparaison.
deal-search-start = Chercher
deal-search-progress = Progression
deal-search-compares = Pour comparer : { $has } donnes sur { $wants }.
deal-search-tried = Donnes au hasard examinées jusqu’ici : { $deals }
level-easy = facile
level-medium = de difficulté moyenne
level-hard = difficile
difficulty-title = Quelle est la difficulté de cette donne ?
difficulty-waits = Le moteur joue cette donne et d’autres du même jeu.
difficulty-first = D’abord, la donne elle-même.
difficulty-lost = Elle ne peut pas être gagnée.
difficulty-unknown = Le moteur n’a trouvé ni victoire, ni preuve qu’il n’y en a pas.
difficulty-alone = Elle peut être gagnée. On connaît trop peu de donnes gagnables de ce jeu pour la comparer.
difficulty-grade = Elle peut être gagnée et elle est { $level } : sur { $of } donnes gagnables de ce jeu, { $easier ->
    [0] aucune n’est plus facile
    [one] une est plus facile
   *[other] { $easier } sont plus faciles
}.
difficulty-quick-name = Jeu rapide
difficulty-quick = Le jeu rapide d’après les cartes visibles a gagné { $won } parties sur { $played } et mis { $percent } % des cartes en ordre.
difficulty-nodes-name = Recherche
difficulty-nodes = Le moteur a trouvé une victoire après { $nodes } positions.
difficulty-length-name = Longueur
difficulty-length = La victoire la plus courte qu’il connaisse compte { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.
difficulty-explained = Facile, de difficulté moyenne et difficile : ce sont les trois tiers des donnes de ce jeu qui peuvent être gagnées. Chacun des trois chiffres reçoit son rang parmi ceux des donnes de comparaison, et les rangs s’additionnent.

## The solution and the review

solution-title = La solution : { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
solution-take-over = Continuer à jouer d’ici
review-title = Analyse : { $game }
review-works = Le moteur examine chaque position : { $known } sur { $of } sont connues.
review-won = Gagné : après chaque coup, on pouvait gagner.
review-could = Après chaque coup, on pouvait gagner, et on le peut encore.
review-never = Cette donne ne pouvait pas être gagnée, dès le départ.
review-move = Le coup { $move } a fait perdre la partie : { $text }.
review-among = L’un des coups { $from } à { $to } a fait perdre la partie. Lequel, le moteur n’a pas pu le déterminer.
review-by = Après le coup { $move }, elle était perdue. Pouvait-elle être gagnée avant ? Le moteur n’a pas pu le déterminer.
review-open = Le moteur n’a pas pu déterminer si elle pouvait être gagnée.
review-show = Montrer le coup perdant
review-legend = En haut, les cartes en ordre après chaque coup, au plus { $most } sur { $cards }. En bas, si la partie pouvait encore être gagnée :
review-prospect-won = peut être gagnée
review-prospect-lost = perdue
review-prospect-open = inconnu
review-prospect-losing = coup perdant
review-list = Tous les coups

## Games and rules

games-title = Jeux
games-search = Chercher par nom ou par genre
games-facts = { $cards } cartes, { $columns } { $columns ->
    [one] colonne
   *[other] colonnes
}
games-none = Aucun jeu ne s’appelle ainsi.
games-deal = Donne
games-deal-random = au hasard
games-deal-search = Une qui peut être gagnée…
games-start = Jouer à { $game }
rules-title = Règles de { $game }
rules-layout = Une donne de { $game } au début

## What is kept

store-full = Il n’y a plus de place dans ce navigateur : la partie continue, mais n’est pas enregistrée.
store-refused = Ce navigateur n’enregistre rien : la partie continue, mais sera perdue à la fermeture de la page.
store-parted = Cette partie a continué aussi dans une autre fenêtre ; les deux sont donc enregistrées.
result-won = gagnée
result-lost = perdue
result-unfinished = inachevée
saved-games-title = Parties enregistrées
saved-games-game = Jeu
saved-games-all-games = tous les jeux
saved-games-result = Résultat
saved-games-all-results = tous
saved-games-count = { $games ->
    [0] Aucune partie
    [one] Une partie
   *[other] { $games } parties
}
saved-games-points = { $windows } points
saved-games-current = sur la table
saved-games-pages = Pages
saved-games-newer = Plus récentes
saved-games-older = Plus anciennes
saved-games-page = { $from }–{ $to } sur { $of }
saved-games-none = Aucune partie n’est encore enregistrée : chacune l’est dès son premier coup.
saved-games-choose = Choisissez une partie pour la continuer, la revoir, l’enregistrer dans un fichier ou la supprimer.
saved-games-continue = Continuer
saved-games-replay = Revoir
saved-games-link = Copier le lien
saved-games-save = Enregistrer dans un fichier
saved-games-save-all = Tout enregistrer dans un fichier
saved-games-give-up = Abandonner
saved-games-delete = Supprimer
saved-games-ask-give-up = Abandonner cette partie ? Elle comptera comme perdue.
saved-games-ask-delete = Supprimer cette partie pour toujours ? Elle ne comptera plus.
import-title = Ajouter des parties depuis un fichier ou un texte
import-text = Des fichiers de parties, de cette page ou du programme du terminal : une partie ou plusieurs. Ce qui est déjà enregistré est laissé de côté.
import-take = Ajouter
import-busy = Lecture…
import-game = partie { $number }
import-done = { $added ->
    [0] Aucune partie n’a été ajoutée
    [one] Une partie a été ajoutée
   *[other] { $added } parties ont été ajoutées
}{ $known ->
    [0] .
    [one] . Une était déjà là.
   *[other] . { $known } étaient déjà là.
}
import-problems = { $problems ->
    [one] Une n’a pas pu être lue :
   *[other] { $problems } n’ont pas pu être lues :
}
source-file = Choisir un fichier
source-drop = ou le déposer ici
source-paste = … ou coller son texte
source-too-large = Le fichier { $file } est trop volumineux.
source-unreadable = Le fichier { $file } n’a pas pu être lu.

## Statistics

stats-title = Statistiques
stats-alone = Sans aide
stats-assisted = Avec aide
stats-lost = Défaites
stats-between = { $value } ({ $low } – { $high })
stats-average-moves = Coups par victoire, en moyenne
stats-current-streak = Série en cours
stats-longest-winning = Plus longue série de victoires
stats-longest-losing = Plus longue série de défaites
stats-streak-won = { $games ->
    [one] { $games } gagnée
   *[other] { $games } gagnées
}
stats-streak-lost = { $games ->
    [one] { $games } perdue
   *[other] { $games } perdues
}
stats-text = Une partie compte dès qu’un coup a été joué et qu’elle a été gagnée ou abandonnée. Entre parenthèses : où se trouve la part véritable, avec une certitude de 95 %. Moins il y a de parties, plus la marge est large.
stats-charts = Les graphiques montrent les parties
stats-numbers = Les nombres
stats-game = Après la partie
stats-games = Parties
stats-time = Temps
stats-move-count = Coups
stats-rate = Parties gagnées au fil du temps
stats-rate-text = Sur les { $games } dernières parties, à chaque fois : { $from } au début, { $to } maintenant, { $least } au moins, { $most } au plus.
stats-streaks = Séries
stats-streaks-text = { $streaks ->
    [one] Une série : victoires vers le haut, défaites vers le bas.
   *[other] Les { $streaks } dernières séries : victoires vers le haut, défaites vers le bas.
}
stats-times = Temps des parties gagnées
stats-moves = Coups des parties gagnées
stats-mostly = Le plus souvent de { $from } à { $to } : { $games ->
    [one] une partie.
   *[other] { $games } parties.
}
stats-few-games = L’évolution et les séries n’ont de sens qu’à partir de { $need } parties. Il y en a { $games } pour l’instant.
stats-few-wins = La répartition des temps et des coups se voit à partir de { $need } victoires. Il y en a { $games } pour l’instant.

## Lines tried

move-tree-title = Variantes essayées
move-tree-text = Rien de ce qui a été essayé n’est perdu : allez à la fin de n’importe quelle variante et continuez de là.
move-tree-left = quitte une autre après le { $move ->
    [one] premier coup
   *[other] coup { $move }
}
move-tree-here = la partie en est là

## Own games

custom-title = Vos propres jeux
custom-text = Un jeu est un fichier de règles en TOML. Prenez le fichier d’un jeu existant, changez ce que vous voulez, donnez-lui un identifiant et un nom à lui, et jouez-y. Il reste dans ce navigateur.
custom-none = Il n’y en a pas encore.
custom-refused = Cette version de la page refuse ses règles : affichez son texte et ajoutez-le de nouveau pour voir pourquoi.
custom-show = Afficher le texte
custom-play = Jouer
custom-ask-delete = Le supprimer ? Ses parties enregistrées restent.
custom-add = Ajouter un jeu
custom-begin = Commencer par le texte de
custom-begin-choose = choisissez un jeu
custom-take = Ajouter ce jeu
custom-added = { $game } : le jeu est ajouté.
custom-problems = { $problems ->
    [one] Il y a une erreur :
   *[other] Il y a { $problems } erreurs :
}

## Links

link-later = il vient d’une version plus récente de cette page
link-damaged = il est abîmé ou coupé
link-too-long = il est trop long
leave-game-title = Ouvrir le lien ?
leave-game-text = Il met une autre partie sur la table. La vôtre est enregistrée : vous pourrez la continuer depuis les parties enregistrées.
leave-game-text-practice = Il met une autre partie sur la table. Celle d’à présent a commencé par une position et non par une donne : elle ne sera pas enregistrée.
leave-game-stay = Rester
leave-game-open = Ouvrir le lien
share-title = Liens à partager
share-deal = Cette donne
share-deal-text = Les mêmes cartes, depuis le début.
share-position = Cette position
share-position-text = Les cartes telles qu’elles sont maintenant, pour continuer d’ici. Les cartes cachées en font partie.
share-record = Cette partie
share-record-text = Tous les coups, à regarder.
share-own = Ce jeu est le vôtre : un lien vers sa donne ou une position ne s’ouvre que là où son fichier a été ajouté.
share-copy = Copier
share-send = Envoyer
share-copied = Le lien est copié.
share-refused = Le navigateur n’a pas permis de le copier : sélectionnez-le et copiez-le vous-même.

## Replay

replay-title = Revoir : { $game }
replay-controls = Lecture
replay-first = Au début
replay-back = Un coup en arrière
replay-play = Lire
replay-pause = Arrêter
replay-forward = Un coup en avant
replay-last = À la fin
replay-position = Coup montré
replay-at = Coup { $move } sur { $of }
replay-start = La donne
replay-pace = Vitesse
replay-pace-slow = lente
replay-pace-normal = normale
replay-pace-fast = rapide
replay-pace-rapid = très rapide
replay-pace-played = telle que jouée
replay-play-on = Continuer à jouer d’ici

## Settings

settings-title = Réglages
settings-language = Langue
settings-language-auto = celle du navigateur
settings-theme = Couleurs
settings-theme-auto = celles du système
settings-theme-light = claires
settings-theme-dark = sombres
settings-motion = Mouvement
settings-motion-auto = celui du système
settings-motion-full = les cartes glissent
settings-motion-none = aucun
settings-size = Taille des cartes
settings-pack = Cartes
settings-pack-two-colour = Deux teintes
settings-pack-four-colour = Quatre teintes
settings-pack-high-contrast = Contraste élevé
settings-shade-light = clair
settings-shade-dark = sombre
settings-back = Dos
settings-back-web = Toile
settings-back-lattice = Treillis
settings-back-waves = Vagues
settings-back-rosette = Rosace
settings-back-weave = Tressage
settings-back-suits = Enseignes
settings-back-plain = Uni
settings-more = Plus
settings-large-index = Grandes valeurs et enseignes
settings-left-handed = Pour gauchers : pioche à gauche
settings-click-takes = Un clic prend les cartes, le suivant les pose
settings-sound = Sons
settings-clock = Afficher l’horloge
settings-analysis = Surveiller si la partie peut être gagnée
settings-analysis-text = Le moteur voit toutes les cartes ; sa surveillance apprend donc quelque chose sur les cartes cachées, et ces parties comptent comme jouées avec aide.

settings-share = Partager les résultats des parties terminées

## The end of a game

game-over-won = Gagné !
game-over-stuck = Il ne reste aucun coup
game-over-time = Temps : { $time }
game-over-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, { $undos ->
    [0] aucune annulation
    [one] une annulation
   *[other] { $undos } annulations
}
game-over-points = { $network } points réseau, { $windows } points Windows
game-over-best-first = Votre première victoire à ce jeu
game-over-best-time = Votre meilleur temps
game-over-best-moves = Votre plus petit nombre de coups
game-over-best-points = Votre meilleur score
game-over-assisted = Jouée avec aide, donc comptée à part.
game-over-stuck-text = Vous pouvez annuler des coups et essayer autrement.
game-over-review = Analyse
game-over-again = La même donne encore une fois

## Help

help-title = Aide
help-pointer = Souris et doigt
help-pointer-text = Cliquez sur une carte ou touchez-la : elle joue, avec toutes celles qui la recouvrent, le coup évident. Ou faites glisser les cartes : les places qui les acceptent s’éclairent. Cliquez sur la pioche ou touchez-la pour distribuer une rangée.
help-keys = Touches
help-engine = Le moteur
help-engine-text = Un indice ne connaît que les cartes que vous avez vues. Le moteur les connaît toutes : il peut dire si la partie peut encore être gagnée, ramener là où elle le pouvait et montrer comment. Ce qu’il dit vous apprend quelque chose sur les cartes cachées ; une partie où il a été consulté compte donc comme jouée avec aide, à part de celles que vous jouez seul. Il n’est consulté que si vous le voulez.
key-column = prendre les cartes d’une colonne ; puis le numéro de la colonne où elles vont, ou encore le même pour le coup évident
key-walk = se déplacer sur la table
key-obvious = le coup évident de la carte choisie ; poser les cartes en main
key-pick = prendre la carte choisie ; la poser
key-deal = distribuer une rangée
key-undo = annuler un coup
key-redo = le rétablir
key-hint = un indice, puis le suivant
key-finish = terminer la partie quand il n’y a plus rien à décider
key-new = une nouvelle donne de ce jeu
key-games = tous les jeux
key-saved-games = les parties enregistrées
key-move-tree = les variantes essayées
key-statistics = les statistiques
key-share = les liens à partager
key-pause = pause
key-analysis = surveiller si la partie peut être gagnée, ou ne plus le faire
key-engine-hint = l’indice du moteur : le coup suivant d’une suite de coups qui gagne
key-back-to-won = revenir à la dernière position qui peut être gagnée
key-solution = la solution, coup par coup
key-difficulty = la difficulté de la donne
key-back = reposer les cartes ; fermer ce qui est ouvert

## What the server has to do with it

site-loading = Un instant…
load-error-title = Non chargé
load-error-text = Cette partie de la page n’a pas pu être chargée. Le jeu continue et reste enregistré. Rouvrez-la quand le réseau sera là ; si elle ne vient toujours pas, rechargez la page.
site-away = Le serveur est injoignable pour le moment. Vous pouvez continuer à jouer.
site-none = Cette page se trouve sur un serveur qui ne garde ni résultats ni donnes du jour. Tout le reste fonctionne.
site-problem = Le serveur ne l’a pas accepté (statut { $status }).
site-misunderstood = Le serveur et cette page ne se comprennent pas. Veuillez recharger la page.
site-too-large = La partie est trop longue pour le serveur.
site-not-logged-in = Votre session est fermée. Veuillez vous reconnecter.
site-login-failed = La clé d’accès n’a pas été acceptée. Veuillez réessayer.
site-other-site = Le serveur prend cela pour une requête d’un autre site.
site-not-found = Le serveur ne connaît pas cela.
site-conflict = Cela existe déjà.
site-record = Le serveur n’a pas pu rejouer la partie.
site-own-game = Vos propres jeux ne comptent pas pour tout le monde.
site-own-deal = Les donnes composées à la main ne comptent pas pour tout le monde.
site-impossible = Les temps de la partie, ou son jour, contredisent l’horloge du serveur.
site-too-many = Trop de demandes à la fois. Veuillez patienter un peu.
site-internal = Le serveur a un problème. Veuillez réessayer plus tard.
site-not-yet = Le serveur n’est pas encore prêt pour cela. Veuillez réessayer dans un instant.
site-sent-before = Il a déjà été envoyé.
site-refused = Le résultat d’une partie n’a pas été compté. { $why }

## Sharing results

share-ask = Bien joué. Les résultats de vos parties terminées peuvent-ils être envoyés au serveur ? Ils comptent pour les classements des donnes du jour et pour les statistiques de tous les joueurs.
share-no = Non merci
share-yes = Oui, les partager
share-waits = Le résultat attend d’être envoyé. { $why }
share-counts = Le résultat compte.

## Daily deals and their boards

daily-title = Donnes du jour
daily-text = Une donne par jour dans chaque jeu, la même pour tout le monde, et chacune peut être gagnée. Les nouvelles arrivent à { $time }.
daily-day = Jour
daily-today = Aujourd’hui, { $day }
daily-play = Jouer
daily-play-it = Jouer à { $game }
daily-continue = Continuer
daily-continue-with = Continuer { $game }
daily-board = Classement
daily-board-of = Classement : { $game }
daily-won = gagnée
daily-lost = perdue
daily-begun = commencée
daily-none = Il n’y a pas de donnes pour ce jour.
daily-pending = Encore recherchées : { $games }.
daily-other-version = Cette donne appartient à une autre version du jeu. Rechargez la page pour la jouer.
board-of = Classement : { $game }
board-back = Retour aux donnes
board-by = Trié par
board-by-points = Points
board-by-moves = Coups
board-by-time = Temps
board-help = Parties
board-help-without = sans aide
board-help-with = avec aide
board-place = Rang
board-player = Joueur
board-nobody = sans nom
board-registered = nom d’un joueur qui a une clé d’accès
board-you = (vous)
board-own-place = Votre rang : { $place } sur { $places }.
board-empty = Il n’y a encore personne ici.
board-more = Plus de rangs

## Statistics over all players

global-title = Statistiques de tous les joueurs
global-game = Jeu
global-what = Donnes
global-all-deals = Toutes les donnes
global-deal = Donne { $deal }
global-you = Vous
global-unaided = Tous les joueurs
global-assisted = Avec aide
global-text = Votre colonne et celle de tous les joueurs contiennent les parties sans aide. On compte ce que les joueurs ont partagé.
figure-win-percentage = Pourcentage de victoires
figure-win-ratio = Victoires par défaite
figure-average-win-time-ms = Temps moyen de victoire
figure-highest-windows-points = Meilleur score (Windows)
figure-highest-network-points = Meilleur score (réseau)
figure-best-win-time-ms = Meilleur temps de victoire
figure-fewest-moves = Plus petit nombre de coups
figure-played = Parties jouées
figure-won = Victoires

## The player

account-title = Joueur
account-nickname = Nom dans les classements
account-nickname-text = Il n’est pas obligatoire : sans nom, vos parties comptent tout autant. Les autres le voient.
account-devices = Un seul historique sur plusieurs appareils
account-devices-text = Avec une clé d’accès, ce serveur connaît vos parties sur chacun de vos appareils. Il n’y a pas de mot de passe, et rien d’autre n’est gardé sur vous que votre nom et vos parties. Se connecter, c’est partager ses résultats.
account-sign-up = Nouveau joueur, avec ce nom
account-sign-in = Se connecter
account-sharing = Partage
account-sharing-text = Sont partagés les coups de la partie, son temps et votre nom dans les classements, si vous en avez un. Vous pouvez changer d’avis à tout moment, ici ou dans les réglages.
account-waiting = { $results ->
    [0] Aucun résultat n’attend d’être envoyé.
    [one] Un résultat attend d’être envoyé.
   *[other] { $results } résultats attendent d’être envoyés.
}
nickname-needed = Un joueur a besoin d’un nom.
nickname-empty = Un nom comporte au moins une lettre ou un chiffre.
nickname-long = Un nom compte au plus 24 caractères.
nickname-invisible = Le nom contient quelque chose qui ne se voit pas.
nickname-taken = Un autre joueur porte ce nom, ou un nom qui lui ressemble.
nickname-refused = Le serveur n’accepte pas ce nom.
passkeys-insecure = Les clés d’accès exigent une connexion sécurisée (https).
passkeys-unknown = Ce navigateur ne prend pas en charge les clés d’accès.
passkey-not-given = Aucune clé d’accès n’a été donnée. Veuillez réessayer.
passkey-already = Cet appareil a déjà une de vos clés d’accès.
passkey-address = Les clés d’accès de ce serveur ne sont pas valables à cette adresse.
passkey-not-supported = Cet appareil ne peut pas garder une telle clé d’accès.
passkey-failed = La clé d’accès n’a pas fonctionné.
account-since = Session ouverte. Joueur depuis le { $day }.
account-rename = Modifier
account-passkeys = Clés d’accès
account-passkeys-text = Une clé d’accès ouvre votre historique sur les appareils qui la partagent. Ajoutez-en une pour un appareil qui ne la partage pas.
account-passkey = Clé d’accès { $number }, du { $day }
account-passkey-add = Ajouter une clé d’accès
account-passkey-remove = Retirer
account-passkey-remove-this = Retirer : { $passkey }
account-data = Vos parties
account-bring = Rapatrier ici les parties de mes autres appareils
account-export = Enregistrer tout ce qui est gardé sur moi
account-sign-out = Se déconnecter
account-delete = Supprimer mon compte
account-delete-text = Votre nom, vos clés d’accès et le lien vers vos parties sont effacés du serveur pour toujours. Les résultats continuent de compter, mais ne sont plus ceux de personne. Les parties de ce navigateur restent.
account-delete-yes = Supprimer pour toujours
account-signed-up = Bienvenue. Désormais, vos parties sont gardées pour tous vos appareils.
account-signed-in = La session est ouverte.
account-signed-out = La session est fermée.
account-renamed = Le nom est modifié.
account-passkey-added = La clé d’accès est ajoutée.
account-passkey-removed = La clé d’accès est retirée. Les autres appareils sont déconnectés.
account-last-passkey = La dernière clé d’accès reste : sans elle, vous ne pourriez plus vous connecter.
account-deleted = Plus rien n’est gardé sur vous.
account-brought = La session est ouverte. { $games ->
    [0] Toutes vos parties sont ici.
    [one] Une partie de plus est ici.
   *[other] { $games } parties de plus sont ici.
}
account-not-kept = Les parties n’ont pas pu être gardées dans ce navigateur : { $trouble ->
    [full] il n’y a plus de place.
   *[refused] il n’enregistre rien.
}

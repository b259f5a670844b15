# The French texts of the page.

## The table

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
picture-stock = Pioche : { $rows ->
    [0] vide
    [one] il reste une rangée
   *[other] il reste { $rows } rangées
}
board-collected = Suites retirées : { $runs } sur { $of }

## The bar

bar-games = { $game } : choisir un jeu
bar-cards = cartes énumérées
bar-points = { $network } / { $windows }
bar-points-title = Points réseau / Points Windows
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
button-cancel = Abandonner
button-yes = Oui

## The menu

menu-new = Nouvelle donne
menu-games = Jeux
menu-restart = La même donne depuis le début
menu-replay = Revoir cette partie
menu-rules = Règles
menu-engine-hint = Indice du moteur
menu-back = Revenir là où l’on peut gagner
menu-solution = Montrer la solution
menu-settings = Réglages
menu-help = Aide

## What is said under the table, and aloud

said-dealt = { $game } : les cartes sont distribuées.
said-in-hand = En main : { $card }. { $places ->
    [0] Aucune place ne la prend.
   *[other] Places possibles : { $targets }.
}
said-place = { $kind ->
    [foundation] fondation { $number }
    [collected] les suites retirées
   *[column] colonne { $number }
}
said-undo = Coup annulé
said-redo = Coup rétabli
said-restart = La même donne depuis le début
note-hint = Indice : { $move } ({ $why })
note-no-hint = Aucun coup n’est possible.
note-bad-link = Le lien n’a pas pu être ouvert : { $reason }
note-engine-looks = Le moteur cherche. Vous pouvez continuer à jouer.
note-engine-lost = C’est perdu : quoi qu’on joue, la partie ne peut plus être gagnée.
note-engine-never = Cette donne ne pouvait pas être gagnée, dès le départ.
note-engine-unknown = Le moteur n’a trouvé ni victoire, ni preuve qu’il n’y en a pas.
note-back = { $moves ->
    [0] D’ici, on peut encore gagner.
    [one] Un coup en arrière : d’ici, on peut encore gagner.
   *[other] { $moves } coups en arrière : d’ici, on peut encore gagner.
}

## Whether the game can be won

standing-won = peut être gagnée
standing-looks = pas encore connu
standing-unknown = inconnu
standing-lost = perdue
standing-never = perdue dès le départ
standing-back = perdue : il y a { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, on pouvait encore gagner
standing-back-or-later = perdue : il y a { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, ou plus tard, on pouvait encore gagner
engine-watch-title = Faire surveiller la partie ?
engine-watch-text = Le moteur connaît toutes les cartes, même cachées. Tant qu’il surveille, la ligne sous la table dit si la partie peut encore être gagnée. Cela vous apprend quelque chose sur les cartes cachées, et chaque partie où il le dit compte comme jouée avec aide. La surveillance dure jusqu’à ce que vous l’arrêtiez.
engine-hint-title = Un indice du moteur ?
engine-back-title = Revenir là où l’on peut gagner ?
engine-solution-title = Montrer la solution ?
engine-text = Le moteur connaît toutes les cartes, même cachées. S’il aide, cette partie compte comme jouée avec aide.

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
games-start = Jouer à { $game }
rules-title = Règles de { $game }
rules-layout = Une donne de { $game } au début

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
settings-size = Taille maximale des cartes
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
settings-watch = Surveiller si la partie peut être gagnée
settings-watch-text = Le moteur voit toutes les cartes ; sa surveillance apprend donc quelque chose sur les cartes cachées, et ces parties comptent comme jouées avec aide.

## The end of a game

end-won = Gagné !
end-stuck = Il ne reste aucun coup
end-time = Temps : { $time }
end-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, { $undos ->
    [0] aucune annulation
    [one] une annulation
   *[other] { $undos } annulations
}
end-points = { $network } points réseau, { $windows } points Windows
end-assisted = Jouée avec aide, donc comptée à part.
end-stuck-text = Cette partie est perdue : { $reason }. Vous pouvez annuler des coups.
end-again = La même donne encore une fois

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
key-pause = pause
key-back = reposer les cartes ; fermer ce qui est ouvert

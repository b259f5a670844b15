# The French texts of the terminal game, layered on those of the rules and of a session.
#
# The bottom line of the table has room for about 44 letters of labels in 80 columns. Niveau is how
# hard a game or a deal is, so that the levels are masculine. A no-break space stands before
# : ; ! ? % and within « ».

## The table

board-stock = { $cards ->
    [0] talon vide
   *[other] { $rows ->
        [one] reste une rangée, { $cards ->
            [one] une carte
           *[other] { $cards } cartes
        }
       *[other] reste { $rows } rangées, { $cards } cartes
    }
}
board-reserve = Réserve
board-foundations = Fondations
board-collected = Retirées : { $collected } sur { $runs }
title-deal = donne { $deal }
title-number = { $number }
title-cards = donne personnelle
title-position = position personnelle
title-score = Score { $score }
title-undos = { $undos ->
    [one] { $undos } annulation
   *[other] { $undos } annulations
}
title-assisted = avec aide
panel-figures = Vos résultats
panel-moves = Coups joués
panel-rules = i  toutes les règles
paused = En pause. Appuyez sur une touche ou cliquez pour continuer.
type-move = Coup :
too-small = Ce jeu demande un terminal d’au moins { $width } colonnes et { $height } lignes ; celui-ci en a { $has-width } et { $has-height }. Agrandissez la fenêtre ou réduisez la police. Rien n’est perdu.

## Live analysis

analysis-won = Gagnable
analysis-unknown = Analyse en cours…
analysis-unknown-for-good = Indéterminé
level-medium = moyen

## Notes under the table

note-hint = Indice : { $move } ({ $why })
hint-deal = appuyez sur d pour distribuer une rangée
note-hint-certain = { $hint }. { $certain } (* pour terminer)
note-hint-finish = { $hint } ; * pour terminer
note-no-useful-move = Plus aucun coup utile : annulez (u), laissez le moteur revenir là où vous pouviez gagner (<) ou commencez une nouvelle partie (n).
note-watching = Il ne voit que ce que vous voyez. Une touche l’arrête ; + et - règlent la vitesse.
note-watching-certain = { $certain }. Une touche l’arrête ; + et - règlent la vitesse.
note-watching-finish = { $certain }. * pour terminer, une autre touche l’arrête.
note-watch-assists = Dès son premier coup, cette partie compte comme jouée avec aide, à part de vos victoires sans aide. N’importe quelle touche l’arrête.
note-watch-no-way = Il ne sait plus comment continuer. À vous de jouer.
note-stuck = Impasse : u annuler, < là où c’était gagnable, n nouveau
note-won = Gagné : n nouvelle donne, b la même, g autres jeux
note-engine-hint = Moteur : { $move } ({ $why })
note-chance-on = Vous voyez maintenant vos chances de gagner, autant qu’on puisse les connaître. La partie est marquée ainsi.
note-chance-off = Les chances de gagner sont masquées.
note-found-level = Cette donne est gagnable. Parmi les donnes gagnables de ce jeu, elle est de niveau { $level }.
note-collected = Une suite complète est retirée de la table.
note-obvious = Coup évident : { $move }
note-obvious-which = Amenez le curseur sur une carte avec les flèches ; o joue alors son coup évident.
note-not-a-move = { $typed } n’est pas un coup : { $problem }
note-which-foundation = Quelle fondation ? Tapez son numéro.
note-which-reserve = Quelle carte de la réserve ? Tapez son numéro.
note-look-at-which = Amenez d’abord le curseur sur une colonne, ou prenez-en les cartes.
note-kept = { $game } est maintenant dans la liste des jeux.
note-copied = Donne copiée : { $deal }
note-motion-on = Animations activées.
note-motion-off = Animations désactivées.
note-no-undo-on = Les nouvelles donnes se jouent sans annuler.
note-no-undo-here = Cette donne se joue sans annuler.
note-no-undo-off = On peut de nouveau annuler dans les nouvelles donnes.
note-no-undo-off-here = On peut de nouveau annuler.
note-panel-on = Le panneau à côté de la table est affiché.
note-panel-off = Le panneau à côté de la table est masqué.
note-panel-small = Le panneau à côté de la table demande une fenêtre d’au moins { $width } colonnes et { $height } lignes ; celle-ci en a { $has-width } et { $has-height }.
note-first-moves = Tapez le numéro d’une colonne, puis celui de la colonne où vont ses cartes. À la souris, cliquez sur les cartes, puis là où elles vont.
note-first-moves-foundations = Tapez le numéro d’une colonne, puis celui de la colonne où vont ses cartes. Pour poser une carte sur une fondation, tapez deux fois le numéro de sa colonne ; ou ce numéro, f, puis le numéro de la fondation.
note-language = Langue : { $language }
note-theme = Thème : { $theme } ({ $id })
note-resumed = La partie reprend où vous en étiez.
note-position = Position personnelle : cette partie n’est pas enregistrée.
note-not-saved = Partie non enregistrée : { $reason }
note-store = Parties enregistrées indisponibles : { $reason }
database-full = il n’y a plus de place pour la base de données : la dernière modification n’a pas été enregistrée, les précédentes oui
database-busy = un autre programme occupe la base de données : la dernière modification n’a pas été enregistrée, réessayez
database-read-only = la base de données est en lecture seule : la dernière modification n’a pas été enregistrée
database-damaged = la base de données est abîmée : recommencez pour la mettre de côté et en créer une autre
database-unreadable = impossible de lire la partie enregistrée { $id } : { $why }
database-refused = la base de données a refusé la demande
reason-with-cause = { $reason } : { $cause }
note-no-such-record = cette partie n’est plus enregistrée
note-game-moved-on = Un autre programme a continué cette partie. Les deux versions sont enregistrées, la vôtre à part.
note-game-deleted = Un autre programme a supprimé cette partie. La vôtre est enregistrée à part.
theme-unicode = cartes blanches
theme-four-colours = quatre couleurs
theme-high-contrast = contraste élevé
theme-light = fond clair
theme-ascii = ASCII

## Buttons

button-move = coup
button-deal = talon
button-undo = annuler
button-redo = rétablir
button-hint = indice
button-new = nouveau
button-games = jeux
button-quit = fin
button-pause = continuer
button-close = fermer
button-cancel = annuler
button-start = jouer
button-random = donne au hasard
# The letter of the key that says yes; y always does too.
letter-yes = o
button-yes = oui
button-play-on = jouer d’ici
button-next-deal = donne suivante
button-clear = effacer
button-leave = laisser pour l’instant
button-stay = rester ici
button-give-up = abandonner
button-delete = supprimer
button-look = regarder la table
button-again = jouer une nouvelle donne
button-same-deal = rejouer la même donne
button-other-deal = choisir une donne par numéro ou par niveau
button-other-game = choisir un autre jeu
button-copy-deal = copier la donne dans le presse-papiers
button-undo-last = annuler le dernier coup
button-engine-back = revenir à une position gagnable, avec le moteur
button-keep = garder
button-name = nom
button-turn-back = moins
button-turn-on = plus
button-do-not-keep = pas maintenant
button-play = jouer
button-rules = règles
button-saved-games = mes parties
button-statistics = statistiques
button-language = langue
button-continue = continuer
button-go-there = y aller
button-go-to-fork = aller à l’embranchement
button-replay = revoir
button-up = haut
button-kind = groupe suivant
button-down = bas
button-page-up = page précédente
button-page-down = page suivante
button-check-deals = vérifier mille donnes
button-step-back = retour
button-step = suivant
button-run = lire
button-stop = pause
button-slower = lent
button-faster = vite
button-first = départ
button-last = dernier coup

## What keys do

key-column = prendre toutes les cartes d’une colonne qui se déplacent ensemble ; les poser sur une autre
key-left = curseur à gauche
key-right = curseur à droite
key-up = prendre plus de cartes, ou aller au rang de colonnes du haut
key-down = prendre moins de cartes, ou aller au rang de colonnes du bas
key-more = prendre plus de cartes
key-fewer = prendre moins de cartes
key-pick = prendre les cartes sous le curseur ; les poser
key-next-target = curseur sur l’emplacement suivant qui accepte les cartes
key-previous-target = curseur sur l’emplacement précédent qui accepte les cartes
key-obvious = jouer le coup évident des cartes sous le curseur
key-undo = annuler
key-redo = rétablir
key-watch = regarder jouer ; n’importe quelle touche arrête
key-chance = afficher ou masquer les chances de gagner
key-foundation = poser la carte sur une fondation, par son numéro
key-reserve = prendre une carte de la réserve ou y poser une carte, par son numéro
key-collect = retirer une suite complète, dans les jeux où c’est à vous de le faire
key-type-move = taper un coup, ou plusieurs
key-look-at-column = voir toutes les cartes de la colonne
key-restart = la même donne, comme nouvelle partie
key-saved-games = parties enregistrées, à continuer ou à revoir
key-note = noter quelque chose au dernier coup
key-panel = afficher ou masquer le panneau (grande fenêtre)
key-language = choisir la langue
key-motion = activer ou désactiver les animations
key-no-undo = jouer sans annuler, dès la prochaine donne
key-rules = règles de ce jeu
key-hundred = les cent : un seul essai par donne
key-maker = créer un jeu à partir de celui-ci
key-rigged = est-ce truqué ?
key-theme = thème suivant
key-clock = afficher ou masquer l’horloge
key-menu = menu
key-help = aide
key-back = reposer les cartes ; fermer la fenêtre
key-quit = quitter ; la partie est enregistrée

## Names of keys

keyname-enter = Entrée
keyname-esc = Échap
keyname-space = Espace
keyname-tab = Tab
keyname-shift-tab = Maj-Tab
keyname-backspace = Retour arr.
keyname-delete = Suppr
keyname-home = Début
keyname-end = Fin
keyname-page-up = Pg préc
keyname-page-down = Pg suiv
keyname-left = Gauche
keyname-right = Droite
keyname-up = Haut
keyname-down = Bas
keyname-ctrl = Ctrl-{ $letter }

## Help

help-more = Pour l’aide complète, appuyez encore sur F1.
help-on-games = Parcourez la liste avec les flèches, ou tapez une partie d’un nom, d’un groupe ou d’une étiquette, comme « facile », « un jeu de cartes » ou « cartes visibles », pour ne voir que les jeux qui conviennent ; ou collez une donne complète, comme `spider:ms:617`. Entrée distribue le jeu choisi ; Tab affiche ses règles, et F5 en choisit un au hasard.
help-on-custom-games = Vous pouvez ajouter vos propres jeux : mettez leurs fichiers dans le dossier { $folder }, ou lancez-en un avec `webspinner play FICHIER` et gardez-le. Ils sont à la fin de la liste, tout comme les fichiers incorrects, avec la raison.
help-on-deals = Chaque numéro est une donne, toujours la même. Un simple nombre est une donne de Webspinner ; `ms:`, `pysol:` et `kpat:` désignent les donnes telles que PySolFC et KPatience les numérotent. Si la ligne est vide, Entrée distribue une donne au hasard. De F6 à F9, le moteur cherche une donne gagnable ; une telle partie compte comme les autres.
help-on-search = Le moteur essaie des donnes au hasard jusqu’à ce qu’il en trouve une qui soit gagnable et du niveau voulu. La première fois pour un jeu, il résout d’abord quelques autres donnes, pour pouvoir comparer. Certains jeux se gagnent rarement : cela peut prendre une minute.
help-on-boxes = Cette fenêtre attend une réponse : appuyez sur une de ses touches, ou cliquez dessus. Échap ferme la fenêtre sans rien changer.
help-on-difficulty = Le moteur résout cette donne et d’autres du même jeu, puis dit si elle est plus facile ou plus difficile. Les chiffres du bas montrent ce qui le lui fait dire.
help-on-menu = Tout ce que vous pouvez faire à la table, avec les touches. Choisissez une ligne et appuyez sur Entrée, cliquez dessus, ou appuyez sur sa touche.
help-on-move-tree = Toutes les variantes que vous avez jouées sont dans la liste, avec leur temps et leurs premiers et derniers coups. Choisissez-en une avec les flèches : la table en dessous montre où elle s’arrête. Entrée vous y amène, f vous amène à l’embranchement, et vous continuez de là. Rien n’est perdu : la variante que vous quittez reste dans la liste.
help-on-notes = Écrivez ce que vous pensez ici. La note va avec le coup qui a mené à cette position ; l’arbre des coups montre toutes les notes de la partie et y ramène.
help-on-rules = Les règles du jeu, écrites d’après les données mêmes que suit le programme.
help-on-rigged = Quand les cartes sont fixées, de quoi elles dépendent et comment le vérifier, maintenant et à la fin de la partie.
help-on-check-deals = Ce qui a été compté dans mille donnes, à côté de ce qu’on attend d’un mélange honnête : l’intervalle où se trouvent 95 mélangeurs honnêtes sur 100.
help-on-column = Toutes les cartes de la colonne, la dernière d’abord. Les cartes cachées ne s’affichent que si vous les avez déjà vues.
help-on-unseen = Combien de cartes de chaque sorte vous n’avez pas encore vues, sur une page, pour ne pas avoir à compter. Elle montre ce que vous savez : ce n’est pas une aide, et rien n’est noté.
help-on-win = Vous avez gagné. Entrée distribue aussitôt une nouvelle donne. Vous pouvez copier la donne dans le presse-papiers pour défier quelqu’un : `webspinner play` et la page l’acceptent. Certains terminaux n’y donnent pas accès aux programmes.
help-on-loss = Plus aucun coup n’est possible. Annulez autant de coups que vous voulez, ou laissez le moteur chercher la dernière position gagnable ; comme il voit toutes les cartes, la partie compte alors comme jouée avec aide, à part de vos victoires sans aide.
help-on-replay = Une partie enregistrée, coup par coup. Espace la fait défiler ; plus et moins changent la vitesse ; Début et Fin vont au début et à la fin. Avec Entrée, c’est à vous : vous continuez d’ici, dans une nouvelle partie.
help-on-solution = Une façon de gagner à partir d’ici, coup par coup. Entrée joue sur la table les coups montrés jusqu’ici, et vous continuez de là.
help-on-saved-games = Toutes vos parties, la dernière jouée en haut. Avec Entrée, vous continuez une partie inachevée ou revoyez une partie terminée.
help-on-statistics = Choisissez un jeu à gauche, ou tous. Les premiers essais comptent : une partie, une fois gagnée, abandonnée ou, après dix coups ou une rangée, laissée pour une autre. k montre à côté d’autres groupes : sans annuler, en annulant sans voir ou après avoir vu une carte nouvelle, avec aide, et rejouées. Les graphiques montrent votre taux de victoire, de la première partie à la dernière, et le temps de vos victoires.
help-on-hundred = Cent donnes du jeu, les mêmes pour tout le monde. Un plus marque une donne gagnée, x une donne perdue ou quittée, trois points une donne commencée, un tiret une donne déjà vue. Entrée distribue la suivante.
help-on-maker = Chaque ligne est un réglage du jeu. Les flèches gauche et droite le changent ; ce qui ne donnerait pas un jeu est omis. Entrée joue, n donne un nom au jeu, et k garde le fichier parmi les jeux personnalisés.
help-keys = Touches
help-puzzles-text = Un casse-tête est une position d’une vraie partie, avec un but : trouvez le seul coup qui garde le gain, ou videz une colonne ou achevez une suite en un nombre de coups donné. Chaque coup est jugé aussitôt, et un mauvais est repris. Les casse-têtes ne comptent dans aucune statistique.
help-columns = Déplacer des cartes
help-columns-text = Tapez le numéro d’une colonne pour en prendre les cartes, puis celui de la colonne où elles vont : il s’en déplace autant que possible. Tapez deux fois le même numéro pour le coup évident. 0 est la colonne 10 ; si le jeu en a plus, les majuscules A, B, C et ainsi de suite sont les colonnes d’après. Sinon, majuscules et minuscules se valent.
help-mouse = Souris
help-mouse-text = Cliquez sur une carte pour la prendre avec toutes celles qui la recouvrent, puis là où elles vont ; ou faites-les glisser. Cliquez encore sur la même carte, ou faites un clic droit, pour le coup évident. Cliquez sur le talon pour distribuer une rangée. Tout ce qui est dans la ligne du bas est cliquable, et le reste est dans le menu. La molette fait défiler.
help-highlights = Repères
help-highlights-text = Les cartes claires peuvent être déplacées ; les grises sont sous d’autres qui doivent partir d’abord. Le signe devant une carte signifie : { $hand } cartes prises, { $cursor } le curseur, { $target } un emplacement qui accepte les cartes, { $hint } un indice, { $recent } le dernier coup.
help-engine-text = Un indice (t) n’utilise que les cartes que vous avez vues. Le moteur les voit toutes : il peut dire si la partie est encore gagnable, vous ramener là où elle l’était, vous montrer comment gagner, évaluer la donne ou en trouver une gagnable. Il ne fait rien tant que vous ne le demandez pas, et vous pouvez jouer pendant qu’il réfléchit. Une partie avec un indice ou une réponse du moteur compte comme jouée avec aide, à part de vos parties sans aide.
help-long-columns = Longues colonnes
help-long-columns-text = Une colonne trop longue pour l’écran montre d’abord le nombre de ses cartes cachées sur une ligne, puis des suites entières par leur première et leur dernière carte (K-9), puis plusieurs cartes par ligne. La fin d’une colonne reste toujours visible. Pour voir toutes les cartes, amenez-y le curseur et appuyez sur v.
help-score = Score
help-score-text = Vous commencez avec 500 points. Chaque coup et chaque annulation en coûte 1, chaque suite retirée en rapporte 100. Les statistiques retiennent aussi le record de cartes en ordre : les cartes des suites qui partent d’un roi, dans les colonnes ou retirées, et celles des fondations.
help-moves = Coups par écrit
help-moves-text = 4-9 déplace des cartes de la colonne 4 à la colonne 9 ; 4-9x3 en déplace trois. d distribue une rangée, c3 retire une suite de la colonne 3, 3-f2 pose une carte de la colonne 3 sur la fondation 2, r1-4 pose la carte 1 de la réserve sur la colonne 4, 4-r1 pose une carte dans la réserve 1. Après `:`, vous pouvez taper ou coller plusieurs coups ; ils sont joués jusqu’au premier refusé.
help-rigged-text = Non. Le menu montre sous ce nom pourquoi vous n’avez pas à nous croire sur parole : les cartes sont fixées avant votre premier coup, elles ont une empreinte, et mille donnes peuvent être comparées au hasard.

## Boxes

message-title = Message
menu-title = Menu
leave-title = Laisser cette partie ?
leave-text = Elle est enregistrée : vous pouvez la continuer quand vous voulez, depuis les parties enregistrées (a).
give-up-text = Si vous abandonnez, la partie compte comme perdue.
engine-analysis = Le moteur voit toutes les cartes, même cachées. Avec l’analyse en direct, la ligne sous la table indique si la partie est encore gagnable. Cela révèle quelque chose sur les cartes cachées ; dès la première réponse, cette partie compte donc comme jouée avec aide, à part de vos victoires sans aide. L’analyse s’arrête avec cette partie.
engine-help = Le moteur voit toutes les cartes, même cachées. S’il vous aide, cette partie compte comme jouée avec aide, à part de vos victoires sans aide.
engine-back = Le moteur cherche la dernière position d’où vous pouviez gagner et y revient. Les coups suivants restent dans l’arbre des coups (w).
give-up-title = Abandonner ?
delete-title = Supprimer cette partie ?
delete-text = Elle disparaît définitivement de la liste et des statistiques.
language-title = Langue
language-kept = Votre choix est retenu pour la prochaine fois.
language-system = celle du système
language-en = English
language-de = Deutsch
language-es = Español
language-fr = Français
language-zh = 简体中文
keep-title = Garder ce jeu ?
keep-text = { $game } est un jeu personnalisé. Si vous le gardez, il sera désormais dans la liste des jeux.
keep-writes = Son fichier sera { $file }
keep-replaces = Il remplace une version plus ancienne : { $file }
won-title = Gagné !
won-skip = Gagné ! Appuyez sur une touche pour continuer.
won-time = Temps : { $time }
won-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, { $undos ->
    [0] aucune annulation
    [one] une annulation
   *[other] { $undos } annulations
}
won-score = Score : { $score }
won-assisted = Jouée avec aide, donc comptée à part.
won-again = Déjà jouée, donc comptée à part.
won-first = Votre première victoire à ce jeu !
won-best-time = Votre meilleur temps !
won-time-to-beat = Temps à battre : { $time }
won-streak = { $wins } victoires de suite
stuck-title = Cette partie est perdue
stuck-reason = { $reason }.
stuck-text = Cela arrive à tout le monde. Vous pouvez revenir en arrière autant que vous voulez et essayer autrement ; si vous en restez là, elle compte comme perdue.
stuck-lost = Cela arrive à tout le monde. Sans annuler, la partie est perdue.

## Other pages

column-title = Colonne { $column }, depuis la fin : { $open ->
    [one] { $open } visible
   *[other] { $open } visibles
}, { $hidden ->
    [one] { $hidden } cachée
   *[other] { $hidden } cachées
}
chooser-title = Jeux
chooser-search = Chercher :
chooser-also = Autres noms : { $names }
chooser-no-custom = aucun : voyez l’aide (F1)
chooser-invalid = Fichiers incorrects
chooser-invalid-title = Ce fichier n’est pas un jeu correct
chooser-begin-here = Un bon jeu pour commencer
deal-title = { $game } : nouvelle partie
deal-text = Tapez un numéro de donne, comme 12345, ou `ms:14934` pour une donne d’un autre programme. Ne tapez rien pour une donne au hasard.
deal-click = À la souris, cliquez sur :
deal-winnable = Donne gagnable au hasard, par niveau :
level-any = tous
difficulty-title = Cette donne est-elle difficile ?
difficulty-grade = Elle est gagnable et de niveau { $level } : sur { $of } donnes gagnables de ce jeu, { $easier ->
    [0] aucune n’est plus facile
    [1] une est plus facile
   *[other] { $easier } sont plus faciles
}.
move-tree-text = Quand vous annulez et jouez un autre coup, une nouvelle variante commence et l’ancienne reste ici. Allez au début ou à la fin de l’une d’elles et continuez de là.
move-tree-start = le début
move-tree-main = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} : { $line }
move-tree-variation = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, bifurque après le { $from ->
    [1] premier coup
   *[other] coup { $from }
} : { $line }
move-tree-here = (ici)
move-tree-here-after = (ici, après { $moves })
move-tree-note = { $moves ->
    [0] Note au début
   *[other] Note après le coup { $moves }
} : { $line }
noted-at = { $moves ->
    [0] Note au début
    [1] Note après le premier coup
   *[other] Note après le coup { $moves }
}
noted-text = La note reste avec la partie : vous la retrouvez dans l’arbre des coups, dans l’analyse de la page et dans le fichier que vous exportez. Vide, elle disparaît.
hundred-about = Les mêmes cent donnes pour tout le monde, un seul essai chacune. Seuls comptent les premiers essais gagnés sans aide : une donne déjà vue est perdue.
hundred-about-no-undo = Les mêmes cent donnes pour tout le monde, un seul essai chacune, et sans annulation, comme vous l’avez choisi. Seuls les premiers essais comptent : une donne déjà vue, ou jouée avec annulation, est perdue.
hundred-standing = { $won } gagnées sur { $ended } jouées.
maker-title = Créer un jeu : { $game }
maker-won = L’ordinateur, qui voit toutes les cartes, a gagné { $won } donnes sur { $deals } ; { $lost } sont perdues à coup sûr. En jouant vite, sans en voir plus que vous, il en gagne { $quickly }.{ $won ->
    [0] {""}
   *[other] {" "}Une victoire demande environ { $moves } coups.
}
saved-games-none = Aucune partie enregistrée pour l’instant.
saved-games-when = Jouée le
saved-games-deal = Donne
saved-games-time = Temps
saved-games-moves = Coups
saved-games-assisted = + avec aide : un indice ou le moteur a aidé
replay-title = Revoir la donne { $deal } : { $game }
solution-title = { $game } : solution en { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
replay-caption = Coup { $at } sur { $moves }  { $move }  { $time }  vitesse { $speed }
statistics-all = Tous les jeux
statistics-none = Aucune partie ne compte encore. Une partie compte une fois gagnée, abandonnée ou, après dix coups ou une rangée, laissée pour une autre du même jeu.
statistics-rate = Taux de victoire, en %
statistics-no-rate = Apparaît dès qu’une partie sans aide compte.
statistics-first = première
statistics-last = dernière
statistics-times = Temps des victoires
statistics-no-times = Apparaît avec votre première victoire sans aide.

## Lessons

task-step = étape { $number } sur { $steps }
task-left = { $moves ->
    [one] encore 1 coup
   *[other] encore { $moves } coups
}
task-next-step = Entrée : étape suivante
task-next-last = C’était la dernière étape. Entrée : la suite
task-next-again = Entrée : réessayer    u : reprendre le coup
task-hint = Indice : { $move }
task-hint-from-start = Depuis le début de l’étape : { $move }
lesson-over-title = { $lesson } : terminé
lesson-over = À vous de jouer à { $game }. Les règles ne sont jamais loin : appuyez sur i.
lesson-over-next = Leçon suivante : { $lesson }
lesson-list-done = les { $steps } étapes terminées
help-on-lessons = De courtes leçons sur une vraie table ; c’est vous qui jouez. Chaque étape dit quoi faire, et chaque coup est jugé aussitôt. Une leçon reprend là où vous l’avez laissée et ne compte dans aucune statistique.
key-lessons = leçons : apprendre à jouer
key-step-hint = indice : le coup suivant de cette étape
key-step-again = recommencer cette étape
key-next-step = étape suivante
key-previous-step = étape précédente
key-leave-lesson = quitter la leçon : revenir à votre partie, ou quitter
button-again-step = encore
button-next-step = suite
button-previous-step = étape d’avant
button-lessons = leçons
button-leave-lesson = quitter
button-play-learned = jouer maintenant
button-next-lesson = leçon suivante
button-other-lesson = une autre leçon
button-step-again = encore cette étape
button-back-to-game = revenir à votre partie

## Puzzles

task-puzzle = casse-tête { $number }, { $level }
task-next-puzzle = Entrée : casse-tête suivant
task-taken-back = { $text } { $mistake } Le coup est repris.
key-puzzle-hint = indice : le coup suivant de la solution
key-puzzle-solution = montrer la solution
key-puzzle-again = recommencer ce casse-tête
key-next-puzzle = casse-tête suivant
key-previous-puzzle = casse-tête précédent
key-leave-puzzle = quitter le casse-tête : revenir à votre partie, ou quitter
button-solution = solution
button-next-puzzle = suivant
button-previous-puzzle = précédent

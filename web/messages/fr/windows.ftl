# The texts of the windows, which the page loads when it can be played. `page.ftl` has the others.

## The table

picture-stock = Talon : { $rows ->
    [0] vide
    [one] il reste une rangée
   *[other] il reste { $rows } rangées
}

## Buttons

button-cancel = Annuler
button-yes = Oui
button-again = Réessayer

## What is said under the table, and aloud

said-detail = { $of } : { $detail }

## Live analysis

engine-analysis-text = Le moteur voit toutes les cartes, même cachées. Avec l’analyse en direct, vous voyez après chaque coup si la partie est encore gagnable. Cela révèle quelque chose sur les cartes cachées ; dès la première réponse, cette partie compte donc comme jouée avec aide, à part de vos victoires sans aide. L’analyse s’arrête avec cette partie.
engine-difficulty-title = Évaluer la difficulté de cette donne ?
engine-review-title = Analyser cette partie ?
engine-text = Le moteur voit toutes les cartes, même cachées. S’il vous aide, cette partie compte comme jouée avec aide, à part de vos victoires sans aide.

## Winnable deals and difficulty

deal-search-criteria = Difficulté
deal-search-winnable = peu importe, pourvu qu’elle soit gagnable
deal-search-easy = facile
deal-search-medium = moyenne
deal-search-hard = difficile
deal-search-levels = Les donnes gagnables de chaque jeu sont réparties en trois tiers : faciles, moyennes et difficiles. La première recherche est plus longue, car le moteur a besoin de donnes de comparaison.
deal-search-start = Chercher
deal-search-progress = Progression
difficulty-first = D’abord cette donne.
difficulty-grade = Cette donne est gagnable et { $level } : sur { $of } donnes gagnables de ce jeu, { $easier ->
    [0] aucune n’est plus facile
    [1] une est plus facile
   *[other] { $easier } sont plus faciles
}.
difficulty-quick-name = Jeu rapide
difficulty-nodes-name = Recherche
difficulty-length-name = Longueur
difficulty-explained = Les donnes gagnables de chaque jeu sont réparties en trois tiers : faciles, moyennes et difficiles. Chacun des trois chiffres reçoit un rang parmi les donnes de comparaison, et les rangs s’additionnent.

## The solution and the review

solution-title = Solution : { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
review-title = Analyse : { $game }
review-works = Le moteur analyse la partie : { $known } positions sur { $of } sont prêtes.
review-won = Gagnée : toutes les positions étaient gagnables.
review-could = Toutes les positions étaient gagnables, et l’actuelle l’est aussi.
review-move = Le coup { $move } a fait perdre la partie : { $text }.
review-hidden = Personne ne pouvait le savoir : d’après ce qu’on voyait, aucun coup n’était meilleur.
review-avoidable = C’était évitable : d’après ce qu’on voyait, ce coup a gâché { $error } des chances.
review-among = L’un des coups { $from } à { $to } a fait perdre la partie. Le moteur n’a pas pu déterminer lequel.
review-between = Perdue entre les coups { $from } et { $to } ; le moteur cherche encore.
review-show-between = Afficher le début de ce passage
review-stop = Arrêter
review-goes-on = Vous pouvez fermer cette fenêtre : le moteur continue et vous prévient quand il a fini.
review-go-on = Continuer
note-reviewed = Analyse de { $game } : { $text }
note-reviewed-show = Voir l’analyse
review-by = Après le coup { $move }, la partie était perdue. Le moteur n’a pas pu déterminer si elle était gagnable avant.
review-open = Le moteur n’a pas pu déterminer si cette partie était gagnable.
review-show = Afficher le coup perdant
review-legend = En haut : cartes en ordre (en suites depuis un roi, ou déjà rangées) après chaque coup, au plus { $most } sur { $cards }. En bas : si la partie était encore gagnable :
review-prospect-won = gagnable
review-prospect-lost = perdue
review-prospect-open = indéterminé
review-prospect-losing = coup perdant
review-remark-wasted = pour rien
review-remark-missedJoin = enchaînement manqué
review-wasted = { $moves ->
    [one] Un coup n’a servi à rien : il ramenait en arrière.
   *[other] { $moves } coups n’ont servi à rien : après eux, la table était comme avant.
}
review-missed-joins = { $moves ->
    [one] Un enchaînement manqué : les cartes pouvaient rejoindre leur couleur.
   *[other] { $moves } enchaînements manqués : les cartes pouvaient rejoindre leur couleur.
}
review-not-copied = Le navigateur n’a pas autorisé la copie.
review-list = Tous les coups
review-better-in = Mieux : { $text }. La partie peut alors être gagnée en { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.
review-show-better = Afficher un meilleur coup
review-play-out = Montrer comment gagner
review-loses = Le coup { $move } fait perdre la partie : { $text }
review-better = Mieux : { $text }
review-solution = Voici comment la partie pouvait encore être gagnée : { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.
review-shorter = Le moteur a trouvé une victoire en { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.
review-no-shorter = Le moteur n’a pas trouvé de victoire plus courte. Bien joué !
review-missed = Enchaînement manqué : { $text }
review-back = Revenir à l’analyse
retry-title = Trouver un meilleur coup
retry-open = Ce coup a fait perdre la partie : { $move }. Jouez-en un qui la laisse gagnable.
retry-judging = Le moteur vérifie ce coup.
retry-found = Bien joué : avec ce coup, la partie peut encore être gagnée.
retry-lost = Ce coup fait perdre la partie, lui aussi.
retry-unclear = Le moteur n’a pas pu déterminer si ce coup gagne.
retry-close = Arrêter de chercher

## Chance et habileté

review-views = Façons de revoir la partie
review-view-review = Était-elle gagnable ?
review-view-luck = Chance et habileté
luck-title = Chance et habileté : { $game }
luck-works = Le joueur loyal juge la partie : { $move } coups sur { $of } sont prêts.
luck-no-new-card = Aucune carte nouvelle n’est apparue dans cette partie : il n’y a rien à juger.
luck-totals = Gâché : { $error ->
    [one] { $error } point
   *[other] { $error } points
} sur 100. Chance : { $luck }.
luck-chart = En haut : la probabilité de gagner avant chaque carte nouvelle ; ▼ est ce qu’une erreur lui a pris. En bas : ce que chaque carte nouvelle a changé, vers le haut si c’était une chance.
luck-gave-away = { $count ->
    [one] Coup { $moves }
   *[other] Coups { $moves }
} : { $error } de perdus.
luck-show-played = Afficher le coup
luck-show-better = Afficher un meilleur coup
luck-play-out = Afficher le meilleur plan
luck-better-plan = Voici le meilleur plan à la place { $count ->
    [one] du coup { $moves }
   *[other] des coups { $moves }
}, jusqu’à la prochaine carte nouvelle. Ce qu’il aurait montré n’est pas jugé.
luck-back = Revenir à chance et habileté
luck-played = Joué : { $text }
luck-list = Toutes les décisions
luck-rough = Ce sont des estimations du joueur loyal, qui ne sait que ce que vous pouviez voir. Une erreur peut être plus petite qu’il ne le dit, et une petite n’en est peut-être pas une.

## Games and rules

games-title = Jeux
games-search = Chercher par nom ou par genre
games-filters = Filtres
games-facts = { $cards } cartes, { $columns } { $columns ->
    [one] colonne
   *[other] colonnes
}
games-recent = Derniers jeux :
games-favourites = Favoris
games-surprise = Surprenez-moi
games-favourite = Favori : { $game }
games-decks = Jeux de cartes
games-decks-one = un jeu de cartes
games-decks-two = deux jeux de cartes
games-decks-more = trois ou plus
games-length = Durée
games-length-short = partie courte
games-length-long = partie longue
games-matter = Chance ou habileté
games-matter-luck = plus de chance
games-matter-skill = plus d’habileté
games-chance = Gagnable
games-chance-nearly-all = presque toujours gagnable
games-chance-most = souvent gagnable
games-chance-few = rarement gagnable
games-winnable-all = toujours gagnable
games-winnable-share = { $percent } des donnes gagnables
games-winnable-least = au moins { $percent } des donnes gagnables
games-deal = Numéro de donne
games-deal-random = au hasard
games-deal-wrong = Un numéro de donne ressemble à { $own }. Ceux d’autres programmes commencent par leur nom : { $ms }, { $pysol } ou { $kpat }.
games-deal-search = Gagnable…
games-start = Jouer à { $game }
rules-title = Règles de { $game }
rules-layout = { $game } au début

## Saved games

saved-games-all-games = tous les jeux
saved-games-all-results = tous
saved-games-count = { $games ->
    [0] Aucune partie
    [one] Une partie
   *[other] { $games } parties
}
saved-games-points = Score : { $score }
saved-games-current = sur la table
saved-games-own-cards = donne personnelle
saved-games-pages = Pages
saved-games-newer = Plus récentes
saved-games-older = Plus anciennes
saved-games-page = { $from }–{ $to } sur { $of }
saved-games-none = Aucune partie enregistrée pour l’instant. Chaque partie l’est dès son premier coup.
saved-games-choose = Choisissez une partie pour la continuer, la revoir, l’enregistrer dans un fichier ou la supprimer.
saved-games-continue = Continuer
saved-games-replay = Revoir
saved-games-link = Copier le lien
saved-games-save = Enregistrer dans un fichier
saved-games-save-all = Tout enregistrer dans un fichier
saved-games-delete = Supprimer
saved-games-ask-give-up = Abandonner cette partie ? Elle comptera comme perdue.
given-up = Vous avez abandonné { $game } : elle compte comme perdue, même si vous continuez ici.
saved-games-ask-delete = Supprimer définitivement cette partie ? Elle ne comptera plus dans vos statistiques.
saved-games-persistent = Ce navigateur garde vos parties enregistrées jusqu’à ce que vous les supprimiez.
saved-games-not-persistent = Enregistrez de temps en temps toutes vos parties dans un fichier : ce navigateur peut les supprimer, par exemple s’il manque d’espace.
import-title = Importer des parties depuis un fichier ou un texte
import-text = Fichiers enregistrés par cette page ou par la version terminal, avec une ou plusieurs parties. Celles que vous avez déjà sont ignorées.
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

## Statistics

stats-judged = { $games ->
    [one] Une partie d’une version précédente a été rejugée :
   *[other] { $games } parties d’une version précédente ont été rejugées :
} une partie abandonnée compte comme perdue, et seul le premier essai d’une donne compte pour le taux, les séries et les records.
stats-between = { $value } ({ $low } – { $high })
stats-text = Une partie compte une fois gagnée, abandonnée ou, après dix coups ou une rangée, laissée pour une autre du même jeu. Les donnes déjà commencées figurent comme rejouées.
stats-range-text = Entre parenthèses : l’intervalle qui contient votre vrai taux de victoire avec une confiance de 95 % ; plus il y a de parties, plus il est étroit.
stats-left = { $games ->
    [one] L’une d’elles a été laissée pour une autre et compte comme perdue jusqu’à ce que vous la repreniez : elle est dans les parties enregistrées.
   *[other] { $games } d’entre elles ont été laissées pour d’autres et comptent comme perdues jusqu’à ce que vous les repreniez : elles sont dans les parties enregistrées.
}
stats-group = Groupe
stats-numbers = Données
stats-game = Après la partie
stats-games = Parties
stats-time = Temps
stats-move-count = Coups
stats-rate = Évolution du taux de victoire
stats-rate-text = Sur les { $games } dernières parties à chaque fois : { $from } au début, { $to } maintenant ; minimum { $least }, maximum { $most }.
stats-streaks = Séries
stats-streaks-text = { $streaks ->
    [one] Une série : victoires vers le haut, défaites vers le bas.
   *[other] Les { $streaks } dernières séries : victoires vers le haut, défaites vers le bas.
}
stats-times = Temps des victoires
stats-moves = Coups pour gagner
stats-mostly = Le plus souvent : de { $from } à { $to }, { $games ->
    [one] { $games } partie.
   *[other] { $games } parties.
}
stats-few-games = L’évolution et les séries apparaissent à partir de { $need } parties. Pour l’instant : { $games }.
stats-few-wins = Les temps et les coups apparaissent à partir de { $need } victoires. Pour l’instant : { $games }.
stats-empty = Vos victoires apparaîtront ici
stats-empty-text = Gagnez une partie : vous verrez alors ici vos victoires, vos séries, vos records et vos semaines.
stats-empty-games = Choisir un jeu
stats-empty-play = Retour à la table
stats-none = Pas encore de parties de ce genre.
stats-won = Victoires
stats-now-streak = Série en cours
stats-best-streak = Meilleure série
stats-since = { $games ->
    [one] Une partie le { $date }, { $time }
   *[other] { $games } parties depuis le { $date }, { $time }
} de jeu
stats-since-day = { $games ->
    [one] Une partie le { $date }
   *[other] { $games } parties depuis le { $date }
}
stats-form = { $games ->
    [one] La dernière partie. Victoires : { $won }
   *[other] Les { $games } dernières parties. Victoires : { $won }
}
stats-suits = Couleurs
stats-suits-any = Toutes
stats-weeks = Vos semaines
stats-week = Semaine du
stats-this-week = En plein : victoires. Cette semaine : { $games ->
    [0] pas encore de partie.
    [one] { $games } partie. Victoires : { $won }.
   *[other] { $games } parties. Victoires : { $won }.
}
stats-busiest = La plus remplie, la semaine du { $date } : { $games ->
    [one] une partie.
   *[other] { $games } parties.
}
stats-year = Votre année
stats-day = Jour
stats-year-none = Aucune partie ne s’est terminée ces douze derniers mois.
stats-year-text = En plein : jours avec victoire. { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} en { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}. Victoires : { $won }.
stats-year-most = Le plus rempli, le { $day }.
stats-day-text = { $date } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, victoires : { $won }
stats-fewer = du moins au plus
look-back-title = Rétrospective
look-back-this-week = Cette semaine
look-back-last-week = La semaine dernière
look-back-games = { $games ->
    [one] Une partie
   *[other] { $games } parties
} en { $days ->
    [one] un jour
   *[other] { $days } jours
}, dont { $won } gagnées.
look-back-time = { $time } à la table.
look-back-rate = Premiers essais sans aide : { $rate } gagnés.
look-back-more = C’est { $points ->
    [one] un point
   *[other] { $points } points
} de plus que { $than ->
    [week] la semaine précédente
   *[year] l’année précédente
}.
look-back-less = C’est { $points ->
    [one] un point
   *[other] { $points } points
} de moins que { $than ->
    [week] la semaine précédente
   *[year] l’année précédente
}.
look-back-most = Le plus joué : { $game }, { $games } parties.
look-back-streak = Plus longue série : { $games } victoires d’affilée.
look-back-fewest = Le moins de coups : { $moves }, à { $game }.
look-back-quickest = Victoire la plus rapide : { $time }, à { $game }.
look-back-first = Gagné pour la première fois : { $game }.
look-back-copy = Copier le texte
stats-by-game = Vos jeux
stats-won-of = Victoires : { $won } sur { $games }
stats-can-be-won = au moins { $percent } des donnes sont gagnables
stats-all-can-be-won = toutes les donnes essayées sont gagnables
stats-hints = en suivant toujours le meilleur indice, on gagne { $percent }
stats-mark = Le trait dans la barre montre combien de donnes sont gagnables. C’est le moteur, qui voit toutes les cartes, qui l’a trouvé : personne n’en gagne autant.
stats-luck = { $games ->
    [one] Dans la partie que vous avez revue,
   *[other] Dans les { $games } parties que vous avez revues,
} vos erreurs ont coûté { $share } de vos chances. Chance : { $luck } par partie.
stats-luck-fair = { $fewer ->
    [0] Sur 100 mélangeurs honnêtes, aucun n’a eu moins de chance.
    [1] Sur 100 mélangeurs honnêtes, un seul a eu moins de chance.
    [100] Sur 100 mélangeurs honnêtes, tous ont eu moins de chance.
   *[other] Sur 100 mélangeurs honnêtes, { $fewer } ont eu moins de chance.
}
stats-figures = Tous les chiffres

## Move tree

move-tree-text = Toutes les variantes que vous avez jouées sont encore là. Choisissez-en une pour aller à sa fin et continuer de là.
move-tree-left = bifurque après le { $move ->
    [1] premier coup
   *[other] coup { $move }
}
move-tree-here = position actuelle

## Custom games

custom-text = Un jeu est un fichier de règles. Partez du fichier d’un jeu existant, changez ce que vous voulez, donnez-lui un nouvel identifiant et un nouveau nom, et jouez-y. Il reste dans ce navigateur.
custom-none = Vous n’avez pas encore de jeux personnalisés.
custom-refused = Cette version de la page n’accepte pas ses règles. Pour savoir pourquoi, affichez son texte et ajoutez-le de nouveau.
custom-show = Afficher le texte
custom-play = Jouer
custom-ask-delete = Supprimer ce jeu ? Ses parties enregistrées sont conservées.
custom-add = Ajouter un jeu
custom-begin = Commencer par le texte de
custom-begin-choose = choisissez un jeu
custom-take = Ajouter ce jeu
custom-added = { $game } a été ajouté.
custom-problems = { $problems ->
    [one] Il y a une erreur :
   *[other] Il y a { $problems } erreurs :
}
source-file = Choisir un fichier
source-drop = ou le déposer ici
source-paste = … ou coller du texte

## Links

leave-game-title = Ouvrir le lien ?
leave-game-text = Le lien ouvre une autre partie. La vôtre est enregistrée : vous la retrouverez dans vos parties enregistrées.
leave-game-text-practice = Le lien ouvre une autre partie. La vôtre a commencé par une position et non par une donne ; elle ne sera donc pas enregistrée.
leave-game-stay = Rester
leave-game-open = Ouvrir le lien
link-later = il vient d’une version plus récente de cette page
link-damaged = il est endommagé ou incomplet
link-too-long = il est trop long
share-deal = Cette donne
share-deal-text = Les mêmes cartes, depuis le début.
share-position = Cette position
share-position-text = Les cartes telles qu’elles sont maintenant, pour continuer d’ici. Les cartes cachées sont incluses.
share-known = La position en texte ou en image
share-known-text = Pour une lettre ou un blog : les cartes telles que vous les connaissez, sans les cartes cachées.
share-copy-text = Copier en texte
share-save-picture = Enregistrer en image
share-record = Cette partie
share-record-text = Tous les coups, à revoir.
share-own = C’est un jeu personnalisé : les liens vers sa donne ou une position ne fonctionnent que là où son fichier a été ajouté.
share-copy = Copier
share-send = Partager…
share-copied = Lien copié.
share-text-copied = Texte copié.
share-refused = Le navigateur n’a pas autorisé la copie : sélectionnez le lien et copiez-le vous-même.

## Side panel

side-moves = Coups
side-empty = Vos coups s’affichent ici. Choisissez-en un pour y revenir.
unseen-close = Masquer les cartes jamais vues

## Notes

note-title = Note
note-at = { $moves ->
    [0] Au début
    [1] Après le premier coup
   *[other] Après le coup { $moves }
}
note-about = La note reste avec la partie : vous la retrouvez dans l’arbre des coups, dans l’analyse et dans le fichier que vous exportez.
note-keep = Garder
move-tree-notes = Notes

## The hundred

hundred-about = Les mêmes cent donnes pour tout le monde, un seul essai chacune. Seuls les premiers essais comptent : une donne déjà vue est perdue.
hundred-kind = Comment vous les jouez
hundred-own = avec annulation
hundred-undo-off = sans annulation
hundred-deal = Donne { $number } : { $state ->
    [won] gagnée
    [lost] perdue
    [begun] commencée
    [other] jouée autrement
   *[none] pas encore jouée
}
hundred-standing = { $won } gagnées sur { $ended } jouées. Il y a { $of } donnes.
hundred-hints = En suivant les conseils du joueur loyal : { $won } donnes sur { $of } ({ $share }).
hundred-next = Jouer la donne { $number }
hundred-site = Sur ce site
hundred-site-players = { $players ->
    [0] Personne n’a encore terminé les cent.
    [one] Un joueur a terminé les cent.
   *[other] { $players } joueurs ont terminé les cent.
}
hundred-site-progress = Le site connaît { $finished } de vos { $of } premiers essais.
hundred-site-account = Avec un compte et des résultats partagés, vous figurez ici après la dernière donne.

## Replay

replay-title = Revoir : { $game }
replay-controls = Lecture
replay-first = Au début
replay-back = Un coup en arrière
replay-play = Lecture
replay-pause = Pause
replay-forward = Un coup en avant
replay-last = À la fin
replay-position = Coup
replay-at = Coup { $move } sur { $of }
replay-start = Donne
replay-pace = Vitesse
replay-pace-slow = lente
replay-pace-normal = normale
replay-pace-fast = rapide
replay-pace-rapid = très rapide
replay-pace-played = vitesse de la partie
replay-play-on = Continuer à jouer d’ici

## Watching

watch-on = L’ordinateur ne voit que ce que vous voyez. Touchez la table pour reprendre la main.
watch-assists = Cette partie compte désormais comme jouée avec aide, à part de vos victoires sans aide.
watch-no-way = L’ordinateur ne sait plus comment continuer. À vous de jouer.
watch-stop = Arrêter

## Moves in thought

what-if-text = Et si… ? Ici, rien ne compte.
what-if-wins = La partie serait gagnée.
what-if-play = Jouer ces coups
what-if-back = Revenir à la partie
what-if-begun = Et si… ? Essayez des coups : rien ne compte. Les cartes inconnues restent cachées. Échap ramène à la partie.
what-if-ended = Retour à la partie : la table est comme avant.
what-if-played = { $moves ->
    [one] Un coup joué
   *[other] { $moves } coups joués
}

## Appearance

appearance-theme = Table de jeu
appearance-theme-felt = Feutre
appearance-theme-dew = Rosée
appearance-theme-walnut = Noyer
appearance-theme-night = Nuit
appearance-theme-paper = Papier
appearance-theme-slate = Ardoise
appearance-theme-rose = Vieux rose
appearance-theme-spring = Printemps
appearance-theme-autumn = Automne
appearance-theme-winter = Hiver
appearance-theme-contrast = Contraste élevé
appearance-photo = Votre propre photo
appearance-photo-text = Elle devient la table, un peu assombrie, et ne quitte jamais ce navigateur.
appearance-photo-choose = Choisir une photo
appearance-photo-remove = Retirer
appearance-photo-problem = Cette photo ne peut pas être utilisée.
appearance-scheme = Clair ou sombre
appearance-scheme-auto = comme le système
appearance-scheme-light = clair
appearance-scheme-dark = sombre
appearance-style = Dessin des cartes
appearance-style-classic = Classique
appearance-style-modern = Moderne
appearance-pack = Cartes
appearance-pack-two-colour = Deux couleurs
appearance-pack-four-colour = Quatre couleurs
appearance-pack-high-contrast = Contraste élevé
appearance-shade = Cartes claires ou sombres
appearance-shade-light = cartes claires
appearance-shade-dark = cartes sombres
appearance-back = Dos
appearance-back-theme = Assorti au thème
appearance-back-photo = Votre photo
appearance-back-photo-text = Son centre devient le dos des cartes et ne quitte jamais ce navigateur.
appearance-back-web = Toile
appearance-back-dew = Rosée
appearance-back-fan = Éventails
appearance-back-botanical = Feuilles
appearance-back-stars = Étoiles
appearance-back-tartan = Écossais
appearance-back-spider = Araignée
appearance-back-lattice = Treillis
appearance-back-waves = Vagues
appearance-back-rosette = Rosace
appearance-back-weave = Tressage
appearance-back-suits = Enseignes
appearance-back-plain = Uni
appearance-large-index = Grandes valeurs et enseignes
appearance-large-index-auto = sur petites cartes
appearance-large-index-normal = jamais
appearance-large-index-large = toujours

## Settings

settings-language = Langue
settings-language-auto = celle du navigateur
settings-motion = Animations
settings-motion-auto = comme le système
settings-motion-slow = lentes
settings-motion-normal = normales
settings-motion-fast = rapides
settings-motion-off = désactivées
settings-motion-reduced = Votre appareil demande moins de mouvement : « comme le système » revient à désactivées. Tout autre choix l’emporte.
settings-celebration = En cas de victoire
settings-celebration-theme = assortie au thème
settings-celebration-random = surprise
settings-celebration-cascade = cartes bondissantes
settings-celebration-fountain = fontaine
settings-celebration-fireworks = feu d’artifice
settings-celebration-web = toile d’araignée
settings-celebration-none = rien
settings-size = Taille des cartes
settings-left-handed = Pour gauchers : talon à gauche
settings-click-takes = Un clic sélectionne les cartes, un autre les pose
settings-volume = Volume du son
settings-volume-percent = { $percent } %
settings-haptics = Vibrations
settings-haptics-off = désactivées
settings-haptics-runs = suites et victoires
settings-haptics-cards = à chaque carte
settings-relaxed = Détente : ni score, ni coups, ni horloge
settings-relaxed-text = Tout est compté quand même et s’affiche à la fin de la partie.
settings-clock = Afficher l’horloge
settings-only-winnable = Uniquement des parties gagnables
settings-only-winnable-text = Vos premières parties de Spider sont gagnables dans tous les cas : jusqu’à votre première victoire, ou la fin de trois parties.
settings-no-undo = Sans annuler
settings-no-undo-text = Choisi avant la donne : pas de retour en arrière, et une partie bloquée est perdue. Ces parties ont leurs propres statistiques.
settings-share = Partager les résultats des parties terminées

## The end of a game

celebration-skip = Touchez l’écran ou appuyez sur une touche pour passer
game-over-won = Gagné !
game-over-stuck = Plus aucun coup possible
game-over-parts = D’où vient le score
game-over-part-start = Départ
game-over-part-moves = Coups
game-over-part-undos = Annulations
game-over-part-runs = Suites retirées
game-over-parts-text = Distribuer une rangée ne coûte rien. Les coups annulés comptent toujours.
game-over-away = Ce contenu n’a pas pu être chargé. Réessayez quand vous serez en ligne.
game-over-review = Analyse
game-over-rank = { $place ->
    [1] La meilleure de vos { $wins } victoires au score
   *[other] Rang { $place } sur vos { $wins } victoires au score
}
game-over-streak = { $wins ->
    [one] { $wins } victoire d’affilée
   *[other] { $wins } victoires d’affilée
}
game-over-others-deal = { $played ->
    [one] { $played } partie partagée sur cette donne : { $percent } de victoires.
   *[other] { $played } parties partagées sur cette donne : { $percent } de victoires.
}
game-over-others-game = { $played ->
    [one] { $played } partie partagée en tout : { $percent } gagnées.
   *[other] Tous ensemble : { $percent } gagnées sur { $played } parties.
}
game-over-others-time = Temps moyen : { $time }.
game-over-others-none = Pas encore de résultats d’autres joueurs.
game-over-hard = Cette donne était-elle difficile ?
game-over-measure = Vérifier
game-over-best-first = Première victoire à ce jeu
game-over-best-time = Meilleur temps
game-over-best-moves = Record de coups
game-over-best-points = Meilleur score
game-over-assisted = Jouée avec aide, donc comptée à part.
game-over-stuck-text = Cette partie est perdue. Vous pouvez annuler des coups et essayer autrement.
game-over-lost-text = Cette partie est perdue : elle se jouait sans annuler.
game-over-play = Rejouer
game-over-daily = Prochaine donne du jour
game-over-daily-of = Prochaine donne du jour : { $game }
game-over-share = Partager…
result-title = Partager le résultat
result-picture = L’image : { $game }. { $figures }. { $story }
result-story = Une courbe montre les cartes en ordre au fil des coups. Rangées distribuées : { $rows }. Suites retirées : { $runs }.
result-order = Cartes en ordre
result-hidden = Cartes cachées
result-rows = Rangée distribuée
result-runs = Suite
result-send = Partager l’image
result-save = Enregistrer l’image
result-line = Copier en une ligne
result-challenge = Copier un défi
result-challenge-text = Un défi est un lien vers cette donne avec votre résultat à battre. Vos coups l’accompagnent, invisibles, pour une course.
result-film = Faire un film de la partie
result-film-making = Le film se prépare
result-film-send = Partager le film
result-film-save = Enregistrer le film
result-film-done = Le film est prêt : { $size } Mo, un GIF lisible partout.
result-copied = Copié.
result-back = Retour
result-failed = Cela n’a pas fonctionné dans ce navigateur.
challenge-begins = À battre : { $score } points en { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}. Ferez-vous mieux ?
challenge-begins-by = { $by } a fait ici { $score } points en { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}. Ferez-vous mieux ?
challenge-title = Défi
challenge-own = Vous
challenge-theirs = À battre
challenge-beaten = { $by ->
    [none] Vous avez fait mieux !
   *[other] Vous avez battu { $by } !
}
challenge-equal = { $by ->
    [none] Égalité !
   *[other] Égalité avec { $by } !
}
challenge-missed = { $by ->
    [none] Pas encore battu.
   *[other] { $by } reste devant.
}

## Races

ghost-race = { $by ->
    [own] Course contre votre partie précédente
    [none] Course contre un fantôme
   *[other] Course contre { $by }
}
ghost-name = { $by ->
    [own] Votre partie précédente
    [none] Fantôme
   *[other] { $by }
}
ghost-level = À égalité
ghost-ahead = { $cards ->
    [one] { $cards } carte d’avance
   *[other] { $cards } cartes d’avance
}
ghost-behind = { $cards ->
    [one] { $cards } carte de retard
   *[other] { $cards } cartes de retard
}
ghost-title = Cartes en ordre (en suites depuis un roi, ou déjà rangées) après le même nombre de coups
ghost-end = Arrêter la course
ghost-begins = { $by ->
    [own] Vous faites la course contre votre partie précédente.
    [none] Vous faites la course contre un fantôme.
   *[other] Vous faites la course contre { $by }.
}
ghost-said-ahead = { $by ->
    [own] Vous devancez votre partie précédente.
    [none] Vous devancez le fantôme.
   *[other] Vous devancez { $by }.
}
ghost-said-behind = { $by ->
    [own] Votre partie précédente est devant.
    [none] Le fantôme est devant.
   *[other] { $by } est devant.
}
ghost-said-over = { $by ->
    [own] À ce stade, votre partie précédente était gagnée.
    [none] À ce stade, le fantôme avait gagné.
   *[other] À ce stade, { $by } avait gagné.
}
ghost-finish-first = { $moves ->
    [one] Course gagnée, avec { $moves } coup d’avance !
   *[other] Course gagnée, avec { $moves } coups d’avance !
}
ghost-finish-level = Égalité : autant de coups dans les deux parties.
ghost-finish-second = { $moves ->
    [one] Course perdue, à { $moves } coup près.
   *[other] Course perdue, avec { $moves } coups de retard.
}
ghost-stuck-ahead = { $cards ->
    [one] Course perdue, malgré { $cards } carte d’avance.
   *[other] Course perdue, malgré { $cards } cartes d’avance.
}
ghost-stuck-level = Course perdue, alors que vous étiez à égalité.
ghost-stuck-behind = { $cards ->
    [one] Course perdue, avec { $cards } carte de retard.
   *[other] Course perdue, avec { $cards } cartes de retard.
}
ghost-chart = Cartes en ordre après chaque coup : les vôtres en { $own } coups, celles de l’autre partie en { $theirs }
ghost-again = Refaire la course
ghost-best = Courir contre votre meilleure partie
ghost-race-it = Faire la course
ghost-refused-long = Cette partie est trop longue pour une course.
ghost-refused-illegal = Pas de course : le coup { $move } de la partie est impossible dans cette donne. Elle vient peut-être d’une autre donne ou suit d’autres règles.
ghost-refused-unfinished = Pas de course : la partie ne se termine pas par une victoire.

## Lessons

learn-text = De courtes leçons sur une vraie table. C’est vous qui jouez.
learn-done = Terminé
lesson-step = Étape { $number } sur { $steps }
lesson-show = Montrez-moi
lesson-skip = Passer
lesson-next = Suite
lesson-retry = Réessayer
lesson-close = Terminer la leçon
lesson-go-on = Suite : { $lesson }
lesson-back = Revenir à ma partie
lesson-unknown = Cette leçon n’existe pas.

## Puzzles
mistakes-title = Vos erreurs
mistakes-noted = Cette position reviendra demain, dans les casse-têtes.
mistakes-due = { $count ->
    [one] Mieux jouer un coup qui a fait perdre
   *[other] Mieux jouer { $count } coups qui ont fait perdre
}
mistakes-later = La prochaine reviendra le { $day }.
mistakes-next = Erreur suivante
puzzles-today = Casse-tête du jour
puzzles-solved = résolu
puzzles-rating = Votre cote
puzzles-row = Jours de suite
puzzles-firsts = Résolus du premier coup
puzzles-goal = Type
puzzles-goal-any = Tous les types
puzzles-goal-onlyMove = Coup unique
puzzles-goal-emptyColumn = Vider une colonne
puzzles-goal-completeRun = Compléter une suite
puzzles-level = Difficulté
puzzles-level-any = Toutes
puzzles-level-easy = Facile
puzzles-level-medium = Moyen
puzzles-level-hard = Difficile
puzzles-fresh = { $count } sur { $of } pas encore essayés
puzzles-next = Casse-tête suivant
puzzle-title = Casse-tête { $number }
puzzle-solved-first = Résolu du premier coup ! Votre cote est maintenant de { $rating }.
puzzle-shown = C’était la solution.
puzzle-solution = La solution
puzzle-all = Tous les casse-têtes
puzzle-close = Quitter le casse-tête
puzzle-unknown = Ce casse-tête n’existe pas.

## The chance of winning

settings-chance = Chances de gagner
settings-chance-text = Avec quelle probabilité le joueur loyal gagnerait à partir d’ici. Lui non plus ne voit pas les cartes cachées. La partie est marquée « chances affichées » ; dans les classements, elle compte comme jouée avec aide.
chance-title = Chances de gagner, autant qu’on puisse les connaître

## The coach

first-steps-move = { $touches ->
    [yes] Touchez cette carte :
   *[no] Cliquez sur cette carte :
} elle va là où elle convient. Vous pouvez aussi la faire glisser.
first-steps-undo = Vous changez d’avis ? Annulez autant de coups que vous voulez.
first-steps-stock = Plus de bon coup ? Distribuez une nouvelle rangée depuis le talon.
first-steps-skip = Passer ces conseils

settings-coach = Entraîneur
settings-coach-text = Dit ce que les indices et les coups refusés peuvent vous apprendre. Il ne change rien à la façon dont la partie compte.
coach-why-off-table = Ce qui quitte la table est acquis, et ce qui se trouvait dessous est de nouveau libre.
coach-why-turns-up = Les cartes cachées d’abord : chaque carte retournée vous offre de nouveaux coups.
coach-why-makes-vacancy = Une colonne vide, c’est de la place pour trier. Réfléchissez bien avant de la remplir.
coach-why-joins = Les cartes qui se déplacent ensemble restent utiles. Préférez cette place aux autres possibles.
coach-why-order = Chaque carte rangée dans une suite gêne moins.
coach-why-prepares = Voyez un coup plus loin : celui-ci ne rapporte encore rien, mais le suivant, si.
coach-why-toward-card = Prévoyez d’une nouvelle carte à la suivante : choisissez celle que vous voulez voir, puis dégagez-la.
coach-why-toward-row = Une nouvelle rangée recouvre toutes les colonnes : avant de la distribuer, rangez ce qui peut l’être.
coach-why-deal-row = Une nouvelle rangée recouvre ce que vous avez trié : ne distribuez que s’il n’y a rien de mieux, comme ici.
coach-why-fills-vacancy = Prenez une carte qui en libère une autre, ou une carte facile à déplacer de nouveau.
coach-why-nothing-better = Quand rien n’aide, annulez jusqu’au point où vous aviez le choix et essayez autre chose.
coach-why-toward-win = Quand vous connaissez toutes les cartes, plus rien ne peut vous surprendre : réfléchissez jusqu’au bout.
coach-why-wins = Le moteur voit les cartes cachées. Comparez son coup avec celui que vous aviez en tête.
coach-declined-nowhere-to-go = Cherchez une carte qui les accepte : il faut peut-être d’abord la découvrir.
coach-refusal-not-open = Une carte cachée se retourne dès que plus rien ne la recouvre.
coach-refusal-one-at-a-time = Retirez les cartes une à une ; il faut une place pour chacune.
coach-refusal-not-in-sequence = Seule une suite sans trou se déplace d’un bloc. Commencez par la fin.
coach-refusal-not-a-run = Elles peuvent se recouvrir, mais ne se déplacent pas ensemble. Réunissez si possible des cartes qui pourront rester groupées.
coach-refusal-wrong-rank = Prenez les cartes en main : chaque place qui les accepte est alors indiquée.
coach-refusal-nothing-goes-on = Une telle carte ferme sa colonne tant qu’elle y reste. Choisissez bien où la poser.
coach-refusal-wrong-suit = Dans ce jeu, la couleur compte autant que la valeur.
coach-refusal-vacancy-takes-kings = Avant de vider une colonne, gardez un roi prêt à y aller.
coach-refusal-vacancy-stays-empty = Dans ce jeu, une colonne vidée est une place perdue. Gardez-y une carte tant que vous en avez besoin.
coach-refusal-foundation-next = Ici, on avance carte par carte. Libérez celle qu’il faut maintenant.
coach-refusal-stock-is-empty = Plus aucune carte ne viendra : tout ce qu’il vous faut est sur la table.
coach-refusal-deal-needs-full-columns = Prenez une carte qui en libère une autre, ou une carte facile à déplacer de nouveau.

## Goals
goals-reached = { $reached } atteints sur { $all }
goals-on = atteint le { $date }
goals-once = atteint
goals-text = Vos parties enregistrées, importées ou non, vos leçons et vos casse-têtes décident des objectifs. Ils ne changent rien à la façon dont les parties comptent.
goals-told = Dire à la fin d’une partie quels objectifs elle a atteints
goals-new = { $count ->
    [one] Objectif atteint
   *[other] { $count } objectifs atteints
}
goals-group-games = Jeux
goals-group-skill = Habileté
goals-group-daily = Donnes du jour
goals-group-learning = Apprentissage
goal-wins = Gagnez { $need ->
    [one] une partie
   *[other] { $need } parties
}
goal-tip-wins = Retournez d’abord les cartes cachées, car chacune offre de nouveaux coups.
goal-game = Gagnez à { $game }
goal-tip-game-spider-1 = Avec une seule couleur, toute suite se déplace. Rangez d’abord et distribuez tard.
goal-tip-game-spider-2 = Réunissez les cartes dans leur couleur quand vous le pouvez, et ne mélangez que pour libérer quelque chose.
goal-tip-game-spider = Une colonne vide vaut mieux qu’une longue suite mélangée.
goal-tip-game-spiderette = Avec sept colonnes seulement, chaque colonne vide compte double.
goal-tip-game-scorpion = Chaque carte visible se déplace avec tout ce qui la couvre. Cherchez la carte où elle doit aller.
goal-tip-game-simple-simon = Toutes les cartes sont visibles, alors prévoyez loin avant le premier coup.
goal-different = Gagnez à { $need } jeux différents
goal-tip-different = Ce que vous apprenez à un jeu vous sert au suivant.
goal-large = Gagnez à un jeu de trois jeux de cartes ou plus
goal-tip-large = Travaillez peu de colonnes à la fois et videz-en une assez tôt.
goal-unassisted = Gagnez { $need ->
    [one] une partie
   *[other] { $need } parties
} sans aide
goal-tip-unassisted = Avant de demander un indice, cherchez le coup qui libère le plus.
goal-no-undo = Gagnez { $need ->
    [one] une partie
   *[other] { $need } parties
} sans aide et sans annuler
goal-tip-no-undo = Regardez un coup plus loin avant de toucher une carte.
goal-row = Gagnez { $need } parties de suite
goal-tip-row = Presque toutes les donnes de Spider sont gagnables. Prenez votre temps.
goal-moves = Gagnez à { $game } en { $need } coups au plus
goal-tip-moves = Ne déplacez les cartes qu’une fois, là où elles peuvent rester, dans leur couleur.
goal-minutes = Gagnez une partie en { $need } minutes
goal-tip-minutes = Toucher une carte joue son meilleur coup. Il faut rarement la faire glisser.
goal-again = Gagnez une donne que vous aviez perdue
goal-tip-again = L’analyse d’une partie perdue montre le coup qui l’a perdue.
goal-undos = Gagnez une partie où vous avez annulé { $need } coups
goal-tip-undos = Annuler, c’est apprendre. Revenez au dernier vrai choix et prenez l’autre chemin.
goal-daily = Gagnez { $need ->
    [one] une donne du jour
   *[other] { $need } donnes du jour
}
goal-tip-daily = Ce jour-là, tout le monde a la même donne, et les résultats se comparent.
goal-streak = Atteignez une série de { $need } jours
goal-tip-streak = Un jour manqué est pardonné.
goal-lessons = Terminez { $need ->
    [one] une leçon
   *[other] { $need } leçons
}
goal-tip-lessons = Chacune dure quelques minutes, et c’est vous qui jouez.
goal-puzzles = Résolvez { $need ->
    [one] un casse-tête
   *[other] { $need } casse-têtes
}
goal-tip-puzzles = Les casse-têtes viennent de vraies parties. Ce qui y marche marche aussi dans les vôtres.
goal-first-tries = Résolvez { $need } casse-têtes du premier coup
goal-tip-first-tries = Jouez-le de tête avant de déplacer une carte.
goal-hard = Résolvez { $need ->
    [one] un casse-tête difficile
   *[other] { $need } casse-têtes difficiles
}
goal-tip-hard = Partez de la fin et demandez-vous ce qui doit être vrai un coup plus tôt.

## Objectifs personnels
goals-quiet = Objectifs pour tous
personal-title = Vos propres objectifs
personal-none = Fixez-vous un objectif : les parties comptent à partir de là.
personal-add = Fixer un objectif
personal-set = Fixer cet objectif
personal-set-it = Fixé : { $goal }
personal-remove = Retirer l’objectif : { $goal }
personal-removed = Retiré : { $goal }
personal-full = Vous avez { $goals } objectifs. Retirez-en un pour en fixer un autre.
personal-since = depuis le { $date }
personal-this-week = cette semaine
personal-week-done = atteint cette semaine, le { $date }
personal-first-tries = Seul le premier essai d’une donne compte.
personal-what = Objectif
personal-kind-wins = Gagner des parties
personal-kind-week = Gagner chaque semaine
personal-kind-row = Gagner de suite
personal-kind-moves = Gagner en peu de coups
personal-kind-minutes = Gagner vite
personal-way = Façon de jouer
personal-way-of = { $way ->
   *[helped] de n’importe quelle façon
    [new-card] sans aide
    [undo] sans aide ni retour après une carte nouvelle
    [no-undo] sans annuler
    [undo-off] sans annuler, choisi d’avance
}
personal-in-this-way = { $goal }, en jouant { $way }
personal-any = N’importe quel jeu
personal-played = Vos jeux
personal-others = Autres jeux
personal-number-wins = Victoires
personal-number-week = Victoires par semaine
personal-number-row = Victoires de suite
personal-number-moves = Coups au plus
personal-number-minutes = Minutes au plus
personal-less = Moins
personal-more = Plus
personal-best-moves = Votre record : { $moves } coups
personal-best-time = Votre record : { $time }
personal-wins = { $of ->
    [any] Gagnez { $need ->
        [one] une partie
       *[other] { $need } parties
    }
   *[one] Gagnez { $need ->
        [one] une partie
       *[other] { $need } parties
    } à { $game }
}
personal-week = { $of ->
    [any] Gagnez { $need ->
        [one] une partie
       *[other] { $need } parties
    } chaque semaine
   *[one] Gagnez { $need ->
        [one] une partie
       *[other] { $need } parties
    } à { $game } chaque semaine
}
personal-row = { $of ->
    [any] Gagnez { $need } parties de suite
   *[one] Gagnez { $need } parties de suite à { $game }
}
personal-moves = { $of ->
    [any] Gagnez une partie en { $need } coups au plus
   *[one] Gagnez à { $game } en { $need } coups au plus
}
personal-minutes = { $of ->
    [any] Gagnez une partie en { $need ->
        [one] une minute
       *[other] { $need } minutes
    } au plus
   *[one] Gagnez à { $game } en { $need ->
        [one] une minute
       *[other] { $need } minutes
    } au plus
}

## Help

help-rigged = Est-ce truqué ?
help-pointer = Souris et écran tactile
help-pointer-text = Cliquez sur une carte ou touchez-la pour la déplacer, avec toutes celles qui la recouvrent, à l’endroit le plus évident. Ou faites glisser les cartes : les emplacements possibles s’éclairent. Vous pouvez saisir une colonne n’importe où. Cliquez sur le talon ou touchez-le pour distribuer une rangée.
help-fingers-text = Sur un écran tactile, touchez la table avec deux doigts pour annuler un coup. Écartez deux doigts pour agrandir, puis déplacez la vue d’un doigt à côté des cartes, ou de deux n’importe où.
help-keys = Clavier
help-keys-text = Le verrouillage des majuscules ne gêne pas. Sur un clavier sans lettres latines, c’est la place de la touche qui compte ; là où les chiffres demandent Maj, leurs touches marchent aussi sans.
help-engine-text = Un indice n’utilise que les cartes que vous avez vues. Le moteur les voit toutes : il peut dire si la partie est encore gagnable, vous ramener là où elle l’était et vous montrer comment gagner. Cela révèle quelque chose sur les cartes cachées ; le moteur ne fait donc rien tant que vous ne le demandez pas. Les parties où vous demandez un indice ou utilisez le moteur comptent comme jouées avec aide, à part des autres.
help-ghost = Courses
help-ghost-text = À la fin d’une partie déjà gagnée, et dans les parties enregistrées, vous pouvez faire la course contre une victoire passée : la même donne, et au-dessus des cartes, l’avancée des deux parties après autant de coups. Le défi d’un ami s’y prête aussi. Vous voyez seulement combien de cartes étaient en ordre, jamais une carte ni un coup : la partie compte donc comme les autres.
help-licences = Licences du programme et de tout ce qu’il contient
key-column = prendre les cartes d’une colonne ; puis le numéro de la colonne de destination, ou encore le même pour le coup évident
key-walk = se déplacer sur la table
key-obvious = coup évident de la carte active ; poser les cartes sélectionnées
key-pick = sélectionner la carte active ; la poser
key-undo = annuler
key-redo = rétablir
key-watch = regarder jouer ; un coup de votre part l’arrête
key-saved-games = parties enregistrées
key-what-if = et si… ? essayer des coups qui ne comptent pas
key-share = partager un lien
key-back = reposer les cartes ; fermer la fenêtre

## Ce qui manque au navigateur

lacking-web-assembly = Webspinner a besoin de WebAssembly, que ce navigateur n’autorise pas ici. Sur un iPhone, un iPad ou un Mac en mode Isolement, désactivez ce mode pour ce site : dans le menu de Safari à côté de l’adresse ou, sur un Mac, dans Réglages › Sites web. Dans Edge, cliquez sur l’icône devant l’adresse et désactivez la sécurité renforcée pour ce site. Rechargez ensuite la page.

## Talking to the server

site-loading = Chargement…

## Sharing results

share-ask = Voulez-vous partager les résultats de vos parties terminées ? Ils comptent pour les classements des donnes du jour et pour les statistiques globales.
share-ask-change = Vous pouvez changer ce choix à tout moment dans les réglages.
share-no = Non, merci
share-yes = Oui, partager
share-waits = Votre résultat n’a pas encore été envoyé. { $why }
share-counts = Votre résultat compte.

## Daily deals and their leaderboards

daily-text = Une donne par jour pour chaque jeu, la même pour tout le monde et toujours gagnable. Les nouvelles arrivent à { $time ->
    [midnight] minuit
   *[other] { $time }
}.
daily-today = Aujourd’hui, { $day }
daily-play = Jouer
daily-play-it = Jouer à { $game }
daily-continue = Continuer
daily-continue-with = Continuer { $game }
daily-board = Classement
daily-board-of = Classement : { $game }
daily-begun = commencée
daily-none = Il n’y a pas de donnes pour ce jour.
daily-pending = Pas encore prêtes : { $games }.
daily-other-version = Cette donne appartient à une autre version du jeu. Rechargez la page pour y jouer.
daily-featured = Le jeu du jour
daily-usual = Votre jeu le plus joué
daily-more = Autres jeux
daily-late = Compte pour la médaille du mois, mais pas pour la série : il faut pour cela commencer la donne dans la semaine.
daily-unserved = Cette page n’a pas de serveur : il n’y a pas de classement, et vos résultats restent dans ce navigateur.
daily-finding = Recherche d’une donne gagnable…
daily-dealless = Aucune donne gagnable n’a été trouvée : ce jeu n’en a pas ce jour-là.
calendar-own = gagné le jour même
calendar-won = gagné plus tard
calendar-played = joué
calendar-missed = manqué
calendar-earlier = Mois précédent
calendar-later = Mois suivant
streak-days = { $days ->
    [0] Pas encore de série : gagnez une donne aujourd’hui !
    [one] Série : un jour
   *[other] Série : { $days } jours
}
streak-rule = Chaque jour où vous gagnez une donne du jour compte. Un jour manqué est pardonné, deux de suite mettent fin à la série.
medal-bronze = Médaille de bronze
medal-silver = Médaille d’argent
medal-gold = Médaille d’or
month-won = { $won ->
    [one] { $won } jour gagné
   *[other] { $won } jours gagnés
} sur { $days }
month-next-bronze = Encore { $more } pour le bronze
month-next-silver = Encore { $more } pour l’argent
month-next-gold = Encore { $more } pour l’or
month-rule = Jours gagnés : { $bronze } pour le bronze, { $silver } pour l’argent, tous pour l’or. Peu importe quand vous les gagnez.
medals-title = Médailles des mois
board-of = Classement : { $game }
board-back = Retour aux donnes du jour
board-by = Trier par
board-by-score = Score
board-by-moves = Coups
board-by-time = Temps
board-field-unassisted = sans aide
board-field-no-undo = sans annuler
board-field-assisted = avec aide
board-place = Rang
board-player = Joueur
board-nobody = anonyme
board-registered = joueur inscrit
board-you = (vous)
board-own-place = Votre rang : { $place } sur { $places }.
board-empty = Pas encore de résultats.
board-more = Afficher plus
house-name = La maison
house-plays = La maison joue aussi : { $won } sur { $played } gagnées jusqu’ici.
house-played =
    { $games ->
        [1] { $won ->
            [0] La maison n’en voit pas plus que vous, et n’a pas gagné cette donne.
           *[other] La maison n’en voit pas plus que vous, et a gagné cette donne.
        }
       *[other] La maison n’en voit pas plus que vous, et a gagné cette donne { $won } fois sur { $games }.
    }
house-race = Défier la maison

## Global statistics

global-what = Donnes
global-all-deals = Toutes les donnes
global-you = Vous
global-unassisted = Tous les joueurs
global-assisted = Avec aide
global-text = Les deux premières colonnes comptent les parties sans aide. Tous les joueurs : tous les résultats partagés.

## The account

account-nickname = Nom dans les classements
account-nickname-text = Nécessaire pour un compte seulement. Les autres joueurs peuvent le voir.
account-devices = Vos parties sur tous vos appareils
account-devices-text = Connectez-vous avec une clé d’accès pour avoir vos parties sur tous vos appareils. Il n’y a pas de mot de passe. Le serveur n’enregistre que votre nom, vos parties, la moitié publique de vos clés d’accès et les dates de votre inscription et de votre dernière connexion. Se connecter active le partage.
account-sign-up = Créer un compte
account-sign-in = Se connecter
account-sharing = Partage
account-sharing-text = Ce qui est partagé : les coups de la partie, son temps et votre nom dans les classements, si vous en avez un.
account-waiting = { $results ->
    [0] Tous les résultats ont été envoyés.
    [one] Un résultat n’a pas encore été envoyé.
   *[other] { $results } résultats n’ont pas encore été envoyés.
}
nickname-empty = Le nom doit contenir au moins une lettre ou un chiffre.
nickname-long = Le nom peut compter au plus 24 caractères.
nickname-invisible = Le nom contient des caractères invisibles.
nickname-marks = Une lettre du nom porte trop d’accents.
nickname-scripts = Le nom mélange des lettres d’écritures différentes.
nickname-needed = Un compte a besoin d’un nom.
nickname-taken = Un autre joueur porte déjà ce nom ou un nom qui lui ressemble.
nickname-refused = Le serveur n’accepte pas ce nom.
passkeys-insecure = Les clés d’accès exigent une connexion sécurisée (https).
passkeys-site = Ce site ne propose pas de comptes.
passkeys-unknown = Ce navigateur ne prend pas en charge les clés d’accès.
passkey-not-given = Aucune clé d’accès n’a été utilisée. Veuillez réessayer.
passkey-already = Cet appareil a déjà l’une de vos clés d’accès.
passkey-address = Les clés d’accès de ce serveur ne fonctionnent pas à cette adresse.
passkey-not-supported = Cet appareil ne prend pas en charge ce type de clé d’accès.
passkey-failed = La clé d’accès n’a pas fonctionné.
account-since = Connecté. Compte créé le { $day }.
account-rename = Changer de nom
account-passkeys = Clés d’accès
account-passkeys-text = Une clé d’accès fonctionne sur tous les appareils qui la synchronisent. Ajoutez-en une autre pour un appareil qui ne le fait pas.
account-passkey = Clé d’accès { $number }, ajoutée le { $day }
account-passkey-add = Ajouter une clé d’accès
account-passkey-remove = Retirer
account-passkey-remove-this = Retirer : { $passkey }
sync-title = Parties sur cet appareil
sync-switch = Synchroniser mes parties
sync-text = Garde dans votre compte toutes vos parties, même inachevées, vos jeux personnalisés et vos réglages. Vous les retrouvez sur chaque appareil où vous activez cette option. Le son, les animations et la taille des cartes restent propres à chaque appareil.
sync-now = Synchroniser maintenant
sync-busy = Synchronisation…
sync-last = Dernière synchronisation : { $time }
sync-waiting = { $count ->
    [one] { $count } modification attend d’être envoyée.
   *[other] { $count } modifications attendent d’être envoyées.
}
account-data = Vos données
account-bring = Récupérer les parties de mes autres appareils
account-export = Télécharger toutes mes données
account-sign-out = Se déconnecter
account-delete = Supprimer le compte
account-delete-text = Votre nom, vos clés d’accès et le lien avec vos parties sont supprimés du serveur, définitivement. Vos résultats comptent toujours, mais de façon anonyme. Les parties de ce navigateur restent.
account-delete-yes = Supprimer définitivement
account-signed-up = Bienvenue ! Désormais, vos parties sont enregistrées pour tous vos appareils.
account-signed-in = Vous êtes connecté.
account-signed-out = Vous êtes déconnecté.
account-renamed = Votre nom a été modifié.
account-passkey-added = La clé d’accès a été ajoutée.
account-passkey-removed = La clé d’accès a été retirée. Les autres appareils sont déconnectés.
account-last-passkey = Vous ne pouvez pas retirer votre dernière clé d’accès : vous ne pourriez plus vous connecter.
account-deleted = Votre compte a été supprimé.
account-brought = Vous êtes connecté. { $games ->
    [0] Toutes vos parties sont ici.
    [1] Une partie de plus est maintenant ici.
   *[other] { $games } parties de plus sont maintenant ici.
}
account-not-kept = Les parties n’ont pas pu être enregistrées dans ce navigateur : { $trouble ->
    [full] il n’a plus d’espace.
   *[refused] il n’enregistre rien.
}

## Below the table

note-left-continue = Reprendre
note-sounds = Activer le son ?
note-sounds-yes = Activer
note-sounds-no = Non merci
store-full = Ce navigateur n’a plus d’espace : vous pouvez continuer à jouer, mais la partie n’est pas enregistrée.
store-refused = Ce navigateur n’enregistre rien : vous pouvez continuer à jouer, mais la partie sera perdue à la fermeture de la page.

## Make a game

maker-title = Créer un jeu
maker-text = Partez de n’importe quel jeu et changez ce que vous voulez. Les règles et la table suivent.
maker-base = Partir de
maker-name = Nom du jeu
maker-chances = Combien de fois on peut le gagner
maker-won = L’ordinateur, qui voit toutes les cartes, a gagné { $won } donnes sur { $deals } ; { $lost } sont perdues à coup sûr.
maker-quick = En jouant vite, sans en voir plus que vous, il en gagne { $won }.
maker-length = Une victoire demande environ { $moves } coups.
maker-copy-file = Copier le fichier
maker-file-copied = Le fichier est dans le presse-papiers.
maker-copy-link = Copier un lien
maker-link-copied = Le lien est dans le presse-papiers.
maker-play = Garder et jouer

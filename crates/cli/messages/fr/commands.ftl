# What the commands answer, in French. The English file says what each is for.

## What the commands say

games-none-found = aucun jeu n’a { $words } dans son identifiant, ses noms, son groupe ou ses étiquettes
games-custom = Jeux personnalisés
check-game-valid = le jeu est correct
check-neither = ce n’est ni un enregistrement ni un fichier de jeu
check-records-valid = { $count ->
    [one] un enregistrement, et il est correct
   *[other] { $count } enregistrements, tous corrects
}
check-record-number = enregistrement { $number }
check-fingerprint = { $deal } a l’empreinte { $fingerprint }
check-fingerprint-cards = c’est le SHA-256 de { $cards }
check-fingerprint-other = { $deal } a une autre empreinte, { $fingerprint }
import-nothing-added = rien n’a été ajouté
import-done = { $added ->
    [0] aucune nouvelle partie
    [one] une partie ajoutée
   *[other] { $added } parties ajoutées
}{ $known ->
    [0] {""}
    [one]  ; une y était déjà
   *[other]  ; { $known } y étaient déjà
}
export-done = { $count ->
    [0] aucune partie n’est encore enregistrée : { $path } n’en contient donc pas
    [one] une partie a été écrite dans { $path }
   *[other] { $count } parties ont été écrites dans { $path }
}
man-done = { $pages } pages ont été écrites dans { $path }

play-not-kept = cette partie n’est pas enregistrée : { $error }

## What the solver found out

verdict-won = { $length ->
    [0] gagnable : elle est déjà gagnée
    [one] gagnable en un coup
   *[other] gagnable en { $length } coups
}
verdict-lost = perdue
verdict-unknown = inconnue : { $why ->
    [nodes] la limite de nœuds a été atteinte
    [memory] la limite de mémoire a été atteinte
    [time] la limite de temps a été atteinte
    [cancelled] la recherche a été arrêtée
   *[gave-up] il ne restait rien à essayer
}
solve-name = { $game } { $of }
solve-name-at = { $name }, { $at ->
    [0] au début
    [one] après un coup
   *[other] après { $at } coups
}
solve-price = { $nodes ->
    [0] aucune position
    [one] une position
   *[other] { $nodes } positions
}, { $seconds } s
solve-proof-written = le certificat est dans { $file } : { $count ->
    [one] une position
   *[other] { $count } positions
} ; `webspinner verify` le vérifie
solve-proof-none = aucun certificat écrit : il n’y en a que s’il est prouvé que la donne est perdue
solve-proof-stopped = aucun certificat écrit : arrêt avant qu’il soit complet

## Where a game was lost

analyze-progress = examen de la position après { $number } coups sur { $length }
analyze-heading = { $game } { $deal }, { $length ->
    [0] aucun coup
    [one] un coup
   *[other] { $length } coups
} : { $outcome }
analyze-goes-on = inachevée
analyze-result-lost = perdue
analyze-won = { $count ->
    [one] Après le coup { $first }
   *[other] Après les coups { $first } à { $last }
}, elle est gagnable.
analyze-lost = { $count ->
    [one] Après le coup { $first }
   *[other] Après les coups { $first } à { $last }
}, elle est perdue.
analyze-unknown = { $count ->
    [one] Après le coup { $first }
   *[other] Après les coups { $first } à { $last }
}, on ne sait pas si elle est gagnable{ $why ->
    [nodes]  : la limite de nœuds a été atteinte
    [memory]  : la limite de mémoire a été atteinte
    [time]  : la limite de temps a été atteinte
    [cancelled]  : la recherche a été arrêtée
   *[several] {""}
}.
analyze-can-be-won = { $length ->
    [0] La partie a été gagnée.
    [one] Elle est encore gagnable, en un coup :
   *[other] Elle est encore gagnable, en { $length } coups :
}
analyze-move-lost = Le coup { $number }, { $move }, a perdu la partie.
analyze-one-of-moves-lost = L’un des coups { $first } à { $last } a perdu la partie.
analyze-not-known-since = On ne sait pas si elle est encore gagnable.
analyze-back = { $lost } { $back ->
    [one] Un coup plus tôt
   *[other] { $back } coups plus tôt
}, elle était gagnable, en { $length ->
    [one] un coup
   *[other] { $length } coups
} :
analyze-never = La donne n’est pas gagnable.
analyze-lost-at-latest = Elle était perdue au plus tard après { $first ->
    [one] un coup
   *[other] { $first } coups
}. On ne sait pas si elle était gagnable avant.
analyze-nothing-known = On ne sait pas si elle était gagnable. Des limites plus hautes peuvent aider.
chart-won = gagnable
chart-unknown = inconnu
chart-lost = perdue
luck-none-and-analyze = { $none } Sans --fair, analyze montre quel coup l’a perdue.
luck-played = joués
luck-better = mieux : { $moves }
luck-after-and-rest = { $after } { $rest }
luck-rest = Les derniers coups n’ont montré aucune carte nouvelle : sans --fair, analyze les juge aussi.
luck-stopped = Les coups suivants n’ont pas été jugés, car l’analyse a été arrêtée.
luck-totals = { $decisions ->
    [one] Une décision.
   *[other] { $decisions } décisions.
} Gâché : { $error } en tout, { $mean } par décision. Chance : { $luck } en tout.
luck-one-error = { $count ->
    [one] coup { $first }
   *[other] coups { $first } à { $last }
} : { $error }, mieux { $better }

## Statistics

stats-kinds = Par façon de jouer
stats-all-games = Tous les jeux
stats-played = Parties jouées
stats-won = Victoires
stats-lost = Défaites
stats-win-rate = Taux de victoire
stats-win-ratio = Victoires par défaite
stats-average-win-time = Durée moyenne d’une victoire
stats-best-win-time = Meilleur temps
stats-highest-score = Meilleur score
stats-most-cards-in-order = Record de cartes en ordre
stats-current-streak = Série en cours
stats-wins-in-a-row = { $length ->
    [one] une victoire
   *[other] { $length } victoires
}
stats-losses-in-a-row = { $length ->
    [one] une défaite
   *[other] { $length } défaites
}
stats-longest-winning-streak = Plus longue série de victoires
stats-longest-losing-streak = Plus longue série de défaites
stats-fewest-moves = Victoire la plus courte (coups)
stats-average-moves = Coups par victoire (moyenne)
stats-hundred = Les cent : les cent premières donnes, un essai chacune
stats-hundred-series = { $won } sur { $ended } gagnées{ $next ->
    [0] {""}
   *[other] , la prochaine donne est la { $next }
}
stats-game = { $won } sur { $played } gagnées{ $more ->
    [0] {""}
   *[other] , plus { $more } avec aide ou rejouées
}

## Boards

standing = { $length ->
    [0] au début
    [one] après un coup
   *[other] après { $length } coups
}, { $in-order ->
    [0] aucune carte en ordre
    [one] une carte en ordre
   *[other] { $in-order } cartes en ordre
}
standing-ended = { $standing }, { $outcome }
replay-after = { $move }
demo-title = { $name } ({ $deal }) : une partie enregistrée, car ceci n’est pas un terminal
demo-how-to-play = pour jouer, lancez webspinner dans un terminal ; webspinner --help donne tout le reste

## Lessons

learn-line = { $name } ({ $steps } étapes)

## Puzzles

puzzle-heading = casse-tête { $number } ({ $level ->
    [easy] facile
    [medium] moyen
   *[hard] difficile
}, { $rating }) : { $name }, { $deal } { $played ->
    [0] au début
    [one] après un coup
   *[other] après { $played } coups
}
puzzle-how = Tapez des coups comme 3-4 ou 3-4x2 ; le point d’interrogation donne un indice et > la solution.
puzzle-hint = Essayez { $move }.
puzzle-solution = Solution : { $moves }

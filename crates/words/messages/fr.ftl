# The French texts of the rules. What each is for stands in the English file.
#
# Couleur is a suit; what English calls a colour is told as red and black. Suite is a run, rangée a
# row, talon the stock. A space that does not break stands before : ; ! ? and within « ».

## Words

rank = { $rank ->
    [1] as
    [11] valet
    [12] dame
    [13] roi
   *[other] { $rank }
}
a-rank = { $rank ->
    [1] un as
    [11] un valet
    [12] une dame
    [13] un roi
   *[other] un { $rank }
}
suit = { $suit ->
    [clubs] trèfle
    [spades] pique
    [hearts] cœur
   *[diamonds] carreau
}
card-in-words = { $rank } de { $suit }
the-card = { $rank ->
    [1] l’{ $card }
    [12] la { $card }
   *[other] le { $card }
}
cards-by-their-ends = { $first } à { $last }
list-join = { $by ->
    [and] { $start } et { $next }
    [or] { $start } ou { $next }
   *[comma] { $start }, { $next }
}
sentences-join = { $start } { $next }

## Reasons why a move is refused

refusal-no-such-column = il n’y a pas de colonne { $column } : ce jeu a { $columns ->
    [one] une seule colonne
   *[other] { $columns } colonnes
}
refusal-same-column = les cartes sont déjà dans la colonne { $column }
refusal-column-is-empty = la colonne { $column } est vide
refusal-no-cards = un coup déplace au moins une carte
refusal-not-open = impossible de prendre { $count } cartes dans la colonne { $column } : { $open ->
    [one] seule la dernière est visible
   *[other] seules les { $open } dernières sont visibles
}
refusal-one-at-a-time = seule la dernière carte, { $the-end }, peut être prise : dans ce jeu, les cartes se déplacent une à une
refusal-not-in-sequence = { $cards } ne se suivent pas : on ne peut prendre que { $the-liftable-object }
refusal-not-a-run = { $cards } { $suit ->
    [one-suit] ne sont pas d’une même couleur
    [one-colour] ne sont pas toutes rouges ou toutes noires
    [alternating] n’alternent pas rouge et noir
   *[any] ne forment pas une suite
} : on ne peut prendre que { $the-liftable-object }
refusal-columns-closed-while-stock-lasts = les cartes ne passent d’une colonne à l’autre qu’une fois le talon vide
refusal-columns-closed-once-stock-is-empty = les cartes ne passent d’une colonne à l’autre que tant qu’il reste des cartes au talon
refusal-columns-closed = dans ce jeu, les cartes ne passent pas d’une colonne à l’autre
refusal-wrong-rank = { $the-card } ne va pas sur { $the-onto-object }, qui n’accepte qu’{ $takes }
refusal-nothing-goes-on = { $the-card } ne va pas sur { $the-onto-object } : rien ne se pose sur { $rank }
refusal-wrong-suit = { $the-card } ne va pas sur { $the-onto-object }, qui n’accepte que { $relation ->
    [one-suit] du { $suit }
    [one-colour] { $colour ->
        [black] du noir
       *[red] du rouge
    }
    [alternating] { $colour ->
        [black] du rouge
       *[red] du noir
    }
   *[any] d’autres cartes
}
refusal-vacancy-takes-kings = { $the-card } ne va pas dans une colonne vide : il y faut { $king }
refusal-vacancy-stays-empty = la colonne { $column } est vide et, dans ce jeu, une colonne vide le reste
refusal-no-foundations = ce jeu n’a pas de fondations
refusal-no-such-foundation = il n’y a pas de fondation { $slot } : ce jeu a { $slots ->
    [one] une seule fondation
   *[other] { $slots } fondations
}
refusal-foundation-start = { $the-card } ne commence pas de fondation : il y faut { $takes }
refusal-foundation-colour = { $the-card } ne commence pas de fondation : cette fois, ce sont { $aces ->
    [black] les as noirs et les rois rouges
   *[red] les as rouges et les rois noirs
}
refusal-foundation-next = { $the-card } ne va pas sur cette fondation, qui attend maintenant { $the-needs-object }
refusal-foundation-complete = cette fondation est complète
refusal-foundation-not-above = depuis la colonne { $from }, on ne monte que sur la fondation { $above }, placée juste au-dessus
refusal-no-foundation-above = depuis la colonne { $from }, on ne monte sur aucune fondation, car aucune n’est placée juste au-dessus
refusal-no-reserves = ce jeu n’a pas de réserve
refusal-no-such-reserve = il n’y a pas de réserve { $slot } : ce jeu a { $slots ->
    [one] une seule réserve
   *[other] { $slots } réserves
}
refusal-reserve-is-empty = la carte de la réserve { $slot } a déjà été jouée
refusal-no-collecting = dans ce jeu, les suites ne se retirent pas à la main
refusal-no-finished-run = la colonne { $column } ne se termine pas par une suite complète
refusal-no-row-deals = dans ce jeu, on ne distribue pas de rangées
refusal-stock-is-empty = le talon est vide
refusal-deal-needs-full-columns = on ne peut pas distribuer de rangée tant que la colonne { $column } est vide
refusal-deal-needs-a-card = on ne peut pas distribuer de rangée tant que toutes les colonnes sont vides

## How a game ends

outcome-won = gagné : toutes les cartes sont à leur place
outcome-no-move = bloqué : il ne reste aucun coup
outcome-too-few-cards-to-deal = bloqué : on ne peut plus distribuer, car il reste moins de cartes que de colonnes

## Limits of a record

record-full = une partie garde au plus { $limit } coups, toutes variantes comprises
record-too-many-lines = au plus { $limit } variantes peuvent commencer au même endroit
record-line-is-known = ce coup commence déjà une autre variante au même endroit
comment-too-long = un commentaire compte au plus { $limit } octets
comments-too-long = les commentaires d’une partie comptent au plus { $limit } octets en tout

## Where something is wrong in a text. Characters of a line are counted from 1.

text-at = ligne { $line }, caractère { $column } : { $problem }
text-at-character = { $problem } (au caractère { $at })

## Records that cannot be read. Words out of the text arrive in quotes of their own.

records-too-long = un fichier de parties fait au plus { $limit } octets
records-too-many-games = un fichier contient au plus { $limit } parties
records-too-many-moves = un fichier contient au plus { $limit } coups
record-no-game = il manque une partie ici
record-another-game = une seule partie est attendue, mais une autre commence ici
record-game-first = il faut ici la ligne `[Game "..."]` qui commence une partie
record-header-line = il faut ici une ligne d’en-tête, comme `[Deal "ms:14934"]`
record-header-escape = il faut ici `\"` ou `\\` : dans une ligne d’en-tête, rien d’autre ne peut suivre `\`
record-header-twice = l’en-tête a une deuxième ligne `{ $name }`
record-header-missing = il manque à l’en-tête la ligne `{ $name }`
record-too-many-headers = un en-tête compte au plus { $limit } lignes d’autres programmes
record-value = dans `{ $name }` il faut { $name ->
    [Game] l’identifiant d’un jeu, fait de minuscules, de chiffres et de traits d’union
    [Result] `won`, `lost` ou `unfinished`
    [Solver] `yes` ou `no`
    [Time] un nombre de secondes avec au plus trois décimales
   *[other] un nombre entier inférieur à 4294967296
}, pas { $found }
record-rules-line = il manque une espace entre `|` et les règles
record-move-number = c’est le coup { $expected } de sa variante, pas le { $found }
record-time = il faut ici des secondes avec au plus trois décimales, comme 12.345
record-move-known = { $move } commence déjà une autre variante au même endroit
record-comment-open = ce commentaire ne se termine pas par `{ "}" }`
record-comment-escape = il faut ici `\{ "}" }` ou `\\` : dans un commentaire, rien d’autre ne peut suivre `\`
record-nothing-to-replace = une variante doit suivre le coup qu’elle remplace
record-variation-empty = il manque le coup par lequel commence la variante
record-variation-open = cette variante ne se termine pas par `)`
record-variation-not-open = cette `)` ne ferme aucune variante
record-second-star = `*` marque la position actuelle et ne peut figurer qu’une fois
not-a-date = { $word } n’est pas une date : écrivez `2026-11-21` ou `2026-11-21T18:30:00Z`
text-too-long = le texte dépasse { $limit } octets
text-control = le texte contient le caractère de commande { $control }
json-too-long = le texte fait { $bytes } octets, mais on en lit au plus { $limit }
json-shape = JSON inattendu : { $message }

## Moves as they are typed

move-expected = { $what ->
    [dash] il faut ici `-` et la destination des cartes
    [column] il faut ici le numéro d’une colonne
    [target] il faut ici le numéro d’une colonne, ou `f` et le numéro d’une fondation
    [foundation] il faut ici le numéro d’une fondation
    [reserve] il faut ici le numéro d’une réserve
    [count] il faut ici le nombre de cartes, de 1 à { $most }
    [end] le coup devrait se terminer ici
    [count-or-end] il faut ici `x` et le nombre de cartes, sinon le coup devrait se terminer
   *[move] il faut ici un coup, comme 4-9, 4-9x3, d, c3, 3-f2 ou r1-4
}

## Records that cannot be played again

replay-no-such-game = il n’y a pas de jeu fourni { $game }, et l’enregistrement n’en apporte pas les règles
replay-no-such-version = { $game } est connu dans sa version { $known }, mais la partie a été jouée selon la version { $version }
replay-rules = les règles de l’enregistrement comportent des erreurs : { $problems }
replay-inherits = les règles de l’enregistrement s’appuient sur un autre jeu ; un enregistrement doit apporter des règles complètes
replay-other-rules = l’en-tête indique { $game }, version { $version }, et les règles sont celles de { $found }, version { $found-version }
replay-illegal = { $line ->
    [variation] coup { $number } d’une variante
   *[main] coup { $number }
}, { $move } : { $refusal }
replay-not-won = le résultat annonce une victoire, mais la variante principale ne se termine pas par une victoire

## Pictures of positions that cannot be read. Cards are written as they are typed.

picture-too-long = un diagramme fait au plus { $limit } octets
picture-empty = un diagramme montre au moins une pile
picture-label = il faut ici le numéro d’une colonne, `stock`, `reserves`, `foundations` ou `collected`, suivi de deux points
picture-no-such-column = { $columns ->
    [one] le jeu n’a que la colonne 1
   *[other] le jeu a les colonnes 1 à { $columns }
}
picture-twice = une deuxième ligne { $label }
picture-unknown = `##` est une carte que le joueur ne connaît pas ; une position a besoin de toutes les cartes, comme #7D
picture-face-down = seules les cartes des colonnes peuvent être cachées
picture-range = il faut ici une série d’une seule couleur, comme KS-9S
picture-vacancy = `--` se met seul, pour une colonne ou un talon vide, ou pour une carte de réserve déjà jouée
picture-reserve = une réserve a une seule carte, ou `--`
picture-foundation = il faut ici `[`, les cartes d’une fondation et `]`

## Positions that no game has

position-at = { $location } : { $problem }
position-card = { $pile }, carte { $number }
position-pile = { $kind ->
    [column] colonne { $number }
    [reserve] réserve { $number }
    [foundation] fondation { $number }
    [collected] suite retirée { $number }
   *[stock] talon
}
position-columns = le jeu a { $count ->
    [one] une seule colonne
   *[other] { $count } colonnes
}
position-reserves = le jeu { $count ->
    [0] n’a pas de réserve
    [one] n’a qu’une réserve
   *[other] a { $count } réserves
}
position-foundations = le jeu { $count ->
    [0] n’a pas de fondation
    [one] n’a qu’une fondation
   *[other] a { $count } fondations
}
position-down-on-up = une carte cachée ne peut pas se trouver sur une carte visible
position-end-face-down = la dernière carte d’une colonne est visible
position-run-on-table = cette suite est complète, et le jeu l’aurait retirée
position-no-collecting = dans ce jeu aucune suite n’est retirée
position-not-a-run = { $found ->
    [1] une seule carte ne forme pas
   *[other] ces { $found } cartes ne forment pas
} une suite complète, qui dans ce jeu compte { $length } cartes et commence par { $king-number ->
    [1] l’{ $king }
    [12] la { $king }
   *[other] le { $king }
}
position-foundation = la carte { $card } ne peut pas se trouver sur cette fondation
position-too-many = { $expected ->
    [0] la carte { $card } n’est pas dans le paquet
    [one] la carte { $card } n’est qu’une fois dans le paquet, et celle-ci est de trop
   *[other] la carte { $card } est { $expected } fois dans le paquet, et celle-ci est de trop
}
position-missing = { $count ->
    [one] il manque une carte du paquet : { $card }
   *[other] il manque { $count } cartes du paquet, dont { $card }
}
position-missing-no-runs = { $count ->
    [one] il manque une carte du paquet : { $card } ; seule, elle n’est pas une suite complète qui aurait pu être retirée
   *[other] il manque { $count } cartes du paquet, dont { $card }, et elles ne forment pas de suites complètes qui auraient pu être retirées
}

## Deals that cannot be read or laid out. Words out of the text arrive in quotes of their own.

deal-not-a-game = { $word } n’est pas un identifiant de jeu : utilisez des minuscules, des chiffres et des traits d’union
deal-game-alone = il faut une donne après le jeu, comme dans { $example }
deal-not-a-scheme = { $word } n’est pas un numéro de donne : entrez-en un comme 1234, seul ou après { $schemes } ou { $list }, par exemple `ms:1234`
deal-no-number = il faut un numéro après { $scheme }, comme dans { $example }
deal-not-a-digit = { $letter } n’est pas un chiffre
deal-number-unknown = les numéros { $scheme } vont de { $least } à { $most }
deal-card-count = une liste compte de 1 à { $most } cartes, pas { $found }
deal-unknown-there = { $program } n’a pas de donnes pour { $game } ; prenez { $others }
deal-wrong-count = { $game } se joue avec { $expected } cartes, mais la liste en compte { $found }
deal-wrong-card = { $game } a { $expected } fois la carte { $card }, et la liste { $found } fois
deal-no-layout = { $game } n’a pas de mise en place de { $program }
not-a-card = { $word } n’est pas une carte : écrivez un rang parmi A23456789TJQK et une couleur parmi CDHS, comme 7C ou TD

## Moves and what they do

move-to = { $cards } { $target }
move-to-foundation = { $card } sur la fondation { $slot }
move-from-reserve = { $card } de la réserve { $slot } { $target }
move-collect = une { $run } est retirée de la colonne { $column }
move-deal = une rangée est distribuée
move-not-there = un coup impossible ici
target-card = sur { $the-onto-object }, colonne { $column }
target-vacancy = dans la colonne vide { $column }
run = { $kind ->
    [clubs] suite de trèfle
    [spades] suite de pique
    [hearts] suite de cœur
    [diamonds] suite de carreau
    [black] suite noire
    [red] suite rouge
   *[mixed] suite
}
effect-run-collected = une { $run } quitte la colonne { $column }
effect-turned-up = { $the-card } apparaît dans la colonne { $column }

## Rules page: headings

page-goal = But du jeu
page-layout = Mise en place
page-moving = Déplacer les cartes
page-empty-columns = Colonnes vides
page-stock = Le talon
page-reserves = La réserve
page-collecting = Retirer les suites
page-foundations = Les fondations
page-end = Fin de la partie
page-scores = Points
page-deals = Numéros de donne
page-names = Autres noms
page-relatives = Jeux voisins
page-advice = Conseils

## Rules page: parts of sentences

number = { $n ->
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
    [13] treize
   *[other] { $n }
}
columns-span = { $length ->
    [one] { $first }
   *[other] { $first } à { $last }
}
run-of-suits = { $suits ->
    [one-suit] d’une même couleur
    [one-colour] toutes rouges ou toutes noires
    [alternating] où rouge et noir alternent
   *[any] de couleurs quelconques
}
suit-name = { $suit }
plain-text = { $text }

## Rules page: goal

goal-runs-from-king = Ranger les cartes en suites { $suits }, { $king-number ->
    [12] de la { $king }
   *[other] du { $king }
} à l’as. Les suites complètes quittent la table, et { $n ->
    [one] quand cette suite est partie, la partie est gagnée.
   *[other] quand les { $count } sont parties, la partie est gagnée.
}
goal-runs-from-any = Ranger les cartes en suites descendantes { $suits }, de { $length } cartes chacune. Les suites complètes quittent la table, et { $n ->
    [one] quand cette suite est partie, la partie est gagnée.
   *[other] quand les { $count } sont parties, la partie est gagnée.
}
goal-foundations = Amener les { $cards } cartes sur { $n ->
    [one] la fondation, où elles
   *[other] les { $count } fondations, où elles
} se posent une à une, en montant ou en descendant.

## Rules page: layout

pack-decks = On joue avec { $n ->
    [one] un jeu de { $cards } cartes.
   *[other] { $count } jeux, soit { $cards } cartes en tout.
}
pack-copies = On joue avec { $cards } cartes : { $copies }.
pack-copies-of = { $n ->
    [one] une fois { $suits }
   *[other] { $count } fois { $suits }
}
pack-highest = La carte la plus haute est { $king-number ->
    [12] la { $king } ; elle
    [11] le { $king } ; il
   *[other] le { $king } ; il
} tient lieu de roi.
layout-columns = { $n ->
    [one] Il y a une colonne.
   *[other] Il y a { $count } colonnes.
}
layout-columns-in-two-rows = Les { $count } colonnes forment deux rangs : { $half-n ->
    [one] la colonne { $upper } en haut, la colonne { $lower } en bas.
   *[other] les colonnes { $upper } en haut, les colonnes { $lower } en bas.
}
layout-down = { $n ->
    [one] une carte cachée
   *[other] { $count } cartes cachées
}
layout-up = { $n ->
    [one] une carte visible
   *[other] { $count } cartes visibles
}
layout-both = { $down } et { $up }
layout-all = Chaque colonne reçoit { $cards }.
layout-group = { $n ->
    [one] La colonne { $columns } reçoit { $cards }.
   *[other] Les colonnes { $columns } reçoivent chacune { $cards }.
}
layout-empty = { $n ->
    [one] La colonne { $columns } reste vide au début.
   *[other] Les colonnes { $columns } restent vides au début.
}
layout-stairs = De la colonne { $first } à la colonne { $last }, le nombre de cartes { $way ->
    [rises] augmente
   *[falls] diminue
} de un à chaque fois, de { $from } à { $to } ; { $faces }.
stairs-all-up = toutes sont visibles
stairs-last-up = { $n ->
    [one] la dernière de chaque colonne est visible
   *[other] les { $count } dernières de chaque colonne sont visibles
}, les autres sont cachées
stairs-first-down = { $n ->
    [one] la première de chaque colonne est cachée
   *[other] les { $count } premières de chaque colonne sont cachées
}, les autres sont visibles
layout-reserves = À côté des colonnes { $n ->
    [one] se trouve une carte visible, la réserve.
   *[other] se trouvent { $count } cartes visibles, la réserve.
}
layout-stock = { $n ->
    [one] La carte qui reste forme le talon.
   *[other] Les { $count } autres cartes forment le talon.
}
layout-no-stock = Toutes les cartes sont alors posées : il n’y a pas de talon.

## Rules page: moving cards

moving-never = Les cartes ne passent pas d’une colonne à l’autre.
moving-while-stock-lasts = Les cartes ne passent d’une colonne à l’autre que tant qu’il reste des cartes au talon.
moving-once-stock-is-empty = Les cartes ne passent d’une colonne à l’autre qu’une fois le talon vide.
moving-turns-up = Une carte cachée est retournée dès que plus rien ne la recouvre.
place-down = Une carte se pose sur une carte de rang immédiatement supérieur, { $suits ->
    [one-suit] de la même couleur.
    [one-colour] rouge sur rouge ou noir sur noir.
    [alternating] rouge sur noir ou noir sur rouge.
   *[any] de n’importe quelle couleur.
}
place-up-or-down = Une carte se pose sur une carte de rang immédiatement supérieur ou inférieur, { $suits ->
    [one-suit] de la même couleur.
    [one-colour] rouge sur rouge ou noir sur noir.
    [alternating] rouge sur noir ou noir sur rouge.
   *[any] de n’importe quelle couleur.
}
place-nothing-on-ace = Rien ne se pose sur un as, et { $a-king } ne se pose sur aucune carte.
place-wrap = Les rangs forment un cercle : { $a-king } se pose aussi sur un as.
place-wrap-in-runs = Les rangs forment un cercle : { $a-king } se pose aussi sur un as, y compris à l’intérieur des suites.
place-ends-apart = Les rangs ne forment pas un cercle : { $a-king } et un as ne se posent pas l’un sur l’autre.
place-ends-joined = Les rangs forment un cercle : { $a-king } se pose aussi sur un as, et inversement.
lift-single = Seule la dernière carte d’une colonne se déplace, une carte à la fois.
lift-run = La dernière carte d’une colonne peut se déplacer seule. Plusieurs cartes à la fin d’une colonne se déplacent ensemble si elles forment une suite descendante, sans trou dans les rangs, de cartes { $suits }.
lift-tail = Toute carte visible peut se déplacer, avec toutes les cartes qui la recouvrent, en ordre ou non.

## Rules page: empty columns

vacancy-any-card = N’importe quelle carte peut aller dans une colonne vide.
vacancy-any-run = N’importe quelle carte, ou toute suite qui se déplace d’un bloc, peut aller dans une colonne vide.
vacancy-any-tail = N’importe quelle carte visible, avec toutes celles qui la recouvrent, peut aller dans une colonne vide.
vacancy-king = Dans une colonne vide ne peut aller que { $a-king }, avec les cartes qui suivent le mouvement.
vacancy-king-alone = Dans une colonne vide ne peut aller que { $a-king }.
vacancy-never = Aucune carte ne peut aller dans une colonne vide.

## Rules page: the stock

stock-full = À tout moment, vous pouvez distribuer une rangée : une carte visible sur chaque colonne. On ne peut pas distribuer tant qu’une colonne est vide.
stock-any = À tout moment, vous pouvez distribuer une rangée : une carte visible sur chaque colonne, vide ou non.
stock-occupied = À tout moment, vous pouvez distribuer une rangée : une carte visible sur chaque colonne qui contient des cartes. Les colonnes vides n’en reçoivent pas, et quand toutes sont vides, on ne peut plus distribuer.
stock-none = Aucune carte du talon n’est distribuée.
stock-rows = { $n ->
    [one] une rangée
   *[other] { $count } rangées
} de { $row-n ->
    [one] une carte
   *[other] { $row } cartes
}
stock-gives = Le talon suffit pour { $rows }.
stock-gives-short-row = Le talon ne suffit que pour une seule rangée incomplète ; { $n ->
    [one] sa carte unique va à la colonne { $columns }.
   *[other] ses { $count } cartes vont aux colonnes { $columns }.
}
stock-gives-and-short-row = Le talon suffit pour { $rows }, puis une dernière, incomplète, { $n ->
    [one] dont la carte unique va à la colonne { $columns }.
   *[other] dont les { $count } cartes vont aux colonnes { $columns }.
}
stock-gives-about = Tant qu’aucune colonne n’est vide, les { $cards } cartes du talon donnent { $n ->
    [one] une rangée.
   *[other] { $count } rangées.
} Une dernière rangée trop courte va, parmi les colonnes qui contiennent des cartes, { $side ->
    [left] à celles de gauche.
   *[right] à celles de droite.
}

## Rules page: the reserves

reserves-go = Une carte de la réserve peut aller sur une colonne dès que les déplacements entre colonnes sont permis, selon les mêmes règles.
reserves-take-nothing = Rien ne va dans la réserve.
reserves-stay = Les cartes de la réserve ne bougent jamais.

## Rules page: collecting

collect-run-from-king = Une suite { $suits }, { $king-number ->
    [12] de la { $king }
   *[other] du { $king }
} à l’as, est complète quand elle se trouve à la fin d’une colonne.
collect-run-from-any = Une suite descendante { $suits } est complète quand elle compte { $length } cartes et se trouve à la fin d’une colonne. Elle peut commencer à n’importe quel rang ; après l’as vient { $king-number ->
    [12] la { $king }.
   *[other] le { $king }.
}
collect-last-of-longer = D’une suite plus longue, ce sont les { $length } dernières cartes qui comptent.
collect-at-once = Une suite complète quitte la table aussitôt et d’elle-même.
collect-at-once-by-rows-too = Une suite complète quitte la table aussitôt et d’elle-même, même si c’est une rangée du talon qui la complète. Une seule rangée peut compléter plusieurs suites.
collect-by-choice = Vous pouvez retirer une suite complète quand vous voulez, ou la laisser sur la table et continuer à vous en servir.

## Rules page: the foundations

foundations = { $n ->
    [one] Il y a une fondation ; elle se construit carte par carte, dans une seule couleur.
   *[other] Il y a { $count } fondations ; chacune se construit carte par carte, dans une seule couleur.
}
foundations-from-ace = Chaque fondation commence par un as et monte { $king-number ->
    [12] jusqu’à la { $king }.
   *[other] jusqu’au { $king }.
}
foundations-from-king = Chaque fondation commence par { $a-king } et descend jusqu’à l’as.
foundations-split = Les as noirs ou les as rouges commencent des fondations qui montent { $king-number ->
    [11] jusqu’au valet ; les valets
    [12] jusqu’à la dame ; les dames
    [13] jusqu’au roi ; les rois
   *[other] jusqu’au { $king } ; les { $king }
} de l’autre teinte commencent des fondations qui descendent jusqu’à l’as. C’est la première carte que vous y posez qui décide de la teinte des as.
foundations-take-end-cards = Seule la dernière carte d’une colonne va sur une fondation, et elle y reste.
foundations-lie-above = Les fondations sont placées entre les deux rangs, en comptant de gauche à droite : la fondation 1 juste au-dessus de la colonne { $first }, et ainsi de suite.
from-below-while-stock-lasts = Tant qu’il reste des cartes au talon, une carte du rang du bas ne va sur une fondation déjà commencée que si celle-ci est juste au-dessus de sa colonne.
from-below-once-stock-is-empty = Une fois le talon vide, une carte du rang du bas ne va sur une fondation déjà commencée que si celle-ci est juste au-dessus de sa colonne.
from-below-always = Une carte du rang du bas ne va sur une fondation déjà commencée que si celle-ci est juste au-dessus de sa colonne.
from-below-not-upper-row = Les cartes du rang du haut vont sur toute fondation qui les accepte.

## Rules page: end of the game

end-won-collected = La partie est gagnée quand les { $cards } cartes ont été retirées.
end-won-on-foundations = La partie est gagnée quand les { $cards } cartes sont sur les fondations.
end-stuck = Elle est perdue quand { $ways }.
end-no-card-moves = aucune carte ne peut être déplacée
end-no-run-collected = aucune suite ne peut être retirée
end-no-row-dealt = aucune rangée ne peut être distribuée
end-too-few-cards = Elle est perdue aussi quand le talon n’est pas vide mais qu’il reste moins de { $count } cartes sur la table : il ne pourra plus jamais y en avoir une par colonne, et aucune rangée ne pourra être distribuée.

## Rules page: scores

score-network-runs = Points réseau : un par carte d’une suite visible { $suits } qui, dans une colonne, commence par { $a-king }, et { $run } par suite retirée. Une partie gagnée vaut { $won } points.
score-network-foundations = Points réseau : un par carte posée sur une fondation. Une partie gagnée vaut { $won } points.
score-windows = Points Windows : { $start } au départ, moins { $move } par coup et { $undo } par annulation ; ce qu’un coup a coûté n’est pas rendu.
score-windows-runs = Chaque suite retirée rapporte { $run } points.
score-windows-rows = Distribuer une rangée ne coûte rien.

## Rules page: deals

deals-own = Un numéro seul, ou précédé de { $words } comme dans { $example }, désigne une donne propre à { $program }.
deals-other = Avec { $words } devant le numéro, comme dans { $example }, les cartes sont mélangées comme dans { $program }.
deals-suits = Avec { $words }, les couleurs sont { $suits }.
deals-layout = Avec { $words }, certaines colonnes diffèrent au départ.

## Rules page: about the game

about-names = { $names }.
about-relatives = { $names }.

## Tags of games

tag-one-deck = un jeu de cartes
tag-two-decks = deux jeux de cartes
tag-three-decks = trois jeux de cartes
tag-four-decks = quatre jeux de cartes
tag-five-decks = cinq jeux de cartes
tag-one-suit = une couleur
tag-two-suits = deux couleurs
tag-open = cartes visibles
tag-foundations = fondations
tag-small = petit
tag-large = grand
tag-short = court
tag-long = long
tag-luck = chance
tag-thought = réflexion
tag-easy = facile
tag-medium = moyen
tag-hard = difficile

## Problems of a game file. Words out of the file arrive in quotes of their own.

problem-in-line = ligne { $line } : { $problem }
problem-too-long = le fichier fait { $bytes } octets, et un fichier de jeu peut en faire { $limit }
problem-syntax = ce n’est pas du TOML : { $message }
problem-unknown-key = { $key } n’est pas une clé dans { $place } ; les clés connues sont { $known }
problem-unknown-key-meant = { $key } n’est pas une clé dans { $place } ; vouliez-vous dire `{ $meant }` ?
problem-place-file = un fichier de jeu
problem-place-table = `{ $table }`
problem-wrong-shape = `{ $key }` devrait être { $expected }, et c’est { $found }
problem-unknown-word = `{ $key }` vaut { $word }, et doit être l’un de { $known }
problem-unknown-word-meant = `{ $key }` vaut { $word }, et doit être l’un de { $known } ; vouliez-vous dire `{ $meant }` ?
problem-missing = `{ $key }` manque
problem-out-of-range = `{ $key }` vaut { $value }, et doit être compris entre { $least } et { $most }
problem-far-too-large = `{ $key }` est trop grand, et doit être compris entre { $least } et { $most }
problem-bad-id = `{ $key }` : { $id } n’est pas un identifiant : écrivez de 1 à { $most } minuscules, chiffres et traits d’union
problem-unknown-game = `inherits` ne nomme aucun jeu fourni : { $id } n’existe pas
problem-unknown-game-meant = `inherits` ne nomme aucun jeu fourni : { $id } n’existe pas ; vouliez-vous dire `{ $meant }` ?
problem-bad-text = `{ $key }` devrait compter de 1 à { $most } caractères sur une ligne, sans caractère de commande
problem-not-a-suit = `suits` : `{ $letter }` n’est pas une couleur : écrivez une lettre parmi C, D, H et S pour chaque bloc d’un jeu de cartes
problem-no-suits = `suits` est vide : écrivez une lettre parmi C, D, H et S pour chaque bloc d’un jeu de cartes
problem-not-a-highest-rank = `highest` vaut { $text }, et doit être un seul caractère parmi 23456789TJQK
problem-pack-too-large = { $decks } × { $blocks } × { $ranks } font { $cards } cartes, et un jeu peut en avoir { $limit }
problem-bad-column-list = `{ $key }` : { $text } n’est pas une liste de colonnes : écrivez des numéros et des intervalles, comme 1-4,7
problem-no-such-column = `{ $key }` donne une carte à la colonne { $column }, et le jeu en a { $columns }
problem-column-twice = `{ $key }` donne deux cartes à la colonne { $column } dans une même rangée
problem-empty-row = `{ $key }` ne donne aucune carte : ajoutez `down`, `up` ou les deux
problem-empty-layout = `{ $key }` ne donne aucune carte
problem-ends-face-down = `{ $key }` laisse une carte cachée à la fin de la colonne { $column }
problem-down-on-up = `{ $key }` pose une carte cachée sur une carte visible dans la colonne { $column }
problem-too-few-cards = la mise en place prend { $layout } cartes et la réserve { $reserves }, et le jeu en a { $pack }
problem-layouts-differ = `{ $key }` donne { $found ->
    [one] { $found } carte
   *[other] { $found } cartes
}, et la mise en place du jeu en donne { $expected }
problem-stock-never-dealt = il reste { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} pour le talon, et `deal.rule = "none"` n’en distribue aucune
problem-nothing-to-deal = la mise en place et la réserve prennent les { $cards } cartes, il n’y a donc pas de rangée à distribuer : écrivez `deal.rule = "none"`
problem-uneven-rows = { $columns ->
    [one] { $columns } colonne ne peut
   *[other] { $columns } colonnes ne peuvent
} pas former deux rangs égaux
problem-no-lower-row = `foundations.only-from-below` demande `column-rows = 2`
problem-lift-needs-suit = `lift.unit = "run"` demande `lift.suit`
problem-lift-has-no-suit = `lift.suit` ne va qu’avec `lift.unit = "run"`
problem-runs-only-descend = `place.step = "up-or-down"` ne va pas avec `lift.unit = "run"` : les suites déplacées ne font que descendre
problem-two-ways-to-win = un jeu a `collect` ou `foundations`, pas les deux
problem-no-way-to-win = le jeu ne peut pas être gagné : ajoutez `collect` ou `foundations`
problem-any-rank-needs-wrap = `collect.start = "any-rank"` demande `place.wrap = true` : sinon aucun roi ne va sur un as
problem-no-alternating-runs = pour des suites alternant rouge et noir, `suits` doit compter autant de noires que de rouges, et il y en a { $black } et { $red }
problem-columns-never-open = `place.open = "never"` ne va pas avec `collect` ou `reserves` : aucune carte ne pourrait jamais être posée
problem-too-few-foundations = { $count ->
    [one] { $count } fondation ne peut
   *[other] { $count } fondations ne peuvent
} pas recevoir les { $needed } couleurs du jeu
shape = { $shape ->
    [text] un texte entre guillemets
    [number] un nombre entier
    [negative] un nombre négatif
    [fraction] un nombre à virgule
    [flag] true ou false
    [date] une date
    [list] une liste entre crochets
   *[table] une table
}

## Groups of games

group-spider = Spider
group-spiderette = Spiderette
group-roosevelt-s-spider = Spider de Roosevelt
group-little-spider = Little Spider
group-open-games = Jeux ouverts
group-scorpion = Scorpion

## Games: names and advice

game-spider-name = Spider
game-spider-also-1 = Spider Solitaire
game-spider-also-2 = Spider à quatre couleurs
game-spider-advice-1 = Retournez d’abord les cartes cachées : chaque carte qui reste cachée est un choix que vous n’avez pas.
game-spider-advice-2 = Si vous avez le choix, posez à la couleur, car seules ces suites se déplacent d’un bloc.
game-spider-advice-3 = Posez sur les cartes hautes plutôt que sur les basses. Rien ne va sur un as : une colonne qui se termine par un as est fermée.
game-spider-advice-4 = Une colonne vide est ce qu’il y a de mieux sur la table. Servez-vous-en pour trier les suites par couleur, et tâchez de la récupérer avant de distribuer la rangée suivante.
game-spider-advice-5 = Quelques longues colonnes embrouillées ne font pas de mal si elles vident les autres.
game-spider-2-name = Spider (2 couleurs)
game-spider-2-also-1 = Spider à deux couleurs
game-spider-2-advice-1 = Un enchaînement sur deux est à la couleur par simple hasard ; demandez donc mieux : choisissez celui qui garde une longue suite mobile.
game-spider-2-advice-2 = N’enterrez pas une colonne d’une seule couleur sous une carte de l’autre, sauf si cela fait apparaître une carte cachée.
game-spider-2-advice-3 = Avant de distribuer une rangée, rangez les suites autant que les colonnes vides le permettent, puis remplissez-les de cartes qui repartiront bientôt.
game-spider-1-name = Spider (1 couleur)
game-spider-1-also-1 = Spider à une couleur
game-spider-1-advice-1 = Tout est à la couleur, donc toute suite se déplace : cherchez le coup qui retourne une carte cachée, et jouez-le.
game-spider-1-advice-2 = Videz d’abord la colonne la plus courte, et gardez-la vide tant que les autres peuvent encore être rangées.
game-spider-1-advice-3 = Deux suites dont les rangs se rejoignent peuvent n’en faire qu’une. Ce sont les longues suites à partir du roi qui quittent la table.
game-spider-relaxed-name = Spider assoupli
game-spider-relaxed-also-1 = Spider Relaxed
game-spider-relaxed-advice-1 = Une suite complète part quelles que soient ses couleurs : une suite mêlée vaut donc la peine d’être finie, même si seules ses parties d’une couleur se déplacent.
game-spider-relaxed-advice-2 = Montez de longues colonnes à partir d’un roi là où il se trouve : ce qui n’a plus à bouger peut être mêlé.
game-spider-relaxed-advice-3 = Gardez d’une seule couleur les suites qui doivent encore voyager, et retournez les cartes cachées avant tout le reste.
game-spider-easy-name = Spider facile
game-spider-easy-also-1 = Spider Easy
game-spider-easy-advice-1 = Ici, les couleurs ne comptent pas du tout ; pensez aux rangs et aux cartes cachées.
game-spider-easy-advice-2 = Toute suite descendante se déplace d’un bloc, donc presque tout enchaînement est bon. Choisissez celui qui retourne une carte ou vide une colonne.
game-spider-easy-advice-3 = Gardez une colonne vide jusqu’à la prochaine rangée ; un roi que vous y mettez peut devenir une suite entière.
game-spider-open-deal-name = Spider à donne libre
game-spider-open-deal-also-1 = Spider de KPatience
game-spider-open-deal-advice-1 = On peut distribuer une rangée malgré des colonnes vides : inutile d’en remplir une pour cela ; chacune reçoit quand même une carte.
game-spider-open-deal-advice-2 = Ce n’est pas une raison pour distribuer tôt. Servez-vous d’abord des colonnes vides pour ranger des suites et retourner des cartes cachées.
game-spider-open-deal-advice-3 = Posez à la couleur quand vous le pouvez, et sur les cartes hautes plutôt que sur les basses.
game-red-black-spider-name = Spider rouge et noir
game-red-black-spider-also-1 = Spider à deux teintes
game-red-black-spider-advice-1 = Rouge et noir jouent ici le rôle des couleurs de Spider : posez rouge sur rouge et noir sur noir, car seules ces suites se déplacent.
game-red-black-spider-advice-2 = Une suite complète attend que vous la retiriez. Gardez-la un moment si ses cartes peuvent encore en recevoir d’autres.
game-red-black-spider-advice-3 = Retournez tôt les cartes cachées, posez d’abord sur les cartes hautes et videz des colonnes.
game-black-widow-name = Black Widow
game-black-widow-also-1 = Scarab
game-black-widow-advice-1 = Les suites de couleurs mêlées se déplacent d’un bloc, mais seules les suites d’une couleur partent : bougez librement, et triez tôt.
game-black-widow-advice-2 = Profitez de cette liberté pour vider des colonnes, puis des colonnes vides pour démêler les suites, couleur par couleur.
game-black-widow-advice-3 = Une longue suite mêlée est facile à porter et difficile à défaire. N’y cachez pas, tout au fond, la seule carte qui manque encore à une couleur.
game-tarantula-name = Tarantula
game-tarantula-advice-1 = Les suites toutes rouges ou toutes noires se déplacent, celles d’une couleur partent : enchaînez à la couleur si vous pouvez, sinon au moins rouge sur rouge et noir sur noir.
game-tarantula-advice-2 = Séparer les piques des trèfles, ou les cœurs des carreaux, demande des colonnes vides. Ayez-en une avant de commencer.
game-tarantula-advice-3 = Retournez d’abord les cartes cachées, et posez sur les cartes hautes plutôt que sur les basses.
game-beetle-name = Beetle
game-beetle-also-1 = Spider ouvert
game-beetle-advice-1 = Aucune carte n’est cachée sur la table, vous pouvez donc prévoir jusqu’à la prochaine rangée : trouvez la colonne qui se défait au meilleur prix.
game-beetle-advice-2 = Ce qui est sous une colonne compte plus que ce qui est dessus. Cherchez les rois à mettre dans les colonnes vides et les cartes qui s’enchaînent à la couleur.
game-beetle-advice-3 = Seul le talon est inconnu. Distribuez quand la table est rangée aussi bien qu’elle peut l’être.
game-spiderette-name = Spiderette
game-spiderette-also-1 = Spider à un jeu
game-spiderette-advice-1 = Les colonnes de gauche sont courtes : videz-les avant la première rangée, et remplissez-les de ce qui aide le plus.
game-spiderette-advice-2 = Chaque carte est unique : voyez où se trouve la carte suivante d’une couleur avant de construire sans elle.
game-spiderette-advice-3 = Les longues colonnes de droite cachent la plupart des cartes. Travaillez dans leur direction.
game-spiderette-2-name = Spiderette (2 couleurs)
game-spiderette-2-advice-1 = Un enchaînement sur deux est à la couleur. Prenez ceux-là, et un enchaînement mêlé seulement s’il retourne une carte ou vide une colonne.
game-spiderette-2-advice-2 = Videz d’abord les colonnes courtes à gauche, puis creusez les longues.
game-spiderette-2-advice-3 = La dernière rangée n’a que trois cartes, pour les colonnes 1 à 3 : laissez-y ce qui peut supporter une carte.
game-spiderette-1-name = Spiderette (1 couleur)
game-spiderette-1-advice-1 = Toute suite se déplace : jouez donc chaque coup qui retourne une carte cachée.
game-spiderette-1-advice-2 = Entre deux coups égaux, regardez ce qu’il y a dessous : la colonne qui a le moins de cartes cachées sera vide plus tôt.
game-spiderette-1-advice-3 = Réunissez les suites avant qu’une rangée ne tombe dessus ; quatre suites à partir du roi gagnent la partie.
game-baby-spiderette-name = Baby Spiderette
game-baby-spiderette-advice-1 = Toute suite descendante se déplace d’un bloc, quelles que soient ses couleurs, et les cartes cachées apparaissent vite. Profitez-en d’abord.
game-baby-spiderette-advice-2 = Seules les suites d’une couleur partent. Gardez une colonne vide pour trier, une fois les cartes cachées retournées.
game-baby-spiderette-advice-3 = Videz les colonnes courtes à gauche avant la première rangée.
game-will-o-the-wisp-name = Will o’ the Wisp
game-will-o-the-wisp-advice-1 = Avec deux cartes cachées par colonne, une colonne vide n’est jamais loin : visez la première avant de distribuer la première rangée.
game-will-o-the-wisp-advice-2 = La plupart des cartes sont encore dans le talon. Gardez les suites à la couleur, car les rangées vont toutes les recouvrir.
game-will-o-the-wisp-advice-3 = La dernière rangée n’a que trois cartes, pour les colonnes 1 à 3.
game-will-o-the-wisp-2-name = Will o’ the Wisp (2 couleurs)
game-will-o-the-wisp-2-advice-1 = Prenez les enchaînements à la couleur quand ils viennent, soit une fois sur deux, et les autres pour vider une colonne.
game-will-o-the-wisp-2-advice-2 = Triez ce que vous pouvez avant chaque rangée : cinq rangées, c’est beaucoup pour une si petite table.
game-will-o-the-wisp-2-advice-3 = Une colonne vide doit être remplie avant de distribuer ; mettez-y donc une suite qui libère quelque chose.
game-will-o-the-wisp-1-name = Will o’ the Wisp (1 couleur)
game-will-o-the-wisp-1-advice-1 = Tout enchaînement est bon et toute suite se déplace : retournez les cartes cachées, puis formez de longues suites.
game-will-o-the-wisp-1-advice-2 = Dans une colonne vide, mettez un roi plutôt qu’une petite carte ; une suite qui part du roi n’a plus jamais à bouger.
game-will-o-the-wisp-1-advice-3 = Réunissez les suites avant qu’une rangée ne les recouvre.
game-fair-maids-name = Fair Maids
game-fair-maids-advice-1 = Rouge et noir alternent dans les suites qui se déplacent comme dans celles qui partent : rouge sur noir, noir sur rouge.
game-fair-maids-advice-2 = Rouge sur rouge ou noir sur noir n’est qu’un endroit où poser une carte. Défaites-le avant que la prochaine rangée ne le recouvre.
game-fair-maids-advice-3 = Retournez d’abord les cartes cachées. Pique, cœur, carreau ou trèfle, peu importe ici.
game-spider-3-decks-name = Spider (3 jeux)
game-spider-3-decks-also-1 = Grand Spider
game-spider-3-decks-also-2 = Spiderwort
game-spider-3-decks-advice-1 = Chaque carte existe en trois exemplaires : si l’un est enterré, un autre peut servir.
game-spider-3-decks-advice-2 = Cinq cartes sont cachées dans chacune des treize colonnes. Choisissez-en deux ou trois et creusez là, plutôt qu’un peu partout.
game-spider-3-decks-advice-3 = Construisez à la couleur dès le début. Six rangées vont tomber sur la table, et les suites mêlées ne sortent pas de dessous.
game-spider-4-decks-name = Spider (4 jeux)
game-spider-4-decks-also-1 = Grand Spider à quatre jeux
game-spider-4-decks-advice-1 = Dix rangées sont à venir, de quoi tout recouvrir deux fois. L’ordre compte plus que la hâte.
game-spider-4-decks-advice-2 = Videz une colonne avant chaque rangée, triez grâce à elle, et remplissez-la en dernier.
game-spider-4-decks-advice-3 = Avec quatre exemplaires de chaque carte, la bonne est souvent visible quelque part : regardez les treize colonnes avant de vous contenter d’un enchaînement mêlé.
game-spider-5-decks-name = Spider (5 jeux)
game-spider-5-decks-advice-1 = Vingt suites doivent partir. Finissez-en une dès que possible, car chacune libère de la place dans une colonne qui en manque.
game-spider-5-decks-advice-2 = Quinze colonnes offrent bien des enchaînements à la fois : prenez ceux à la couleur, puis ceux qui retournent une carte.
game-spider-5-decks-advice-3 = La dernière rangée n’a que cinq cartes, pour les colonnes 1 à 5.
game-spiderwort-2-name = Spiderwort (2 couleurs)
game-spiderwort-2-also-1 = Spider (3 jeux, 2 couleurs)
game-spiderwort-2-advice-1 = Six exemplaires de chaque carte vous laissent presque toujours le choix : prenez l’enchaînement à la couleur, puis celui qui couvre le moins de cartes cachées.
game-spiderwort-2-advice-2 = Laissez quelques colonnes mêlées et longues, et gardez les autres propres.
game-spiderwort-2-advice-3 = Servez-vous de chaque colonne vide pour trier avant la prochaine rangée de treize.
game-spiderwort-1-name = Spiderwort (1 couleur)
game-spiderwort-1-also-1 = Spider (3 jeux, 1 couleur)
game-spiderwort-1-advice-1 = Toute suite se déplace, et les cartes cachées apparaissent vite : videz des colonnes entières avant les premières rangées.
game-spiderwort-1-advice-2 = Douze suites doivent partir. Construisez-les à partir des rois dans les colonnes vides, et réunissez les morceaux dès qu’ils paraissent.
game-spiderwort-1-advice-3 = C’est plus long que difficile ; ce qui fait perdre, c’est de distribuer alors qu’il reste des enchaînements sur la table.
game-little-spider-name = Little Spider
game-little-spider-advice-1 = Tant qu’il reste des cartes au talon, les cartes ne vont que sur les fondations. N’envoyez pas tout : ce qui reste sur les piles est ce avec quoi vous construirez plus tard.
game-little-spider-advice-2 = Dans la seconde partie, rangez les piles par couleur et par rang avant que les fondations ne prennent de l’avance.
game-little-spider-advice-3 = Si les as rouges et les rois noirs commencent les fondations, un roi rouge ou un as noir bloque sa pile presque jusqu’à la fin. Gardez sur la table les dames pour les rois et les 2 pour les as, jusqu’à ce qu’ils soient placés. Si c’est l’inverse, il en va de même pour les rois noirs et les as rouges.
game-little-spider-advice-4 = Une pile vide reste vide : laissez-y donc une carte quand vous le pouvez.
game-little-spider-strict-name = Little Spider strict
game-little-spider-strict-advice-1 = La place que vous choisissez pour chaque premier as ou roi décide de la pile du bas qui l’alimente tant qu’il reste des cartes au talon : regardez ce qu’il y a dessous.
game-little-spider-strict-advice-2 = Le rang du haut est libre. Si une carte peut partir des deux rangs, pensez d’abord à celui du bas, qui a moins d’issues.
game-little-spider-strict-advice-3 = Une fois le talon vide, la règle des rangs tombe, et c’est l’ordre des piles qui compte.
game-little-spider-strict-always-name = Little Spider toujours strict
game-little-spider-strict-always-advice-1 = Une carte du rang du bas ne rejoint sa fondation que de juste en dessous, même à la fin. Dans la seconde partie, portez-la au rang du haut ou sur la pile du dessous.
game-little-spider-strict-always-advice-2 = Choisissez la place de chaque premier as ou roi d’après les couleurs qui se trouvent dessous.
game-little-spider-strict-always-advice-3 = Gardez en vie les piles du haut : une pile vide le reste, et c’était un chemin libre vers toutes les fondations.
game-little-spider-wrap-name = Little Spider circulaire
game-little-spider-wrap-also-1 = Little Spider, rois sur as
game-little-spider-wrap-advice-1 = Dans la seconde partie, rois et as se posent les uns sur les autres : les deux rangs qui bloquent peuvent ainsi s’écarter mutuellement du chemin.
game-little-spider-wrap-advice-2 = Ne mettez un roi sur un as que si tous deux servent tard, sinon vous enterrez celui qui sert en premier.
game-little-spider-wrap-advice-3 = Rangez les piles avant que les fondations ne prennent de l’avance, et ne videz aucune pile sans nécessité.
game-simple-simon-name = Simple Simon
game-simple-simon-advice-1 = Toutes les cartes sont visibles et aucune n’est à venir : prévoyez avant d’en toucher une.
game-simple-simon-advice-2 = Les colonnes courtes à droite sont les colonnes vides de demain. Videz-en une, et réfléchissez à deux fois avant de la céder.
game-simple-simon-advice-3 = Seules les suites d’une couleur se déplacent : un enchaînement mêlé est une carte mise en attente. Sachez qui viendra la chercher.
game-simon-jester-name = Simon Jester
game-simon-jester-advice-1 = La dernière colonne n’a qu’une carte et sa voisine deux : commencez par là, et vous aurez tôt des colonnes vides.
game-simon-jester-advice-2 = Chaque carte existe en double. Avant de creuser pour en trouver une, voyez où est l’autre.
game-simon-jester-advice-3 = Enchaînez à la couleur tant que la table est grande ouverte ; les longues colonnes de gauche ne se défont que s’il y a des suites propres où les poser.
game-mrs-mop-name = Mrs. Mop
game-mrs-mop-advice-1 = Tout est visible, en treize colonnes de huit, sans talon : ce qui gagne, c’est un plan pour la première colonne vide.
game-mrs-mop-advice-2 = Choisissez la colonne dont toutes les cartes trouvent une place, et allez jusqu’au bout avant tout autre coup.
game-mrs-mop-advice-3 = Chaque carte a son double. Prenez celle qui s’enchaîne à la couleur, et laissez l’autre porter un moment une suite mêlée.
game-grandmothers-game-name = Grandmother’s Game
game-grandmothers-game-advice-1 = Toutes les colonnes sont visibles : creusez là où une colonne vide coûte le moins.
game-grandmothers-game-advice-2 = On peut distribuer malgré des colonnes vides. Servez-vous quand même de la vôtre avant ; la rangée la remplira pour vous.
game-grandmothers-game-advice-3 = La dernière rangée n’a que quatre cartes, pour les colonnes 1 à 4 : gardez vos colonnes vides et le travail fini plus à droite.
game-grounds-for-a-divorce-name = Grounds for a Divorce
game-grounds-for-a-divorce-also-1 = Scheidungsgrund
game-grounds-for-a-divorce-advice-1 = Un roi va sur un as : aucune carte ne ferme donc sa colonne, et aucune suite n’est jamais au bout. Treize cartes d’une couleur qui se suivent s’en vont.
game-grounds-for-a-divorce-advice-2 = Seules les colonnes qui contiennent des cartes en reçoivent une : avec quelques colonnes vides, le talon dure plus longtemps et enterre moins.
game-grounds-for-a-divorce-advice-3 = D’une suite plus longue, ce sont les treize dernières cartes qui partent. Celles d’avant restent, et l’on peut y construire de nouveau.
game-scorpion-name = Scorpion
game-scorpion-advice-1 = Toute carte visible se déplace avec tout ce qui la recouvre, mais elle n’a qu’une place : la carte suivante de sa couleur. Voyez où elle est avant de l’enterrer.
game-scorpion-advice-2 = Retournez d’abord les douze cartes cachées à gauche, et gardez les trois cartes du talon jusqu’à ce que rien d’autre n’aide.
game-scorpion-advice-3 = Méfiez-vous d’une carte qui recouvre sa propre place : une dame sur le roi de sa couleur, dans une même colonne, peut s’enfermer elle-même.
game-scorpion-advice-4 = Seul un roi remplit une colonne vide ; voyez donc quel roi vous y mettriez avant d’en vider une.
game-wasp-name = Wasp
game-wasp-advice-1 = N’importe quelle carte remplit une colonne vide, avec tout ce qui la recouvre : c’est ainsi qu’on ouvre une colonne qui s’est fermée elle-même.
game-wasp-advice-2 = Videz tôt une colonne, et resservez-vous-en sans cesse plutôt que de la remplir pour de bon.
game-wasp-advice-3 = Retournez d’abord les cartes cachées à gauche ; les trois cartes du talon peuvent attendre.
game-double-scorpion-name = Scorpion double
game-double-scorpion-advice-1 = Ici, deux places acceptent chaque carte : avant de jouer, voyez ce que libérerait l’autre.
game-double-scorpion-advice-2 = Vingt cartes sont cachées dans les cinq colonnes de gauche. Retournez-les d’abord.
game-double-scorpion-advice-3 = Seuls les rois remplissent les colonnes vides. Les quatre cartes du talon tombent sur les colonnes 1 à 4 ; distribuez-les tard.
game-three-blind-mice-name = Three Blind Mice
game-three-blind-mice-advice-1 = Neuf cartes sont cachées à droite : retournez-les d’abord, avec tout ce qui bouge librement ailleurs.
game-three-blind-mice-advice-2 = Les deux cartes de la réserve sont à vous dès le départ, mais rien n’y revient. Jouez-en une quand elle accueille une carte utile, pas seulement parce qu’elle va.
game-three-blind-mice-advice-3 = Seul un roi remplit une colonne vide. Voyez lequel, et ce qui le recouvre, avant de vider une colonne.

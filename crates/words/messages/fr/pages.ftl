# The French texts of the rules that are read away from the table: rules pages, tips, and what is
# wrong with pictures, positions and deals. `table.ftl` has the others.


## Statistics

group-own = premiers essais
group-undo-off = sans annuler, choisi d’avance
group-no-undo = rien annulé
group-undo = annuler sans carte nouvelle
group-new-card = annuler après une carte nouvelle
group-helped = avec aide
group-again = rejouées


## Pictures of positions that cannot be read. Cards are written as they are typed.

text-at = ligne { $line }, caractère { $column } : { $problem }
picture-too-long = un diagramme peut compter au plus { $limit } octets
picture-empty = un diagramme doit montrer au moins une pile
picture-label = il faut ici un numéro de colonne, `stock`, `reserves`, `foundations` ou `collected`, suivi de deux-points
picture-no-such-column = { $columns ->
    [one] le jeu n’a que la colonne 1
   *[other] le jeu a les colonnes 1 à { $columns }
}
picture-twice = une deuxième ligne { $label }
picture-unknown = `##` est une carte inconnue, mais une position doit nommer toutes les cartes, comme #7D
picture-unknown-open = seules les cartes des colonnes et du talon peuvent être inconnues
picture-face-down = seules les cartes des colonnes peuvent être cachées
picture-range = il faut ici des cartes d’une même couleur qui se suivent, comme KS-9S
picture-vacancy = `--` doit être seul : il indique une colonne vide, un talon vide ou une carte de réserve déjà jouée
picture-reserve = une réserve contient une seule carte, ou `--`
picture-foundation = il faut ici `[`, les cartes d’une fondation et `]`

## Invalid positions

position-at = { $location } : { $problem }
position-card = { $pile }, carte { $number }
position-pile = { $kind ->
    [column] colonne { $number }
    [reserve] réserve { $number }
    [foundation] fondation { $number }
    [collected] suite retirée { $number }
   *[stock] talon
}
position-columns = le jeu n’a { $count ->
    [one] qu’une colonne
   *[other] que { $count } colonnes
}
position-reserves = le jeu n’a { $count ->
    [0] pas de réserve
    [one] qu’une réserve
   *[other] que { $count } réserves
}
position-foundations = le jeu n’a { $count ->
    [0] pas de fondation
    [one] qu’une fondation
   *[other] que { $count } fondations
}
position-down-on-up = une carte cachée ne peut pas se trouver sur une carte visible
position-end-face-down = la dernière carte d’une colonne doit être visible
position-unseen-on-seen = une carte jamais vue ne peut pas se trouver sur une carte déjà vue
position-run-on-table = cette suite est complète, et le jeu l’aurait retirée
position-no-collecting = dans ce jeu, aucune suite n’est retirée
position-not-a-run = { $found ->
    [1] une seule carte ne forme pas
   *[other] ces { $found } cartes ne forment pas
} une suite complète, qui dans ce jeu compte { $length ->
    [1] une carte
   *[other] { $length } cartes
} et commence par { $king-number ->
    [1] l’{ $king }
    [12] la { $king }
   *[other] le { $king }
}
position-foundation = la carte { $card } ne peut pas se trouver sur cette fondation
position-too-many = { $expected ->
    [0] la carte { $card } n’est pas dans le paquet
    [1] la carte { $card } n’est qu’une fois dans le paquet : celle-ci est de trop
   *[other] la carte { $card } n’est que { $expected } fois dans le paquet : celle-ci est de trop
}
position-missing = { $count ->
    [one] il manque une carte du paquet : { $card }
   *[other] il manque { $count } cartes du paquet, dont { $card }
}
position-missing-no-runs = { $count ->
    [one] il manque une carte du paquet : { $card } ; seule, elle n’est pas une suite complète qui aurait pu être retirée
   *[other] il manque { $count } cartes du paquet, dont { $card }, et elles ne forment pas de suites complètes qui auraient pu être retirées
}
position-unseen-count = `##` désigne { $found ->
    [1] une carte
   *[other] { $found } cartes
}, mais { $left ->
    [0] toutes les cartes du paquet sont nommées
    [1] une carte du paquet n’est pas nommée
   *[other] { $left } cartes du paquet ne sont pas nommées
}

## Cards that a move shows for the first time

reveal-awaited = indiquez la carte qui est { $kind ->
    [dealt] distribuée sur
   *[turned-up] retournée dans
} la colonne { $column }
reveal-too-many = le coup { $shown ->
    [0] ne montre aucune nouvelle carte
    [1] ne montre qu’une nouvelle carte
   *[other] ne montre que { $shown } nouvelles cartes
}, mais vous en avez indiqué davantage
reveal-not-unseen = la carte { $card } n’est pas parmi celles qui restent à voir

## Deals that cannot be read or laid out. Words from the text arrive in quotes.

quoted = « { $text } »
deal-not-a-game = { $word } n’est pas un identifiant de jeu : utilisez des minuscules, des chiffres et des traits d’union
deal-game-alone = il faut un numéro de donne après le jeu, comme dans { $example }
deal-not-a-scheme = { $word } n’est pas un numéro de donne : entrez-en un comme 1234, seul ou après { $schemes } ou { $list }, par exemple `ms:1234`
deal-no-number = il faut un numéro après { $scheme }, comme dans { $example }
deal-not-a-digit = { $letter } n’est pas un chiffre
deal-number-unknown = cette donne n’existe pas : les numéros { $scheme } vont de { $least } à { $most }
deal-number-elsewhere = { $problem } ; si c’est un numéro de { $program }, écrivez { $deal }
deal-of-other-game = cette donne est de { $other }, pas de { $game }
deal-card-count = une liste doit compter de 1 à { $most } cartes, pas { $found }
deal-unknown-there = { $game } n’a pas de donnes { $scheme } ; utilisez { $others }
deal-wrong-count = { $game } se joue avec { $expected } cartes, mais la liste en compte { $found }
deal-wrong-card = { $game } contient { $expected } fois la carte { $card }, mais la liste { $found } fois
deal-no-layout = { $game } n’a pas de disposition { $scheme }
not-a-card = { $word } n’est pas une carte : écrivez une valeur parmi A23456789TJQK et une couleur parmi CDHS, comme 7C ou TD

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
page-scores = Score
page-deals = Numéros de donne
page-names = Autres noms
page-relatives = Jeux similaires
page-advice = Stratégie

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
    [one-colour] de cartes toutes rouges ou toutes noires
    [alternating] où rouge et noir alternent
   *[any] de couleurs quelconques
}
suit-name = { $suit }

## Rules page: goal

goal-runs-from-king = Ranger les cartes en suites { $suits }, { $king-number ->
    [12] de la { $king }
   *[other] du { $king }
} à l’as. Les suites complètes sont retirées de la table ; { $n ->
    [one] cette seule suite suffit pour gagner la partie.
   *[other] quand les { $count } l’ont été, la partie est gagnée.
}
goal-runs-from-any = Ranger les cartes en suites descendantes { $suits }, de { $length } cartes chacune. Les suites complètes sont retirées de la table ; { $n ->
    [one] cette seule suite suffit pour gagner la partie.
   *[other] quand les { $count } l’ont été, la partie est gagnée.
}
goal-runs-stay = Ranger les cartes en suites { $suits }, { $king-number ->
    [12] de la { $king }
   *[other] du { $king }
} à l’as, chacune seule dans sa colonne. Les suites complètes restent sur la table.
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
    [one] une série de { $suits }
   *[other] { $count } séries de { $suits }
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
layout-both = { $down } et, par-dessus, { $up }
layout-all = Chaque colonne reçoit { $cards }.
layout-group = { $n ->
    [one] La colonne { $columns } reçoit { $cards }.
   *[other] Les colonnes { $columns } reçoivent chacune { $cards }.
}
layout-empty = { $n ->
    [one] La colonne { $columns } est vide au début.
   *[other] Les colonnes { $columns } sont vides au début.
}
layout-stairs = De la colonne { $first } à la colonne { $last }, le nombre de cartes { $way ->
    [rises] augmente
   *[falls] diminue
} d’une à chaque fois, de { $from } à { $to } ; { $faces }.
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
    [one] se trouve une carte visible : la réserve.
   *[other] se trouvent { $count } cartes visibles : la réserve.
}
layout-reserves-empty = À côté des colonnes { $n ->
    [one] se trouve un emplacement vide : la réserve.
   *[other] se trouvent { $count } emplacements vides : la réserve.
}
layout-reserves-some = À côté des colonnes se trouvent { $count } emplacements : la réserve. Les { $cards } premiers contiennent chacun une carte visible, les autres sont vides.
layout-stock = { $n ->
    [one] La carte qui reste forme le talon.
   *[other] Les { $count } autres cartes forment le talon.
}
layout-no-stock = Toutes les cartes sont ainsi placées : il n’y a pas de talon.

## Rules page: moving cards

moving-never = On ne déplace pas de cartes d’une colonne à l’autre.
moving-while-stock-lasts = On ne peut déplacer des cartes d’une colonne à l’autre que tant que le talon n’est pas vide.
moving-once-stock-is-empty = On ne peut déplacer des cartes d’une colonne à l’autre qu’une fois le talon vide.
moving-turns-up = Une carte cachée est retournée dès que plus rien ne la recouvre.
# In lists of games.
trait-runs-move = Les suites { $suits } se déplacent d’un bloc.
trait-open = Toutes les cartes sont visibles.
place-down = Une carte se pose sur une carte de valeur immédiatement supérieure, { $suits ->
    [one-suit] de la même couleur.
    [one-colour] rouge sur rouge ou noir sur noir.
    [alternating] rouge sur noir ou noir sur rouge.
   *[any] de n’importe quelle couleur.
}
place-up-or-down = Une carte se pose sur une carte de valeur immédiatement supérieure ou inférieure, { $suits ->
    [one-suit] de la même couleur.
    [one-colour] rouge sur rouge ou noir sur noir.
    [alternating] rouge sur noir ou noir sur rouge.
   *[any] de n’importe quelle couleur.
}
place-lower = Une carte se pose sur toute carte de valeur supérieure, { $suits ->
    [one-suit] de la même couleur.
    [one-colour] rouge sur rouge ou noir sur noir.
    [alternating] rouge sur noir ou noir sur rouge.
   *[any] de n’importe quelle couleur.
}
# For packs of one suit.
place-down-plain = Une carte se pose sur une carte de valeur immédiatement supérieure.
place-up-or-down-plain = Une carte se pose sur une carte de valeur immédiatement supérieure ou inférieure.
place-lower-plain = Une carte se pose sur toute carte de valeur supérieure.
place-same-rank = Elle se pose aussi sur toute carte de même valeur.
place-nothing-on-ace = Rien ne se pose sur un as, et { $a-king } ne se pose sur aucune carte.
place-wrap = L’ordre est circulaire : { $a-king } se pose aussi sur un as.
place-wrap-in-runs = L’ordre est circulaire : { $a-king } se pose aussi sur un as, y compris à l’intérieur des suites.
place-ends-apart = L’ordre n’est pas circulaire : { $a-king } ne se pose pas sur un as, ni un as sur { $a-king }.
place-ends-joined = L’ordre est circulaire : { $a-king } se pose aussi sur un as, et inversement.
lift-single = Seule la dernière carte d’une colonne peut être déplacée, une carte à la fois.
lift-run = La dernière carte d’une colonne peut toujours être déplacée. Plusieurs cartes à la fin d’une colonne se déplacent ensemble si elles forment une suite descendante { $suits }, sans trou.
lift-run-plain = La dernière carte d’une colonne peut toujours être déplacée. Plusieurs cartes à la fin d’une colonne se déplacent ensemble si elles forment une suite descendante, sans trou.
lift-same-rank = Plusieurs cartes de même valeur à la fin d’une colonne se déplacent ensemble, elles aussi.
lift-tail = Toute carte visible peut être déplacée, avec toutes celles qui la recouvrent, en ordre ou non.

## Rules page: empty columns

vacancy-any-card = N’importe quelle carte peut aller dans une colonne vide.
vacancy-any-run = N’importe quelle carte, ou toute suite qui se déplace d’un bloc, peut aller dans une colonne vide.
vacancy-any-together = N’importe quelle carte, ou toutes les cartes qui se déplacent d’un bloc, peuvent aller dans une colonne vide.
vacancy-any-tail = N’importe quelle carte visible, avec toutes celles qui la recouvrent, peut aller dans une colonne vide.
vacancy-king = Une colonne vide n’accepte qu’{ $a-king }, avec les cartes qui se déplacent en même temps.
vacancy-king-alone = Une colonne vide n’accepte qu’{ $a-king }.
vacancy-never = Aucune carte ne peut aller dans une colonne vide.

## Rules page: the stock

stock-full = Tant qu’aucune colonne n’est vide, vous pouvez à tout moment distribuer une rangée : une carte visible sur chaque colonne.
stock-any = Vous pouvez à tout moment distribuer une rangée : une carte visible sur chaque colonne, vide ou non.
stock-occupied = Vous pouvez à tout moment distribuer une rangée : une carte visible sur chaque colonne qui contient des cartes. Les colonnes vides n’en reçoivent pas ; si elles le sont toutes, on ne peut pas distribuer.
stock-none = Les cartes du talon ne sont pas distribuées.
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
} Si la dernière rangée est incomplète, elle va sur les colonnes non vides les plus à { $side ->
    [left] gauche.
   *[right] droite.
}

## Rules page: the reserves

reserves-go = Chaque fois qu’on peut déplacer des cartes d’une colonne à l’autre, une carte de la réserve peut aussi aller sur une colonne, selon les mêmes règles.
reserves-take-nothing = On ne peut rien poser dans la réserve.
reserves-take-cards = Un emplacement vide de la réserve accueille n’importe quelle carte seule prise au bout d’une colonne.

## Rules page: collecting

collect-run-from-king = Une suite { $suits }, { $king-number ->
    [12] de la { $king }
   *[other] du { $king }
} à l’as, est complète quand elle se trouve à la fin d’une colonne.
collect-run-from-any = Une suite descendante { $suits } est complète quand elle compte { $length } cartes et se trouve à la fin d’une colonne. Elle peut commencer à n’importe quelle valeur ; après l’as vient { $king-number ->
    [12] la { $king }.
   *[other] le { $king }.
}
collect-last-of-longer = Dans une suite plus longue, seules les { $length } dernières cartes comptent.
collect-at-once = Une suite complète est retirée de la table aussitôt, automatiquement.
collect-at-once-by-rows-too = Une suite complète est retirée de la table aussitôt, automatiquement, même si c’est une rangée du talon qui la complète. Une seule rangée peut compléter plusieurs suites.
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
foundations-split = Les fondations commencent par { $king-number ->
    [11] les as rouges et les valets noirs ou, à l’inverse, par les as noirs et les valets rouges. À partir des as, on monte jusqu’au valet ; à partir des valets,
    [12] les as rouges et les dames noires ou, à l’inverse, par les as noirs et les dames rouges. À partir des as, on monte jusqu’à la dame ; à partir des dames,
    [13] les as rouges et les rois noirs ou, à l’inverse, par les as noirs et les rois rouges. À partir des as, on monte jusqu’au roi ; à partir des rois,
   *[other] les as rouges et les { $king } noirs ou, à l’inverse, par les as noirs et les { $king } rouges. À partir des as, on monte jusqu’au { $king } ; à partir des { $king },
} on descend jusqu’à l’as. C’est la première carte que vous y posez qui en décide.
foundations-take-end-cards = Seule la dernière carte d’une colonne peut aller sur une fondation, et elle y reste.
foundations-lie-above = Les fondations sont placées entre les deux rangs, de gauche à droite : la fondation 1 juste au-dessus de la colonne { $first }, et ainsi de suite.
from-below-while-stock-lasts = Tant que le talon n’est pas vide, une carte du rang du bas ne peut aller que sur une fondation vide ou sur celle qui est juste au-dessus de sa colonne.
from-below-once-stock-is-empty = Une fois le talon vide, une carte du rang du bas ne peut aller que sur une fondation vide ou sur celle qui est juste au-dessus de sa colonne.
from-below-always = Une carte du rang du bas ne peut aller que sur une fondation vide ou sur celle qui est juste au-dessus de sa colonne.
from-below-not-upper-row = Les cartes du rang du haut peuvent aller sur toute fondation qui les accepte.

## Rules page: end of the game

end-won-collected = La partie est gagnée quand les { $cards } cartes ont été retirées.
end-won-in-columns = La partie est gagnée quand chaque colonne est vide ou contient une suite complète et rien d’autre.
end-won-on-foundations = La partie est gagnée quand les { $cards } cartes sont sur les fondations.
end-stuck = Elle est perdue quand on ne peut plus déplacer de carte{ $runs ->
    [taken] { $rows ->
        [dealt] , retirer de suite
       *[none] { " " }ni retirer de suite
    }
   *[leave] { "" }
}{ $rows ->
    [dealt] { " " }ni distribuer de rangée
   *[none] { "" }
}.
end-no-card-moves = aucune carte ne peut être déplacée
end-no-run-collected = aucune suite ne peut être retirée
end-no-row-dealt = aucune rangée ne peut être distribuée
end-too-few-cards = Elle est perdue aussi quand le talon n’est pas vide mais qu’il reste moins de { $count } cartes sur la table : on ne peut plus occuper toutes les colonnes, donc plus distribuer de rangée.

## Rules page: scores

score-network-runs = Cartes en ordre : une par carte d’une suite visible { $suits } qui commence par { $a-king } dans une colonne, et { $run } par suite retirée. Une partie gagnée en compte { $won }.
score-network-runs-stay = Cartes en ordre : une par carte d’une suite visible { $suits } qui commence par { $a-king } dans une colonne. Une partie gagnée en compte { $won }.
score-network-foundations = Cartes en ordre : une par carte posée sur une fondation. Une partie gagnée en compte { $won }.
score-windows = Score, comme sous Windows : { $start } points au départ, moins { $move } par coup et { $undo } par annulation. Annuler un coup ne rend pas ce qu’il a coûté.
score-windows-runs = Chaque suite retirée rapporte { $run } points.
score-windows-rows = Distribuer une rangée ne coûte rien.

## Rules page: deals

deals-own = Un numéro seul désigne une donne propre à { $program }.
deals-other = Avec { $words } devant le numéro, comme dans { $example }, les cartes sont mélangées comme dans { $program }.
deals-suits = Avec { $words }, les couleurs sont { $suits }.
deals-layout = Avec { $words }, certaines colonnes sont différentes au départ.

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
tag-three-suits = trois couleurs
tag-open = cartes visibles
tag-foundations = fondations
tag-small = petit
tag-large = grand
tag-short = court
tag-long = long
tag-luck = chance
tag-skill = réflexion
tag-easy = facile
tag-medium = moyen
tag-hard = difficile


## Groups of games

group-spider = Spider
group-spiderette = Spiderette
group-roosevelt-s-spider = Spider de Roosevelt
group-little-spider = Little Spider
group-open-games = Jeux ouverts
group-scorpion = Scorpion

## Games: other names and advice

game-spider-also-1 = Spider Solitaire
game-spider-also-2 = Spider à quatre couleurs
game-spider-advice-1 = Retournez d’abord les cartes cachées : chaque carte qui reste cachée est un choix de moins.
game-spider-advice-2 = Si vous avez le choix, posez à la couleur, car seules ces suites se déplacent d’un bloc.
game-spider-advice-3 = Posez sur les cartes hautes plutôt que sur les basses. Rien ne va sur un as : une colonne qui se termine par un as est bloquée.
game-spider-advice-4 = Une colonne vide est ce qu’il y a de plus précieux sur la table. Servez-vous-en pour trier les suites par couleur, et essayez de la récupérer avant de distribuer la rangée suivante.
game-spider-advice-5 = Quelques longues colonnes embrouillées ne gênent pas si elles permettent de vider les autres.
game-spider-2-also-1 = Spider à deux couleurs
game-spider-3-also-1 = Spider à trois couleurs
game-spider-2-advice-1 = Un coup sur deux est à la couleur par pur hasard ; soyez donc exigeant : préférez celui qui laisse une longue suite mobile.
game-spider-2-advice-2 = N’enterrez pas une colonne d’une seule couleur sous une carte de l’autre, sauf pour retourner une carte cachée.
game-spider-2-advice-3 = Avant de distribuer une rangée, triez les suites autant que les colonnes vides le permettent, puis remplissez ces colonnes de cartes qui repartiront bientôt.
game-spider-1-also-1 = Spider à une couleur
game-spider-1-advice-1 = Tout est à la couleur, donc toutes les suites se déplacent : cherchez le coup qui retourne une carte cachée, et jouez-le.
game-spider-1-advice-2 = Videz d’abord la colonne la plus courte, et gardez-la vide tant que les autres peuvent encore être triées.
game-spider-1-advice-3 = Deux suites dont les valeurs se rejoignent peuvent n’en faire qu’une. Ce qu’on retire à la fin, ce sont les longues suites à partir du roi.
game-spider-relaxed-also-1 = Spider Relaxed
game-spider-relaxed-advice-1 = Une suite complète est retirée quelles que soient ses couleurs : une suite mélangée vaut donc la peine d’être complétée, même si seules ses parties d’une couleur se déplacent.
game-spider-relaxed-advice-2 = Construisez de longues colonnes là où se trouve déjà un roi : ce qui n’a plus à bouger peut être mélangé.
game-spider-relaxed-advice-3 = Gardez d’une seule couleur les suites qui doivent encore bouger, et retournez les cartes cachées avant toute autre chose.
game-spider-easy-also-1 = Spider Easy
game-spider-easy-advice-1 = Ici, les couleurs ne comptent pas du tout ; ne regardez que les valeurs et les cartes cachées.
game-spider-easy-advice-2 = Toute suite descendante se déplace d’un bloc, donc presque tous les coups sont bons. Choisissez celui qui retourne une carte ou vide une colonne.
game-spider-easy-advice-3 = Gardez une colonne vide jusqu’à la prochaine rangée ; un roi que vous y placez peut devenir une suite entière.
game-spider-open-deal-also-1 = Spider de KPatience
game-spider-open-deal-advice-1 = On peut distribuer une rangée malgré des colonnes vides : inutile de les remplir avant. Chacune reçoit quand même une carte.
game-spider-open-deal-advice-2 = Ce n’est pas une raison pour distribuer tôt. Servez-vous d’abord des colonnes vides pour trier des suites et retourner des cartes cachées.
game-spider-open-deal-advice-3 = Posez à la couleur quand c’est possible, et sur les cartes hautes plutôt que sur les basses.
game-red-black-spider-also-1 = Spider bicolore
game-red-black-spider-advice-1 = Ici, le rouge et le noir jouent le rôle des couleurs du Spider : posez rouge sur rouge et noir sur noir, car seules ces suites se déplacent.
game-red-black-spider-advice-2 = Une suite complète attend que vous la retiriez. Gardez-la un moment si d’autres cartes peuvent encore se poser sur les siennes.
game-red-black-spider-advice-3 = Retournez tôt les cartes cachées, posez d’abord sur les cartes hautes et videz des colonnes.
game-black-widow-also-1 = Scarab
game-black-widow-advice-1 = Les suites de couleurs mélangées se déplacent d’un bloc, mais seules celles d’une même couleur sont retirées : déplacez librement, mais triez tôt.
game-black-widow-advice-2 = Profitez de cette liberté pour vider des colonnes, puis des colonnes vides pour démêler les suites, couleur par couleur.
game-black-widow-advice-3 = Une longue suite mélangée est facile à déplacer et difficile à démêler. N’y enterrez pas justement la carte qui manque encore à une couleur.
game-tarantula-advice-1 = Les suites toutes rouges ou toutes noires se déplacent, mais seules celles d’une même couleur sont retirées : posez à la couleur si possible, sinon au moins rouge sur rouge et noir sur noir.
game-tarantula-advice-2 = Séparer les piques des trèfles, ou les cœurs des carreaux, demande des colonnes vides. Prévoyez-en une avant de commencer.
game-tarantula-advice-3 = Retournez d’abord les cartes cachées, et posez sur les cartes hautes plutôt que sur les basses.
game-beetle-also-1 = Spider ouvert
game-beetle-advice-1 = Aucune carte n’est cachée sur la table, vous pouvez donc prévoir jusqu’à la prochaine rangée : trouvez la colonne la plus facile à défaire.
game-beetle-advice-2 = Ce qui se trouve au fond d’une colonne compte plus que ce qui est dessus. Cherchez les rois à placer dans les colonnes vides et les cartes qui se posent à la couleur.
game-beetle-advice-3 = Seul le talon est inconnu. Distribuez quand la table ne peut plus être mieux rangée.
game-spiderette-also-1 = Spider à un jeu
game-spiderette-advice-1 = Les colonnes de gauche sont courtes : videz-les avant de distribuer la première rangée, et remplissez-les de ce qui aide le plus.
game-spiderette-advice-2 = Chaque carte est unique : voyez où se trouve celle qui convient à la couleur avant de poser sur une autre.
game-spiderette-advice-3 = Les longues colonnes de droite contiennent la plupart des cartes cachées. Cherchez à les atteindre.
game-spiderette-2-advice-1 = Un coup sur deux est à la couleur. Jouez ceux-là, et ne mélangez les couleurs que pour retourner une carte ou vider une colonne.
game-spiderette-2-advice-2 = Videz d’abord les colonnes courtes à gauche, puis creusez les longues.
game-spiderette-2-advice-3 = La dernière rangée n’a que trois cartes, pour les colonnes 1 à 3 : laissez-y de quoi supporter une carte de plus.
game-spiderette-1-advice-1 = Toutes les suites se déplacent : jouez donc chaque coup qui retourne une carte cachée.
game-spiderette-1-advice-2 = Entre deux coups équivalents, regardez ce qu’il y a dessous : la colonne qui a le moins de cartes cachées sera vide plus tôt.
game-spiderette-1-advice-3 = Réunissez les suites avant qu’une rangée ne tombe dessus ; quatre suites à partir du roi gagnent la partie.
game-baby-spiderette-advice-1 = Toute suite descendante se déplace d’un bloc, quelles que soient ses couleurs : les cartes cachées se retournent vite. Profitez-en d’abord.
game-baby-spiderette-advice-2 = Seules les suites d’une même couleur sont retirées. Gardez une colonne vide pour trier, une fois toutes les cartes retournées.
game-baby-spiderette-advice-3 = Videz les colonnes courtes à gauche avant la première rangée.
game-will-o-the-wisp-advice-1 = Avec deux cartes cachées par colonne, la première colonne vide n’est jamais loin : essayez de l’obtenir avant de distribuer la première rangée.
game-will-o-the-wisp-advice-2 = La plupart des cartes sont encore dans le talon. Gardez les suites à la couleur, car les rangées vont toutes les recouvrir.
game-will-o-the-wisp-advice-3 = La dernière rangée n’a que trois cartes, pour les colonnes 1 à 3.
game-will-o-the-wisp-2-advice-1 = Un coup sur deux est à la couleur. Jouez-les quand ils se présentent, et ne mélangez les couleurs que pour vider une colonne.
game-will-o-the-wisp-2-advice-2 = Triez ce que vous pouvez avant chaque rangée : cinq rangées, c’est beaucoup pour une si petite table.
game-will-o-the-wisp-2-advice-3 = Les colonnes vides doivent être remplies avant de distribuer ; mettez-y donc des suites dont le départ libère quelque chose.
game-will-o-the-wisp-1-advice-1 = Tout est à la couleur et toutes les suites se déplacent : retournez les cartes cachées, puis formez de longues suites.
game-will-o-the-wisp-1-advice-2 = Dans une colonne vide, placez un roi plutôt qu’une carte basse ; une suite qui part du roi n’a plus jamais à bouger.
game-will-o-the-wisp-1-advice-3 = Réunissez les suites avant qu’une rangée ne les recouvre.
game-fair-maids-advice-1 = Rouge et noir alternent, dans les suites qui se déplacent comme dans celles qu’on retire : rouge sur noir, noir sur rouge.
game-fair-maids-advice-2 = Rouge sur rouge ou noir sur noir n’est qu’un endroit où garer une carte. Défaites-le avant que la prochaine rangée ne le recouvre.
game-fair-maids-advice-3 = Retournez d’abord les cartes cachées. Pique, cœur, carreau ou trèfle, peu importe ici.
game-spider-3-decks-also-1 = Grand Spider
game-spider-3-decks-also-2 = Spiderwort
game-spider-3-decks-advice-1 = Chaque carte existe en trois exemplaires : si l’un est enterré, un autre peut servir.
game-spider-3-decks-advice-2 = Cinq cartes sont cachées dans chacune des treize colonnes. Choisissez-en deux ou trois et creusez là, plutôt qu’un peu partout.
game-spider-3-decks-advice-3 = Posez à la couleur dès le début. Six rangées doivent encore tomber, et les suites mélangées ne sortiront plus de dessous.
game-spider-4-decks-also-1 = Grand Spider à quatre jeux
game-spider-4-decks-advice-1 = Dix rangées sont encore à venir, de quoi tout recouvrir deux fois. L’ordre compte plus que la vitesse.
game-spider-4-decks-advice-2 = Videz une colonne avant chaque rangée, servez-vous-en pour trier, et remplissez-la en dernier.
game-spider-4-decks-advice-3 = Avec quatre exemplaires de chaque carte, la bonne est souvent visible quelque part : regardez les treize colonnes avant de vous résoudre à mélanger les couleurs.
game-spider-5-decks-advice-1 = Il y a vingt suites à retirer. Complétez-en une dès que possible, car la place manque.
game-spider-5-decks-advice-2 = Quinze colonnes offrent beaucoup de coups à la fois : jouez d’abord ceux à la couleur, puis ceux qui retournent une carte.
game-spider-5-decks-advice-3 = La dernière rangée n’a que cinq cartes, pour les colonnes 1 à 5.
game-spiderwort-2-also-1 = Spider (3 jeux, 2 couleurs)
game-spiderwort-2-advice-1 = Avec six exemplaires de chaque carte, vous avez presque toujours le choix : préférez le coup à la couleur, puis la colonne qui a le moins de cartes cachées.
game-spiderwort-2-advice-2 = Laissez quelques colonnes devenir longues et mélangées, et gardez les autres propres.
game-spiderwort-2-advice-3 = Servez-vous de chaque colonne vide pour trier avant la prochaine rangée de treize.
game-spiderwort-1-also-1 = Spider (3 jeux, 1 couleur)
game-spiderwort-1-advice-1 = Toutes les suites se déplacent, et les cartes cachées se retournent vite : videz des colonnes entières avant de distribuer la première rangée.
game-spiderwort-1-advice-2 = Il y a douze suites à retirer. Construisez-les à partir de rois dans des colonnes vides, et réunissez les morceaux dès qu’ils apparaissent.
game-spiderwort-1-advice-3 = C’est plus long que difficile. Ce qui fait perdre, c’est de distribuer alors qu’il reste de bons coups sur la table.
game-little-spider-advice-1 = Tant que le talon n’est pas vide, les cartes ne vont que sur les fondations. N’y envoyez pas tout : c’est sur ce qui reste dans les colonnes que vous construirez plus tard.
game-little-spider-advice-2 = Dans la seconde partie, triez les colonnes par couleur et par valeur avant que les fondations ne prennent trop d’avance.
game-little-spider-advice-3 = Si les fondations commencent par les as rouges et les rois noirs, un roi rouge ou un as noir bloque sa colonne presque jusqu’à la fin. Gardez sur la table des dames pour ces rois et des 2 pour ces as, jusqu’à ce qu’ils soient placés. Dans le cas inverse, il en va de même pour les rois noirs et les as rouges.
game-little-spider-advice-4 = Une colonne vide reste vide : laissez donc si possible une carte dans chacune.
game-little-spider-strict-advice-1 = La fondation que vous choisissez pour chaque premier as ou roi décide de la colonne du bas qui pourra l’alimenter tant que le talon n’est pas vide : regardez ce qu’il y a dessous.
game-little-spider-strict-advice-2 = Le rang du haut est libre. Si une carte peut partir des deux rangs, pensez d’abord à celui du bas, qui a moins d’issues.
game-little-spider-strict-advice-3 = Une fois le talon vide, la restriction du rang du bas disparaît, et c’est l’ordre des colonnes qui compte.
game-little-spider-strict-always-advice-1 = Une carte du rang du bas ne rejoint sa fondation que de juste en dessous, même à la fin. Dans la seconde partie, amenez-la au rang du haut ou dans la colonne située sous sa fondation.
game-little-spider-strict-always-advice-2 = Choisissez la fondation de chaque premier as ou roi d’après les couleurs qui se trouvent dessous.
game-little-spider-strict-always-advice-3 = Ne laissez pas se vider les colonnes du haut : une colonne vide le reste, et c’était un chemin libre vers toutes les fondations.
game-little-spider-wrap-also-1 = Little Spider, rois sur as
game-little-spider-wrap-advice-1 = Dans la seconde partie, rois et as se posent les uns sur les autres : les deux valeurs qui bloquent peuvent ainsi s’écarter mutuellement du chemin.
game-little-spider-wrap-advice-2 = Ne posez un roi sur un as que si tous deux servent tard, sinon vous enterrez celui qui sert en premier.
game-little-spider-wrap-advice-3 = Triez les colonnes avant que les fondations ne prennent trop d’avance, et ne videz aucune colonne sans nécessité.
game-simple-simon-advice-1 = Toutes les cartes sont visibles et il n’en viendra pas d’autres : faites un plan avant de toucher la première.
game-simple-simon-advice-2 = Les colonnes courtes à droite sont les colonnes vides de demain. Videz-en une, et réfléchissez à deux fois avant de la céder.
game-simple-simon-advice-3 = Seules les suites d’une même couleur se déplacent : une carte posée sur une autre couleur est seulement garée. Sachez qui viendra la chercher.
game-simon-jester-advice-1 = La dernière colonne n’a qu’une carte et sa voisine deux : commencez par là, et vous aurez vite des colonnes vides.
game-simon-jester-advice-2 = Chaque carte existe en double. Avant de creuser pour en trouver une, voyez où est l’autre.
game-simon-jester-advice-3 = Posez à la couleur tant que la table est grande ouverte ; les longues colonnes de gauche ne se défont que s’il y a des suites propres où poser leurs cartes.
game-mrs-mop-advice-1 = Tout est visible, en treize colonnes de huit, et il n’y a pas de talon : on gagne avec un plan pour la première colonne vide.
game-mrs-mop-advice-2 = Choisissez une colonne dont toutes les cartes ont où aller, et videz-la entièrement avant de faire autre chose.
game-mrs-mop-advice-3 = Chaque carte a une jumelle. Prenez celle qui se pose à la couleur, et laissez l’autre porter un moment une suite mélangée.
game-grandmothers-game-advice-1 = Toutes les colonnes sont visibles : creusez là où une colonne vide coûte le moins.
game-grandmothers-game-advice-2 = On peut distribuer malgré des colonnes vides. Servez-vous quand même de la vôtre avant ; la rangée la remplira pour vous.
game-grandmothers-game-advice-3 = La dernière rangée n’a que quatre cartes, pour les colonnes 1 à 4 : gardez vos colonnes vides et le travail terminé plus à droite.
game-grounds-for-a-divorce-also-1 = Scheidungsgrund
game-grounds-for-a-divorce-advice-1 = Un roi va sur un as : aucune carte ne bloque donc sa colonne, et aucune suite n’est jamais finie. Treize cartes d’une même couleur qui se suivent sont retirées, où qu’elles commencent.
game-grounds-for-a-divorce-advice-2 = Une rangée ne va que sur les colonnes non vides : avec quelques colonnes vides, le talon dure plus longtemps et enterre moins.
game-grounds-for-a-divorce-advice-3 = Dans une suite plus longue, ce sont les treize dernières cartes qui sont retirées. Celles d’avant restent, et l’on peut de nouveau y poser des cartes.
game-scorpion-advice-1 = Toute carte visible se déplace avec toutes celles qui la recouvrent, mais elle n’a qu’une destination : la carte immédiatement supérieure de sa couleur. Voyez où elle est avant de l’enterrer.
game-scorpion-advice-2 = Retournez d’abord les douze cartes cachées à gauche, et gardez les trois cartes du talon jusqu’à ce que rien d’autre n’aide.
game-scorpion-advice-3 = Méfiez-vous d’une carte qui recouvre sa propre destination : une dame posée sur le roi de sa couleur, dans la même colonne, peut s’enfermer elle-même.
game-scorpion-advice-4 = Seul un roi peut occuper une colonne vide ; voyez donc quel roi vous y mettriez avant d’en vider une.
game-wasp-advice-1 = N’importe quelle carte peut occuper une colonne vide, avec toutes celles qui la recouvrent : c’est ainsi qu’on ouvre une colonne qui s’est enfermée elle-même.
game-wasp-advice-2 = Videz tôt une colonne, et réutilisez-la sans cesse plutôt que de la remplir définitivement.
game-wasp-advice-3 = Retournez d’abord les cartes cachées à gauche ; les trois cartes du talon peuvent attendre.
game-double-scorpion-advice-1 = Ici, chaque carte a deux destinations au lieu d’une : avant de la déplacer, voyez ce que l’autre libérerait.
game-double-scorpion-advice-2 = Vingt cartes sont cachées dans les cinq colonnes de gauche. Retournez-les d’abord.
game-double-scorpion-advice-3 = Seuls les rois peuvent occuper les colonnes vides. Les quatre cartes du talon vont aux colonnes 1 à 4 ; distribuez-les tard.
game-three-blind-mice-advice-1 = Neuf cartes sont cachées à droite : retournez-les d’abord, à l’aide de tout ce qui bouge librement ailleurs.
game-three-blind-mice-advice-2 = Les deux cartes de la réserve sont à vous dès le départ, mais rien n’y revient. Jouez-en une quand elle peut accueillir une carte utile, pas seulement parce qu’elle se pose.
game-three-blind-mice-advice-3 = Seul un roi peut occuper une colonne vide. Voyez lequel, et ce qui le recouvre, avant de vider une colonne.
game-how-they-run-advice-2 = La réserve accueille aussi des cartes. Libérez tôt un emplacement, et gardez-le pour la carte qui recouvre celle qu’il vous faut.
game-how-they-run-advice-3 = Une carte de la réserve ne revient que sur la carte immédiatement supérieure de sa couleur, et un roi que dans une colonne vide. Sachez où elle ira avant de l’y poser.
game-scorpion-head-advice-1 = Les quatre emplacements vides de la réserve accueillent une carte chacun. Servez-vous-en pour atteindre la carte qu’il vous faut, et libérez-les aussitôt.
game-scorpion-head-advice-2 = Une carte de la réserve ne revient que sur la carte immédiatement supérieure de sa couleur, et un roi que dans une colonne vide. Sachez où elle ira avant de l’y poser.
game-scorpion-head-advice-3 = Retournez les cartes cachées à droite, et méfiez-vous d’une carte qui recouvre sa propre destination : une dame posée sur le roi de sa couleur, dans la même colonne.
game-spider-web-advice-1 = La réserve accueille une carte quelconque et la rend dès qu’elle se pose. Servez-vous-en pour atteindre la carte du dessous, non pour vous débarrasser d’une carte.
game-spider-web-advice-2 = Gardez la réserve libre avant de distribuer une rangée : c’est souvent elle qui met de l’ordre dans les sept nouvelles cartes.
game-spider-web-advice-3 = Toutes les cartes des colonnes sont visibles : prévoyez quelle colonne vider. On peut distribuer malgré des colonnes vides, et la rangée les remplit.
game-astrocyte-advice-1 = Les quatre emplacements de la réserve accueillent une carte chacun. C’est par eux qu’on atteint les cartes cachées, car huit colonnes laissent peu de place.
game-astrocyte-advice-2 = Videz la réserve avant de distribuer une rangée : ce qui y reste se place difficilement ensuite.
game-astrocyte-advice-3 = Les petites cartes attendent bien dans la réserve, car peu de cartes se posent sur elles. Un roi y reste jusqu’à ce qu’une colonne soit vide.
game-spidercells-advice-1 = Les cartes se déplacent une à une : une série de cinq demande quatre emplacements libres dans la réserve, ou moins avec une colonne vide.
game-spidercells-advice-2 = Gardez la réserve libre : c’est elle qui permet de déplacer des séries. Une carte que vous y posez devrait vite retrouver une place.
game-spidercells-advice-3 = Cherchez les rois, et construisez des suites sur eux dans des colonnes vides. Une suite ne se retire que complète, jusqu’à l’as.

## Variants: the knobs of a game, and what they are turned to

knob-suits = Couleurs
knob-decks = Jeux de cartes
knob-highest = Carte la plus haute
knob-columns = Colonnes
knob-down = Cartes cachées par colonne
knob-up = Cartes visibles par colonne
knob-reserves = Réserves, vides au début
knob-place-suit = Une carte se pose sur une carte
knob-place-step = Elle se pose sur une carte
knob-wrap = La carte la plus haute se pose sur un as
knob-same-rank = Une carte se pose sur toute carte de même valeur
knob-lift = Ce qui se déplace ensemble
knob-vacancy = Ce qui remplit une colonne vide
knob-deal = Une rangée se distribue
knob-run-suit = Une suite complète est
knob-run-start = Elle commence par
knob-collect = Les suites complètes
setting-as-it-is = comme dans { $game }
setting-flag = { $is ->
    [yes] oui
   *[no] non
}
setting-place-suit = { $is ->
    [one-suit] de la même couleur
    [one-colour] rouge sur rouge, noire sur noire
    [alternating] rouge sur noire, noire sur rouge
   *[any] de n’importe quelle couleur
}
setting-place-step = { $is ->
    [up-or-down] de valeur voisine, plus haute ou plus basse
    [lower] de n’importe quelle valeur supérieure
   *[down] de valeur immédiatement supérieure
}
setting-lift = { $is ->
    [single] rien : une carte à la fois
    [tail] une carte visible avec celles du dessus
    [run-one-suit] des suites d’une couleur
    [run-one-colour] des suites toutes rouges ou toutes noires
    [run-alternating] des suites rouges et noires en alternance
   *[run-any] des suites de toutes couleurs
}
setting-vacancy = { $is ->
    [king] seulement { $a-king }
    [never] rien
   *[any] n’importe quoi
}
setting-deal = { $is ->
    [full] seulement si aucune colonne n’est vide
    [occupied] sur les colonnes qui ont des cartes
    [none] jamais : il n’y a pas de talon
   *[any] à tout moment
}
setting-run-suit = { $is ->
    [one-suit] d’une couleur
    [one-colour] toute rouge ou toute noire
    [alternating] rouge et noire en alternance
   *[any] de toutes couleurs
}
setting-run-start = { $is ->
    [any-rank] n’importe quelle valeur
   *[king] { $a-king }
}
setting-collect = { $is ->
    [by-choice] partent quand vous le dites
    [never] restent sur la table
   *[at-once] partent aussitôt
}

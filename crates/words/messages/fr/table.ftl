# The French texts of the rules that a table says. The English file says what each is for.
#
# Couleur is a suit; what English calls a colour is said as red and black. Valeur is a rank, suite a
# run, rangée a dealt row, rang a row of columns, talon the stock. A no-break space stands before
# : ; ! ? and within « ».

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
number-decimal = { $whole },{ $fraction }
number-percent = { $number } %
plain-text = { $text }

## Why a move is refused

refusal-no-such-column = la colonne { $column } n’existe pas : ce jeu n’a { $columns ->
    [one] qu’une colonne
   *[other] que { $columns } colonnes
}
refusal-same-column = les cartes sont déjà dans la colonne { $column }
refusal-column-is-empty = la colonne { $column } est vide
refusal-no-cards = il faut déplacer au moins une carte
refusal-not-open = impossible de prendre { $count } cartes dans la colonne { $column } : { $open ->
    [one] seule la dernière est visible
   *[other] seules les { $open } dernières sont visibles
}
refusal-one-at-a-time = seule la dernière carte, { $the-end }, peut être prise : dans ce jeu, les cartes se déplacent une par une
refusal-not-in-sequence = { $cards } ne se suivent pas : on ne peut prendre que { $the-liftable-object }
refusal-not-a-run = { $cards } { $suit ->
    [one-suit] ne sont pas d’une même couleur
    [one-colour] ne sont pas toutes rouges ou toutes noires
    [alternating] n’alternent pas rouge et noir
   *[any] ne forment pas une suite
} : on ne peut prendre que { $the-liftable-object }
refusal-columns-closed-while-stock-lasts = on ne peut déplacer des cartes d’une colonne à l’autre qu’une fois le talon vide
refusal-columns-closed-once-stock-is-empty = on ne peut déplacer des cartes d’une colonne à l’autre que tant que le talon n’est pas vide
refusal-columns-closed = dans ce jeu, on ne déplace pas de cartes d’une colonne à l’autre
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
}{ $same-rank ->
    [also] { "" } ou des cartes de même valeur
   *[no] { "" }
}
refusal-vacancy-takes-kings = { $the-card } ne va pas dans une colonne vide, qui n’accepte qu’{ $king }
refusal-vacancy-stays-empty = la colonne { $column } est vide et, dans ce jeu, une colonne vide le reste
refusal-no-foundations = ce jeu n’a pas de fondations
refusal-no-such-foundation = la fondation { $slot } n’existe pas : ce jeu n’a { $slots ->
    [one] qu’une fondation
   *[other] que { $slots } fondations
}
refusal-foundation-start = { $the-card } ne peut pas commencer une fondation : il faut { $takes }
refusal-foundation-colour = { $the-card } ne peut pas commencer une fondation : dans cette partie, ce sont { $aces ->
    [black] les as noirs et les rois rouges
   *[red] les as rouges et les rois noirs
} qui commencent
refusal-foundation-next = { $the-card } ne va pas sur cette fondation, qui attend maintenant { $the-needs-object }
refusal-foundation-complete = cette fondation est complète
refusal-foundation-not-above = de la colonne { $from }, une carte ne peut aller que sur la fondation { $above }, juste au-dessus
refusal-no-foundation-above = de la colonne { $from }, une carte ne peut aller sur aucune fondation : il n’y en a pas juste au-dessus
refusal-no-reserves = ce jeu n’a pas de réserve
refusal-no-such-reserve = la réserve { $slot } n’existe pas : ce jeu n’a { $slots ->
    [one] qu’une réserve
   *[other] que { $slots } réserves
}
refusal-reserve-is-empty = la réserve { $slot } est vide
refusal-reserve-is-full = la réserve { $slot } contient déjà { $the-card }
refusal-reserve-takes-one-card = une réserve n’accueille qu’une carte
refusal-reserves-take-nothing = dans ce jeu, on ne peut rien poser dans la réserve
refusal-no-collecting = dans ce jeu, les suites ne se retirent pas à la main
refusal-no-finished-run = la colonne { $column } ne se termine pas par une suite complète
refusal-no-row-deals = dans ce jeu, on ne distribue pas de rangées
refusal-stock-is-empty = le talon est vide
refusal-deal-needs-full-columns = on ne peut pas distribuer de rangée tant que { $count ->
    [one] la colonne { $columns } est vide
   *[other] les colonnes { $columns } sont vides
}
refusal-deal-needs-a-card = on ne peut pas distribuer de rangée tant que toutes les colonnes sont vides
refusal-card-unknown = on ne connaît pas encore la carte qui apparaît dans la colonne { $column }
refusal-row-unknown = on ne connaît pas encore les cartes de la prochaine rangée

## How a game ends

outcome-won = gagné : toutes les cartes sont à leur place
outcome-no-move = bloqué : aucun coup n’est plus possible
outcome-too-few-cards-to-deal = bloqué : aucune rangée ne peut plus être distribuée, car il reste moins de cartes que de colonnes

## Limits of a record

record-full = une partie peut compter au plus { $limit } coups, variantes comprises
record-too-many-lines = au plus { $limit } variantes peuvent commencer dans une même position

## Where something is wrong in a text. Characters of a line are counted from 1.

text-at-character = { $problem } (au caractère { $at })

## Moves as they are typed

move-expected = { $what ->
    [dash] il faut ici `-` et la destination des cartes
    [column] il faut ici un numéro de colonne
    [target] il faut ici un numéro de colonne, ou `f` ou `r` et un numéro de fondation ou de réserve
    [foundation] il faut ici un numéro de fondation
    [reserve] il faut ici un numéro de réserve
    [count] après `x`, il faut le nombre de cartes, de 1 à { $most }, comme dans 4-9x3
    [end] le coup devrait se terminer ici
    [count-or-end] il faut ici `x` et le nombre de cartes, comme dans 4-9x3, ou la fin du coup
   *[move] il faut ici un coup, comme 4-9, 4-9x3, d, c3, 3-f2, r1-4 ou 4-r1
}

## Moves and what they do

move-to = { $cards } { $target }
move-to-foundation = { $card } sur la fondation { $slot }
move-from-reserve = { $card } de la réserve { $slot } { $target }
move-to-reserve = { $card } dans la réserve { $slot }
move-collect = une { $run } est retirée de la colonne { $column }
move-deal = une nouvelle rangée du talon
move-not-there = un coup impossible ici
target-card = sur { $the-onto-object } dans la colonne { $column }
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
effect-run-collected = une { $run } est retirée de la colonne { $column }
effect-turned-up = { $the-card } apparaît dans la colonne { $column }

## Names of games

game-spider-name = Spider
game-spider-2-name = Spider (2 couleurs)
game-spider-3-name = Spider (3 couleurs)
game-spider-1-name = Spider (1 couleur)
game-spider-relaxed-name = Spider assoupli
game-spider-easy-name = Spider facile
game-spider-open-deal-name = Spider à donne libre
game-red-black-spider-name = Spider rouge et noir
game-black-widow-name = Black Widow
game-tarantula-name = Tarantula
game-beetle-name = Beetle
game-spiderette-name = Spiderette
game-spiderette-2-name = Spiderette (2 couleurs)
game-spiderette-1-name = Spiderette (1 couleur)
game-baby-spiderette-name = Baby Spiderette
game-will-o-the-wisp-name = Will o’ the Wisp
game-will-o-the-wisp-2-name = Will o’ the Wisp (2 couleurs)
game-will-o-the-wisp-1-name = Will o’ the Wisp (1 couleur)
game-fair-maids-name = Fair Maids
game-spider-3-decks-name = Spider (3 jeux)
game-spider-4-decks-name = Spider (4 jeux)
game-spider-5-decks-name = Spider (5 jeux)
game-spiderwort-2-name = Spiderwort (2 couleurs)
game-spiderwort-1-name = Spiderwort (1 couleur)
game-little-spider-name = Little Spider
game-little-spider-strict-name = Little Spider strict
game-little-spider-strict-always-name = Little Spider toujours strict
game-little-spider-wrap-name = Little Spider circulaire
game-simple-simon-name = Simple Simon
game-simon-jester-name = Simon Jester
game-mrs-mop-name = Mrs. Mop
game-grandmothers-game-name = Grandmother’s Game
game-grounds-for-a-divorce-name = Grounds for a Divorce
game-scorpion-name = Scorpion
game-wasp-name = Wasp
game-double-scorpion-name = Scorpion double
game-three-blind-mice-name = Three Blind Mice
game-how-they-run-name = How They Run
game-scorpion-head-name = Scorpion Head
game-spider-web-name = Spider Web
game-astrocyte-name = Astrocyte
game-spidercells-name = Spidercells

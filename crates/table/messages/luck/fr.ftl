# The French texts on luck and skill.

luck-none = Toutes les cartes étaient visibles dès le début : il n’y a pas de chance dans cette partie.
luck-undone = Des coups ont été annulés dans cette partie. Seuls ceux qui restent sont jugés, comme si personne n’avait vu ce que les autres ont montré.
luck-undecided = Il n’y a encore aucun coup, donc rien à juger.
luck-legend = Chaque ligne finit par une carte nouvelle. Gain (la probabilité avec le meilleur plan du joueur loyal) − erreur (ce que les coups ont perdu) + chance (ce que la carte nouvelle a changé) = gain de la ligne suivante.
luck-moves = coups
luck-chance = gain
luck-error = erreur
luck-luck = chance
luck-after = Après le coup { $number }, la probabilité de gagner était de { $chance }.
luck-biggest = { $count ->
    [one] La plus grosse erreur :
   *[other] Les plus grosses erreurs :
}
luck-grade = Habileté : { $grade ->
    [excellent] excellente. Presque rien n’a été perdu par des erreurs.
    [good] bonne. Les erreurs n’ont pas coûté cher.
    [mixed] inégale. Les erreurs ont coûté une bonne part des chances de gagner.
   *[weak] faible. Les erreurs ont coûté une grande part des chances de gagner.
}
luck-stretches-head = Cartes retournées à coup sûr
luck-stretches = Sont sûres les cartes cachées qu’on pouvait retourner avant la rangée suivante, quelles qu’elles soient.
luck-stretch = { $rows ->
    [0] Avant la première rangée
    [1] Après la première rangée
   *[other] Après la rangée { $rows }
} : { $turned ->
    [one] { $turned } retournée
   *[other] { $turned } retournées
}, { $more ->
    [yes] { $sure } ou plus étaient sûres
   *[no] { $sure ->
        [one] { $sure } était sûre
       *[other] { $sure } étaient sûres
    }
}.

# The French texts of a session, layered on those of the rules.

## Why the table does not do what was asked

declined-nowhere-to-go = aucun autre emplacement pour { $the-cards-object }
declined-nothing-in-hand = sélectionnez d’abord les cartes à déplacer
declined-nothing-to-lift = aucune carte ne peut être prise ici
declined-nothing-to-undo = il n’y a aucun coup à annuler
declined-undo-off = cette partie se joue sans annuler
declined-nothing-to-redo = il n’y a aucun coup à rétablir
declined-not-simple-yet = la partie ne peut pas encore se terminer toute seule
declined-record-full = l’enregistrement de cette partie est plein : { $reason }

## What a hinted move is good for

why-off-table = retire des cartes de la table
why-turns-up = retourne une carte cachée
why-makes-vacancy = libère une colonne
why-joins = réunit des cartes qui se déplaceront ensemble
why-order = met la table en ordre
why-prepares = prépare un meilleur coup
why-toward-card = mène à une nouvelle carte dans la colonne { $column }
why-toward-row = range la table avant la prochaine rangée
why-deal-row = rien n’est plus utile maintenant que de nouvelles cartes
why-fills-vacancy = on ne peut distribuer une rangée que si aucune colonne n’est vide
why-nothing-better = n’apporte rien, mais reste possible
why-toward-win = toutes les cartes sont connues, et c’est ainsi qu’on gagne
why-wins = mène à la victoire

## Why the win is certain

certain-win-hidden = Gagné, quelles que soient les cartes cachées
certain-win-known = Gagné : toutes les cartes sont connues

## What the page and the terminal game say at the table

bar-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
bar-advised = chances affichées
bar-no-undo = sans annuler
analysis-lost = Perdue
analysis-never = Perdue dès le départ
analysis-back = Perdue : revenez { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} en arrière
analysis-back-or-later = Perdue : revenez au plus { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} en arrière
level-easy = facile
level-hard = difficile
note-hint-assists = { $hint }. Cette partie compte désormais comme jouée avec aide, à part de vos victoires sans aide.
note-engine-looks = Le moteur réfléchit. Vous pouvez continuer à jouer.
note-engine-won = Cette position est gagnable.
note-engine-lost = Cette position est perdue : aucun coup ne mène plus à la victoire.
note-engine-never = Cette donne était perdue dès le départ.
note-engine-unknown = Le moteur n’a pas pu déterminer si cette position est gagnable.
note-engine-over = Cette partie est déjà gagnée.
note-analysis-on = Analyse en direct activée. Le moteur voit toutes les cartes.
note-analysis-off = Analyse en direct désactivée.
note-back = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} en arrière : cette position est gagnable.
note-back-perhaps = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} en arrière : cette position est gagnable, et peut-être une autre plus loin.
note-found = Cette donne est gagnable.

## Names of windows

menu-help = Aide
menu-puzzles = Casse-têtes
menu-custom-games = Jeux personnalisés
menu-move-tree = Arbre des coups
menu-saved-games = Parties enregistrées
menu-statistics = Statistiques
menu-learn = Apprendre à jouer

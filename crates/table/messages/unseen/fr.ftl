# The French texts on the cards that are still unseen.

unseen-title = Cartes jamais vues
unseen-about = Combien de cartes de chaque sorte vous n’avez pas encore vues. Celles qu’un coup annulé a montrées comptent comme vues.
unseen-cards = { $cards ->
    [0] Vous avez vu toutes les cartes.
    [one] Il reste 1 carte à voir.
   *[other] Il reste { $cards } cartes à voir.
}
unseen-all = toutes
unseen-turned = Cartes cachées retournées : { $turned } sur { $hidden }
unseen-rows = Rangées restantes : { $rows }
unseen-vacancies = Colonnes vides : { $vacancies }

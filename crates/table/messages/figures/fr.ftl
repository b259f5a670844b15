# The French names of the figures in statistics.

figure-played = Parties jouées
figure-won-lost = Gagné / perdu
figure-win-rate = Taux de victoire
figure-win-ratio = Victoires par défaite
figure-average-time = Temps moyen pour gagner
figure-best-time = Meilleur temps
figure-highest-score = Meilleur score
figure-most-cards = Record de cartes en ordre
figure-fewest-moves = Record de coups
figure-average-moves = Coups par victoire
figure-current-streak = Série en cours
figure-longest-streaks = Meilleure / pire série
figure-streak-won = { $games ->
    [one] { $games } gagnée
   *[other] { $games } gagnées
}
figure-streak-lost = { $games ->
    [one] { $games } perdue
   *[other] { $games } perdues
}

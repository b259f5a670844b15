# The start screen.

home-continue = Continuer { $game }
home-suits = Jouer à Spider
home-one = Une couleur
home-two = Deux couleurs
home-four = Quatre couleurs
home-hints = { $level ->
    [easy] Facile
    [medium] Moyen
   *[hard] Difficile
} : les indices seuls gagnent { $won } fois sur { $of }
home-play = Jouer
home-demonstration-pause = Arrêter la partie qui se joue toute seule
home-demonstration-play = Laisser la partie se jouer toute seule
home-daily = Donne du jour
home-won = gagnée
home-puzzle = Casse-tête du jour
home-learn = Apprendre en deux minutes
home-games = Tous les jeux
home-promise = Spider Solitaire gratuit. Sans publicité, sans compte, même hors ligne.
home-promise-online = Spider Solitaire gratuit. Sans publicité, sans compte.
home-more = Plus

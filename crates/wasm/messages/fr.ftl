said-card = { $card }
no-such-game = il n’y a pas de jeu { $id } ici
own-game-id-taken = un jeu fourni porte déjà l’identifiant { $id } : donnez-en un autre au vôtre

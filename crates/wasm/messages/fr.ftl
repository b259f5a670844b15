said-card = { $card }
no-such-game = il n’y a pas de jeu { $id } ici
own-game-id-taken = un jeu fourni porte déjà l’identifiant { $id } : donnez-en un autre au vôtre
not-understood = la page et son moteur ne vont pas ensemble : rechargez la page ({ $detail })

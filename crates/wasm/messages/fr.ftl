said-card = { $card }
said-unknown = la carte suivante de la colonne { $column } est inconnue
no-such-game = le jeu { $id } n’existe pas ici
custom-game-id-taken = l’identifiant { $id } est celui d’un jeu fourni : donnez-en un autre au vôtre
custom-game-name-taken = le nom { $name } est celui d’un jeu fourni : donnez-en un autre au vôtre
not-understood = la page et le moteur ne sont pas compatibles : rechargez la page ({ $detail })

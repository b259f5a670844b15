# The French texts on whether the cards are fair.

rigged-title = Est-ce truqué ?
rigged-fixed = Non. Le numéro de donne dit où se trouve chaque carte, y compris les cartes cachées et le talon. Tout est fixé avant votre premier coup, et rien de ce que vous faites n’y change quoi que ce soit.
rigged-blind = Pour mélanger, seul le numéro compte : ni qui joue, ni comment, ni combien de fois vous avez gagné.
rigged-chosen = Les numéros sont tirés au hasard. Les donnes du jour et vos premières parties de Spider sur la page sont choisies parmi celles qu’on peut gagner, et si vous demandez une donne gagnable, facile ou difficile, vous en recevez une : cela aussi se décide avant le premier coup.
rigged-same = Qui joue ce numéro reçoit les mêmes cartes, aujourd’hui ou dans dix ans. La façon de mélanger est décrite, pour que d’autres programmes puissent en faire autant.
rigged-fingerprint = Empreinte de cette donne
rigged-fingerprint-about = Elle est calculée à partir de toutes les cartes (SHA-256). Si l’une d’elles changeait pendant la partie, on en obtiendrait une autre : notez-la maintenant et comparez-la à la fin. Ce n’est pas un secret et elle n’en garde aucun : qui connaît le numéro peut la calculer.
rigged-later = À la fin de la partie, les cartes à partir desquelles elle est calculée seront affichées ici.
rigged-opened = C’est le SHA-256 de ce texte exactement, avec les cartes dans l’ordre où elles ont été distribuées :
rigged-position = Cette position ne vient pas d’un numéro : elle n’a pas d’empreinte.
rigged-check = Vérifier mille donnes
rigged-check-about = Compte, dans mille donnes de ce jeu, ce dont les joueurs se plaignent, et le compare à ce que dit le hasard. Ce sont les donnes de mille numéros qui se suivent, à partir d’un numéro tiré au hasard.
rigged-checked = { $deals ->
    [one] Une donne
   *[other] { $deals } donnes
} de { $game }, à partir de { $first }
rigged-first-moves = Premiers coups de colonne à colonne
rigged-kings = Rois au bout d’une colonne
rigged-pairs = Cartes de rang voisin dans la première rangée du talon
rigged-aces = As dans la première rangée du talon
rigged-figure = { $name } : { $mean } par donne. Selon le hasard, c’est { $expected }, et de { $low } à { $high } pour 95 mélangeurs honnêtes sur 100.
rigged-none = Il n’y a rien à compter dans ce jeu.
rigged-summary = { $outside ->
    [0] Tout se trouve là où c’est le cas pour 95 mélangeurs honnêtes sur 100.
    [one] Un chiffre se trouve en dehors. Cela arrive aussi aux mélangeurs honnêtes, pour chaque chiffre dans 5 vérifications sur 100. Vérifiez encore : si c’était truqué, il se trouverait de nouveau en dehors.
   *[other] { $outside } chiffres se trouvent en dehors. Cela arrive aussi aux mélangeurs honnêtes, pour chaque chiffre dans 5 vérifications sur 100. Vérifiez encore : si c’était truqué, ils se trouveraient de nouveau en dehors.
}

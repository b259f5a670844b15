# The French texts of a session, layered on those of the rules.

## Why the table does not do what was asked

declined-nowhere-to-go = aucune autre place n’accepte { $the-cards-object }
declined-nothing-in-hand = choisissez d’abord les cartes à déplacer
declined-nothing-to-lift = aucune carte ne peut être prise ici
declined-nothing-to-undo = il n’y a pas de coup à reprendre
declined-nothing-to-redo = aucun coup n’a été repris
declined-not-simple-yet = il reste des choix à faire dans cette partie
declined-record-full = l’enregistrement de cette partie est plein : { $reason }

## What a hinted move is good for

why-off-table = il retire des cartes de la table
why-turns-up = il retourne une carte cachée
why-makes-vacancy = il vide une colonne
why-joins = il réunit des cartes qui se déplaceront ensemble
why-order = il met de l’ordre sur la table
why-prepares = il prépare un meilleur coup
why-deal-row = rien sur la table ne vaut mieux que de nouvelles cartes
why-fills-vacancy = on ne peut distribuer une rangée que si aucune colonne n’est vide
why-nothing-better = aucun coup ne fait avancer, mais celui-ci est jouable
why-wins = la partie peut être gagnée avec lui

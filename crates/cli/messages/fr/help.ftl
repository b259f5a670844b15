# The help of the program in French. The English file says how a text is found.
#
# Donne is a deal, jeu a game, partie a game played, enregistrement a record, rangée a dealt row. A
# no-break space stands before : ; ! ? and within « ».

## Headings, and what stands in brackets behind an argument

help-usage = Utilisation :
help-commands = Commandes
help-arguments = Arguments
help-options = Options
help-limits-of-deal = Limites pour chaque donne
help-limits-of-position = Limites de la recherche dans chaque position
help-examples = Exemples :
help-default = [par défaut : { $value }]
help-values = [valeurs possibles : { $values }]
help-variable = [variable : { $name }]

## What stands for a value

value-command = COMMANDE
value-deal = DONNE
value-deals = DONNES
value-dir = DOSSIER
value-file = FICHIER
value-folder = DOSSIER
value-game = JEU
value-lesson = LEÇON
value-level = NIVEAU
value-memory = MÉMOIRE
value-name = NOM
value-nodes = NŒUDS
value-options = OPTIONS
value-puzzle = CASSE-TÊTE
value-record = ENREGISTREMENT
value-shell = SHELL
value-tag = LANGUE
value-theme = THÈME
value-time = DURÉE
value-words = MOTS

## The program

command-webspinner =
    Le solitaire Spider et ses variantes dans le terminal

    Sans commande, le jeu s’ouvre dans le terminal : la dernière partie inachevée, ou le choix d’un jeu. Si l’entrée ou la sortie n’est pas un terminal, il rejoue une partie enregistrée en guise de démonstration.
option-webspinner-place = La base de données des parties enregistrées, un fichier comme `sqlite:games.db` ; celle d’un site peut aussi être `postgres://…` [par défaut : webspinner/games.db dans le dossier de données de l’utilisateur]
option-games-folder = Le dossier des jeux personnalisés, un fichier par jeu [par défaut : webspinner/games dans le dossier de configuration de l’utilisateur]
option-language = La langue des textes : en, de, es, fr ou zh-CN [par défaut : celle choisie dans le jeu dans le terminal, ou celle du système]
option-help = Afficher l’aide ; avec -h, en résumé
option-version = Afficher la version
command-help = Afficher cette aide ou celle d’une commande
example-webspinner-1 = continuer la dernière partie, ou choisir un jeu
example-webspinner-2 = jouer une nouvelle donne de Spiderette
example-webspinner-3 = jouer la donne numéro 617 de PySolFC
example-webspinner-4 = lire les règles d’un jeu
example-webspinner-5 = trouver un jeu par un mot
more-webspinner = Code de retour : 0 succès, 1 la réponse est non (pour un enregistrement non valable, par exemple), 2 entrée incorrecte ou échec, 130 arrêt prématuré par Ctrl-C ou un signal.

## Arguments of several commands

option-command-database = La base de données des parties enregistrées, un fichier comme `sqlite:games.db` [par défaut : webspinner/games.db dans le dossier de données de l’utilisateur] [variable : WEBSPINNER_DATABASE]
option-game = Le jeu : son identifiant, son nom ou un fichier de jeu
option-nodes = Combien de nœuds (positions) examiner, par exemple 200000 ou 1M [par défaut : sans limite]
option-memory = La mémoire à utiliser, par exemple 500MB ou 4GiB
option-time = La durée de chaque recherche, par exemple 500ms, 1s ou 2m [par défaut : sans limite]
option-threads = Combien de threads cherchent dans chaque donne ; la réponse est la même [par défaut : autant que de cœurs]
option-theme = L’aspect des cartes cette fois : unicode (cartes blanches), four-colours (quatre couleurs), high-contrast (contraste élevé), light (fond clair) ou ascii [par défaut : le dernier choisi dans le jeu, ou celui qui convient au terminal]

## Playing and the games

command-play =
    Jouer dans le terminal

    Sans jeu, la dernière partie inachevée continue, ou un choix est proposé.
option-play-game = Le jeu : son identifiant, son nom, un fichier de jeu ou une donne entière comme `spider:ms:617`
option-play-deal = La donne : un nombre, un schéma et un nombre comme `ms:617`, ou `cards:3DAS…` [par défaut : une donne au hasard]
option-play-position = Jouer à partir de la position de ce fichier, telle que l’affiche `deal --reveal` ou `deal --json` ; une telle partie n’est pas enregistrée
option-play-record = Jouer à partir d’une position de cet enregistrement, en texte ou en JSON ; une telle partie n’est pas enregistrée
option-play-at = Avec --record : la position après ce nombre de coups et de rangées ; 0 est le début [par défaut : là où en est le joueur]
option-play-winnable = Chercher une donne gagnable au hasard et la jouer
option-play-difficulty = Chercher au hasard une donne gagnable qui soit facile (easy), de difficulté moyenne (medium) ou difficile (hard) parmi celles de son jeu

command-learn =
    Apprendre à jouer dans le terminal

    De courtes leçons sur une vraie table : chaque étape dit quoi faire, et c’est vous qui jouez. Sans nom, un choix est proposé ; si l’entrée ou la sortie n’est pas un terminal, les leçons sont listées. Une leçon reprend là où vous l’avez laissée.
option-learn-lesson = La leçon : un jeu (spider, spiderette, scorpion ou little-spider) ou comment bien jouer (empty-column, use-empty-column, suit-or-card, sure-turns, before-row, kings, sort-suits, long-moves, after-row, collect, four-suits, exchange ou last-row)
example-learn-1 = choisir une leçon
example-learn-2 = la première

command-games =
    Lister les jeux

    Avec des mots, seulement les jeux qui les ont tous dans leur identifiant, leurs noms, leur groupe ou leurs étiquettes. Les jeux personnalisés sont les fichiers de jeu du dossier webspinner/games de la configuration de l’utilisateur, ou de celui que nomme --games-folder ou WEBSPINNER_GAMES.
option-games-words = Les mots à chercher
option-games-json = Les lister en JSON

command-rules = Afficher les règles d’un jeu, écrites d’après ses données
option-rules-json = Afficher le texte en JSON
option-rules-toml = Afficher plutôt les données : un fichier de jeu complet, qui n’hérite de rien

command-deal =
    Distribuer une donne et afficher son diagramme, une ligne par colonne

    Les cartes cachées s’affichent comme ##. La première ligne, un commentaire, est le nom de la donne.
option-deal-deal = La donne : un nombre, un schéma et un nombre comme `ms:617`, un intervalle comme `ms:1..30`, ou `cards:3DAS…` [par défaut : une donne au hasard]
option-deal-reveal = Montrer aussi les cartes cachées
option-deal-json = Afficher chaque donne et sa position sur une ligne de JSON, cartes cachées comprises
example-deal-1 = une donne au hasard
example-deal-2 = la donne numéro 617 de PySolFC
example-deal-3 = la même

command-puzzle =
    Résoudre un casse-tête tiré d’une vraie partie

    Sans numéro, c’est le casse-tête du jour. Dans un terminal, il est posé sur la table du jeu ; sinon, tapez des coups comme 3-4 ou 3-4x2 ; le point d’interrogation donne un indice et > la solution ; chaque coup est jugé aussitôt. Qu’un seul coup garde la victoire, ou qu’il n’y a pas plus court, est prouvé.
option-puzzle-puzzle = Le numéro du casse-tête [par défaut : le casse-tête du jour]
option-puzzle-difficulty = Le casse-tête du jour parmi les faciles (easy), moyens (medium) ou difficiles (hard)
option-puzzle-solution = Montrer la solution
example-puzzle-1 = le casse-tête du jour
example-puzzle-2 = le casse-tête numéro 12
example-puzzle-3 = un casse-tête difficile
example-puzzle-4 = faire juger deux coups

## Saved games and records

command-replay =
    Rejouer un enregistrement dans le terminal, ou afficher ses positions

    Les positions s’affichent s’il n’y a pas de terminal, ou avec --at ou --json. Les cartes cachées s’affichent comme ##. Le code de retour est 1 si l’enregistrement n’est pas valable.
option-replay-file = Un fichier d’enregistrements, en texte ou en JSON ; - pour l’entrée standard
option-replay-game = Quel enregistrement du fichier, à partir de 1
option-replay-at = Seulement la position après ce nombre de coups et de rangées ; 0 est le début
option-replay-json = Afficher les positions en JSON, une par ligne, cartes cachées comprises

command-check =
    Vérifier des enregistrements, des fichiers de jeu et des résultats d’études, et afficher toutes leurs erreurs

    Un enregistrement est correct si chacun de ses coups est permis, variantes comprises, et si son résultat est vrai. Un fichier de jeu est correct si l’on peut y jouer. Des résultats sont corrects si chaque victoire en est une : chaque solution est rejouée selon les règles. Avec --proofs, chaque certificat d’une donne perdue doit aussi prouver qu’elle l’est ; le nombre de celles qui n’en ont pas est indiqué. Le code de retour est 1 si quelque chose n’est pas correct, et 2 si un fichier est illisible. Avec --fingerprint, chaque enregistrement est suivi du SHA-256 de ses cartes, que le jeu a montré avant le premier coup. Avec --deals, aucun fichier n’est lu : les donnes d’un jeu sont comparées au hasard.
option-check-files = Des fichiers d’enregistrements (en texte ou en JSON), d’un jeu ou de résultats (dossier, Parquet ou CSV) ; - pour l’entrée standard
option-check-fingerprint = Donner l’empreinte de la donne de chaque enregistrement et, si la partie est finie, les cartes dont elle est calculée ; ou vérifier que c’est celle-ci
option-check-proofs = Un dossier de certificats de donnes perdues, nommés d’après le jeu et la donne, comme spider-ms-14934.proof
option-check-memory = La mémoire à utiliser au plus pour chaque certificat
option-check-deals = Compter dans autant de donnes les premiers coups, les rois, les voisins et les as, et les comparer au hasard
option-check-game = Le jeu dont on vérifie les donnes : son identifiant, son nom ou un fichier de jeu
option-check-from = La première de ces donnes ; les autres ont les numéros suivants. Sans elle, une donne au hasard
option-check-json = Répondre en JSON

command-stats =
    Afficher les statistiques des parties jouées

    Les parties où un indice ou le moteur a aidé sont comptées à part, comme jouées avec aide.
option-stats-game = Un seul jeu : son identifiant, son nom ou un fichier de jeu
option-stats-json = Afficher les chiffres en JSON

command-import =
    Ajouter des parties de fichiers à vos parties enregistrées

    Chacune est d’abord rejouée. Si l’une n’est pas valable, aucune n’est ajoutée, et le code de retour est 1. Celles qui y sont déjà sont ignorées.
option-import-files = Des fichiers de parties, tels que les écrivent `webspinner export` et la page, ou en JSON ; - pour l’entrée standard
option-import-json = Afficher en JSON ce qui a été ajouté

command-export = Écrire toutes les parties enregistrées dans un fichier, en texte ou en JSON
option-export-file = Le fichier à écrire ; à défaut, la sortie standard
option-export-force = Remplacer le fichier s’il existe déjà
option-export-json = Écrire une liste des parties en JSON

## The solver

command-solve =
    Découvrir si des donnes sont gagnables, et comment

    Le solveur voit toutes les cartes. Une donne est gagnée, avec les coups qui la gagnent ; perdue, preuve à l’appui ; ou inconnue, avec la limite qui a arrêté la recherche. Chaque solution est vérifiée selon les règles avant d’être affichée. Ctrl-C arrête la recherche en cours, puis le programme.
option-solve-game = Le jeu : son identifiant, son nom, un fichier de jeu ou une donne entière comme `spider:ms:617`
option-solve-deals = Les donnes : des nombres, des schémas et des nombres comme `ms:617`, des intervalles comme `ms:1..30`, ou `cards:3DAS…`
option-solve-position = Résoudre la position de ce fichier, telle que l’affiche `deal --reveal` ou `deal --json` ; - pour l’entrée standard
option-solve-record = Résoudre la partie d’un enregistrement, en texte ou en JSON, là où en est le joueur ; - pour l’entrée standard
option-solve-number = Quel enregistrement du fichier, à partir de 1 [par défaut : 1]
option-solve-at = La position de l’enregistrement après ce nombre de coups et de rangées ; 0 est le début
option-solve-shorten = Combien de temps chercher une solution plus courte [par défaut : pas du tout]
option-solve-proof = Si la position est perdue, écrire dans ce fichier un certificat, que `webspinner verify` vérifie
option-solve-force = Remplacer le fichier du certificat s’il existe déjà
option-solve-json = Afficher du JSON : un objet sur une ligne par donne, dès qu’elle est résolue
more-solve = Code de retour : 0 chaque donne a une réponse, même inconnue ; 2 entrée incorrecte ; 130 arrêt par Ctrl-C.

command-verify = Vérifier des certificats, qui prouvent que des donnes sont perdues

command-analyze =
    Montrer où une partie pouvait encore être gagnée, et quel coup l’a perdue

    Le solveur voit toutes les cartes. Dans un terminal, il trace un petit graphique. Les positions qu’il n’arrive pas à trancher dans les limites sont inconnues ; avec plus de temps, il peut y arriver. Le code de retour est 1 si l’enregistrement n’est pas valable.
option-analyze-file = Un fichier d’enregistrements, en texte ou en JSON ; - pour l’entrée standard
option-analyze-game = Quel enregistrement du fichier, à partir de 1
option-analyze-fair = Distinguer la chance du talent, en ne sachant que ce qu’on pouvait voir : ce que les coups ont perdu de la probabilité de gagner, et ce que les cartes ont donné
option-analyze-level = Combien le joueur loyal réfléchit : 1 quelques millisecondes par coup, 2 moins d’un dixième de seconde, 3 moins d’une seconde [par défaut : 2]
option-analyze-json = Afficher du JSON
option-analyze-time = La durée de chaque recherche, par exemple 500ms, 1s ou 2m [par défaut : 1s ; sans limite avec --nodes]

command-survey = Résoudre de nombreuses donnes d’un jeu, sur tous les cœurs, et compter celles qui sont gagnables

command-match = Faire jouer beaucoup de donnes à un joueur loyal, et compter les victoires

command-merge = Réunir les résultats de parts d’une étude, ou d’études de donnes différentes

command-report = Présenter les résultats d’études sur une page avec des graphiques

command-perft = Compter les façons de jouer une donne pendant quelques coups, pour tester et chronométrer les règles

command-bench = Examiner un ensemble fixe de donnes, pour tester et chronométrer le solveur

## A site

command-serve = Servir la page, avec donnes du jour, classements et statistiques, pour autant de joueurs qu’on veut
command-backup = Sauvegarder un site dans un fichier
command-restore = Restaurer la sauvegarde d’un site dans une base de données vide
command-admin = Gérer un site : lister, renommer et supprimer des joueurs, lister, masquer et supprimer des résultats

## For programs and shells

command-engine = Pour d’autres programmes : jouer par des lignes JSON sur l’entrée et la sortie standard

command-completions = Afficher un script de complétion pour un shell
option-completions-shell = Le shell

command-man = Afficher la page de manuel, ou écrire celles de toutes les commandes dans un dossier
option-man-folder = Le dossier des pages, une par commande ; il est créé s’il n’existe pas

command-licences = Afficher les licences du programme et de tout ce qu’il contient

## The manual page

man-name = NOM
man-synopsis = SYNOPSIS
man-description = DESCRIPTION
man-more = EXEMPLES ET REMARQUES
man-version = VERSION
man-authors = AUTEURS
man-environment = ENVIRONNEMENT
man-files = FICHIERS
man-database = La base de données, si `--database` n’en nomme pas.
man-games = Le dossier des jeux personnalisés, si `--games-folder` n’en nomme pas.
man-language = La langue, si `--language` n’en nomme pas.
man-locale = La langue du système, dans cet ordre ; C désigne l’anglais.
man-no-colour = Si elle est définie et non vide, le jeu dans le terminal n’utilise pas de couleurs. `CLICOLOR=0` a le même effet.
man-colours = Le nombre de couleurs du jeu dans le terminal : aucune, 16, ou 256 et plus.
man-background = Si le fond est clair. Si elle n’est pas définie, le jeu le demande au terminal.
man-ascii = Sans UTF-8 dans la première qui est définie, le jeu dans le terminal dessine en ASCII.
man-config-home = Le dossier de configuration de l’utilisateur ; `~/.config` si elle n’est pas définie.
man-data-home = Le dossier de données de l’utilisateur ; `~/.local/share` si elle n’est pas définie.
man-time-zone = Le fuseau horaire des heures affichées ; celui du système si elle n’est pas définie.
man-serve = Chaque option de `webspinner serve` a aussi une variable ; voir webspinner-serve(1).
man-saved-games = Les parties enregistrées : une base de données SQLite. Tant qu’elle est ouverte, il y a à côté `games.db-wal` et `games.db-shm`, de SQLite, et le fichier de verrou vide `games.db-lock`.
man-records = Des enregistrements de parties, en texte.
man-custom-games = Les jeux personnalisés : ceux de ce dossier sont dans la liste des jeux et connus par leur identifiant. Au plus 200 fichiers de 65536 octets sont lus.

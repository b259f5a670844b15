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
value-depth = PROFONDEUR
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
value-player = JOUEUR
value-puzzle = CASSE-TÊTE
value-record = ENREGISTREMENT
value-results = RÉSULTATS
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
option-learn-lesson = La leçon : un jeu (spider, spiderette, scorpion ou little-spider) ou comment bien jouer (empty-column, use-empty-column, suit-or-card, before-row, kings, sort-suits, long-moves, after-row, collect, four-suits, exchange ou last-row)
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

    Un enregistrement est correct si chacun de ses coups est permis, variantes comprises, et si son résultat est vrai. Un fichier de jeu est correct si l’on peut y jouer. Des résultats sont corrects si chaque victoire en est une : chaque solution est rejouée selon les règles. Le code de retour est 1 si quelque chose n’est pas correct, et 2 si un fichier est illisible.
option-check-files = Des fichiers d’enregistrements (en texte ou en JSON), d’un jeu ou de résultats (dossier, Parquet ou CSV) ; - pour l’entrée standard
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

command-verify =
    Vérifier des certificats, qui prouvent que des donnes sont perdues

    Un certificat énumère toutes les positions possibles et dit de chacune pourquoi elle ne mène à rien : tous ses coups mènent à d’autres de la liste, ou une raison simple montre qu’il n’y a plus rien à gagner. C’est `webspinner solve --proof` qui l’écrit. Il est vérifié par un code qui ignore tout du solveur. Le code de retour est 1 si un fichier ne prouve rien, et 2 s’il est illisible.
option-verify-files = Des fichiers de certificats ; - pour l’entrée standard
option-verify-memory = La mémoire à utiliser au plus pour chaque fichier
option-verify-json = Afficher du JSON : un objet sur une ligne par fichier

command-analyze =
    Montrer où une partie pouvait encore être gagnée, et quel coup l’a perdue

    Le solveur voit toutes les cartes. Dans un terminal, il trace un petit graphique. Les positions qu’il n’arrive pas à trancher dans les limites sont inconnues ; avec plus de temps, il peut y arriver. Le code de retour est 1 si l’enregistrement n’est pas valable.
option-analyze-file = Un fichier d’enregistrements, en texte ou en JSON ; - pour l’entrée standard
option-analyze-game = Quel enregistrement du fichier, à partir de 1
option-analyze-fair = Distinguer la chance du talent, en ne sachant que ce qu’on pouvait voir : ce que les coups ont perdu de la probabilité de gagner, et ce que les cartes ont donné
option-analyze-level = { option-match-level }
option-analyze-json = Afficher du JSON
option-analyze-time = La durée de chaque recherche, par exemple 500ms, 1s ou 2m [par défaut : 1s ; sans limite avec --nodes]

command-survey =
    Résoudre de nombreuses donnes d’un jeu, sur tous les cœurs, et compter celles qui sont gagnables

    Chaque réponse est enregistrée dans un dossier dès qu’elle est connue. Ctrl-C arrête l’étude, et la même commande la reprend, quelle que soit la cause de l’arrêt. Le dossier contient les résultats, results.parquet et results.csv, que lit `webspinner report`, et survey.json, qui dit comment ils ont été obtenus. Chaque victoire est rejouée selon les règles avant d’être comptée.
option-survey-deals = Les donnes : des nombres et des intervalles, bornes comprises, comme `ms:1..1000,ms:617,own:7`
option-survey-sample = Seulement ce nombre de donnes, toutes différentes, tirées au hasard
option-survey-seed = Le nombre qui détermine le tirage ; le même tire les mêmes donnes dans toutes les versions
option-survey-shard = Une seule part des donnes, comme 3/100, la troisième sur cent, dans son propre dossier au sein de celui de l’étude. Avec auto/100, le numéro est celui de la tâche d’un tableau Slurm de 1 à 100, ou du pod d’un job indexé de Kubernetes ; avec auto, Slurm dit aussi combien il y en a. Les donnes sont distribuées aux parts à tour de rôle. `webspinner merge` réunit les parts
option-survey-output = Le dossier de l’étude [par défaut : survey- et l’identifiant du jeu]
option-survey-threads = Combien de donnes examiner en même temps [par défaut : autant que de cœurs]
option-survey-shorten = Combien de temps raccourcir chaque solution ; un arrêt attend la fin [par défaut : pas du tout]
option-survey-extend = Ajouter des donnes à l’étude : la liste a d’abord les siennes, puis d’autres. Les réponses déjà trouvées sont gardées
option-survey-retry = Chercher de nouveau les donnes inconnues d’une étude, avec ces limites, qui peuvent être différentes
option-survey-json = Afficher les chiffres en JSON
more-survey = Code de retour : 0 chaque donne a une réponse, même inconnue ; 2 entrée incorrecte ; 130 arrêt avant la fin.

command-match =
    Faire jouer beaucoup de donnes à un joueur loyal, et compter les victoires

    Un joueur loyal voit ce que voit une personne à la table, et ne reprend jamais un coup. Chaque partie est affichée, en JSON avec son enregistrement ; à la fin viennent le nombre de victoires et l’intervalle où se trouve le vrai taux, avec une confiance de 95 %. La même commande joue les mêmes parties, quel que soit le nombre de threads.
option-match-deals = Les donnes : des numéros, et des intervalles qui comprennent leurs deux bouts, comme `own:1..1000`
option-match-player = Qui joue : `fair` a appris de ses propres parties, `hints` jette un coup d’œil aux cartes visibles, `quick` regarde encore moins loin et se trompe parfois
option-match-level = Combien le joueur loyal réfléchit : 1 quelques millisecondes par coup, 2 moins d’un dixième de seconde, 3 moins d’une seconde [par défaut : 2]
option-match-network = Faire utiliser au joueur loyal le réseau de ce fichier
option-match-output = Enregistrer les parties dans ce fichier ; s’il existe, continuer sa série
option-match-threads = Combien de donnes sont jouées en même temps [par défaut : autant que de cœurs]
option-match-json = Afficher chaque partie puis les chiffres en JSON, une ligne chacun
more-match = Code de retour : 0 toutes les donnes ont été jouées ; 2 entrée incorrecte ; 130 arrêt avant la fin.

command-merge =
    Réunir les résultats de parts d’une étude, ou d’études de donnes différentes

    Les résultats doivent être du même programme, du même jeu, des mêmes règles et des mêmes limites, sans donne en commun. Ils sont lus et écrits ligne par ligne : des millions de donnes demandent peu de mémoire. La commande dit quelles parts et quelles donnes manquent ; relancez-la quand elles sont là, ou décidez-les avec `webspinner survey` dans le nouveau dossier, sans --shard.
option-merge-folders = Des dossiers d’études
option-merge-output = Le dossier pour le tout ; d’anciens résultats y sont remplacés
more-merge = Code de retour : 0 toutes les donnes sont là ; 1 il en manque, et les autres sont réunies ; 2 entrée incorrecte.

command-report =
    Présenter les résultats d’études sur une page avec des graphiques

    La commande écrit report.md et les graphiques time.svg, nodes.svg et lengths.svg, et remplace les anciens. Plusieurs résultats d’un même jeu sont comparés, et comptés ensemble s’ils n’ont aucune donne en commun ; plusieurs jeux ont une section chacun.
option-report-files = Des dossiers d’études, ou leurs résultats en Parquet ou en CSV
option-report-output = Le dossier de la page
option-report-json = Afficher les chiffres en JSON au lieu d’écrire une page

command-perft =
    Compter les façons de jouer une donne pendant quelques coups, pour tester et chronométrer les règles

    Une façon est une suite de coups permis et de rangées ; celles qui mènent à la même position comptent séparément. Deux programmes qui trouvent les mêmes nombres sont très probablement d’accord sur les règles.
option-perft-deal = La donne : un nombre, ou un schéma et un nombre comme `ms:1`
option-perft-depth = Combien de coups et de rangées, 1000 au plus
option-perft-divide = Montrer aussi le nombre pour chaque premier coup
option-perft-json = Afficher les nombres en JSON

command-bench =
    Examiner un ensemble fixe de donnes, pour tester et chronométrer le solveur

    Le nombre total de nœuds (positions examinées) est la signature de la recherche : il est le même à chaque exécution et sur chaque machine, et ne change qu’avec la recherche.
option-bench-json = Afficher les nombres en JSON

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

## Errors of the command line. The names of arguments and the values arrive in colour.

usage-error = erreur :
usage-tip = conseil :
usage-twice = l’argument « { $argument } » ne peut pas être répété
usage-conflict = l’argument « { $argument } » est incompatible avec
usage-conflict-with = { $conflict } « { $other } »
usage-conflict-with-all = { $conflict } :
usage-no-value = il manque une valeur pour « { $argument } »
usage-invalid = valeur incorrecte « { $value } » pour « { $argument } »
usage-invalid-because = { $invalid } : { $problem }
usage-too-many = valeur de trop « { $value } » pour « { $argument } »
usage-unknown-command = commande inconnue « { $command } »
usage-unknown-argument = argument inconnu « { $argument } »
usage-missing = il manque ces arguments :
usage-not-utf-8 = un argument n’est pas en UTF-8
usage-other = les arguments ne vont pas ensemble
usage-similar-command = il existe une commande semblable : { $names }
usage-similar-commands = il existe des commandes semblables : { $names }
usage-similar-argument = il existe un argument semblable : { $names }
usage-similar-arguments = il existe des arguments semblables : { $names }
usage-similar-value = il existe une valeur semblable : { $names }
usage-similar-values = il existe des valeurs semblables : { $names }
usage-quoted = « { $name } »
usage-exists = « { $name } » existe
usage-as-value = pour donner « { $name } » comme valeur, écrivez « { $how } »
usage-more-help = Pour en savoir plus, essayez « { $option } ».

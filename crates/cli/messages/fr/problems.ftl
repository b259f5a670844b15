# Why a command cannot do what it should, in French. Words from outside arrive in quotes.

## The system. The text is what it says itself, in English.

system-error = { $kind ->
    [not-found] fichier ou dossier introuvable
    [denied] permission refusée
    [exists] il existe déjà
    [folder] c’est un dossier
    [not-a-folder] ce n’est pas un dossier
    [full] il n’y a plus de place sur le disque
    [read-only] rien ne peut être écrit sur le disque
    [address-in-use] un autre programme utilise ce port : arrêtez-le, ou choisissez un autre port, par exemple 8081
    [address-missing] cette machine n’a pas une telle adresse : choisissez-en une qu’elle a, par exemple `127.0.0.1` ou `[::1]`, ou `[::]` pour toutes
    [port-denied] le système ne laisse pas tout le monde écouter sur les ports en dessous de 1024 : choisissez un autre port, par exemple 8080, derrière un proxy, ou donnez au programme la capacité `CAP_NET_BIND_SERVICE`
   *[other] { $text }
}
language-unknown = il n’y a pas de textes en { $text } : choisissez en, de, es, fr ou zh-CN
signals-not-caught = impossible d’intercepter les signaux
no-random-number = le système n’a pas donné de nombre aléatoire

## Files

standard-input = l’entrée standard
file-unreadable = impossible de lire { $path }
file-too-long = { $path } dépasse { $bytes } octets
file-not-utf-8 = { $path } n’est pas un fichier texte : il n’est pas en UTF-8 à partir de l’octet { $at }
file-not-written = impossible d’écrire { $path }
file-exists = { $path } existe déjà : ajoutez --force pour le remplacer, ou indiquez un autre fichier
folder-not-written = impossible d’écrire dans { $path }

## Games, deals and positions

game-unknown = il n’y a pas de jeu { $game } ; `webspinner games` les liste tous
game-unknown-near = il n’y a pas de jeu { $game } ; vouliez-vous dire { $near } ?
game-not-valid = { $path } n’est pas jouable :
    { $problems }
game-id-taken = { $id } est l’identifiant d’un jeu fourni qui a d’autres règles ; donnez-en un autre au vôtre, par exemple mon-{ $id }
game-name-taken = { $name } est aussi un nom du jeu fourni { $id } ; donnez un autre nom à celui-ci
deal-without-game = { $deal } ne nomme aucun jeu ; écrivez-en un devant, par exemple `spider:{ $deal }`
deal-too-many = { $game } est une donne entière, { $deal } est donc de trop
position-shows-too-little = { $problem } ; `webspinner deal --reveal` affiche toutes les cartes
puzzle-number-unknown = ce casse-tête n’existe pas : ils sont numérotés de 1 à { $count }
deals-not-a-deal = { $part } : { $problem }
deals-cards = { $part } n’a pas de numéro : une étude porte sur des donnes numérotées
deals-end = { $part } ne finit pas par un nombre ; un intervalle s’écrit `ms:1..1000`
deals-number = { $part } va trop loin : { $problem }
deals-backwards = { $part } finit avant de commencer
deals-twice = { $deal } y est deux fois
deals-too-many = cela fait plus de { $most } donnes

## Custom games, of which a file is to hold one each

custom-too-many = seuls les { $most } premiers fichiers de jeu sont lus
custom-no-folder = le dossier { $path }, que nomme --games-folder ou WEBSPINNER_GAMES, n’existe pas
custom-built-in = { $id } est l’identifiant d’un jeu fourni ; donnez-en un autre à celui-ci
custom-same-id = { $id } est aussi l’identifiant de { $other } ; donnez-en un autre à l’un des deux
custom-no-file = ce n’est pas un fichier
custom-too-long = il dépasse { $bytes } octets
custom-not-utf-8 = ce n’est pas du texte UTF-8
games-invalid = { $file } n’est pas jouable : { $problem }{ $more ->
    [0] {""}
    [one] {" "}(et un autre problème ; `webspinner check` les montre tous)
   *[other] {" "}(et { $more } autres problèmes ; `webspinner check` les montre tous)
}

## Records

records-list-too-long = une liste en JSON peut faire { $bytes } octets ; des enregistrements en texte peuvent être plus longs
records-none = il ne contient aucune partie
records-from-one = les enregistrements se comptent à partir de 1
records-too-few = { $path } n’a pas d’enregistrement { $number } ; le dernier est le { $last }
record-too-short = la dernière position de l’enregistrement est la { $last }, il n’y a donc pas de position { $wanted }
import-not-saved = impossible d’ajouter les parties
import-foreign = il ne contient pas de parties de Webspinner : import lit les fichiers de `webspinner export` ou, sur la page, de « Enregistrer dans un fichier »
import-game-file = ce sont les règles d’un jeu, pas des parties jouées : `webspinner play FICHIER` permet d’y jouer et propose de le garder

## Numbers, times and sizes

number-whole = écrivez un nombre entier, comme 1000000, 1_000_000, 1e6 ou 1M
number-least = le minimum est { $least }
number-most = le maximum est { $most }
number-from-one = on compte à partir de 1
number-between = écrivez un nombre de { $least } à { $most }
time-unit = écrivez un nombre et une unité, comme 500ms, 1s ou 2m
time-zero = la durée doit être supérieure à zéro
memory-unit = écrivez un nombre et une unité, comme 500MB ou 4GiB
memory-zero = la mémoire doit être supérieure à zéro

## Arguments that do not fit together

play-search-and-deal = retirez la donne, ou bien --winnable et --difficulty, qui en cherchent une
solve-record-only = --at et --game désignent une position de --record
solve-deal-and-position = donnez une donne ou --position, pas les deux
solve-no-such-stock = { $path } : aucune donne n’arrive à un talon de { $stock } : il a { $size } cartes au début, et { $row } de moins après chaque rangée
solve-which-deal = quelle donne ? Donnez-en une ou plusieurs, comme `ms:1` ou `ms:1..30`, ou --position
solve-proof-one = un fichier contient un seul certificat : avec --proof, indiquez une seule donne ou position
solve-proof-output = la sortie standard annonce déjà le résultat : indiquez un fichier (./- pour un fichier de ce nom)
solve-proof-memory = le certificat demande plus de { $memory } de mémoire : permettez-en plus avec --memory

## The terminal game

theme-unknown = ce n’est pas un thème : choisissez unicode (cartes blanches), four-colours (quatre couleurs), high-contrast (contraste élevé), light (fond clair) ou ascii
level-unknown = ce n’est pas une difficulté : choisissez easy (facile), medium (moyenne) ou hard (difficile)
terminal-missing = le jeu a besoin d’un terminal pour son entrée et sa sortie
terminal-failed = le terminal ne répond plus
check-deals-number = la première donne doit être un numéro : les autres le suivent
fingerprint-invalid = une empreinte a 64 chiffres, de 0 à 9 et de a à f

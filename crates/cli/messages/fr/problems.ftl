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
    [address-in-use] l’adresse est déjà utilisée
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
file-not-made = impossible de créer le fichier { $path }
file-not-written = impossible d’écrire { $path }
folder-not-made = impossible de créer le dossier { $path }
folder-not-written = impossible d’écrire dans { $path }

## Games, deals and positions

game-unknown = il n’y a pas de jeu { $game } ; `webspinner games` les liste tous
game-unknown-near = il n’y a pas de jeu { $game } ; vouliez-vous dire { $near } ?
game-not-sound = { $path } n’est pas un jeu correct :
    { $problems }
game-id-taken = { $path } : { $id } est l’identifiant d’un jeu fourni qui a d’autres règles ; donnez-en un autre au vôtre
deal-too-many = { $game } est une donne entière, { $deal } est donc de trop
position-shows-too-little = { $problem } ; `webspinner deal --reveal` affiche toutes les cartes

## Custom games, of which a file is to hold one each

custom-too-many = seuls les { $most } premiers fichiers de jeu sont lus
custom-built-in = { $id } est l’identifiant d’un jeu fourni ; donnez-en un autre à celui-ci
custom-same-id = { $id } est aussi l’identifiant de { $other } ; donnez-en un autre à l’un des deux
custom-no-file = ce n’est pas un fichier
custom-too-long = il dépasse { $bytes } octets
custom-not-utf-8 = ce n’est pas du texte UTF-8

## Records

records-list-too-long = une liste en JSON peut faire { $bytes } octets ; des enregistrements en texte peuvent être plus longs
records-none = il ne contient pas d’enregistrement
records-from-one = les enregistrements se comptent à partir de 1
records-too-few = { $path } n’a pas d’enregistrement { $number } ; le dernier est le { $last }
record-too-short = la dernière position de l’enregistrement est la { $last }, il n’y a donc pas de position { $wanted }
import-not-saved = impossible d’enregistrer ces parties

## Numbers, times and sizes

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
survey-game-alone = donnez seulement le jeu, et ses donnes avec --deals : { $deal } est de trop
survey-solver-wrong = le solveur se trompe sur { $bugs } des donnes, qui ne sont pas comptées : c’est une erreur de Webspinner
tune-game-alone = on règle un jeu, pas une donne
tune-foundations = { $game } est un jeu à fondations : la recherche de ses solutions ne suit pas ces poids
tune-no-weights = { $path } ne contient pas de poids
tune-few-deals = il faut au moins cinq donnes : quatre pour régler et une pour évaluer
tune-no-deal = { $game } n’a pas de donne { $deal }

## The database of saved games, and the terminal. The two reasons follow the name of the database.

database-folder = impossible de créer le dossier { $path }
database-not-a-file = les parties jouées ici sont enregistrées dans un fichier, pas sur un serveur PostgreSQL : indiquez-en un, comme `sqlite:games.db`
database-missing = il n’y a pas de base de données { $path }
database-is-a-folder = { $path } est un dossier, pas une base de données : indiquez-y un fichier, comme { $path }/games.db
database-not-one = { $path } n’est pas une base de données et n’a pas été touché : indiquez un autre fichier
database-of-site = { $path } est la base de données d’un site, pas de vos parties enregistrées, et n’a pas été touchée : indiquez un autre fichier
database-not-opened = impossible d’ouvrir la base de données { $path }
database-other-program = { $path } est la base de données d’un autre programme et n’a pas été touchée : indiquez un autre fichier
database-unusable = la base de données { $path } { $reason }
database-in-use = la base de données { $path } { $reason }, et un autre programme l’a ouverte : quittez-le, puis recommencez
database-upgrade-in-use = la base de données { $path } doit être mise à jour, mais un autre programme l’a ouverte : quittez-le, puis recommencez
database-not-renamed = la base de données { $path } { $reason } et ne peut pas être renommée en { $to }
database-full = il n’y a plus de place pour la base de données : la dernière modification n’a pas été enregistrée, les précédentes oui
database-busy = un autre programme occupe la base de données : la dernière modification n’a pas été enregistrée, réessayez
database-read-only = la base de données est en lecture seule : la dernière modification n’a pas été enregistrée
database-damaged = la base de données est abîmée : recommencez pour la mettre de côté et en créer une autre
database-unreadable = impossible de lire la partie enregistrée { $id } : { $why }
database-export = impossible d’écrire l’export
database-refused = la base de données a refusé la demande
place-unknown = `{ $scheme }://` n’est pas une sorte de base de données connue : écrivez `sqlite:FICHIER` ou `postgres://…`
place-empty = le nom de la base de données est vide : indiquez un fichier, comme `sqlite:games.db`
place-no-home = cet utilisateur n’a pas de dossier personnel pour une base de données : indiquez un fichier
quarantine-damaged = est abîmée ({ $finding })
quarantine-newer = vient d’une version ultérieure de ce programme (ses tables ont la version { $version }, celle-ci connaît jusqu’à { $known })
quarantined = la base de données { $path } { $reason } ; elle s’appelle maintenant { $to }, inchangée, et une autre a été créée. { $advice }
quarantined-damaged = `sqlite3 "{ $to }" .recover` affiche ce qui en est encore lisible.
quarantined-newer = Cette version ultérieure peut l’ouvrir sous son nouveau nom.
theme-unknown = ce n’est pas un thème : choisissez unicode, four-colours, high-contrast, light ou ascii
level-unknown = ce n’est pas une difficulté : choisissez easy, medium ou hard
terminal-missing = le jeu a besoin d’un terminal pour son entrée et sa sortie
terminal-failed = le terminal a échoué

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
url-no-scheme = il y manque `://`
url-other-scheme = elle ne commence pas par postgres
url-no-host = elle ne nomme aucun serveur
url-malformed = ce n’est pas une URL ; un caractère comme / dans un mot de passe s’écrit %2F
place-server = ce n’est pas l’URL d’une base de données sur un serveur PostgreSQL ({ $why }) : écrivez `postgres://USER:PASSWORD@HOST/DATABASE`
database-too-large = { $what ->
    [record] un enregistrement
    [name] le nom d’un réglage
   *[setting] un réglage
} de { $bytes } octets, c’est trop : on en garde { $most } au plus

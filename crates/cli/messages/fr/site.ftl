# What `webspinner serve`, `backup` and `restore` say in French, and why they cannot do what they
# should.

## Serving. Programs read the address from the first line.

serve-listening = le serveur écoute sur { $address }
serve-metrics = métriques sur { $address }
serve-new-site = un nouveau site a été créé dans { $place }
serve-open = ouvrez { $address }
serve-stop = Ctrl-C arrête le serveur
serve-unknown-variable = la variable { $name } n’est pas un réglage et est ignorée : `webspinner serve --help` les nomme tous
serve-no-page = ce programme a été compilé sans sa page : `cargo xtask build` compile les deux, comme `cargo build` avec le dossier d’une page compilée dans WEBSPINNER_PAGE
serve-listen = --{ $option } : impossible d’écouter sur { $address }
serve-no-resource = le système d’exploitation a refusé une ressource
serve-cut-off = après { $seconds } s, des requêtes étaient encore en cours et ont été coupées

## Settings. What was typed comes before each of these.

wanted-address = écrivez une adresse et un port, comme `127.0.0.1:8080` ou `[::]:80`
wanted-number = écrivez un nombre entier, comme 60
wanted-header = écrivez le nom d’un en-tête, comme x-forwarded-for
wanted-origin = écrivez un schéma et un hôte sans chemin, comme `https://spider.example` : les clés d’accès demandent un nom au lieu d’une adresse IP et, sauf pour localhost, https
wanted-link = écrivez un lien entier, qui commence par l’un de ceux-ci : { $beginnings }
wanted-choice = écrivez l’un de ceux-ci : { $choices }
wanted-day = écrivez un jour comme 2026-11-21
wanted-id = écrivez un identifiant comme 01936b2c-8f00-7d4e-9a51-0c8f6b1d2e3f
settings-line = ligne { $line } : { $problem }
settings-not-toml = ce n’est pas du TOML : { $why }
settings-unknown = il n’y a pas de réglage { $key } : les clés sont les options de `webspinner serve` sans --
settings-not-a-text = { $key } demande un texte entre guillemets, ou un nombre
settings-value = { $key } : { $why }

## Names of players

nickname-empty = un pseudo a au moins une lettre ou un chiffre
nickname-too-long = un pseudo a { $most } caractères au plus
nickname-spaces = un pseudo ne commence ni ne finit par une espace, et n’en a jamais deux de suite
nickname-invisible = un pseudo n’a que des caractères visibles et des espaces isolées
nickname-check-mark = un pseudo ne contient pas de coche, qui signale un compte
nickname-marks = un pseudo a au plus { $most } accents ou autres signes sur une lettre
nickname-scripts = un pseudo s’écrit dans un seul alphabet : celui-ci mêle, par exemple, des lettres latines et cyrilliques

## The database of a site. The texts after { $why } are in English.

site-no-folder = le dossier { $folder } de la base de données n’existe pas : créez-le ou corrigez le nom
site-not-opened = impossible d’ouvrir la base de données { $place } : { $why }
site-unwritable = la base de données { $place } ne peut pas être modifiée ({ $why }) : libérez de la place sur son disque, ou donnez le fichier et son dossier à l’utilisateur de ce programme, sur un disque monté en écriture
site-missing = il n’y a pas de site dans la base de données { $place }
site-is-a-folder = la base de données { $place } est un dossier : indiquez-y un fichier, comme { $place }/site.db
site-not-a-database = le fichier { $place } n’est pas une base de données et n’a pas été touché : indiquez-en un autre
site-saved-games = la base de données { $place } contient les parties enregistrées d’un joueur, pas un site, et n’a pas été touchée : indiquez-en une autre
site-foreign = la base de données { $place } contient d’autres données que celles d’un site et n’a pas été touchée : indiquez-en une autre
site-newer = la base de données { $place } vient d’une version ultérieure de ce programme (ses tables ont la version { $version }, celle-ci connaît jusqu’à { $known })
site-not-migrated = impossible de mettre à jour les tables de la base de données { $place } : { $why }
site-no-player = ce joueur n’existe pas
site-nickname-taken = ce pseudo est déjà pris
site-unavailable = la base de données est occupée ou injoignable : réessayez plus tard
site-full = il n’y a plus de place pour la base de données
site-read-only = la base de données ne peut pas être modifiée : lancez ceci en tant que propriétaire de son fichier et de son dossier, sur un disque accessible en écriture et qui a de la place
site-unreadable = la base de données contient quelque chose d’illisible : { $why }
site-not-empty = la base de données { $place } contient déjà des données : restaurez dans une base vide
site-transfer = impossible d’écrire ou de lire la sauvegarde
site-not-a-backup = la ligne { $line } de la sauvegarde est fausse : { $why }
site-refused = la base de données a refusé la demande

## Backups

backup-exists = { $path } existe déjà, et une sauvegarde n’est jamais écrasée : indiquez un nouveau fichier
backup-not-shown = une sauvegarde n’est pas faite pour être lue : indiquez un fichier, ou envoyez-la à un programme ou dans un fichier, comme dans `webspinner backup - > site.backup`

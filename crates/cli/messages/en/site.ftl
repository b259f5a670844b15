# The help of `webspinner serve`, `backup` and `restore`, in English alone, like all that is for site
# owners. The settings of a server explain themselves.

option-site-database = The database of the site, a file such as sqlite:/srv/spider/site.db, or postgres://... [default: webspinner/site.db in the user's data folder] [env: WEBSPINNER_DATABASE]
option-path = A TOML file with settings: a key for each flag, such as listen = '0.0.0.0:80'
option-serve-open = Open the page in a browser, if there is one
more-serve = People play in their browsers; the server replays finished games and stores them in a database. That is a file unless --database names a PostgreSQL server, which any number of servers may share. The file is made if it is missing, but not its folder. A flag takes precedence over its environment variable, and that over the --config file. On Ctrl-C and SIGTERM the server finishes what it has accepted before it stops.
option-backup-file = The file to write; it must not exist yet, and you alone may read it. - for standard output
more-backup = The site may be running: the backup is consistent all the same. It does not include login sessions.
option-restore-file = The file that `backup` wrote; - for standard input
more-restore = The database may be of the other kind: that is how a site moves from a file to a server. If anything is wrong with the backup, nothing is restored.

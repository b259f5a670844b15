# The English texts about the database of saved games. The two reasons, quarantine-damaged and
# quarantine-newer, follow the name of the database.

database-folder = the folder { $path } cannot be made
database-not-a-file = games played here are kept in a file, not on a PostgreSQL server: name one, as in sqlite:games.db
database-missing = there is no database { $path }
database-is-a-folder = { $path } is a folder, not a database: name a file in it, as in { $path }/games.db
database-not-one = { $path } is not a database and was left alone: name another file
database-of-site = { $path } is the database of a Webspinner site, not of your saved games, and was left alone: name another file
database-not-opened = the database { $path } cannot be opened
database-other-program = { $path } is the database of another program and was left alone: name another file
database-unusable = the database { $path } { $reason }
database-in-use = the database { $path } { $reason }, and another program has it open: end that program, then start again
database-upgrade-in-use = the database { $path } must be brought up to date, and another program has it open: end that program, then start again
database-not-renamed = the database { $path } { $reason }, and it cannot be renamed to { $to }
database-full = no space is left for the database: the last change was not saved, all before it was
database-busy = another program keeps the database busy: the last change was not saved, try again
database-read-only = the database may not be written: the last change was not saved
database-damaged = the database is damaged: start again to move it away and begin a new one
database-unreadable = the saved game { $id } cannot be read: { $why }
database-export = the export cannot be written
database-refused = the database refused the request
place-unknown = { $scheme }:// is not a kind of database known here: write sqlite:FILE or postgres://...
place-empty = the name of the database is empty: name a file, as in sqlite:games.db
place-no-home = this user has no home folder for a database: name a file for it
quarantine-damaged = is damaged ({ $finding })
quarantine-newer = was made by a later version of this program (its tables have version { $version }, this one knows up to { $known })
quarantined = the database { $path } { $reason }; it was moved to { $to }, unchanged, and a new one was begun. { $advice }
quarantined-damaged = `sqlite3 "{ $to }" .recover` prints what can still be read of it.
quarantined-newer = That later version can open it under its new name.
url-no-scheme = it has no ://
url-other-scheme = it begins with another word than postgres
url-no-host = it names no host
url-malformed = it is no URL; characters such as / in a password are written %2F
place-server = this is not the URL of a database on a PostgreSQL server ({ $why }): write postgres://USER:PASSWORD@HOST/DATABASE
database-too-large = { $what ->
    [record] a record
    [name] a setting's name
   *[setting] a setting
} of { $bytes } bytes is too large: at most { $most } are kept

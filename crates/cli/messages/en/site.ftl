# What `webspinner serve`, `backup` and `restore` say, and why they cannot do what they should.

## Serving. Programs read the address from the first line.

serve-listening = listening on { $address }
serve-metrics = metrics at { $address }
serve-new-site = created a new site in { $place }
serve-open = open { $address }
serve-stop = press Ctrl-C to stop
serve-unknown-variable = the variable { $name } is not a setting and is ignored: `webspinner serve --help` names them all
serve-no-page = this program was built without its page: `cargo xtask build` builds both, and so does `cargo build` with the folder of a built page in WEBSPINNER_PAGE
serve-listen = --{ $option }: cannot listen on { $address }
serve-no-resource = the operating system refused a resource
serve-cut-off = requests were still under way after { $seconds } s, and were cut off

## Settings. What was typed comes before each of these.

wanted-address = write an address and a port, such as 127.0.0.1:8080 or [::]:80
wanted-number = write a whole number, such as 60
wanted-header = write the name of a header, such as x-forwarded-for
wanted-origin = write a scheme and a host without a path, such as https://spider.example: passkeys need a name instead of an IP address, and https unless it is localhost
wanted-link = write a whole link, which begins with one of { $beginnings }
wanted-choice = write one of { $choices }
wanted-day = write a day such as 2026-11-21
wanted-id = write an id such as 01936b2c-8f00-7d4e-9a51-0c8f6b1d2e3f
settings-line = line { $line }: { $problem }
settings-not-toml = this is not TOML: { $why }
settings-unknown = there is no setting { $key }: the keys are the flags of `webspinner serve` without --
settings-not-a-text = { $key } takes a text in quotation marks, or a number
settings-value = { $key }: { $why }

## Names of players

nickname-empty = a nickname needs at least one letter or digit
nickname-too-long = a nickname has at most { $most } characters
nickname-spaces = a nickname neither begins nor ends with a space, nor holds two in a row
nickname-invisible = a nickname holds visible characters and single spaces only
nickname-check-mark = a nickname has no check mark, which stands for a registered player
nickname-marks = a nickname has at most { $most } accents or other marks on a letter
nickname-scripts = a nickname is written in one script: it mixes, for example, Latin and Cyrillic letters

## The database of a site. The texts after { $why } are in English.

site-no-folder = there is no folder { $folder } for the database: make it, or correct the name
site-not-opened = the database { $place } cannot be opened: { $why }
site-unwritable = the database { $place } cannot be written ({ $why }): make room on its disk, or give the file and its folder to the user of this program, on a disk that is mounted for writing
site-missing = there is no site in the database { $place }
site-is-a-folder = the database { $place } is a folder: name a file in it, as in { $place }/site.db
site-not-a-database = the file { $place } is not a database and was left alone: name another
site-saved-games = the database { $place } holds the saved games of one player, not a site, and was left alone: name another
site-foreign = the database { $place } holds other data than a site's and was left alone: name another
site-newer = the database { $place } was made by a later version of this program (its tables have version { $version }, this one knows up to { $known })
site-not-migrated = the tables of the database { $place } cannot be brought up to date: { $why }
site-no-player = there is no such player
site-nickname-taken = this nickname is taken
site-unavailable = the database is busy or away: try again later
site-full = no space is left for the database
site-read-only = the database may not be written: run this as the owner of its file and folder, on a disk that can be written and has room
site-unreadable = the database contains something unreadable: { $why }
site-not-empty = the database { $place } holds data already: restore into an empty one
site-transfer = the backup cannot be written or read
site-not-a-backup = line { $line } of the backup is wrong: { $why }
site-refused = the database refused the request

## Backups

backup-exists = { $path } is there already, and a backup is never overwritten: name a new file
backup-not-shown = a backup is not for reading: name a file, or send it to a program or a file, as in `webspinner backup - > site.backup`

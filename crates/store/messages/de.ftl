database-folder = der Ordner { $path } lässt sich nicht anlegen
database-not-a-file = hier gespielte Partien werden in einer Datei gespeichert, nicht auf einem PostgreSQL-Server: Nenne eine, etwa `sqlite:games.db`
database-missing = eine Datenbank { $path } gibt es nicht
database-is-a-folder = { $path } ist ein Ordner, keine Datenbank: Nenne eine Datei darin, etwa { $path }/games.db
database-not-one = { $path } ist keine Datenbank und blieb unberührt: Nenne eine andere Datei
database-of-site = { $path } ist die Datenbank einer Website, nicht deiner gespeicherten Partien, und blieb unberührt: Nenne eine andere Datei
database-not-opened = die Datenbank { $path } lässt sich nicht öffnen
database-other-program = { $path } ist die Datenbank eines anderen Programms und blieb unberührt: Nenne eine andere Datei
database-unusable = die Datenbank { $path } { $reason }
database-in-use = die Datenbank { $path } { $reason }, und ein anderes Programm hat sie geöffnet: Beende es und starte noch einmal
database-upgrade-in-use = die Datenbank { $path } muss erneuert werden, aber ein anderes Programm hat sie geöffnet: Beende es und starte noch einmal
database-not-renamed = die Datenbank { $path } { $reason } und lässt sich nicht in { $to } umbenennen
database-full = für die Datenbank ist kein Platz mehr: Die letzte Änderung wurde nicht gespeichert, alle davor schon
database-busy = ein anderes Programm beansprucht die Datenbank: Die letzte Änderung wurde nicht gespeichert, versuche es noch einmal
database-read-only = in die Datenbank darf nicht geschrieben werden: Die letzte Änderung wurde nicht gespeichert
database-damaged = die Datenbank ist beschädigt: Starte noch einmal, dann wird sie beiseitegelegt und eine neue begonnen
database-unreadable = die gespeicherte Partie { $id } lässt sich nicht lesen: { $why }
database-export = der Export lässt sich nicht schreiben
database-refused = die Datenbank hat die Anfrage abgelehnt
place-unknown = { $scheme }:// ist keine bekannte Art von Datenbank: Schreibe `sqlite:DATEI` oder `postgres://…`
place-empty = der Name der Datenbank ist leer: Nenne eine Datei, etwa `sqlite:games.db`
place-no-home = dieser Benutzer hat kein Heimverzeichnis für eine Datenbank: Nenne eine Datei dafür
quarantine-damaged = ist beschädigt ({ $finding })
quarantine-newer = stammt von einer späteren Version dieses Programms (ihre Tabellen haben Version { $version }, diese kennt höchstens { $known })
quarantined = die Datenbank { $path } { $reason }; sie wurde unverändert in { $to } umbenannt und eine neue begonnen. { $advice }
quarantined-damaged = `sqlite3 "{ $to }" .recover` gibt aus, was davon noch lesbar ist.
quarantined-newer = Die spätere Version kann sie unter dem neuen Namen öffnen.
url-no-scheme = darin fehlt `://`
url-other-scheme = sie beginnt nicht mit postgres
url-no-host = sie nennt keinen Rechner
url-malformed = das ist keine URL; Zeichen wie / in einem Passwort schreibt man %2F
place-server = das ist nicht die URL einer Datenbank auf einem PostgreSQL-Server ({ $why }): Schreibe `postgres://USER:PASSWORD@HOST/DATABASE`
database-too-large = { $what ->
    [record] eine Aufzeichnung
    [name] der Name einer Einstellung
   *[setting] eine Einstellung
} von { $bytes } Bytes ist zu lang: Höchstens { $most } werden gespeichert

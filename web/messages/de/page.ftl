# The German texts of the page.

## The table

page-not-loaded = Webspinner konnte nicht vollständig geladen werden. Prüfe deine Verbindung und lade die Seite neu.
page-table = Tisch
page-paused = Pause. Tippe hier oder drücke P, um weiterzuspielen.
update-ready = Eine neue Version ist da.
update-reload = Neu laden
board-column = Spalte { $number }: { $up ->
    [0] { $down ->
        [0] leer
       *[other] { $down } verdeckt
    }
    [one] eine offene Karte{ $down ->
        [0] { "" }
       *[other] , { $down } verdeckt
    }
   *[other] { $up } offene Karten{ $down ->
        [0] { "" }
       *[other] , { $down } verdeckt
    }
}
board-card = { $card }{ $above ->
    [0] { "" }
    [one] , darauf eine Karte
   *[other] , darauf { $above } Karten
}{ $lifted ->
    [yes] { "" }
   *[no] , lässt sich nicht aufnehmen
}{ $target ->
    [yes] , hier passen die aufgenommenen Karten
   *[no] { "" }
}
board-vacancy = Spalte { $number }, leer{ $target ->
    [yes] , hier passen die aufgenommenen Karten
   *[no] { "" }
}
board-foundation = Zielstapel { $number }: { $card ->
    [none] leer
   *[other] { $card }
}{ $target ->
    [yes] , hier passt die aufgenommene Karte
   *[no] { "" }
}
board-reserve = Reserve { $number }: { $card ->
    [none] leer
   *[other] { $card }
}{ $target ->
    [yes] , hier passt die aufgenommene Karte
   *[no] { "" }
}
board-stock = Talon: { $rows ->
    [0] leer
    [one] letzte Reihe austeilen, { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }
   *[other] Reihe austeilen, noch { $rows } Reihen
}
board-collected = Abgeräumte Folgen: { $runs } von { $of }

## The bar

bar-games = { $game }: Spiel wählen
bar-daily = Spiel des Tages, { $day }
bar-points-label = Punkte
bar-points = { $score }
bar-points-title = Punkte: { $score }. Geordnete Karten: { $cards }.
bar-actions = Aktionen
deal-name = Spiel { $deal }
bar-assisted = mit Hilfe
bar-clock = Uhr

## Buttons

button-menu = Menü
button-undo = Rückgängig
button-redo = Wiederherstellen
button-hint = Tipp
button-finish = Fertig spielen
button-close = Schließen

## The buttons for playing, with one short word each: five beside each other on a small phone

tool-undo = Zurück
tool-redo = Vor
tool-new = Neu

## The menu

menu-group-play = Spielen
menu-group-game = Dieses Spiel
menu-group-engine = Computer
menu-group-you = Meine Spiele
menu-group-page = Einstellungen und Hilfe
menu-new = Neues Spiel
menu-home = Startseite
menu-games = Spiele
menu-daily = Spiele des Tages
menu-restart = Neu starten
menu-rules = Regeln
menu-share = Link teilen
menu-give-up = Aufgeben
menu-unseen = Ungesehene Karten
menu-note = Notiz zu diesem Zug…
menu-what-if = Was wäre, wenn?
menu-replay = Wiederholung
menu-watch = Beim Spielen zusehen
menu-deal-search = Lösbares Spiel suchen …
menu-difficulty = Schwierigkeit dieses Spiels
menu-analysis-on = Live-Analyse einschalten
menu-analysis-off = Live-Analyse ausschalten
menu-review = Analyse
menu-engine-hint = Tipp vom Computer
menu-back = Zurück zur letzten lösbaren Stellung
menu-solution = Lösung zeigen
menu-goals = Ziele
menu-hundred = Die Hundert
menu-global-statistics = Statistik aller Spieler
menu-account = Konto
menu-appearance = Darstellung
menu-settings = Einstellungen
menu-install = Als App installieren
menu-about = Über diese Website
menu-more = Mehr
menu-fewer = Weniger
simple-name = Einfach
simple-text = Große Schrift, lösbare Spiele, keine Punkte, ohne Computer. Eine Stimme sagt dir, wenn kein sinnvoller Zug mehr da ist.

## What is said under the table, and aloud

said-dealt = { $game }: neu ausgeteilt
said-in-hand = Aufgenommen: { $card }. { $places ->
    [0] Passt nirgends.
   *[other] Passt auf: { $targets }.
}
said-place = { $kind ->
    [foundation] Zielstapel { $number }
    [collected] die abgeräumten Folgen
   *[column] Spalte { $number }
}
said-undo = Zug zurückgenommen
said-redo = Zug wiederhergestellt
said-line = Zur Variante gewechselt
note-left = { $game } ist gespeichert.
note-left-lost = { $game } ist gespeichert. Es zählt als verloren, bis du weiterspielst.
note-undone = Zurückgenommen: { $move }
note-hint = Tipp: { $move } ({ $why })
note-no-useful-move = Kein sinnvoller Zug mehr.
note-winnable-search = Ein lösbares Spiel wird gesucht …
note-winnable-failed = Die Suche nach einem lösbaren Spiel ist fehlgeschlagen; dieses ist zufällig.
note-bad-link = Der Link ließ sich nicht öffnen: { $reason }
note-engine-keeps-out = Hier knobelst du allein: Der Computer hält sich heraus.
note-engine-failed = Der Computer hat angehalten ({ $reason }). Du kannst weiterspielen; beim nächsten Mal startet er neu.
note-engine-absent = Der Computer konnte nicht starten. Du kannst weiterspielen; beim nächsten Mal versucht er es noch einmal.
note-found-level = Dieses Spiel ist lösbar und im Vergleich mit anderen { $level }.

## Side panel

side-title = Seitenleiste
side-open = Seitenleiste einblenden
side-close = Seitenleiste ausblenden

## Live analysis

analysis-label = Live-Analyse
analysis-off = Lösbarkeit anzeigen
analysis-failed = Computer angehalten
analysis-won = Lösbar
analysis-searching = Wird geprüft …
analysis-unknown = Unklar

## Winnable deals and difficulty

level-medium = mittelschwer

## Saved games

store-parted = Dieses Spiel wurde auch in einem anderen Fenster weitergespielt; deshalb sind beide gespeichert.
sync-parted = Dieses Spiel wurde auch auf einem anderen Gerät weitergespielt, darum sind beide Fassungen gespeichert.
sync-continued = Das Spiel geht da weiter, wo du auf deinem anderen Gerät aufgehört hast.
source-too-large = Die Datei { $file } ist zu groß.
source-unreadable = Die Datei { $file } ließ sich nicht lesen.

## Talking to the server

load-error-title = Nicht verfügbar
load-error-text = Dieser Teil der Seite konnte nicht geladen werden. Du kannst weiterspielen, dein Spiel ist gespeichert. Versuche es noch einmal, sobald du online bist. Hilft das nicht, lade die Seite neu.
site-away = Der Server ist gerade nicht erreichbar. Du kannst weiterspielen.
site-none = Diese Seite hat keinen Server für Ergebnisse und Spiele des Tages. Alles andere funktioniert.
site-problem = Der Server hat das nicht akzeptiert (Status { $status }).
site-misunderstood = Seite und Server passen nicht zusammen. Bitte lade die Seite neu.
site-too-large = Dieses Spiel ist zu lang für den Server.
site-no-room = In deinem Konto ist kein Platz mehr für weitere Spiele. Lösche ein paar alte.
site-not-logged-in = Du bist nicht mehr angemeldet. Bitte melde dich wieder an.
site-login-failed = Der Passkey wurde nicht akzeptiert. Bitte versuche es noch einmal.
site-other-site = Der Server hält das für eine Anfrage von einer anderen Website.
site-not-found = Der Server konnte das nicht finden.
site-conflict = Das gibt es schon.
site-record = Der Server konnte das Spiel nicht nachspielen.
site-own-game = Eigene Spiele zählen nicht für die Statistik aller Spieler.
site-own-deal = Eigene Kartenfolgen zählen nicht für die Statistik aller Spieler.
site-impossible = Die Zeiten oder der Tag dieses Spiels passen nicht zur Uhr des Servers.
site-too-many = Zu viele Anfragen. Bitte warte einen Moment.
site-internal = Der Server hat ein Problem. Bitte versuche es später noch einmal.
site-not-yet = Der Server ist noch nicht so weit. Bitte versuche es gleich noch einmal.
site-sent-before = Es wurde schon gesendet.
site-refused = Das Ergebnis eines Spiels wurde nicht gezählt. { $why }

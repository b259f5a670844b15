# The help of `webspinner admin` and what it says in German.

## Help

command-admin =
    Eine Website betreuen: Spieler auflisten, umbenennen und entfernen, Ergebnisse auflisten, verbergen und entfernen

    Die Website darf dabei laufen: Bestenlisten und Statistiken zeigen jede Änderung sofort.
more-admin = Was sich ändern würde, wird erst aufgelistet und muss bestätigt werden. Jede Änderung gibt eine Zeile mit ihrer Zeit aus, für ein eigenes Protokoll.
option-yes = Ohne Nachfrage ausführen
command-admin-players =
    Die Spieler auflisten, den zuerst angemeldeten oben

    Mit einem Text nur die Spieler, die ihn im Spielernamen haben; auch ähnlich aussehende Namen werden gefunden.
option-admin-players-text = Ein Teil des Spielernamens
option-admin-players-after = Nach dem Spieler mit dieser Kennung fortfahren
option-admin-players-by-size = Zuerst die, deren Geräte am meisten teilen
option-limit = Wie viele Einträge höchstens
option-json = Jeden Eintrag als Zeile JSON ausgeben
command-admin-results = Die Ergebnisse auflisten, das zuletzt eingetroffene oben
option-admin-results-player = Nur die dieses Spielers: Kennung, oder Name mit oder ohne Konto
option-admin-results-game = Nur die dieses Spiels oder dieser Spielnummer, etwa spider:ms:1
option-admin-results-deal = Nur die dieser Spielnummer, etwa ms:1
option-admin-results-day = Nur die der Spiele des Tages von diesem Tag
option-admin-results-hidden = Nur verborgene
option-admin-results-after = Nach dem Ergebnis mit dieser Kennung fortfahren
command-admin-rename =
    Einem Spieler einen anderen Spielernamen geben oder keinen

    Der neue Name muss einer sein, den der Spieler hätte wählen können. Seine Ergebnisse zeigen ihn sofort.
option-player = Der Spieler: Kennung oder Spielername
option-admin-rename-nickname = Der neue Spielername
option-admin-rename-none = Den Spielernamen entfernen
command-admin-remove-player =
    Einen Spieler mit allen Passkeys und Anmeldungen entfernen

    Die Ergebnisse bleiben ohne Namen stehen, außer mit --with-results. Der Spieler wird sofort abgemeldet und kann sich mit einem neuen Passkey wieder anmelden.
option-admin-remove-player-with-results = Auch die Ergebnisse entfernen
option-results = Die Kennungen der Ergebnisse
command-admin-remove-result =
    Ergebnisse endgültig entfernen

    Wird dieselbe Partie noch einmal gesendet, zählt sie wieder: Um das zu verhindern, verbirg das Ergebnis.
command-admin-hide-result =
    Ergebnisse verbergen: Sie zählen nicht mehr auf Bestenlisten und in Statistiken

    Sie gelten weiter als gesendet, dieselbe Partie noch einmal zu senden ändert also nichts.
command-admin-show-result = Verborgene Ergebnisse wieder zählen lassen
command-admin-clear-name =
    Den Namen von einem Ergebnis entfernen, das ohne Konto gesendet wurde

    Das Ergebnis selbst zählt weiter. Den Namen eines angemeldeten Spielers ändert rename.
value-player = SPIELER
value-nickname = SPIELERNAME
value-text = TEXT
value-result = ERGEBNIS
value-day = TAG

## What it says

admin-player = { $id }  { $since }  { $results ->
    [0] keine Ergebnisse
    [one] ein Ergebnis
   *[other] { $results } Ergebnisse
}{ $kib ->
    [0] {""}
   *[other] {"  "}{ $kib } KiB
}  { $name }
admin-result = { $id }  { $at }  { $name }  { $deal }{ $day ->
    [none] {""}
   *[other] {" "}vom { $day }
}  { $outcome ->
    [won] gewonnen
   *[lost] verloren
}, { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
}, { $time }, Punkte { $score }{ $assisted ->
    [yes] , mit Hilfe
   *[no] {""}
}{ $hidden ->
    [yes] , verborgen
   *[no] {""}
}
admin-more = es gibt noch mehr: Füge --after { $id } hinzu
admin-no-player = einen Spieler { $name } gibt es nicht: Nenne die Kennung oder den Spielernamen
admin-several-players = mehrere Spieler heißen { $name }: Nenne die Kennung
admin-no-result = ein Ergebnis { $id } gibt es nicht
admin-no-players = kein Spieler gefunden
admin-no-results = kein Ergebnis gefunden
admin-needs-yes = nichts wurde geändert: Bestätige mit --yes
admin-confirm = Zum Fortfahren ja eingeben:
admin-confirm-words = ja j
admin-nothing-changed = nichts wurde geändert
admin-rename = Den Spieler { $id } von { $name } in { $new } umbenennen?
admin-renamed = Der Spieler { $id } wurde von { $name } in { $new } umbenannt.
admin-rename-to-what = nenne den neuen Spielernamen, oder entferne den alten mit --none
admin-remove-player = Den Spieler { $name } ({ $id }, angemeldet { $since }) mit allen Passkeys entfernen? { $results ->
    [0] Ergebnisse gibt es nicht.
   *[other] { $with ->
        [yes] { $results ->
            [one] Ein Ergebnis verschwindet mit.
           *[other] { $results } Ergebnisse verschwinden mit.
        }
       *[no] { $results ->
            [one] Ein Ergebnis bleibt, ohne Namen.
           *[other] { $results } Ergebnisse bleiben, ohne Namen.
        }
    }
}
admin-removed-player = Der Spieler { $name } wurde entfernt{ $results ->
    [0] .
    [one] , mit einem Ergebnis.
   *[other] , mit { $results } Ergebnissen.
}
admin-remove-results = { $results ->
    [one] Dieses Ergebnis endgültig entfernen?
   *[other] Diese { $results } Ergebnisse endgültig entfernen?
}
admin-removed-results = { $results ->
    [one] Ein Ergebnis wurde entfernt.
   *[other] { $results } Ergebnisse wurden entfernt.
}
admin-hide-results = { $results ->
    [one] Dieses Ergebnis verbergen?
   *[other] Diese { $results } Ergebnisse verbergen?
}
admin-hidden-results = { $results ->
    [one] Ein Ergebnis wurde verborgen.
   *[other] { $results } Ergebnisse wurden verborgen.
}
admin-show-results = { $results ->
    [one] Dieses Ergebnis wieder zählen lassen?
   *[other] Diese { $results } Ergebnisse wieder zählen lassen?
}
admin-shown-results = { $results ->
    [one] Ein Ergebnis zählt wieder.
   *[other] { $results } Ergebnisse zählen wieder.
}
admin-clear-names = { $results ->
    [one] Den Namen von diesem Ergebnis entfernen?
   *[other] Die Namen von diesen { $results } Ergebnissen entfernen?
}
admin-cleared-names = { $results ->
    [one] Ein Ergebnis hat keinen Namen mehr.
   *[other] { $results } Ergebnisse haben keinen Namen mehr.
}

# The German texts on the cards that are still unseen.

unseen-title = Ungesehene Karten
unseen-about = Wie viele von jeder Karte du noch nicht gesehen hast. Was ein zurückgenommener Zug gezeigt hat, zählt als gesehen.
unseen-cards = { $cards ->
    [0] Du hast alle Karten gesehen.
    [one] 1 Karte ist noch ungesehen.
   *[other] { $cards } Karten sind noch ungesehen.
}
unseen-all = alle
unseen-turned = Aufgedeckte Karten: { $turned } von { $hidden }
unseen-rows = Übrige Reihen: { $rows }
unseen-vacancies = Leere Spalten: { $vacancies }

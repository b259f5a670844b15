# The German texts of a session, layered on those of the rules.

## Why the table does not do what was asked

declined-nowhere-to-go = auf keinen anderen Platz { $count ->
    [one] passt { $the-cards }
   *[other] passen { $the-cards }
}
declined-nothing-in-hand = wähle zuerst die Karten, die ziehen sollen
declined-nothing-to-lift = dort lässt sich keine Karte aufnehmen
declined-nothing-to-undo = es gibt keinen Zug, der zurückzunehmen wäre
declined-nothing-to-redo = es wurde kein Zug zurückgenommen
declined-not-simple-yet = im Spiel ist noch etwas zu entscheiden
declined-record-full = die Aufzeichnung dieser Partie ist voll: { $reason }

## What a hinted move is good for

why-off-table = er bringt Karten vom Tisch
why-turns-up = er deckt eine verdeckte Karte auf
why-makes-vacancy = er schafft eine leere Spalte
why-joins = er verbindet Karten, die dann gemeinsam ziehen
why-order = er bringt mehr Ordnung auf den Tisch
why-prepares = er bereitet einen besseren Zug vor
why-deal-row = nichts auf dem Tisch bringt mehr als neue Karten
why-fills-vacancy = eine Reihe kann nur ausgeteilt werden, wenn keine Spalte leer ist
why-nothing-better = er bringt nichts ein, aber er ist spielbar
why-wins = mit ihm ist das Spiel zu gewinnen

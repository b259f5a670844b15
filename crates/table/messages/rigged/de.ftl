# The German texts on whether the cards are fair.

rigged-title = Geht hier alles mit rechten Dingen zu?
rigged-fixed = Ja. Die Spielnummer sagt, wo jede Karte liegt, auch die verdeckten und die im Talon. Das alles steht vor deinem ersten Zug fest, und nichts, was du tust, ändert es.
rigged-blind = Beim Mischen zählt nur die Nummer: nicht, wer spielt, nicht, wie gut, und nicht, wie oft du gewonnen hast.
rigged-chosen = Die Nummern sind zufällig. Spiele des Tages und deine ersten Spiele von Spider auf der Webseite sind unter den lösbaren ausgesucht, und wenn du ein lösbares, leichtes oder schweres Spiel verlangst, bekommst du eines: Auch das entscheidet sich vor dem ersten Zug.
rigged-same = Wer diese Nummer spielt, bekommt dieselben Karten, heute und in zehn Jahren. Wie gemischt wird, ist genau beschrieben, damit auch andere Programme es können.
rigged-fingerprint = Fingerabdruck dieses Spiels
rigged-fingerprint-about = Er wird aus allen Karten berechnet (SHA-256). Würde während des Spiels eine vertauscht, käme ein anderer heraus: Schreib ihn jetzt auf und vergleiche ihn am Ende. Er ist kein Geheimnis und hütet keines: Wer die Nummer kennt, kann ihn berechnen.
rigged-later = Am Ende des Spiels stehen hier die Karten, aus denen er berechnet ist.
rigged-opened = Er ist der SHA-256-Wert genau dieses Textes, mit den Karten in der Reihenfolge, in der sie ausgeteilt wurden:
rigged-position = Diese Stellung wurde nicht nach einer Nummer ausgeteilt, also hat sie keinen Fingerabdruck.
rigged-check = Tausend Spiele prüfen
rigged-check-about = Zählt in tausend Spielen dieser Art, worüber sich Spieler beklagen, und vergleicht es mit dem Zufall. Es sind die Spiele von tausend aufeinanderfolgenden Nummern, ab einer zufälligen.
rigged-checked = { $deals ->
    [one] Ein Spiel
   *[other] { $deals } Spiele
} in { $game }, ab { $first }
rigged-first-moves = Erste Züge von Spalte zu Spalte
rigged-kings = Könige am Ende einer Spalte
rigged-pairs = Nachbarn im Rang in der ersten Reihe aus dem Talon
rigged-aces = Asse in der ersten Reihe aus dem Talon
rigged-figure = { $name }: { $mean } je Spiel. Der Zufall ergibt { $expected }, und { $low } bis { $high } bei 95 von 100 fairen Mischern.
rigged-none = In diesem Spiel gibt es nichts zu zählen.
rigged-summary = { $outside ->
    [0] Alles liegt dort, wo es bei 95 von 100 fairen Mischern liegt.
    [one] Eine Zahl liegt außerhalb. Das kommt auch bei fairen Mischern vor, bei jeder Zahl in 5 von 100 Prüfungen. Prüfe noch einmal: Wäre getrickst, läge sie wieder außerhalb.
   *[other] { $outside } Zahlen liegen außerhalb. Das kommt auch bei fairen Mischern vor, bei jeder Zahl in 5 von 100 Prüfungen. Prüfe noch einmal: Wäre getrickst, lägen sie wieder außerhalb.
}

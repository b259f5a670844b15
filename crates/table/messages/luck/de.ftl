# The German texts on luck and skill.

luck-none = Alle Karten waren von Anfang an zu sehen, Glück gibt es in diesem Spiel also nicht.
luck-undone = In diesem Spiel wurden Züge zurückgenommen. Beurteilt werden nur die verbliebenen, als hätte niemand gesehen, was die anderen zeigten.
luck-undecided = Es gibt noch keine Züge und damit nichts zu beurteilen.
luck-legend = Jede Zeile endet mit einer neuen Karte. Chance (auf den Sieg, mit dem besten Plan des fairen Spielers) − Fehler (was die Züge verschenkt haben) + Glück (was die neue Karte geändert hat) = Chance der nächsten Zeile.
luck-moves = Züge
luck-chance = Chance
luck-error = Fehler
luck-luck = Glück
luck-after = Nach Zug { $number } war die Siegchance { $chance }.
luck-biggest = { $count ->
    [one] Der größte Fehler:
   *[other] Die größten Fehler:
}
luck-grade = Können: { $grade ->
    [excellent] ausgezeichnet. Es wurde kaum etwas verschenkt.
    [good] gut. Von den Siegchancen wurde nur wenig verschenkt.
    [mixed] durchwachsen. Ein guter Teil der Siegchancen wurde verschenkt.
   *[weak] schwach. Ein großer Teil der Siegchancen wurde verschenkt.
}
luck-stretches-head = Sicher aufgedeckte Karten
luck-stretches = Sicher sind die verdeckten Karten, die sich vor der nächsten Reihe aufdecken ließen, egal welche es waren.
luck-stretch = { $rows ->
    [0] Vor der ersten Reihe
    [one] Nach der ersten Reihe
   *[other] Nach Reihe { $rows }
}: { $turned } aufgedeckt, { $more ->
    [yes] { $sure } oder mehr waren sicher
   *[no] { $sure ->
        [one] 1 war sicher
       *[other] { $sure } waren sicher
    }
}.

said-card = { $card }
said-unknown = die nächste Karte in Spalte { $column } ist unbekannt
no-such-game = das Spiel { $id } gibt es hier nicht
custom-game-id-taken = die Kennung { $id } gehört zu einem mitgelieferten Spiel: Gib deinem eine andere
custom-game-name-taken = den Namen { $name } hat ein mitgeliefertes Spiel: Gib deinem einen anderen
not-understood = Seite und Computer passen nicht zusammen: Lade die Seite neu ({ $detail })

said-card = { $card }
no-such-game = ein Spiel { $id } gibt es hier nicht
own-game-id-taken = ein mitgeliefertes Spiel hat die Kennung { $id }: Gib deinem eine andere
not-understood = Seite und Rechner passen nicht zusammen: Lade die Seite neu ({ $detail })

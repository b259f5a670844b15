said-card = { $card }
no-such-game = aquí no hay ningún juego { $id }
own-game-id-taken = un juego incluido ya tiene el identificador { $id }: dale otro al tuyo
not-understood = la página y su motor no encajan: vuelve a cargar la página ({ $detail })

said-card = { $card }
said-unknown = la siguiente carta de la columna { $column } es desconocida
no-such-game = aquí no existe el juego { $id }
custom-game-id-taken = el identificador { $id } es de un juego incluido: dale otro al tuyo
custom-game-name-taken = el nombre { $name } es de un juego incluido: dale otro al tuyo
not-understood = la página y el motor no son compatibles: vuelve a cargar la página ({ $detail })

# The English texts of what is between the page and the table, layered on both of theirs.

said-card = { $card }
said-unknown = the next card of column { $column } is unknown
no-such-game = there is no game { $id } here
custom-game-id-taken = the id { $id } belongs to a built-in game: choose another one for yours
custom-game-name-taken = the name { $name } belongs to a built-in game: choose another one for yours
not-understood = page and engine do not match: reload the page ({ $detail })

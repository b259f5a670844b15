# The English texts of what lies between the page and the table, layered on those of both.

said-card = { $card }
no-such-game = there is no game { $id } here
own-game-id-taken = a built-in game has the id { $id }: give yours another
not-understood = page and engine do not fit together: load the page anew ({ $detail })

# The start screen.

home-continue = Continuar { $game }
home-suits = Jugar a Spider
home-one = Un palo
home-two = Dos palos
home-four = Cuatro palos
home-hints = { $level ->
    [easy] Fácil
    [medium] Intermedio
   *[hard] Difícil
}: solo con pistas se ganan { $won } de { $of }
home-play = Jugar
home-demonstration-pause = Detener la partida que se juega sola
home-demonstration-play = Dejar que la partida se juegue sola
home-daily = Partida del día
home-won = ganada
home-puzzle = Reto del día
home-learn = Aprende en dos minutos
home-games = Todos los juegos
home-promise = Solitario Spider gratis. Sin anuncios, sin cuenta, también sin conexión.
home-promise-online = Solitario Spider gratis. Sin anuncios, sin cuenta.
home-more = Más

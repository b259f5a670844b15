# The Spanish names of the figures in statistics.

figure-played = Partidas jugadas
figure-won-lost = Ganadas / perdidas
figure-win-rate = Porcentaje de victorias
figure-win-ratio = Victorias por derrota
figure-average-time = Tiempo medio al ganar
figure-best-time = Mejor tiempo
figure-highest-score = Puntuación más alta
figure-most-cards = Más cartas en orden
figure-fewest-moves = Menos movimientos
figure-average-moves = Media de movimientos
figure-current-streak = Racha actual
figure-longest-streaks = Mejor / peor racha
figure-streak-won = { $games ->
    [one] 1 ganada
   *[other] { $games } ganadas
}
figure-streak-lost = { $games ->
    [one] 1 perdida
   *[other] { $games } perdidas
}

# The English names of the figures in statistics.

figure-played = Games played
figure-won-lost = Won / lost
figure-win-rate = Win rate
figure-win-ratio = Wins per loss
figure-average-time = Average winning time
figure-best-time = Best time
figure-highest-score = Highest score
figure-most-cards = Most cards in order
figure-fewest-moves = Fewest moves
figure-average-moves = Average moves
figure-current-streak = Current streak
figure-longest-streaks = Longest won / lost
figure-streak-won = { $games } won
figure-streak-lost = { $games } lost

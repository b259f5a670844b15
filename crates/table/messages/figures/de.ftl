# The German names of the figures in statistics.

figure-played = Gespielte Spiele
figure-won-lost = Siege/Niederlagen
figure-win-rate = Gewinnquote
figure-win-ratio = Siege pro Niederlage
figure-average-time = Zeit pro Sieg (Ø)
figure-best-time = Bestzeit
figure-highest-score = Höchste Punktzahl
figure-most-cards = Rekord geordneter Karten
figure-fewest-moves = Zugrekord
figure-average-moves = Züge pro Sieg (Ø)
figure-current-streak = Aktuelle Serie
figure-longest-streaks = Längste Serien (S/N)
figure-streak-won = { $games } gewonnen
figure-streak-lost = { $games } verloren

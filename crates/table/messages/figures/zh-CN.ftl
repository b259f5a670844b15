# The Chinese names of the figures in statistics.

figure-played = 已玩局数
figure-won-lost = 胜 / 负
figure-win-rate = 胜率
figure-win-ratio = 胜负比
figure-average-time = 平均获胜用时
figure-best-time = 最短用时
figure-highest-score = 最高得分
figure-most-cards = 已成序的牌最多
figure-fewest-moves = 最少步数
figure-average-moves = 平均获胜步数
figure-current-streak = 当前连胜/连败
figure-longest-streaks = 最长连胜 / 连败
figure-streak-won = { $games }连胜
figure-streak-lost = { $games }连败

# The texts of a session in Simplified Chinese, layered on those of the rules.

## Why the table does not do what was asked

declined-nowhere-to-go = { $the-cards }没有别的地方可放
declined-nothing-in-hand = 请先选中要移动的牌
declined-nothing-to-lift = 那里没有可以拿起的牌
declined-nothing-to-undo = 没有可以撤销的步骤
declined-undo-off = 这一局不能撤销
declined-nothing-to-redo = 没有可以重做的步骤
declined-not-simple-yet = 这一局还不能自动完成
declined-record-full = 这一局的记录已满：{ $reason }

## What a hinted move is good for

why-off-table = 可以收走牌
why-turns-up = 可以翻开一张暗牌
why-makes-vacancy = 可以腾出一个空列
why-joins = 可以接成能一起移动的牌
why-order = 可以理顺牌面
why-prepares = 为更好的一步做准备
why-toward-card = 为翻开第{ $column }列的一张新牌做准备
why-toward-row = 在发下一轮牌之前理顺牌面
why-deal-row = 现在发新牌最有用
why-fills-vacancy = 没有空列时才能发牌
why-nothing-better = 没有好处，但可以走
why-toward-win = 所有牌都已知道，这样走能赢
why-wins = 这样走能赢

## Why the win is certain

certain-win-hidden = 不管暗牌是什么，都能赢
certain-win-known = 所有牌都已知道，稳赢

## What the page and the terminal game say at the table

bar-moves = { $moves }步
bar-advised = 看过胜率
bar-no-undo = 不可撤销
analysis-lost = 无解
analysis-never = 开局即无解
analysis-back = 无解：请退回{ $moves }步
analysis-back-or-later = 无解：最多退回{ $moves }步
level-easy = 简单
level-hard = 困难
note-hint-assists = { $hint }。这一局现在算作用过辅助，与你独立获胜的牌局分开统计。
note-engine-looks = 引擎正在计算，你可以继续玩。
note-engine-won = 当前局面有解。
note-engine-lost = 当前局面无解：怎么走都赢不了。
note-engine-never = 这一局从一开始就无解。
note-engine-unknown = 引擎没能判断当前局面是否有解。
note-engine-over = 这一局已经赢了。
note-analysis-on = 已开启实时分析。引擎能看到所有的牌。
note-analysis-off = 已关闭实时分析。
note-back = 已退回{ $moves }步：这个局面有解。
note-back-perhaps = 已退回{ $moves }步：这个局面有解，更后面的局面也可能有解。
note-found = 这一局有解。

## Names of windows

menu-help = 帮助
menu-puzzles = 残局
menu-custom-games = 自定义游戏
menu-move-tree = 走法分支
menu-saved-games = 已保存的牌局
menu-statistics = 统计
menu-learn = 学习玩法

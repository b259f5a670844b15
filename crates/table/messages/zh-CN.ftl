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

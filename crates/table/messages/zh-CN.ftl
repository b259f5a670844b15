# The texts of a session in Simplified Chinese, layered on those of the rules.

## Why the table does not do what was asked

declined-nowhere-to-go = { $the-cards }没有别的地方可放
declined-nothing-in-hand = 请先选择要移动的牌
declined-nothing-to-lift = 那里没有可以拿起的牌
declined-nothing-to-undo = 没有可以撤销的步
declined-nothing-to-redo = 没有撤销过任何一步
declined-not-simple-yet = 这一局还有需要决定的地方
declined-record-full = 这一局的记录已满：{ $reason }

## What a hinted move is good for

why-off-table = 能让牌离开牌桌
why-turns-up = 能翻开一张暗牌
why-makes-vacancy = 能腾出一个空列
why-joins = 能接成可以一起移动的牌
why-order = 能让桌面更有条理
why-prepares = 能为更好的一步做准备
why-deal-row = 桌上没有比发新牌更有用的步
why-fills-vacancy = 没有空列时才能发牌
why-nothing-better = 没有更好的步，这一步可以走
why-wins = 走这一步能赢

# The Chinese texts on the cards that are still unseen.

unseen-title = 未见过的牌
unseen-about = 每种牌还有几张没见过。撤销的一步所翻开的牌也算见过。
unseen-cards = { $cards ->
    [0] 所有的牌都见过了。
   *[other] 还有{ $cards }张牌没见过。
}
unseen-all = 合计
unseen-turned = 已翻开的暗牌：{ $hidden }张中的{ $turned }张
unseen-rows = 剩余行数：{ $rows }
unseen-vacancies = 空列：{ $vacancies }

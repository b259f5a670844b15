# The Chinese texts on luck and skill.

luck-none = 所有的牌一开始就能看到，这一局没有运气成分。
luck-undone = 这一局有撤销。只评判留下的走法，就当没有人看到过被撤销的走法翻开的牌。
luck-undecided = 还没有走，没有可评判的。
luck-legend = 每行到下一张新牌为止。胜率（按公平玩家的最佳计划）− 失误（走法送掉的）+ 运气（新牌带来的）= 下一行的胜率。
luck-moves = 步
luck-chance = 胜率
luck-error = 失误
luck-luck = 运气
luck-after = 第{ $number }步之后的胜率是{ $chance }。
luck-biggest = 最大的失误：
luck-grade = 技巧：{ $grade ->
    [excellent] 出色。几乎没有送掉胜率。
    [good] 不错。只送掉了少许胜率。
    [mixed] 时好时坏。送掉了不少胜率。
   *[weak] 较弱。送掉了很大一部分胜率。
}
luck-stretches-head = 有把握翻开的牌
luck-stretches = 有把握的，是不管是什么牌、在发下一行之前都能翻开的暗牌。
luck-stretch = { $rows ->
    [0] 第一次发牌之前
   *[other] 第{ $rows }次发牌之后
}：翻开{ $turned }张，{ $more ->
    [yes] 至少{ $sure }张有把握
   *[no] { $sure }张有把握
}。

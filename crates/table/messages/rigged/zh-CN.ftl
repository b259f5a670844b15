# The Chinese texts on whether the cards are fair.

rigged-title = 有没有作弊？
rigged-fixed = 没有。牌局编号决定了每张牌的位置，包括暗牌和牌堆。一切在第一步之前就已确定，怎么走都不会改变。
rigged-blind = 洗牌只看编号：不管谁在玩，玩得好不好，赢过多少次。
rigged-chosen = 编号是随机选的。每日牌局和你在网页上最初的几局蜘蛛纸牌，都从有解的牌局中挑选；如果你要求有解、简单或困难的牌局，也会得到这样的牌局。这些同样在第一步之前就已决定。
rigged-same = 无论今天还是十年后，同一编号发出的牌都相同。洗牌的方法有明确说明，其他程序也能照样发牌。
rigged-fingerprint = 本局的指纹
rigged-fingerprint-about = 它由所有的牌算出（SHA-256）。只要中途换过一张牌，结果就会不同：现在记下来，结束时再比较。它不是秘密，也不保守秘密：知道编号的人都能算出来。
rigged-later = 牌局结束时，这里会列出用来计算它的牌。
rigged-opened = 它就是下面这段文字的SHA-256，牌按发牌的顺序排列：
rigged-position = 这个局面不是按编号发的牌，所以没有指纹。
rigged-check = 检查一千局
rigged-check-about = 在这个游戏的一千局里统计玩家常抱怨的情况，并与概率比较。这些牌局的编号从一个随机编号开始，连续一千个。
rigged-checked = { $game }，从{ $first }开始的{ $deals }局
rigged-first-moves = 开局时列与列之间的走法
rigged-kings = 列末的K
rigged-pairs = 牌堆第一轮牌里点数相邻的牌
rigged-aces = 牌堆第一轮牌里的A
rigged-figure = { $name }：每局{ $mean }。按概率应为{ $expected }，100个公平的洗牌者中有95个在{ $low }到{ $high }之间。
rigged-none = 这个游戏里没有可统计的。
rigged-summary = { $outside ->
    [0] 一切都在100个公平的洗牌者中95个所在的范围内。
   *[other] 有{ $outside }项在范围之外。公平的洗牌者也会这样，每项在100次检查中有5次。再检查一次：如果真有作弊，还会在范围之外。
}

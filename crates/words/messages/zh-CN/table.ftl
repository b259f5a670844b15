# The texts of the rules that a table says, in Simplified Chinese. The English file says what each
# is for.
#
# 花色 is a suit, 颜色 a colour, 顺子 a run, 轮 a dealt row, 排 a row of columns, 牌堆 the stock,
# 收牌堆 a foundation, 备用牌 a reserve. Signs are full width, and no space stands beside them.

## Words

rank = { $rank ->
    [1] A
    [11] J
    [12] Q
    [13] K
   *[other] { $rank }
}
a-rank = { $rank ->
    [1] A
    [11] J
    [12] Q
    [13] K
   *[other] { $rank }
}
suit = { $suit ->
    [clubs] 梅花
    [spades] 黑桃
    [hearts] 红桃
   *[diamonds] 方块
}
card-in-words = { $suit }{ $rank }
the-card = { $card }
cards-by-their-ends = { $first }至{ $last }
list-join = { $by ->
    [and] { $start }和{ $next }
    [or] { $start }或{ $next }
   *[comma] { $start }、{ $next }
}
sentences-join = { $start }{ $next }
number-decimal = { $whole }.{ $fraction }
number-percent = { $number }%
plain-text = { $text }

## Why a move is refused

refusal-no-such-column = 没有第{ $column }列：这个游戏只有{ $columns }列
refusal-same-column = 这些牌已经在第{ $column }列
refusal-column-is-empty = 第{ $column }列是空的
refusal-no-cards = 一步至少要移动一张牌
refusal-not-open = 不能从第{ $column }列拿起{ $count }张牌：只有最后{ $open }张是明牌
refusal-one-at-a-time = 只能拿起{ $the-end }：这个游戏一次只能移动一张牌
refusal-not-in-sequence = { $cards }不连续，所以只能拿起{ $the-liftable }
refusal-not-a-run = { $cards }{ $suit ->
    [one-suit] 不是同一花色
    [one-colour] 不是同一颜色
    [alternating] 不是红黑相间
   *[any] 不是顺子
}，所以只能拿起{ $the-liftable }
refusal-columns-closed-while-stock-lasts = 牌堆发完后，才能在各列之间移动牌
refusal-columns-closed-once-stock-is-empty = 只有牌堆还有牌时，才能在各列之间移动牌
refusal-columns-closed = 这个游戏里不能在各列之间移动牌
refusal-wrong-rank = { $the-card }不能放在{ $the-onto }上，那里只能放{ $takes }
refusal-nothing-goes-on = { $the-card }不能放在{ $the-onto }上：{ $rank }上不能再放牌
refusal-wrong-suit = { $the-card }不能放在{ $the-onto }上，那里只能放{ $relation ->
    [one-suit] { $suit }
    [one-colour] { $colour ->
        [black] 黑色牌
       *[red] 红色牌
    }
    [alternating] { $colour ->
        [black] 红色牌
       *[red] 黑色牌
    }
   *[any] 别的牌
}{ $same-rank ->
    [also] { "" }或点数相同的牌
   *[no] { "" }
}
refusal-vacancy-takes-kings = { $the-card }不能移到空列：空列只能放{ $king }
refusal-vacancy-stays-empty = 第{ $column }列是空的，而这个游戏里空列不能再放牌
refusal-no-foundations = 这个游戏没有收牌堆
refusal-no-such-foundation = 没有第{ $slot }个收牌堆：这个游戏只有{ $slots }个收牌堆
refusal-foundation-start = { $the-card }不能放到空的收牌堆：第一张必须是{ $takes }
refusal-foundation-colour = { $the-card }不能放到空的收牌堆：这一局的第一张必须是{ $aces ->
    [black] 黑色A或红色K
   *[red] 红色A或黑色K
}
refusal-foundation-next = { $the-card }不能放到这个收牌堆：下一张必须是{ $the-needs }
refusal-foundation-complete = 这个收牌堆已经完成
refusal-foundation-not-above = 第{ $from }列的牌只能放到正上方的第{ $above }个收牌堆
refusal-no-foundation-above = 第{ $from }列的牌不能放到收牌堆：它的正上方没有收牌堆
refusal-no-reserves = 这个游戏没有备用牌
refusal-no-such-reserve = 没有第{ $slot }张备用牌：这个游戏只有{ $slots }张备用牌
refusal-reserve-is-empty = 备用位{ $slot }是空的
refusal-reserve-is-full = 备用位{ $slot }已经有{ $the-card }
refusal-reserve-takes-one-card = 一个备用位只能放一张牌
refusal-reserves-take-nothing = 这个游戏里不能把牌移到备用位
refusal-no-collecting = 这个游戏里不能手动收走顺子
refusal-no-finished-run = 第{ $column }列的末尾没有完整的顺子
refusal-no-row-deals = 这个游戏里不发牌
refusal-stock-is-empty = 牌堆已经发完
refusal-deal-needs-full-columns = 第{ $columns }列是空的，现在不能发牌
refusal-deal-needs-a-card = 所有列都是空的，不能发牌
refusal-card-unknown = 还不知道第{ $column }列会翻出什么牌
refusal-row-unknown = 还不知道下一轮会发什么牌

## How a game ends

outcome-won = 获胜：每张牌都已就位
outcome-no-move = 僵局：已经没有可走的牌
outcome-too-few-cards-to-deal = 僵局：剩下的牌比列数还少，再也不能发牌

## Limits of a record

record-full = 一局最多{ $limit }步，包括所有分支
record-too-many-lines = 同一局面最多可以有{ $limit }个分支

## Where something is wrong in a text. Characters of a line are counted from 1.

text-at-character = { $problem }（第{ $at }个字符）

## Moves as they are typed

move-expected = { $what ->
    [dash] 这里应当是`-`和牌的去处
    [column] 这里应当是列号
    [target] 这里应当是列号，或`f`加收牌堆编号，或`r`加备用位编号
    [foundation] 这里应当是收牌堆编号
    [reserve] 这里应当是备用牌编号
    [count] `x`后面应当是牌的张数，从1到{ $most }，例如4-9x3
    [end] 这一步应当到此为止
    [count-or-end] 这里应当是`x`加牌的张数，例如4-9x3，或者这一步到此为止
   *[move] 这里应当是一步，例如4-9、4-9x3、d、c3、3-f2、r1-4或4-r1
}

## Moves and what they do

move-to = { $cards }{ $target }
move-to-foundation = { $card }移到第{ $slot }个收牌堆
move-from-reserve = 第{ $slot }张备用牌{ $card }{ $target }
move-to-reserve = { $card }移到备用位{ $slot }
move-collect = 从第{ $column }列收走一组{ $run }
move-deal = 发一轮牌
move-not-there = 这里无法走的一步
target-card = 移到第{ $column }列的{ $the-onto }上
target-vacancy = 移到空着的第{ $column }列
run = { $kind ->
    [clubs] 梅花顺子
    [spades] 黑桃顺子
    [hearts] 红桃顺子
    [diamonds] 方块顺子
    [black] 黑色顺子
    [red] 红色顺子
   *[mixed] 顺子
}
effect-run-collected = 第{ $column }列收走一组{ $run }
effect-turned-up = 第{ $column }列翻出{ $the-card }

## Names of games

game-spider-name = 蜘蛛纸牌
game-spider-2-name = 蜘蛛纸牌（双花色）
game-spider-3-name = 蜘蛛纸牌（三花色）
game-spider-1-name = 蜘蛛纸牌（单花色）
game-spider-relaxed-name = 宽松蜘蛛纸牌
game-spider-easy-name = 简易蜘蛛纸牌
game-spider-open-deal-name = 自由发牌蜘蛛纸牌
game-red-black-spider-name = 红黑蜘蛛纸牌
game-black-widow-name = 黑寡妇（Black Widow）
game-tarantula-name = 狼蛛（Tarantula）
game-beetle-name = 甲虫（Beetle）
game-spiderette-name = 迷你蜘蛛纸牌（Spiderette）
game-spiderette-2-name = 迷你蜘蛛纸牌（双花色）
game-spiderette-1-name = 迷你蜘蛛纸牌（单花色）
game-baby-spiderette-name = 简易迷你蜘蛛纸牌（Baby Spiderette）
game-will-o-the-wisp-name = 鬼火（Will o’ the Wisp）
game-will-o-the-wisp-2-name = 鬼火（双花色）
game-will-o-the-wisp-1-name = 鬼火（单花色）
game-fair-maids-name = 俏佳人（Fair Maids）
game-spider-3-decks-name = 蜘蛛纸牌（三副牌）
game-spider-4-decks-name = 蜘蛛纸牌（四副牌）
game-spider-5-decks-name = 蜘蛛纸牌（五副牌）
game-spiderwort-2-name = 紫露草（双花色）
game-spiderwort-1-name = 紫露草（单花色）
game-little-spider-name = 小蜘蛛（Little Spider）
game-little-spider-strict-name = 严格小蜘蛛
game-little-spider-strict-always-name = 始终严格小蜘蛛
game-little-spider-wrap-name = 循环小蜘蛛
game-simple-simon-name = 简单西蒙（Simple Simon）
game-simon-jester-name = 小丑西蒙（Simon Jester）
game-mrs-mop-name = 拖把太太（Mrs. Mop）
game-grandmothers-game-name = 祖母的游戏（Grandmother’s Game）
game-grounds-for-a-divorce-name = 离婚理由（Grounds for a Divorce）
game-scorpion-name = 蝎子纸牌
game-wasp-name = 黄蜂（Wasp）
game-double-scorpion-name = 双副蝎子纸牌
game-three-blind-mice-name = 三只瞎老鼠（Three Blind Mice）
game-how-they-run-name = 三只瞎老鼠快跑（How They Run）
game-scorpion-head-name = 蝎子头（Scorpion Head）
game-spider-web-name = 蜘蛛网（Spider Web）
game-astrocyte-name = 星形细胞（Astrocyte）
game-spidercells-name = 蜘蛛空当（Spidercells）

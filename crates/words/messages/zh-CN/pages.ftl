# The Chinese texts of the rules that are read away from the table: rules pages, tips, and what is
# wrong with pictures, positions and deals. `table.ftl` has the others.


## Statistics

group-own = 首次尝试
group-undo-off = 开局前选择不撤销
group-no-undo = 没有撤销过
group-undo = 撤销过，未见新牌
group-new-card = 见新牌后撤销
group-helped = 用过辅助
group-again = 再次玩


## Pictures of positions that cannot be read. Cards are written as they are typed.

text-at = 第{ $line }行第{ $column }个字符：{ $problem }
picture-too-long = 局面图最多{ $limit }字节
picture-empty = 局面图至少要有一堆牌
picture-label = 这里应当是列号、`stock`、`reserves`、`foundations`或`collected`，后面加冒号
picture-no-such-column = { $columns ->
    [1] 这个游戏只有第1列
   *[other] 这个游戏的列号是1到{ $columns }
}
picture-twice = { $label }这一行出现了两次
picture-unknown = `##`表示未知的牌，但局面必须写明每一张牌，例如#7D
picture-unknown-open = 只有列里和牌堆里的牌可以是未知的牌
picture-face-down = 只有列里的牌可以是暗牌
picture-range = 这里应当是同一花色的连续几张，例如KS-9S
picture-vacancy = `--`必须单独写，表示空列、空牌堆或已打出的备用牌
picture-reserve = 一个备用牌位置只能写一张牌或`--`
picture-foundation = 这里应当是`[`、一个收牌堆的牌和`]`

## Invalid positions

position-at = { $location }：{ $problem }
position-card = { $pile }第{ $number }张
position-pile = { $kind ->
    [column] 第{ $number }列
    [reserve] 第{ $number }张备用牌
    [foundation] 第{ $number }个收牌堆
    [collected] 第{ $number }组收走的顺子
   *[stock] 牌堆
}
position-columns = 这个游戏只有{ $count }列
position-reserves = { $count ->
    [0] 这个游戏没有备用牌
   *[other] 这个游戏只有{ $count }张备用牌
}
position-foundations = { $count ->
    [0] 这个游戏没有收牌堆
   *[other] 这个游戏只有{ $count }个收牌堆
}
position-down-on-up = 暗牌不能放在明牌上
position-end-face-down = 一列末尾的牌必须是明牌
position-unseen-on-seen = 没见过的牌不能放在见过的牌上
position-run-on-table = 这组顺子已经完整，游戏早该把它收走
position-no-collecting = 这个游戏里不收走顺子
position-not-a-run = { $found ->
    [1] 一张牌
   *[other] 这{ $found }张牌
}不是完整的顺子；这个游戏的完整顺子从{ $king }开始，共{ $length }张
position-foundation = { $card }不能放在这个收牌堆上
position-too-many = { $expected ->
    [0] 这副牌里没有{ $card }
   *[other] 这副牌里只有{ $expected }张{ $card }，这里多了一张
}
position-missing = { $count ->
    [1] 缺少一张牌：{ $card }
   *[other] 缺少{ $count }张牌，其中有{ $card }
}
position-missing-no-runs = { $count ->
    [1] 缺少一张牌：{ $card }，而单独一张不可能是已收走的完整顺子
   *[other] 缺少{ $count }张牌，其中有{ $card }，而它们凑不成已收走的完整顺子
}
position-unseen-count = 这里有{ $found }个`##`，但{ $left ->
    [0] 这副牌的每一张都已写明
   *[other] 这副牌里没有写明的是{ $left }张
}

## Cards that a move shows for the first time

reveal-awaited = 请写明第{ $column }列{ $kind ->
    [dealt] 发到
   *[turned-up] 翻开
}的牌
reveal-too-many = 这一步{ $shown ->
    [0] 不会亮出新牌
   *[other] 只亮出{ $shown }张新牌
}，但给出的牌更多
reveal-not-unseen = { $card }不在没见过的牌里

## Deals that cannot be read or laid out. Words from the text arrive in quotes.

quoted = “{ $text }”
deal-not-a-game = { $word }不是游戏标识：请用小写字母、数字和连字符
deal-game-alone = 游戏后面要写牌局编号，例如{ $example }
deal-not-a-scheme = { $word }不是牌局编号：请输入1234这样的编号，前面也可以加{ $schemes }或{ $list }，例如ms:1234
deal-no-number = { $scheme }后面要写编号，例如{ $example }
deal-not-a-digit = { $letter }不是数字
deal-number-unknown = 没有这个牌局：{ $scheme }的编号从{ $least }到{ $most }
deal-number-elsewhere = { $problem }；如果这是{ $program }的编号，请写{ $deal }
deal-of-other-game = 这个牌局属于{ $other }，不属于{ $game }
deal-card-count = 牌的列表应有1到{ $most }张，而不是{ $found }张
deal-unknown-there = { $game }没有{ $scheme }编号的牌局；请用{ $others }
deal-wrong-count = { $game }用{ $expected }张牌，但列表里有{ $found }张
deal-wrong-card = { $game }应有{ $expected }张{ $card }，但列表里有{ $found }张
deal-no-layout = { $game }没有{ $scheme }布局
not-a-card = { $word }不是一张牌：请写A23456789TJQK中的一个点数和CDHS中的一个花色，例如7C或TD

## Rules page: headings

page-goal = 目标
page-layout = 开局
page-moving = 移动牌
page-empty-columns = 空列
page-stock = 牌堆
page-reserves = 备用牌
page-collecting = 收走顺子
page-foundations = 收牌堆
page-end = 游戏结束
page-scores = 计分
page-deals = 牌局编号
page-names = 又名
page-relatives = 类似游戏
page-advice = 策略

## Rules page: parts of sentences

number = { $n ->
    [1] 一
    [2] 两
    [3] 三
    [4] 四
    [5] 五
    [6] 六
    [7] 七
    [8] 八
    [9] 九
    [10] 十
    [11] 十一
    [12] 十二
    [13] 十三
   *[other] { $n }
}
columns-span = { $length ->
    [1] { $first }
   *[other] { $first }至{ $last }
}
run-of-suits = { $suits ->
    [one-suit] 同花色
    [one-colour] 同颜色
    [alternating] 红黑相间
   *[any] 不限花色
}
suit-name = { $suit }

## Rules page: goal

goal-runs-from-king = 把牌理成{ $suits }的顺子，从{ $king }递减到A。完整的顺子会被收走，{ $n ->
    [1] 收走这一组就赢了。
   *[other] { $count }组全部收走就赢了。
}
goal-runs-from-any = 把牌理成{ $suits }的递减顺子，每组{ $length }张。完整的顺子会被收走，{ $n ->
    [1] 收走这一组就赢了。
   *[other] { $count }组全部收走就赢了。
}
goal-runs-stay = 把牌理成{ $suits }的顺子，从{ $king }递减到A，每组独占一列。完整的顺子留在桌上。
goal-foundations = 把全部{ $cards }张牌移到{ $n ->
    [1] 收牌堆
   *[other] { $count }个收牌堆
}，在那里逐张递增或递减叠放。

## Rules page: layout

pack-decks = { $n ->
    [1] 使用一副牌，共{ $cards }张。
   *[other] 使用{ $count }副牌，共{ $cards }张。
}
pack-copies = 使用{ $cards }张牌：{ $copies }。
pack-copies-of = { $count }套{ $suits }
pack-highest = 最大的牌是{ $king }，相当于K。
layout-columns = 共有{ $count }列。
layout-columns-in-two-rows = { $count }列排成上下两排：第{ $upper }列在上，第{ $lower }列在下。
layout-down = { $count }张暗牌
layout-up = { $count }张明牌
layout-both = { $down }，上面{ $up }
layout-all = 每列有{ $cards }。
layout-group = { $n ->
    [1] 第{ $columns }列有{ $cards }。
   *[other] 第{ $columns }列各有{ $cards }。
}
layout-empty = 第{ $columns }列开局时是空的。
layout-stairs = 从第{ $first }列到第{ $last }列，张数逐列{ $way ->
    [rises] 加一
   *[falls] 减一
}，从{ $from }张到{ $to }张；{ $faces }。
stairs-all-up = 全部是明牌
stairs-last-up = { $n ->
    [1] 每列最后一张是明牌
   *[other] 每列最后{ $count }张是明牌
}，其余是暗牌
stairs-first-down = { $n ->
    [1] 每列第一张是暗牌
   *[other] 每列前{ $count }张是暗牌
}，其余是明牌
layout-reserves = 各列旁边放{ $count }张明牌，作为备用牌。
layout-reserves-empty = 各列旁边有{ $count }个空位，作为备用位。
layout-reserves-some = 各列旁边有{ $count }个备用位，前{ $cards }个各放一张明牌，其余空着。
layout-stock = 剩下的{ $count }张牌组成牌堆。
layout-no-stock = 所有的牌都已摆出，没有牌堆。

## Rules page: moving cards

moving-never = 不能在各列之间移动牌。
moving-while-stock-lasts = 只有牌堆还有牌时，才能在各列之间移动牌。
moving-once-stock-is-empty = 牌堆发完后，才能在各列之间移动牌。
moving-turns-up = 暗牌上面没有牌时，会自动翻开。
# In lists of games.
trait-runs-move = { $suits }的顺子可以一起移动。
trait-open = 所有的牌都是明牌。
place-down = 一张牌可以放在点数比它大1的牌上，{ $suits ->
    [one-suit] 花色必须相同。
    [one-colour] 颜色必须相同。
    [alternating] 颜色必须不同。
   *[any] 花色不限。
}
place-up-or-down = 一张牌可以放在点数比它大1或小1的牌上，{ $suits ->
    [one-suit] 花色必须相同。
    [one-colour] 颜色必须相同。
    [alternating] 颜色必须不同。
   *[any] 花色不限。
}
place-lower = 一张牌可以放在任何点数比它大的牌上，{ $suits ->
    [one-suit] 花色必须相同。
    [one-colour] 颜色必须相同。
    [alternating] 颜色必须不同。
   *[any] 花色不限。
}
# For packs of one suit.
place-down-plain = 一张牌可以放在点数比它大1的牌上。
place-up-or-down-plain = 一张牌可以放在点数比它大1或小1的牌上。
place-lower-plain = 一张牌可以放在任何点数比它大的牌上。
place-same-rank = 也可以放在任何点数相同的牌上。
place-nothing-on-ace = A上不能放牌，{ $a-king }也不能放在别的牌上。
place-wrap = 点数首尾相接：{ $a-king }也可以放在A上。
place-wrap-in-runs = 点数首尾相接：{ $a-king }也可以放在A上，在顺子里也一样。
place-ends-apart = 点数首尾不相接：{ $a-king }不能放在A上，A也不能放在{ $a-king }上。
place-ends-joined = 点数首尾相接：{ $a-king }也可以放在A上，A也可以放在{ $a-king }上。
lift-single = 只能移动一列末尾的牌，一次一张。
lift-run = 一列末尾的牌总是可以单独移动。末尾的几张牌如果组成{ $suits }、点数逐张递减的顺子，就可以一起移动。
lift-run-plain = 一列末尾的牌总是可以单独移动。末尾的几张牌如果点数逐张递减，就可以一起移动。
lift-same-rank = 一列末尾点数相同的几张牌也可以一起移动。
lift-tail = 任何明牌都可以移动，压在上面的牌不论是否有序，都会一起移动。

## Rules page: empty columns

vacancy-any-card = 任何牌都可以移到空列。
vacancy-any-run = 任何一张牌，或任何可以一起移动的顺子，都可以移到空列。
vacancy-any-together = 任何一张牌，或任何可以一起移动的几张牌，都可以移到空列。
vacancy-any-tail = 任何明牌，连同压在上面的牌，都可以移到空列。
vacancy-king = 只有{ $a-king }，连同随它一起移动的牌，可以移到空列。
vacancy-king-alone = 只有{ $a-king }可以移到空列。
vacancy-never = 牌不能移到空列。

## Rules page: the stock

stock-full = 只要没有空列，就可以发一轮牌：每列一张明牌。
stock-any = 可以随时发一轮牌：每列一张明牌，空列也发。
stock-occupied = 可以随时发一轮牌：每个有牌的列一张明牌。空列不发；如果所有列都是空的，就不能发牌。
stock-none = 牌堆里的牌不会发出来。
stock-rows = { $count }轮，每轮{ $row }张
stock-gives = 牌堆够发{ $rows }。
stock-gives-short-row = 牌堆只够发不满一轮：{ $n ->
    [1] 仅有一张，发到第{ $columns }列。
   *[other] 共{ $count }张，发到第{ $columns }列。
}
stock-gives-and-short-row = 牌堆够发{ $rows }；最后还有不满一轮的{ $n ->
    [1] 一张，发到第{ $columns }列。
   *[other] { $count }张，发到第{ $columns }列。
}
stock-gives-about = 如果一直没有空列，牌堆的{ $cards }张牌够发{ $count }轮。最后一轮如果不满，就发到{ $side ->
    [left] 最左边
   *[right] 最右边
}有牌的几列。

## Rules page: the reserves

reserves-go = 能在各列之间移动牌时，备用牌也可以按同样的规则移到列上。
reserves-take-nothing = 任何牌都不能移到备用牌的位置。
reserves-take-cards = 空的备用位可以放任何一列末尾的一张牌。

## Rules page: collecting

collect-run-from-king = 从{ $king }到A、{ $suits }的顺子位于一列末尾时，就是完整的。
collect-run-from-any = { $suits }的递减顺子满{ $length }张并位于一列末尾时，就是完整的。它可以从任何点数开始，A之后接{ $king }。
collect-last-of-longer = 如果顺子更长，只算最后{ $length }张。
collect-at-once = 完整的顺子会立刻自动收走。
collect-at-once-by-rows-too = 完整的顺子会立刻自动收走，发牌时凑成的也一样。一轮牌可能同时凑成几组顺子。
collect-by-choice = 完整的顺子可以随时收走，也可以留在桌上继续使用。

## Rules page: the foundations

foundations = { $n ->
    [1] 有一个收牌堆，用同一花色逐张叠放。
   *[other] 有{ $count }个收牌堆，每个都用同一花色逐张叠放。
}
foundations-from-ace = 每个收牌堆从A开始，递增到{ $king }。
foundations-from-king = 每个收牌堆从{ $a-king }开始，递减到A。
foundations-split = 收牌堆以红色A和黑色{ $king }开头，或者反过来，以黑色A和红色{ $king }开头：从A开始的递增到{ $king }，从{ $king }开始的递减到A。由你放到收牌堆的第一张牌决定是哪一种。
foundations-take-end-cards = 只有一列末尾的牌可以移到收牌堆，移过去后不能再移动。
foundations-lie-above = 收牌堆位于两排之间，从左到右：第1个在第{ $first }列的正上方，依此类推。
from-below-while-stock-lasts = 牌堆还有牌时，下排的牌只能移到空的收牌堆，或移到正上方的收牌堆。
from-below-once-stock-is-empty = 牌堆发完后，下排的牌只能移到空的收牌堆，或移到正上方的收牌堆。
from-below-always = 下排的牌只能移到空的收牌堆，或移到正上方的收牌堆。
from-below-not-upper-row = 上排的牌可以移到任何能接它的收牌堆。

## Rules page: end of the game

end-won-collected = 全部{ $cards }张牌都收走就赢了。
end-won-in-columns = 每一列要么是空的，要么只有一组完整的顺子，这样就赢了。
end-won-on-foundations = 全部{ $cards }张牌都放到收牌堆上就赢了。
end-stuck = 如果没有牌可以移动{ $runs ->
    [taken] ，没有顺子可以收走
   *[leave] { "" }
}{ $rows ->
    [dealt] ，也不能发牌
   *[none] { "" }
}，就输了。
end-no-card-moves = 没有牌可以移动
end-no-run-collected = 没有顺子可以收走
end-no-row-dealt = 不能发牌
end-too-few-cards = 如果牌堆还有牌，而桌上的牌少于{ $count }张，也算输：这时已经无法让每列都有牌，不能再发牌。

## Rules page: scores

score-network-runs = 已成序的牌：列中以{ $a-king }开头、{ $suits }的明牌顺子，每张牌算1张；每收走一组顺子算{ $run }张。赢一局共{ $won }张。
score-network-runs-stay = 已成序的牌：列中以{ $a-king }开头、{ $suits }的明牌顺子，每张牌算1张。赢一局共{ $won }张。
score-network-foundations = 已成序的牌：收牌堆上的每张牌算1张。赢一局共{ $won }张。
score-windows = 得分（与Windows相同）：开局{ $start }分，每走一步扣{ $move }分，每撤销一次扣{ $undo }分。撤销不会退回那一步扣掉的分。
score-windows-runs = 每收走一组顺子加{ $run }分。
score-windows-rows = 发牌不扣分。

## Rules page: deals

deals-own = 单独的编号是{ $program }自己的牌局。
deals-other = 像{ $example }那样前面带{ $words }的编号，按{ $program }的方法洗牌。
deals-suits = 带{ $words }时，花色是{ $suits }。
deals-layout = 带{ $words }时，有些列的开局不同。

## Rules page: about the game

about-names = { $names }。
about-relatives = { $names }。

## Tags of games

tag-one-deck = 一副牌
tag-two-decks = 两副牌
tag-three-decks = 三副牌
tag-four-decks = 四副牌
tag-five-decks = 五副牌
tag-one-suit = 单花色
tag-two-suits = 双花色
tag-three-suits = 三花色
tag-open = 全明牌
tag-foundations = 收牌堆
tag-small = 小型
tag-large = 大型
tag-short = 短
tag-long = 长
tag-luck = 靠运气
tag-skill = 靠技巧
tag-easy = 简单
tag-medium = 中等
tag-hard = 困难


## Groups of games

group-spider = 蜘蛛纸牌
group-spiderette = 迷你蜘蛛纸牌
group-roosevelt-s-spider = 罗斯福蜘蛛纸牌
group-little-spider = 小蜘蛛
group-open-games = 明牌游戏
group-scorpion = 蝎子纸牌

## Games: other names and advice

game-spider-also-1 = 蜘蛛接龙
game-spider-also-2 = 四花色蜘蛛纸牌
game-spider-advice-1 = 先翻开暗牌：每一张没翻开的暗牌，都让你少一个选择。
game-spider-advice-2 = 有选择时接同花色的牌，因为只有这样的顺子才能一起移动。
game-spider-advice-3 = 优先接在大牌上，而不是小牌上。A上什么也不能放，所以末尾是A的列就被堵死了。
game-spider-advice-4 = 空列是桌上最宝贵的东西。用它按花色整理顺子，并尽量在下一次发牌前再腾出来。
game-spider-advice-5 = 有几列又长又乱也无妨，只要能借此腾空别的列。
game-spider-2-also-1 = 双花色蜘蛛纸牌
game-spider-3-also-1 = 三花色蜘蛛纸牌
game-spider-2-advice-1 = 单凭运气，就有一半的走法是同花色的，所以要挑剔一些：优先选走完后长顺子仍能移动的那一步。
game-spider-2-advice-2 = 不要把整列同花色的牌压在另一花色的牌下面，除非能因此翻开一张暗牌。
game-spider-2-advice-3 = 发牌之前，尽量利用空列理好顺子，再用很快还会移走的牌填满空列。
game-spider-1-also-1 = 单花色蜘蛛纸牌
game-spider-1-advice-1 = 所有的牌都是同花色，所以任何顺子都能移动：找出能翻开暗牌的那一步，就走它。
game-spider-1-advice-2 = 先腾空最短的一列；只要别的列还能整理，就让它空着。
game-spider-1-advice-3 = 点数相接的两组顺子可以合成一组。最后能收走的，是从K开始的长顺子。
game-spider-relaxed-also-1 = Spider Relaxed
game-spider-relaxed-advice-1 = 完整的顺子不论花色都会收走，所以花色混杂的顺子也值得完成，尽管能移动的只有其中同花色的部分。
game-spider-relaxed-advice-2 = 在K所在的列里接出长列：不必再移动的牌可以混花色。
game-spider-relaxed-advice-3 = 还要移动的顺子要保持同花色；翻开暗牌比什么都优先。
game-spider-easy-also-1 = Spider Easy
game-spider-easy-advice-1 = 这里花色完全不要紧，只需考虑点数和暗牌。
game-spider-easy-advice-2 = 任何递减的顺子都能一起移动，所以几乎每一步都不错。选能翻开暗牌或腾空一列的那一步。
game-spider-easy-advice-3 = 留一个空列，直到该发牌的时候；移到那里的K可能长成一整组顺子。
game-spider-open-deal-also-1 = KPatience蜘蛛纸牌
game-spider-open-deal-advice-1 = 有空列也可以发牌，所以不必先把空列填满；不过每个空列照样会得到一张牌。
game-spider-open-deal-advice-2 = 这不是早发牌的理由。先用空列整理顺子、翻开暗牌。
game-spider-open-deal-advice-3 = 能接同花色就接同花色，优先接在大牌上，而不是小牌上。
game-red-black-spider-also-1 = 双色蜘蛛纸牌
game-red-black-spider-advice-1 = 这里的颜色相当于蜘蛛纸牌里的花色：红接红，黑接黑，因为只有这样的顺子能移动。
game-red-black-spider-advice-2 = 完整的顺子会等你来收。如果上面还能接别的牌，不妨多留一会儿。
game-red-black-spider-advice-3 = 尽早翻开暗牌，优先接在大牌上，并腾出空列。
game-black-widow-also-1 = Scarab
game-black-widow-advice-1 = 混花色的顺子也能一起移动，但只有同花色的顺子才会收走：放手移动，及早整理。
game-black-widow-advice-2 = 利用这份自由腾出空列，再用空列把混花色的顺子按花色逐一拆开。
game-black-widow-advice-3 = 长长的混花色顺子搬起来容易，拆起来难。别把某个花色正缺的那一张深埋在里面。
game-tarantula-advice-1 = 同颜色的顺子能移动，但只有同花色的顺子才会收走：能接同花色就接同花色，不行再接同颜色。
game-tarantula-advice-2 = 把黑桃和梅花分开，或把红桃和方块分开，都要用空列。动手之前先备好一个。
game-tarantula-advice-3 = 先翻开暗牌，并优先接在大牌上，而不是小牌上。
game-beetle-also-1 = 明牌蜘蛛纸牌
game-beetle-advice-1 = 桌上没有暗牌，所以可以一直计划到下次发牌：找出最容易拆开的那一列。
game-beetle-advice-2 = 一列底部是什么牌，比顶上是什么牌更要紧。去挖能放进空列的K，以及能接上同花色的牌。
game-beetle-advice-3 = 未知的只有牌堆。等桌面理得不能再好时再发牌。
game-spiderette-also-1 = 一副牌的蜘蛛纸牌
game-spiderette-advice-1 = 左边的列很短：在第一次发牌前腾空它们，再放上最有用的牌。
game-spiderette-advice-2 = 每张牌只有一张，所以在接到别的花色之前，先看看同花色的那张在哪里。
game-spiderette-advice-3 = 大部分暗牌在右边的长列里，朝那里努力。
game-spiderette-2-advice-1 = 有一半的走法是同花色的，就走这些；只有为了翻开暗牌或腾空一列，才混花色。
game-spiderette-2-advice-2 = 先腾空左边的短列，再去挖长列。
game-spiderette-2-advice-3 = 最后一轮只有三张牌，发到第1至3列：在那里留下不怕再压一张的牌。
game-spiderette-1-advice-1 = 任何顺子都能移动，所以凡是能翻开暗牌的步都要走。
game-spiderette-1-advice-2 = 几步不相上下时，看下面压着什么：暗牌少的列更快腾空。
game-spiderette-1-advice-3 = 趁发牌还没压上来，先把顺子合起来；四组从K开始的顺子就能赢。
game-baby-spiderette-advice-1 = 任何递减的顺子不论花色都能一起移动，所以暗牌翻得很快。先利用好这一点。
game-baby-spiderette-advice-2 = 只有同花色的顺子才会收走。暗牌都翻开以后，留一个空列来整理。
game-baby-spiderette-advice-3 = 在第一次发牌前腾空左边的短列。
game-will-o-the-wisp-advice-1 = 每列只有两张暗牌，腾出空列并不难：争取在第一次发牌前腾出第一个。
game-will-o-the-wisp-advice-2 = 大部分牌还在牌堆里。顺子要保持同花色，因为发下来的牌会把它们全盖住。
game-will-o-the-wisp-advice-3 = 最后一轮只有三张牌，发到第1至3列。
game-will-o-the-wisp-2-advice-1 = 有一半的走法是同花色的，碰上就走；只有为了腾空一列，才混花色。
game-will-o-the-wisp-2-advice-2 = 每次发牌前，能理的都理好：对这么小的牌桌来说，五轮牌很多。
game-will-o-the-wisp-2-advice-3 = 发牌前必须填满空列，那就用移走后能腾出别的牌的顺子去填。
game-will-o-the-wisp-1-advice-1 = 所有的牌都是同花色，任何顺子都能移动：先翻开暗牌，再接成长顺子。
game-will-o-the-wisp-1-advice-2 = 空列里宁可放K，也别放小牌；从K开始的顺子再也不必移动。
game-will-o-the-wisp-1-advice-3 = 趁发牌还没盖住，先把顺子合起来。
game-fair-maids-advice-1 = 能移动的顺子和能收走的顺子都是红黑相间：红接黑，黑接红。
game-fair-maids-advice-2 = 红接红或黑接黑只是暂时放牌的地方。在下一轮牌盖住之前把它拆开。
game-fair-maids-advice-3 = 先翻开暗牌。花色本身在这里不要紧。
game-spider-3-decks-also-1 = 大蜘蛛纸牌
game-spider-3-decks-also-2 = 紫露草（Spiderwort）
game-spider-3-decks-advice-1 = 每张牌都有三张：一张被压住，另一张也许能用。
game-spider-3-decks-advice-2 = 十三列里每列都有五张暗牌。选两三列深挖，不要处处都挖一点。
game-spider-3-decks-advice-3 = 从一开始就接同花色。后面还有六轮牌，混花色的顺子一旦被压住就很难再翻出来。
game-spider-4-decks-also-1 = 四副牌的大蜘蛛纸牌
game-spider-4-decks-advice-1 = 后面还有十轮牌，足以把一切盖住两遍。有条理比求快更重要。
game-spider-4-decks-advice-2 = 每次发牌前腾出一个空列，用它整理，最后再填上。
game-spider-4-decks-advice-3 = 每张牌有四张，合适的那张往往就在某处明着：先看遍十三列，再考虑混花色。
game-spider-5-decks-advice-1 = 要收走二十组顺子。能完成一组就完成一组，因为列里的地方很紧。
game-spider-5-decks-advice-2 = 十五列同时有许多走法：先走同花色的，再走能翻开暗牌的。
game-spider-5-decks-advice-3 = 最后一轮只有五张牌，发到第1至5列。
game-spiderwort-2-also-1 = 蜘蛛纸牌（三副牌，双花色）
game-spiderwort-2-advice-1 = 每张牌有六张，几乎每一步都有选择：先选同花色的走法，再选暗牌较少的列。
game-spiderwort-2-advice-2 = 让少数几列又长又乱，其余的列保持整齐。
game-spiderwort-2-advice-3 = 在下一轮十三张牌之前，用好每一个空列来整理。
game-spiderwort-1-also-1 = 蜘蛛纸牌（三副牌，单花色）
game-spiderwort-1-advice-1 = 任何顺子都能移动，暗牌翻得很快：在第一次发牌前，整列整列地腾空。
game-spiderwort-1-advice-2 = 要收走十二组顺子。把K放进空列来接，小段一出现就合起来。
game-spiderwort-1-advice-3 = 这个游戏费时但不难；输多半是因为桌上还有好走法就发了牌。
game-little-spider-advice-1 = 牌堆还有牌时，牌只能移到收牌堆。别把什么都移过去：留在各列上的牌，后面可以用来接牌。
game-little-spider-advice-2 = 到了后半局，先按花色和点数把各列理好，别让收牌堆走得太快。
game-little-spider-advice-3 = 如果收牌堆以红色A和黑色K开头，红色K或黑色A几乎到最后都会堵住所在的列。给这些K留着Q，给这些A留着2，直到它们放好为止。颜色反过来时，黑色K和红色A也是一样。
game-little-spider-advice-4 = 空了的列会一直空着，所以尽量在每列都留一张牌。
game-little-spider-strict-advice-1 = 你给每个最先的A或K选的收牌堆，决定了牌堆还有牌时由下排哪一列供牌：看看它下面是什么。
game-little-spider-strict-advice-2 = 上排没有限制。如果两排的牌都可以走，先考虑出路较少的下排。
game-little-spider-strict-advice-3 = 牌堆一发完，对下排的限制就没有了，这时要紧的是各列的条理。
game-little-spider-strict-always-advice-1 = 下排的牌只能从正下方移到它的收牌堆，到最后也一样。后半局要把它移到上排，或移到收牌堆正下方的那一列。
game-little-spider-strict-always-advice-2 = 根据下面有哪些花色，来选每个最先的A或K的收牌堆。
game-little-spider-strict-always-advice-3 = 别让上排的列空掉：空了就一直空着，而它本来可以通往所有收牌堆。
game-little-spider-wrap-also-1 = K可放在A上的小蜘蛛
game-little-spider-wrap-advice-1 = 后半局K和A可以互相叠放，这两种挡路的牌就能互相让路。
game-little-spider-wrap-advice-2 = 只有K和A都要很晚才用时，才把K放在A上，否则会压住先要用的那张。
game-little-spider-wrap-advice-3 = 先理好各列，别让收牌堆走得太快；没有必要就别腾空任何一列。
game-simple-simon-advice-1 = 所有的牌都是明牌，也不会再来新牌：动手之前先计划。
game-simple-simon-advice-2 = 右边的短列就是明天的空列。腾空一列，用掉它之前要三思。
game-simple-simon-advice-3 = 只有同花色的顺子能移动，所以接在别的花色上的牌只是暂存在那里。要想好以后由谁来接走它。
game-simon-jester-advice-1 = 最后一列只有一张牌，它旁边的一列有两张：从那里开始，很快就有空列。
game-simon-jester-advice-2 = 每张牌都有两张。去挖一张之前，先看看另一张在哪里。
game-simon-jester-advice-3 = 趁桌面还很开阔，多接同花色；左边的长列要有整齐的顺子来接牌，才拆得开。
game-mrs-mop-advice-1 = 十三列，每列八张，全部是明牌，没有牌堆：取胜要靠腾出第一个空列的计划。
game-mrs-mop-advice-2 = 选一列所有牌都有去处的，把它完全腾空，再走别的步。
game-mrs-mop-advice-3 = 每张牌都有两张。用能接上同花色的那张，让另一张先接着混花色的顺子。
game-grandmothers-game-advice-1 = 所有的列都是明牌，所以去挖最容易腾空的列。
game-grandmothers-game-advice-2 = 有空列也可以发牌。不过还是先用好空列，发牌会替你填满它。
game-grandmothers-game-advice-3 = 最后一轮只有四张牌，发到第1至4列：把空列和已成序的牌留在更右边。
game-grounds-for-a-divorce-also-1 = Scheidungsgrund
game-grounds-for-a-divorce-advice-1 = K可以放在A上，所以没有牌会堵死一列，也没有顺子会接到尽头。任何十三张同花色的连续牌都会收走。
game-grounds-for-a-divorce-advice-2 = 发牌时只有有牌的列才得到牌：多几个空列，牌堆就更耐用，压住的牌也更少。
game-grounds-for-a-divorce-advice-3 = 更长的顺子只收走最后十三张。前面的牌留下，还可以继续接牌。
game-scorpion-advice-1 = 每张明牌都能连同压在上面的牌一起移动，但只有一个去处：同花色里大1点的那张牌。压住它之前，先看看它在哪里。
game-scorpion-advice-2 = 先翻开左边的十二张暗牌，牌堆的三张留到别无他法时再发。
game-scorpion-advice-3 = 当心盖住自己去处的牌：同一列里，Q压在同花色的K上面，可能把自己困死。
game-scorpion-advice-4 = 只有K能放进空列，所以腾出空列之前，先看看你要移的是哪张K。
game-wasp-advice-1 = 任何牌都能连同压在上面的牌移到空列：自己困住自己的列，就靠这个拆开。
game-wasp-advice-2 = 早早腾空一列，反复使用，不要一次填死。
game-wasp-advice-3 = 先翻开左边的暗牌，牌堆的三张可以等。
game-double-scorpion-advice-1 = 这里每张牌有两个去处，不止一个：走之前看看另一个去处能放出什么。
game-double-scorpion-advice-2 = 左边五列里有二十张暗牌。先翻开它们。
game-double-scorpion-advice-3 = 只有K能放进空列。牌堆的四张牌会发到第1至4列；晚些再发。
game-three-blind-mice-advice-1 = 右边有九张暗牌：先借助别处能自由移动的牌把它们翻开。
game-three-blind-mice-advice-2 = 两张备用牌从一开始就归你用，但什么也放不回去。等它能接住一张有用的牌时再打出，不要只因为放得下就打。
game-three-blind-mice-advice-3 = 只有K能放进空列。腾空一列之前，先看看是哪张K，上面压着什么。
game-how-they-run-advice-2 = 备用位也能放牌。早早腾出一个，留给压住关键牌的那张。
game-how-they-run-advice-3 = 备用位的牌只能回到同花色里大1点的牌上，K只能回到空列。放上去之前，先想好它以后去哪里。
game-scorpion-head-advice-1 = 四个空的备用位各能放一张牌。用它们挖出你要的牌，然后马上腾空。
game-scorpion-head-advice-2 = 备用位的牌只能回到同花色里大1点的牌上，K只能回到空列。放上去之前，先想好它以后去哪里。
game-scorpion-head-advice-3 = 翻开右边的暗牌，当心盖住自己去处的牌：例如同一列里，Q压在同花色的K上面。
game-spider-web-advice-1 = 备用位能放任何一张牌，有地方放时再移回去。用它拿到下面的牌，不要只拿来搁牌。
game-spider-web-advice-2 = 发牌之前让备用位空着：新来的七张牌往往要靠它理顺。
game-spider-web-advice-3 = 各列的牌都是明牌，可以计划腾空哪一列。有空列时也能发牌，发下的牌会填上空列。
game-astrocyte-advice-1 = 四个备用位各能放一张牌。八列空间很小，要靠它们挖到暗牌。
game-astrocyte-advice-2 = 发牌之前把备用位腾空：留在那里的牌以后很难放回去。
game-astrocyte-advice-3 = 小牌适合在备用位等待，因为能接在它们下面的牌不多。K要等到有空列才能离开。
game-spidercells-advice-1 = 牌只能一张一张移动：移五张连续的牌需要四个空的备用位，有空列时可以少一些。
game-spidercells-advice-2 = 让备用位空着：移动连续的牌全靠它们。放上去的牌应当很快就有地方回去。
game-spidercells-advice-3 = 先挖出K，在空列里从K往下排。顺子要一直排到A，完整了才会收走。

## Variants: the knobs of a game, and what they are turned to

knob-suits = 花色数
knob-decks = 副数
knob-highest = 最大的牌
knob-columns = 列数
knob-down = 每列暗牌
knob-up = 每列明牌
knob-reserves = 备用牌位置（开始时为空）
knob-place-suit = 可以放在的牌：花色
knob-place-step = 可以放在的牌：点数
knob-wrap = 最大的牌可以放在A上
knob-same-rank = 可以放在点数相同的牌上
knob-lift = 可以一起移动的牌
knob-vacancy = 空列可以放
knob-deal = 发一行牌
knob-run-suit = 完整的顺子
knob-run-start = 顺子从
knob-collect = 完整的顺子会
setting-as-it-is = 与{ $game }相同
setting-flag = { $is ->
    [yes] 是
   *[no] 否
}
setting-place-suit = { $is ->
    [one-suit] 相同
    [one-colour] 颜色相同
    [alternating] 颜色不同
   *[any] 不限
}
setting-place-step = { $is ->
    [up-or-down] 大1或小1
    [lower] 任何更大的
   *[down] 大1
}
setting-lift = { $is ->
    [single] 一次一张
    [tail] 任何明牌和压在它上面的牌
    [run-one-suit] 同花色的顺子
    [run-one-colour] 同颜色的顺子
    [run-alternating] 红黑相间的顺子
   *[run-any] 任何花色的顺子
}
setting-vacancy = { $is ->
    [king] 只有{ $a-king }
    [never] 什么也不能放
   *[any] 任何牌
}
setting-deal = { $is ->
    [full] 没有空列时才可以
    [occupied] 只发给有牌的列
    [none] 不发：没有牌堆
   *[any] 随时可以
}
setting-run-suit = { $is ->
    [one-suit] 同花色
    [one-colour] 同颜色
    [alternating] 红黑相间
   *[any] 花色不限
}
setting-run-start = { $is ->
    [any-rank] 任何点数开始
   *[king] { $a-king }开始
}
setting-collect = { $is ->
    [by-choice] 由你收走
    [never] 留在桌上
   *[at-once] 自动收走
}

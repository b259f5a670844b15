# The Chinese texts of the lessons.

lesson-group-games = 游戏
lesson-group-playing-well = 打好牌

lesson-missed = 差一点。撤销这一步，换个走法试试。

lesson-spider-place = 一张牌可以放到大一点的牌上，花色不限。把8♠移到9♥上，或者另找一对。
lesson-spider-place-done = 这是最基本的走法，还翻开了一张暗牌。
lesson-spider-suit = 7♠既能放到8♠上，也能放到8♥上。只有同花色的牌以后才能一起移动，哪个更好？
lesson-spider-suit-done = 对：8♠和7♠现在是顺子，可以一起移动。
lesson-spider-suit-missed = 可以这样走，但7♠在那里只会挡住8♥：不同花色的牌不能一起移动。
lesson-spider-together = 8♠、7♠、6♠是顺子。把三张牌一次移到9♠上。
lesson-spider-together-done = 长顺子移动起来和一张牌一样方便，所以花色很重要。
lesson-spider-together-missed = 这只是其中一部分。从8♠开始拿起顺子。
lesson-spider-turn-up = 每张暗牌都可能正是需要的牌。用两步翻开第1列的暗牌。
lesson-spider-turn-up-done = 很好。大多数走法都应该有助于翻开暗牌。
lesson-spider-turn-up-missed = 这样不行。先移动4♥，5♠就能走了。
lesson-spider-empty = 第1列只有两张牌。给它们都找到位置，这一列就空了。
lesson-spider-empty-done = 空列最有用：任何牌都可以放进去。
lesson-spider-park = 利用空列：把8♥暂放在那里，把9♠移到10♠上，再把8♥放到9♠上。
lesson-spider-park-done = 翻开了一张暗牌，空列也还在。这是蜘蛛纸牌里最妙的一招。
lesson-spider-park-missed = 最后要翻开一张暗牌，还要留有空列。先移开8♥。
lesson-spider-deal = 没有牌可走了，从牌堆发一轮牌吧。发牌时每列都要有牌：先填上空列。
lesson-spider-deal-done = 每列多了一张牌。没有更好的走法时再发牌。
lesson-spider-deal-missed = 从有好几张牌的列里拿，否则又会多出一个空列。
lesson-spider-run = 现在完成一个顺子：在第1列把黑桃从K到A凑齐。两步就够。
lesson-spider-run-done = 完整的顺子会被收走。八个全部收走就赢了。蜘蛛纸牌学会了！
lesson-spider-run-missed = 4♠连同上面的牌移到5♠上，A♠移到2♠上。

lesson-spiderette-turn-up = 迷你蜘蛛纸牌只用一副牌，有七列。有一步既能翻开暗牌，又是同花色。找出来吧。
lesson-spiderette-turn-up-done = 每张牌只有一张，所以先找它的花色。
lesson-spiderette-turn-up-missed = 可以这样走，但2♠能放到同花色的牌上。
lesson-spiderette-short = 左边的列很短，先清空它们。把3♠和2♠一起移到4♥上。
lesson-spiderette-short-done = 第一轮发牌前就有空列：好的开始。
lesson-spiderette-deal = 牌堆只剩三张牌，发到第1到3列。但仍然不能有空列：先填上第1列，再发牌。
lesson-spiderette-deal-done = 牌堆用完了。所有的牌都在桌上了。
lesson-spiderette-run = 只有同花色的牌才能组成顺子。用两步完成第1列的黑桃。
lesson-spiderette-run-done = 四个顺子全部收走，就赢了。
lesson-spiderette-run-missed = 4♠连同上面的牌移到5♠上，A♠移到2♠上。

lesson-scorpion-tail = 在蝎子纸牌里，任何明牌都能移动，上面的牌不论顺序一起走。把8♠移到9♠上。
lesson-scorpion-tail-done = 一张牌只能放到同花色、大一点的牌上。
lesson-scorpion-tail-missed = 拿起8♠本身，上面的牌会一起走。
lesson-scorpion-turn-up = 每张牌只有一个去处：同花色、大一点的牌。用两步翻开一张暗牌。
lesson-scorpion-turn-up-done = 玩蝎子纸牌时，先看每张牌该去哪里。
lesson-scorpion-turn-up-missed = 7♠只能放到8♠上，所以要先移开3♥。
lesson-scorpion-king = 只有K连同上面的牌能移到空列。选能翻开暗牌的那张K。
lesson-scorpion-king-done = 选得好。移动K之前，先看看下面是什么。
lesson-scorpion-king-missed = 没有翻开暗牌。试试K♠。
lesson-scorpion-stock = 只缺黑桃A，它只可能在牌堆里。发牌，然后完成顺子。
lesson-scorpion-stock-done = 收走四个这样的顺子就赢了。没有别的办法时再用牌堆。

lesson-little-spider-start = 所有的牌都要移到四个收牌堆。一种颜色的A和另一种颜色的K作为起点。把A♥移到那里。
lesson-little-spider-start-done = 第一张A或K决定整局的颜色。
lesson-little-spider-deal = 牌堆发完之前，牌不能在列之间移动。现在没有牌能上收牌堆，发一轮牌吧。
lesson-little-spider-deal-done = 每轮发八张牌。发下一轮之前，先看看哪些牌能上收牌堆。
lesson-little-spider-build = 牌堆空了：现在牌可以在列之间移动，大小一点都行，花色不限。用两步让一张牌上收牌堆。
lesson-little-spider-build-done = 很好。这里的空列不能再放牌，所以每列尽量都留一张。

lesson-title-empty-column = 清空一列
lesson-title-use-empty-column = 空列怎么用

lesson-empty-column-count = 哪一列能清空？第3列最短，但里面的K♥没有去处。第7列的每张牌都有去处：走三步。
lesson-empty-column-count-done = 先清短列，但要数一数：每张牌都有去处，这一列才能清空。K没有去处。
lesson-empty-column-count-missed = 依次移走第7列的牌：5♠、9♥、J♠。别让其他牌占了它们的位置。
lesson-empty-column-place = 第2列只有两张牌。9♥能放到10♠上，8♠却好像没有去处。用两步清空这一列。
lesson-empty-column-place-done = 刚离开这一列的牌，可能正好接住下一张。多想一张牌。
lesson-empty-column-place-missed = 先把9♥移到10♠上，再把8♠移到9♥上。
lesson-empty-column-prepare = 第4列的J♥需要一张Q，而Q♠压在7♥下面。用三步清空这一列。
lesson-empty-column-prepare-done = 三步中有一步走在别处。位置被挡住时，看看怎样才能腾出来。
lesson-empty-column-prepare-missed = 7♥能放到8♠上，这样Q♠就能接J♥了；4♠移到5♥上。

lesson-use-empty-column-back = 任何牌都能放进空列，但只有一种走法能让它再空出来。用四步翻开一张暗牌，最后仍留有空列。
lesson-use-empty-column-back-done = 空列是用来整理的，不是用来存放的。放牌之前，先想好怎样再把它空出来。
lesson-use-empty-column-back-missed = 关键是第4列：9♠移到10♠上，10♥暂放在空列，J♠移到Q♥上。
lesson-use-empty-column-swap = 8♥该在9♥上，8♠该在9♠上，各带着上面的牌。用三步把它们对调。
lesson-use-empty-column-swap-done = 两个从K开始的顺子，空列也还在。空列就该这样用。
lesson-use-empty-column-swap-missed = 8♥和7♥在空列等着，三张黑桃移到9♠上，再把红心移到9♥上。

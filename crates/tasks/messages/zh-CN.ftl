# The Chinese texts of lessons and puzzles.

goal-only-move = 只有一步能保住胜局，是哪一步？
goal-empty-column = 用{ $moves }步清空一列。
goal-complete-run = 用{ $moves }步完成一组顺子。

goal-and-standing = { $goal }{ $standing }
standing-open = 走对了，还剩{ $left }步。
standing-reached = 解开了！

mistake-out-of-moves = 差一点。撤销这一步，换个走法试试。
mistake-loses = 走这一步之后就不可能获胜了。
mistake-too-slow = 走这一步之后步数就不够了。

lesson-group-games = 游戏
lesson-group-playing-well = 打好牌

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
lesson-title-suit-or-card = 同花色还是暗牌？
lesson-title-sure-turns = 有把握的牌
lesson-title-before-row = 发牌前先整理
lesson-title-kings = K的去处
lesson-title-sort-suits = 整理混花色的顺子
lesson-title-long-moves = 移动长的混花色顺子
lesson-title-after-row = 发牌之后
lesson-title-collect = 现在完成顺子，还是以后？
lesson-title-four-suits = 有意混用四种花色
lesson-title-exchange = 交换列尾
lesson-title-last-row = 四种花色的最后一轮

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
lesson-use-empty-column-swap-missed = 8♥和7♥在空列等着，三张黑桃移到9♠上，再把红桃移到9♥上。

lesson-suit-or-card-card = 2♠、两张5和2♥都能移动，其中三张已经在同花色的牌上。哪一步能带来新的牌？
lesson-suit-or-card-card-done = 翻开了一张暗牌。虽然不是同花色，但值得。从一张合适的牌移到另一张，什么也得不到。
lesson-suit-or-card-card-missed = 那张牌本来就放得很好。2♥压着一张暗牌，能放到3♠上。
lesson-suit-or-card-both = 这里几乎每一步都能翻开暗牌，其中两步还是同花色。把两步都找出来。
lesson-suit-or-card-both-done = 翻开了两张暗牌，又有两对牌能一起移动。只有两者不能兼得时，才需要取舍。
lesson-suit-or-card-both-missed = 找找Q♠和6♠：它们都能放到同花色的牌上。
lesson-suit-or-card-target = 9♠、8♠、7♠想移到10♠上，但上面压着6♥。它能放到第3列或第4列的7♠上。让开位置，移动顺子。
lesson-suit-or-card-target-done = 如果一张牌只能放到别的花色上，就放到不再移动的牌上，不要放到马上要移动的顺子上。
lesson-suit-or-card-target-missed = 6♥放在第3列会挡住顺子。把它放到第4列的7♠上。

lesson-sure-turns-chain = 发牌之前，高手会先数一数：不管下面是什么，有几张暗牌一定能翻开。这里有四张：J♠、10♥、9♥和一张8♠可以依次放到Q♠上。按什么顺序？
lesson-sure-turns-chain-done = 要承接别的牌的那张先走：一旦被盖住，就动不了了。
lesson-sure-turns-chain-missed = 先把J♠放到Q♠上，再依次放10♥、9♥和一张8♠。如果先动8♠，9♥就动不了了。
lesson-sure-turns-count = 现在自己数一数：有几张暗牌一定能翻开？把它们全部翻开。
lesson-sure-turns-count-done = 四张。翻出来的牌也许还能让你翻开更多，但那是运气，这四张不是。
lesson-sure-turns-count-missed = 有把握的是四张。先把9♥放到10♥上、4♥放到5♥上，再把一张8♥和一张3♠放上去。
lesson-before-row-join = 没有暗牌可翻了，而一轮牌会盖住每一列的末尾。先把该在一起的三张牌接好，再发牌。
lesson-before-row-join-done = 发牌前接好的牌，被盖住后仍在一起，以后可以一起移动。
lesson-before-row-join-missed = J♥该放到Q♥上，8♠放到9♠上，5♥放到6♥上：要同花色，否则发牌后更乱。
lesson-before-row-sort = 发牌前必须填上空列。先利用它：把8♥和8♠对调。然后用能翻开暗牌的牌填上，再发牌。
lesson-before-row-sort-done = 先整理，再用能翻开暗牌的牌填上。反正发牌后空列就没有了。
lesson-before-row-sort-missed = 8♥暂放在空列，8♠移到9♠上，8♥移到9♥上。然后移动K♥，再发牌。

lesson-kings-under = 有三张K可以移到空列。选能给7♥腾出同花色位置的那张，再翻开7♥下面的暗牌。
lesson-kings-under-done = K只能移到空列，去了就不再动。要看它下面压着什么来选。
lesson-kings-under-missed = 第4列的K♠下面是8♥。K♥只压着8♠，第5列的K♠下面什么也没有。
lesson-kings-later = K♠现在就能移到空列，但还能做得更好：用四步翻开两张暗牌。
lesson-kings-later-done = K一去，空列就没了。所以先走能让空列再空出来的，最后才移动K。
lesson-kings-later-missed = 先把8♥暂放在空列，9♠移到10♥上，8♥再放回9♠上。然后移动K♠。

lesson-sort-suits-apart = 第1列的9♠、8♥、7♠不能一起移动，也没有必要：每张都有同花色的位置。用三步翻开下面的暗牌。
lesson-sort-suits-apart-done = 三张牌都回到了同花色。拆开混花色的顺子，往往比整串移动更好。
lesson-sort-suits-apart-missed = 7♠移到8♠上，8♥移到9♥上，9♠移到10♠上。
lesson-sort-suits-together = 两个混花色的顺子：8♠ 7♥ 6♠和8♥ 7♠。用四步按花色分开，并保留空列。
lesson-sort-suits-together-done = 先把牌放到同花色上，哪怕看起来碍事：之后两张就能一起移动。
lesson-sort-suits-together-missed = 6♠移到7♠上，7♥暂放在空列，两张黑桃移到8♠上，7♥移到8♥上。
lesson-sort-suits-whole = 第1列的6♥隔断了黑桃。整理好，用4♠和上面的牌完成顺子，并保留空列：五步。
lesson-sort-suits-whole-done = 整理好，完成了，空列也还在。顺子多半就是这样一段一段、按花色接成的。
lesson-sort-suits-whole-missed = 5♠移到6♠上，6♥等着，两张黑桃移到7♠上，6♥移到7♥上。这时4♠就接上了。

lesson-long-moves-two = 混花色的顺子要一段一段移动。一个空列能让两段通过。哪一串能移走并翻开暗牌：第1列的，还是第4列的？
lesson-long-moves-two-done = 要数段数，不是张数：这里是两段，每段两张。像第4列那样三段，就多了一段。
lesson-long-moves-two-missed = 第4列的5♠、4♥、3♠是三段。第1列里，7♠和6♠先等着，9♥和8♥移到10♠上。
lesson-long-moves-helper = 9♠、8♥、7♠是三段，而空列只有一个。还有哪里能放一段？用四步翻开下面的暗牌，并保留空列。
lesson-long-moves-helper-done = 一张能接的牌就抵得上一个空列。先找它，再数段数。
lesson-long-moves-helper-missed = 7♠移到8♠上，8♥暂放在空列，9♠就能走了。
lesson-long-moves-three = 两个空列能让更多段通过。用五步把9♠、8♥带7♥、6♠移到10♥上，最后两列仍要空着。
lesson-long-moves-three-done = 再多一段也能通过：先把两段在一个空列里接起来。每多一个空列，能通过的段数就翻倍。
lesson-long-moves-three-missed = 6♠放进一个空列，8♥带7♥放进另一个，9♠移到10♥上，再依次放回去。

lesson-after-row-dig = 一轮牌盖住了每一列。哪里收获最大？用三步完成一个顺子。
lesson-after-row-dig-done = 不必处处清理。哪里只有一张牌压着长顺子，就挖哪里。
lesson-after-row-dig-missed = 9♥压着从K开始的黑桃，J♥压着其余的黑桃。它们能放到10♥和Q♥上。
lesson-after-row-again = 发牌前第7列是空的，现在只有5♥。用两步再把它清空。
lesson-after-row-again-done = 发牌后先看最短的列：不费多少力气就能再清空。
lesson-after-row-again-missed = 6♥能接5♥，但上面压着3♠。3♠能放到4♠上。

lesson-collect-now = 4♠连同上面的牌，既能完成第1列的顺子，也能完成第3列的。完成能留下空列的那个。
lesson-collect-now-done = 看看顺子收走后留下什么。第3列会露出8♥，这里却是一个空列。
lesson-collect-now-missed = 第3列的顺子下面有8♥。第1列下面什么也没有：完成那个。
lesson-collect-later = 第1列的顺子马上就能完成，但它的4♠是第2列3♥唯一的去处。先翻开一张暗牌，连完成顺子共五步。
lesson-collect-later-done = 顺子收走，它的位置也跟着没了。不急的话，先利用它。
lesson-collect-later-missed = 3♥先放到4♠上，9♠移到10♥上，3♥移到4♥上，两张一起移到5♠上。然后完成顺子。

lesson-four-suits-mixed = 四种花色时，很少有牌能接到同花色。3♦可以，但不急。用三步清空第3列，不管花色。
lesson-four-suits-mixed-done = 能换来空列或暗牌时，就有意混花色。有了空列，还能再整理。
lesson-four-suits-mixed-missed = J♣能放到Q♦上，6♦放到7♠上，9♣放到10♥上。
lesson-four-suits-where = 7♦能放到8♠上，也能放到8♣上，都不是同花色。怎么选，三步后能有空列？
lesson-four-suits-where-done = 要混就混在无妨的地方：本来就乱的长列。短列要保持能动。
lesson-four-suits-where-missed = 放在8♣上，7♦会堵住只有两张牌的第3列。放在8♠上无妨；然后8♣移到9♦上，10♦移到J♠上。

lesson-exchange-empty = 8♦该在9♦上，8♣该在9♣上。用三步把第1列和第4列的列尾对调。
lesson-exchange-empty-done = 两个列尾都成了同花色，空列也还在。有空列时，就找找这样的一对。
lesson-exchange-empty-missed = 一个列尾在空列等着，另一个先归位，然后第一个归位。7♦跟着8♦一起走。
lesson-exchange-stand-in = 还是这两个列尾要对调，但没有空列。哪张牌能代替它？三步。
lesson-exchange-stand-in-done = 9♠代替了空列，现在又空出来了。点数合适的牌都能这样用。
lesson-exchange-stand-in-missed = 第3列的9♠能接任何花色的8：8♦带7♦，或者8♣。
lesson-exchange-three = 三个列尾都接错了花色：8♦、8♥、8♣。用一个空列、四步把它们全部归位。
lesson-exchange-three-done = 一张等着，其余依次轮换，最后那张补上空位。不管多少张轮换，一个空列就够。
lesson-exchange-three-missed = 先移开三张中的任意一张。它下面的9就能接同花色的8，依次类推。

lesson-last-row-before = 只剩一轮牌了。发牌前翻开最后一张暗牌，把7♦放到同花色上，然后发牌：三步，不能留空列。
lesson-last-row-before-done = 现在所有的牌都亮开了，一切都能算清。空列再也不会被盖住。
lesson-last-row-before-missed = 把7♥移到空列：既翻开暗牌，又填上空列。放到8♦上就占了7♦的位置。
lesson-last-row-end = 牌堆空了，但没有空列。用四步完成两个顺子。走第一步前先想好。
lesson-last-row-end-done = 第一个顺子给第二个腾出了地方。到了最后阶段，先找收走后能留下空列的顺子。
lesson-last-row-end-missed = 7♦移到8♦上。黑桃就能凑齐，收走后留下的空列放这两张，红桃就能动了。

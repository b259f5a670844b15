# The texts of the terminal game in Simplified Chinese, layered on those of the rules and of a
# session.

## The table

board-stock = { $cards ->
    [0] 牌堆已空
   *[other] 牌堆还剩{ $rows }轮，{ $cards }张
}
board-reserve = 备用牌
board-foundations = 收牌堆
board-collected = 已收走{ $collected }/{ $runs }
title-deal = 牌局{ $deal }
title-number = { $number }
title-cards = 自定义牌局
title-position = 自定义局面
title-score = 得分{ $score }
title-undos = 撤销{ $undos }次
title-assisted = 用过辅助
panel-figures = 你的成绩
panel-moves = 已走的步骤
panel-rules = i  全部规则
paused = 已暂停。按任意键或点击继续。
type-move = 走法：
too-small = 这个游戏需要至少{ $width }列、{ $height }行的终端，现在是{ $has-width }列、{ $has-height }行。请放大窗口或缩小字号。牌局不会丢失。

## Live analysis

analysis-won = 有解
analysis-unknown = 分析中…
analysis-unknown-for-good = 无法判断
level-medium = 中等

## Notes under the table

note-hint = 提示：{ $move }（{ $why }）
hint-deal = 按d键发一轮牌
note-hint-certain = { $hint }。{ $certain }（按*打完）
note-hint-finish = { $hint }；按*打完
note-no-useful-move = 已没有有用的走法：可以撤销（u）、让引擎退回到有解的局面（<），或开始新的一局（n）。
note-watching = 它看到的和你一样。按任意键停止；+和-改变速度。
note-watching-certain = { $certain }。按任意键停止；+和-改变速度。
note-watching-finish = { $certain }。按*打完，按其他键停止。
note-watch-assists = 从它走第一步起，这一局算作用过辅助，与你独立获胜的牌局分开统计。按任意键停止。
note-watch-no-way = 它不知道接下来怎么走了。轮到你了。
note-stuck = 走不下去了：u撤销，<退回到有解的局面，n新局
note-won = 赢了：n新牌局，b重玩本局，g换游戏
note-engine-hint = 引擎提示：{ $move }（{ $why }）
note-chance-on = 现在显示胜率，只凭已知的牌估计。本局会标记为“看过胜率”。
note-chance-off = 已隐藏胜率。
note-found-level = 这一局有解。在这个游戏的有解牌局中，难度为{ $level }。
note-collected = 收走了一组完整的顺子。
note-obvious = 最合适的一步：{ $move }
note-obvious-which = 请先用方向键把光标移到一张牌上，再按o键走最合适的一步。
note-not-a-move = { $typed }不是走法：{ $problem }
note-which-foundation = 放到哪个收牌堆？请按它的编号。
note-which-reserve = 拿起哪张备用牌？请按它的编号。
note-look-at-which = 请先把光标移到一列，或拿起那一列的牌。
note-kept = { $game }已加入游戏列表。
note-copied = 已复制：{ $deal }
note-motion-on = 已开启动画。
note-motion-off = 已关闭动画。
note-no-undo-on = 新的牌局不能撤销。
note-no-undo-here = 这一局不能撤销。
note-no-undo-off = 新的牌局又可以撤销了。
note-no-undo-off-here = 又可以撤销了。
note-panel-on = 已显示牌桌旁的面板。
note-panel-off = 已隐藏牌桌旁的面板。
note-panel-small = 牌桌旁的面板需要至少{ $width }列、{ $height }行的窗口，现在是{ $has-width }列、{ $has-height }行。
note-first-moves = 移动牌：先按牌所在列的编号，再按目标列的编号。用鼠标时，先点击牌，再点击要放的位置。
note-first-moves-foundations = 移动牌：先按牌所在列的编号，再按目标列的编号。把牌放到收牌堆：连按两次牌所在列的编号；或先按该编号，再按f和收牌堆的编号。
note-language = 语言：{ $language }
note-theme = 主题：{ $theme }（{ $id }）
note-resumed = 继续上次的牌局。
note-position = 自定义局面：这一局不会保存。
note-not-saved = 未能保存：{ $reason }
note-store = 已保存的牌局无法使用：{ $reason }
database-full = 数据库没有空间了：最后一次更改没有保存，之前的都已保存
database-busy = 另一个程序占用着数据库：最后一次更改没有保存，请重试
database-read-only = 数据库不可写：最后一次更改没有保存
database-damaged = 数据库已损坏：请重新开始，把它移开并建立新的
database-unreadable = 无法读取已保存的牌局{ $id }：{ $why }
database-refused = 数据库拒绝了请求
reason-with-cause = { $reason }：{ $cause }
note-no-such-record = 这一局已不在保存的牌局中
note-game-moved-on = 另一个程序也继续玩了这一局。两份都已保存，你的另存为一局。
note-game-deleted = 另一个程序删除了这一局。你的已另存为新的一局。
theme-unicode = 白色牌面
theme-four-colours = 四色
theme-high-contrast = 高对比度
theme-light = 浅色背景
theme-ascii = ASCII字符

## Buttons

button-move = 移动
button-deal = 发牌
button-undo = 撤销
button-redo = 重做
button-hint = 提示
button-new = 新局
button-games = 游戏
button-quit = 退出
button-pause = 继续
button-close = 关闭
button-cancel = 取消
button-start = 开始
button-random = 随机牌局
# The letter of the key that says yes; y always does too.
letter-yes = y
button-yes = 是
button-play-on = 接着玩
button-next-deal = 下一局
button-clear = 清空
button-leave = 暂时离开
button-stay = 留在这里
button-give-up = 放弃
button-delete = 删除
button-look = 查看牌桌
button-again = 再来一局：新牌局
button-same-deal = 重新开始本局
button-other-deal = 按编号或难度选牌局
button-other-game = 换一个游戏
button-copy-deal = 把牌局复制到剪贴板
button-undo-last = 撤销最后一步
button-engine-back = 让引擎退回到有解的局面
button-keep = 保留
button-name = 命名
button-turn-back = 往前
button-turn-on = 往后
button-do-not-keep = 暂不
button-play = 开始
button-rules = 规则
button-saved-games = 已保存的牌局
button-statistics = 统计
button-language = 语言
button-continue = 继续
button-go-there = 跳到这里
button-go-to-fork = 回到分叉处
button-replay = 回放
button-up = 向上
button-kind = 下一组
button-down = 向下
button-page-up = 上一页
button-page-down = 下一页
button-check-deals = 检查一千局
button-step-back = 后退
button-step = 前进
button-run = 播放
button-stop = 暂停
button-slower = 减速
button-faster = 加速
button-first = 开头
button-last = 末尾

## What keys do

key-column = 拿起一列中能一起移动的牌；放到另一列
key-left = 光标左移
key-right = 光标右移
key-up = 多拿几张牌，或移到上排的列
key-down = 少拿几张牌，或移到下排的列
key-more = 多拿几张牌
key-fewer = 少拿几张牌
key-pick = 拿起光标处的牌；放下牌
key-next-target = 光标移到下一个能放的位置
key-previous-target = 光标移到上一个能放的位置
key-obvious = 光标处的牌走最合适的一步
key-undo = 撤销
key-redo = 重做
key-watch = 观看自动打牌；按任意键停止
key-chance = 显示或隐藏胜率
key-foundation = 把牌放到收牌堆，再按其编号
key-reserve = 拿起备用牌，或把牌放到备用位，再按其编号
key-collect = 收走完整的顺子（仅限需要手动收走的游戏）
key-type-move = 输入一步或多步走法
key-look-at-column = 查看这一列的所有牌
key-restart = 用同样的牌重新开一局
key-saved-games = 已保存的牌局和回放
key-note = 给上一步写备注
key-panel = 显示或隐藏牌桌旁的面板（大屏幕）
key-language = 选择语言
key-motion = 开启或关闭动画
key-no-undo = 从下一局起不用撤销
key-rules = 这个游戏的规则
key-hundred = 百局：同样的一百局，每局只有一次机会
key-maker = 用这个游戏自制一个
key-rigged = 有没有作弊？
key-theme = 下一个主题
key-clock = 显示或隐藏计时
key-menu = 菜单
key-help = 帮助
key-back = 放回拿起的牌；关闭打开的窗口
key-quit = 退出；牌局会保存

## Names of keys

keyname-enter = Enter
keyname-esc = Esc
keyname-space = 空格
keyname-tab = Tab
keyname-shift-tab = Shift-Tab
keyname-backspace = 退格
keyname-delete = Del
keyname-home = Home
keyname-end = End
keyname-page-up = PgUp
keyname-page-down = PgDn
keyname-left = ←
keyname-right = →
keyname-up = ↑
keyname-down = ↓
keyname-ctrl = Ctrl-{ $letter }

## Help

help-more = 再按一次F1，查看全部帮助。
help-on-games = 用方向键在列表中移动，或输入名称、分组或标签的一部分，例如简单、一副牌或全明牌，只显示符合的游戏；也可以粘贴完整的牌局，例如spider:ms:617。按Enter开始所选的游戏，按Tab查看它的规则，按F5随机选一个。
help-on-custom-games = 你可以添加自己的游戏：把游戏文件放进文件夹{ $folder }，或用`webspinner play 文件`开始一局，再保留这个游戏。它们排在列表末尾；无法玩的文件也列在那里，并附上原因。
help-on-deals = 每个编号对应一个牌局，永远不变。单独的编号是Webspinner自己的牌局；前面加ms:、pysol:或kpat:的，是PySolFC和KPatience编号的牌局。留空时按Enter，随机发一局。按F6到F9，引擎会寻找有解的牌局；这样的一局与其他牌局同样计入统计。
help-on-search = 引擎会逐个检查随机牌局，直到找到一个有解且难度符合要求的牌局。在一个游戏里第一次这样搜索时，引擎要先求解一些别的牌局作为比较。有些游戏很少有解，所以可能需要一分钟。
help-on-boxes = 对话框需要你作出选择：按相应的键，或点击它。Esc关闭对话框，什么也不改变。
help-on-difficulty = 引擎会求解这一局和同一游戏的其他一些牌局，看这一局比它们简单还是困难。下面的数字说明了判断的依据。
help-on-menu = 在牌桌上能做的一切，以及对应的键。选中一行后按Enter，点击它，或直接按它的键。
help-on-move-tree = 这里列出你走过的每个分支，以及它的用时和最初和最后几步。用方向键选择，下方的牌桌显示它末尾的局面。按Enter跳到那里，按f回到它分叉的地方，并从那个局面接着玩。什么也不会丢失：离开的分支仍在列表中。
help-on-notes = 写下你此刻的想法。备注属于走到这个局面的那一步；走法分支列出这一局的所有备注，也能回到那里。
help-on-rules = 这个游戏的规则，由程序所用的数据写成。
help-on-rigged = 牌什么时候确定，由什么决定，以及如何在现在和牌局结束时检查。
help-on-check-deals = 一千局里的统计结果，以及公平洗牌时应有的结果：100个公平的洗牌者中有95个所在的范围。
help-on-column = 这一列的所有牌，最后一张排在最前。暗牌只有在你见过时才会显示。
help-on-unseen = 每种牌还有几张没见过，都在这一页上，省得自己数。显示的只是你已经知道的，不算帮助，也不留记号。
help-on-win = 你赢了这一局。按Enter马上再发一局。可以把牌局复制到剪贴板，发给别人来挑战：`webspinner play`和网页都能使用它。有些终端不允许程序使用剪贴板。
help-on-loss = 已经没有可走的牌。你可以撤销任意多步，或让引擎寻找最近的有解局面；引擎能看到所有的牌，所以这一局会算作用过辅助，与你独立获胜的牌局分开统计。
help-on-replay = 逐步回放一局已保存的牌。按空格键播放；加号和减号改变速度；Home和End跳到开头和末尾。按Enter从这个局面接着玩，并作为新的一局。
help-on-solution = 从当前局面获胜的一种走法，逐步显示。按Enter，已显示的步骤会走到牌桌上，你从那里接着玩。
help-on-saved-games = 你的所有牌局，最近玩的排在最前。按Enter继续未结束的牌局，或回放已结束的牌局。
help-on-statistics = 在左边选择一个游戏，或所有游戏。统计首次尝试：获胜、放弃，或者走过十步或发过一行之后改玩另一局，都计入。k在旁边显示其他分组：没有撤销、撤销过但未见新牌、见新牌后撤销、用过辅助以及再次玩的牌局。图表显示从第一局到最近一局的胜率，以及获胜用时。
help-on-hundred = 这个游戏的一百局，人人相同。加号是赢了的，x是输了或放下的，三个点是开始了的，横线是作废的。按回车发下一局。
help-on-maker = 每一行是游戏的一个设定，左右方向键改变它；不成游戏的设定不会出现。回车开始，n给它命名，k把文件保存到自定义游戏里。
help-keys = 按键
help-puzzles-text = 残局是真实牌局中的一个局面，并带有目标：找出唯一能保住胜局的一步，或在规定步数内清空一列、完成一组顺子。每走一步都会立即判断，走错的一步会被撤回。残局不计入统计。
help-columns = 移动牌
help-columns-text = 按一列的编号拿起它的牌，再按目标列的编号：能放多少张就移动多少张。同一个编号按两次，走最合适的一步。0是第10列；如果还有更多的列，依次用大写字母A、B、C等表示。除此之外，大小写字母作用相同。
help-mouse = 鼠标
help-mouse-text = 点击一张牌，它会连同上面的牌一起拿起，再点击要放的位置；也可以直接拖过去。再次点击同一张牌，或用右键点击它，就走最合适的一步。点击牌堆可发一轮牌。底部一行都可以点击，其余的都在菜单里。滚轮用于滚动。
help-highlights = 标记
help-highlights-text = 亮的牌可以移动；灰的牌要等上面的牌先移开。牌前面的符号表示：“{ $hand }”已拿起，“{ $cursor }”光标，“{ $target }”能放的位置，“{ $hint }”提示，“{ $recent }”上一步。
help-engine-text = 提示（t）只使用你见过的牌。引擎能看到所有的牌：它能判断是否还有解，带你退回到有解的局面，演示如何获胜，评估本局难度，或寻找有解的牌局。你不使用引擎，它就什么也不做；它计算的时候，你可以继续玩。用过提示或引擎的牌局算作用过辅助，与未用辅助的牌局分开统计。
help-long-columns = 长列
help-long-columns-text = 如果一列太长，屏幕放不下，就先用一行显示暗牌的张数，再只显示整组顺子的首尾两张（K-9），最后一行显示好几张牌。列的末尾始终可见。要查看所有的牌，请把光标移到那里，再按v键。
help-score = 得分
help-score-text = 开局500分。每走一步、每撤销一次都扣1分，每收走一组顺子加100分。统计中还有已成序的牌最多有多少张：列中和已收走的以K开头的顺子里的牌，以及收牌堆上的牌。
help-moves = 输入走法
help-moves-text = 4-9把牌从第4列移到第9列；4-9x3移动其中三张。d发一轮牌，c3从第3列收走顺子，3-f2把第3列的一张牌放到第2个收牌堆，r1-4把第1张备用牌移到第4列，4-r1把第4列的一张牌放到备用位1。冒号（:）后可以输入或粘贴多步，依次走到第一步不允许的为止。
help-rigged-text = 没有。菜单里的这一项说明为什么不必轻信：牌在第一步之前就已确定，带有指纹，还可以拿一千局与概率比较。

## Boxes

message-title = 消息
menu-title = 菜单
leave-title = 离开这一局？
leave-text = 这一局已经保存，随时可以从已保存的牌局（a）中继续。
give-up-text = 如果放弃，这一局会算作失败。
engine-analysis = 引擎能看到所有的牌，包括暗牌。开启实时分析后，牌桌下方会显示是否还有解。这会透露一些暗牌的信息，因此一旦得到答案，本局就算作用过辅助，与你独立获胜的牌局分开统计。实时分析只对本局有效。
engine-help = 引擎能看到所有的牌，包括暗牌。使用引擎后，这一局算作用过辅助，与你独立获胜的牌局分开统计。
engine-back = 引擎会寻找最近的有解局面，并退回到那里。之后的步骤仍在走法分支中（w）。
give-up-title = 放弃这一局？
delete-title = 删除这一局？
delete-text = 它会从列表和统计中消失，无法恢复。
language-title = 语言
language-kept = 所选的语言下次仍然有效。
language-system = 跟随系统
language-en = English
language-de = Deutsch
language-es = Español
language-fr = Français
language-zh = 简体中文
keep-title = 保留这个游戏？
keep-text = { $game }是自定义游戏。保留后，它会一直在游戏列表中。
keep-writes = 它的文件将是{ $file }
keep-replaces = 它将替换较旧的版本：{ $file }
won-title = 赢了！
won-skip = 你赢了！按任意键继续。
won-time = 用时：{ $time }
won-moves = { $moves }步，{ $undos ->
    [0] 没有撤销
   *[other] 撤销{ $undos }次
}
won-score = 得分：{ $score }
won-assisted = 用过辅助，因此单独统计。
won-again = 玩过的牌局，因此单独统计。
won-first = 首次赢得这个游戏！
won-best-time = 你的最短用时！
won-time-to-beat = 目前的最短用时：{ $time }
won-streak = { $wins }连胜
stuck-title = 这一局输了
stuck-reason = { $reason }。
stuck-text = 谁都会遇到这种情况。你可以撤销任意多步，换一种走法；如果就这样离开，这一局会算作失败。
stuck-lost = 谁都会遇到这种情况。不能撤销，这一局就输了。

## Other pages

column-title = 第{ $column }列，最后一张在最前：{ $open }张明牌，{ $hidden }张暗牌
chooser-title = 游戏
chooser-search = 搜索：
chooser-also = 又名{ $names }
chooser-no-custom = 还没有：见帮助（F1）
chooser-invalid = 无法玩的文件
chooser-invalid-title = 这个文件不是正确的游戏
chooser-begin-here = 适合入门的游戏
deal-title = { $game }：新的一局
deal-text = 请输入牌局编号，例如12345；其他程序的牌局写成ms:14934这样。留空则随机发一局。
deal-click = 用鼠标时，可以点击：
deal-winnable = 随机的有解牌局：
level-any = 不限
difficulty-title = 本局难度
difficulty-grade = 这一局有解，难度为{ $level }：在这个游戏的{ $of }个有解牌局中，{ $easier ->
    [0] 没有更简单的
   *[other] 有{ $easier }个更简单
}。
move-tree-text = 撤销后走另一步，就会产生新的分支，旧的分支仍留在这里。你可以回到开局或跳到任何分支的末尾，从那里接着玩。
move-tree-start = 开局
move-tree-main = { $moves }步：{ $line }
move-tree-variation = { $moves }步，第{ $from }步后分出：{ $line }
move-tree-here = （当前局面）
move-tree-here-after = （当前位置，第{ $moves }步后）
move-tree-note = { $moves ->
    [0] 开局的备注
   *[other] 第{ $moves }步之后的备注
}：{ $line }
noted-at = { $moves ->
    [0] 开局的备注
   *[other] 第{ $moves }步之后的备注
}
noted-text = 备注跟着这一局保存：在走法分支、网页的复盘和导出的文件里都能看到。清空即可删除。
hundred-about = 所有人都打同样的一百局，每局只有一次机会。只算第一次，而且不用帮助才算赢：见过的牌局就作废了。
hundred-about-no-undo = 所有人都打同样的一百局，每局只有一次机会，并且按你的选择不能撤销。只算第一次：见过的、或撤销过的牌局就作废了。
hundred-standing = 打了{ $ended }局，赢了{ $won }局。
maker-title = 自制游戏：{ $game }
maker-won = 电脑能看到所有的牌，在{ $deals }局中赢了{ $won }局；{ $lost }局必输。如果只看你能看到的牌、快速地打，它能赢{ $quickly }局。{ $won ->
    [0] {""}
   *[other] 赢一局大约要{ $moves }步。
}
saved-games-none = 还没有保存的牌局。
saved-games-when = 日期
saved-games-deal = 牌局
saved-games-time = 用时
saved-games-moves = 步数
saved-games-assisted = + 用过辅助：用过提示或引擎
replay-title = 回放牌局{ $deal }：{ $game }
solution-title = { $game }：当前局面的解法，{ $moves }步
replay-caption = 第{ $at }步，共{ $moves }步  { $move }  { $time }  速度{ $speed }
statistics-all = 所有游戏
statistics-none = 还没有计入的牌局。获胜、放弃，或者走过十步或发过一行之后改玩同一游戏的另一局，才会计入。
statistics-rate = 胜率，0至100%
statistics-no-rate = 有计入的未用辅助牌局后显示。
statistics-first = 最早
statistics-last = 最近
statistics-times = 获胜用时
statistics-no-times = 首次未用辅助获胜后显示。

## Lessons

task-step = 第{ $number }步，共{ $steps }步
task-left = 还可走{ $moves }步
task-next-step = Enter：下一步
task-next-last = 这是最后一步。Enter：接下来
task-next-again = Enter：再试一次    u：撤回这一步
task-hint = 提示：{ $move }
task-hint-from-start = 回到本步开头。提示：{ $move }
lesson-over-title = { $lesson }：已完成
lesson-over = 现在就来玩{ $game }吧。想看规则，随时按i键。
lesson-over-next = 下一课：{ $lesson }
lesson-list-done = { $steps }步全部完成
help-on-lessons = 在真正的牌桌上学几个小步骤，亲手来走。每一步都说明要做什么，走完立刻评判。教程会从上次停下的地方继续，不计入任何统计。
key-lessons = 教程：学习玩法
key-step-hint = 提示：这一步该怎么走
key-step-again = 重新开始这一步
key-next-step = 下一步
key-previous-step = 上一步
key-leave-lesson = 离开教程：回到牌局，或退出
button-again-step = 重来
button-next-step = 下一步
button-previous-step = 上一步
button-lessons = 教程
button-leave-lesson = 离开
button-play-learned = 现在就玩
button-next-lesson = 下一课
button-other-lesson = 其他教程
button-step-again = 这一步再来一次
button-back-to-game = 回到我的牌局

## Puzzles

task-puzzle = 第{ $number }号残局，{ $level }
task-next-puzzle = Enter：下一个残局
task-taken-back = { $text }{ $mistake }已撤回。
key-puzzle-hint = 提示：解法的下一步
key-puzzle-solution = 显示解法
key-puzzle-again = 重新开始这个残局
key-next-puzzle = 下一个残局
key-previous-puzzle = 上一个残局
key-leave-puzzle = 离开残局：回到牌局，或退出
button-solution = 解法
button-next-puzzle = 下一个
button-previous-puzzle = 上一个

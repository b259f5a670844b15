# The texts of the page in Simplified Chinese.

## The table

page-not-loaded = Webspinner 未能完全加载。请检查网络连接，然后重新加载页面。
page-table = 牌桌
page-paused = 已暂停。轻触或按P键继续。
board-column = 第{ $number }列：{ $up ->
    [0] { $down ->
        [0] 空
       *[other] { $down }张暗牌
    }
   *[other] { $up }张明牌{ $down ->
        [0] { "" }
       *[other] ，{ $down }张暗牌
    }
}
board-card = { $card }{ $above ->
    [0] { "" }
   *[other] ，上面有{ $above }张牌
}{ $lifted ->
    [yes] { "" }
   *[no] ，不能拿起
}{ $target ->
    [yes] ，可以放手中的牌
   *[no] { "" }
}
board-vacancy = 第{ $number }列，空{ $target ->
    [yes] ，可以放手中的牌
   *[no] { "" }
}
board-foundation = 第{ $number }个基础堆：{ $card ->
    [none] 空
   *[other] { $card }
}{ $target ->
    [yes] ，可以放手中的牌
   *[no] { "" }
}
board-reserve = 第{ $number }张备用牌：{ $card ->
    [none] 空
   *[other] { $card }
}
board-stock = 牌堆：{ $rows ->
    [0] 空
    [1] 发最后一轮，{ $cards }张牌
   *[other] 发一轮牌，还有{ $rows }轮
}
board-collected = 已收走的顺子：{ $runs }/{ $of }
picture-stock = 牌堆：{ $rows ->
    [0] 空
   *[other] 还有{ $rows }轮
}

## The bar

bar-games = { $game }：选择游戏
bar-cards = 列出的牌
bar-points-label = 得分
bar-points = { $windows }
bar-points-title = Windows 得分：{ $windows }。网络得分：{ $network }。
bar-moves = { $moves }步
bar-actions = 操作
bar-assisted = 有辅助
bar-clock = 计时

## Buttons

button-menu = 菜单
button-undo = 撤销
button-redo = 重做
button-hint = 提示
button-finish = 完成
button-close = 关闭
button-cancel = 取消
button-yes = 是
button-again = 重试

## The menu

menu-group-play = 玩牌
menu-group-game = 这一局
menu-group-engine = 引擎
menu-group-you = 我的
menu-new = 新的一局
menu-games = 游戏
menu-daily = 每日牌局
menu-restart = 同一局从头开始
menu-rules = 规则
menu-saved-games = 保存的牌局
menu-share = 分享链接
menu-move-tree = 试过的变化
menu-replay = 回放这一局
menu-deal-search = 找一局能赢的…
menu-difficulty = 这一局有多难？
menu-analysis-on = 看着还能不能赢
menu-analysis-off = 不再看着
menu-review = 复盘这一局
menu-engine-hint = 引擎提示
menu-back = 退回到还能赢的地方
menu-solution = 显示解法
menu-statistics = 统计
menu-custom-games = 自定义游戏
menu-global-statistics = 所有玩家的统计
menu-account = 玩家
menu-settings = 设置
menu-help = 帮助

## What is said under the table, and aloud

said-dealt = { $game }已发好牌。
said-in-hand = 手中：{ $card }。{ $places ->
    [0] 没有可放之处。
   *[other] 可放到：{ $targets }。
}
said-detail = { $of }：{ $detail }
said-place = { $kind ->
    [foundation] 第{ $number }个基础堆
    [collected] 已收走的顺子
   *[column] 第{ $number }列
}
said-undo = 已撤销
said-redo = 已重做
said-line = 已转到这条变化
said-restart = 同一局从头开始
note-left = { $game }已保存。
note-left-continue = 继续那一局
note-hint = 提示：{ $move }（{ $why }）
note-no-hint = 没有可走的步。
note-bad-link = 链接打不开：{ $reason }
note-engine-looks = 引擎正在寻找，你可以继续玩。
note-engine-failed = 引擎出错了（{ $reason }）。牌局照常继续；再问一次就会启动新的引擎。
note-engine-absent = 引擎无法启动。没有它牌局也照常继续；再问一次就会重新启动。
note-engine-won = 从这里能赢。
note-engine-over = 这一局已经赢了。
note-engine-lost = 这里已经输了：无论怎么走都赢不了。
note-engine-never = 这一局从一开始就赢不了。
note-engine-unknown = 引擎既没有找到赢法，也没能证明赢不了。
note-back = 退回{ $moves }步：从这里还能赢。
note-back-perhaps = 退回{ $moves }步：从这里还能赢，也许再晚几步也还能赢。
note-analysis-on = 从现在起引擎会看着。它知道每一张牌。
note-analysis-off = 引擎不再看着了。
note-found = 这一局能赢。
note-found-level = 这一局能赢。在这个游戏能赢的牌局中，难度为{ $level }。

## Whether the game can be won

analysis-label = 看着这一局还能不能赢
analysis-off = 引擎没在看
analysis-failed = 引擎出错
analysis-won = 能赢
analysis-searching = 还不知道
analysis-unknown = 不知道
analysis-lost = 已输
analysis-never = 一开始就已输
analysis-back = 已输：{ $moves }步之前还能赢
analysis-back-or-later = 已输：{ $moves }步之前或更晚还能赢
engine-analysis-title = 让引擎看着这一局吗？
engine-analysis-text = 引擎知道每一张牌，包括暗牌。它看着的时候，牌桌下面的一行会说明这一局还能不能赢。这会透露一些暗牌的情况，凡是显示过的局都算作有辅助。它会一直看着，直到你关掉为止。
engine-hint-title = 要引擎给提示吗？
engine-back-title = 退回到还能赢的地方吗？
engine-solution-title = 显示解法吗？
engine-difficulty-title = 看这一局有多难吗？
engine-review-title = 复盘这一局吗？
engine-text = 引擎知道每一张牌，包括暗牌。它一旦帮忙，这一局就算作有辅助。

## A deal that can be won, and how hard deals are

deal-search-title = { $game }：找一局能赢的
deal-search-text = 引擎会查看随机的牌局，而且看得到其中所有的牌。这样你就知道自己的这一局能赢，所以算作有辅助。
deal-search-criteria = 要什么样的牌局？
deal-search-winnable = 能赢就行
deal-search-easy = 简单
deal-search-medium = 中等
deal-search-hard = 困难
deal-search-levels = 把这个游戏能赢的牌局按难度分成三等份，就是简单、中等和困难。第一次使用时，引擎需要一些时间准备用来比较的牌局。
deal-search-start = 开始找
deal-search-progress = 进度
deal-search-compares = 用来比较的牌局：{ $has }/{ $wants }。
deal-search-tried = 已查看的随机牌局：{ $deals }
level-easy = 简单
level-medium = 中等
level-hard = 困难
difficulty-title = 这一局有多难？
difficulty-waits = 引擎正在试玩这一局和这个游戏的其他牌局。
difficulty-first = 先看这一局本身。
difficulty-lost = 这一局赢不了。
difficulty-unknown = 引擎既没有找到赢法，也没能证明赢不了。
difficulty-alone = 这一局能赢。已知这个游戏能赢的牌局太少，没法比较。
difficulty-grade = 这一局能赢，难度为{ $level }：在这个游戏的{ $of }个能赢的牌局里，{ $easier ->
    [0] 没有比它简单的
   *[other] 有{ $easier }个比它简单
}。
difficulty-quick-name = 快速试玩
difficulty-quick = 只看明牌快速试玩{ $played }次，赢了{ $won }次，理顺了{ $percent }%的牌。
difficulty-nodes-name = 搜索
difficulty-nodes = 引擎搜索{ $nodes }个局面后找到了赢法。
difficulty-length-name = 长度
difficulty-length = 它知道的最短赢法有{ $moves }步。
difficulty-explained = 把这个游戏能赢的牌局按难度分成三等份，就是简单、中等和困难。这三个数字分别与比较用的牌局排名，再把名次相加。

## The solution and the review

solution-title = 解法：{ $moves }步
solution-take-over = 从这里接着玩
review-title = 复盘：{ $game }
review-works = 引擎正在查看每个局面：已知{ $known }个，共{ $of }个。
review-won = 赢了：每一步之后都能赢。
review-could = 每一步之后都能赢，现在也还能赢。
review-never = 这一局从一开始就赢不了。
review-move = 第{ $move }步输掉了这一局：{ $text }。
review-among = 第{ $from }步到第{ $to }步中有一步输掉了这一局。引擎没能查明是哪一步。
review-by = 第{ $move }步之后已经输了。之前能不能赢，引擎没能查明。
review-open = 引擎没能查明这一局能不能赢。
review-show = 显示输在哪一步
review-legend = 上方是每一步之后理顺的牌数，最多{ $most }张，共{ $cards }张。下方是这一局当时还能不能赢：
review-prospect-won = 能赢
review-prospect-lost = 已输
review-prospect-open = 不知道
review-prospect-losing = 输在这一步
review-list = 所有步

## Games and rules

games-title = 游戏
games-search = 按名称或种类搜索
games-facts = { $cards }张牌，{ $columns }列
games-none = 没有叫这个名字的游戏。
games-deal = 牌局
games-deal-random = 随机
games-deal-search = 找一局能赢的…
games-start = 玩{ $game }
rules-title = { $game }的规则
rules-layout = { $game }开局时的牌面

## What is kept

store-full = 这个浏览器没有空间了：牌局可以继续，但不会保存。
store-refused = 这个浏览器不保存任何内容：牌局可以继续，但关闭网页后就没有了。
store-parted = 这一局在另一个窗口里也继续了，所以两份都已保存。
result-won = 已赢
result-lost = 已输
result-unfinished = 未结束
saved-games-title = 保存的牌局
saved-games-game = 游戏
saved-games-all-games = 所有游戏
saved-games-result = 结果
saved-games-all-results = 全部
saved-games-count = { $games ->
    [0] 没有牌局
   *[other] { $games }局
}
saved-games-points = { $windows }分
saved-games-current = 在牌桌上
saved-games-pages = 页
saved-games-newer = 较新
saved-games-older = 较早
saved-games-page = 第{ $from }–{ $to }局，共{ $of }局
saved-games-none = 还没有保存的牌局：每一局从第一步起就会保存。
saved-games-choose = 选择一局，可以接着玩、回放、存为文件或删除。
saved-games-continue = 接着玩
saved-games-replay = 回放
saved-games-link = 复制链接
saved-games-save = 存为文件
saved-games-save-all = 全部存为文件
saved-games-give-up = 认输
saved-games-delete = 删除
saved-games-ask-give-up = 这一局要认输吗？认输就算作输了。
saved-games-ask-delete = 要永久删除这一局吗？删除后就不再计入。
import-title = 从文件或文本添加牌局
import-text = 牌局文件，来自这个网页或终端程序：一局或多局都可以。已经保存的会跳过。
import-take = 添加
import-busy = 正在读取…
import-game = 第{ $number }局
import-done = { $added ->
    [0] 没有添加任何牌局
   *[other] 已添加{ $added }局
}{ $known ->
    [0] 。
   *[other] ；有{ $known }局早已保存。
}
import-problems = 有{ $problems }局无法读取：
source-file = 选择文件
source-drop = 或拖放到这里
source-paste = …或粘贴文件的文本
source-too-large = 文件{ $file }太大。
source-unreadable = 文件{ $file }无法读取。

## Statistics

stats-title = 统计
stats-alone = 无辅助
stats-assisted = 有辅助
stats-lost = 输局数
stats-between = { $value }（{ $low } – { $high }）
stats-average-moves = 平均获胜步数
stats-current-streak = 当前连续
stats-longest-winning = 最长连胜
stats-longest-losing = 最长连败
stats-streak-won = { $games }连胜
stats-streak-lost = { $games }连败
stats-text = 走过至少一步，并且赢了或认输的牌局才计入。括号内是真实胜率所在的范围，把握为95%：局数越少，范围越宽。
stats-charts = 图表所示的牌局
stats-numbers = 具体数字
stats-game = 局数
stats-games = 牌局
stats-time = 用时
stats-move-count = 步数
stats-rate = 胜率变化
stats-rate-text = 每次取最近{ $games }局：开始{ $from }，现在{ $to }，最低{ $least }，最高{ $most }。
stats-streaks = 连胜与连败
stats-streaks-text = 最近{ $streaks }次连胜或连败：向上为胜，向下为败。
stats-times = 获胜牌局的用时
stats-moves = 获胜牌局的步数
stats-mostly = 最常见的是{ $from }至{ $to }：{ $games }局。
stats-few-games = 至少{ $need }局之后，胜率变化和连胜连败才有意义。目前有{ $games }局。
stats-few-wins = 至少赢{ $need }局之后，才看得出用时和步数的分布。目前赢了{ $games }局。

## Lines tried

move-tree-title = 试过的变化
move-tree-text = 试过的都不会丢失：可以转到任何一条变化的末尾，从那里接着玩。
move-tree-left = 第{ $move }步之后从另一条变化分出
move-tree-here = 当前局面

## Own games

custom-title = 自定义游戏
custom-text = 一个游戏就是一个TOML规则文件。取一个现有游戏的文件，按你的想法修改，给它一个自己的标识和名称，就可以玩了。它保存在这个浏览器里。
custom-none = 还没有。
custom-refused = 这个版本的网页不接受它的规则：显示它的文本并重新添加，就能看到原因。
custom-show = 显示文本
custom-play = 开始玩
custom-ask-delete = 要删除吗？它的已保存牌局会保留。
custom-add = 添加游戏
custom-begin = 以这个游戏的文本为基础
custom-begin-choose = 选择游戏
custom-take = 添加这个游戏
custom-added = 已添加{ $game }。
custom-problems = 有{ $problems }处不对：

## Links

link-later = 它来自这个网页的更新版本
link-damaged = 它已损坏或不完整
link-too-long = 它太长了
leave-game-title = 要打开链接吗？
leave-game-text = 链接会把另一局放上牌桌。你的这一局已经保存：可以从保存的牌局里接着玩。
leave-game-text-practice = 链接会把另一局放上牌桌。现在这一局是从一个局面开始的，不是从发牌开始的：它不会保存。
leave-game-stay = 留在这里
leave-game-open = 打开链接
share-title = 分享链接
share-deal = 同样的牌局
share-deal-text = 同样的牌，从头开始。
share-position = 当前局面
share-position-text = 现在的牌面，可以从这里接着玩。其中也包括暗牌。
share-record = 这一局的全过程
share-record-text = 每一步，供回放观看。
share-own = 这是自定义游戏：指向它的牌局或局面的链接，只有在添加过它的文件的地方才能打开。
share-copy = 复制
share-send = 发送
share-copied = 链接已复制。
share-refused = 浏览器不允许复制：请选中链接自己复制。

## Replay

replay-title = 回放：{ $game }
replay-controls = 回放
replay-first = 到开头
replay-back = 后退一步
replay-play = 播放
replay-pause = 暂停
replay-forward = 前进一步
replay-last = 到末尾
replay-position = 当前显示的步
replay-at = 第{ $move }步，共{ $of }步
replay-start = 开局
replay-pace = 速度
replay-pace-slow = 慢
replay-pace-normal = 正常
replay-pace-fast = 快
replay-pace-rapid = 很快
replay-pace-played = 按实际速度
replay-play-on = 从这里接着玩

## Settings

settings-title = 设置
settings-language = 语言
settings-language-auto = 跟随浏览器
settings-theme = 颜色
settings-theme-auto = 跟随系统
settings-theme-light = 浅色
settings-theme-dark = 深色
settings-motion = 动画
settings-motion-auto = 跟随系统
settings-motion-full = 牌会滑动
settings-motion-none = 无
settings-size = 牌的大小
settings-pack = 牌面
settings-pack-two-colour = 双色
settings-pack-four-colour = 四色
settings-pack-high-contrast = 高对比度
settings-shade-light = 浅色
settings-shade-dark = 深色
settings-back = 牌背
settings-back-web = 蛛网
settings-back-lattice = 格纹
settings-back-waves = 波纹
settings-back-rosette = 玫瑰花纹
settings-back-weave = 编织纹
settings-back-suits = 花色
settings-back-plain = 纯色
settings-more = 更多
settings-large-index = 大号点数和花色
settings-left-handed = 左手模式：牌堆在左边
settings-click-takes = 点击一次拿起牌，再点一次放下
settings-sound = 声音
settings-clock = 显示计时
settings-analysis = 看着这一局还能不能赢
settings-analysis-text = 引擎看得到每一张牌，所以会透露一些暗牌的情况，这样的局算作有辅助。

settings-share = 分享已结束牌局的成绩

## The end of a game

game-over-won = 赢了！
game-over-stuck = 没有可走的步了
game-over-time = 用时：{ $time }
game-over-moves = { $moves }步，{ $undos ->
    [0] 没有撤销
   *[other] 撤销{ $undos }次
}
game-over-points = 网络分{ $network }，Windows分{ $windows }
game-over-best-first = 你在这个游戏中的首次获胜
game-over-best-time = 你的最短用时
game-over-best-moves = 你的最少步数
game-over-best-points = 你的最高得分
game-over-assisted = 有辅助，所以另外统计。
game-over-stuck-text = 你可以撤销几步，换个走法。
game-over-review = 复盘
game-over-again = 同一局再来一次

## Help

help-title = 帮助
help-pointer = 鼠标和触摸
help-pointer-text = 点击或轻触一张牌，它会连同上面的牌走最明显的一步。也可以拖动牌：能放的地方会亮起来。点击或轻触牌堆来发一轮牌。
help-keys = 按键
help-engine = 引擎
help-engine-text = 提示只用到你看过的牌。引擎知道所有的牌：它能说出这一局还能不能赢，能退回到还能赢的地方，并演示怎样赢。它说的话会透露一些暗牌的情况，所以问过引擎的局算作有辅助，与你独自玩的局分开统计。只有你想问的时候才会问它。
key-column = 拿起一列的牌；再按目标列的编号，或再按一次同样的编号走最明显的一步
key-walk = 在牌桌上移动
key-obvious = 走当前这张牌最明显的一步；放下手中的牌
key-pick = 拿起当前这张牌；放下它
key-deal = 发一轮牌
key-undo = 撤销一步
key-redo = 重做这一步
key-hint = 提示，再按是次好的一步
key-finish = 不再需要决定时，自动完成这一局
key-new = 这个游戏的新一局
key-games = 所有游戏
key-saved-games = 保存的牌局
key-move-tree = 试过的变化
key-statistics = 统计
key-share = 分享链接
key-pause = 暂停
key-analysis = 开启或关闭：看着这一局还能不能赢
key-engine-hint = 引擎提示：能赢的走法的下一步
key-back-to-won = 退回到最后一个还能赢的局面
key-solution = 解法，一步一步地看
key-difficulty = 这一局有多难
key-back = 放回手中的牌；关闭打开的窗口

## What the server has to do with it

site-loading = 请稍候…
load-error-title = 未能加载
load-error-text = 页面的这一部分未能加载。牌局可以继续，并且会保存。有网络时请再次打开；如果仍然没有出现，请重新加载页面。
site-away = 现在连不上服务器。你可以继续玩。
site-none = 这个网页所在的服务器不保存成绩，也没有每日牌局。其他功能都可以用。
site-problem = 服务器没有接受（状态{ $status }）。
site-misunderstood = 服务器与这个网页互不理解。请重新加载网页。
site-too-large = 这一局太长，服务器无法接收。
site-not-logged-in = 你已不在登录状态。请重新登录。
site-login-failed = 通行密钥没有通过。请再试一次。
site-other-site = 服务器认为这是来自其他网站的请求。
site-not-found = 服务器找不到这个。
site-conflict = 这个已经存在。
site-record = 服务器无法重现这一局。
site-own-game = 自定义游戏不计入大家的统计。
site-own-deal = 手工摆出的牌局不计入大家的统计。
site-impossible = 这一局的时间或日期与服务器的时钟不符。
site-too-many = 一次发来的太多了。请稍等一会儿。
site-internal = 服务器出了问题。请稍后再试。
site-not-yet = 服务器还没准备好。请过一会儿再试。
site-sent-before = 这个成绩以前已经发送过。
site-refused = 有一局的成绩没有计入。{ $why }

## Sharing results

share-ask = 玩得不错。可以把你已结束牌局的成绩发送到服务器吗？它们会计入每日牌局的排行榜和所有玩家的统计。
share-no = 不用了，谢谢
share-yes = 好，分享
share-waits = 成绩等待发送。{ $why }
share-counts = 成绩已计入。

## Daily deals and their boards

daily-title = 每日牌局
daily-text = 每个游戏每天一局，人人相同，而且都能赢。每天{ $time }更新。
daily-day = 日期
daily-today = 今天，{ $day }
daily-play = 开始
daily-play-it = 开始{ $game }
daily-continue = 继续
daily-continue-with = 继续玩{ $game }
daily-board = 排行榜
daily-board-of = { $game }的排行榜
daily-won = 已赢
daily-lost = 已输
daily-begun = 已开始
daily-none = 这一天没有牌局。
daily-pending = 还在寻找：{ $games }。
daily-other-version = 这一局属于这个游戏的另一个版本。请重新加载网页再玩。
board-of = { $game }的排行榜
board-back = 返回每日牌局
board-by = 排序
board-by-points = 分数
board-by-moves = 步数
board-by-time = 用时
board-help = 牌局
board-help-without = 无辅助
board-help-with = 有辅助
board-place = 名次
board-player = 玩家
board-nobody = 未署名
board-registered = 持有通行密钥的玩家的名字
board-you = （你）
board-own-place = 你的名次：第{ $place }名，共{ $places }名。
board-empty = 这里还没有人。
board-more = 更多名次

## Statistics over all players

global-title = 所有玩家的统计
global-game = 游戏
global-what = 牌局
global-all-deals = 所有牌局
global-deal = 牌局{ $deal }
global-you = 你
global-unaided = 所有玩家
global-assisted = 有辅助
global-text = 你的一栏和所有玩家的一栏统计的是无辅助的局。统计的是玩家分享的成绩。
figure-win-percentage = 胜率
figure-win-ratio = 胜负比
figure-average-win-time-ms = 平均获胜用时
figure-highest-windows-points = 最高分（Windows）
figure-highest-network-points = 最高分（网络）
figure-best-win-time-ms = 最短获胜用时
figure-fewest-moves = 最少获胜步数
figure-played = 已玩局数
figure-won = 获胜局数

## The player

account-title = 玩家
account-nickname = 排行榜上的名字
account-nickname-text = 可以不填：没有名字，你的牌局同样计入。别人看得到这个名字。
account-devices = 多台设备共用一份记录
account-devices-text = 有了通行密钥，这台服务器在你的每台设备上都能找到你的牌局。不需要密码，除了你的名字和你的牌局，不保存你的任何其他信息。登录即表示分享成绩。
account-sign-up = 以这个名字注册新玩家
account-sign-in = 登录
account-sharing = 分享
account-sharing-text = 分享的内容是这一局的步法、用时，以及你在排行榜上的名字（如果有）。你随时可以在这里或设置中改变主意。
account-waiting = { $results }个成绩等待发送。
nickname-needed = 玩家需要一个名字。
nickname-empty = 名字至少要有一个字母、汉字或数字。
nickname-long = 名字最多24个字符。
nickname-invisible = 名字里有看不见的字符。
nickname-taken = 另一位玩家已有这个名字，或看起来相同的名字。
nickname-refused = 服务器不接受这个名字。
passkeys-insecure = 通行密钥需要安全连接（https）。
passkeys-unknown = 这个浏览器不支持通行密钥。
passkey-not-given = 没有得到通行密钥。请再试一次。
passkey-already = 这台设备上已经有你的通行密钥。
passkey-address = 这台服务器的通行密钥在这个网址上无效。
passkey-not-supported = 这台设备不能保存这样的通行密钥。
passkey-failed = 通行密钥没有成功。
account-since = 已登录。{ $day }成为玩家。
account-rename = 修改
account-passkeys = 通行密钥
account-passkeys-text = 通行密钥可以在共用它的设备上打开你的记录。没有共用它的设备，请另外添加一个。
account-passkey = 通行密钥{ $number }，{ $day }
account-passkey-add = 添加通行密钥
account-passkey-remove = 移除
account-passkey-remove-this = 移除{ $passkey }
account-data = 你的牌局
account-bring = 把我其他设备上的牌局取到这里
account-export = 保存有关我的全部数据
account-sign-out = 退出登录
account-delete = 删除我的账号
account-delete-text = 你的名字、通行密钥以及与你的牌局的关联，将从服务器上永久删除。成绩继续计入，但不再属于任何人。这个浏览器里的牌局会保留。
account-delete-yes = 永久删除
account-signed-up = 欢迎。从现在起，你的牌局会为你的所有设备保存。
account-signed-in = 你已登录。
account-signed-out = 你已退出登录。
account-renamed = 名字已修改。
account-passkey-added = 通行密钥已添加。
account-passkey-removed = 通行密钥已移除。其他设备已退出登录。
account-last-passkey = 最后一个通行密钥要保留：没有它，你就再也无法登录了。
account-deleted = 不再保存你的任何信息。
account-brought = 你已登录。{ $games ->
    [0] 你的牌局全都在这里。
   *[other] 又取来了{ $games }局。
}
account-not-kept = 这个浏览器无法保存这些牌局：{ $trouble ->
    [full] 没有空间了。
   *[refused] 它不保存任何内容。
}

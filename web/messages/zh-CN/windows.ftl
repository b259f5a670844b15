# The texts of the windows, which the page loads when it can be played. `page.ftl` has the others.

## The table

picture-stock = 牌堆：{ $rows ->
    [0] 空
   *[other] 还剩{ $rows }轮
}

## Buttons

button-cancel = 取消
button-yes = 是
button-again = 重试

## What is said under the table, and aloud

said-detail = { $of }：{ $detail }

## Live analysis

engine-analysis-text = 引擎能看到所有的牌，包括暗牌。开启实时分析后，每走一步都会显示能否获胜。这会透露一些暗牌的信息，因此一旦得到答案，本局就算作用过辅助，与你独立获胜的牌局分开统计。实时分析只对本局有效。
engine-difficulty-title = 评估本局难度？
engine-review-title = 复盘这一局？
engine-text = 引擎能看到所有的牌，包括暗牌。使用引擎后，这一局算作用过辅助，与你独立获胜的牌局分开统计。

## Winnable deals and difficulty

deal-search-criteria = 难度
deal-search-winnable = 有解即可
deal-search-easy = 简单
deal-search-medium = 中等
deal-search-hard = 困难
deal-search-levels = 每个游戏的有解牌局按难度平均分为简单、中等和困难三档。第一次搜索需要较长时间，因为引擎要先准备用于比较的牌局。
deal-search-start = 搜索
deal-search-progress = 进度
difficulty-first = 先试玩这一局。
difficulty-grade = 这一局有解，难度为{ $level }：在这个游戏的{ $of }个有解牌局中，{ $easier ->
    [0] 没有更简单的
   *[other] 有{ $easier }个更简单
}。
difficulty-quick-name = 快速试玩
difficulty-nodes-name = 搜索
difficulty-length-name = 长度
difficulty-explained = 每个游戏的有解牌局按难度平均分为简单、中等和困难三档。这三项数字分别与用于比较的牌局排名，再把名次相加。

## The solution and the review

solution-title = 解法：{ $moves }步
review-title = 复盘：{ $game }
review-works = 引擎正在分析这一局：已完成{ $known }个局面，共{ $of }个。
review-won = 获胜：每个局面都有解。
review-could = 每个局面都有解，当前局面也有解。
review-move = 第{ $move }步导致失败：{ $text }。
review-hidden = 谁也料不到：从当时能看到的牌来说，没有更好的走法。
review-avoidable = 本可避免：从当时能看到的牌来说，这一步丢掉了{ $error }的胜算。
review-among = 第{ $from }步到第{ $to }步中有一步导致失败，引擎没能判断是哪一步。
review-between = 第{ $from }步到第{ $to }步之间输掉了，引擎仍在查找。
review-show-between = 显示这一段的开头
review-stop = 停止
review-goes-on = 可以关闭这个窗口：引擎会继续分析，完成后告诉你。
review-go-on = 继续分析
note-reviewed = { $game }的复盘：{ $text }
note-reviewed-show = 查看复盘
review-by = 第{ $move }步之后已经无解。引擎没能判断之前是否有解。
review-open = 引擎没能判断这一局是否有解。
review-show = 显示失误的一步
review-legend = 上方：每一步之后已成序的牌（以K开头的顺子中的，或已收走的），最多{ $most }张，共{ $cards }张。下方：当时是否有解：
review-prospect-won = 有解
review-prospect-lost = 无解
review-prospect-open = 无法判断
review-prospect-losing = 失误
review-remark-wasted = 白走
review-remark-missedJoin = 错过连接
review-wasted = 有{ $moves }步白走了：走完之后牌桌又回到原样。
review-missed-joins = 有{ $moves }步错过了连接：这些牌本可以接到同花色的牌上。
review-not-copied = 浏览器不允许复制。
review-list = 全部步骤
review-better-in = 更好的一步：{ $text }。这样{ $moves }步即可获胜。
review-show-better = 显示更好的一步
review-play-out = 演示如何获胜
review-loses = 第{ $move }步导致失败：{ $text }
review-better = 更好的一步：{ $text }
review-solution = 这一局当时还可以这样获胜：{ $moves }步。
review-shorter = 引擎找到了{ $moves }步的获胜走法。
review-no-shorter = 引擎没有找到更短的获胜走法。走得漂亮！
review-missed = 错过的连接：{ $text }
review-back = 回到复盘
retry-title = 找出更好的一步
retry-open = 这一步导致了失败：{ $move }。请走一步，让这一局仍然有解。
retry-judging = 引擎正在检查这一步。
retry-found = 很好：走这一步之后仍然可以获胜。
retry-lost = 这一步同样导致失败。
retry-unclear = 引擎没能判断这一步能否获胜。
retry-close = 不找了

## 运气与技巧

review-views = 回顾方式
review-view-review = 这一局能赢吗？
review-view-luck = 运气与技巧
luck-title = 运气与技巧：{ $game }
luck-works = 公平玩家正在评判这一局：已完成{ $move }步，共{ $of }步。
luck-no-new-card = 这一局还没有见到新牌，没有可评判的内容。
luck-totals = 送掉：100点中的{ $error }点。运气：{ $luck }。
luck-chart = 上：每张新牌之前的胜率，▼表示失误送掉的部分。下：每张新牌带来的变化，向上表示好运。
luck-gave-away = 第{ $moves }步送掉了{ $error }。
luck-show-played = 显示这一步
luck-show-better = 显示更好的一步
luck-play-out = 显示更好的计划
luck-better-plan = 这是代替第{ $moves }步的更好计划，到下一张新牌为止。它会翻出什么牌，不在评判之内。
luck-back = 回到运气与技巧
luck-played = 实际走法：{ $text }
luck-list = 全部决策
luck-rough = 这些是公平玩家的估计，它只知道你当时能看到的牌。失误可能没有它说的那么大，小的失误也许不算失误。

## Games and rules

games-title = 游戏
games-search = 按名称或类型搜索
games-filters = 筛选
games-facts = { $cards }张牌，{ $columns }列
games-recent = 最近玩过：
games-favourites = 收藏
games-surprise = 随便来一个
games-favourite = 收藏{ $game }
games-decks = 几副牌
games-decks-one = 一副牌
games-decks-two = 两副牌
games-decks-more = 三副牌以上
games-length = 时长
games-length-short = 较短
games-length-long = 较长
games-matter = 运气或技巧
games-matter-luck = 偏运气
games-matter-skill = 偏技巧
games-chance = 有解
games-chance-nearly-all = 几乎都有解
games-chance-most = 多数有解
games-chance-few = 很少有解
games-winnable-all = 总是有解
games-winnable-share = { $percent }的牌局有解
games-winnable-least = 至少{ $percent }的牌局有解
games-deal = 牌局编号
games-deal-random = 随机
games-deal-wrong = 牌局编号是{ $own }这样的数字。其他程序的编号以程序名开头，例如{ $ms }、{ $pysol }或{ $kpat }。
games-deal-search = 有解牌局…
games-start = 玩{ $game }
rules-title = { $game }的规则
rules-layout = { $game }的开局

## Saved games

saved-games-all-games = 所有游戏
saved-games-all-results = 全部
saved-games-count = { $games ->
    [0] 没有牌局
   *[other] { $games }局
}
saved-games-points = 得分：{ $score }
saved-games-current = 在牌桌上
saved-games-own-cards = 自定义牌局
saved-games-pages = 页
saved-games-newer = 较新
saved-games-older = 较早
saved-games-page = 第{ $from }–{ $to }局，共{ $of }局
saved-games-none = 还没有保存的牌局。每一局从第一步起自动保存。
saved-games-choose = 选择一局，可以继续、回放、存为文件或删除。
saved-games-continue = 继续
saved-games-replay = 回放
saved-games-link = 复制链接
saved-games-save = 存为文件
saved-games-save-all = 全部存为文件
saved-games-delete = 删除
saved-games-ask-give-up = 放弃这一局？这会算作失败。
given-up = 你放弃了{ $game }：无论接着怎么玩，这一局都算作输。
saved-games-ask-delete = 永久删除这一局？它将不再计入统计。
saved-games-persistent = 浏览器会一直保留已保存的牌局，直到你删除它们。
saved-games-not-persistent = 请不时把全部牌局存为文件：浏览器可能会删除它们，例如存储空间不足时。
import-title = 从文件或文本导入牌局
import-text = 由本页面或终端版保存的文件，包含一局或多局均可。已有的牌局会跳过。
import-take = 添加
import-busy = 正在读取…
import-game = 第{ $number }局
import-done = { $added ->
    [0] 没有添加牌局
   *[other] 已添加{ $added }局
}{ $known ->
    [0] 。
   *[other] ；另有{ $known }局已经存在。
}
import-problems = 有{ $problems }局无法读取：

## Statistics

stats-judged = 旧版本的{ $games }局已按新规则重新统计：中途离开的算输，胜率、连胜和纪录只看每个牌局的第一次。
stats-between = { $value }（{ $low } – { $high }）
stats-text = 获胜、放弃，或者走过十步或发过一行之后改玩同一游戏的另一局，都计入。以前开始过的牌局归入“再次玩”。
stats-range-text = 括号内是真实胜率的范围，置信度为95%；局数越多，范围越窄。
stats-left = 其中{ $games }局因改玩别的牌局而算作输，继续玩就不再算：见已保存的牌局。
stats-group = 分组
stats-numbers = 数据
stats-game = 局数
stats-games = 牌局
stats-time = 用时
stats-move-count = 步数
stats-rate = 胜率变化
stats-rate-text = 每次统计最近{ $games }局：最初{ $from }，现在{ $to }；最低{ $least }，最高{ $most }。
stats-streaks = 连胜与连败
stats-streaks-text = 最近{ $streaks }次连胜或连败：向上为胜，向下为败。
stats-times = 获胜用时
stats-moves = 获胜步数
stats-mostly = 最常见：{ $from }至{ $to }，{ $games }局。
stats-few-games = 玩满{ $need }局后显示胜率变化和连胜连败。目前{ $games }局。
stats-few-wins = 赢满{ $need }局后显示用时和步数。目前{ $games }局。
stats-empty = 这里将显示你的胜局
stats-empty-text = 先赢一局：之后这里会有获胜局数、连胜、最好成绩和每周的情况。
stats-empty-games = 选一个游戏
stats-empty-play = 回到牌桌
stats-none = 还没有这样的牌局。
stats-won = 获胜局数
stats-now-streak = 当前连胜
stats-best-streak = 最长连胜局数
stats-since = { $date }以来{ $games }局，共玩{ $time }
stats-since-day = { $date }以来{ $games }局
stats-form = 最近{ $games }局：赢{ $won }局
stats-suits = 花色
stats-suits-any = 全部
stats-weeks = 每周
stats-week = 起始日
stats-this-week = 实心：获胜。本周{ $games ->
    [0] 还没有牌局。
   *[other] { $games }局，赢{ $won }局。
}
stats-busiest = 最多的一周（{ $date }起）：{ $games }局。
stats-year = 这一年
stats-day = 日期
stats-year-none = 最近一年没有玩完的牌局。
stats-year-text = 实心：有获胜的日子。共{ $days }天，{ $games }局，赢{ $won }局。
stats-year-most = 最多的一天：{ $day }。
stats-day-text = { $date }，{ $games }局，赢{ $won }局
stats-fewer = 由少到多
look-back-title = 回顾
look-back-this-week = 本周
look-back-last-week = 上周
look-back-games = { $days }天里玩了{ $games }局，赢了{ $won }局。
look-back-time = 在牌桌上{ $time }。
look-back-rate = 首次尝试、不用帮助：胜率{ $rate }。
look-back-more = 比{ $than ->
    [week] 前一周
   *[year] 前一年
}高{ $points }个百分点。
look-back-less = 比{ $than ->
    [week] 前一周
   *[year] 前一年
}低{ $points }个百分点。
look-back-most = 玩得最多：{ $game }，{ $games }局。
look-back-streak = 最长连胜：{ $games }局。
look-back-fewest = 步数最少：{ $moves }步（{ $game }）。
look-back-quickest = 最快获胜：{ $time }（{ $game }）。
look-back-first = 第一次赢：{ $game }。
look-back-copy = 复制为文字
stats-by-game = 玩过的游戏
stats-won-of = { $games }局赢{ $won }局
stats-can-be-won = 至少{ $percent }的牌局有解
stats-all-can-be-won = 试过的牌局全都有解
stats-hints = 总走最佳提示可赢{ $percent }
stats-mark = 条上的竖线表示有解的牌局有多少。引擎看得见所有的牌，所以这是没有玩家能达到的上限。
stats-luck = 在你回顾过的{ $games }局中，失误送掉了{ $share }的胜算。运气：每局{ $luck }。
stats-luck-fair = 100个公平的洗牌者中，有{ $fewer }个运气更差。
stats-figures = 全部数据

## Move tree

move-tree-text = 你走过的每个分支都还在。选择一个分支即可跳到它的末尾，并从那里继续。
move-tree-left = 第{ $move }步后分出
move-tree-here = 当前局面

## Custom games

custom-text = 游戏就是一个规则文件。以现有游戏的文件为基础，按你的想法修改，取一个新的标识和名称，就可以玩了。它保存在这个浏览器中。
custom-none = 还没有自定义游戏。
custom-refused = 这个版本的页面不接受它的规则。要查看原因，请显示它的文本并重新添加。
custom-show = 显示文本
custom-play = 开始
custom-ask-delete = 删除这个游戏？它的已保存牌局会保留。
custom-add = 添加游戏
custom-begin = 以这个游戏的文本为基础
custom-begin-choose = 选择游戏
custom-take = 添加这个游戏
custom-added = 已添加{ $game }。
custom-problems = 有{ $problems }处错误：
source-file = 选择文件
source-drop = 或拖放到这里
source-paste = …或粘贴文本

## Links

leave-game-title = 打开链接？
leave-game-text = 链接会打开另一局。你的这一局已保存，可以在已保存的牌局中继续。
leave-game-text-practice = 链接会打开另一局。你的这一局不是从发牌开始的，而是从某个局面开始的，所以不会保存。
leave-game-stay = 留在这里
leave-game-open = 打开链接
link-later = 它由本页面的更新版本生成
link-damaged = 它已损坏或不完整
link-too-long = 它太长
share-deal = 这副牌
share-deal-text = 同样的牌，从头开始。
share-position = 当前局面
share-position-text = 当前的牌面，可以从这里继续玩。其中包括暗牌。
share-known = 把局面存成文字或图片
share-known-text = 写信或写博客用：只含你知道的牌，暗牌不显示。
share-copy-text = 复制文字
share-save-picture = 保存图片
share-record = 这一局
share-record-text = 全部步骤，可供回放。
share-own = 这是自定义游戏：牌局或局面的链接只有在添加过游戏文件的地方才能使用。
share-copy = 复制
share-send = 分享…
share-copied = 链接已复制。
share-text-copied = 文字已复制。
share-refused = 浏览器不允许复制：请选中链接手动复制。

## Side panel

side-moves = 步骤
side-empty = 你走的每一步都会列在这里，选择一步即可回到那里。
unseen-close = 隐藏未见过的牌

## Notes

note-title = 备注
note-at = { $moves ->
    [0] 开局
   *[other] 第{ $moves }步之后
}
note-about = 备注跟着这一局保存：在走法分支、复盘和导出的文件里都能看到。
note-keep = 保存
move-tree-notes = 备注

## The hundred

hundred-about = 所有人都打同样的一百局，每局只有一次机会。只算第一次：见过的牌局就作废了。
hundred-kind = 怎么打
hundred-own = 可以撤销
hundred-undo-off = 不撤销
hundred-deal = 第{ $number }局：{ $state ->
    [won] 赢了
    [lost] 输了
    [begun] 打了一半
    [other] 用别的方式打过
   *[none] 还没打
}
hundred-standing = 打了{ $ended }局，赢了{ $won }局，共{ $of }局。
hundred-hints = 一直照着公平玩家的提示走：{ $of }局赢{ $won }局（{ $share }）。
hundred-next = 打第{ $number }局
hundred-site = 在本站
hundred-site-players = { $players ->
    [0] 还没有人打完百局。
   *[other] 已有{ $players }位玩家打完百局。
}
hundred-site-progress = 你的{ $of }局首次尝试中，本站已记录{ $finished }局。
hundred-site-account = 有账号并分享成绩，打完最后一局后就会出现在这里。

## Replay

replay-title = 回放：{ $game }
replay-controls = 回放
replay-first = 跳到开头
replay-back = 后退一步
replay-play = 播放
replay-pause = 暂停
replay-forward = 前进一步
replay-last = 跳到末尾
replay-position = 步数
replay-at = 第{ $move }步，共{ $of }步
replay-start = 开局
replay-pace = 速度
replay-pace-slow = 慢
replay-pace-normal = 正常
replay-pace-fast = 快
replay-pace-rapid = 极快
replay-pace-played = 按实际速度
replay-play-on = 从这里接着玩

## Watching

watch-on = 电脑看到的和你一样。点一下牌桌，就由你接着玩。
watch-assists = 这一局现在算作用过辅助，与你独立获胜的牌局分开统计。
watch-no-way = 电脑不知道接下来怎么走了。轮到你了。
watch-stop = 停止

## Moves in thought

what-if-text = 试走：这里的步骤都不算数。
what-if-wins = 这样走就能获胜。
what-if-play = 就这样走
what-if-back = 回到牌局
what-if-begun = 试走：随意移动，都不算数。未知的牌保持背面朝上。按 Esc 回到牌局。
what-if-ended = 已回到牌局：牌桌和刚才一样。
what-if-played = 已走{ $moves }步

## Appearance

appearance-theme = 牌桌
appearance-theme-felt = 绿呢
appearance-theme-dew = 夜露
appearance-theme-walnut = 胡桃木
appearance-theme-night = 夜空
appearance-theme-paper = 纸面
appearance-theme-slate = 石板
appearance-theme-rose = 玫瑰
appearance-theme-spring = 春
appearance-theme-autumn = 秋
appearance-theme-winter = 冬
appearance-theme-contrast = 高对比度
appearance-photo = 自己的照片
appearance-photo-text = 照片会略微调暗后铺在牌桌上，绝不会离开此浏览器。
appearance-photo-choose = 选择照片
appearance-photo-remove = 移除
appearance-photo-problem = 无法使用这张照片。
appearance-scheme = 浅色或深色
appearance-scheme-auto = 跟随系统
appearance-scheme-light = 浅色
appearance-scheme-dark = 深色
appearance-style = 牌面样式
appearance-style-classic = 经典
appearance-style-modern = 现代
appearance-pack = 牌面
appearance-pack-two-colour = 双色
appearance-pack-four-colour = 四色
appearance-pack-high-contrast = 高对比度
appearance-shade = 牌面明暗
appearance-shade-light = 浅色牌面
appearance-shade-dark = 深色牌面
appearance-back = 牌背
appearance-back-theme = 随主题搭配
appearance-back-photo = 自己的照片
appearance-back-photo-text = 照片的中间部分会成为牌背，绝不会离开此浏览器。
appearance-back-web = 蛛网
appearance-back-dew = 露珠
appearance-back-fan = 折扇
appearance-back-botanical = 枝叶
appearance-back-stars = 星纹
appearance-back-tartan = 苏格兰格
appearance-back-spider = 蜘蛛
appearance-back-lattice = 格纹
appearance-back-waves = 波纹
appearance-back-rosette = 玫瑰花纹
appearance-back-weave = 编织纹
appearance-back-suits = 花色
appearance-back-plain = 纯色
appearance-large-index = 大号点数和花色
appearance-large-index-auto = 牌小时
appearance-large-index-normal = 从不
appearance-large-index-large = 总是

## Settings

settings-language = 语言
settings-language-auto = 跟随浏览器
settings-motion = 动画
settings-motion-auto = 跟随系统
settings-motion-slow = 慢
settings-motion-normal = 正常
settings-motion-fast = 快
settings-motion-off = 关闭
settings-motion-reduced = 你的设备要求减少动态效果，因此“跟随系统”等于关闭。选择其他选项则以你的选择为准。
settings-celebration = 获胜时
settings-celebration-theme = 随主题搭配
settings-celebration-random = 随机
settings-celebration-cascade = 弹跳的纸牌
settings-celebration-fountain = 喷泉
settings-celebration-fireworks = 烟花
settings-celebration-web = 蜘蛛网
settings-celebration-none = 无
settings-size = 牌的大小
settings-left-handed = 左手模式：牌堆在左边
settings-click-takes = 点击选中牌，再次点击放下
settings-volume = 音量
settings-volume-percent = { $percent }%
settings-haptics = 振动
settings-haptics-off = 关闭
settings-haptics-runs = 完成顺子和获胜时
settings-haptics-cards = 每次落牌时
settings-relaxed = 休闲模式：隐藏得分、步数和计时
settings-relaxed-text = 照样会记录，一局结束时显示。
settings-clock = 显示计时
settings-only-winnable = 只玩有解牌局
settings-only-winnable-text = 最初的蜘蛛纸牌总是有解的牌局：直到你赢一局，或结束三局为止。
settings-no-undo = 不用撤销
settings-no-undo-text = 开局前选定：不能退回，走不动就算输。这样的牌局单独统计。
settings-share = 分享已结束牌局的成绩

## The end of a game

celebration-skip = 点按或按任意键跳过
game-over-won = 你赢了！
game-over-stuck = 无牌可走
game-over-parts = 得分明细
game-over-part-start = 起始
game-over-part-moves = 步数
game-over-part-undos = 撤销
game-over-part-runs = 收走的顺子
game-over-parts-text = 发牌不扣分；撤销的步数仍然算数。
game-over-away = 这部分无法加载，请联网后再试。
game-over-review = 复盘
game-over-rank = { $place ->
    [1] 在你的{ $wins }次胜局中得分最高
   *[other] 按得分，在你的{ $wins }次胜局中排第{ $place }
}
game-over-streak = 连胜{ $wins }局
game-over-others-deal = 玩家分享了这副牌的{ $played }局成绩，胜率{ $percent }。
game-over-others-game = 所有玩家共玩{ $played }局，胜率{ $percent }。
game-over-others-time = 平均用时{ $time }。
game-over-others-none = 还没有其他玩家的结果。
game-over-hard = 这一局有多难？
game-over-measure = 看看
game-over-best-first = 首次获胜
game-over-best-time = 最短用时
game-over-best-moves = 最少步数
game-over-best-points = 最高得分
game-over-assisted = 用过辅助，因此单独统计。
game-over-stuck-text = 这一局输了。你可以撤销几步，换一种走法。
game-over-lost-text = 这一局输了：这一局不能撤销。
game-over-play = 再来一局
game-over-daily = 下一个每日牌局
game-over-daily-of = 下一个每日牌局：{ $game }
game-over-share = 分享…
result-title = 分享成绩
result-picture = 图片：{ $game }。{ $figures }。{ $story }
result-story = 曲线显示每一步之后已成序的牌。发了{ $rows }轮牌，收走{ $runs }条顺子。
result-order = 已成序的牌
result-hidden = 暗牌
result-rows = 发一轮牌
result-runs = 顺子
result-send = 分享图片
result-save = 保存图片
result-line = 复制为一行
result-challenge = 复制挑战链接
result-challenge-text = 挑战链接会打开这一局，并以你的成绩为目标。链接里还带着你的走法，对方看不到，只用来竞速。
result-film = 制作本局动画
result-film-making = 正在制作动画
result-film-send = 分享动画
result-film-save = 保存动画
result-film-done = 动画已完成：{ $size }MB，GIF格式，处处可看。
result-copied = 已复制。
result-back = 返回
result-failed = 此浏览器无法完成。
challenge-begins = 朋友在这一局用{ $moves }步得了{ $score }分。你能超过吗？
challenge-begins-by = { $by }在这一局用{ $moves }步得了{ $score }分。你能超过吗？
challenge-title = 挑战
challenge-own = 你
challenge-theirs = 目标
challenge-beaten = { $by ->
    [none] 你赢了挑战！
   *[other] 你超过了{ $by }！
}
challenge-equal = { $by ->
    [none] 打平了！
   *[other] 你和{ $by }打平了！
}
challenge-missed = { $by ->
    [none] 还没有超过。
   *[other] { $by }仍然领先。
}

## Races

ghost-race = { $by ->
    [own] 与你之前的一局竞速
    [none] 与影子竞速
   *[other] 与{ $by }竞速
}
ghost-name = { $by ->
    [own] 你之前的一局
    [none] 影子
   *[other] { $by }
}
ghost-level = 不分先后
ghost-ahead = 领先{ $cards }张牌
ghost-behind = 落后{ $cards }张牌
ghost-title = 走了同样步数时已成序的牌（以K开头的顺子中的，或已收走的）
ghost-end = 结束竞速
ghost-begins = { $by ->
    [own] 你正在与自己之前的一局竞速。
    [none] 你正在与影子竞速。
   *[other] 你正在与{ $by }竞速。
}
ghost-said-ahead = { $by ->
    [own] 你领先于自己之前的一局。
    [none] 你领先于影子。
   *[other] 你领先于{ $by }。
}
ghost-said-behind = { $by ->
    [own] 你之前的一局领先。
    [none] 影子领先。
   *[other] { $by }领先。
}
ghost-said-over = { $by ->
    [own] 你之前的一局此时已经获胜。
    [none] 影子此时已经获胜。
   *[other] { $by }此时已经获胜。
}
ghost-finish-first = 你赢得了竞速，少用了{ $moves }步！
ghost-finish-level = 竞速打平：两局步数相同。
ghost-finish-second = 你输掉了竞速，多用了{ $moves }步。
ghost-stuck-ahead = 竞速失败，虽然你当时领先{ $cards }张牌。
ghost-stuck-level = 竞速失败，虽然当时不分先后。
ghost-stuck-behind = 竞速失败：你当时落后{ $cards }张牌。
ghost-chart = 每一步之后已成序的牌：你用了{ $own }步，另一局用了{ $theirs }步
ghost-again = 再次竞速
ghost-best = 与自己的最佳成绩竞速
ghost-race-it = 与这一局竞速
ghost-refused-long = 这一局太长，无法竞速。
ghost-refused-illegal = 无法竞速：那一局的第{ $move }步在这副牌里走不了。它可能来自另一副牌，或规则不同。
ghost-refused-unfinished = 无法竞速：那一局没有以获胜结束。

## Lessons

learn-text = 真实牌桌上的短课，每一步都由你来走。
learn-done = 已完成
lesson-step = 第{ $number }步，共{ $steps }步
lesson-show = 演示一下
lesson-skip = 跳过
lesson-next = 下一步
lesson-retry = 再试一次
lesson-close = 结束这一课
lesson-go-on = 下一课：{ $lesson }
lesson-back = 回到我的牌局
lesson-unknown = 没有这一课。

## Puzzles
mistakes-title = 你的失误
mistakes-noted = 这个局面明天会在残局中再次出现。
mistakes-due = 为曾导致失败的{ $count }步找出更好的走法
mistakes-later = 下一个将在{ $day }再次出现。
mistakes-next = 下一个失误
puzzles-today = 每日残局
puzzles-solved = 已解开
puzzles-rating = 等级分
puzzles-row = 连续天数
puzzles-firsts = 一次解开
puzzles-goal = 类型
puzzles-goal-any = 所有类型
puzzles-goal-onlyMove = 唯一一步
puzzles-goal-emptyColumn = 清空一列
puzzles-goal-completeRun = 完成一组顺子
puzzles-level = 难度
puzzles-level-any = 所有难度
puzzles-level-easy = 简单
puzzles-level-medium = 中等
puzzles-level-hard = 困难
puzzles-fresh = 共{ $of }个残局，还有{ $count }个没试过
puzzles-next = 下一个残局
puzzle-title = 第{ $number }号残局
puzzle-solved-first = 一次就解开了！等级分现在是{ $rating }。
puzzle-shown = 这就是解法。
puzzle-solution = 解法
puzzle-all = 全部残局
puzzle-close = 离开残局
puzzle-unknown = 没有这个残局。

## The chance of winning

settings-chance = 胜率
settings-chance-text = 公平玩家从当前局面获胜的可能性，它同样看不到暗牌。本局会标记为“看过胜率”，在排行榜上按用过辅助计算。
chance-title = 胜率，只凭已知的牌估计

## The coach

first-steps-move = { $touches ->
    [yes] 轻点这张牌，
   *[no] 点击这张牌，
}它会移到合适的位置。也可以拖动。
first-steps-undo = 改主意了？想撤销多少步都可以。
first-steps-stock = 没有好的走法了？从牌堆再发一轮牌。
first-steps-skip = 跳过这些提示

settings-coach = 教练
settings-coach-text = 说明从提示和不允许的走法中能学到什么，不影响这一局的成绩。
coach-why-off-table = 收走的牌不会再碍事，压在下面的牌也重新可用。
coach-why-turns-up = 先翻暗牌：每翻开一张，就多一些走法。
coach-why-makes-vacancy = 空列是理牌的地方，填之前先想一想。
coach-why-joins = 能一起移动的牌更有用，有多处可放时优先接在这里。
coach-why-order = 每接好一张牌，就少一张碍事的牌。
coach-why-prepares = 再往前看一步：这一步还没有好处，下一步就有了。
coach-why-toward-card = 以翻开一张新牌为一个目标：先选定想看的那张牌，再为它清出路来。
coach-why-toward-row = 新发的一轮牌会盖住每一列，所以发牌前先把能理顺的理顺。
coach-why-deal-row = 新发的一轮牌会盖住已成序的牌，所以像现在这样没有更好的走法时再发牌。
coach-why-fills-vacancy = 选一张能腾出别的牌的，或者很快又能移走的牌。
coach-why-nothing-better = 走哪步都没用时，撤销到还有选择的地方，换一种走法。
coach-why-toward-win = 所有牌都知道之后就不会再有意外了：一直想到最后再走。
coach-why-wins = 引擎能看到暗牌。比较一下它的走法和原来的想法。
coach-declined-nowhere-to-go = 找一找能接的牌，可能要先把它露出来。
coach-refusal-not-open = 暗牌上面没有牌时就会翻开。
coach-refusal-one-at-a-time = 一张一张地移开，每张都要有地方放。
coach-refusal-not-in-sequence = 只有连续的牌才能一起移动，先从末尾开始。
coach-refusal-not-a-run = 这些牌可以叠放，但不能一起移动。尽量接能在一起的牌。
coach-refusal-wrong-rank = 拿起牌以后，能放的地方都会标出来。
coach-refusal-nothing-goes-on = 这样的牌会封住所在的列，直到它移走，放的时候要留意。
coach-refusal-wrong-suit = 这个游戏不仅看点数，也看花色。
coach-refusal-vacancy-takes-kings = 清空一列之前，先准备好一张K。
coach-refusal-vacancy-stays-empty = 在这个游戏里，空出的列不能再放牌。还用得上时，先留一张牌在那里。
coach-refusal-foundation-next = 这里要一张一张地放，先腾出下一张需要的牌。
coach-refusal-stock-is-empty = 不会再有新牌了，需要的牌都在桌上。
coach-refusal-deal-needs-full-columns = 选一张能腾出别的牌的，或者很快又能移走的牌。

## Goals
goals-reached = 已达成{ $reached }个，共{ $all }个
goals-on = { $date }达成
goals-once = 已达成
goals-text = 目标根据保存的牌局（包括导入的）以及课程和残局来判断，不影响牌局的成绩。
goals-told = 一局结束时说明达成了哪些目标
goals-new = { $count ->
    [1] 达成目标
   *[other] 达成{ $count }个目标
}
goals-group-games = 游戏
goals-group-skill = 技巧
goals-group-daily = 每日牌局
goals-group-learning = 学习
goal-wins = 赢{ $need }局
goal-tip-wins = 先翻暗牌：每翻开一张就多出新的走法。
goal-game = 赢一局{ $game }
goal-tip-game-spider-1 = 只有一种花色，任何顺子都能移动。先整理，晚发牌。
goal-tip-game-spider-2 = 尽量把同花色的牌接在一起，只有为了腾出牌才混花色。
goal-tip-game-spider = 一个空列胜过一长串混色的牌。
goal-tip-game-spiderette = 只有七列，每腾出一列就抵两列。
goal-tip-game-scorpion = 每张明牌都能带着上面的牌一起移动，找找它该接到哪张牌上。
goal-tip-game-simple-simon = 所有牌都看得见，走第一步之前先想远一些。
goal-different = 赢{ $need }种不同的游戏
goal-tip-different = 在一种游戏里学到的，在下一种里也用得上。
goal-large = 赢一局三副牌以上的游戏
goal-tip-large = 一次只整理少数几列，尽早腾出一列。
goal-unassisted = 不靠辅助赢{ $need }局
goal-tip-unassisted = 要提示之前，先找出腾出最多牌的一步。
goal-no-undo = 不撤销也不靠辅助赢{ $need }局
goal-tip-no-undo = 动牌之前多想一步。
goal-row = 连赢{ $need }局
goal-tip-row = 蜘蛛纸牌几乎每一局都有解，慢慢来。
goal-moves = 在{ $need }步以内赢一局{ $game }
goal-tip-moves = 每张牌只移一次，移到能留下的地方：同花色的牌上。
goal-minutes = 在{ $need }分钟以内赢一局
goal-tip-minutes = 点一下牌就走它最好的一步，很少需要拖动。
goal-again = 赢一局以前输过的牌
goal-tip-again = 输了的牌局，复盘会指出输在哪一步。
goal-undos = 赢一局撤销过{ $need }步的牌
goal-tip-undos = 撤销也是学习：回到上一个真正的岔路口，走另一条路。
goal-daily = 赢{ $need }局每日牌局
goal-tip-daily = 同一天大家的牌都一样，成绩可以比较。
goal-streak = 连续{ $need }天
goal-tip-streak = 漏掉一天没关系。
goal-lessons = 学完{ $need }课
goal-tip-lessons = 每课只要几分钟，由玩家自己走。
goal-puzzles = 解开{ $need }个残局
goal-tip-puzzles = 残局来自真实的牌局，在那里有用的，在自己的牌局里也有用。
goal-first-tries = 一次解开{ $need }个残局
goal-tip-first-tries = 先在心里走一遍再动牌。
goal-hard = 解开{ $need }个困难的残局
goal-tip-hard = 从结尾想起：目标之前的一步要满足什么？

## 自定目标
goals-quiet = 通用目标
personal-title = 自定目标
personal-none = 给自己定个目标吧：从那时起的牌局都会计入。
personal-add = 定一个目标
personal-set = 定下这个目标
personal-set-it = 已定下：{ $goal }
personal-remove = 移除目标：{ $goal }
personal-removed = 已移除：{ $goal }
personal-full = 已有{ $goals }个目标。要定新的，请先移除一个。
personal-since = { $date }起
personal-this-week = 本周
personal-week-done = 本周已达成（{ $date }）
personal-first-tries = 每副牌只算第一次。
personal-what = 目标
personal-kind-wins = 赢若干局
personal-kind-week = 每周都赢
personal-kind-row = 连赢
personal-kind-moves = 用很少的步数赢
personal-kind-minutes = 赢得快
personal-way = 玩法
personal-way-of = { $way ->
   *[helped] 方式不限
    [new-card] 不用帮助
    [undo] 不用帮助，翻出新牌后不撤销
    [no-undo] 不撤销
    [undo-off] 开局前选择不可撤销
}
personal-in-this-way = { $goal }（{ $way }）
personal-any = 任何游戏
personal-played = 玩过的游戏
personal-others = 其他游戏
personal-number-wins = 赢的局数
personal-number-week = 每周赢的局数
personal-number-row = 连赢的局数
personal-number-moves = 最多步数
personal-number-minutes = 最多分钟数
personal-less = 减少
personal-more = 增加
personal-best-moves = 目前最好：{ $moves }步
personal-best-time = 目前最好：{ $time }
personal-wins = { $of ->
    [any] 赢{ $need }局
   *[one] 赢{ $need }局{ $game }
}
personal-week = { $of ->
    [any] 每周赢{ $need }局
   *[one] 每周赢{ $need }局{ $game }
}
personal-row = { $of ->
    [any] 连赢{ $need }局
   *[one] 连赢{ $need }局{ $game }
}
personal-moves = { $of ->
    [any] 在{ $need }步以内赢一局
   *[one] 在{ $need }步以内赢一局{ $game }
}
personal-minutes = { $of ->
    [any] 在{ $need }分钟以内赢一局
   *[one] 在{ $need }分钟以内赢一局{ $game }
}

## Help

help-rigged = 有没有作弊？
help-pointer = 鼠标和触摸
help-pointer-text = 点击或轻触一张牌，它会连同上面的牌移到最合适的位置。也可以拖动牌：能放的位置会亮起。从一列的任何地方都可以开始拖动。点击或轻触牌堆可发一轮牌。
help-fingers-text = 在触摸屏上，用两根手指轻触牌桌，就能撤销一步。张开两根手指可以放大；放大后，用一根手指在牌以外的地方拖动，或用两根手指在任何地方拖动，就能移动视图。
help-keys = 按键
help-keys-text = 大写锁定不影响按键。键盘上没有拉丁字母时，以按键的位置为准；数字需要按 Shift 的键盘，不按 Shift 也可以。
help-engine-text = 提示只使用你见过的牌。引擎能看到所有的牌：它能判断是否还有解，带你退回到有解的局面，并演示如何获胜。这会透露一些暗牌的信息，所以你不使用引擎，它就什么也不做。用过提示或引擎的牌局算作用过辅助，与其他牌局分开统计。
help-ghost = 竞速
help-ghost-text = 赢过的一局结束时，或在已保存的牌局中，可以与之前的胜局竞速：同一副牌再玩一次，牌桌上方显示双方走了同样步数时的进度。朋友的挑战也可以这样比。你只能看到有多少张牌已成序，看不到任何牌或走法，所以这一局照常计入。
help-licences = 本程序及其所含组件的许可证
key-column = 拿起一列的牌；再按目标列的编号，或再按一次相同的编号走最合适的一步
key-walk = 在牌桌上移动
key-obvious = 当前这张牌最合适的一步；放下选中的牌
key-pick = 选中当前这张牌；放下它
key-undo = 撤销
key-redo = 重做
key-watch = 观看自动打牌；你自己走一步就会停止
key-saved-games = 已保存的牌局
key-what-if = 试走几步，不算数
key-share = 分享链接
key-back = 放回选中的牌；关闭窗口

## 浏览器缺少的功能

lacking-web-assembly = Webspinner 需要 WebAssembly，但此浏览器在这里不允许使用它。如果 iPhone、iPad 或 Mac 处于锁定模式，请为本网站关闭该模式：在 Safari 地址旁的菜单中关闭，在 Mac 上则在“设置”›“网站”中关闭。在 Edge 中，请点按地址前的图标，为本网站关闭增强安全性。然后刷新页面。

## Talking to the server

site-loading = 加载中…

## Sharing results

share-ask = 要分享你已结束牌局的成绩吗？它们会计入每日牌局的排行榜和全部玩家统计。
share-ask-change = 你可以随时在设置中更改。
share-no = 不用了，谢谢
share-yes = 好的，分享
share-waits = 你的成绩尚未发送。{ $why }
share-counts = 你的成绩已计入。

## Daily deals and their leaderboards

daily-text = 每个游戏每天一局，人人相同，而且都有解。每天{ $time ->
    [midnight] 午夜
   *[other] { $time }
}更新。
daily-today = 今天，{ $day }
daily-play = 开始
daily-play-it = 开始{ $game }
daily-continue = 继续
daily-continue-with = 继续{ $game }
daily-board = 排行榜
daily-board-of = { $game }的排行榜
daily-begun = 已开始
daily-none = 这一天没有牌局。
daily-pending = 尚未准备好：{ $games }。
daily-other-version = 这一局属于这个游戏的另一个版本。请刷新页面后再玩。
daily-featured = 今日之选
daily-usual = 你最常玩的游戏
daily-more = 更多游戏
daily-late = 计入当月奖牌，但不计入连胜：连胜要求在一周内开局。
daily-unserved = 这个网页没有服务器：没有排行榜，你的成绩只保存在这个浏览器里。
daily-finding = 正在寻找有解的牌局…
daily-dealless = 没有找到有解的牌局，因此这个游戏这一天没有牌局。
calendar-own = 当天赢下
calendar-won = 后来赢下
calendar-played = 已玩
calendar-missed = 错过
calendar-earlier = 上个月
calendar-later = 下个月
streak-days = { $days ->
    [0] 还没有连胜：今天就赢一局吧！
   *[other] 已连胜{ $days }天
}
streak-rule = 当天的每日牌局赢一局，就算一天。错过一天不要紧，连续错过两天，连胜就结束。
medal-bronze = 铜牌
medal-silver = 银牌
medal-gold = 金牌
month-won = { $days }天中赢了{ $won }天
month-next-bronze = 再赢{ $more }天得铜牌
month-next-silver = 再赢{ $more }天得银牌
month-next-gold = 再赢{ $more }天得金牌
month-rule = 赢{ $bronze }天得铜牌，{ $silver }天得银牌，全部赢下得金牌。什么时候赢都可以。
medals-title = 每月奖牌
board-of = { $game }的排行榜
board-back = 返回每日牌局
board-by = 排序
board-by-score = 得分
board-by-moves = 步数
board-by-time = 用时
board-field-unassisted = 未用辅助
board-field-no-undo = 没有撤销
board-field-assisted = 用过辅助
board-place = 名次
board-player = 玩家
board-nobody = 匿名
board-registered = 注册玩家
board-you = （你）
board-own-place = 你的名次：第{ $place }名，共{ $places }名。
board-empty = 还没有成绩。
board-more = 显示更多
house-name = 庄家
house-plays = 庄家也在玩这一局：到目前为止{ $played }次中赢了{ $won }次。
house-played =
    { $games ->
        [1] { $won ->
            [0] 庄家看到的和你一样多，没有赢下这一局。
           *[other] 庄家看到的和你一样多，赢下了这一局。
        }
       *[other] 庄家看到的和你一样多，这一局{ $games }次中赢了{ $won }次。
    }
house-race = 与庄家比赛

## Global statistics

global-what = 牌局
global-all-deals = 所有牌局
global-you = 你
global-unassisted = 全部玩家
global-assisted = 用过辅助
global-text = 前两栏统计未用辅助的牌局。“全部玩家”包括所有分享过的成绩。

## The account

account-nickname = 排行榜上的名字
account-nickname-text = 只有账号才需要。其他玩家能看到这个名字。
account-devices = 在所有设备上同步你的牌局
account-devices-text = 使用通行密钥登录，就能在所有设备上查看你的牌局。无需密码。服务器只保存你的名字、牌局、通行密钥的公开部分，以及你注册和上次登录的时间。登录后会开启成绩分享。
account-sign-up = 创建账号
account-sign-in = 登录
account-sharing = 分享
account-sharing-text = 分享的内容包括这一局的步骤、用时，以及你在排行榜上的名字（如果有）。
account-waiting = 有{ $results }个成绩尚未发送。
nickname-empty = 名字至少要有一个字母、汉字或数字。
nickname-long = 名字最多24个字符。
nickname-invisible = 名字里有看不见的字符。
nickname-marks = 名字里有一个字符的附加符号太多。
nickname-scripts = 名字混用了不同文字的字母。
nickname-needed = 账号需要一个名字。
nickname-taken = 已有玩家使用这个名字或与之相似的名字。
nickname-refused = 服务器不接受这个名字。
passkeys-insecure = 通行密钥需要安全连接（https）。
passkeys-site = 本站不提供账号功能。
passkeys-unknown = 这个浏览器不支持通行密钥。
passkey-not-given = 没有使用通行密钥。请重试。
passkey-already = 这台设备上已经有你的通行密钥。
passkey-address = 这台服务器的通行密钥在这个网址上无法使用。
passkey-not-supported = 这台设备不支持这种通行密钥。
passkey-failed = 通行密钥未能使用。
account-since = 已登录。账号创建于{ $day }。
account-rename = 修改名字
account-passkeys = 通行密钥
account-passkeys-text = 通行密钥可以在同步它的所有设备上使用。不同步的设备请另外添加一个。
account-passkey = 通行密钥{ $number }，添加于{ $day }
account-passkey-add = 添加通行密钥
account-passkey-remove = 移除
account-passkey-remove-this = 移除{ $passkey }
sync-title = 此设备上的牌局
sync-switch = 同步我的牌局
sync-text = 把所有牌局（包括未结束的）、自定义游戏和设置存入账号。凡是打开此选项的设备，都会有这些内容。声音、动画和牌的大小由各设备自行决定。
sync-now = 立即同步
sync-busy = 正在同步…
sync-last = 上次同步：{ $time }
sync-waiting = { $count ->
   *[other] 还有{ $count }项更改等待发送。
}
account-data = 你的数据
account-bring = 获取我其他设备上的牌局
account-export = 下载我的全部数据
account-sign-out = 退出登录
account-delete = 删除账号
account-delete-text = 你的名字、通行密钥以及与牌局的关联将从服务器上永久删除。你的成绩仍会计入，但不再显示与你有关。这个浏览器中的牌局会保留。
account-delete-yes = 永久删除
account-signed-up = 欢迎！从现在起，你的牌局会保存并同步到所有设备。
account-signed-in = 你已登录。
account-signed-out = 你已退出登录。
account-renamed = 名字已修改。
account-passkey-added = 通行密钥已添加。
account-passkey-removed = 通行密钥已移除。其他设备已退出登录。
account-last-passkey = 不能移除最后一个通行密钥，否则你将无法登录。
account-deleted = 你的账号已删除。
account-brought = 你已登录。{ $games ->
    [0] 你的牌局全都在这里。
   *[other] 又获取了{ $games }局。
}
account-not-kept = 这个浏览器无法保存这些牌局：{ $trouble ->
    [full] 存储空间已满。
   *[refused] 它不保存任何数据。
}

## Below the table

note-left-continue = 继续那一局
note-sounds = 打开音效？
note-sounds-yes = 打开
note-sounds-no = 不用了
store-full = 浏览器的存储空间已满：你可以继续玩，但牌局不会保存。
store-refused = 浏览器不保存任何数据：你可以继续玩，但关闭页面后牌局就会丢失。

## Make a game

maker-title = 自制游戏
maker-text = 从任何一个游戏开始，随意改动。规则和牌桌会随之变化。
maker-base = 以此为基础
maker-name = 游戏名称
maker-chances = 能赢多少
maker-won = 电脑能看到所有的牌，在{ $deals }局中赢了{ $won }局；{ $lost }局必输。
maker-quick = 如果只看你能看到的牌、快速地打，它能赢{ $won }局。
maker-length = 赢一局大约要{ $moves }步。
maker-copy-file = 复制文件
maker-file-copied = 文件已复制到剪贴板。
maker-copy-link = 复制链接
maker-link-copied = 链接已复制到剪贴板。
maker-play = 保留并开始

# The texts of the page in Simplified Chinese.

## The table

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
picture-stock = 牌堆：{ $rows ->
    [0] 空
   *[other] 还有{ $rows }轮
}
board-collected = 已收走的顺子：{ $runs }/{ $of }

## The bar

bar-games = { $game }：选择游戏
bar-cards = 列出的牌
bar-points = { $network } / { $windows }
bar-points-title = 网络分 / Windows分
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

## The menu

menu-new = 新的一局
menu-games = 游戏
menu-restart = 同一局从头开始
menu-replay = 回放这一局
menu-rules = 规则
menu-engine-hint = 引擎提示
menu-back = 退回到还能赢的地方
menu-solution = 显示解法
menu-settings = 设置
menu-help = 帮助

## What is said under the table, and aloud

said-dealt = { $game }已发好牌。
said-in-hand = 手中：{ $card }。{ $places ->
    [0] 没有可放之处。
   *[other] 可放到：{ $targets }。
}
said-place = { $kind ->
    [foundation] 第{ $number }个基础堆
    [collected] 已收走的顺子
   *[column] 第{ $number }列
}
said-undo = 已撤销
said-redo = 已重做
said-restart = 同一局从头开始
note-hint = 提示：{ $move }（{ $why }）
note-no-hint = 没有可走的步。
note-bad-link = 链接打不开：{ $reason }
note-engine-looks = 引擎正在寻找，你可以继续玩。
note-engine-lost = 这里已经输了：无论怎么走都赢不了。
note-engine-never = 这一局从一开始就赢不了。
note-engine-unknown = 引擎既没有找到赢法，也没能证明赢不了。
note-back = { $moves ->
    [0] 从这里还能赢。
   *[other] 退回{ $moves }步：从这里还能赢。
}

## Whether the game can be won

standing-won = 能赢
standing-looks = 还不知道
standing-unknown = 不知道
standing-lost = 已输
standing-never = 一开始就已输
standing-back = 已输：{ $moves }步之前还能赢
standing-back-or-later = 已输：{ $moves }步之前或更晚还能赢
engine-watch-title = 让引擎看着这一局吗？
engine-watch-text = 引擎知道每一张牌，包括暗牌。它看着的时候，牌桌下面的一行会说明这一局还能不能赢。这会透露一些暗牌的情况，凡是显示过的局都算作有辅助。它会一直看着，直到你关掉为止。
engine-hint-title = 要引擎给提示吗？
engine-back-title = 退回到还能赢的地方吗？
engine-solution-title = 显示解法吗？
engine-text = 引擎知道每一张牌，包括暗牌。它一旦帮忙，这一局就算作有辅助。

## Games and rules

games-title = 游戏
games-search = 按名称或种类搜索
games-facts = { $cards }张牌，{ $columns }列
games-none = 没有叫这个名字的游戏。
games-deal = 牌局
games-deal-random = 随机
games-start = 玩{ $game }
rules-title = { $game }的规则
rules-layout = { $game }开局时的牌面

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
settings-size = 牌的最大尺寸
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
settings-watch = 看着这一局还能不能赢
settings-watch-text = 引擎看得到每一张牌，所以会透露一些暗牌的情况，这样的局算作有辅助。

## The end of a game

end-won = 赢了！
end-stuck = 没有可走的步了
end-time = 用时：{ $time }
end-moves = { $moves }步，{ $undos ->
    [0] 没有撤销
   *[other] 撤销{ $undos }次
}
end-points = 网络分{ $network }，Windows分{ $windows }
end-assisted = 有辅助，所以另外统计。
end-stuck-text = 这一局输了：{ $reason }。你可以撤销几步。
end-again = 同一局再来一次

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
key-pause = 暂停
key-back = 放回手中的牌；关闭打开的窗口

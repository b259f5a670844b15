# The texts of the page in Simplified Chinese.

## The table

page-not-loaded = Webspinner 未能完全加载。请检查网络连接后刷新页面。
page-table = 牌桌
page-paused = 已暂停。轻触这里或按P键继续。
update-ready = 新版本已就绪。
update-reload = 刷新
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
   *[no] ，不能移动
}{ $target ->
    [yes] ，可以放置选中的牌
   *[no] { "" }
}
board-vacancy = 第{ $number }列，空{ $target ->
    [yes] ，可以放置选中的牌
   *[no] { "" }
}
board-foundation = 第{ $number }个收牌堆：{ $card ->
    [none] 空
   *[other] { $card }
}{ $target ->
    [yes] ，可以放置选中的牌
   *[no] { "" }
}
board-reserve = 第{ $number }张备用牌：{ $card ->
    [none] 空
   *[other] { $card }
}{ $target ->
    [yes] ，可以放置选中的牌
   *[no] { "" }
}
board-stock = 牌堆：{ $rows ->
    [0] 空
    [1] 发最后一轮，{ $cards }张牌
   *[other] 发一轮牌，还剩{ $rows }轮
}
board-collected = 已收走的顺子：{ $runs }/{ $of }

## The bar

bar-games = { $game }：选择游戏
bar-daily = 每日牌局，{ $day }
bar-points-label = 得分
bar-points = { $score }
bar-points-title = 得分：{ $score }。已成序的牌：{ $cards }。
bar-actions = 操作
deal-name = 牌局{ $deal }
bar-assisted = 用过辅助
bar-clock = 计时

## Buttons

button-menu = 菜单
button-undo = 撤销
button-redo = 重做
button-hint = 提示
button-finish = 完成
button-close = 关闭

## The buttons for playing, with one short word each: five beside each other on a small phone

tool-undo = 撤销
tool-redo = 重做
tool-new = 新局

## The menu

menu-group-play = 游戏
menu-group-game = 这一局
menu-group-engine = 引擎
menu-group-you = 我的牌局
menu-group-page = 设置与帮助
menu-new = 新的一局
menu-home = 首页
menu-games = 选择游戏
menu-daily = 每日牌局
menu-restart = 重新开始本局
menu-rules = 规则
menu-share = 分享链接
menu-give-up = 放弃
menu-unseen = 未见过的牌
menu-note = 给这一步写备注…
menu-what-if = 试走几步
menu-replay = 回放
menu-watch = 观看自动打牌
menu-deal-search = 有解牌局…
menu-difficulty = 本局难度
menu-analysis-on = 开启实时分析
menu-analysis-off = 关闭实时分析
menu-review = 复盘
menu-engine-hint = 引擎提示
menu-back = 退回到有解的局面
menu-solution = 显示解法
menu-goals = 目标
menu-hundred = 百局
menu-global-statistics = 全部玩家统计
menu-account = 账号
menu-appearance = 外观
menu-settings = 设置
menu-install = 安装为应用
menu-about = 关于本站
menu-more = 更多
menu-fewer = 收起
simple-name = 简易模式
simple-text = 大字、只发有解牌局、不显示得分和引擎；没有可走的好棋时会有语音提醒。

## What is said under the table, and aloud

said-dealt = { $game }：新的一局
said-in-hand = 已选中：{ $card }。{ $places ->
    [0] 没有位置可放。
   *[other] 可以放到：{ $targets }。
}
said-place = { $kind ->
    [foundation] 第{ $number }个收牌堆
    [collected] 已收走的顺子
   *[column] 第{ $number }列
}
said-undo = 已撤销
said-redo = 已重做
said-line = 已切换到另一分支
note-left = { $game }已保存。
note-left-lost = { $game }已保存。继续玩之前，它算作输。
note-undone = 已撤销：{ $move }
note-hint = 提示：{ $move }（{ $why }）
note-no-useful-move = 已没有有用的走法。
note-winnable-search = 正在寻找有解牌局…
note-winnable-failed = 寻找有解牌局失败，这一局是随机的。
note-bad-link = 无法打开链接：{ $reason }
note-engine-keeps-out = 这一题由你来解：引擎不参与。
note-engine-failed = 引擎出错了（{ $reason }）。你可以继续玩，下次使用时引擎会重新启动。
note-engine-absent = 引擎无法启动。你可以继续玩，下次使用时会再次尝试。
note-found-level = 这一局有解。与其他牌局相比，难度为{ $level }。

## Side panel

side-title = 侧边栏
side-open = 显示侧边栏
side-close = 隐藏侧边栏

## Live analysis

analysis-label = 实时分析
analysis-off = 显示能否获胜
analysis-failed = 引擎出错
analysis-won = 有解
analysis-searching = 分析中…
analysis-unknown = 无法判断

## Winnable deals and difficulty

level-medium = 中等

## Saved games

store-parted = 这一局在另一个窗口里也继续玩过，两份都已保存。
sync-parted = 这一局在另一台设备上也继续玩过，因此两个版本都已保存。
sync-continued = 已接着另一台设备上的进度继续。
source-too-large = 文件{ $file }太大。
source-unreadable = 文件{ $file }无法读取。

## Talking to the server

load-error-title = 暂不可用
load-error-text = 页面的这一部分未能加载。你可以继续玩，牌局已保存。联网后请重试；如果仍然不行，请刷新页面。
site-away = 暂时无法连接服务器。你可以继续玩。
site-none = 本页面没有用于成绩和每日牌局的服务器。其他功能都可以使用。
site-problem = 服务器拒绝了请求（状态{ $status }）。
site-misunderstood = 页面与服务器的版本不一致。请刷新页面。
site-too-large = 这一局太长，服务器无法接收。
site-no-room = 账号空间已满，无法再存更多牌局。请删除一些旧的。
site-not-logged-in = 登录已失效。请重新登录。
site-login-failed = 通行密钥验证失败。请重试。
site-other-site = 服务器认为这是来自其他网站的请求。
site-not-found = 服务器找不到这个。
site-conflict = 这个已经存在。
site-record = 服务器无法重现这一局。
site-own-game = 自定义游戏不计入全部玩家统计。
site-own-deal = 自定义牌局不计入全部玩家统计。
site-impossible = 这一局的时间或日期与服务器的时钟不符。
site-too-many = 请求太多。请稍等片刻。
site-internal = 服务器出了问题。请稍后再试。
site-not-yet = 服务器尚未就绪。请稍后再试。
site-sent-before = 这个成绩已经发送过。
site-refused = 有一局的成绩未被计入。{ $why }

# The Chinese texts that windows of the page share with pages of the terminal game.

## Windows that ask or search

engine-analysis-title = 开启实时分析？
engine-hint-title = 让引擎给出提示？
engine-back-title = 退回到最近的有解局面？
engine-solution-title = 显示解法？
deal-search-title = { $game }：有解牌局
deal-search-text = 引擎会随机检查牌局，并能看到其中所有的牌。知道有解并不会透露牌的位置，所以这一局与其他牌局同样计入统计。
deal-search-compares = 用于比较的牌局：{ $has }/{ $wants }
deal-search-tried = 已检查的牌局：{ $deals }
difficulty-waits = 引擎先求解这一局，再求解同一游戏的其他牌局作为比较。
difficulty-lost = 这一局无解。
difficulty-unknown = 引擎没能判断这一局是否有解。
difficulty-alone = 这一局有解。引擎已知的有解牌局太少，无法比较。
difficulty-quick = 只看明牌快速试玩{ $played }次，赢了{ $won }次，理好了{ $percent }%的牌。
difficulty-nodes = 引擎搜索{ $nodes }个局面后找到了解法。
difficulty-length = 找到的最短解法有{ $moves }步。
maker-name-example = 我的{ $game }
maker-waits = 电脑正在看五十局……

## Lists

saved-games-game = 游戏
saved-games-result = 结果
result-won = 已赢
result-lost = 已输
result-unfinished = 未结束
learn-steps = { $steps }步中的{ $done }步
hundred-title = 百局：{ $game }
chance-percent = 胜率{ $percent }%
games-none = 没有找到游戏。
note-no-room = 这条备注放不下：每条备注最多4000字节。

## What keys do

key-deal = 发一轮牌
key-hint = 提示；再按一次看下一个提示
key-engine-hint = 引擎提示：获胜走法的下一步
key-analysis = 开启或关闭实时分析
key-back-to-won = 退回到最近的有解局面
key-solution = 逐步显示解法
key-difficulty = 本局难度
key-finish = 牌局已无悬念时自动完成
key-unseen = 清点未见过的牌
key-new = 同一游戏的新一局
key-games = 所有游戏
key-move-tree = 走法分支
key-statistics = 统计
key-pause = 暂停
help-engine = 提示和引擎

# What the commands answer, in Simplified Chinese. The English file says what each is for.

## What the commands say

games-none-found = 没有游戏的标识、名称、分组或标签里有{ $words }
games-custom = 自定义游戏
check-game-valid = 游戏正确
check-neither = 这既不是记录，也不是游戏文件
check-records-valid = { $count ->
    [1] 一个记录，正确
   *[other] { $count }个记录，全部正确
}
check-record-number = 第{ $number }个记录
check-fingerprint = { $deal }的指纹是{ $fingerprint }
check-fingerprint-cards = 它是{ $cards }的SHA-256
check-fingerprint-other = { $deal }的指纹不同，是{ $fingerprint }
import-nothing-added = 没有加入任何牌局
import-done = { $added ->
    [0] 没有新的牌局
   *[other] 加入{ $added }局
}{ $known ->
    [0] {""}
   *[other] ，{ $known }局已经存在
}
export-done = { $count ->
    [0] 还没有保存的牌局：{ $path }里一局也没有
   *[other] 已把{ $count }局写入{ $path }
}
man-done = 已把{ $pages }页写入{ $path }

play-not-kept = 这一局不会保存：{ $error }

## What the solver found out

verdict-won = { $length ->
    [0] 能赢：已经赢了
   *[other] { $length }步能赢
}
verdict-lost = 输
verdict-unknown = 未知：{ $why ->
    [nodes] 达到了节点限制
    [memory] 达到了内存的限制
    [time] 达到了时间的限制
    [cancelled] 搜索被停止
   *[gave-up] 没有可尝试的了
}
solve-name = { $game } { $of }
solve-name-at = { $name }，{ $at ->
    [0] 开局
   *[other] { $at }步之后
}
solve-price = { $nodes }个局面，{ $seconds }秒
solve-proof-written = 证书已写入{ $file }：{ $count }个局面；可用`webspinner verify`检查
solve-proof-none = 没有写证书：只有证明了必输的局面才有证书
solve-proof-stopped = 未写入证书：在完成之前已停止

## Where a game was lost

analyze-progress = 正在分析第{ $number }步之后的局面，共{ $length }步
analyze-heading = { $game } { $deal }，{ $length ->
    [0] 还没有走
   *[other] { $length }步
}：{ $outcome }
analyze-goes-on = 未结束
analyze-result-lost = 输
analyze-won = { $count ->
    [1] 第{ $first }步
   *[other] 第{ $first }到{ $last }步
}之后能赢。
analyze-lost = { $count ->
    [1] 第{ $first }步
   *[other] 第{ $first }到{ $last }步
}之后已输。
analyze-unknown = { $count ->
    [1] 第{ $first }步
   *[other] 第{ $first }到{ $last }步
}之后不知道能否赢{ $why ->
    [nodes] ：达到了节点限制
    [memory] ：达到了内存的限制
    [time] ：达到了时间的限制
    [cancelled] ：搜索被停止
   *[several] {""}
}。
analyze-can-be-won = { $length ->
    [0] 这一局赢了。
   *[other] 现在还能赢，需要{ $length }步：
}
analyze-move-lost = 第{ $number }步{ $move }输掉了这一局。
analyze-one-of-moves-lost = 第{ $first }到{ $last }步中有一步输掉了这一局。
analyze-not-known-since = 不知道现在还能否赢。
analyze-back = { $lost }倒回{ $back }步能赢，需要{ $length }步：
analyze-never = 这个牌局赢不了。
analyze-lost-at-latest = 最晚在{ $first }步之后就输了。不知道之前能否赢。
analyze-nothing-known = 不知道能否赢。提高限制可能有帮助。
chart-won = 能赢
chart-unknown = 未知
chart-lost = 已输
luck-none-and-analyze = { $none }去掉--fair，analyze会显示输在哪一步。
luck-played = 走法
luck-better = 更好：{ $moves }
luck-after-and-rest = { $after }{ $rest }
luck-rest = 最后几步没有出现新牌：去掉--fair，analyze也会评判这几步。
luck-stopped = 分析被停止，后面的走法没有评判。
luck-totals = 共{ $decisions }次决策。送掉：合计{ $error }，平均每次{ $mean }。运气：合计{ $luck }。
luck-one-error = { $count ->
    [1] 第{ $first }步
   *[other] 第{ $first }到{ $last }步
}：{ $error }，更好：{ $better }

## Statistics

stats-kinds = 按玩法
stats-all-games = 所有游戏
stats-played = 已玩局数
stats-won = 赢
stats-lost = 输
stats-win-rate = 胜率
stats-win-ratio = 胜负比
stats-average-win-time = 平均获胜用时
stats-best-win-time = 最短用时
stats-highest-score = 最高分
stats-most-cards-in-order = 最多已成序的牌
stats-current-streak = 当前连胜或连败
stats-wins-in-a-row = { $length }连胜
stats-losses-in-a-row = { $length }连败
stats-longest-winning-streak = 最长连胜
stats-longest-losing-streak = 最长连败
stats-fewest-moves = 获胜最少步数
stats-average-moves = 获胜平均步数
stats-hundred = 百局：前一百局，每局只有一次机会
stats-hundred-series = { $ended }局赢{ $won }局{ $next ->
    [0] {""}
   *[other] ，下一局是第{ $next }局
}
stats-game = { $played }局赢{ $won }局{ $more ->
    [0] {""}
   *[other] ，另有{ $more }局用过辅助或再次玩
}

## Boards

standing = { $length ->
    [0] 开局
   *[other] { $length }步之后
}，{ $in-order }张牌理好
standing-ended = { $standing }，{ $outcome }
replay-after = { $move }
demo-title = { $name }（{ $deal }）：一局已保存的牌，因为这里不是终端
demo-how-to-play = 要玩请在终端里运行webspinner；webspinner --help列出其他一切

## Lessons

learn-line = { $name }（{ $steps }步）

## Puzzles

puzzle-heading = 第{ $number }号残局（{ $level ->
    [easy] 简单
    [medium] 中等
   *[hard] 困难
}，{ $rating }）：{ $name }，{ $deal }，{ $played ->
    [0] 开局
   *[other] { $played }步之后
}
puzzle-how = 输入3-4或3-4x2这样的着法，?看提示，>看答案。
puzzle-hint = 试试{ $move }。
puzzle-solution = 答案：{ $moves }

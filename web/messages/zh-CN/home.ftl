# The start screen.

home-continue = 继续{ $game }
home-suits = 玩蜘蛛纸牌
home-one = 单花色
home-two = 双花色
home-four = 四花色
home-hints = { $level ->
    [easy] 简单
    [medium] 中等
   *[hard] 困难
}：只照提示走，{ $of }局赢{ $won }局
home-play = 开始
home-demonstration-pause = 暂停自动演示
home-demonstration-play = 播放自动演示
home-daily = 今日牌局
home-won = 已赢
home-puzzle = 今日残局
home-learn = 两分钟学会
home-games = 全部游戏
home-promise = 免费的蜘蛛纸牌。无广告，无需账号，离线也能玩。
home-promise-online = 免费的蜘蛛纸牌。无广告，无需账号。
home-more = 更多

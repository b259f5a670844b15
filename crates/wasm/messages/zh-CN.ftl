said-card = { $card }
no-such-game = 这里没有名为{ $id }的游戏
own-game-id-taken = 内置游戏已使用标识{ $id }：请为你的游戏另取一个
not-understood = 网页与引擎版本不一致：请重新加载网页（{ $detail }）

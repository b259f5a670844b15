said-card = { $card }
no-such-game = 这里没有名为{ $id }的游戏
own-game-id-taken = 内置游戏已使用标识{ $id }：请为你的游戏另取一个

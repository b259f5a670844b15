said-card = { $card }
said-unknown = 第{ $column }列的下一张牌未知
no-such-game = 这里没有游戏{ $id }
custom-game-id-taken = 内置游戏已使用标识{ $id }：请为你的游戏换一个
custom-game-name-taken = 内置游戏已使用名称{ $name }：请为你的游戏换一个
not-understood = 页面与引擎的版本不一致：请刷新页面（{ $detail }）

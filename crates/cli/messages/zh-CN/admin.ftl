# The help of `webspinner admin` and what it says in Simplified Chinese.

## Help

command-admin =
    管理站点：列出、改名和移除玩家，列出、隐藏和移除结果

    站点可以正在运行：排行榜和统计会立即显示每个更改。
more-admin = 将要更改的内容会先列出，须经确认。每个更改输出一行并带时间，可用于自己的日志。
option-yes = 不询问直接执行
command-admin-players =
    列出玩家，最早注册的在最前

    给出文字时，只列出昵称中含有它的玩家；也会找到外观相似的名字。
option-admin-players-text = 昵称的一部分
option-admin-players-after = 从这个标识的玩家之后继续
option-admin-players-by-size = 共享内容最多的玩家排在最前
option-limit = 最多列出多少条
option-json = 每条显示为一行JSON
command-admin-results = 列出结果，最后收到的在最前
option-admin-results-player = 只列出这名玩家的：标识，或有账户或没有账户的名字
option-admin-results-game = 只列出这个游戏或这个牌局的，例如spider:ms:1
option-admin-results-deal = 只列出这个牌局的，例如ms:1
option-admin-results-day = 只列出这一天的每日牌局的
option-admin-results-hidden = 只列出已隐藏的
option-admin-results-after = 从这个标识的结果之后继续
command-admin-rename =
    给玩家换一个昵称，或去掉昵称

    新名字必须是玩家自己也能选用的。该玩家的结果会立即显示它。
option-player = 玩家：标识或昵称
option-admin-rename-nickname = 新昵称
option-admin-rename-none = 去掉昵称
command-admin-remove-player =
    移除玩家及其所有通行密钥和登录状态

    除非使用--with-results，结果会保留，但不带名字。玩家会立即登出，可以用新的通行密钥重新注册。
option-admin-remove-player-with-results = 同时移除结果
option-results = 结果的标识
command-admin-remove-result =
    彻底移除结果

    如果再次发送同一局，它会重新计入：要防止这一点，请改为隐藏结果。
command-admin-hide-result =
    隐藏结果：不再计入排行榜和统计

    它们仍算已发送，因此再次发送同一局不会有任何变化。
command-admin-show-result = 让隐藏的结果重新计入
command-admin-clear-name =
    去掉没有账户发送的结果上的名字

    结果本身仍然计入。要更改已注册玩家的名字，请用rename。
value-player = 玩家
value-nickname = 昵称
value-text = 文字
value-result = 结果
value-day = 日期

## What it says

admin-player = { $id }  { $since }  { $results ->
    [0] 没有结果
   *[other] { $results }个结果
}{ $kib ->
    [0] {""}
   *[other] {"  "}{ $kib } KiB
}  { $name }
admin-result = { $id }  { $at }  { $name }  { $deal }{ $day ->
    [none] {""}
   *[other] （{ $day }）
}  { $outcome ->
    [won] 赢
   *[lost] 输
}，{ $moves }步，{ $time }，得分{ $score }{ $assisted ->
    [yes] ，用过辅助
   *[no] {""}
}{ $hidden ->
    [yes] ，已隐藏
   *[no] {""}
}
admin-more = 还有更多：请加上--after { $id }
admin-no-player = 没有玩家{ $name }：请给出标识或昵称
admin-several-players = 有多名玩家叫{ $name }：请给出标识
admin-no-result = 没有结果{ $id }
admin-no-players = 没有找到玩家
admin-no-results = 没有找到结果
admin-needs-yes = 没有任何更改：请加上--yes确认
admin-confirm = 输入“是”继续：
admin-confirm-words = 是 是的
admin-nothing-changed = 没有任何更改
admin-rename = 要把玩家{ $id }的名字从{ $name }改为{ $new }吗？
admin-renamed = 玩家{ $id }的名字已从{ $name }改为{ $new }。
admin-rename-to-what = 请给出新昵称，或加上--none去掉原来的昵称
admin-remove-player = 要移除玩家{ $name }（{ $id }，注册于{ $since }）及其所有通行密钥吗？{ $results ->
    [0] 没有结果。
   *[other] { $with ->
        [yes] { $results }个结果也会移除。
       *[no] { $results }个结果会保留，但不带名字。
    }
}
admin-removed-player = 已移除玩家{ $name }{ $results ->
    [0] 。
   *[other] 和{ $results }个结果。
}
admin-remove-results = 要彻底移除以下{ $results }个结果吗？
admin-removed-results = 已移除{ $results }个结果。
admin-hide-results = 要隐藏以下{ $results }个结果吗？
admin-hidden-results = 已隐藏{ $results }个结果。
admin-show-results = 要让以下{ $results }个结果重新计入吗？
admin-shown-results = { $results }个结果已重新计入。
admin-clear-names = 要去掉以下{ $results }个结果的名字吗？
admin-cleared-names = 已去掉{ $results }个结果的名字。

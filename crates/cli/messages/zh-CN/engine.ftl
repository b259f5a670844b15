# Why a request of the engine protocol fails, in Simplified Chinese.

engine-too-long = 请求超过{ $bytes }字节，没有读取
engine-not-utf-8 = 请求从第{ $at }字节起不是UTF-8
engine-empty = 这一行是空的：请求是`{"{"}"state": true{"}"}`这样的对象
engine-not-json = 从第{ $at }字节起不是JSON：请求是`{"{"}"state": true{"}"}`这样的对象
engine-not-one-key = 每行一个请求：只有一个键的对象，例如`{"{"}"state": true{"}"}`
engine-not-a-request = 这不是请求：{ $problem }（第{ $at }字节处）
engine-value = `{ $request }`：{ $problem }（第{ $at }字节处）
engine-no-game = 还没有开始游戏：请先发送`{"{"}"new": {"{"}"game": "spider"{"}"}{"}"}`
engine-twice = `{ $one }`和`{ $other }`只能给一个
engine-which-game = `new`需要`game`、游戏的`rules`，或完整的`deal`，例如`"spider:ms:617"`
engine-what-is-known = `game` 和 `rules` 需要 `knowledge` 或 `picture`，即这一局已知的牌
engine-not-one-record = `load`只接受一个记录的文本
engine-move = `move`：{ $problem }
engine-load = `load`：{ $problem }
engine-no-record = 从局面开始的一局没有记录
engine-full = 记录已满：{ $reason }
engine-scheme-without-cards = `scheme`说明`cards`怎样摆放，但没有给出牌
engine-new = { $problem }
engine-nothing-to-undo = 没有可撤销的步骤：现在是开局
engine-nothing-to-redo = 没有可重做的步骤：没有撤销过
engine-no-thread = 无法启动线程
engine-unreadable = 无法读取请求
engine-not-written = 无法写出回答

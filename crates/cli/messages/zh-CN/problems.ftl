# Why a command cannot do what it should, in Simplified Chinese. Words from outside arrive in quotes.

## The system. The text is what it says itself, in English.

system-error = { $kind ->
    [not-found] 找不到文件或文件夹
    [denied] 没有权限
    [exists] 已经存在
    [folder] 这是文件夹
    [not-a-folder] 这不是文件夹
    [full] 磁盘空间不足
    [read-only] 磁盘是只读的
    [address-in-use] 另一个程序正在使用这个端口：请关闭它，或者换一个端口，例如8081
   *[other] { $text }
}
language-unknown = 没有{ $text }的文字：请选择en、de、es、fr或zh-CN
signals-not-caught = 无法捕获信号
no-random-number = 系统没有给出随机数

## Files

standard-input = 标准输入
file-unreadable = 无法读取{ $path }
file-too-long = { $path }超过{ $bytes }字节
file-not-utf-8 = { $path }不是文本文件：从第{ $at }字节起不是UTF-8
file-not-made = 无法创建文件{ $path }
file-not-written = 无法写入{ $path }
file-exists = { $path }已经存在：加上--force替换它，或者换一个文件名
folder-not-made = 无法创建文件夹{ $path }
folder-not-written = 无法写入文件夹{ $path }

## Games, deals and positions

game-unknown = 没有游戏{ $game }；`webspinner games`列出全部
game-unknown-near = 没有游戏{ $game }；是指{ $near }吗？
game-not-sound = { $path }无法玩：
    { $problems }
game-id-taken = { $id }是一个规则不同的内置游戏的标识；请给你的游戏换一个标识，例如my-{ $id }
game-name-taken = { $name }也是内置游戏{ $id }的名称；请给这个游戏换一个名称
deal-without-game = { $deal }没有指明游戏；请在前面写上游戏，例如`spider:{ $deal }`
deal-too-many = { $game }已经是完整的牌局，所以{ $deal }是多余的
position-shows-too-little = { $problem }；`webspinner deal --reveal`会显示每一张牌
puzzle-number-unknown = 没有这个残局：编号从1到{ $count }

## Custom games, of which a file is to hold one each

custom-too-many = 只读取前{ $most }个游戏文件
custom-no-folder = --games-folder或WEBSPINNER_GAMES所指的文件夹{ $path }不存在
custom-built-in = { $id }是内置游戏的标识；请给这个游戏换一个
custom-same-id = { $id }也是{ $other }的标识；请给其中一个换一个
custom-no-file = 这不是文件
custom-too-long = 超过{ $bytes }字节
custom-not-utf-8 = 不是UTF-8文本
games-unsound = { $file }无法玩：{ $problem }{ $more ->
    [0] {""}
   *[other] （另有{ $more }个问题；`webspinner check`会全部列出）
}

## Records

records-list-too-long = JSON列表最多{ $bytes }字节；文本格式的记录可以更长
records-none = 里面没有牌局
records-from-one = 记录从1数起
records-too-few = { $path }没有第{ $number }个记录；最后一个是第{ $last }个
record-too-short = 记录的最后一个局面是{ $last }，所以没有局面{ $wanted }
import-not-saved = 无法加入这些牌局
import-foreign = 里面没有Webspinner的牌局：可以导入`webspinner export`或网页上“存为文件”写出的文件
import-game-file = 这是一个游戏的规则，不是玩过的牌局：`webspinner play 文件`可以玩它，并会提议把它保存下来

## Numbers, times and sizes

number-least = 最小为{ $least }
number-most = 最大为{ $most }
number-from-one = 从1数起
number-between = 请写{ $least }到{ $most }之间的数
time-unit = 请写数字和单位，例如500ms、1s或2m
time-zero = 时间必须大于零
memory-unit = 请写数字和单位，例如500MB或4GiB
memory-zero = 内存必须大于零

## Arguments that do not fit together

play-search-and-deal = 请去掉牌局，或者去掉用来寻找牌局的--winnable和--difficulty
solve-record-only = --at和--game用来指明--record的哪个局面
solve-deal-and-position = 牌局和--position只能给一个
solve-no-such-stock = { $path }：没有牌局的牌堆会是{ $stock }张：开局有{ $size }张，每轮减少{ $row }张
solve-which-deal = 哪个牌局？请给出一个或多个，例如`ms:1`或`ms:1..30`，或者--position
solve-proof-one = 一个文件只有一份证书：使用--proof时，请只给一个牌局或局面
solve-proof-memory = 证书需要的内存超过{ $memory }：请用--memory放宽
survey-game-alone = 只写游戏，牌局用--deals给出：{ $deal }是多余的
survey-solver-wrong = 求解器判断错了{ $bugs }个牌局，这些没有计入：这是Webspinner的错误
shard-unreadable = 请写份的编号和总份数，例如3/100；由Slurm或Kubernetes给出编号时写auto/100
shard-no-variable = --shard auto：SLURM_ARRAY_TASK_ID（Slurm作业数组）和JOB_COMPLETION_INDEX（Kubernetes索引作业）都没有设置；请写份的编号，例如3/100
shard-two-variables = --shard auto：SLURM_ARRAY_TASK_ID和JOB_COMPLETION_INDEX同时设置了；请写份的编号，例如3/100
shard-variable = { $name }是{ $value }，不是数字
shard-count-unknown = --shard auto：JOB_COMPLETION_INDEX给出了这是哪一份，但没有给出总份数；如果是一百份，请写--shard auto/100
shard-array = --shard auto需要从1开始连续编号的作业数组；请用--array=1-100启动，或写--shard auto/100来重跑一百份中的几份
shard-outside = { $name }是{ $value }，不在{ $least }到{ $most }之间

## What is wrong with a certificate. Words of the format are not translated.

certificate-unreadable = 无法继续读取：{ $text }
certificate-none = 这不是证书；`webspinner solve --proof`可以写出证书
certificate-version = 这个版本不认识它的格式；请使用更新的版本
certificate-cut-off = 文件中途结束；请重新获取
certificate-more = 证明结束之后还有内容
certificate-form = 这一行不符合格式
certificate-game = 这个版本没有这个游戏，或者文件中的规则属于另一个游戏
certificate-rules = 文件中的规则玩不了，或者写法与Webspinner不同
certificate-position = 这不是该游戏的局面，或者写法与Webspinner不同
certificate-deal = 局面不是文件所说的牌局
certificate-turn = 接下来应该是局面{ $position }
certificate-won = 局面{ $position }是赢的
certificate-bound = `{ $bound }`不适用于局面{ $position }
certificate-missing = 局面{ $position }还可以走{ $move }，这里缺少它
certificate-illegal = { $move }不是局面{ $position }的又一步合规则的移动
certificate-target = { $move }从局面{ $position }走到的不是{ $target }
certificate-open = 还没有说明局面{ $position }为什么走不通，证明就结束了
certificate-count = 证明有{ $positions }个局面，与这里的数目不符
certificate-memory = 检查它需要的内存超过限制；请用--memory放宽

## The terminal game

theme-unknown = 这不是主题：请用unicode（白色牌面）、four-colours（四色）、high-contrast（高对比度）、light（浅色背景）或ascii
level-unknown = 这不是难度：请用easy（简单）、medium（中等）或hard（困难）
terminal-missing = 游戏的输入和输出都需要终端
terminal-failed = 终端出错

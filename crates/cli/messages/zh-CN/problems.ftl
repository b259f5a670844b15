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
    [address-missing] 这台机器没有这个地址：请选择它有的地址，例如127.0.0.1或[::1]，或者用[::]表示所有地址
    [port-denied] 系统不允许所有人监听1024以下的端口：请换一个端口，例如8080，并在前面放一个代理，或者授予程序CAP_NET_BIND_SERVICE权能
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
file-not-written = 无法写入{ $path }
file-exists = { $path }已经存在：加上--force替换它，或者换一个文件名
folder-not-written = 无法写入文件夹{ $path }

## Games, deals and positions

game-unknown = 没有游戏{ $game }；`webspinner games`列出全部
game-unknown-near = 没有游戏{ $game }；是指{ $near }吗？
game-not-valid = { $path }无法玩：
    { $problems }
game-id-taken = { $id }是一个规则不同的内置游戏的标识；请给你的游戏换一个标识，例如my-{ $id }
game-name-taken = { $name }也是内置游戏{ $id }的名称；请给这个游戏换一个名称
deal-without-game = { $deal }没有指明游戏；请在前面写上游戏，例如`spider:{ $deal }`
deal-too-many = { $game }已经是完整的牌局，所以{ $deal }是多余的
position-shows-too-little = { $problem }；`webspinner deal --reveal`会显示每一张牌
puzzle-number-unknown = 没有这个残局：编号从1到{ $count }
deals-not-a-deal = { $part }：{ $problem }
deals-cards = { $part }没有编号：普查只针对有编号的牌局
deals-end = { $part }没有以数字结尾；范围写作`ms:1..1000`
deals-number = { $part }超出范围：{ $problem }
deals-backwards = { $part }的终点在起点之前
deals-twice = { $deal }出现了两次
deals-too-many = 超过{ $most }个牌局

## Custom games, of which a file is to hold one each

custom-too-many = 只读取前{ $most }个游戏文件
custom-no-folder = --games-folder或WEBSPINNER_GAMES所指的文件夹{ $path }不存在
custom-built-in = { $id }是内置游戏的标识；请给这个游戏换一个
custom-same-id = { $id }也是{ $other }的标识；请给其中一个换一个
custom-no-file = 这不是文件
custom-too-long = 超过{ $bytes }字节
custom-not-utf-8 = 不是UTF-8文本
games-invalid = { $file }无法玩：{ $problem }{ $more ->
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

number-whole = 请写整数，例如1000000、1_000_000、1e6或1M
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
solve-proof-output = 标准输出已用于显示结果：请指定一个文件（若文件名就是“-”，可写作“./-”）
solve-proof-memory = 证书需要的内存超过{ $memory }：请用--memory放宽

## The terminal game

theme-unknown = 这不是主题：请用unicode（白色牌面）、four-colours（四色）、high-contrast（高对比度）、light（浅色背景）或ascii
level-unknown = 这不是难度：请用easy（简单）、medium（中等）或hard（困难）
terminal-missing = 游戏的输入和输出都需要终端
terminal-failed = 终端出错
check-deals-number = 第一个牌局必须是编号，其余的依次往后
fingerprint-invalid = 指纹由64个数字组成，从0到9和从a到f

# The help of the program in Simplified Chinese. The English file says how a text is found.
#
# 牌局 is a deal, 游戏 a game, 记录 a record, 顺子 a run, 轮 a dealt row. Signs are full width, and no
# space stands beside them.

## Headings, and what stands in brackets behind an argument

help-usage = 用法：
help-commands = 命令
help-arguments = 参数
help-options = 选项
help-limits-of-deal = 每个牌局的限制
help-limits-of-position = 每个局面的搜索限制
help-examples = 示例：
help-default = [默认：{ $value }]
help-values = [可选值：{ $values }]
help-variable = [环境变量：{ $name }]

## What stands for a value

value-command = 命令
value-deal = 牌局
value-deals = 牌局
value-dir = 文件夹
value-file = 文件
value-folder = 文件夹
value-game = 游戏
value-lesson = 教程
value-level = 难度
value-memory = 内存
value-name = 名称
value-nodes = 节点数
value-options = 选项
value-puzzle = 残局
value-record = 记录
value-shell = SHELL
value-tag = 语言
value-theme = 主题
value-time = 时间
value-words = 词语

## The program

command-webspinner =
    终端里的蜘蛛纸牌及其同类游戏

    不带命令时打开终端游戏：继续上次未完成的一局，或选择游戏。如果输入或输出不是终端，则播放一局已保存的牌作为演示。
option-webspinner-place = 已保存牌局的数据库，例如文件sqlite:games.db；站点的数据库也可以是postgres://… [默认：用户数据文件夹中的webspinner/games.db]
option-games-folder = 自定义游戏的文件夹，每个游戏一个文件 [默认：用户配置文件夹中的webspinner/games]
option-language = 文字的语言：en、de、es、fr或zh-CN [默认：在终端游戏里选择的语言，或系统语言]
option-help = 显示帮助；-h显示摘要
option-version = 显示版本
command-help = 显示本帮助或某个命令的帮助
example-webspinner-1 = 继续上一局，或选择游戏
example-webspinner-2 = 玩一局新的Spiderette
example-webspinner-3 = 玩PySolFC编号为617的牌局
example-webspinner-4 = 阅读一个游戏的规则
example-webspinner-5 = 用词语查找游戏
more-webspinner = 退出状态：0成功；1答案是否定的（例如记录不合规则）；2输入有误或失败；130在结束前被Ctrl-C或信号停止。

## Arguments of several commands

option-command-database = 已保存牌局的数据库，例如文件sqlite:games.db [默认：用户数据文件夹中的webspinner/games.db] [环境变量：WEBSPINNER_DATABASE]
option-game = 游戏：标识、名称或游戏文件
option-nodes = 搜索多少个节点（局面），例如200000或1M [默认：不限]
option-memory = 可用的内存，例如500MB或4GiB
option-time = 每次搜索的时间，例如500ms、1s或2m [默认：不限]
option-threads = 用多少线程搜索每个牌局；答案不变 [默认：与核心数相同]
option-theme = 这次牌的外观：unicode（白色牌面）、four-colours（四色）、high-contrast（高对比度）、light（浅色背景）或ascii [默认：上次在游戏里所选的，或适合终端的]

## Playing and the games

command-play =
    在终端里玩

    不指定游戏时，继续上次未完成的一局，或提供选择。
option-play-game = 游戏：标识、名称、游戏文件，或spider:ms:617这样的完整牌局
option-play-deal = 牌局：编号、ms:617这样的方案加编号，或cards:3DAS… [默认：随机]
option-play-position = 从这个文件中的局面开始，格式与`deal --reveal`或`deal --json`的输出相同；这样的一局不会保存
option-play-record = 从这个记录（文本或JSON）的某个局面开始；这样的一局不会保存
option-play-at = 与--record合用：走了这么多步和轮之后的局面；0是开局 [默认：玩家所在的局面]
option-play-winnable = 随机寻找一个能赢的牌局来玩
option-play-difficulty = 随机寻找一个能赢的牌局，难度在这个游戏里属于easy（简单）、medium（中等）或hard（困难）

command-learn =
    在终端里学习玩法

    在真正的牌桌上学几个小步骤：每一步都说明要做什么，由你亲手来走。不给名称时提供选择；输入或输出不是终端时，列出全部教程。教程会从上次停下的地方继续。
option-learn-lesson = 教程：游戏（spider、spiderette、scorpion或little-spider），或怎样打好牌（empty-column、use-empty-column、suit-or-card、sure-turns、before-row、kings、sort-suits、long-moves、after-row、collect、four-suits、exchange或last-row）
example-learn-1 = 选择一个教程
example-learn-2 = 第一个

command-games =
    列出游戏

    给出词语时，只列出标识、名称、分组或标签里包含全部词语的游戏。自定义游戏是用户配置文件夹中webspinner/games里的游戏文件，或--games-folder、WEBSPINNER_GAMES所指文件夹里的游戏文件。
option-games-words = 要查找的词语
option-games-json = 以JSON列出

command-rules = 显示一个游戏的规则，由其数据写成
option-rules-json = 以JSON显示文字
option-rules-toml = 改为显示数据：完整的游戏文件，不继承任何内容

command-deal =
    发牌并显示局面图，每列一行

    暗牌显示为##。第一行是注释，写明牌局的名称。
option-deal-deal = 牌局：编号、ms:617这样的方案加编号、`ms:1..30`这样的范围，或cards:3DAS… [默认：随机]
option-deal-reveal = 同时显示暗牌
option-deal-json = 每个牌局及其局面显示为一行JSON，包括暗牌
example-deal-1 = 随机牌局
example-deal-2 = PySolFC编号为617的牌局
example-deal-3 = 同上

command-puzzle =
    解一个取自真实牌局的残局

    不给编号就是每日残局。在终端里，残局摆在牌桌上；否则输入3-4或3-4x2这样的着法，?看提示，>看答案；每一步都会立即判断。只有一步能保住胜局，或没有更短的走法，都经过证明。
option-puzzle-puzzle = 残局编号 [默认：每日残局]
option-puzzle-difficulty = 在简单（easy）、中等（medium）或困难（hard）的残局中取当天的一个
option-puzzle-solution = 显示答案
example-puzzle-1 = 每日残局
example-puzzle-2 = 第12号残局
example-puzzle-3 = 一个困难的残局
example-puzzle-4 = 判断两步

## Saved games and records

command-replay =
    在终端里重放记录，或显示它的各个局面

    没有终端，或使用--at或--json时，显示局面。暗牌显示为##。如果记录不合规则，退出状态为1。
option-replay-file = 记录文件，文本或JSON；-表示标准输入
option-replay-game = 文件中的第几个记录，从1数起
option-replay-at = 只显示走了这么多步和轮之后的局面；0是开局
option-replay-json = 以JSON显示局面，每行一个，包括暗牌

command-check =
    检查记录、游戏文件和普查结果，显示其中的所有错误

    记录的每一步（包括分支）都合规则且结果属实，记录才正确。能玩的游戏文件才正确。每个胜局都按规则重放成功，结果才正确。加上--proofs时，有证书的败局还必须由证书证明；同时显示有多少败局没有证书。如果有不正确的，退出状态为1；如果有文件完全无法读取，则为2。使用--fingerprint时，会给出每个记录中所有牌的SHA-256，游戏在第一步之前显示过它。使用--deals时不读取文件，而是把一个游戏的牌局与概率比较。
option-check-files = 记录文件（文本或JSON）、游戏文件或结果（文件夹、Parquet或CSV）；-表示标准输入
option-check-fingerprint = 给出每个记录的牌局指纹，已结束的还给出计算它所用的牌；或检查指纹是否就是这个
option-check-proofs = 存放败局证书的文件夹，文件以游戏和牌局命名，例如spider-ms-14934.proof
option-check-memory = 每个证书最多使用多少内存
option-check-deals = 在这么多牌局里统计开局走法、K、相邻的牌和A，并与概率比较
option-check-game = 要检查哪个游戏的牌局：标识、名称或游戏文件
option-check-from = 其中第一个牌局，其余的编号依次往后。省略时随机选择
option-check-json = 以JSON报告

command-stats =
    显示已玩牌局的统计

    用过提示或引擎的牌局算作用过辅助，单独统计。
option-stats-game = 只看一个游戏：标识、名称或游戏文件
option-stats-json = 以JSON显示数字

command-import =
    把文件中的牌局加入已保存的牌局

    每一局会先重放。只要有一局不合规则，就一局也不加入，退出状态为1。已有的牌局会跳过。
option-import-files = 牌局文件，由`webspinner export`或网页写出，或为JSON；-表示标准输入
option-import-json = 以JSON显示加入了什么

command-export = 把所有已保存的牌局写入文件，文本或JSON
option-export-file = 要写的文件；不指定则写到标准输出
option-export-force = 如果文件已经存在，就替换它
option-export-json = 以JSON写出牌局列表

## The solver

command-solve =
    判断牌局能否赢，以及怎样赢

    求解器能看到所有的牌。牌局的结论是：赢，附有取胜的步骤；输，已得到证明；或未知，附有使搜索结束的限制。每个解在显示前都按规则检查过。Ctrl-C结束当前牌局的搜索，然后结束程序。
option-solve-game = 游戏：标识、名称、游戏文件，或spider:ms:617这样的完整牌局
option-solve-deals = 牌局：编号、ms:617这样的方案加编号、`ms:1..30`这样的范围，或cards:3DAS…
option-solve-position = 求解这个文件中的局面，格式与`deal --reveal`或`deal --json`的输出相同；-表示标准输入
option-solve-record = 从玩家所在的局面求解记录（文本或JSON）中的一局；-表示标准输入
option-solve-number = 文件中的第几个记录，从1数起 [默认：1]
option-solve-at = 记录走了这么多步和轮之后的局面；0是开局
option-solve-shorten = 用多长时间寻找更短的解 [默认：不寻找]
option-solve-proof = 如果局面必输，就把证书写入这个文件，可用`webspinner verify`检查
option-solve-force = 如果证书文件已经存在，就替换它
option-solve-json = 显示JSON：每个牌局一有结论就输出一行对象
more-solve = 退出状态：0每个牌局都有答案，包括未知；2输入有误；130被Ctrl-C停止。

command-verify = 检查证明牌局必输的证书

command-analyze =
    显示一局在哪里还能赢，以及输在哪一步

    求解器能看到所有的牌。在终端里会画一个小图。在限制之内无法判断的局面记为未知；给它更多时间就能判断。如果记录不合规则，退出状态为1。
option-analyze-file = 记录文件，文本或JSON；-表示标准输入
option-analyze-game = 文件中的第几个记录，从1数起
option-analyze-fair = 只凭能看到的牌，区分运气与技巧：走法送掉了多少胜率，牌又带来了多少
option-analyze-level = 公平玩家想多久：1每步几毫秒，2不到十分之一秒，3不到一秒 [默认：2]
option-analyze-json = 显示JSON
option-analyze-time = 每次搜索的时间，例如500ms、1s或2m [默认：1s；使用--nodes时不限]

command-survey = 用所有核心判断一个游戏的许多牌局，报告有多少能赢

command-match = 让公平玩家玩许多牌局，统计胜局

command-merge = 把各份的结果，或不同牌局的普查结果，合在一起

command-report = 把普查结果做成带图表的页面

command-perft = 数一数一个牌局在若干步之内有多少种走法，用来测试规则和计时

command-bench = 搜索一组固定的牌局，用来测试求解器和计时

## A site

command-serve = 提供网页，带每日牌局、排行榜和统计，玩家人数不限
command-backup = 把站点备份到文件
command-restore = 把站点的备份恢复到空数据库
command-admin = 管理站点：列出、改名和移除玩家，列出、隐藏和移除结果

## For programs and shells

command-engine = 供其他程序使用：通过标准输入和输出上的JSON行来玩

command-completions = 显示用于Shell的自动补全脚本
option-completions-shell = 哪一种Shell

command-man = 显示手册页，或把所有命令的手册页写入文件夹
option-man-folder = 手册页的文件夹，每个命令一页；不存在时会创建

command-licences = 显示本程序及其所含一切的许可证

## The manual page

man-name = 名称
man-synopsis = 概要
man-description = 描述
man-more = 示例与说明
man-version = 版本
man-authors = 作者
man-environment = 环境变量
man-files = 文件
man-database = `--database`没有指定时使用的数据库。
man-games = `--games-folder`没有指定时使用的自定义游戏文件夹。
man-language = `--language`没有指定时使用的语言。
man-locale = 系统的语言，按此顺序；C表示英语。
man-no-colour = 如果已设置且不为空，终端游戏不使用颜色。`CLICOLOR=0`效果相同。
man-colours = 终端游戏使用多少种颜色：无、16，或256及以上。
man-background = 背景是否为浅色。未设置时，游戏会询问终端。
man-ascii = 其中第一个已设置的如果没有UTF-8，终端游戏就用ASCII绘制。
man-config-home = 用户的配置文件夹；未设置时为`~/.config`。
man-data-home = 用户的数据文件夹；未设置时为`~/.local/share`。
man-time-zone = 显示时间所用的时区；未设置时为系统时区。
man-serve = `webspinner serve`的每个选项也有对应的变量；见webspinner-serve(1)。
man-saved-games = 已保存的牌局：一个SQLite数据库。打开期间，旁边有SQLite的`games.db-wal`和`games.db-shm`，以及空的锁文件`games.db-lock`。
man-records = 牌局的记录，文本格式。
man-custom-games = 自定义游戏：这个文件夹里的游戏会出现在游戏列表中，可用标识指定。最多读取200个文件，每个最多65536字节。

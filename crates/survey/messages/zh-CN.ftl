# The texts of surveys in Simplified Chinese. The English file says what each is for.

## What a survey found

survey-counts = { $game }：{ $deals }个牌局中赢{ $won }，输{ $lost }，未知{ $unknown }{ $whys ->
    [none] {""}
   *[other] （{ $whys }）
}
survey-why = { $count }个{ $why ->
    [nodes] 达到节点限制
    [memory] 达到内存限制
    [time] 达到时间限制
    [cancelled] 被取消
    [gave-up] 放弃
   *[other] 因其他原因：{ $why }
}
survey-rate = 赢{ $won }，未知{ $unknown }：{ $interval }（95%）
merge-missing = 缺少{ $missing }个牌局，共{ $deals }个
merge-no-shards = 没有文件夹的份，共{ $of }份：{ $shards }
merge-incomplete = { $folder }：缺少{ $missing }个：{ $deals }{ $more ->
    [0] {""}
   *[other] 等，另有{ $more }个
}

## Tables

column-mean = 平均
column-percentile = { $percent }%
column-most = 最大
column-within = 时限
row-time = 时间（毫秒）
row-nodes = 节点
row-memory = 内存（MB）
row-lengths = 解的长度
row-lengths-found = 缩短前的长度
row-won = 赢
row-decided = 赢或已证明输
column-survey = 普查
column-deals = 牌局
column-won = 赢
column-lost = 输
column-unknown = 未知
column-interval = 能赢（95%）
row-together = 合计

## The page of a report

report-title = { $game }的普查
report-title-games = 普查
report-limits-differ = 合计包含限制不同的结果：{ $limits }。
report-limits-unknown = 限制不明
report-no-limits-known = 这些结果的限制不明，可能各不相同。
report-run-again = 重新搜索的未知牌局：
report-interval = 区间为威尔逊区间，置信度95%；未知牌局在下限按输计，在上限按赢计。未知牌局的时间、节点和内存按实际花费计算。
report-run = `{ $command }`：{ $program }，开始于{ $started }，{ $threads }个线程；{ $cores }个核心，{ $processor }，{ $system }
report-processor-unknown = 处理器未知
report-lost = 已证明输：{ $deals }{ $more ->
    [0] 。
   *[other] 等，另有{ $more }个。
}
report-unknown = 未知：{ $deals }{ $more ->
    [0] 。
   *[other] 等，另有{ $more }个。
}
plot-rates = 能赢牌局的比例及其区间
plot-time = 在一定时间内得出结论的牌局比例
plot-nodes = 用一定节点数得出结论的牌局比例
plot-lengths = 解的长度（走牌和发牌）
plot-share = 有结论的，占全部牌局
plot-share-won = 占能赢的牌局

## Why there is no survey. Words from outside arrive in quotes.

survey-no-deal = 这个游戏没有牌局{ $deal }
survey-folder = 无法创建文件夹{ $path }
survey-not-kept = 普查已停止，有{ $lines }个已有结论的牌局不在日志里
survey-nothing-to-retry = { $path }：没有可重试的普查；请先不带--retry运行
survey-restore = 无法使用结果{ $path }
survey-thread = 无法启动线程
survey-results = 无法写入{ $path }；日志里有每个答案，所以同一命令以后会写出它
journal-io = 无法使用日志{ $path }
journal-busy = 另一个普查正在使用{ $path }
journal-foreign = { $path }不是普查的日志，或者来自程序的其他版本
journal-other-settings = { $path }是用其他设置开始的（{ $differences }）；请给这个普查另一个文件夹
journal-left-out = { $path }有{ $deal }，而新的牌局里没有它；请先照旧写普查原有的牌局，再写新的
journal-damaged = { $path }的第{ $line }行已损坏；删除该行，就会重新搜索它的牌局
journal-twice = { $path }的第{ $line }行第二次回答{ $deal }；请删除两行中的一行
journal-changed = { $path }被其他程序修改过
survey-difference = { $setting ->
    [form] 文件格式
    [program] 程序
    [game] 游戏
    [version] 规则版本
    [deals] 牌局
    [sample] --sample
    [seed] --seed
    [shard] --shard
    [rules] 规则
    [nodes] --nodes
    [memory] --memory（字节）
    [time] --time（毫秒）
    [shorten] --shorten（毫秒）
   *[retry] --retry
}：是{ $was }，不是{ $now }
differences-join = { $start }；{ $next }
difference-text = { $text }
difference-none = 无
difference-built-in = 内置
difference-bytes = { $bytes }字节的文本

## Why results are not merged

merge-no-folders = 没有给出文件夹
merge-no-settings = { $path }没有说明结果的由来：需要本版本程序的survey.json
merge-differ = { $path }不能与{ $other }合并，两者的设置不同（{ $differences }）
merge-twice = { $deal }既在{ $other }又在{ $path }；请去掉其中一个
merge-out-of-place = { $path }中的{ $deal }不在应有的位置；请再次运行它的普查，就会重新写出
merge-changed = { $path }在读取时被修改；请等它的普查结束后再合并
merge-occupied = { $path }里有一个普查；请为合并结果选择另一个文件夹

## Deals and numbers that cannot be read

deals-not-a-deal = { $part }：{ $problem }
deals-cards = { $part }没有编号：普查只针对有编号的牌局
deals-end = { $part }没有以数字结尾；范围写作`ms:1..1000`
deals-number = { $part }超出范围：{ $problem }
deals-backwards = { $part }的终点在起点之前
deals-twice = { $deal }出现了两次
deals-fewer = 样本的牌局数不能超过可供抽取的{ $deals }个
deals-too-many = 超过{ $most }个牌局
not-a-whole-number = 请写整数，例如1000000、1_000_000、1e6或1M

## Why there is no report

report-no-files = 没有给出结果
report-broken = { $path }不能用作普查的结果
report-row = { $path }的第{ $row }行有误：{ $problem }
report-twice = { $path }里{ $deal }出现了两次
report-empty = { $path }里没有牌局
report-mixed = { $path }：同一文件里先是{ $one }的结果，后面又有{ $other }的
report-no-results = { $path }里没有results.parquet或results.csv
report-write = 无法写入{ $path }
check-row = 第{ $row }行，{ $deal }：{ $problem }
line-missing = 赢了，却没有解
line-text = 第{ $number }步：{ $problem }
line-length = 解有{ $moves }步，与所写的长度不符
row-problem-shuffle = shuffle不是ms:1这样的方案加编号
row-problem-length = 赢的牌局才有长度，而且必须有
row-problem-why = 未知的牌局才有原因，而且必须有
row-problem-time = 有一个时间不是大于等于0的数
table-parquet = 这个Parquet文件已损坏，或者不是结果表：请从它的普查重新写出
table-without-parquet = 这个程序构建时没有包含Parquet：请使用由`cargo xtask build`构建的程序
table-no-note = 它没有说明来历
table-values = 第{ $line }行应有{ $expected }个值，却有{ $found }个
table-not-utf-8 = 第{ $line }行不是UTF-8文本
table-column = 第一行没有列`{ $column }`，而所有结果都有这一列
table-verdict = 第{ $line }行的列`verdict`：请写won、lost或unknown
table-number = 第{ $line }行的列`{ $column }`：这不是大于等于0的数
table-other = 这不是结果表

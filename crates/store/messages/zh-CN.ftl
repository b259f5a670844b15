database-folder = 无法创建文件夹{ $path }
database-not-a-file = 这里玩的牌局保存在文件里，而不是PostgreSQL服务器上：请指定一个文件，例如sqlite:games.db
database-missing = 没有数据库{ $path }
database-is-a-folder = { $path }是文件夹，不是数据库：请指定其中的文件，例如{ $path }/games.db
database-not-one = { $path }不是数据库，没有改动：请指定另一个文件
database-of-site = { $path }是站点的数据库，不是你已保存牌局的数据库，没有改动：请指定另一个文件
database-not-opened = 无法打开数据库{ $path }
database-other-program = { $path }是其他程序的数据库，没有改动：请指定另一个文件
database-unusable = 数据库{ $path }{ $reason }
database-in-use = 数据库{ $path }{ $reason }，而且另一个程序正打开着它：请结束那个程序，再重新开始
database-upgrade-in-use = 数据库{ $path }需要更新，但另一个程序正打开着它：请结束那个程序，再重新开始
database-not-renamed = 数据库{ $path }{ $reason }，而且无法重命名为{ $to }
database-full = 数据库没有空间了：最后一次更改没有保存，之前的都已保存
database-busy = 另一个程序占用着数据库：最后一次更改没有保存，请重试
database-read-only = 数据库不可写：最后一次更改没有保存
database-damaged = 数据库已损坏：请重新开始，把它移开并建立新的
database-unreadable = 无法读取已保存的牌局{ $id }：{ $why }
database-export = 无法写出导出的内容
database-refused = 数据库拒绝了请求
place-unknown = { $scheme }://不是已知的数据库类型：请写sqlite:文件或postgres://…
place-empty = 数据库的名称是空的：请指定一个文件，例如sqlite:games.db
place-no-home = 这个用户没有存放数据库的主文件夹：请指定一个文件
quarantine-damaged = 已损坏（{ $finding }）
quarantine-newer = 由本程序更高的版本建立（其数据表为版本{ $version }，本程序最高支持{ $known }）
quarantined = 数据库{ $path }{ $reason }；它已原样改名为{ $to }，并建立了新的数据库。{ $advice }
quarantined-damaged = `sqlite3 "{ $to }" .recover`会显示其中仍可读取的内容。
quarantined-newer = 更高的版本可以用新名称打开它。
url-no-scheme = 其中没有`://`
url-other-scheme = 开头不是`postgres`
url-no-host = 没有写明主机
url-malformed = 不是有效的URL；密码中的/等字符要写成`%2F`
place-server = 这不是PostgreSQL服务器上数据库的URL（{ $why }）：请写成`postgres://USER:PASSWORD@HOST/DATABASE`
database-too-large = { $what ->
    [record] 记录
    [name] 设置的名称
   *[setting] 设置
}有{ $bytes }字节，太长了：最多保存{ $most }字节

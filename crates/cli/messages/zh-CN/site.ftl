# What `webspinner serve`, `backup` and `restore` say in Simplified Chinese, and why they cannot do
# what they should.

## Serving. Programs read the address from the first line.

serve-listening = 服务器正在监听{ $address }
serve-metrics = 指标位于{ $address }
serve-new-site = 已在{ $place }中新建站点
serve-open = 请打开{ $address }
serve-stop = 按Ctrl-C停止服务器
serve-unknown-variable = 变量{ $name }不是设置项，已忽略：`webspinner serve --help`列出了全部设置
serve-no-page = 这个程序构建时没有网页：`cargo xtask build`会同时构建两者，在WEBSPINNER_PAGE中给出已构建网页的文件夹后，`cargo build`也可以
serve-listen = --{ $option }：无法监听{ $address }
serve-no-resource = 操作系统拒绝提供资源
serve-cut-off = { $seconds }秒后仍有请求在进行，已被中断

## Settings. What was typed comes before each of these.

wanted-address = 请写地址和端口，例如127.0.0.1:8080或[::]:80
wanted-number = 请写整数，例如60
wanted-header = 请写请求头的名称，例如x-forwarded-for
wanted-origin = 请写协议和主机，不带路径，例如https://spider.example：通行密钥需要域名而不是IP地址，并且除localhost外必须使用https
wanted-link = 请写完整的链接，以下列之一开头：{ $beginnings }
wanted-choice = 请写下列之一：{ $choices }
wanted-day = 请写日期，例如2026-11-21
wanted-id = 请写标识，例如01936b2c-8f00-7d4e-9a51-0c8f6b1d2e3f
settings-line = 第{ $line }行：{ $problem }
settings-not-toml = 这不是TOML：{ $why }
settings-unknown = 没有设置{ $key }：键就是`webspinner serve`的选项，去掉--
settings-not-a-text = { $key }需要引号中的文字，或一个数
settings-value = { $key }：{ $why }

## Names of players

nickname-empty = 昵称至少要有一个字母或数字
nickname-too-long = 昵称最多{ $most }个字符
nickname-spaces = 昵称的开头和结尾不能是空格，也不能有连续两个空格
nickname-invisible = 昵称只能包含可见字符和单个空格
nickname-check-mark = 昵称不能含有对勾，它表示已注册的玩家
nickname-marks = 昵称的一个字母上最多有{ $most }个重音或其他符号
nickname-scripts = 昵称要用一种文字书写：这个混用了例如拉丁字母和西里尔字母

## The database of a site. The texts after { $why } are in English.

site-no-folder = 没有存放数据库的文件夹{ $folder }：请建立它，或改正名称
site-not-opened = 无法打开数据库{ $place }：{ $why }
site-unwritable = 数据库{ $place }不可写（{ $why }）：请在其磁盘上腾出空间，或将文件及其文件夹交给运行本程序的用户，并以可写方式挂载磁盘
site-missing = 数据库{ $place }中没有站点
site-is-a-folder = 数据库{ $place }是文件夹：请指定其中的文件，例如{ $place }/site.db
site-not-a-database = 文件{ $place }不是数据库，没有改动：请指定另一个
site-saved-games = 数据库{ $place }保存的是一名玩家的牌局，不是站点，没有改动：请指定另一个
site-foreign = 数据库{ $place }保存的不是站点的数据，没有改动：请指定另一个
site-newer = 数据库{ $place }由本程序更高的版本建立（其数据表为版本{ $version }，本程序最高支持{ $known }）
site-not-migrated = 无法更新数据库{ $place }的数据表：{ $why }
site-no-player = 没有这名玩家
site-nickname-taken = 这个昵称已被占用
site-unavailable = 数据库正忙或无法连接：请稍后再试
site-full = 数据库没有空间了
site-read-only = 数据库不可写：请以其文件和文件夹所有者的身份运行，磁盘须可写且有空间
site-unreadable = 数据库中有无法读取的内容：{ $why }
site-not-empty = 数据库{ $place }中已有数据：请恢复到空的数据库
site-transfer = 无法写入或读取备份
site-not-a-backup = 备份的第{ $line }行有误：{ $why }
site-refused = 数据库拒绝了请求

## Backups

backup-exists = { $path }已经存在，而备份从不覆盖文件：请指定新文件
backup-not-shown = 备份不是用来阅读的：请指定文件，或把它送给程序或文件，例如`webspinner backup - > site.backup`

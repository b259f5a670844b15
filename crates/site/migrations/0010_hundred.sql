-- The results of known players in the hundred, the first try of each deal first: whoever finished it
-- is found from these alone.
CREATE INDEX hundred_by_player ON results
    (game, player, deal, received_at, id, hidden, won, assisted, kind, score, moves)
    WHERE player IS NOT NULL AND deal IN (
    'own:1', 'own:2', 'own:3', 'own:4', 'own:5', 'own:6', 'own:7', 'own:8', 'own:9', 'own:10',
    'own:11', 'own:12', 'own:13', 'own:14', 'own:15', 'own:16', 'own:17', 'own:18', 'own:19',
    'own:20', 'own:21', 'own:22', 'own:23', 'own:24', 'own:25', 'own:26', 'own:27', 'own:28',
    'own:29', 'own:30', 'own:31', 'own:32', 'own:33', 'own:34', 'own:35', 'own:36', 'own:37',
    'own:38', 'own:39', 'own:40', 'own:41', 'own:42', 'own:43', 'own:44', 'own:45', 'own:46',
    'own:47', 'own:48', 'own:49', 'own:50', 'own:51', 'own:52', 'own:53', 'own:54', 'own:55',
    'own:56', 'own:57', 'own:58', 'own:59', 'own:60', 'own:61', 'own:62', 'own:63', 'own:64',
    'own:65', 'own:66', 'own:67', 'own:68', 'own:69', 'own:70', 'own:71', 'own:72', 'own:73',
    'own:74', 'own:75', 'own:76', 'own:77', 'own:78', 'own:79', 'own:80', 'own:81', 'own:82',
    'own:83', 'own:84', 'own:85', 'own:86', 'own:87', 'own:88', 'own:89', 'own:90', 'own:91',
    'own:92', 'own:93', 'own:94', 'own:95', 'own:96', 'own:97', 'own:98', 'own:99', 'own:100');

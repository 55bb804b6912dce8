# 待ち時間と、席を外している人の扱い。

time-second = { $number }秒
time-minute = { $number }分
time-hour = { $number }時間
time-day = { $number }日
patience-off = 無制限
patience-move = 1手{ $time }
patience-hurried = { $name }さんの時間切れが{ $times }回になったので、ここからは1手{ $time }です
lobby-patience = 持ち時間…
lobby-patience-on = 持ち時間：1手{ $time }。過ぎると、席にいない人の分はCPUがプレイします。
lobby-patience-off = 持ち時間：無制限。急ぐ必要はありません。
patience-title = **どのくらい待ちますか？**
patience-note = 半分が過ぎたところで、番の人に一度お知らせします。時間が切れると、戻るまでCPUが代わります。CPUはビッドも宣言もせず、カードは中級の強さでプレイします。2ディールのあいだ何もなければ、席はそのままCPUのものになります。
patience-alone = 1人でCPUと遊ぶときは、ここで時間を選ばないかぎり急ぐ必要はありません。長いあいだ使われないテーブルは自動で閉じます。
patience-now = 1手の持ち時間：{ $time }
board-away = 席を外している人：{ $names }。*戻りました* を押すまでCPUが代わります。
board-back = 戻りました
hand-away = 席を外していたので、CPUが代わりにプレイしています。*戻りました* を押すと自分で続けられます。
defaults-patience = **1手の持ち時間**（新しいテーブル。別の時間を選んだときを除く）：

board-left = テーブルを離れた人：{ $names }。CPUが代わりに続けます。
board-would-end = ここでマッチを終えたい人：{ $names }。*メニュー…*の*マッチを終える*から。全員が同意すると終わります。
hand-left = { $waits ->
    [1] テーブルを離れました。戻るまで、テーブルはこのまま待っています。長いあいだ戻らなければ自動で閉じます。
   *[other] テーブルを離れました。CPUが代わりに続けます。
}
hand-come-back = テーブルに戻る

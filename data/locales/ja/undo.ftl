# 「待った」。

undo-take-back = 待った
undo-agree = 同意する
undo-asks-card = { $name }さんが、最後に出したカードの「待った」を求めています。
undo-asks-discard = { $name }さんが、捨て札の「待った」を求めています。
undo-asks-bid = { $name }さんが、最後のビッドの「待った」を求めています。
undo-asks-pass = { $name }さんが、最後のパスの「待った」を求めています。
undo-asks-word = { $name }さんが、今言ったことの「待った」を求めています。
undo-waits = 返事待ち：{ $names }。
undo-refused = 全員の同意がなかったので、このままです。
undo-done = やり直せます。もう一度あなたの番です。
undo-asked = 「待った」を伝えました。だれも先に進めないうちに全員が同意すれば、やり直せます。
undo-agreed = 同意しました。ほかの人の返事を待っています。
undo-all-agreed = 全員が同意したので、元に戻しました。
undo-stays = このままにします。
undo-late = もう間に合いません。ゲームが進んだか、すでに決まったあとです。

sheet-undone = { $name }：待った{ $number }回

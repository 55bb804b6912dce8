# その日の2つ目と3つ目のディール（任意）。

daily-further = このディールは任意です。1つ目と同じように比較・共有され、連続日数には関係しません。開いて途中でやめると、ランキングでは0%として数えます。
daily-left-further = ランキングでは0%として数えます。
daily-next-deal = { $deal ->
    [2] 2つ目のディール
   *[other] 3つ目のディール
}
daily-day-total = 今日の{ $deals }ディールのうち{ $finished }件が終了：平均でCPUの **{ $percent }%** を上回りました。
daily-day-finished = 今日の{ $deals }ディールのうち{ $finished }件が終了しました。
daily-share-day = { $finished }ディールの平均：{ $percent }%
denied-daily-deal-before = 先に1つ前のディールを終わらせてください。
channel-all-deals = **全{ $deals }ディールの平均（上回ったCPUの割合）：** { $names }
channel-of-all-deals = { $name }さん { $percent }%

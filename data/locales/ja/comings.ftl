# 離れる人と戻る人。

board-deserted = **全員がテーブルを離れました。** だれかが `/tarok hand` で戻るまで、このまま待ちます。それまではだれでも `/tarok stop` で閉じられ、長いあいだだれも戻らなければ自動で閉じます。
reply-left-last = テーブルを離れました。もうだれも残っていないので、だれかが `/tarok hand` で戻るまでこのまま待ちます。それまではだれでも閉じられ、長いあいだだれも戻らなければ自動で閉じます。
reply-left-alone = テーブルを離れました。`/tarok hand` で戻るまで、このまま待ちます。終えるときは `/tarok stop` です。長いあいだ戻らなければ自動で閉じます。
reply-table-brought = テーブルをこのチャンネルに移しました。手札はここに届きます。
elsewhere-title = このチャンネルにはテーブルがありません。あなたの席はこちらです。
elsewhere-table = { $game }：{ $channel }
elsewhere-bring = { $game }：ここへ移す
elsewhere-gone-on = このテーブルは{ $channel }に移りました。

# What the bot answers to a person, in private.

reply-stale = そのあとテーブルが進みました。今はこうなっています。
reply-slip = 操作が少し早すぎたようです。ちょうど画面が変わったところだったので、何もしていません。今はこうなっています。
reply-never-mind = 何も変わっていません。
reply-done-already = それはもう済んでいます。こちらからの返事だけが届きませんでした。
reply-shared-update = もうこのチャンネルに送ってあったので、そのメッセージを最新の内容に更新しました。
reply-accident = こちらで問題が起きました。何も失われていないので、もう一度お試しください。
reply-discord-trouble = Discordから必要な応答を得られませんでした。少し待ってからもう一度お試しください。
reply-refused = 表示しようとした内容をDiscordが受け付けませんでした。行った操作は有効です。ボットの管理者に知らせてください。
reply-too-large = 表示しようとした内容は、Discordには大きすぎます。ボットの管理者に頼んでください。
reply-command-changed = このコマンドは、あなたのDiscordが覚えたあとに変わりました。少し待つかDiscordを再読み込みして、入力し直してください。
reply-not-allowed = ここではそのコマンドを使えません。
reply-store-trouble = 今はデータベースに書き込めないので、何もプレイされていません。ボットの管理者に知らせて、あとでもう一度お試しください。
reply-table-over = このマッチは終わりました。結果はチャンネルにあります。`/tarok new` で新しいテーブルを開けます。
reply-deal-over = ディールは終わりました。得点はチャンネルにあります。
reply-over-by-then = その前にディールが終わっていました。得点はチャンネルにあります。
reply-welcome-back = おかえりなさい。席はまたあなたのものです。
reply-you-may = そのカードは出せます。
reply-table-opened = テーブルを開きました。ほかの人はチャンネルのボタンで参加できます。手札はここに届きます。
reply-thread-opened = 専用のスレッドにテーブルを開きました：{ $thread }。手札はここに届きます。
reply-seat-taken = 次のディールから{ $name }さんの席に入ります。得点も引き継ぎます。手札はここに届きます。
reply-paused = テーブルを中断しました。だれかが再開するまで待ちます。
reply-paused-for-a-day = テーブルを中断しました。だれかが再開するまで、最長24時間待ちます。ほかの人も中断を希望すれば、もっと長く待ちます。
reply-resumed = ゲームを再開します。
reply-rematch = もう一戦ですね。チャンネルにテーブルを開きました。手札はここに届きます。
reply-for-all = チャンネルに送りました。全員が見られます。
reply-board-posted = テーブルをチャンネルの一番下に出し直しました。
reply-board-trouble = このチャンネルにテーブルを表示できません（{ $known ->
    [missing-permissions] 権限がありません
    [missing-access] アクセスできません
   *[other] { $reason }
}）。ゲームはここで続きます。モデレーターに、書き込みの許可を頼んでください。
reply-left-game = テーブルを離れました。CPUが代わりに続けます。戻るときは *手札* を押してください。
reply-left-lobby = テーブルを離れました。
reply-skis = スキュース・ラウンドを宣言しました。次のディールから始まります。
reply-stopped = テーブルを閉じました。
reply-would-end = 全員が同意すると終わります。
reply-record = このディールの棋譜：`{ $file }`

denied-not-at-table = あなたはこのテーブルに座っていません。
denied-no-deal = テーブルではまだディールが始まっていません。
denied-deal-over = ディールは終わりました。得点の下の*{ $look }*で、すべてのトリックを見られます。
denied-table-closed = このテーブルは閉じられています。`/tarok new` で新しく開けます。
denied-no-table-here = このチャンネルにはテーブルがありません。`/tarok new` で開けます。
denied-table-unreadable = このチャンネルのテーブルは、ボットの別のバージョンで作られました。そのバージョンならまだ読めます。チャンネルを管理できる人は `/tarok stop` で終わらせることもできます。
denied-servers-only = それは、私を追加したサーバーのチャンネルでだけ使えます。
denied-no-such-number = このゲームの人数は{ $numbers }人です。
denied-no-such-options = このゲームでは、これらのオプションは組み合わせられません。
denied-no-such-length = このゲームのディール数は{ $numbers }から選んでください。
denied-thread-refused = ここにテーブル用のスレッドを作れませんでした。モデレーターに、公開スレッドの作成と書き込みを許可してもらうか、1チャンネル1テーブルにしてもらってください（`/tarok server defaults`）。
denied-threads-full = このサーバーのアクティブなスレッドがDiscordの上限に達しているため、テーブル用のスレッドを作れませんでした。いくつかのスレッドを閉じるか、モデレーターに1チャンネル1テーブルにしてもらってください（`/tarok server defaults`）。
denied-thread-later = 今はDiscordがこれ以上スレッドを作らせてくれません。数分後にもう一度お試しください。
denied-thread-lost = スレッドの作成にDiscordが応答しませんでした。もう一度お試しください。作られていた場合は、そのスレッドを使います。
denied-thread-impossible = このチャンネルではDiscordがスレッドを作らせてくれません。別のチャンネルでお試しください。
denied-channel-taken = このチャンネルにはもうテーブルがあります。別のチャンネルかスレッドを使うか、`/tarok stop` で閉じてください。
denied-no-such-value = その値は使えません。入力中に、Discordが使える値を表示します。
denied-no-such-value-of = *{ $option }* にその値は使えません。入力中に、Discordが使える値を表示します。
denied-no-such-rule = その番号のルールはありません。入力中に出る一覧から選べます。
denied-no-such-game = そのゲームはわかりません。入力中に出る一覧に、ここで遊べるものがすべてあります。
denied-no-such-preset = その名前のルールはわかりません。入力中に出る一覧から選べます。
denied-not-yours-to-settle = それを決められるのは、このサーバーを管理できる人だけです。
denied-table-full = 満席です。
denied-no-hints = このテーブルではヒントを使えません。ホストが、マッチの前にロビーで許可できます。
denied-no-house-player = ここにCPUはいません。
denied-already-started = マッチはもう始まっています。
denied-not-started = マッチはまだ始まっていません。席が埋まり、ホストが *開始* を押すと始まります。
denied-seats-empty = まだ{ $seats }席空いています。ほかの人を待つか、CPUを加えてください。
denied-not-ready = まだ準備中の人がいます：{ $names }。
denied-nobody-to-remove = その人はもうあなたのテーブルにいません。
denied-nobody-to-invite = 呼びたい友だちをメンションしてください。@ を入力して選びます。一度に{ $most }人までです。
denied-invited-sit-here = 指名した人は全員もうこのテーブルに座っています。まだ座っていない人を、@を入力して選んでください。
denied-named-a-bot = ボットのアカウントは選べません。私も同じです。@を入力して、人を選んでください。CPUと遊ぶには `/tarok new` でテーブルを開いてください。空席にはCPUが入ります。
denied-named-nobody = そのメンションに当たる人はDiscordにいません。@を入力して、一覧から人を選んでください。
denied-named-unavailable = <@{ $user }>さんは今このボットでプレイできません。時間をおくか、ほかの人を誘ってください。
denied-sits-already = あなたはもうこのテーブルに座っています。
denied-join-between = ディールの途中です。ディールの合間に、CPUの席に入れます。
denied-paused = テーブルは中断中です。テーブルの *再開* を押すか、`/tarok match resume` で再開してから続けてください。
denied-not-paused = テーブルは中断していません。
denied-no-rematch = もう一戦を頼めるのは、このマッチを遊んだ人だけです。
denied-match-goes-on = そのマッチはまだ終わっていません。
denied-founder-only = それができるのは、ホストの{ $name }さんだけです。ここで{ $minutes }分間何も起きなければ、座っている人ならだれでもできます。
denied-removed = { $name }さんがあなたをこのテーブルから外しました。また招待してもらうことはできます。
denied-removed-guest = 指定した人のなかに、{ $name }さんが外した人がいます。その人をまた招待できるのは{ $name }さんだけです。
denied-already-left = もうテーブルを離れています。戻るときは *手札* を押してください。
denied-not-yours-to-stop = テーブルを閉じられるのは、ホストの{ $name }さんか、チャンネルを管理できる人だけです。
denied-no-skis-round = このマッチにスキュース・ラウンドはありません。最後のディールで終わります。すぐに終えるには `/tarok stop` を使ってください。
denied-skis-already = スキュース・ラウンドはもう宣言されています。
denied-seat-with-house = 今はCPUが代わりにプレイしています。席に戻るには *手札* を押してください。
denied-unknown-code = その手はわかりません。入力中に出る一覧に、今できることがあります。
denied-unknown-button = そのボタンはもう使えません。
denied-permission-missing = このチャンネルで必要な権限がありません：*{ $permission ->
    [view_channel] チャンネルを見る
    [send_messages] メッセージを送信
   *[other] スレッドでメッセージを送信
}*。モデレーターに頼んで、与えてもらってください。
denied-not-your-match = ディールを見られるのは、そのマッチを遊んだ人だけです。遊んだ人は *共有* でここに見せられます。
denied-match-elsewhere = そのマッチのディールは、プレイした場所でだけ見られます。そのサーバーかチャットで開いてください。
denied-not-your-deal = このディールを見られるのは、そのとき席に着いていた人だけです。その人は *共有* でここに見せられます。
denied-shared-already = もうこのチャンネルに送ってあります。全員が見られます。
denied-shared-elsewhere = このディールは、プレイした場所でだけ共有できます。そのサーバーかチャットで開いて、*共有* を押してください。
denied-no-match-of-yours = ここでは、まだマッチを遊んでいません。
denied-no-deal-of-yours = このマッチで、あなたが最後まで遊んだディールはまだありません。あなたが加わる前のディールを見られるのは、それを遊んだ人だけです。
denied-no-such-deal = そのディールはまだ終わっていないか、ありません。
denied-no-such-position = そこからは続けられません。もうディールが終わっていました。
denied-practice-gone = その練習は終了しました。続けられるのは一番新しい練習だけです。ディールか問題をもう一度開けば、新しく始められます。
denied-practice-unreadable = その練習は続けられません。ボットの別のバージョンで始めたものです。ディールか問題をもう一度開けば、新しく始められます。
denied-deal-unreadable = そのディールはもう読めません。ボットの別のバージョンで遊ばれたものです。
denied-no-finished-deal = { $deals ->
    [0] このテーブルには、まだ終わったディールがありません。
   *[other] このテーブルで終わったディールは{ $deals }回だけです。
}
denied-no-decisions = そのディールには、あなたが決めることがありませんでした。検討するものがありません。
denied-nobody-analyses = 今はそこまで読めません。起動したばかりか、ボットの管理者が思考を切っています（`TAROK_WORKERS`）。少し待って、もう一度お試しください。
denied-analysis-failed = 途中で検討が止まってしまいました。ほかには何も失われていないので、もう一度お試しください。
denied-may-not-look = テーブルの見え方を決められるのは、私を追加したサーバーを管理できる人だけです。
denied-may-not-choose-language = サーバーの言語を決められるのは、私を追加したサーバーを管理できる人だけです。

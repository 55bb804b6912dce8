# マッチのメンバーと、参加を希望する人。

remove-title = ### このマッチのメンバー
remove-nobody = 外せる人はほかにいません。
remove-sure = { $name }さんをこのマッチから外しますか？CPUが代わりに続け、本人は戻れません。
remove-sure-last = { $name }さんをこのマッチから外しますか？ほかに遊んでいる人がいないので、テーブルは閉じます。
remove-yes = 外す
reply-removed = { $name }さんを外しました。CPUが代わりに続けます。
reply-removed-closed = { $name }さんを外しました。テーブルは閉じられました。
denied-not-yours-to-remove = メンバーを外せるのは、ホストの{ $name }さんか、チャンネルを管理できる人だけです。
denied-round-remove = 団体戦のテーブルでメンバーを外せるのは、チャンネルを管理できる人だけです。
denied-removed-from-match = このマッチから外されました。CPUが代わりに続けます。
sit-asked = { $names }さんに聞いています。だれかが「はい」と答えれば席に入れます。{ $minutes }分以内、または次のディールまでに答えがなければ、この質問は消えます。
sit-asked-away = 今はだれも席にいません。だれかが{ $minutes }分以内に戻って、次のディールまでに「はい」と答えれば、席に入れます。
sit-yes = OKです。次のディールから参加できます。手札はここに届きます。
sit-no = 今回は遠慮してほしいとのことです。
sit-late = 答えがないまま次のディールが始まりました。終わったらもう一度聞けます。
sit-nobody = 答えがありませんでした。もう一度聞けます。
sit-closed = 答えがないままマッチが終わりました。
sit-let = 参加してもらう
sit-asks = **{ $name }**さんが参加を希望しています。ここで遊んでいる人が「はい」か「いいえ」で答えられます。
sit-you-said-yes = { $name }さんは次のディールから参加します。
sit-you-said-no = { $name }さんはこのマッチには参加しません。
denied-sit-declined = このマッチの人たちは、今のメンバーだけで遊びたいそうです。
denied-sit-many-ask = すでに何人もの人が席を希望しています。次のディールのあとでまた試してください。
denied-nobody-asks = 席を希望している人はもういません。

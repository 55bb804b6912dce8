# 新しいテーブルへの呼び出し：だれを呼ぶか、そのリスト。

calls-to-table = { $names }：{ $host }さんが { $channel } で{ $game }のテーブルを開きました。あと{ $seats }席空いています。
calls-title = 新しいテーブルへの呼び出し
calls-what = このサーバーでテーブルが開かれ、少したっても空席があると、そのチャンネルのメッセージ1件で人を呼びます。次に呼ぶまで10分以上あけます。
calls-are-off = だれも呼びません。
calls-a-role = { $role } を呼びます。
calls-from-list = リストの人を呼びます（{ $number ->
    [0] まだだれもいません
   *[other] { $number }人
}）。
calls-you-are-listed = あなたはリストに入っています。
calls-you-are-not-listed = あなたはリストに入っていません。
calls-about-roles = ロールは `/tarok server call` で選びます。通知が届くのは、だれでもそのロールをメンションできるか、私がすべてのロールをメンションできるときだけです。
calls-list-ends = ほかを選ぶと、リストは削除されます。
calls-join = 呼んでもらう
calls-leave = 呼び出しを止める
calls-list = リストから呼ぶ
calls-nobody = だれも呼ばない
calls-invite = ここで募る
calls-invitation = このサーバーで空席のあるテーブルが開いたとき、お呼びしましょうか。多くても10分に1回で、リストからはいつでも外れられます。
calls-joined = ここでテーブルが開いたらお呼びします。
calls-left = もうお呼びしません。
denied-one-role = ロールを1つ、メンションで指定してください。@ を入力して選びます。@everyone は使えません。
denied-no-call-list = このサーバーには、新しいテーブルに呼ぶ人のリストがありません。
denied-call-list-full = リストはいっぱいです（{ $most }人）。

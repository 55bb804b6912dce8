# 同じカードでCPUと1人で対戦した、ほかの人の結果。

others-look = ほかの人の結果
others-title = 同じカードでプレイした人たち
others-own = あなた：**{ $contract }**、**{ $points }**
others-beside = このカードで同じ席に座った{ $number }人のうち **{ $percent }%** を上回りました。
others-how = { $number ->
    [1] 比べるのは相手との得点差です。あなたは{ $points }、相手は{ $others }なので、**{ $ahead }**です。
   *[other] 比べるのは、同じテーブルのほかの人たちとの得点差です。あなたは{ $points }、ほかの人は平均{ $others }なので、**{ $ahead }**です。
}
others-counted = 結果は得点差です。自分の得点から、同じテーブルのCPUの平均得点を引きます。
others-none = この席にはまだほかにだれも座っていません。手が空くとCPUが座るので、しばらくしてからもう一度見てください。
others-as-first = 公平に比べるため、得点は全員、マッチの最初のディールとして数えています。前のディールから残っていたものがあったため、あなたのマッチでは{ $points }でした。
others-helped = ヒントを見たか、「待った」をしたか、席を外していたため、あなたの結果はほかの人には表示されません。
others-house = CPU、{ $level } { $number }
others-player = だれか
others-you = あなた
others-contract = コントラクト
others-points = 得点
others-ahead = 差
others-ahead-title = 差
others-unplayed = プレイなし
others-left-out = ほかに{ $number }件
others-pick = だれかのプレイを見る…
others-back = 一覧
lobby-deals-again = 1人でCPUと対戦すると、ほかの人がプレイしたカードが配られることがあり、あとでその人たちの結果を見られます。
fair-new = 1人でCPUと対戦するとき、配られる前にここを見た人には、まだだれも使っていない新しいカードが配られます。
verify-again = このカードは以前ほかの人にも配られました。あなたのディールの秘密は、新しい32バイトのあとに、カードを作る鍵が続いたものです。その鍵からもう一度配っても、同じカードになります。
verify-not-again = このカードは以前ほかの人にも配られました。**秘密からもう一度配ると、違うカードになります。** ボットの運営者に見せてください。
denied-no-others = そのディールには比べる相手がいません。カードはあなただけのものです。
privacy-compared = 1人でCPUと対戦したディール：あとで同じカードになった人のための、結果とプレイの内容（あなたのサーバーでは名前つき、ほかの場所や、情報を消したあとは「だれか」）。そして、もう一度配られないように、どのカードを見たか

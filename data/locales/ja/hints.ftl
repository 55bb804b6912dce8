# Hints: what they say, step by step, and who asked for them.

hint-ask-1 = ヒント
hint-ask-2 = どの手？
hint-ask-3 = なぜ？
hint-nudge = 💡 { $nudge }
hint-move = おすすめは **{ $move }** です。
hint-worlds = 見えている情報と矛盾しない{ $worlds }通りの配り方から：
hint-thumb = 経験則：
hint-thumb-first = 経験則では：
hint-thumb-worlds = 別に計算したもの（考えられる配り方{ $worlds }通り）：
hint-values = 平均ゲーム点：{ $values }（それぞれ ±{"\u00A0"}{ $error }）
hint-values-less = 平均、自分のゲーム点から相手側のゲーム点を引いた値：{ $values }（それぞれ ±{"\u00A0"}{ $error }）
hint-value = { $move } { $value }
hint-others = ほか{ $number }通り

hints-allowed = ヒントあり：プレイする人はだれでも使えます。回数は得点表に出ます。
hints-none = ヒント：このマッチではなし
lobby-hints-on = ヒントあり
lobby-hints-off = ヒントなし
sheet-hints = { $name }：ヒント{ $number }回

nudge-unseen = まだだれも見ていないカードです。どれを選んでも同じです。
trula-name = トルラ
nudge-hand = 切札は{ $trumps ->
    [0] なし
   *[other] { $trumps }枚
}（普通は{ $usual }枚）、キングは{ $kings ->
    [0] なし
   *[other] { $kings }枚
}。{ $honours ->
    [0] { $trula }のカードはありません。
   *[other] { $trula }のカードは{ $cards }です。
}
nudge-said = 何を宣言しますか？どれを倍にしますか？切札は{ $trumps ->
    [0] なし
   *[other] { $trumps }枚
}、キングは{ $kings ->
    [0] なし
   *[other] { $kings }枚
}。{ $honours ->
    [0] { $trula }のカードはありません。
   *[other] { $trula }のカードは{ $cards }です。
}
nudge-discard = { $suit }を全部なくせます。{ $number }枚です。
nudge-discard-none = スートを丸ごとなくすことはできません。相手に取られそうなカードはどれですか？
nudge-call = キングを持っていないスートは、それぞれ何枚ありますか？ { $suits }
nudge-call-own = コールできるキングは、全部あなたの手札にあります。
nudge-talon = まず切札、次にキング、それからなくせるスートを数えましょう。
nudge-fool = 一番点の低いカードで十分です。
nudge-lead = 切札は手札に{ $mine ->
    [0] なく、
   *[other] { $mine }枚、
}{ $theirs ->
    [0] ほかには残っていません
   *[other] ほかに{ $theirs }枚あります
}。
nudge-lead-no-trumps = ほかの人は、もう切札を持っていません。
nudge-lead-void = 相手側に{ $suit }はもうありません。
nudge-lead-void-player = { $players }さんは{ $suit }を持っていません。
nudge-lead-mond = あなたの{ $card }を取れるカードを、まだだれかが持っているかもしれません。
nudge-lead-pagat = { $card }は、最後のトリックで一番価値があります。切札は手札に{ $mine }枚、{ $theirs ->
    [0] ほかには残っていません
   *[other] ほかに{ $theirs }枚あります
}。
nudge-lead-shun = トリックを取りたくない場面です。どのカードをリードすれば、ほかの人に取らせられますか？
nudge-trick-shun = トリックを取りたくない場面です。今は{ $player }さんの{ $card }が勝っていて、{ $left ->
    [0] あなたが最後です。
   *[other] あなたのあとに{ $left }人います。
}
nudge-trick-ours = 今は味方が勝っています：{ $player }さんの{ $card }。{ $left ->
    [0] あなたが最後です。
   *[other] あなたのあとに{ $left }人います。
}{ $dear ->
    [0] {""}
   *[other] 点の高いトリックです。
}
nudge-trick-theirs = 今は相手側が勝っています：{ $player }さんの{ $card }。{ $left ->
    [0] あなたが最後です。
   *[other] あなたのあとに{ $left }人います。
}{ $dear ->
    [0] {""}
   *[other] 点の高いトリックです。
}
nudge-trick-open = 今は{ $player }さんの{ $card }が勝っていますが、どちら側かはまだわかりません。{ $left ->
    [0] あなたが最後です。
   *[other] あなたのあとに{ $left }人います。
}{ $dear ->
    [0] {""}
   *[other] 点の高いトリックです。
}

reason-thumb-hand = 切札（特に強いもの）、キング、短いスートで手札を評価します
reason-thumb-said = 手札から見て十分見込みのあることだけを宣言します
reason-thumb-play = 残りのカード、だれが何を切らしたか、今だれのトリックかで決めます
reason-thumb-discard = 短いスートをなくし、キングと切札を残します
reason-thumb-talon = 手札が一番強くなるカードを取ります
reason-thumb-call = 手札の弱いスートを補ってくれるパートナーを探します
reason-thumb-fool = 一番点の低いカードを渡します
reason-thumb-cut = これ以上はだれにもわかりません
reason-close = わかるかぎり同じくらい良い手：{ $moves }
reason-held-back = 平均では上ですが確実ではなく、言うと手札を知られます：{ $moves }
reason-wins = { $share }%の割合で{ $card }がトリックに勝ちます
reason-partner-wins = { $card }なら、{ $share }%の割合でパートナーがトリックに勝ちます
reason-pagat-last = { $card }なら、{ $share }%の割合で{ $pagat }が最後のトリックに勝ちます
reason-lost = { $share }%の割合で{ $card }が相手側に取られます
reason-trumped = { $share }%の割合で{ $card }が切札に負けます
reason-beaten = { $share }%の割合で{ $card }が負けます
reason-game = { $share }%の割合でゲームがうまくいきます（{ $move }なら{ $other }%）
reason-bonus = { $bonus }：{ $move }より{ $tenths }点得です
reason-bid-made = { $times }%の割合でプレイすることになり、そのうち{ $share }%で成功します
reason-bid-would = 一番低いビッドなら{ $times }%の割合でプレイすることになり、そのうち{ $share }%で成功します
reason-counted-against = ただし計算結果は別の手を支持するので、きわどい選択です
reason-bonus-made = { $share }%の割合で{ $bonus }が成功します
reason-bonus-said = { $bonus }を宣言すると、しないときより平均{ $signed }点
reason-game-now = このままなら、{ $share }%の割合でゲームがうまくいきます

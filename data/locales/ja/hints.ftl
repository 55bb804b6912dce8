# Hints: what they say, step by step, and who asked for them.

hint-ask-1 = ヒント
hint-ask-2 = どの手？
hint-ask-3 = なぜ？
hint-under-way = どの手が良いか考えています…
hint-nudge = 💡 { $nudge }
hint-move = おすすめは **{ $move }** です。
hint-thumb = 経験則：
hint-others = ほか{ $number }通り
game-points = ゲーム点{ $figure }点
hint-worth = 見えている情報と矛盾しない{ $worlds }通りの配り方から：{ $move }ならゲーム点は平均{ $value }点です。
hint-worth-less = 見えている情報と矛盾しない{ $worlds }通りの配り方から：{ $move }は平均{ $value }（自分のゲーム点から相手側の{ $players ->
    [2] ゲーム点
   *[other] 平均
}を引いた値）です。
hint-worse = 劣る手：{ $moves }
hint-worse-by = { $move }（{ $less }点差）
hint-few = ありそうな配り方は{ $worlds }通りだけで、数字を出すには足りません。

hints-allowed = ヒントあり：プレイする人はだれでも使えます。回数は得点表に出ます。
hints-none = ヒント：このマッチではなし
lobby-hints-on = ヒントあり
lobby-hints-off = ヒントなし
sheet-hints = { $name }：ヒント{ $number }回

nudge-unseen = まだだれも見ていないカードです。どれを選んでも同じです。
trula-name = トルラ（スキュース、モンド、パガット）
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
nudge-said = 何を宣言しますか？切札は{ $trumps ->
    [0] なし
   *[other] { $trumps }枚
}、キングは{ $kings ->
    [0] なし
   *[other] { $kings }枚
}。{ $honours ->
    [0] { $trula }のカードはありません。
   *[other] { $trula }のカードは{ $cards }です。
}
nudge-doubles = 何を宣言しますか？どれを倍にしますか？切札は{ $trumps ->
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
nudge-discard-suits = 2つ以上のスートを全部なくせます：{ $suits }
nudge-discard-none = スートを丸ごとなくすことはできません。相手に取られそうなカードはどれですか？
nudge-discard-keep = スートをなくすだけが大事ではありません。相手に取られそうなカードはどれですか？
nudge-call = キングを持っていないスートは、それぞれ何枚ありますか？{ $suits }
nudge-call-own = コールできるキングは、全部あなたの手札にあります。
nudge-talon = 何が得られますか？切札、キング、それともなくせるスート？
nudge-give-up = コールしたキングはタロンにあります。この手札は1人で勝てそうですか？
nudge-fool = 一番点の低いカードで十分です。
nudge-lead = 切札は手札に{ $mine ->
    [0] なく、
   *[other] { $mine }枚、
}{ $theirs ->
    [0] ほかには残っていません
   *[other] ほかに{ $theirs }枚あります
}{ $sure ->
    [0] （伏せてあるかもしれません）
   *[other] {""}
}。
nudge-lead-no-trumps = ほかの人は、もう切札を持っていません。
nudge-lead-void = 相手側に{ $suit }はもうありません。
nudge-lead-void-player = { $players }さんは{ $suit }を持っていません。
nudge-lead-mond = あなたの{ $card }を取れるカードを、まだだれかが持っているかもしれません。
nudge-lead-pagat = { $card }は、最後のトリックで一番価値があります。切札は手札に{ $mine }枚、{ $theirs ->
    [0] ほかには残っていません
   *[other] ほかに{ $theirs }枚あります
}{ $sure ->
    [0] （伏せてあるかもしれません）
   *[other] {""}
}。
nudge-lead-shun = トリックを取りたくない場面です。どのカードをリードすれば、ほかの人に取らせられますか？
nudge-lead-hunt = { $players }さんはトリックを取りたくない場面です。どのカードをリードすれば取らせられますか？
nudge-trick-shun = トリックを取りたくない場面です。今は{ $player }さんの{ $card }が勝っていて、{ $left ->
    [0] あなたが最後です。
   *[other] あなたのあとに{ $left }人います。
}
nudge-trick-hunt = { $players }さんはトリックを取りたくない場面です。今は{ $player }さんの{ $card }が勝っていて、{ $left ->
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
nudge-trick-another = 今は{ $player }さんの{ $card }が勝っています。{ $left ->
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
nudge-promise = 自分の側がほぼ確実に達成できるものはありますか？
nudge-promise-valat = 自分の側で、すべてのトリックを取れそうですか？
nudge-promise-trula = 自分の側で{ $trula }を全部取れそうですか？手札にあるのは{ $honours }枚です。
nudge-promise-pagat = { $card }で最後のトリックに勝つ必要があります。手札の切札は{ $trumps }枚。最後まで持ちますか？
nudge-promise-trumps = 切札は{ $trumps }枚です。言ったほうが得でしょうか？
nudge-promise-king = { $card }を最後のトリックまで残し、そのトリックを自分の側が取る必要があります。手札の切札は{ $trumps }枚。最後まで持ちますか？
nudge-kontra = このゲームに倍を賭けますか？
nudge-kontra-promise = 相手側は宣言したことを達成できそうですか？
nudge-kontra-own = 味方は宣言したことを達成できそうですか？
nudge-lead-suit = { $suit }はあと何枚残っていますか？手札に{ $mine }枚、{ $theirs ->
    [0] ほかには残っていません
   *[other] ほかに{ $theirs }枚あります
}{ $sure ->
    [0] （伏せてあるかもしれません）
   *[other] {""}
}。

reason-thumb-hand = 切札（特に強いもの）、キング、短いスートで手札を評価します
reason-thumb-said = 手札から見て十分見込みのあることだけを宣言します
reason-thumb-play = 残りのカード、だれが何を切らしたか、今だれのトリックかで決めます
reason-thumb-discard = 短いスートをなくし、キングと切札を残します
reason-thumb-discard-none = キングと切札を残し、点の高いカードを取られない所に置きます
reason-thumb-talon = 手札が一番強くなるカードを取ります
reason-thumb-call = 手札の弱いスートを補ってくれるパートナーを探します
reason-thumb-call-own = 自分のキングをコールすれば、どれでも1人で戦います
reason-thumb-fool = 代わりにこのカードが、トリックを取った人のものになります
reason-thumb-cut = これ以上はだれにもわかりません
reason-close = ほぼ同じ：{ $moves }
reason-close-all = わかる範囲では、出せるカードはどれもほぼ同じです
reason-not-sure = { $moves }との差を言うには配り方の数が足りません
reason-no-matter = どれを出しても結果は同じです
reason-held-back = 言わないほうが安全です。{ $moves }は平均では上でも確実ではなく、手札を知られます
reason-trick = 味方がトリックを取るのは{ $share }%（{ $other_card }なら{ $other }%）
reason-trick-alone = あなたがトリックを取るのは{ $share }%（{ $other_card }なら{ $other }%）
reason-saves-lost = { $other_card }は温存します。このトリックはほぼ取れません
reason-saves-won = { $other_card }は温存します。このトリックはほぼ取れます
reason-feeds = { $card }を入れます。このトリックはほぼ取れます
reason-avoids = { $card }がトリックを取ってしまうのは{ $share }%（{ $other_card }なら{ $other }%）
reason-sheds = 取らずに済むうちに{ $card }を捨てます
reason-takes-high = このトリックはほぼ避けられません。{ $card }で取り、低いほうを残します
reason-would-lose = { $card }は{ $share }%の割合で相手側に取られます
reason-pagat-last = { $pagat }が最後のトリックに勝つのは{ $share }%（{ $card }なら{ $other }%）
reason-ahead = プラスで終わるのは{ $share }%（{ $move }なら{ $other }%）
reason-points = カード点を平均{ $points }点多く取れます
reason-points-fewer = 取ってしまうカード点が平均{ $points }点少なくなります
reason-pagat-kept = { $pagat }を残せば、{ $share }%の割合で最後のトリックに勝ちます
reason-searched = 残りのカードが少ないので、すべての進み方を調べました。これが一番得です
reason-in-all = 1つのトリックで決まるわけではなく、ディール全体で上回ります
reason-game = { $share }%の割合でゲームがうまくいきます（{ $move }なら{ $other }%）
reason-bonus = { $bonus }には{ $move }より有利です
reason-bid-made = { $kept ->
    [1] このままなら
   *[0] { $move }のあと
}、このような手札は{ $share }%の割合で成功します
reason-bid-seldom = { $kept ->
    [1] このままなら
   *[0] { $move }のあと
}、このような手札は{ $share ->
    [0] まず成功しません
   *[other] { $share }%しか成功しません
}
reason-bid-alike = 何千回もの配りで、同じくらい良い手札は{ $move }のあと{ $share ->
    [0] ほとんど成功しませんでした
   *[other] { $share }%の割合で成功しました
}
reason-bonus-seldom = { $bonus }は{ $share ->
    [0] まず成功しません
   *[other] { $share }%しか成功しません
}
reason-bonus-made = { $share }%の割合で{ $bonus }が成功します
reason-trumps-pay = 宣言するだけで、結果にかかわらず点になります
reason-bonus-said = { $bonus }を宣言すると、しないときより得です
reason-bonus-unsaid = { $bonus }を宣言すると、しないときより損です
reason-game-doubtful = ゲームがうまくいくのは{ $share }%だけです
reason-empties = { $suit }がなくなり、切札で取れるようになります
reason-game-now = このままなら、{ $share }%の割合でゲームがうまくいきます
reason-equal = { $cards }と同じです。同じ価値のカードなら一番低いもので十分です
reason-turns-up = そのストローマンの次のカードが開きます
reason-monte-kept = 流せば、このディールの得点は0点です
reason-monte-rid = 全員が賛成すれば、悪いディールで失点せずに済みます
reason-monte-seldom = 流れるのは全員が賛成したときだけで、めったにありません
reason-monte-free = 提案しても損はありませんが、全員の賛成が必要で、めったにありません
reason-fool-stays = そのトリックはパートナーが取ったので、何を渡しても自分の側に残ります
reason-played-on = 続ければ、{ $share }%の割合でゲームがうまくいきます
reason-played-on-seldom = 続けても、ゲームがうまくいくのは{ $share }%だけです
reason-looks-on = この先にありそうなカードのほうが、平均では得です
reason-takes-now = この先にありそうなカードは、平均では損です
reason-calls-own = 自分のキングをコールすれば1人で戦い、全員から得点をもらえます
reason-bid-dear = { $move }のあと、成功すれば平均{ $made }の得、失敗すれば{ $lost }点の損です
reason-bonus-costs = { $bonus }での失点が、{ $move }より少なくて済みます
reason-lays-points = だれにも取られない場所に、より多くのカード点を置けます

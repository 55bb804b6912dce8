# Straw Man Tarock: its names, its phases, its scores, its options.

variant-strohmann = ストローマン・タロック
strohmann-trula-name = スキュース、モンド、パガット


contract-take = ゲームを取る
contract-simple = デクレアラーなし
native-take = Spiel
native-simple = ohne Spieler
strohmann-value-flat = { $value ->
    [3] 3か4
   *[other] { $value }
}

strohmann-board-contract = **{ $name }さんがゲームを取りました（Spiel）** · カード点70点のうち36点で成功 · { $value }点
strohmann-board-contract-alone = **デクレアラーなし（ohne Spieler）** · カード点70点のうち36点で{ $value }点
strohmann-hand-you-declare = あなたがゲームを取りました。カード点70点のうち36点が必要です
strohmann-hand-against = { $name }さんがゲームを取りました。カード点70点のうち36点に届かなければ失敗です

strohmann-turn-auction = { $name }さんはゲームを取るか、パスします。
strohmann-ask-auction = ゲームを取りますか？パスしますか？
strohmann-picture-contract = { $name }がゲームを取った
strohmann-board-auction-begins = フォアハンド（ディーラーでない人）からゲームを取れます。ストローマンは裏向きです。
strohmann-turn-prebid = { $name }さんは先へ進みます。切札がなければ配り直しを求められます。
strohmann-ask-prebid = { $choices ->
    [0] 切札があるので、先へ進んでください。2人とも聞かれるので、聞かれても何もわかりません。
   *[other] 切札がありません。同じディーラーに配り直してもらいますか？
}
strohmann-do-redeal = 配り直してもらう
strohmann-do-pass-prebid = 先へ進む
turn-straw = ストローマンが配られました。
ask-straw = ストローマンが配られました。
turn-reveal = ストローマンが開かれました。
ask-reveal = ストローマンが開かれました。

strohmann-score-klop = デクレアラーなし：カード点36点以上で勝ちです。
strohmann-score-ended-redeal = 切札のないプレイヤーがディールを流しました。得点はありません。
strohmann-score-others = このゲームでは得点が減ることはありません。{ $names }さんは変わりません。
strohmann-score-ended-passed-out = 2人ともパス。ディールは流れ、得点はありません。
strohmann-score-made-alone = { $name }さんがゲームを取り、成功です。相手は{ $others }さんです。
strohmann-score-lost-alone = { $name }さんがゲームを取り、失敗です。相手は{ $others }さんです。
strohmann-score-made = { $name }さんがゲームを取り、成功です。相手は{ $others }さんです。
strohmann-score-lost = { $name }さんがゲームを取り、失敗です。相手は{ $others }さんです。

strohmann-line-made = { $name }がゲームを取った：カード点{ $card_points }
strohmann-line-held = { $name }がデクレアラーをカード点{ $card_points }に抑えた
strohmann-line-simple = { $name }：カード点{ $card_points }
strohmann-line-tie = カード点35対35：このディールの得点はなし
strohmann-line-valat = { $name }が全トリックを取った
strohmann-line-pagat = { $how ->
    [taken] { $name }が最後のトリックでパガットを取った
   *[made] { $name }が最後のトリックにパガットで勝った
}
strohmann-line-uhu = { $how ->
    [taken] { $name }が最後から2番目のトリックでウーフーを取った
   *[made] { $name }が最後から2番目のトリックにウーフーで勝った
}
strohmann-line-kakadu = { $how ->
    [taken] { $name }が最後から3番目のトリックでカカドゥを取った
   *[made] { $name }が最後から3番目のトリックにカカドゥで勝った
}
strohmann-line-quapil = { $how ->
    [taken] { $name }が最後から4番目のトリックでクワピルを取った
   *[made] { $name }が最後から4番目のトリックにクワピルで勝った
}
hand-calling = T17で「ros」、続けてT18で「topschin」とコールし、2トリック続けて勝てば1点です。失敗しても損はありません
strohmann-line-rostopschin = { $name }：ロストプシン、T17とT18で2トリック連取
strohmann-line-trull = { $name }がスキュース、モンド、パガットを取った
strohmann-line-kings = { $name }が4枚のキングを全部取った
strohmann-line-mond = { $name }がスキュースでモンドを取った
strohmann-line-paid = { $name }は相手が得た分を払う
strohmann-bonus-pagat = パガット
strohmann-bonus-uhu = ウーフー
strohmann-bonus-kakadu = カカドゥ
strohmann-bonus-quapil = クワピル
strohmann-bonus-rostopschin = ロストプシン
strohmann-bonus-trull = スキュース・モンド・パガット
strohmann-bonus-kings = キング4枚
strohmann-bonus-mond = モンド捕り

refused-no-such-call = 今、{ $card }で「{ $call }」とはコールできません

strohmann-option-first-lead = 最初のリード
strohmann-note-first-lead = 最初のトリックをだれがリードするか。
strohmann-option-both-pass = 2人ともパス
strohmann-note-both-pass = デクレアラーなしでプレイするか、流して配り直すか。流したディールはディール数に入りません。
strohmann-option-last-straw-card = ストローマンの最後の1枚
strohmann-note-last-straw-card = 束の最後の1枚を表向きに残すか、見せずに、または見せて手札に入れるか。
strohmann-option-straw-turn-time = 束を開く時期
strohmann-note-straw-turn-time = カードを出した束の、次の1枚をいつ開くか。
strohmann-option-throw-in-no-trump = 切札なしで配り直せる
strohmann-note-throw-in-no-trump = 手札に切札のない人が、ビッドの前に同じディーラーの配り直しを求められるか。
strohmann-option-simple-value = デクレアラーなしのディール
strohmann-note-simple-value = デクレアラーなしのディールは何点か。
strohmann-option-high-tier-defender = 守備側の大勝
strohmann-note-high-tier-defender = デクレアラーのカード点がこの点以下なら、相手は5点です。
strohmann-option-high-tier-simple = デクレアラーなしの大勝を数える
strohmann-note-high-tier-simple = デクレアラーなしでカード点を45点取ると、1点加わるか。
strohmann-option-valat-mode = ヴァラット
strohmann-note-valat-mode = ヴァラットがディールの得点の代わりになるか、加わるか。
strohmann-option-bird-capture = 鳥を取ると得点
strohmann-note-bird-capture = 相手の鳥を取ると1点になるか。
strohmann-option-birds = 鳥
strohmann-note-birds = どの小さい切札が、決まったトリックで点になるか。
strohmann-value-of-birds-pagat = パガット
strohmann-value-of-birds-uhu = ウーフー
strohmann-value-of-birds-kakadu = カカドゥ
strohmann-value-of-birds-quapil = クワピル
strohmann-value-of-birds-none = なし
strohmann-option-rostopschin = ロストプシン
strohmann-note-rostopschin = T17とT18で声に出してコールする必要があるか。
strohmann-option-trull-in-tricks = トルラ
strohmann-note-trull-in-tricks = スキュース、モンド、パガットを1人で取ると何点か。
strohmann-option-kings-in-tricks = オールキング
strohmann-note-kings-in-tricks = 4枚のキングを1人で取ると何点か。
strohmann-option-mond-capture = モンド捕り
strohmann-note-mond-capture = スキュースでモンドを取ると何点か。
strohmann-option-score-style = 得点の付け方
strohmann-note-score-style = 相手が得た分だけ失点になるか。
strohmann-value-of-first-lead-forehand = フォアハンド
strohmann-value-of-first-lead-declarer = デクレアラー
strohmann-value-of-both-pass-play = プレイする
strohmann-value-of-both-pass-throw-in-same-dealer = 流して、同じディーラー
strohmann-value-of-both-pass-throw-in-next-dealer = 流して、ディーラー交代
strohmann-value-of-last-straw-card-face-up = 表向き
strohmann-value-of-last-straw-card-hand-secret = 見せずに手札へ
strohmann-value-of-last-straw-card-hand-shown = 見せて手札へ
strohmann-value-of-straw-turn-time-after-trick = トリックのあと
strohmann-value-of-straw-turn-time-at-once = すぐに
strohmann-value-of-high-tier-defender-off = なし
strohmann-value-of-valat-mode-replace = 得点の代わり
strohmann-value-of-valat-mode-add = 加算
strohmann-value-of-rostopschin-call = コールする
strohmann-value-of-rostopschin-automatic = コール不要
strohmann-value-of-rostopschin-off = 数えない
strohmann-value-of-score-style-plus-only = 得点だけ
strohmann-value-of-score-style-zero-sum = 相手は同じだけ失点

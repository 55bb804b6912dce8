# Romanian tarok and Taper: its names, and what its phases ask.

variant-romanian = ルーマニア・タロック
variant-taper = タペル

contract-trei1 = トレイ1
native-trei1 = unul de trei
contract-trei2 = トレイ2
native-trei2 = al doilea de trei
contract-trei3 = トレイ3
native-trei3 = al treilea de trei
contract-doi1 = ドイ1
native-doi1 = unul de doi
contract-doi2 = ドイ2
native-doi2 = al doilea de doi
contract-doi3 = ドイ3
native-doi3 = al treilea de doi
contract-unu1 = ウヌ1
native-unu1 = unul de unu
contract-unu2 = ウヌ2
native-unu2 = al doilea de unu
contract-unu3 = ウヌ3
native-unu3 = al treilea de unu
contract-unu4 = ウヌ4
native-unu4 = al patrulea de unu
contract-unu5 = ウヌ5
native-unu5 = al cincilea de unu
contract-unu6 = ウヌ6
native-unu6 = al șaselea de unu
romanian-contract-solo = ソロ
romanian-native-solo = solo
contract-michi-michi = ミチミチ
native-michi-michi = michi-michi
contract-la-mine = ラ・ミネ（もらう）
romanian-value-klop = 1トリックにチップ1枚、ラドラーでは2枚
romanian-value-with-difference = ゲーム点{ $value }点
romanian-value-with-difference-short = { $value }
romanian-hand-plus = トレイ、ドイ、ウヌは3、2、1枚取り、ゲームは1、2、3点です（ソロは0枚で8点）。番号は、最初に見る組とレベルです
romanian-board-talon = タロン（–は裏向き）：{ $sets }
romanian-board-taken = タロンから取ったカード（–は非公開）：{ $cards }。
romanian-picture-left = 表にして見送ったカード
romanian-picture-level = レベル{ $level }：失敗で{ $level }倍
romanian-board-level = レベル{ $level }：失敗したとき、またはコントラのあと、ゲームは{ $level }倍です
romanian-item-of = { $name }の{ $bonus }
board-note-pool = プール：チップ{ $chips }枚 · { $radler ->
    [0] ラドラーなし
    [1] ラドラー：このディールは2倍、これで最後
   *[other] ラドラー：このディールは2倍、これを含めて残り{ $radler }ディール
}
board-note-radler = { $radler ->
    [1] ラドラー：このディールは2倍、これで最後
   *[other] ラドラー：このディールは2倍、これを含めて残り{ $radler }ディール
}
board-beyond = マッチのディールは全部終わりましたが、ラドラーがなくなるまで続きます

romanian-card-T21 = モンド21

romanian-bonus-trula = トルラ
romanian-bonus-kings = オールキング
romanian-bonus-valat = ヴァラット
bonus-luna = モンド捕り
bonus-pagat = パガット・ウルティモ
bonus-king = キング・ウルティモ
bonus-kingcap = コールキング捕り
romanian-bonus-taroks = 切札の枚数
bonus-taroks-8 = 切札8枚
bonus-taroks-9 = 切札9枚
bonus-taroks-10 = 切札10枚
bonus-taroks-11 = 切札11枚
bonus-taroks-12 = 切札12枚
romanian-step-1 = コントラ
romanian-step-2 = レコントラ
romanian-step-3 = スプラ
romanian-step-4 = ヒルシュ
romanian-step-5 = モルド

romanian-do-take = { $number }を取る：{ $cards }
romanian-do-refuse = 開いて次を見る（レベル +1）
romanian-do-surrender = 降りる：ゲームは失敗
romanian-do-redeal = ディールを無効に

turn-annulment = { $name }さんはディールを無効にできます。
ask-annulment = 切札もキングもありません。ディールを無効にしますか？
romanian-ask-talon = { $looks ->
    [0] 全部の組を開きました。最後の組以外から1つ選んでください。
   *[other] この組を取るか、開いて次を見るか選んでください。次へ進むとレベルが1つ上がります。
}
romanian-ask-call = キングをコールしてください（自分のでもかまいません）。持っている人がパートナーです。タロンにあるかもしれません。

romanian-score-klop = { $contract }：取ったトリックごとにプールへチップを払います。
romanian-score-ended-passed-out = 全員パスです。プレイはなく、次からラドラーになります。
romanian-score-ended-annulled = 切札もキングもないプレイヤーが、ディールを無効にしました。次の人がディーラーです。
score-note-pool = ディール後のプール：{ $chips ->
    [0] 空
   *[other] チップ{ $chips }枚
}
score-note-radler = { $radler ->
    [0] ラドラーは終わりです
   *[other] ラドラーはあと{ $radler }ディールです
}
match-note-pool-shared = -# プールに残ったチップ{ $chips }枚は、最終残高でできるだけ均等に分けてあります。
match-note-pool-left = -# プールにチップ{ $chips }枚が残りました。
line-stake = プールが空：全員がチップを1枚入れる
line-dealer-stake = { $name }がディーラーで、プールにチップを1枚入れる
line-michi = { $name }：{ $tricks }トリック、1トリックにチップ{ $rate }枚
line-radler = ラドラーなので同じだけもう一度
romanian-line-alone = { $name }は1人：{ $opponents ->
    [2] もう1人の相手の分も同じだけ
   *[other] ほかの相手の分もそれぞれ同じだけ
}
line-opponents = 相手は1人ずつ正負を逆にした点
line-pool = { $outcome ->
    [lost] パガット・ウルティモで{ $name }がプールに払う
   *[made] パガット・ウルティモで{ $name }がプールからチップをもらう
}
line-taroks = 切札{ $trumps }枚を宣言：{ $side }
romanian-side-of-defence = 相手側
romanian-line-surrender = { $name }がレベル{ $stage }で降りた

refused-index-gap = { $contract }をビッドできるのは、1つ前の番号のビッドのすぐあとだけです
refused-not-senior = ラ・ミネを言えるのは、今のビッドの持ち主より順番が先の人だけです
refused-not-this-set = 今、その組は取れません
refused-no-right = ディールを無効にできるのは、切札もキングもない手札だけです
refused-first-turn-only = それを言えるのは、あなたの最初の番だけです
refused-too-few-trumps = 宣言するには切札が{ $number }枚以上必要です
refused-mate-declared = 味方が、もう同じ枚数かそれ以上の切札を宣言しています
refused-must-declare = 切札が{ $number }枚以上あるので、ここで宣言しなければいけません
refused-declarer-only = それを宣言できるのはデクレアラーだけです
refused-defence-only = それを宣言できるのは、デクレアラーの相手だけです
refused-step-missed = それを言える最初の機会を見送っています
refused-no-ladder = 切札の宣言は倍にできません

romanian-option-talon-owner = タロンの残り
romanian-note-talon-owner = だれも取らなかったタロンのカードが、だれの点になるか。
romanian-value-of-talon-owner-declarer = デクレアラー
romanian-value-of-talon-owner-opponents = 相手側
romanian-option-trei-bids = トレイ（trei）のビッド
romanian-note-trei-bids = 4人でも、トレイ1とトレイ2をビッドできるか。
romanian-value-of-trei-bids-taper-only = タペルだけ
romanian-value-of-trei-bids-always = いつでも
romanian-option-third-trei = トレイ3
romanian-note-third-trei = トレイ3もビッドできるか。
romanian-option-unu-bids = ウヌ（unu）のビッド
romanian-note-unu-bids = ウヌ1〜6をビッドできるか。
romanian-option-knock = カットとノック
romanian-note-knock = フォアハンドの次の人がカットかノックをします。ノックなら、フォアハンドが4つの配り方から選びます。
romanian-option-void-right = ディールの無効
romanian-note-void-right = 切札もキングもない手札で、ディールを無効にできるか。
romanian-option-pool = プール
romanian-note-pool = プールを使うか。プールがなければミチミチもありません。
romanian-option-pool-refill = 空のプール
romanian-note-pool-refill = プールが空になったら、全員がチップを1枚入れるか。
romanian-option-michi-michi = 全員パス
romanian-note-michi-michi = 4人のとき、ミチミチをプレイするか、ディールを流すか。どちらでも次はラドラーです。
romanian-value-of-michi-michi-play = ミチミチ
romanian-value-of-michi-michi-thrown-in = 流す
romanian-option-hep-hep = ヘップヘップ
romanian-note-hep-hep = 4人のとき、得点が0になったディールで、4ディールのラドラーが始まるか。
romanian-option-solo-bonus = ソロのボーナス
romanian-note-solo-bonus = ソロでボーナスが高くなるか。
romanian-value-of-solo-bonus-double = ソロの点
romanian-value-of-solo-bonus-single = ほかのゲームと同じ
romanian-option-kings-bonus = オールキング（toți regii）
romanian-note-kings-bonus = オールキングは、宣言なしと宣言ありで何点か。
romanian-value-of-kings-bonus-1-2 = 1点、宣言2点
romanian-value-of-kings-bonus-2-4 = 2点、宣言4点
romanian-option-announce-king-capture = コールキング捕り（regele prins）の宣言
romanian-note-announce-king-capture = 4人のとき、相手側がそれを宣言できるか。
romanian-option-pagat-own-hand = デクレアラーのパガット・ウルティモ
romanian-note-pagat-own-hand = 宣言したパガット・ウルティモが、デクレアラー自身のパガットでだけ成功になるか。
romanian-option-bonus-scope = トルラとオールキング
romanian-note-bonus-scope = タロンと捨て札も数えるか。
romanian-value-of-bonus-scope-pile = タロンと捨て札も
romanian-value-of-bonus-scope-tricks = トリックだけ
romanian-option-radler-counts-unplayed = ラドラー：プレイのないディール
romanian-note-radler-counts-unplayed = 無効や全員パスのディールでも、ラドラーを1つ消化するか。
romanian-option-finish-radler = 最後のラドラー
romanian-note-finish-radler = 最後のディールのあとも、ラドラーがなくなるまで続けるか。
romanian-option-final-pool = 最後のプール
romanian-note-final-pool = 最後のディールのあとのプールをどうするか。
romanian-value-of-final-pool-split = 等しく分ける
romanian-value-of-final-pool-leave = 残す

romanian-line-flat = { $contract }：カード点{ $card_points }、{ $value ->
    [0] ヴァラットがあるので今回は数えない
   *[other] { $outcome ->
        [lost] レベル{ $stage }で失敗
       *[other] 成功
    }
}{ $times }
romanian-do-pass-annulment = このまま続ける

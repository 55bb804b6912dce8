# Taroki z królami: its names, its phases, its scores, its options.

variant-krolami = ポーランド・タロキ

krolami-card-T21 = モンド21
krolami-card-T1 = パガット1

krolami-contract-one = ワン
krolami-contract-two = ツー
krolami-contract-three = スリー
krolami-native-one = Jeden
krolami-native-two = Dwa
krolami-native-three = Trzy
contract-four = フォー
native-four = Cztery
krolami-value-with-difference = { $value }点
krolami-value-with-difference-short = { $value }
hand-only-over = { $contract }は{ $high }の上にだけビッドできます
krolami-hand-plus = ワン、ツー、スリー、フォーは1、2、3、4点で、交換は3、2、1、0枚です

krolami-bonus-kings = フォーキング
bonus-trul = トルラ
bonus-walat = ヴァラット
krolami-bonus-taroks = 切札の枚数
bonus-taroki-10 = 切札10枚
bonus-taroki-11 = 切札11枚
bonus-taroki-12 = 切札12枚
bonus-taroki-2 = 切札2枚
bonus-taroki-1 = 切札1枚
bonus-taroki-0 = 切札なし
krolami-step-2 = レ
krolami-step-3 = サブ
krolami-step-4 = モルト

krolami-board-auction-begins = まず全員が1回ずつ、手札による権利を使うか聞かれ（切札なしなら配り直し、キング4枚なら公開）、次に全員が1回ずつビッドします。
krolami-board-talon = タロン（–は裏向き）：{ $sets }
krolami-picture-left = 表にして見送ったカード
krolami-board-taken = タロンから取ったカード（–は非公開）：{ $cards }。

turn-prebid = { $name }さんは、配り直しを求める（切札なし）か、キング4枚を見せるか、先へ進みます。
turn-choice = { $name }さんは、続けるか、ディールを流します。
turn-ultimo = { $name }さんにキング・ウルティモを聞いています。
turn-kontra = { $name }さんにコントラ、またはその返事を聞いています。
turn-count = カードを数えています。
ask-prebid = { $choices ->
    [0] 切札がなければ配り直しを求められ、キングが4枚あれば見せられますが、あなたの手札はどちらでもありません。先へ進んでください（全員に聞いています）。
   *[other] 配り直しを求めますか（切札なし）？キング4枚を見せますか？それとも先へ進みますか？
}
ask-choice = *続ける* でワンをプレイするか、ディールを流すか選んでください。
ask-ultimo = { $choices ->
    [0] キング・ウルティモは、コールキングを持つ人のものです。パスしてください。全員に聞くので、聞かれても何もわかりません。
   *[other] キング・ウルティモを宣言しますか？パスしますか？全員に聞いています。宣言すると、どちら側かわかります。
}
ask-kontra = { $choices ->
    [0] この回で上げられるものはありません。「上げない」を押してください。全員に聞くので、聞かれても何もわかりません。
   *[other] 上げますか？上げませんか？全員に聞いています。上げると、どちら側かわかります。
}
ask-count = カードを数えています。
krolami-ask-call = キングをコールしてください（自分のでもかまいません）。持っている人がパートナーです。タロンにあるかもしれません。
krolami-ask-talon = { $looks ->
    [0] タロンを全部開きました。どれか1組を選んでください。
   *[other] 見ている組を取るか、開いて次を見るか選んでください。
}
krolami-do-take = { $number }を取る：{ $cards }
krolami-do-refuse = 開く
krolami-do-redeal = 切札なし：配り直しを求める

krolami-score-ended-surrendered = { $name }さんは{ $contract }を降りました。コールしたキングがタロンにあり、パートナーがいなかったためです。
krolami-score-ended-redeal = 切札のないプレイヤーがディールを流しました。得点はなく、次の人がディーラーです。
krolami-score-ended-thrown-in = { $name }さんは{ $contract }でオークションに勝ち、ディールを流しました。得点はなく、次の人がディーラーです。
krolami-score-ended-passed-out = 全員パスです。得点はなく、次の人がディーラーです。
krolami-score-klop = ディールは流れ、得点はありません。
line-king-lost = コールキングが取られた
line-king-left = コールキングがタロンに表向きで残った
line-pagat-taken = { $side }がパガットを取った
line-mond-taken = { $side }のスキュースがモンドを取った
line-taroki = 切札{ $count }枚を宣言：{ $side }
krolami-line-surrender = { $name }がディールを降りた
krolami-line-alone = デクレアラーは1人：ほかの相手2人の分も同じだけ
line-paid = 相手側は1人ずつ正負を逆にした点

refused-trumpless-only = 配り直しを求められるのは、切札のないプレイヤーだけです
refused-four-kings-only = キングを見せられるのは、4枚全部を持つプレイヤーだけです
refused-only-over = { $contract }は{ $high }の上にだけビッドできます
refused-not-open = この回では、それを上げられません
refused-trul-needed = それを宣言できるのは、スキュース、モンド、パガットを全部持つプレイヤーだけです
refused-no-such-count = 切札の枚数を宣言できるのは、10〜12枚か0〜2枚のときだけです
refused-said-already = それはもう宣言しています

option-thrown-in-counts = 流れたディールを数える
note-thrown-in-counts = 流れたディールを、マッチのディール数に入れるか。
option-cut = カット
note-cut = カットをボットがするか、プレイヤーがするか。プレイヤーが断ると、全員が12枚の束を見ないで選びます。
value-of-cut-auto = ボット
value-of-cut-interactive = プレイヤー
option-two-needs-one = ツーはワンの上だけ
note-two-needs-one = だれかがワンをビッドしたあとでだけ、ツーをビッドできるか。
option-one-throw-in = ワンを流す
note-one-throw-in = ワンのデクレアラーがディールを流せるか。
option-self-king-ultimo = 自分のキングでキング・ウルティモ
note-self-king-ultimo = 自分のキングをコールしたデクレアラーが、キング・ウルティモを宣言できるか。
option-kontra-window = ゲームへのコントラ
note-kontra-window = ゲームとキング・ウルティモをいつ倍にできるか。
value-of-kontra-window-before-talon = タロンの前
value-of-kontra-window-after-talon = 捨て札のあと
option-announce-reveals-side = 宣言した人の側を公開
note-announce-reveals-side = トルラやパガット・ウルティモの宣言で、その人がどちら側か公開されるか。
option-hidden-king-talon = 見えないタロンのコールキング
note-hidden-king-talon = そのとき、タロンのどのカードがデクレアラー側に入るか。
value-of-hidden-king-talon-face-down-only = 見えないカード
value-of-hidden-king-talon-whole-rest = 断った組も
option-sets-include-talon = フォーキングとトルラにタロンを含める
note-sets-include-talon = フォーキングとトルラに、タロンと捨て札も数えるか。
option-king-ultimo-must-win = ウルティモはキングで勝つ
note-king-ultimo-must-win = 宣言したキング・ウルティモで、キング自身が最後のトリックに勝つ必要があるか。
option-count-rule = 数え方
note-count-rule = カードをどう数え、勝つのに何点が必要か。
value-of-count-rule-exact = 3分の1点単位、35点超
value-of-count-rule-rounded36 = 四捨五入して36点
option-trump-count-values = 切札の枚数の点
note-trump-count-values = 切札10、11、12、2、1、0枚の宣言は、この順に何点か。
option-trump-counts-per-side = 切札の枚数
note-trump-counts-per-side = どの枚数の宣言が得点になるか。
value-of-trump-counts-per-side-all = すべて
value-of-trump-counts-per-side-best = 各側で一番高いもの
option-open-king-penalty = 表向きに残ったコールキング
note-open-king-penalty = 最後にタロンで表向きのコールキングは何点の失点か。
option-surrender-value = 降りる
note-surrender-value = 降りた人は相手1人ずつに何点払うか。
value-of-surrender-value-bid = ビッドの点
option-walat-exclusive = ゲームの代わりにヴァラット
note-walat-exclusive = ヴァラットの達成か宣言があるとき、ゲームを数えないか。

krolami-do-pass-prebid = 先へ進む
krolami-do-pass-choice = 続ける
krolami-do-pass-kontra = 上げない

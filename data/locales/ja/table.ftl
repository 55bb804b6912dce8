# What stands on the table: names of things, the lobby, the board, hands and scores.

variant-slovenian = スロベニア・タロック

card-T21 = モンド21
card-T1 = パガット1
card-F = スキュース
suit-trumps = 切札
names-comma = 、
names-and = { $others }、{ $last }
house-name = { $name }（{ $kind }）
level-novice = 初級
level-club = 中級
level-master = 上級
level-stand-in = CPU

contract-klop = クロップ
contract-three = スリー
contract-two = ツー
contract-one = ワン
contract-solo-three = ソロ・スリー
contract-solo-two = ソロ・ツー
contract-solo-one = ソロ・ワン
contract-beggar = ベガー
contract-solo-without = ソロ・ノータロン
contract-open-beggar = オープンベガー
contract-color-valat-without = カラーヴァラット・ノータロン
contract-color-valat = カラーヴァラット
contract-valat-without = ヴァラット・ノータロン
full-contract = { $contract }（{ $native }）
native-three = tri
native-two = dve
native-one = ena
native-solo-three = solo tri
native-solo-two = solo dve
native-solo-one = solo ena
native-beggar = berač
native-solo-without = solo brez
native-open-beggar = odprti berač
native-color-valat-without = barvni valat brez
native-color-valat = barvni valat
native-valat-without = valat brez
native-klop = klop
value-klop = 取った点が失点
value-with-difference = { $value }＋差
value-with-difference-short = { $value }+
value-flat = { $value }

bonus-game = ゲーム
bonus-trula = トルラ
bonus-kings = オールキング
bonus-king-ultimo = キング・ウルティモ
bonus-pagat-ultimo = パガット・ウルティモ
bonus-valat = ヴァラット
item-of = { $bonus }（{ $name }）
step-1 = コントラ
step-2 = レコントラ
step-3 = サブコントラ
step-4 = モルトコントラ
side-declaring = デクレアラー側
side-defence = 守備側
side-of-declaring = デクレアラー側
side-of-defence = 守備側

lobby-title = { $game }、{ $players }人
lobby-empty-seat = *空席*
lobby-host = { $who } · ホスト
lobby-ready = 全員そろいました。{ $host }さんが *開始* を押せます。席順と最初のディーラーは抽選です。
lobby-waits-for = 準備中：{ $names }
lobby-rematch = 全員そろいました。{ $host }さんが *開始* を押せます。席順はそのままで、最初のディーラーは{ $name }さんです。
lobby-missing = あと{ $seats }席空いています。
lobby-join = 参加
lobby-leave = 退席
lobby-join-or-leave = 参加・退席
panel-title = ### 始める前に
panel-of-guest = 遊び方は{ $host }さんが決めます。選ばれたルールは *オプション…* で見られます。
lobby-add-house = CPUを追加
lobby-levels = 強さ…
lobby-house-player = { $name } · CPU、{ $level }
lobby-level = CPU：{ $level }（{ $kind ->
    [novice] よく忘れ、あわてます
    [master] 一手ずつ考えます
   *[other] 経験でプレイします
}）
levels-title = **CPUの強さ**
levels-note-novice = **初級** ルールは知っていますが、少し前のプレイを忘れ、よくあわてます。
levels-note-club = **中級** カードを数え、経験でプレイします。
levels-note-master = **上級** 相手の持ちうる手札をたくさん考え、一番良い手を選びます。
levels-no-master = ここには上級のCPUがいません。ボットの管理者が思考を切っているためで、検討もできません。
levels-stand-in = みなさんの代わりに入るCPUは中級です。
levels-all = 全員：{ $level }
levels-of = { $name }：{ $level }
lobby-remove-house = CPUを外す
lobby-start = 開始
lobby-fill = 空席を埋めて開始
lobby-cancel = テーブルを閉じる
lobby-options = オプション…
lobby-people = メンバー…
lobby-be-ready = 準備OK
lobby-is-ready = { $who } ✓ 準備OK
lobby-invitation = { $names }：{ $host }さんから、このチャンネルの{ $game }のテーブルへのお誘いです。下の *参加* を押してください。
lobby-asks-ready = { $names }：{ $host }さんが、このチャンネルの{ $game }のテーブルを始めたいそうです。下の *準備OK* を押してください。
people-title = ### テーブルのメンバー
people-nobody = まだだれも来ていません。`/tarok match invite` で友だちを呼べます。
people-ask = 準備OKか聞く
people-remove = だれかを外す…
options-title = ### テーブルのオプション（{ $page } / { $pages }）
options-contents = 項目へ移動…
options-rules = ルール番号
options-rules-off = ルール番号を隠す
options-reset = 初期設定に戻す
options-all-games = すべてのゲーム
options-preset = このルールで遊ぶ…
lobby-rules = ルール：{ $rules }
preset-document = 標準ルール
preset-server = このサーバーのルール
preset-bga = Board Game Arena
preset-pagat = Pagat.com
preset-score-board = Tarok-Score-Board
preset-group-server = スロベニアのあるグループのサーバー
preset-openspiel = OpenSpiel
preset-lada-zei = Lada Zei
preset-tarock-net = Tarock.net
preset-philebus = Philebus
preset-mayr-sedlaczek = Mayr / Sedlaczek
preset-beck = Beck
preset-tyrol = チロル
preset-like-romanian = ルーマニア・タロックと同じ
preset-most-of-romania = ルーマニアの大部分
preset-czernowitz = チェルノヴィッツ
defaults-title = ## このサーバーの設定
defaults-own = 独自ルールのあるゲーム：{ $games }
defaults-none = どのゲームも標準ルールで遊びます。
defaults-game = ルールを変えるゲームを選ぶ…
defaults-of = ## { $game }：このサーバーのルール
    -# ほかのルールを選ばないかぎり、新しいテーブルはこのルールです。
defaults-several-on = **複数テーブル：** 新しいテーブルはそれぞれ専用のスレッドに開きます。
defaults-several-off = **1テーブル：** 1つのチャンネルに開けるテーブルは1つです。
defaults-several-tables = 複数テーブルにする
defaults-one-table = 1テーブルにする
options-founder = -# 変更できるのは{ $name }さんだけです。
options-of-match = マッチ
options-of-dealing = 配り方
options-of-bidding = ビッド
options-of-talon = タロン
options-of-saying = 宣言とコントラ
options-of-play = プレイ
options-of-klop = クロップ
options-of-pool = プールとラドラー
options-of-scoring = 得点
options-of-bonuses = ボーナス
options-of-three = 3人
options-none = このゲームにオプションはありません。
options-set = テーブルのオプション：{ $options }
rule-set = { $name }：{ $value }
rule-chosen = 選択中
rule-default = 標準
value-of-on = あり
value-of-off = なし
value-of-true = はい
value-of-false = いいえ
option-deals = ディール数
note-deals = 1マッチは何ディールか。
length-points = だれかが{ $points }点に達するまで
length-skis = スキュース・ラウンド（`/tarok match skis`）が終わるまで
lobby-length = マッチ：{ $length }
length-deals = { $deals }ディール
thread-title = { $game }：{ $name }のテーブル
table-closed = この{ $game }のテーブルは閉じられました。

board-title = { $game } · 第{ $deal }ディール
board-title-of = { $game } · 第{ $deal }ディール（全{ $deals }）
board-dealer = ディーラー：{ $name }
board-compulsory = 強制クロップ：ビッドはクロップか、ソロ・ノータロン以上だけ
board-compulsory-klop = 強制クロップ：クロップをプレイします
board-skis = スキュース・ラウンド宣言済み
board-last-dealer = 最終ディール：{ $name }がディーラーになるとき
board-auction-begins = オークションが始まります。
board-before-deal = カードはまだ配られていません。
board-cut = { $name }さんが山をカットし、{ $number }枚持ち上げました。
board-knock = { $name }さんがノックしました。
board-knocked = { $name }さんがノックしました：{ $method }。
board-piles = 束：{ $piles }
board-pile-of = { $number } { $name }
method-six = 6枚ずつ2回
method-twelve = 12枚の束を、見ないで選ぶ
method-abeles = アベレス：6枚、次に12枚ずつ、最後に6枚
method-ladder = はしご：1、2、3、3、2、1枚
board-bid = { $name }：{ $bid }
board-passed = パス
board-contract-alone = **{ $contract }** · { $value }
board-contract = **{ $contract }** · { $value } · デクレアラー { $name }
board-doubled = ラドリで2倍
board-called = コールキング：**{ $king }**
board-called-card = コールしたカード：**{ $king }**
board-talon = タロン：{ $sets }
board-set = { $number }{"\u00A0"}[{ $cards }]
board-taken-unseen = タロンの{ $number }組目が、公開されずに取られました。
board-taken = タロンから取ったカード：{ $cards }。
board-laid-trumps = 捨て札の切札：{ $cards }。
board-said = 得点対象：{ $items }
board-statement = { $name }：{ $what }
board-kontra = { $item }に{ $step }
board-item-raised = { $item } ×{ $times }（{ $step }）
board-teams = { $teams }
board-of = { $name } { $cards }
board-exposed = 公開カード：{ $cards }
board-face-up = 最後のトリック用に公開：{ $cards }
board-monte-monte = { $name }：モンテを提案
board-monte-agree = { $name }：賛成
board-monte-refuse = { $name }：反対
board-monte-pass = { $name }：提案なし
board-fool-pending = { $name }さんのマットは、{ $name }さんがトリックを取るまで{ $holder }さんのところにあります
board-fool-back = { $name }さんが{ $holder }さんからマットを取り戻し、{ $card }を渡しました
board-straw = { $name }のストローマン：{ $piles }
board-pile = { $cards ->
    [0] { $card }
   *[other] { $card } +{ $cards }
}
board-pile-down = ▮ { $cards }枚
board-called-out = { $name }さんが第{ $trick }トリックで「{ $word }」とコールしました
board-no-piles = 残りなし
board-known = { $name }が手札に入れたカード：{ $cards }
board-level = ゲームのレベル：{ $level }
board-open-hand = { $name }さんの手札は公開されています：
board-no-trick-yet = -# まだカードは出ていません。
board-trick = 第{ $number }トリック
board-wins = ◀ 勝ち
board-trick-open = { $leader }：{ $cards } → { $name }
board-last = 前のトリック（リード { $leader }）：{ $cards } → { $name }
board-gifts = -# タロンから渡されたカード：{ $cards }
board-gift-ahead = -# このトリックの勝者は{ $card }ももらいます
board-tricks = { $tricks }トリック
board-sits-out = 休み
board-why-held = { $name }さんは{ $other }さんより順番が先なので、同じビッドで足ります
board-why-forehand = ほかの全員がパスしたので、フォアハンドの{ $name }さんが決めます
board-why-alone = { $king }はタロンにあります。{ $name }さんにパートナーはいません
board-why-emperor = モンド、スキュース、パガットが1トリックにそろい、パガットの勝ちです
board-over = ディールは終わりました。
board-my-hand = 手札
board-last-trick = 前のトリック
board-watch = 観戦
board-resume = 再開
board-paused = **テーブルは中断中です。** ここで遊んでいる人ならだれでも再開できます。
board-paused-by = **{ $name }さんがテーブルを中断しました。** ここで遊んでいる人ならだれでも再開できます。
turn-cut = { $name }さんがカットかノックをします。
turn-method = { $name }さんが配り方を選びます。
turn-piles = { $name }さんが束を見ないで選びます。
turn-auction = { $name }さんのビッドです。
turn-raise = { $name }さんはコントラクトを上げられます。
turn-call = { $name }さんがキングをコールします。
turn-talon = { $name }さんがタロンを選びます。
turn-discard = { $name }さんがカードを捨てます。
turn-conversion = { $name }さんはカラーヴァラットに変えられます。
turn-announcements = { $name }さんの宣言です。
turn-lead = { $name }さんのリードです。
turn-play = { $name }さんの番です。
board-menu = メニュー…
menu-title = ### メニュー
menu-rules = このテーブルのルール
menu-rules-title = ### このテーブルのルール
menu-look = カードの見た目
menu-language = 言語
menu-score = 得点表
menu-pause = 一時停止
menu-leave = 退席
menu-end = マッチを終える
last-none = まだ終わったトリックはありません。
last-before = ◀ 第{ $number }トリック
last-after = 第{ $number }トリック ▶
last-title = ### 第{ $number }トリック
last-card = ## { $card }  { $name }

hand-king-in-talon = { $card }はタロンにありました。パートナーはいません。降りることもできます。
hand-partner = あなたのパートナー：{ $name }
hand-tops = ▲ ストローマンの上：{ $cards }
hand-over = ディールは終わりました。
foregone-card = 出せるカードは1枚だけなので、自動で出ます。
foregone-move = 決めることがないので、自動で進みます。
hand-in-a-moment = まもなくあなたの番です。少しお待ちください。
hand-waiting = { $name }さんを待っています…
hand-waiting-played = あなたは{ $card }を出しました。{ $name }さんを待っています…
hand-waiting-forced = 出せるのは{ $card }だけなので、自動で出しました。{ $name }さんを待っています…
hand-fresh = タロンから取ったばかりのカード：{ $cards }
hand-sits-out = このディールはお休みです。4人でプレイし、ディーラーは休みます。
hand-on-table = 場のカード：{ $cards }
news-trick = { $cards }：{ $own ->
    [1] あなたのトリック
   *[other] { $name }さんのトリック
}
news-forced = あなた{ $card }（ほかに出せないため自動）
trick-taken = { $own ->
    [1] あなた
   *[other] { $name }さん
}がトリックを取りました（{ $card }、{ $points }点）。
trick-taken-part = { $own ->
    [1] あなた
   *[other] { $name }さん
}がトリックを取りました（{ $card }、{ $points }点）。
partner-shown = { $card }：{ $viewer ->
    [partner] あなたは{ $declarer }さんの味方です
    [declarer] { $partner }さんはあなたの味方です
   *[other] { $partner }さんは{ $declarer }さんの味方です
}。
trick-cards = 第{ $number }トリック：{ $cards }
hand-empty = *手札はありません。*
hand-not-dealt = *カードはまだ配られていません。*
hand-cut = { $least }〜{ $most }枚を持ち上げる
hand-you-declare = あなたがデクレアラーです（{ $contract }）
hand-with-declarer = { $name }さんの味方です（{ $contract }）
hand-against = { $name }さんが相手です（{ $contract }）
hand-called = コールキング：{ $king }
hand-called-card = コールしたカード：{ $king }
hand-promised = { $cards }は最後のトリックまで残します
hand-radlo = あなたのコントラクトは2倍になります（ラドリ）
hand-must-bid = ほかの全員がパスしました。フォアハンドのあなたがコントラクトを決めます
hand-plus = 「{ $value }+」は、{ $value }点に、カード点と35の差を足したものです
hand-plus-rounded = 「{ $value }+」は、{ $value }点に、カード点と35の差（5点単位）を足したものです
hand-marks = { $dealer }はディーラー、{ $forehand }はフォアハンド
hand-lay = 捨てるカードを{ $number }枚選んでください
hand-pick = 出す：{ $cards }
hand-why-not = なぜ出せない？
watch-live = 15分間、ゲームを追って表示します。続けるには *更新* を押してください。
watch-over = ディールは終わりました。得点はチャンネルにあります。観戦を続けると、次のディールがここに出ます。
watch-elsewhere = -# 観戦の続きは下にあります。
hand-refresh = 更新
hand-cards-out = まだ見ていないカード
hand-more = その他…
hand-back = 戻る
hand-elsewhere = -# 手札は、下の別のメッセージにあります。
hand-seats = ディーラー { $dealer } · フォアハンド { $forehand }
hand-score = 得点：{ $scores }
hand-stake-raised = { $item }（×{ $times }）
hand-laid = あなたの捨て札：{ $cards }
hand-points = 取ったカード点：{ $points }
hand-points-with = 取ったカード点（{ $names }との合計）：{ $points }
out-title = **まだ見ていないカード：{ $cards }枚**
out-none = *ありません。全部見ました。*
out-taken = { $name }がタロンから取ったカード：{ $cards }
sure-move = **{ $move }**：これでいいですか？
sure-stop = このテーブルを閉じますか？途中のディールは得点にならず、マッチは続けられなくなります。
sure-end = ここでマッチを終えますか？テーブルの全員が同意すると終わります。{ $half ->
    [1] 半分も終わっていなければ、だれの成績にもなりません。
   *[other] それまでの結果は成績になります。
}
sure-skis = スキュース・ラウンドを宣言しますか？次のディールから始まり、マッチの締めくくりになります。取り消しはできません。
sure-yes = はい
sure-no = いいえ
next-title = 次：第{ $deal }ディール
next-title-of = 次：第{ $deal }ディール（全{ $deals }）
next-waits = { $names }さんを待っています。長くかかるときは、そのまま次のディールを始めます。
next-when-you-like = *次のディール* を押すと始まります。
next-soon = まもなく始まります。
next-press = 見終わったら、得点の下の *次のディール* を押してください。
next-press-here = 見終わったら *次のディール* を押してください。
next-over = ディールは終わりました。
next-ready = 準備OKです。
next-deal = 次のディール
next-sit = 観戦中の方：参加する
next-stop = マッチを終える…
ask-cut = 山をカットするか、ノックしてください。ノックすると、だれもカットせず、別の配り方になります。
ask-method = ノックがありました。どう配りますか？
ask-piles = 束を選んでください。中身はだれも見ていません。
ask-auction = ビッドは？
ask-raise = コントラクトを上げますか？そのままにしますか？
ask-call = キングをコールしてください。持っている人がパートナーです。
ask-talon = タロンを1組取ってください。
ask-talon-card = タロンから1枚取ってください。
ask-king-found = { $card }はタロンにあり、パートナーはいません。{ $looks ->
    [0] 組を選ぶか、降りてください。
   *[other] 組を取るか、次を見るか、降りてください。
}
ask-discard = { $number }枚捨ててください。
ask-conversion = コントラクトをそのままにしますか？カラーヴァラットに変えますか？
ask-announcements = { $choices ->
    [0] 今は宣言もコントラもできません。先へ進んでください（全員に聞いています）。
   *[other] 宣言はありますか？
}
ask-lead = あなたのリードです。どのカード？
ask-play = どのカードを出しますか？
do-pass = パス
do-bid = { $contract } · { $value }
do-keep = { $contract }のまま
do-say-nothing = 何もなし
do-say-no-more = 宣言終了
do-play-top = { $card } ▲
do-play-calling = { $card }「{ $call }」
do-pile = 束{ $number }
do-cut = { $number }枚持ち上げる
do-cut-here = 真ん中でカット：{ $number }枚
do-knock = ノック
do-throw-in = ディールを流す
do-redeal = 配り直しを求める
do-refuse = 断る
do-surrender = 降りる
do-monte = モンテを提案
do-agree = 賛成
do-say-for = { $bonus } · { $value }
do-kontra = { $step }：{ $item }
do-kontra-for = { $kontra } · { $value }
worth-plus = { $value }+
do-take = { $number }：{ $cards }
do-lay = { $cards }を捨てる

replay-look = ディールを見る
replay-cards = 第{ $deal }ディール · カード
replay-talk = 第{ $deal }ディール · プレイの前
replay-trick = 第{ $deal }ディール · 第{ $number }トリック（全{ $tricks }）
replay-seats = ディーラー：{ $dealer } · フォアハンド：{ $forehand }
replay-hand = **{ $name }**  { $cards }
replay-hands = リード時点の手札：
replay-straw = { $name }のストローマン：{ $piles }
replay-talon = タロン：{ $cards }
replay-discards = 捨て札：{ $cards }
replay-said = 順に：{ $said }
replay-contract = { $contract }、デクレアラー側：{ $names }
replay-pile = { $names } { $points }
replay-gift = タロンのカードも一緒に：{ $card }
replay-so-far = ここまでのカード点：{ $piles }
replay-counted = 最終のカード点：{ $piles }
replay-match = #{ $number } { $game }：{ $names }
replay-deal = 第{ $deal }ディール：{ $scores }
replay-void = 無効になり、配り直されたディール
replay-tricks = { $names } { $tricks }
replay-tricks-so-far = ここまでのトリック数：{ $piles }
replay-first = |◀ 最初
replay-back = ◀ 前
replay-next = 次 ▶
replay-last = 最後 ▶|
replay-share = 共有
replay-score = ◀ 得点に戻る
practice-from-here = ここからプレイ
practice-pick = または、この場面からプレイ…
practice-turn = { $name }：{ $said }
practice-title = 練習 · 第{ $deal }ディール
practice-title-puzzle = 練習 · 問題
practice-note = あなただけに見えていて、成績には入りません。ほかの席はCPUです。
practice-note-for = あなただけに見えていて、成績には入りません。{ $name }さんの席をあなたが、ほかをCPUがプレイします。
practice-trick = 第{ $number }トリック：{ $cards }。取ったのは{ $name }さんです。
practice-let-pass = 見送る
practice-again = ここからもう一度
practice-back = ディールに戻る
practice-back-puzzle = 問題に戻る
practice-here = 練習
practice-match = マッチ
practice-made = { $made ->
    [again] 練習では配り直しになりました
   *[other] 練習では **{ $made }** でした
    }。{ $match ->
    [again] マッチでは配り直しでした。
   *[other] マッチでは **{ $match }** でした。
    }
score-title = 第{ $deal }ディール
score-void = { $names }の手札に切札がありません。ディールは無効です。同じディーラーが配り直し、強制クロップになります。
score-void-again = { $names }の手札に切札がありません。ディールは無効です。同じディーラーが配り直します。
score-ended-annulled = 切札もキングもないプレイヤーが、ディールを無効にしました。
score-ended-redeal = 切札のないプレイヤーが、配り直しを求めました。
score-ended-thrown-in = ディールは流れました。
score-ended-passed-out = 全員パスです。
score-ended-monte = 全員賛成で、ディールは流れました。得点はありません。
score-ended-surrendered = { $name }さんは{ $contract }を降りました。
score-repeated = このディールは数えません。{ $name }さんが配り直します
score-klop = { $contract }：全員が1人で戦い、取ったカード点が失点になります。
score-made = { $name }さんの{ $contract }：成功です。パートナーは{ $partner }さん、相手は{ $others }さんです。
score-lost = { $name }さんの{ $contract }：失敗です。パートナーは{ $partner }さん、相手は{ $others }さんです。
score-made-alone = { $name }さんの{ $contract }：成功です。1人で、相手は{ $others }さんです。
score-lost-alone = { $name }さんの{ $contract }：失敗です。1人で、相手は{ $others }さんです。
score-aim-no-trick = { $contract }では、デクレアラーは1トリックも取ってはいけません。
score-aim-all-tricks = { $contract }では、デクレアラーは全トリックを取らなければいけません。
score-needed = { $names }：必要なカード点{ $needed }、取ったのは{ $points }。{ $others }：{ $rest }。
score-stopped = もう結果が変わらないので、第{ $trick }トリックで終わりました。
score-others = 得点が動くのはデクレアラー側だけです。{ $names }さんは変わりません。
score-sum = { $names }の合計：**{ $points }**
score-sum-each = { $names }の合計：それぞれ **{ $points }**
score-change = 今回
score-total = 合計
score-course = 推移
score-course-told = 棒グラフ：各自の合計の、ディールごとの推移です。
score-radli = ラドリ
score-final = 最終
score-radli-told = ○ は未消化のラドリです。持ち主が次にデクレアラーになるとコントラクトが2倍になり、成功すると1つ消えます。
score-radli-struck = ● は消えたラドリです。
score-note-struck = { $name }さんのラドリが1つ消えました（●）
score-note-radlo-for-all = 全員にラドリが1つ付きました（○）
line-game = { $contract }、{ $outcome ->
    [lost] 失敗：{ $difference ->
        [0] カード点{ $card_points }で1点不足、
       *[other] カード点{ $card_points }で35より{ $difference }少なく、
    }
   *[made] 成功：カード点{ $card_points }で35より{ $difference }多く、
}{ $raised ->
    [no] { $value }＋{ $difference }：
   *[yes] （{ $value }＋{ $difference }）{ $times }：
}
line-game-rounded = { $contract }、{ $outcome ->
    [lost] 失敗：カード点{ $card_points }で35より{ $over }少なく（差は四捨五入で{ $difference }）、
   *[made] 成功：カード点{ $card_points }で35より{ $over }多く（差は四捨五入で{ $difference }）、
}{ $raised ->
    [no] { $value }＋{ $difference }：
   *[yes] （{ $value }＋{ $difference }）{ $times }：
}
line-flat = { $contract }、{ $outcome ->
    [lost] 失敗：
   *[made] 成功：
}
line-flat-raised = { $contract }、{ $outcome ->
    [lost] 失敗、
   *[made] 成功、
}{ $value }{ $times }：
line-times = {" "}×{ $times }（{ $step }）
line-klop = { $name }：{ $tricks }トリック、カード点{ $card_points }{ $times }
line-klop-rounded = { $name }：{ $tricks }トリック、カード点{ $card_points }（5点単位に四捨五入）{ $times }
line-klop-empty = { $name }：{ $tricks }トリック、カード点{ $card_points }、クロップの勝ち{ $times }
line-klop-full = { $name }：{ $tricks }トリック、カード点{ $card_points }、半分を超えてクロップの負け{ $times }
line-klop-spared = { $name }：{ $tricks }トリック、カード点{ $card_points }、今回は数えない{ $times }
line-radli = デクレアラーのラドリで2倍
line-mirror = 守備側はそれぞれ正負を逆にした点
line-mond = { $name }がモンドを失った
line-bonus-silent-made = { $bonus }、宣言なし：{ $side }の成功{ $times }
line-bonus-silent-lost = { $bonus }、宣言なし：{ $side }の失敗{ $times }
line-bonus-announced-made = { $bonus }、宣言あり：{ $side }の成功{ $times }
line-bonus-announced-lost = { $bonus }、宣言あり：{ $side }の失敗{ $times }
deal-voided = このディールの記録が読めなくなったので、ディールは無効で、得点はありません。配り直します。
match-note-radli = -# 未消化のラドリは、持ち主に1つ{ $points }点の失点です。
match-over = マッチ終了です。勝者：{ $names }
match-again = もう一戦
match-stopped = マッチは閉じられました。首位：{ $names }
plain-board = ### 第{ $deal }ディール
    今はテーブルを表示できませんが、ゲームは続いています。**手札** を押すと、カードと今できることが見られます。
plain-turn = **{ $name }さんの番です。**
plain-lobby = 今はこのロビーを表示できませんが、ボタンは使えます。埋まった席：{ $taken } / { $seats }
plain-hand = 今は手札を表示できません。コマンドでならプレイできます。`/tarok move play` などに、今できることがすべて出ます。
plain-over = 第{ $deal }ディールは終わりました。
plain-sheet = ディールは終わりましたが、得点の内訳を表示できません。得点は有効で、現在の合計は次のとおりです：
plain-end = ## マッチ終了
    順位を表示できませんが、結果は有効です。最終得点：
scores-title = 得点表
scores-played = { $deal } { $contract }
scores-played-by = { $deal } { $contract }（{ $name }）
scores-unplayed = プレイなし
scores-course = 各自の合計、ディールごと：
scores-left-out = -# それより前の{ $deals }ディールは省略しています。
leaderboard-title = ランキング：{ $game }
leaderboard-empty = このランキングにはだれもいません。2人以上で終えたマッチの人が載ります。
leaderboard-matches = マッチ
leaderboard-wins = 勝ち
leaderboard-average = 平均
leaderboard-note = 2人以上の人が遊んだマッチだけを数えます。

refused = { $reason }。（ルール { $rule }）
refused-deal-over = このディールは終わっています
refused-cut-too-thin = カットでは、上下とも{ $number }枚以上残してください
refused-no-such-method = その配り方はできません
refused-no-such-pile = 束は1から{ $number }までです
refused-pile-taken = その束は取られています。ほかを選んでください
refused-not-your-turn = { $turn }さんの番です
refused-in-a-moment = まもなくあなたの番です。少しお待ちください
refused-not-now = 今聞かれているのはそれではありません
refused-not-in-hand = { $card }は手札にありません
refused-must-follow = { $suit }をフォローしなければいけません
refused-must-trump = { $suit }がないので、切札を出さなければいけません
refused-must-beat = 勝てるカードがあるので、それを出さなければいけません
refused-suits-first = 切札をリードできるのは、スートのカードがなくなってからです
refused-pagat-last = パガットを出せるのは、ほかに出せるカードがないときだけです
refused-hold-back = ウルティモを宣言したので、{ $card }は最後のトリックまで残さなければいけません
refused-must-name-contract = ほかの全員がパスしました。フォアハンドのあなたがコントラクトを決めます
refused-bid-too-low = { $high }より高くビッドしてください
refused-bid-below = { $high }以上でビッドしてください
refused-weak-hand-only = ディールを無効にできるのは、切札が1枚か、T10未満の切札が2枚だけの手札です
refused-forehand-only = { $contract }をビッドできるのは、全員がパスしたあとのフォアハンドだけです
refused-compulsory = 強制クロップのディールです。{ $contract }はビッドできません
refused-no-such-contract = { $contract }はここではビッドできません
refused-all-kings-needed = クイーンをコールできるのは、4枚のキングを全部持つデクレアラーだけです
refused-not-a-king = 4枚のキングのどれかをコールしてください
refused-no-such-set = タロンの組は1から{ $sets }までです
refused-set-in-turn = 今聞かれているのは、タロンの{ $number }組目です
refused-king-not-seen = 降りられるのは、コールキングがタロンにあるのを見てからです
refused-wrong-number = ちょうど{ $number }枚捨ててください
refused-five-points = { $card }は5点札なので捨てられません
refused-trumps-kept = 切札を捨てられるのは、ほかに捨てられるカードがないときだけです
refused-keep-or-convert = コントラクトはそのままにするか、{ $contract }に変えるかです
refused-no-such-bonus = このコントラクトでは、それを宣言できません
refused-card-needed = それを宣言できるのは、{ $card }を持つプレイヤーだけです
refused-already-announced = 味方がもう宣言しています
refused-cancelled-by-valat = ヴァラットが宣言されたので、ほかは数えません
refused-no-such-item = それはだれも宣言していません
refused-ladder-ended = これ以上は上げられません
refused-not-your-step = 次に上げられるのは相手側です
refused-side-unknown = { $owner }さんがどちら側か、まだわかりません

# How cards are shown: `/tarok look`.

look-title-person = ### カードの見え方
look-title-server = ### このサーバーのテーブルの見え方
look-note-pictures = カードとテーブルを画像で表示します。内容は文字でも付くので、スクリーンリーダーで読めます。
look-note-emojis = 文字に、カードの小さな絵文字を添えます。
look-note-text = 文字とスートの記号だけで表示します。
look-no-emojis = 絵文字がまだありません。ボットの管理者がアップロードするまでは文字で表示します。
look-sample = このデッキのカードの例：{ $cards }
look-style-pictures = 画像
look-style-emojis = 絵文字
look-style-text = 文字
look-deck-classic = クラシックなデッキ
look-deck-clear = 見やすいデッキ
look-to-server = サーバーのテーブルへ
look-to-person = 自分のカードへ
look-to-habits = プレイのしかた
look-forced-cards-always = いつも自動で出す
look-forced-cards-harmless = 影響がないときだけ自動で出す
look-forced-cards-never = 自分で出す
habits-title = ### プレイのしかたの設定
habits-forced-cards = 出せるカードが1枚だけのとき
habits-forced-cards-note = 出せるカードが1枚しかないときは、自動で出せます。選ぶまでは、最初の3ディールだけ自分で出します。
habits-order = 手札の並び順
look-trumps-left = 切札を左に
look-trumps-right = 切札を右に
look-suits-colour = 黒と赤のスートを交互に
look-suits-pack = スートはいつも♠ ♣ ♦ ♥の順
look-ranks-high = 強いカードから
look-ranks-low = 弱いカードから
habits-letters = 絵札の文字
habits-coach = コーチ（1人でCPUと遊ぶとき）
look-coach-first = 最初の数ディール
look-coach-always = いつも
look-coach-never = なし
habits-puzzles = ほかの人とのディールから作る問題（名前なし）
look-puzzles-all = みんなに
look-puzzles-mine = 自分だけに
habits-back = カードの見た目
help-looks = **表示**

# In which language things are said: `/tarok language`.

language-title-person = ### あなたの言語
language-title-server = ### このサーバーの言語
language-note-person = あなたへの返事と手札はこの言語になります。全員に見えるものはサーバーの言語です。
language-note-server = このサーバーのテーブルと得点はこの言語になります。自分の言語を選んでいない人への返事も同じです。
language-auto-person = サーバーの言語、なければDiscordの言語
language-auto-server = Discordの設定どおり
language-auto = 自動
language-to-person = 自分の言語へ
language-to-server = サーバーの言語へ

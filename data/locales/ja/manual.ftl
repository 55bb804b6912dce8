# The manual's frame, and the help page.

manual-none = そのゲームの講座はありません。
manual-learn = 遊び方を学ぶ
manual-page = { $page } / { $pages } ページ
manual-back = 前へ
manual-next = 次へ
rule-open = ルール { $number }
rule-section = 「{ $section }」の章より
rule-in-english = 正確な文面は今のところ英語だけです。ゲームの講座は日本語で読めます。
help-title = ## タロック
help-play =
    `/tarok new` でこのチャンネルにテーブルを開きます。友だちは *参加* を押します。*空席を埋めて開始* を押すと、空いた席にCPUが入り、カードが配られます。
    手札は、あなただけに見えるメッセージで届きます。そこにあるボタンが、今できることのすべてです。見失ったら、テーブルの *手札* を押してください。
    ♠ ♣ ♦ ♥ がスートで、絵札は K（キング）、Q（クイーン）、C（カバロ）、J（ジャック）です。数札は、黒のスートでは10が一番強く7が一番弱く、赤のスートでは1が一番強く4が一番弱いです。切札はパガット1、T2〜T20、モンド21、そして最強のスキュースです。ロンバルディア・タロッキはカードが多く、その講座で見られます。
    手札の下の *なぜ出せない？* を開くと、そのカードが出せない理由とルールがわかります。
help-games = **ゲーム：** { $games }。遊び方は `/tarok learn` で。
help-tables = **テーブル**
help-play-commands = **プレイ**
help-scores = **得点**
help-manual = **遊び方**
help-server = **サーバー**
help-command = `/tarok { $name }` – { $does }

# コースで見せるカードの上に書く言葉。
taught-black = ♠と♣（強い順）
taught-red = ♦と♥（数札は1が一番強い）
taught-trula = { $trula }
taught-three = 3枚で 5 + 4 + 1 − 2 = 8点
taught-four = 4枚で 5 + 4 − 1 = 8点
taught-worth = 6点、5点、4点、3点、2点、0点
taught-honours = 7枚のオナー
taught-birds = パガット、ウーフー、カカドゥ
taught-rostopschin = ロストプシン：T17で勝ち、次にT18で勝つ
taught-straw = ストローマン：1枚は表、3枚は裏
taught-sets-three = タロンを3枚ずつ
taught-sets-two = 2枚ずつ
taught-sets-one = 1枚ずつ
taught-call = このキングから1枚をコール
taught-follow = フォローすれば、一番強いカードの勝ち
taught-trumped = フォローできなければ切札を出して勝つ
taught-higher = 一番強い切札の勝ち
taught-off = ほかのスートは勝てない
taught-emperor = 皇帝トリック：パガットの勝ち
taught-beat = クロップとベガー：勝てるなら勝つ
taught-kings = キング4枚
taught-last-king = 最後のトリックにコールキングで勝つ
taught-last-pagat = 最後のトリックにパガットで勝つ
taught-caught = モンド捕り
taught-matto = マットはトリックに勝てない

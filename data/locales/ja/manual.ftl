# The manual's frame, and the help page.

manual-none = そのゲームの講座はありません。
manual-page = { $page } / { $pages } ページ
manual-back = 前へ
manual-next = 次へ
rule-open = ルール { $number }
rule-section = 「{ $section }」の章より
rule-in-english = 番号付きのルールは英語で書かれています。
help-title = ## タロック
help-play =
    `/tarok new` でこのチャンネルにテーブルを開きます。友だちは *参加* を押します。*空席を埋めて開始* を押すと、空いた席にCPUが入り、カードが配られます。
    手札は、あなただけに見えるメッセージで届きます。そこにあるボタンが、今できることのすべてです。見失ったら、テーブルの *手札* を押してください。
    ♠ ♣ ♦ ♥ がスートで、絵札は K（キング）、Q（クイーン）、C（カバロ）、J（ジャック）です。数札は、黒のスートでは10がいちばん強く7がいちばん弱く、赤のスートでは1がいちばん強く4がいちばん弱いです。切札はパガット1、T2〜T20、モンド21、そして最強のシュキスです。
    手札の下の *なぜ出せない？* を開くと、そのカードが出せない理由とルールがわかります。
help-games = **ゲーム：** { $games }。遊び方は `/tarok rules` で。
help-tables = **テーブル**
help-play-commands = **プレイ**
help-scores = **得点**
help-manual = **遊び方**
help-server = **サーバー**
help-command = `/tarok { $name }` – { $does }

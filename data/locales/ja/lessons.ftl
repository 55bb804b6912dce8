# Lessons that are played.

lesson-head = { $number ->
        [0] { $title } · { $step }/{ $steps }
       *[other] レッスン{ $number } · { $title } · { $step }/{ $steps }
    }
lesson-before = 「{ $game }」の前に：レッスン{ $number } · { $step } / { $steps }
lesson-again = もう一度選んでください。
lesson-played = 正解：{ $answer }。
lesson-follows = { $cards }。トリックは{ $name }さんのものです。
lesson-forced = 出せるカードが1枚だけだったので、自動で出ました：
lesson-forced-many = 出せるカードが毎回1枚だけだったので、{ $tricks }トリックが自動で進みました。
lesson-played-for = { $tricks }トリックは、CPUが代わりにプレイしました。
lesson-tricks = { $choice }：あなたのトリックは{ $tricks }個
lesson-way = { $choice }：{ $points }
lesson-ways = { $counted ->
        [0] それぞれの結果：
       *[1] それぞれの結果（デクレアラー側のカード点）：
    }
lesson-ways-again = レッスン{ $number }の各選択と同じカードでの結果（デクレアラー側のカード点）：
lesson-ways-key = トリックごとに、出た順に並んでいます。上はトリックを取った人です。
lesson-go-on = あなたの番です。
lesson-over = { $number ->
        [0] { $title }：修了です。
       *[other] レッスン{ $number }は修了です。
    }
lesson-next = 次へ：{ $title }
lesson-offer = 学ぶ：{ $title }
lesson-back = 戻る
lesson-skip = 飛ばす
lesson-all = レッスン一覧
lesson-stop = やめる
lesson-play = プレイする
lesson-joined = このチャンネルのテーブルに席を取りました。マッチが始まると、手札がここに届きます。
lesson-table-busy = このチャンネルにはもうテーブルがあります。自分のテーブルは、別のチャンネルで `/tarok new` を使って開いてください。
lesson-read = 文章で読む
lesson-stopped = 「{ $title }」のステップ{ $step }で止めました。**/tarok learn** で続きから始められます。
lesson-resume = 続ける
lesson-list = ### レッスン
lesson-list-note = -# レッスン1〜5は10分で終わります。ほかは必要になったときにどうぞ。
lesson-list-first = はじめてのディールまで
lesson-list-later = その先
lesson-list-from-nothing = 2人で、はじめから
lesson-list-others = ほかのゲーム（1つ知っている人向け）
lesson-line = { $number ->
        [0] { $title }
       *[other] { $number }. { $title }
    }
lesson-pick = レッスンを選ぶ…
denied-lesson-gone = このレッスンは新しいものに替わりました。**/tarok learn** で続けてください。
lesson-taken = { $own ->
        [1] あなた
       *[other] { $name }さん
    }がトリックを取りました（{ $card }）。
lesson-free = レッスン{ $number } · { $title } · 第{ $trick }トリック

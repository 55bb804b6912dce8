# 実戦の局面からの問題。

puzzle-title = 問題 · { $game }
puzzle-number = 全{ $number }問
puzzle-same = どれでも同じ
puzzle-tricks = これまでのトリック
puzzle-right = { $same ->
    [1] **正解：** どれを選んでも結果は同じです。
   *[0] **正解：** { $right }
}
puzzle-wrong = { $same ->
    [1] **不正解：** 結果は変わります。最善は{ $right }。
   *[0] **不正解：** { $choice }。最善は{ $right }。
}
puzzle-wrong-same = **惜しい：** ここではどれを選んでも結果は同じです。
puzzle-cost = { $choice }だと、平均で **{ $cost }** の損です。
puzzle-played-out = 実際の配りで{ $choice }を出すと、こう進みました：
puzzle-why = なぜ？
puzzle-why-also = ほかの理由：{ $reason }。
puzzle-others = ほかの人の選択：{ $choices }
puzzle-worlds = 見えている情報と矛盾しない{ $worlds }通りの配り方で試しました。
puzzle-rating = 問題でのレーティング：{ $rating }
puzzle-repeated = 復習の問題です。レーティングは変わりません。
puzzle-own = あなたのディールからの問題です。レーティングは変わりません。
puzzle-own-left = あなたのディールからの問題は、今日はここまでです。次からは別の問題が先に出ます。残りは{ $number }問です。
puzzle-in-place = もう覚えた問題の代わりです。レーティングは変わりません。
puzzle-next = 次の問題
puzzle-try = 試してみる
puzzle-hands = 全員の手札を見る
puzzle-vote-up = 👍 よい問題
puzzle-vote-down = 👎 よくない問題
puzzle-theme-draw = 切札を引き出す
puzzle-theme-pagat = パガット
puzzle-theme-mond = モンド
puzzle-theme-hold = キングを残す
puzzle-theme-feed = パートナーに点を渡す
puzzle-theme-count = 点を数える
puzzle-theme-discard = タロンと捨て札
puzzle-theme-bid = ビッドかパスか
puzzle-theme-king = どのキングか
puzzle-theme-kontra = コントラするか
puzzle-theme-endgame = 最後の数トリック
denied-no-puzzles = このゲームの問題はまだありません。**/tarok puzzles** の *game* で別のゲームを選んでください。
denied-no-puzzles-about = このゲームには、そのテーマの問題がまだありません。*theme* を省略すると、どのテーマでも出ます。
denied-puzzles-done = この種類の{ $number }問はすべて終わりました。間違えた問題は数日後にまた出ます。
denied-puzzles-done-today = この種類の問題は、今日はここまでです。間違えた問題の続きは明日出ます。
denied-puzzle-gone = その問題はもうありません。**/tarok puzzles** で別の問題が出ます。
puzzle-of-day = 今日の問題
puzzle-of-day-name = Tarok 問題{ $number }
denied-puzzle-of-day-done = 今日の問題には答えました。次の問題は<t:{ $at }:R>に出ます。

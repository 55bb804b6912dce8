# What stands in the pictures, and what their alt texts say.

picture-dealer = D
picture-forehand = F
picture-led = リード
picture-points = 自分の点：{ $points }
picture-points-side = 味方の点：{ $points }
picture-called = コール
picture-contract = { $contract } · { $name }
picture-partners = { $name }＋{ $partner }
picture-declarer = デクレアラー
picture-partner = パートナー
picture-on-turn = 手番
picture-previous = 第{ $number }トリック：{ $name }
picture-trick = 第{ $number }トリック
picture-older = 画像は少し前のものです。
picture-takes = { $name }さんがトリックを取りました。
picture-decisive = 決め手 · { $trick }
picture-honours = 獲得したオナー
picture-taken = { $name }が取ったカード
picture-laid = { $name }の捨て札
picture-left = タロンの残り
picture-scores = このディールの得点
picture-level = ゲームのレベル：{ $level }
picture-talon = タロン
picture-straw-of = { $name }のストローマン
picture-pack = 山
picture-gifts = タロンから
picture-gift-ahead = 勝者へ
picture-exposed = { $name }の公開カード
picture-face-up = 最後のトリック用：{ $name }
picture-known = { $name }が手札に入れたカード
picture-open-hand = { $name }の手札
picture-straw = ▲ ストローマンの上

alt-sentence = { $text }。
alt-between = ；
alt-hand = あなたの手札：{ $cards }。
alt-hand-legal = 今選べるカード：{ $cards }。
alt-hand-none = 手札はありません。
alt-straw = ストローマンの上：{ $piles }。
alt-pile = { $hidden ->
    [0] { $card }
   *[other] { $card }（下に{ $hidden }枚）
}
alt-pile-down = 裏向き{ $hidden }枚
alt-called = コール：{ $card }。
alt-lot = { $label }：{ $cards }
alt-lot-taken = { $label }（取得済み）：{ $cards }
alt-face-down = 裏向き
alt-line = { $name }：{ $text }
alt-lines = { $lines }。
alt-trick = 場のカード：{ $cards }。
alt-trick-complete = 直前のトリック：{ $cards }。
alt-card = { $name } { $card }
alt-wins = 勝ち
alt-plays = { $card }をプレイ
alt-with = { $what }（{ $facts }）
alt-dealer = ディーラー
alt-forehand = フォアハンド
alt-tricks = { $tricks }トリック
alt-radli = 未消化のラドリ{ $radli }個
alt-seat-straw = ストローマン { $piles }
alt-group = { $caption }：{ $cards }。

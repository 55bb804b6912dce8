# Rated deals: each person is dealt one of twenty that are equally hard.

rated-title = Tarok { $number } ランク戦 · { $game }
rated-name = Tarok { $number } ランク戦
rated-way = ランク戦のディール
rated-intro = 同じくらい難しいディールが{ $deals }個あり、そのうち1つが配られます。知り合いが同じものになることはほとんどなく、締め切りまではだれがどれかもわかりません。それぞれ1人でCPUと対戦します。CPU：{ $level }。同じカードのCPUのうち上回った割合で決まります。
rated-note = ランク戦のディールへの1回だけの挑戦です。ほかの席はCPUです。
rated-secret = あなたのカードは、全{ $deals }個のうち{ $deal }番目の秘密 `{ $secret }` から作られました。全部を順につないだもののSHA-256は事前に示されたとおりです：`{ $commitment }`
rated-secrets = すべての秘密
ladder-title-rated = ランク戦 · { $game }
ladder-of-daily = 今日のディール
ladder-of-rated = ランク戦
ladder-everywhere = 全サーバーでは{ $place }位です。
denied-no-rated-deal = この日のランク戦のディールはありません。前もって用意されるものです。
denied-rated-deal-soon = 今日のランク戦のディールはまだ準備中です。数分後にもう一度見てください。

# A result that is shared, as a picture, in words.
alt-share = { $name }さんが{ $title }（{ $game }）をプレイしました。
alt-share-quarters = 4つに分けた出来：{ $marks }。
alt-share-good = 良い
alt-share-fair = まずまず
alt-share-poor = 悪い
alt-share-percent = CPUの{ $percent }%を上回りました。
alt-share-days = { $days }日連続。

# What house players are called, with commas between: at least eight names.

house-names = アオイ, カエデ, ケンジ, サクラ, ソウタ, ハルカ, ミツキ, ユウト

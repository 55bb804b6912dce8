# 一日が締め切られたあと：その日の結果をダイレクトメッセージで。

afterwards-rank = プレイしたサーバーでの順位：{ $number }人中 **{ $rank }** 位
afterwards-costliest = **一番損をした選択：**{ $choice }失点は **{ $cost }** 点です。
afterwards-unjudged = ここにないミスによる失点は、まだわかっていません。わかりしだい「{ $days }」に表示されます。
afterwards-look = 見てみる

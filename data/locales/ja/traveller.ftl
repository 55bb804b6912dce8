# 締め切ったディールの全卓の結果：同じカードでのコントラクトと、その結果。

traveller-look = 全卓の結果
traveller-title = 全卓の結果：同じカードの全員
traveller-as-declarer = デクレアラーとして
traveller-as-partner = デクレアラーのパートナーとして
traveller-as-defender = 守備側として
traveller-as-none = デクレアラーなしで
traveller-as-unknown = コントラクト不明
traveller-points = 得点
traveller-ahead = 差
traveller-note = ×：人＋CPU（全員が同じ席）。✓：デクレアラーが成功した回数。
traveller-means = 得点は平均です。
traveller-means-ahead = 得点と、テーブルのほかの人との差は、どちらも平均です。
traveller-own = { $mark }：あなたの結果。
traveller-pick-line = コントラクトを見る…
traveller-pick-deal = 第{ $deal }ディール（全{ $deals }）：別のディールを見る…
traveller-all = すべての行
traveller-none-to-see = この中に見られるディールはありません。ほかの人のディールは、同じディールを締め切りまでに終えた人が見られ（古いものを除く）、共有されるとサーバーの全員が見られます。CPUの手の多くは、締め切りの2週間後に削除されます。
traveller-viewers = 終了後は、同じディールを締め切りまでに終えた人が、「{ $traveller }」であなたのプレイを見られます。名前が出るのは、プレイしたサーバーの中だけです。
denied-no-traveller = このディールには全卓の結果がありません。今日のディール、ランク戦のディール、大会のディールは、締め切り後に見られます。
denied-no-traveller-line = その行はもうありません。

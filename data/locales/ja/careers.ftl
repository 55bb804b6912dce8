# 成績とランキング：何をどれだけ遊び、どれだけ強く、それがどれだけ確かか。

help-careers = **成績**

career-of = { $name } · { $game } · { $when }
career-all-time = 全期間
career-all-games = すべてのゲーム
career-game = ゲーム
career-when = 期間
career-choice = { $what }：{ $chosen }
career-share = チャンネルに表示
career-look = 自分で見る
career-season-on = { $month }のシーズンは開催中です。月が終わると（UTC）自動で締め切られ、次のシーズンでは全員のレーティングが最初からになります。
career-season-over = { $month }のシーズンは終了しました。もう変わりません。

profile-empty = { $name }さんは、ここのテーブルで終えたディールがまだありません。
profile-idle = この期間のディールはありません。
profile-rating = レーティング：**{ $rating }** ±{"\u00A0"}{ $doubt }、つまり20回中19回は{ $low }から{ $high }の間です
profile-unrated = レーティングはありません。だれもヒントを使わずに、ほかの人とのマッチを初めて終えると付きます。
profile-people = 対人
profile-house = 対CPU
profile-deals = ディール
profile-average = 1ディール平均
profile-declared = コントラクト
profile-made = 成功
profile-matches = マッチ
profile-won = 勝ち
profile-best = 最高
profile-worst = 最低
profile-note = 「対CPU」は1人でCPUと遊んだものです。コントラクトは自分がデクレアラーだったものです。
profile-give-or-take = ±：1ディールの本当の平均は、20回中19回、この範囲に入ります。
profile-soon = 平均、最高と最低のディール、推移は{ $deals }ディールから出ます。
profile-game = **{ $game }** · ディール：{ $deals }
profile-game-made = 成功したコントラクト：{ $declared }回中{ $made }回
profile-game-won = 勝ったマッチ：{ $matches }回中{ $won }回
profile-course = 最近のディール：
profile-against-people = 対人
profile-against-house = 対CPU
profile-see-best = 最高のディール
profile-see-worst = 最低のディール

denied-nobody-to-look-at = 1人をメンションで指定してください。@ を入力して選びます。

leaderboard-rating = レーティング
leaderboard-order = レーティングの確かな部分（数値から±を引いたもの）の順です。多く遊ぶほど±は小さくなります。
career-one-rating = レーティングは、どの人数のマッチでも共通です。

alt-course = { $name }、{ $deals }ディール：{ $first } から { $last }、最低 { $low }、最高 { $high }。

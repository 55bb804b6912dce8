# 自分の毎日：今日のディールのカレンダー、記録、見返したい選択。

days-way = 毎日の成績
days-title = 毎日の成績 · { $month }
days-none = 今日のディールをまだプレイしていません。プレイすると、成績、ミスによる失点、連続日数が毎日ここに出ます。
days-play = 今日のディールへ
days-played = { $days ->
    [0] 今月はまだ終えたディールがありません。
   *[other] { $days }日プレイしました。
}
days-mean = 平均でCPUの **{ $percent }%** を上回っています。
days-streak-now = { $days }日連続です。
days-waiting = まだ締め切り前
days-cost = ミス { $cost }
days-deals = { $number }ディール
days-open = **まだこれから**：{ $days }
days-missed = **休んだ日**：{ $days }
days-spare = **休んだが連続は続いた日**：{ $days }
days-puzzle = **今日の問題だけの日**：{ $days }
days-legend = 大きい数字：同じカードのCPUのうち上回った割合（%）。隅の数字：ミスによる失点。マス：ディールを4つに分けた各部分の出来。3×：その日は3ディール、大きい数字はその平均。点3つ：プレイ済みで、ディールは締め切り前。金色の枠：今日はまだこれから。青い枠：ディールはなしでも、連続は続いている日。
days-legend-text = %：同じカードのCPUのうち上回った割合。ミス：失った点数。マス：ディールを4つに分けた各部分の出来。割合とミスは、ディールが終わると出ます。
alt-days-percent = { $month }、上回ったCPUの割合：{ $days }。
alt-days-cost = ミスによる失点：{ $days }。
days-calendar = カレンダー
days-records = 記録
days-decisions = 選択

days-records-title = 毎日の成績 · 記録
days-total = プレイした日数：**{ $days }**。ディール：**{ $deals }**。
days-streak = 連続日数：今 **{ $now }**、最高 **{ $longest }**。
days-best = 最高の結果：CPUの **{ $percent }%** より上（{ $deal }）。
days-best-month = 最高の月：**{ $month }**、平均でCPUの **{ $percent }%** より上。
days-least = 最少
days-records-note = %：同じカードのCPUのうち上回った割合の平均です。最少：1ディールのミスによる失点のうち、最も少なかったものです。まだ終わっていないディールは、最初の行の数だけに入ります。
days-curve-percent = 上回ったCPU
days-curve-cost = ミス
days-curve-note = グラフは直近{ $days }日間の、{ $mean }日ごとの平均です。
days-curve-mistakes = ミスは失点を、そのゲームの点数が運でばらつく幅に対する割合（%）で示したもので、ゲームどうしで比べられます。
alt-days-curve = { $name }（%）：{ $first } から { $last }、最低 { $low }、最高 { $high }。

days-decisions-title = 毎日の成績 · 直近{ $days }日間の選択
days-decisions-none = まだ何もありません。ディールが終わって検討が済むと、最高の選択と損の大きい選択がここに出ます。
days-decisions-best = **最高の選択（中級のCPUなら逃した手）**
days-decisions-dear = **損の大きい選択**
days-decision-best = { $place }{ $made }は{ $other }より{ $points }得でした。
days-decision-dear = { $place }{ $made }は{ $points }の損で、{ $better }のほうが良い手でした。
days-decision-other = { $place }{ $points }の損でした。
days-look = { $number }を見る

# The deal of the day: the same cards for everybody, one try each, and what came of it.

help-daily = **今日のディール**
daily-title = Tarok { $number }{ $deal ->
    [1] {""}
   *[other] （{ $deal }ディール目）
} · { $game }
daily-name = Tarok { $number }{ $deal ->
    [1] {""}
   *[other] （{ $deal }ディール目）
}
daily-intro = 全員が同じカードで、それぞれ1人でCPUと対戦します。CPU：{ $level }。
daily-one-try = 挑戦は**1回だけ**で、ディールを開いた時点で数えられます。締め切りは <t:{ $at }:R> です。それまでに終わらなかった分は、プレイしなかったものとして数えます。締め切りまでは、だれにもヒント・検討・棋譜はありません。
daily-over = このディールは終了しました。練習としてプレイできますが、成績には入りません。
daily-commitment = カードは開始前に決まっていました。秘密のSHA-256は `{ $commitment }` です。秘密そのものは終了後に表示されます。
daily-secret = カードは秘密 `{ $secret }` から作られました。事前に示されたSHA-256は `{ $commitment }` です。
daily-new-house = このディールが作られてからCPUが新しくなりました。前にだれかが通った局面では当時と同じ手を、それ以外では今の手を選びます。
daily-open = ディールを開く
daily-practise = 練習としてプレイ
daily-more = その他…
daily-day = { $number }日目のディール
daily-day-note = 各ゲームに1つずつ、UTCの0時から24時までです。灰色のものはもう始めています。
daily-day-none = この日のディールはありません。
daily-earlier = ◀ 前へ
daily-later = 次へ ▶
daily-note = 今日のディールへの1回だけの挑戦です。ほかの席はCPUです。
daily-note-late = 練習：このディールは終了しているので、成績には入りません。
daily-made = 結果は **{ $points }** でした。
daily-by-house = 途中だったので、CPUが最後までプレイしました。プレイしなかったものとして数えます。
contest-left = `*`：途中でやめたもの。CPUが最後までプレイし、プレイしなかったものとして数えます。
daily-ghosts = 同じカードのCPU{ $number }人のうち **{ $percent }%** を上回りました。中央値は{ $par }です。
daily-no-ghosts = このカードをプレイしたCPUがまだ少なすぎます。しばらくしてからもう一度見てください。
daily-few-ghosts = このカードをプレイしたCPUが少なすぎるため、結果にパーセントはつきません。
daily-counted = このカードをプレイしたCPUは少なすぎますが、順位表では{ $percent }%を上回ったものとして数えます。
daily-people = ほかに{ $number }人がプレイしました。{ $better }人を上回り、{ $level }人と同点です。
daily-cost = ミスによる失点：見えていた範囲で、約 **{ $cost }** 点。
daily-brought = 見えていた範囲では、あなたの選択は勧められる手より約 **{ $cost }** 点多く得ました。
daily-judging = あなたの選択を検討中です。マスはこのあと出ます。
daily-when = 検討・棋譜・*ここからプレイ* は、締め切りの <t:{ $at }:R> に全員同時に使えるようになります。
daily-share = 共有
daily-shared = **{ $name }** · { $line }
daily-look = ディールを見る
daily-percent = CPUの{ $percent }%より上
share-percent = { $percent }%
share-better-than = CPUより上
daily-milestone = 🎉 **{ $days }日連続！**
daily-streak = { $days }日連続。まだ休める日数：{ $most }日のうち{ $spare }日。7日プレイするごとに1日戻ります。
daily-ladder = 順位表
daily-remind = 結果とお知らせを受け取る
daily-quiet = メッセージをやめる
daily-reminder = **{ $title }** が始まっています。<t:{ $at }:R> に締め切ります。
reminder-streak = 🔥 { $days }日連続。今日休むと途切れます。
reminder-spare = 🔥 { $days }日連続。まだ休める日数：{ $spare }日（今日休むと{ $left }日）。
reminder-rank = 昨日のサーバー内の順位：{ $number }人中 **{ $rank }** 位
reminder-percent = 昨日はCPUの **{ $percent }%** を上回りました。
daily-look-at-it = ディールへ
daily-play-too = 自分もプレイ

ladder-title-daily = 今日のディール · { $game }
ladder-week = 週
ladder-month = 月
ladder-season = シーズン
ladder-percent = %
ladder-days = 日数
ladder-deals = ディール
ladder-how = %：同じカードのCPUのうち上回った割合の平均です。同じ場合は、ミスによる失点が少ない人が上です。ディールは終わってから数えられます。上手な人ほど勝ちやすいディールほど、大きく数えます。
ladder-need = 順位が付くのは、終わった7日につき5日プレイした人です（今のところ{ $days }日以上）。
ladder-own-days = あなたは{ $days }日です。
ladder-since = ここで最初にプレイされた <t:{ $at }:d> から数えます。
ladder-empty = まだ順位の付いた人はいません。
ladder-unranked = **まだ順位の付かない人：**
ladder-days-of = { $name } · { $needed }日のうち{ $days }日

channel-title = 今日のディールのチャンネル
channel-what = サーバーの1つのチャンネルに、今日のディールのメッセージが毎日出ます。終えた人の名前とマスだけで、点やカードは出ません。終わると、結果の表、中央値になったCPUのプレイ、一番珍しいコントラクトが出ます。
channel-none = どのチャンネルにもありません。
channel-is = { $channel } にあります。
channel-left = 今日のメッセージは削除されたか、そこに書き込めません。*ここに出す* でもう一度投稿します。
channel-here = ここに出す
channel-nowhere = どこにも出さない
channel-invites = 全員同じカード、挑戦は1回、それぞれ1人でCPUと。<t:{ $at }:R> に締め切ります。
channel-yesterday = 昨日の1位：**{ $names }**（最後までプレイした人：{ $number }人）
channel-mistake = 昨日、何人かに共通した一番大きなミス：第{ $trick }トリックの **{ $made }**（**{ $better }** のほうが良い手）。{ $number }人が選び、失点は平均 { $cost } 点でした。
channel-finished = { $squares } **{ $name }**
channel-others = ほかに{ $number }人
channel-nobody = まだだれもプレイしていません。
channel-over = 終わりました。
channel-points = 点
channel-cost = ミス
channel-percent = %：同じカードのCPUのうち、上回った割合です。
channel-below-zero = ミスが0より小さいのは、勧められる手より良い結果だったということです。
mistakes-error = ミスによる失点は推定値です（誤差は ± { $error } 以下）。
channel-with-lead = { $points }（差{ $ahead }）
channel-unusual = **一番珍しいコントラクト**：{ $contract }（{ $name }さん）。このサーバーとCPUで同じカードだった{ $of }人のうち、このコントラクトのデクレアラーは{ $number }人です。
channel-middle = **CPU{ $number }人の真ん中**：同じカードで、{ $name }さん（CPU）は **{ $points }** でした。
channel-none-played = だれもプレイしませんでした。
reply-quiet = 今日のディールについてのメッセージはもう届きません。

denied-contest-not-open = このディールはまだ開いていません。<t:{ $at }:R> に開きます。
denied-contest-tried = このディールにはもう挑戦しました。
denied-contest-over = このディールは今締め切られました。
denied-no-such-contest = そのような今日のディールはありません。
denied-entry-gone = その挑戦はもうありません。
denied-daily-no-hints = 今日のディールは、締め切りの <t:{ $at }:R> までだれにもヒントはありません。
denied-contest-settling = このディールは今締め切られ、結果をまとめています。1分後にもう一度お試しください。
denied-nothing-to-share = まだ共有するものがありません。

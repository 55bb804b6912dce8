# 1人が求められる上限。

denied-many-tables = すでに{ $most }テーブル開いています。どれかを最後までプレイするか `/tarok stop` で閉じてから、新しく開いてください。
denied-many-threads = この1時間であなたのスレッドが{ $most }件開かれました。あとでまた試すか、そのどれかでプレイしてください。
denied-many-questions = すでに{ $most }件のヒントや検討を待っています。どれかが届いたらまた頼んでください。
denied-many-exports = この10分間でデータの請求が{ $most }回になりました。数分後にもう一度お試しください。
denied-many-clicks = 操作が速すぎたため、最後の操作は無効です。数秒待ってから続けてください。
denied-being-prepared = まだ準備しています。数秒お待ちください。
denied-many-take-backs = このディールではもう{ $most }回「待った」を求めました。今回はこのまま続けます。
denied-many-challenges = この1時間の申し込みが{ $most }件になりました。あとでもう一度お試しください。
denied-many-unanswered = 返事待ちの申し込みが{ $most }件あります。返事を待つか、どれかを取り下げてください。
denied-many-team-matches = まだ始まっていない団体戦が{ $most }件あります。どれかを始めるか、中止してください。

# ボットが運営者に伝えること。

denied-host-only = これはこのボットの運営者専用です。`/tarok help` で、ここでできることを確認できます。
hosting-stats = **1日ごとのプレイ状況：** プレイした人数、開かれたテーブル数（言語別）、終わったディール数（ゲームと人数別）。
hosting-nothing-played = この期間にはプレイされていません。
hosting-day = 日付(UTC)
hosting-people = 人数
hosting-tables = テーブル
hosting-deals = ディール
hosting-log = 次の再起動まで、{ $level }以上の行をログに残します。プロセスが複数あるときは、このチャンネルを担当するプロセスのログです。
hosting-maintenance = **まもなくボットがメンテナンスのため約{ $minutes }分間止まります。** 何も失われません。このテーブルは、再開後に今のところから続きます。
hosting-announced = 数秒のうちに、プレイ中のすべてのテーブルにこのメッセージが1回届きます。
hosting-drained = { $until }まで新しいテーブルは開けません。開いているテーブルは続きます。`/tarok host drain` を0分にすると、すぐに終わります。
hosting-not-drained = 新しいテーブルを開けます。
denied-no-new-tables = まもなくメンテナンスのため、{ $until }まで新しいテーブルは開けません。開いているテーブルは続きます。そのあとでもう一度お試しください。

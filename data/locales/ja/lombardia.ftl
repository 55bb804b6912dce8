# Lombardia tarot: its names, its phases, its scores.

variant-lombardia = ロンバルディア・タロッキ
lombardia-trula-name = マット、モンド、バガット

lombardia-card-T21 = モンド21
lombardia-card-T1 = バガット1
lombardia-card-F = マット

contract-partners = 2対2
native-partners = due contro due
lombardia-value-flat = 36を超えるカード点1点につき1点
lombardia-board-teams = パートナー：{ $teams }

turn-monte = { $name }さんはモンテを提案できます。
turn-answer = { $name }さんがモンテの提案に答えます。
turn-fool = { $name }さんがマットを取り戻し、カードを1枚渡します。
lombardia-turn-discard = ディーラーの{ $name }さんが2枚捨てます。
ask-monte = モンテを提案しますか？全員が賛成すると、ディールは流れます。
ask-answer = { $name }さんがモンテを提案しています。ディールを流しますか？1人でも反対すればプレイします。
ask-fool = マットを取り戻します。代わりに、取ったカードのうちどれを渡しますか？
lombardia-do-pass = 提案しない
lombardia-do-agree = モンテに賛成
lombardia-do-refuse = 反対してプレイ

lombardia-score-klop = パートナー2人のカード点から36を引きます：
line-team = { $name }と{ $partner }：{ $points_1 }＋{ $points_2 }＝カード点{ $card_points }
lombardia-score-ended-monte = モンテ：全員賛成でディールは流れました。
line-monte = 得点なし

refused-honour-kept = { $card }はオナーなので捨てられません
refused-exposed-kept = { $card }は公開カードなので、ほかに捨てられるカードがないときだけ捨てられます
refused-not-won = { $card }は、あなたが取ったトリックにありません
refused-blank-first = { $card }は点札です。点のない札を取っているので、そちらを渡してください

lombardia-option-first-dealer = 最初のディーラー
lombardia-note-first-dealer = 最初のディーラーを抽選で決めるか、1番の席を引いた人にするか。
lombardia-value-of-first-dealer-random = 抽選
lombardia-value-of-first-dealer-player0 = 1番の席
lombardia-option-first-lead = 最初のリード
lombardia-note-first-lead = 最初のトリックをリードするのは、ディーラーの左の人か右の人か。
lombardia-value-of-first-lead-dealer-left = ディーラーの左
lombardia-value-of-first-lead-dealer-right = ディーラーの右
lombardia-option-round-suits = 貨幣と杯
lombardia-note-round-suits = ♦と♥の数札で、1と10のどちらが一番強いか。
lombardia-value-of-round-suits-reversed = 1が強く10が弱い
lombardia-value-of-round-suits-natural = 10が強く1が弱い
lombardia-option-fool-give = マットの代わりのカード
lombardia-note-fool-give = マットの代わりに、取ったカードのうちどれを渡せるか。
lombardia-value-of-fool-give-any = どれでも
lombardia-value-of-fool-give-blank-if-possible = あれば点のない札
lombardia-option-monte = モンテ
lombardia-note-monte = 全員の合意でディールを流せるか。
lombardia-value-of-monte-unanimous = 全員賛成なら
lombardia-value-of-monte-off = なし
lombardia-option-monte-counts = モンテを数える
lombardia-note-monte-counts = 流れたディールを、マッチのディール数に入れるか。
lombardia-value-of-monte-counts-true = はい
lombardia-value-of-monte-counts-false = いいえ
lombardia-option-discard-exposed = 公開カードの捨て札
lombardia-note-discard-exposed = ディーラーが公開カードを捨てられるか。
lombardia-value-of-discard-exposed-true = 自由
lombardia-value-of-discard-exposed-false = ほかにないときだけ
lombardia-option-discard-no-trick = 0トリックのときの捨て札
lombardia-note-discard-no-trick = ディーラーが1トリックも取れなかったとき、捨て札がだれの点になるか。
lombardia-value-of-discard-no-trick-last-trick = 最後のトリックの勝者
lombardia-value-of-discard-no-trick-dealer = ディーラー

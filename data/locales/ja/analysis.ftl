# Where points were lost in a finished deal, told to one of its players alone.

analysis-look = 検討
analysis-show = その場面を見る
analysis-title = 第{ $deal }ディール · 点を失ったところ
analysis-under-way = あなたが決めた{ $decisions }か所を調べています…
analysis-deciding = { $of }か所のうち{ $number }か所目
analysis-place = 第{ $deal }ディール · 点を失ったところ · { $number } / { $of }
analysis-back = ◀ 前
analysis-next = 次 ▶
analysis-all = すべての選択
analysis-in-trick = 第{ $number }トリック：
analysis-after-trick = 第{ $number }トリックのあと：
analysis-before = プレイの前：
analysis-choice = { $where }あなたの選択は **{ $made }**。**{ $better }** のほうが良い手でした。
analysis-known = 見えていた範囲では、**{ $cost }** 点の損でした。平均は{ $made }なら{ $made_value }、{ $better }なら{ $best_value }です（見えていた情報と矛盾しない{ $worlds }通りの配り方から）。
analysis-why = 理由：{ $reason }。
analysis-why-in-all = 1つのトリックで決まるわけではなく、ディール全体で上回ります。
analysis-why-overall = ディール全体で上回ります。
analysis-brought = このディールの得点は{ $score }。
analysis-brought-less = このディールの得点は{ $score }、相手側{ $players ->
    [2] との
   *[other] の平均との
}差では{ $result }。
analysis-open = 実際のカード配置では、{ $best }が最善でした。{ $cost }点得です（{ $made_value }ではなく{ $best_value }。{ $way }）。
analysis-open-none = 実際のカード配置では、{ $made }に損はありませんでした（{ $way }）。
analysis-searched = すべての進行を読みました
analysis-played-out = ディールを最後まで{ $times }回プレイしました
analysis-unit = 点は、ディールが終わったときの自分のゲーム点の平均です。
analysis-unit-less = 点は、ディールが終わったときのゲーム点の平均です。自分の点から相手側の{ $players ->
    [2] 点
   *[other] 平均
}を引いています。
analysis-summary-title = 第{ $deal }ディール · あなたの選択
analysis-all-title = 第{ $deal }ディール · あなたのすべての選択
analysis-sum = 見えていた範囲では、合わせて約 **{ $cost }** 点取り逃しました。
analysis-sum-small = このうち { $small } 点は、それぞれは確かとは言えない小さな差の合計です。
analysis-flawless = お見事です。見えていた範囲では、これより良い手はありませんでした。
analysis-well = わかる範囲では、お見事です。判断の難しいところが{ $number }か所ありました。
analysis-small = あなたの選択で大きく変わるところはありませんでした。
analysis-unsure = 間違いと言える手はありませんでしたが、判断の難しいところが{ $number }か所ありました。
analysis-nothing-judged = このディールには、比べられる手がありませんでした。
analysis-trick-short = 第{ $number }トリック：
analysis-line-good = { $made } · { $grade }
analysis-is-best = 最善
analysis-is-as-good = 同等
analysis-is-not-sure = 不明
analysis-list-grades = *同等*：最善より劣るとは言えない手です。*不明*：判断するには配り方が足りません。
analysis-line = **{ $made }** { $cost }点の損、良い手は{ $better }
analysis-line-again = **{ $made }** また同じ損、良い手は{ $better }
analysis-line-open = （カード公開：{ $cost }）
analysis-list-dear = 損の大きい手には、それぞれのページがあります。
analysis-list-note = *カード公開* は、実際のカード配置での損です。だれにもわからないことでした。
analysis-try = やり直す

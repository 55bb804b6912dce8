# The coach: one sentence at a time on a private page, alone with the house.

coach-bid = 切札とキングを数えましょう。高いものを含む切札6枚とキング1枚があれば、一番低いビッドができます。
coach-call = 小さい札をリードできるスートのキングをコールしましょう。
coach-talon = まず切札、次にキング、その次は、スートをなくせる札です。
coach-discard = 取られそうな絵札を捨てましょう。キングには同じスートの札を残すか、そのスートを全部なくします。
coach-klop = 何も取らないこと。取った点は自分の損になります。ただし、勝てる札があれば、出さなければいけません。
romanian-coach-klop = 中身に関係なく、取ったトリックごとにチップを払います。勝てる札があっても、出す義務はありません。
coach-defence = { $name }さんがデクレアラーです。コールキングの持ち主はその味方、ほかの人はあなたの味方です。
coach-mond = モンド（T21）を取れるのはスキュースだけです。スキュースが出るまでは、モンドはトリックの最後に出すか、出さずにおきます。
coach-kontra = ゲームの得点が2倍になりました。プレイは変わりません。勝つのに必要な点も同じです。
coach-dear = { $trick ->
    [0] プレイの前は、{ $move }のほうが{ $points }得でした：{ $reason }。
   *[other] { $move }のほうが{ $points }得でした：{ $reason }。
}
coach-praise = お見事：{ $move }は{ $other }より{ $points }得でした。
coach-end = { $trick ->
    [0] 一番損をしたのはプレイの前：**{ $made }**で{ $points }でした。
   *[other] 一番損をしたのは第{ $trick }トリック：**{ $made }**で{ $points }でした。
}
coach-end-well = このディールで大きな損はありませんでした。
coach-goodbye = 3ディール続けて大きな損がなかったので、コーチはここまでです。**/tarok look** の「プレイのしかた」で呼び戻せます。
coach-question = 覚えていますか？{ $question }

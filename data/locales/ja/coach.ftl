# The coach: one sentence at a time on a private page, alone with the house.

coach-bid = タロックとキングを数えましょう。高いものを含むタロック6枚とキング1枚があれば、一番低いビッドができます。
coach-call = 自分がリードできる小さい札のあるスートのキングを呼びましょう。
coach-talon = まずタロック、次にキング、次にスートをなくせる札を選びます。
coach-discard = 取られそうな絵札を捨てましょう。キングには連れを残すか、そのスートをなくします。
coach-klop = 何も取らないこと。取った札は自分の損になります。ただし勝てる札があれば出さなければなりません。
coach-defence = { $name }がディクレアラーです。呼ばれたキングの持ち主はその味方、ほかの人はあなたの味方です。
coach-mond = T21を捕まえるのはスキュースだけです。スキュースが出るまでは、T21はトリックの最後に出すか、出さずにおきます。
coach-kontra = 相手がゲームを倍にしました。プレイは変わりません。勝つのに必要な点は同じです。
coach-dear = { $move }のほうが{ $points }点よい手でした：{ $reason }。
coach-praise = お見事：{ $move }は{ $other }より{ $points }点の価値がありました。
coach-end = { $trick ->
    [0] 一番高くついた場面はプレイの前でした：{ $made }で{ $points }点を失いました。「検討」で見られます。
   *[other] 一番高くついた場面：第{ $trick }トリックの{ $made }で{ $points }点を失いました。「検討」で見られます。
}
coach-end-well = このディールで大きな損はありませんでした。
coach-goodbye = 3ディール続けて大きな損がなかったので、コーチはここまでです。「プレイのしかた」で呼び戻せます。

# コントラクトと宣言の意味：ビッドの下の1行と、尋ねた人への説明。

hand-whats-this = これは何？
sentences = { $first }{ $next }
bid-line = **{ $contract }**：{ $means }
bid-line-worth = **{ $contract }**：{ $means } · { $value }
krolami-bid-line-worth = **{ $contract }**：{ $means } · { $value }点
romanian-bid-line-worth = **{ $contract }**：{ $means } · { $value }点
means-klop = 全員が1人ずつ、点を少なく、トリックなしが最善
means-call = キングをコール
means-alone = 1人で
means-talon = タロンを{ $cards }枚取る
means-no-talon = タロンなし
means-set = { $set }組目から
means-no-trick = 1トリックも取らない
means-all-tricks = 全トリックを取る
means-no-trumps = 切札に力なし
means-open-hand = 第1トリックのあとに手札を公開
means-equal = { $means }。同じ高さで足りる
means-of-la-mine = 最高のビッドを引き取る（ビッドした人より先の順番なので）
means-of-take = カード点70点のうち36点が必要
means-of-simple = デクレアラーなし、カード点36点で勝ち
means-of-partners = 2人対2人、半分を超えたカード点が得点
means-of-michi-michi = 全員が1人ずつ、1トリックにつきチップ1枚

explain-points = カード点の半分より多く取れば成功です。
explain-partner = コールキングを持っている人がパートナーで、明らかになるまでほかの人は知りません。
explain-difference = 半分とのカード点の差が、成功でも失敗でも加わります。
explain-difference-rounded = 半分とのカード点の差が、5点単位で、成功でも失敗でも加わります。
explain-negative = 勝てるカードがあれば必ず勝ち、パガットはほかに出せるカードがないときだけ出せます。
explain-gifts = 最初の数トリックでは、取った人がタロンのカードも1枚もらいます。
explain-stops = 決着がつくと、ディールはそこで終わります。
explain-no-bonuses = ボーナスはありません。
explain-forehand = ほかの全員がパスしたときに、フォアハンドだけが選べます。
explain-declarer-leads = デクレアラーが最初のトリックをリードします。
explain-converts = 交換のあと、別のコントラクトに変えられます：{ $contract }。
explain-of-klop = { $klop_empty_needs_no_loser ->
    [on] 1トリックも取らなければ+70ですが、カード点が36点以上の人がいれば0です。36点以上の人は−70です。
   *[other] 1トリックも取らなければ+70、カード点が36点以上なら−70です。
}
explain-of-color-valat = ビッドはできません。交換のあとに、別のコントラクトから変えます。
explain-of-michi-michi = 全員がパスしたときに行います。
explain-of-take = カード点が45点以上なら、3点ではなく4点です。{ $high_tier_defender ->
    [off] 失敗すると、相手が4点を得ます。
   *[other] 失敗すると、相手が4点か5点を得ます。
}
explain-of-simple = 2人ともパスしたときに行います。

explain-worth = 達成した側に{ $silent }、宣言していれば{ $announced }です。宣言して失敗すると、同じだけ失います。
explain-silent-loss = 宣言しなくても、最後のトリックで試みて失敗すると{ $value }を失います。
explain-holder = 宣言できるのはそのカードを持つ人だけで、最後のトリックまで残します。
explain-by-declarer = 宣言できるのはデクレアラーだけです。
explain-by-holder = 宣言できるのはコールキングを持つ人だけです。
explain-by-defence = デクレアラーの相手側だけのものです。
explain-cancels = 宣言すると、ほかのすべての代わりになります。
explain-bonus-trula = **{ $bonus }**：{ $cards }の3枚を、一方の側がトリックで取ること。
explain-bonus-trul = **{ $bonus }**：{ $cards }の3枚が、最後に一方の側にあること。3枚を手に持つ人が宣言します。
explain-bonus-kings = **{ $bonus }**：キング4枚を、一方の側がトリックで取ること。
krolami-explain-bonus-kings = **{ $bonus }**：キング4枚が、最後に一方の側にあること。ビッドの前に見せれば、宣言したことになります。
explain-bonus-king-ultimo = **{ $bonus }**：コールキングが最後のトリックに出て、その側がそのトリックに勝つこと。{ $king_ultimo_must_win ->
    [true] 宣言したときは、キング自身が勝つ必要があります。
   *[other] {""}
}
explain-bonus-king = **{ $bonus }**：コールキングが最後のトリックに出て、その側がそのトリックに勝つこと。
explain-bonus-pagat-ultimo = **{ $bonus }**：パガットで最後のトリックに勝つこと。
explain-bonus-pagat = **{ $bonus }**：パガットで最後のトリックに勝つこと。{ $pagat_own_hand ->
    [on] パガットを持っていなくても宣言できますが、その場合は失敗です。
   *[other] パガットを持っていなくても宣言できますが、自分の側になければ失敗です。
}
explain-bonus-valat = **{ $bonus }**：一方の側が全トリックに勝つこと。
explain-bonus-walat = **{ $bonus }**：一方の側が全トリックに勝つこと。
explain-bonus-luna = **{ $bonus }**：2番目に強い切札が、相手側の最強の切札に取られること。自分が持っているなら、自分の側では取れません。
explain-bonus-kingcap = **{ $bonus }**：デクレアラーの相手側が、コールキングをトリックで取ること。
explain-bonus-taroks = **{ $bonus }**：切札をたくさん持っていると告げます。多いほど価値があり、ディールの勝敗によりません。
krolami-explain-bonus-taroks = **{ $bonus }**：切札が10、11、12枚、または2、1、0枚だと告げます。ディールの勝敗によらず得点になります。
explain-kontra = **{ $step }**は、ゲームや宣言の価値を2倍にします。{ $max_kontra_level ->
    [1] {""}
   *[other] 相手側は答えて、さらに2倍にできます。
}

term-set = 組
term-level = レベル
term-pool = プール
term-radler = ラドラー
term-monte = モンテ
explain-term-set = **組**：タロンは、ビッドで取る枚数ずつの組に分かれています。「3組目から」とは、まず3組目を見て、そこから先へ進めるという意味です。
explain-term-level = **レベル**：ビッドの番号（第1なら1）から始まり、表にして見送った組ごとに1つ上がります。成功したゲームは1倍、失敗したときやコントラのあとは、レベルの数だけ倍になります。
explain-term-pool = **プール**：中央のチップです。{ $pool_refill ->
    [off] 最初のディールの前に全員が1枚ずつ、毎ディールの前にはディーラーが1枚入れます。
   *[other] 空なら全員が1枚ずつ、毎ディールの前にはディーラーが1枚入れます。
}宣言したパガット・ウルティモに成功すると全部もらい、失敗すると同じだけ支払います。
explain-term-radler = **ラドラー**：プール以外のすべてが2倍になるディールです。全員がパスしたディール{ $hep_hep ->
    [on] や、得点が0になったディール
   *[other] {""}
}のあとに続きます。
explain-term-monte = **モンテ**：プレイの前に、このディールを流そうと提案します。ほかの全員が賛成すれば、だれにも点は付きません。1人でも断れば、そのままプレイします。負けそうな手札のときに使います。

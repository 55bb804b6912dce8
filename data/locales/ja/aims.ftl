# 初めの数ディールで手札の上に出る一行：今の段階の意味と目標。

aim-bid = ビッドの段階です。一番高いビッドをした人が、多くの場合カード点{ $needed }点を目指します。手が弱ければパスしましょう。
aim-call = キングをコールします。持っている人が味方になり、2人でカード点{ $needed }点が必要です。
aim-talon = タロンで手を強くします。切札とキングを探しましょう。
aim-discard = カードを捨てます。枚数の少ないスートをなくすと、後で切札が使えます。
aim-say = ここでは宣言したり倍にしたりできます。パスしても損はありません。
aim-little = 全員が1人で戦います。取る点をできるだけ少なくしましょう。
aim-beggar-own = トリックを1つも取ってはいけません。
aim-beggar = { $name }さんはトリックを1つも取ってはいけません。取らせましょう。
aim-valat-own = すべてのトリックを取らなければなりません。
aim-valat = { $name }さんはすべてのトリックを取らなければなりません。1つ取れば止められます。
aim-alone = 1人で戦います。必要なカード点は{ $needed }、今は{ $points }です。
aim-with = { $names }と組んでいます。合わせて必要なカード点は{ $needed }、今は{ $points }です。
aim-secret = { $king }を持つ人が味方です。合わせて必要なカード点は{ $needed }、自分で取ったのは{ $points }です。
aim-def-alone = { $name }さんが相手です。必要なカード点は{ $needed }、今は{ $points }です。
aim-def-with = { $names }と一緒に守ります。合わせて必要なカード点は{ $needed }、今は{ $points }です。
aim-def-secret = { $name }さんと{ $king }を持つ人が相手で、ほかの人は味方です。合わせて必要なカード点は{ $needed }、自分で取ったのは{ $points }です。
aim-team = { $names }と組んでいます。{ $needed }を超えたカード点が得点になります。今は{ $points }です。
aim-each = 相手より多くカード点を取りましょう。必要なのは{ $needed }、今は{ $points }です。

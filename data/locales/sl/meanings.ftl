# Kaj pomenijo igre in napovedi: vrstica pod licitacijo in v celoti za tistega, ki vpraša.

hand-whats-this = Kaj je to?
sentences = { $first } { $next }
bid-line = **{ $contract }**: { $means }
bid-line-worth = **{ $contract }**: { $means } · { $value }
krolami-bid-line-worth = **{ $contract }**: { $means } · vredno { $value }
romanian-bid-line-worth = **{ $contract }**: { $means } · vredno { $value }
means-klop = vsak zase, čim manj točk, najbolje brez štiha
means-call = rufaj kralja
means-alone = sam proti vsem
means-talon = { $cards ->
    [one] vzemi { $cards } karto iz talona
    [two] vzemi { $cards } karti iz talona
    [few] vzemi { $cards } karte iz talona
   *[other] vzemi { $cards } kart iz talona
}
means-no-talon = brez talona
means-set = od { $set }. kupčka naprej
means-no-trick = brez štiha
means-all-tricks = vsi štihi
means-no-trumps = taroki ne sekajo
means-open-hand = po 1. štihu so tvoje karte odprte
means-equal = { $means }; dovolj je enako
means-of-la-mine = najvišja ponudba je tvoja, ker si v vrstnem redu prej
means-of-take = potrebuješ 36 od 70 točk v kartah
means-of-simple = nihče ne igra, zmaga 36 točk v kartah
means-of-partners = dva proti dvema, za vsako točko v kartah nad polovico
means-of-michi-michi = vsak zase, vsak štih stane žeton

explain-points = Narejena je z več kot polovico točk v kartah.
explain-partner = Kdor ima rufanega kralja, je soigralec; nihče drug tega ne ve, dokler se ne pokaže.
explain-difference = K vrednosti igre se prištejejo točke v kartah nad polovico ali pod njo.
explain-difference-rounded = K vrednosti igre se prištejejo točke v kartah nad polovico ali pod njo, zaokrožene na 5.
explain-negative = Vsi morajo štih pobiti, če ga lahko, pagata pa smejo igrati samo, če ne smejo igrati ničesar drugega.
explain-gifts = Kdor pobere enega od prvih štihov, dobi še karto iz talona.
explain-stops = Delitve je konec, brž ko je odločena.
explain-no-bonuses = Dodatki pri njej ne štejejo.
explain-forehand = Pove jo lahko samo obvezni, ko so vsi drugi rekli naprej.
explain-declarer-leads = V prvem štihu izigra tisti, ki igra.
explain-converts = Po menjavi jo je mogoče spremeniti v drugo igro: { $contract }.
explain-of-klop = { $klop_empty_needs_no_loser ->
    [on] Brez enega samega štiha dobiš 70, a nič, če ima kdo 36 točk v kartah ali več; ta izgubi 70.
   *[other] Brez enega samega štiha dobiš 70, s 36 točkami v kartah ali več izgubiš 70.
}
explain-of-color-valat = Ne licitira se: vanj se po menjavi spremeni druga igra.
explain-of-michi-michi = Igra se, ko so vsi rekli naprej.
explain-of-take = S 45 točkami v kartah je vredna 4 namesto 3. { $high_tier_defender ->
    [off] Če je izgubljena, dobi nasprotna stran 4 točke.
   *[other] Če je izgubljena, dobi nasprotna stran 4 ali 5 točk.
}
explain-of-simple = Igra se, ko sta oba rekla naprej.

explain-worth = Strani, ki ji uspe, prinese { $silent }, napovedano { $announced }; neuspela napoved stane prav toliko.
explain-silent-loss = Če v zadnjem štihu ne uspe, stane { $value } tudi brez napovedi.
explain-holder = Napove ga lahko samo, kdor ima to karto, in jo potem drži do zadnjega štiha.
explain-by-declarer = To lahko napove samo, kdor igra.
explain-by-holder = To lahko napove samo, kdor ima rufanega kralja.
explain-by-defence = To je samo za nasprotno stran.
explain-cancels = Napovedan nadomesti vse drugo.
explain-bonus-trula = **{ $bonus }**: { $cards }, vse tri v štihih ene strani.
explain-bonus-trul = **{ $bonus }**: { $cards }, na koncu vse tri pri eni strani. Napoveš jo, če imaš v roki vse tri.
explain-bonus-kings = **{ $bonus }**: vsi štirje kralji v štihih ene strani.
krolami-explain-bonus-kings = **{ $bonus }**: na koncu vsi štirje kralji pri eni strani. Pokazani pred licitacijo veljajo za napovedane.
explain-bonus-king-ultimo = **{ $bonus }**: rufani kralj pade v zadnjem štihu, ki ga pobere njegova stran{ $king_ultimo_must_win ->
    [true] ; če je bil napovedan, ga mora pobrati prav kralj.
   *[other] .
}
explain-bonus-king = **{ $bonus }**: rufani kralj pade v zadnjem štihu, ki ga pobere njegova stran.
explain-bonus-pagat-ultimo = **{ $bonus }**: pagat pobere zadnji štih.
explain-bonus-pagat = **{ $bonus }**: pagat pobere zadnji štih. { $pagat_own_hand ->
    [on] Napoveš ga lahko tudi brez pagata, vendar potem napoved propade.
   *[other] Napoveš ga lahko tudi brez pagata; če ga tvoja stran nima, napoved propade.
}
explain-bonus-valat = **{ $bonus }**: ena stran pobere vse štihe.
explain-bonus-walat = **{ $bonus }**: ena stran pobere vse štihe.
explain-bonus-luna = **{ $bonus }**: drugi najvišji tarok pade in ga pobere najvišji tarok druge strani. Če ga imaš ti, ga tvoja stran ne more ujeti.
explain-bonus-kingcap = **{ $bonus }**: nasprotna stran pobere rufanega kralja v štihu.
explain-bonus-taroks = **{ $bonus }**: poveš, da imaš veliko tarokov. Več ko jih je, več je vredno, kakor koli se delitev konča.
krolami-explain-bonus-taroks = **{ $bonus }**: poveš, da imaš 10, 11 ali 12 tarokov oziroma samo 2, 1 ali nobenega. To šteje, kakor koli se delitev konča.
explain-kontra = **{ $step }** podvoji, kar je vredna igra ali napoved.{ $max_kontra_level ->
    [1] {""}
   *[other] {" "}Druga stran lahko odgovori in podvoji še enkrat.
}

term-set = Kupček
term-level = Stopnja
term-pool = Kasa
term-radler = Radler
term-monte = Monte
explain-term-set = **Kupček**: talon leži v kupčkih, v vsakem je toliko kart, kolikor jih vzame tvoja igra. *Od 3. kupčka naprej* pomeni: najprej pogledaš tretjega in greš lahko od tam naprej.
explain-term-level = **Stopnja**: začne se s številko igre (*prva* je 1) in zraste za ena z vsakim kupčkom, ki ga odkriješ in pustiš. Dobljena igra šteje enkrat; izgubljena ali po contri tolikokrat, kolikor pove stopnja.
explain-term-pool = **Kasa**: žetoni na sredini. { $pool_refill ->
    [off] Pred prvo delitvijo vsak vloži enega, pred vsako delitvijo pa enega vloži delilec.
   *[other] Ko je prazna, vsak vloži enega, pred vsako delitvijo pa enega vloži delilec.
} Napovedani pagat ultimo dobi vse, kar je v njej, ali vanjo plača prav toliko.
explain-term-radler = **Radler**: delitve, v katerih razen kase vse šteje dvojno. Sledijo delitvi, v kateri so vsi rekli naprej{ $hep_hep ->
    [on] , ali delitvi, ki se izide na 0
   *[other] {""}
}.
explain-term-monte = **Monte**: predlagaš, da karte vržete skupaj, preden jih odigrate. Če se vsi drugi strinjajo, nihče ne dobi točk; če kdo odkloni, se igra. Predlagaj ga s kartami, s katerimi pričakuješ poraz.

# The manual's frame, and the help page.

manual-none = Za to igro ni tečaja.
manual-learn = Nauči se igre
manual-page = Stran { $page } od { $pages }
manual-back = Nazaj
manual-next = Naprej
rule-open = Pravilo { $number }
rule-section = Iz razdelka »{ $section }«
rule-in-english = Natančno besedilo je za zdaj samo v angleščini; tečaj igre je v slovenščini.
help-title = ## Tarok
help-play =
    Z `/tarok new` odpreš mizo v tem kanalu. Prijatelji pritisnejo *Prisedi*; *Dopolni in začni* da proste sedeže hišnim igralcem in razdeli karte.
    Karte dobiš v sporočilu, ki ga vidiš samo ti. Gumbi pod njim so natanko to, kar lahko narediš. Če sporočilo izgine, na mizi pritisni *Moje karte*.
    ♠ ♣ ♦ ♥ so barve; slike so K (kralj), Q (dama), C (kaval), J (fant). V črnih barvah je med platelci 10 najvišja in 7 najnižja, v rdečih 1 najvišja in 4 najnižja. Taroki so pagat 1, T2 do T20, mond 21 in najvišji, škis. Lombardski tarok ima več kart: pokaže jih njegov tečaj.
    Seznam *Zakaj ne …?* pod tvojimi kartami pove, zakaj katere karte ne moreš vreči, in odpre pravilo.
help-games = **Igre:** { $games }. `/tarok learn` te nauči vsake od njih.
help-tables = **Miza**
help-play-commands = **Igra**
help-scores = **Točke**
help-manual = **Učenje**
help-server = **Strežnik**
help-command = `/tarok { $name }` – { $does }

# Kaj stoji nad kartami, ki jih kaže tečaj.
taught-black = ♠ in ♣, od najvišje karte do najnižje
taught-red = ♦ in ♥: 1 je najvišji platelc
taught-trula = { $trula }
taught-three = tri karte štejejo 5 + 4 + 1 − 2 = 8
taught-four = štiri karte štejejo 5 + 4 − 1 = 8
taught-worth = vredne so 6, nato 5, 4, 3, 2 in nič
taught-honours = sedem honorjev
taught-birds = pagat, uhu in kakadu
taught-rostopschin = Rostopschin: štih s T17, nato štih s T18
taught-straw = slamnati mož: ena karta odkrita, tri zakrite
taught-sets-three = talon po tri karte
taught-sets-two = po dve karti
taught-sets-one = po eno karto
taught-call = rufa se eden od teh kraljev
taught-follow = barvi se sledi: pobere njena najvišja karta
taught-trumped = brez te barve: vrže se tarok, ki pobere
taught-higher = pobere najvišji tarok
taught-off = druga barva nikoli ne pobere
taught-emperor = cesarski štih: pobere ga pagat
taught-beat = klop in berača: pobij štih, če moreš
taught-kings = vsi štirje kralji
taught-last-king = zadnji štih: pobere ga rufani kralj
taught-last-pagat = zadnji štih: pobere ga pagat
taught-caught = mond je ujet
taught-matto = Matto nikoli ne pobere štiha

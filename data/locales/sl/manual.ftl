# The manual's frame, and the help page.

manual-none = Za to igro ni tečaja.
manual-page = Stran { $page } od { $pages }
manual-back = Nazaj
manual-next = Naprej
rule-open = Pravilo { $number }
rule-section = Iz razdelka »{ $section }«
rule-in-english = Oštevilčena pravila so napisana v angleščini.
help-title = ## Tarok
help-play =
    Z `/tarok new` odpreš mizo v tem kanalu. Prijatelji pritisnejo *Prisedi*; *Dopolni in začni* da proste sedeže hišnim igralcem in razdeli karte.
    Karte dobiš v sporočilu, ki ga vidiš samo ti. Gumbi pod njim so natanko to, kar lahko narediš. Če sporočilo izgine, na mizi pritisni *Moje karte*.
    ♠ ♣ ♦ ♥ so barve; slike so K (kralj), Q (dama), C (kaval), J (fant). V črnih barvah je med platelci 10 najvišja in 7 najnižja, v rdečih 1 najvišja in 4 najnižja. Taroki so pagat 1, T2 do T20, mond 21 in najvišji, škis.
    Seznam *Zakaj ne …?* pod tvojimi kartami pove, zakaj katere karte ne moreš vreči, in odpre pravilo.
help-games = **Igre:** { $games }. `/tarok rules` te nauči vsake od njih.
help-tables = **Miza**
help-play-commands = **Igra**
help-scores = **Točke**
help-manual = **Učenje**
help-server = **Strežnik**
help-command = `/tarok { $name }` – { $does }

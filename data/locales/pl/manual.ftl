# Ramka kursu i strona pomocy.

manual-none = Tej gry jeszcze nie uczę.
manual-learn = Naucz się gry
manual-page = Strona { $page } z { $pages }
manual-back = Wstecz
manual-next = Dalej
rule-open = Zasada { $number }
rule-section = Z rozdziału „{ $section }”
rule-in-english = Dokładny tekst jest na razie tylko po angielsku; kurs gry jest po polsku.
help-title = ## Tarok
help-play =
    `/tarok new` otwiera stół na tym kanale. Znajomi klikają *Dosiadam się*; *Dobierz boty i graj* sadza boty na wolnych miejscach i rozdaje.
    Twoje karty przychodzą w wiadomości, którą widzisz tylko ty. Jej przyciski to dokładnie to, co możesz zrobić. Gdy zniknie, kliknij *Moje karty* przy stole.
    ♠ ♣ ♦ ♥ to kolory; figury to K (król), Q (dama), C (kawaler, gawal) i J (walet). W czarnych kolorach najwyższą blotką jest 10, a najniższą 7; w czerwonych najwyższą jest 1, a najniższą 4. Taroki to pagat 1, od T2 do T20, mond 21 i najwyższy ze wszystkich skiż. Tarok lombardzki ma więcej kart: pokazuje je jego kurs.
    Lista *Czemu nie…?* pod kartami mówi, dlaczego danej karty nie wolno zagrać, i otwiera zasadę.
help-games = **Gry:** { $games }. `/tarok learn` uczy każdej z nich.
help-tables = **Stół**
help-play-commands = **Gra**
help-scores = **Wyniki**
help-manual = **Nauka**
help-server = **Serwer**
help-command = `/tarok { $name }` – { $does }

# Co stoi nad kartami, które pokazuje kurs.
taught-black = ♠ i ♣, od najwyższej karty
taught-red = ♦ i ♥: najlepszą blotką jest 1
taught-trula = { $trula }
taught-three = trzy karty liczą się 5 + 4 + 1 − 2 = 8
taught-four = cztery karty liczą się 5 + 4 − 1 = 8
taught-worth = warte są 6, potem 5, 4, 3, 2 i nic
taught-honours = siedem honorów
taught-birds = pagat, uhu i kakadu
taught-rostopschin = Rostopschin: lewa na T17, potem na T18
taught-straw = dziadek: jedna karta odkryta, trzy zakryte
taught-sets-three = talon w kupkach po trzy
taught-sets-two = w kupkach po dwie
taught-sets-one = po jednej karcie
taught-call = jednego z tych króli się woła
taught-follow = dokłada się do koloru: bierze najwyższa karta
taught-trumped = bez tego koloru: tarok, i to on bierze
taught-higher = bierze najwyższy tarok
taught-off = inny kolor nigdy nie bierze
taught-emperor = lewa cesarska: bierze pagat
taught-beat = Klop i żebraki: przebij lewę, jeśli możesz
taught-kings = wszystkie cztery króle
taught-last-king = ostatnia lewa: bierze wołany król
taught-last-pagat = ostatnia lewa: bierze pagat
taught-caught = mond złapany
taught-matto = Matto nigdy nie bierze lewy

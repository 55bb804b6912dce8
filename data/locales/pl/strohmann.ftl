# Taroki z dziadkiem: nazwy, pytania, punkty, opcje.

variant-strohmann = Taroki z dziadkiem
strohmann-trula-name = skiż, mond i pagat
    .genitive = kart skiż, mond i pagat


contract-take = Gra
contract-simple = Bez rozgrywającego
native-take = Spiel
native-simple = ohne Spieler
strohmann-value-flat = { $value ->
    [3] 3 albo 4
   *[other] { $value }
}

strohmann-board-contract = **Grę (Spiel) bierze { $name }** · potrzeba 36 z 70 oczek · warta { $value }
strohmann-board-contract-alone = **Nikt nie bierze gry (ohne Spieler)** · 36 z 70 oczek daje { $value }
strohmann-hand-you-declare = To twoja gra: potrzebujesz 36 z 70 oczek
strohmann-hand-against = Grę bierze { $name }: poniżej 36 z 70 oczek jest przegrana

strohmann-turn-auction = { $name } bierze grę albo pasuje.
strohmann-ask-auction = Bierzesz grę czy pas?
strohmann-picture-contract = Grę bierze { $name }
strohmann-board-auction-begins = Forant (kto nie rozdaje) może wziąć grę; dziadki leżą zakryte.
strohmann-turn-prebid = { $name } gra dalej albo prosi o nowe rozdanie (bez taroka).
strohmann-ask-prebid = { $choices ->
    [0] Masz taroka: dalej. Pytanie dostają obie strony, więc nic z niego nie wynika.
   *[other] Nie masz taroka: czy ta sama osoba ma rozdać jeszcze raz?
}
strohmann-do-redeal = Proszę rozdać jeszcze raz
strohmann-do-pass-prebid = Dalej
turn-straw = Rozdawane są dziadki.
ask-straw = Rozdawane są dziadki.
turn-reveal = Odkrywane są dziadki.
ask-reveal = Odkrywane są dziadki.

strohmann-score-klop = Nikt nie wziął gry: wygrywa, kto ma co najmniej 36 oczek.
strohmann-score-ended-redeal = Ręka bez taroka: karty rzucone, rozdanie się nie liczy.
strohmann-score-others = Punkty się tu tylko zdobywa, nigdy nie traci; bez zmian: { $names }.
strohmann-score-ended-passed-out = Dwa pasy: karty rzucone, rozdanie się nie liczy.
strohmann-score-made-alone = { $name } bierze grę i wygrywa; w obronie { $others }.
strohmann-score-lost-alone = { $name } bierze grę i przegrywa; w obronie { $others }.
strohmann-score-made = { $name } bierze grę i wygrywa; w obronie { $others }.
strohmann-score-lost = { $name } bierze grę i przegrywa; w obronie { $others }.

strohmann-line-made = Grę bierze { $name }: { $card_points ->
    [one] { $card_points } oczko
    [few] { $card_points } oczka
    [many] { $card_points } oczek
   *[other] { $card_points } oczka
}
strohmann-line-held = { $name } się broni: rozgrywający ma { $card_points ->
    [one] { $card_points } oczko
    [few] { $card_points } oczka
    [many] { $card_points } oczek
   *[other] { $card_points } oczka
}
strohmann-line-simple = { $name }: { $card_points ->
    [one] { $card_points } oczko
    [few] { $card_points } oczka
    [many] { $card_points } oczek
   *[other] { $card_points } oczka
}
strohmann-line-tie = Oczka 35 do 35: za rozdanie nikt nic nie dostaje
strohmann-line-valat = { $name } bierze wszystkie lewy
strohmann-line-pagat = { $how ->
    [taken] { $name } zabiera pagata w ostatniej lewie
   *[made] { $name } bierze pagatem ostatnią lewę
}
strohmann-line-uhu = { $how ->
    [taken] { $name } zabiera uhu w przedostatniej lewie
   *[made] { $name } bierze przedostatnią lewę na uhu
}
strohmann-line-kakadu = { $how ->
    [taken] { $name } zabiera kakadu w trzeciej lewie od końca
   *[made] { $name } bierze na kakadu trzecią lewę od końca
}
strohmann-line-quapil = { $how ->
    [taken] { $name } zabiera quapila w czwartej lewie od końca
   *[made] { $name } bierze quapilem czwartą lewę od końca
}
hand-calling = T17 z okrzykiem „ros”, a potem T18 z „topschin” dają punkt, jeśli wezmą dwie lewy z rzędu; okrzyk nic nie kosztuje
strohmann-line-rostopschin = { $name }: Rostopschin, T17 i T18 w dwóch lewach z rzędu
strohmann-line-trull = { $name } ma w lewach skiża, monda i pagata
strohmann-line-kings = { $name } ma w lewach wszystkie cztery króle
strohmann-line-mond = { $name } zabiera skiżem monda
strohmann-line-paid = { $name } płaci za to, co przypadło drugiej stronie
strohmann-bonus-pagat = Pagat
strohmann-bonus-uhu = Uhu
strohmann-bonus-kakadu = Kakadu
strohmann-bonus-quapil = Quapil
strohmann-bonus-rostopschin = Rostopschin
strohmann-bonus-trull = Skiż, mond i pagat
strohmann-bonus-kings = Wszystkie cztery króle
strohmann-bonus-mond = Złapany mond

refused-no-such-call = { $card }: nie można teraz do tego wołać „{ $call }”

strohmann-option-first-lead = Pierwsze wyjście
strohmann-note-first-lead = Kto wychodzi do pierwszej lewy?
strohmann-option-both-pass = Dwa pasy
strohmann-note-both-pass = Czy gra się bez rozgrywającego, czy rzuca karty i rozdaje jeszcze raz? Wtedy rozdanie się nie liczy.
strohmann-option-last-straw-card = Ostatnia karta dziadka
strohmann-note-last-straw-card = Czy ostatnia karta kupki leży odkryta, czy idzie na rękę, zakryta lub pokazana?
strohmann-option-straw-turn-time = Odkrywanie kupek
strohmann-note-straw-turn-time = Kiedy odkrywa się kupkę, z której zagrano kartę?
strohmann-option-throw-in-no-trump = Ręka bez taroka
strohmann-note-throw-in-no-trump = Czy gracz bez taroka na ręce może przed licytacją żądać, by ta sama osoba rozdała jeszcze raz?
strohmann-option-simple-value = Rozdanie bez rozgrywającego
strohmann-note-simple-value = Ile warte jest rozdanie bez rozgrywającego?
strohmann-option-high-tier-defender = Wysoka wygrana obrony
strohmann-note-high-tier-defender = Obrona dostaje 5 punktów, jeśli rozgrywający ma najwyżej tyle oczek.
strohmann-option-high-tier-simple = Wysoka wygrana bez rozgrywającego
strohmann-note-high-tier-simple = Czy jest punkt więcej za 45 oczek w rozdaniu bez rozgrywającego?
strohmann-option-valat-mode = Walat
strohmann-note-valat-mode = Czy walat zastępuje wynik rozdania, czy się do niego dolicza?
strohmann-option-bird-capture = Ptaki zabrane
strohmann-note-bird-capture = Czy zabranie ptaka drugiej stronie jest warte punkt?
strohmann-option-birds = Ptaki
strohmann-note-birds = Które małe taroki liczą się w swoich lewach?
strohmann-value-of-birds-pagat = pagat
strohmann-value-of-birds-uhu = uhu
strohmann-value-of-birds-kakadu = kakadu
strohmann-value-of-birds-quapil = quapil
strohmann-value-of-birds-none = żadne
strohmann-option-rostopschin = Rostopschin
strohmann-note-rostopschin = Czy przy T17 i T18 trzeba zawołać?
strohmann-option-trull-in-tricks = Trul w lewach
strohmann-note-trull-in-tricks = Ile warte są skiż, mond i pagat w lewach jednego gracza?
strohmann-option-kings-in-tricks = Króle w lewach
strohmann-note-kings-in-tricks = Ile warte są wszystkie cztery króle w lewach jednego gracza?
strohmann-option-mond-capture = Mond zabrany
strohmann-note-mond-capture = Ile warte jest zabranie monda skiżem?
strohmann-option-score-style = Punktacja
strohmann-note-score-style = Czy jedna strona traci to, co zyskuje druga?
strohmann-value-of-first-lead-forehand = forant
strohmann-value-of-first-lead-declarer = rozgrywający
strohmann-value-of-both-pass-play = gra się
strohmann-value-of-both-pass-throw-in-same-dealer = karty rzucone, rozdaje ta sama osoba
strohmann-value-of-both-pass-throw-in-next-dealer = karty rzucone, rozdaje druga osoba
strohmann-value-of-last-straw-card-face-up = odkryta
strohmann-value-of-last-straw-card-hand-secret = na rękę, zakryta
strohmann-value-of-last-straw-card-hand-shown = na rękę, pokazana
strohmann-value-of-straw-turn-time-after-trick = po lewie
strohmann-value-of-straw-turn-time-at-once = od razu
strohmann-value-of-high-tier-defender-off = nigdy
strohmann-value-of-valat-mode-replace = zamiast wyniku
strohmann-value-of-valat-mode-add = dolicza się
strohmann-value-of-rostopschin-call = z okrzykiem
strohmann-value-of-rostopschin-automatic = bez okrzyku
strohmann-value-of-rostopschin-off = nie liczy się
strohmann-value-of-score-style-plus-only = tylko zyski
strohmann-value-of-score-style-zero-sum = druga strona tyle samo traci

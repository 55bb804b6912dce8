# Straw Man Tarock: its names, its phases, its scores, its options.

variant-strohmann = Tarok s slamnatimi možmi
strohmann-trula-name = Škis, mond in pagat
    .genitive = škisa, monda in pagata


contract-take = Igram
contract-simple = Brez igralca
native-take = Spiel
native-simple = ohne Spieler
strohmann-value-flat = { $value ->
    [3] 3 ali 4
   *[other] { $value }
}

strohmann-picture-forehand = P
strohmann-alt-forehand = prva roka
strohmann-hand-seats = Deli { $dealer } · prva roka: { $forehand }
strohmann-replay-seats = Deli { $dealer } · prva roka: { $forehand }

strohmann-board-contract = **{ $name } vzame igro (Spiel)** · potrebnih je 36 od 70 točk · velja { $value }
strohmann-board-contract-alone = **Igre ni vzel nihče (ohne Spieler)** · 36 od 70 točk velja { $value }
strohmann-hand-you-declare = Igraš: potrebuješ 36 od 70 točk
strohmann-hand-against = Igra { $name }: izgubi, če zbere manj kot 36 od 70 točk

strohmann-turn-auction = { $name } vzame igro ali reče naprej.
strohmann-ask-auction = Vzameš igro ali greš naprej?
strohmann-picture-contract = Igra { $name }
strohmann-board-auction-begins = Prva roka (kdor ne deli) lahko vzame igro; slamnati možje so še zakriti.
strohmann-turn-prebid = { $name } gre naprej ali brez taroka zahteva novo deljenje.
strohmann-ask-prebid = { $choices ->
    [0] Taroka imaš: kar naprej. Vprašana sta oba, zato vprašanje ne pove ničesar.
   *[other] Nimaš taroka: naj se deli še enkrat?
}
strohmann-do-redeal = Naj se deli znova
strohmann-do-pass-prebid = Naprej
turn-straw = Delijo se slamnati možje.
ask-straw = Delijo se slamnati možje.
turn-reveal = Odkrivajo se slamnati možje.
ask-reveal = Odkrivajo se slamnati možje.

strohmann-score-klop = Igre ni vzel nihče: delitev dobi, kdor zbere 36 točk ali več.
strohmann-score-ended-redeal = Nekdo brez taroka je zahteval novo deljenje: delitev ne šteje.
strohmann-score-others = Točke se tu samo dobivajo, nikoli izgubljajo; brez spremembe: { $names }.
strohmann-score-ended-passed-out = Oba sta rekla naprej: karte se vržejo skupaj in delitev ne šteje.
strohmann-score-made-alone = { $name } vzame igro in zmaga. Nasproti: { $others }.
strohmann-score-lost-alone = { $name } vzame igro in izgubi. Nasproti: { $others }.
strohmann-score-made = { $name } vzame igro in zmaga. Nasproti: { $others }.
strohmann-score-lost = { $name } vzame igro in izgubi. Nasproti: { $others }.

strohmann-line-made = { $name } vzame igro: { $card_points ->
    [one] { $card_points } točka
    [two] { $card_points } točki
    [few] { $card_points } točke
   *[other] { $card_points } točk
}
strohmann-line-held = { $name } zadrži igralca pri { $card_points ->
    [one] { $card_points } točki
    [two] { $card_points } točkah
    [few] { $card_points } točkah
   *[other] { $card_points } točkah
}
strohmann-line-simple = { $name }: { $card_points ->
    [one] { $card_points } točka
    [two] { $card_points } točki
    [few] { $card_points } točke
   *[other] { $card_points } točk
}
strohmann-line-tie = 35 proti 35: nihče ne dobi nič
strohmann-line-valat = { $name } pobere vse štihe
strohmann-line-pagat = { $how ->
    [taken] { $name } v zadnjem štihu ujame pagata
   *[made] { $name } s pagatom pobere zadnji štih
}
strohmann-line-uhu = { $how ->
    [taken] { $name } v predzadnjem štihu ujame uhuja
   *[made] { $name } z uhujem pobere predzadnji štih
}
strohmann-line-kakadu = { $how ->
    [taken] { $name } v tretjem štihu od konca ujame kakaduja
   *[made] { $name } s kakadujem pobere tretji štih od konca
}
strohmann-line-quapil = { $how ->
    [taken] { $name } v četrtem štihu od konca ujame quapila
   *[made] { $name } s quapilom pobere četrti štih od konca
}
hand-calling = T17 z vzklikom »ros« in takoj za njim T18 z vzklikom »topschin« prineseta točko, če pobereta dva štiha zapored; vzklik ne stane nič
strohmann-line-rostopschin = { $name }: Rostopschin, T17 in T18 v dveh štihih zapored
strohmann-line-trull = { $name } ima v štihih škisa, monda in pagata
strohmann-line-kings = { $name } ima v štihih vse štiri kralje
strohmann-line-mond = { $name } s škisom ujame monda
strohmann-line-paid = { $name } plača, kar je dobila druga stran
strohmann-bonus-pagat = Pagat
strohmann-bonus-uhu = Uhu
strohmann-bonus-kakadu = Kakadu
strohmann-bonus-quapil = Quapil
strohmann-bonus-rostopschin = Rostopschin
strohmann-bonus-trull = Škis, mond in pagat
strohmann-bonus-kings = Vsi štirje kralji
strohmann-bonus-mond = Ujeti mond

refused-no-such-call = Ob karti { $card } zdaj ne moreš vzklikniti »{ $call }«

strohmann-option-first-lead = Prvi štih
strohmann-note-first-lead = Kdo začne prvi štih?
strohmann-option-both-pass = Oba naprej
strohmann-note-both-pass = Ali se igra brez igralca ali pa se karte vržejo skupaj in delijo znova? Takrat delitev ne šteje.
strohmann-option-last-straw-card = Zadnja karta kupčka
strohmann-note-last-straw-card = Ali zadnja karta kupčka leži odkrita ali gre v roko, nevidena ali pokazana?
strohmann-option-straw-turn-time = Odkrivanje kupčkov
strohmann-note-straw-turn-time = Kdaj se odkrije kupček, s katerega je bila vzeta karta?
strohmann-option-throw-in-no-trump = Roka brez taroka
strohmann-note-throw-in-no-trump = Ali lahko, kdor nima taroka, pred licitacijo zahteva, da isti delilec deli znova?
strohmann-option-simple-value = Delitev brez igralca
strohmann-note-simple-value = Koliko velja delitev brez igralca?
strohmann-option-high-tier-defender = Visoka zmaga nasprotne strani
strohmann-note-high-tier-defender = Nasprotna stran dobi 5 točk, če igralec zbere v kartah največ toliko.
strohmann-option-high-tier-simple = Visoka zmaga brez igralca
strohmann-note-high-tier-simple = Ali prinese 45 točk v kartah točko več, kadar ni igralca?
strohmann-option-valat-mode = Valat
strohmann-note-valat-mode = Ali valat nadomesti obračun delitve ali se prišteje?
strohmann-option-bird-capture = Ujeti ptiči
strohmann-note-bird-capture = Ali ujeti tuji ptič velja točko?
strohmann-option-birds = Ptiči
strohmann-note-birds = Kateri mali taroki štejejo v svojem štihu?
strohmann-value-of-birds-pagat = pagat
strohmann-value-of-birds-uhu = uhu
strohmann-value-of-birds-kakadu = kakadu
strohmann-value-of-birds-quapil = quapil
strohmann-value-of-birds-none = nobeden
strohmann-option-rostopschin = Rostopschin
strohmann-note-rostopschin = Ali je treba ob T17 in T18 vzklikniti?
strohmann-option-trull-in-tricks = Trula v štihih
strohmann-note-trull-in-tricks = Koliko veljajo škis, mond in pagat v istih štihih?
strohmann-option-kings-in-tricks = Kralji v štihih
strohmann-note-kings-in-tricks = Koliko veljajo vsi štirje kralji v istih štihih?
strohmann-option-mond-capture = Ujeti mond
strohmann-note-mond-capture = Koliko velja, če škis ujame monda?
strohmann-option-score-style = Točkovanje
strohmann-note-score-style = Ali ena stran izgubi toliko, kolikor dobi druga?
strohmann-value-of-first-lead-forehand = prva roka
strohmann-value-of-first-lead-declarer = igralec
strohmann-value-of-both-pass-play = se igra
strohmann-value-of-both-pass-throw-in-same-dealer = karte skupaj, deli isti delilec
strohmann-value-of-both-pass-throw-in-next-dealer = karte skupaj, deli drugi
strohmann-value-of-last-straw-card-face-up = odkrita
strohmann-value-of-last-straw-card-hand-secret = v roko, nevidena
strohmann-value-of-last-straw-card-hand-shown = v roko, pokazana
strohmann-value-of-straw-turn-time-after-trick = po štihu
strohmann-value-of-straw-turn-time-at-once = takoj
strohmann-value-of-high-tier-defender-off = nikoli
strohmann-value-of-valat-mode-replace = namesto obračuna
strohmann-value-of-valat-mode-add = se prišteje
strohmann-value-of-rostopschin-call = z vzklikom
strohmann-value-of-rostopschin-automatic = brez vzklika
strohmann-value-of-rostopschin-off = ne šteje
strohmann-value-of-score-style-plus-only = samo dobički
strohmann-value-of-score-style-zero-sum = druga stran izgubi enako

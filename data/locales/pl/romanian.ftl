# Tarok rumuński i Taper: nazwy i pytania.

variant-romanian = Tarok rumuński
variant-taper = Taper

contract-trei1 = Pierwszy z trzech
native-trei1 = unul de trei
contract-trei2 = Drugi z trzech
native-trei2 = al doilea de trei
contract-trei3 = Trzeci z trzech
native-trei3 = al treilea de trei
contract-doi1 = Pierwszy z dwóch
native-doi1 = unul de doi
contract-doi2 = Drugi z dwóch
native-doi2 = al doilea de doi
contract-doi3 = Trzeci z dwóch
native-doi3 = al treilea de doi
contract-unu1 = Pierwszy z jednej
native-unu1 = unul de unu
contract-unu2 = Drugi z jednej
native-unu2 = al doilea de unu
contract-unu3 = Trzeci z jednej
native-unu3 = al treilea de unu
contract-unu4 = Czwarty z jednej
native-unu4 = al patrulea de unu
contract-unu5 = Piąty z jednej
native-unu5 = al cincilea de unu
contract-unu6 = Szósty z jednej
native-unu6 = al șaselea de unu
romanian-contract-solo = Solo
romanian-native-solo = solo
contract-michi-michi = Michi-michi
native-michi-michi = michi-michi
contract-la-mine = La mine (trzymam)
romanian-value-klop = żeton za lewę, w radlerze dwa
romanian-value-with-difference = wartość { $value }
romanian-value-with-difference-short = { $value }
romanian-hand-plus = Z trzech, z dwóch, z jednej: ile kart bierzesz; gra jest warta 1, 2 albo 3 (Solo: bez wymiany, 8). Pierwszy, drugi…: od której kupki zaczynasz i od jakiego poziomu
romanian-board-talon = Talon (– to zakryta): { $sets }
romanian-board-taken = Wzięte z talonu (– to niewidoczna): { $cards }.
romanian-picture-left = Odkryte i pominięte
romanian-picture-level = Poziom { $level }: przegrana × { $level }
romanian-board-level = Poziom { $level }: przegrana albo po contra gra liczy się { $level ->
    [2] podwójnie
   *[other] razy { $level }
}
romanian-item-of = { $bonus } ({ $name })
board-note-pool = Pula: { $chips ->
    [one] 1 żeton
    [few] { $chips } żetony
    [many] { $chips } żetonów
   *[other] { $chips } żetonu
} · { $radler ->
    [0] bez radlera
    [one] Radler: to rozdanie liczy się podwójnie, ostatnie
    [few] Radler: to rozdanie liczy się podwójnie, z nim jeszcze { $radler }
    [many] Radler: to rozdanie liczy się podwójnie, z nim jeszcze { $radler }
   *[other] Radler: to rozdanie liczy się podwójnie, z nim jeszcze { $radler }
}
board-note-radler = { $radler ->
    [one] Radler: to rozdanie liczy się podwójnie, ostatnie
    [few] Radler: to rozdanie liczy się podwójnie, z nim jeszcze { $radler }
    [many] Radler: to rozdanie liczy się podwójnie, z nim jeszcze { $radler }
   *[other] Radler: to rozdanie liczy się podwójnie, z nim jeszcze { $radler }
}
board-beyond = Wszystkie rozdania partii już za nami, ale gra się dalej, aż skończy się radler

romanian-card-T21 = Mond 21
    .genitive = Monda 21

romanian-bonus-trula = Trul
    .accusative = trula
romanian-bonus-kings = Wszystkie króle
    .accusative = wszystkie króle
romanian-bonus-valat = Walat
    .accusative = walata
bonus-luna = Mond złapany
    .accusative = złapanego monda
bonus-pagat = Pagat ultimo
    .accusative = pagata ultimo
bonus-king = Król ultimo
    .accusative = króla ultimo
bonus-kingcap = Wołany król złapany
    .accusative = złapanego króla
romanian-bonus-taroks = Liczba taroków
bonus-taroks-8 = 8 taroków
bonus-taroks-9 = 9 taroków
bonus-taroks-10 = 10 taroków
bonus-taroks-11 = 11 taroków
bonus-taroks-12 = 12 taroków
romanian-step-1 = contra
romanian-step-2 = recontra
romanian-step-3 = supra
romanian-step-4 = hirș
romanian-step-5 = mord

romanian-do-take = Biorę { $number }: { $cards }
romanian-do-refuse = Odkrywam i patrzę dalej (poziom +1)
romanian-do-surrender = Poddaję się: gra przegrana
romanian-do-redeal = Unieważniam rozdanie

turn-annulment = { $name } może unieważnić rozdanie.
ask-annulment = Nie masz ani taroka, ani króla: unieważniasz rozdanie?
romanian-ask-talon = { $looks ->
    [0] Wszystkie kupki są już odkryte: wróć do jednej z nich, byle nie do ostatniej.
   *[other] Weź kupkę albo ją odkryj i patrz dalej: następny krok to poziom wyżej.
}
romanian-ask-call = Zawołaj króla, może być własny: kto go ma, gra w parze z tobą. Król może leżeć w talonie.

romanian-score-klop = { $contract }: za każdą lewę żetony do puli.
romanian-score-ended-passed-out = Wszyscy spasowali: nie gra się, a następne rozdania to radler.
romanian-score-ended-annulled = Ręka bez taroków i króli unieważnia rozdanie; rozdaje następny.
score-note-pool = Pula po rozdaniu: { $chips ->
    [0] pusta
    [one] 1 żeton
    [few] { $chips } żetony
    [many] { $chips } żetonów
   *[other] { $chips } żetonu
}
score-note-radler = { $radler ->
    [0] Radler się skończył
    [one] Przed nami jeszcze jedno rozdanie radlera
    [few] Przed nami jeszcze { $radler } rozdania radlera
    [many] Przed nami jeszcze { $radler } rozdań radlera
   *[other] Przed nami jeszcze { $radler } rozdania radlera
}
match-note-pool-shared = -# { $chips ->
    [one] Żeton, który został w puli, jest wliczony do końcowych sald.
    [few] { $chips } żetony, które zostały w puli, są możliwie równo rozdzielone w końcowych saldach.
    [many] { $chips } żetonów, które zostały w puli, jest możliwie równo rozdzielonych w końcowych saldach.
   *[other] Żetony, które zostały w puli ({ $chips }), są możliwie równo rozdzielone w końcowych saldach.
}
match-note-pool-left = -# { $chips ->
    [one] W puli został jeden żeton.
    [few] W puli zostały { $chips } żetony.
    [many] W puli zostało { $chips } żetonów.
   *[other] W puli zostało żetonów: { $chips }.
}
line-stake = Pula jest pusta: każdy wkłada żeton
line-dealer-stake = { $name } rozdaje i wkłada żeton do puli
line-michi = { $name }: { $tricks ->
    [one] 1 lewa
    [few] { $tricks } lewy
    [many] { $tricks } lew
   *[other] { $tricks } lewy
}, { $rate ->
    [one] po żetonie
    [few] po { $rate } żetony
    [many] po { $rate } żetonów
   *[other] po { $rate } żetonu
}
line-radler = To samo jeszcze raz, bo to radler
romanian-line-alone = { $name } gra bez partnera: to samo jeszcze raz za { $opponents ->
    [2] drugiego przeciwnika
   *[other] każdego z pozostałych przeciwników
}
line-opponents = Każdy przeciwnik: tyle samo z przeciwnym znakiem
line-pool = { $outcome ->
    [lost] { $name } płaci do puli za pagata ultimo
   *[made] { $name } bierze żetony z puli za pagata ultimo
}
line-taroks = { $trumps ->
    [one] 1 zgłoszony tarok
    [few] { $trumps } zgłoszone taroki
    [many] { $trumps } zgłoszonych taroków
   *[other] { $trumps } zgłoszonego taroka
}: { $side }
romanian-side-of-defence = strona przeciwna
romanian-line-surrender = { $name } się poddaje, poziom { $stage }

refused-index-gap = { $contract }: to wolno licytować tylko od razu po odzywce o jeden niższej
refused-not-senior = La mine jest dla gracza, który w kolejce siedzi wcześniej niż autor odzywki
refused-not-this-set = Tej kupki nie możesz teraz wziąć
refused-no-right = Rozdanie unieważnia tylko ręka bez taroków i króli
refused-first-turn-only = To można powiedzieć tylko w swojej pierwszej kolejce
refused-too-few-trumps = { $number ->
    [one] Do zgłoszenia trzeba co najmniej jednego taroka
    [few] Do zgłoszenia trzeba co najmniej { $number } taroków
    [many] Do zgłoszenia trzeba co najmniej { $number } taroków
   *[other] Do zgłoszenia trzeba co najmniej { $number } taroków
}
refused-mate-declared = Ktoś z twojej strony zgłosił już tyle samo taroków albo więcej
refused-must-declare = { $number ->
    [one] Masz co najmniej { $number } taroka, więc musisz to teraz zgłosić
    [few] Masz co najmniej { $number } taroki, więc musisz to teraz zgłosić
    [many] Masz co najmniej { $number } taroków, więc musisz to teraz zgłosić
   *[other] Masz co najmniej { $number } taroka, więc musisz to teraz zgłosić
}
refused-declarer-only = To może zapowiedzieć tylko rozgrywający
refused-defence-only = To może zapowiedzieć tylko przeciwnik rozgrywającego
refused-step-missed = Pierwsza okazja do tego kroku już minęła
refused-no-ladder = Zgłoszeń taroków się nie podwaja

romanian-option-talon-owner = Reszta talonu
romanian-note-talon-owner = Komu liczą się karty talonu, których nikt nie wziął?
romanian-value-of-talon-owner-declarer = rozgrywającemu
romanian-value-of-talon-owner-opponents = przeciwnikom
romanian-option-trei-bids = Odzywki z trzech (trei)
romanian-note-trei-bids = Czy Pierwszy i Drugi z trzech można licytować także w czwórkę?
romanian-value-of-trei-bids-taper-only = tylko w Taperze
romanian-value-of-trei-bids-always = zawsze
romanian-option-third-trei = Trzeci z trzech
romanian-note-third-trei = Czy można licytować także Trzeci z trzech?
romanian-option-unu-bids = Odzywki z jednej (unu)
romanian-note-unu-bids = Czy można licytować od Pierwszego do Szóstego z jednej?
romanian-option-knock = Przekładanie i pukanie
romanian-note-knock = Gracz za forantem przekłada albo puka; po pukaniu forant wybiera jeden z czterech sposobów rozdawania.
romanian-option-void-right = Unieważnienie rozdania
romanian-note-void-right = Czy ręka bez taroków i króli może unieważnić rozdanie?
romanian-option-pool = Pula
romanian-note-pool = Czy jest pula? Bez niej nie ma michi-michi.
romanian-option-pool-refill = Pusta pula
romanian-note-pool-refill = Czy do opróżnionej puli każdy wkłada żeton?
romanian-option-michi-michi = Wszyscy pasują
romanian-note-michi-michi = W czwórkę: czy gra się michi-michi, czy rzuca karty? Tak czy inaczej potem jest radler.
romanian-value-of-michi-michi-play = michi-michi
romanian-value-of-michi-michi-thrown-in = karty rzucone
romanian-option-hep-hep = Hep-hep
romanian-note-hep-hep = W czwórkę: czy rozdanie, które wychodzi na 0, daje radlera na cztery rozdania?
romanian-option-solo-bonus = Premie w solo
romanian-note-solo-bonus = Czy premie w solo liczą się wyżej?
romanian-value-of-solo-bonus-double = wartości dla solo
romanian-value-of-solo-bonus-single = jak w innych grach
romanian-option-kings-bonus = Wszystkie króle (toți regii)
romanian-note-kings-bonus = Ile warte są wszystkie króle, po cichu i z zapowiedzią?
romanian-value-of-kings-bonus-1-2 = 1, z zapowiedzią 2
romanian-value-of-kings-bonus-2-4 = 2, z zapowiedzią 4
romanian-option-announce-king-capture = Zapowiedź złapania wołanego króla (regele prins)
romanian-note-announce-king-capture = W czwórkę: czy może to zapowiedzieć przeciwnik?
romanian-option-pagat-own-hand = Pagat ultimo rozgrywającego
romanian-note-pagat-own-hand = Czy zapowiedziany pagat ultimo udaje się tylko pagatem z ręki rozgrywającego?
romanian-option-bonus-scope = Trul i wszystkie króle
romanian-note-bonus-scope = Czy liczą się do nich talon i odłożone karty?
romanian-value-of-bonus-scope-pile = z talonem i odłożonymi
romanian-value-of-bonus-scope-tricks = tylko wzięte w lewach
romanian-option-radler-counts-unplayed = Radler: rozdania bez gry
romanian-note-radler-counts-unplayed = Czy rozdania unieważnione albo spasowane zużywają radlera?
romanian-option-finish-radler = Radler na koniec
romanian-note-finish-radler = Czy po ostatnim rozdaniu gra się dalej, aż skończy się radler?
romanian-option-final-pool = Pula na koniec
romanian-note-final-pool = Co dzieje się z pulą po ostatnim rozdaniu?
romanian-value-of-final-pool-split = po równo dla wszystkich
romanian-value-of-final-pool-leave = zostaje w puli

romanian-line-flat = { $contract }: { $card_points ->
    [one] { $card_points } oczko
    [few] { $card_points } oczka
    [many] { $card_points } oczek
   *[other] { $card_points } oczka
}, { $value ->
    [0] bez znaczenia przy walacie
   *[other] { $outcome ->
        [lost] przegrana na poziomie { $stage }
       *[other] wygrana
    }
}{ $times }
romanian-do-pass-annulment = Gram tą ręką

# Taroki z królami: nazwy, pytania, punkty, opcje.

variant-krolami = Taroki z królami
krolami-trula-name = trul (skiż, mond, pagat)
    .genitive = trula (skiż, mond, pagat)

krolami-card-T21 = Mond 21
    .genitive = Monda 21
krolami-card-T1 = Pagat 1
    .genitive = Pagata 1

krolami-contract-one = Jeden
krolami-contract-two = Dwa
krolami-contract-three = Trzy
krolami-native-one = Jeden
krolami-native-two = Dwa
krolami-native-three = Trzy
contract-four = Cztery
native-four = Cztery
krolami-value-with-difference = wartość { $value }
krolami-value-with-difference-short = { $value }
hand-only-over = { $contract } można licytować tylko po odzywce { $high }
krolami-hand-plus = Jeden, Dwa, Trzy i Cztery są warte 1, 2, 3 i 4, a wymienia się 3, 2, 1 i 0 kart

krolami-bonus-kings = Cztery króle
    .accusative = cztery króle
bonus-trul = Trul
    .accusative = trula
bonus-walat = Walat
    .accusative = walata
krolami-bonus-taroks = Moja liczba taroków
bonus-taroki-10 = Dziesięć taroków
bonus-taroki-11 = Jedenaście taroków
bonus-taroki-12 = Dwanaście taroków
bonus-taroki-2 = Dwa taroki
bonus-taroki-1 = Jeden tarok
bonus-taroki-0 = Bez taroka
krolami-step-2 = re
krolami-step-3 = sub
krolami-step-4 = mort

krolami-board-auction-begins = Najpierw każdy może raz skorzystać ze swojego prawa: bez taroka żądać nowego rozdania, z czterema królami je pokazać. Potem każdy raz licytuje.
krolami-board-talon = Talon (– to zakryta): { $sets }
krolami-picture-left = Odkryte i pominięte
krolami-board-taken = Wzięte z talonu (– to niewidoczna): { $cards }.

turn-prebid = { $name } może żądać nowego rozdania (bez taroka), pokazać cztery króle albo grać dalej.
turn-choice = { $name } gra dalej albo rzuca karty.
turn-ultimo = { $name } mówi, czy będzie król ultimo.
turn-kontra = { $name } mówi, czy będzie kontra albo odpowiedź na nią.
turn-count = Trwa liczenie kart.
ask-prebid = { $choices ->
    [0] Bez taroka można żądać nowego rozdania, cztery króle można pokazać: twoja ręka nie daje ani jednego, ani drugiego, więc dalej. Pytanie dostaje każdy.
   *[other] Żądasz nowego rozdania (bez taroka), pokazujesz cztery króle czy grasz dalej?
}
ask-choice = Grasz Jeden (*Gram*) czy rzucasz karty?
ask-ultimo = { $choices ->
    [0] Króla ultimo zapowiada ten, kto ma wołanego króla: pas. Pytanie dostaje każdy, więc nic z niego nie wynika.
   *[other] Zapowiadasz króla ultimo czy pas? Pytanie dostaje każdy; zapowiedź zdradza twoją stronę.
}
ask-kontra = { $choices ->
    [0] W tej kolejce nie możesz niczego podwoić: kliknij *Nie podwajam*. Pytanie dostaje każdy, więc nic z niego nie wynika.
   *[other] Podwajasz czy nie? Pytanie dostaje każdy; podwojenie zdradza twoją stronę.
}
ask-count = Trwa liczenie kart.
krolami-ask-call = Zawołaj króla, może być własny: kto go ma, gra w parze z tobą. Król może leżeć w talonie.
krolami-ask-talon = { $looks ->
    [0] Cały talon jest już odkryty: wybierz jedną z kupek.
   *[other] Weź kupkę, którą widzisz, albo ją odkryj i patrz dalej.
}
krolami-do-take = Biorę { $number }: { $cards }
krolami-do-refuse = Odkrywam
krolami-do-redeal = Bez taroka: żądam nowego rozdania

krolami-score-ended-surrendered = { $name } się poddaje ({ $contract }): zawołany król leżał w talonie, więc nie było partnera.
krolami-score-ended-redeal = Ręka bez taroków: karty rzucone, rozdanie się nie liczy, rozdaje następny.
krolami-score-ended-thrown-in = { $name } wygrywa licytację ({ $contract }) i rzuca karty: rozdanie się nie liczy, rozdaje następny.
krolami-score-ended-passed-out = Same pasy: rozdanie się nie liczy, rozdaje następny.
krolami-score-klop = Karty rzucone, rozdanie się nie liczy.
line-king-lost = Wołany król złapany
line-king-left = Wołany król pozostał odkryty w talonie
line-pagat-taken = Pagat złapany, bierze { $side }
line-mond-taken = Mond pada od skiża, bierze { $side }
line-taroki = { $count ->
    [one] Jeden tarok z zapowiedzią
    [few] { $count } taroki z zapowiedzią
    [many] { $count } taroków z zapowiedzią
   *[other] { $count } taroka z zapowiedzią
}: { $side }
krolami-line-surrender = { $name } się poddaje
krolami-line-alone = Rozgrywający gra sam: to samo jeszcze raz za dwóch pozostałych przeciwników
line-paid = Każdy gracz drugiej strony: tyle samo z przeciwnym znakiem

refused-trumpless-only = Nowego rozdania może żądać tylko ktoś, kto nie ma ani jednego taroka
refused-four-kings-only = Cztery króle może pokazać tylko ktoś, kto je wszystkie ma
refused-only-over = { $contract } można licytować tylko po odzywce { $high }
refused-not-open = W tej kolejce nie można tego podwoić
refused-trul-needed = To może zapowiedzieć tylko ktoś, kto ma skiża, monda i pagata
refused-no-such-count = Liczbę taroków można zapowiedzieć tylko od 10 do 12 albo od 0 do 2
refused-said-already = To już jest twoja zapowiedź

option-thrown-in-counts = Rzucone karty się liczą
note-thrown-in-counts = Czy rozdanie z rzuconymi kartami liczy się jako jedno z rozdań partii?
option-cut = Przekładanie
note-cut = Czy przekłada bot, czy gracz, który może tego nie robić? Wtedy każdy wybiera w ciemno kupkę dwunastu kart.
value-of-cut-auto = bot
value-of-cut-interactive = gracze
option-two-needs-one = Dwa tylko po odzywce Jeden
note-two-needs-one = Czy Dwa można licytować tylko wtedy, gdy ktoś zalicytował Jeden?
option-one-throw-in = Jeden: rzucenie kart
note-one-throw-in = Czy rozgrywający po Jeden może rzucić karty?
option-self-king-ultimo = Król ultimo własnym królem
note-self-king-ultimo = Czy rozgrywający, który zawołał własnego króla, może zapowiedzieć króla ultimo?
option-kontra-window = Kontra na grę
note-kontra-window = Kiedy można podwoić grę i króla ultimo?
value-of-kontra-window-before-talon = przed talonem
value-of-kontra-window-after-talon = po odłożeniu kart
option-announce-reveals-side = Zapowiedź zdradza stronę
note-announce-reveals-side = Czy zapowiedź trula albo pagata ultimo ujawnia stronę mówiącego?
option-hidden-king-talon = Wołany król w zakrytym talonie
note-hidden-king-talon = Które karty talonu idą wtedy do strony rozgrywającej?
value-of-hidden-king-talon-face-down-only = zakryte
value-of-hidden-king-talon-whole-rest = także odrzucone
option-sets-include-talon = Króle i trul z talonem
note-sets-include-talon = Czy do czterech króli i trula liczą się talon i odłożone karty?
option-king-ultimo-must-win = Król sam musi wziąć ultimo
note-king-ultimo-must-win = Czy przy zapowiedzianym królu ultimo ostatnią lewę musi wziąć sam król?
option-count-rule = Liczenie
note-count-rule = Jak liczy się karty i ile trzeba do wygranej?
value-of-count-rule-exact = co do trzeciej części, ponad 35
value-of-count-rule-rounded36 = z zaokrągleniem, 36 oczek
option-trump-count-values = Wartość liczby taroków
note-trump-count-values = Ile warta jest zapowiedź 10, 11, 12, 2, 1 i 0 taroków, w tej kolejności?
option-trump-counts-per-side = Liczby taroków
note-trump-counts-per-side = Za które zapowiedziane liczby taroków się płaci?
value-of-trump-counts-per-side-all = wszystkie
value-of-trump-counts-per-side-best = najlepsza każdej strony
option-open-king-penalty = Wołany król zostawiony w talonie
note-open-king-penalty = Ile kosztuje wołany król, który na koniec leży odkryty w talonie?
option-surrender-value = Poddanie
note-surrender-value = Ile poddający płaci każdemu przeciwnikowi?
value-of-surrender-value-bid = wartość odzywki
option-walat-exclusive = Walat zamiast gry
note-walat-exclusive = Czy przy walacie, zrobionym albo zapowiedzianym, nie liczy się gry?

krolami-do-pass-prebid = Dalej
krolami-do-pass-choice = Gram
krolami-do-pass-kontra = Nie podwajam

# Co znaczą kontrakty i zapowiedzi: wiersz pod odzywkami i w całości dla tych, którzy pytają.

hand-whats-this = Co to jest?
sentences = { $first } { $next }
bid-line = **{ $contract }**: { $means }
bid-line-worth = **{ $contract }**: { $means } · { $value }
krolami-bid-line-worth = **{ $contract }**: { $means } · wartość { $value }
romanian-bid-line-worth = **{ $contract }**: { $means } · wartość { $value }
means-klop = każdy sam, mało oczek, najlepiej bez lewy
means-call = wołasz króla
means-alone = bez partnera
means-talon = { $cards ->
    [one] bierzesz jedną kartę z talonu
    [few] bierzesz { $cards } karty z talonu
    [many] bierzesz { $cards } kart z talonu
   *[other] bierzesz { $cards } karty z talonu
}
means-no-talon = bez talonu
means-set = od kupki { $set }
means-no-trick = bez lewy
means-all-tricks = wszystkie lewy
means-no-trumps = taroki nie przebijają
means-open-hand = po 1. lewie grasz w otwarte karty
means-equal = { $means }; wystarczy tyle samo
means-of-la-mine = najwyższa odzywka przechodzi na ciebie, bo siedzisz wcześniej
means-of-take = potrzebujesz 36 z 70 oczek
means-of-simple = nikt nie rozgrywa, wygrywa 36 oczek
means-of-partners = dwoje na dwoje, o każde oczko powyżej połowy
means-of-michi-michi = każdy sam, każda lewa kosztuje żeton

explain-points = Wygrywa się więcej niż połową oczek.
explain-partner = Kto ma wołanego króla, gra z rozgrywającym; nikt inny tego nie wie, póki się nie okaże.
explain-difference = Dolicza się różnicę oczek względem połowy, przy wygranej i przy przegranej.
explain-difference-rounded = Dolicza się różnicę oczek względem połowy, zaokrągloną do 5, przy wygranej i przy przegranej.
explain-negative = Wszyscy muszą przebijać, jeśli mogą, a pagata wolno zagrać tylko wtedy, gdy żadna inna karta nie jest dozwolona.
explain-gifts = Kto weźmie jedną z pierwszych lew, dostaje też kartę z talonu.
explain-stops = Rozdanie kończy się, gdy tylko jest rozstrzygnięte.
explain-no-bonuses = Premie się w nim nie liczą.
explain-forehand = Może go wybrać tylko forant, gdy wszyscy inni spasowali.
explain-declarer-leads = Rozgrywający wychodzi do pierwszej lewy.
explain-converts = Po wymianie można go zmienić na inny kontrakt: { $contract }.
explain-of-klop = { $klop_empty_needs_no_loser ->
    [on] Bez żadnej lewy wygrywa się 70, ale nic, gdy ktoś ma 36 oczek lub więcej; kto je ma, traci 70.
   *[other] Bez żadnej lewy wygrywa się 70, a z 36 oczkami lub więcej traci się 70.
}
explain-of-color-valat = Nie licytuje się go: po wymianie zmienia się na niego inny kontrakt.
explain-of-michi-michi = Gra się je, gdy wszyscy spasowali.
explain-of-take = Z 45 oczkami jest warta 4 zamiast 3. { $high_tier_defender ->
    [off] Przegrana daje drugiej osobie 4 punkty.
   *[other] Przegrana daje drugiej osobie 4 albo 5 punktów.
}
explain-of-simple = Gra się tak, gdy obie osoby spasowały.

explain-worth = Warte { $silent } dla strony, której się uda, a { $announced } po zapowiedzi; nieudana zapowiedź kosztuje tyle samo.
explain-silent-loss = Nieudana próba w ostatniej lewie kosztuje { $value } także bez zapowiedzi.
explain-holder = Zapowiedzieć może tylko ten, kto ma tę kartę, i trzyma ją wtedy do ostatniej lewy.
explain-by-declarer = Zapowiedzieć może tylko rozgrywający.
explain-by-holder = Zapowiedzieć może tylko ten, kto ma wołanego króla.
explain-by-defence = Tylko dla przeciwników rozgrywającego.
explain-cancels = Zapowiedziane zastępuje wszystko inne.
explain-bonus-trula = **{ $bonus }**: { $cards }, wszystkie trzy w lewach jednej strony.
explain-bonus-trul = **{ $bonus }**: { $cards }, na koniec wszystkie trzy po jednej stronie. Zapowiada się z trzema kartami w ręce.
explain-bonus-kings = **{ $bonus }**: wszystkie cztery króle w lewach jednej strony.
krolami-explain-bonus-kings = **{ $bonus }**: na koniec wszystkie cztery króle po jednej stronie. Pokazane przed licytacją liczą się jak zapowiedziane.
explain-bonus-king-ultimo = **{ $bonus }**: wołany król pada w ostatniej lewie, a bierze ją jego strona{ $king_ultimo_must_win ->
    [true] ; po zapowiedzi musi ją wziąć sam król.
   *[other] .
}
explain-bonus-king = **{ $bonus }**: wołany król pada w ostatniej lewie, a bierze ją jego strona.
explain-bonus-pagat-ultimo = **{ $bonus }**: pagat bierze ostatnią lewę.
explain-bonus-pagat = **{ $bonus }**: pagat bierze ostatnią lewę. { $pagat_own_hand ->
    [on] Możesz to zapowiedzieć i bez pagata, ale wtedy zapowiedź jest przegrana.
   *[other] Możesz to zapowiedzieć i bez pagata, ale jeśli nie ma go twoja strona, zapowiedź jest przegrana.
}
explain-bonus-valat = **{ $bonus }**: jedna strona bierze wszystkie lewy.
explain-bonus-walat = **{ $bonus }**: jedna strona bierze wszystkie lewy.
explain-bonus-luna = **{ $bonus }**: drugi co do starszeństwa tarok pada pod najwyższym tarokiem drugiej strony. Jeśli masz go u siebie, twoja strona nie może go złapać.
explain-bonus-kingcap = **{ $bonus }**: przeciwnicy rozgrywającego biorą wołanego króla w lewie.
explain-bonus-taroks = **{ $bonus }**: mówisz, że masz dużo taroków. Im więcej, tym więcej to warte, niezależnie od wyniku rozdania.
krolami-explain-bonus-taroks = **{ $bonus }**: mówisz, że masz 10, 11 lub 12 taroków albo tylko 2, 1 lub żadnego. To punkty niezależne od wyniku rozdania.
explain-kontra = **{ $step }** podwaja wartość gry albo zapowiedzi.{ $max_kontra_level ->
    [1] {""}
   *[other] {" "}Druga strona może odpowiedzieć i podwoić jeszcze raz.
}

term-set = Kupka
term-level = Poziom
term-pool = Pula
term-radler = Radler
term-monte = Monte
explain-term-set = **Kupka**: talon leży w kupkach po tyle kart, ile bierzesz w swojej grze. *Od kupki 3* znaczy: najpierw oglądasz trzecią i stąd możesz iść dalej.
explain-term-level = **Poziom**: zaczyna się od numeru odzywki (*pierwsza* to 1) i rośnie o jeden z każdą kupką, którą odkryjesz i zostawisz. Wygrana gra liczy się raz; przegrana albo po contra tyle razy, ile wynosi poziom.
explain-term-pool = **Pula**: żetony na środku. { $pool_refill ->
    [off] Przed pierwszym rozdaniem każdy wkłada po jednym, a przed każdym rozdaniem jeden wkłada rozdający.
   *[other] Gdy jest pusta, każdy wkłada po jednym, a przed każdym rozdaniem jeden wkłada rozdający.
} Zapowiedziany pagat ultimo bierze ją całą albo dopłaca do niej drugie tyle.
explain-term-radler = **Radler**: rozdania, w których wszystko poza pulą liczy się podwójnie. Następują po rozdaniu, w którym wszyscy spasowali{ $hep_hep ->
    [on] , albo po takim, które wychodzi na 0
   *[other] {""}
}.
explain-term-monte = **Monte**: proponujesz, żeby nie rozgrywać tego rozdania. Jeśli wszyscy inni się zgodzą, nikt nie dostaje punktów; jeśli ktoś odmówi, gracie dalej. To propozycja na karty, z którymi spodziewasz się przegrać.

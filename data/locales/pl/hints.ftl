# Podpowiedzi: co mówią, krok po kroku, i kto o nie prosi.

hint-ask-1 = Podpowiedz
hint-ask-2 = A ruch?
hint-ask-3 = Dlaczego?
hint-under-way = Rozważam, co możesz zrobić…
hint-nudge = 💡 { $nudge }
hint-move = Mój wybór: **{ $move }**.
hint-thumb = Praktyczna zasada:
hint-others = { $number ->
    [one] jeszcze jeden ruch
    [few] jeszcze { $number } ruchy
    [many] jeszcze { $number } ruchów
   *[other] inne ruchy ({ $number })
}
game-points = { $figure } pkt
hint-worth = Z { $worlds ->
    [one] { $worlds } układu
    [few] { $worlds } układów
    [many] { $worlds } układów
   *[other] { $worlds } układu
} kart, które pasują do wszystkiego, co wiesz: { $move } daje średnio { $value } pkt.
hint-worth-less = Z { $worlds ->
    [one] { $worlds } układu
    [few] { $worlds } układów
    [many] { $worlds } układów
   *[other] { $worlds } układu
} kart, które pasują do wszystkiego, co wiesz: { $move } daje średnio { $value }, twoje punkty minus { $players ->
    [2] punkty przeciwnika
   *[other] średnia przeciwników
}.
hint-worse = Gorzej: { $moves }
hint-worse-by = { $move } o { $less }
hint-few = { $worlds ->
    [one] Prawdopodobny jest tylko { $worlds } układ
    [few] Prawdopodobne są tylko { $worlds } układy
    [many] Prawdopodobnych jest tylko { $worlds } układów
   *[other] Prawdopodobne jest tylko { $worlds } układu
} kart: za mało, żeby podać liczby.

hints-allowed = Podpowiedzi: może o nie prosić każdy, kto tu gra, a zapis pokaże, ile razy.
hints-none = Podpowiedzi: w tej partii ich nie ma.
lobby-hints-on = Z podpowiedziami
lobby-hints-off = Bez podpowiedzi
sheet-hints = { $name }: { $number ->
    [one] jedna podpowiedź
    [few] { $number } podpowiedzi
    [many] { $number } podpowiedzi
   *[other] { $number } podpowiedzi
}

nudge-unseen = Tych kart nikt nie widział: każdy wybór jest równie dobry.
trula-name = trul (skiż, mond, pagat)
    .genitive = trula (skiż, mond, pagat)
nudge-hand = Na ręce masz { $trumps ->
    [0] ani jednego taroka
    [one] jednego taroka
    [few] { $trumps } taroki
    [many] { $trumps } taroków
   *[other] taroki: { $trumps }
} (zwykle { $usual }) i { $kings ->
    [0] ani jednego króla
    [one] jednego króla
    [few] { $kings } króle
    [many] { $kings } króli
   *[other] króle: { $kings }
}. { $honours ->
    [0] Z { FORM($trula, of: "genitive") } nic.
   *[other] Z { FORM($trula, of: "genitive") }: { $cards }.
}
nudge-said = Co chcesz zapowiedzieć? Na ręce masz { $trumps ->
    [0] ani jednego taroka
    [one] jednego taroka
    [few] { $trumps } taroki
    [many] { $trumps } taroków
   *[other] taroki: { $trumps }
} i { $kings ->
    [0] ani jednego króla
    [one] jednego króla
    [few] { $kings } króle
    [many] { $kings } króli
   *[other] króle: { $kings }
}. { $honours ->
    [0] Z { FORM($trula, of: "genitive") } nic.
   *[other] Z { FORM($trula, of: "genitive") }: { $cards }.
}
nudge-doubles = Co chcesz zapowiedzieć albo podwoić? Na ręce masz { $trumps ->
    [0] ani jednego taroka
    [one] jednego taroka
    [few] { $trumps } taroki
    [many] { $trumps } taroków
   *[other] taroki: { $trumps }
} i { $kings ->
    [0] ani jednego króla
    [one] jednego króla
    [few] { $kings } króle
    [many] { $kings } króli
   *[other] króle: { $kings }
}. { $honours ->
    [0] Z { FORM($trula, of: "genitive") } nic.
   *[other] Z { FORM($trula, of: "genitive") }: { $cards }.
}
nudge-discard = Możesz się pozbyć całego koloru { $suit }: { $number ->
    [one] to jedna karta
    [few] to { $number } karty
    [many] to { $number } kart
   *[other] tyle kart: { $number }
}.
nudge-discard-suits = Możesz się pozbyć więcej niż jednego całego koloru: { $suits }
nudge-discard-none = Nie da się pozbyć całego koloru. Które karty zabraliby ci inni?
nudge-discard-keep = Pozbycie się koloru to nie wszystko: które karty zabraliby ci inni?
nudge-call = Ile masz kart w kolorach, w których brakuje ci króla? { $suits }
nudge-call-own = Wszystkie króle, które możesz zawołać, masz na ręce.
nudge-talon = Co ci to da: taroki, króle, kolor, który da się wyczyścić?
nudge-give-up = Zawołany król leży w talonie: czy z tymi kartami wygrasz bez partnera?
nudge-fool = Wystarczy najmniej warta karta.
nudge-lead = Na ręce masz { $mine ->
    [0] ani jednego taroka
    [one] jednego taroka
    [few] { $mine } taroki
    [many] { $mine } taroków
   *[other] taroki: { $mine }
}, a w grze { $theirs ->
    [0] nie ma już żadnego
    [one] jest jeszcze jeden
    [few] są jeszcze { $theirs }
    [many] jest jeszcze { $theirs }
   *[other] jeszcze { $theirs }
}{ $sure ->
    [0] {" "}(albo leżą zakryte)
   *[other] {""}
}.
nudge-lead-no-trumps = Nikt inny nie może już mieć taroka.
nudge-lead-void = Druga strona nie ma już { $suit }.
nudge-lead-void-player = Kolor { $suit } się skończył: { $players }.
nudge-lead-mond = Ktoś może jeszcze mieć kartę, która zabierze ci { FORM($card, of: "genitive") }.
nudge-lead-pagat = Twój { $card } jest najwięcej wart w ostatniej lewie. Na ręce masz { $mine ->
    [one] jednego taroka
    [few] { $mine } taroki
    [many] { $mine } taroków
   *[other] taroki: { $mine }
}, a w grze { $theirs ->
    [0] nie ma już żadnego
    [one] jest jeszcze jeden
    [few] są jeszcze { $theirs }
    [many] jest jeszcze { $theirs }
   *[other] jeszcze { $theirs }
}{ $sure ->
    [0] {" "}(albo leżą zakryte)
   *[other] {""}
}.
nudge-lead-shun = Nie chcesz brać lew: jakim wyjściem zmusisz kogoś innego, żeby wziął tę?
nudge-lead-hunt = { $players } nie chce brać lew: jakim wyjściem można wmusić lewę?
nudge-trick-shun = Nie chcesz brać lew. Na razie bierze { $player } ({ $card }){ $left ->
    [0] , a ty grasz na końcu
    [one] , a po tobie gra jedna osoba
    [few] , a po tobie grają jeszcze { $left } osoby
    [many] , a po tobie gra jeszcze { $left } osób
   *[other] , a po tobie gra jeszcze { $left }
}.
nudge-trick-hunt = { $players } nie chce brać lew. Na razie bierze { $player } ({ $card }){ $left ->
    [0] , a ty grasz na końcu
    [one] , a po tobie gra jedna osoba
    [few] , a po tobie grają jeszcze { $left } osoby
    [many] , a po tobie gra jeszcze { $left } osób
   *[other] , a po tobie gra jeszcze { $left }
}.
nudge-trick-ours = Na razie bierze twoja strona: { $player } ({ $card }){ $left ->
    [0] . Grasz na końcu
    [one] . Po tobie gra jedna osoba
    [few] . Po tobie grają jeszcze { $left } osoby
    [many] . Po tobie gra jeszcze { $left } osób
   *[other] . Po tobie gra jeszcze { $left }
}{ $dear ->
    [0] .
   *[other] , a jest o co walczyć.
}
nudge-trick-theirs = Na razie bierze druga strona: { $player } ({ $card }){ $left ->
    [0] . Grasz na końcu
    [one] . Po tobie gra jedna osoba
    [few] . Po tobie grają jeszcze { $left } osoby
    [many] . Po tobie gra jeszcze { $left } osób
   *[other] . Po tobie gra jeszcze { $left }
}{ $dear ->
    [0] .
   *[other] , a jest o co walczyć.
}
nudge-trick-another = Na razie bierze { $player } ({ $card }){ $left ->
    [0] . Grasz na końcu
    [one] . Po tobie gra jedna osoba
    [few] . Po tobie grają jeszcze { $left } osoby
    [many] . Po tobie gra jeszcze { $left } osób
   *[other] . Po tobie gra jeszcze { $left }
}{ $dear ->
    [0] .
   *[other] , a jest o co walczyć.
}
nudge-trick-open = Na razie bierze { $player } ({ $card }), a nie wiesz, po której stronie gra{ $left ->
    [0] . Grasz na końcu
    [one] . Po tobie gra jedna osoba
    [few] . Po tobie grają jeszcze { $left } osoby
    [many] . Po tobie gra jeszcze { $left } osób
   *[other] . Po tobie gra jeszcze { $left }
}{ $dear ->
    [0] .
   *[other] , a jest o co walczyć.
}
nudge-promise = Czy jest coś, co twojej stronie prawie na pewno się uda?
nudge-promise-valat = Czy twoja strona może wziąć każdą lewę?
nudge-promise-trula = Czy { $trula } w całości przypadnie twojej stronie? Twoje karty z tej trójki: { $honours }.
nudge-promise-pagat = { $card } musi wziąć ostatnią lewę. Na ręce masz { $trumps ->
    [one] jednego taroka
    [few] { $trumps } taroki
    [many] { $trumps } taroków
   *[other] taroki: { $trumps }
}: czy wystarczy do końca?
nudge-promise-trumps = Na ręce masz { $trumps ->
    [one] jednego taroka
    [few] { $trumps } taroki
    [many] { $trumps } taroków
   *[other] taroki: { $trumps }
}: czy warto to powiedzieć?
nudge-promise-king = { $card } musi zostać do ostatniej lewy, a tę musi wziąć twoja strona. Na ręce masz { $trumps ->
    [0] ani jednego taroka
    [one] jednego taroka
    [few] { $trumps } taroki
    [many] { $trumps } taroków
   *[other] taroki: { $trumps }
}. Wytrwa tak długo?
nudge-kontra = Czy warto podwoić stawkę w tej grze?
nudge-kontra-promise = Czy drugiej stronie uda się to, co zapowiada?
nudge-kontra-own = Czy twojej stronie uda się to, co zapowiada?
nudge-lead-suit = Ile { $suit } jest jeszcze w grze? Na ręce masz { $mine }, a poza nią { $theirs ->
    [0] nie ma już żadnej karty
    [one] jest jeszcze jedna
    [few] są jeszcze { $theirs }
    [many] jest jeszcze { $theirs }
   *[other] jeszcze { $theirs }
}{ $sure ->
    [0] {" "}(albo leżą zakryte)
   *[other] {""}
}.

reason-thumb-hand = liczą się taroki, zwłaszcza wysokie, króle i krótkie kolory
reason-thumb-said = tylko to, co przy tych kartach jest dość prawdopodobne
reason-thumb-play = liczy się, co jeszcze w grze, komu czego brakuje i czyja jest lewa
reason-thumb-discard = krótkie kolory precz, króle i taroki zostają
reason-thumb-discard-none = króle i taroki zostają, a oczka trafiają tam, gdzie nikt ich nie weźmie
reason-thumb-talon = karty, z którymi twoja ręka jest najsilniejsza
reason-thumb-call = partner w kolorze, w którym twoja ręka potrzebuje pomocy
reason-thumb-call-own = po zawołaniu własnego króla gra się samemu, obojętnie którego
reason-thumb-fool = kto wziął lewę, dostaje zamiast niego tę kartę
reason-thumb-cut = więcej nikt o tym wiedzieć nie może
reason-close = mniej więcej to samo: { $moves }
reason-close-all = o ile da się ocenić, wszystko, co możesz zagrać, jest mniej więcej tyle samo warte
reason-not-sure = za mało układów, by odróżnić to od: { $moves }
reason-no-matter = cokolwiek zagrasz, wyjdzie na to samo
reason-held-back = bezpieczniej nie mówić: { $moves } obiecuje średnio więcej, ale niepewnie, i zdradza twoje karty
reason-trick = lewa przypada twojej stronie w { $share }% przypadków; { $other_card }: w { $other }%
reason-trick-alone = bierzesz lewę w { $share }% przypadków; { $other_card }: w { $other }%
reason-saves-lost = oszczędź { $other_card }: ta lewa jest prawie na pewno stracona
reason-saves-won = oszczędź { $other_card }: ta lewa jest prawie na pewno wygrana
reason-feeds = dołóż { $card }: ta lewa jest prawie na pewno wygrana
reason-avoids = { $card } bierze lewę w { $share }% przypadków, { $other_card } w { $other }%
reason-sheds = pozbądź się { $card }, póki nic nie bierze
reason-takes-high = tej lewy trudno uniknąć: weź ją na { $card } i zostaw sobie niższą kartę
reason-would-lose = { $card } trafia do drugiej strony w { $share }% przypadków
reason-pagat-last = { $pagat } bierze ostatnią lewę w { $share }% przypadków; { $card }: w { $other }%
reason-ahead = kończysz na plusie w { $share }% przypadków; po „{ $move }” w { $other }%
reason-points = bierze średnio o { $points ->
    [one] oczko
    [few] { $points } oczka
    [many] { $points } oczek
   *[other] { $points } oczka
} więcej
reason-points-fewer = bierze średnio o { $points ->
    [one] oczko
    [few] { $points } oczka
    [many] { $points } oczek
   *[other] { $points } oczka
} mniej
reason-pagat-kept = zachowany { $pagat } bierze ostatnią lewę w { $share }% przypadków
reason-searched = przy tak małej liczbie kart sprawdzono wszystkie możliwe rozgrywki: to daje najwięcej
reason-in-all = nie decyduje jedna lewa: w całym rozdaniu wychodzi to lepiej
reason-game = gra układa się po twojej myśli w { $share }% przypadków; po „{ $move }” w { $other }%
reason-bonus = { $bonus }: większe szanse niż po „{ $move }”
reason-bid-made = { $kept ->
    [1] jak na teraz,
   *[0] po „{ $move }”
} takie karty wygrywają swoją grę w { $share }% przypadków
reason-bid-seldom = { $kept ->
    [1] jak na teraz,
   *[0] po „{ $move }”
} takie karty { $share ->
    [0] nigdy nie wygrywają swojej gry
    [one] wygrywają swoją grę tylko w { $share }% przypadków
    [few] wygrywają swoją grę tylko w { $share }% przypadków
    [many] wygrywają swoją grę tylko w { $share }% przypadków
   *[other] wygrywają swoją grę tylko w { $share }% przypadków
}
reason-bid-alike = w tysiącach rozdań podobnie dobre karty po „{ $move }” wygrały swoją grę { $share ->
    [0] prawie nigdy
   *[other] w { $share }% przypadków
}
reason-bonus-seldom = { $bonus }: { $share ->
    [0] prawie nigdy się nie udaje
    [one] udaje się tylko w { $share }% przypadków
    [few] udaje się tylko w { $share }% przypadków
    [many] udaje się tylko w { $share }% przypadków
   *[other] udaje się tylko w { $share }% przypadków
}
reason-bonus-made = { $bonus }: udaje się w { $share }% przypadków
reason-trumps-pay = sama zapowiedź daje punkty, jakkolwiek skończy się rozdanie
reason-bonus-said = { $bonus }: z zapowiedzią daje więcej niż bez niej
reason-bonus-unsaid = { $bonus }: z zapowiedzią dałoby mniej niż bez niej
reason-game-doubtful = gra układa się po twojej myśli tylko w { $share }% przypadków
reason-empties = nie masz wtedy { $suit } i możesz bić tarokiem
reason-game-now = jak na teraz, gra układa się po twojej myśli w { $share }% przypadków
reason-equal = to samo co { $cards }: z równych kart wystarczy najniższa
reason-turns-up = odkrywa następną kartę tej kupki
reason-monte-kept = po rzuceniu kart to rozdanie nic ci nie przyniesie
reason-monte-rid = jeśli wszyscy się zgodzą, słabe rozdanie nic cię nie kosztuje
reason-monte-seldom = karty rzuca się tylko za zgodą wszystkich, a to rzadkość
reason-monte-free = propozycja też nic nie kosztuje, ale zgodzić muszą się wszyscy, a to rzadkość
reason-fool-stays = tę lewę wziął partner: cokolwiek oddasz, zostaje po twojej stronie
reason-played-on = jeśli gracie dalej, gra układa się po twojej myśli w { $share }% przypadków
reason-played-on-seldom = jeśli gracie dalej, gra układa się po twojej myśli tylko w { $share }% przypadków
reason-looks-on = to, co może leżeć dalej, daje średnio więcej
reason-takes-now = to, co może leżeć dalej, daje średnio mniej
reason-calls-own = po zawołaniu własnego króla gra się samemu, a płacą wszyscy pozostali
reason-bid-dear = po „{ $move }” wygrana gra daje średnio { $made }, ale przegrana kosztuje { $lost }
reason-bonus-costs = po „{ $move }” zapłacisz za { FORM($bonus, of: "accusative") } więcej
reason-lays-points = odkłada więcej oczek tam, gdzie nikt ich nie weźmie

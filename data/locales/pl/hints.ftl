# Podpowiedzi: co mówią, krok po kroku, i kto o nie prosi.

hint-ask-1 = Podpowiedz
hint-ask-2 = A ruch?
hint-ask-3 = Dlaczego?
hint-nudge = 💡 { $nudge }
hint-move = Mój wybór: **{ $move }**.
hint-worlds = { $worlds ->
    [one] Z jednego układu kart, który pasuje
    [few] Z { $worlds } układów kart, które pasują
    [many] Z { $worlds } układów kart, które pasują
   *[other] Z układów kart ({ $worlds }), które pasują
} do wszystkiego, co wiesz:
hint-thumb = Praktyczna zasada:
hint-thumb-first = Na wyczucie:
hint-thumb-worlds = Osobno policzone, { $worlds ->
    [one] z jednego możliwego układu kart
    [few] z { $worlds } możliwych układów kart
    [many] z { $worlds } możliwych układów kart
   *[other] z możliwych układów kart ({ $worlds })
}:
hint-values = średnio, w punktach: { $values } (każda liczba ±{"\u00A0"}{ $error })
hint-values-less = średnio, twoje punkty minus punkty drugiej strony: { $values } (każda liczba ±{"\u00A0"}{ $error })
hint-value = { $move } { $value }
hint-others = { $number ->
    [one] jeszcze jeden ruch
    [few] jeszcze { $number } ruchy
    [many] jeszcze { $number } ruchów
   *[other] inne ruchy ({ $number })
}

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
trula-name = trul
    .genitive = trula
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
nudge-said = Co chcesz zapowiedzieć albo podwoić? Na ręce masz { $trumps ->
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
nudge-discard-none = Nie da się pozbyć całego koloru. Które karty zabraliby ci inni?
nudge-call = Ile masz kart w kolorach, w których brakuje ci króla? { $suits }
nudge-call-own = Wszystkie króle, które możesz zawołać, masz na ręce.
nudge-talon = Najpierw policz taroki, potem króle, potem kolory, które da się wyczyścić.
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
}.
nudge-lead-shun = Nie chcesz brać lew: jakie wyjście zmusi kogoś innego, żeby ją wziął?
nudge-trick-shun = Nie chcesz brać lew. Na razie bierze { $player } ({ $card }){ $left ->
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

reason-thumb-hand = liczą się taroki, zwłaszcza wysokie, króle i krótkie kolory
reason-thumb-said = tylko to, co przy tych kartach jest dość prawdopodobne
reason-thumb-play = liczy się, co jeszcze w grze, komu czego brakuje i czyja jest lewa
reason-thumb-discard = krótkie kolory precz, króle i taroki zostają
reason-thumb-talon = karty, z którymi twoja ręka jest najsilniejsza
reason-thumb-call = partner w kolorze, w którym twoja ręka potrzebuje pomocy
reason-thumb-fool = najmniej warta karta
reason-thumb-cut = więcej nikt o tym wiedzieć nie może
reason-close = o ile widzę, równie dobre: { $moves }
reason-held-back = średnio więcej, ale niepewnie, a kto to powie, zdradzi swoje karty: { $moves }
reason-wins = { $card } bierze lewę w { $share }% przypadków
reason-partner-wins = { $card }: w { $share }% przypadków lewę bierze ktoś z twojej strony
reason-pagat-last = { $card }: w { $share }% przypadków ostatnią lewę bierze { $pagat }
reason-lost = { $card } przepada na rzecz drugiej strony w { $share }% przypadków
reason-trumped = { $card } pada od taroka w { $share }% przypadków
reason-beaten = { $card }: przebicie w { $share }% przypadków
reason-game = gra układa się po twojej myśli w { $share }% przypadków; po: { $move }, w { $other }%
reason-bonus = { $bonus }: o { $tenths } pkt lepiej niż przy: { $move }
reason-bid-made = w { $times }% przypadków odzywka zostaje przy tobie, a z nich { $share }% wygrywa
reason-bid-would = z najniższą odzywką gra byłaby twoja w { $times }% przypadków, a z nich { $share }% wygrywa
reason-counted-against = liczby przemawiają jednak za czymś innym, więc wybór jest niepewny
reason-bonus-made = { $bonus } udaje się w { $share }% przypadków
reason-bonus-said = { $bonus } z zapowiedzią zamiast bez niej: średnio { $signed } pkt
reason-game-now = jak na teraz, gra układa się po twojej myśli w { $share }% przypadków

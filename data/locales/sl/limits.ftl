# Koliko lahko kdo največ zahteva.

denied-many-tables = Imaš že { $most ->
    [one] { $most } odprto mizo
    [two] { $most } odprti mizi
    [few] { $most } odprte mize
   *[other] { $most } odprtih miz
}. Eno odigraj do konca ali jo zapri z `/tarok stop`, potem odpri novo.
denied-many-threads = V zadnji uri { $most ->
    [one] se je zate odprla že { $most } nit
    [two] sta se zate odprli že { $most } niti
    [few] so se zate odprle že { $most } niti
   *[other] se je zate odprlo že { $most } niti
}. Poskusi pozneje ali igraj v kateri od njih.
denied-many-questions = Čakaš že na { $most ->
    [one] { $most } namig ali analizo
    [two] { $most } namiga ali analizi
    [few] { $most } namige ali analize
   *[other] { $most } namigov ali analiz
}. Ko kaj od tega pride, lahko vprašaš spet.
denied-many-exports = V zadnjih desetih minutah so ti bili podatki poslani že { $most }-krat. Čez nekaj minut jih lahko zahtevaš znova.
denied-many-clicks = To je bilo zelo hitro, zato zadnji klik ni naredil nič. Počakaj nekaj sekund, potem gre naprej.
denied-being-prepared = Kar želiš, se še pripravlja. Počakaj nekaj sekund.
denied-many-take-backs = V tej delitvi { $most ->
    [one] je bila že { $most } tvoja prošnja
    [two] sta bili že { $most } tvoji prošnji
    [few] so bile že { $most } tvoje prošnje
   *[other] je bilo že { $most } tvojih prošenj
} za potezo nazaj; zdaj ostane, kot je.
denied-many-challenges = V zadnji uri { $most ->
    [one] je bil poslan že { $most } tvoj izziv
    [two] sta bila poslana že { $most } tvoja izziva
    [few] so bili poslani že { $most } tvoji izzivi
   *[other] je bilo poslanih že { $most } tvojih izzivov
}. Poskusi znova pozneje.
denied-many-unanswered = Brez odgovora { $most ->
    [one] je še { $most } tvoj izziv
    [two] sta še { $most } tvoja izziva
    [few] so še { $most } tvoji izzivi
   *[other] je še { $most } tvojih izzivov
}. Počakaj na odgovor ali katerega umakni.
denied-many-team-matches = Imaš že { $most ->
    [one] { $most } ekipno tekmo, ki se še ni začela
    [two] { $most } ekipni tekmi, ki se še nista začeli
    [few] { $most } ekipne tekme, ki se še niso začele
   *[other] { $most } ekipnih tekem, ki se še niso začele
}. Začni katero od njih ali jo odpovej.

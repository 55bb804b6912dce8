# Taroki z królami: its names, its phases, its scores, its options.

variant-krolami = Taroki z królami

krolami-card-T21 = Mond 21
    .accusative = Monda 21
    .genitive = Monda 21
krolami-card-T1 = Pagat 1
    .accusative = Pagata 1
    .genitive = Pagata 1

krolami-contract-one = Ena
    .inside = enka
    .accusative = enko
    .genitive = enke
    .locative = enki
krolami-contract-two = Dve
    .inside = dvojka
    .accusative = dvojko
    .genitive = dvojke
    .locative = dvojki
krolami-contract-three = Tri
    .inside = trojka
    .accusative = trojko
    .genitive = trojke
    .locative = trojki
krolami-native-one = Jeden
krolami-native-two = Dwa
krolami-native-three = Trzy
contract-four = Štiri
    .inside = štirica
    .accusative = štirico
    .genitive = štirice
    .locative = štirici
native-four = Cztery
krolami-value-with-difference = vredno { $value }
krolami-value-with-difference-short = { $value }
hand-only-over = Samo čez { FORM($high, of: "accusative") } gre { FORM($contract, of: "inside") }
krolami-hand-plus = Ena, dve, tri in štiri veljajo 1, 2, 3 in 4; zamenjaš 3, 2, 1 karto ali nobene

krolami-picture-forehand = P
krolami-alt-forehand = prva roka
krolami-hand-seats = Deli { $dealer } · prva roka: { $forehand }
krolami-replay-seats = Deli { $dealer } · prva roka: { $forehand }

krolami-bonus-kings = Štirje kralji
    .accusative = štiri kralje
    .it = jih
bonus-trul = Trula
    .accusative = trulo
    .it = jo
bonus-walat = Valat
    .accusative = valat
    .it = ga
krolami-bonus-taroks = Moje število tarokov
bonus-taroki-10 = Deset tarokov
bonus-taroki-11 = Enajst tarokov
bonus-taroki-12 = Dvanajst tarokov
bonus-taroki-2 = Dva taroka
bonus-taroki-1 = En tarok
bonus-taroki-0 = Brez taroka
krolami-step-2 = re
krolami-step-3 = sub
krolami-step-4 = mort

krolami-board-auction-begins = Najprej je vsak enkrat vprašan: lahko zahteva novo deljenje (brez taroka) ali pokaže štiri kralje. Potem vsak enkrat licitira.
krolami-board-talon = Talon (– je zakrito): { $sets }
krolami-picture-left = Odkrito in puščeno
krolami-board-taken = Vzeto iz talona (– ni videno): { $cards }.

turn-prebid = { $name } lahko zahteva novo deljenje (brez taroka), pokaže štiri kralje ali gre naprej.
turn-choice = { $name } igra ali vrže karte skupaj.
turn-ultimo = Kralj ultimo: odgovarja { $name }.
turn-kontra = Kontra: odgovarja { $name }.
turn-count = Karte se štejejo.
ask-prebid = { $choices ->
    [0] Kdor nima taroka, lahko zahteva novo deljenje, kdor ima štiri kralje, jih lahko pokaže. Za tvoje karte ne velja ne eno ne drugo: kar naprej. Vprašani so vsi.
   *[other] Zahtevaš novo deljenje (brez taroka), pokažeš štiri kralje ali greš naprej?
}
ask-choice = Pritisni *Igram* in igraj svojo enko, ali pa vrzi karte skupaj.
ask-ultimo = { $choices ->
    [0] Kralj ultimo je za tistega, ki ima rufanega kralja: kar naprej. Vprašani so vsi, zato vprašanje ne pove ničesar.
   *[other] Napoveš kralja ultimo ali greš naprej? Vprašani so vsi; napoved pokaže tvojo stran.
}
ask-kontra = { $choices ->
    [0] V tem krogu ne moreš ničesar zvišati: pritisni *Ne zvišam*. Vprašani so vsi, zato vprašanje ne pove ničesar.
   *[other] Zvišaš ali ne? Vprašani so vsi; kontra pokaže tvojo stran.
}
ask-count = Karte se štejejo.
krolami-ask-call = Rufaj kralja, lahko tudi svojega: kdor ga ima, igra s tabo. Lahko je tudi v talonu.
krolami-ask-talon = { $looks ->
    [0] Ves talon je odkrit: izberi enega od kupčkov.
   *[other] Vzemi kupček, ki ga vidiš, ali ga pokaži vsem in poglej naprej.
}
krolami-do-take = Vzemi { $number }: { $cards }
krolami-do-refuse = Pokaži vsem
krolami-do-redeal = Brez taroka: zahtevaj novo deljenje

krolami-score-ended-surrendered = { $name } preda { FORM($contract, of: "accusative") }: rufani kralj je ležal v talonu, soigralca torej ni bilo.
krolami-score-ended-redeal = Nekdo brez taroka zahteva novo deljenje: delitev ne šteje, na vrsti je naslednji delilec.
krolami-score-ended-thrown-in = { $name } dobi licitacijo ({ $contract }) in vrže karte skupaj: delitev ne šteje, na vrsti je naslednji delilec.
krolami-score-ended-passed-out = Vsi so rekli naprej: delitev ne šteje, na vrsti je naslednji delilec.
krolami-score-klop = Karte so vržene skupaj in delitev ne šteje.
line-king-lost = Rufani kralj je ujet
line-king-left = Rufani kralj je odkrit ostal v talonu
line-pagat-taken = Pagata ujame { $side }
line-mond-taken = S škisom monda ujame { $side }
line-taroki = { $count ->
    [0] Brez taroka
    [one] En tarok
    [two] Dva taroka
    [few] { $count } taroki
   *[other] { $count } tarokov
}, napove { $side }
krolami-line-surrender = { $name } preda igro
krolami-line-alone = Igralec je brez soigralca: enako še za druga dva nasprotnika
line-paid = Vsakemu na drugi strani se piše obratno

refused-trumpless-only = Novo deljenje lahko zahteva samo, kdor nima nobenega taroka
refused-four-kings-only = Kralje lahko pokaže samo, kdor ima vse štiri
refused-only-over = Samo čez { FORM($high, of: "accusative") } lahko licitiraš { FORM($contract, of: "accusative") }
refused-not-open = V tem krogu se to ne more zvišati
refused-trul-needed = To lahko napove samo, kdor ima škisa, monda in pagata
refused-no-such-count = Število tarokov se lahko napove samo, če jih je 10 do 12 ali 0 do 2
refused-said-already = Ta tvoja napoved že velja

option-thrown-in-counts = Skupaj vržene delitve štejejo
note-thrown-in-counts = Ali je delitev, pri kateri se karte vržejo skupaj, ena od delitev partije?
option-cut = Privzdigovanje
note-cut = Ali privzdigne bot ali igralec, ki to lahko odkloni? Potem vsak na slepo izbere kupček dvanajstih kart.
value-of-cut-auto = bot
value-of-cut-interactive = igralci
option-two-needs-one = Dvojka samo čez enko
note-two-needs-one = Ali se dvojka lahko licitira samo, če je kdo že licitiral enko?
option-one-throw-in = Vreči karte pri enki
note-one-throw-in = Ali lahko igralec pri enki karte vrže skupaj?
option-self-king-ultimo = Kralj ultimo z lastnim kraljem
note-self-king-ultimo = Ali lahko igralec, ki je rufal svojega kralja, napove kralja ultimo?
option-kontra-window = Kontra na igro
note-kontra-window = Kdaj se lahko zvišata igra in kralj ultimo?
value-of-kontra-window-before-talon = pred talonom
value-of-kontra-window-after-talon = po zalaganju
option-announce-reveals-side = Napoved pokaže stran
note-announce-reveals-side = Ali napoved trule ali pagata ultimo razkrije, na kateri strani je, kdor jo pove?
option-hidden-king-talon = Rufani kralj v nevidenem talonu
note-hidden-king-talon = Katere karte talona gredo takrat igralčevi strani?
value-of-hidden-king-talon-face-down-only = nevidene
value-of-hidden-king-talon-whole-rest = tudi zavrnjene
option-sets-include-talon = Kralji in trula s talonom
note-sets-include-talon = Ali talon in založek štejeta za štiri kralje in trulo?
option-king-ultimo-must-win = Kralj mora ultimo dobiti
note-king-ultimo-must-win = Ali mora pri napovedanem kralju ultimo zadnji štih pobrati prav kralj?
option-count-rule = Štetje
note-count-rule = Kako se štejejo karte in koliko je treba za zmago?
value-of-count-rule-exact = v tretjinah, več kot 35
value-of-count-rule-rounded36 = zaokroženo, 36 točk
option-trump-count-values = Vrednost števila tarokov
note-trump-count-values = Koliko prinese napoved 10, 11, 12, 2, 1 in 0 tarokov, v tem vrstnem redu?
option-trump-counts-per-side = Število tarokov
note-trump-counts-per-side = Katera napovedana števila tarokov se plačajo?
value-of-trump-counts-per-side-all = vsa
value-of-trump-counts-per-side-best = najboljše vsake strani
option-open-king-penalty = Odkrito puščeni rufani kralj
note-open-king-penalty = Koliko stane rufani kralj, ki na koncu odkrit leži v talonu?
option-surrender-value = Predaja
note-surrender-value = Koliko ob predaji dobi vsak nasprotnik?
value-of-surrender-value-bid = vrednost igre
option-walat-exclusive = Valat namesto igre
note-walat-exclusive = Ali se igra ne piše, kadar je valat narejen ali napovedan?

krolami-do-pass-prebid = Naprej
krolami-do-pass-choice = Igram
krolami-do-pass-kontra = Ne zvišam

# Romanian tarok and Taper: its names, and what its phases ask.

variant-romanian = Romunski tarok
variant-taper = Taper

contract-trei1 = Prva trojka
    .inside = prva trojka
    .accusative = prvo trojko
    .genitive = prve trojke
    .locative = prvi trojki
native-trei1 = unul de trei
contract-trei2 = Druga trojka
    .inside = druga trojka
    .accusative = drugo trojko
    .genitive = druge trojke
    .locative = drugi trojki
native-trei2 = al doilea de trei
contract-trei3 = Tretja trojka
    .inside = tretja trojka
    .accusative = tretjo trojko
    .genitive = tretje trojke
    .locative = tretji trojki
native-trei3 = al treilea de trei
contract-doi1 = Prva dvojka
    .inside = prva dvojka
    .accusative = prvo dvojko
    .genitive = prve dvojke
    .locative = prvi dvojki
native-doi1 = unul de doi
contract-doi2 = Druga dvojka
    .inside = druga dvojka
    .accusative = drugo dvojko
    .genitive = druge dvojke
    .locative = drugi dvojki
native-doi2 = al doilea de doi
contract-doi3 = Tretja dvojka
    .inside = tretja dvojka
    .accusative = tretjo dvojko
    .genitive = tretje dvojke
    .locative = tretji dvojki
native-doi3 = al treilea de doi
contract-unu1 = Prva enka
    .inside = prva enka
    .accusative = prvo enko
    .genitive = prve enke
    .locative = prvi enki
native-unu1 = unul de unu
contract-unu2 = Druga enka
    .inside = druga enka
    .accusative = drugo enko
    .genitive = druge enke
    .locative = drugi enki
native-unu2 = al doilea de unu
contract-unu3 = Tretja enka
    .inside = tretja enka
    .accusative = tretjo enko
    .genitive = tretje enke
    .locative = tretji enki
native-unu3 = al treilea de unu
contract-unu4 = Četrta enka
    .inside = četrta enka
    .accusative = četrto enko
    .genitive = četrte enke
    .locative = četrti enki
native-unu4 = al patrulea de unu
contract-unu5 = Peta enka
    .inside = peta enka
    .accusative = peto enko
    .genitive = pete enke
    .locative = peti enki
native-unu5 = al cincilea de unu
contract-unu6 = Šesta enka
    .inside = šesta enka
    .accusative = šesto enko
    .genitive = šeste enke
    .locative = šesti enki
native-unu6 = al șaselea de unu
romanian-contract-solo = Solo
    .inside = solo
    .accusative = solo
    .genitive = sola
    .locative = solu
romanian-native-solo = solo
contract-michi-michi = Michi-michi
    .inside = michi-michi
    .accusative = michi-michi
    .genitive = michi-michija
    .locative = michi-michiju
native-michi-michi = michi-michi
contract-la-mine = La mine (moje)
    .inside = la mine
    .accusative = la mine
    .genitive = la mine
    .locative = la mine
romanian-value-klop = žeton na štih, v radlerju dva
romanian-value-with-difference = { $value ->
    [one] { $value } točka
    [two] { $value } točki
    [few] { $value } točke
   *[other] { $value } točk
}
romanian-value-with-difference-short = { $value }
romanian-hand-plus = Trojka, dvojka, enka: koliko kart vzameš; igra velja 1, 2 ali 3 (solo: brez kart, 8). Prva, druga …: kupček, s katerim začneš, in stopnja
romanian-board-talon = Talon (– je zakrito): { $sets }
romanian-board-taken = Vzeto iz talona (– ni videno): { $cards }.
romanian-picture-left = Odkrito in puščeno
romanian-picture-level = Stopnja { $level }: izguba × { $level }
romanian-board-level = Stopnja { $level }: izgubljena ali po contri igra šteje { $level ->
    [2] dvakrat
   *[other] { $level }-krat
}
romanian-item-of = { $bonus } ({ $name })
    .accusative = { FORM($bonus, of: "accusative") } ({ $name })
board-note-pool = Kasa: { $chips ->
    [one] { $chips } žeton
    [two] { $chips } žetona
    [few] { $chips } žetoni
   *[other] { $chips } žetonov
} · { $radler ->
    [0] brez radlerja
    [one] Radler: ta delitev šteje dvojno, zadnja
    [two] Radler: ta delitev šteje dvojno, prva od dveh
    [few] Radler: ta delitev šteje dvojno, prva od { $radler }
   *[other] Radler: ta delitev šteje dvojno, prva od { $radler }
}
board-note-radler = { $radler ->
    [one] Radler: ta delitev šteje dvojno, zadnja
    [two] Radler: ta delitev šteje dvojno, prva od dveh
    [few] Radler: ta delitev šteje dvojno, prva od { $radler }
   *[other] Radler: ta delitev šteje dvojno, prva od { $radler }
}
board-beyond = Vse delitve partije so odigrane, igra pa teče, dokler je še kaj radlerja

romanian-picture-forehand = P
romanian-alt-forehand = prva roka
romanian-hand-seats = Deli { $dealer } · prva roka: { $forehand }
romanian-replay-seats = Deli { $dealer } · prva roka: { $forehand }

romanian-card-T21 = Mond 21
    .accusative = Monda 21
    .genitive = Monda 21

romanian-bonus-trula = Trula
    .accusative = trulo
    .it = jo
romanian-bonus-kings = Vsi kralji
    .accusative = vse kralje
    .it = jih
romanian-bonus-valat = Valat
    .accusative = valat
    .it = ga
bonus-luna = Ujeti mond
    .accusative = ujetega monda
    .it = ga
bonus-pagat = Pagat ultimo
    .accusative = pagata ultimo
    .it = ga
bonus-king = Kralj ultimo
    .accusative = kralja ultimo
    .it = ga
bonus-kingcap = Ujeti rufani kralj
    .accusative = ujetega rufanega kralja
    .it = ga
romanian-bonus-taroks = Število tarokov
bonus-taroks-8 = 8 tarokov
bonus-taroks-9 = 9 tarokov
bonus-taroks-10 = 10 tarokov
bonus-taroks-11 = 11 tarokov
bonus-taroks-12 = 12 tarokov
romanian-step-1 = contra
romanian-step-2 = recontra
romanian-step-3 = supra
romanian-step-4 = hirș
romanian-step-5 = mord

romanian-do-take = Vzemi { $number }: { $cards }
romanian-do-refuse = Pokaži vsem, glej naprej (stopnja +1)
romanian-do-surrender = Predaj: igra je izgubljena
romanian-do-redeal = Razveljavi delitev

turn-annulment = { $name } lahko razveljavi delitev.
ask-annulment = Nimaš ne taroka ne kralja: razveljaviš delitev?
romanian-ask-talon = { $looks ->
    [0] Vsi kupčki so odkriti: vrni se k enemu od njih, zadnji ne gre.
   *[other] Vzemi kupček ali ga pokaži vsem in poglej naprej: naslednji je stopnjo višje.
}
romanian-ask-call = Rufaj kralja, lahko tudi svojega: kdor ga ima, igra s tabo. Lahko je tudi v talonu.

romanian-score-klop = { $contract }: za vsak štih žetoni v kaso.
romanian-score-ended-passed-out = Vsi so rekli naprej: ne igra se nič, sledijo radlerji.
romanian-score-ended-annulled = Nekdo brez taroka in kralja razveljavi delitev; na vrsti je naslednji delilec.
score-note-pool = Kasa po delitvi: { $chips ->
    [0] prazna
    [one] { $chips } žeton
    [two] { $chips } žetona
    [few] { $chips } žetoni
   *[other] { $chips } žetonov
}
score-note-radler = { $radler ->
    [0] Radlerja je konec
    [one] Še ena delitev bo radler
    [two] Še dve delitvi bosta radler
    [few] Še { $radler } delitve bodo radler
   *[other] Še { $radler } delitev bo radler
}
match-note-pool-shared = -# { $chips ->
    [one] V kasi ostane { $chips } žeton; v končnem stanju je razdeljen.
    [two] V kasi ostaneta { $chips } žetona; v končnem stanju sta čim bolj enakomerno razdeljena.
    [few] V kasi ostanejo { $chips } žetoni; v končnem stanju so čim bolj enakomerno razdeljeni.
   *[other] V kasi ostane { $chips } žetonov; v končnem stanju so čim bolj enakomerno razdeljeni.
}
match-note-pool-left = -# { $chips ->
    [one] V kasi ostane { $chips } žeton.
    [two] V kasi ostaneta { $chips } žetona.
    [few] V kasi ostanejo { $chips } žetoni.
   *[other] V kasi ostane { $chips } žetonov.
}
line-stake = Kasa je prazna: vsak da žeton
line-dealer-stake = { $name } deli in da žeton v kaso
line-michi = { $name }: { $tricks ->
    [one] { $tricks } štih
    [two] { $tricks } štiha
    [few] { $tricks } štihi
   *[other] { $tricks } štihov
}, vsak po { $rate ->
    [one] { $rate } žeton
    [two] { $rate } žetona
    [few] { $rate } žetone
   *[other] { $rate } žetonov
}
line-radler = Še enkrat isto, ker je radler
romanian-line-alone = { $name } igra brez soigralca: enako še { $opponents ->
    [2] za drugega nasprotnika
   *[other] za vsakega od drugih nasprotnikov
}
line-opponents = Vsakemu nasprotniku se piše obratno
line-pool = { $outcome ->
    [lost] { $name } za pagata ultimo plača v kaso
   *[made] { $name } za pagata ultimo dobi žetone iz kase
}
line-taroks = { $trumps ->
    [one] { $trumps } tarok
    [two] { $trumps } taroka
    [few] { $trumps } taroki
   *[other] { $trumps } tarokov
}, napove { $side }
romanian-side-of-defence = nasprotna stran
romanian-line-surrender = { $name } preda igro na stopnji { $stage }

refused-index-gap = Ponudba { FORM($contract, of: "genitive") } gre samo takoj za stopnjo pod njo
refused-not-senior = La mine lahko reče samo, kdor je v vrstnem redu pred zadnjo ponudbo
refused-not-this-set = Tega kupčka zdaj ne moreš vzeti
refused-no-right = Delitev lahko razveljavi samo, kdor nima ne taroka ne kralja
refused-first-turn-only = To lahko rečeš samo, ko si prvič na vrsti
refused-too-few-trumps = Za napoved je treba vsaj { $number ->
    [one] { $number } tarok
    [two] { $number } taroka
    [few] { $number } taroke
   *[other] { $number } tarokov
}
refused-mate-declared = Nekdo na tvoji strani je napovedal že vsaj toliko tarokov
refused-must-declare = Imaš vsaj { $number ->
    [one] { $number } tarok
    [two] { $number } taroka
    [few] { $number } taroke
   *[other] { $number } tarokov
}, zato jih zdaj moraš napovedati
refused-declarer-only = To lahko napove samo igralec
refused-defence-only = To lahko napove samo nasprotna stran
refused-step-missed = Prva priložnost za to stopnjo je mimo
refused-no-ladder = Napovedi tarokov se ne morejo podvojiti

romanian-option-talon-owner = Ostanek talona
romanian-note-talon-owner = Komu štejejo karte talona, ki jih ni vzel nihče?
romanian-value-of-talon-owner-declarer = igralcu
romanian-value-of-talon-owner-opponents = nasprotni strani
romanian-option-trei-bids = Trojke (trei)
romanian-note-trei-bids = Ali se prva in druga trojka licitirata tudi v štirih?
romanian-value-of-trei-bids-taper-only = samo pri taperju
romanian-value-of-trei-bids-always = vedno
romanian-option-third-trei = Tretja trojka
romanian-note-third-trei = Ali se lahko licitira tudi tretja trojka?
romanian-option-unu-bids = Enke (unu)
romanian-note-unu-bids = Ali se licitirajo enke, od prve do šeste?
romanian-option-knock = Privzdigovanje in trkanje
romanian-note-knock = Sosed prve roke privzdigne ali potrka; po trkanju prva roka izbere enega od štirih načinov deljenja.
romanian-option-void-right = Razveljavitev delitve
romanian-note-void-right = Ali lahko delitev razveljavi, kdor nima ne taroka ne kralja?
romanian-option-pool = Kasa
romanian-note-pool = Ali je kasa? Brez nje ni michi-michija.
romanian-option-pool-refill = Prazna kasa
romanian-note-pool-refill = Ali vsak da žeton v kaso, ki se izprazni?
romanian-option-michi-michi = Vsi naprej
romanian-note-michi-michi = V štirih: ali se igra michi-michi ali se karte vržejo skupaj? Radler sledi v vsakem primeru.
romanian-value-of-michi-michi-play = michi-michi
romanian-value-of-michi-michi-thrown-in = karte skupaj
romanian-option-hep-hep = Hep-hep
romanian-note-hep-hep = V štirih: ali delitev, ki se izide na 0, prinese radler štirih delitev?
romanian-option-solo-bonus = Dodatki pri solu
romanian-note-solo-bonus = Ali dodatki pri solu štejejo več?
romanian-value-of-solo-bonus-double = vrednosti za solo
romanian-value-of-solo-bonus-single = kot v drugih igrah
romanian-option-kings-bonus = Vsi kralji (toți regii)
romanian-note-kings-bonus = Koliko veljajo vsi kralji, tiho in napovedano?
romanian-value-of-kings-bonus-1-2 = 1, napovedano 2
romanian-value-of-kings-bonus-2-4 = 2, napovedano 4
romanian-option-announce-king-capture = Napoved ujetega rufanega kralja (regele prins)
romanian-note-announce-king-capture = V štirih: ali ga lahko napove nasprotna stran?
romanian-option-pagat-own-hand = Igralčev pagat ultimo
romanian-note-pagat-own-hand = Ali napovedanega pagata ultimo naredi samo igralčev lastni pagat?
romanian-option-bonus-scope = Trula in vsi kralji
romanian-note-bonus-scope = Ali zanje štejeta talon in založek?
romanian-value-of-bonus-scope-pile = s talonom in založkom
romanian-value-of-bonus-scope-tricks = samo v štihih
romanian-option-radler-counts-unplayed = Radler: neodigrane delitve
romanian-note-radler-counts-unplayed = Ali razveljavljena delitev ali vsi naprej porabijo eno delitev radlerja?
romanian-option-finish-radler = Radler na koncu
romanian-note-finish-radler = Ali se po zadnji delitvi igra naprej, dokler je še kaj radlerja?
romanian-option-final-pool = Kasa na koncu
romanian-note-final-pool = Kaj je s kaso po zadnji delitvi?
romanian-value-of-final-pool-split = razdeli se na enake dele
romanian-value-of-final-pool-leave = ostane

romanian-line-flat = { $contract }: v kartah { $card_points }, { $value ->
    [0] kar ob valatu ne šteje
   *[other] { $outcome ->
        [lost] izgubljeno na stopnji { $stage }
       *[made] narejeno
    }
}{ $times }
romanian-do-pass-annulment = Obdrži karte

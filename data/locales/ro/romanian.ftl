# Romanian tarok and Taper: its names, and what its phases ask.

variant-romanian = Taroc românesc
variant-taper = Taper

contract-trei1 = Unul de trei
native-trei1 = unul de trei
contract-trei2 = Al doilea de trei
native-trei2 = al doilea de trei
contract-trei3 = Al treilea de trei
native-trei3 = al treilea de trei
contract-doi1 = Unul de doi
native-doi1 = unul de doi
contract-doi2 = Al doilea de doi
native-doi2 = al doilea de doi
contract-doi3 = Al treilea de doi
native-doi3 = al treilea de doi
contract-unu1 = Unul de unu
native-unu1 = unul de unu
contract-unu2 = Al doilea de unu
native-unu2 = al doilea de unu
contract-unu3 = Al treilea de unu
native-unu3 = al treilea de unu
contract-unu4 = Al patrulea de unu
native-unu4 = al patrulea de unu
contract-unu5 = Al cincilea de unu
native-unu5 = al cincilea de unu
contract-unu6 = Al șaselea de unu
native-unu6 = al șaselea de unu
romanian-contract-solo = Solo
romanian-native-solo = solo
contract-michi-michi = Michi-michi
native-michi-michi = michi-michi
contract-la-mine = La mine (țin eu)
romanian-value-klop = un jeton pe levată, două la radler
romanian-value-with-difference = { $value } la joc
romanian-value-with-difference-short = { $value }
romanian-hand-plus = De trei, de doi, de unu: câte cărți iei; jocul face 1, 2 sau 3 (Solo: nicio carte, 8). Unul, al doilea…: setul cu care începi și nivelul
romanian-board-talon = Talon (– e cu fața în jos): { $sets }
romanian-board-taken = Din talon s-a luat (– e nevăzut): { $cards }.
romanian-picture-left = Întoarse și lăsate
romanian-picture-level = Nivelul { $level }: pierdut × { $level }
romanian-board-level = Nivelul { $level }: dacă e pierdut, sau după contra, jocul contează { $level ->
    [2] dublu
   *[other] de { $level } ori
}
romanian-item-of = { $bonus }, { $name }
board-note-pool = Pot: { $chips ->
    [one] un jeton
    [few] { $chips } jetoane
   *[other] { $chips } de jetoane
} · { $radler ->
    [0] fără radler
    [one] Radler: tura contează dublu, e ultima
    [few] Radler: tura contează dublu, prima din { $radler }
   *[other] Radler: tura contează dublu, prima din { $radler }
}
board-note-radler = { $radler ->
    [one] Radler: tura contează dublu, e ultima
    [few] Radler: tura contează dublu, prima din { $radler }
   *[other] Radler: tura contează dublu, prima din { $radler }
}
board-beyond = S-au jucat toate turele partidei, dar se merge mai departe până nu mai e radler

romanian-card-T21 = Luna 21
romanian-trula-name = trula (Skiz, Luna, Pagat)
    .from = din trulă (Skiz, Luna, Pagat)

romanian-bonus-trula = Trula
romanian-bonus-kings = Toți regii
romanian-bonus-valat = Valat
bonus-luna = Luna prinsă
bonus-pagat = Pagat ultimo
bonus-king = Rege ultimo
bonus-kingcap = Regele prins
romanian-bonus-taroks = Numărul de taroace
bonus-taroks-8 = 8 taroace
bonus-taroks-9 = 9 taroace
bonus-taroks-10 = 10 taroace
bonus-taroks-11 = 11 taroace
bonus-taroks-12 = 12 taroace
romanian-step-1 = contra
romanian-step-2 = recontra
romanian-step-3 = supra
romanian-step-4 = hirș
romanian-step-5 = mord

romanian-do-take = Iau { $number }: { $cards }
romanian-do-refuse = Îl întorc și mă uit mai departe (nivel +1)
romanian-do-surrender = Renunț: jocul e pierdut
romanian-do-redeal = Anulez tura

turn-annulment = { $name } poate anula tura.
ask-annulment = N-ai nici taroc, nici rege: anulezi tura?
romanian-ask-talon = { $looks ->
    [0] Ai întors toate seturile: revii la unul dintre ele, dar nu la ultimul.
   *[other] Ia setul sau întoarce-l și uită-te mai departe: pasul următor e cu un nivel mai sus.
}
romanian-ask-call = Cheamă un rege, și al tău dacă vrei: cine îl are ți-e partener. Poate fi și în talon.

romanian-score-klop = { $contract }: jetoane în pot pentru fiecare levată.
romanian-score-ended-passed-out = Toată lumea a zis pas: nu se joacă nimic și urmează radler.
romanian-score-ended-annulled = Cineva fără taroace și fără regi a anulat tura; dă cărțile următorul.
score-note-pool = Potul după tură: { $chips ->
    [0] gol
    [one] un jeton
    [few] { $chips } jetoane
   *[other] { $chips } de jetoane
}
score-note-radler = { $radler ->
    [0] Radlerul s-a terminat
    [one] Mai urmează o tură de radler
    [few] Mai urmează { $radler } ture de radler
   *[other] Mai urmează { $radler } de ture de radler
}
match-note-pool-shared = -# { $chips ->
    [one] Jetonul rămas în pot e trecut în scorul final.
    [few] Cele { $chips } jetoane rămase în pot sunt împărțite cât mai egal în scorul final.
   *[other] Cele { $chips } de jetoane rămase în pot sunt împărțite cât mai egal în scorul final.
}
match-note-pool-left = -# { $chips ->
    [one] În pot rămâne un jeton.
    [few] În pot rămân { $chips } jetoane.
   *[other] În pot rămân { $chips } de jetoane.
}
line-stake = Potul e gol: toată lumea pune un jeton
line-dealer-stake = { $name } dă cărțile și pune un jeton în pot
line-michi = { $name }: { $tricks ->
    [one] o levată
    [few] { $tricks } levate
   *[other] { $tricks } de levate
}, { $rate ->
    [one] câte un jeton
    [few] câte { $rate } jetoane
   *[other] câte { $rate } de jetoane
}
line-radler = Încă o dată la fel, fiindcă e radler
romanian-line-alone = { $name } n-are partener: încă o dată la fel pentru { $opponents ->
    [2] celălalt adversar
   *[other] fiecare dintre ceilalți adversari
}
line-opponents = Fiecare adversar: același punctaj cu semn schimbat
line-pool = { $outcome ->
    [lost] { $name } plătește în pot pentru pagat ultimo
   *[made] { $name } ia jetoane din pot pentru pagat ultimo
}
line-taroks = { $trumps } taroace, declarate de { $side }
romanian-side-of-defence = tabăra adversă
romanian-line-surrender = { $name } a renunțat la nivelul { $stage }

refused-index-gap = { $contract } se poate licita numai imediat după treapta dinaintea lui
refused-not-senior = La mine poate zice numai cine vorbește înaintea celui care ține licitarea
refused-not-this-set = Setul acesta nu-l poți lua acum
refused-no-right = Tura o poate anula numai cine n-are nici taroace, nici regi
refused-first-turn-only = Asta se poate spune numai la primul tău rând
refused-too-few-trumps = { $number ->
    [one] Ca să declari îți trebuie cel puțin un taroc
    [few] Ca să declari îți trebuie cel puțin { $number } taroace
   *[other] Ca să declari îți trebuie cel puțin { $number } de taroace
}
refused-mate-declared = Cineva din tabăra ta a declarat deja tot atâtea taroace sau mai multe
refused-must-declare = { $number ->
    [one] Ai cel puțin un taroc, deci acum trebuie să-l declari
    [few] Ai { $number } taroace sau mai multe, deci acum trebuie să le declari
   *[other] Ai { $number } de taroace sau mai multe, deci acum trebuie să le declari
}
refused-declarer-only = Asta o poate anunța numai declarantul
refused-defence-only = Asta o poate anunța numai un adversar al declarantului
refused-step-missed = Ai lăsat să treacă prima ocazie pentru treapta asta
refused-no-ladder = Taroacele declarate nu se pot dubla

romanian-option-talon-owner = Restul talonului
romanian-note-talon-owner = Cui i contează cărțile din talon pe care nu le-a luat nimeni?
romanian-value-of-talon-owner-declarer = declarantului
romanian-value-of-talon-owner-opponents = adversarilor
romanian-option-trei-bids = Jocurile de trei
romanian-note-trei-bids = Unul de trei și al doilea de trei se pot licita și în patru?
romanian-value-of-trei-bids-taper-only = numai la Taper
romanian-value-of-trei-bids-always = mereu
romanian-option-third-trei = Al treilea de trei
romanian-note-third-trei = Se poate licita și al treilea de trei?
romanian-option-unu-bids = Jocurile de unu
romanian-note-unu-bids = Se pot licita unul de unu până la al șaselea de unu?
romanian-option-knock = Tăiat și bătut
romanian-note-knock = Cine urmează după mâna întâi taie sau bate; dacă a bătut, mâna întâi alege unul din patru feluri de împărțit.
romanian-option-void-right = Anularea turei
romanian-note-void-right = O mână fără taroace și fără regi poate anula tura?
romanian-option-pool = Pot
romanian-note-pool = Se joacă cu pot? Fără el nu există michi-michi.
romanian-option-pool-refill = Pot gol
romanian-note-pool-refill = Toată lumea pune un jeton când potul s-a golit?
romanian-option-michi-michi = Toți pas
romanian-note-michi-michi = În patru: se joacă michi-michi sau se aruncă cărțile? Oricum urmează radler.
romanian-value-of-michi-michi-play = michi-michi
romanian-value-of-michi-michi-thrown-in = se aruncă
romanian-option-hep-hep = Hep-hep
romanian-note-hep-hep = În patru: o tură care iese 0 aduce un radler de patru ture?
romanian-option-solo-bonus = Bonusuri la solo
romanian-note-solo-bonus = Bonusurile fac mai mult la solo?
romanian-value-of-solo-bonus-double = ca la solo
romanian-value-of-solo-bonus-single = ca la celelalte jocuri
romanian-option-kings-bonus = Toți regii
romanian-note-kings-bonus = Cât fac toți regii, fără anunț și cu anunț?
romanian-value-of-kings-bonus-1-2 = 1, cu anunț 2
romanian-value-of-kings-bonus-2-4 = 2, cu anunț 4
romanian-option-announce-king-capture = Anunț la regele prins
romanian-note-announce-king-capture = În patru: poate un adversar anunța regele prins?
romanian-option-pagat-own-hand = Pagat ultimo al declarantului
romanian-note-pagat-own-hand = La pagat ultimo anunțat trebuie să fie chiar Pagatul declarantului?
romanian-option-bonus-scope = Trula și toți regii
romanian-note-bonus-scope = Contează și talonul, și cărțile decartate?
romanian-value-of-bonus-scope-pile = cu talon și decartate
romanian-value-of-bonus-scope-tricks = numai din levate
romanian-option-radler-counts-unplayed = Radler: ture nejucate
romanian-note-radler-counts-unplayed = Turele anulate sau cu toți pas consumă din radler?
romanian-option-finish-radler = Radler la sfârșit
romanian-note-finish-radler = După ultima tură partida merge mai departe până se termină radlerul?
romanian-option-final-pool = Potul la sfârșit
romanian-note-final-pool = Ce se face cu potul după ultima tură?
romanian-value-of-final-pool-split = se împarte egal
romanian-value-of-final-pool-leave = rămâne

romanian-line-flat = { $contract }: puncte în cărți { $card_points }, { $value ->
    [0] care nu contează când e valat
   *[other] { $outcome ->
        [lost] pierdut la nivelul { $stage }
       *[other] câștigat
    }
}{ $times }
romanian-do-pass-annulment = Păstrez cărțile

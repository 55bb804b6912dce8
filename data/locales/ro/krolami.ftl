# Taroki z królami: its names, its phases, its scores, its options.

variant-krolami = Taroki z królami
krolami-trula-name = trula (Skiz, Mond, Pagat)
    .from = din trulă (Skiz, Mond, Pagat)

krolami-card-T21 = Mond 21
krolami-card-T1 = Pagat 1

krolami-contract-one = Unu
krolami-contract-two = Doi
krolami-contract-three = Trei
krolami-native-one = Jeden
krolami-native-two = Dwa
krolami-native-three = Trzy
contract-four = Patru
native-four = Cztery
krolami-value-with-difference = face { $value }
krolami-value-with-difference-short = { $value }
hand-only-over = { $contract } se poate licita numai peste { $high }
krolami-hand-plus = Unu, Doi, Trei și Patru fac 1, 2, 3 și 4 și schimbă 3, 2, 1 și nicio carte

krolami-bonus-kings = Patru regi
bonus-trul = Trula
bonus-walat = Valat
krolami-bonus-taroks = Câte taroace am
bonus-taroki-10 = Zece taroace
bonus-taroki-11 = Unsprezece taroace
bonus-taroki-12 = Douăsprezece taroace
bonus-taroki-2 = Două taroace
bonus-taroki-1 = Un taroc
bonus-taroki-0 = Niciun taroc
krolami-step-2 = re
krolami-step-3 = sub
krolami-step-4 = mort

krolami-board-auction-begins = Întâi fiecare e întrebat dacă folosește dreptul pe care i-l dau cărțile: altă împărțire (niciun taroc) sau patru regi arătați; apoi fiecare licitează o dată.
krolami-board-talon = Talon (– e cu fața în jos): { $sets }
krolami-picture-left = Întoarse și lăsate
krolami-board-taken = Din talon s-a luat (– e nevăzut): { $cards }.

turn-prebid = { $name } poate cere altă împărțire (niciun taroc), poate arăta patru regi sau merge mai departe.
turn-choice = { $name } joacă mai departe sau aruncă cărțile.
turn-ultimo = { $name } poate anunța rege ultimo.
turn-kontra = { $name } poate zice contra sau răspunde la ea.
turn-count = Se numără cărțile.
ask-prebid = { $choices ->
    [0] Fără taroc poți cere altă împărțire, patru regi îi poți arăta: cărțile tale nu-ți dau niciunul din drepturi, mergi mai departe. Toți sunt întrebați.
   *[other] Ceri altă împărțire (niciun taroc), arăți patru regi sau mergi mai departe?
}
ask-choice = Joci Unu (*Joc mai departe*) sau arunci cărțile?
ask-ultimo = { $choices ->
    [0] Rege ultimo e pentru cine are regele chemat: zi pas. Toți sunt întrebați, deci întrebarea nu spune nimic.
   *[other] Anunți rege ultimo sau zici pas? Toți sunt întrebați; anunțul îți arată tabăra.
}
ask-kontra = { $choices ->
    [0] În runda asta nu poți dubla nimic: apasă *Nu dublez*. Toți sunt întrebați, deci întrebarea nu spune nimic.
   *[other] Dublezi sau nu? Toți sunt întrebați; dublarea îți arată tabăra.
}
ask-count = Se numără cărțile.
krolami-ask-call = Cheamă un rege, și al tău dacă vrei: cine îl are ți-e partener. Poate fi și în talon.
krolami-ask-talon = { $looks ->
    [0] Ai întors tot talonul: alege unul dintre seturi.
   *[other] Ia setul pe care îl vezi sau întoarce-l și uită-te mai departe.
}
krolami-do-take = Iau { $number }: { $cards }
krolami-do-refuse = Îl întorc
krolami-do-redeal = Fără taroc: cer altă împărțire

krolami-score-ended-surrendered = { $name } a renunțat la { $contract }: regele chemat era în talon, deci nu avea partener.
krolami-score-ended-redeal = Cineva fără taroace a cerut să se arunce cărțile: tura nu contează, dă următorul.
krolami-score-ended-thrown-in = { $name } a câștigat licitația cu { $contract } și a aruncat cărțile: tura nu contează, dă următorul.
krolami-score-ended-passed-out = Toți au zis pas: tura nu contează, dă următorul.
krolami-score-klop = Cărțile s-au aruncat, tura nu contează.
line-king-lost = Regele chemat a fost prins
line-king-left = Regele chemat a rămas pe față în talon
line-pagat-taken = Pagatul a fost prins de { $side }
line-mond-taken = Mondul a fost prins cu Skizul de { $side }
line-taroki = { $count ->
    [one] Un taroc, anunțat de { $side }
    [few] { $count } taroace, anunțate de { $side }
   *[other] { $count } de taroace, anunțate de { $side }
}
krolami-line-surrender = { $name } a renunțat
krolami-line-alone = Declarantul n-are partener: încă o dată la fel pentru ceilalți doi adversari
line-paid = Fiecare din tabăra cealaltă: același punctaj cu semn schimbat

refused-trumpless-only = Altă împărțire poate cere numai cine n-are niciun taroc
refused-four-kings-only = Numai cine are toți cei patru regi îi poate arăta
refused-only-over = { $contract } se poate licita numai peste { $high }
refused-not-open = În runda asta nu se poate dubla
refused-trul-needed = Asta o poate anunța numai cine are Skizul, Mondul și Pagatul
refused-no-such-count = Numărul de taroace se anunță numai de la 10 la 12 sau de la 0 la 2
refused-said-already = Asta ai anunțat deja

option-thrown-in-counts = Turele aruncate se numără
note-thrown-in-counts = O tură aruncată e una dintre turele partidei?
option-cut = Tăiatul
note-cut = Taie botul sau un jucător, care poate refuza? Atunci fiecare alege nevăzut un teanc de douăsprezece.
value-of-cut-auto = taie botul
value-of-cut-interactive = taie jucătorii
option-two-needs-one = Doi numai peste Unu
note-two-needs-one = Doi se poate licita numai după ce a licitat cineva Unu?
option-one-throw-in = Unu aruncat
note-one-throw-in = Declarantul unui Unu poate arunca cărțile?
option-self-king-ultimo = Rege ultimo cu regele propriu
note-self-king-ultimo = Declarantul care și-a chemat propriul rege poate anunța rege ultimo?
option-kontra-window = Contra la joc
note-kontra-window = Când se pot dubla jocul și rege ultimo?
value-of-kontra-window-before-talon = înainte de talon
value-of-kontra-window-after-talon = după decartat
option-announce-reveals-side = Cine anunță își arată tabăra
note-announce-reveals-side = Trula sau pagat ultimo anunțate arată tuturor tabăra celui care vorbește?
option-hidden-king-talon = Rege chemat în talonul nevăzut
note-hidden-king-talon = Ce cărți din talon merg atunci la tabăra declarantului?
value-of-hidden-king-talon-face-down-only = cele nevăzute
value-of-hidden-king-talon-whole-rest = și cele refuzate
option-sets-include-talon = Regii și trula cu talonul
note-sets-include-talon = Pentru patru regi și trula contează talonul și cărțile decartate?
option-king-ultimo-must-win = Regele trebuie să ia ultimo
note-king-ultimo-must-win = La rege ultimo anunțat trebuie să ia ultima levată chiar regele?
option-count-rule = Numărarea
note-count-rule = Cum se numără cărțile și cât trebuie ca să câștigi?
value-of-count-rule-exact = în treimi, peste 35
value-of-count-rule-rounded36 = rotunjit, 36 de puncte
option-trump-count-values = Cât fac taroacele anunțate
note-trump-count-values = Cât fac 10, 11, 12, 2, 1 și 0 taroace anunțate, în ordinea asta?
option-trump-counts-per-side = Taroace anunțate
note-trump-counts-per-side = Care numere de taroace anunțate se plătesc?
value-of-trump-counts-per-side-all = toate
value-of-trump-counts-per-side-best = cel mai bun din fiecare tabără
option-open-king-penalty = Rege chemat rămas pe față
note-open-king-penalty = Cât costă regele chemat care la sfârșit e pe față în talon?
option-surrender-value = Renunțare
note-surrender-value = Cât se plătește fiecărui adversar la renunțare?
value-of-surrender-value-bid = cât face licitarea
option-walat-exclusive = Valat în loc de joc
note-walat-exclusive = Jocul nu mai contează când s-a făcut sau s-a anunțat valat?

krolami-do-pass-prebid = Mai departe
krolami-do-pass-choice = Joc mai departe
krolami-do-pass-kontra = Nu dublez

# What stands on the table: names of things, the lobby, the board, hands and scores.

variant-slovenian = Taroc slovenesc

card-T21 = Mond 21
card-T1 = Pagat 1
card-F = Skiz
suit-trumps = taroace
names-comma = {", "}
names-and = { $others } și { $last }
house-name = { $name } ({ $kind })
level-novice = începător
level-club = club
level-master = maestru
level-stand-in = casa

contract-klop = Klop
contract-three = Trei
contract-two = Doi
contract-one = Unu
contract-solo-three = Solo trei
contract-solo-two = Solo doi
contract-solo-one = Solo unu
contract-beggar = Cerșetor
contract-solo-without = Solo fără
contract-open-beggar = Cerșetor deschis
contract-color-valat-without = Valat de culoare fără
contract-color-valat = Valat de culoare
contract-valat-without = Valat fără
full-contract = { $contract } ({ $native })
native-three = tri
native-two = dve
native-one = ena
native-solo-three = solo tri
native-solo-two = solo dve
native-solo-one = solo ena
native-beggar = berač
native-solo-without = solo brez
native-open-beggar = odprti berač
native-color-valat-without = barvni valat brez
native-color-valat = barvni valat
native-valat-without = valat brez
native-klop = klop
value-klop = puncte împotriva ta
value-with-difference = { $value } + diferența
value-with-difference-short = { $value }+
value-flat = { $value }

bonus-game = jocul
    .bare = joc
bonus-trula = Trula
bonus-kings = Regii
bonus-king-ultimo = Rege ultimo
bonus-pagat-ultimo = Pagat ultimo
bonus-valat = Valat
item-of = { $bonus } ({ $name })
step-1 = contra
step-2 = recontra
step-3 = subcontra
step-4 = mordcontra
side-declaring = atac
side-defence = apărare
side-of-declaring = tabăra declarantului
side-of-defence = tabăra adversă

lobby-title = { $game }, { $players ->
    [one] un jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
}
lobby-empty-seat = *liber*
lobby-host = { $who } · gazdă
lobby-ready = Masa e plină: { $host } poate apăsa *Începe*. Locurile și cine dă primul cărțile se trag la sorți.
lobby-waits-for = Încă nu sunt gata: { $names }.
lobby-rematch = Masa e plină: { $host } poate apăsa *Începe*. Locurile rămân la fel; primul dă cărțile { $name }.
lobby-missing = { $seats ->
    [one] E un loc liber.
    [few] Sunt { $seats } locuri libere.
   *[other] Sunt { $seats } de locuri libere.
}
lobby-join = Intră
lobby-leave = Pleacă
lobby-join-or-leave = Intră sau pleacă
panel-title = ### Înainte de partidă
panel-of-guest = Cum se joacă hotărăște { $host }. Regulile alese se văd la *Opțiuni…*.
lobby-add-house = Adaugă un bot
lobby-remove-house = Scoate un bot
lobby-start = Începe
lobby-fill = Completează și începe
lobby-cancel = Închide masa
lobby-levels = Niveluri…
lobby-house-player = { $name } · casa, { $level }
lobby-level = Boții: { $level } ({ $kind ->
    [novice] uită și se grăbesc
    [master] gândesc fiecare mutare
   *[other] joacă din experiență
})
levels-title = **Cât de bine joacă boții?**
levels-note-novice = **Începătorul** știe regulile, uită ce a căzut mai demult și se grăbește adesea.
levels-note-club = **Jucătorul de club** numără cărțile și joacă din experiență.
levels-note-master = **Maestrul** se uită la multe mâini pe care le-ar putea avea ceilalți și joacă ce e mai bun acolo.
levels-no-master = Maeștrii nu joacă aici: persoana care ține botul pornit a dezactivat gândirea lor și, odată cu ea, analizele.
levels-stand-in = Cine ține locul cuiva dintre voi joacă la nivel de club.
levels-all = Toți: { $level }
levels-of = { $name }: { $level }
lobby-options = Opțiuni…
lobby-people = Jucători…
lobby-be-ready = Gata de joc
lobby-is-ready = { $who } ✓ gata
lobby-invitation = { $names }: { $host } { FORM($names, of: "number") ->
    [one] te
    [few] vă
   *[other] vă
} cheamă la o masă de { $game } în acest canal. Se intră cu *Intră*, mai jos.
lobby-asks-ready = { $names }: { $host } vrea să înceapă la masa de { $game } din acest canal. Se răspunde cu *Gata de joc*, mai jos.
people-title = ### Cine e la masa ta
people-nobody = N-a venit încă nimeni. Cu `/tarok match invite` îți chemi prietenii aici.
people-ask = Întreabă cine e gata
people-remove = Scoate pe cineva…
options-title = ### Opțiunile mesei ({ $page } din { $pages })
options-contents = Mergi la…
options-rules = Numerele regulilor
options-rules-off = Fără numere
options-reset = Resetează
options-all-games = Toate jocurile
options-preset = Joacă după regulile…
lobby-rules = Reguli: { $rules }
preset-document = Regulile standard
preset-server = Regulile acestui server
preset-bga = Board Game Arena
preset-pagat = Pagat.com
preset-score-board = Tarok-Score-Board
preset-group-server = Serverul unui grup sloven
preset-openspiel = OpenSpiel
preset-lada-zei = Lada Zei
preset-tarock-net = Tarock.net
preset-philebus = Philebus
preset-mayr-sedlaczek = Mayr și Sedlaczek
preset-beck = Beck
preset-tyrol = Tirol
preset-like-romanian = Ca la tarocul românesc
preset-most-of-romania = Ca în mai toată România
preset-czernowitz = Cernăuți
defaults-title = ## Setările acestui server
defaults-own = Serverul are reguli proprii la: { $games }
defaults-none = Toate jocurile se joacă după regulile standard.
defaults-game = Alege jocul ale cărui reguli le schimbi…
defaults-of = ## { $game }: regulile acestui server
    -# Mesele noi joacă așa, dacă nu se cer alte reguli.
defaults-several-on = **Mai multe mese:** fiecare masă nouă din canal are firul ei.
defaults-several-off = **O masă:** într-un canal e deschisă cel mult o masă.
defaults-several-tables = Permite mai multe mese
defaults-one-table = O masă pe canal
options-founder = -# Numai { $name } le poate schimba.
options-of-match = Partida
options-of-dealing = Împărțirea
options-of-bidding = Licitația
options-of-talon = Talonul
options-of-saying = Anunțuri și contra
options-of-play = Jocul
options-of-klop = Klop
options-of-pool = Potul și radlerele
options-of-scoring = Scorul
options-of-bonuses = Bonusuri
options-of-three = În trei
options-none = Jocul acesta nu are opțiuni.
options-set = Opțiunile mesei: { $options }
rule-set = { $name }: { $value }
rule-chosen = ales
rule-default = implicit
value-of-on = da
value-of-off = nu
value-of-true = da
value-of-false = nu
option-deals = Ture
note-deals = Câte ture are o partidă?
length-points = până ajunge cineva la { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
length-skis = până la o rundă Skiz (`/tarok match skis`)
lobby-length = Partida: { $length }
length-deals = { $deals ->
    [one] o tură
    [few] { $deals } ture
   *[other] { $deals } de ture
}
thread-title = { $game }: masa deschisă de { $name }
table-closed = Masa aceasta de { $game } s-a închis.

board-title = { $game } · tura { $deal }
board-title-of = { $game } · tura { $deal } din { $deals }
board-dealer = Dă cărțile: { $name }
board-compulsory = Klop obligatoriu: numai Klop, Solo fără și mai sus
board-compulsory-klop = Klop obligatoriu: se joacă Klop
board-skis = Runda Skiz e anunțată
board-last-dealer = Ultima tură: când dă { $name }
board-auction-begins = Începe licitația.
board-before-deal = Cărțile încă nu sunt împărțite.
board-cut = { $name } a tăiat și a ridicat { $number ->
    [one] o carte
    [few] { $number } cărți
   *[other] { $number } de cărți
}.
board-knock = { $name } a bătut.
board-knocked = { $name } a bătut: { $method }.
board-piles = Teancuri: { $piles }
board-pile-of = { $number } { $name }
method-six = De două ori câte șase
method-twelve = Teancuri de douăsprezece, alese nevăzute
method-abeles = Abeles: 6, apoi câte 12, la urmă 6
method-ladder = Scara: 1, 2, 3, 3, 2, 1
board-bid = { $name }: { $bid }
board-passed = pas
board-contract-alone = **{ $contract }** · { $value }
board-contract = **{ $contract }** · { $value } · declarant { $name }
board-doubled = dublat de un radlo
board-called = Rege chemat: **{ $king }**
board-called-card = Carte chemată: **{ $king }**
board-talon = Talon: { $sets }
board-set = { $number }{"\u00A0"}[{ $cards }]
board-taken-unseen = Setul { $number } din talon a fost luat nevăzut.
board-taken = Din talon s-a luat: { $cards }.
board-laid-trumps = Taroace decartate: { $cards }.
board-said = Miza: { $items }
board-statement = { $name }: { $what }
board-kontra = { $step } la { FORM($item, of: "bare") }
board-item-raised = { $item } ×{ $times } ({ $step })
board-teams = { $teams }
board-of = { $name } { $cards }
board-exposed = La vedere: { $cards }
board-face-up = La vedere pentru ultima levată: { $cards }
board-monte-monte = { $name } propune să se arunce cărțile
board-monte-agree = { $name } e de acord
board-monte-refuse = { $name } nu vrea
board-monte-pass = { $name } nu propune nimic
board-fool-pending = Matto, jucat de { $name }, stă la { $holder } până când { $name } câștigă o levată
board-fool-back = { $name } și-a luat Matto înapoi de la { $holder } pentru { $card }
board-straw = Oameni de paie ({ $name }): { $piles }
board-pile = { $cards ->
    [0] { $card }
   *[other] { $card } +{ $cards }
}
board-pile-down = ▮ { $cards ->
    [one] o carte
    [few] { $cards } cărți
   *[other] { $cards } de cărți
}
board-called-out = { $name } a strigat „{ $word }” în levata { $trick }
board-no-piles = nu mai are
board-known = { $name } are în mână, văzute de toți: { $cards }
board-level = Nivelul jocului: { $level }
board-open-hand = { $name } joacă cu cărțile pe față:
board-no-trick-yet = -# Încă nu s-a jucat nicio carte.
board-trick = Levata { $number }
board-wins = ◀ ia
board-trick-open = { $leader }: { $cards } → { $name }
board-last = Levata dinainte, deschisă de { $leader }: { $cards } → { $name }
board-gifts = -# Cărți din talon date pe levate: { $cards }
board-gift-ahead = -# Cine ia levata asta primește și { $card }
board-tricks = { $tricks ->
    [one] o levată
    [few] { $tricks } levate
   *[other] { $tricks } de levate
}
board-sits-out = stă pe margine
board-why-held = { $name } vorbește înainte de { $other }, deci e de ajuns o licitare egală
board-why-forehand = Toți ceilalți au zis pas, deci hotărăște { $name }, ca mâna întâi
board-why-alone = { $king } e în talon: { $name } nu are partener
board-why-emperor = Mond, Skiz și Pagat în aceeași levată: o ia Pagatul
board-over = Tura s-a terminat.
board-my-hand = Cărțile mele
board-last-trick = Levata dinainte
board-watch = Privește
board-resume = Continuă
board-paused = **Masa e în pauză.** Oricine joacă aici o poate relua.
board-paused-by = **{ $name } a pus masa în pauză.** Oricine joacă aici o poate relua.
turn-cut = { $name } taie sau bate.
turn-method = { $name } alege cum se împart cărțile.
turn-piles = { $name } alege un teanc, nevăzut.
turn-auction = { $name } licitează.
turn-raise = { $name } poate urca jocul.
turn-call = { $name } cheamă un rege.
turn-talon = { $name } alege din talon.
turn-discard = { $name } decartează.
turn-conversion = { $name } poate trece la valat de culoare.
turn-announcements = { $name } poate anunța.
turn-lead = { $name } deschide levata.
turn-play = { $name } joacă.
board-menu = Meniu…
menu-title = ### Meniu
menu-rules = Regulile acestei mese
menu-rules-title = ### Regulile acestei mese
menu-look = Aspectul cărților
menu-language = Limba
menu-score = Scorul
menu-pause = Pauză
menu-leave = Pleacă
menu-end = Încheie partida
last-none = Încă nu s-a încheiat nicio levată.
last-before = ◀ Levata { $number }
last-after = Levata { $number } ▶
last-title = ### Levata { $number }
last-card = ## { $card }  { $name }

hand-king-in-talon = { $card } era în talon: nu ai partener și poți renunța.
hand-partner = Partener: { $name }
hand-tops = ▲ Pe oamenii tăi de paie: { $cards }
hand-over = Tura s-a terminat.
foregone-card = Aici merge o singură carte: se joacă singură.
foregone-move = Aici nu e nimic de hotărât: casa merge mai departe.
hand-in-a-moment = Vine imediat întrebarea: o clipă, te rog.
hand-waiting = Se așteaptă: { $name }…
hand-waiting-played = Ai jucat { $card }. Se așteaptă: { $name }…
hand-waiting-forced = { $card }, singura carte pe care o puteai juca, s-a jucat de la sine. Se așteaptă: { $name }…
hand-fresh = Tocmai luate din talon: { $cards }
hand-sits-out = Tura asta stai pe margine: joacă patru, iar cine dă cărțile se odihnește.
hand-on-table = Pe masă: { $cards }
news-trick = { $cards }: { $own ->
    [1] levata e a ta
   *[other] levata o ia { $name }
}
news-forced = tu { $card } (singura carte pe care o puteai juca, de la sine)
trick-taken = { $own ->
    [1] Levata e a ta
   *[other] { $name } ia levata
} ({ $card }, { $points } { $count ->
    [one] punct
    [few] puncte
   *[other] de puncte
}).
trick-taken-part = { $own ->
    [1] Levata e a ta
   *[other] { $name } ia levata
} ({ $card }, { $points } puncte).
partner-shown = { $card }: { $viewer ->
    [partner] joci cu { $declarer }
    [declarer] { $partner } joacă cu tine
   *[other] { $partner } joacă cu { $declarer }
}.
trick-cards = Levata { $number }: { $cards }
hand-empty = *Nicio carte.*
hand-not-dealt = *Cărțile încă nu sunt împărțite.*
hand-cut = Ridică între { $least } și { $most ->
    [one] o carte
    [few] { $most } cărți
   *[other] { $most } de cărți
}
hand-you-declare = Joci { $contract }
hand-with-declarer = Joci cu { $name } ({ $contract })
hand-against = Ești în apărare: { $name } joacă { $contract }
hand-called = Rege chemat: { $king }
hand-called-card = Carte chemată: { $king }
hand-promised = Păstrezi { $cards } pentru ultima levată
hand-radlo = Contractul tău ar conta dublu (radlo)
hand-must-bid = Toți ceilalți au zis pas: ești mâna întâi și trebuie să alegi un contract
hand-plus = { $value }+ înseamnă { $value } plus diferența punctelor în cărți față de 35
hand-plus-rounded = { $value }+: { $value } plus diferența punctelor față de 35, rotunjită la 5
hand-marks = { $dealer }: cine dă cărțile, { $forehand }: mâna întâi
hand-lay = { $number ->
    [one] Alege o carte de decartat
    [few] Alege { $number } cărți de decartat
   *[other] Alege { $number } de cărți de decartat
}
hand-pick = Joacă: { $cards }
hand-why-not = De ce nu…?
watch-live = Urmărești jocul un sfert de oră; *Reîncarcă* îl duce mai departe.
watch-over = Tura s-a terminat; scorul e în canal. Dacă rămâi, tura următoare vine tot aici.
watch-elsewhere = -# Privești mai jos.
hand-refresh = Reîncarcă
hand-cards-out = Nevăzute
hand-more = Mai multe…
hand-back = Înapoi
hand-elsewhere = -# Cărțile tale sunt în alt mesaj, mai jos.
hand-seats = Dă cărțile { $dealer } · mâna întâi { $forehand }
hand-score = Scor: { $scores }
hand-stake-raised = { $item } (×{ $times })
hand-laid = Ai decartat { $cards }
hand-points = Puncte în cărți luate de tine: { $points }
hand-points-with = Puncte în cărți luate împreună cu { $names }: { $points }
out-title = **Cărți pe care nu le-ai văzut: { $cards }**
out-none = *Niciuna: le-ai văzut pe toate.*
out-taken = { $name } a luat din talon { $cards }
sure-move = **{ $move }**: sigur?
sure-stop = Închizi masa? Tura neterminată nu contează, iar partida nu mai poate fi continuată.
sure-end = Închei partida aici? Se încheie când sunt de acord toți de la masă. { $half ->
    [1] Dacă s-a jucat mai puțin de jumătate, nu contează pentru nimeni.
   *[other] Ce s-a jucat contează.
}
sure-skis = Anunți runda Skiz? Începe cu tura următoare, încheie partida și nu mai poate fi luată înapoi.
sure-yes = Da
sure-no = Nu
next-title = Urmează tura { $deal }
next-title-of = Urmează tura { $deal } din { $deals }
next-waits = Se așteaptă: { $names }. Dacă durează mult, tura următoare începe oricum.
next-when-you-like = Începe când apeși *Tura următoare*.
next-soon = Începe imediat.
next-press = Apasă *Tura următoare* sub scor când ai văzut destul.
next-press-here = Apasă *Tura următoare* când ai văzut destul.
next-over = Tura s-a terminat.
next-ready = Gata, ai confirmat.
next-deal = Tura următoare
next-sit = Privești? Joacă și tu
next-stop = Oprește partida…
ask-cut = Taie cărțile sau bate: atunci nu taie nimeni și cărțile se împart altfel.
ask-method = S-a bătut. Cum se împart cărțile?
ask-piles = Alege-ți teancul: cărțile nu le-a văzut nimeni.
ask-auction = Ce licitezi?
ask-raise = Urci jocul sau îl păstrezi?
ask-call = Cheamă un rege: cine îl are ți-e partener.
ask-talon = Ia unul dintre seturile talonului.
ask-talon-card = Ia o carte din talon.
ask-king-found = { $card } era în talon: nu ai partener. { $looks ->
    [0] Alege un set sau dă jocul pierdut.
   *[other] Ia setul, uită-te mai departe sau dă jocul pierdut.
}
ask-discard = { $number ->
    [one] Decartează o carte.
    [few] Decartează { $number } cărți.
   *[other] Decartează { $number } de cărți.
}
ask-conversion = Îți păstrezi contractul sau treci la valat de culoare?
ask-announcements = { $choices ->
    [0] Acum nu poți anunța și nu poți urca nimic: mergi mai departe. Toți sunt întrebați.
   *[other] Anunți ceva?
}
ask-lead = Deschizi levata: cu ce carte?
ask-play = Ce carte joci?
do-pass = Pas
do-bid = { $contract } · { $value }
do-keep = Rămân la { $contract }
do-say-nothing = Nimic de spus
do-say-no-more = Am terminat
do-play-top = { $card } ▲
do-play-calling = { $card } „{ $call }”
do-pile = Teancul { $number }
do-cut = { $number ->
    [one] Ridic o carte
    [few] Ridic { $number } cărți
   *[other] Ridic { $number } de cărți
}
do-cut-here = Tai la mijloc: { $number }
do-knock = Bat
do-throw-in = Arunc cărțile
do-redeal = Cer altă împărțire
do-refuse = Refuz
do-surrender = Renunț
do-monte = Propun Monte
do-agree = De acord
do-say-for = { $bonus } · { $value }
do-kontra = { $step }: { $item }
do-kontra-for = { $kontra } · { $value }
worth-plus = { $value }+
do-take = { $number }: { $cards }
do-lay = Decartez { $cards }

replay-look = Vezi tura
replay-cards = Tura { $deal } · cărțile
replay-talk = Tura { $deal } · înainte de joc
replay-trick = Tura { $deal } · levata { $number } din { $tricks }
replay-seats = Dă cărțile: { $dealer } · mâna întâi: { $forehand }
replay-hand = **{ $name }**  { $cards }
replay-hands = Ce aveau în mână la începutul levatei:
replay-straw = Oameni de paie ({ $name }): { $piles }
replay-talon = Talon: { $cards }
replay-discards = Decartate: { $cards }
replay-said = Pe rând: { $said }
replay-contract = { $contract }, joacă { $names }
replay-pile = { $names } { $points }
replay-gift = Pe deasupra, o carte din talon: { $card }
replay-so-far = Puncte în cărți până acum: { $piles }
replay-counted = Puncte în cărți la sfârșit: { $piles }
replay-match = #{ $number } { $game }: { $names }
replay-deal = Tura { $deal }: { $scores }
replay-void = O tură nulă, împărțită din nou
replay-tricks = { $names } { $tricks }
replay-tricks-so-far = Levate până acum: { $piles }
replay-first = |◀ Început
replay-back = ◀ Înapoi
replay-next = Înainte ▶
replay-last = Sfârșit ▶|
replay-share = Arată tuturor
replay-score = ◀ Înapoi la scor
practice-from-here = Joacă de aici
practice-pick = Sau joacă de la una din aceste decizii …
practice-turn = { $name }: { $said }
practice-title = Exercițiu · tura { $deal }
practice-title-puzzle = Exercițiu · problemă
practice-note = Îl vezi numai tu, și nimic din el nu contează. Pentru toți ceilalți joacă casa.
practice-note-for = Îl vezi numai tu, și nimic din el nu contează. Tu joci pentru { $name }, iar pentru toți ceilalți joacă casa.
practice-trick = Levata { $number }: { $cards }. O ia { $name }.
practice-let-pass = Mai departe
practice-again = Încă o dată de aici
practice-back = Înapoi la tură
practice-back-puzzle = Înapoi la problemă
practice-here = Aici
practice-match = Partidă
practice-made = { $made ->
    [again] Aici cărțile s-ar împărți din nou
   *[other] Aici ai făcut **{ $made }**
    }; { $match ->
    [again] în partidă s-au împărțit din nou.
   *[other] în partidă a fost **{ $match }**.
    }
score-title = Tura { $deal }
score-void = { $names }: niciun taroc în mână. Tura e nulă; dă din nou aceeași persoană, cu klop obligatoriu.
score-void-again = { $names }: niciun taroc în mână. Tura e nulă; dă din nou aceeași persoană.
score-ended-annulled = Cineva fără taroace și fără regi a anulat tura.
score-ended-redeal = Cineva fără taroace a cerut altă împărțire.
score-ended-thrown-in = Cărțile se aruncă.
score-ended-passed-out = Toată lumea a zis pas.
score-ended-monte = Toți au fost de acord să arunce cărțile: nu se punctează nimic.
score-ended-surrendered = { $name } a renunțat la { $contract }.
score-repeated = Nu contează: { $name } dă din nou
score-klop = { $contract }: fiecare joacă pentru sine, iar punctele din cărți se scad.
score-made = { $name } a jucat { $contract } cu { $partner } și a câștigat. Adversari: { $others }.
score-lost = { $name } a jucat { $contract } cu { $partner } și a pierdut. Adversari: { $others }.
score-made-alone = { $name } a jucat { $contract } fără partener și a câștigat. Adversari: { $others }.
score-lost-alone = { $name } a jucat { $contract } fără partener și a pierdut. Adversari: { $others }.
score-aim-no-trick = La { $contract } declarantul nu are voie să ia nicio levată.
score-aim-all-tricks = La { $contract } declarantul trebuie să ia toate levatele.
score-needed = Puncte în cărți pentru { $names }: trebuiau { $needed }, s-au luat { $points }. { $others }: { $rest }.
score-stopped = Tura s-a încheiat după levata { $trick }: nimic nu mai putea schimba rezultatul.
score-others = Aici se punctează numai tabăra declarantului: pentru { $names } nu se schimbă nimic.
score-sum = { $names }, în total: **{ $points }**
score-sum-each = { $names }, în total: **{ $points }** fiecare
score-change = tura
score-total = total
score-course = evoluția
score-course-told = Barele: cum a urcat și a coborât totalul fiecăruia, tură cu tură.
score-radli = radli
score-final = final
score-radli-told = ○ e un radlo deschis: următorul contract declarat de cine îl are contează dublu, iar dacă e câștigat, e tăiat un radlo.
score-radli-struck = ● e unul tăiat.
score-note-struck = { $name } taie un radlo (●)
score-note-radlo-for-all = Toată lumea primește un radlo (○)
line-game = { $contract }, { $outcome ->
    [lost] pierdut: { $difference ->
        [0] { $card_points } de puncte în cărți sunt cu unul prea puțin, deci costă
       *[other] puncte în cărți { $card_points }, cu { $difference } sub 35, deci costă
    }
   *[made] câștigat: puncte în cărți { $card_points }, cu { $difference } peste 35, deci aduce
} { $raised ->
    [no] { $value } + { $difference }:
   *[yes] ({ $value } + { $difference }){ $times }:
}
line-game-rounded = { $contract }, { $outcome ->
    [lost] pierdut: puncte în cărți { $card_points }, cu { $over } sub 35, rotunjit la { $difference }, deci costă
   *[made] câștigat: puncte în cărți { $card_points }, cu { $over } peste 35, rotunjit la { $difference }, deci aduce
} { $raised ->
    [no] { $value } + { $difference }:
   *[yes] ({ $value } + { $difference }){ $times }:
}
line-flat = { $contract }, { $outcome ->
    [lost] pierdut:
   *[made] câștigat:
}
line-flat-raised = { $contract }, { $outcome ->
    [lost] pierdut, deci costă
   *[made] câștigat, deci aduce
} { $value }{ $times }:
line-times = {" "}×{ $times } ({ $step })
line-klop = { $name }: puncte în cărți { $card_points }, { $tricks ->
    [one] dintr-o levată
    [few] din { $tricks } levate
   *[other] din { $tricks } de levate
}{ $times }
line-klop-rounded = { $name }: puncte în cărți { $card_points }, { $tricks ->
    [one] dintr-o levată
    [few] din { $tricks } levate
   *[other] din { $tricks } de levate
}, rotunjit la cel mai apropiat multiplu de 5{ $times }
line-klop-empty = { $name }: { $tricks ->
    [0] nicio levată
   *[other] levate { $tricks }
} și puncte în cărți { $card_points }, deci câștigă klopul{ $times }
line-klop-full = { $name }: puncte în cărți { $card_points }, { $tricks ->
    [one] dintr-o levată
    [few] din { $tricks } levate
   *[other] din { $tricks } de levate
}, mai mult de jumătate din toate, deci pierde klopul{ $times }
line-klop-spared = { $name }: puncte în cărți { $card_points }, { $tricks ->
    [one] dintr-o levată
    [few] din { $tricks } levate
   *[other] din { $tricks } de levate
}, care acum nu contează{ $times }
line-radli = Dublat de un radlo al declarantului
line-mirror = Fiecare apărător: același punctaj cu semn schimbat
line-mond = { $name } a pierdut Mondul
line-bonus-silent-made = { $bonus } fără anunț: { $side } reușește{ $times }
line-bonus-silent-lost = { $bonus } fără anunț: { $side } pierde{ $times }
line-bonus-announced-made = { $bonus } cu anunț: { $side } reușește{ $times }
line-bonus-announced-lost = { $bonus } cu anunț: { $side } pierde{ $times }
deal-voided = N-am mai putut citi mersul acestei ture, așa că e nulă și nu contează. Cărțile se împart din nou.
match-note-radli = -# Fiecare radlo deschis costă { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.
match-over = Partida s-a încheiat. Câștigă { $names }
match-again = Revanșă
match-stopped = Partida a fost închisă. În frunte: { $names }
plain-board = ### Tura { $deal }
    Acum nu pot desena masa, dar jocul merge mai departe: **Cărțile mele** îți arată cărțile și ce poți face.
plain-turn = **La rând e { $name }.**
plain-lobby = Acum nu pot desena masa, dar butoanele merg. Locuri ocupate: { $taken } din { $seats }.
plain-hand = Acum nu-ți pot desena cărțile. Poți juca mai departe cu comenzile: ele oferă exact ce ai voie, de exemplu `/tarok move play`.
plain-over = Tura { $deal } s-a terminat.
plain-sheet = Tura s-a terminat, dar nu pot desena scorul. Se pune la punctaj oricum, iar acum stați așa:
plain-end = ## Partida s-a încheiat
    Nu pot desena clasamentul, dar se pune la punctaj oricum. Scorul final:
scores-title = Foaia de scor
scores-played = { $deal } { $contract }
scores-played-by = { $deal } { $contract } ({ $name })
scores-unplayed = nejucată
scores-course = Totalul fiecăruia, tură cu tură:
scores-left-out = -# { $deals ->
    [one] O tură mai veche nu apare.
    [few] { $deals } ture mai vechi nu apar.
   *[other] { $deals } de ture mai vechi nu apar.
}
leaderboard-title = Clasament: { $game }
leaderboard-empty = Clasamentul acesta e gol: în el intră oameni din partide terminate cu cel puțin doi oameni.
leaderboard-matches = partide
leaderboard-wins = vict.
leaderboard-average = media
leaderboard-note = Contează numai partidele cu cel puțin doi oameni.

refused = { $reason }. (Regula { $rule })
refused-deal-over = Tura asta s-a terminat
refused-cut-too-thin = { $number ->
    [one] La tăiat rămâne cel puțin o carte în fiecare parte
    [few] La tăiat rămân cel puțin { $number } cărți în fiecare parte
   *[other] La tăiat rămân cel puțin { $number } de cărți în fiecare parte
}
refused-no-such-method = Cărțile nu se pot împărți așa
refused-no-such-pile = Teancurile sunt de la 1 la { $number }
refused-pile-taken = Teancul acesta e luat: alege altul
refused-not-your-turn = La rând e { $turn }
refused-in-a-moment = Vine imediat întrebarea: o clipă, te rog
refused-not-now = Nu despre asta e vorba acum
refused-not-in-hand = Nu ai { $card }
refused-must-follow = Trebuie să dai la culoare: { $suit }
refused-must-trump = Nu ai { $suit }, deci trebuie să dai taroc
refused-must-beat = Trebuie să dai o carte care bate levata, fiindcă ai una
refused-suits-first = Poți deschide cu taroc abia când nu mai ai alte culori
refused-pagat-last = Poți juca Pagatul numai dacă nu merge altă carte
refused-hold-back = Ai anunțat ultimo, deci păstrează { $card } pentru ultima levată
refused-must-name-contract = Toți ceilalți au zis pas: ești mâna întâi și trebuie să alegi un contract
refused-bid-too-low = Trebuie să licitezi peste { $high }
refused-bid-below = Trebuie să licitezi cel puțin { $high }
refused-weak-hand-only = Tura o poate anula numai cine are un singur taroc, sau două sub T10
refused-forehand-only = Numai mâna întâi poate alege { $contract }, după ce toți ceilalți au zis pas
refused-compulsory = E klop obligatoriu: nu se poate licita { $contract }
refused-no-such-contract = Aici nu se poate licita { $contract }
refused-all-kings-needed = Numai un declarant cu toți cei patru regi poate chema o damă
refused-not-a-king = Trebuie să chemi unul dintre cei patru regi
refused-no-such-set = Seturile talonului sunt de la 1 la { $sets }
refused-set-in-turn = Acum e vorba de setul { $number } din talon
refused-king-not-seen = Poți renunța abia după ce ai văzut în talon regele chemat
refused-wrong-number = { $number ->
    [one] Trebuie să decartezi exact o carte
    [few] Trebuie să decartezi exact { $number } cărți
   *[other] Trebuie să decartezi exact { $number } de cărți
}
refused-five-points = { $card } are cinci puncte și nu se decartează
refused-trumps-kept = Taroacele se decartează numai dacă nu ai alte cărți
refused-keep-or-convert = Poți păstra contractul sau trece la { $contract }
refused-no-such-bonus = La contractul acesta nu poți anunța așa ceva
refused-card-needed = Asta o poate anunța numai cine are { $card }
refused-already-announced = Tabăra ta a anunțat deja asta
refused-cancelled-by-valat = S-a anunțat valat: nimic altceva nu mai contează
refused-no-such-item = Asta n-a anunțat-o nimeni
refused-ladder-ended = Mai sus de atât nu se poate dubla
refused-not-your-step = Treapta următoare e a celeilalte tabere
refused-side-unknown = Încă nu știi din ce tabără e { $owner }

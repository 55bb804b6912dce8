# What stands on the table: names of things, the lobby, the board, hands and scores.
#
# Words that are put into sentences have forms: accusative, genitive, locative, and `inside`, which
# is the word in small letters; of bonuses also `it`, the pronoun.

variant-slovenian = Slovenski tarok

card-T21 = Mond 21
    .accusative = Monda 21
    .genitive = Monda 21
card-T1 = Pagat 1
    .accusative = Pagata 1
    .genitive = Pagata 1
card-F = Škis
    .accusative = Škisa
    .genitive = Škisa
suit-trumps = taroki
    .kind = trumps
    .genitive = tarokov
names-comma = {", "}
names-and = { $others } in { $last }
house-name = { $name } ({ $kind })
level-novice = začetnik
level-club = klub
level-master = mojster
level-stand-in = hiša

contract-klop = Klop
    .inside = klop
    .accusative = klop
    .genitive = klopa
    .locative = klopu
contract-three = Tri
    .inside = trojka
    .accusative = trojko
    .genitive = trojke
    .locative = trojki
contract-two = Dve
    .inside = dvojka
    .accusative = dvojko
    .genitive = dvojke
    .locative = dvojki
contract-one = Ena
    .inside = enka
    .accusative = enko
    .genitive = enke
    .locative = enki
contract-solo-three = Solo tri
    .inside = solo tri
    .accusative = solo tri
    .genitive = solo tri
    .locative = solo tri
contract-solo-two = Solo dve
    .inside = solo dve
    .accusative = solo dve
    .genitive = solo dve
    .locative = solo dve
contract-solo-one = Solo ena
    .inside = solo ena
    .accusative = solo ena
    .genitive = solo ena
    .locative = solo ena
contract-beggar = Berač
    .inside = berač
    .accusative = berača
    .genitive = berača
    .locative = beraču
contract-solo-without = Solo brez
    .inside = solo brez
    .accusative = solo brez
    .genitive = solo brez
    .locative = solo brez
contract-open-beggar = Odprti berač
    .inside = odprti berač
    .accusative = odprtega berača
    .genitive = odprtega berača
    .locative = odprtem beraču
contract-color-valat-without = Barvni valat brez
    .inside = barvni valat brez
    .accusative = barvni valat brez
    .genitive = barvnega valata brez
    .locative = barvnem valatu brez
contract-color-valat = Barvni valat
    .inside = barvni valat
    .accusative = barvni valat
    .genitive = barvnega valata
    .locative = barvnem valatu
contract-valat-without = Valat brez
    .inside = valat brez
    .accusative = valat brez
    .genitive = valata brez
    .locative = valatu brez
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
value-klop = točke štejejo v minus
value-with-difference = { $value } + razlika
value-with-difference-short = { $value }+
value-flat = { $value }

bonus-game = igra
    .accusative = igro
    .it = jo
bonus-trula = Trula
    .accusative = trulo
    .it = jo
bonus-kings = Kralji
    .accusative = kralje
    .it = jih
bonus-king-ultimo = Kralj ultimo
    .accusative = kralja ultimo
    .it = ga
bonus-pagat-ultimo = Pagat ultimo
    .accusative = pagata ultimo
    .it = ga
bonus-valat = Valat
    .accusative = valat
    .it = ga
item-of = { $bonus } ({ $name })
    .accusative = { FORM($bonus, of: "accusative") } ({ $name })
step-1 = kontra
step-2 = rekontra
step-3 = subkontra
step-4 = mordkontra
side-declaring = igralčeva stran
side-defence = nasprotnik
side-of-declaring = igralčeva stran
side-of-defence = nasprotna stran

lobby-title = { $game }, { $players ->
    [one] { $players } igralec
    [two] { $players } igralca
    [few] { $players } igralci
   *[other] { $players } igralcev
}
lobby-empty-seat = *prosto*
lobby-host = { $who } · vodi mizo
lobby-ready = Vsi so tu: { $host } lahko pritisne *Začni*. Sedeže in prvega delilca določi žreb.
lobby-waits-for = Še { FORM($names, of: "number") ->
    [one] ni
    [two] nista
    [few] niso
   *[other] niso
} nared: { $names }.
lobby-rematch = Vsi so tu: { $host } lahko pritisne *Začni*. Sedeži ostanejo isti, prvi deli { $name }.
lobby-missing = { $seats ->
    [one] En sedež je še prost.
    [two] Dva sedeža sta še prosta.
    [few] { $seats } sedeži so še prosti.
   *[other] { $seats } sedežev je še prostih.
}
lobby-join = Prisedi
lobby-leave = Odidi
lobby-join-or-leave = Prisedi ali odidi
panel-title = ### Pred partijo
panel-of-guest = Kako se igra, določi { $host }. Izbrana pravila kaže gumb *Možnosti …*.
lobby-add-house = Dodaj hišnega igralca
lobby-remove-house = Odstrani hišnega igralca
lobby-start = Začni
lobby-fill = Dopolni in začni
lobby-cancel = Zapri mizo
lobby-options = Možnosti …
lobby-people = Ljudje …
lobby-levels = Stopnje …
lobby-house-player = { $name } · hiša, { $level }
lobby-level = Hišni igralci: { $level } ({ $kind ->
    [novice] pozabljajo in hitijo
    [master] pretehtajo vsako potezo
   *[other] igrajo po izkušnjah
})
levels-title = **Kako dobro igra hiša?**
levels-note-novice = **Začetnik** pozna pravila, pozablja, kaj je padlo pred časom, in pogosto hiti.
levels-note-club = **Klub** šteje karte in igra po izkušnjah.
levels-note-master = **Mojster** pretehta, kaj vse imajo drugi lahko v rokah, in odigra, kar je takrat najbolje.
levels-no-master = Mojstri tu ne igrajo: tisti, ki poganja bota, je razmišljanje izklopil, in z njim analize.
levels-stand-in = Kdor nadomešča koga od vas, igra kakor v klubu.
levels-all = Vsi: { $level }
levels-of = { $name }: { $level }
lobby-be-ready = Nared sem
lobby-is-ready = { $who } ✓ nared
lobby-invitation = { $names }: { $host } vabi na partijo ({ $game }) v tem kanalu. Spodaj pritisni *Prisedi*.
lobby-asks-ready = { $names }: { $host } bi začel partijo ({ $game }) v tem kanalu. Spodaj pritisni *Nared sem*.
people-title = ### Ljudje za tvojo mizo
people-nobody = Za mizo ni še nikogar. Z `/tarok match invite` pokličeš prijatelje.
people-ask = Vprašaj, ali lahko začnemo
people-remove = Odstrani koga …
options-title = ### Možnosti mize ({ $page } od { $pages })
options-contents = Pojdi na …
options-rules = Številke pravil
options-rules-off = Skrij številke pravil
options-reset = Ponastavi
options-all-games = Vse igre
options-preset = Igraj po pravilih …
lobby-rules = Pravila: { $rules }
preset-document = Običajna pravila
preset-server = Lastna pravila tega strežnika
preset-bga = Board Game Arena
preset-pagat = Pagat.com
preset-score-board = Tarok-Score-Board
preset-group-server = Strežnik slovenske družbe
preset-openspiel = OpenSpiel
preset-lada-zei = Lada Zei
preset-tarock-net = Tarock.net
preset-philebus = Philebus
preset-mayr-sedlaczek = Mayr in Sedlaczek
preset-beck = Beck
preset-tyrol = Tirolska
preset-like-romanian = Kot v romunskem taroku
preset-most-of-romania = Večina Romunije
preset-czernowitz = Černovci
defaults-title = ## Nastavitve tega strežnika
defaults-own = Strežnik ima lastna pravila za: { $games }
defaults-none = Vse igre se igrajo po običajnih pravilih.
defaults-game = Izberi igro in ji spremeni pravila …
defaults-of = ## { $game }: lastna pravila tega strežnika
    -# Po njih se igra za novimi mizami, razen če kdo izbere druga.
defaults-several-on = **Več miz:** vsaka nova miza v kanalu dobi svojo nit.
defaults-several-off = **Ena miza:** v kanalu je naenkrat ena sama miza.
defaults-several-tables = Dovoli več miz
defaults-one-table = Ena miza na kanal
options-founder = -# Spreminja jih lahko samo { $name }.
options-of-match = Partija
options-of-dealing = Deljenje
options-of-bidding = Licitacija
options-of-talon = Talon
options-of-saying = Napovedi in kontra
options-of-play = Potek igre
options-of-klop = Klop
options-of-pool = Kasa in radlerji
options-of-scoring = Obračun
options-of-bonuses = Dodatki
options-of-three = V treh
options-none = Ta igra nima možnosti.
options-set = Možnosti mize: { $options }
rule-set = { $name }: { $value }
rule-chosen = izbrano
rule-default = običajno
value-of-on = da
value-of-off = ne
value-of-true = da
value-of-false = ne
option-deals = Število delitev
note-deals = Koliko delitev ima partija?
length-points = do { $points } točk
length-skis = do škis runde (`/tarok match skis`)
lobby-length = Partija: { $length }
length-deals = { $deals ->
    [one] ena delitev
    [two] dve delitvi
    [few] { $deals } delitve
   *[other] { $deals } delitev
}
thread-title = { $game }, miza: { $name }
table-closed = Miza je zaprta ({ $game }).

board-title = { $game } · { $deal }. delitev
board-title-of = { $game } · { $deal }. delitev od { $deals }
board-dealer = Deli { $name }
board-compulsory = Obvezni klop: samo klop, solo brez in višje igre
board-compulsory-klop = Obvezni klop: igra se klop
board-skis = Napovedana je škis runda
board-last-dealer = Zadnja delitev: ko deli { $name }
board-auction-begins = Licitacija se začne.
board-before-deal = Karte še niso razdeljene.
board-cut = { $name } privzdigne: { $number ->
    [one] { $number } karto
    [two] { $number } karti
    [few] { $number } karte
   *[other] { $number } kart
}.
board-knock = { $name } potrka.
board-knocked = { $name } potrka: { $method }.
board-piles = Kupčki: { $piles }
board-pile-of = { $number } { $name }
method-six = dvakrat po šest
method-twelve = kupčki po dvanajst, izbrani na slepo
method-abeles = abeles: 6, nato po 12, nazadnje 6
method-ladder = lestev: 1, 2, 3, 3, 2, 1
board-bid = { $name }: { $bid }
board-passed = naprej
board-contract-alone = **{ $contract }** · { $value }
board-contract = **{ $contract }** · { $value } · igra { $name }
board-doubled = dvojno zaradi radelca
board-called = Rufani kralj: **{ $king }**
board-called-card = Rufana karta: **{ $king }**
board-talon = Talon: { $sets }
board-set = { $number }{"\u00A0"}[{ $cards }]
board-taken-unseen = { $number }. kupček talona je vzet na slepo.
board-taken = Vzeto iz talona: { $cards }.
board-laid-trumps = Založeni taroki: { $cards }.
board-said = Velja: { $items }
board-statement = { $name }: { $what }
board-kontra = { $step } na { FORM($item, of: "accusative") }
board-item-raised = { $item } ×{ $times } ({ $step })
board-teams = { $teams }
board-of = { $name } { $cards }
board-exposed = Odkrito: { $cards }
board-face-up = Odkrito za zadnji štih: { $cards }
board-monte-monte = { $name } predlaga, da karte vržemo skupaj
board-monte-agree = { $name } je za
board-monte-refuse = { $name } je proti
board-monte-pass = { $name } ne predlaga ničesar
board-fool-pending = Matta ({ $name }) hrani { $holder }, dokler { $name } ne dobi štiha
board-fool-back = { $name } vzame Matta nazaj; { $holder } zanj dobi { FORM($card, of: "accusative") }
board-straw = Slamnati možje ({ $name }): { $piles }
board-pile = { $cards ->
    [0] { $card }
   *[other] { $card } +{ $cards }
}
board-pile-down = ▮ { $cards ->
    [one] { $cards } karta
    [two] { $cards } karti
    [few] { $cards } karte
   *[other] { $cards } kart
}
board-called-out = { $name } v { $trick }. štihu vzklikne »{ $word }«
board-no-piles = nič več
board-known = { $name } ima zdaj v roki: { $cards }
board-level = Stopnja igre: { $level }
board-open-hand = Odprte karte ({ $name }):
board-no-trick-yet = -# Odigrana ni še nobena karta.
board-trick = { $number }. štih
board-wins = ◀ pobere
board-trick-open = { $leader }: { $cards } → { $name }
board-last = Prejšnji štih, začne { $leader }: { $cards } → { $name }
board-gifts = -# Karte talona, že oddane: { $cards }
board-gift-ahead = -# S tem štihom gre še { $card }
board-tricks = { $tricks ->
    [one] { $tricks } štih
    [two] { $tricks } štiha
    [few] { $tricks } štihi
   *[other] { $tricks } štihov
}
board-sits-out = počiva
board-why-held = { $name } je v vrstnem redu prej kot { $other }, zato zadošča enaka ponudba
board-why-forehand = Vsi drugi so rekli naprej: obvezni je { $name } in mora povedati igro
board-why-alone = { $king } leži v talonu: { $name } igra brez soigralca
board-why-emperor = Mond, škis in pagat v istem štihu: pobere ga pagat
board-over = Delitve je konec.
board-my-hand = Moje karte
board-last-trick = Prejšnji štih
board-watch = Opazuj
board-resume = Nadaljuj
board-paused = **Miza ima odmor.** Nadaljuje lahko vsakdo, ki tu igra.
board-paused-by = **Odmor na željo: { $name }.** Nadaljuje lahko vsakdo, ki tu igra.
turn-cut = { $name } privzdigne ali potrka.
turn-method = { $name } izbira način deljenja.
turn-piles = { $name } izbira kupček na slepo.
turn-auction = { $name } licitira.
turn-raise = { $name } lahko zviša igro.
turn-call = { $name } rufa kralja.
turn-talon = { $name } izbira v talonu.
turn-discard = { $name } zalaga.
turn-conversion = { $name } lahko preide na barvni valat.
turn-announcements = { $name } lahko napove.
turn-lead = { $name } začne štih.
turn-play = { $name } je na potezi.
board-menu = Meni …
menu-title = ### Meni
menu-rules = Pravila te mize
menu-rules-title = ### Pravila te mize
menu-look = Videz kart
menu-language = Jezik
menu-score = Tabela
menu-pause = Odmor
menu-leave = Odidi
menu-end = Končaj partijo
last-none = Prvi štih še ni pobran.
last-before = ◀ { $number }. štih
last-after = { $number }. štih ▶
last-title = ### { $number }. štih
last-card = ## { $card }  { $name }

hand-king-in-talon = { $card } je bil v talonu: soigralca nimaš in lahko predaš.
hand-partner = V tvojem paru: { $name }
hand-tops = ▲ Na tvojih slamnatih možeh: { $cards }
hand-over = Delitve je konec.
foregone-card = Tu gre samo ena karta: odigra se sama.
foregone-move = Tu ni kaj odločati: hiša nadaljuje sama.
hand-in-a-moment = Takoj boš na vrsti, samo trenutek.
hand-waiting = Na potezi je { $name }…
hand-waiting-played = Tvoja karta: { $card }. Na potezi je { $name }…
hand-waiting-forced = { $card }, tvoja edina karta, je šla sama od sebe. Na potezi je { $name }…
hand-fresh = Pravkar vzeto iz talona: { $cards }
hand-sits-out = To delitev počivaš: igrajo štirje, kdor deli, počiva.
hand-on-table = Na mizi: { $cards }
news-trick = { $cards }: { $own ->
    [1] štih je tvoj
   *[other] štih pobere { $name }
}
news-forced = ti { $card } (tvoja edina karta, sama od sebe)
trick-taken = { $own ->
    [1] Štih je tvoj
   *[other] { $name } pobere štih
} ({ $card }, { $points } { $count ->
    [one] točka
    [two] točki
    [few] točke
   *[other] točk
}).
trick-taken-part = { $own ->
    [1] Štih je tvoj
   *[other] { $name } pobere štih
} ({ $card }, { $points } točke).
partner-shown = { $card }: { $viewer ->
    [partner] ti in { $declarer } sta na isti strani
    [declarer] { $partner } in ti sta na isti strani
   *[other] { $partner } in { $declarer } sta na isti strani
}.
trick-cards = { $number }. štih: { $cards }
hand-empty = *Brez kart.*
hand-not-dealt = *Karte še niso razdeljene.*
hand-cut = Privzdigni { $least } do { $most } kart
hand-you-declare = Igraš { FORM($contract, of: "accusative") }
hand-with-declarer = Ti in { $name } sta na isti strani ({ $contract })
hand-against = { $name } igra proti tebi ({ $contract })
hand-called = Rufani kralj: { $king }
hand-called-card = Rufana karta: { $king }
hand-promised = Za zadnji štih hraniš: { $cards }
hand-radlo = Tvoja igra bi štela dvojno (radelc)
hand-must-bid = Vsi drugi so rekli naprej: povedati igro je na tebi (obvezni)
hand-plus = { $value }+ pomeni { $value } in še toliko, kolikor so točke oddaljene od 35
hand-plus-rounded = { $value }+: { $value } in oddaljenost točk od 35, zaokrožena na 5
hand-marks = { $dealer }: deli, { $forehand }: obvezni
hand-lay = { $number ->
    [one] Izberi karto, ki jo založiš
    [two] Izberi dve karti, ki ju založiš
    [few] Izberi { $number } karte, ki jih založiš
   *[other] Izberi { $number } kart, ki jih založiš
}
hand-pick = Igraj: { $cards }
hand-why-not = Zakaj ne …?
watch-live = Ta pogled sledi igri četrt ure; z *Osveži* sledi naprej.
watch-over = Delitve je konec, obračun je v kanalu. Če opazuješ naprej, pride sem naslednja.
watch-elsewhere = -# Opazuješ nižje v kanalu.
hand-refresh = Osveži
hand-cards-out = Nevidene
hand-more = Več …
hand-back = Nazaj
hand-elsewhere = -# Tvoje karte so v drugem sporočilu, nižje v kanalu.
hand-seats = Deli { $dealer } · obvezni: { $forehand }
hand-score = Stanje: { $scores }
hand-stake-raised = { $item } (×{ $times })
hand-laid = Tvoj založek: { $cards }
hand-points = Tvoje pobrane točke: { $points }
hand-points-with = Pobrane točke (ti + { $names }): { $points }
out-title = **Karte, ki jih še ne poznaš: { $cards }**
out-none = *Nobena: poznaš že vse.*
out-taken = { $name } ima iz talona { $cards }
sure-move = **{ $move }**: zares?
sure-stop = Zaprem mizo? Nedokončana delitev ne šteje in partije ne more nihče več nadaljevati.
sure-end = Naj se partija tu konča? Konča se, ko se strinjajo vsi za mizo. { $half ->
    [1] Če je odigrane manj kot polovica, ne šteje za nikogar.
   *[other] Kar je odigrano, šteje.
}
sure-skis = Napoveš škis rundo? Začne se z naslednjo delitvijo in konča partijo; preklicati je ni mogoče.
sure-yes = Da
sure-no = Ne
next-title = Sledi { $deal }. delitev
next-title-of = Sledi { $deal }. delitev od { $deals }
next-waits = Čakamo: { $names }. Če bo trajalo, se naslednja delitev začne sama.
next-when-you-like = Začne se, ko pritisneš *Naslednja delitev*.
next-soon = Takoj se začne.
next-press = Ko si vse ogledaš, pod obračunom pritisni *Naslednja delitev*.
next-press-here = Ko si vse ogledaš, pritisni *Naslednja delitev*.
next-over = Delitve je konec.
next-ready = Ti si nared.
next-deal = Naslednja delitev
next-sit = Opazuješ? Pridruži se
next-stop = Končaj partijo …
ask-cut = Privzdigneš ali potrkaš? Če potrkaš, se ne privzdigne in deli se drugače.
ask-method = Nekdo je potrkal. Kako naj se deli?
ask-piles = Izberi svoj kupček; kart ni videl še nihče.
ask-auction = Kaj licitiraš?
ask-raise = Zvišaš igro ali ostaneš pri njej?
ask-call = Rufaj kralja: kdor ga ima, igra s tabo.
ask-talon = Vzemi enega od kupčkov talona.
ask-talon-card = Vzemi eno karto iz talona.
ask-king-found = { $card } je bil v talonu: soigralca nimaš. { $looks ->
    [0] Izberi kupček ali predaj.
   *[other] Vzemi kupček, poglej naprej ali predaj.
}
ask-discard = { $number ->
    [one] Založi eno karto.
    [two] Založi dve karti.
    [few] Založi { $number } karte.
   *[other] Založi { $number } kart.
}
ask-conversion = Ostaneš pri igri ali preideš na barvni valat?
ask-announcements = { $choices ->
    [0] Zdaj ne moreš ničesar napovedati ali zvišati: nadaljuj. Vprašani so vsi.
   *[other] Napoveš kaj?
}
ask-lead = Začneš: katero karto?
ask-play = Katero karto?
do-pass = Naprej
do-bid = { $contract } · { $value }
do-keep = Ostani pri { FORM($contract, of: "locative") }
do-say-nothing = Brez napovedi
do-say-no-more = To je vse
do-play-top = { $card } ▲
do-play-calling = { $card } »{ $call }«
do-pile = { $number }. kupček
do-cut = Privzdigni { $number ->
    [one] { $number } karto
    [two] { $number } karti
    [few] { $number } karte
   *[other] { $number } kart
}
do-cut-here = Privzdigni na sredi: { $number }
do-knock = Potrkaj
do-throw-in = Vrzi karte skupaj
do-redeal = Zahtevaj novo deljenje
do-refuse = Zavrni
do-surrender = Predaj igro
do-monte = Predlagaj monte
do-agree = Sprejmi
do-say-for = { $bonus } · { $value }
do-kontra = { $step }: { $item }
do-kontra-for = { $kontra } · { $value }
worth-plus = { $value }+
do-take = { $number }: { $cards }
do-lay = Založi { $cards }

replay-look = Poglej delitev
replay-cards = { $deal }. delitev · karte
replay-talk = { $deal }. delitev · pred igro
replay-trick = { $deal }. delitev · { $number }. štih od { $tricks }
replay-seats = Deli { $dealer } · obvezni: { $forehand }
replay-hand = **{ $name }**  { $cards }
replay-hands = V rokah na začetku štiha:
replay-straw = Slamnati možje ({ $name }): { $piles }
replay-talon = Talon: { $cards }
replay-discards = Založek: { $cards }
replay-said = Po vrsti: { $said }
replay-contract = { $contract }, { FORM($names, of: "number") ->
    [one] igra
    [two] igrata
    [few] igrajo
   *[other] igra
} { $names }
replay-pile = { $names } { $points }
replay-gift = S štihom gre karta talona: { $card }
replay-so-far = Točke doslej: { $piles }
replay-counted = Točke na koncu: { $piles }
replay-match = #{ $number } { $game }: { $names }
replay-deal = { $deal }. delitev: { $scores }
replay-void = Neveljavna delitev, deljena znova
replay-tricks = { $names } { $tricks }
replay-tricks-so-far = Štihi doslej: { $piles }
replay-first = |◀ Začetek
replay-back = ◀ Nazaj
replay-next = Naprej ▶
replay-last = Konec ▶|
replay-share = Pokaži v kanalu
replay-score = ◀ Nazaj na obračun
practice-from-here = Igraj od tu
practice-pick = Ali igraj od ene od teh odločitev …
practice-turn = { $name }: { $said }
practice-title = Vaja · { $deal }. delitev
practice-title-puzzle = Vaja · uganka
practice-note = Vidiš samo ti in nič ne šteje. Za vse druge igra hiša.
practice-note-for = Vidiš samo ti in nič ne šteje. Ti igraš namesto: { $name }; za druge igra hiša.
practice-trick = { $number }. štih: { $cards }. Pobere { $name }.
practice-let-pass = Naj igrajo naprej
practice-again = Še enkrat od tu
practice-back = Nazaj na delitev
practice-back-puzzle = Nazaj na uganko
practice-here = vaja
practice-match = partija
practice-made = { $made ->
    [again] Tu bi se delilo znova
   *[other] Tvoj izid: **{ $made }**
    }; { $match ->
    [again] v partiji se je delilo znova.
   *[other] v partiji **{ $match }**.
    }
score-title = { $deal }. delitev
score-void = { $names }: brez taroka v roki. Delitev ne velja; isti delilec deli znova, igra se obvezni klop.
score-void-again = { $names }: brez taroka v roki. Delitev ne velja; isti delilec deli znova.
score-ended-annulled = Nekdo brez taroka in kralja je razveljavil delitev.
score-ended-redeal = Nekdo brez taroka je zahteval novo deljenje.
score-ended-thrown-in = Karte so vržene skupaj.
score-ended-passed-out = Vsi so rekli naprej.
score-ended-monte = Vsi so za to, da se karte vržejo skupaj: delitev ne šteje.
score-ended-surrendered = { $name } preda { FORM($contract, of: "accusative") }.
score-repeated = To ne šteje: { $name } deli znova
score-klop = { $contract }: vsak igra zase, pobrane točke štejejo v minus.
score-made = { $name } in { $partner } igrata { FORM($contract, of: "accusative") } in zmagata. Nasprotna stran: { $others }.
score-lost = { $name } in { $partner } igrata { FORM($contract, of: "accusative") } in izgubita. Nasprotna stran: { $others }.
score-made-alone = { $name } brez soigralca igra { FORM($contract, of: "accusative") } in zmaga. Nasprotna stran: { $others }.
score-lost-alone = { $name } brez soigralca igra { FORM($contract, of: "accusative") } in izgubi. Nasprotna stran: { $others }.
score-aim-no-trick = Pri { FORM($contract, of: "locative") } igralec ne sme pobrati niti enega štiha.
score-aim-all-tricks = Pri { FORM($contract, of: "locative") } mora igralec pobrati vse štihe.
score-needed = { $names }: potrebnih točk { $needed }, pobranih { $points }. { $others }: pobranih { $rest }.
score-stopped = Delitev se je končala po { $trick }. štihu, ker se izid ni mogel več spremeniti.
score-others = Tu se piše samo igralčevi strani; brez spremembe: { $names }.
score-sum = { $names } skupaj: **{ $points }**
score-sum-each = { $names } skupaj: vsak **{ $points }**
score-change = delitev
score-total = skupaj
score-course = potek
score-course-told = Stolpci: kako je seštevek vsakega rasel in padal, delitev za delitvijo.
score-radli = radelci
score-final = končno
score-radli-told = ○ je odprt radelc: naslednja igra njegovega lastnika šteje dvojno; če je narejena, se eden prečrta.
score-radli-struck = ● je prečrtan radelc.
score-note-struck = { $name } prečrta radelc (●)
score-note-radlo-for-all = Vsi dobijo radelc (○)
line-game = { $contract }, { $outcome ->
    [lost] izgubljeno: v kartah { $card_points }, { $difference ->
        [0] za točko premalo
       *[other] { $difference } pod 35
    }; stane
   *[made] narejeno: v kartah { $card_points }, { $difference } nad 35; prinese
} { $raised ->
    [no] { $value } + { $difference }:
   *[yes] ({ $value } + { $difference }){ $times }:
}
line-game-rounded = { $contract }, { $outcome ->
    [lost] izgubljeno: v kartah { $card_points }, { $over } pod 35, zaokroženo na { $difference }; stane
   *[made] narejeno: v kartah { $card_points }, { $over } nad 35, zaokroženo na { $difference }; prinese
} { $raised ->
    [no] { $value } + { $difference }:
   *[yes] ({ $value } + { $difference }){ $times }:
}
line-flat = { $contract }, { $outcome ->
    [lost] izgubljeno:
   *[made] narejeno:
}
line-flat-raised = { $contract }, { $outcome ->
    [lost] izgubljeno; stane
   *[made] narejeno; prinese
} { $value }{ $times }:
line-times = {" "}×{ $times } ({ $step })
line-klop = { $name }: { $card_points ->
    [one] { $card_points } točka
    [two] { $card_points } točki
    [few] { $card_points } točke
   *[other] { $card_points } točk
} v { $tricks ->
    [one] enem štihu
    [two] dveh štihih
    [few] { $tricks } štihih
   *[other] { $tricks } štihih
}{ $times }
line-klop-rounded = { $name }: { $card_points ->
    [one] { $card_points } točka
    [two] { $card_points } točki
    [few] { $card_points } točke
   *[other] { $card_points } točk
} v { $tricks ->
    [one] enem štihu
    [two] dveh štihih
    [few] { $tricks } štihih
   *[other] { $tricks } štihih
}, zaokroženo na pet{ $times }
line-klop-empty = { $name }: { $tricks ->
    [0] brez štiha
    [one] { $tricks } štih
    [two] { $tricks } štiha
    [few] { $tricks } štihi
   *[other] { $tricks } štihov
}, { $card_points ->
    [one] { $card_points } točka
    [two] { $card_points } točki
    [few] { $card_points } točke
   *[other] { $card_points } točk
}, klop je dobljen{ $times }
line-klop-full = { $name }: { $card_points ->
    [one] { $card_points } točka
    [two] { $card_points } točki
    [few] { $card_points } točke
   *[other] { $card_points } točk
} v { $tricks ->
    [one] enem štihu
    [two] dveh štihih
    [few] { $tricks } štihih
   *[other] { $tricks } štihih
}, več kot pol: poln klop{ $times }
line-klop-spared = { $name }: { $card_points ->
    [one] { $card_points } točka
    [two] { $card_points } točki
    [few] { $card_points } točke
   *[other] { $card_points } točk
} v { $tricks ->
    [one] enem štihu
    [two] dveh štihih
    [few] { $tricks } štihih
   *[other] { $tricks } štihih
}, kar zdaj ne šteje{ $times }
line-radli = Podvoji igralčev radelc
line-mirror = Vsakemu na nasprotni strani se piše obratno
line-mond = { $name } izgubi monda
line-bonus-silent-made = { $bonus }, tiho { FORM($bonus, of: "it") } naredi { $side }{ $times }
line-bonus-silent-lost = { $bonus }, tiho { FORM($bonus, of: "it") } izgubi { $side }{ $times }
line-bonus-announced-made = { $bonus }, napove { FORM($bonus, of: "it") } in naredi { $side }{ $times }
line-bonus-announced-lost = { $bonus }, napove { FORM($bonus, of: "it") } in izgubi { $side }{ $times }
deal-voided = Zapisa te delitve ne znam več prebrati, zato je razveljavljena in ne šteje. Karte bodo razdeljene znova.
match-note-radli = -# Vsak odprt radelc stane svojega lastnika { $points ->
    [one] { $points } točko
    [two] { $points } točki
    [few] { $points } točke
   *[other] { $points } točk
}.
match-over = Partije je konec. Zmaga: { $names }
match-again = Revanša
match-stopped = Partija je zaprta. V vodstvu: { $names }
plain-board = ### { $deal }. delitev
    Mize trenutno ne morem narisati, igra pa teče naprej: pod **Moje karte** vidiš svoje karte in kaj lahko narediš.
plain-turn = **Na potezi: { $name }.**
plain-lobby = Te mize trenutno ne morem narisati, gumbi pa delujejo. Zasedeni sedeži: { $taken } od { $seats }.
plain-hand = Tvojih kart trenutno ne morem narisati. Še vedno lahko igraš z ukazi, na primer `/tarok move play`: ponudijo ti natanko to, kar lahko narediš.
plain-over = { $deal }. delitve je konec.
plain-sheet = Delitve je konec, obračuna pa ne morem narisati. Kljub temu šteje; stanje je zdaj takšno:
plain-end = ## Partije je konec
    Vrstnega reda ne morem narisati, vendar vse šteje. Končno stanje:
scores-title = Tabela
scores-played = { $deal } { $contract }
scores-played-by = { $deal } { $contract } ({ $name })
scores-unplayed = ni odigrano
scores-course = Seštevek vsakega, delitev za delitvijo:
scores-left-out = -# Prejšnjih delitev, ki niso prikazane: { $deals }.
leaderboard-title = Lestvica: { $game }
leaderboard-empty = Ta lestvica je prazna: na njej so igralci končanih partij z vsaj dvema človekoma.
leaderboard-matches = partije
leaderboard-wins = zmage
leaderboard-average = povpr.
leaderboard-note = Štejejo samo partije z vsaj dvema človekoma.

refused = { $reason }. (Pravilo { $rule })
refused-deal-over = Te delitve je konec
refused-cut-too-thin = V vsakem delu mora ostati vsaj { $number ->
    [one] ena karta
    [two] dve karti
    [few] { $number } karte
   *[other] { $number } kart
}
refused-no-such-method = Tako se karte ne delijo
refused-no-such-pile = Kupčki so od 1 do { $number }
refused-pile-taken = Ta kupček je že oddan: izberi drugega
refused-not-your-turn = Na potezi je { $turn }
refused-in-a-moment = Takoj boš na vrsti, samo trenutek
refused-not-now = Zdaj je na vrsti nekaj drugega
refused-not-in-hand = { FORM($card, of: "genitive") } nimaš v roki
refused-must-follow = { FORM($suit, of: "kind") ->
    [trumps] Na taroka moraš vreči taroka
   *[other] Slediti moraš barvi { $suit }
}
refused-must-trump = Nimaš { FORM($suit, of: "genitive") }, zato moraš vreči taroka
refused-must-beat = Vreči moraš karto, ki štih pobije, ker jo imaš
refused-suits-first = S tarokom lahko začneš šele, ko nimaš več barvnih kart
refused-pagat-last = Pagata lahko vržeš samo, če nimaš druge izbire
refused-hold-back = Napovedan je ultimo, zato moraš { FORM($card, of: "accusative") } hraniti za zadnji štih
refused-must-name-contract = Vsi drugi so rekli naprej: povedati igro je na tebi (obvezni)
refused-bid-too-low = Licitirati moraš več, kot je { FORM($high, of: "inside") }
refused-bid-below = Licitirati moraš vsaj { FORM($high, of: "accusative") }
refused-weak-hand-only = Delitev lahko razveljavi samo, kdor ima en sam tarok ali dva pod T10
refused-forehand-only = Samo obvezni lahko vzame { FORM($contract, of: "accusative") }, ko vsi drugi rečejo naprej
refused-compulsory = To je obvezni klop, zato ne moreš licitirati { FORM($contract, of: "genitive") }
refused-no-such-contract = Tu ne moreš licitirati { FORM($contract, of: "genitive") }
refused-all-kings-needed = Damo lahko rufa samo igralec z vsemi štirimi kralji
refused-not-a-king = Rufati moraš enega od štirih kraljev
refused-no-such-set = Kupčki talona so od 1 do { $sets }
refused-set-in-turn = Zdaj gre za { $number }. kupček talona
refused-king-not-seen = Predaš lahko šele, ko zagledaš rufanega kralja v talonu
refused-wrong-number = { $number ->
    [one] Založiti moraš natanko eno karto
    [two] Založiti moraš natanko dve karti
    [few] Založiti moraš natanko { $number } karte
   *[other] Založiti moraš natanko { $number } kart
}
refused-five-points = Karta { $card } šteje pet točk in ne sme v založek
refused-trumps-kept = Taroke lahko založiš samo, če nimaš drugih kart
refused-keep-or-convert = Pri igri lahko ostaneš ali preideš na { FORM($contract, of: "accusative") }
refused-no-such-bonus = V tej igri tega ne moreš napovedati
refused-card-needed = To lahko napove samo, kdor ima { FORM($card, of: "accusative") }
refused-already-announced = Tvoja stran je to že napovedala
refused-cancelled-by-valat = Napovedan je valat: nič drugega ne šteje več
refused-no-such-item = Tega ni nihče napovedal
refused-ladder-ended = Višje stopnje ni več
refused-not-your-step = Naslednjo stopnjo lahko reče druga stran
refused-side-unknown = Ne veš še, na kateri strani je { $owner }

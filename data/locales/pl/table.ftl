# Co stoi na stole: nazwy rzeczy, lobby, stół, karty i wyniki.

variant-slovenian = Tarok słoweński

card-T21 = Mond 21
    .genitive = Monda 21
card-T1 = Pagat 1
    .genitive = Pagata 1
card-F = Skiż
    .genitive = Skiża
suit-trumps = taroki
    .genitive = taroków
    .accusative = taroka
names-comma = {", "}
names-and = { $others } i { $last }
house-name = { $name } ({ $kind })
level-novice = nowicjusz
level-club = klubowicz
level-master = mistrz
level-stand-in = bot

contract-klop = Klop
contract-three = Trzy
contract-two = Dwa
contract-one = Jeden
contract-solo-three = Solo trzy
contract-solo-two = Solo dwa
contract-solo-one = Solo jeden
contract-beggar = Żebrak
contract-solo-without = Solo bez talonu
contract-open-beggar = Otwarty żebrak
contract-color-valat-without = Walat w kolorze bez talonu
contract-color-valat = Walat w kolorze
contract-valat-without = Walat bez talonu
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
value-klop = punkty na minus
value-with-difference = { $value } + różnica
value-with-difference-short = { $value }+
value-flat = { $value }

bonus-game = gra
    .accusative = grę
bonus-trula = Trul
    .accusative = trula
bonus-kings = Króle
    .accusative = króle
bonus-king-ultimo = Król ultimo
    .accusative = króla ultimo
bonus-pagat-ultimo = Pagat ultimo
    .accusative = pagata ultimo
bonus-valat = Walat
    .accusative = walata
item-of = { $bonus } ({ $name })
    .accusative = { FORM($bonus, of: "accusative") } ({ $name })
step-1 = kontra
step-2 = rekontra
step-3 = subkontra
step-4 = mordkontra
side-declaring = atak
side-defence = obrona
side-of-declaring = strona rozgrywająca
side-of-defence = obrona

lobby-title = { $game }, { $players ->
    [one] { $players } gracz
    [few] { $players } gracze
    [many] { $players } graczy
   *[other] { $players } gracza
}
lobby-empty-seat = *wolne*
lobby-host = { $who } · gospodarz
lobby-ready = Komplet: { $host } może kliknąć *Zaczynamy*. O miejscach i pierwszym rozdającym decyduje los.
lobby-waits-for = Jeszcze bez potwierdzenia: { $names }.
lobby-rematch = Komplet: { $host } może kliknąć *Zaczynamy*. Miejsca zostają te same, pierwsze rozdaje { $name }.
lobby-missing = { $seats ->
    [one] Jedno miejsce jest wolne.
    [few] { $seats } miejsca są wolne.
    [many] { $seats } miejsc jest wolnych.
   *[other] Wolne miejsca: { $seats }.
}
lobby-join = Dosiadam się
lobby-leave = Odchodzę
lobby-join-or-leave = Dosiadam się lub odchodzę
panel-title = ### Przed partią
panel-of-guest = O tym, jak gracie, decyduje { $host }. Wybrane zasady pokazuje *Opcje…*.
lobby-add-house = Dodaj bota
lobby-levels = Poziomy…
lobby-house-player = { $name } · bot, { $level }
lobby-level = Boty: { $level } ({ $kind ->
    [novice] zapominają i się spieszą
    [master] namyślają się nad każdym ruchem
   *[other] grają z doświadczenia
})
levels-title = **Jak dobrze grają boty?**
levels-note-novice = **Nowicjusz** zna zasady, zapomina, co padło jakiś czas temu, i często się spieszy.
levels-note-club = **Klubowicz** liczy karty i gra z doświadczenia.
levels-note-master = **Mistrz** rozważa wiele rąk, które mogą mieć inni, i gra to, co w nich najlepsze.
levels-no-master = Mistrzowie tu nie grają: ktoś, kto prowadzi bota, wyłączył ich myślenie, a razem z nim analizy.
levels-stand-in = Kto kogoś z was zastępuje, gra tak jak klubowicz.
levels-all = Wszystkie: { $level }
levels-of = { $name }: { $level }
lobby-remove-house = Usuń bota
lobby-start = Zaczynamy
lobby-fill = Dobierz boty i graj
lobby-cancel = Zamknij stół
lobby-options = Opcje…
lobby-people = Gracze…
lobby-be-ready = Mogę grać
lobby-is-ready = { $who } ✓ na miejscu
lobby-invitation = { $names }: { $host } zaprasza do stołu na tym kanale ({ $game }). Kliknij poniżej *Dosiadam się*.
lobby-asks-ready = { $names }: { $host } chce zacząć grę przy stole na tym kanale ({ $game }). Kliknij poniżej *Mogę grać*.
people-title = ### Kto siedzi przy twoim stole
people-nobody = Na razie nikt się nie dosiadł. `/tarok match invite` zawoła tu twoich znajomych.
people-ask = Zapytaj, kto może grać
people-remove = Usuń kogoś…
options-title = ### Opcje stołu ({ $page } z { $pages })
options-contents = Przejdź do…
options-rules = Numery zasad
options-rules-off = Ukryj numery zasad
options-reset = Przywróć domyślne
options-all-games = Wszystkie gry
options-preset = Graj według zasad…
lobby-rules = Zasady: { $rules }
preset-document = Zasady standardowe
preset-server = Własne zasady serwera
preset-bga = Board Game Arena
preset-pagat = Pagat.com
preset-score-board = Tarok-Score-Board
preset-group-server = Serwer słoweńskiej grupy
preset-openspiel = OpenSpiel
preset-lada-zei = Lada Zei
preset-tarock-net = Tarock.net
preset-philebus = Philebus
preset-mayr-sedlaczek = Mayr i Sedlaczek
preset-beck = Beck
preset-tyrol = Tyrol
preset-like-romanian = Jak w taroku rumuńskim
preset-most-of-romania = Większość Rumunii
preset-czernowitz = Czerniowce
defaults-title = ## Ustawienia tego serwera
defaults-own = Serwer ma własne zasady w grach: { $games }
defaults-none = We wszystkie gry gra się według standardowych zasad.
defaults-game = Wybierz grę, której zasady chcesz zmienić…
defaults-of = ## { $game }: własne zasady tego serwera
    -# Nowe stoły grają według nich, chyba że ktoś poprosi o inne.
defaults-several-on = **Kilka stołów:** każdy nowy stół na kanale dostaje własny wątek.
defaults-several-off = **Jeden stół:** na kanale jest jeden stół naraz.
defaults-several-tables = Pozwól na kilka stołów
defaults-one-table = Jeden stół na kanał
options-founder = -# Zmienić może je tylko { $name }.
options-of-match = Partia
options-of-dealing = Rozdawanie
options-of-bidding = Licytacja
options-of-talon = Talon
options-of-saying = Zapowiedzi i kontra
options-of-play = Rozgrywka
options-of-klop = Klop
options-of-pool = Pula i radlery
options-of-scoring = Punktacja
options-of-bonuses = Premie
options-of-three = Gra w trójkę
options-none = Ta gra nie ma opcji.
options-set = Opcje stołu: { $options }
rule-set = { $name }: { $value }
rule-chosen = wybrane
rule-default = domyślne
value-of-on = tak
value-of-off = nie
value-of-true = tak
value-of-false = nie
option-deals = Rozdania
note-deals = Ile rozdań ma partia?
length-points = aż ktoś będzie mieć { $points } pkt
length-skis = do rundy Skiża (`/tarok match skis`)
lobby-length = Partia: { $length }
length-deals = { $deals ->
    [one] jedno rozdanie
    [few] { $deals } rozdania
    [many] { $deals } rozdań
   *[other] { $deals } rozdania
}
thread-title = { $game }: zaprasza { $name }
table-closed = Ten stół jest zamknięty ({ $game }).

board-title = { $game } · rozdanie { $deal }
board-title-of = { $game } · rozdanie { $deal } z { $deals }
board-dealer = Rozdaje: { $name }
board-compulsory = Przymusowy klop: licytować można tylko Klop albo Solo bez talonu i wyżej
board-compulsory-klop = Przymusowy klop: gra się Klop
board-skis = Runda Skiża ogłoszona
board-last-dealer = Ostatnie rozdanie: gdy rozdaje { $name }
board-auction-begins = Zaczyna się licytacja.
board-before-deal = Karty nie są jeszcze rozdane.
board-cut = { $name } przekłada talię, zdejmuje { $number ->
    [one] jedną kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
}.
board-knock = { $name } puka.
board-knocked = { $name } puka: { $method }.
board-piles = Kupki: { $piles }
board-pile-of = { $number } { $name }
method-six = Dwa razy po sześć
method-twelve = Kupki po dwanaście, wybór w ciemno
method-abeles = Abeles: 6, potem po 12, na koniec 6
method-ladder = Drabinka: 1, 2, 3, 3, 2, 1
board-bid = { $name }: { $bid }
board-passed = pas
board-contract-alone = **{ $contract }** · { $value }
board-contract = **{ $contract }** · { $value } · rozgrywa { $name }
board-doubled = podwaja radelec
board-called = Wołany król: **{ $king }**
board-called-card = Wołana karta: **{ $king }**
board-talon = Talon: { $sets }
board-set = { $number }{"\u00A0"}[{ $cards }]
board-taken-unseen = Kupka { $number } z talonu wzięta w ciemno.
board-taken = Wzięte z talonu: { $cards }.
board-laid-trumps = Odłożone taroki: { $cards }.
board-said = Stawka: { $items }
board-statement = { $name }: { $what }
board-kontra = { $step } na { FORM($item, of: "accusative") }
board-item-raised = { $item } ×{ $times } ({ $step })
board-teams = { $teams }
board-of = { $name } { $cards }
board-exposed = Odkryte: { $cards }
board-face-up = Odkryte, na ostatnią lewę: { $cards }
board-monte-monte = { $name } proponuje rzucić karty
board-monte-agree = { $name } się zgadza
board-monte-refuse = { $name } się nie zgadza
board-monte-pass = { $name } nic nie proponuje
board-fool-pending = Matto ({ $name }) leży przy lewach, które ma { $holder }, aż { $name } weźmie lewę
board-fool-back = { $name } odbiera swojego Matta, a { $holder } dostaje za niego { $card }
board-straw = Dziadki ({ $name }): { $piles }
board-pile = { $cards ->
    [0] { $card }
   *[other] { $card } +{ $cards }
}
board-pile-down = ▮ { $cards ->
    [one] 1 karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}
board-called-out = { $name } woła „{ $word }” w lewie { $trick }
board-no-piles = już nie ma
board-known = { $name } bierze na rękę: { $cards }
board-level = Poziom gry: { $level }
board-open-hand = { $name } gra w otwarte karty:
board-no-trick-yet = -# Nikt jeszcze nie zagrał karty.
board-trick = Lewa { $number }
board-wins = ◀ bierze
board-trick-open = { $leader }: { $cards } → { $name }
board-last = Poprzednia lewa, wychodzi { $leader }: { $cards } → { $name }
board-gifts = -# Karty z talonu dodane do lew: { $cards }
board-gift-ahead = -# Do tej lewy dochodzi jeszcze { $card }
board-tricks = { $tricks ->
    [one] 1 lewa
    [few] { $tricks } lewy
    [many] { $tricks } lew
   *[other] { $tricks } lewy
}
board-sits-out = pauzuje
board-why-held = { $name } siedzi wcześniej niż { $other }, więc wystarczy równa odzywka
board-why-forehand = Wszyscy inni spasowali, więc kontrakt wybiera forant: { $name }
board-why-alone = { $king } leży w talonie: { $name } gra bez partnera
board-why-emperor = Mond, skiż i pagat w jednej lewie: bierze pagat
board-over = Rozdanie skończone.
board-my-hand = Moje karty
board-last-trick = Tamta lewa
board-watch = Kibicuj
board-resume = Wznów
board-paused = **Przerwa.** Wznowić może każdy, kto tu gra.
board-paused-by = **Przerwa na życzenie: { $name }.** Wznowić może każdy, kto tu gra.
turn-cut = { $name } przekłada talię albo puka.
turn-method = { $name } wybiera sposób rozdawania.
turn-piles = { $name } wybiera kupkę w ciemno.
turn-auction = { $name } licytuje.
turn-raise = { $name } może podnieść kontrakt.
turn-call = { $name } woła króla.
turn-talon = { $name } wybiera z talonu.
turn-discard = { $name } odkłada karty.
turn-conversion = { $name } może przejść na walata w kolorze.
turn-announcements = { $name } może zapowiadać.
turn-lead = { $name } wychodzi do lewy.
turn-play = { $name } gra.
board-menu = Menu stołu…
menu-title = ### Menu stołu
menu-rules = Zasady tego stołu
menu-rules-title = ### Zasady tego stołu
menu-look = Wygląd kart
menu-language = Język
menu-score = Zapis punktów
menu-pause = Przerwa
menu-leave = Odejdź
menu-end = Zakończ partię
last-none = Nie ma jeszcze żadnej pełnej lewy.
last-before = ◀ Lewa { $number }
last-after = Lewa { $number } ▶
last-title = ### Lewa { $number }
last-card = ## { $card }  { $name }

hand-king-in-talon = { $card } leżał w talonie: nie masz partnera i możesz się poddać.
hand-partner = Twój partner: { $name }
hand-tops = ▲ Na twoich dziadkach: { $cards }
hand-over = Rozdanie skończone.
foregone-card = Zagrać można tylko jedną kartę: zagra się sama.
foregone-move = Tu nie ma nad czym myśleć: gra idzie dalej sama.
hand-in-a-moment = Zaraz twoja kolej: jeszcze chwila.
hand-waiting = Teraz { $name }…
hand-waiting-played = Zagrywasz { $card }. Teraz { $name }…
hand-waiting-forced = { $card }, jedyna możliwa karta, poszła sama. Teraz { $name }…
hand-fresh = Właśnie wzięte z talonu: { $cards }
hand-sits-out = W tym rozdaniu pauzujesz: gra czworo, rozdający odpoczywa.
hand-on-table = Na stole: { $cards }
news-trick = { $cards }: { $own ->
    [1] lewa twoja
   *[other] lewę bierze { $name }
}
news-forced = ty { $card } (jedyna możliwa karta, sama)
trick-taken = { $own ->
    [1] Lewa twoja
   *[other] Lewę bierze { $name }
} ({ $card }, { $points } { $count ->
    [one] oczko
    [few] oczka
    [many] oczek
   *[other] oczka
}).
trick-taken-part = { $own ->
    [1] Lewa twoja
   *[other] Lewę bierze { $name }
} ({ $card }, { $points } oczka).
partner-shown = { $card }: { $viewer ->
    [partner] w parze z tobą rozgrywa { $declarer }
    [declarer] w parze z tobą gra { $partner }
   *[other] { $partner } i { $declarer } grają w parze
}.
trick-cards = Lewa { $number }: { $cards }
hand-empty = *Bez kart.*
hand-not-dealt = *Karty nie są jeszcze rozdane.*
hand-cut = Zdejmij od { $least } do { $most } kart
hand-you-declare = Rozgrywasz: { $contract }
hand-with-declarer = W parze z tobą rozgrywa { $name } ({ $contract })
hand-against = Bronisz, rozgrywa { $name } ({ $contract })
hand-called = Wołany król: { $king }
hand-called-card = Wołana karta: { $king }
hand-promised = Na ostatnią lewę trzymasz { $cards }
hand-radlo = Twój kontrakt liczyłby się podwójnie (radelec)
hand-must-bid = Wszyscy inni spasowali: jako forant musisz wybrać kontrakt
hand-plus = { $value }+ to { $value } i tyle, o ile oczka odbiegają od 35
hand-plus-rounded = { $value }+ to { $value } i tyle, o ile oczka odbiegają od 35, zaokrąglone do 5
hand-marks = { $dealer }: rozdaje, { $forehand }: forant
hand-lay = { $number ->
    [one] Wybierz jedną kartę do odłożenia
    [few] Wybierz { $number } karty do odłożenia
    [many] Wybierz { $number } kart do odłożenia
   *[other] Wybierz karty do odłożenia: { $number }
}
hand-pick = Zagraj: { $cards }
hand-why-not = Czemu nie…?
watch-live = Tu widać grę na bieżąco przez kwadrans; potem kliknij *Odśwież*.
watch-over = Rozdanie skończone, wynik jest na kanale. Kibicuj dalej, a następne też tu zobaczysz.
watch-elsewhere = -# Kibicujesz niżej.
hand-refresh = Odśwież
hand-cards-out = Nieznane
hand-more = Więcej…
hand-back = Wróć
hand-elsewhere = -# Twoje karty są w innej wiadomości, niżej.
hand-seats = Rozdaje { $dealer } · forant { $forehand }
hand-score = Wynik: { $scores }
hand-stake-raised = { $item } (×{ $times })
hand-laid = Odłożone przez ciebie: { $cards }
hand-points = Twoje oczka: { $points }
hand-points-with = { FORM($names, of: "number") ->
    [one] Oczka twoje i partnera ({ $names }): { $points }
    [few] Oczka twoje i partnerów ({ $names }): { $points }
    [many] Oczka twoje i partnerów ({ $names }): { $points }
   *[other] Oczka twoje i partnerów ({ $names }): { $points }
}
out-title = **Karty, których jeszcze nie znasz: { $cards }**
out-none = *Żadnej: znasz już wszystkie.*
out-taken = { $name } bierze z talonu { $cards }
sure-move = **{ $move }**: na pewno?
sure-stop = Zamknąć ten stół? Niedokończone rozdanie się nie liczy i nikt już nie dogra tej partii.
sure-end = Zakończyć partię w tym miejscu? Kończy się, gdy zgodzą się wszyscy przy stole. { $half ->
    [1] Gdy rozegrano mniej niż połowę, nikomu się nie liczy.
   *[other] Liczy się to, co rozegrano.
}
sure-skis = Ogłosić rundę Skiża? Zacznie się od następnego rozdania i zakończy partię; cofnąć się tego nie da.
sure-yes = Tak
sure-no = Nie
next-title = Następne: rozdanie { $deal }
next-title-of = Następne: rozdanie { $deal } z { $deals }
next-waits = Czekamy na potwierdzenie: { $names }. Jeśli to potrwa, następne rozdanie zacznie się samo.
next-when-you-like = Zacznie się, gdy klikniesz *Następne rozdanie*.
next-soon = Zaraz się zacznie.
next-press = Gdy już wszystko wiesz, kliknij *Następne rozdanie* pod wynikiem.
next-press-here = Gdy już wszystko wiesz, kliknij *Następne rozdanie*.
next-over = Rozdanie skończone.
next-ready = Już potwierdzone.
next-deal = Następne rozdanie
next-sit = Patrzysz? Dołącz
next-stop = Zakończ partię…
ask-cut = Przełóż talię albo zapukaj: wtedy nikt nie przekłada i rozdaje się inaczej.
ask-method = Ktoś zapukał. Jak rozdać karty?
ask-piles = Wybierz kupkę: nikt nie widział tych kart.
ask-auction = Co licytujesz?
ask-raise = Podnosisz kontrakt czy zostajesz?
ask-call = Zawołaj króla: kto go ma, gra w parze z tobą.
ask-talon = Weź jedną z kupek talonu.
ask-talon-card = Weź jedną kartę z talonu.
ask-king-found = { $card } leżał w talonie: nie masz partnera. { $looks ->
    [0] Wybierz kupkę albo się poddaj.
   *[other] Weź kupkę, patrz dalej albo się poddaj.
}
ask-discard = { $number ->
    [one] Odłóż jedną kartę.
    [few] Odłóż { $number } karty.
    [many] Odłóż { $number } kart.
   *[other] Karty do odłożenia: { $number }.
}
ask-conversion = Zostajesz przy kontrakcie czy zmieniasz go na walata w kolorze?
ask-announcements = { $choices ->
    [0] Nie możesz teraz niczego zapowiedzieć ani podwoić: dalej. Pytanie dostaje każdy.
   *[other] Zapowiadasz coś?
}
ask-lead = Wychodzisz do lewy: którą kartą?
ask-play = Którą kartę grasz?
do-pass = Pas
do-bid = { $contract } · { $value }
do-keep = Zostaje { $contract }
do-say-nothing = Nic nie mówię
do-say-no-more = Koniec zapowiedzi
do-play-top = { $card } ▲
do-play-calling = { $card } „{ $call }”
do-pile = Kupka { $number }
do-cut = { $number ->
    [one] Zdejmuję jedną kartę
    [few] Zdejmuję { $number } karty
    [many] Zdejmuję { $number } kart
   *[other] Zdejmuję karty: { $number }
}
do-cut-here = Przekładam w środku: { $number }
do-knock = Pukam
do-throw-in = Rzucam karty
do-redeal = Żądam nowego rozdania
do-refuse = Odmawiam
do-surrender = Poddaję się
do-monte = Proponuję Monte
do-agree = Zgoda
do-say-for = { $bonus } · { $value }
do-kontra = { $step }: { $item }
do-kontra-for = { $kontra } · { $value }
worth-plus = { $value }+
do-take = { $number }: { $cards }
do-lay = Odkładam { $cards }

replay-look = Obejrzyj rozdanie
replay-cards = Rozdanie { $deal } · karty
replay-talk = Rozdanie { $deal } · przed rozgrywką
replay-trick = Rozdanie { $deal } · lewa { $number } z { $tricks }
replay-seats = Rozdaje: { $dealer } · forant: { $forehand }
replay-hand = **{ $name }**  { $cards }
replay-hands = Co kto miał przed tą lewą:
replay-straw = Dziadki ({ $name }): { $piles }
replay-talon = Talon: { $cards }
replay-discards = Odłożone: { $cards }
replay-said = Po kolei: { $said }
replay-contract = { $contract }, { FORM($names, of: "number") ->
    [one] rozgrywa
    [few] grają
    [many] grają
   *[other] grają
} { $names }
replay-pile = { $names } { $points }
replay-gift = Do lewy doszła karta z talonu: { $card }
replay-so-far = Oczka do tej pory: { $piles }
replay-counted = Oczka na koniec: { $piles }
replay-match = #{ $number } { $game }: { $names }
replay-deal = Rozdanie { $deal }: { $scores }
replay-void = Rozdanie nieważne, rozdane jeszcze raz
replay-tricks = { $names } { $tricks }
replay-tricks-so-far = Lewy do tej pory: { $piles }
replay-first = |◀ Początek
replay-back = ◀ Wstecz
replay-next = Dalej ▶
replay-last = Koniec ▶|
replay-share = Udostępnij
replay-score = ◀ Wróć do wyniku
practice-from-here = Zagraj stąd
practice-pick = Albo od jednej z tych decyzji…
practice-turn = { $name }: { $said }
practice-title = Ćwiczenie · rozdanie { $deal }
practice-title-puzzle = Ćwiczenie · zadanie
practice-note = Widzisz to tylko ty i nic się tu nie liczy. Za resztę grają boty.
practice-note-for = Widzisz to tylko ty i nic się tu nie liczy. Grasz na miejscu, które ma { $name }, za resztę grają boty.
practice-trick = Lewa { $number }: { $cards }. Bierze { $name }.
practice-let-pass = Nic nie mówię, dalej
practice-again = Stąd jeszcze raz
practice-back = Wróć do rozdania
practice-back-puzzle = Wróć do zadania
practice-here = Tutaj
practice-match = Partia
practice-made = { $made ->
    [again] Tutaj rozdaje się jeszcze raz
   *[other] Twój wynik tutaj: **{ $made }**
    }; { $match ->
    [again] w partii rozdano jeszcze raz.
   *[other] w partii: **{ $match }**.
    }
score-title = Rozdanie { $deal }
score-void = { $names }: ani jednego taroka na ręce. Rozdanie jest nieważne; ta sama osoba rozdaje jeszcze raz, przymusowy klop.
score-void-again = { $names }: ani jednego taroka na ręce. Rozdanie jest nieważne; ta sama osoba rozdaje jeszcze raz.
score-ended-annulled = Ręka bez taroków i króli unieważnia rozdanie.
score-ended-redeal = Ręka bez taroków: będzie nowe rozdanie.
score-ended-thrown-in = Karty rzucone.
score-ended-passed-out = Wszyscy spasowali.
score-ended-monte = Za zgodą wszystkich karty są rzucone: rozdanie się nie liczy.
score-ended-surrendered = { $name } się poddaje ({ $contract }).
score-repeated = To się nie liczy: jeszcze raz rozdaje { $name }
score-klop = { $contract }: każdy gra sam, a oczka liczą się na minus.
score-made = { $contract }: rozgrywa { $name }, w parze { $partner }, w obronie { $others }. Wygrana.
score-lost = { $contract }: rozgrywa { $name }, w parze { $partner }, w obronie { $others }. Przegrana.
score-made-alone = { $contract }: rozgrywa { $name } bez partnera, w obronie { $others }. Wygrana.
score-lost-alone = { $contract }: rozgrywa { $name } bez partnera, w obronie { $others }. Przegrana.
score-aim-no-trick = { $contract }: rozgrywający nie może wziąć ani jednej lewy.
score-aim-all-tricks = { $contract }: rozgrywający musi wziąć wszystkie lewy.
score-needed = Oczka: { $names } { $points } (potrzeba { $needed }), { $others } { $rest }.
score-stopped = Rozdanie skończyło się po lewie { $trick }, bo nic już nie mogło zmienić wyniku.
score-others = Punkty zapisuje tu tylko strona rozgrywająca; bez zmian: { $names }.
score-sum = Razem { $names }: **{ $points }**
score-sum-each = Razem { $names }: po **{ $points }**
score-change = rozd.
score-total = razem
score-course = przebieg
score-course-told = Słupki: jak szły w górę i w dół sumy graczy, rozdanie po rozdaniu.
score-radli = radelce
score-final = koniec
score-radli-told = ○ to otwarty radelec: następny rozgrywany kontrakt liczy się podwójnie, a wygrany skreśla jeden radelec.
score-radli-struck = ● to radelec już skreślony.
score-note-struck = { $name } skreśla jeden radelec (●)
score-note-radlo-for-all = Każdy dostaje radelec (○)
line-game = { $contract }, { $outcome ->
    [lost] przegrana: { $card_points ->
         [one] { $card_points } oczko
         [few] { $card_points } oczka
         [many] { $card_points } oczek
        *[other] { $card_points } oczka
       }, { $difference ->
        [0] o jedno za mało, kosztuje
       *[other] o { $difference } poniżej 35, kosztuje
    }
   *[made] wygrana: { $card_points ->
         [one] { $card_points } oczko
         [few] { $card_points } oczka
         [many] { $card_points } oczek
        *[other] { $card_points } oczka
       }, o { $difference } ponad 35, czyli
} { $raised ->
    [no] { $value } + { $difference }:
   *[yes] ({ $value } + { $difference }){ $times }:
}
line-game-rounded = { $contract }, { $outcome ->
    [lost] przegrana: { $card_points ->
         [one] { $card_points } oczko
         [few] { $card_points } oczka
         [many] { $card_points } oczek
        *[other] { $card_points } oczka
       }, o { $over } poniżej 35, w zaokrągleniu { $difference }, kosztuje
   *[made] wygrana: { $card_points ->
         [one] { $card_points } oczko
         [few] { $card_points } oczka
         [many] { $card_points } oczek
        *[other] { $card_points } oczka
       }, o { $over } ponad 35, w zaokrągleniu { $difference }, czyli
} { $raised ->
    [no] { $value } + { $difference }:
   *[yes] ({ $value } + { $difference }){ $times }:
}
line-flat = { $contract }, { $outcome ->
    [lost] przegrana:
   *[made] wygrana:
}
line-flat-raised = { $contract }, { $outcome ->
    [lost] przegrana, kosztuje
   *[made] wygrana, czyli
} { $value }{ $times }:
line-times = {" "}×{ $times } ({ $step })
line-klop = { $name }: { $card_points ->
    [one] { $card_points } oczko
    [few] { $card_points } oczka
    [many] { $card_points } oczek
   *[other] { $card_points } oczka
}, { $tricks ->
    [one] jedna lewa
    [few] { $tricks } lewy
    [many] { $tricks } lew
   *[other] { $tricks } lewy
}{ $times }
line-klop-rounded = { $name }: { $card_points ->
    [one] { $card_points } oczko
    [few] { $card_points } oczka
    [many] { $card_points } oczek
   *[other] { $card_points } oczka
}, { $tricks ->
    [one] jedna lewa
    [few] { $tricks } lewy
    [many] { $tricks } lew
   *[other] { $tricks } lewy
}, w zaokrągleniu do najbliższych 5{ $times }
line-klop-empty = { $name }: { $tricks ->
    [0] ani jednej lewy
   *[other] lew { $tricks }
}, { $card_points ->
    [one] { $card_points } oczko
    [few] { $card_points } oczka
    [many] { $card_points } oczek
   *[other] { $card_points } oczka
}, czyli wygrany klop{ $times }
line-klop-full = { $name }: { $card_points ->
    [one] { $card_points } oczko
    [few] { $card_points } oczka
    [many] { $card_points } oczek
   *[other] { $card_points } oczka
}, { $tricks ->
    [one] jedna lewa
    [few] { $tricks } lewy
    [many] { $tricks } lew
   *[other] { $tricks } lewy
}, ponad połowa wszystkich, czyli przegrany klop{ $times }
line-klop-spared = { $name }: { $card_points ->
    [one] { $card_points } oczko
    [few] { $card_points } oczka
    [many] { $card_points } oczek
   *[other] { $card_points } oczka
}, { $tricks ->
    [one] jedna lewa
    [few] { $tricks } lewy
    [many] { $tricks } lew
   *[other] { $tricks } lewy
}, teraz bez znaczenia{ $times }
line-radli = Podwaja radelec rozgrywającego
line-mirror = Każdy z obrońców: tyle samo z przeciwnym znakiem
line-mond = { $name } traci monda
line-bonus-silent-made = { $bonus } po cichu, robi { $side }{ $times }
line-bonus-silent-lost = { $bonus } po cichu, przegrywa { $side }{ $times }
line-bonus-announced-made = { $bonus } z zapowiedzią, robi { $side }{ $times }
line-bonus-announced-lost = { $bonus } z zapowiedzią, przegrywa { $side }{ $times }
deal-voided = Nie umiem już odczytać przebiegu tego rozdania, więc jest nieważne i się nie liczy. Rozdam jeszcze raz.
match-note-radli = -# Każdy otwarty radelec kosztuje { $points } pkt.
match-over = Partia skończona. { $winners ->
    [one] Wygrywa { $names }
    [few] Wygrywają { $names }
    [many] Wygrywają { $names }
   *[other] Wygrywają { $names }
}
match-again = Rewanż
match-stopped = Partia zamknięta. Na czele: { $names }
plain-board = ### Rozdanie { $deal }
    Nie mogę teraz narysować stołu, ale gra toczy się dalej: **Moje karty** pokazują, co masz i co możesz zrobić.
plain-turn = **Kolej na: { $name }.**
plain-lobby = Nie mogę teraz narysować tego stołu, ale przyciski działają. Zajęte miejsca: { $taken } z { $seats }.
plain-hand = Nie mogę teraz narysować twoich kart. Możesz grać poleceniami: podpowiadają dokładnie to, co wolno, na przykład `/tarok move play`.
plain-over = Rozdanie { $deal } skończone.
plain-sheet = Rozdanie skończone, ale nie mogę pokazać, jak się policzyło. Mimo to się liczy; teraz jest tak:
plain-end = ## Partia skończona
    Nie mogę narysować klasyfikacji, ale wszystko się liczy. Wynik końcowy:
scores-title = Zapis
scores-played = { $deal } { $contract }
scores-played-by = { $deal } { $contract } ({ $name })
scores-unplayed = bez gry
scores-course = Suma każdego, rozdanie po rozdaniu:
scores-left-out = -# Wcześniejsze rozdania, których tu nie widać: { $deals }.
leaderboard-title = Ranking: { $game }
leaderboard-empty = Ten ranking jest pusty: są w nim osoby ze skończonych partii z co najmniej dwiema osobami.
leaderboard-matches = partie
leaderboard-wins = wygrane
leaderboard-average = śr.
leaderboard-note = Liczą się tylko partie z co najmniej dwiema osobami.

refused = { $reason }. (Zasada { $rule })
refused-deal-over = To rozdanie już się skończyło
refused-cut-too-thin = { $number ->
    [one] W każdej części musi zostać co najmniej jedna karta
    [few] W każdej części muszą zostać co najmniej { $number } karty
    [many] W każdej części musi zostać co najmniej { $number } kart
   *[other] W każdej części musi zostać co najmniej tyle kart: { $number }
}
refused-no-such-method = W ten sposób nie można rozdać kart
refused-no-such-pile = Są kupki od 1 do { $number }
refused-pile-taken = Ta kupka jest już zajęta: wybierz inną
refused-not-your-turn = Teraz kolej na: { $turn }
refused-in-a-moment = Zaraz twoja kolej: jeszcze chwila
refused-not-now = Teraz pytanie jest inne
refused-not-in-hand = Nie masz { FORM($card, of: "genitive") }
refused-must-follow = Musisz dołożyć { FORM($suit, of: "accusative") }
refused-must-trump = Nie masz { FORM($suit, of: "genitive") }, więc musisz zagrać taroka
refused-must-beat = Musisz przebić lewę, bo możesz
refused-suits-first = Tarokiem możesz wyjść dopiero, gdy nie masz już kart w kolorach
refused-pagat-last = Pagata możesz zagrać tylko wtedy, gdy żadna inna karta nie wchodzi w grę
refused-hold-back = Ultimo jest zapowiedziane, więc musisz zatrzymać { FORM($card, of: "genitive") } na ostatnią lewę
refused-must-name-contract = Wszyscy inni spasowali: jako forant musisz wybrać kontrakt
refused-bid-too-low = Odzywka musi być wyższa niż { $high }
refused-bid-below = Odzywka musi być co najmniej tak wysoka jak { $high }
refused-weak-hand-only = Rozdanie unieważnia tylko ręka z jednym tarokiem albo z dwoma poniżej T10
refused-forehand-only = { $contract }: to może wybrać tylko forant, gdy wszyscy inni spasują
refused-compulsory = To przymusowy klop: { $contract } nie wchodzi w grę
refused-no-such-contract = { $contract }: tego się tu nie licytuje
refused-all-kings-needed = Damę może zawołać tylko rozgrywający, który ma wszystkie cztery króle
refused-not-a-king = Musisz zawołać jednego z czterech króli
refused-no-such-set = Kupki talonu mają numery od 1 do { $sets }
refused-set-in-turn = Teraz kolej na kupkę { $number }
refused-king-not-seen = Poddać się możesz dopiero, gdy zobaczysz wołanego króla w talonie
refused-wrong-number = { $number ->
    [one] Musisz odłożyć dokładnie jedną kartę
    [few] Musisz odłożyć dokładnie { $number } karty
    [many] Musisz odłożyć dokładnie { $number } kart
   *[other] Musisz odłożyć dokładnie tyle kart: { $number }
}
refused-five-points = { $card } ma pięć oczek: tej karty nie wolno odłożyć
refused-trumps-kept = Taroki możesz odłożyć tylko wtedy, gdy nie masz innych kart
refused-keep-or-convert = Możesz zostać przy kontrakcie albo zmienić go na: { $contract }
refused-no-such-bonus = W tym kontrakcie nie można tego zapowiedzieć
refused-card-needed = To może zapowiedzieć tylko ktoś, kto ma { FORM($card, of: "genitive") }
refused-already-announced = Twoja strona już to zapowiedziała
refused-cancelled-by-valat = Zapowiedziany jest walat: nic innego się już nie liczy
refused-no-such-item = Nikt tego nie zapowiedział
refused-ladder-ended = Wyżej już się nie podwaja
refused-not-your-step = Następny krok należy do drugiej strony
refused-side-unknown = Nie wiesz jeszcze, po której stronie gra { $owner }

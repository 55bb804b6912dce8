# The deal of the day: the same cards for everybody, one try each, and what came of it.

help-daily = **Rozdanie dnia**
daily-title = Tarok { $number }{ $deal ->
    [1] {""}
   *[other] , rozdanie { $deal }
} · { $game }
daily-name = Tarok { $number }{ $deal ->
    [1] {""}
   *[other] , rozdanie { $deal }
}
daily-intro = Te same karty dla wszystkich, każdy gra sam z botami. Boty: { $level }.
daily-one-try = Masz **jedną próbę** i samo otwarcie już się liczy. Rozdanie zamyka się <t:{ $at }:R>: to, czego do tego czasu nie skończysz, liczy się jako niezagrane. Przed zamknięciem nie ma podpowiedzi, analizy ani zapisu, dla nikogo.
daily-over = To rozdanie już się skończyło. Możesz je zagrać dla ćwiczenia; nic się nie liczy.
daily-commitment = Karty były ustalone przed otwarciem. SHA-256 ich sekretu to `{ $commitment }`; sam sekret widać, gdy rozdanie się skończy.
daily-secret = Karty powstały z sekretu `{ $secret }`; jego SHA-256, pokazany wcześniej, to `{ $commitment }`.
daily-new-house = Boty zmieniły się, odkąd powstało to rozdanie: gdzie ktoś był przed tobą, odpowiadają jak wtedy, gdzie indziej tak, jak grają teraz.
daily-open = Otwórz rozdanie
daily-practise = Zagraj dla ćwiczenia
daily-more = Więcej…
daily-day = Rozdania dnia { $number }
daily-day-note = W każdej grze jedno rozdanie, od północy do północy UTC. Szare masz już zaczęte.
daily-day-none = Tego dnia nie było żadnych.
daily-earlier = ◀ Wcześniej
daily-later = Później ▶
daily-note = Twoja jedyna próba w rozdaniu dnia. Za resztę grają boty.
daily-note-late = Dla ćwiczenia: to rozdanie już się skończyło i nic się nie liczy.
daily-made = Twój wynik: **{ $points }**.
daily-by-house = Zostało niedokończone, więc dograły je boty, i liczy się jako niezagrane.
contest-left = `*`: niedokończone. Dograły je boty i liczy się jako niezagrane.
daily-ghosts = Lepiej niż **{ $percent }%** z { $number ->
    [one] { $number } bota
    [few] { $number } botów
    [many] { $number } botów
   *[other] { $number } bota
} z tymi samymi kartami; ich mediana to { $par }.
daily-no-ghosts = Na razie zbyt mało botów grało tymi kartami: zajrzyj później.
daily-few-ghosts = Zbyt mało botów grało tymi kartami, więc twój wynik nie ma procentu.
daily-counted = Zbyt mało botów grało tymi kartami. W rankingach twój wynik liczy się jako lepszy niż { $percent }%.
daily-people = { $number ->
    [one] Poza tobą rozegrała je { $number } osoba
    [few] Poza tobą rozegrały je { $number } osoby
    [many] Poza tobą rozegrało je { $number } osób
   *[other] Poza tobą rozegrało je { $number } osoby
}; wyprzedzasz: { $better }, na równi z tobą: { $level }.
daily-cost = Punkty stracone na błędach, sądząc po tym, co można było wiedzieć: około **{ $cost }**.
daily-brought = Sądząc po tym, co można było wiedzieć, twoje decyzje dały około **{ $cost }** pkt więcej niż zalecane zagrania.
daily-judging = Jeszcze przeglądam twoje decyzje; kwadraty zaraz będą.
daily-when = Analiza, zapis i *Zagraj stąd* pojawią się, gdy rozdanie się zamknie, <t:{ $at }:R>, dla wszystkich naraz.
daily-share = Udostępnij
daily-shared = **{ $name }** · { $line }
daily-look = Obejrzyj rozdanie
daily-percent = lepiej niż { $percent }%
share-percent = { $percent }%
share-better-than = lepiej niż
daily-milestone = 🎉 **{ $days } dni z rzędu!**
daily-streak = Dni z rzędu: { $days }. Dni, które jeszcze wolno opuścić: { $spare } z { $most }; każdy siódmy rozegrany dzień oddaje jeden.
daily-ladder = Ranking
daily-remind = Przyślij wynik i przypomnienie
daily-quiet = Nie wysyłaj więcej
daily-reminder = Jest już **{ $title }**. Zamyka się <t:{ $at }:R>.
reminder-streak = 🔥 Dni z rzędu: { $days }. Jeśli dziś nie zagrasz, seria się skończy.
reminder-spare = 🔥 Dni z rzędu: { $days }. Dni, które jeszcze wolno opuścić: { $spare }; jeśli dziś nie zagrasz: { $left }.
reminder-rank = Twoje wczorajsze miejsce na serwerze: **{ $rank }** z { $number }.
reminder-percent = Wczoraj: lepiej niż **{ $percent }%** botów.
daily-look-at-it = Do rozdania
daily-play-too = Zagraj i ty

ladder-title-daily = Rozdania dnia · { $game }
ladder-week = Tydzień
ladder-month = Miesiąc
ladder-season = Sezon
ladder-percent = %
ladder-days = Dni
ladder-deals = Rozdania
ladder-how = %: jaką część botów z tymi samymi kartami się pokonuje, średnio. Przy równości wyżej jest osoba, która straciła mniej na błędach. Rozdanie liczy się, gdy się skończy. Więcej ważą rozdania, w których lepsi częściej wygrywają.
ladder-need = Żeby być w rankingu, trzeba grać w pięć z każdych siedmiu dni, które minęły: na razie co najmniej { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}.
ladder-own-days = Twoje dni: { $days }.
ladder-since = Dni liczą się od <t:{ $at }:d>, gdy zagrano tu pierwsze rozdanie.
ladder-empty = W rankingu nie ma jeszcze nikogo.
ladder-unranked = **Jeszcze bez miejsca:**
ladder-days-of = { $name } · { $days } z { $needed ->
    [one] { $needed } dnia
    [few] { $needed } dni
    [many] { $needed } dni
   *[other] { $needed } dnia
}

channel-title = Kanał rozdania dnia
channel-what = Na jednym kanale serwera rozdanie dnia ma codziennie wiadomość: kto je skończył, z kwadratami, bez punktów i kart; gdy się skończy, tabela, gra bota, który osiągnął medianę, i najbardziej niezwykły kontrakt.
channel-none = Nie ma go na żadnym kanale.
channel-is = Jest na kanale { $channel }.
channel-left = Dzisiejsza wiadomość została usunięta albo nie mogę tam pisać. *Zamieść tutaj* zamieszcza ją jeszcze raz.
channel-here = Zamieść tutaj
channel-nowhere = Nie zamieszczaj
channel-invites = Te same karty dla wszystkich, jedna próba, każdy sam z botami. Zamyka się <t:{ $at }:R>.
channel-yesterday = Wczoraj na pierwszym miejscu: **{ $names }**. Grających do końca: { $number }.
channel-mistake = Wczorajszy najdroższy błąd, który popełniło kilka osób: **{ $made }** w lewie { $trick }; lepiej było zagrać **{ $better }**. Osób z tym błędem: { $number }. Średnia strata punktów: { $cost }.
channel-finished = { $squares } **{ $name }**
channel-others = i jeszcze { $number }
channel-nobody = Nikt jeszcze nie zagrał.
channel-over = Skończone.
channel-points = Punkty
channel-cost = Błędy
channel-percent = %: jaką część botów z tymi samymi kartami ktoś pokonał.
channel-below-zero = Błędy poniżej 0: lepiej niż zalecane zagrania.
mistakes-error = Punkty stracone na błędach to szacunki: ± { $error } lub mniej.
channel-with-lead = { $points } (przewaga { $ahead })
channel-unusual = **Najbardziej niezwykły kontrakt:** { $contract }, { $name }. Prób z tymi kartami na tym serwerze, licząc boty: { $of }; jako rozgrywający w tym kontrakcie: { $number }.
channel-middle = **W środku stawki { $number ->
    [one] { $number } bota
    [few] { $number } botów
    [many] { $number } botów
   *[other] { $number } bota
}:** { $name } (bot) z tymi samymi kartami: **{ $points }**.
channel-none-played = Nikt nie zagrał.
reply-quiet = Nie dostajesz już wiadomości o rozdaniach dnia.

denied-contest-not-open = To rozdanie nie jest jeszcze otwarte: otworzy się <t:{ $at }:R>.
denied-contest-tried = Swoją jedyną próbę w tym rozdaniu masz już za sobą.
denied-contest-over = To rozdanie właśnie się zamknęło.
denied-no-such-contest = Nie ma takiego rozdania dnia.
denied-entry-gone = Tej próby już nie ma.
denied-daily-no-hints = Dopóki rozdanie dnia się nie zamknie, <t:{ $at }:R>, nikt nie dostaje podpowiedzi.
denied-contest-settling = To rozdanie właśnie się zamknęło i zbieram wyniki. Spróbuj znów za minutę.
denied-nothing-to-share = Nie ma jeszcze czego udostępnić.

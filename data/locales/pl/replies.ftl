# Co bot odpowiada jednej osobie, na osobności.

reply-stale = Przy stole coś się już zmieniło; teraz jest tak.
reply-slip = To było szybkie: strona właśnie się zmieniła, więc nic się nie stało. Teraz jest tak.
reply-never-mind = Wszystko zostaje po staremu.
reply-done-already = To już zrobione; tylko moja odpowiedź zginęła po drodze.
reply-shared-update = To już było na tym kanale: ta wiadomość jest teraz aktualna.
reply-accident = Coś mi się nie udało. Nic nie przepadło: spróbuj jeszcze raz.
reply-discord-trouble = Potrzebowałem czegoś od Discorda i tego nie dostałem. Spróbuj za chwilę jeszcze raz.
reply-refused = Discord nie przyjął tego, co chciałem ci pokazać. Twój ruch lub wybór i tak się liczy. Powiedz o tym osobie, która mnie prowadzi.
reply-too-large = To, co chciałem ci pokazać, jest za duże dla Discorda. Poproś o to osobę, która mnie prowadzi.
reply-command-changed = To polecenie zmieniło się, odkąd poznał je twój Discord. Odczekaj chwilę albo odśwież Discorda i wpisz je jeszcze raz.
reply-not-allowed = Tutaj nie możesz użyć tego polecenia.
reply-store-trouble = Nie mogę teraz zapisać do bazy danych, więc nic nie zostało zagrane. Powiedz o tym osobie, która mnie prowadzi, i spróbuj później.
reply-table-over = Ta partia jest skończona, wynik jest na kanale. `/tarok new` otwiera nowy stół.
reply-deal-over = Rozdanie skończone, wynik jest na kanale.
reply-over-by-then = Rozdanie zdążyło się skończyć, wynik jest na kanale.
reply-welcome-back = Miło cię znowu widzieć: miejsce jest twoje.
reply-you-may = Tę kartę możesz zagrać.
reply-table-opened = Stół otwarty: inni mogą się dosiąść przyciskami na kanale. Twoje karty przyjdą tutaj.
reply-thread-opened = Stół ma własny wątek: { $thread }. Twoje karty przyjdą tutaj.
reply-seat-taken = Od następnego rozdania miejsce, na którym siedzi { $name }, jest twoje, razem z wynikiem. Twoje karty przyjdą tutaj.
reply-paused = Przerwa, dopóki ktoś nie wznowi gry.
reply-paused-for-a-day = Przerwa, dopóki ktoś nie wznowi gry, najwyżej 24 godziny; dłużej, jeśli o przerwę poprosi jeszcze ktoś.
reply-resumed = Gramy dalej.
reply-rematch = Jeszcze raz to samo: stół czeka na kanale. Twoje karty przyjdą tutaj.
reply-for-all = Jest na kanale, gdzie wszyscy to widzą.
reply-board-posted = Stół jest znowu na samym dole kanału.
reply-board-trouble = Nie mogę narysować stołu na tym kanale ({ $known ->
    [missing-permissions] brak uprawnień
    [missing-access] brak dostępu
   *[other] { $reason }
}). Tutaj gra toczy się dalej; poproś kogoś z moderacji, żeby pozwolono mi tam pisać.
reply-left-game = Odchodzisz od stołu; dalej gra za ciebie bot. Chcesz wrócić? Kliknij *Moje karty*.
reply-left-lobby = Odchodzisz od stołu.
reply-skis = Runda Skiża ogłoszona: zaczyna się od następnego rozdania.
reply-stopped = Stół zamknięty.
reply-would-end = Kończy się, gdy zgodzą się wszyscy.
reply-record = Zapis rozdania: `{ $file }`

denied-not-at-table = Nie siedzisz przy tym stole.
denied-no-deal = Nie trwa teraz żadne rozdanie.
denied-deal-over = Rozdanie skończone. *{ $look }* pod wynikiem pokazuje każdą lewę.
denied-table-closed = Ten stół jest zamknięty. `/tarok new` otwiera nowy.
denied-no-table-here = Na tym kanale nie ma stołu. `/tarok new` go otworzy.
denied-table-unreadable = Stół na tym kanale pochodzi z innej wersji tego bota, która nadal umie go odczytać. Kto może zarządzać kanałami, może z niego zrezygnować: `/tarok stop`.
denied-servers-only = To działa tylko na kanałach serwera, który mnie dodał.
denied-no-such-number = Liczba graczy w tej grze: { $numbers }.
denied-no-such-options = Te opcje w tej grze się wykluczają.
denied-no-such-length = Liczba rozdań w tej grze do wyboru: { $numbers }.
denied-thread-refused = Nie mogę tu otworzyć wątku na stół. Poproś kogoś z moderacji, żeby pozwolono mi zakładać publiczne wątki i w nich pisać, albo żeby ustawiono jeden stół na kanał (`/tarok server defaults`).
denied-threads-full = Ten serwer ma tyle aktywnych wątków, na ile pozwala Discord, więc nie mogłem otworzyć wątku na stół. Zamknijcie kilka wątków albo poproś kogoś z moderacji o ustawienie jednego stołu na kanał (`/tarok server defaults`).
denied-thread-later = Discord na razie nie pozwala mi otwierać więcej wątków. Spróbuj za kilka minut.
denied-thread-lost = Discord nie odpowiedział, gdy poprosiłem o wątek. Spróbuj jeszcze raz: jeśli jednak powstał, użyję go.
denied-thread-impossible = Na tym kanale Discord nie pozwala mi otworzyć wątku. Spróbuj na innym kanale.
denied-channel-taken = Na tym kanale już jest stół. Wybierz inny kanał albo wątek, albo zamknij stół przez `/tarok stop`.
denied-no-such-value = Takiej wartości nie przyjmę. Gdy wpisujesz, Discord pokazuje, co można podać.
denied-no-such-value-of = Takiej wartości *{ $option }* nie przyjmę. Gdy wpisujesz, Discord pokazuje, co można podać.
denied-no-such-rule = Nie ma zasady o takim numerze. Lista, która pojawia się przy wpisywaniu, pokazuje wszystkie.
denied-no-such-game = Nie znam takiej gry. Lista, która pojawia się przy wpisywaniu, pokazuje wszystkie gry.
denied-no-such-preset = Nie znam zasad o takiej nazwie. Lista, która pojawia się przy wpisywaniu, pokazuje, co jest do wyboru.
denied-not-yours-to-settle = O tym decydują tylko osoby, które mogą zarządzać tym serwerem.
denied-table-full = Wszystkie miejsca są zajęte.
denied-no-house-player = Nie ma tu żadnego bota.
denied-already-started = Partia już się zaczęła.
denied-not-started = Partia jeszcze się nie zaczęła: ruszy, gdy zapełnią się wszystkie miejsca i gospodarz kliknie *Zaczynamy*.
denied-seats-empty = { $seats ->
    [one] Jedno miejsce jest jeszcze wolne: poczekaj na kogoś albo dodaj bota.
    [few] { $seats } miejsca są jeszcze wolne: poczekaj na graczy albo dodaj boty.
    [many] { $seats } miejsc jest jeszcze wolnych: poczekaj na graczy albo dodaj boty.
   *[other] Wolne miejsca: { $seats }. Poczekaj na graczy albo dodaj boty.
}
denied-not-ready = Jeszcze bez potwierdzenia: { $names }.
denied-nobody-to-remove = Tej osoby nie ma już przy stole.
denied-nobody-to-invite = Podaj znajomych, których chcesz zawołać: wpisz @ i wybierz, najwyżej { $most } naraz.
denied-invited-sit-here = Wszyscy, których wymieniasz, już siedzą przy tym stole. Wymień kogoś, kto jeszcze tu nie siedzi: wpisz @ i wybierz.
denied-named-a-bot = Konta botów nie grają, moje też nie. Wskaż człowieka: wpisz @ i wybierz. Żeby zagrać z botami przy stole, otwórz go przez `/tarok new`: zajmą wolne miejsca.
denied-named-nobody = Discord nie zna nikogo pod tą wzmianką. Wpisz @ i wybierz osobę z listy.
denied-named-unavailable = <@{ $user }> nie może teraz grać z tym botem. Spróbuj innym razem albo z kimś innym.
denied-sits-already = Masz już miejsce przy tym stole.
denied-join-between = Trwa rozdanie. Miejsce bota możesz zająć między dwoma rozdaniami.
denied-paused = Przy stole jest przerwa. Kliknij *Wznów* przy stole albo użyj `/tarok match resume`, a potem graj dalej.
denied-not-paused = Przy stole nie ma przerwy.
denied-no-rematch = O rewanż może prosić tylko ktoś, kto grał w tej partii.
denied-match-goes-on = Ta partia jeszcze trwa.
denied-founder-only = To może zrobić tylko { $name }, bo gospodarzy przy tym stole. Jeśli nic się tu nie wydarzy przez { $minutes } min, będzie to mógł zrobić każdy, kto tu siedzi.
denied-removed = { $name } usuwa cię z tego stołu, ale może cię jeszcze zaprosić.
denied-removed-guest = Na liście jest ktoś, kogo { $name } usuwa z tego stołu; zaprosić tę osobę może tylko { $name }.
denied-already-left = Już nie siedzisz przy stole; kliknij *Moje karty*, żeby wrócić.
denied-not-yours-to-stop = Stół może zamknąć tylko { $name }, bo tu gospodarzy, albo ktoś, kto może zarządzać kanałami.
denied-no-skis-round = W tej partii nie ma rundy Skiża: kończy się sama po ostatnim rozdaniu albo od razu przez `/tarok stop`.
denied-skis-already = Runda Skiża jest już ogłoszona.
denied-seat-with-house = Teraz gra za ciebie bot. Kliknij *Moje karty*, żeby wrócić na swoje miejsce.
denied-unknown-code = Nie znam takiego ruchu. Lista, która pojawia się przy wpisywaniu, pokazuje, co możesz zrobić.
denied-no-hints = Przy tym stole nie ma podpowiedzi. Gospodarz może na nie pozwolić przed partią.
denied-unknown-button = Tego przycisku już nie znam.
denied-permission-missing = Brakuje mi uprawnienia na tym kanale: *{ $permission ->
    [view_channel] Wyświetlanie kanału
    [send_messages] Wysyłanie wiadomości
   *[other] Wysyłanie wiadomości w wątkach
}*. Poproś o nie kogoś z moderacji.
denied-not-your-match = Rozdania tej partii mogą oglądać tylko ci, którzy w niej grali. Każdy z nich może je tu pokazać przyciskiem *Udostępnij*.
denied-match-elsewhere = Rozdania tej partii możesz oglądać tylko tam, gdzie została rozegrana: otwórz je na tamtym serwerze lub czacie.
denied-not-your-deal = To rozdanie mogą oglądać tylko ci, którzy siedzieli wtedy przy stole. Każdy z nich może je tu pokazać przyciskiem *Udostępnij*.
denied-shared-already = To już jest na tym kanale, gdzie wszyscy to widzą.
denied-shared-elsewhere = To rozdanie można udostępnić tylko tam, gdzie zostało rozegrane: otwórz je na tamtym serwerze lub czacie i wybierz tam *Udostępnij*.
denied-no-match-of-yours = Nie masz tu jeszcze żadnej partii.
denied-no-deal-of-yours = W tej partii nie masz jeszcze skończonego rozdania. Wcześniejsze rozdania są dla tych, którzy w nich grali.
denied-no-such-deal = To rozdanie jeszcze trwa albo go nie ma.
denied-no-such-position = Stąd nie da się grać dalej: rozdanie było już skończone.
denied-practice-gone = To ćwiczenie jest zamknięte: otwarte pozostaje tylko najnowsze. Otwórz rozdanie lub zadanie jeszcze raz, aby zacząć kolejne.
denied-practice-unreadable = Tego ćwiczenia nie da się ciągnąć dalej: zaczęło się w innej wersji tego bota. Otwórz rozdanie lub zadanie jeszcze raz, aby zacząć kolejne.
denied-deal-unreadable = Nie umiem już odczytać tego rozdania: pochodzi z innej wersji tego bota.
denied-no-decisions = W tym rozdaniu nie przypadła ci żadna decyzja, więc nie ma czego analizować.
denied-nobody-analyses = Nie mogę teraz tak daleko myśleć: albo dopiero wstaję, albo ktoś, kto mnie prowadzi, wyłączył myślenie (`TAROK_WORKERS`). Spróbuj jeszcze raz za minutę.
denied-analysis-failed = W połowie analizy coś się urwało. Nic innego nie przepadło: spróbuj jeszcze raz.
denied-no-finished-deal = { $deals ->
    [0] Przy tym stole żadne rozdanie nie jest jeszcze skończone.
    [one] Przy tym stole skończone jest tylko jedno rozdanie.
    [few] Przy tym stole skończone są tylko { $deals } rozdania.
    [many] Przy tym stole skończonych jest tylko { $deals } rozdań.
   *[other] Skończone rozdania przy tym stole: tylko { $deals }.
}
denied-may-not-look = O wyglądzie stołów na serwerze, który mnie dodał, decydują tylko osoby, które mogą nim zarządzać.
denied-may-not-choose-language = O języku serwera, który mnie dodał, decydują tylko osoby, które mogą nim zarządzać.

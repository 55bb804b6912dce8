# Ramka kursu i strona pomocy.

manual-none = Tej gry jeszcze nie uczę.
manual-page = Strona { $page } z { $pages }
manual-back = Wstecz
manual-next = Dalej
rule-open = Zasada { $number }
rule-section = Z rozdziału „{ $section }”
rule-in-english = Numerowane zasady są spisane po angielsku.
help-title = ## Tarok
help-play =
    `/tarok new` otwiera stół na tym kanale. Znajomi klikają *Dosiadam się*; *Dobierz boty i graj* sadza boty na wolnych miejscach i rozdaje.
    Twoje karty przychodzą w wiadomości, którą widzisz tylko ty. Jej przyciski to dokładnie to, co możesz zrobić. Gdy zniknie, kliknij *Moje karty* przy stole.
    ♠ ♣ ♦ ♥ to kolory; figury to K (król), Q (dama), C (kawaler, gawal) i J (walet). W czarnych kolorach najwyższą blotką jest 10, a najniższą 7; w czerwonych najwyższą jest 1, a najniższą 4. Taroki to Pagat 1, od T2 do T20, Mond 21 i najwyższy ze wszystkich Skiż.
    Lista *Czemu nie…?* pod kartami mówi, dlaczego danej karty nie wolno zagrać, i otwiera zasadę.
help-games = **Gry:** { $games }. `/tarok rules` uczy każdej z nich.
help-tables = **Stół**
help-play-commands = **Gra**
help-scores = **Wyniki**
help-manual = **Nauka**
help-server = **Serwer**
help-command = `/tarok { $name }` – { $does }

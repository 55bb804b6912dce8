# Lessons that are played.

lesson-head = { $number ->
        [0] { $title } · { $step } od { $steps }
       *[other] Lekcija { $number } · { $title } · { $step } od { $steps }
    }
lesson-before = Pred lekcijo »{ $game }«: lekcija { $number } · { $step } od { $steps }
lesson-again = Izberi še enkrat.
lesson-played = Pravi odgovor: { $answer }.
lesson-follows = { $cards }. Štih dobi { $name }.
lesson-forced = Izbire ni bilo, zato je bila karta odigrana namesto tebe:
lesson-forced-many = Štihi, ki so se odigrali sami, ker vsakič ni bilo izbire: { $tricks }.
lesson-played-for = Štihi, ki jih je namesto tebe odigrala hiša: { $tricks }.
lesson-tricks = { $choice }: { $tricks ->
        [0] noben štih
        [one] { $tricks } štih
        [two] { $tricks } štiha
        [few] { $tricks } štihi
       *[other] { $tricks } štihov
    } zate
lesson-way = { $choice }: { $points }
lesson-ways = { $counted ->
        [0] Tako se konča vsaka izbira:
       *[1] Tako se konča vsaka izbira (točke igralčeve strani):
    }
lesson-ways-again = Iste karte po vsaki izbiri iz lekcije { $number }, v točkah igralčeve strani:
lesson-ways-key = Karte v vrstnem redu igre; zgoraj, kdo pobere štih.
lesson-go-on = Na potezi si.
lesson-over = { $number ->
        [0] { $title }: opravljeno.
       *[other] Lekcija { $number } je opravljena.
    }
lesson-next = Naslednja: { $title }
lesson-offer = Nauči se: { $title }
lesson-back = Nazaj
lesson-skip = Preskoči
lesson-all = Vse lekcije
lesson-stop = Končaj
lesson-play = Igraj
lesson-joined = Imaš sedež pri mizi v tem kanalu. Ko se partija začne, pridejo tvoje karte sem.
lesson-table-busy = V tem kanalu je že miza. Svojo odpreš v drugem kanalu z `/tarok new`.
lesson-read = Raje preberem
lesson-stopped = Lekcija »{ $title }« čaka pri koraku { $step }. Z **/tarok learn** nadaljuješ tam.
lesson-resume = Nadaljuj
lesson-list = ### Lekcije
lesson-list-note = -# Lekcije od 1 do 5 trajajo deset minut. Druge so za takrat, ko jih potrebuješ.
lesson-list-first = Tvoja prva igra
lesson-list-later = Pozneje
lesson-list-from-nothing = Za dva pri eni mizi, od začetka
lesson-list-others = Druge igre, če eno že poznaš
lesson-line = { $number ->
        [0] { $title }
       *[other] { $number }. { $title }
    }
lesson-pick = Izberi lekcijo …
denied-lesson-gone = Ta lekcija se je umaknila novejši. Z **/tarok learn** nadaljuješ.
lesson-taken = { $own ->
        [1] Štih je tvoj
       *[other] { $name } pobere štih
    } ({ $card }).
lesson-free = Lekcija { $number } · { $title } · štih { $trick }

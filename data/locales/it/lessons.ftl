# Lessons that are played.

lesson-head = { $number ->
        [0] { $title } · { $step } di { $steps }
       *[other] Lezione { $number } · { $title } · { $step } di { $steps }
    }
lesson-before = Prima di «{ $game }»: lezione { $number } · { $step } di { $steps }
lesson-again = Scegli di nuovo.
lesson-played = La risposta giusta: { $answer }.
lesson-follows = { $cards }. La presa va a { $name }.
lesson-forced = Avevi una sola carta giocabile, quindi è stata giocata per te:
lesson-forced-many = In { $tricks } prese avevi una sola carta giocabile: sono andate da sole.
lesson-played-for = { $tricks ->
    [one] La casa ha giocato una presa per te.
   *[other] La casa ha giocato { $tricks } prese per te.
}
lesson-tricks = { $choice }: { $tricks ->
        [0] nessuna presa
        [one] una presa
       *[other] { $tricks } prese
    } per te
lesson-way = { $choice }: { $points }
lesson-ways = { $counted ->
        [0] Come va a finire ogni scelta:
       *[1] Come va a finire, in punti carta di chi dichiara:
    }
lesson-ways-again = Le stesse carte con ogni scelta della lezione { $number }, in punti carta di chi dichiara:
lesson-ways-key = Ogni presa nell'ordine di gioco; sopra c'è chi la fa.
lesson-go-on = Tocca a te.
lesson-over = { $number ->
        [0] { $title }: fatto.
       *[other] La lezione { $number } è fatta.
    }
lesson-next = Avanti: { $title }
lesson-offer = Lezione: { $title }
lesson-back = Indietro
lesson-skip = Salta
lesson-all = Tutte le lezioni
lesson-stop = Smetti
lesson-play = Gioca
lesson-joined = Hai un posto al tavolo di questo canale. Quando la partita comincia, le tue carte arrivano qui.
lesson-table-busy = In questo canale c'è già un tavolo. Il tuo lo apri in un altro canale con `/tarok new`.
lesson-read = Meglio leggere
lesson-stopped = Lezione «{ $title }» interrotta al passo { $step }. Con **/tarok learn** si riparte da lì.
lesson-resume = Continua
lesson-list = ### Lezioni
lesson-list-note = -# Le lezioni da 1 a 5 durano dieci minuti. Le altre sono lì per quando ti servono.
lesson-list-first = La tua prima mano
lesson-list-later = Più avanti
lesson-list-from-nothing = In due a un tavolo, da zero
lesson-list-others = Altri giochi, se ne conosci già uno
lesson-line = { $number ->
        [0] { $title }
       *[other] { $number }. { $title }
    }
lesson-pick = Scegli una lezione …
denied-lesson-gone = Questa lezione ha lasciato il posto a una più nuova. Con **/tarok learn** vai avanti.
lesson-taken = { $own ->
        [1] Presa tua
       *[other] Presa a { $name }
    } ({ $card }).
lesson-free = Lezione { $number } · { $title } · presa { $trick }

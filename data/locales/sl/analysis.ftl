# Where points were lost in a finished deal, told to one of its players alone.

analysis-look = Analiziraj
analysis-title = { $deal }. delitev · kje so se izgubile točke
analysis-under-way = Pregledujem { $decisions ->
    [one] tvojo edino odločitev v tej delitvi …
    [two] tvoji dve odločitvi v tej delitvi …
    [few] { $decisions } tvoje odločitve v tej delitvi …
   *[other] { $decisions } tvojih odločitev v tej delitvi …
}
analysis-place = { $deal }. delitev · kje so se izgubile točke · { $number } od { $of }
analysis-back = ◀ Nazaj
analysis-next = Naprej ▶
analysis-all = Vse odločitve
analysis-in-trick = V { $number }. štihu
analysis-before = Pred igro
analysis-choice = { $where } tvoja izbira: **{ $made }**; boljše bi bilo: **{ $better }**.
analysis-known = Po tem, kar se je dalo vedeti, to stane **{ $cost }** točke (±{"\u00A0"}{ $error }): z izbiro { $made } končaš pri { $made_value }, z izbiro { $better } pri { $best_value }, povprečno v { $worlds ->
    [one] { $worlds } razdelitvi, ki se ujema
    [two] { $worlds } razdelitvah, ki se ujemata
    [few] { $worlds } razdelitvah, ki se ujemajo
   *[other] { $worlds } razdelitvah, ki se ujemajo
} z vsem, kar je bilo videti s tvojega sedeža.
analysis-trick = - { $better } prinese tvoji strani štih v { $best_share }{"\u00A0"}% teh razdelitev, { $made } v { $made_share }{"\u00A0"}%.
analysis-plus = - Pred nasprotno stranjo končaš v { $best_share }{"\u00A0"}% teh razdelitev namesto v { $made_share }{"\u00A0"}%.
analysis-open = Pri dejanski razporeditvi kart je najbolje { $best }: { $cost } več ({ $best_value } proti { $made_value }; { $way }).
analysis-open-none = Pri dejanski razporeditvi kart izbira { $made } ni stala nič ({ $way }).
analysis-searched = preiskani so vsi možni poteki
analysis-played-out = { $times }-krat odigrano do konca
analysis-unit = Točke so iz obračuna delitve: povprečje tvojih točk.
analysis-unit-less = Točke so iz obračuna delitve: povprečje tvojih točk minus povprečje nasprotne strani.
analysis-all-title = { $deal }. delitev · vse tvoje odločitve
analysis-sum = Po tem, kar se je dalo vedeti, je na mizi ostalo približno toliko tvojih točk: { $cost }.
analysis-flawless = Lepo odigrano: po tem, kar se je dalo vedeti, nič ne bi bilo bolje.
analysis-nothing-judged = V tej delitvi ni bilo ničesar, kar bi se dalo primerjati s čim drugim.
analysis-trick-short = { $number }. štih:{" "}
analysis-line-good = { $made } ✓
analysis-line = **{ $made }** stane { $cost }; bolje { $better }
analysis-line-open = (odprto: { $cost })
analysis-list-dear = Najdražje imajo vsaka svojo stran.
analysis-list-note = *Odprto*: koliko je poteza stala, pri dejanski razporeditvi kart; tega ni mogel vedeti nihče.

# Where points were lost in a finished deal, told to one of its players alone.

analysis-look = Analiziraj
analysis-show = Pokaži mi
analysis-title = { $deal }. delitev · kje so se izgubile točke
analysis-under-way = Pregledujem { $decisions ->
    [one] tvojo edino odločitev v tej delitvi …
    [two] tvoji dve odločitvi v tej delitvi …
    [few] { $decisions } tvoje odločitve v tej delitvi …
   *[other] { $decisions } tvojih odločitev v tej delitvi …
}
analysis-deciding = Odločitev { $number } od { $of }
analysis-place = { $deal }. delitev · kje so se izgubile točke · { $number } od { $of }
analysis-back = ◀ Nazaj
analysis-next = Naprej ▶
analysis-all = Vse odločitve
analysis-in-trick = V { $number }. štihu
analysis-after-trick = Po { $number }. štihu
analysis-before = Pred igro
analysis-choice = { $where } tvoja izbira: **{ $made }**; boljše bi bilo: **{ $better }**.
analysis-known = Po tem, kar se je dalo vedeti, to stane **{ $cost }** točke: { $made } prinese povprečno { $made_value }, { $better } { $best_value }, v { $worlds } razdelitvah, ki se ujemajo z vsem, kar je bilo videti s tvojega sedeža.
analysis-why = Zakaj: { $reason }.
analysis-why-in-all = Ne odloči en sam štih: v vsej delitvi prinese več.
analysis-why-overall = V vsej delitvi prinese več.
analysis-brought = Delitev ti je prinesla { $score }.
analysis-brought-less = Delitev ti je prinesla { $score }; v primerjavi { $players ->
    [2] z nasprotnikom
   *[other] s povprečjem nasprotnikov
} je to { $result }.
analysis-open = Pri dejanski razporeditvi kart je najbolje { $best }: { $cost } več ({ $best_value } proti { $made_value }; { $way }).
analysis-open-none = Pri dejanski razporeditvi kart izbira { $made } ni stala nič ({ $way }).
analysis-searched = preiskani so vsi možni poteki
analysis-played-out = { $times }-krat odigrano do konca
analysis-unit = Točke so iz obračuna delitve: povprečje tvojih točk.
analysis-unit-less = Točke so iz obračuna delitve: povprečje tvojih točk minus povprečje { $players ->
    [2] nasprotnika
   *[other] nasprotnikov
}.
analysis-summary-title = { $deal }. delitev · tvoje odločitve
analysis-all-title = { $deal }. delitev · vse tvoje odločitve
analysis-sum = Po tem, kar se je dalo vedeti, je na mizi ostalo približno toliko tvojih točk: **{ $cost }**.
analysis-sum-small = Od tega je { $small } vsota mnogih majhnih razlik, od katerih nobena sama zase ni gotova.
analysis-flawless = Lepo odigrano: po tem, kar se je dalo vedeti, nič ne bi bilo bolje.
analysis-well = Dobro odigrano, kolikor lahko rečem; { $number ->
    [one] { $number } odločitve ni mogoče
    [two] { $number } odločitev ni mogoče
    [few] { $number } odločitev ni mogoče
   *[other] { $number } odločitev ni mogoče
} presoditi.
analysis-small = Od tvojih odločitev je bilo odvisno malo.
analysis-unsure = Da je bilo kaj narobe, ne morem reči; { $number ->
    [one] { $number } odločitve ni mogoče
    [two] { $number } odločitev ni mogoče
    [few] { $number } odločitev ni mogoče
   *[other] { $number } odločitev ni mogoče
} zanesljivo oceniti.
analysis-nothing-judged = V tej delitvi ni bilo ničesar, kar bi se dalo primerjati s čim drugim.
analysis-trick-short = { $number }. štih:{" "}
analysis-line-good = { $made } · { $grade }
analysis-is-best = najbolje
analysis-is-as-good = enako dobro
analysis-is-not-sure = ni jasno
analysis-list-grades = *Enako dobro*: nihče ne bi mogel reči, da je slabše od najboljšega. *Ni jasno*: premalo razdelitev za sodbo.
analysis-line = **{ $made }** stane { $cost }; bolje { $better }
analysis-line-again = **{ $made }**, spet isto; bolje { $better }
analysis-line-open = (odprto: { $cost })
analysis-list-dear = Najdražje imajo vsaka svojo stran.
analysis-list-note = *Odprto*: koliko je poteza stala pri dejanski razporeditvi kart; tega ni mogel vedeti nihče.
analysis-try = Poskusi

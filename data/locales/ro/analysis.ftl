# Where points were lost in a finished deal, told to one of its players alone.

analysis-look = Analizează
analysis-show = Arată-mi
analysis-title = Tura { $deal } · unde s-au pierdut puncte
analysis-under-way = { $decisions ->
    [one] Mă uit la singura ta decizie din tura asta…
    [few] Mă uit la cele { $decisions } decizii ale tale din tura asta…
   *[other] Mă uit la cele { $decisions } de decizii ale tale din tura asta…
}
analysis-deciding = Decizia { $number } din { $of }
analysis-place = Tura { $deal } · unde s-au pierdut puncte · { $number } din { $of }
analysis-back = ◀ Înapoi
analysis-next = Înainte ▶
analysis-all = Toate deciziile
analysis-in-trick = În levata { $number }
analysis-after-trick = După levata { $number }
analysis-before = Înainte de joc
analysis-choice = { $where } ai ales **{ $made }**; mai bine era **{ $better }**.
analysis-known = Din câte puteai ști, asta a costat **{ $cost }** { $single ->
    [1] punct
   *[0] puncte
}: { $made } aduce în medie { $made_value }, { $better } { $best_value }, din { $worlds ->
    [one] { $worlds } împărțire care se potrivește
    [few] { $worlds } împărțiri care se potrivesc
   *[other] { $worlds } de împărțiri care se potrivesc
} cu tot ce văzuseși.
analysis-why = De ce: { $reason }.
analysis-why-in-all = Nu hotărăște o singură levată: pe toată tura iese mai bine.
analysis-why-overall = Pe toată tura iese mai bine.
analysis-brought = Tura ți-a adus { $score }.
analysis-brought-less = Tura ți-a adus { $score }; față de { $players ->
    [2] adversar
   *[other] media adversarilor
}, asta înseamnă { $result }.
analysis-open = Așa cum stăteau cărțile de fapt, cel mai bine era { $best }: cu { $cost } { $single ->
    [1] punct
   *[0] puncte
} mai bine ({ $best_value } față de { $made_value }, { $way }).
analysis-open-none = Așa cum stăteau cărțile de fapt, { $made } n-a costat nimic ({ $way }).
analysis-searched = toate jocurile posibile, până la capăt
analysis-played-out = tura jucată până la capăt { $times ->
    [one] o dată
    [few] de { $times } ori
   *[other] de { $times } de ori
}
analysis-unit = Punctele sunt ale tale la scor, la sfârșitul turei, în medie.
analysis-unit-less = Punctele sunt cele de la scor, la sfârșitul turei, în medie: ale tale minus { $players ->
    [2] ale adversarului
   *[other] media adversarilor
}.
analysis-summary-title = Tura { $deal } · deciziile tale
analysis-all-title = Tura { $deal } · toate deciziile tale
analysis-sum = Din câte puteai ști, ai pierdut cam **{ $cost }** { $single ->
    [1] punct
   *[0] puncte
}.
analysis-sum-small = Din acestea, { $small } vin din multe diferențe mici, niciuna sigură luată separat.
analysis-flawless = Bine jucat: din câte puteai ști, nu era nimic mai bun.
analysis-well = Bine jucat, din câte pot spune; { $number ->
    [one] o decizie a fost prea greu de judecat
    [few] { $number } decizii au fost prea greu de judecat
   *[other] { $number } de decizii au fost prea greu de judecat
}.
analysis-small = De deciziile tale a depins puțin.
analysis-unsure = Nu pot spune că ceva a fost greșit; { $number ->
    [one] o decizie a fost prea greu de judecat
    [few] { $number } decizii au fost prea greu de judecat
   *[other] { $number } de decizii au fost prea greu de judecat
}.
analysis-nothing-judged = În tura asta n-a fost nimic de pus în balanță cu altceva.
analysis-trick-short = Levata { $number }:{" "}
analysis-line-good = { $made } · { $grade }
analysis-is-best = cel mai bine
analysis-is-as-good = la fel de bine
analysis-is-not-sure = nesigur
analysis-list-grades = *La fel de bine*: nimeni n-ar putea spune că e mai rău decât cel mai bun. *Nesigur*: prea puține împărțiri ca să se vadă.
analysis-line = **{ $made }** costă { $cost }; mai bine { $better }
analysis-line-again = **{ $made }**, din nou la fel; mai bine { $better }
analysis-line-open = (pe față { $cost })
analysis-list-dear = Cele mai scumpe au paginile lor.
analysis-list-note = *Pe față* e cât a costat mutarea, așa cum stăteau cărțile de fapt, ceea ce nu putea ști nimeni.
analysis-try = Încearcă

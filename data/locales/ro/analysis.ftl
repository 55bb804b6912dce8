# Where points were lost in a finished deal, told to one of its players alone.

analysis-look = Analizează
analysis-title = Tura { $deal } · unde s-au pierdut puncte
analysis-under-way = { $decisions ->
    [one] Mă uit la singura ta decizie din tura asta…
    [few] Mă uit la cele { $decisions } decizii ale tale din tura asta…
   *[other] Mă uit la cele { $decisions } de decizii ale tale din tura asta…
}
analysis-place = Tura { $deal } · unde s-au pierdut puncte · { $number } din { $of }
analysis-back = ◀ Înapoi
analysis-next = Înainte ▶
analysis-all = Toate deciziile
analysis-in-trick = În levata { $number }
analysis-before = Înainte de joc
analysis-choice = { $where } ai ales **{ $made }**; mai bine era **{ $better }**.
analysis-known = Din câte puteai ști, asta a costat **{ $cost }** puncte (±{"\u00A0"}{ $error }): cu { $made } ajungi la { $made_value }, cu { $better } la { $best_value }, în medie din { $worlds ->
    [one] o împărțire care se potrivește
    [few] { $worlds } împărțiri care se potrivesc
   *[other] { $worlds } de împărțiri care se potrivesc
} cu tot ce văzuseși.
analysis-trick = - { $better } aduce levata taberei tale în { $best_share }{"\u00A0"}% din ele, { $made } în { $made_share }{"\u00A0"}%.
analysis-plus = - Ieși înaintea celorlalți în { $best_share }{"\u00A0"}% din ele, față de { $made_share }{"\u00A0"}%.
analysis-open = Așa cum stăteau cărțile de fapt, cel mai bine era { $best }: cu { $cost } puncte mai bine ({ $best_value } față de { $made_value }, { $way }).
analysis-open-none = Așa cum stăteau cărțile de fapt, { $made } n-a costat nimic ({ $way }).
analysis-searched = toate jocurile posibile, până la capăt
analysis-played-out = tura jucată până la capăt { $times ->
    [one] o dată
    [few] de { $times } ori
   *[other] de { $times } de ori
}
analysis-unit = Punctele sunt ale tale la scor, la sfârșitul turei, în medie.
analysis-unit-less = Punctele sunt cele de la scor, la sfârșitul turei, în medie: ale tale minus ale celorlalți.
analysis-all-title = Tura { $deal } · toate deciziile tale
analysis-sum = Din câte puteai ști, ai lăsat pe masă cam { $cost } puncte.
analysis-flawless = Bine jucat: din câte puteai ști, n-aș fi găsit nimic mai bun.
analysis-nothing-judged = În tura asta n-a fost nimic de pus în balanță cu altceva.
analysis-trick-short = Levata { $number }:{" "}
analysis-line-good = { $made } ✓
analysis-line = **{ $made }** costă { $cost }; mai bine { $better }
analysis-line-open = (pe față { $cost })
analysis-list-dear = Cele mai scumpe au paginile lor.
analysis-list-note = *Pe față* e cât a costat mutarea, așa cum stăteau cărțile de fapt, ceea ce nu putea ști nimeni.

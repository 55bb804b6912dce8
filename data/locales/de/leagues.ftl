# Ligen: dreißig Leute, die etwa gleich gut spielen, von allen Servern, die es erlauben, eine Woche lang.

leagues = Ligen
leagues-what = Bis zu dreißig Leute, die etwa gleich gut spielen, von allen Servern, die es erlauben, vergleichen eine Woche lang ihre Spiele des Tages. Es zählt nur das Spiel, das `/tarok daily` öffnet. Besser als 80{"\u00A0"}% der Hausspieler sind 80 Punkte, und deine fünf besten Tage werden addiert.
leagues-moves = Am Montag steigen die ersten vier einer Liga auf und die letzten vier ab. Liga 1 ist die höchste.
leagues-names-what = Auf diesem Server steht dein Name, auf allen anderen ein erfundener. Du kannst jederzeit aussteigen; wer zwei Wochen lang an keinem Tag spielt, ist draußen.
leagues-start = Wenn du jetzt mitmachst, beginnst du am <t:{ $at }:D>.
leagues-joined = **Du bist dabei.** Deine Liga beginnt am <t:{ $at }:D>.
leagues-join = Bei den Ligen mitmachen
leagues-leave = Aus den Ligen aussteigen
league-title = Liga { $league } von { $leagues }
league-points = Punkte
league-up = { $mark } Die ersten vier steigen am Montag auf.
league-down = { $mark } Die letzten vier steigen am Montag ab.
league-level = Wer an der Grenze gleichauf liegt, steigt mit.
league-how = Punkte: deine fünf besten Tage mit dem Spiel, das `/tarok daily` öffnet; besser als 80{"\u00A0"}% der Hausspieler sind 80. Bei gleichen Punkten liegt vorn, wer den besten Tag hat. Ein Tag zählt, sobald er vorbei ist.
league-aliases = Tiere sind Leute von anderen Servern. Dort heißt du { $alias }.
league-last = Deine letzte Woche: Rang { $rank } in Liga { $league }, Punkte: { $points }.
league-rose = Du bist in Liga { $league } aufgestiegen.
league-fell = Du bist in Liga { $league } abgestiegen.
league-stayed = Du bleibst in Liga { $league }.
league-names = Dachs, Bär, Biber, Wisent, Eber, Bussard, Gämse, Kranich, Krähe, Kuckuck, Reh, Haselmaus, Adler, Falke, Fuchs, Frosch, Feldhamster, Hase, Habicht, Igel, Reiher, Steinbock, Häher, Eidechse, Luchs, Elster, Murmeltier, Marder, Maulwurf, Fischotter, Eule, Hecht, Rabe, Lachs, Eichhorn, Storch, Schwan, Forelle, Wiesel, Wolf
denied-no-leagues-here = Dieser Server ist nicht in den Ligen. Wer ihn verwaltet, kann sie mit `/tarok server defaults` erlauben.
defaults-leagues-on = **Ligen:** erlaubt. Wer hier ist, kann über die Rangliste bei den wöchentlichen Ligen mitmachen; andere Server sehen erfundene Namen.
defaults-leagues-off = **Ligen:** aus. Wenn du sie erlaubst, kann man hier bei wöchentlichen Ligen über alle Server mitmachen; andere Server sehen erfundene Namen.
defaults-allow-leagues = Ligen erlauben
defaults-no-leagues = Keine Ligen

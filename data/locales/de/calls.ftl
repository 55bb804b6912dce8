# Rufe an neue Tische: wen ein Server ruft, und seine Liste von Leuten.

calls-to-table = { $names }: { $host } hat in { $channel } einen Tisch aufgemacht ({ $game }). { $seats ->
    [one] Ein Platz ist
   *[other] { $seats } Plätze sind
} noch frei.
calls-title = Wer an neue Tische gerufen wird
calls-what = Macht jemand auf diesem Server einen Tisch auf und sind einen Moment später noch Plätze frei, ruft eine Nachricht in dessen Kanal Leute dazu. Zwischen zwei Rufen liegen mindestens zehn Minuten.
calls-are-off = Niemand wird gerufen.
calls-a-role = Gerufen wird { $role }.
calls-from-list = Gerufen wird, wer auf der Liste steht: { $number ->
    [0] bisher niemand
    [one] eine Person
   *[other] { $number } Leute
}.
calls-you-are-listed = Du stehst auf der Liste.
calls-you-are-not-listed = Du stehst nicht auf der Liste.
calls-about-roles = Eine Rolle wählst du mit `/tarok server call`. Wer sie hat, wird nur benachrichtigt, wenn alle die Rolle erwähnen dürfen oder wenn ich alle Rollen erwähnen darf.
calls-list-ends = Wählst du etwas anderes, wird die Liste gelöscht.
calls-join = Ruf mich
calls-leave = Ruf mich nicht
calls-list = Von einer Liste rufen
calls-nobody = Niemanden rufen
calls-invite = Hier einladen
calls-invitation = Möchtest du gerufen werden, wenn auf diesem Server ein Tisch aufgemacht wird und Plätze frei sind? Höchstens alle zehn Minuten, und von der Liste kannst du dich jederzeit streichen.
calls-joined = Du wirst gerufen, wenn hier ein Tisch aufgemacht wird.
calls-left = Du wirst nicht mehr gerufen.
denied-one-role = Bitte nenne eine Rolle, indem du sie erwähnst: @ tippen und auswählen. @everyone geht nicht.
denied-no-call-list = Dieser Server führt keine Liste von Leuten, die an neue Tische gerufen werden.
denied-call-list-full = Die Liste ist voll: { $most } Leute stehen darauf.

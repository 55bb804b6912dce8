# Klici za nove mize: koga kliče strežnik, in njegov seznam ljudi.

calls-to-table = { $names }: { $host } odpira mizo ({ $game }) v kanalu { $channel }. { $seats ->
    [one] En sedež je še prost
    [two] Dva sedeža sta še prosta
    [few] { $seats } sedeži so še prosti
   *[other] { $seats } sedežev je še prostih
}.
calls-title = Klici za nove mize
calls-what = Ko kdo na tem strežniku odpre mizo in so čez hip še prosti sedeži, eno sporočilo v tistem kanalu pokliče ljudi. Med dvema klicema mine vsaj deset minut.
calls-are-off = Ne kličem nikogar.
calls-a-role = Kličem vlogo { $role }.
calls-from-list = Kličem ljudi s seznama. { $number ->
    [0] Na njem še ni nikogar
    [one] Na njem je { $number } oseba
    [two] Na njem sta { $number } osebi
    [few] Na njem so { $number } osebe
   *[other] Na njem je { $number } oseb
}.
calls-you-are-listed = Na seznamu si.
calls-you-are-not-listed = Nisi na seznamu.
calls-about-roles = Vlogo izbereš z `/tarok server call`. Kdor jo ima, dobi obvestilo samo, če smejo to vlogo omenjati vsi ali če smem jaz omenjati vse vloge.
calls-list-ends = Če izbereš kaj drugega, se seznam izbriše.
calls-join = Pokliči me
calls-leave = Ne kliči me
calls-list = Kliči s seznama
calls-nobody = Ne kliči nikogar
calls-invite = Povabi tukaj
calls-invitation = Naj te pokličem, ko se na tem strežniku odpre miza s prostimi sedeži? Največ enkrat na deset minut, s seznama pa se lahko kadar koli umakneš.
calls-joined = Pokličem te, ko se tu odpre miza.
calls-left = Ne kličem te več.
denied-one-role = Navedi eno vlogo z omembo: vtipkaj @ in izberi. Ne more biti @everyone.
denied-no-call-list = Ta strežnik nima seznama ljudi, ki bi jih klical za nove mize.
denied-call-list-full = Seznam je poln: na njem je { $most } ljudi.

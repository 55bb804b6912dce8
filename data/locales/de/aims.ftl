# Die Zeile über dem Blatt in den ersten Spielen: wozu dieser Abschnitt da ist und was man darin will.

aim-bid = Wer am höchsten bietet, spielt, meist um { $needed } Kartenpunkte. Mit schwachem Blatt passt man.
strohmann-aim-bid = Einer von euch kann aufnehmen, um { $needed } Kartenpunkte. Mit schwachem Blatt passt man.
aim-call = Du rufst einen König: Wer ihn hat, spielt mit dir. Zusammen braucht ihr { $needed } Kartenpunkte.
aim-talon = Der Talon stärkt dein Blatt: Such Tarocks und Könige.
aim-discard = Du legst Karten ab: Mach eine kurze Farbe leer, dann kannst du sie später stechen.
aim-say = Etwas ansagen oder verdoppeln? Passen kostet nichts.
aim-passed = Kontra und Ansagen kommen später: Das Haus hat für dich gepasst.
aim-little = Alle spielen allein: Nimm so wenig wie möglich.
romanian-aim-little = Alle spielen allein: Nimm so wenige Stiche wie möglich, jeder kostet Chips.
aim-beggar-own = Du darfst keinen einzigen Stich machen.
aim-beggar = { $name } darf keinen einzigen Stich machen: Bring { $name } dazu, einen zu nehmen.
aim-valat-own = Du musst alle Stiche machen.
aim-valat = { $name } muss alle Stiche machen: Ein einziger von euch genügt dagegen.
aim-alone = Du spielst allein: Du brauchst { $needed } Kartenpunkte und hast { $points } geholt.
aim-with = Du spielst mit { $names }: Zusammen braucht ihr { $needed } Kartenpunkte und habt { $points } geholt.
aim-secret = Wer { $king } hat, spielt mit dir: Zusammen braucht ihr { $needed } Kartenpunkte; du hast { $points } geholt.
aim-def-alone = { $name } spielt und braucht { $against } Kartenpunkte: Dir genügen { $needed }; du hast { $points } geholt.
aim-def-with = Du verteidigst mit { $names }. Die Gegner brauchen { $against } Kartenpunkte, ihr { $needed }; ihr habt { $points } geholt.
aim-def-secret = { $name } spielt, und wer { $king } hat, hilft dabei; die anderen gehören zu dir. Die Gegner brauchen { $against } Kartenpunkte, ihr { $needed }; du hast { $points } geholt.
aim-team = Du spielst mit { $names }: Jeder Kartenpunkt über { $needed } zählt für euch; ihr habt { $points } geholt.
aim-each = Mehr Kartenpunkte als dein Gegenüber: Du brauchst { $needed } und hast { $points } geholt.

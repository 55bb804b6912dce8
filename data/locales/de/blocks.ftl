# Leute und Server, die der Bot nicht spielen lässt.

blocks-user = **Du bist auf diesem Bot gesperrt.** Wer ihn betreibt, hat das so entschieden, und zwar deshalb:
blocks-server = **Dieser Server ist auf diesem Bot gesperrt.** Wer ihn betreibt, hat das so entschieden, und zwar deshalb:
blocks-appeal = Hältst du das für einen Irrtum, dann schreib denen, die den Bot betreiben: Ihre Adresse steht in seinen Nutzungsbedingungen, zu denen sein Profil auf Discord führt. Deine Daten kannst du weiterhin ansehen, als Datei holen und löschen: `/tarok privacy show`.
blocks-again = Du bist auf diesem Bot gesperrt. Hältst du das für einen Irrtum: In seinen Nutzungsbedingungen steht, an wen du schreiben kannst.

# Ko se dan zapre: kako so šle njegove delitve, v zasebnem sporočilu.

afterwards-rank = Tvoje mesto na strežniku, kjer je bila odigrana: **{ $rank }** od { $number }.
afterwards-costliest = **Tvoja najdražja odločitev:** { $choice } Izgubljene točke: **{ $cost }**.
afterwards-unjudged = Z napakami izgubljene točke, ki tu manjkajo, še niso znane. Ko bodo, jih najdeš pod *{ $days }*.
afterwards-look = Poglej

# Once a day has closed: how its deals went, by direct message.

afterwards-rank = Your rank in the server where you played it: **{ $rank }** of { $number }.
afterwards-costliest = **Your costliest decision:** { $choice } Points lost: **{ $cost }**.
afterwards-unjudged = Points lost to mistakes that are missing here aren't known yet. Once they are, you'll find them in *{ $days }*.
afterwards-look = Look at it

# Little tarock: what it says otherwise than the other games.

variant-little = Little tarock

contract-game = Game
native-game = game
little-contract-beggar = Beggar
little-native-beggar = no trick
little-contract-solo = Solo
little-native-solo = without the talon

option-beggar = Beggar
note-beggar = May one bid to win no trick?

little-score-klop = Nobody plays: the next dealer deals.
little-line-game = { $contract }: { $card_points } card points, { $sign }{ $value } from each of the others
little-line-begged = { $contract }: { $sign }{ $value } from each of the others
little-line-paid = Each of the others

-- The names of the two of a challenge were those of a server, and read in others. New ones are what people are called
-- everywhere; of older ones Discord says what they are called where somebody reads.
UPDATE challenges SET challenger_name = '', opponent_name = '';

-- Days of earlier releases on which the bot was down, though their deals had been made the day before: nobody began
-- one, and the next day had none. Nobody has missed them, as they were never open.
UPDATE contests SET closes = opens
WHERE kind IN ('daily', 'rated') AND closes > opens
    AND number < (SELECT max(number) FROM contests AS newest WHERE newest.kind = contests.kind)
    AND NOT EXISTS (
        SELECT 1 FROM contests AS following
        WHERE following.kind = contests.kind AND following.number = contests.number + 1)
    AND NOT EXISTS (
        SELECT 1 FROM contests AS made JOIN entries ON entries.contest = made.id
        WHERE made.kind = contests.kind AND made.number = contests.number AND late = 0);

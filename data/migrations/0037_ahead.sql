-- Who has played the same cards is compared by how far they were ahead of the others at their table: where one side alone scores, points say nothing of who defends.
ALTER TABLE duplicate_results ADD COLUMN ahead INTEGER;  -- in twelfths of a point: own points less those of the others in the mean; NULL: an earlier release has kept it, and it is found by the line when somebody compares

# What house players are called, with commas between: at least eight names.

house-names = Alice, Arthur, Clara, Edmund, Florence, George, Harriet, Walter

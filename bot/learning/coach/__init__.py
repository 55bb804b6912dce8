"""The coach: a sentence now and then in a person's first deals alone with the house."""

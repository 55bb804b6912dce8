"""The traveller of a closed deal: all contracts played with its cards, and how they ended."""

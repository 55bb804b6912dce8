"""Looks, languages and habits: what people, servers and channels have chosen, and its pages."""

"""Looks and languages: what people, servers and channels have chosen, and its pages."""

"""Cards, contracts, announcements and people in words: shared by pages and pictures."""

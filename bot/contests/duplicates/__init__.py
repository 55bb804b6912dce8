"""Cards that others have had, and what they made of them."""

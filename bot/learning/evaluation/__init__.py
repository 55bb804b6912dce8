"""The worth of the bids with a hand that a person holds at home."""

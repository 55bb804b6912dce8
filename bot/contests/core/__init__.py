"""Parts that all contests share: deals, the house, tries, judging, settling."""

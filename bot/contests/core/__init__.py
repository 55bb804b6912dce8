"""What all contests share: deals, the house, tries, judging, settling."""

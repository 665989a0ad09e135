"""What all games share: the vocabulary of `rules` and the fold of a log into a game."""

"""By the Candle: lots are sold while a candle burns, and nobody knows how long that is."""

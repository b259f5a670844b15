//! Says what the cards are, what each game allows, what happened in a game and what it scored.

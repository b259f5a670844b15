# The English texts of a session, layered on those of the rules.

## Why the table does not do what was asked

declined-nowhere-to-go = no other place takes { $the-cards-object }
declined-nothing-in-hand = first choose the cards to move
declined-nothing-to-lift = no card can be lifted there
declined-nothing-to-undo = there is no move to take back
declined-nothing-to-redo = no move has been taken back
declined-not-simple-yet = the game has something left to decide
declined-record-full = the record of this game is full: { $reason }

## What a hinted move is good for

why-off-table = it takes cards off the table
why-turns-up = it turns up a hidden card
why-makes-vacancy = it makes a vacancy
why-joins = it joins cards that then move together
why-order = it puts the table in better order
why-prepares = it prepares a better move
why-deal-row = nothing on the table gains more than new cards
why-fills-vacancy = a row can be dealt only when no column is empty
why-nothing-better = nothing gains, but it can be played
why-wins = the game can be won with it

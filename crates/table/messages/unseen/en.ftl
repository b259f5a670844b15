# The English texts on the cards that are still unseen.

unseen-title = Unseen cards
unseen-about = How many of each card you have not seen yet. A card that an undone move showed counts as seen.
unseen-cards = { $cards ->
    [0] You have seen every card.
    [one] 1 card is unseen.
   *[other] { $cards } cards are unseen.
}
unseen-all = all
unseen-turned = Hidden cards turned up: { $turned } of { $hidden }
unseen-rows = Rows left: { $rows }
unseen-vacancies = Empty columns: { $vacancies }

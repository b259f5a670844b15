# The English texts on whether the cards are fair.

rigged-title = Is it rigged?
rigged-fixed = No. The deal number says where every card lies, the hidden ones and the stock included. All of it is fixed before your first move, and nothing you do changes it.
rigged-blind = The shuffle knows only the number: not who plays, nor how well, nor how often you have won.
rigged-chosen = Numbers are picked at random. Deals of the day and your first games of Spider on the page are picked among those that can be won, and if you ask for a winnable, easy or hard deal, you get one: that, too, is decided before the first move.
rigged-same = Everybody who deals this number gets the same cards, today or in ten years. How it is shuffled is written down, so that other programs can deal it, too.
rigged-fingerprint = Fingerprint of this deal
rigged-fingerprint-about = It is computed from all the cards (SHA-256). If one of them were swapped during the game, it would come out different: note it down now, and compare it at the end. It is no secret, and keeps none: anybody who knows the number can compute it.
rigged-later = At the end of the game, the cards that it is computed from are listed here.
rigged-opened = It is the SHA-256 of exactly this text, the cards in the order in which they were dealt:
rigged-position = This position was not dealt from a number, so it has no fingerprint.
rigged-check = Check a thousand deals
rigged-check-about = Counts in a thousand deals of this game what players complain about, and compares it with what chance says. The deals are a thousand numbers in a row, starting at a random one.
rigged-checked = { $deals ->
    [one] One deal
   *[other] { $deals } deals
} of { $game }, from { $first } on
rigged-first-moves = First moves from column to column
rigged-kings = Kings at the end of a column
rigged-pairs = Neighbours in rank in the first row of the stock
rigged-aces = Aces in the first row of the stock
rigged-figure = { $name }: { $mean } a deal. By chance it is { $expected }, and { $low } to { $high } for 95 of 100 fair shufflers.
rigged-none = Nothing can be counted in this game.
rigged-summary = { $outside ->
    [0] Everything lies where it does for 95 of 100 fair shufflers.
    [one] One figure lies outside. That happens to fair shufflers, too, with each figure in 5 of 100 checks. Check again: if the shuffle were rigged, it would lie outside again.
   *[other] { $outside } figures lie outside. That happens to fair shufflers, too, with each figure in 5 of 100 checks. Check again: if the shuffle were rigged, they would lie outside again.
}

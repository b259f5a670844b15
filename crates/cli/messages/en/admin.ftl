# The help of `webspinner admin`, in English alone, like all that is for site owners.

more-admin = The site may be running: leaderboards and statistics show every change at once. What would change is listed first and has to be confirmed. Each change prints one line with its time, for a journal of your own.
option-yes = Do it without asking
command-admin-players =
    List the players, the one who registered first at the top

    Given a text, only the players with it in their nicknames; names that look alike are found too.
option-admin-players-text = A part of the nickname
option-admin-players-after = Continue after the player with this id
option-admin-players-by-size = Those first whose devices share the most
option-limit = The most entries to list
option-json = Print each entry as a line of JSON
command-admin-results = List the results, the one that arrived last at the top
option-admin-results-player = Only those of this player: an id, or a name with or without an account
option-admin-results-game = Only those of this game, or of this deal, such as spider:ms:1
option-admin-results-deal = Only those of this deal, such as ms:1
option-admin-results-day = Only those of the daily deals of this day
option-admin-results-hidden = Only hidden ones
option-admin-results-after = Continue after the result with this id
command-admin-rename =
    Give a player another nickname, or none

    The new name has to be one that the player could have chosen. Results of the player show it at once.
option-player = The player: an id or a nickname
option-admin-rename-nickname = The new nickname
option-admin-rename-none = Take the nickname away
command-admin-remove-player =
    Remove a player with all passkeys and login sessions

    The results stay, without a name, unless --with-results is given. The player is logged out at once and can register again with a new passkey.
option-admin-remove-player-with-results = Remove the results too
option-results = The ids of the results
command-admin-remove-result =
    Remove results for good

    If the same game is sent again, it counts again: to prevent that, hide the result instead.
command-admin-hide-result =
    Hide results: they no longer count on leaderboards and in statistics

    They still count as sent, so sending the same game again changes nothing.
command-admin-show-result = Make hidden results count again
command-admin-clear-name =
    Remove the name from a result that was sent without an account

    The result itself still counts. To change the name of a registered player, use rename.

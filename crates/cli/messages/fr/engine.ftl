# Why a request of the engine protocol fails, in French.

engine-too-long = la requête dépasse { $bytes } octets et n’a pas été lue
engine-not-utf-8 = la requête n’est pas en UTF-8 à partir de l’octet { $at }
engine-empty = la ligne est vide : une requête est un objet comme `{"{"}"state": true{"}"}`
engine-not-json = à partir de l’octet { $at }, ce n’est pas du JSON : une requête est un objet comme `{"{"}"state": true{"}"}`
engine-not-one-key = une ligne porte une requête : un objet avec une seule clé, comme `{"{"}"state": true{"}"}`
engine-not-a-request = ce n’est pas une requête : { $problem } (à l’octet { $at })
engine-value = `{ $request }` : { $problem } (à l’octet { $at })
engine-no-game = aucune partie n’a commencé : envoyez d’abord `{"{"}"new": {"{"}"game": "spider"{"}"}{"}"}`
engine-twice = donnez `{ $one }` ou `{ $other }`, pas les deux
engine-which-game = il faut à `new` un `game`, ses `rules` ou un `deal` entier comme `"spider:ms:617"`
engine-what-is-known = `game` et `rules` demandent `knowledge` ou `picture` : ce qu’on sait de cette partie
engine-not-one-record = `load` prend le texte d’un seul enregistrement
engine-move = `move` : { $problem }
engine-load = `load` : { $problem }
engine-no-record = une partie qui a commencé par une position n’a pas d’enregistrement
engine-full = l’enregistrement est plein : { $reason }
engine-scheme-without-cards = `scheme` dit comment disposer les `cards`, mais il n’y en a pas
engine-new = { $problem }
engine-nothing-to-undo = aucun coup à annuler : la partie est à son début
engine-nothing-to-redo = aucun coup à rétablir : aucun n’a été annulé
engine-no-thread = impossible de lancer un thread
engine-unreadable = impossible de lire une requête
engine-not-written = impossible d’écrire une réponse

# Why a request of the engine protocol fails, in German.

engine-too-long = die Anfrage ist länger als { $bytes } Bytes und wurde nicht gelesen
engine-not-utf-8 = die Anfrage ist ab Byte { $at } kein UTF-8
engine-empty = die Zeile ist leer: Eine Anfrage ist ein Objekt wie `{"{"}"state": true{"}"}`
engine-not-json = ab Byte { $at } ist das kein JSON: Eine Anfrage ist ein Objekt wie `{"{"}"state": true{"}"}`
engine-not-one-key = in einer Zeile steht eine Anfrage: ein Objekt mit einem Schlüssel wie `{"{"}"state": true{"}"}`
engine-not-a-request = das ist keine Anfrage: { $problem } (bei Byte { $at })
engine-value = `{ $request }`: { $problem } (bei Byte { $at })
engine-no-game = es hat noch kein Spiel begonnen: Sende zuerst `{"{"}"new": {"{"}"game": "spider"{"}"}{"}"}`
engine-twice = gib `{ $one }` oder `{ $other }` an, nicht beides
engine-which-game = `new` braucht ein `game`, dessen `rules` oder ein ganzes `deal` wie `"spider:ms:617"`
engine-what-is-known = zu `game` oder `rules` gehört `knowledge` oder `picture`: was von diesem Spiel bekannt ist
engine-not-one-record = `load` nimmt den Text genau einer Aufzeichnung
engine-move = `move`: { $problem }
engine-load = `load`: { $problem }
engine-no-record = ein Spiel, das mit einer Stellung begann, hat keine Aufzeichnung
engine-full = die Aufzeichnung ist voll: { $reason }
engine-scheme-without-cards = `scheme` sagt, wie `cards` ausgelegt werden, aber die fehlen
engine-new = { $problem }
engine-nothing-to-undo = es gibt keinen Zug zurückzunehmen: Das Spiel steht am Anfang
engine-nothing-to-redo = es gibt keinen Zug zu wiederholen: Keiner wurde zurückgenommen
engine-no-thread = ein Thread lässt sich nicht starten
engine-unreadable = eine Anfrage lässt sich nicht lesen
engine-not-written = eine Antwort lässt sich nicht schreiben

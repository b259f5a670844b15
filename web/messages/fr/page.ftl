# The French texts of the page.

## The table

page-not-loaded = Webspinner n’a pas pu être chargé complètement. Vérifiez votre connexion et rechargez la page.
page-table = Table
page-paused = En pause. Touchez ici ou appuyez sur P pour continuer.
update-ready = Une nouvelle version est prête.
update-reload = Recharger
board-column = Colonne { $number } : { $up ->
    [0] { $down ->
        [0] vide
        [one] { $down } carte cachée
       *[other] { $down } cartes cachées
    }
    [one] une carte visible{ $down ->
        [0] { "" }
        [one] , { $down } cachée
       *[other] , { $down } cachées
    }
   *[other] { $up } cartes visibles{ $down ->
        [0] { "" }
        [one] , { $down } cachée
       *[other] , { $down } cachées
    }
}
board-card = { $card }{ $above ->
    [0] { "" }
    [1] , avec une carte dessus
   *[other] , avec { $above } cartes dessus
}{ $lifted ->
    [yes] { "" }
   *[no] , ne peut pas être prise
}{ $target ->
    [yes] , accepte les cartes sélectionnées
   *[no] { "" }
}
board-vacancy = Colonne { $number }, vide{ $target ->
    [yes] , accepte les cartes sélectionnées
   *[no] { "" }
}
board-foundation = Fondation { $number } : { $card ->
    [none] vide
   *[other] { $card }
}{ $target ->
    [yes] , accepte la carte sélectionnée
   *[no] { "" }
}
board-reserve = Réserve { $number } : { $card ->
    [none] vide
   *[other] { $card }
}{ $target ->
    [yes] , accepte la carte sélectionnée
   *[no] { "" }
}
board-stock = Talon : { $rows ->
    [0] vide
    [1] distribuer la dernière rangée, { $cards ->
        [1] une carte
       *[other] { $cards } cartes
    }
   *[other] distribuer une rangée, il en reste { $rows }
}
board-collected = Suites retirées : { $runs } sur { $of }

## The bar

bar-games = { $game } : choisir un jeu
bar-daily = Donne du jour, { $day }
bar-points-label = Score
bar-points = { $score }
bar-points-title = Score : { $score }. Cartes en ordre : { $cards }.
bar-actions = Actions
deal-name = Donne { $deal }
bar-assisted = avec aide
bar-clock = Horloge

## Buttons

button-menu = Menu
button-undo = Annuler
button-redo = Rétablir
button-hint = Indice
button-finish = Terminer
button-close = Fermer

## The buttons for playing, with one short word each: five beside each other on a small phone

tool-undo = Annuler
tool-redo = Rétablir
tool-new = Nouvelle

## The menu

menu-group-play = Jouer
menu-group-game = Cette partie
menu-group-engine = Moteur
menu-group-you = Mes parties
menu-group-page = Réglages et aide
menu-new = Nouvelle partie
menu-home = Accueil
menu-games = Jeux
menu-daily = Donnes du jour
menu-restart = Recommencer
menu-rules = Règles
menu-share = Partager un lien
menu-give-up = Abandonner
menu-unseen = Cartes jamais vues
menu-note = Note sur ce coup…
menu-what-if = Et si… ?
menu-replay = Revoir la partie
menu-watch = Regarder jouer
menu-deal-search = Partie gagnable…
menu-difficulty = Difficulté de cette donne
menu-analysis-on = Activer l’analyse en direct
menu-analysis-off = Désactiver l’analyse en direct
menu-review = Analyser la partie
menu-engine-hint = Indice du moteur
menu-back = Revenir à une position gagnable
menu-solution = Afficher la solution
menu-goals = Objectifs
menu-hundred = Les cent
menu-global-statistics = Statistiques globales
menu-account = Compte
menu-appearance = Apparence
menu-settings = Réglages
menu-install = Installer l’application
menu-about = À propos de ce site
menu-more = Plus
menu-fewer = Moins
simple-name = Mode simple
simple-text = De grandes lettres, des parties gagnables, ni score ni moteur. Une voix vous prévient quand il ne reste aucun coup utile.

## What is said under the table, and aloud

said-dealt = { $game } : nouvelle partie
said-in-hand = Sélectionnée : { $card }. { $places ->
    [0] Aucun emplacement possible.
   *[other] Emplacements : { $targets }.
}
said-place = { $kind ->
    [foundation] fondation { $number }
    [collected] les suites retirées
   *[column] colonne { $number }
}
said-undo = Coup annulé
said-redo = Coup rétabli
said-line = Passage à une autre variante
note-left = La partie de { $game } est enregistrée.
note-left-lost = La partie de { $game } est enregistrée. Elle compte comme perdue jusqu’à ce que vous la repreniez.
note-undone = Annulé : { $move }
note-hint = Indice : { $move } ({ $why })
note-no-useful-move = Plus aucun coup utile.
note-winnable-search = Recherche d’une partie gagnable…
note-winnable-failed = La recherche d’une partie gagnable a échoué. Celle-ci est tirée au hasard.
note-bad-link = Le lien n’a pas pu être ouvert : { $reason }
note-engine-keeps-out = À vous de trouver : le moteur ne s’en mêle pas.
note-engine-failed = Le moteur s’est arrêté ({ $reason }). Vous pouvez continuer à jouer ; il redémarrera la prochaine fois.
note-engine-absent = Le moteur n’a pas pu démarrer. Vous pouvez continuer à jouer ; il réessaiera la prochaine fois.
note-found-level = Cette donne est gagnable. Comparée aux autres, elle est { $level }.

## Side panel

side-title = Panneau latéral
side-open = Afficher le panneau latéral
side-close = Masquer le panneau latéral

## Live analysis

analysis-label = Analyse en direct
analysis-off = Voir si gagnable
analysis-failed = Moteur en panne
analysis-won = Gagnable
analysis-searching = Analyse en cours…
analysis-unknown = Indéterminé

## Winnable deals and difficulty

level-medium = de difficulté moyenne

## Saved games

store-parted = Cette partie a aussi continué dans une autre fenêtre ; les deux versions sont enregistrées.
sync-parted = Cette partie a aussi été continuée sur un autre appareil : les deux versions sont enregistrées.
sync-continued = La partie reprend là où vous l’aviez laissée sur votre autre appareil.
source-too-large = Le fichier { $file } est trop volumineux.
source-unreadable = Le fichier { $file } n’a pas pu être lu.

## Talking to the server

load-error-title = Indisponible
load-error-text = Cette partie de la page n’a pas pu être chargée. Vous pouvez continuer à jouer ; votre partie est enregistrée. Réessayez une fois en ligne. Si cela ne suffit pas, rechargez la page.
site-away = Le serveur est injoignable pour le moment. Vous pouvez continuer à jouer.
site-none = Cette page n’a pas de serveur pour les résultats et les donnes du jour. Tout le reste fonctionne.
site-problem = Le serveur a refusé cette demande (statut { $status }).
site-misunderstood = La page et le serveur ne sont pas compatibles. Veuillez recharger la page.
site-too-large = Cette partie est trop longue pour le serveur.
site-no-room = Votre compte n’a plus de place pour d’autres parties. Supprimez-en quelques anciennes.
site-not-logged-in = Votre session est fermée. Veuillez vous reconnecter.
site-login-failed = La clé d’accès n’a pas été acceptée. Veuillez réessayer.
site-other-site = Le serveur croit que cette requête vient d’un autre site.
site-not-found = Le serveur n’a pas trouvé cela.
site-conflict = Cela existe déjà.
site-record = Le serveur n’a pas pu rejouer la partie.
site-own-game = Les jeux personnalisés ne comptent pas dans les statistiques globales.
site-own-deal = Les donnes personnelles ne comptent pas dans les statistiques globales.
site-impossible = Les temps ou le jour de cette partie ne concordent pas avec l’horloge du serveur.
site-too-many = Trop de requêtes. Veuillez patienter un instant.
site-internal = Le serveur a un problème. Veuillez réessayer plus tard.
site-not-yet = Le serveur n’est pas encore prêt. Veuillez réessayer dans un instant.
site-sent-before = Il a déjà été envoyé.
site-refused = Le résultat d’une partie n’a pas été compté. { $why }

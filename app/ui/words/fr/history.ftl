### Matches that were played, and taking them elsewhere.

## history

history-empty = Encore rien
history-empty_about = Tes parties sont gardées ici, et tu peux revoir chaque manche.
history-older = Plus anciennes
history-search = Chercher noms, jeux et notes
history-no_match = Aucune partie trouvée
history-no_match_about = Élargis la recherche, ou affiche toutes les parties.
history-all = Tout afficher
history-any = Tout
history-who = Qui
history-game = Quel jeu
history-when = Quand
history-what = Type de partie

history-since-week = dernière semaine
history-since-month = dernier mois
history-since-year = dernière année

history-kind-played = jouée ici
history-kind-kept = feuille de scores

## match

match-hand = manche { $hand }
match-hand_of = manche { $hand } sur { $hands }
match-hand_n = Manche { $hand }
match-hand_won = Manche { $hand } · { LIST($names, type: "and") }
match-hand_spoken = Manche { $hand }, gagnée par { LIST($names, type: "and") }. Revoir
match-hand_spoken_only = Manche { $hand }. Revoir
match-won_by = gagnée par { LIST($names, type: "and") }
match-won_by_you = tu as gagné
match-finished = terminée
match-resigned = abandonnée
match-abandoned = interrompue
match-damaged = Une partie des données est endommagée sur le disque. Tu peux voir ce qui reste.
match-hands = Manches
match-rounds = Manche par manche
match-chart = Totaux
match-note = Note
match-note_label = Quelque chose à retenir ?
match-note_keep = Enregistrer
match-note_kept = Note enregistrée.
match-occasion = Quand et où
match-day_label = Quel jour ?
match-day_recorded = Vide : le jour où la partie a été comptée.
match-day_unread = Ce n’est pas une date. Essaie { $example }.
match-place_label = Où était-ce ?
match-occasion_kept = Enregistré.
match-picture = Image
match-picture_add = Ajouter une image
match-picture_replace = Changer l’image
match-picture_about = Elle est enregistrée en petit, sans lieu ni données de l’appareil photo. Elle reste sur cet appareil, hors des sauvegardes et de la synchro.
match-picture_making = Réduction de l’image…
match-picture_spoken = L’image de cette partie
match-edit = Modifier
match-delete = Supprimer
match-deleted = Cette partie est supprimée. Elle n’est dans aucune liste et ne compte plus.
match-rematch = Rejouer
match-won_hands =
    { $count ->
        [0] aucune manche gagnée
        [1] une manche gagnée
       *[other] { $count } manches gagnées
    }
match-uncounted =
    { $count ->
        [1] Une manche n’est pas encore comptée.
       *[other] { $count } manches ne sont pas encore comptées.
    }

## replay

replay-title = Revoir
replay-unreadable = Impossible de revoir cette manche. Les données sont endommagées, ou cette version de l’app la joue autrement.
replay-dealt = Les cartes sont distribuées
replay-seen_from = manche { $hand }, cartes : { $name }
replay-seen_from_you = manche { $hand }, tes cartes
replay-step = { $step } / { $steps }
replay-step_spoken = Étape { $step } sur { $steps }
replay-first = À la distribution
replay-before = Une étape en arrière
replay-after = Une étape en avant
replay-last = À la fin
replay-copy = Copier la notation de la manche

## keepsakes

keepsakes-title = Sauvegarde
keepsakes-about = Tout dans un seul fichier, pour un autre appareil ou par précaution.
keepsakes-fleeting = Ce navigateur peut effacer ses données s’il manque de place. Fais parfois une sauvegarde, ou installe l’app.
keepsakes-out = Exporter
keepsakes-export = Tout dans un seul fichier
keepsakes-export_about = Parties, joueurs, tes propres jeux, réglages. Lisible partout : du JSON dans un zip.
keepsakes-csv = Les manches en tableau
keepsakes-csv_about = Une ligne par manche, pour un tableur.
keepsakes-bg_stats = Parties pour BG Stats
keepsakes-bg_stats_about = Un fichier que BG Stats sait importer.
keepsakes-in = Importer
keepsakes-pick = Ouvrir un fichier
keepsakes-pick_about = Tu vois ce qu’il contient avant tout ajout. Rien n’est ajouté deux fois.
keepsakes-busy_export = Préparation…
keepsakes-busy_csv = Préparation du tableau…
keepsakes-busy_import = Lecture…
keepsakes-busy_taking = Ajout…
keepsakes-busy_undoing = Annulation…
keepsakes-stop = Arrêter
keepsakes-stopped = Arrêté. Rien n’a été ajouté.
keepsakes-problem-foreign = Ce n’est pas une sauvegarde de cette app, ou il en manque la fin. Rien n’a été ajouté.
keepsakes-problem-broken = Cette sauvegarde est endommagée : il manque un bout, ou quelque chose a changé. Rien n’a été ajouté.
keepsakes-problem-newer = Cette sauvegarde vient d’une version plus récente de l’app. Mets l’app à jour, puis importe-la.
keepsakes-problem-large = Ce fichier est trop gros pour une sauvegarde. Rien n’a été ajouté.
keepsakes-problem-unfit = Quelque chose ne va pas dans cette sauvegarde ({ $where }). Rien n’a été ajouté.
keepsakes-look = Ce qui serait ajouté
keepsakes-nothing = Tout ce que contient ce fichier est déjà ici.
keepsakes-take = Ajouter
keepsakes-not = Laisser
keepsakes-saved = Enregistré sous { $name }
keepsakes-matches_new = Nouvelles parties
keepsakes-matches_grown = Parties qui ont continué depuis
keepsakes-matches_known = Parties déjà ici
keepsakes-people_new = Nouveaux joueurs
keepsakes-people_known = Joueurs déjà ici
keepsakes-hands_new = Nouvelles manches
keepsakes-rounds_new = Nouvelles manches sur feuille
keepsakes-games_new = Nouveaux jeux à toi
keepsakes-settings_new = Réglages
keepsakes-differing = Parties différentes des tiennes. Les tiennes restent telles quelles
keepsakes-set_aside = Entrées illisibles, laissées de côté
keepsakes-left_out = Certaines entrées n’ont pas pu aller dans le fichier. Elles sont toujours ici. Copie le rapport dans les réglages pour voir lesquelles.
keepsakes-taken =
    { $count ->
        [0] Fini. Il n’y avait pas de nouvelle partie.
        [1] Une partie a été ajoutée.
       *[other] { $count } parties ont été ajoutées.
    }

## offer

offer-phone = Tes parties sont enregistrées sur ce téléphone, et nulle part ailleurs. La sauvegarde du téléphone les contient si elle est activée. Si tu supprimes l’app, elles sont perdues.
offer-browser = Tes parties ne sont enregistrées que dans ce navigateur. Si tu effaces ses données, elles sont perdues.
offer-computer = Tes parties ne sont enregistrées que sur cet ordinateur : { $path }
offer-make = Sauvegarder
offer-close = Non, merci

## was it fair

fair-title = C’était équitable ?
fair-luck = La chance aux cartes
fair-received = Ce que chacun a eu
fair-counted = Comment on compte la chance
fair-shuffle = Comment on mélange
fair-luckier = Plus de chance que dans { $share } donnes sur 100
fair-range = Très probablement entre { $low } et { $high }
fair-not_yet = On distribue…
fair-running = Des bots jouent { $deals } manches pour comparer : { $done } finies
fair-compared = Comparé à { $done } donnes de ce jeu.
fair-stop = Arrêter
fair-go_on = Continuer
fair-no_special = Ce jeu n’a pas de carte spéciale : il n’y a pas de chance à compter.
fair-special = Cartes spéciales : { $special } sur { $count }
fair-dealt = Reçues : { $count }
fair-drew = Piochées : { $count }
fair-counted_about = Une carte spéciale, c’est de la chance : elle a un effet ou se joue sur tout. Des bots réguliers jouent { $deals } fois à ce jeu avec d’autres donnes. Tu vois combien étaient moins bonnes. Piocher plus ne rend pas plus chanceux, car plus de cartes devraient donner plus de spéciales. La fourchette montre de combien le hasard peut fausser { $deals } donnes.
fair-shuffle_about = L’app tire les cartes une à une au hasard, et chaque carte restante a autant de chances de sortir. Aucun bot ni aucun réglage n’y change rien. Quand la pioche est vide, la défausse est mélangée de la même façon.
fair-seed = Le nombre derrière ce mélange : { $seed }
fair-seed_about = Il ne dit rien des autres manches.
fair-room = Tu as joué dans un salon. L’appareil de l’hôte a mélangé, et le nombre derrière ce mélange y reste.

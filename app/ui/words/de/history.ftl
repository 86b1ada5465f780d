### Gespielte Partien, und wie man sie mitnimmt.

## history

history-empty = Noch nichts
history-empty_about = Deine Partien bleiben hier, und jede Runde kannst du dir wieder ansehen.
history-older = Ältere zeigen
history-search = Namen, Spiele und Notizen suchen
history-no_match = Keine Partien gefunden
history-no_match_about = Such etwas allgemeiner, oder zeig alle Partien.
history-all = Alle zeigen
history-any = Egal
history-who = Wer
history-game = Welches Spiel
history-when = Wann
history-what = Art der Partie

history-since-week = seit einer Woche
history-since-month = seit einem Monat
history-since-year = seit einem Jahr

history-kind-played = hier gespielt
history-kind-kept = Punktezettel

## match

match-hand = Runde { $hand }
match-hand_of = Runde { $hand } von { $hands }
match-hand_n = Runde { $hand }
match-hand_won = Runde { $hand } · { LIST($names, type: "and") }
match-hand_spoken = Runde { $hand }, gewonnen von { LIST($names, type: "and") }. Ansehen
match-hand_spoken_only = Runde { $hand }. Ansehen
match-won_by = gewonnen von { LIST($names, type: "and") }
match-won_by_you = du hast gewonnen
match-finished = beendet
match-resigned = aufgegeben
match-abandoned = abgebrochen
match-damaged = Ein Teil dieser Partie ist beschädigt gespeichert. Du siehst, was noch lesbar ist.
match-hands = Runden
match-rounds = Runde für Runde
match-chart = Gesamtstand
match-note = Notiz
match-note_label = Was willst du dir merken?
match-note_keep = Speichern
match-note_kept = Notiz gespeichert.
match-occasion = Wann und wo
match-day_label = Welcher Tag war es?
match-day_recorded = Leer: der Tag, an dem gezählt wurde.
match-day_unread = Das ist kein Datum. Versuch { $example }.
match-place_label = Wo war es?
match-occasion_kept = Gespeichert.
match-picture = Bild
match-picture_add = Bild hinzufügen
match-picture_replace = Bild ändern
match-picture_about = Es wird klein gespeichert, ohne Ort und Kameradaten. Es bleibt auf diesem Gerät, ohne Backup und ohne Synchronisieren.
match-picture_making = Das Bild wird verkleinert …
match-picture_spoken = Das Bild zu dieser Partie
match-edit = Ändern
match-delete = Löschen
match-deleted = Diese Partie ist gelöscht. Sie steht in keiner Liste und zählt nicht mehr.
match-rematch = Noch mal
match-won_hands =
    { $count ->
        [one] eine Runde gewonnen
       *[other] { $count } Runden gewonnen
    }
match-uncounted =
    { $count ->
        [one] Eine Runde ist noch nicht gezählt.
       *[other] { $count } Runden sind noch nicht gezählt.
    }

## replay

replay-title = Rückblick
replay-unreadable = Diese Runde lässt sich nicht ansehen. Was gespeichert wurde, ist beschädigt, oder diese Version der App spielt sie anders.
replay-dealt = Die Karten sind ausgeteilt
replay-seen_from = Runde { $hand }, Karten von { $name }
replay-seen_from_you = Runde { $hand }, deine Karten
replay-step = { $step } / { $steps }
replay-step_spoken = Schritt { $step } von { $steps }
replay-first = Zum Anfang
replay-before = Einen Schritt zurück
replay-after = Einen Schritt weiter
replay-last = Zum Ende
replay-copy = Notation dieser Runde kopieren

## keepsakes

keepsakes-title = Backup
keepsakes-about = Alles in einer Datei, für ein anderes Gerät oder zur Sicherheit.
keepsakes-fleeting = Wird der Platz knapp, löscht dieser Browser vielleicht seine Daten. Mach ab und zu ein Backup oder installiere die App.
keepsakes-out = Export
keepsakes-export = Alles in einer Datei
keepsakes-export_about = Partien, Leute, eigene Spiele und Einstellungen. Überall lesbar: JSON in einem Zip.
keepsakes-csv = Runden als Tabelle
keepsakes-csv_about = Eine Zeile pro Runde, für eine Tabellenkalkulation.
keepsakes-bg_stats = Partien für BG Stats
keepsakes-bg_stats_about = Eine Datei, die BG Stats importieren kann.
keepsakes-in = Import
keepsakes-pick = Datei öffnen
keepsakes-pick_about = Du siehst, was darin ist, bevor etwas dazukommt. Nichts kommt doppelt dazu.
keepsakes-busy_export = Wird gepackt …
keepsakes-busy_csv = Die Tabelle wird geschrieben …
keepsakes-busy_import = Wird gelesen …
keepsakes-busy_taking = Wird hinzugefügt …
keepsakes-busy_undoing = Wird rückgängig gemacht …
keepsakes-stop = Stopp
keepsakes-stopped = Angehalten. Nichts ist dazugekommen.
keepsakes-problem-foreign = Das ist kein Backup dieser App, oder sein Ende fehlt. Nichts ist dazugekommen.
keepsakes-problem-broken = Dieses Backup ist beschädigt: Ein Teil fehlt oder wurde geändert. Nichts ist dazugekommen.
keepsakes-problem-newer = Dieses Backup ist von einer neueren Version der App. Aktualisiere die App und importiere es dann.
keepsakes-problem-large = Diese Datei ist zu groß für ein Backup. Nichts ist dazugekommen.
keepsakes-problem-unfit = Etwas in diesem Backup kann nicht stimmen ({ $where }). Nichts ist dazugekommen.
keepsakes-look = Was dazukäme
keepsakes-nothing = Alles aus dieser Datei ist schon hier.
keepsakes-take = Hinzufügen
keepsakes-not = Doch nicht
keepsakes-saved = Gespeichert als { $name }
keepsakes-matches_new = Neue Partien
keepsakes-matches_grown = Inzwischen fortgesetzte Partien
keepsakes-matches_known = Schon vorhandene Partien
keepsakes-people_new = Neue Leute
keepsakes-people_known = Schon vorhandene Leute
keepsakes-hands_new = Neue Runden
keepsakes-rounds_new = Neue Runden auf Punktezetteln
keepsakes-games_new = Neue eigene Spiele
keepsakes-settings_new = Einstellungen
keepsakes-differing = Partien, die von deinen abweichen. Deine bleiben, wie sie sind
keepsakes-set_aside = Unlesbare Einträge, ausgelassen
keepsakes-left_out = Einige Einträge passten nicht in die Datei. Hier sind sie noch. Der Bericht in den Einstellungen nennt sie.
keepsakes-taken =
    { $count ->
        [0] Fertig. Neue Partien waren nicht dabei.
        [one] Eine Partie ist dazugekommen.
       *[other] { $count } Partien sind dazugekommen.
    }

## offer

offer-phone = Deine Partien liegen nur auf diesem Handy. Das Backup des Handys nimmt sie mit, wenn es eingeschaltet ist. Löschst du die App, sind sie weg.
offer-browser = Deine Partien liegen nur in diesem Browser. Löschst du seine Daten, sind sie weg.
offer-computer = Deine Partien liegen nur auf diesem Computer: { $path }
offer-make = Backup machen
offer-close = Nein danke

## was it fair

fair-title = War das fair?
fair-luck = Glück mit den Karten
fair-received = Was alle bekommen haben
fair-counted = So wird Glück gezählt
fair-shuffle = So wird gemischt
fair-luckier = Mehr Glück als in { $share } von 100 Runden
fair-range = Sehr wahrscheinlich zwischen { $low } und { $high }
fair-not_yet = Die Karten werden ausgeteilt …
fair-running = Bots spielen { $deals } Runden zum Vergleich: { $done } fertig
fair-compared = Verglichen mit { $done } Runden dieses Spiels.
fair-stop = Stopp
fair-go_on = Weiter
fair-no_special = Dieses Spiel hat keine Aktionskarten. Darum gibt es kein Glück zu zählen.
fair-special = Aktionskarten: { $special } von { $count }
fair-dealt = Ausgeteilt: { $count }
fair-drew = Gezogen: { $count }
fair-counted_about = Aktionskarten sind Glück: Sie bewirken etwas oder passen auf alles. Solide Bots spielen dieses Spiel { $deals }-mal mit anderen Karten. Du siehst, in wie vielen Runden die Karten schlechter waren. Wer mehr zieht, hat nicht mehr Glück, denn unter mehr Karten sollten auch mehr Aktionskarten sein. Der Bereich zeigt, wie weit { $deals } Runden durch Zufall danebenliegen können.
fair-shuffle_about = Die App zieht eine Karte nach der anderen zufällig, und jede übrige ist gleich wahrscheinlich. Kein Bot und keine Einstellung ändert das. Ist der Ziehstapel leer, wird der Ablagestapel genauso gemischt.
fair-seed = Die Zahl hinter diesem Mischen: { $seed }
fair-seed_about = Über andere Runden verrät sie nichts.
fair-room = Du hast in einem Raum gespielt. Das Gerät des Gastgebers hat gemischt, und die Zahl dahinter bleibt dort.

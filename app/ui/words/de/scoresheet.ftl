### Punkte zählen für Leute mit echten Karten.

keep-who = Wer spielt
keep-who_about = Tipp die Spieler in Sitzreihenfolge an. Der erste gibt zuerst.
keep-sheet = So zählt ihr
keep-start = Los
keep-free = Freier Zettel
keep-free_about = Für jedes Spiel: Die meisten oder die wenigsten Punkte gewinnen, mit Ziel oder ohne.
keep-template-darts-501 = Darts 501
keep-template-darts-301 = Darts 301
keep-template-rummy = Rommé
keep-template-canasta = Canasta
keep-template-hearts = Hearts
keep-template-spades = Spades
keep-template-oh-hell = Stiche ansagen
keep-template-president = Präsident
keep-template-cribbage = Cribbage
keep-template-skat = Skat
keep-template-doppelkopf = Doppelkopf
keep-template-belote = Belote
keep-template-tarot = Tarot
keep-template-mini-golf = Minigolf
keep-template-dominoes = Domino
keep-template-mahjong = Mah-Jongg
keep-template-yacht = Yacht (Würfel)
keep-template-ten-thousand = Zehntausend (Würfel)
keep-template-petanque = Boule
keep-template-poker = Pokerabend
keep-template-yacht-bonus = Oberer Block
keep-templates = Mehr Spiele
keep-templates_about = Darts, Rommé, Minigolf und mehr, fertig eingestellt.
keep-template_save = Als Spiel speichern
keep-template_save_about = Dann findest du es unter „Mehr Spiele“.
keep-template_needs_name = Gib ihm erst einen Namen.
keep-template_full = Mehr Spiele passen nicht hinein. Entferne erst eins.
keep-template_remove = Aus „Mehr Spiele“ entfernen
keep-template_remove_about = Angefangene Zettel bleiben.
keep-too_few = Ein Punktezettel braucht mindestens zwei Spieler.
keep-too_many = Auf einen Punktezettel passen höchstens { $most } Spieler.
keep-seat = { $name }, Spieler { $seat }
keep-open_end = ohne Grenze
keep-to = bis { $target }
keep-to_go = noch { $points }
keep-last_round = vorige Runde { $what }
keep-house_rules_about = Standardregeln. Der Schiri richtet sich nach dem, was du hier einschaltest.
keep-title = Name des Zettels
keep-none = Ohne
keep-more_ways = Anders zählen
keep-more_ways_about = Nachkommastellen, herunterzählen, Nullsumme, Bonus.
keep-bonus_name = Bonus
keep-bonus_points = Punkte
keep-bonus_remove = { $name } entfernen
keep-down_exact = von { $start } auf genau 0
keep-down_below = von { $start } auf 0
keep-balanced = die anderen zahlen den Gewinn
keep-chart_later = Die Kurve beginnt mit der ersten Runde.
keep-chart = Kurve der Punktestände. { $totals }
keep-totals = { $totals }
keep-dealer_mark = G
keep-leads = führt
keep-deals = gibt
keep-starts_mark = beginnt
keep-entered = eingetragen
keep-left = nicht mehr am Tisch
keep-out = raus
keep-team = Team { $team }
keep-team_none = Kein Team
keep-team_total = Team { $team }: { $total }
keep-place = { $place }. Platz
keep-won = gewonnen
keep-won_points = gewonnen, { $points }
keep-lost = verloren
keep-none_left = keine Karten mehr
keep-no_entry = noch kein Eintrag
keep-this_round = { $points } in dieser Runde
keep-changed_elsewhere = Der Zettel wurde in einem anderen Fenster geändert. So steht er jetzt.
keep-time_up = Die Zeit ist um: Das ist die letzte Runde.
keep-lost_title = Dieser Zettel ist woanders offen
keep-broken = Dieser Zettel lässt sich nicht fortsetzen
keep-take_over = Hier weiter
keep-scores = Punkte für { $name }
keep-scores_sum = { $name }: { $sum } =
keep-has_left = { $name } hat noch
keep-round_of = { $name }, diese Runde
keep-knock_who = Wer scheidet aus?
keep-knock_of = Wie viele Karten hatte { $other }?
keep-knock_not = Niemand ist ausgeschieden
keep-knocked = { $name } ist ausgeschieden
keep-ways = So trägst du ein
keep-back = Eine Ziffer löschen
keep-sign = Plus oder minus
keep-plus = Noch eine Zahl dazu
keep-half = Und ein halber Punkt
keep-too_long = Kein Platz mehr: höchstens { $most } Ziffern.
keep-too_fine = Kein Platz mehr. Stellen nach dem Komma: { $count }.
keep-point = Komma
keep-next = Weiter
keep-next_spoken = Zum nächsten Spieler
keep-keep = Speichern
keep-keep_spoken = Diese Runde speichern
keep-keep_anyway = Trotzdem speichern
keep-done = Fertig
keep-done_spoken = Fertig, zurück zur laufenden Runde
keep-won_key = Sieg
keep-won_spoken = { $name } hat die Runde gewonnen
keep-lost_key = Niederlage
keep-lost_spoken = { $name } hat die Runde verloren
keep-clear = Eintrag löschen
keep-left_card = { $card } übrig
keep-drop_card = Letzte Karte wieder weg
keep-went_out = Fertig
keep-went_out_spoken = { $name } hat keine Karten mehr
keep-mark = { $name } { $points }
keep-knocks_out = Wirft raus
keep-knocks_out_spoken = { $name } lässt jemanden ausscheiden
keep-undo = Rückgängig
keep-undo-name = Zurück
keep-redo = Wiederholen
keep-redo-name = Vor
keep-direction = Richtung
keep-deal = Austeilen
keep-deal_spoken = Die nächste Runde geben
keep-round = Runde { $round }
keep-mending = Runde { $round } ändern
keep-over = Beendet
keep-clockwise = Im Uhrzeigersinn. Richtung wechseln
keep-against = Gegen den Uhrzeigersinn. Richtung wechseln
keep-rounds = Alle Runden
keep-rounds_about = Durchsehen oder eine korrigieren.
keep-rounds_how = Tipp eine Runde an, um sie zu korrigieren. Das Feld des Gebers ist getönt.
keep-round_spoken = Runde { $round }: { $scores }
keep-struck = zählt nicht
keep-menu = Zettel
keep-menu-name = Mehr
keep-referee = Was tut diese Karte?
keep-referee-name = Schiri
keep-referee_about = Nach den Regeln an diesem Tisch.
keep-note = Notiz zu Runde { $round }
keep-note_label = Was willst du dir merken?
keep-note_keep = Notiz speichern
keep-die = Wer fängt an?
keep-die_about = Ein Würfel bestimmt es.
keep-die_again = Noch mal würfeln
keep-starts = { $name } fängt an
keep-timer = Timer
keep-timer_about = Zählt die Zeit für einen Zug herunter, mit einem Ton am Ende.
keep-timer_left = noch { $time }
keep-timer_stop = Stopp
keep-timer_up = Die Zeit ist um.
keep-misdeal = Vergeben: neu geben
keep-misdeal_about = Leert diese Runde und vermerkt den Grund. Derselbe Spieler gibt noch mal.
keep-misdealt = Vergeben, neu gegeben.
keep-double = Runde { $round } zählt doppelt
keep-double_about = Sie endete mit einer Karte, die verdoppelt.
keep-strike = Runde { $round } zählt nicht
keep-strike_about = Sie bleibt auf dem Zettel.
keep-join = Jemand kommt dazu
keep-join_about = Ab dieser Runde.
keep-join_from = Startet mit
keep-join_start = { $points } wie alle
keep-join_highest = der höchste Stand: { $points }
keep-join_average = der Schnitt: { $points }
keep-tie = Gleichstand auflösen
keep-tie_about = Bring alle, die sich einen Platz teilen, in eine Reihenfolge.
keep-tie_how = Tipp an, wer vorn liegt, dann, wer folgt. Wer übrig bleibt, teilt sich den Platz dahinter.
keep-tie_ahead = { $name } liegt vorn
keep-tie_place = Platz { $place } ist geteilt
keep-tie_none = Niemand teilt sich einen Platz.
keep-tie_share = Plätze wieder teilen
keep-picture = Bild
keep-picture_about = Füg eins hinzu. Es bleibt auf diesem Gerät.
keep-end = Partie beenden
keep-end_about = So, wie sie jetzt steht.
keep-go_on = Partie fortsetzen
keep-go_on_about = Öffnet sie wieder.
keep-look = Zur Partie
keep-leave = Verlassen
keep-leave_about = Der Zettel wartet auf dich.
keep-missed_title = Vergessene Ansagen
keep-missed_about = In dieser Runde.
keep-penalty_costs = Jeweils { $points } Strafe.
keep-penalty = Strafe { $points }
keep-blunders_title = Fehler
keep-blunders_about = Falsche Karten, außer der Reihe gelegt.
keep-lives_title = Leben
keep-deal_this = Gibt diese Runde
keep-swap = Platz tauschen mit
keep-team_title = Team
keep-rename = Umbenennen
keep-return = { $name } ist zurück
keep-retire = { $name } steigt aus
keep-retire_about = Die Punkte bleiben auf dem Zettel.
keep-retire_ranked = { $name } steigt aus und wird gewertet
keep-put_out = { $name } scheidet aus der Partie aus
keep-put_out_about = Endgültig, egal wie die Punkte stehen.
keep-back_in = { $name } ist wieder dabei
keep-person_about = Alles hier kannst du rückgängig machen.
keep-person = { $name }: Strafen, Platz, Name
keep-won_match = Die Partie geht an { $names }
keep-share = Teilen
keep-minutes = { $count } min
keep-skipped =
    { $count ->
        [one] Ein Eintrag auf diesem Zettel war nicht lesbar.
       *[other] { $count } Einträge auf diesem Zettel waren nicht lesbar.
    }
keep-to_rounds =
    { $count ->
        [one] eine Runde
       *[other] { $count } Runden
    }
keep-to_minutes =
    { $count ->
        [one] eine Minute
       *[other] { $count } Minuten
    }
keep-to_lives =
    { $count ->
        [one] je ein Leben
       *[other] je { $count } Leben
    }
keep-rounds_n =
    { $count ->
        [one] eine Runde
       *[other] { $count } Runden
    }
keep-lives =
    { $count ->
        [one] ein Leben
       *[other] { $count } Leben
    }
keep-rounds_earlier =
    { $count ->
        [one] Eine frühere Runde
       *[other] { $count } frühere Runden
    }
keep-missed =
    { $count ->
        [one] eine vergessene Ansage
       *[other] { $count } vergessene Ansagen
    }
keep-blunders =
    { $count ->
        [one] ein Fehler
       *[other] { $count } Fehler
    }
keep-cards =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }

keep-odd-missing = Kein Eintrag: { LIST($names, type: "comma") }.
keep-odd-nobody-won = Niemand hat diese Runde gewonnen.
keep-odd-several-won = Mehrere haben diese Runde gewonnen.
keep-odd-nobody-lost = Niemand hat diese Runde verloren.
keep-odd-places = Diese Plätze ergeben keine Rangfolge.
keep-odd-copies = { $name } hat von einer Karte mehr, als es gibt.
keep-odd-copies_all = Du hast eine Karte öfter angetippt, als es sie gibt.
keep-odd-half = { $name } hat einen halben Punkt.
keep-odd-bust = { $name } käme unter 0: Diese Punkte zählen nicht.
keep-odd-balance = Die Punkte ergeben nicht 0. Noch zählt die Runde nicht.
keep-odd-not-seated = { $name } war in dieser Runde nicht dabei.

keep-way-points = Punkte
keep-way-points_about = Ein Zahlenfeld. Plus zählt gleich zusammen.
keep-way-cards = Restkarten
keep-way-cards_about = Tipp an, was jeder noch hat. Die App zählt nach den Regeln zusammen.
keep-way-places = Plätze
keep-way-places_about = Wer auf Platz eins, zwei, drei kam.
keep-way-winner = Rundensieg
keep-way-winner_about = Wer gewonnen hat, wer verloren hat oder beides.
keep-way-tally = Strichliste
keep-way-tally_about = Jeder Punkt, sobald er fällt.

keep-entry-points = Punkte
keep-entry-cards = Restkarten
keep-entry-places = Plätze
keep-entry-winner = Rundensiege
keep-entry-tally = Strichliste

keep-wins-high = höchste Punktzahl gewinnt
keep-wins-low = niedrigste Punktzahl gewinnt

keep-ask-entry = Was du einträgst
keep-ask-wins = Wer gewinnt
keep-ask-target = Ziel
keep-ask-rounds = Zahl der Runden
keep-ask-minutes = Zeitlimit
keep-ask-half = Halbe Punkte
keep-ask-collects = Wer gewinnt, kassiert
keep-ask-collects_about = Wer die Runde gewinnt, bekommt, was du für die anderen einträgst.
keep-ask-out_at = Ausscheiden bei
keep-ask-deal = Wer als Nächster gibt
keep-ask-deal_left = Der Spieler links
keep-ask-deal_right = Der Spieler rechts
keep-ask-deal_stays = Derselbe Spieler
keep-ask-ties = Bei Gleichstand an der Spitze
keep-ask-ties_shared = Sieg teilen
keep-ask-ties_play-on = Weiter, bis jemand führt
keep-ask-at_once = Am Ziel mitten in der Runde aufhören
keep-ask-counts = Was zählt
keep-ask-counts_points = Punkte
keep-ask-counts_hands = Rundensiege
keep-ask-counts_lives = Leben
keep-ask-lives = Leben pro Spieler
keep-ask-lives_about = Verlierst du eine Runde, verlierst du ein Leben. Wer als Letzter noch eins hat, gewinnt.
keep-ask-penalty = Punkte für eine Strafe
keep-ask-penalty_none = Keine
keep-ask-penalty_about = Punkte für jede vergessene Ansage und jeden Fehler, den du notierst.
keep-ask-decimals = Nachkommastellen
keep-ask-down = Zählrichtung
keep-ask-down_up = Aufwärts
keep-ask-down_exact = Abwärts bis genau 0
keep-ask-down_below = Abwärts bis 0 oder darunter
keep-ask-down_about = Alle starten beim Ziel. Trag ein, was abgezogen wird.
keep-ask-down_exact_about = Eine Runde, die unter 0 ginge, zählt nicht.
keep-ask-start = Alle starten mit
keep-ask-balanced = Die anderen zahlen den Gewinn
keep-ask-balanced_about = Jede Runde ergibt zusammen 0. Spieler ohne Eintrag teilen sich den Rest.
keep-ask-league = Punkte nach Platz
keep-ask-league_about = Vom 1. Platz an, zum Beispiel 10 6 3 1.
keep-ask-starts = Wer eine Runde beginnt
keep-ask-starts_next = Wer nach dem Geber kommt
keep-ask-starts_dealer = Der Geber
keep-ask-starts_winner = Wer zuletzt gewann
keep-ask-starts_loser = Wer zuletzt verlor
keep-ask-bonuses = Bonus
keep-ask-bonuses_about = Du vergibst sie über das Personensymbol eines Spielers.
keep-ask-number = Andere Zahl

## award

award-comeback = Aufholjagd
award-comeback_why = { $names }: von Platz { $worst } auf Platz { $place }
award-best = Beste Runde
award-best_why = { $names }: { $points } in einer Runde
award-close = Ganz knapp!
award-close_why = { $names }: nur { $margin } hinter { $winner }
award-steady = Ruhige Hand
award-steady_why = { $names }: Runden höchstens { $spread } auseinander
award-steady_same = { $names }: in jeder Runde gleich
award-most = Rundensieger
award-most_why = { $names }: { $won } von { $rounds } Runden gewonnen
award-front = Immer vorn
award-front_why = { $names }: nach jeder Runde in Führung
award-shining = Glanzmoment
award-shining_why =
    { $names }: { $count ->
        [one] eine Runde gewonnen
       *[other] { $count } Runden gewonnen
    }
award-stayed = Nie aufgegeben
award-stayed_why = { $names }: in allen { $count } Runden dabei

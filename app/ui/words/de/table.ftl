### Der Tisch: was darauf liegt, was geschieht, was man tun darf, und wie es endet.

## table

table-help = Regeln
table-menu = Menü
table-clockwise = Es geht im Uhrzeigersinn
table-counterclockwise = Es geht gegen den Uhrzeigersinn
table-owed_badge = +{ $n }
table-misses_badge = { $n }
table-hit_count = { $n } von { $total }
table-hit_by = Von { $name }
table-hit_by_you = Das warst du
table-choice_cancel = Zurücknehmen
table-called = Gewünscht: { $what }
table-pile = Ablagestapel, oben { $card }
table-pile_empty = Ablagestapel, leer
table-owed =
    { $count ->
        [one] { $count } Karte ziehen
       *[other] { $count } Karten ziehen
    }
table-misses =
    { $count ->
        [one] Einmal aussetzen
       *[other] { $count }-mal aussetzen
    }
table-left =
    { $count ->
        [0] leer
       *[other] noch { $count }
    }
table-stock_empty = Ziehstapel, leer
table-stock_turned = Ziehstapel, leer. Beim nächsten Ziehen wird der Ablagestapel gemischt
table-stock =
    { $count ->
        [one] Ziehstapel, noch { $count } Karte
       *[other] Ziehstapel, noch { $count } Karten
    }
table-stock_draw =
    { $count ->
        [one] Ziehstapel, noch { $count } Karte, tippen zum Ziehen
       *[other] Ziehstapel, noch { $count } Karten, tippen zum Ziehen
    }

table-sort-suit = Nach Farbe sortiert. Nach Wert sortieren
table-sort-rank = Nach Wert sortiert. Eigene Reihenfolge nehmen
table-sort-only_rank = Nach Wert sortiert. Nach Farbe sortieren
table-sort-own = In eigener Reihenfolge. Nach Farbe sortieren

table-card-playable = spielbar
table-card-lifted = noch mal tippen zum Legen
table-card-fresh = eben gezogen

table-seat-turn = ist dran
table-seat-declared = hat „{ CAPITAL($word) }!“ gesagt
table-seat-said = { CAPITAL($word) }!
table-seat-catchable = hat „{ CAPITAL($word) }!“ vergessen
table-seat-gone = ausgeschieden
table-seat-place = fertig, Platz { $place }
table-seat-out = #{ $place }
table-seat-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }

table-own-playable = { $count } spielbar

table-cover-pass = Weitergeben an
table-cover-ready = Ich bin { $name }

table-name = { FORM($card, article: "none") }
table-card = { $printed }

## play

play-title_hand = Runde { $hand }
play-title_hand_of = Runde { $hand } von { $hands }
play-opening = Der Tisch wird geöffnet
play-temper_careless = sorglos
play-temper_steady = solide
play-temper_sharp = schlau
play-temper_master = Meister
play-remark_took =
    { $mood ->
        [lively] Autsch!
       *[calm] Na gut.
    }
play-remark_owes =
    { $mood ->
        [lively] Viel Spaß!
       *[calm] Für dich.
    }
play-remark_turn =
    { $mood ->
        [lively] Ha!
       *[calm] Tut mir leid.
    }
play-remark_out =
    { $mood ->
        [lively] Juhu!
       *[calm] Schönes Spiel.
    }
play-remark_spoken = { $name } sagt: „{ $said }“
# Im Akkusativ: So steht es in den Listen von play-may.
play-a_rank =
    { $rank ->
        [A] ein Ass
        [J] einen Buben
        [Q] eine Dame
        [K] einen König
       *[other] eine { $rank }
    }
play-mine = du { $points }
play-whose = Karten von { $name }
play-strict = streng
play-strict_not_now = { $name } ist dran. Tipp noch mal, um trotzdem zu legen und { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } zu ziehen.
play-wait = { $name } überlegt
play-dealt = Die Karten sind ausgeteilt.
play-dealt_strict = Strenger Tisch: keine Hinweise, und eine falsche Karte kostet dich { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
play-cancel = Aufgehoben: Niemand muss ziehen.
play-reverse = Die Richtung wechselt.
play-why_over = Eins über { FORM($card, article: "some", case: "dative") }: { $points }.
play-why_under = Eins unter { FORM($card, article: "some", case: "dative") }: { $points }.
play-refill = Der Ablagestapel wurde gemischt und ist der neue Ziehstapel.
play-owes =
    { $count ->
        [one] Wer jetzt dran ist, zieht eine Karte.
       *[other] Wer jetzt dran ist, zieht { $count } Karten.
    }
play-hands = Alle geben ihre Karten nach links weiter.
play-blocked = Nichts geht mehr: Niemand kann legen.
play-say_word = { CAPITAL($word) }!
play-said_word = { CAPITAL($word) } ✓
play-forgot = { $name } hat „{ CAPITAL($word) }!“ vergessen!
play-catch = { $name }: vergessen!
play-take = { $count } ziehen
play-draw = Ziehen
play-end = Zug beenden
play-pass = Passen
play-keep = Behalten
play-miss = Aussetzen
play-out = Ich kann nicht
play-knocked = ausgeschieden
play-running = { $total } ({ $hand })
play-undo = Rückgängig
play-hurry = Schneller
play-go_on = Weiter
play-skip_rest = Zum Ende springen
play-why = Warum?
play-come_back = Zurückkommen
play-bring_back = Zurückholen
play-leave_out = Draußen lassen
play-try_again = Noch mal
play-first_time = Zum ersten Mal
play-first_time_spoken = Zum ersten Mal: { $said } Tippen schließt.
play-rule = Die Regel
play-no_rule = Dafür gibt es keine besondere Regel.
play-all_rules = Alle Regeln an diesem Tisch
play-suit_title = Welche Farbe für { $card }?
play-rank_title = Welcher Wert für { $card }?
play-confirm = Tipp sie noch mal an, um sie zu legen.
play-not_now = { $name } ist dran.
play-lost = Diese Partie ist woanders offen
play-lost_about = Seit { $time } ist sie in { $where } offen. Wenn du hier weiterspielst, hört das andere Fenster auf.
play-taken_about = Sie ist jetzt in { $where } geöffnet. Wenn du sie zurückholst, hört das andere Fenster auf.
# Im Dativ: So stehen sie in play-lost_about und play-taken_about.
play-where_tab = einem Browser-Tab auf { $system }
play-where_app = der App auf { $system }
play-where_unknown = einem anderen Fenster
play-take_over = Hier spielen
play-home = Start
play-broken = Diese Partie lässt sich nicht fortsetzen
play-damaged = ein Teil dieser gespeicherten Partie ist beschädigt
play-differs = diese Version der App würde einen ihrer Züge anders spielen
play-no_store = Diese Partie gibt es nicht
play-menu = Tisch
play-log = Was passiert ist
play-log_empty = Noch ist nichts passiert.
play-log_late = Zuletzt
play-log_all = Alles
play-log_before = Davor
play-log_points = Nur Punkte
play-resign = Aufgeben
play-resign_about = Beendet die Partie beim jetzigen Stand.
play-resign_sure = Endgültig aufgeben?
play-to_bot = Ein Bot soll für { $name } spielen
play-to_bot_you = Ein Bot soll für dich spielen
play-to_bot_about = Bis du wieder selbst spielen willst.
play-from_bot = { $name } spielt wieder selbst
play-from_bot_you = Wieder selbst spielen
play-from_bot_about = Löst den Bot ab.
play-rules = Regeln an diesem Tisch
play-leave = Verlassen
play-leave_about = Die Partie wartet auf dich.
play-report = Bericht kopieren
play-hand_won = Runde gewonnen: { $names }
play-hand_won_you = Du hast die Runde gewonnen
play-hand_blocked = Nichts geht mehr. Die wenigsten Karten: { $names }
play-hand_blocked_you = Nichts geht mehr. Du hast die wenigsten Karten
play-hand_blocked_points = Nichts geht mehr. Die wenigsten Punkte: { $names }
play-hand_blocked_points_you = Nichts geht mehr. Du hast die wenigsten Punkte
play-hand_about = Runde { $hand }
play-match_won = Die Partie geht an { $names }
play-match_won_you = Du hast die Partie gewonnen
play-match_resigned = Partie aufgegeben
play-life =
    { $count ->
        [one] ein Leben
       *[other] { $count } Leben
    }
play-keep_on = Weiterspielen
play-close = Schließen

# Nach „Leg …“ und „Du bräuchtest …“ stehen die Karten im Akkusativ, wie play-a_rank sie nennt.
play-may-out = Du kannst nicht bedienen und hast keinen Joker.
play-may-lead = Spiel eine beliebige Karte an.
play-may-follow = Bediene Farbe oder Wert.
play-may-answer_or_take = Leg { LIST($cards, type: "or", article: "some", case: "accusative") } oder zieh { $count }.
play-may-take = Zieh { $count }. Da hilft keine Karte.
play-may-take_only = Zieh { $count }. Nur { LIST($cards, type: "or", article: "some") } würde helfen.
play-may-ways_or_take = Leg { LIST($ways, type: "comma") } oder zieh { $count }.
play-may-strict_owed = Kontere oder zieh { $count }.
play-may-answer_or_miss = Leg { LIST($cards, type: "or", article: "some", case: "accusative") } oder setz aus.
play-may-cover = Deck sie ab: Leg noch eine Karte ihrer Farbe.
play-may-cover_draw = Du kannst sie nicht abdecken. Zieh eine Karte.
play-may-fire = Feuerkarte: Leg sie gleich, wenn du magst.
play-may-bring_back = Alle deine Karten passen in eine Kette. Hol zurück, wer zuletzt fertig wurde, oder verlier die Runde.
play-may-come_back = Du bist wieder in der Runde!
play-may-more = Leg weiter oder beende deinen Zug.
play-may-drawn = Leg sie oder behalt sie.
play-may-play = Leg eine Karte.
play-may-draw_on = Zieh noch mal.
play-may-play_or_draw = Leg eine Karte oder zieh.
play-may-play_or_pass = Leg eine Karte oder passe.
play-may-draw = Nichts passt. Zieh eine Karte.

play-may-by-add = { LIST($cards, type: "or", article: "some", case: "accusative") } zum Erhöhen
play-may-by-cancel = { LIST($cards, type: "or", article: "some", case: "accusative") } zum Aufheben
play-may-by-pass = { LIST($cards, type: "or", article: "some", case: "accusative") } zum Weitergeben
play-may-by-reduce = { LIST($cards, type: "or", article: "some", case: "accusative") } zum Verringern
play-may-by-return = { LIST($cards, type: "or", article: "some", case: "accusative") } zum Zurückschicken

play-refused-other = { CAPITAL($why) }.
play-refused-match = { CAPITAL($card) } passt nicht auf { FORM($top, article: "some", case: "accusative") }.
play-refused-called = { CAPITAL($card) } passt nicht: { $what } ist gewünscht.
play-refused-skip = { CAPITAL($card) } hilft nicht gegen das Aussetzen.
play-refused-finish = { CAPITAL($card) } darf nicht deine letzte Karte sein.
play-refused-declare = Sag erst „{ CAPITAL($word) }!“ und leg dann deine letzte Karte.
play-refused-draw = Nach dem Ziehen darfst du nur die gezogene Karte legen.
play-refused-must-cover = Deck { FORM($top, article: "some", case: "accusative") } mit einer Karte derselben Farbe ab.
play-refused-replies =
    { $count ->
        [one] { CAPITAL($card) } hilft nicht gegen die Karte, die du ziehen musst.
       *[other] { CAPITAL($card) } hilft nicht gegen die { $count } Karten, die du ziehen musst.
    }

play-refused-turn-multi = { CAPITAL($card) } geht im selben Zug nicht auf { FORM($top, article: "some", case: "accusative") }.
play-refused-turn-last = So darfst du nicht mit mehreren Karten fertig werden.
play-skip =
    { $count ->
        [one] Wer jetzt dran ist, setzt aus.
       *[other] Wer jetzt dran ist, setzt { $count }-mal aus.
    }

play-you-knock = Du kannst nicht bedienen: Du scheidest aus.
play-you-why_knock = Karten, die du noch hattest: { $count }.
play-you-reverse = Du wechselst die Richtung.
play-you-score = Du bekommst { $points }.
play-you-bankrupt = Zu viele Karten: Du scheidest aus.
play-you-play = Du legst { FORM($card, article: "some", case: "accusative") }.
play-you-called = Du legst { FORM($card, article: "some", case: "accusative") } und wünschst dir { $what }.
play-you-draw =
    { $count ->
        [one] Du ziehst eine Karte.
       *[other] Du ziehst { $count } Karten.
    }
play-you-draw_cards = Du ziehst { $cards }.
play-you-back_cards = Du kommst zurück mit { $cards }.
play-you-penalty_finish_cards = Mit dieser Karte darfst du nicht fertig werden: Du ziehst { $cards }.
play-you-penalty_declare_cards = Du hast „{ CAPITAL($word) }!“ vergessen und ziehst { $cards }.
play-you-penalty_blunder_cards = Zur Strafe ziehst du { $cards }.
play-you-take =
    { $count ->
        [one] Du ziehst eine Karte.
       *[other] Du ziehst { $count } Karten.
    }
play-you-back =
    { $count ->
        [one] Du kommst mit einer Karte zurück.
       *[other] Du kommst mit { $count } Karten zurück.
    }
play-you-nothing = Es gab nichts mehr zu ziehen.
play-you-penalty_finish =
    { $count ->
        [one] Mit dieser Karte darfst du nicht fertig werden: Du ziehst eine.
       *[other] Mit dieser Karte darfst du nicht fertig werden: Du ziehst { $count }.
    }
play-you-penalty_declare =
    { $count ->
        [one] Du hast „{ CAPITAL($word) }!“ vergessen und ziehst eine Karte.
       *[other] Du hast „{ CAPITAL($word) }!“ vergessen und ziehst { $count } Karten.
    }
play-you-penalty_blunder =
    { $count ->
        [one] Das kostet dich eine Karte.
       *[other] Das kostet dich { $count } Karten.
    }
play-you-penalty_previous =
    { $count ->
        [one] Du ziehst eine Karte.
       *[other] Du ziehst { $count } Karten.
    }
play-you-catch = { $other }: vergessen! Das hast du gemerkt.
play-you-say = Du: „{ CAPITAL($word) }!“
play-you-miss = Du setzt aus.
play-you-pass = Du passt.
play-you-end = Du beendest deinen Zug.
play-you-out = Du bist alle Karten los!
play-you-again = Du bist noch mal dran.
play-you-took_back =
    { $count ->
        [one] Du nimmst die Karte dieses Zugs zurück.
        [2] Du nimmst beide Karten dieses Zugs zurück.
       *[other] Du nimmst alle { $count } Karten dieses Zugs zurück.
    }
play-you-attempt = { $card } geht nicht: Du nimmst die Karte zurück.

play-they-knock = { $name } kann nicht bedienen und scheidet aus.
play-they-why_knock = Karten, die { $name } noch hatte: { $count }.
play-they-reverse = { $name } wechselt die Richtung.
play-they-score = { $name } bekommt { $points }.
play-they-bankrupt = { $name } hat zu viele Karten und scheidet aus.
play-they-play = { $name } legt { FORM($card, article: "some", case: "accusative") }.
play-they-called = { $name } legt { FORM($card, article: "some", case: "accusative") } und wünscht sich { $what }.
play-they-draw =
    { $count ->
        [one] { $name } zieht eine Karte.
       *[other] { $name } zieht { $count } Karten.
    }
play-they-take =
    { $count ->
        [one] { $name } zieht eine Karte.
       *[other] { $name } zieht { $count } Karten.
    }
play-they-back =
    { $count ->
        [one] { $name } kommt mit einer Karte zurück.
       *[other] { $name } kommt mit { $count } Karten zurück.
    }
play-they-nothing = Es gab nichts mehr zu ziehen.
play-they-penalty_finish =
    { $count ->
        [one] { $name } darf mit dieser Karte nicht fertig werden und zieht eine.
       *[other] { $name } darf mit dieser Karte nicht fertig werden und zieht { $count }.
    }
play-they-penalty_declare =
    { $count ->
        [one] { $name } hat „{ CAPITAL($word) }!“ vergessen und zieht eine Karte.
       *[other] { $name } hat „{ CAPITAL($word) }!“ vergessen und zieht { $count } Karten.
    }
play-they-penalty_blunder =
    { $count ->
        [one] Das kostet { $name } eine Karte.
       *[other] Das kostet { $name } { $count } Karten.
    }
play-they-penalty_previous =
    { $count ->
        [one] { $name } zieht eine Karte.
       *[other] { $name } zieht { $count } Karten.
    }
play-they-catch = { $name } hat es gemerkt: { $other } hat die Ansage vergessen.
play-they-catch_you = { $name } hat gemerkt, dass du die Ansage vergessen hast.
play-they-say = { $name }: „{ CAPITAL($word) }!“
play-they-miss = { $name } setzt aus.
play-they-pass = { $name } passt.
play-they-end = { $name } beendet den Zug.
play-they-out = { $name } ist alle Karten los!
play-they-again = { $name } ist noch mal dran.
play-they-took_back =
    { $count ->
        [one] { $name } nimmt die Karte dieses Zugs zurück.
        [2] { $name } nimmt beide Karten dieses Zugs zurück.
       *[other] { $name } nimmt alle { $count } Karten dieses Zugs zurück.
    }
play-they-attempt = { $name } versucht { $card } und nimmt die Karte zurück.

## result

result-why = Wie gewonnen wurde
result-spoken = { $name }, Platz { $place }, { $total }. { $note }
result-spoken_open = { $name }, { $total }. { $note }
result-fewer = weniger ist besser
result-more = mehr ist besser
result-unit-points =
    { $count ->
        [one] Punkt
       *[other] Punkte
    }
result-unit-hands =
    { $count ->
        [one] Runde gewonnen
       *[other] Runden gewonnen
    }
result-unit-of_hands =
    { $count ->
        [one] von { $count } Runde
       *[other] von { $count } Runden
    }
result-unit-lives = Leben
result-unit-cards =
    { $count ->
        [one] Karte übrig
       *[other] Karten übrig
    }
result-brought =
    { $count ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
result-in_match-points =
    { $count ->
        [one] { $total } Punkt in der Partie
       *[other] { $total } Punkte in der Partie
    }
result-in_match-hands =
    { $count ->
        [one] { $total } Runde gewonnen
       *[other] { $total } Runden gewonnen
    }
result-in_match-lives =
    { $count ->
        [one] noch ein Leben
       *[other] noch { $count } Leben
    }
result-revenge = { $name } will Revanche
result-close_cards =
    { $count ->
        [one] Nur eine Karte hat gefehlt
       *[other] Nur { $count } Karten haben gefehlt
    }
result-close_hands = Nur eine Runde hat gefehlt
result-close_points =
    { $count ->
        [one] Nur ein Punkt hat gefehlt
       *[other] Nur { $count } Punkte haben gefehlt
    }
result-last_own = deine letzte Karte
result-last = die letzte Karte
result-held = Was die anderen noch hatten
result-everybody = Was alle noch hatten
result-final = So ging die Partie aus
result-next = Nächste Runde
result-replay = Ansehen
result-leave = Verlassen
result-hands = Alle Runden
result-home = Start
result-proper_table = Partie einrichten

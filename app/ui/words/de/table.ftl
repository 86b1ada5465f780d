### Der Tisch: was darauf liegt, was geschieht, was man tun darf, und wie es endet.

## table

table-help = Regeln
table-menu = Menü
table-clockwise = Es geht im Uhrzeigersinn
table-counterclockwise = Es geht gegen den Uhrzeigersinn
table-owed_badge = +{ $n }
table-misses_badge = { $n }
table-choice_cancel = Karte zurücknehmen
table-called = Gewünscht: { $what }
table-pile = Ablagestapel, oben { $card }
table-pile_empty = Ablagestapel, leer
table-owed =
    { $count ->
        [one] { $count } Karte fällig
       *[other] { $count } Karten fällig
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
table-stock_turned = Ziehstapel, leer: Der Ablagestapel wird umgedreht, wenn jemand ziehen muss
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

table-sort-suit = Nach Farbe geordnet. Nach Wert ordnen
table-sort-rank = Nach Wert geordnet. Meine eigene Ordnung behalten
table-sort-only_rank = Nach Wert geordnet. Nach Farbe ordnen
table-sort-own = In meiner eigenen Ordnung. Nach Farbe ordnen

table-card-playable = spielbar
table-card-lifted = noch mal tippen zum Legen
table-card-fresh = eben gezogen

table-seat-turn = am Zug
table-seat-declared = hat angesagt
table-seat-said = { CAPITAL($word) }!
table-seat-catchable = hat nicht angesagt
table-seat-gone = raus aus der Runde
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
play-strict_not_now = { $name } ist dran. Tippe noch mal, um trotzdem zu legen; das kostet { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
play-wait = { $name } überlegt
play-dealt = Die Karten sind ausgeteilt.
play-dealt_strict = Ein strenger Tisch: Nichts ist markiert, und eine falsche Karte kostet { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
play-cancel = Es ist nichts mehr fällig.
play-reverse = Die Richtung wechselt.
play-why_over = Eins über { $card }: { $points }.
play-why_under = Eins unter { $card }: { $points }.
play-refill = Der Ziehstapel war leer: Der Ablagestapel wird umgedreht.
play-owes =
    { $count ->
        [one] Jetzt muss eine Karte genommen werden.
       *[other] Jetzt müssen { $count } Karten genommen werden.
    }
play-hands = Alle geben ihr Blatt nach links weiter.
play-blocked = Niemand kann mehr weiter.
play-say_word = { CAPITAL($word) }!
play-said_word = { CAPITAL($word) } ✓
play-forgot = { $name } hat „{ CAPITAL($word) }!“ vergessen.
play-catch = { $name } erwischen
play-take = { $count } nehmen
play-draw = Ziehen
play-end = Zug beenden
play-pass = Passen
play-keep = Behalten
play-miss = Aussetzen
play-out = Ich bin raus
play-knocked = rausgeflogen
play-running = { $total } ({ $hand })
play-undo = Rückgängig
play-hurry = Schneller
play-go_on = Weiter
play-skip_rest = Zum Ende springen
play-why = Warum?
play-come_back = Zurückkommen
play-bring_back = Zurückholen
play-leave_out = Runde verlieren
play-try_again = Noch mal
play-first_time = Neu hier
play-first_time_spoken = Neu hier: { $said } Antippen schließt.
play-rule = Die Regel
play-no_rule = Dazu sagen die Regeln nichts Besonderes.
play-all_rules = Alle Regeln an diesem Tisch
play-suit_title = Welche Farbe für { $card }?
play-rank_title = Welcher Wert für { $card }?
play-confirm = Tippe die Karte noch mal an, um sie zu legen.
play-not_now = { $name } ist dran.
play-lost = Diese Partie ist woanders offen
play-lost_about = Sie ist in { $where } offen (seit { $time }). Du kannst hier weiterspielen; das andere Fenster hört dann auf.
play-taken_about = Sie ist jetzt in { $where } offen. Du kannst sie zurückholen und hier spielen; das andere Fenster hört dann auf.
# Im Dativ: So stehen sie in play-lost_about und play-taken_about.
play-where_tab = einem Browser-Tab auf { $system }
play-where_app = der App auf { $system }
play-where_unknown = einem anderen Fenster
play-take_over = Hier spielen
play-home = Start
play-broken = Diese Partie kann nicht weitergehen
play-damaged = ein Teil dessen, was von dieser Partie gespeichert wurde, ist beschädigt
play-differs = diese Version der App spielt einen Zug dieser Partie anders
play-no_store = Diese Partie gibt es nicht
play-menu = Tisch
play-log = Was geschah
play-log_empty = Noch ist nichts geschehen.
play-log_late = Zuletzt
play-log_all = Alles
play-log_before = Davor
play-log_points = Nur Punkte
play-resign = Aufgeben
play-resign_about = Beendet die Partie, wie sie steht.
play-resign_sure = Endgültig aufgeben?
play-to_bot = Ein Bot soll für { $name } spielen
play-to_bot_about = Bis du den Platz zurücknimmst.
play-from_bot = { $name } spielt wieder selbst
play-from_bot_about = Nimmt dem Bot den Platz wieder ab.
play-rules = Regeln an diesem Tisch
play-leave = Verlassen
play-leave_about = Die Partie wartet auf dich.
play-report = Bericht kopieren
play-hand_won = Die Runde geht an { $names }
play-hand_won_you = Du hast die Runde gewonnen
play-hand_blocked = Blockiert, mit den wenigsten Karten: { $names }
play-hand_blocked_you = Blockiert: Du hattest die wenigsten Karten
play-hand_blocked_points = Blockiert, mit dem niedrigsten Blatt: { $names }
play-hand_blocked_points_you = Blockiert: Du hattest das niedrigste Blatt
play-hand_about = Runde { $hand }
play-match_won = Die Partie geht an { $names }
play-match_won_you = Du hast die Partie gewonnen
play-match_resigned = Die Partie wurde aufgegeben
play-life =
    { $count ->
        [one] ein Leben
       *[other] { $count } Leben
    }
play-keep_on = Weiterspielen
play-close = Schließen

# Nach „Leg …“ und „Du bräuchtest …“ stehen die Karten im Akkusativ, wie play-a_rank sie nennt.
play-may-out = Du kannst weder bedienen noch einen Joker legen.
play-may-lead = Spiel eine beliebige Karte an.
play-may-follow = Bediene Farbe oder Wert.
play-may-answer_or_take = Kontere: Leg { LIST($cards, type: "or", article: "some", case: "accusative") }, oder nimm { $count }.
play-may-take = Nimm { $count }: Das lässt sich nicht kontern.
play-may-take_only = Nimm { $count }: Zum Kontern bräuchtest du { LIST($cards, type: "or", article: "some", case: "accusative") }.
play-may-ways_or_take = Leg { LIST($ways, type: "comma") }, oder nimm { $count }.
play-may-strict_owed = Kontere oder nimm { $count }.
play-may-answer_or_miss = Kontere: Leg { LIST($cards, type: "or", article: "some", case: "accusative") }, oder setz aus.
play-may-cover = Bedecke sie mit einer Karte gleicher Farbe.
play-may-cover_draw = Du kannst sie nicht bedecken: Zieh eine.
play-may-fire = Feuerkarte: Du darfst sie sofort legen.
play-may-bring_back = Du könntest dein ganzes Blatt als eine Kette legen: Hol zurück, wer zuletzt fertig wurde, oder verlier die Runde.
play-may-come_back = Du kommst in die Runde zurück.
play-may-more = Leg mehr, oder beende deinen Zug.
play-may-drawn = Du darfst sie legen oder behalten.
play-may-play = Leg eine Karte.
play-may-draw_on = Zieh noch mal.
play-may-play_or_draw = Leg eine Karte, oder zieh.
play-may-play_or_pass = Leg eine Karte, oder passe.
play-may-draw = Nichts passt: Zieh.

play-may-by-add = { LIST($cards, type: "or", article: "some", case: "accusative") } zum Erhöhen
play-may-by-cancel = { LIST($cards, type: "or", article: "some", case: "accusative") } zum Aufheben
play-may-by-pass = { LIST($cards, type: "or", article: "some", case: "accusative") } zum Weitergeben
play-may-by-reduce = { LIST($cards, type: "or", article: "some", case: "accusative") } zum Verringern
play-may-by-return = { LIST($cards, type: "or", article: "some", case: "accusative") } zum Zurückschicken

play-refused-other = { CAPITAL($why) }.
play-refused-match = { CAPITAL($card) } passt weder in der Farbe noch im Wert auf { $top }.
play-refused-called = { CAPITAL($card) } passt nicht: Gewünscht ist { $what }.
play-refused-skip = { CAPITAL($card) } kontert das Aussetzen nicht.
play-refused-finish = { CAPITAL($card) } darf nicht deine letzte Karte sein.
play-refused-declare = Du hast nicht angesagt, darum muss deine letzte Karte bleiben.
play-refused-draw = Nach dem Ziehen darf nur die gezogene Karte gelegt werden.
play-refused-must-cover = { CAPITAL($top) } muss mit einer Karte gleicher Farbe bedeckt werden.
play-refused-replies =
    { $count ->
        [one] { CAPITAL($card) } kontert die fällige Karte nicht.
       *[other] { CAPITAL($card) } kontert die { $count } fälligen Karten nicht.
    }

play-refused-turn-multi = { CAPITAL($card) } kann im selben Zug nicht auf { $top } folgen.
play-refused-turn-last = So darfst du nicht mit mehreren Karten Schluss machen.
play-skip =
    { $count ->
        [one] Einmal aussetzen.
       *[other] { $count }-mal aussetzen.
    }

play-you-knock = Du kannst nicht bedienen und fliegst raus.
play-you-why_knock = Karten, die du noch hattest: { $count }.
play-you-reverse = Du hast die Richtung gedreht.
play-you-score = Du bekommst { $points }.
play-you-bankrupt = Du hast zu viele Karten und bist raus aus der Runde.
play-you-play = Du legst { $card }.
play-you-called = Du legst { $card } und wünschst { $what }.
play-you-draw =
    { $count ->
        [one] Du ziehst eine Karte.
       *[other] Du ziehst { $count } Karten.
    }
play-you-draw_cards = Du ziehst { $cards }.
play-you-back_cards = Du kommst zurück mit { $cards }.
play-you-penalty_finish_cards = Damit darfst du nicht Schluss machen: Du ziehst { $cards }.
play-you-penalty_declare_cards = Du hast nicht angesagt und ziehst { $cards }.
play-you-penalty_blunder_cards = Zur Strafe ziehst du { $cards }.
play-you-take =
    { $count ->
        [one] Du nimmst eine Karte.
       *[other] Du nimmst { $count } Karten.
    }
play-you-back =
    { $count ->
        [one] Du kommst mit einer Karte zurück.
       *[other] Du kommst mit { $count } Karten zurück.
    }
play-you-nothing = Es gab nichts mehr zu ziehen.
play-you-penalty_finish =
    { $count ->
        [one] Damit darfst du nicht Schluss machen: Du ziehst eine.
       *[other] Damit darfst du nicht Schluss machen: Du ziehst { $count }.
    }
play-you-penalty_declare =
    { $count ->
        [one] Du hast nicht angesagt und ziehst eine Karte.
       *[other] Du hast nicht angesagt und ziehst { $count } Karten.
    }
play-you-penalty_blunder =
    { $count ->
        [one] Das kostet dich eine Karte.
       *[other] Das kostet dich { $count } Karten.
    }
play-you-penalty_previous =
    { $count ->
        [one] Du nimmst eine Karte.
       *[other] Du nimmst { $count } Karten.
    }
play-you-catch = Du erwischst { $other }.
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
play-you-attempt = { $card } ist nicht erlaubt: Du nimmst sie zurück.

play-they-knock = { $name } kann nicht bedienen und fliegt raus.
play-they-why_knock = Karten, die { $name } noch hatte: { $count }.
play-they-reverse = { $name } hat die Richtung gedreht.
play-they-score = { $name } bekommt { $points }.
play-they-bankrupt = { $name } hat zu viele Karten und ist raus aus der Runde.
play-they-play = { $name } legt { $card }.
play-they-called = { $name } legt { $card } und wünscht { $what }.
play-they-draw =
    { $count ->
        [one] { $name } zieht eine Karte.
       *[other] { $name } zieht { $count } Karten.
    }
play-they-take =
    { $count ->
        [one] { $name } nimmt eine Karte.
       *[other] { $name } nimmt { $count } Karten.
    }
play-they-back =
    { $count ->
        [one] { $name } kommt mit einer Karte zurück.
       *[other] { $name } kommt mit { $count } Karten zurück.
    }
play-they-nothing = Es gab nichts mehr zu ziehen.
play-they-penalty_finish =
    { $count ->
        [one] Damit darf niemand Schluss machen: { $name } zieht eine.
       *[other] Damit darf niemand Schluss machen: { $name } zieht { $count }.
    }
play-they-penalty_declare =
    { $count ->
        [one] { $name } hat nicht angesagt und zieht eine Karte.
       *[other] { $name } hat nicht angesagt und zieht { $count } Karten.
    }
play-they-penalty_blunder =
    { $count ->
        [one] Das kostet { $name } eine Karte.
       *[other] Das kostet { $name } { $count } Karten.
    }
play-they-penalty_previous =
    { $count ->
        [one] { $name } nimmt eine Karte.
       *[other] { $name } nimmt { $count } Karten.
    }
play-they-catch = { $name } erwischt { $other }.
play-they-catch_you = { $name } erwischt dich.
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
result-last_own = deine letzte Karte
result-last = die letzte Karte
result-held = Was die anderen hatten
result-everybody = Was alle hatten
result-final = So ging die Partie aus
result-next = Nächste Runde
result-replay = Ansehen
result-leave = Verlassen
result-hands = Alle Runden
result-home = Start

### Games of one's own.

own-yours = Tes jeux
own-begin = Inventer ton propre jeu
own-begin_about = Pars de n’importe quel jeu et change ce que fait chaque carte.
own-make = En faire ton jeu
own-change = Changer ce jeu
own-make_about = Ce que fait chaque carte, ce qui répond à quoi, comment on compte.
own-made_of = Tiré de { $game }.
own-import = Entrer un code
own-import_about = Un jeu que quelqu’un a partagé avec toi.
own-title = Ton propre jeu
own-name = Nom du jeu
own-first_name = Mon { $game }
own-name_missing = Le jeu n’a pas de nom.
own-keep = Enregistrer
own-remove = Supprimer ce jeu
own-remove_sure = Le supprimer pour de bon ?
own-remove_about = Les parties jouées avec lui sont gardées, ainsi que ses règles.
own-remove_not = Le garder
own-unkept = Il y a ici des changements qui ne sont pas encore enregistrés.
own-over = Recommencer
own-over_about = Tous les changements que tu n’as pas enregistrés disparaissent.
own-over_sure = Recommencer pour de bon ?
own-over_not = Garder mes changements
own-as_book = Exactement comme { $game }
own-mend_first = Corrige d’abord les problèmes ci-dessus.
own-error = Cela ne peut pas marcher : { $text }.
own-warning = Attention : { $text }.
own-broken = { $where } : { $why }
own-nothing = rien
own-instead = À l’origine : { $text }
own-theirs = Chez l’autre : { $text }
own-at_seats = Seulement à { $seats } joueurs
own-not_ours = Chez toi : { $text }
own-pick_card = Choisis une carte pour dire ce qu’elle fait
own-none = –
own-as_dealt = Autant que chacun en a reçu
own-worth_alone = Points d’une seule carte
own-which = Toutes, ou une seule
own-answers_to = Ce qui répond { LIST($cards, type: "and", number: "plural", case: "dative") }
own-group_cards = { LIST($cards, type: "comma", article: "none") }
own-answer_of = Si l’on joue dessus { $card }
own-no_pickups = Aucune carte ne fait prendre de cartes : il n’y a rien à quoi répondre.
own-worth = Points { FORM($card, case: "genitive") }
own-share_about = Envoie ce texte, ou scanne le code QR avec l’autre téléphone. L’autre personne voit ce qui diffère avant de l’enregistrer.
own-qr = Code QR de ce jeu
own-no_square = Ce code est trop long pour un code QR. Envoie plutôt le texte.
own-copy = Copier le code
own-code = Code
own-paste = Coller
own-file = D’un fichier
own-yours_of = ton jeu { $name }
own-differs = { $count } { $count ->
        [one] différence
        [many] de différences
       *[other] différences
    } avec { $other }

own-section-cards = Ce que fait chaque carte
own-section-answers = Ce qui répond à quoi
own-section-start = Distribution
own-section-several = Plusieurs cartes en un tour
own-section-drawing = Piocher et se tromper
own-section-declaring = L’annonce
own-section-finishing = Finir
own-section-winning = Les points et la partie
own-section-read = Les règles en mots
own-section-trial = Essai par des bots
own-section-share = Le partager

own-card-all = Tout
own-card-effect = Toute carte à effet
own-card-power = Toute carte qui agit ou répond
own-card-BJ = Noir
own-card-RJ = Rouge
own-card-JK = Joker
own-card-JKr = Rouge
own-card-JKb = Noir
own-card-S = Pique
own-card-H = Cœur
own-card-D = Carreau
own-card-C = Trèfle

own-answer-no = Pas de réponse
own-answer-add = En rajoute
own-answer-cancel = Annule
own-answer-reduce = Diminue
own-answer-pass = Fait passer
own-answer-return = Renvoie

own-trial-about = Des bots jouent { $count } manches à une table de quatre. Tu peux continuer à lire ; quitter cet écran les arrête.
own-trial-start = Démarrer
own-trial-stop = Arrêter
own-trial-progress = { $done } manches jouées sur { $all }
own-trial-hands = Manches jouées
own-trial-median = Tours d’une manche typique
own-trial-first = Gagnées par le premier joueur (équitable : { $fair } %)
own-trial-longest = Tours de la plus longue manche
own-trial-pickup = Maximum de cartes dues
own-trial-blocked = Manches bloquées

own-does-wild-title = Se joue-t-elle sur tout ?
own-does-wild-false = Non
own-does-wild-true = Oui
own-does-wild-unless-last = Oui, sauf en dernière

own-does-nominate-title = Son joueur demande-t-il quelque chose ?
own-does-nominate-false = Non
own-does-nominate-suit = Une couleur
own-does-nominate-rank = Une valeur

own-does-named-ranks-title = Valeurs qu’on peut demander (aucune : toutes)

own-does-goes-on-title = Son joueur continue avec une carte de la couleur demandée
own-does-suit-only-title = Seule la couleur choisie peut suivre, pas la valeur

own-does-pickup-title = Cartes qu’elle fait prendre

own-does-from-title = Qui les prend ?
own-does-from-next = Le joueur suivant
own-does-from-previous = Le précédent

own-does-skip-title = Tours que saute le joueur suivant

own-does-answerable-title = Une carte de même valeur au lieu de sauter
own-does-answerable-false = N’aide pas
own-does-answerable-true = Peut être jouée
own-does-answerable-must = Doit être jouée
own-does-answerable-pass = Peut être jouée ; les tours ne s’additionnent pas

own-does-reverse-title = Inverse le sens du jeu

own-does-cover-any-title = Tout peut se jouer dessus

own-does-must-cover-title = Son joueur doit la couvrir aussitôt d’une carte de sa couleur

own-does-dump-suit-title = Peut-on poser d’autres cartes de sa couleur dans le même tour ?
own-does-dump-suit-false = Non
own-does-dump-suit-any = Oui, ordre libre
own-does-dump-suit-rising = Oui, ordre croissant

own-does-dump-if-title = Quand ?
own-does-dump-if-always = Toujours
own-does-dump-if-follows-suit = Si elle suit la couleur

own-does-chain-title = Lance une chaîne de cartes qui se suivent

own-does-play-again-title = Fait rejouer son joueur

own-does-pass-hands-title = Chacun passe sa main à gauche

own-does-not-on-title = Ne se joue pas sur

own-does-group-title = S’additionne avec, et même réponse que

own-does-rides-on-title = N’agit que posée avec (aucune : toujours)

own-does-colour-title = Va sur les cartes de sa teinte (rouge ou noire)

own-does-also-title = Se joue aussi sur

own-group-alone = Rien d’autre

own-answer-word-amount-title = De combien de cartes (0 : autant qu’elle coûte elle-même)

own-answer-word-as-title = On répond ensuite à tout comme à

own-answer-word-rest-title = Ce qui reste
own-answer-word-rest-next = Passe au suivant
own-answer-word-rest-taken = Est pris aussitôt
own-answer-word-rest-cancelled = Est annulé aussi

own-seats-least-title = Joueurs au minimum

own-seats-most-title = Joueurs au maximum

own-numbers-deal-title = Cartes par joueur

own-numbers-packs-title = Paquets de cartes

own-numbers-jokers-title = Jokers

own-numbers-draw-count-title = Cartes piochées à la fois

own-numbers-draw-cap-title = Cartes piochées au plus par tour (0 : sans limite)

own-numbers-blunder-penalty-title = Cartes que coûte une faute

own-numbers-declare-at-title = Cartes restantes à annoncer

own-numbers-declare-penalty-title = Cartes que coûte un oubli

own-numbers-finish-penalty-title = Cartes à piocher pour une telle dernière carte

own-numbers-resurrection-cards-title = Cartes pour revenir

own-numbers-bankrupt-at-title = Éliminé de la manche à tant de cartes

own-numbers-turn-limit-title = Tours avant qu’une manche soit bloquée

own-numbers-target-title = Manches ou points pour gagner la partie

own-numbers-lives-title = Vies par joueur

own-deals-title = Cartes selon le nombre de joueurs
own-deals-to = Cartes par joueur à { $count }

own-start-starter-title = La première carte retournée
own-start-starter-none = Il n’y en a pas
own-start-starter-plain = N’a pas d’effet
own-start-starter-acts = Agit
own-start-starter-suit-only = Donne la couleur seule

own-start-barred-title = Jamais en première carte retournée

own-start-ranks-title = Valeurs du paquet (aucune : toutes)

own-start-first-title = Qui commence ?
own-start-first-left = À gauche du donneur
own-start-first-right = À droite du donneur

own-start-direction-title = Sens du jeu
own-start-direction-1 = Horaire
own-start-direction--1 = Antihoraire

own-turn-multi-set-title = Plusieurs de même valeur

own-turn-multi-suit-all-title = Plusieurs de même couleur, ordre libre

own-turn-multi-run-title = Une suite dans une couleur

own-turn-multi-mix-title = Groupes et suites en chaîne

own-turn-multi-chain-title = Une chaîne par couleur ou valeur

own-turn-multi-suit-chain-title = Une chaîne par couleur

own-turn-run-title = Les suites vont
own-turn-run-both = Dans les deux sens
own-turn-run-up = En montant

own-turn-ace-title = Dans les suites, l’as est
own-turn-ace-high = Haut
own-turn-ace-low = Bas

own-turn-run-on-title = Une suite peut commencer par
own-turn-run-on-match = Toute carte qui convient
own-turn-run-on-suit = La couleur du dessus

own-turn-acts-title = Lesquelles de plusieurs cartes d’un tour agissent
own-turn-acts-trailing = La dernière et ses pareilles
own-turn-acts-every = Toutes
own-turn-acts-last = La toute dernière

own-turn-last-title = Finir avec plusieurs cartes
own-turn-last-any = Permis
own-turn-last-no-double = Pas à deux de même valeur
own-turn-last-no-several = Jamais

own-turn-reverse-two-title = Quand on joue à deux, une carte qui inverse le sens
own-turn-reverse-two-skip = Fait sauter un tour à l’autre
own-turn-reverse-two-nothing = Ne fait rien
own-turn-reverse-two-again = Fait rejouer
own-turn-reverse-adds-title = Plusieurs en un tour : chacune fait sauter un tour

own-turn-together-title = Se posent ensemble en un tour et s’additionnent

own-turn-penalise-title = On peut tenter une carte non valable, et cela coûte

own-turn-takes-back-title = Ce qui revient avec une carte non valable
own-turn-takes-back-card = Rien d’autre
own-turn-takes-back-turn = Tout le tour, qui se termine

own-draw-then-title = Qui ne joue pas pioche
own-draw-then-may-play = Et peut jouer la carte
own-draw-then-end = Et le tour se termine
own-draw-then-until-playable = Jusqu’à ce qu’une carte soit jouable

own-draw-able-title = Qui pourrait jouer
own-draw-able-may = Peut piocher à la place
own-draw-able-must-play = Doit jouer
own-draw-able-goes-on = Peut piocher, et continuer

own-draw-take-title = Après avoir pris les cartes dues
own-draw-take-end = Le tour se termine
own-draw-take-goes-on = Le tour continue

own-draw-refill-title = Une pioche vide est refaite avec la défausse

own-declare-how-title = Avec peu de cartes, un mot est à dire
own-declare-how-none = Non
own-declare-how-catch = Oui, et on peut se faire pincer
own-declare-how-finish = Oui, vérifié quand on finit
own-declare-how-refuse = Oui, sinon la dernière carte reste

own-declare-word-title = Le mot

own-declare-below-title = Le mot avec moins de cartes

own-declare-several-title = Aussi à dire si plusieurs cartes peuvent partir d’un coup

own-finish-how-title = La dernière carte
own-finish-how-free = Est libre
own-finish-how-draw = Certaines coûtent
own-finish-how-refuse = Certaines interdites

own-finish-barred-title = Pas en dernière carte

own-finish-fire-title = Carte de feu : une carte piochée pour cela peut se jouer aussitôt
own-finish-fire-false = Non
own-finish-fire-true = Oui, et elle seule agit
own-finish-fire-both = Oui, et les deux agissent

own-end-until-title = Une manche finit
own-end-until-first = Quand le premier a fini
own-end-until-one-left = Quand il reste un joueur

own-end-back-title = Le joueur qui a fini en dernier revient
own-end-back-false = Jamais
own-end-back-true = Si la dernière main est une seule chaîne
own-end-back-may = De même, si le dernier joueur le veut
own-end-back-wild-title = Les cartes passe-partout remplacent toute carte dans cette chaîne

own-end-blocked-title = Une manche est bloquée
own-end-blocked-one-more = Quand tous et un de plus ont passé
own-end-blocked-round = Quand tous ont passé

own-end-loser-out-title = Le perdant est éliminé de la partie

own-scoring-match-title = La partie se gagne aux
own-scoring-match-hands = Manches
own-scoring-match-points = Points
own-scoring-match-lives = Vies

own-scoring-by-title = Points d’une manche
own-scoring-by-none = Aucun
own-scoring-by-held = Chacun compte ses cartes
own-scoring-by-winner = Le gagnant les reçoit
own-scoring-by-play = En cours de jeu

own-scoring-per-seat-title = Points de plus à atteindre par joueur au-delà de deux

own-scoring-doubles-on-title = Les points comptent double si la dernière carte est

own-scoring-wins-title = Le meilleur score est
own-scoring-wins-high = Le plus grand
own-scoring-wins-low = Le plus petit

own-sequence-over-title = Points pour une carte un cran au-dessus

own-sequence-under-title = Points pour une carte un cran au-dessous

own-sequence-high-title = La valeur du haut

own-sequence-low-title = La valeur du bas

own-sequence-high-points-title = Points pour la valeur du haut

own-sequence-low-points-title = Points pour la valeur du bas

own-sequence-knock-out-title = Mettre hors jeu rapporte les cartes tenues

own-sequence-even-hands-title = Des jokers en plus égalisent les mains

own-custom-pile-title = Ce qu’on voit de la défausse
own-custom-pile-open = Les dernières cartes
own-custom-pile-top = La carte du dessus

own-custom-undo-title = On peut reprendre un coup

### Games of one's own.

own-yours = Tes jeux
own-begin = Inventer ton propre jeu
own-begin_about = Pars de n’importe quel jeu et change ce que fait chaque carte.
own-make = En faire ton jeu
own-change = Modifier ce jeu
own-make_about = L’effet de chaque carte, ce qui contre quoi, le compte des points.
own-made_of = D’après : { $game }.
own-import = Entrer un code
own-import_about = Un jeu que quelqu’un a partagé avec toi.
own-title = Ton propre jeu
own-name = Nom du jeu
own-first_name = Mon { $game }
own-name_missing = Le jeu n’a pas de nom.
own-keep = Enregistrer
own-remove = Supprimer ce jeu
own-ours = Nos règles
own-ours_n = Nos règles { $count }
own-ours_keep = Garder sous « { $name } »
own-ours_keep_about = La prochaine fois, choisis ces règles comme un jeu.
own-ours_kept = Gardé sous « { $name } »
own-ours_kept_about = Pour jouer, renommer ou partager.
own-removed = « { $name } » est supprimé. Tes parties avec ce jeu restent.
own-unkept = Tu as des changements pas encore enregistrés.
own-over = Abandonner les changements
own-over_about = Tous les changements non enregistrés disparaissent.
own-over_sure = Les abandonner pour de bon ?
own-over_not = Les garder
own-as_book = Exactement comme { $game }
own-mend_first = Corrige d’abord les problèmes ci-dessus.
own-error = Ça ne peut pas marcher : { $text }.
own-warning = Attention : { $text }.
own-broken = { $where } : { $why }
own-nothing = rien
own-instead = Règle de base : { $text }
own-theirs = Chez l’autre : { $text }
own-at_seats = Seulement à { $seats } joueurs
own-not_ours = Chez toi : { $text }
own-pick_card = Choisis une carte pour dire ce qu’elle fait
own-none = –
own-as_dealt = Autant que chacun en a reçu
own-worth_alone = Points d’une seule carte
own-which = Toutes, ou une seule
own-answers_to = Ce qui contre { LIST($cards, type: "or") }
own-group_cards = { LIST($cards, type: "comma", article: "none") }
own-answer_of = Quand tu joues { $card } dessus
own-no_pickups = Aucune carte ne fait piocher : il n’y a rien à contrer.
own-worth = Points { FORM($card, case: "genitive") }
own-share_about = Envoie ce texte, ou fais scanner le code QR par l’autre téléphone. On y voit ce qui change avant d’enregistrer.
own-qr = Code QR de ce jeu
own-no_square = Ce code est trop long pour un code QR. Envoie plutôt le texte.
own-copy = Copier le code
own-code = Code
own-paste = Coller
own-file = D’un fichier
own-yours_of = ton jeu { $name }
own-differs =
    { $count ->
        [1] Une règle diffère de : { $other }
       *[other] { $count } règles diffèrent de : { $other }
    }

own-section-cards = Ce que fait chaque carte
own-section-answers = Contrer
own-section-start = Distribution
own-section-several = Plusieurs cartes en un tour
own-section-drawing = Pioche et fautes
own-section-declaring = Annonce de la dernière carte
own-section-finishing = Finir
own-section-winning = Les points et la partie
own-section-read = Le texte des règles
own-section-trial = Essai par des bots
own-section-share = Le partager

own-card-all = Tout
own-card-effect = Toute carte spéciale
own-card-power = Toute carte spéciale ou qui contre
own-card-BJ = Noir
own-card-RJ = Rouge
own-card-JK = Joker
own-card-JKr = Rouge
own-card-JKb = Noir
own-card-S = Pique
own-card-H = Cœur
own-card-D = Carreau
own-card-C = Trèfle

own-answer-no = Ne contre pas
own-answer-add = En rajoute
own-answer-cancel = Annule
own-answer-reduce = Diminue
own-answer-pass = Fait passer
own-answer-return = Renvoie

own-trial-about = Des bots jouent { $count } manches à quatre. Tu peux continuer à lire. Si tu quittes cet écran, ils s’arrêtent.
own-trial-start = Démarrer
own-trial-stop = Arrêter
own-trial-progress = { $done } manches jouées sur { $all }
own-trial-hands = Manches jouées
own-trial-median = Tours d’une manche typique
own-trial-first = Gagnées par le premier joueur (équitable : { $fair } %)
own-trial-longest = Tours de la manche la plus longue
own-trial-pickup = Le plus de cartes à piocher d’un coup
own-trial-blocked = Manches bloquées

own-does-wild-title = Se joue sur tout ?
own-does-wild-false = Non
own-does-wild-true = Oui
own-does-wild-unless-last = Oui, sauf en dernière

own-does-nominate-title = Tu choisis quelque chose ?
own-does-nominate-false = Non
own-does-nominate-suit = Une couleur
own-does-nominate-rank = Une valeur

own-does-named-ranks-title = Valeurs au choix (aucune : toutes)

own-does-goes-on-title = Tu continues avec une carte de la couleur choisie
own-does-suit-only-title = Seule la couleur choisie va, pas la valeur

own-does-pickup-title = Cartes qu’elle fait piocher

own-does-from-title = Qui les pioche ?
own-does-from-next = Le joueur suivant
own-does-from-previous = Le précédent

own-does-skip-title = Tours à passer pour le joueur suivant

own-does-answerable-title = Une carte de même valeur sauve le tour
own-does-answerable-false = Non
own-does-answerable-true = Oui, au choix
own-does-answerable-must = Oui, et il faut la jouer
own-does-answerable-pass = Oui, sans additionner les tours

own-does-reverse-title = Change le sens

own-does-cover-any-title = N’importe quelle carte va dessus

own-does-must-cover-title = Tu dois jouer dessus une carte de sa couleur

own-does-dump-suit-title = D’autres cartes de sa couleur dans le même tour ?
own-does-dump-suit-false = Non
own-does-dump-suit-any = Oui, ordre libre
own-does-dump-suit-rising = Oui, ordre croissant

own-does-dump-if-title = Quand ?
own-does-dump-if-always = Toujours
own-does-dump-if-follows-suit = Si elle suit la couleur

own-does-chain-title = Lance une chaîne de cartes qui se suivent

own-does-play-again-title = Te fait rejouer

own-does-pass-hands-title = Chacun passe ses cartes à gauche

own-does-not-on-title = Ne va pas sur :

own-does-group-title = S’additionne avec :

own-does-rides-on-title = N’agit qu’avec (aucune : toujours) :

own-does-colour-title = Va sur les cartes de sa teinte (rouge ou noire)

own-does-also-title = Va aussi sur :

own-group-alone = Rien d’autre

own-answer-word-amount-title = De combien de cartes (0 : autant que les siennes)

own-answer-word-as-title = Ensuite, ça compte comme :

own-answer-word-rest-title = Le reste
own-answer-word-rest-next = Est pour le joueur suivant
own-answer-word-rest-taken = Tu le pioches
own-answer-word-rest-cancelled = Est annulé aussi

own-seats-least-title = Joueurs au minimum

own-seats-most-title = Joueurs au maximum

own-numbers-deal-title = Cartes par joueur

own-numbers-packs-title = Paquets de cartes

own-numbers-jokers-title = Jokers

own-numbers-draw-count-title = Cartes piochées à la fois

own-numbers-draw-cap-title = Cartes piochées au plus par tour (0 : sans limite)

own-numbers-blunder-penalty-title = Cartes à piocher pour une faute

own-numbers-declare-at-title = Cartes en main au moment de l’annonce

own-numbers-declare-penalty-title = Cartes à piocher pour un oubli

own-numbers-finish-penalty-title = Cartes à piocher pour une dernière carte interdite

own-numbers-resurrection-cards-title = Cartes pour revenir

own-numbers-bankrupt-at-title = Élimination à partir de tant de cartes

own-numbers-turn-limit-title = Tours avant qu’une manche soit bloquée

own-numbers-target-title = Manches ou points pour gagner la partie

own-numbers-lives-title = Vies par joueur

own-deals-title = Cartes selon le nombre de joueurs
own-deals-to = Cartes par joueur à { $count }

own-start-starter-title = La première carte retournée
own-start-starter-none = Il n’y en a pas
own-start-starter-plain = N’a pas d’effet
own-start-starter-acts = Compte comme jouée
own-start-starter-suit-only = Ne donne que sa couleur

own-start-barred-title = Jamais en première carte retournée

own-start-ranks-title = Valeurs du paquet (aucune : toutes)

own-start-first-title = Qui commence ?
own-start-first-left = À gauche du donneur
own-start-first-right = À droite du donneur

own-start-direction-title = Sens du jeu
own-start-direction-1 = Horaire
own-start-direction--1 = Antihoraire

own-turn-multi-set-title = Plusieurs cartes de même valeur

own-turn-multi-suit-all-title = Plusieurs cartes de même couleur, ordre libre

own-turn-multi-run-title = Une suite dans une couleur

own-turn-multi-mix-title = Cartes de même valeur et suites en chaîne

own-turn-multi-chain-title = Une chaîne par couleur ou valeur

own-turn-multi-suit-chain-title = Une chaîne par couleur

own-turn-run-title = Sens des suites
own-turn-run-both = Dans les deux sens
own-turn-run-up = En montant

own-turn-ace-title = L’as dans les suites
own-turn-ace-high = Haut
own-turn-ace-low = Bas

own-turn-run-on-title = Première carte d’une suite
own-turn-run-on-match = Toute carte qui convient
own-turn-run-on-suit = La couleur du dessus

own-turn-acts-title = Cartes spéciales qui comptent, s’il y en a plusieurs
own-turn-acts-trailing = La dernière et les mêmes avant elle
own-turn-acts-every = Toutes
own-turn-acts-last = La toute dernière

own-turn-last-title = Finir avec plusieurs cartes
own-turn-last-any = Permis
own-turn-last-no-double = Pas sur deux de même valeur
own-turn-last-no-several = Jamais

own-turn-reverse-two-title = Changer le sens à deux joueurs
own-turn-reverse-two-skip = L’autre passe son tour
own-turn-reverse-two-nothing = Sans effet
own-turn-reverse-two-again = Tu rejoues
own-turn-reverse-adds-title = Chaque changement de sens d’un même tour fait passer un tour à l’autre

own-turn-together-title = Se jouent ensemble en un tour et s’additionnent :

own-turn-penalise-title = On peut essayer une mauvaise carte, contre une pénalité

own-turn-takes-back-title = Ce qui revient avec une mauvaise carte
own-turn-takes-back-card = Rien d’autre
own-turn-takes-back-turn = Tout le tour, et il est fini

own-draw-then-title = Après avoir pioché
own-draw-then-may-play = Tu peux jouer cette carte
own-draw-then-end = Ton tour est fini
own-draw-then-until-playable = Tu pioches jusqu’à pouvoir jouer

own-draw-able-title = Si tu peux jouer
own-draw-able-may = Tu peux quand même piocher
own-draw-able-must-play = Tu dois jouer
own-draw-able-goes-on = Tu peux piocher, encore et encore

own-draw-take-title = Après une carte qui t’a fait piocher
own-draw-take-end = Ton tour est fini
own-draw-take-goes-on = Ton tour continue

own-draw-refill-title = Mélanger la défausse pour refaire la pioche

own-declare-how-title = Une annonce avec peu de cartes ?
own-declare-how-none = Non
own-declare-how-catch = Oui, et les autres signalent l’oubli
own-declare-how-finish = Oui, vérifiée quand tu finis
own-declare-how-refuse = Oui, sinon pas de dernière carte

own-declare-word-title = Ce que tu dis

own-declare-below-title = Ce que tu dis avec moins de cartes

own-declare-several-title = Aussi si plusieurs cartes peuvent partir en un tour

own-finish-how-title = La dernière carte
own-finish-how-free = N’importe laquelle
own-finish-how-draw = Certaines font piocher
own-finish-how-refuse = Certaines sont interdites

own-finish-barred-title = Pas en dernière carte :

own-finish-fire-title = Carte de feu : jouer tout de suite une carte piochée pour ça
own-finish-fire-false = Non
own-finish-fire-true = Oui, et elle seule compte
own-finish-fire-both = Oui, et les deux comptent

own-end-until-title = Fin d’une manche
own-end-until-first = Le premier joueur finit
own-end-until-one-left = Il ne reste qu’un joueur

own-end-back-title = Le dernier à avoir fini revient
own-end-back-false = Jamais
own-end-back-true = Si les cartes du dernier font une seule chaîne
own-end-back-may = Pareil, si le dernier le veut
own-end-back-wild-title = Les cartes qui se jouent sur tout remplacent toute carte dans cette chaîne

own-end-blocked-title = Manche bloquée
own-end-blocked-one-more = Quand tous ont passé, et un de plus
own-end-blocked-round = Quand tous ont passé

own-end-loser-out-title = Le perdant est éliminé de la partie

own-scoring-match-title = Comment gagner la partie
own-scoring-match-hands = Manches
own-scoring-match-points = Points
own-scoring-match-lives = Vies

own-scoring-by-title = Points d’une manche
own-scoring-by-none = Aucun
own-scoring-by-held = Chacun compte les siens
own-scoring-by-winner = Le gagnant les marque tous
own-scoring-by-play = Marqués carte par carte

own-scoring-per-seat-title = Points de plus à atteindre par joueur au-delà de deux

own-scoring-doubles-on-title = Points doublés si la dernière carte est :

own-scoring-wins-title = Le meilleur score
own-scoring-wins-high = Le plus grand
own-scoring-wins-low = Le plus petit

own-sequence-over-title = Points pour une carte juste au-dessus

own-sequence-under-title = Points pour une carte juste au-dessous

own-sequence-high-title = La valeur du haut

own-sequence-low-title = La valeur du bas

own-sequence-high-points-title = Points pour la valeur du haut

own-sequence-low-points-title = Points pour la valeur du bas

own-sequence-knock-out-title = Une élimination rapporte les cartes restantes

own-sequence-even-hands-title = Des jokers en plus pour égaliser les mains

own-custom-pile-title = Ce qu’on voit de la défausse
own-custom-pile-open = Les dernières cartes
own-custom-pile-top = La carte du dessus

own-custom-undo-title = On peut annuler un coup

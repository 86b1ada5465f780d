"""What each worked hand of the other games shows, row by row; hands with options show those."""

from __future__ import annotations

ROWS: dict[str, dict[str, str]] = {
    "black-jack": {
        "deal, players and packs": "two-packs-from-six v10-five-players",
        "starter": "starter-has-no-effect queen-starter",
        "multi": """run-upwards run-not-down run-one-suit run-no-gaps run-may-end run-covered-king-is-spent
            no-sets""",
        "A": """ace-nominates ace-without-its-suit ace-then-other-suit ace-then-run ace-cancels-twos
            ace-not-on-black-jack ace-on-ace ace-cancels-then-two""",
        "2": """two-takes-two twos-add-up king-not-on-two black-jack-on-two red-jack-cancels-twos
            red-jack-then-king""",
        "7": "seven-dumps-suit seven-not-on-eight run-into-seven",
        "8": "eight-skips eight-answered eight-accepted seven-does-not-answer-eight",
        "BJ": """black-jack-takes-five black-jacks-add-up two-not-on-black-jack red-jack-cancels-one
            red-jack-cancels-the-only-one run-ends-on-black-jack""",
        "the sum": "ace-not-on-mixed-sum red-jack-on-mixed-sum",
        "RJ": "red-jack-plain",
        "Q": "queen-covers queen-starter",
        "K": "king-reverses king-with-two",
        "draw": "drawn-card-is-kept",
        "blunder": "penalise-off seven-not-on-eight",
        "declare": """word-said word-missed word-missed-number word-is-not-caught word-not-due-in-first-turn
            undeclared-since-the-first-turn several-cards-need-the-word several-cards-word-said word-due-again""",
        "finish": "finish-on-black-jack",
        "end": "first-out-wins",
        "examples": "v3-v6-example v9-example seven-not-on-eight",
    },
    "j28": {
        "deal, packs and first player": "first-player-on-the-right two-packs-from-six",
        "multi": """set mix mix-no-gaps run-of-the-top-suit run-down-to-the-jack run-on-the-rank
            mix-turns mix-run-then-set""",
        "J": "jack-nominates jack-without-its-suit jack-not-on-two run-down-to-the-jack set-of-jacks",
        "2": "twos-add-up ace-of-hearts-not-on-two",
        "8": "eight-answered two-eights eight-must-be-answered",
        "AH": """ace-of-hearts ace-of-spades-cancels other-ace-does-not-cancel ace-of-spades-plain
            set-of-aces-ends-on-hearts covered-ace-is-spent""",
        "draw": "draw-may-play",
        "declare": """word-said word-not-said word-not-said-refused word-not-needed-for-a-set
            word-not-needed-for-a-run drawn-run-needs-no-word""",
        "finish": "finish-on-jack finish-on-two finish-on-eight finish-on-ace-of-hearts",
        "end": "first-out-wins",
    },
    "take-two": {
        "draw": "draw-two draw-count",
        "declare": "word-missed word-said",
        "finish": "finish-on-trick-card finish-on-ace finish-on-two",
        "end": "played-on",
        "2": "two-takes-two ace-not-on-two",
        "8": "eight-skips",
        "J": "jack-reverses",
        "A": "ace-nominates ace-not-on-two ace-of-spades-plain-reply",
        "multi": "one-card-a-turn",
    },
    "oakley": {
        "packs": "two-packs-from-six",
        "draw": "draw-may-play stock-refilled",
        "2 and 4": "two-takes-two four-takes-two four-does-not-answer",
        "7": "seven-reverses seven-with-two",
        "8": "eight-skips",
        "AH": "ace-of-hearts two-of-hearts-on-ace other-two-not-on-ace",
        "other aces": """ace-clears-its-suit ace-clears-a-four ace-clears-a-jack ace-clears-rising
            ace-by-rank-clears-nothing ace-follows-a-named-suit ace-clears-and-wins
            ace-clears-ends-on-trick""",
        "J": "jack-nominates",
        "QC": "queen-of-clubs-plain",
        "declare": "word-missed",
        "finish": "finish-on-trick-card finish-on-ace",
        "end": "first-out-wins",
    },
    "kilodney": {
        "players and deal": "starter-less short-hands nine-players",
        "following": """lead-anything must-follow follow-suit-or-face joker-always-allowed joker-must-be-played
            no-drawing no-passing""",
        "knocked out": """knocked-out knock-out-stops-the-sequence next-still-in-leads knocked-out-plays-no-more
            knocked-out-by-a-switch""",
        "stops": "joker-stops-the-sequence joker-led knock-out-stops-the-sequence joker-as-last-card",
        "one over, one under": """one-over-one-under two-over-scores-nothing ace-on-king two-on-ace ace-on-two
            three-on-two one-under-chain""",
        "Ace and deuce": """ace-leading ace-on-king two-on-ace ace-on-two two-on-three three-on-two
            ace-after-a-joker two-after-a-joker""",
        "leaving quietly": "leaving-quietly",
        "last player": """last-player-replies last-player-joker last-player-after-a-joker
            last-player-after-a-knock-out last-player-knocked-out""",
        "scores": "negative-scores simulated-hand",
        "50 in mid-hand": """fifty-in-mid-hand fifty-by-knock-out forty-nine-is-not-fifty
            fifty-lost-before-it-was-reached target-number""",
    },
    "switch-black-jack": {
        "starter": "starter-has-no-effect queen-starter",
        "A": "ace-nominates ace-not-on-two suit-chain-ace",
        "2": "two-turn-goes-on two-turn-goes-on-draw twos-add-up two-of-the-same-suit",
        "7": "seven-nominates seven-must-follow suit-chain-seven",
        "8": "eight-answered eights-in-one-turn reply-eights-chain eight-must-follow",
        "BJ": "black-jack black-jacks-add-up black-jack-not-on-two two-not-on-black-jack",
        "RJ": "red-jack-on-two red-jack-on-twos red-jack-plain red-jack-must-follow black-jacks-add-up",
        "Q": "queen-covers queen-must-follow suit-chain-queen",
        "K": "king-reverses",
        "multi": """suit-chain suit-chain-not-rank suit-chain-ace suit-chain-queen suit-chain-out
            covered-effects-are-spent""",
        "draw": "draw-may-play no-refill drawn-card-starts-a-chain",
        "blocked": "blocked blocked-by-choice",
        "declare": "no-declaration",
        "scoring": "scores blocked suit-chain-out ace-in-hand-fifty",
    },
    "crazy-eights": {
        "8": "eight-nominates",
        "draw": "draw-until-playable draw-though-able draw-unable refill",
        "draw.cap": "draw-cap draw-cap-then-play draw-cap-one",
        "scoring": "scoring scoring-finish-on-eight",
        "blocked": "blocked blocked-three",
        "no effects": "queens-are-plain starter-plain one-card-a-turn",
        "declare": "no-declaration",
    },
    "mau-mau": {
        "J": "jack-nominates jack-not-on-jack jack-not-on-seven jack-starter",
        "7": "seven-takes-two",
        "8": "eight-skips",
        "9": "nine-plain",
        "draw": "draw-may-play",
        "declare": "mau-said mau-missed",
        "finish": "finish-on-seven",
        "scoring": "scoring finish-on-jack-doubles",
    },
    "makao": {
        "multi": "sets sets-of-attacks three-after-two-is-no-set",
        "2 and 3": "twos-and-threes three-takes-three",
        "4": "four-waits four-and-four",
        "J": """jack-demands jack-demands-for-a-round jack-demands-from-all jack-round-is-over
            jack-demands-no-effect-card jack-must-follow jack-demands-anew jack-demand-set
            set-of-jacks demand-allows-no-attack""",
        "A": "ace-nominates ace-must-follow ace-suit-lasts",
        "K": "kings-are-plain",
        "draw": "draw-may-play",
        "declare": "makao-missed",
        "finish": "finish-on-two",
    },
    "macau": {
        "start": "dealers-right-begins",
        "match": "suit-or-rank one-card-a-turn",
        "A": "ace-is-wild",
        "2 and 3": "twos-add-up threes-add-up",
        "4": "four-misses-a-turn",
        "draw": "draw-though-able",
        "declare": "macau-missed",
        "end": "played-on",
    },
    "kings-reverse": {
        "match": "suit-or-rank",
        "starter": "starter-acts",
        "J": "jack-is-wild",
        "K": "king-reverses",
        "jokers": "joker-takes-four ace-of-spades-cancels",
        "draw": "draw-one",
        "end": "first-out-wins",
    },
    "one-card": {
        "K": "king-plays-again king-last king-again-draw",
        "Q": "queen-reverses",
        "J": "jack-skips jack-with-two",
        "7": "seven-nominates seven-must-follow seven-suit-lasts",
        "attacks": """two-takes-two ace-takes-three ace-of-spades-takes-five black-joker-takes-seven
            colour-joker-takes-ten attacks-add-up weaker-does-not-answer
            black-joker-not-on-colour-joker ace-not-on-ace-of-spades mixed-order""",
        "shields": "three-shields three-shields-against-a-joker three-is-plain",
        "jokers on colours": "joker-on-its-colour joker-on-red",
        "start": "dealers-right-begins",
        "draw": "draw-may-play taken-attack-turn-goes-on",
        "declare": "one-card-missed",
        "finish": "finish-on-attack",
        "no bankruptcy": "no-bankruptcy",
    },
    "last-card": {
        "starter": "starter-gives-only-the-suit starter-suit",
        "2": "twos-to-eight five-not-on-two ace-not-on-two",
        "5": "five-takes-five two-not-on-five",
        "T": "ten-skips tens-add-up",
        "A": "ace-is-wild ace-last ace-last-must-match ace-not-on-two ace-set-last ace-on-starter",
        "J": "jack-plays-again jacks-in-a-set jack-last",
        "multi": "sets",
        "7 and 8": "seven-plain eight-plain",
        "draw": "draw-one",
        "declare": "word-missed",
        "finish": "finish-on-five",
    },
    "jack-change-it": {
        "J": "jack-is-wild jack-not-on-two jack-names-the-suit",
        "2": "twos-to-eight",
        "8": "eight-skips",
        "AH": "ace-of-hearts other-aces-are-plain five-does-not-block twos-not-on-ace",
        "Q": "queen-reverses queen-with-two",
        "draw": "draw-one",
        "declare": "word-missed word-said word-not-due-on-two",
        "finish": "finish-on-jack",
        "multi": "one-card-a-turn",
    },
}

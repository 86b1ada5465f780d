### Cards in sentences. A sentence asks for a case, "genitive", "accusative" or "instrumental", and for `number: "plural"`;
### what is not asked is the nominative and the singular. The suit after a card is never inflected: „asa pik”.

## Ranks

rank-A =
    { $number ->
        [plural] { $case ->
            [genitive] asów
            [instrumental] asami
           *[nominative] asy
        }
       *[singular] { $case ->
            [genitive] asa
            [accusative] asa
            [instrumental] asem
           *[nominative] as
        }
    }
rank-2 =
    { $number ->
        [plural] { $case ->
            [genitive] dwójek
            [instrumental] dwójkami
           *[nominative] dwójki
        }
       *[singular] { $case ->
            [genitive] dwójki
            [accusative] dwójkę
            [instrumental] dwójką
           *[nominative] dwójka
        }
    }
rank-3 =
    { $number ->
        [plural] { $case ->
            [genitive] trójek
            [instrumental] trójkami
           *[nominative] trójki
        }
       *[singular] { $case ->
            [genitive] trójki
            [accusative] trójkę
            [instrumental] trójką
           *[nominative] trójka
        }
    }
rank-4 =
    { $number ->
        [plural] { $case ->
            [genitive] czwórek
            [instrumental] czwórkami
           *[nominative] czwórki
        }
       *[singular] { $case ->
            [genitive] czwórki
            [accusative] czwórkę
            [instrumental] czwórką
           *[nominative] czwórka
        }
    }
rank-5 =
    { $number ->
        [plural] { $case ->
            [genitive] piątek
            [instrumental] piątkami
           *[nominative] piątki
        }
       *[singular] { $case ->
            [genitive] piątki
            [accusative] piątkę
            [instrumental] piątką
           *[nominative] piątka
        }
    }
rank-6 =
    { $number ->
        [plural] { $case ->
            [genitive] szóstek
            [instrumental] szóstkami
           *[nominative] szóstki
        }
       *[singular] { $case ->
            [genitive] szóstki
            [accusative] szóstkę
            [instrumental] szóstką
           *[nominative] szóstka
        }
    }
rank-7 =
    { $number ->
        [plural] { $case ->
            [genitive] siódemek
            [instrumental] siódemkami
           *[nominative] siódemki
        }
       *[singular] { $case ->
            [genitive] siódemki
            [accusative] siódemkę
            [instrumental] siódemką
           *[nominative] siódemka
        }
    }
rank-8 =
    { $number ->
        [plural] { $case ->
            [genitive] ósemek
            [instrumental] ósemkami
           *[nominative] ósemki
        }
       *[singular] { $case ->
            [genitive] ósemki
            [accusative] ósemkę
            [instrumental] ósemką
           *[nominative] ósemka
        }
    }
rank-9 =
    { $number ->
        [plural] { $case ->
            [genitive] dziewiątek
            [instrumental] dziewiątkami
           *[nominative] dziewiątki
        }
       *[singular] { $case ->
            [genitive] dziewiątki
            [accusative] dziewiątkę
            [instrumental] dziewiątką
           *[nominative] dziewiątka
        }
    }
rank-T =
    { $number ->
        [plural] { $case ->
            [genitive] dziesiątek
            [instrumental] dziesiątkami
           *[nominative] dziesiątki
        }
       *[singular] { $case ->
            [genitive] dziesiątki
            [accusative] dziesiątkę
            [instrumental] dziesiątką
           *[nominative] dziesiątka
        }
    }
rank-J =
    { $number ->
        [plural] { $case ->
            [genitive] waletów
            [instrumental] waletami
           *[nominative] walety
        }
       *[singular] { $case ->
            [genitive] waleta
            [accusative] waleta
            [instrumental] waletem
           *[nominative] walet
        }
    }
rank-Q =
    { $number ->
        [plural] { $case ->
            [genitive] dam
            [instrumental] damami
           *[nominative] damy
        }
       *[singular] { $case ->
            [genitive] damy
            [accusative] damę
            [instrumental] damą
           *[nominative] dama
        }
    }
rank-K =
    { $number ->
        [plural] { $case ->
            [genitive] króli
            [instrumental] królami
           *[nominative] króle
        }
       *[singular] { $case ->
            [genitive] króla
            [accusative] króla
            [instrumental] królem
           *[nominative] król
        }
    }

## Suits

suit-S = pik
suit-H = kier
suit-D = karo
suit-C = trefl

## One card, and kinds of cards

card =
    { $case ->
        [genitive] { FORM($rank, case: "genitive") } { $suit }
        [accusative] { FORM($rank, case: "accusative") } { $suit }
        [instrumental] { FORM($rank, case: "instrumental") } { $suit }
       *[nominative] { $rank } { $suit }
    }
card-of-suit =
    { $number ->
        [plural] { $case ->
            [genitive] kart koloru { $suit }
            [instrumental] kartami koloru { $suit }
           *[nominative] karty koloru { $suit }
        }
       *[singular] { $case ->
            [genitive] karty koloru { $suit }
            [accusative] kartę koloru { $suit }
            [instrumental] kartą koloru { $suit }
           *[nominative] karta koloru { $suit }
        }
    }
card-BJ =
    { $number ->
        [plural] { $case ->
            [genitive] czarnych waletów
            [instrumental] czarnymi waletami
           *[nominative] czarne walety
        }
       *[singular] { $case ->
            [genitive] czarnego waleta
            [accusative] czarnego waleta
            [instrumental] czarnym waletem
           *[nominative] czarny walet
        }
    }
card-RJ =
    { $number ->
        [plural] { $case ->
            [genitive] czerwonych waletów
            [instrumental] czerwonymi waletami
           *[nominative] czerwone walety
        }
       *[singular] { $case ->
            [genitive] czerwonego waleta
            [accusative] czerwonego waleta
            [instrumental] czerwonym waletem
           *[nominative] czerwony walet
        }
    }
card-JK =
    { $number ->
        [plural] { $case ->
            [genitive] jokerów
            [instrumental] jokerami
           *[nominative] jokery
        }
       *[singular] { $case ->
            [genitive] jokera
            [accusative] jokera
            [instrumental] jokerem
           *[nominative] joker
        }
    }
card-JKr =
    { $case ->
        [genitive] czerwonego jokera
        [accusative] czerwonego jokera
        [instrumental] czerwonym jokerem
       *[nominative] czerwony joker
    }
card-JKb =
    { $case ->
        [genitive] czarnego jokera
        [accusative] czarnego jokera
        [instrumental] czarnym jokerem
       *[nominative] czarny joker
    }
card-effect =
    { $number ->
        [plural] { $case ->
            [genitive] kart funkcyjnych
            [instrumental] kartami funkcyjnymi
           *[nominative] karty funkcyjne
        }
       *[singular] { $case ->
            [genitive] karty funkcyjnej
            [accusative] kartę funkcyjną
            [instrumental] kartą funkcyjną
           *[nominative] karta funkcyjna
        }
    }
card-power =
    { $number ->
        [plural] { $case ->
            [genitive] kart funkcyjnych lub obronnych
            [instrumental] kartami funkcyjnymi lub obronnymi
           *[nominative] karty funkcyjne lub obronne
        }
       *[singular] { $case ->
            [genitive] karty funkcyjnej lub obronnej
            [accusative] kartę funkcyjną lub obronną
            [instrumental] kartą funkcyjną lub obronną
           *[nominative] karta funkcyjna lub obronna
        }
    }

### 문장 속의 카드. 문장이 묻는 꼴에 따라 조사까지 붙는다: `case: "topic"` 은/는, `case: "object"` 을/를,
### `case: "by"` 으로/로. 묻지 않으면 조사가 없다. 숫자는 카드에 적힌 대로 쓴다.

## 숫자

rank-A =
    { $case ->
        [topic] A는
        [object] A를
        [by] A로
       *[plain] A
    }
rank-2 =
    { $case ->
        [topic] 2는
        [object] 2를
        [by] 2로
       *[plain] 2
    }
rank-3 =
    { $case ->
        [topic] 3은
        [object] 3을
        [by] 3으로
       *[plain] 3
    }
rank-4 =
    { $case ->
        [topic] 4는
        [object] 4를
        [by] 4로
       *[plain] 4
    }
rank-5 =
    { $case ->
        [topic] 5는
        [object] 5를
        [by] 5로
       *[plain] 5
    }
rank-6 =
    { $case ->
        [topic] 6은
        [object] 6을
        [by] 6으로
       *[plain] 6
    }
rank-7 =
    { $case ->
        [topic] 7은
        [object] 7을
        [by] 7로
       *[plain] 7
    }
rank-8 =
    { $case ->
        [topic] 8은
        [object] 8을
        [by] 8로
       *[plain] 8
    }
rank-9 =
    { $case ->
        [topic] 9는
        [object] 9를
        [by] 9로
       *[plain] 9
    }
rank-T =
    { $case ->
        [topic] 10은
        [object] 10을
        [by] 10으로
       *[plain] 10
    }
rank-J =
    { $case ->
        [topic] J는
        [object] J를
        [by] J로
       *[plain] J
    }
rank-Q =
    { $case ->
        [topic] Q는
        [object] Q를
        [by] Q로
       *[plain] Q
    }
rank-K =
    { $case ->
        [topic] K는
        [object] K를
        [by] K로
       *[plain] K
    }

## 무늬

suit-S = 스페이드
suit-H = 하트
suit-D = 다이아몬드
suit-C = 클로버

## 카드 한 장, 여러 가지 카드

card =
    { $case ->
        [topic] { $suit } { FORM($rank, case: "topic") }
        [object] { $suit } { FORM($rank, case: "object") }
        [by] { $suit } { FORM($rank, case: "by") }
       *[plain] { $suit } { $rank }
    }
card-of-suit =
    { $case ->
        [topic] { $suit } 카드는
        [object] { $suit } 카드를
        [by] { $suit } 카드로
       *[plain] { $suit } 카드
    }
card-BJ =
    { $case ->
        [topic] 검은 J는
        [object] 검은 J를
        [by] 검은 J로
       *[plain] 검은 J
    }
card-RJ =
    { $case ->
        [topic] 빨간 J는
        [object] 빨간 J를
        [by] 빨간 J로
       *[plain] 빨간 J
    }
card-JK =
    { $case ->
        [topic] 조커는
        [object] 조커를
        [by] 조커로
       *[plain] 조커
    }
card-JKr =
    { $case ->
        [topic] 컬러 조커는
        [object] 컬러 조커를
        [by] 컬러 조커로
       *[plain] 컬러 조커
    }
card-JKb =
    { $case ->
        [topic] 흑백 조커는
        [object] 흑백 조커를
        [by] 흑백 조커로
       *[plain] 흑백 조커
    }
card-effect =
    { $case ->
        [topic] 효과 카드는
        [object] 효과 카드를
        [by] 효과 카드로
       *[plain] 효과 카드
    }
card-power =
    { $case ->
        [topic] 효과가 있거나 받아칠 수 있는 카드는
        [object] 효과가 있거나 받아칠 수 있는 카드를
        [by] 효과가 있거나 받아칠 수 있는 카드로
       *[plain] 효과가 있거나 받아칠 수 있는 카드
    }

### 문장으로 쓴 규칙.

## 세기

# `case: "object"`는 을/를까지: 모두 ‘장’으로 끝나지만 `as-many-as-dealt`에는 조사가 붙지 않는다.
count-cards =
    { $case ->
        [object] { number-word }장을
       *[plain] { number-word }장
    }
count-packs = 카드 { number-word }벌
count-jokers = 조커 { number-word }장

## 시작

rule-seats = { $least }명에서 { $most }명까지 할 수 있어요.
packs-of-ranks = { $packs }({ $lowest }부터 { $highest }까지)
packs-with-jokers = { $jokers }을 넣은 { $packs }
rule-deal = { $packs }에서 한 사람에게 { $cards }씩 나눠 줘요.
rule-deal-from = { $seats }명부터는 { $packs }에서 한 사람에게 { $cards }씩 나눠 줘요.
rule-starter-barred = 첫 카드가 될 수 없는 카드: { LIST($cards, type: "comma") }. 나오면 다른 카드를 펼쳐요.
rule-starter =
    { $starter ->
        [suit-only] 첫 카드는 무늬만 따져요.
        [acts] 첫 카드는 딜러가 낸 것처럼 효과가 나요.
       *[plain] 첫 카드는 효과가 없어요.
    }
rule-first = 딜러의 { $first ->
        [right] 오른쪽
       *[left] 왼쪽
    } 사람부터 시작해요.
rule-direction = 차례는 { $direction ->
        [-1] 오른쪽, 시계 반대 방향
       *[other] 왼쪽, 시계 방향
    }으로 돌아가요.
rule-dealer = 첫 딜러는 무작위로 정해요. 그다음부터는 왼쪽 사람이 딜러예요.

## 카드

rule-match = 맨 위 카드와 무늬나 숫자가 같은 카드를 내요.
rule-named-suit = 바꾼 무늬는 다음 카드가 나올 때까지 그대로예요.{ $rank ->
        [true] { " " }숫자가 같은 카드도 낼 수 있어요.
       *[false] { "" }
    }
rule-named-only = { LIST($cards, type: "or") } 다음에는 바꾼 무늬{ $wild ->
        [true] 나 아무 데나 낼 수 있는 카드
       *[false] { "" }
    }만 낼 수 있어요.
rule-special = 효과 카드: { LIST($cards, type: "comma") }.
rule-skips = { $adds ->
        [true] 받아치면 쉬는 횟수가 쌓여요. 처음 못 받아친 사람이 모두 쉬어요.
       *[false] 받아쳐도 쉬는 횟수는 쌓이지 않아요. 마지막에 낸 카드만 따져요.
    }
rule-not-others = { FORM($card, case: "topic") } 다른 { $other } 같은 효과가 없어요.
# $goes 어디에 낼 수 있는지, $then 내면 무슨 일이 생기는지, $does 모두: 하나하나가 문장이다
rule-card =
    { $kind ->
        [goes] { FORM($card, case: "topic") } { LIST($does, type: "and") }.
        [both] { FORM($card, case: "topic") } { LIST($goes, type: "and") }. 내면 { LIST($then, type: "and") }.
       *[does] { FORM($card, case: "object") } 내면 { LIST($does, type: "and") }.
    }
rule-also = { FORM($card, case: "topic") } { LIST($cards, type: "or") } 위에도 낼 수 있어요.
rule-wild-owed = { LIST($makers, type: "or") } 공격을 받으면 { FORM($card, case: "object") } 낼 수 없어요.
rule-owed = 공격을 받으면 뽑는 대신 정해진 카드로 받아칠 수 있어요. 무늬나 숫자가 맞지 않아도 돼요.
# $makers 공격하는 카드, $does 받아치면 생기는 일
rule-answer = { LIST($makers, type: "or") } 공격은 { FORM($card, case: "by") } 받아칠 수 있어요. 그러면 { $does }.
rule-answers = 이렇게 받아쳐요: { $lines }. 그러면 { $does }.
answer-line = { FORM($card, case: "topic") } { LIST($makers, type: "or") } 위에
answer-lines = { $line }, { $more }

does-nothing = 효과가 없어요
does-wild = { $but ->
        [some] { LIST($cards, type: "or") }만 빼고 아무 카드 위에나 낼 수 있어요
       *[none] 아무 카드 위에나 낼 수 있어요
    }{ $last ->
        [follows] . 다만 마지막 카드로 내려면 무늬나 숫자가 맞아야 해요
       *[any] { "" }
    }
does-name-suit = 무늬를 바꿀 수 있어요
does-demand = 한 바퀴 동안 낼 숫자를 요구해요: { LIST($ranks, type: "or") }
does-demand-any = 한 바퀴 동안 낼 숫자를 요구해요
does-go-on = 같은 차례에 그 무늬를 한 장 더 이어 낼 수 있어요
does-colour = 색이 같은 카드 위에 낼 수 있어요
does-not-go-on = { LIST($cards, type: "or") } 위에는 낼 수 없어요
as-many-as-dealt = 처음 받은 장수만큼
# $whom 받는 사람, $answered 받아칠 수 있는 카드가 있는지
does-pickup = { $whom ->
        [previous] 앞사람
       *[next] 다음 사람
    }이 { $answered ->
        [true] { "받아치거나 " }
       *[false] { "" }
    }{ $cards } 뽑아요
does-pickup-with = { $whom ->
        [previous] 앞사람
       *[next] 다음 사람
    }이 { $cards } 뽑아요. 다만 { $card }하고 함께 낼 때만 그래요
does-skip =
    { $count ->
        [1] 다음 사람을 건너뛰어요
       *[other] 다음 사람이 { number-word }번 쉬어요
    }
does-skip-answerable = 다음 사람이 같은 숫자로 받아치거나 { number-word }번 쉬어요
does-skip-must-answer = 다음 사람이 { number-word }번 쉬어요. 숫자가 같은 카드가 있으면 쉬는 대신 꼭 내야 해요
does-reverse = 방향이 거꾸로 바뀌어요
does-cover-any = 아무 카드로나 덮을 수 있어요
does-must-cover = 바로 무늬가 같은 카드로 덮거나 한 장을 뽑아야 해요
does-dump-suit = 같은 차례에 그 무늬를 몇 장이든 더 낼 수 있어요{ $when ->
        [follows-suit] . 무늬를 맞춰 냈을 때만 돼요
       *[always] { "" }
    }{ $order ->
        [rising] . 낮은 것부터 내고, 이때 A는 가장 낮고 효과 카드는 효과가 없어요
       *[any] { "" }
    }
does-chain = 이어 내기가 시작돼요. 바로 앞 카드와 무늬나 숫자가 맞는 카드를 계속 내요{ $wild ->
        [true] . 만능 카드도 낄 수 있어요
       *[false] { "" }
    }
does-play-again = 한 번 더 해요
does-pass-hands = 모두 손패를 왼쪽 사람에게 넘겨요

# $more 더해지는 장수: 그 카드의 공격만큼, 또는 $cards만큼. $as 그 뒤로 받아치는 방식이 달라지는지
answer-add =
    { $more ->
        [as-said] 공격이 { $cards } 늘어 다음 사람에게 넘어가요{ $as ->
            [others] { ". 그 뒤로는 " }{ LIST($makers, type: "or") } 공격으로 쳐요
           *[alike] { "" }
        }
       *[its-own] 공격이 쌓여 다음 사람에게 넘어가요{ $as ->
            [others] { ". 그 뒤로는 " }{ LIST($makers, type: "or") } 공격으로 쳐요
           *[alike] { "" }
        }
    }
answer-cancel = 공격이 막혀 아무도 안 뽑아요
answer-pass = 다음 사람이 대신 뽑아요
answer-return = 공격한 사람이 도로 뽑아요
answer-reduce = 공격이 { $cards } 줄고, 남은 것은 { $rest ->
        [taken] 받아친 사람이 뽑아요
        [cancelled] 아무도 안 뽑아요
       *[next] 다음 사람에게 넘어가요
    }

## 한 차례에 여러 장

several-set = 숫자가 같은 카드 여러 장
several-suit-all = 무늬가 같은 카드 여러 장(순서는 자유)
several-run = 무늬가 같은 연속 숫자
several-mix = 같은 숫자와 연속 숫자를 섞어 이어 내기
several-chain = 앞 카드와 무늬나 숫자가 맞는 카드를 이어 내기
several-suit-chain = 앞 카드와 무늬가 같은 카드를 이어 내기
rule-several = 한 차례에 함께 낼 수 있는 것: { LIST($combinations, type: "or") }.
rule-chain = 패스하면 이어 내기가 끝나요.{ $wild ->
        [true] { " " }만능 카드도 낄 수 있고, 그다음에는 바꾼 무늬로 이어져요.
       *[false] { "" }
    }
rule-one-card = { $other ->
        [true] 그 밖에는 한 차례에 한 장씩 내요.
       *[false] 한 차례에 한 장씩 내요.
    }
rule-run-on-suit = 연속 숫자는 맨 위 카드와 같은 무늬로 시작해요. 숫자는 아무거나 돼요.
rule-run = 연속 숫자는 { $run ->
        [up] 올라가는 쪽으로만 내요
       *[both] 올라가든 내려가든 돼요
    }. A는 { $ace ->
        [low] 가장 낮아요
       *[high] 가장 높아요
    }.
rule-together = 한 차례에 함께 내면 공격이 쌓이는 카드: { LIST($cards, type: "comma") }.
rule-acts = 한 차례에 효과 카드를 여러 장 내면 { $acts ->
        [trailing] 마지막 카드와 바로 앞의 같은 카드만 효과가 나요
        [every] 모두 효과가 나요
       *[last] 맨 마지막 카드만 효과가 나요
    }.
rule-turn-last = { $last ->
        [no-double] 숫자가 같은 두 장을 함께 내서 끝낼 수 없어요.
       *[no-several] 한 차례에 여러 장을 내서 끝낼 수 없어요.
    }
rule-reverse-two = 둘이서 할 때 방향을 바꾸는 카드를 내면 { $does ->
        [skip] 상대를 건너뛰어요
        [nothing] 아무 일도 없어요
       *[again] 한 번 더 해요
    }.
rule-reverse-pair = { $each ->
        [true] 방향을 바꾸는 카드를 한 차례에 여러 장 내면 한 장마다 효과가 나요.
       *[false] 방향을 바꾸는 카드를 한 차례에 두 장 내면 방향은 그대로예요.
    }
rule-penalise = 잘못 낸 카드나 차례가 아닐 때 낸 카드는 도로 가져가고 벌로 { $cost } 뽑아요.{ $takes ->
        [turn] { " " }그 차례에 먼저 낸 카드도 도로 가져가고 차례가 끝나요.
       *[card] { "" }
    }

## 뽑기

rule-draw = { $must ->
        [true] 낼 수 없으면 { count-cards }을 뽑아요.
       *[false] 낼 수 없거나 내고 싶지 않으면 { count-cards }을 뽑아요.
    }
rule-draw-then = { $then ->
        [may-play] { $must ->
            [true] { $count ->
                [1] 뽑은 카드를 낼 수 있으면 꼭 내야 해요.
               *[other] 뽑은 카드 중에 낼 수 있는 것이 있으면 꼭 내야 해요.
            }
           *[false] { $count ->
                [1] 뽑은 카드를 바로 낼 수 있어요.
               *[other] 뽑은 카드 중 한 장을 바로 낼 수 있어요.
            }
        }
       *[end] 뽑으면 차례가 끝나요.
    }
rule-draw-once = 한 차례에 한 번만 뽑아요. 그래도 내지 않으면 패스예요.
rule-draw-until = 낼 카드가 없으면 낼 수 있을 때까지 뽑아요.
rule-draw-though-able = 낼 수 있어도 뽑을 수 있어요.
rule-must-play = 낼 수 있으면 꼭 내야 해요.
rule-draw-cap = 한 차례에 { count-cards }까지만 뽑아요.
rule-take = 공격을 받아 뽑고 나면 { $take ->
        [goes-on] 차례가 이어져요
       *[end] 차례가 끝나요
    }.
rule-empty-owed = 뽑을 카드가 모자라면 남은 만큼만 뽑아요.
rule-refill = 뽑을 더미가 떨어지면 버린 더미를 섞어 새로 만들어요. 맨 위 카드는 그대로 둬요.
rule-empty =
    { $must ->
        [true] 뽑을 카드가 없는데 낼 수도 없으면 패스해요.
       *[false] 뽑을 카드가 없는데 낼 수 없거나 내고 싶지 않으면 패스해요.
    }
rule-no-refill = 뽑을 더미가 떨어져도 다시 채우지 않아요. 낼 수 없거나 내고 싶지 않으면 패스해요.

## 마지막 카드 외치기

rule-nothing-to-say = 카드가 얼마 안 남아도 아무것도 외치지 않아요.
rule-declare = { count-cards } 남으면 “{ $word }!” 하고 외쳐요.
rule-declare-below = 더 적게 남으면 “{ $word }!” 하고 외쳐요.
rule-declare-several = 여러 장이어도 한 차례에 다 낼 수 있으면 “카드!”라고 외치거나 테이블을 두드려요.
word-cards = 카드
rule-declare-not-several = 한 차례에 여러 장을 내서 끝낼 때는 미리 안 외쳐도 돼요.
rule-undeclared =
    { $how ->
        [catch] 안 외치면 다음 사람이 움직이기 전까지 누구나 지적할 수 있어요. 걸리면 { $cost } 뽑아요.
       *[finish] 안 외치고 끝내면 { $cost } 뽑고 계속해요.
    }
rule-undeclared-refused = 외치기 전에는 마지막 카드를 낼 수 없어요.

## 마지막 카드와 판의 끝

rule-last-costs = 끝낼 수 없는 카드: { LIST($cards, type: "comma") }. 마지막에 내면 효과는 나지만 { $cost } 뽑고 계속해요.
rule-fire = 파이어 카드: 그렇게 뽑은 카드가 맞는 효과 카드면 바로 낼 수 있어요.{ $both ->
        [true] { " " }두 장 모두 효과가 나요. 다음 사람이 뽑고 쉬어야 하면 둘 다 해요.
       *[false] { "" }
    }
rule-last-refused = 끝낼 수 없는 카드: { LIST($cards, type: "comma") }. 그런 카드만 남으면 한 장 뽑고 기다려요.
rule-last-free = 어떤 카드로든 끝낼 수 있어요.
rule-end =
    { $until ->
        [one-left] 한 사람이 남을 때까지 계속하고, 모두 순위를 매겨요.
       *[first] 카드를 가장 먼저 다 낸 사람이 판을 이겨요.
    }
rule-come-back = 끝까지 남은 사람이 손패를 모두 이어 낼 수 있으면, 바로 앞에 끝낸 사람이 { $cards } 들고 돌아와요.
rule-bring-back = 끝까지 남은 사람은 손패를 모두 이어 낼 수 있으면, 바로 앞에 끝낸 사람을 다시 부를 수 있어요. 불려 온 사람은 { $cards } 뽑고, 둘이서 계속해요. 부르지 못하면 남은 사람이 져요.
rule-back-wild = { $any ->
        [true] 이때 아무 카드나 대신할 수 있는 카드: { LIST($cards, type: "comma") }.
       *[false] 이때도 무늬나 숫자가 맞아야 하는 카드: { LIST($cards, type: "comma") }.
    }
rule-bankrupt = 카드가 { $cards } 이상이 되면 파산해요.
rule-loser-out = 판에서 지면 경기에서 탈락해요.

## 점수와 경기

rule-match-of-hands = { number-word }판을 먼저 이기면 경기를 이겨요.
rule-match-of-points = 누군가 { $target }점{ $more ->
        [0] { "" }
       *[other] ({ $least }명일 때. 한 명 늘 때마다 { $more }점 추가)
    }에 이르면 경기가 끝나고, 점수가 가장 { $wins ->
        [low] 낮은
       *[high] 높은
    } 사람이 이겨요.
rule-match-of-lives = 목숨은 { number-word }개예요. 판에서 지면 하나를 잃어요. 마지막까지 목숨이 남은 사람이 경기를 이겨요.
rule-winner-collects = 판을 이기면 다른 사람들에게 남은 카드의 점수를 모두 얻어요.
rule-everybody-counts = 각자 손에 남은 카드의 점수를 세요.
rule-doubling = 마지막에 내면 점수가 두 배가 되는 카드: { LIST($cards, type: "comma") }.
card-worth = { FORM($card, case: "topic") } { $points }점
rule-worths = 카드 점수: { LIST($worths, type: "comma") }.
rule-blocked-difference = 아무도 낼 수 없으면 막힌 판이에요. 남은 점수가 가장 낮은 사람이 그 차이만큼 얻어요.
rule-blocked-counts = 아무도 낼 수 없으면 막힌 판이에요. 각자 남은 카드를 세요.
rule-blocked-fewest = 아무도 낼 수 없으면 막힌 판이에요. 카드가 가장 적은 사람이 이기고, 같으면 함께 이겨요.

## 이어가기 게임

rule-sequence-deal = { $jokers }을 넣어 카드를 모두 나눠 줘요. 한 장 더 받는 사람이 있을 수 있어요.{ $even ->
        [true] { " 조커를 한두 장 더 넣어 똑같아진다면 그렇게 해요." }
       *[false] { "" }
    }
rule-sequence-hands = 한 사람이 받는 카드: { LIST($hands, type: "comma") }.
sequence-hand = { $seats }명이면 { LIST($cards, type: "or") }장
rule-sequence-hand = 각자 { LIST($cards, type: "or") }장씩 받아요.
rule-sequence-start = 딜러의 왼쪽 사람이 아무 카드나 먼저 내요.
rule-sequence-match = 차례가 오면 무늬를 맞추거나, 같은 숫자로 바꾸거나, 조커를 내요. 낼 수 있으면 꼭 내야 해요.
rule-knock-out = 맞는 카드가 없으면 탈락해요.
rule-knock-out-scores = 맞는 카드가 없으면 탈락해요. 앞 카드를 낸 사람은 탈락한 사람에게 남은 카드 한 장에 1점씩 얻어요.
rule-sequence-stop = 누가 탈락하거나 조커가 나오면 끊겨요. 다음 사람이 아무 카드나 먼저 내요.
rule-sequence-last = 마지막 카드를 내면 끝나고, 그 카드는 그대로 이어져요. 마지막까지 남은 사람은 맞출 카드가 있을 때만 한 장 더 내요.
scores-over = 같은 무늬로 하나 높은 카드는 { NUMBER($points, signDisplay: "always") }점
scores-under = 같은 무늬로 하나 낮은 카드는 { NUMBER($points, signDisplay: "always") }점
rule-sequence-steps = { LIST($steps, type: "comma") }이에요. 끊기면 처음부터 다시 세요.
rule-sequence-rank = { FORM($card, case: "topic") } 먼저 내거나 무늬를 맞춰 내면 { NUMBER($points, signDisplay: "always") }점이에요. 숫자로 바꿔 내면 점수가 없어요.
rule-ace-high = A는 언제나 가장 높아요.
rule-sequence-below = 점수는 0점 아래로 내려갈 수 있어요. 조커는 점수가 없어요.
rule-sequence-end = { $target }점에 먼저 이르면 판 도중이라도 바로 이겨요.
rule-no-undo = 낸 카드는 무를 수 없어요. 버린 더미는 뒤져 보지 않고, 탈락한 사람의 손패는 보여 주지 않아요.
rule-no-talk = 손에 무슨 카드가 있는지 서로 말하지 않아요.

# 어떤 문장도 말하지 않는 규칙의 값, 규칙에 적힌 그대로.
rule-value = { $key }: { $value ->
        [true] 예
        [false] 아니요
        [none] 없음
       *[other] { LIST($value, type: "comma") }
    }.

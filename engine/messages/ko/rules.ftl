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
rule-starter-barred = 첫 카드가 될 수 없는 카드: { LIST($cards, type: "comma") }. 나오면 다른 카드를 대신 펼쳐요.
rule-starter =
    { $starter ->
        [suit-only] 첫 카드는 무늬만 정해 줘요.
        [acts] 첫 카드는 딜러가 낸 것처럼 효과가 나요.
       *[plain] 첫 카드에는 효과가 없어요.
    }
rule-first = 딜러의 { $first ->
        [right] 오른쪽
       *[left] 왼쪽
    } 사람부터 시작해요.
rule-direction = 차례는 { $direction ->
        [-1] 오른쪽으로, 시계 반대 방향으로
       *[other] 왼쪽으로, 시계 방향으로
    } 돌아가요.
rule-dealer = 첫 딜러는 무작위로 정해요. 그다음부터는 왼쪽 사람이 딜러를 해요.

## 카드

rule-match = 맨 위 카드와 무늬나 숫자가 같은 카드를 낼 수 있어요.
rule-named-suit = 지정한 무늬는 다음 카드가 나올 때까지 이어져요.{ $rank ->
        [true] { " " }숫자가 같은 카드도 그 위에 낼 수 있어요.
       *[false] { "" }
    }
rule-named-only = { LIST($cards, type: "or") } 위에는 지정한 무늬의 카드{ $wild ->
        [true] 나 아무 데나 낼 수 있는 카드
       *[false] { "" }
    }만 낼 수 있어요.
rule-special = 효과 카드: { LIST($cards, type: "comma") }.
rule-skips = { $adds ->
        [true] 받아치면 쉴 횟수가 쌓여요. 처음으로 받아치지 못한 사람이 모두 쉬어요.
       *[false] 받아쳐도 쉴 횟수는 쌓이지 않아요. 마지막에 낸 카드만 따져요.
    }
rule-not-others = 다른 { $other } 카드의 효과가 { $card } 카드에는 없어요.
# $card 카드, $does 그 카드가 하는 일: 하나하나가 문장이다
rule-card = { $card }: { LIST($does, type: "and") }.
rule-also = { FORM($card, case: "topic") } { LIST($cards, type: "or") } 위에도 낼 수 있어요.
rule-wild-owed = { LIST($makers, type: "comma") } 공격을 받고 있을 때는 { FORM($card, case: "object") } 낼 수 없어요.
rule-owed = 공격을 받으면 카드를 받는 대신 받아칠 수 있어요. 받아치는 카드는 무늬나 숫자가 맞지 않아도 돼요.
# $makers 공격하는 카드, $does 받아치면 생기는 일
rule-answer = { LIST($makers, type: "comma") } 공격에는 { FORM($card, case: "by") } 받아칠 수 있어요: { $does }.
rule-answers = 받아칠 수 있는 카드: { $lines }. { $does }.
answer-line = { LIST($makers, type: "comma") } 공격에는 { $card }
answer-lines = { $line }; { $more }

does-nothing = 평범한 카드예요
does-wild = { $but ->
        [some] { LIST($cards, type: "or") } 위만 빼고 어디에나 낼 수 있어요
       *[none] 아무 카드 위에나 낼 수 있어요
    }{ $last ->
        [follows] (마지막 카드로는 무늬나 숫자가 맞을 때만)
       *[any] { "" }
    }
does-name-suit = 낸 사람이 다음에 낼 무늬를 지정해요
does-demand = 낸 사람이 한 바퀴 동안 내야 할 숫자를 요구할 수 있어요({ LIST($ranks, type: "or") })
does-demand-any = 낸 사람이 한 바퀴 동안 내야 할 숫자를 요구할 수 있어요
does-go-on = 낸 사람은 같은 차례에 지정한 무늬의 카드를 이어서 낼 수 있어요
does-colour = 색이 같은 카드 위에 낼 수 있어요
does-not-go-on = { LIST($cards, type: "or") } 위에는 낼 수 없어요
as-many-as-dealt = 처음에 나눠 받은 장수만큼
# $whom 받는 사람, $answered 받아칠 수 있는 카드가 있는지
does-pickup = { $whom ->
        [previous] 앞 차례 사람
       *[next] 다음 사람
    }이 { $answered ->
        [true] { "받아치지 않으면 " }
       *[false] { "" }
    }{ FORM($cards, case: "object") } 받아요
does-pickup-with = { $card }하고 함께 내면 { $whom ->
        [previous] 앞 차례 사람
       *[next] 다음 사람
    }이 { FORM($cards, case: "object") } 받아요
does-skip = 다음 사람이 { number-word }번 쉬어요
does-skip-answerable = 다음 사람이 숫자가 같은 카드로 받아치지 않으면 { number-word }번 쉬어요
does-skip-must-answer = 다음 사람이 { number-word }번 쉬어요. 다만 숫자가 같은 카드가 있으면 반드시 내야 해요
does-reverse = 진행 방향이 반대로 바뀌어요
does-cover-any = 위에 아무 카드나 낼 수 있어요
does-must-cover = 낸 사람이 바로 무늬가 같은 카드로 덮어야 하고, 덮지 못하면 한 장을 뽑아요
does-dump-suit = { $when ->
        [follows-suit] { "무늬를 맞춰 냈으면, " }
       *[always] { "" }
    }낸 사람이 같은 차례에 무늬가 같은 카드를 몇 장이든 { $order ->
        [rising] { "낮은 것부터 차례로 " }
       *[any] { "" }
    }더 낼 수 있어요{ $order ->
        [rising] . 이렇게 낸 효과 카드는 효과가 없고, A가 가장 낮아요
       *[any] { "" }
    }
does-chain = 이어 내기를 시작해요. 낸 사람은 같은 차례에 바로 앞 카드와 무늬나 숫자가 맞는 카드를 계속 이어 낼 수 있어요{ $wild ->
        [true] . 만능 카드도 낄 수 있고, 만능 카드로 지정한 무늬가 다음에 이어져요
       *[false] { "" }
    }
does-play-again = 낸 사람이 한 번 더 해요
does-pass-hands = 모두 손패를 왼쪽 사람에게 넘겨요

# $more 더해지는 장수: 그 카드의 공격만큼, 또는 $cards만큼. $as 그 뒤로 받아치는 방식이 달라지는지
answer-add =
    { $more ->
        [as-said] 공격이 { $cards } 늘어 다음 사람에게 넘어가{ $as ->
            [others] { "고, 그 뒤로는 " }{ LIST($makers, type: "comma") } 공격처럼 받아쳐요
           *[alike] 요
        }
       *[its-own] 공격이 합쳐져 다음 사람에게 넘어가{ $as ->
            [others] { "고, 그 뒤로는 " }{ LIST($makers, type: "comma") } 공격처럼 받아쳐요
           *[alike] 요
        }
    }
answer-cancel = 공격이 사라져요
answer-pass = 공격이 그대로 다음 사람에게 넘어가요
answer-return = 공격한 사람이 도로 받아요
answer-reduce = 공격이 { $cards } 줄고, 남은 것은 { $rest ->
        [taken] 바로 받아요
        [cancelled] 함께 사라져요
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
rule-chain = 이어 내기는 낸 사람이 멈추면 끝나요.{ $wild ->
        [true] { " " }만능 카드도 낄 수 있고, 만능 카드로 지정한 무늬가 다음에 이어져요.
       *[false] { "" }
    }
rule-one-card = { $other ->
        [true] 그 밖에는 한 차례에 한 장씩 내요.
       *[false] 한 차례에 한 장씩 내요.
    }
rule-run-on-suit = 연속 숫자는 맨 위 카드와 무늬가 같아야 하지만, 숫자까지 이어질 필요는 없어요.
rule-run = 연속 숫자는 { $run ->
        [up] 올라가는 쪽으로만 낼 수 있어요
       *[both] 올라가든 내려가든 낼 수 있어요
    }. A는 { $ace ->
        [low] 가장 낮아요
       *[high] 가장 높아요
    }.
rule-together = { LIST($cards, type: "comma") }: 한 차례에 함께 낼 수 있고, 받을 장수가 합쳐져요.
rule-acts = 한 차례에 여러 장을 내면 { $acts ->
        [trailing] 마지막 카드와 그 바로 앞에 이어진 같은 효과의 카드만 효과가 나고, 그 효과는 합쳐져요
        [every] 효과 카드마다 모두 효과가 나요
       *[last] 맨 마지막 카드만 효과가 나요
    }.
rule-turn-last = { $last ->
        [no-double] 숫자가 같은 두 장을 함께 내서 끝낼 수 없어요.
       *[no-several] 한 차례에 두 장 이상을 내서 끝낼 수 없어요.
    }
rule-reverse-two = 둘이서만 할 때 방향을 바꾸는 카드를 내면 { $does ->
        [skip] 상대가 한 번 쉬어요
        [nothing] 아무 일도 없어요
       *[again] 낸 사람이 한 번 더 해요
    }.
rule-reverse-pair = { $each ->
        [true] 방향을 바꾸는 카드 여러 장을 한 차례에 내면 한 장마다 효과가 나요.
       *[false] 방향을 바꾸는 카드 두 장을 한 차례에 내면 서로 상쇄돼요.
    }
rule-penalise = 낼 수 없는 카드나 차례가 아닐 때 낸 카드는 도로 가져가고 벌로 { FORM($cost, case: "object") } 뽑아요.{ $takes ->
        [turn] { " " }그 차례에 먼저 낸 카드가 있으면 그 카드도 도로 가져가고 차례가 끝나요.
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
                [1] 뽑은 카드를 낼 수 있으면 반드시 내야 해요.
               *[other] 뽑은 카드 가운데 낼 수 있는 것이 있으면 반드시 내야 해요.
            }
           *[false] { $count ->
                [1] 뽑은 카드를 바로 낼 수 있어요.
               *[other] 뽑은 카드 가운데 한 장을 바로 낼 수 있어요.
            }
        }
       *[end] 뽑고 나면 차례가 끝나요.
    }
rule-draw-once = 한 차례에 한 번만 뽑아요. 그래도 내지 않으면 패스예요.
rule-draw-until = 낼 수 없는 사람은 낼 수 있는 카드가 나올 때까지 뽑아요.
rule-draw-though-able = 낼 수 있어도 뽑을 수 있어요.
rule-must-play = 낼 수 있으면 반드시 내야 해요.
rule-draw-cap = 한 차례에 많아야 { count-cards }까지 뽑을 수 있어요.
rule-take = 공격을 받고 나면 { $take ->
        [goes-on] 그 사람의 차례가 이어져요
       *[end] 차례가 끝나요
    }.
rule-empty-owed = 남은 카드보다 많이 받아야 하면 남은 만큼만 받아요.
rule-refill = 뽑을 더미가 떨어지면, 버린 더미에서 맨 위 카드만 남기고 섞어 새 뽑을 더미로 써요.
rule-empty = { $must ->
        [true] 더 뽑을 카드가 없을 때는 낼 수 없으면 패스해요.
       *[false] 더 뽑을 카드가 없을 때는 낼 수 없거나 내고 싶지 않으면 패스해요.
    }
rule-no-refill = 뽑을 더미가 떨어져도 다시 채우지 않아요. 낼 수 없거나 내고 싶지 않으면 패스해요.

## 외치는 구호

rule-nothing-to-say = 카드가 얼마 안 남아도 아무것도 외치지 않아요.
rule-declare = 카드가 { count-cards } 남으면 “{ $word }” 하고 외쳐요.
rule-declare-below = 카드가 더 적게 남으면 “{ $word }” 하고 외쳐요.
rule-declare-several = 여러 장이 남았어도 한 차례에 다 낼 수 있으면 구호를 외쳐요. 이때는 “카드” 하고 외치거나 테이블을 두드려요.
word-cards = 카드
rule-declare-not-several = 한 차례에 여러 장을 내서 끝낼 때는 미리 외치지 않았어도 돼요.
rule-undeclared =
    { $how ->
        [catch] 구호를 빠뜨리면 다음 사람이 움직이기 전까지 누구나 잡아낼 수 있고, 걸린 사람은 { FORM($cost, case: "object") } 뽑아요.
       *[finish] 외치지 않고 끝내려 하면 카드는 내지만, { FORM($cost, case: "object") } 뽑고 계속해야 해요.
    }
rule-undeclared-refused = 외치지 않은 사람은 마지막 카드를 낼 수 없어요.

## 마지막 카드와 판의 끝

rule-last-costs = 마지막에 내도 끝낼 수 없는 카드: { LIST($cards, type: "comma") }. 내면 효과는 나지만, 낸 사람이 { FORM($cost, case: "object") } 뽑고 판이 계속돼요.
rule-fire = 파이어 카드: 이때 뽑은 카드가 낼 수 있는 효과 카드면 바로 낼 수 있어요.{ $both ->
        [true] { " " }두 카드 모두 효과가 나요. 쉬는 차례와 받을 카드가 함께 생기면 둘 다 다음 사람 몫이라, 카드를 받고 한 번 쉬어요.
       *[false] { "" }
    }
rule-last-refused = 마지막에 낼 수 없는 카드: { LIST($cards, type: "comma") }. 그런 카드만 남은 사람은 한 장을 뽑고 기다려요.
rule-last-free = 어떤 카드든 마지막에 낼 수 있어요.
rule-end =
    { $until ->
        [one-left] 한 사람이 남을 때까지 계속하고, 모두의 순위를 정해요.
       *[first] 카드를 가장 먼저 다 낸 사람이 그 판을 이겨요.
    }
rule-come-back = 마지막에 남은 사람이 손패를 모두 한 번에 이어 낼 수 있으면, 마지막으로 나간 사람이 { FORM($cards, case: "object") } 들고 돌아와요.
rule-bring-back = 마지막에 남은 사람이 손패를 모두 한 번에 이어 낼 수 있으면, 마지막으로 나간 사람을 다시 부를 수 있어요. 불려 온 사람은 { FORM($cards, case: "object") } 뽑고, 둘이서 계속해요. 그렇지 않으면 마지막에 남은 사람이 져요.
rule-back-wild = { $any ->
        [true] 이때 { LIST($cards, type: "or") }: 아무 카드나 대신할 수 있어요.
       *[false] 이때 { LIST($cards, type: "or") }: 다른 카드처럼 무늬나 숫자가 맞아야 해요.
    }
rule-bankrupt = 카드가 { $cards } 이상이 되면 그 판에서 파산해요.
rule-loser-out = 판에서 진 사람은 경기에서 탈락해요.

## 점수와 경기

rule-match-of-hands = { number-word }판을 먼저 이긴 사람이 경기를 이겨요.
rule-match-of-points = 누군가 { $target }점{ $more ->
        [0] { "" }
       *[other] ({ $least }명일 때. 한 명 늘 때마다 { $more }점 추가)
    }에 이르면 경기가 끝나고, 점수가 가장 { $wins ->
        [low] 낮은
       *[high] 높은
    } 사람이 이겨요.
rule-match-of-lives = 목숨은 { number-word }개예요. 판에서 지면 하나를 잃고, 다 잃으면 탈락해요. 마지막까지 남은 사람이 경기를 이겨요.
rule-winner-collects = 판을 이긴 사람이 다른 사람들 손에 남은 카드의 점수를 모두 얻어요.
rule-everybody-counts = 저마다 손에 남은 카드의 점수를 세요.
rule-doubling = 마지막으로 내면 점수가 두 배가 되는 카드: { LIST($cards, type: "comma") }.
card-worth = { FORM($card, case: "topic") } { $points }점
rule-worths = 카드 점수: { LIST($worths, type: "comma") }.
rule-blocked-difference = 아무도 더 할 수 없으면 막힌 판이에요. 남은 카드의 점수가 가장 낮은 사람이 그 차이만큼 얻어요.
rule-blocked-counts = 아무도 더 할 수 없으면 막힌 판이에요. 저마다 손에 남은 카드를 세요.
rule-blocked-fewest = 아무도 더 할 수 없으면 막힌 판이에요. 카드가 가장 적은 사람이 이기고, 같으면 함께 이겨요.

## 이어가기 게임

rule-sequence-deal = { $jokers }을 넣은 카드를 모두 나눠 줘요. 손패는 한 장 차이가 날 수 있어요.{ $even ->
        [true] { " 조커를 한두 장 더 넣어 모두 같아진다면 그렇게 해요." }
       *[false] { "" }
    }
rule-sequence-hands = 한 사람이 받는 카드: { LIST($hands, type: "comma") }.
sequence-hand = { $seats }명이면 { LIST($cards, type: "or") }장
rule-sequence-hand = 한 사람이 { LIST($cards, type: "or") }장씩 받아요.
rule-sequence-start = 딜러의 왼쪽 사람이 아무 카드나 먼저 내요.
rule-sequence-match = 차례대로 무늬를 맞추거나, 숫자를 맞추거나(스위치), 조커를 내요. 맞출 수 있으면 반드시 내야 해요.
rule-knock-out = 둘 다 못 하는 사람은 그 판에서 탈락해요.
rule-knock-out-scores = 둘 다 못 하는 사람은 그 판에서 탈락하고, 앞 카드를 낸 사람은 탈락한 사람 손에 있는 카드 한 장에 1점씩 얻어요.
rule-sequence-stop = 누가 탈락하거나 조커가 나오면 흐름이 끊기고, 남아 있는 다음 사람이 아무 카드나 먼저 내요.
rule-sequence-last = 마지막 카드를 낸 사람은 조용히 빠지고, 그 카드는 그대로 이어져요. 마지막까지 남은 사람은 맞춰야 할 앞 카드가 있을 때만 한 장을 내요.
scores-over = 무늬가 같은 앞 카드보다 하나 높은 카드는 { NUMBER($points, signDisplay: "always") }점
scores-under = 무늬가 같은 앞 카드보다 하나 낮은 카드는 { NUMBER($points, signDisplay: "always") }점
rule-sequence-steps = { LIST($steps, type: "comma") }이에요. 끊긴 곳을 넘어서는 세지 않아요.
rule-sequence-rank = { FORM($card, case: "topic") } 무늬를 맞추거나 먼저 내면 { NUMBER($points, signDisplay: "always") }점이고, 스위치로 내면 점수가 없어요.
rule-ace-high = A는 높은 쪽으로만 쳐요.
rule-sequence-below = 점수는 0점 아래로 내려갈 수 있어요. 조커는 점수가 없어요.
rule-sequence-end = 먼저 { $target }점에 이른 사람이 판 도중이라도 바로 이겨요.
rule-no-undo = 낸 카드는 무를 수 없고, 버린 더미를 뒤져 볼 수 없으며, 탈락한 사람의 손패는 보여 주지 않아요.
rule-no-talk = 손에 든 카드를 서로 말하지 않아요.

# 어떤 문장도 말하지 않는 규칙의 값, 규칙에 적힌 그대로.
rule-value = { $key }: { $value ->
        [true] 예
        [false] 아니요
        [none] 없음
       *[other] { LIST($value, type: "comma") }
    }.

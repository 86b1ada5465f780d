### 게임, 로컬 룰, 카드가 얼마 안 남았을 때 외치는 말.

as-written = { $text }

## Switch

game-switch = 스위치
about-switch = Two Four Jacks라고도 해요. 2와 4는 다음 사람을 공격하고, J는 방향을 바꿔요.
option-every-card-acts = 한 차례에 효과 카드를 여러 장 내면 마지막 카드뿐 아니라 모두 효과가 나요.
option-last-card-acts = 한 차례에 여러 장을 내면 맨 마지막 카드만 효과가 나요.
option-reverse-two-nothing = 둘이서 할 때 방향을 바꾸는 카드를 내면 아무 일도 없어요.
option-reverse-two-again = 둘이서 할 때 방향을 바꾸는 카드를 내면 한 번 더 해요.
option-reverse-adds = 둘이서 할 때 방향을 바꾸는 카드를 한 차례에 두 장 내면 상대가 두 번 쉬어요.
option-seven-plain = 7에는 효과가 없어요.
option-eights-answerable = 쉬는 대신 8을 낼 수 있어요. 쉬는 횟수가 쌓여서 처음 못 낸 사람이 모두 쉬어요.
option-queen-covers = Q 위에는 아무 카드나 낼 수 있어요.
option-king-reverses = K도 J처럼 방향을 바꿔요.
option-draw-ends-turn = 뽑으면 차례가 끝나요. 뽑은 카드는 바로 낼 수 없어요.
option-draw-until-playable = 낼 카드가 없으면 낼 수 있을 때까지 뽑아요.
option-must-play = 낼 수 있으면 꼭 내야 해요. 일부러 뽑을 수 없어요.
option-play-after-take = 공격을 받아 뽑고 나서도 차례가 이어져요.
option-knocking = 한 장 남으면 “노크!”라고 외쳐요.
option-penalty-2 = 안 외쳤다가 걸리면 두 장 뽑아요.
option-penalty-5 = 안 외쳤다가 걸리면 다섯 장 뽑아요.
option-no-declaration = 카드가 얼마 안 남아도 아무것도 외치지 않아요.
option-finish-ace-barred = A로는 끝낼 수 없어요. A만 남으면 한 장 뽑고 기다려요. 다른 카드로는 무엇이든 끝낼 수 있어요.
option-finish-free = 어떤 카드로든 끝낼 수 있어요.
option-fire-card = 파이어 카드: 효과 카드로 끝내서 뽑게 됐을 때, 뽑은 카드가 맞는 효과 카드면 바로 낼 수 있어요. 두 장 모두 효과가 나요.
option-no-double-finish = 숫자가 같은 두 장을 함께 내서 끝낼 수 없어요.
option-play-on = 한 사람이 남을 때까지 계속하고, 모두 순위를 매겨요.
option-sets = 숫자가 같은 카드를 한 차례에 여러 장 낼 수 있어요.
option-sets-or-suit = 한 차례에 숫자가 같은 카드나 무늬가 같은 카드를 여러 장 낼 수 있어요. 섞을 수는 없어요.
option-runs = 무늬가 같은 연속 숫자를 올라가든 내려가든 한 차례에 낼 수 있어요.
option-resurrection = 마지막 사람은 손패를 모두 이어 낼 수 있으면, 마지막에 끝낸 사람을 다시 부를 수 있어요. 불려 온 사람은 두 장 뽑아요.
option-resurrection-ace = 다시 부르려고 이어 낼 때 A는 아무 카드나 대신할 수 있어요.
word-last-card = 마지막 카드
word-knocking = 노크

## Turbo Switch

game-turbo-switch = 터보 스위치
about-turbo-switch = 같은 숫자와 연속 숫자를 한 차례에 내요. “마지막 카드!”를 안 외치면 다섯 장 뽑아요.

## Irish Switch

game-irish-switch = 아이리시 스위치
about-irish-switch = 아홉 장으로 시작해 같은 숫자를 함께 내요. 판마다 마지막에 남은 사람이 목숨을 잃어요.

## Peanuckle

game-peanuckle = 피넉클
about-peanuckle = Peaknuckle이라고도 해요. 7로 이어 내기를 시작하고, 두 장일 때와 한 장일 때 외치는 말이 달라요.
option-peanuckle-seven-plain = 7에는 효과가 없고, 이어 내기도 시작하지 않아요.
word-peaknuckle = 피넉클
word-super-peaknuckle = 슈퍼 피넉클

## Black Jack

game-black-jack = 블랙 잭
about-black-jack = 무늬가 같은 연속 숫자, 다섯 장 공격인 검은 J, 섞어 쓰는 열한 가지 변형.
option-ace-passes-on = 2 위에 A를 내면 공격을 막지 않고 다음 사람에게 넘겨요.
option-red-jack-rest-taken = 빨간 J는 검은 J 한 장의 공격을 막고, 남은 것은 낸 사람이 뽑아요.
option-red-jack-cancels-all = 빨간 J는 공격을 모두 막아요.
option-draw-may-play = 뽑은 카드를 바로 낼 수 있어요.
option-penalise = 잘못된 카드를 내거나 차례가 아닐 때 카드를 내면, 도로 가져가고 벌로 두 장 뽑아요. 그 차례에 먼저 낸 카드도 도로 가져가고 차례가 끝나요.
option-cards-call = 여러 장이어도 한 차례에 다 낼 수 있으면 “카드!”라고 외치거나 테이블을 두드려요.
option-no-cards-call = 한 차례에 여러 장을 내서 끝낼 때는 미리 안 외쳐도 돼요.
option-black-jack-play-on = 한 사람이 남을 때까지 계속해요. 마지막까지 남은 사람이 그 판에서 져요.
option-loser-out = 판에서 지면 경기에서 탈락해요.
option-v1-one-joker = 변형 1: 조커 한 장. 아무 카드 위에나 낼 수 있고, 그 위에도 아무 카드나 낼 수 있어요. 검은 J처럼 다섯 장 공격이에요.
option-v1-two-jokers = 변형 1: 조커 두 장. 아무 카드 위에나 낼 수 있고, 그 위에도 아무 카드나 낼 수 있어요. 검은 J처럼 다섯 장 공격이에요.
option-v2 = 변형 2: 효과 카드나 빨간 J로는 끝낼 수 없어요. 마지막에 내면 한 장 뽑아요.
option-v3 = 변형 3: 한 차례에 앞 카드와 맞는 카드를 계속 이어 내요. 여러 장을 내서 끝낼 수는 없어요.
option-v4-three = 변형 4: K 대신 3이 방향을 바꿔요.
option-v4-seven = 변형 4: K 대신 7이 방향을 바꾸고, 7의 다른 효과는 없어요.
option-v4-ten = 변형 4: K 대신 10이 방향을 바꿔요.
option-v5-off = 변형 5: Q에는 효과가 없어요.
option-v6 = 변형 6: 연속 숫자를 올라가든 내려가든 낼 수 있어요.
option-v7 = 변형 7: K를 내면 바로 무늬가 같은 카드로 덮거나 한 장을 뽑아요.
option-v8 = 변형 8: 변형 3을 써도 한 차례에 여러 장을 내서 끝낼 수 있어요.
option-v9 = 변형 9: 2와 검은 J는 서로 받아칠 수 있고, 한 차례에 함께 낼 수 있어요.
option-v10 = 변형 10: 검은 J는 처음 받은 장수만큼 공격해요.
option-v11 = 변형 11: 빨간 J로는 공격을 막을 수 없어요. 검은 J 위에 내거나 함께 내면 한 장마다 공격이 세 장 늘어요.
option-eights-pass-on = 쉬는 횟수가 쌓이지 않아요. 8을 8로 받아치면 다음 사람은 한 번만 쉬어요.
option-eight-again = 8을 내면 다음 사람이 쉬는 대신 한 번 더 해요.

## Jacks, Twos and Eights

game-j28 = 잭 투 에이트
about-j28 = J28이라고도 해요. 같은 숫자와 연속 숫자를 이어 내고, J는 만능이며, 딜러의 오른쪽부터 시작해요.
option-eight-may = 8이 있어도 받아치지 않고 쉴 수 있어요.

## Take Two

game-take-two = 테이크 투
about-take-two = 다섯 장으로 시작해 두 장씩 뽑고, 한 사람이 남을 때까지 계속해요.
option-take-two-draw-may-play = 뽑은 카드 중 한 장을 바로 낼 수 있어요.
option-ace-follows = A도 다른 카드처럼 무늬나 숫자가 맞아야 해요.
option-ace-suit-only = A 다음에는 바꾼 무늬만 낼 수 있고, 다른 A는 낼 수 없어요.
option-jack-skips = J는 방향을 바꾸는 대신 점프예요. 다음 사람을 건너뛰어요.
option-jokers = 조커 두 장. 아무 카드 위에나 낼 수 있고, 그 위에도 아무 카드나 낼 수 있어요. 다섯 장 공격이고, 조커로 받아칠 수 있어요.
option-ace-of-spades = 스페이드 A는 하트 A나 아무 2 위에도 낼 수 있어요. 공격을 받을 때 내면 막아요.
option-take-two-penalise = 잘못된 카드를 내거나 차례가 아닐 때 카드를 내면, 도로 가져가고 벌로 두 장 뽑아요.

## Oakley Rules

game-oakley = 오클리 룰
about-oakley = 2와 4는 두 장, 하트 A는 다섯 장 공격이에요. 무늬를 맞춰 A를 내면 같은 무늬 카드를 모두 함께 낼 수 있어요.
option-ace-of-hearts-both = 하트 A를 무늬를 맞춰 내면 하트 카드를 모두 함께 낼 수 있어요. 위에 다른 카드가 놓여도 다음 사람은 다섯 장 뽑아요.
option-queen-of-clubs = 클로버 Q는 열여섯 장 공격이에요. 하트 K로만 받아칠 수 있고, 그러면 클로버 Q를 낸 사람이 도로 뽑아요.

## Kilodney's Switch

game-kilodney = 킬로드니 스위치
about-kilodney = 조금 다른 게임이에요. 카드를 모두 나누고, 어떤 카드든 맞춰야 하며, 남을 탈락시키면 점수를 얻어요.
option-even-hands = 조커를 한두 장 더 넣어 모두 똑같이 받을 수 있으면 그렇게 해요.

## Switch Black Jack

game-switch-black-jack = 스위치 블랙 잭
about-switch-black-jack = 카드 두 벌로 하는 점수 게임. 손에 남은 점수를 세고, 누군가 350점이 되면 가장 낮은 사람이 이겨요.
option-ace-any-time = 공격을 받고 있을 때도 A를 낼 수 있어요. 그러면 다음 사람이 대신 뽑아요.
option-named-suit-only = 7 다음에는 바꾼 무늬만 낼 수 있고, 다른 7은 낼 수 없어요.

## Crazy Eights

game-crazy-eights = 크레이지 에이트
about-crazy-eights = 8은 만능이고, 판을 이기면 다른 사람들에게 남은 점수를 모두 얻어요.
option-specials = Q는 다음 사람을 건너뛰고, A는 방향을 바꾸고, 2는 두 장 공격이에요. 첫 카드가 효과 카드면 딜러가 낸 것처럼 효과가 나요.
option-no-refill = 뽑을 더미가 떨어져도 다시 채우지 않아요. 낼 수 있어도 패스할 수 있어요.

## Mau-Mau

game-mau-mau = 마우마우
about-mau-mau = 서른두 장으로 해요. 7 공격은 쌓이고, 한 장 남으면 “마우!”라고 외쳐요.
option-jack-on-jack = J 위에 J를 낼 수 있어요.
option-nine-reverses = 9를 내면 방향이 거꾸로 바뀌어요.
option-jack-twenty = J는 20점이에요.
word-mau = 마우

## Makao

game-makao = 마카오(폴란드)
about-makao = 폴란드 게임. 2와 3은 서로 받아칠 수 있고, J를 내면 한 바퀴 동안 낼 숫자를 요구해요.
option-kings = 하트 K를 내면 다음 사람이, 스페이드 K를 내면 앞사람이 다섯 장 뽑아요.
option-kings-answered = 하트 K 공격은 하트 K나 스페이드 K로 받아칠 수 있어요. 그러면 다음 사람이 다섯 장 뽑아요.
option-plain-starter = 효과 카드는 첫 카드가 될 수 없어요.
word-makao = 마카오

## Macau

game-macau = 마카오(헝가리)
about-macau = 헝가리 게임. 한 차례에 한 장, 만능 A, 낼 수 있어도 뽑는 블러핑.
option-macau-jokers = 조커 두 장. 아무 카드 위에나 낼 수 있고, 그 위에도 아무 카드나 낼 수 있어요.
option-macau-runs = 무늬가 같은 연속 숫자를 한 차례에 낼 수 있어요. 숫자가 같은 카드로 다른 무늬로 갈아탈 수 있어요.
word-macau = 마카오

## One Card

game-one-card = 원카드
about-one-card = 한국 게임. 2, A, 조커로 공격하고, 3으로 방어하고, J로 점프해요.
option-phone-game = 휴대폰 게임 방식: 흑백 조커는 다섯 장, 컬러 조커는 일곱 장 공격이에요. 3은 2 공격만 막아요. 공격을 받아 뽑으면 차례가 끝나고, 딜러의 왼쪽부터 시작해요.
option-bankrupt = 카드가 21장 이상이 되면 파산해요.
word-one-card = 원카드

## Last Card

game-last-card = 라스트 카드
about-last-card = 뉴질랜드 게임. 2와 5는 공격이고, J를 내면 한 번 더 하고, 같은 숫자를 함께 내요.
option-two-five-mix = 2와 5는 서로 받아칠 수 있어요.
option-seven-passes-hands = 7을 내면 모두 손패를 왼쪽 사람에게 넘겨요.
option-eight-reverses = 8을 내면 방향이 거꾸로 바뀌어요.

## Jack Change It

game-jack-change-it = 잭 체인지 잇
about-jack-change-it = J는 무늬를 바꾸고, 2 공격은 여덟 장까지 쌓이고, 하트 A는 다섯 장 공격이에요.
option-two-of-hearts-answers = 하트 A 공격은 하트 2로 받아칠 수 있어요. 그러면 일곱 장 공격이 되고, 아무 2로나 받아칠 수 있어요.
option-five-blocks = 하트 5는 하트 A 공격을 막아요.

## Kings Reverse

game-kings-reverse = 킹스 리버스
about-kings-reverse = 아이오와 게임. 조커를 넣은 카드 두 벌, 만능 J, 방향을 바꾸는 K. 조커와 스페이드 A의 효과는 저희가 정했어요.

### 게임 준비: 누가, 얼마나, 어떤 규칙으로.

## new

new-title = 새 게임
new-as_last = 지난번처럼
new-at_once = 바로 시작
new-shelf-start = 여기서 시작
new-shelf-family = 온 가족이 즐기는 게임
new-shelf-rare = 드문 게임
new-deal = 시작
new-change = 바꾸기
new-seats = 참가자
new-join = 함께 하기
new-join_about = QR 코드나 링크로 들어가거나, 내 방 열기
new-length = 경기 길이
new-cards = 카드
new-house_rules = 로컬 룰
new-by_the_book = 기본 규칙
new-back_to_book = 초기화
new-change_below = 지금은 기본 규칙이에요. 아래에서 켠 규칙이 이 테이블에 적용돼요.
new-the_book = 기본 규칙
new-players = { $least }~{ $most }명.
new-read_rules = 규칙 읽기: { $game }
new-no_people = 사람 없음
new-company = { $people }, { $bots }
new-add_name = 이름 입력
new-change_name = 이름 바꾸기
new-no_name = 이름 없음
new-add_seat = 사람 추가
new-remove_seat = 사람 빼기
new-who = 누가 하나요?
new-how_long = 경기를 얼마나 할까요?
new-to_target = 목표까지
new-target_hands = 이겨야 할 판 수
new-target_points = 목표 점수
new-target_lives = 한 사람당 목숨
new-name_missing = 이름이 없는 사람이 있어요.
new-too_many_cards = 카드가 모자라요. { $dealt }장이 필요한데 { $cards }장뿐이에요.
new-changed = 바뀐 규칙 { $count }가지
new-bots = 봇 { $count }명
new-hands = { $count }판
new-until_hands = { $count }판 먼저 이기기
new-until_points = { $count }점까지
new-until_lives = 목숨 { $count }개씩

## number

number-deal-title = 한 사람이 받는 카드
number-deal-about = 각자 몇 장으로 시작할지 정해요.

number-jokers-title = 조커
number-jokers-about = 조커를 몇 장 섞을지 정해요.

number-packs-title = 카드 벌 수
number-packs-about = 바꾸지 않으면 사람이 많을 때 두 벌을 쓰는 게임도 있어요.

## people

people-you = 나
people-you_beside = 나
people-person = 사람
people-person_about = 이 기기로 함께 해요. 기기를 돌리는 동안 손패를 가려요.
people-careless = 덜렁이 봇
people-careless_about = 아무거나 내고, 좋은 카드를 낭비하고, 마지막 카드를 깜빡 안 외쳐요.
people-steady = 차분한 봇
people-steady_about = 높은 카드부터 털고, 만능 카드는 아끼고, 마지막 카드를 꼭 외쳐요.
people-sharp = 눈치 빠른 봇
people-sharp_about = 내 카드를 짐작해 수마다 시험해 보고, 실수를 거의 놓치지 않아요. 만만치 않은 상대예요.
people-master = 고수 봇
people-master_about = 내는 모습만 보고 누가 무엇을 들었는지 알아내고, 수마다 수백 번 시험해요. 절대 훔쳐보지 않아요.
people-nameless = 플레이어
# A bot’s face goes by its name’s place here: old woman, bearded man, woman, man, girl, old man, then again from the start.
# Earlier versions used the names after the twelfth.
people-bots = 순자 도윤 나은 민준 보라 영수 정희 태오 아린 라온 하은 상철 가은 가온 채원 지호 서연 찬우
people-alike = “{ $name }”, “{ $other }”: 두 이름이 너무 비슷해요. 하나를 바꿔 주세요.

### 테이블: 놓인 것, 일어나는 일, 할 수 있는 일, 끝나는 모습.

## table

table-help = 규칙
table-menu = 메뉴
table-clockwise = 시계 방향으로 진행해요
table-counterclockwise = 반시계 방향으로 진행해요
table-owed_badge = +{ $n }
table-misses_badge = { $n }
table-choice_cancel = 카드 도로 가져오기
table-called = 지정: { $what }
table-pile = 버린 더미, 맨 위는 { $card }
table-pile_empty = 버린 더미, 비어 있음
table-owed = 공격 { $count }장
table-misses = 쉴 차례 { $count }번
table-left =
    { $count ->
        [0] 비었음
       *[other] { $count }장 남음
    }
table-stock_empty = 뽑을 더미, 비었음
table-stock_turned = 뽑을 더미, 비었음. 누군가 뽑아야 하면 버린 더미를 뒤집어요
table-stock = 뽑을 더미, { $count }장 남음
table-stock_draw = 뽑을 더미, { $count }장 남음, 눌러서 뽑기

table-sort-suit = 무늬순으로 정렬됨. 숫자순으로 바꾸기
table-sort-rank = 숫자순으로 정렬됨. 내 순서로 두기
table-sort-only_rank = 숫자순으로 정렬됨. 무늬순으로 바꾸기
table-sort-own = 내 순서로 놓임. 무늬순으로 바꾸기

table-card-playable = 낼 수 있음
table-card-lifted = 다시 누르면 냄
table-card-fresh = 방금 뽑음

table-seat-turn = 차례
table-seat-declared = 구호를 외침
table-seat-said = { CAPITAL($word) }!
table-seat-catchable = 구호를 안 외침
table-seat-gone = 판에서 빠짐
table-seat-place = 끝냄, { $place }등
table-seat-out = { $place }등
table-seat-cards = 카드 { $count }장

table-own-playable = { $count }장 낼 수 있음

table-cover-pass = 기기를 넘길 사람
table-cover-ready = { $name }, 준비됐어요

table-name = { FORM($card, article: "none") }

## play

play-title_hand = { $hand }번째 판
play-title_hand_of = { $hand }번째 판, 모두 { $hands }판
play-opening = 테이블을 여는 중
play-temper_careless = 덜렁이
play-temper_steady = 차분함
play-temper_sharp = 눈치 빠름
play-temper_master = 고수
play-remark_took =
    { $mood ->
        [lively] 아야!
       *[calm] 할 수 없죠.
    }
play-remark_owes =
    { $mood ->
        [lively] 선물이에요!
       *[calm] 받으세요.
    }
play-remark_turn =
    { $mood ->
        [lively] 하하!
       *[calm] 미안해요.
    }
play-remark_out =
    { $mood ->
        [lively] 야호!
       *[calm] 재밌었어요.
    }
play-remark_spoken = { $name } 님: “{ $said }”
play-a_rank = { $rank }
play-mine = 나 { $points }
play-whose = { $name } 님의 카드
play-strict = 엄격
play-strict_not_now = 지금은 { $name } 님 차례예요. 그래도 내려면 다시 누르세요. 벌로 { $count }장을 뽑아요.
play-wait = { $name } 님이 생각하고 있어요
play-dealt = 카드를 나눴어요.
play-dealt_strict = 엄격한 테이블이에요. 낼 수 있는 카드를 표시하지 않고, 잘못 내면 벌로 { $count }장을 뽑아요.
play-cancel = 공격이 사라졌어요.
play-reverse = 진행 방향이 바뀌어요.
play-why_over = { $card } 카드보다 하나 높아서 { $points }점.
play-why_under = { $card } 카드보다 하나 낮아서 { $points }점.
play-refill = 뽑을 더미가 비어서 버린 더미를 뒤집어요.
play-owes = 이제 { $count }장을 받아야 해요.
play-hands = 모두 손패를 왼쪽 사람에게 넘겨요.
play-blocked = 아무도 더 할 수 없어요.
play-say_word = { CAPITAL($word) }!
play-said_word = { CAPITAL($word) } ✓
play-forgot = { $name } 님이 “{ $word }!”라고 외치지 않았어요.
play-catch = { $name } 님 잡아내기
play-take = { $count }장 받기
play-draw = 뽑기
play-end = 차례 끝
play-pass = 패스
play-keep = 갖고 있기
play-miss = 쉬기
play-out = 탈락
play-knocked = 탈락
play-running = { $total } ({ $hand })
play-undo = 무르기
play-hurry = 건너뛰기
play-go_on = 계속
play-skip_rest = 끝까지 넘기기
play-why = 왜요?
play-come_back = 돌아오기
play-bring_back = 다시 부르기
play-leave_out = 판 지기
play-try_again = 다시 시도
play-first_time = 처음 나온 규칙
play-first_time_spoken = 처음 나온 규칙: { $said } 누르면 닫혀요.
play-rule = 관련 규칙
play-no_rule = 이에 대한 특별한 규칙은 없어요.
play-all_rules = 이 테이블의 모든 규칙
play-suit_title = { $card } 카드로 어떤 무늬를 지정할까요?
play-rank_title = { $card } 카드로 어떤 숫자를 지정할까요?
play-confirm = 내려면 카드를 다시 누르세요.
play-not_now = 지금은 { $name } 님 차례예요.
play-lost = 이 경기는 다른 곳에 열려 있어요
play-lost_about = { $time }부터 다른 곳에 열려 있어요: { $where }. 여기서 이어 하면 그 창은 멈춰요.
play-taken_about = 지금은 다른 곳에 열려 있어요: { $where }. 도로 가져와 여기서 이어 하면 그 창은 멈춰요.
play-where_tab = { $system }의 브라우저 탭
play-where_app = { $system }의 앱
play-where_unknown = 다른 창
play-take_over = 여기서 하기
play-home = 홈
play-broken = 이 경기는 이어 할 수 없어요
play-damaged = 이 경기의 저장된 내용 일부가 손상됐어요
play-differs = 이 경기의 수 하나가 이 버전의 앱에서는 다르게 진행돼요
play-no_store = 그런 경기가 없어요
play-menu = 테이블
play-log = 지금까지 있었던 일
play-log_empty = 아직 아무 일도 없었어요.
play-log_late = 최근
play-log_all = 전체
play-log_before = 그 전
play-log_points = 점수만
play-resign = 기권
play-resign_about = 경기를 지금 상태에서 끝내요.
play-resign_sure = 정말 기권할까요?
play-to_bot = { $name } 님 자리를 봇에게 맡기기
play-to_bot_about = 자리를 도로 가져올 때까지 봇이 해요.
play-from_bot = { $name } 님이 직접 하기
play-from_bot_about = 봇에게서 자리를 도로 가져와요.
play-rules = 이 테이블의 규칙
play-leave = 나가기
play-leave_about = 경기는 그대로 기다려요.
play-report = 보고서 복사
play-hand_won = 판 승자: { LIST($names, type: "comma") }
play-hand_won_you = 내가 이 판을 이겼어요
play-hand_blocked = 막힌 판. 카드가 가장 적은 사람: { LIST($names, type: "comma") }
play-hand_blocked_you = 막힌 판: 내 카드가 가장 적었어요
play-hand_blocked_points = 막힌 판. 남은 점수가 가장 낮은 사람: { LIST($names, type: "comma") }
play-hand_blocked_points_you = 막힌 판: 내 남은 점수가 가장 낮았어요
play-hand_about = { $hand }번째 판
play-match_won = 경기 승자: { LIST($names, type: "comma") }
play-match_won_you = 내가 경기를 이겼어요
play-match_resigned = 기권으로 경기가 끝났어요
play-life = 목숨 { $count }개
play-keep_on = 계속하기
play-close = 닫기

play-may-out = 맞춰 낼 카드도 조커도 없어요.
play-may-lead = 아무 카드나 먼저 내세요.
play-may-follow = 무늬나 숫자를 맞춰 내세요.
play-may-answer_or_take = { LIST($cards, type: "or") } 카드로 받아치거나 { $count }장을 받으세요.
play-may-take = { $count }장을 받으세요. 무엇으로도 받아칠 수 없어요.
play-may-take_only = { $count }장을 받으세요. { LIST($cards, type: "or") } 카드로만 받아칠 수 있어요.
play-may-ways_or_take = { LIST($ways, type: "comma") } 또는 { $count }장 받기 중에서 고르세요.
play-may-strict_owed = 받아치거나 { $count }장을 받으세요.
play-may-answer_or_miss = { LIST($cards, type: "or") } 카드로 받아치거나 한 번 쉬세요.
play-may-cover = 무늬가 같은 카드로 덮으세요.
play-may-cover_draw = 덮을 카드가 없어요. 한 장 뽑으세요.
play-may-fire = 파이어 카드: 바로 낼 수 있어요.
play-may-bring_back = 손패를 모두 한 번에 이어 낼 수 있어요. 마지막으로 나간 사람을 다시 부르거나, 이 판을 져야 해요.
play-may-come_back = 판으로 돌아올 차례예요.
play-may-more = 더 내거나 차례를 끝내세요.
play-may-drawn = 내도 되고 갖고 있어도 돼요.
play-may-play = 카드를 내세요.
play-may-draw_on = 한 장 더 뽑으세요.
play-may-play_or_draw = 카드를 내거나 뽑으세요.
play-may-play_or_pass = 카드를 내거나 패스하세요.
play-may-draw = 맞는 카드가 없어요. 뽑으세요.

play-may-by-add = { LIST($cards, type: "or") } 카드로 더하기
play-may-by-cancel = { LIST($cards, type: "or") } 카드로 막기
play-may-by-pass = { LIST($cards, type: "or") } 카드로 넘기기
play-may-by-reduce = { LIST($cards, type: "or") } 카드로 줄이기
play-may-by-return = { LIST($cards, type: "or") } 카드로 되돌리기

play-refused-other = { $why }.
play-refused-match = { $card } 카드는 { $top } 카드와 무늬도 숫자도 맞지 않아요.
play-refused-called = { $card } 카드는 안 맞아요. 지정된 것은 { $what } 카드예요.
play-refused-skip = { $card } 카드로는 쉬어야 할 차례를 받아칠 수 없어요.
play-refused-finish = { $card } 카드는 마지막 카드로 낼 수 없어요.
play-refused-declare = 구호를 외치지 않아서 마지막 카드를 낼 수 없어요.
play-refused-draw = 뽑은 뒤에는 뽑은 카드만 낼 수 있어요.
play-refused-must-cover = { $top } 카드는 무늬가 같은 카드로 덮어야 해요.
play-refused-replies = { $card } 카드로는 { $count }장 공격에 받아칠 수 없어요.

play-refused-turn-multi = { $card } 카드는 같은 차례에 { $top } 카드에 이어 낼 수 없어요.
play-refused-turn-last = 여러 장을 그렇게 내서 끝낼 수 없어요.
play-skip = { $count }번 쉬어야 해요.

play-you-knock = 나는 맞춰 낼 카드가 없어서 탈락했어요.
play-you-why_knock = 내 손에 남아 있던 카드: { $count }장.
play-you-reverse = 내가 진행 방향을 바꿨어요.
play-you-score = 나는 { $points }점.
play-you-bankrupt = 내 카드가 너무 많아서 파산했어요.
play-you-play = 내가 { $card } 카드를 냈어요.
play-you-called = 내가 { $card } 카드를 내고 { $what } 카드를 지정했어요.
play-you-draw = 내가 { $count }장을 뽑았어요.
play-you-draw_cards = 내가 뽑은 카드: { $cards }.
play-you-back_cards = 내가 들고 돌아온 카드: { $cards }.
play-you-penalty_finish_cards = 그 카드로는 끝낼 수 없어서 뽑은 카드: { $cards }.
play-you-penalty_declare_cards = 구호를 외치지 않아서 뽑은 카드: { $cards }.
play-you-penalty_blunder_cards = 벌로 내가 뽑은 카드: { $cards }.
play-you-take = 내가 { $count }장을 받았어요.
play-you-back = 내가 { $count }장을 들고 돌아왔어요.
play-you-nothing = 뽑을 카드가 남아 있지 않았어요.
play-you-penalty_finish = 그 카드로는 끝낼 수 없어서 내가 { $count }장을 뽑았어요.
play-you-penalty_declare = 구호를 외치지 않아서 내가 { $count }장을 뽑았어요.
play-you-penalty_blunder = 벌로 내가 { $count }장을 뽑았어요.
play-you-penalty_previous = 내가 { $count }장을 받았어요.
play-you-catch = 내가 { $other } 님을 잡아냈어요.
play-you-say = 나: “{ $word }!”
play-you-miss = 나는 한 번 쉬어요.
play-you-pass = 나는 패스했어요.
play-you-end = 내가 차례를 끝냈어요.
play-you-out = 내가 카드를 다 냈어요!
play-you-again = 내가 한 번 더 해요.
play-you-took_back =
    { $count ->
        [1] 그 차례에 낸 카드를 내가 도로 가져와요.
       *[other] 그 차례에 낸 { $count }장을 내가 모두 도로 가져와요.
    }
play-you-attempt = { $card } 카드는 낼 수 없어서 내가 도로 가져와요.

play-they-knock = { $name } 님은 맞춰 낼 카드가 없어서 탈락했어요.
play-they-why_knock = { $name } 님 손에 남아 있던 카드: { $count }장.
play-they-reverse = { $name } 님이 진행 방향을 바꿨어요.
play-they-score = { $name } 님은 { $points }점.
play-they-bankrupt = { $name } 님은 카드가 너무 많아서 파산했어요.
play-they-play = { $name } 님이 { $card } 카드를 냈어요.
play-they-called = { $name } 님이 { $card } 카드를 내고 { $what } 카드를 지정했어요.
play-they-draw = { $name } 님이 { $count }장을 뽑았어요.
play-they-take = { $name } 님이 { $count }장을 받았어요.
play-they-back = { $name } 님이 { $count }장을 들고 돌아왔어요.
play-they-nothing = 뽑을 카드가 남아 있지 않았어요.
play-they-penalty_finish = 그 카드로는 끝낼 수 없어서 { $name } 님이 { $count }장을 뽑았어요.
play-they-penalty_declare = { $name } 님이 구호를 외치지 않아서 { $count }장을 뽑았어요.
play-they-penalty_blunder = 벌로 { $name } 님이 { $count }장을 뽑았어요.
play-they-penalty_previous = { $name } 님이 { $count }장을 받았어요.
play-they-catch = { $name } 님이 { $other } 님을 잡아냈어요.
play-they-catch_you = { $name } 님이 나를 잡아냈어요.
play-they-say = { $name }: “{ $word }!”
play-they-miss = { $name } 님이 한 번 쉬어요.
play-they-pass = { $name } 님이 패스했어요.
play-they-end = { $name } 님이 차례를 끝냈어요.
play-they-out = { $name } 님이 카드를 다 냈어요!
play-they-again = { $name } 님이 한 번 더 해요.
play-they-took_back =
    { $count ->
        [1] { $name } 님이 그 차례에 낸 카드를 도로 가져가요.
       *[other] { $name } 님이 그 차례에 낸 { $count }장을 모두 도로 가져가요.
    }
play-they-attempt = { $name } 님이 { $card } 카드를 내 봤다가 도로 가져가요.

## result

result-why = 이긴 이유
result-spoken = { $name }, { $place }등, { $total }. { $note }
result-spoken_open = { $name }, { $total }. { $note }
result-fewer = 적을수록 좋아요
result-more = 많을수록 좋아요
result-unit-points = 점
result-unit-hands = 판 이김
result-unit-of_hands = / { $count }판
result-unit-lives = 목숨
result-unit-cards = 장 남음
result-brought = { $points }점
result-in_match-points = 경기 합계 { $total }점
result-in_match-hands = { $total }판 이김
result-in_match-lives = 목숨 { $count }개 남음
result-last_own = 내 마지막 카드
result-last = 마지막 카드
result-held = 다른 사람들이 들고 있던 카드
result-everybody = 모두가 들고 있던 카드
result-final = 경기 결과
result-next = 다음 판
result-replay = 다시 보기
result-leave = 나가기
result-hands = 모든 판
result-home = 홈

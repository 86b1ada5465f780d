### 테이블: 놓인 것, 일어나는 일, 할 수 있는 일, 끝나는 모습.

## table

table-help = 규칙
table-menu = 메뉴
table-clockwise = 시계 방향으로 진행해요
table-counterclockwise = 반시계 방향으로 진행해요
table-owed_badge = +{ $n }
table-misses_badge = { $n }
table-hit_count = { $total }장 중 { $n }장
table-hit_by = { $name } 님의 카드 때문
table-hit_by_you = 내 카드 때문
table-choice_cancel = 카드 도로 가져오기
table-called = 다음: { $what }
table-pile = 버린 더미, 맨 위는 { $card }
table-pile_empty = 버린 더미, 비어 있음
table-owed = { $count }장 뽑기
table-misses = { $count }번 쉬기
table-left =
    { $count ->
        [0] 비었음
       *[other] { $count }장 남음
    }
table-stock_empty = 뽑을 더미, 비었음
table-stock_turned = 뽑을 더미, 비었음. 다음에 뽑을 때 버린 더미를 섞어요
table-stock = 뽑을 더미, { $count }장 남음
table-stock_draw = 뽑을 더미, { $count }장 남음, 눌러서 뽑기

table-sort-suit = 무늬순으로 정렬됨. 숫자순으로 바꾸기
table-sort-rank = 숫자순으로 정렬됨. 내 순서로 두기
table-sort-only_rank = 숫자순으로 정렬됨. 무늬순으로 바꾸기
table-sort-own = 내 순서로 놓임. 무늬순으로 정렬하기

table-card-playable = 낼 수 있음
table-card-lifted = 다시 누르면 냄
table-card-fresh = 방금 뽑음

table-seat-turn = 지금 차례
table-seat-declared = “{ $word }!” 외침
table-seat-said = { CAPITAL($word) }!
table-seat-catchable = “{ $word }!” 안 외침
table-seat-gone = 탈락
table-seat-place = 다 냄, { $place }등
table-seat-out = { $place }등
table-seat-cards = 카드 { $count }장

table-own-playable = { $count }장 낼 수 있음

table-cover-pass = 기기를 넘길 사람
table-cover-ready = { $name }, 준비됐어요

table-name = { FORM($card, article: "none") }
table-card = { $printed }

## play

play-title_hand = { $hand }판째
play-title_hand_of = { $hands }판 중 { $hand }판째
play-opening = 테이블을 여는 중
play-temper_careless = 덜렁이
play-temper_steady = 차분함
play-temper_sharp = 눈치 빠름
play-temper_master = 고수
play-remark_took =
    { $mood ->
        [lively] 으악!
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
play-strict_not_now = 지금은 { $name } 님 차례예요. 그래도 내고 벌로 { $count }장을 뽑으려면 다시 누르세요.
play-wait = { $name } 님이 생각하고 있어요
play-dealt = 카드를 나눴어요.
play-dealt_strict = 엄격한 테이블: 힌트가 없고, 잘못 내면 벌로 { $count }장을 뽑아요.
play-cancel = 막았어요! 아무도 안 뽑아요.
play-reverse = 방향이 바뀌어요.
play-why_over = { $card }보다 하나 높은 카드: { $points }점.
play-why_under = { $card }보다 하나 낮은 카드: { $points }점.
play-refill = 버린 더미를 다시 섞었어요.
play-owes = 다음 사람은 { $count }장을 뽑으세요.
play-hands = 모두 손패를 왼쪽 사람에게 넘겨요.
play-blocked = 막혔어요. 아무도 낼 수 없어요.
play-say_word = { CAPITAL($word) }!
play-said_word = { CAPITAL($word) } ✓
play-forgot = { $name } 님, “{ $word }!” 안 외쳤어요!
play-catch = { $name } 님 지적하기
play-take = { $count }장 뽑기
play-draw = 뽑기
play-end = 차례 끝
play-pass = 패스
play-keep = 갖고 있기
play-miss = 한 번 쉬기
play-out = 낼 카드 없음
play-knocked = 탈락
play-running = { $total } ({ $hand })
play-undo = 무르기
play-hurry = 건너뛰기
play-go_on = 계속
play-skip_rest = 끝까지 넘기기
play-why = 왜요?
play-come_back = 돌아오기
play-bring_back = 다시 부르기
play-leave_out = 안 부르기
play-try_again = 다시 시도
play-first_time = 처음 나온 규칙
play-first_time_spoken = 처음 나온 규칙: { $said } 누르면 닫혀요.
play-rule = 관련 규칙
play-no_rule = 이건 따로 정한 규칙이 없어요.
play-all_rules = 이 테이블의 모든 규칙
play-suit_title = { $card } 카드: 어떤 무늬로 바꿀까요?
play-rank_title = { $card } 카드: 어떤 숫자를 요구할까요?
play-confirm = 한 번 더 누르면 내요.
play-not_now = 지금은 { $name } 님 차례예요.
play-lost = 이 경기는 다른 곳에 열려 있어요
play-lost_about = { $time }부터 다른 곳에 열려 있어요: { $where }. 여기서 이어 하면 그 창은 멈춰요.
play-taken_about = 지금은 다른 곳에 열려 있어요: { $where }. 여기로 가져오면 그 창은 멈춰요.
play-where_tab = { $system }의 브라우저 탭
play-where_app = { $system }의 앱
play-where_unknown = 다른 창
play-take_over = 여기서 하기
play-home = 홈
play-broken = 이 경기는 이어 할 수 없어요
play-damaged = 저장된 경기의 일부가 손상됐어요
play-differs = 이 버전의 앱에서는 수 하나가 다르게 진행돼요
play-no_store = 그런 경기가 없어요
play-menu = 테이블
play-log = 지금까지 있었던 일
play-log_empty = 아직 아무 일도 없었어요.
play-log_late = 최근
play-log_all = 전체
play-log_before = 그 전
play-log_points = 점수만
play-resign = 기권
play-resign_about = 지금 상태로 경기를 끝내요.
play-resign_sure = 정말 기권할까요?
play-to_bot = { $name } 님 자리를 봇에게 맡기기
play-to_bot_you = 내 자리를 봇에게 맡기기
play-to_bot_about = 다시 하고 싶을 때까지 봇이 대신해요.
play-from_bot = { $name } 님이 직접 하기
play-from_bot_you = 다시 직접 하기
play-from_bot_about = 봇 대신 다시 직접 해요.
play-rules = 이 테이블의 규칙
play-leave = 나가기
play-leave_about = 경기는 그대로 남아 있어요.
play-report = 보고서 복사
play-hand_won = 이번 판 승자: { LIST($names, type: "comma") }
play-hand_won_you = 이번 판을 이겼어요
play-hand_blocked = 막힌 판. 카드가 가장 적은 사람: { LIST($names, type: "comma") }
play-hand_blocked_you = 막힌 판. 내 카드가 가장 적어요
play-hand_blocked_points = 막힌 판. 점수가 가장 낮은 사람: { LIST($names, type: "comma") }
play-hand_blocked_points_you = 막힌 판. 내 점수가 가장 낮아요
play-hand_about = { $hand }판째
play-match_won = 경기 승자: { LIST($names, type: "comma") }
play-match_won_you = 경기를 이겼어요
play-match_resigned = 경기를 기권했어요
play-life = 목숨 { $count }개
play-keep_on = 계속하기
play-close = 닫기

play-may-out = 맞는 카드도 조커도 없어요.
play-may-lead = 아무 카드나 먼저 내세요.
play-may-follow = 무늬나 숫자를 맞춰 내세요.
play-may-answer_or_take = { LIST($cards, type: "or") } 내서 받아치거나 { $count }장 뽑으세요.
play-may-take = { $count }장 뽑으세요. 받아칠 방법이 없어요.
play-may-take_only = { $count }장 뽑으세요. { LIST($cards, type: "or") }만 받아칠 수 있어요.
play-may-ways_or_take = { LIST($ways, type: "comma") } { $count }장 뽑으세요.
play-may-strict_owed = 받아치거나 { $count }장 뽑으세요.
play-may-answer_or_miss = { LIST($cards, type: "or") } 내서 받아치거나 한 번 쉬세요.
play-may-cover = 무늬가 같은 카드로 덮으세요.
play-may-cover_draw = 덮을 카드가 없어요. 한 장 뽑으세요.
play-may-fire = 파이어 카드! 바로 내도 돼요.
play-may-bring_back = 손패를 모두 이어 낼 수 있어요. 마지막에 끝낸 사람을 다시 부르세요. 안 부르면 이 판에서 져요.
play-may-come_back = 다시 판에 들어왔어요!
play-may-more = 더 내거나 차례를 끝내세요.
play-may-drawn = 내도 되고 갖고 있어도 돼요.
play-may-play = 카드를 내세요.
play-may-draw_on = 한 장 더 뽑으세요.
play-may-play_or_draw = 카드를 내거나 뽑으세요.
play-may-play_or_pass = 카드를 내거나 패스하세요.
play-may-draw = 맞는 카드가 없어요. 뽑으세요.

play-may-by-add = { LIST($cards, type: "or") } 내서 더하거나
play-may-by-cancel = { LIST($cards, type: "or") } 내서 막거나
play-may-by-pass = { LIST($cards, type: "or") } 내서 넘기거나
play-may-by-reduce = { LIST($cards, type: "or") } 내서 줄이거나
play-may-by-return = { LIST($cards, type: "or") } 내서 되돌리거나

play-refused-other = { $why }.
play-refused-match = { $card } 카드는 { $top } 카드 위에 낼 수 없어요.
play-refused-called = { $card } 카드는 안 맞아요. 지금 낼 것: { $what }.
play-refused-skip = { $card } 카드로는 쉬는 걸 막을 수 없어요.
play-refused-finish = { $card } 카드로는 끝낼 수 없어요.
play-refused-declare = 먼저 “{ $word }!” 하고 외치세요. 그다음에 마지막 카드를 내세요.
play-refused-draw = 뽑은 뒤에는 뽑은 카드만 낼 수 있어요.
play-refused-must-cover = { $top } 카드는 무늬가 같은 카드로 덮으세요.
play-refused-replies = { $card } 카드로는 { $count }장 공격을 받아칠 수 없어요.

play-refused-turn-multi = { $card } 카드는 { $top } 카드에 이어 낼 수 없어요.
play-refused-turn-last = 여러 장을 그렇게 내서는 끝낼 수 없어요.
play-skip = 다음 사람은 { $count }번 쉬세요.

play-you-knock = 맞는 카드가 없어서 탈락했어요.
play-you-why_knock = 손에 남아 있던 카드: { $count }장.
play-you-reverse = 내가 방향을 바꿨어요.
play-you-score = 나는 { $points }점.
play-you-bankrupt = 카드가 너무 많아서 파산했어요.
play-you-play = { $card } 카드를 냈어요.
play-you-called = { $card } 카드를 냈어요. 다음은 { $what }!
play-you-draw = 내가 { $count }장을 뽑았어요.
play-you-draw_cards = 내가 뽑은 카드: { $cards }.
play-you-back_cards = 내가 들고 돌아온 카드: { $cards }.
play-you-penalty_finish_cards = 그 카드로는 끝낼 수 없어서 뽑은 카드: { $cards }.
play-you-penalty_declare_cards = “{ $word }!” 안 외쳐서 뽑은 카드: { $cards }.
play-you-penalty_blunder_cards = 벌로 내가 뽑은 카드: { $cards }.
play-you-take = 내가 { $count }장을 뽑았어요.
play-you-back = 내가 { $count }장을 들고 돌아왔어요.
play-you-nothing = 뽑을 카드가 남아 있지 않았어요.
play-you-penalty_finish = 그 카드로는 끝낼 수 없어서 { $count }장을 뽑았어요.
play-you-penalty_declare = “{ $word }!” 안 외쳐서 { $count }장을 뽑았어요.
play-you-penalty_blunder = 벌로 내가 { $count }장을 뽑았어요.
play-you-penalty_previous = 내가 { $count }장을 뽑았어요.
play-you-catch = 내가 { $other } 님을 지적했어요.
play-you-say = 나: “{ $word }!”
play-you-miss = 이번에는 쉬어요.
play-you-pass = 나는 패스했어요.
play-you-end = 내가 차례를 끝냈어요.
play-you-out = 카드를 다 냈어요!
play-you-again = 한 번 더 하세요.
play-you-took_back =
    { $count ->
        [1] 이번 차례에 낸 카드를 도로 가져와요.
       *[other] 이번 차례에 낸 { $count }장을 모두 도로 가져와요.
    }
play-you-attempt = { $card } 카드는 낼 수 없어서 도로 가져와요.

play-they-knock = { $name } 님은 맞는 카드가 없어서 탈락했어요.
play-they-why_knock = { $name } 님 손에 남아 있던 카드: { $count }장.
play-they-reverse = { $name } 님이 방향을 바꿨어요.
play-they-score = { $name } 님은 { $points }점.
play-they-bankrupt = { $name } 님은 카드가 너무 많아서 파산했어요.
play-they-play = { $name } 님이 { $card } 카드를 냈어요.
play-they-called = { $name } 님이 { $card } 카드를 냈어요. 다음은 { $what }!
play-they-draw = { $name } 님이 { $count }장을 뽑았어요.
play-they-take = { $name } 님이 { $count }장을 뽑았어요.
play-they-back = { $name } 님이 { $count }장을 들고 돌아왔어요.
play-they-nothing = 뽑을 카드가 남아 있지 않았어요.
play-they-penalty_finish = { $name } 님은 그 카드로 끝낼 수 없어서 { $count }장을 뽑았어요.
play-they-penalty_declare = { $name } 님은 “{ $word }!” 안 외쳐서 { $count }장을 뽑았어요.
play-they-penalty_blunder = 벌로 { $name } 님이 { $count }장을 뽑았어요.
play-they-penalty_previous = { $name } 님이 { $count }장을 뽑았어요.
play-they-catch = { $name } 님이 { $other } 님을 지적했어요.
play-they-catch_you = { $name } 님이 나를 지적했어요.
play-they-say = { $name } 님: “{ $word }!”
play-they-miss = { $name } 님은 이번에 쉬어요.
play-they-pass = { $name } 님이 패스했어요.
play-they-end = { $name } 님이 차례를 끝냈어요.
play-they-out = { $name } 님이 카드를 다 냈어요!
play-they-again = { $name } 님이 한 번 더 해요.
play-they-took_back =
    { $count ->
        [1] { $name } 님이 이번 차례에 낸 카드를 도로 가져가요.
       *[other] { $name } 님이 이번 차례에 낸 { $count }장을 모두 도로 가져가요.
    }
play-they-attempt = { $name } 님이 { $card } 카드를 내 봤다가 도로 가져가요.

## result

result-why = 이긴 이유
result-spoken = { $name }, { $place }등, { $total }. { $note }
result-spoken_open = { $name }, { $total }. { $note }
result-fewer = 적을수록 좋아요
result-more = 많을수록 좋아요
result-unit-points = 점
result-unit-hands = 이긴 판
result-unit-of_hands = / { $count }판
result-unit-lives = 목숨
result-unit-cards = 남은 카드
result-brought = { $points }점
result-in_match-points = 경기 합계 { $total }점
result-in_match-hands = { $total }판 이김
result-in_match-lives = 목숨 { $count }개 남음
result-revenge = { $name } 님이 복수전을 원해요
result-close_cards = 카드 { $count }장 차이였어요
result-close_hands = 딱 한 판 차이였어요
result-close_points = { $count }점 차이였어요
result-last_own = 내 마지막 카드
result-last = 마지막 카드
result-held = 다른 사람들에게 남은 카드
result-everybody = 모두에게 남은 카드
result-final = 경기 결과
result-next = 다음 판
result-replay = 다시 보기
result-leave = 나가기
result-hands = 모든 판
result-home = 홈
result-proper_table = 정식 게임 하기

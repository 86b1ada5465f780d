### 직접 만드는 게임.

own-yours = 내 게임
own-begin = 내 게임 만들기
own-begin_about = 아무 게임에서나 시작해 카드마다 하는 일을 바꿔 보세요.
own-make = 내 게임으로 만들기
own-change = 이 게임 바꾸기
own-make_about = 카드가 하는 일, 받아치는 방법, 점수를 정해요.
own-made_of = 바탕: { $game }.
own-import = 코드 입력
own-import_about = 누가 공유해 준 게임이에요.
own-title = 내 게임
own-name = 게임 이름
own-first_name = 나만의 { $game }
own-name_missing = 게임에 이름이 없어요.
own-keep = 저장
own-remove = 이 게임 삭제
own-ours = 우리 규칙
own-ours_n = 우리 규칙 { $count }
own-ours_keep = “{ $name }” 이름으로 저장
own-ours_keep_about = 다음에는 이 규칙을 게임처럼 고를 수 있어요.
own-ours_kept = “{ $name }” 이름으로 저장했어요
own-ours_kept_about = 바로 하거나, 이름을 바꾸거나, 공유하세요.
own-removed = “{ $name }” 게임을 지웠어요. 그 게임으로 한 경기는 남아 있어요.
own-unkept = 아직 저장하지 않은 변경이 있어요.
own-over = 변경 취소
own-over_about = 저장하지 않은 변경이 모두 사라져요.
own-over_sure = 변경을 모두 취소할까요?
own-over_not = 변경 유지
own-as_book = 기본 규칙 그대로: { $game }
own-mend_first = 위의 문제부터 고쳐 주세요.
own-error = 이대로는 안 돼요: { $text }.
own-warning = 확인해 보세요: { $text }.
own-broken = { $where }: { $why }
own-nothing = 없음
own-instead = 기본 규칙: { $text }
own-theirs = 상대방: { $text }
own-at_seats = { $seats }명일 때만
own-not_ours = 내 게임: { $text }
own-pick_card = 카드를 골라 하는 일을 정해 주세요
own-none = –
own-as_dealt = 처음 받은 장수만큼
own-worth_alone = 카드 한 장만의 점수
own-which = 전부 또는 한 장만
own-answers_to = { LIST($cards, type: "comma") } 공격을 받아치는 카드
own-group_cards = { LIST($cards, type: "comma") }
own-answer_of = 그 위에 { FORM($card, case: "object") } 내면
own-no_pickups = 공격하는 카드가 없어서 받아칠 것도 없어요.
own-worth = { $card } 점수
own-share_about = 이 글을 보내거나, 다른 휴대폰으로 QR 코드를 찍게 하세요. 상대방은 저장하기 전에 무엇이 다른지 볼 수 있어요.
own-qr = 이 게임의 QR 코드
own-no_square = 코드가 너무 길어 QR 코드로 만들 수 없어요. 대신 글로 보내 주세요.
own-copy = 코드 복사
own-code = 코드
own-paste = 붙여넣기
own-file = 파일에서
own-yours_of = 내 { $name }
own-differs = { $other }: 바뀐 규칙 { $count }가지

own-section-cards = 카드마다 하는 일
own-section-answers = 공격 받아치기
own-section-start = 카드 나누기
own-section-several = 한 차례에 여러 장
own-section-drawing = 뽑기와 실수
own-section-declaring = 마지막 카드 외치기
own-section-finishing = 끝내기
own-section-winning = 점수와 경기
own-section-read = 글로 읽는 규칙
own-section-trial = 봇에게 시켜 보기
own-section-share = 공유하기

own-card-all = 전부
own-card-effect = 모든 효과 카드
own-card-power = 효과가 있거나 받아치는 모든 카드
own-card-BJ = 검은색
own-card-RJ = 빨간색
own-card-JK = 조커
own-card-JKr = 컬러
own-card-JKb = 흑백
own-card-S = 스페이드
own-card-H = 하트
own-card-D = 다이아몬드
own-card-C = 클로버

own-answer-no = 못 받아침
own-answer-add = 더하기
own-answer-cancel = 막기
own-answer-reduce = 줄이기
own-answer-pass = 넘기기
own-answer-return = 되돌리기

own-trial-about = 봇 넷이 한 테이블에서 { $count }판을 해요. 그동안 계속 읽어도 돼요. 이 화면을 나가면 멈춰요.
own-trial-start = 시작
own-trial-stop = 멈추기
own-trial-progress = { $all }판 중 { $done }판 끝남
own-trial-hands = 끝난 판
own-trial-median = 보통 판의 차례 수
own-trial-first = 첫 사람의 승률(공평하면 { $fair }%)
own-trial-longest = 가장 긴 판의 차례 수
own-trial-pickup = 한 번에 가장 많이 뽑은 카드
own-trial-blocked = 막힌 판

own-does-wild-title = 아무 카드 위에나 낼 수 있나요?
own-does-wild-false = 아니요
own-does-wild-true = 예
own-does-wild-unless-last = 예, 마지막 카드일 때만 빼고

own-does-nominate-title = 내면 무엇을 고르나요?
own-does-nominate-false = 없음
own-does-nominate-suit = 무늬
own-does-nominate-rank = 숫자

own-does-named-ranks-title = 고를 수 있는 숫자(없으면 모두)

own-does-goes-on-title = 고른 무늬를 한 장 더 이어 냄
own-does-suit-only-title = 고른 무늬만 맞고, 같은 숫자는 안 됨

own-does-pickup-title = 다른 사람이 뽑을 카드 수

own-does-from-title = 누가 뽑나요?
own-does-from-next = 다음 사람
own-does-from-previous = 앞사람

own-does-skip-title = 다음 사람이 쉬는 횟수

own-does-answerable-title = 쉬는 대신 숫자가 같은 카드
own-does-answerable-false = 소용없음
own-does-answerable-true = 낼 수 있음
own-does-answerable-must = 꼭 내야 함
own-does-answerable-pass = 낼 수 있음, 횟수는 쌓이지 않음

own-does-reverse-title = 방향을 바꿈

own-does-cover-any-title = 아무 카드로나 덮을 수 있음

own-does-must-cover-title = 무늬가 같은 카드로 덮어야 함

own-does-dump-suit-title = 같은 차례에 같은 무늬를 더 내나요?
own-does-dump-suit-false = 아니요
own-does-dump-suit-any = 예, 순서는 자유
own-does-dump-suit-rising = 예, 낮은 것부터 차례로

own-does-dump-if-title = 언제?
own-does-dump-if-always = 언제나
own-does-dump-if-follows-suit = 무늬를 맞춰 냈을 때

own-does-chain-title = 서로 맞는 카드로 이어 내기를 시작함

own-does-play-again-title = 한 번 더 함

own-does-pass-hands-title = 모두 손패를 왼쪽으로 넘김

own-does-not-on-title = 위에 낼 수 없는 카드:

own-does-group-title = 함께 쌓이는 카드:

own-does-rides-on-title = 함께 내야 효과가 나는 카드(없으면 항상):

own-does-colour-title = 색이 같은 카드 위에 낼 수 있음

own-does-also-title = 위에도 낼 수 있는 카드:

own-group-alone = 없음

own-answer-word-amount-title = 몇 장인가요(0이면 그 카드의 공격만큼)

own-answer-word-as-title = 그 뒤로 이 공격으로 취급함:

own-answer-word-rest-title = 남은 공격
own-answer-word-rest-next = 다음 사람에게 넘어감
own-answer-word-rest-taken = 받아친 사람이 뽑음
own-answer-word-rest-cancelled = 함께 사라짐

own-seats-least-title = 최소 인원

own-seats-most-title = 최대 인원

own-numbers-deal-title = 한 사람이 받는 카드

own-numbers-packs-title = 카드 벌 수

own-numbers-jokers-title = 조커

own-numbers-draw-count-title = 한 번에 뽑는 카드

own-numbers-draw-cap-title = 한 차례에 뽑는 최대 장수(0이면 제한 없음)

own-numbers-blunder-penalty-title = 실수하면 뽑는 카드

own-numbers-declare-at-title = 외칠 때 남은 카드

own-numbers-declare-penalty-title = 안 외치면 뽑는 카드

own-numbers-finish-penalty-title = 끝낼 수 없는 카드로 끝내면 뽑는 카드

own-numbers-resurrection-cards-title = 돌아올 때 들고 오는 카드

own-numbers-bankrupt-at-title = 파산하는 카드 수

own-numbers-turn-limit-title = 막힌 판이 되는 차례 수

own-numbers-target-title = 경기를 이기는 판 수나 점수

own-numbers-lives-title = 한 사람당 목숨

own-deals-title = 인원수마다 나눠 주는 카드
own-deals-to = { $count }명일 때 한 사람이 받는 카드

own-start-starter-title = 첫 카드
own-start-starter-none = 없음
own-start-starter-plain = 효과 없음
own-start-starter-acts = 낸 것처럼 효과 있음
own-start-starter-suit-only = 무늬만 정함

own-start-barred-title = 첫 카드가 될 수 없는 카드:

own-start-ranks-title = 쓰는 숫자(없으면 모두)

own-start-first-title = 누가 먼저 하나요?
own-start-first-left = 딜러의 왼쪽
own-start-first-right = 딜러의 오른쪽

own-start-direction-title = 진행 방향
own-start-direction-1 = 시계 방향
own-start-direction--1 = 반시계 방향

own-turn-multi-set-title = 같은 숫자 여러 장

own-turn-multi-suit-all-title = 같은 무늬 여러 장, 순서는 자유

own-turn-multi-run-title = 같은 무늬의 연속 숫자

own-turn-multi-mix-title = 같은 숫자와 연속 숫자를 섞어 이어 내기

own-turn-multi-chain-title = 무늬나 숫자로 이어 내기

own-turn-multi-suit-chain-title = 무늬로 이어 내기

own-turn-run-title = 연속 숫자의 방향
own-turn-run-both = 올라가거나 내려감
own-turn-run-up = 올라가는 쪽만

own-turn-ace-title = 연속 숫자에서 A
own-turn-ace-high = 가장 높음
own-turn-ace-low = 가장 낮음

own-turn-run-on-title = 연속 숫자의 첫 카드
own-turn-run-on-match = 맞는 카드는 무엇이든
own-turn-run-on-suit = 맨 위 카드와 같은 무늬

own-turn-acts-title = 효과 카드 여러 장 중 효과가 나는 것
own-turn-acts-trailing = 마지막과 바로 앞의 같은 카드
own-turn-acts-every = 모두
own-turn-acts-last = 맨 마지막 카드만

own-turn-last-title = 여러 장으로 끝내기
own-turn-last-any = 됨
own-turn-last-no-double = 같은 숫자 두 장은 안 됨
own-turn-last-no-several = 안 됨

own-turn-reverse-two-title = 둘이서 할 때 방향 바꾸기
own-turn-reverse-two-skip = 상대를 건너뜀
own-turn-reverse-two-nothing = 아무 일도 없음
own-turn-reverse-two-again = 한 번 더 함
own-turn-reverse-adds-title = 한 차례에 방향을 바꿀 때마다 상대가 쉼

own-turn-together-title = 한 차례에 함께 내서 쌓는 카드:

own-turn-penalise-title = 잘못된 카드도 내 볼 수 있지만 벌로 뽑음

own-turn-takes-back-title = 잘못된 카드와 함께 도로 가져가는 것
own-turn-takes-back-card = 없음
own-turn-takes-back-turn = 그 차례에 낸 것 모두, 차례도 끝남

own-draw-then-title = 뽑은 다음
own-draw-then-may-play = 그 카드를 낼 수 있음
own-draw-then-end = 차례가 끝남
own-draw-then-until-playable = 낼 수 있을 때까지 뽑음

own-draw-able-title = 낼 수 있을 때
own-draw-able-may = 대신 뽑아도 됨
own-draw-able-must-play = 꼭 내야 함
own-draw-able-goes-on = 몇 번이고 뽑아도 됨

own-draw-take-title = 공격을 받아 뽑은 다음
own-draw-take-end = 차례가 끝남
own-draw-take-goes-on = 차례가 이어짐

own-draw-refill-title = 버린 더미를 섞어 뽑을 더미로 씀

own-declare-how-title = 카드가 얼마 안 남으면 외치나요?
own-declare-how-none = 아니요
own-declare-how-catch = 예, 안 외치면 지적할 수 있음
own-declare-how-finish = 예, 끝낼 때 확인함
own-declare-how-refuse = 예, 안 외치면 마지막 카드를 못 냄

own-declare-word-title = 외치는 말

own-declare-below-title = 더 적게 남았을 때 외치는 말

own-declare-several-title = 여러 장을 한 차례에 다 낼 수 있을 때도 외침

own-finish-how-title = 마지막 카드
own-finish-how-free = 어떤 카드든 됨
own-finish-how-draw = 내면 벌로 뽑는 카드가 있음
own-finish-how-refuse = 안 되는 카드가 있음

own-finish-barred-title = 마지막에 낼 수 없는 카드:

own-finish-fire-title = 파이어 카드: 그렇게 뽑은 카드를 바로 냄
own-finish-fire-false = 아니요
own-finish-fire-true = 예, 그 카드만 효과가 남
own-finish-fire-both = 예, 두 장 모두 효과가 남

own-end-until-title = 판이 끝나는 때
own-end-until-first = 첫 사람이 끝낼 때
own-end-until-one-left = 한 사람이 남을 때

own-end-back-title = 마지막에 끝낸 사람이 돌아옴
own-end-back-false = 없음
own-end-back-true = 마지막 사람이 손패를 모두 이어 낼 수 있을 때
own-end-back-may = 그럴 때, 마지막 사람이 원하면
own-end-back-wild-title = 그때 만능 카드는 아무 카드나 대신함

own-end-blocked-title = 판이 막히는 때
own-end-blocked-one-more = 모두 패스하고 한 명 더 패스할 때
own-end-blocked-round = 모두 패스할 때

own-end-loser-out-title = 진 사람은 경기에서 탈락함

own-scoring-match-title = 경기를 이기는 기준
own-scoring-match-hands = 판
own-scoring-match-points = 점수
own-scoring-match-lives = 목숨

own-scoring-by-title = 판의 점수
own-scoring-by-none = 없음
own-scoring-by-held = 각자 자기 것을 셈
own-scoring-by-winner = 이긴 사람이 모두 얻음
own-scoring-by-play = 낼 때마다 얻음

own-scoring-per-seat-title = 두 사람을 넘을 때 한 명마다 더하는 목표 점수

own-scoring-doubles-on-title = 마지막에 내면 점수가 두 배인 카드:

own-scoring-wins-title = 이기는 점수
own-scoring-wins-high = 높은 쪽
own-scoring-wins-low = 낮은 쪽

own-sequence-over-title = 하나 높은 카드의 점수

own-sequence-under-title = 하나 낮은 카드의 점수

own-sequence-high-title = 가장 높은 숫자

own-sequence-low-title = 가장 낮은 숫자

own-sequence-high-points-title = 가장 높은 숫자의 점수

own-sequence-low-points-title = 가장 낮은 숫자의 점수

own-sequence-knock-out-title = 탈락시키면 남은 카드만큼 점수

own-sequence-even-hands-title = 조커를 더 넣어 카드 수를 맞춤

own-custom-pile-title = 버린 더미에서 보이는 카드
own-custom-pile-open = 마지막 몇 장
own-custom-pile-top = 맨 위 카드만

own-custom-undo-title = 수를 무를 수 있음

### 배우기: 테이블에서 따라 해 보는 판. 카드는 `5♥`, 무늬는 `♥`로 들어와요.

## learn

learn-title = 테이블에서 배우기
learn-about = 짧게 따라 하는 판이에요. 단계마다 무엇을 누를지 알려 줘요. 틀려도 괜찮고, 기록에도 안 남아요.
learn-all = 배우기 목록
learn-steps = { $count }단계
learn-learned = { $about } · 배웠어요
learn-step = { $steps }단계 중 { $step }단계
learn-this = 이 카드예요
learn-show = 힌트
learn-skip = 그만
learn-skip_about = 설정에서 다시 찾을 수 있어요.
learn-again = 한 번 더
learn-over = 이제 { $game } 할 수 있어요!
learn-over_about = 한 판을 다 했어요. 어느 테이블에서나 물음표를 누르면 카드의 효과를 볼 수 있어요.
learn-you_about = 함께 할 때 다른 사람에게 보여요. 건너뛰어도 돼요.
learn-play = 한 판 하기
learn-next = 다음: { $game }
learn-try = 배우기

learn-tap-card = { $card } 카드를 누르세요.
learn-tap-name =
    { $kind ->
        [rank] { $card } 카드를 누르고 숫자 { $what } 버튼을 누르세요.
       *[suit] { $card } 카드를 누르고 { $what } 무늬를 고르세요.
    }
learn-tap-what = { $what } 버튼을 누르세요.
learn-tap-say = “{ $word }!”, { $card } 순서로 누르세요.
learn-tap-say_name = “{ $word }!”, { $card }, { $what } 순서로 누르세요.
learn-tap-draw = “뽑기”를 누르세요.
learn-also-card = { $card } 카드도 돼요. 이번에는 { $meant } 카드를 내고 어떻게 되는지 보세요.
learn-also-other = 그것도 돼요. 이번에는 { $meant } 쪽을 해 보세요.
learn-also-what =
    { $kind ->
        [rank] 숫자 { $what }도 돼요. 이번에는 손에 있는 숫자 { $meant } 버튼을 누르세요.
       *[suit] { $what } 무늬도 돼요. 이번에는 손에 있는 { $meant } 무늬를 고르세요.
    }
learn-first-say = 카드는 맞아요! 그런데 먼저 “{ $word }!” 하고 외치세요. 안 외치면 벌을 받을 수 있어요.
learn-first-go_on = 무슨 일이 있었는지 먼저 보고 “계속”을 누르세요.

## lesson

lesson-switch-follow = 카드를 먼저 다 내면 이겨요. { $top } 카드와 무늬나 숫자가 같은 카드를 내세요.
lesson-switch-number = 그 무늬는 없지만 { $top } 카드와 숫자가 같은 카드가 있어요. 그것도 돼요.
lesson-switch-two = 2를 내면 다음 사람이 2로 받아치거나 두 장 뽑아요.
lesson-switch-taken = { $name } 님은 2가 없어서 두 장 뽑았어요. 그걸로 차례가 끝났어요.
lesson-switch-eight = 8을 내면 다음 사람이 한 번 쉬어요.
lesson-switch-jack = J를 내면 방향이 바뀌어요. 이제 반대로 돌아요.
lesson-switch-draw = { $top } 위에 낼 카드가 없어요. 한 장 뽑으세요.
lesson-switch-ace = { $card }! A는 아무 데나 낼 수 있고 무늬도 바꿀 수 있어요. 손에 있는 무늬를 고르세요.
lesson-switch-last = 내고 나면 한 장 남아요. “마지막 카드!”라고 외치세요. 안 외치면 한 장을 뽑을 수도 있어요.
lesson-switch-out = 마지막 카드가 맞고, 효과도 없는 카드예요. 효과 카드로는 끝낼 수 없거든요.

lesson-crazy-eights-follow = 카드를 먼저 다 내세요. { $top } 카드와 무늬나 숫자가 같은 카드를 내면 돼요.
lesson-crazy-eights-eight = { $top } 위에 낼 다른 카드가 없어요. 하지만 8은 아무 데나 낼 수 있고 무늬도 바꿀 수 있어요.
lesson-crazy-eights-drew = { $name } 님은 그 무늬가 없어서 맞는 카드가 나올 때까지 뽑았어요.
lesson-crazy-eights-suit = 고른 무늬가 아직 그대로예요.
lesson-crazy-eights-draw = { $top } 위에 낼 카드가 없어요. 이번에는 직접 뽑으세요.
lesson-crazy-eights-again = 이것도 안 맞아요. 한 번 더 뽑으세요.
lesson-crazy-eights-fits = 나왔어요. 맞는 카드예요.
lesson-crazy-eights-rank = 두 장 다 맞아요. 숫자가 같은 쪽을 내세요.
lesson-crazy-eights-out = 마지막 카드예요! 다른 사람들에게 남은 카드만큼 점수를 얻어요.

lesson-mau-mau-follow = 7부터 A까지 서른두 장으로 해요. { $top } 카드와 무늬나 숫자가 같은 카드를 내세요.
lesson-mau-mau-seven = 7을 내면 다음 사람이 7로 받아치거나 두 장 뽑아요.
lesson-mau-mau-answer = { $name } 님이 7로 받아쳤어요. 공격이 쌓여 이제 네 장이에요.
lesson-mau-mau-taken = { $name } 님은 7이 없어서 네 장을 다 뽑아요.
lesson-mau-mau-eight = 8을 내면 다음 사람이 한 번 쉬어요.
lesson-mau-mau-jack = J는 J만 빼고 아무 데나 낼 수 있고 무늬도 바꿀 수 있어요. 내고 나면 한 장 남으니 “마우!”라고 외치세요.
lesson-mau-mau-out = 고른 무늬가 돌아왔어요. 마지막 카드를 내세요.

lesson-makao-follow = 카드를 먼저 다 내면 이겨요. { $top } 카드와 무늬나 숫자가 같은 카드를 내세요.
lesson-makao-two = { $name } 님이 2로 공격했어요. 2나 3으로 받아치지 못하면 두 장 뽑아야 해요.
lesson-makao-three = 3으로 받아치세요. 공격이 쌓여서 다음 사람은 다섯 장이에요.
lesson-makao-taken = { $name } 님은 2도 3도 없어서 다섯 장을 다 뽑았어요.
lesson-makao-draw = { $top } 위에 낼 카드가 없어요. 한 장 뽑으세요.
lesson-makao-ace = 맞는 카드가 나왔어요! A를 내면 무늬를 바꿀 수 있어요. 손에 있는 무늬를 고르세요.
lesson-makao-four = { $name } 님이 4를 냈어요. 4로 받아치지 못하면 한 번 쉬어요. 그래서 벌써 내 차례예요.
lesson-makao-jack = J를 내면 한 바퀴 동안 낼 숫자를 요구해요. 두 장 있는 6을 요구하세요.
lesson-makao-asked = { $name } 님은 6이 없어서 한 장 뽑았어요.
lesson-makao-set = 6 두 장을 한 차례에 낼 수 있어요. 한 장 내면 한 장 남으니 “마카오!”라고 외치세요.
lesson-makao-out = 같은 차례에 남은 6도 내세요. 다 냈으니 이겼어요!

lesson-one-card-follow = 카드를 먼저 다 내면 이겨요. { $top } 카드와 무늬나 숫자가 같은 카드를 내세요.
lesson-one-card-two = { $name } 님이 2로 공격했어요. 2, A, 조커로 받아치거나 3으로 막지 못하면 두 장 뽑아요.
lesson-one-card-shield = 3은 방패예요. 어떤 공격이든 막으니까 아무도 안 뽑아요.
lesson-one-card-draw = { $top } 위에 낼 카드가 없어요. 한 장 뽑으세요.
lesson-one-card-ace = 맞는 카드가 나왔어요! A로 공격하세요. 다음 사람이 세 장 뽑아야 해요.
lesson-one-card-joker = { $name } 님이 흑백 조커로 받아쳤어요. 세 장에 일곱 장이 쌓여 이제 열 장이에요.
lesson-one-card-taken = { $name } 님은 막을 카드가 없어서 열 장을 다 뽑았어요.
lesson-one-card-king = K를 내면 한 번 더 낼 수 있어요.
lesson-one-card-seven = 7을 내면 무늬를 바꿔요. 마지막 카드의 무늬를 고르고, 먼저 “원카드!”라고 외치세요.
lesson-one-card-jump = { $name } 님이 J를 내서 다음 사람을 점프했어요. 바로 내 차례예요!
lesson-one-card-out = 바꾼 무늬가 그대로예요. 마지막 카드를 내세요!

lesson-black-jack-run = 한 차례에 같은 무늬의 연속 숫자를 낮은 것부터 낼 수 있어요. { $card } 카드로 시작하세요.
lesson-black-jack-on = 아직 내 차례예요. 다음으로 이어지는 것은 { $card } 카드예요.
lesson-black-jack-more = 한 장 더, 한 차례에 세 장이에요.
lesson-black-jack-black = { $name } 님이 검은 J를 냈어요. 다섯 장 공격이에요.
lesson-black-jack-red = 빨간 J는 다섯 장을 줄여서 뽑을 카드가 없어져요. 남은 두 장은 한 차례에 낼 수 있으니 “카드!”라고 외치세요.
lesson-black-jack-last = 남은 두 장이 이어져서 한 차례에 다 낼 수 있어요.
lesson-black-jack-out = 그리고 마지막 한 장!

lesson-kilodney-lead = 카드를 모두 나눠 주고, 내면서 점수를 얻어요. A를 먼저 내면 +1이에요.
lesson-kilodney-under = { $name } 님이 내 카드보다 하나 낮은 카드를 내서 1점을 잃어요: −1.
lesson-kilodney-over = 더 잘해 봐요. { $top } 카드와 같은 무늬로 하나 높은 카드는 +1이에요.
lesson-kilodney-switched = { $name } 님은 그 무늬가 없어서 같은 숫자로 바꿨어요. 점수는 없어요.
lesson-kilodney-corner = 다시 하나 높은 카드예요. 맞는 카드가 없으면 어떻게 되는지 보세요.
lesson-kilodney-knocked = { $name } 님은 맞는 카드가 없어서 탈락했어요. 남은 카드 한 장에 1점씩, 2점을 얻어요.
lesson-kilodney-joker = { $top } 위에 맞는 카드가 없어요. 조커는 아무 데나 낼 수 있고, 다음 사람이 먼저 내요.
lesson-kilodney-switch = 그 무늬는 없지만 숫자가 같은 카드가 있어요. 그 카드로 바꾸세요. 점수는 없어도 탈락은 안 해요.
lesson-kilodney-out = 또 하나 높은 카드, 그것도 마지막 카드예요. 다 내고 점수를 지켜요.
lesson-kilodney-end = 마지막 카드였어요. 모든 판의 점수를 더해요.

### 배우기: 테이블에서 따라 해 보는 판. 카드는 `5♥`, 무늬는 `♥`로 들어와요.

## learn

learn-title = 테이블에서 배우기
learn-about = 짧게 따라 해 보는 판이에요. 단계마다 무엇을 누를지 알려 줘요. 잘못될 일도 없고, 기록에도 남지 않아요.
learn-all = 배우기 목록
learn-steps = { $count }단계
learn-learned = { $about } · 배웠어요
learn-step = { $steps }단계 중 { $step }단계
learn-this = 이 카드예요
learn-show = 어디인지 보기
learn-skip = 그만하기
learn-skip_about = 설정에서 다시 찾을 수 있어요.
learn-again = 한 번 더
learn-over = 이제 { $game } 할 수 있어요!
learn-over_about = 한 판을 다 했어요. 어느 테이블에서나 물음표를 누르면 카드가 무엇을 하는지 볼 수 있어요.
learn-play = 봇과 겨루기
learn-next = 다음: { $game }
learn-try = 배우기

learn-tap-card = { $card } 카드를 누르세요.
learn-tap-name = { $card } 카드를 누르고 { $what } 무늬를 지정하세요.
learn-tap-what = { $what } 무늬를 누르세요.
learn-tap-say = “{ $word }!”를 누른 다음 { $card } 카드를 누르세요.
learn-tap-say_name = “{ $word }!”를 누른 다음 { $card } 카드와 { $what } 무늬를 누르세요.
learn-tap-draw = “뽑기”를 누르세요.
learn-also-card = { $card } 카드도 낼 수 있어요. 이번에는 { $meant } 카드를 내고 어떻게 되는지 보세요.
learn-also-other = 그것도 할 수 있어요. 이번에는 { $meant } 쪽을 해 보세요.
learn-also-what = { $what } 무늬도 지정할 수 있어요. 이번에는 손에 있는 { $meant } 무늬를 지정하세요.
learn-first-say = 카드는 맞아요. 그런데 먼저 “{ $word }!”를 외치세요. 안 외치면 벌을 받을 수 있어요.
learn-first-go_on = 무슨 일이 있었는지 먼저 보고 “계속”을 누르세요.

## lesson

lesson-switch-follow = 카드를 먼저 다 내면 이겨요. { $top } 위에는 같은 무늬나 같은 숫자를 낼 수 있어요.
lesson-switch-number = 그 무늬는 없지만 { $top } 카드와 숫자가 같은 카드가 있어요. 그것도 낼 수 있어요.
lesson-switch-two = 2를 내면 다음 사람이 두 장을 받아요. 2로 받아칠 수도 있어요.
lesson-switch-taken = { $name } 님은 2가 없어서 두 장을 받고 차례가 끝났어요.
lesson-switch-eight = 8을 내면 다음 사람이 한 번 쉬어요.
lesson-switch-jack = J를 내면 방향이 바뀌어요. 이제 반대로 돌아요.
lesson-switch-draw = { $top } 위에 낼 카드가 없어요. 그럴 때는 한 장을 뽑아요.
lesson-switch-ace = { $card }! A는 어디에나 낼 수 있고 다음 무늬도 지정할 수 있어요. 손에 있는 무늬를 지정하세요.
lesson-switch-last = 이 카드를 내면 한 장 남아요. 구호를 외치세요. 안 외치면 벌로 한 장을 뽑을 수도 있어요.
lesson-switch-out = 마지막 카드가 맞고, 평범한 카드예요. 효과 카드로는 끝낼 수 없거든요.

lesson-crazy-eights-follow = 남들보다 먼저 카드를 다 내세요. { $top } 위에는 같은 무늬나 같은 숫자를 낼 수 있어요.
lesson-crazy-eights-eight = { $top } 위에 낼 다른 카드가 없어요. 하지만 8은 어디에나 낼 수 있고 무늬도 지정할 수 있어요.
lesson-crazy-eights-drew = { $name } 님은 그 무늬가 없어서 맞는 카드가 나올 때까지 뽑았어요.
lesson-crazy-eights-suit = 지정한 무늬가 아직 이어지고 있어요.
lesson-crazy-eights-draw = { $top } 위에 낼 카드가 없어요. 이번에는 직접 뽑아요.
lesson-crazy-eights-again = 이것도 안 맞아요. 다시 뽑으세요.
lesson-crazy-eights-fits = 나왔어요. 맞는 카드예요.
lesson-crazy-eights-rank = 두 장 다 맞아요. 숫자가 같은 카드를 내세요.
lesson-crazy-eights-out = 마지막 카드예요! 다 낸 사람은 남들이 든 카드만큼 점수를 받아요.

lesson-mau-mau-follow = 7부터 A까지 서른두 장이에요. { $top } 위에는 같은 무늬나 같은 숫자를 낼 수 있어요.
lesson-mau-mau-seven = 7을 내면 다음 사람이 두 장을 받아요. 7로 받아칠 수도 있어요.
lesson-mau-mau-answer = { $name } 님이 7로 받아쳤어요. 장수가 더해져서 이제 네 장이에요.
lesson-mau-mau-taken = { $name } 님은 7이 없어서 네 장을 다 받아요.
lesson-mau-mau-eight = 8을 내면 다음 사람이 한 번 쉬어요.
lesson-mau-mau-jack = J는 J만 빼고 어디에나 낼 수 있고 무늬도 지정할 수 있어요. 이제 한 장 남으니 구호를 외치세요.
lesson-mau-mau-out = 지정한 무늬가 돌아왔어요. 마지막 카드를 내세요.

lesson-black-jack-run = 한 차례에 같은 무늬의 연속 숫자를 낮은 것부터 여러 장 낼 수 있어요. { $card } 카드로 시작해요.
lesson-black-jack-on = 아직 내 차례예요. 다음으로 이어지는 카드는 { $card }예요.
lesson-black-jack-more = 한 장 더, 한 차례에 세 장이에요.
lesson-black-jack-black = { $name } 님이 검은 J를 냈어요. 이제 다섯 장을 받아야 해요.
lesson-black-jack-red = 빨간 J로 막을 수 있어요. 다섯 장이 줄어서 받을 카드가 없어져요. 내면서 “카드” 하고 외치세요. 남은 두 장을 한 차례에 낼 수 있으니까요.
lesson-black-jack-last = 남은 두 장이 이어져서 한 차례에 다 낼 수 있어요.
lesson-black-jack-out = 그리고 마지막 한 장!

lesson-kilodney-lead = 카드를 모두 나눠 주고, 내면서 점수를 얻어요. A로 시작하면 +1이에요.
lesson-kilodney-under = { $name } 님이 내 카드보다 하나 낮은 카드를 냈어요. 1점을 잃어요: −1.
lesson-kilodney-over = 더 잘해 봐요. { $top } 카드와 같은 무늬로 하나 높은 카드는 +1이에요.
lesson-kilodney-switched = { $name } 님은 그 무늬가 없어서 같은 숫자로 바꿨어요. 점수는 없어요.
lesson-kilodney-corner = 다시 하나 높은 카드예요. 맞춰 내지 못하는 사람이 어떻게 되는지 보세요.
lesson-kilodney-knocked = { $name } 님은 맞춰 낼 카드가 없어서 탈락했어요. 남은 카드 한 장에 1점씩, 2점을 얻어요.
lesson-kilodney-joker = { $top } 위에 맞는 카드가 없어요. 조커는 어디에나 낼 수 있고, 다음 사람이 새로 시작해요.
lesson-kilodney-switch = 그 무늬는 없지만 숫자가 같은 카드가 있어요. 그 카드로 바꾸세요. 점수는 없지만 탈락하지 않아요.
lesson-kilodney-out = 또 하나 높은 카드이고 마지막 카드예요. 점수를 가지고 나가요.
lesson-kilodney-end = 마지막 카드였어요. 모든 판의 점수를 더해요.

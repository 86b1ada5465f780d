### 낼 수 없는 까닭. 카드는 기호로(7H), 자리는 번호로 부른다.

refusal-over = 판이 이미 끝났어요
refusal-no-catching = 이 게임에서는 아무도 잡아낼 수 없어요
refusal-not-missed = 그 사람은 구호를 빠뜨리지 않았거나, 다음 사람이 이미 움직였어요
refusal-catcher = 자기 자신은 잡아낼 수 없고, 이미 빠진 사람은 누구도 잡아낼 수 없어요
refusal-not-penalised = 여기서는 낼 수 없는 카드에 벌을 주지 않고 내지 못하게 해요
refusal-no-attempt = 그 카드는 손에 없거나, 제대로 낼 수 있는 카드예요
refusal-turn = { $seat }번 자리의 차례예요
refusal-no-move = ‘{ $move }’: 이 게임에 없는 수예요
refusal-no-seat = ‘{ $seat }’ 자리는 없어요

## 받아야 할 카드와 쉬어야 할 차례

refusal-owed = 공격 { $count }장이 걸려 있어요
refusal-take = { refusal-owed }. 받아치거나 받아야 해요
refusal-not-owed = 걸려 있는 공격이 없어요
refusal-no-answer = { $card } 카드로는 받아칠 수 없어요. { refusal-owed }
refusal-skip = 쉬어야 할 차례는 받아치거나 쉴 수 있을 뿐, 뽑아서 피할 수 없어요
refusal-must-answer = 쉬어야 할 차례를 받아칠 수 있으면 반드시 받아쳐야 해요
refusal-no-skip-answer = { $card } 카드로는 받아칠 수 없어요. 쉬어야 할 차례에는 숫자가 같은 카드만 돼요

## 뽑기와 차례 마치기

refusal-laid = 카드를 낸 차례에는 뽑을 수 없어요
refusal-must-play = 낼 수 있으면 반드시 내야 해요
refusal-drawn = 이미 한 장 뽑았어요
refusal-nothing-to-draw = 뽑을 카드가 없어요
refusal-last-uncovered = 방금 낸 카드를 덮어야 해요
refusal-no-pass = 뽑을 카드가 있으면 패스할 수 없어요
refusal-no-way-back = 지금은 아무도 돌아올 수 없어요
refusal-no-knock-out = 이 게임에는 탈락이 없어요

## 카드

refusal-not-held = { $card } 카드는 { $seat }번 자리의 손에 없어요
refusal-names-nothing = { $card } 카드로는 아무것도 지정하지 않아요
refusal-not-named-so = { $card } 카드로 그것은 지정할 수 없어요
refusal-must-name = { $card } 카드는 다음에 낼 것을 지정해야 해요. 예: { $card }=S
refusal-sequence = { $card } 카드는 { $top } 카드와 무늬도 숫자도 맞지 않아요
refusal-sequence-out = 맞출 수 있거나 조커가 있으면 반드시 내야 해요
refusal-match =
    { $top ->
        [none] { $card } 카드는 여기에 낼 수 없어요
       *[other] { $card } 카드는 { $top } 카드와 무늬도 숫자도 맞지 않아요
    }
refusal-called = { $card } 카드는 안 맞아요. 지정된 것은 { $named } 카드예요
refusal-not-together = { $card } 카드는 같은 차례에 { $top } 카드 위에 낼 수 없어요
refusal-cover = { $top } 카드는 무늬가 같은 카드로 덮어야 해요
refusal-only-drawn = 뽑은 뒤에는 뽑은 카드만 낼 수 있어요

## 마지막 카드

refusal-last = { $card } 카드는 마지막 카드로 낼 수 없어요
refusal-undeclared = 마지막 카드를 낼 수 없어요. 구호를 외치지 않았어요
refusal-several-last = 한 차례에 두 장 이상을 내서 끝낼 수 없어요
refusal-double-last = 숫자가 같은 두 장을 함께 내서 끝낼 수 없어요

### 낼 수 없는 까닭. 카드는 기호로(7H), 사람은 번호로 부른다.

refusal-over = 판이 이미 끝났어요
refusal-no-catching = 이 게임에서는 지적할 수 없어요
refusal-not-missed = 그 사람은 안 외친 게 없거나, 다음 사람이 이미 움직였어요
refusal-catcher = 자기 자신은 지적할 수 없고, 카드를 다 낸 뒤에도 지적할 수 없어요
refusal-not-penalised = 여기서는 잘못 내도 벌이 없어서 내 볼 수 없어요
refusal-no-attempt = 손에 없는 카드거나, 그냥 낼 수 있는 카드예요
refusal-turn = { $seat }번 사람 차례예요
refusal-no-move = ‘{ $move }’: 이 게임에 없는 수예요
refusal-no-seat = ‘{ $seat }’: 그런 사람은 없어요

## 뽑아야 할 카드와 쉬어야 할 차례

refusal-owed = { $count }장을 뽑아야 해요
refusal-take = { refusal-owed }. 아니면 받아치세요
refusal-not-owed = 받은 공격이 없어요
refusal-no-answer = { $card } 카드로는 받아칠 수 없어요. { refusal-owed }
refusal-skip = 뽑아도 쉬어야 해요. 받아치거나 쉬세요
refusal-must-answer = 받아칠 카드가 있으니 꼭 내야 해요
refusal-no-skip-answer = { $card } 카드로는 안 돼요. 숫자가 같은 카드만 받아칠 수 있어요

## 뽑기와 차례 마치기

refusal-laid = 이번 차례에 카드를 내서 뽑을 수 없어요
refusal-must-play = 낼 수 있으면 꼭 내야 해요
refusal-drawn = 이미 뽑았어요
refusal-nothing-to-draw = 뽑을 카드가 없어요
refusal-last-uncovered = 방금 낸 카드를 먼저 덮으세요
refusal-no-pass = 뽑을 카드가 있으면 패스할 수 없어요
refusal-no-way-back = 지금은 아무도 돌아올 수 없어요
refusal-no-knock-out = 이 게임에는 탈락이 없어요

## 카드

refusal-not-held = { $seat }번 사람에게 { $card } 카드가 없어요
refusal-names-nothing = { $card } 카드로는 아무것도 고를 수 없어요
refusal-not-named-so = { $card } 카드로 그건 고를 수 없어요
refusal-must-name = { $card } 카드는 무엇으로 바꿀지 골라야 해요. 예: { $card }=S
refusal-sequence = { $card } 카드는 { $top } 카드와 무늬도 숫자도 안 맞아요
refusal-sequence-out = 맞는 카드나 조커가 있으면 꼭 내야 해요
refusal-match =
    { $top ->
        [none] { $card } 카드는 여기에 낼 수 없어요
       *[other] { $card } 카드는 { $top } 카드와 무늬도 숫자도 안 맞아요
    }
refusal-called = { $card } 카드는 안 맞아요. 지금 낼 것: { $named }
refusal-not-together = { $card } 카드는 같은 차례에 { $top } 카드 위에 낼 수 없어요
refusal-cover = { $top } 카드는 무늬가 같은 카드로 덮으세요
refusal-only-drawn = 뽑은 뒤에는 뽑은 카드만 낼 수 있어요

## 마지막 카드

refusal-last = { $card } 카드로는 끝낼 수 없어요
refusal-undeclared = 먼저 “{ $word }!” 하고 외치세요
refusal-several-last = 한 차례에 여러 장을 내서 끝낼 수 없어요
refusal-double-last = 숫자가 같은 두 장을 함께 내서 끝낼 수 없어요

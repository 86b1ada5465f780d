### 규칙대로 할 수 없거나 점수표에 적을 수 없는 까닭.

## 규칙

rules-unreadable = 규칙을 읽을 수 없어요. 더 새로운 버전의 앱에서 왔을 수 있어요
rules-seats = { $seats }명이네요. 이 게임은 { $least }명에서 { $most }명까지 해요
rules-too-many-cards = 카드가 { $cards }장뿐이라 { $seats }명에게 { $deal }장씩 나누고 첫 카드를 놓을 수 없어요
rules-too-many-jokers = 조커 { $jokers }장은 너무 많아요. 카드에 조커가 그만큼 들어 있지 않아요
rules-answers-nothing = 이 카드들로 받아칠 공격 카드가 없어요
rules-no-group = “{ $group }”: 그런 이름의 공격 카드가 없어요
rules-group-missing = 공격 카드에는 무엇으로 받아칠지 정할 이름이 필요해요

rules-code-none = 게임 코드가 아니에요. 게임 코드는 “{ $prefix }” 글자로 시작해요
rules-code-broken = 코드가 손상됐어요. 빠지거나 바뀐 부분이 있어요
rules-code-long = 코드가 너무 길어요. { $most }자까지만 돼요
rules-code-large = 이 코드의 게임은 너무 커요. 올바른 코드가 아닌 것 같아요

## 점수표

sheet-unfit = 이 점수표에는 안 맞아요
sheet-over = 경기가 끝났어요. 적은 것을 고치거나, 되돌리거나, 경기를 계속하세요
sheet-less-than-nothing = 0보다 작을 수 없어요
sheet-no-lives = 목숨은 1개부터 { $most }개까지예요
sheet-down-from-nothing = 거꾸로 세려면 시작 점수를 고르세요
sheet-long-name = 이름은 { $most }자까지만 돼요
sheet-most-marks = 한 라운드에는 { $most }번까지만 적을 수 있어요
sheet-most-rounds = 한 경기에는 { $most }라운드까지만 들어가요
sheet-most-players = 점수표에는 많아야 { $most }명까지 들어가요
sheet-name-taken = 점수표에 이미 있는 이름이에요: { $name }. 다른 이름을 적으세요

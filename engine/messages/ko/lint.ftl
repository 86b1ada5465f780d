### 규칙에서 앞뒤가 맞지 않는 것.

lint-no-points = 점수로 겨루는 경기인데, 어느 판에서도 점수가 안 나요
lint-no-card-values = 카드 점수를 세는데, 점수가 있는 카드가 없어요
lint-points-in-play = 한 장씩 내면서 점수를 얻는 건 이어가기 게임에서만 돼요
lint-no-life-is-lost = 마지막에 남은 사람이 목숨을 잃는데, 첫 사람이 끝내면 판이 끝나요
lint-nobody-comes-back = 첫 사람이 끝내면 판이 끝나서 아무도 돌아올 수 없어요
lint-nobody-loses = 첫 사람이 끝내면 판이 끝나서 지는 사람이 없어요
lint-no-word = 카드가 얼마 안 남았을 때 외칠 말이 없어요
lint-word-due-at-once = 카드를 받자마자 마지막 카드를 외쳐야 해요
lint-no-starter = 첫 카드가 될 수 있는 카드가 없어요
lint-rides-on-nothing = 함께 내야 효과가 나는 카드가 이 게임에 없어요
lint-no-card-follows = 다른 카드 위에 낼 수 있는 카드가 하나도 없어요
lint-some-cards-never-follow = 절대 낼 수 없는 카드가 있어서, 그 카드를 받으면 끝낼 수 없어요
lint-no-last-card = 마지막에 낼 수 있는 카드가 없어서 아무도 끝낼 수 없어요
lint-last-must-be-covered = 마지막에 낼 수 있는 카드를 모두 덮어야 해서 아무도 끝낼 수 없어요
lint-few-last-cards = 마지막에 낼 수 있는 카드가 아주 적어서 판이 좀처럼 안 끝날 수 있어요
lint-turn-never-passes = 모든 카드가 한 번 더 하게 하거나 덮어야 하는 카드라서 차례가 안 넘어가요
lint-turn-comes-back = { $seats }명이 하면 어떤 카드를 내도 차례가 같은 사람에게 돌아와요
lint-turn-hardly-passes = 카드의 절반 이상이 한 번 더 내게 해서, 차례가 좀처럼 안 넘어갈 수 있어요
lint-hands-pass-on = 카드의 절반 이상이 손패를 넘기게 해서 판이 좀처럼 안 끝날 수 있어요
lint-only-first-happens = { FORM($card, case: "object") } 내면 { LIST($does, type: "and") }. 그런데 둘 중 첫 번째만 일어나요
lint-nothing-to-answer = 이 카드들로 받아칠 공격 카드가 이 게임에 없어요
lint-pickup-too-large = { $count }장 공격은 받아칠 수 없는데, { $seats }명이 하면 남는 카드가 { $left }장뿐이에요
lint-sum-outgrows-pack = { $seats }명이 하면 공격이 { $count }장까지 쌓이는데, 카드는 { $pack }장뿐이에요
lint-only-followed = 이어가기 게임에서는 아무 데나 낼 수 있는 것 말고는 카드에 효과가 없어요

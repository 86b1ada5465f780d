### 규칙에서 앞뒤가 맞지 않는 것.

lint-no-points = 점수로 겨루는 경기인데, 점수가 나는 판이 없어요
lint-no-card-values = 카드 점수를 세는데, 점수가 있는 카드가 없어요
lint-points-in-play = 내면서 점수를 얻는 방식은 이어가기 게임에서만 쓸 수 있어요
lint-no-life-is-lost = 마지막에 남은 사람이 목숨을 잃는데, 첫 사람이 다 내면 판이 끝나요
lint-nobody-comes-back = 아무도 돌아올 수 없어요. 첫 사람이 다 내면 판이 끝나요
lint-nobody-loses = 판에서 지는 사람이 없어요. 첫 사람이 다 내면 판이 끝나요
lint-no-word = 외칠 구호가 없어요
lint-word-due-at-once = 카드를 한 장도 내기 전에 구호를 외쳐야 해요
lint-no-starter = 첫 카드가 될 수 있는 카드가 없어요
lint-rides-on-nothing = 함께 내야 효과가 나는 상대 카드가 쓰는 카드 가운데 없어요
lint-no-card-follows = 어떤 카드도 다른 카드 위에 낼 수 없어요
lint-some-cards-never-follow = 절대 낼 수 없는 카드가 있어서, 그 카드를 든 사람은 끝낼 수 없어요
lint-no-last-card = 마지막에 낼 수 있는 카드가 없어서 판을 끝낼 수 없어요
lint-last-must-be-covered = 마지막에 낼 수 있는 카드를 모두 덮어야 해서 판을 끝낼 수 없어요
lint-few-last-cards = 마지막에 낼 수 있는 카드가 아주 적어서 판이 좀처럼 안 끝날 수 있어요
lint-turn-never-passes = 모든 카드가 한 번 더 내게 하거나 덮어야 하는 카드라서, 차례가 넘어가지 않아요
lint-turn-comes-back = { $seats }명이 하면 어떤 카드를 내도 차례가 낸 사람에게 돌아와요
lint-turn-hardly-passes = 카드의 절반 이상이 한 번 더 내게 해서, 차례가 좀처럼 안 넘어갈 수 있어요
lint-hands-pass-on = 카드의 절반 이상이 손패를 옆으로 넘기게 해서, 판이 좀처럼 안 끝날 수 있어요
lint-nothing-to-answer = 이 카드들이 받아칠 공격을 하는 카드가 쓰는 카드 가운데 없어요
lint-pickup-too-large = { $count }장 공격에 받아칠 수 있는 카드가 없는데, { $seats }명이 하면 남는 카드가 많아야 { $left }장이에요
lint-sum-outgrows-pack = { $seats }명이 하면 공격이 { $count }장까지 쌓일 수 있는데, 카드는 { $pack }장뿐이에요
lint-only-followed = 이어가기 게임에는 효과 카드가 없어요. 아무 카드 위에나 낼 수 있는 카드만 있어요

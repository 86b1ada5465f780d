### What cannot work in a ruleset.

lint-no-points = المباراة على النقاط، لكن لا جولة تسجل نقاطًا
lint-no-card-values = تُحسب نقاط الأوراق، لكن لا ورقة لها نقاط
lint-points-in-play = لا تُسجَّل النقاط ورقة ورقة إلا في ألعاب التتابع
lint-no-life-is-lost = آخر من يبقى يخسر روحًا، لكن الجولة تنتهي بأول من ينهي أوراقه
lint-nobody-comes-back = لا أحد يمكنه العودة: الجولة تنتهي بأول من ينهي أوراقه
lint-nobody-loses = لا أحد يخسر الجولة: هي تنتهي بأول من ينهي أوراقه
lint-no-word = لا شيء يُقال عندما تقل الأوراق
lint-word-due-at-once = على اللاعبين قول «آخر ورقة»! بعد التوزيع مباشرة
lint-no-starter = لا تبقى ورقة تصلح لتكون أول ورقة مكشوفة
lint-rides-on-nothing = ليست في الكوتشينة الورقة التي تُلعب معها
lint-no-card-follows = لا ورقة يمكن لعبها على أي ورقة أخرى
lint-some-cards-never-follow = بعض الأوراق لا يمكن لعبها أبدًا، ومن كانت معه واحدة منها لا ينهي أوراقه
lint-no-last-card = لا ورقة تصلح لتكون الأخيرة، فلا أحد ينهي أوراقه
lint-last-must-be-covered = كل ورقة تصلح لتكون الأخيرة يجب تغطيتها، فلا أحد ينهي أوراقه
lint-few-last-cards = قليل جدًا من الأوراق يصلح ليكون الأخير، فقد لا تنتهي الجولات إلا نادرًا
lint-turn-never-passes = كل ورقة تمنح دورًا آخر أو يجب تغطيتها، فلا ينتقل الدور أبدًا
lint-turn-comes-back =
    مع { $seats ->
        [zero] صفر لاعب
        [one] لاعب واحد
        [two] لاعبين
        [few] { $seats } لاعبين
        [many] { $seats } لاعبًا
       *[other] { $seats } لاعب
    }، كل ورقة تعيد الدور إلى صاحبها
lint-turn-hardly-passes = نصف الأوراق على الأقل يمنح دورًا آخر، فقد لا ينتقل الدور إلا نادرًا
lint-hands-pass-on = نصف الأوراق على الأقل يجعل الجميع يمررون أوراقهم، فقد لا تنتهي الجولات إلا نادرًا
lint-only-first-happens = { FORM($card, case: "named") }: { LIST($does, type: "and") }، لكن لن يحدث إلا أولهما
lint-nothing-to-answer = لا ورقة في الكوتشينة تسبب السحب الذي توقفه هذه الأوراق
lint-pickup-too-large =
    لا شيء يوقف +{ $count }، لكن مع { $seats ->
        [zero] صفر لاعب
        [one] لاعب واحد
        [two] لاعبين
        [few] { $seats } لاعبين
        [many] { $seats } لاعبًا
       *[other] { $seats } لاعب
    } لا يبقى أكثر من { $left } ورقة
lint-sum-outgrows-pack =
    مع { $seats ->
        [zero] صفر لاعب
        [one] لاعب واحد
        [two] لاعبين
        [few] { $seats } لاعبين
        [many] { $seats } لاعبًا
       *[other] { $seats } لاعب
    } قد يصل المجموع إلى { $count } ورقة، والموجود { $pack } فقط
lint-only-followed = في ألعاب التتابع لا تفعل الأوراق شيئًا، إلا الوضع على أي ورقة

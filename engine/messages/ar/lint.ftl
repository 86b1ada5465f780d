### What cannot work in a ruleset.

lint-no-points = المباراة تُلعب على النقاط، لكن لا جولة تأتي بأي نقاط
lint-no-card-values = تُحسب نقاط الأوراق، لكن لا ورقة لها نقاط
lint-points-in-play = لا تُسجَّل النقاط أثناء اللعب إلا في ألعاب التتابع
lint-no-life-is-lost = آخر من يبقى يخسر روحًا، لكن الجولات تنتهي بأول من ينهي أوراقه
lint-nobody-comes-back = لا أحد يمكنه العودة: الجولات تنتهي بأول من ينهي أوراقه
lint-nobody-loses = لا أحد يخسر الجولة: فهي تنتهي بأول من ينهي أوراقه
lint-no-word = لا توجد كلمة تُقال
lint-word-due-at-once = الكلمة تصبح مطلوبة قبل لعب أي ورقة
lint-no-starter = لا ورقة يجوز أن تكون أول ورقة مكشوفة
lint-rides-on-nothing = لا توجد في الكوتشينة ورقة تعمل معها
lint-no-card-follows = لا ورقة يجوز وضعها على أي ورقة أخرى
lint-some-cards-never-follow = بعض الأوراق لا يمكن لعبها أبدًا، ومن كانت معه واحدة منها لا يستطيع إنهاء أوراقه
lint-no-last-card = لا ورقة يجوز أن تكون الأخيرة، فلا يمكن إنهاء أي جولة
lint-last-must-be-covered = كل ورقة يجوز أن تكون الأخيرة يجب تغطيتها، فلا يمكن إنهاء أي جولة
lint-few-last-cards = قليل جدًا من الأوراق يجوز أن تكون الأخيرة، فقد لا تنتهي الجولات إلا نادرًا
lint-turn-never-passes = كل ورقة تمنح لاعبها دورًا آخر أو يجب تغطيتها، فلا ينتقل الدور أبدًا
lint-turn-comes-back = كل ورقة تعيد الدور إلى لاعبها (عدد اللاعبين: { $seats })
lint-turn-hardly-passes = نصف الأوراق على الأقل يمنح دورًا آخر، فقد لا ينتقل الدور إلا نادرًا
lint-hands-pass-on = نصف الأوراق على الأقل ينقل الأيدي بين اللاعبين، فقد لا تنتهي الجولات إلا نادرًا
lint-nothing-to-answer = لا ورقة في الكوتشينة تفعل ما ترد عليه هذه الأوراق
lint-pickup-too-large =
    لا شيء يرد على أخذ { $count ->
        [zero] صفر ورقة
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }، لكن لا يمكن أن يتبقى أكثر من { $left ->
        [zero] صفر ورقة
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $left } أوراق
        [many] { $left } ورقة
       *[other] { $left } ورقة
    } (عدد اللاعبين: { $seats })
lint-sum-outgrows-pack =
    قد يصل المجموع إلى { $count ->
        [zero] صفر ورقة
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }، والموجود { $pack } فقط (عدد اللاعبين: { $seats })

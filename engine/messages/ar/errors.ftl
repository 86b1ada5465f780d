### Why rules cannot be played, or something cannot be entered on a score sheet.

## Rules

rules-unreadable = لا يمكن قراءة هذه القواعد. ربما كانت من إصدار أحدث من التطبيق
rules-seats = عدد اللاعبين { $seats }، وهذه اللعبة من { $least } إلى { $most }
rules-too-many-cards =
    الأوراق لا تكفي: { $seats ->
        [zero] صفر لاعب
        [one] لاعب واحد
        [two] لاعبان
        [few] { $seats } لاعبين
        [many] { $seats } لاعبًا
       *[other] { $seats } لاعب
    }، ولكل منهم { $deal }، ثم أول ورقة مكشوفة، والموجود { $cards }
rules-too-many-jokers = عدد الجواكر { $jokers } أكثر مما في الكوتشينات
rules-answers-nothing = هذا رد على سحب لا تسببه أي ورقة
rules-no-group = لا توجد ورقة سحب باسم «{ $group }»
rules-group-missing = ورقة السحب تحتاج إلى اسم لما يرد عليها

rules-code-none = هذا ليس رمز لعبة. رمز اللعبة يبدأ بهذا: «{ $prefix }»
rules-code-broken = الرمز تالف: جزء منه ناقص أو تغيّر
rules-code-long = الرمز أطول من اللازم. الحد الأقصى { $most } حرف
rules-code-large = اللعبة التي في هذا الرمز أكبر من أن تكون حقيقية

## Score sheets

sheet-unfit = هذا لا يصلح لهذا الكشف
sheet-over = انتهت المباراة. صحّح ما سُجّل، أو تراجع عنه، أو تابع المباراة
sheet-less-than-nothing = لا يمكن أن يكون أقل من 0
sheet-no-lives = الأرواح من 1 إلى { $most }
sheet-down-from-nothing = للعدّ التنازلي اختر نقاط البداية
sheet-long-name = أقصى طول للاسم { $most } حرفًا
sheet-most-marks = أقصى عدد للتسجيلات في الجولة هو { $most }
sheet-most-rounds = أقصى عدد للجولات في المباراة هو { $most }
sheet-most-players = أقصى عدد للاعبين في الكشف هو { $most }
sheet-name-taken = الاسم «{ $name }» موجود في الكشف. اكتب اسمًا آخر

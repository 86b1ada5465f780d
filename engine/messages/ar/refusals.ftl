### Why a move is refused. Cards are named as the notation writes them (7H), seats by their number.

refusal-over = انتهت الجولة
refusal-no-catching = لا يُكشف نسيان أحد في هذه اللعبة
refusal-not-missed = هذا اللاعب لم ينسَ شيئًا، أو أن اللاعب التالي قد لعب
refusal-catcher = لا يمكنك كشف نسيانك أنت، ولا نسيان أحد بعد انتهاء أوراقك
refusal-not-penalised = الورقة الخاطئة لا تكلّف شيئًا هنا، فلا يمكن تجربتها
refusal-no-attempt = هذه الورقة ليست معك، أو أن لعبها مسموح
refusal-turn = الدور على اللاعب { $seat }
refusal-no-move = «{ $move }» ليست حركة في هذه اللعبة
refusal-no-seat = لا يوجد لاعب «{ $seat }»

## Cards that are owed, and turns to be missed

refusal-owed = { $count ->
        [zero] لا شيء للسحب
        [one] عليك سحب ورقة
        [two] عليك سحب ورقتين
        [few] عليك سحب { $count } أوراق
        [many] عليك سحب { $count } ورقة
       *[other] عليك سحب { $count } ورقة
    }
refusal-take = { refusal-owed }، أو العب ورقة توقف ذلك
refusal-not-owed = ليس عليك سحب شيء
refusal-no-answer = الورقة { $card } لا توقف ذلك: { refusal-owed }
refusal-skip = السحب لا ينقذ دورك: العب ورقة تنقذه أو فوّته
refusal-must-answer = معك ورقة تنقذ دورك، فالعبها
refusal-no-skip-answer = الورقة { $card } لا تنقذ دورك: لا تنقذه إلا القيمة نفسها

## Drawing and ending a turn

refusal-laid = لعبت في هذا الدور، فلا يمكنك السحب
refusal-must-play = يمكنك اللعب، فالعب
refusal-drawn = سحبت في هذا الدور
refusal-nothing-to-draw = لم يبقَ ما يُسحب
refusal-last-uncovered = غطِّ أولًا الورقة التي لعبتها الآن
refusal-no-pass = لا يمكنك التمرير ما دام السحب ممكنًا
refusal-no-way-back = لا أحد يمكنه العودة الآن
refusal-no-knock-out = لا أحد يخرج في هذه اللعبة

## Cards

refusal-not-held = ليست مع اللاعب { $seat } الورقة { $card }
refusal-names-nothing = لا يمكنك اختيار شيء بالورقة { $card }
refusal-not-named-so = لا يمكنك اختيار هذا بالورقة { $card }
refusal-must-name = الورقة { $card } تحتاج إلى اختيار، مثل { $card }=S
refusal-sequence = الورقة { $card } لا تطابق شكل { $top } ولا قيمتها
refusal-sequence-out = معك ورقة مناسبة أو جوكر، فالعب
refusal-match =
    { $top ->
        [none] لا يمكنك لعب الورقة { $card } هنا
       *[other] الورقة { $card } لا تطابق شكل { $top } ولا قيمتها
    }
refusal-called = الورقة { $card } لا تصلح: المطلوب { $named }
refusal-not-together = الورقة { $card } لا توضع على { $top } في الدور نفسه
refusal-cover = غطِّ { $top } بورقة من شكلها
refusal-only-drawn = بعد السحب لا تلعب إلا الورقة المسحوبة

## The last card

refusal-last = الورقة { $card } لا تصلح ورقة أخيرة
refusal-undeclared = قل «{ $word }»! أولًا، ثم العب ورقتك الأخيرة
refusal-several-last = لا يمكنك الإنهاء بأكثر من ورقة في الدور
refusal-double-last = لا يمكنك الإنهاء بورقتين لهما القيمة نفسها

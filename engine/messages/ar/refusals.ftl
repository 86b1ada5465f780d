### Why a move is refused. Cards are named as the notation writes them (7H), seats by their number.

refusal-over = انتهت الجولة
refusal-no-catching = لا يُضبط أحد في هذه اللعبة
refusal-not-missed = هذا اللاعب لم ينسَ الكلمة، أو أن اللاعب التالي قد لعب بالفعل
refusal-catcher = لا أحد يضبط نفسه، ومن خرج من اللعب لا يضبط أحدًا
refusal-not-penalised = الأوراق المخالفة تُرفض هنا ولا يُعاقَب عليها
refusal-no-attempt = هذه الورقة ليست في اليد، أو أن لعبها مسموح
refusal-turn = الدور على المقعد { $seat }
refusal-no-move = «{ $move }» ليست حركة في هذه اللعبة
refusal-no-seat = لا يوجد مقعد «{ $seat }»

## Cards that are owed, and turns to be missed

refusal-owed =
    { $count ->
        [zero] لا أوراق مستحقة
        [one] هناك ورقة مستحقة
        [two] هناك ورقتان مستحقتان
        [few] هناك { $count } أوراق مستحقة
        [many] هناك { $count } ورقة مستحقة
       *[other] هناك { $count } ورقة مستحقة
    }
refusal-take = { refusal-owed }: يجب الرد أو أخذ المستحق
refusal-not-owed = لا شيء مستحق
refusal-no-answer = الورقة { $card } لا تصلح ردًا: { refusal-owed }
refusal-skip = تفويت الدور يُردّ عليه أو يُقبل، ولا يُتفادى بالسحب
refusal-must-answer = من يستطيع الرد على تفويت الدور فعليه أن يرد
refusal-no-skip-answer = الورقة { $card } لا ترد على تفويت الدور: لا ترد عليه إلا الرتبة نفسها

## Drawing and ending a turn

refusal-laid = لا سحب بعد لعب ورقة في الدور نفسه
refusal-must-play = من يستطيع اللعب فعليه أن يلعب
refusal-drawn = سُحبت ورقة بالفعل
refusal-nothing-to-draw = لا توجد أوراق للسحب
refusal-last-uncovered = يجب تغطية الورقة التي لُعبت الآن
refusal-no-pass = لا تمرير ما دام السحب ممكنًا
refusal-no-way-back = لا أحد يمكنه العودة الآن
refusal-no-knock-out = لا إخراج لأحد في هذه اللعبة

## Cards

refusal-not-held = الورقة { $card } ليست في يد المقعد { $seat }
refusal-names-nothing = الورقة { $card } لا تحدد شيئًا
refusal-not-named-so = الورقة { $card } لا يمكنها تحديد ذلك
refusal-must-name = الورقة { $card } يجب أن تحدد ما يُلعب بعدها، بعلامة = وحرف بعدها مثل S
refusal-sequence = الورقة { $card } لا توافق شكل { $top } ولا رتبتها
refusal-sequence-out = من يستطيع الموافقة أو معه جوكر فعليه أن يلعب
refusal-match =
    { $top ->
        [none] الورقة { $card } لا يجوز لعبها هنا
       *[other] الورقة { $card } لا توافق شكل { $top } ولا رتبتها
    }
refusal-called = الورقة { $card } لا توافق المطلوب: { $named }
refusal-not-together = الورقة { $card } لا يمكن وضعها على { $top } في الدور نفسه
refusal-cover = الورقة { $top } يجب تغطيتها بورقة من شكلها
refusal-only-drawn = بعد السحب لا تُلعب إلا الورقة المسحوبة

## The last card

refusal-last = الورقة { $card } لا يجوز أن تكون الأخيرة
refusal-undeclared = لا يجوز لعب الورقة الأخيرة: لم تُقل الكلمة
refusal-several-last = لا يجوز إنهاء الأوراق بأكثر من ورقة واحدة في الدور
refusal-double-last = لا يجوز إنهاء الأوراق بورقتين من رتبة واحدة توضعان معًا

### The table: what lies on it, what happens, what may be done, and how it ends. Whoever plays is named before a colon, with a
### noun after it ("سحب ورقتين"): a name has no known gender, and a verb would need one.

## table

table-help = القواعد
table-menu = القائمة
table-clockwise = اللعب مع عقارب الساعة
table-counterclockwise = اللعب عكس عقارب الساعة
table-owed_badge = { NUMBER($n, signDisplay: "always") }
table-misses_badge = { $n }
table-choice_cancel = استرداد الورقة
table-called = المطلوب: { $what }
table-pile = كومة اللعب، وأعلاها { $card }
table-pile_empty = كومة اللعب، فارغة
table-owed =
    { $count ->
        [zero] لا أوراق مستحقة
        [one] ورقة مستحقة
        [two] ورقتان مستحقتان
        [few] { $count } أوراق مستحقة
        [many] { $count } ورقة مستحقة
       *[other] { $count } ورقة مستحقة
    }
table-misses =
    { $count ->
        [zero] لا دور يفوت
        [one] دور واحد يفوت
        [two] دوران يفوتان
        [few] { $count } أدوار تفوت
        [many] { $count } دورًا يفوت
       *[other] { $count } دور يفوت
    }
table-left =
    { $count ->
        [0] فارغة
       *[other] الباقي { $count }
    }
table-stock_empty = كومة السحب، فارغة
table-stock_turned = كومة السحب، فارغة: تُقلب كومة اللعب حين يلزم السحب
table-stock =
    { $count ->
        [zero] كومة السحب، لم تبق فيها أوراق
        [one] كومة السحب، بقيت فيها ورقة واحدة
        [two] كومة السحب، بقيت فيها ورقتان
        [few] كومة السحب، بقيت فيها { $count } أوراق
        [many] كومة السحب، بقيت فيها { $count } ورقة
       *[other] كومة السحب، بقيت فيها { $count } ورقة
    }
table-stock_draw =
    { $count ->
        [zero] كومة السحب، لم تبق فيها أوراق، لمسة للسحب
        [one] كومة السحب، بقيت فيها ورقة واحدة، لمسة للسحب
        [two] كومة السحب، بقيت فيها ورقتان، لمسة للسحب
        [few] كومة السحب، بقيت فيها { $count } أوراق، لمسة للسحب
        [many] كومة السحب، بقيت فيها { $count } ورقة، لمسة للسحب
       *[other] كومة السحب، بقيت فيها { $count } ورقة، لمسة للسحب
    }

table-sort-suit = مرتبة حسب الشكل. ترتيب حسب الرتبة
table-sort-rank = مرتبة حسب الرتبة. إبقاء ترتيبي الخاص
table-sort-only_rank = مرتبة حسب الرتبة. ترتيب حسب الشكل
table-sort-own = بترتيبي الخاص. ترتيب حسب الشكل

table-card-playable = يمكن لعبها
table-card-lifted = لمسة أخرى للعبها
table-card-fresh = سُحبت الآن

table-seat-turn = الدور هنا
table-seat-declared = قيلت الكلمة
table-seat-said = { $word }!
table-seat-catchable = لم تُقل الكلمة
table-seat-gone = خارج الجولة
table-seat-place = انتهت الأوراق، المركز { $place }
table-seat-out = #{ $place }
table-seat-cards =
    { $count ->
        [zero] لا أوراق
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }

table-own-playable = يمكن لعب { $count }

table-cover-pass = تسليم الجهاز إلى
table-cover-ready = أنا { $name }

table-name = { FORM($card, article: "none") }

## play

play-title_hand = الجولة { $hand }
play-title_hand_of = الجولة { $hand } من { $hands }
play-opening = فتح الطاولة
play-temper_careless = متهاون
play-temper_steady = متزن
play-temper_sharp = يقظ
play-temper_master = خبير
play-remark_took =
    { $mood ->
        [lively] آخ!
       *[calm] لا بأس.
    }
play-remark_owes =
    { $mood ->
        [lively] بالهنا والشفا!
       *[calm] هدية لك.
    }
play-remark_turn =
    { $mood ->
        [lively] ها!
       *[calm] معلش.
    }
play-remark_out =
    { $mood ->
        [lively] مرحى!
       *[calm] لعبة جميلة.
    }
play-remark_spoken = { $name }: «{ $said }»
play-a_rank =
    ورقة { $rank ->
        [A] آس
        [J] ولد
        [Q] بنت
        [K] شايب
       *[other] { $rank }
    }
play-mine = أنت { $points }
play-whose = أوراق { $name }
play-strict = صارمة
play-strict_not_now =
    الدور على { $name }: لمسة أخرى تلعبها رغم ذلك، مقابل { $count ->
        [zero] لا شيء
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }.
play-wait = بانتظار { $name }
play-dealt = وُزِّعت الأوراق.
play-dealt_strict =
    طاولة صارمة: لا علامة على أي ورقة، والورقة الخاطئة تكلّف { $count ->
        [zero] لا شيء
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }.
play-cancel = لم يعد شيء مستحقًا.
play-reverse = انعكس اتجاه اللعب.
play-why_over = أعلى من { $card } بواحد: { $points }.
play-why_under = أدنى من { $card } بواحد: { $points }.
play-refill = نفدت كومة السحب: تُقلب كومة اللعب.
play-owes =
    { $count ->
        [zero] لا أوراق مستحقة الآن.
        [one] الآن تُستحق ورقة واحدة.
        [two] الآن تُستحق ورقتان.
        [few] الآن تُستحق { $count } أوراق.
        [many] الآن تُستحق { $count } ورقة.
       *[other] الآن تُستحق { $count } ورقة.
    }
play-hands = كل لاعب يمرر يده إلى اليسار.
play-blocked = تعذر اللعب على الجميع.
play-say_word = { $word }!
play-said_word = { $word } ✓
play-forgot = لم نسمع «{ $word }» من { $name }!
play-catch = ضبط { $name }
play-take =
    { $count ->
        [zero] أخذ
        [one] أخذ ورقة
        [two] أخذ ورقتين
        [few] أخذ { $count } أوراق
        [many] أخذ { $count } ورقة
       *[other] أخذ { $count } ورقة
    }
play-draw = سحب
play-end = إنهاء الدور
play-pass = تمرير
play-keep = احتفاظ
play-miss = تفويت الدور
play-out = خرجت
play-knocked = خارج الجولة
play-running = { $total } ({ $hand })
play-undo = تراجع
play-hurry = تخطٍّ
play-go_on = متابعة
play-skip_rest = إلى النهاية
play-why = لماذا؟
play-come_back = عودة
play-bring_back = إعادة لاعب
play-leave_out = خسارة الجولة
play-try_again = إعادة المحاولة
play-first_time = جديد هنا
play-first_time_spoken = جديد هنا: { $said } اللمس للإغلاق.
play-rule = القاعدة
play-no_rule = لا تقول القواعد شيئًا خاصًا عن هذا.
play-all_rules = كل قواعد هذه الطاولة
play-suit_title = أي شكل مع { $card }؟
play-rank_title = أي رتبة مع { $card }؟
play-confirm = لمسة أخرى على الورقة تلعبها.
play-not_now = الدور على { $name }.
play-lost = هذه المباراة مفتوحة في مكان آخر
play-lost_about = هي مفتوحة في { $where } منذ { $time }. يمكنك متابعتها هنا؛ وعندئذ تتوقف تلك النافذة.
play-taken_about = هي مفتوحة الآن في { $where }. يمكنك استردادها واللعب هنا؛ وعندئذ تتوقف تلك النافذة.
play-where_tab = علامة تبويب في المتصفح على { $system }
play-where_app = التطبيق على { $system }
play-where_unknown = نافذة أخرى
play-take_over = اللعب هنا
play-home = البداية
play-broken = لا يمكن متابعة هذه المباراة
play-damaged = جزء مما حُفظ من هذه المباراة تالف
play-differs = هذا الإصدار من التطبيق يلعب إحدى حركات هذه المباراة بشكل مختلف
play-no_store = لا توجد مباراة كهذه
play-menu = الطاولة
play-log = ما حدث
play-log_empty = لم يحدث شيء بعد.
play-log_late = الأحدث
play-log_all = الكل
play-log_before = قبل ذلك
play-log_points = النقاط فقط
play-resign = انسحاب
play-resign_about = ينهي المباراة حيث وصلت.
play-resign_sure = انسحاب نهائي؟
play-to_bot = روبوت يلعب مكان: { $name }
play-to_bot_about = إلى أن يُسترد المقعد.
play-from_bot = عودة إلى اللعب: { $name }
play-from_bot_about = تسترد المقعد من الروبوت.
play-rules = قواعد هذه الطاولة
play-leave = مغادرة
play-leave_about = المباراة تنتظرك.
play-report = نسخ تقرير
play-hand_won = الفوز بالجولة: { $names }
play-hand_won_you = فزت بالجولة
play-hand_blocked = أُغلقت الجولة. أقل الأوراق: { $names }
play-hand_blocked_you = أُغلقت الجولة: أوراقك هي الأقل
play-hand_blocked_points = أُغلقت الجولة. أقل يد: { $names }
play-hand_blocked_points_you = أُغلقت الجولة: يدك هي الأقل
play-hand_about = الجولة { $hand }
play-match_won = الفوز بالمباراة: { $names }
play-match_won_you = فزت بالمباراة
play-match_resigned = انتهت المباراة بالانسحاب
play-life =
    { $count ->
        [zero] بلا أرواح
        [one] روح واحدة
        [two] روحان
        [few] { $count } أرواح
        [many] { $count } روحًا
       *[other] { $count } روح
    }
play-keep_on = مواصلة اللعب
play-close = إغلاق

play-may-out = لا يمكنك الموافقة ولا لعب جوكر.
play-may-lead = يمكنك البدء بأي ورقة.
play-may-follow = عليك موافقة الشكل أو الرتبة.
play-may-answer_or_take =
    يمكنك الرد ({ LIST($cards, type: "or") }) أو أخذ { $count ->
        [zero] المستحق
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }.
play-may-take =
    عليك أخذ { $count ->
        [zero] المستحق
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }: لا شيء يستطيع الرد على ذلك.
play-may-take_only =
    عليك أخذ { $count ->
        [zero] المستحق
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }. لا يستطيع الرد على ذلك إلا { LIST($cards, type: "or") }.
play-may-ways_or_take =
    يمكنك { LIST($ways, type: "or") } أو أخذ { $count ->
        [zero] المستحق
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }.
play-may-strict_owed =
    عليك الرد أو أخذ { $count ->
        [zero] المستحق
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }.
play-may-answer_or_miss = يمكنك الرد ({ LIST($cards, type: "or") }) أو تفويت دورك.
play-may-cover = عليك تغطيتها بورقة من شكلها.
play-may-cover_draw = لا يمكنك تغطيتها: عليك سحب ورقة.
play-may-fire = ورقة النار: يمكنك لعبها فورًا.
play-may-bring_back = يمكنك وضع يدك كلها كسلسلة واحدة: إعادة آخر من أنهى أوراقه، أو خسارة الجولة.
play-may-come_back = لك العودة إلى الجولة.
play-may-more = يمكنك لعب المزيد أو إنهاء دورك.
play-may-drawn = يمكنك لعبها أو الاحتفاظ بها.
play-may-play = عليك لعب ورقة.
play-may-draw_on = عليك السحب مرة أخرى.
play-may-play_or_draw = يمكنك لعب ورقة أو السحب.
play-may-play_or_pass = يمكنك لعب ورقة أو التمرير.
play-may-draw = لا ورقة مناسبة: عليك السحب.

play-may-by-add = الزيادة ({ LIST($cards, type: "or") })
play-may-by-cancel = الإلغاء ({ LIST($cards, type: "or") })
play-may-by-pass = النقل إلى التالي ({ LIST($cards, type: "or") })
play-may-by-reduce = الإنقاص ({ LIST($cards, type: "or") })
play-may-by-return = الإعادة إلى صاحبها ({ LIST($cards, type: "or") })

play-refused-other = { $why }.
play-refused-match = { $card } لا توافق شكل { $top } ولا رتبتها.
play-refused-called = { $card } لا توافق: المطلوب { $what }.
play-refused-skip = { $card } لا ترد على تفويت الدور.
play-refused-finish = { $card } لا يجوز أن تكون ورقتك الأخيرة.
play-refused-declare = لم تُقل الكلمة، فعلى ورقتك الأخيرة أن تبقى.
play-refused-draw = بعد السحب لا تُلعب إلا الورقة المسحوبة.
play-refused-must-cover = { $top } يجب تغطيتها بورقة من شكلها.
play-refused-replies =
    { $count ->
        [zero] { $card } لا ترد على المستحق.
        [one] { $card } لا ترد على الورقة المستحقة عليك.
        [two] { $card } لا ترد على الورقتين المستحقتين عليك.
        [few] { $card } لا ترد على الأوراق المستحقة عليك وعددها { $count }.
        [many] { $card } لا ترد على الأوراق المستحقة عليك وعددها { $count }.
       *[other] { $card } لا ترد على الأوراق المستحقة عليك وعددها { $count }.
    }

play-refused-turn-multi = { $card } لا توضع بعد { $top } في الدور نفسه.
play-refused-turn-last = لا يمكنك إنهاء الأوراق هكذا بعدة أوراق.
play-skip =
    { $count ->
        [zero] لا دور يفوت.
        [one] يفوت دور واحد.
        [two] يفوت دوران.
        [few] تفوت { $count } أدوار.
        [many] يفوت { $count } دورًا.
       *[other] يفوت { $count } دور.
    }

play-you-knock = لا موافقة لديك، وأُخرجت من الجولة.
play-you-why_knock = الأوراق التي بقيت معك: { $count }.
play-you-reverse = عكست اتجاه اللعب.
play-you-score = سجلت { $points }.
play-you-bankrupt = معك أوراق أكثر من اللازم، وخرجت من الجولة.
play-you-play = لعبت { $card }.
play-you-called = لعبت { $card } وطلبت { $what }.
play-you-draw =
    { $count ->
        [zero] لم تكن هناك أوراق للسحب.
        [one] سحبت ورقة واحدة.
        [two] سحبت ورقتين.
        [few] سحبت { $count } أوراق.
        [many] سحبت { $count } ورقة.
       *[other] سحبت { $count } ورقة.
    }
play-you-draw_cards = سحبت { $cards }.
play-you-back_cards = عدت ومعك { $cards }.
play-you-penalty_finish_cards = لا يمكنك إنهاء الأوراق بهذه الورقة: سحبت { $cards }.
play-you-penalty_declare_cards = نسيت الكلمة: سحبت { $cards }.
play-you-penalty_blunder_cards = كلّفك ذلك: سحبت { $cards }.
play-you-take =
    { $count ->
        [zero] لم تكن هناك أوراق للأخذ.
        [one] أخذت ورقة واحدة.
        [two] أخذت ورقتين.
        [few] أخذت { $count } أوراق.
        [many] أخذت { $count } ورقة.
       *[other] أخذت { $count } ورقة.
    }
play-you-back =
    { $count ->
        [zero] عدت بلا أوراق.
        [one] عدت ومعك ورقة واحدة.
        [two] عدت ومعك ورقتان.
        [few] عدت ومعك { $count } أوراق.
        [many] عدت ومعك { $count } ورقة.
       *[other] عدت ومعك { $count } ورقة.
    }
play-you-nothing = لم تبق أوراق للسحب.
play-you-penalty_finish =
    لا يمكنك إنهاء الأوراق بهذه الورقة: { $count ->
        [zero] لا سحب.
        [one] سحبت ورقة واحدة.
        [two] سحبت ورقتين.
        [few] سحبت { $count } أوراق.
        [many] سحبت { $count } ورقة.
       *[other] سحبت { $count } ورقة.
    }
play-you-penalty_declare =
    نسيت الكلمة: { $count ->
        [zero] لا سحب.
        [one] سحبت ورقة واحدة.
        [two] سحبت ورقتين.
        [few] سحبت { $count } أوراق.
        [many] سحبت { $count } ورقة.
       *[other] سحبت { $count } ورقة.
    }
play-you-penalty_blunder =
    { $count ->
        [zero] لم يكلّفك ذلك شيئًا.
        [one] كلّفك ذلك ورقة واحدة.
        [two] كلّفك ذلك ورقتين.
        [few] كلّفك ذلك { $count } أوراق.
        [many] كلّفك ذلك { $count } ورقة.
       *[other] كلّفك ذلك { $count } ورقة.
    }
play-you-penalty_previous = { play-you-take }
play-you-catch = ضبطت { $other }.
play-you-say = أنت: «{ $word }»!
play-you-miss = يفوتك دور.
play-you-pass = مرّ دورك.
play-you-end = انتهى دورك.
play-you-out = نفدت أوراقك!
play-you-again = الدور لك مرة أخرى.
play-you-took_back =
    { $count ->
        [zero] لا أوراق تعود من ذلك الدور.
        [one] تعود إليك ورقة ذلك الدور.
        [two] تعود إليك ورقتا ذلك الدور.
        [few] تعود إليك أوراق ذلك الدور كلها وعددها { $count }.
        [many] تعود إليك أوراق ذلك الدور كلها وعددها { $count }.
       *[other] تعود إليك أوراق ذلك الدور كلها وعددها { $count }.
    }
play-you-attempt = { $card } لا يجوز لعبها: عادت إليك.

play-they-knock = لا موافقة لدى { $name }: خروج من الجولة.
play-they-why_knock = الأوراق التي بقيت مع { $name }: { $count }.
play-they-reverse = { $name }: عكس اتجاه اللعب.
play-they-score = { $name }: تسجيل { $points }.
play-they-bankrupt = عند { $name } أوراق أكثر من اللازم: خروج من الجولة.
play-they-play = { $name }: لعب { $card }.
play-they-called = { $name }: لعب { $card } وطلب { $what }.
play-they-draw =
    { $name }: { $count ->
        [zero] لا سحب.
        [one] سحب ورقة واحدة.
        [two] سحب ورقتين.
        [few] سحب { $count } أوراق.
        [many] سحب { $count } ورقة.
       *[other] سحب { $count } ورقة.
    }
play-they-take =
    { $name }: { $count ->
        [zero] لا أخذ.
        [one] أخذ ورقة واحدة.
        [two] أخذ ورقتين.
        [few] أخذ { $count } أوراق.
        [many] أخذ { $count } ورقة.
       *[other] أخذ { $count } ورقة.
    }
play-they-back =
    { $name }: عودة مع { $count ->
        [zero] لا شيء في اليد.
        [one] ورقة واحدة.
        [two] ورقتين.
        [few] { $count } أوراق.
        [many] { $count } ورقة.
       *[other] { $count } ورقة.
    }
play-they-nothing = لم تبق أوراق للسحب.
play-they-penalty_finish = لا يجوز إنهاء الأوراق بهذه الورقة. { play-they-draw }
play-they-penalty_declare =
    { $name }: نسيان الكلمة، و{ $count ->
        [zero] لا سحب.
        [one] سحب ورقة واحدة.
        [two] سحب ورقتين.
        [few] سحب { $count } أوراق.
        [many] سحب { $count } ورقة.
       *[other] سحب { $count } ورقة.
    }
play-they-penalty_blunder =
    { $name }: كلفة الخطأ { $count ->
        [zero] لا شيء.
        [one] ورقة واحدة.
        [two] ورقتان.
        [few] { $count } أوراق.
        [many] { $count } ورقة.
       *[other] { $count } ورقة.
    }
play-they-penalty_previous = { play-they-take }
play-they-catch = { $name }: ضبط { $other }.
play-they-catch_you = { $name }: ضبطك وقد نسيت الكلمة.
play-they-say = { $name }: «{ $word }»!
play-they-miss = يفوت الدور على { $name }.
play-they-pass = مرّ دور { $name }.
play-they-end = انتهى دور { $name }.
play-they-out = نفدت أوراق { $name }!
play-they-again = الدور مرة أخرى على { $name }.
play-they-took_back =
    { $name }: { $count ->
        [zero] لا استرداد.
        [one] استرداد ورقة ذلك الدور.
        [two] استرداد ورقتي ذلك الدور.
        [few] استرداد أوراق ذلك الدور كلها وعددها { $count }.
        [many] استرداد أوراق ذلك الدور كلها وعددها { $count }.
       *[other] استرداد أوراق ذلك الدور كلها وعددها { $count }.
    }
play-they-attempt = { $name }: محاولة { $card }، ثم استردادها.

## result

result-why = كيف كان الفوز
result-spoken = { $name }، المركز { $place }، { $total }. { $note }
result-spoken_open = { $name }، { $total }. { $note }
result-fewer = الأقل أفضل
result-more = الأكثر أفضل
result-unit-points =
    { $count ->
        [zero] نقطة
        [one] نقطة
        [two] نقطة
        [few] نقاط
        [many] نقطة
       *[other] نقطة
    }
result-unit-hands =
    { $count ->
        [zero] جولة مكسوبة
        [one] جولة مكسوبة
        [two] جولة مكسوبة
        [few] جولات مكسوبة
        [many] جولة مكسوبة
       *[other] جولة مكسوبة
    }
result-unit-of_hands =
    { $count ->
        [zero] من { $count } جولة
        [one] من { $count } جولة
        [two] من { $count } جولة
        [few] من { $count } جولات
        [many] من { $count } جولة
       *[other] من { $count } جولة
    }
result-unit-lives =
    { $count ->
        [zero] روح
        [one] روح
        [two] روح
        [few] أرواح
        [many] روحًا
       *[other] روح
    }
result-unit-cards =
    { $count ->
        [zero] ورقة باقية
        [one] ورقة باقية
        [two] ورقة باقية
        [few] أوراق باقية
        [many] ورقة باقية
       *[other] ورقة باقية
    }
result-brought =
    { $count ->
        [zero] { $points } نقطة
        [one] { $points } نقطة
        [two] { $points } نقطة
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }
result-in_match-points =
    { $count ->
        [zero] { $total } نقطة في المباراة
        [one] { $total } نقطة في المباراة
        [two] { $total } نقطة في المباراة
        [few] { $total } نقاط في المباراة
        [many] { $total } نقطة في المباراة
       *[other] { $total } نقطة في المباراة
    }
result-in_match-hands =
    { $count ->
        [zero] { $total } جولة مكسوبة
        [one] جولة مكسوبة واحدة
        [two] جولتان مكسوبتان
        [few] { $total } جولات مكسوبة
        [many] { $total } جولة مكسوبة
       *[other] { $total } جولة مكسوبة
    }
result-in_match-lives =
    { $count ->
        [zero] لم تبق أرواح
        [one] بقيت روح واحدة
        [two] بقيت روحان
        [few] بقيت { $count } أرواح
        [many] بقيت { $count } روحًا
       *[other] بقيت { $count } روح
    }
result-last_own = ورقتك الأخيرة
result-last = الورقة الأخيرة
result-held = ما بقي لدى الآخرين
result-everybody = ما بقي لدى الجميع
result-final = كيف انتهت المباراة
result-next = الجولة التالية
result-replay = إعادة العرض
result-leave = مغادرة
result-hands = كل الجولات
result-home = البداية

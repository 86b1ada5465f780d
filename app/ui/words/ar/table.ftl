### The table: what lies on it, what happens, what may be done, and how it ends. Whoever plays is named before a colon, with a
### noun after it ("سحب ورقتين"): a name has no known gender, and a verb would need one.

## table

table-help = القواعد
table-menu = القائمة
table-clockwise = اللعب مع عقارب الساعة
table-counterclockwise = اللعب عكس عقارب الساعة
table-owed_badge = { NUMBER($n, signDisplay: "always") }
table-misses_badge = { $n }
table-hit_count = { $n } من { $total }
table-hit_by = من { $name }
table-hit_by_you = منك أنت
table-choice_cancel = تراجع
table-called = المطلوب: { $what }
table-pile = كومة اللعب، وأعلاها { $card }
table-pile_empty = كومة اللعب، فارغة
table-owed = { $count ->
        [zero] لا شيء للسحب
        [one] ورقة للسحب
        [two] ورقتان للسحب
        [few] { $count } أوراق للسحب
        [many] { $count } ورقة للسحب
       *[other] { $count } ورقة للسحب
    }
table-misses = { $count ->
        [zero] لا دور يفوت
        [one] يفوت دور
        [two] يفوت دوران
        [few] تفوت { $count } أدوار
        [many] يفوت { $count } دورًا
       *[other] يفوت { $count } دور
    }
table-left =
    { $count ->
        [0] فارغة
       *[other] الباقي { $count }
    }
table-stock_empty = كومة السحب، فارغة
table-stock_turned = كومة السحب، فارغة. عند السحب التالي تُخلط كومة اللعب
table-stock = { $count ->
        [zero] كومة السحب، فارغة
        [one] كومة السحب، بقيت ورقة واحدة
        [two] كومة السحب، بقيت ورقتان
        [few] كومة السحب، بقيت { $count } أوراق
        [many] كومة السحب، بقيت { $count } ورقة
       *[other] كومة السحب، بقيت { $count } ورقة
    }
table-stock_draw = { $count ->
        [zero] كومة السحب، فارغة، المسها للسحب
        [one] كومة السحب، بقيت ورقة واحدة، المسها للسحب
        [two] كومة السحب، بقيت ورقتان، المسها للسحب
        [few] كومة السحب، بقيت { $count } أوراق، المسها للسحب
        [many] كومة السحب، بقيت { $count } ورقة، المسها للسحب
       *[other] كومة السحب، بقيت { $count } ورقة، المسها للسحب
    }

table-sort-suit = مرتبة حسب الشكل. ترتيب حسب القيمة
table-sort-rank = مرتبة حسب القيمة. استخدم ترتيبك الخاص
table-sort-only_rank = مرتبة حسب القيمة. ترتيب حسب الشكل
table-sort-own = بترتيبك الخاص. رتّبها حسب الشكل

table-card-playable = يمكن لعبها
table-card-lifted = المسها ثانية لتلعبها
table-card-fresh = سُحبت الآن

table-seat-turn = الدور هنا
table-seat-declared = نداء: «{ $word }»!
table-seat-said = { $word }!
table-seat-catchable = نسيان «{ $word }»!
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
table-card = { $printed }

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
       *[calm] يا خسارة.
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
play-strict_not_now = الدور على { $name }. المسها ثانية لتلعبها رغم ذلك وتسحب { $count ->
        [zero] لا شيء
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }.
play-wait = بانتظار { $name }
play-dealt = وُزِّعت الأوراق.
play-dealt_strict = طاولة صارمة: لا تلميحات، والورقة الخاطئة تكلّفك سحب { $count ->
        [zero] لا شيء
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }.
play-cancel = أُلغي. لا أحد يسحب.
play-reverse = انعكس اتجاه اللعب.
play-why_over = أعلى من { $card } بواحد: { $points }.
play-why_under = أدنى من { $card } بواحد: { $points }.
play-refill = خُلطت كومة اللعب من جديد.
play-owes = اللاعب التالي: اسحب { $count ->
        [zero] لا شيء
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }.
play-hands = كل لاعب يمرر أوراقه إلى اليسار.
play-blocked = توقف اللعب: لا أحد يستطيع اللعب.
play-say_word = { $word }!
play-said_word = { $word } ✓
play-forgot = لم نسمع «{ $word }» من { $name }!
play-catch = { $name }: نسيان!
play-take = { $count ->
        [zero] سحب
        [one] سحب ورقة
        [two] سحب ورقتين
        [few] سحب { $count } أوراق
        [many] سحب { $count } ورقة
       *[other] سحب { $count } ورقة
    }
play-draw = سحب
play-end = إنهاء الدور
play-pass = تمرير
play-keep = احتفاظ
play-miss = تفويت دوري
play-out = لا أستطيع اللعب
play-knocked = خارج الجولة
play-running = { $total } ({ $hand })
play-undo = تراجع
play-hurry = تخطٍّ
play-go_on = متابعة
play-skip_rest = إلى النهاية
play-why = لماذا؟
play-come_back = عودة
play-bring_back = إعادة لاعب
play-leave_out = بلا إعادة
play-try_again = إعادة المحاولة
play-first_time = أول مرة
play-first_time_spoken = أول مرة: { $said } المس للإغلاق.
play-rule = القاعدة
play-no_rule = لا توجد قاعدة خاصة بهذا.
play-all_rules = كل قواعد هذه الطاولة
play-suit_title = أي شكل مع { $card }؟
play-rank_title = أي قيمة مع { $card }؟
play-confirm = المسها مرة أخرى لتلعبها.
play-not_now = الدور على { $name }.
play-lost = هذه المباراة مفتوحة في مكان آخر
play-lost_about = هي مفتوحة في { $where } منذ { $time }. إذا تابعت هنا، تتوقف تلك النافذة.
play-taken_about = هي مفتوحة الآن في { $where }. إذا استعدتها، تتوقف تلك النافذة.
play-where_tab = علامة تبويب في المتصفح على { $system }
play-where_app = التطبيق على { $system }
play-where_unknown = نافذة أخرى
play-take_over = اللعب هنا
play-home = البداية
play-broken = لا يمكن متابعة هذه المباراة
play-damaged = جزء من هذه المباراة المحفوظة تالف
play-differs = هذا الإصدار من التطبيق يلعب إحدى حركاتها بشكل مختلف
play-no_store = لا توجد مباراة كهذه
play-menu = الطاولة
play-log = ما حدث
play-log_empty = لم يحدث شيء بعد.
play-log_late = الأحدث
play-log_all = الكل
play-log_before = قبل ذلك
play-log_points = النقاط فقط
play-resign = انسحاب
play-resign_about = تنتهي المباراة على حالها الآن.
play-resign_sure = انسحاب نهائي؟
play-to_bot = روبوت يلعب مكان: { $name }
play-to_bot_you = روبوت يلعب مكانك
play-to_bot_about = إلى أن ترغب في اللعب من جديد.
play-from_bot = عودة إلى اللعب: { $name }
play-from_bot_you = العودة إلى اللعب
play-from_bot_about = تلعب مكان الروبوت.
play-rules = قواعد هذه الطاولة
play-leave = مغادرة
play-leave_about = المباراة تنتظرك.
play-report = نسخ تقرير
play-hand_won = الفوز بالجولة: { $names }
play-hand_won_you = فزت بالجولة
play-hand_blocked = توقف اللعب. أقل الأوراق: { $names }
play-hand_blocked_you = توقف اللعب: أوراقك هي الأقل
play-hand_blocked_points = توقف اللعب. أقل النقاط: { $names }
play-hand_blocked_points_you = توقف اللعب: نقاطك هي الأقل
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

play-may-out = لا توجد معك ورقة مناسبة ولا جوكر.
play-may-lead = ابدأ بأي ورقة.
play-may-follow = العب ورقة من الشكل نفسه أو القيمة نفسها.
play-may-answer_or_take = رُد ({ LIST($cards, type: "or") }) أو اسحب { $count ->
        [zero] لا شيء
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }.
play-may-take = اسحب { $count ->
        [zero] لا شيء
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }. لا شيء يوقف ذلك.
play-may-take_only = اسحب { $count ->
        [zero] لا شيء
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }. لا ينقذك إلا { LIST($cards, type: "or") }.
play-may-ways_or_take = { LIST($ways, type: "or") } أو اسحب { $count ->
        [zero] لا شيء
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }.
play-may-strict_owed = رُد بورقة أو اسحب { $count ->
        [zero] لا شيء
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }.
play-may-answer_or_miss = رُد ({ LIST($cards, type: "or") }) أو فوّت دورك.
play-may-cover = غطّها بورقة من شكلها.
play-may-cover_draw = لا يمكنك تغطيتها. اسحب ورقة.
play-may-fire = ورقة النار: العبها الآن إن شئت.
play-may-bring_back = أوراقك كلها تصلح سلسلة واحدة. أعد آخر من أنهى أوراقه، أو تخسر الجولة.
play-may-come_back = عدت إلى الجولة!
play-may-more = العب المزيد أو أنهِ دورك.
play-may-drawn = العبها أو احتفظ بها.
play-may-play = العب ورقة.
play-may-draw_on = اسحب مرة أخرى.
play-may-play_or_draw = العب ورقة أو اسحب.
play-may-play_or_pass = العب ورقة أو مرر.
play-may-draw = لا توجد معك ورقة مناسبة. اسحب ورقة.

play-may-by-add = الزيادة ({ LIST($cards, type: "or") })
play-may-by-cancel = الإلغاء ({ LIST($cards, type: "or") })
play-may-by-pass = النقل إلى التالي ({ LIST($cards, type: "or") })
play-may-by-reduce = الإنقاص ({ LIST($cards, type: "or") })
play-may-by-return = الإعادة إلى صاحبها ({ LIST($cards, type: "or") })

play-refused-other = { $why }.
play-refused-match = { $card } لا توضع على { $top }.
play-refused-called = { $card } لا تصلح: المطلوب { $what }.
play-refused-skip = { $card } لا تنقذ دورك.
play-refused-finish = { $card } لا تصلح ورقة أخيرة.
play-refused-declare = قل «{ $word }»! أولًا، ثم العب ورقتك الأخيرة.
play-refused-draw = بعد السحب لا تلعب إلا الورقة المسحوبة.
play-refused-must-cover = غطِّ { $top } بورقة من شكلها.
play-refused-replies = { $count ->
        [zero] { $card } لا تنقذك من السحب.
        [one] { $card } لا تنقذك من سحب ورقة.
        [two] { $card } لا تنقذك من سحب ورقتين.
        [few] { $card } لا تنقذك من سحب { $count } أوراق.
        [many] { $card } لا تنقذك من سحب { $count } ورقة.
       *[other] { $card } لا تنقذك من سحب { $count } ورقة.
    }

play-refused-turn-multi = { $card } لا توضع على { $top } في الدور نفسه.
play-refused-turn-last = لا يمكنك الإنهاء هكذا بعدة أوراق.
play-skip = { $count ->
        [zero] لا دور يفوت.
        [one] اللاعب التالي: يفوتك دور.
        [two] اللاعب التالي: يفوتك دوران.
        [few] اللاعب التالي: تفوتك { $count } أدوار.
        [many] اللاعب التالي: يفوتك { $count } دورًا.
       *[other] اللاعب التالي: يفوتك { $count } دور.
    }

play-you-knock = لا توجد معك ورقة مناسبة: خرجت من الجولة.
play-you-why_knock = الأوراق التي بقيت معك: { $count }.
play-you-reverse = عكست اتجاه اللعب.
play-you-score = سجلت { $points }.
play-you-bankrupt = أوراقك كثيرة جدًا: خرجت من الجولة.
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
play-you-penalty_finish_cards = لا يمكنك الإنهاء بهذه الورقة، فسحبت { $cards }.
play-you-penalty_declare_cards = نسيت أن تقول «{ $word }»! فسحبت { $cards }.
play-you-penalty_blunder_cards = كلّفك ذلك: سحبت { $cards }.
play-you-take = سحبت { $count ->
        [zero] لا شيء
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }.
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
play-you-penalty_finish = لا يمكنك الإنهاء بهذه الورقة، فسحبت { $count ->
        [zero] لا شيء
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }.
play-you-penalty_declare = نسيت أن تقول «{ $word }»! فسحبت { $count ->
        [zero] لا شيء
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }.
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
play-you-catch = كشفت نسيان { $other }.
play-you-say = أنت: «{ $word }»!
play-you-miss = يفوتك دور.
play-you-pass = مرّرت الدور.
play-you-end = انتهى دورك.
play-you-out = انتهت أوراقك!
play-you-again = الدور لك مرة أخرى.
play-you-took_back = { $count ->
        [zero] لا تعود إليك أوراق.
        [one] تعود إليك ورقة هذا الدور.
        [two] تعود إليك ورقتا هذا الدور.
        [few] تعود إليك أوراق هذا الدور وعددها { $count }.
        [many] تعود إليك أوراق هذا الدور وعددها { $count }.
       *[other] تعود إليك أوراق هذا الدور وعددها { $count }.
    }
play-you-attempt = { $card } غير مسموحة: عادت إليك.

play-they-knock = ليست لدى { $name } ورقة مناسبة: خروج من الجولة.
play-they-why_knock = الأوراق التي بقيت مع { $name }: { $count }.
play-they-reverse = { $name }: عكس اتجاه اللعب.
play-they-score = { $name }: تسجيل { $points }.
play-they-bankrupt = مع { $name } أوراق كثيرة جدًا: خروج من الجولة.
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
play-they-take = { $name }: سحب { $count ->
        [zero] لا شيء
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }.
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
play-they-penalty_finish = { $name }: لا إنهاء بهذه الورقة، وسحب { $count ->
        [zero] لا شيء
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }.
play-they-penalty_declare = { $name }: نسيان «{ $word }»! وسحب { $count ->
        [zero] لا شيء
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }.
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
play-they-catch = { $name }: كشف نسيان { $other }.
play-they-catch_you = { $name }: كشف نسيانك.
play-they-say = { $name }: «{ $word }»!
play-they-miss = يفوت الدور على { $name }.
play-they-pass = { $name }: تمرير الدور.
play-they-end = انتهى دور { $name }.
play-they-out = نفدت أوراق { $name }!
play-they-again = الدور مرة أخرى على { $name }.
play-they-took_back = { $name }: { $count ->
        [zero] لا شيء يعود.
        [one] تعود ورقة هذا الدور.
        [two] تعود ورقتا هذا الدور.
        [few] تعود أوراق هذا الدور وعددها { $count }.
        [many] تعود أوراق هذا الدور وعددها { $count }.
       *[other] تعود أوراق هذا الدور وعددها { $count }.
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
result-unit-hands = { $count ->
        [zero] جولات فوز
        [one] جولة فوز
        [two] جولتا فوز
        [few] جولات فوز
        [many] جولة فوز
       *[other] جولة فوز
    }
result-unit-of_hands = { $count ->
        [zero] من { $count } جولة
        [one] من جولة واحدة
        [two] من جولتين
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
result-in_match-hands = { $count ->
        [zero] بلا جولات فوز
        [one] جولة فوز واحدة
        [two] جولتا فوز
        [few] { $total } جولات فوز
        [many] { $total } جولة فوز
       *[other] { $total } جولة فوز
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
result-revenge = { $name }: أريد الثأر
result-close_cards =
    { $count ->
        [zero] بفارق { $count } ورقة فقط
        [one] بفارق ورقة واحدة فقط
        [two] بفارق ورقتين فقط
        [few] بفارق { $count } أوراق فقط
        [many] بفارق { $count } ورقة فقط
       *[other] بفارق { $count } ورقة فقط
    }
result-close_hands = بفارق جولة واحدة فقط
result-close_points =
    { $count ->
        [zero] بفارق { $count } نقطة فقط
        [one] بفارق نقطة واحدة فقط
        [two] بفارق نقطتين فقط
        [few] بفارق { $count } نقاط فقط
        [many] بفارق { $count } نقطة فقط
       *[other] بفارق { $count } نقطة فقط
    }
result-last_own = ورقتك الأخيرة
result-last = الورقة الأخيرة
result-held = ما بقي مع الآخرين
result-everybody = ما بقي مع الجميع
result-final = كيف انتهت المباراة
result-next = الجولة التالية
result-replay = إعادة العرض
result-leave = مغادرة
result-hands = كل الجولات
result-home = البداية
result-proper_table = إعداد مباراة

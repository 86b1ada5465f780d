### Keeping the score for people with real cards.

keep-who = اللاعبون
keep-who_about = المس اللاعبين بترتيب جلوسهم. الأول يوزّع أولًا.
keep-sheet = طريقة الحساب
keep-start = بدء
keep-free = كشف حر
keep-free_about = لأي لعبة: الأعلى أو الأدنى يفوز، بهدف أو بلا هدف.
keep-template-darts-501 = سهام 501
keep-template-darts-301 = سهام 301
keep-template-rummy = رمي
keep-template-canasta = كاناستا
keep-template-hearts = القلوب
keep-template-spades = سبيدز
keep-template-oh-hell = أوه هيل
keep-template-president = الرئيس
keep-template-cribbage = كريبج
keep-template-skat = سكات
keep-template-doppelkopf = دوبلكوبف
keep-template-belote = بلوت
keep-template-tarot = تارو
keep-template-mini-golf = الغولف المصغّر
keep-template-dominoes = الدومينو
keep-template-mahjong = ماه جونغ
keep-template-yacht = اليخت (نرد)
keep-template-ten-thousand = عشرة آلاف (نرد)
keep-template-petanque = بيتانك
keep-template-poker = سهرة بوكر
keep-template-yacht-bonus = الجزء العلوي
keep-templates = ألعاب أخرى
keep-templates_about = سهام ورمي وغولف مصغّر وغيرها، جاهزة للعدّ.
keep-template_save = حفظ كلعبة
keep-template_save_about = تجدها بعد ذلك في «ألعاب أخرى».
keep-template_needs_name = أعطها اسمًا أولًا.
keep-template_full = لا مكان للعبة أخرى. أزل واحدة أولًا.
keep-template_remove = إزالة من «ألعاب أخرى»
keep-template_remove_about = الكشوف التي بدأتها تبقى.
keep-too_few = يحتاج الكشف إلى لاعبين على الأقل.
keep-too_many = أقصى عدد للاعبين في الكشف هو { $most }.
keep-seat = { $name }، اللاعب { $seat }
keep-open_end = بلا حد
keep-to = حتى { $target }
keep-to_go = الباقي { $points }
keep-last_round = الجولة السابقة { $what }
keep-house_rules_about = القواعد الأصلية. ويتبع الحكم ما تفعّله هنا.
keep-title = ما اسمه؟
keep-none = لا شيء
keep-more_ways = طرق أخرى للعدّ
keep-more_ways_about = كسور عشرية، عدّ تنازلي، نقاط متوازنة، مكافآت.
keep-bonus_name = مكافأة
keep-bonus_points = نقاط
keep-bonus_remove = إزالة { $name }
keep-down_exact = من { $start } إلى 0 تمامًا
keep-down_below = من { $start } إلى 0
keep-balanced = الآخرون يدفعون للفائز
keep-chart_later = يبدأ الرسم مع الجولة الأولى.
keep-chart = رسم المجاميع. { $totals }
keep-totals = { $totals }
keep-dealer_mark = م
keep-leads = في الصدارة
keep-deals = دور التوزيع
keep-starts_mark = يبدأ
keep-entered = مُدخل
keep-left = خارج الطاولة
keep-out = خارج المباراة
keep-team = فريق { $team }
keep-team_none = بلا فريق
keep-team_total = فريق { $team }: { $total }
keep-place = المركز { $place }
keep-won = فوز
keep-won_points = فوز، { $points }
keep-lost = خسارة
keep-none_left = لم تبق أوراق
keep-no_entry = لم يُسجل شيء
keep-this_round = { $points } في هذه الجولة
keep-changed_elsewhere = تغيّر الكشف في نافذة أخرى. هذا وضعه الآن.
keep-time_up = انتهى الوقت: هذه الجولة الأخيرة.
keep-lost_title = هذا الكشف مفتوح في مكان آخر
keep-broken = لا يمكن متابعة هذا الكشف
keep-take_over = المتابعة هنا
keep-scores = { $name }: النقاط
keep-scores_sum = { $name }: { $sum } =
keep-has_left = { $name }: الأوراق الباقية
keep-round_of = { $name }: هذه الجولة
keep-knock_who = من خرج من الجولة؟
keep-knock_of = { $other }: كم ورقة بقيت؟
keep-knock_not = لم يُخرَج أحد
keep-knocked = { $name }: خروج من الجولة
keep-ways = طرق التسجيل
keep-back = حذف رقم
keep-sign = موجب أو سالب
keep-plus = إضافة عدد آخر
keep-half = ونصف
keep-too_long = لا مكان لمزيد: { $most } أرقام على الأكثر.
keep-too_fine = لا مكان لمزيد. المنازل العشرية هنا: { $count }.
keep-point = فاصلة عشرية
keep-next = التالي
keep-next_spoken = اللاعب التالي
keep-keep = حفظ
keep-keep_spoken = حفظ هذه الجولة
keep-keep_anyway = احفظ رغم ذلك
keep-done = تم
keep-done_spoken = تم، عودة إلى الجولة الجارية
keep-won_key = فوز
keep-won_spoken = { $name }: فوز بالجولة
keep-lost_key = خسارة
keep-lost_spoken = { $name }: خسارة الجولة
keep-clear = مسح المسجَّل
keep-left_card = بقيت { $card }
keep-drop_card = إزالة الورقة الأخيرة
keep-went_out = انتهت الأوراق
keep-went_out_spoken = { $name }: لم تبق أوراق
keep-mark = { $name } { $points }
keep-knocks_out = إخراج
keep-knocks_out_spoken = { $name }: إخراج لاعب آخر
keep-undo = تراجع
keep-undo-name = تراجع
keep-redo = إعادة
keep-redo-name = إعادة
keep-direction = الاتجاه
keep-deal = توزيع
keep-deal_spoken = توزيع الجولة التالية
keep-round = الجولة { $round }
keep-mending = تصحيح الجولة { $round }
keep-over = انتهت
keep-clockwise = اللعب مع عقارب الساعة. اعكس الاتجاه
keep-against = اللعب عكس عقارب الساعة. اعكس الاتجاه
keep-rounds = كل الجولات
keep-rounds_about = لتصفحها أو تصحيح إحداها.
keep-rounds_how = المس جولة لتصححها. وخانة الموزّع مظللة.
keep-round_spoken = الجولة { $round }: { $scores }
keep-struck = لا تُحسب
keep-menu = الكشف
keep-menu-name = المزيد
keep-referee = ماذا تفعل هذه الورقة؟
keep-referee-name = الحكم
keep-referee_about = بحسب قواعد هذه الطاولة.
keep-note = ملاحظة الجولة { $round }
keep-note_label = هل هناك ما يستحق التذكّر؟
keep-note_keep = حفظ الملاحظة
keep-die = من يبدأ؟
keep-die_about = يقرره النرد.
keep-die_again = رمية أخرى
keep-starts = البداية على { $name }
keep-timer = مؤقت
keep-timer_about = يعدّ وقت الدور تنازليًا، مع صوت في النهاية.
keep-timer_left = الباقي { $time }
keep-timer_stop = إيقاف
keep-timer_up = انتهى الوقت.
keep-misdeal = خطأ في التوزيع: توزيع من جديد
keep-misdeal_about = يُفرغ هذه الجولة ويدوّن السبب. ويبقى الموزّع نفسه.
keep-misdealt = خطأ في التوزيع، وُزّع من جديد.
keep-double = الجولة { $round } تُحسب مرتين
keep-double_about = انتهت بورقة تُضاعف.
keep-strike = الجولة { $round } لا تُحسب
keep-strike_about = تبقى في الكشف.
keep-join = إضافة لاعب
keep-join_about = ابتداءً من هذه الجولة.
keep-join_from = يبدأ بـ
keep-join_start = { $points } كالجميع
keep-join_highest = أعلى مجموع: { $points }
keep-join_average = المتوسط: { $points }
keep-tie = حسم التعادل
keep-tie_about = ترتيب من يتشاركون مركزًا.
keep-tie_how = المس المتقدم أولًا، ثم من يليه. ومن تتركه يتشارك المركز الذي بعدهم.
keep-tie_ahead = { $name }: في المقدمة
keep-tie_place = المركز { $place } مشترك
keep-tie_none = لا أحد يتشارك مركزًا.
keep-tie_share = تشارُك المراكز من جديد
keep-picture = صورة
keep-picture_about = أضف واحدة. تبقى على هذا الجهاز.
keep-end = إنهاء المباراة
keep-end_about = على وضعها الآن.
keep-go_on = متابعة المباراة
keep-go_on_about = تُفتح من جديد.
keep-look = صفحة المباراة
keep-leave = مغادرة
keep-leave_about = الكشف ينتظرك.
keep-missed_title = نداءات منسية
keep-missed_about = في هذه الجولة.
keep-penalty_costs = كل مرة تكلّف { $points }.
keep-penalty = جزاء { $points }
keep-blunders_title = أخطاء
keep-blunders_about = أوراق خاطئة، ولعب في غير الدور.
keep-lives_title = الأرواح
keep-deal_this = توزيع هذه الجولة
keep-swap = بدّل المكان مع
keep-team_title = الفريق
keep-rename = تغيير الاسم
keep-return = { $name }: عودة
keep-retire = { $name }: مغادرة المباراة
keep-retire_about = تبقى النقاط في الكشف.
keep-retire_ranked = { $name }: مغادرة مع البقاء في الترتيب
keep-put_out = { $name }: خروج من المباراة
keep-put_out_about = خروج نهائي، مهما قالت النقاط.
keep-back_in = { $name }: عودة إلى المباراة
keep-person_about = يمكنك التراجع عن كل ما هنا.
keep-person = { $name }: الجزاءات والمكان والاسم
keep-won_match = الفوز بالمباراة: { $names }
keep-share = مشاركة
keep-minutes = { $count ->
        [zero] { $count } دقيقة
        [one] دقيقة واحدة
        [two] دقيقتان
        [few] { $count } دقائق
        [many] { $count } دقيقة
       *[other] { $count } دقيقة
    }
keep-skipped = { $count ->
        [zero] كل ما في هذا الكشف مقروء.
        [one] تعذرت قراءة سطر واحد في هذا الكشف.
        [two] تعذرت قراءة سطرين في هذا الكشف.
        [few] تعذرت قراءة { $count } أسطر في هذا الكشف.
        [many] تعذرت قراءة { $count } سطرًا في هذا الكشف.
       *[other] تعذرت قراءة { $count } سطر في هذا الكشف.
    }
keep-to_rounds =
    { $count ->
        [zero] لا جولات
        [one] جولة واحدة
        [two] جولتان
        [few] { $count } جولات
        [many] { $count } جولة
       *[other] { $count } جولة
    }
keep-to_minutes =
    { $count ->
        [zero] أقل من دقيقة
        [one] دقيقة واحدة
        [two] دقيقتان
        [few] { $count } دقائق
        [many] { $count } دقيقة
       *[other] { $count } دقيقة
    }
keep-to_lives =
    { $count ->
        [zero] بلا أرواح
        [one] روح واحدة لكل لاعب
        [two] روحان لكل لاعب
        [few] { $count } أرواح لكل لاعب
        [many] { $count } روحًا لكل لاعب
       *[other] { $count } روح لكل لاعب
    }
keep-rounds_n =
    { $count ->
        [zero] لا جولات
        [one] جولة واحدة
        [two] جولتان
        [few] { $count } جولات
        [many] { $count } جولة
       *[other] { $count } جولة
    }
keep-lives =
    { $count ->
        [zero] بلا أرواح
        [one] روح واحدة
        [two] روحان
        [few] { $count } أرواح
        [many] { $count } روحًا
       *[other] { $count } روح
    }
keep-rounds_earlier =
    { $count ->
        [zero] لا جولات سابقة
        [one] جولة سابقة واحدة
        [two] جولتان سابقتان
        [few] { $count } جولات سابقة
        [many] { $count } جولة سابقة
       *[other] { $count } جولة سابقة
    }
keep-missed = { $count ->
        [zero] لا نداءات منسية
        [one] نداء منسي
        [two] نداءان منسيان
        [few] { $count } نداءات منسية
        [many] { $count } نداءً منسيًا
       *[other] { $count } نداء منسي
    }
keep-blunders = { $count ->
        [zero] لا أخطاء
        [one] خطأ واحد
        [two] خطآن
        [few] { $count } أخطاء
        [many] { $count } خطأ
       *[other] { $count } خطأ
    }
keep-cards =
    { $count ->
        [zero] لا أوراق
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }

keep-odd-missing = لم يُسجل شيء: { LIST($names, type: "comma") }.
keep-odd-nobody-won = لا فائز في هذه الجولة.
keep-odd-several-won = أكثر من فائز في هذه الجولة.
keep-odd-nobody-lost = لا خاسر في هذه الجولة.
keep-odd-places = هذه المراكز لا تكوّن ترتيبًا.
keep-odd-copies = { $name }: ورقة مكررة أكثر مما في الكوتشينات.
keep-odd-copies_all = لمست ورقة واحدة أكثر من عددها في الكوتشينات.
keep-odd-half = { $name }: نصف نقطة.
keep-odd-bust = { $name }: تحت الصفر، لذا لا تُحتسب هذه النقاط.
keep-odd-balance = مجموع النقاط ليس 0، فلا تُحتسب الجولة بعد.
keep-odd-not-seated = { $name } خارج هذه الجولة.

keep-way-points = النقاط
keep-way-points_about = لوحة أرقام. وعلامة الجمع تضيف أولًا بأول.
keep-way-cards = الأوراق الباقية
keep-way-cards_about = المس ما بقي مع كل لاعب. والقواعد تجمعه.
keep-way-places = المراكز
keep-way-places_about = من الأول والثاني والثالث.
keep-way-winner = الفائز
keep-way-winner_about = فائز واحد، أو خاسر واحد، أو كلاهما.
keep-way-tally = عدّ مستمر
keep-way-tally_about = كل نقطة عند تسجيلها.

keep-entry-points = النقاط
keep-entry-cards = الأوراق الباقية
keep-entry-places = المراكز
keep-entry-winner = الجولات المكسوبة
keep-entry-tally = عدّ مستمر

keep-wins-high = أعلى مجموع يفوز
keep-wins-low = أدنى مجموع يفوز

keep-ask-entry = ما تسجله
keep-ask-wins = من يفوز
keep-ask-target = الهدف
keep-ask-rounds = عدد الجولات
keep-ask-minutes = مهلة زمنية
keep-ask-half = أنصاف النقاط
keep-ask-collects = الفائز يجمع
keep-ask-collects_about = الفائز بالجولة يحصل على ما تسجله للآخرين.
keep-ask-out_at = الخروج من المباراة عند
keep-ask-deal = من يوزّع بعد ذلك
keep-ask-deal_left = اللاعب الذي على اليسار
keep-ask-deal_right = اللاعب الذي على اليمين
keep-ask-deal_stays = اللاعب نفسه
keep-ask-ties = عند تعادل المتصدرين
keep-ask-ties_shared = يتشاركون الفوز
keep-ask-ties_play-on = يستمر اللعب حتى يتقدم واحد
keep-ask-at_once = توقف عند الهدف في منتصف الجولة
keep-ask-counts = ما يُحسب
keep-ask-counts_points = النقاط
keep-ask-counts_hands = الجولات المكسوبة
keep-ask-counts_lives = الأرواح
keep-ask-lives = أرواح لكل لاعب
keep-ask-lives_about = إذا خسرت جولة، تخسر روحًا. آخر من تبقى له روح يفوز.
keep-ask-penalty = نقاط الجزاء
keep-ask-penalty_none = لا شيء
keep-ask-penalty_about = نقاط عن كل نداء منسي وكل خطأ تسجله.
keep-ask-decimals = منازل عشرية
keep-ask-down = اتجاه العدّ
keep-ask-down_up = تصاعدي
keep-ask-down_exact = تنازلي إلى 0 تمامًا
keep-ask-down_below = تنازلي إلى 0 أو أقل
keep-ask-down_about = يبدأ الجميع من الهدف. أدخل ما يُطرح.
keep-ask-down_exact_about = الجولة التي تنزل تحت 0 لا تُحتسب.
keep-ask-start = يبدأ الجميع بـ
keep-ask-balanced = الآخرون يدفعون للفائز
keep-ask-balanced_about = مجموع كل جولة 0. ومن تتركهم بلا نقاط يتقاسمون الباقي.
keep-ask-league = نقاط حسب المركز
keep-ask-league_about = من المركز الأول، مثل 10 6 3 1.
keep-ask-starts = من يبدأ الجولة
keep-ask-starts_next = من بعد الموزّع
keep-ask-starts_dealer = الموزّع
keep-ask-starts_winner = الفائز في الجولة السابقة
keep-ask-starts_loser = الخاسر في الجولة السابقة
keep-ask-bonuses = المكافآت
keep-ask-bonuses_about = تمنحها من أيقونة الشخص عند اللاعب.
keep-ask-number = رقم آخر

## award

award-comeback = العودة القوية
award-comeback_why = { $names }: من المركز { $worst } إلى { $place }
award-best = أفضل جولة
award-best_why = { $names }: { $points } في جولة واحدة
award-close = فارق ضئيل!
award-close_why = { $names }: { $margin } فقط خلف { $winner }
award-steady = ثبات
award-steady_why = { $names }: فرق بين الجولات لا يزيد على { $spread }
award-steady_same = { $names }: النقاط نفسها في كل جولة
award-most = الأكثر فوزًا بالجولات
award-most_why = { $names }: الجولات { $won } من { $rounds }
award-front = الصدارة حتى النهاية
award-front_why = { $names }: في الصدارة بعد كل جولة
award-shining = لحظة تألق
award-shining_why =
    { $names }: { $count ->
        [zero] لا جولات
        [one] الفوز بجولة واحدة
        [two] الفوز بجولتين
        [few] الفوز بـ { $count } جولات
        [many] الفوز بـ { $count } جولة
       *[other] الفوز بـ { $count } جولة
    }
award-stayed = بلا استسلام
award-stayed_why =
    { $names }: { $count ->
        [zero] لا جولات
        [one] جولة واحدة كاملة
        [two] في الجولتين معًا
        [few] في كل الجولات وعددها { $count }
        [many] في كل الجولات وعددها { $count }
       *[other] في كل الجولات وعددها { $count }
    }

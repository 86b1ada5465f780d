### Matches that were played, and taking them elsewhere.

## history

history-empty = لا شيء بعد
history-empty_about = مبارياتك تُحفظ هنا، ويمكنك إعادة عرض كل جولة.
history-older = عرض الأقدم
history-search = بحث في الأسماء والألعاب والملاحظات
history-no_match = لا توجد مباريات مطابقة
history-no_match_about = وسّع البحث أو اعرض كل المباريات.
history-all = عرض الكل
history-any = الكل
history-who = من
history-game = أي لعبة
history-when = متى
history-what = نوع المباراة

history-since-week = آخر أسبوع
history-since-month = آخر شهر
history-since-year = آخر سنة

history-kind-played = لُعبت هنا
history-kind-kept = كشف نقاط

## match

match-hand = الجولة { $hand }
match-hand_of = الجولة { $hand } من { $hands }
match-hand_n = الجولة { $hand }
match-hand_won = الجولة { $hand } · { LIST($names, type: "and") }
match-hand_spoken = الجولة { $hand }، الفوز: { LIST($names, type: "and") }. إعادة العرض
match-hand_spoken_only = الجولة { $hand }. إعادة العرض
match-won_by = الفوز: { LIST($names, type: "and") }
match-won_by_you = فزت
match-finished = منتهية
match-resigned = انتهت بالانسحاب
match-abandoned = متروكة
match-damaged = جزء من هذه المباراة تالف على القرص. ترى هنا ما بقي.
match-hands = الجولات
match-rounds = جولة بجولة
match-chart = المجاميع
match-note = ملاحظة
match-note_label = هل هناك ما يستحق التذكّر؟
match-note_keep = حفظ
match-note_kept = حُفظت الملاحظة.
match-occasion = متى وأين
match-day_label = في أي يوم كانت؟
match-day_recorded = فارغ: يوم تسجيل النقاط.
match-day_unread = هذا ليس تاريخًا. جرّب { $example }.
match-place_label = أين كانت؟
match-occasion_kept = حُفظ.
match-picture = صورة
match-picture_add = إضافة صورة
match-picture_replace = تغيير الصورة
match-picture_about = تُحفظ صغيرة بلا بيانات الموقع والكاميرا. تبقى على هذا الجهاز: لا تدخل في النسخ الاحتياطية ولا في المزامنة.
match-picture_making = جارٍ تصغير الصورة…
match-picture_spoken = صورة هذه المباراة
match-edit = تعديل
match-delete = حذف
match-deleted = حُذفت هذه المباراة. لا تظهر في أي قائمة ولم تعد تُحسب.
match-rematch = اللعب مرة أخرى
match-won_hands = { $count ->
        [zero] لا فوز بأي جولة
        [one] الفوز بجولة واحدة
        [two] الفوز بجولتين
        [few] الفوز في { $count } جولات
        [many] الفوز في { $count } جولة
       *[other] الفوز في { $count } جولة
    }
match-uncounted = { $count ->
        [zero] كل الجولات محسوبة.
        [one] جولة واحدة لم تُحسب بعد.
        [two] جولتان لم تُحسبا بعد.
        [few] { $count } جولات لم تُحسب بعد.
        [many] { $count } جولة لم تُحسب بعد.
       *[other] { $count } جولة لم تُحسب بعد.
    }

## replay

replay-title = إعادة العرض
replay-unreadable = لا يمكن إعادة عرض هذه الجولة. ما حُفظ منها تالف، أو أن هذا الإصدار من التطبيق يلعبها بشكل مختلف.
replay-dealt = وُزِّعت الأوراق
replay-seen_from = الجولة { $hand }، أوراق { $name }
replay-seen_from_you = الجولة { $hand }، أوراقك
replay-step = { $step } / { $steps }
replay-step_spoken = الخطوة { $step } من { $steps }
replay-first = إلى التوزيع
replay-before = خطوة إلى الوراء
replay-after = خطوة إلى الأمام
replay-last = إلى النهاية
replay-copy = نسخ تدوين هذه الجولة

## keepsakes

keepsakes-title = النسخة الاحتياطية
keepsakes-about = كل شيء في ملف واحد، لجهاز آخر أو للحفظ في أمان.
keepsakes-fleeting = قد يمحو هذا المتصفح بياناته إذا ضاقت المساحة. احفظ نسخة احتياطية من حين لآخر، أو ثبّت التطبيق.
keepsakes-out = تصدير
keepsakes-export = كل شيء في ملف واحد
keepsakes-export_about = المباريات والأشخاص وألعابك الخاصة والإعدادات. يُقرأ في أي مكان: JSON داخل zip.
keepsakes-csv = الجولات في جدول
keepsakes-csv_about = سطر لكل جولة، لبرامج الجداول.
keepsakes-bg_stats = مباريات لـ BG Stats
keepsakes-bg_stats_about = ملف واحد يستورده BG Stats.
keepsakes-in = استيراد
keepsakes-pick = فتح ملف
keepsakes-pick_about = ترى ما فيه قبل إضافة أي شيء. ولا يُضاف شيء مرتين.
keepsakes-busy_export = جارٍ التجهيز…
keepsakes-busy_csv = جارٍ كتابة الجدول…
keepsakes-busy_import = جارٍ القراءة…
keepsakes-busy_taking = جارٍ الإضافة…
keepsakes-busy_undoing = جارٍ التراجع…
keepsakes-stop = إيقاف
keepsakes-stopped = توقّف. لم يُضف شيء.
keepsakes-problem-foreign = هذا ليس نسخة احتياطية من هذا التطبيق، أو أن نهايته ناقصة. لم يُضف شيء.
keepsakes-problem-broken = هذه النسخة الاحتياطية تالفة: جزء منها ناقص أو تغيّر. لم يُضف شيء.
keepsakes-problem-newer = هذه النسخة الاحتياطية من إصدار أحدث من التطبيق. حدّث التطبيق ثم استوردها.
keepsakes-problem-large = هذا الملف أكبر من أن يكون نسخة احتياطية. لم يُضف شيء.
keepsakes-problem-unfit = في هذه النسخة الاحتياطية شيء غير صحيح ({ $where }). لم يُضف شيء.
keepsakes-look = ما سيُضاف
keepsakes-nothing = كل ما في هذا الملف موجود هنا بالفعل.
keepsakes-take = إضافة
keepsakes-not = ترك
keepsakes-saved = حُفظ باسم { $name }
keepsakes-matches_new = مباريات جديدة
keepsakes-matches_grown = مباريات استمرت منذ ذلك الحين
keepsakes-matches_known = مباريات موجودة هنا بالفعل
keepsakes-people_new = أشخاص جدد
keepsakes-people_known = أشخاص موجودون هنا بالفعل
keepsakes-hands_new = جولات جديدة
keepsakes-rounds_new = جولات جديدة في كشوف النقاط
keepsakes-games_new = ألعاب خاصة جديدة
keepsakes-settings_new = الإعدادات
keepsakes-differing = مباريات تختلف عن مبارياتك. مبارياتك تبقى كما هي
keepsakes-set_aside = أجزاء لا تُقرأ، ستُترك
keepsakes-left_out = بعض الأجزاء لم تدخل الملف، وهي باقية هنا. انسخ التقرير من الإعدادات لتعرفها.
keepsakes-taken =
    { $count ->
        [zero] تم. لا مباريات جديدة في الملف.
        [one] أُضيفت مباراة واحدة.
        [two] أُضيفت مباراتان.
        [few] أُضيفت { $count } مباريات.
        [many] أُضيفت { $count } مباراة.
       *[other] أُضيفت { $count } مباراة.
    }

## offer

offer-phone = مبارياتك محفوظة على هذا الهاتف وحده. وتشملها النسخة الاحتياطية للهاتف إن كانت مفعّلة. إذا حذفت التطبيق، تضيع.
offer-browser = مبارياتك محفوظة في هذا المتصفح وحده. إذا محوت بياناته، تضيع.
offer-computer = مبارياتك محفوظة على هذا الحاسوب وحده: { $path }
offer-make = عمل نسخة احتياطية
offer-close = لا، شكرًا

## was it fair

fair-title = هل كانت عادلة؟
fair-luck = الحظ في الأوراق
fair-received = ما حصل عليه كل لاعب
fair-counted = كيف يُحسب الحظ
fair-shuffle = كيف تُخلط الأوراق
fair-luckier = حظ أفضل مما في { $share } من كل 100 جولة
fair-range = الأرجح بين { $low } و{ $high }
fair-not_yet = توزيع الأوراق…
fair-running = الروبوتات تلعب { $deals } جولة للمقارنة: اكتمل { $done }
fair-compared = عدد جولات هذه اللعبة في المقارنة: { $done }.
fair-stop = إيقاف
fair-go_on = متابعة
fair-no_special = لا أوراق خاصة في هذه اللعبة، فلا حظ يُحسب.
fair-special = أوراق خاصة: { $special } من { $count }
fair-dealt = الموزّعة: { $count }
fair-drew = المسحوبة: { $count }
fair-counted_about = الأوراق الخاصة حظ جيد: لها أثر أو تُلعب على أي ورقة. روبوتات متزنة تلعب هذه اللعبة { $deals } مرة بأوراق أخرى. وترى كم مرة كانت أوراقها أسوأ. السحب الأكثر لا يزيد حظك، لأن الأوراق الأكثر يُتوقع فيها أوراق خاصة أكثر. المدى هو ما قد تخطئه { $deals } جولة بالصدفة.
fair-shuffle_about = يسحب التطبيق ورقة بعد أخرى عشوائيًا، ولكل ورقة باقية الفرصة نفسها. لا روبوت ولا إعداد يغيّر ذلك. وإذا نفدت كومة السحب تُخلط كومة الرمي بالطريقة نفسها.
fair-seed = الرقم وراء هذا الخلط: { $seed }
fair-seed_about = لا يقول شيئًا عن الجولات الأخرى.
fair-room = لعبت هذه الجولة في غرفة. خلط جهاز المضيف الأوراق، والرقم وراء الخلط يبقى عنده.

### Games of one's own.

own-yours = ألعابك
own-begin = ابتكار لعبتك الخاصة
own-begin_about = البداية من أي لعبة، مع تغيير ما تفعله كل ورقة.
own-make = تحويلها إلى لعبتك
own-change = تغيير هذه اللعبة
own-make_about = ما تفعله كل ورقة، وما يرد على ماذا، وكيف تُحسب النقاط.
own-made_of = مبنية على { $game }.
own-import = إدخال رمز
own-import_about = لعبة شاركها معك شخص آخر.
own-title = لعبتك الخاصة
own-name = اسم اللعبة
own-first_name = { $game } على طريقتي
own-name_missing = اللعبة بلا اسم.
own-keep = حفظ
own-remove = إزالة هذه اللعبة
own-remove_sure = إزالتها نهائيًا؟
own-remove_about = المباريات التي لُعبت بها تبقى، ومعها قواعدها.
own-remove_not = إبقاؤها
own-unkept = هنا تغييرات لم تُحفظ بعد.
own-over = بدء من جديد
own-over_about = يضيع كل تغيير لم يُحفظ.
own-over_sure = بدء من جديد نهائيًا؟
own-over_not = إبقاء تغييراتي
own-as_book = كما في { $game } تمامًا
own-mend_first = يلزم أولًا إصلاح المشكلات المذكورة أعلاه.
own-error = هذا لا يمكن أن ينجح: { $text }.
own-warning = تنبيه: { $text }.
own-broken = { $where }: { $why }
own-nothing = لا شيء
own-instead = الأصل: { $text }
own-theirs = لعبتهم: { $text }
own-at_seats = فقط عندما يكون عدد اللاعبين { $seats }
own-not_ours = لعبتك: { $text }
own-pick_card = اختيار ورقة لتحديد ما تفعله
own-none = –
own-as_dealt = قدر ما وُزِّع على كل لاعب
own-worth_alone = نقاط ورقة واحدة وحدها
own-which = كلها، أو واحدة فقط
own-answers_to = ما يرد على { LIST($cards, type: "and", case: "genitive") }
own-group_cards = { LIST($cards, type: "comma", article: "none") }
own-answer_of = إذا لُعبت عليها { FORM($card, case: "named") }
own-no_pickups = لا ورقة تُلزم أحدًا بأخذ أوراق، فلا شيء يحتاج إلى رد.
own-worth = نقاط { FORM($card, case: "genitive") }
own-share_about = يمكن إرسال هذا النص، أو مسح رمز QR بكاميرا الهاتف الآخر. ويرى الشخص الآخر ما يختلف قبل أن يُحفظ.
own-qr = رمز QR لهذه اللعبة
own-no_square = هذا الرمز أطول من أن يسعه رمز QR. يمكن إرسال النص بدلًا منه.
own-copy = نسخ الرمز
own-code = الرمز
own-paste = لصق
own-file = من ملف
own-yours_of = لعبتك { $name }
own-differs =
    { $count ->
        [zero] لا شيء يختلف عن { $other }
        [one] شيء واحد يختلف عن { $other }
        [two] شيئان يختلفان عن { $other }
        [few] { $count } أشياء تختلف عن { $other }
        [many] { $count } شيئًا يختلف عن { $other }
       *[other] { $count } شيء يختلف عن { $other }
    }

own-section-cards = ما تفعله كل ورقة
own-section-answers = ما يرد على ماذا
own-section-start = التوزيع
own-section-several = عدة أوراق في الدور
own-section-drawing = السحب والأخطاء
own-section-declaring = قول الكلمة
own-section-finishing = إنهاء الأوراق
own-section-winning = النقاط والمباراة
own-section-read = القواعد مكتوبة
own-section-trial = تجربتها بالروبوتات
own-section-share = مشاركتها

own-card-all = الكل
own-card-effect = كل ورقة ذات تأثير
own-card-power = كل ورقة لها تأثير أو ترد على غيرها
own-card-BJ = أسود
own-card-RJ = أحمر
own-card-JK = جوكر
own-card-JKr = أحمر
own-card-JKb = أسود
own-card-S = باستوني
own-card-H = قلب
own-card-D = ديناري
own-card-C = سباتي

own-answer-no = لا ترد
own-answer-add = تزيد عليه
own-answer-cancel = تلغيه
own-answer-reduce = تُنقصه
own-answer-pass = تنقله
own-answer-return = تعيده

own-trial-about =
    تلعب الروبوتات { $count ->
        [zero] لا جولات
        [one] جولة واحدة
        [two] جولتين
        [few] { $count } جولات
        [many] { $count } جولة
       *[other] { $count } جولة
    } على طاولة من أربعة. يمكنك متابعة القراءة؛ ومغادرة هذه الشاشة توقفها.
own-trial-start = بدء
own-trial-stop = إيقاف
own-trial-progress = الجولات الملعوبة: { $done } من { $all }
own-trial-hands = الجولات الملعوبة
own-trial-median = أدوار الجولة المعتادة
own-trial-first = فوز اللاعب الأول (العادل: { $fair }%)
own-trial-longest = أدوار أطول جولة
own-trial-pickup = أكثر الأوراق المستحقة دفعة واحدة
own-trial-blocked = الجولات المغلقة

own-does-wild-title = هل تُلعب على أي ورقة؟
own-does-wild-false = لا
own-does-wild-true = نعم
own-does-wild-unless-last = نعم، إلا كورقة أخيرة

own-does-nominate-title = هل يحدد لاعبها شيئًا؟
own-does-nominate-false = لا
own-does-nominate-suit = شكلًا
own-does-nominate-rank = رتبة

own-does-named-ranks-title = الرتب التي يجوز طلبها (لا شيء: كلها)

own-does-goes-on-title = يواصل لاعبها بورقة من الشكل المطلوب
own-does-suit-only-title = لا يُلعب بعدها إلا الشكل المطلوب، لا رتبتها

own-does-pickup-title = أوراق تُلزم لاعبًا آخر بأخذها

own-does-from-title = من يأخذها؟
own-does-from-next = اللاعب التالي
own-does-from-previous = اللاعب السابق

own-does-skip-title = أدوار تفوت اللاعب التالي

own-does-answerable-title = ورقة من الرتبة نفسها بدلًا من التفويت
own-does-answerable-false = لا تفيد
own-does-answerable-true = يجوز لعبها
own-does-answerable-must = يجب لعبها
own-does-answerable-pass = يجوز لعبها، ولا تُجمع الأدوار

own-does-reverse-title = تعكس اتجاه اللعب

own-does-cover-any-title = تُلعب عليها أي ورقة

own-does-must-cover-title = يجب على لاعبها تغطيتها فورًا بورقة من شكلها

own-does-dump-suit-title = هل يوضع معها المزيد من شكلها في الدور نفسه؟
own-does-dump-suit-false = لا
own-does-dump-suit-any = نعم، بأي ترتيب
own-does-dump-suit-rising = نعم، بترتيب تصاعدي

own-does-dump-if-title = متى؟
own-does-dump-if-always = دائمًا
own-does-dump-if-follows-suit = إذا وافقت الشكل

own-does-chain-title = تبدأ سلسلة أوراق توافق كل منها سابقتها

own-does-play-again-title = تمنح لاعبها دورًا آخر

own-does-pass-hands-title = كل لاعب يمرر يده إلى اليسار

own-does-not-on-title = لا تُلعب على

own-does-group-title = تُجمع مع هذه ويُرد عليها مثلها

own-does-rides-on-title = تعمل فقط إذا وُضعت مع (لا شيء: دائمًا)

own-does-colour-title = تُلعب على أوراق لونها

own-does-also-title = تُلعب أيضًا على

own-group-alone = لا شيء آخر

own-answer-word-amount-title = بكم ورقة (0: بقدر ما تكلّفه هي)

own-answer-word-as-title = ثم يُرد على المجموع كله مثل

own-answer-word-rest-title = الباقي
own-answer-word-rest-next = ينتقل
own-answer-word-rest-taken = يُؤخذ فورًا
own-answer-word-rest-cancelled = يُلغى أيضًا

own-seats-least-title = أقل عدد للاعبين

own-seats-most-title = أكبر عدد للاعبين

own-numbers-deal-title = أوراق كل لاعب

own-numbers-packs-title = عدد الكوتشينات

own-numbers-jokers-title = الجواكر

own-numbers-draw-count-title = أوراق السحب في المرة

own-numbers-draw-cap-title = أقصى سحب في الدور (0: بلا حد)

own-numbers-blunder-penalty-title = أوراق يكلّفها الخطأ

own-numbers-declare-at-title = الأوراق الباقية عند وجوب الكلمة

own-numbers-declare-penalty-title = أوراق يكلّفها نسيان الكلمة

own-numbers-finish-penalty-title = أوراق تُسحب بسبب ورقة أخيرة كهذه

own-numbers-resurrection-cards-title = أوراق من يعود

own-numbers-bankrupt-at-title = الخروج من الجولة عند هذا العدد

own-numbers-turn-limit-title = أدوار قبل إغلاق الجولة

own-numbers-target-title = جولات أو نقاط للفوز بالمباراة

own-numbers-lives-title = أرواح لكل لاعب

own-deals-title = التوزيع حسب عدد اللاعبين
own-deals-to =
    أوراق كل لاعب مع { $count ->
        [zero] صفر لاعب
        [one] لاعب واحد
        [two] لاعبين
        [few] { $count } لاعبين
        [many] { $count } لاعبًا
       *[other] { $count } لاعب
    }

own-start-starter-title = أول ورقة مكشوفة
own-start-starter-none = لا توجد
own-start-starter-plain = لا تأثير لها
own-start-starter-acts = يسري تأثيرها
own-start-starter-suit-only = تحدد الشكل فقط

own-start-barred-title = لا تكون أول ورقة مكشوفة

own-start-ranks-title = رتب الكوتشينة (لا شيء: كلها)

own-start-first-title = من يبدأ؟
own-start-first-left = من على يسار الموزّع
own-start-first-right = من على يمين الموزّع

own-start-direction-title = اتجاه اللعب
own-start-direction-1 = مع عقارب الساعة
own-start-direction--1 = عكس عقارب الساعة

own-turn-multi-set-title = عدة أوراق من رتبة واحدة

own-turn-multi-suit-all-title = عدة أوراق من شكل، بأي ترتيب

own-turn-multi-run-title = متتالية من شكل واحد

own-turn-multi-mix-title = مجموعات ومتتاليات في سلسلة

own-turn-multi-chain-title = سلسلة بالشكل أو الرتبة

own-turn-multi-suit-chain-title = سلسلة بالشكل

own-turn-run-title = تسير المتتاليات
own-turn-run-both = صعودًا أو نزولًا
own-turn-run-up = صعودًا فقط

own-turn-ace-title = الآس في المتتاليات
own-turn-ace-high = الأعلى
own-turn-ace-low = الأدنى

own-turn-run-on-title = يجوز أن تبدأ المتتالية
own-turn-run-on-match = بأي ورقة موافقة
own-turn-run-on-suit = بشكل الورقة العليا

own-turn-acts-title = ما يسري من عدة أوراق في الدور
own-turn-acts-trailing = الأخيرة وما يماثلها قبلها
own-turn-acts-every = كل ورقة
own-turn-acts-last = الأخيرة وحدها

own-turn-last-title = إنهاء الأوراق بعدة أوراق
own-turn-last-any = مسموح
own-turn-last-no-double = لا بورقتين من رتبة
own-turn-last-no-several = لا يجوز

own-turn-reverse-two-title = بين لاعبين فقط، الورقة التي تعكس
own-turn-reverse-two-skip = تفوّت على الآخر دورًا
own-turn-reverse-two-nothing = لا تفعل شيئًا
own-turn-reverse-two-again = تمنح دورًا آخر
own-turn-reverse-adds-title = عدة أوراق في دور واحد: كل منها تفوّت دورًا

own-turn-together-title = توضع معًا في دور واحد وتُجمع

own-turn-penalise-title = تجوز تجربة ورقة مخالفة، وتكلّف أوراقًا

own-turn-takes-back-title = ما يعود مع الورقة المخالفة
own-turn-takes-back-card = لا شيء آخر
own-turn-takes-back-turn = الدور كله، وينتهي

own-draw-then-title = من لم يلعب يسحب
own-draw-then-may-play = ويجوز لعب المسحوبة
own-draw-then-end = وينتهي الدور
own-draw-then-until-playable = حتى تأتي ورقة تُلعب

own-draw-able-title = من كان قادرًا على اللعب
own-draw-able-may = يجوز له السحب
own-draw-able-must-play = يجب أن يلعب
own-draw-able-goes-on = يجوز له السحب والاستمرار

own-draw-take-title = بعد أخذ المستحق
own-draw-take-end = ينتهي الدور
own-draw-take-goes-on = يستمر الدور

own-draw-refill-title = كومة السحب الفارغة تُملأ من كومة اللعب

own-declare-how-title = تجب كلمة عند قلة الأوراق
own-declare-how-none = لا
own-declare-how-catch = نعم، وللآخرين ضبط النسيان
own-declare-how-finish = نعم، والتحقق عند إنهاء الأوراق
own-declare-how-refuse = نعم، وإلا بقيت الورقة الأخيرة

own-declare-word-title = الكلمة

own-declare-below-title = الكلمة عند أوراق أقل

own-declare-several-title = تجب أيضًا إذا أمكن لعب عدة أوراق دفعة واحدة

own-finish-how-title = الورقة الأخيرة
own-finish-how-free = أي ورقة
own-finish-how-draw = بعضها يكلّف أوراقًا
own-finish-how-refuse = بعضها لا يجوز لعبه

own-finish-barred-title = لا تكون الورقة الأخيرة

own-finish-fire-title = ورقة النار: المسحوبة لذلك تُلعب فورًا
own-finish-fire-false = لا
own-finish-fire-true = نعم، وتأثيرها وحدها
own-finish-fire-both = نعم، وتأثير الاثنتين

own-end-until-title = تنتهي الجولة
own-end-until-first = بأول من ينهي أوراقه
own-end-until-one-left = عندما يبقى لاعب واحد

own-end-back-title = يعود آخر من أنهى أوراقه
own-end-back-false = أبدًا
own-end-back-true = إذا كانت اليد الأخيرة سلسلة واحدة
own-end-back-may = كذلك، إذا وافق اللاعب الأخير
own-end-back-wild-title = الأوراق الحرة تحل محل أي ورقة في هذه السلسلة

own-end-blocked-title = تُغلق الجولة
own-end-blocked-one-more = بعد تمرير الجميع وواحد بعدهم
own-end-blocked-round = بعد تمرير الجميع

own-end-loser-out-title = الخاسر يخرج من المباراة

own-scoring-match-title = الفوز بالمباراة يكون
own-scoring-match-hands = بالجولات
own-scoring-match-points = بالنقاط
own-scoring-match-lives = بالأرواح

own-scoring-by-title = نقاط الجولة
own-scoring-by-none = لا شيء
own-scoring-by-held = كل لاعب يحسب أوراقه
own-scoring-by-winner = يجمعها الفائز
own-scoring-by-play = أثناء اللعب

own-scoring-per-seat-title = زيادة نقاط الفوز عن كل لاعب بعد الثاني

own-scoring-doubles-on-title = تُضاعف النقاط إذا كانت الورقة الأخيرة

own-scoring-wins-title = النتيجة الأفضل هي
own-scoring-wins-high = الأعلى
own-scoring-wins-low = الأدنى

own-sequence-over-title = نقاط ورقة أعلى بواحد

own-sequence-under-title = نقاط ورقة أدنى بواحد

own-sequence-high-title = الرتبة العليا

own-sequence-low-title = الرتبة الدنيا

own-sequence-high-points-title = نقاط الرتبة العليا

own-sequence-low-points-title = نقاط الرتبة الدنيا

own-sequence-knock-out-title = الإخراج يسجل الأوراق الباقية في اليد

own-sequence-even-hands-title = جواكر إضافية تساوي بين الأيدي

own-custom-pile-title = ما يظهر من كومة اللعب
own-custom-pile-open = آخر بضع أوراق
own-custom-pile-top = الورقة العليا فقط

own-custom-undo-title = يجوز التراجع عن الحركة

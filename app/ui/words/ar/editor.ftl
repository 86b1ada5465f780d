### Games of one's own.

own-yours = ألعابك
own-begin = ابتكار لعبتك الخاصة
own-begin_about = ابدأ من أي لعبة وغيّر ما تفعله كل ورقة.
own-make = تحويلها إلى لعبتك
own-change = تغيير هذه اللعبة
own-make_about = ما تفعله كل ورقة، وما يرد عليها، وكيف تُحسب النقاط.
own-made_of = مبنية على { $game }.
own-import = إدخال رمز
own-import_about = لعبة شاركها معك شخص آخر.
own-title = لعبتك الخاصة
own-name = اسم اللعبة
own-first_name = { $game } على طريقتي
own-name_missing = اللعبة بلا اسم.
own-keep = حفظ
own-remove = إزالة هذه اللعبة
own-ours = قواعدنا
own-ours_n = قواعدنا { $count }
own-ours_keep = احفظها باسم «{ $name }»
own-ours_keep_about = في المرة القادمة اختر هذه القواعد كأنها لعبة.
own-ours_kept = محفوظة باسم «{ $name }»
own-ours_kept_about = العبها أو غيّر اسمها أو شاركها.
own-removed = حُذفت «{ $name }». مبارياتك بها باقية.
own-unkept = معك تغييرات لم تُحفظ بعد.
own-over = تجاهل التغييرات
own-over_about = يضيع كل تغيير لم تحفظه.
own-over_sure = تجاهلها نهائيًا؟
own-over_not = أبقِ تغييراتي
own-as_book = كما في { $game } تمامًا
own-mend_first = أصلح المشكلات أعلاه أولًا.
own-error = هذا لا ينجح: { $text }.
own-warning = تنبيه: { $text }.
own-broken = { $where }: { $why }
own-nothing = لا شيء
own-instead = القواعد الأصلية: { $text }
own-theirs = لعبتهم: { $text }
own-at_seats = فقط عندما يكون عدد اللاعبين { $seats }
own-not_ours = لعبتك: { $text }
own-pick_card = اختر ورقة وحدد ما تفعله
own-none = –
own-as_dealt = قدر ما وُزِّع على كل لاعب
own-worth_alone = نقاط ورقة واحدة وحدها
own-which = كلها، أو واحدة فقط
own-answers_to = ما يرد على { LIST($cards, type: "and", case: "named") }
own-group_cards = { LIST($cards, type: "comma", article: "none") }
own-answer_of = إذا لُعبت عليها { FORM($card, case: "named") }
own-no_pickups = لا توجد ورقة تجعل أحدًا يسحب، فلا شيء يُرد عليه.
own-worth = نقاط { FORM($card, case: "genitive") }
own-share_about = أرسل هذا النص، أو امسح رمز QR بالهاتف الآخر. الشخص الآخر يرى الفروق قبل أن يحفظ.
own-qr = رمز QR لهذه اللعبة
own-no_square = هذا الرمز أطول من أن يسعه رمز QR. أرسل النص بدلًا منه.
own-copy = نسخ الرمز
own-code = الرمز
own-paste = لصق
own-file = من ملف
own-yours_of = لعبتك { $name }
own-differs = { $count ->
        [zero] لا قاعدة تختلف عن { $other }
        [one] قاعدة واحدة تختلف عن { $other }
        [two] قاعدتان تختلفان عن { $other }
        [few] { $count } قواعد تختلف عن { $other }
        [many] { $count } قاعدة تختلف عن { $other }
       *[other] { $count } قاعدة تختلف عن { $other }
    }

own-section-cards = ما تفعله كل ورقة
own-section-answers = الرد على السحب
own-section-start = التوزيع
own-section-several = عدة أوراق في الدور
own-section-drawing = السحب والأخطاء
own-section-declaring = نداء آخر ورقة
own-section-finishing = إنهاء الأوراق
own-section-winning = النقاط والمباراة
own-section-read = القواعد مكتوبة
own-section-trial = تجربتها بالروبوتات
own-section-share = مشاركتها

own-card-all = الكل
own-card-effect = أي ورقة خاصة
own-card-power = أي ورقة خاصة أو ورقة رد
own-card-BJ = أسود
own-card-RJ = أحمر
own-card-JK = جوكر
own-card-JKr = أحمر
own-card-JKb = أسود
own-card-S = بستوني
own-card-H = قلب
own-card-D = ديناري
own-card-C = سباتي

own-answer-no = لا ترد
own-answer-add = تزيد عليه
own-answer-cancel = تلغيه
own-answer-reduce = تُنقصه
own-answer-pass = تنقله
own-answer-return = تعيده

own-trial-about = الروبوتات تلعب على طاولة من أربعة: { $count ->
        [zero] لا جولات
        [one] جولة واحدة
        [two] جولتين
        [few] { $count } جولات
        [many] { $count } جولة
       *[other] { $count } جولة
    }. يمكنك متابعة القراءة. وإذا غادرت هذه الشاشة، تتوقف.
own-trial-start = بدء
own-trial-stop = إيقاف
own-trial-progress = الجولات: { $done } من { $all }
own-trial-hands = عدد الجولات
own-trial-median = أدوار الجولة المعتادة
own-trial-first = فوز اللاعب الأول (العادل: { $fair }%)
own-trial-longest = أدوار أطول جولة
own-trial-pickup = أكبر سحب دفعة واحدة
own-trial-blocked = جولات توقف فيها اللعب

own-does-wild-title = هل توضع على أي ورقة؟
own-does-wild-false = لا
own-does-wild-true = نعم
own-does-wild-unless-last = نعم، إلا كورقة أخيرة

own-does-nominate-title = هل تختار شيئًا؟
own-does-nominate-false = لا
own-does-nominate-suit = شكلًا
own-does-nominate-rank = قيمة

own-does-named-ranks-title = القيم التي تختار منها (لا شيء: كلها)

own-does-goes-on-title = تواصل بورقة من الشكل المطلوب
own-does-suit-only-title = يصلح الشكل المطلوب وحده، لا قيمتها

own-does-pickup-title = أوراق يسحبها لاعب آخر

own-does-from-title = من يسحبها؟
own-does-from-next = اللاعب التالي
own-does-from-previous = اللاعب السابق

own-does-skip-title = أدوار تفوت اللاعب التالي

own-does-answerable-title = ورقة لها القيمة نفسها بدل تفويت الدور
own-does-answerable-false = لا تفيد
own-does-answerable-true = يمكن لعبها
own-does-answerable-must = يجب لعبها
own-does-answerable-pass = يمكن لعبها، ولا تُجمع الأدوار

own-does-reverse-title = تعكس الاتجاه

own-does-cover-any-title = يمكن تغطيتها بأي ورقة

own-does-must-cover-title = عليك تغطيتها بورقة من شكلها

own-does-dump-suit-title = أوراق أخرى من شكلها في الدور نفسه؟
own-does-dump-suit-false = لا
own-does-dump-suit-any = نعم، بأي ترتيب
own-does-dump-suit-rising = نعم، بترتيب تصاعدي

own-does-dump-if-title = متى؟
own-does-dump-if-always = دائمًا
own-does-dump-if-follows-suit = إذا طابقت الشكل

own-does-chain-title = تبدأ سلسلة أوراق متطابقة

own-does-play-again-title = تمنحك دورًا آخر

own-does-pass-hands-title = كل لاعب يمرر أوراقه إلى اليسار

own-does-not-on-title = لا توضع على:

own-does-group-title = تتراكم مع:

own-does-rides-on-title = لا تعمل إلا مع (لا شيء: دائمًا):

own-does-colour-title = تُلعب على أوراق لونها

own-does-also-title = توضع أيضًا على:

own-group-alone = لا شيء آخر

own-answer-word-amount-title = بكم ورقة (0: بقدر سحبها هي)

own-answer-word-as-title = من بعدها تُحسب مثل:

own-answer-word-rest-title = الباقي
own-answer-word-rest-next = على اللاعب التالي
own-answer-word-rest-taken = تسحبه أنت
own-answer-word-rest-cancelled = يُلغى أيضًا

own-seats-least-title = أقل عدد للاعبين

own-seats-most-title = أكبر عدد للاعبين

own-numbers-deal-title = أوراق كل لاعب

own-numbers-packs-title = عدد الكوتشينات

own-numbers-jokers-title = الجواكر

own-numbers-draw-count-title = أوراق السحب في المرة

own-numbers-draw-cap-title = أقصى سحب في الدور (0: بلا حد)

own-numbers-blunder-penalty-title = أوراق تُسحب بسبب خطأ

own-numbers-declare-at-title = الأوراق الباقية عند النداء

own-numbers-declare-penalty-title = سحب بسبب نسيان النداء

own-numbers-finish-penalty-title = سحب بسبب ورقة أخيرة غير مسموحة

own-numbers-resurrection-cards-title = أوراق من يعود

own-numbers-bankrupt-at-title = الخروج من الجولة عند هذا العدد

own-numbers-turn-limit-title = أدوار قبل توقف الجولة

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
own-start-starter-plain = لا تفعل شيئًا خاصًا
own-start-starter-acts = تُحسب كأنها لُعبت
own-start-starter-suit-only = تعطي شكلها فقط

own-start-barred-title = لا تكون أول ورقة مكشوفة

own-start-ranks-title = قيم الكوتشينة (لا شيء: كلها)

own-start-first-title = من يبدأ؟
own-start-first-left = من على يسار الموزّع
own-start-first-right = من على يمين الموزّع

own-start-direction-title = اتجاه اللعب
own-start-direction-1 = مع عقارب الساعة
own-start-direction--1 = عكس عقارب الساعة

own-turn-multi-set-title = عدة أوراق لها القيمة نفسها

own-turn-multi-suit-all-title = عدة أوراق من شكل، بأي ترتيب

own-turn-multi-run-title = متتالية من شكل واحد

own-turn-multi-mix-title = مجموعات ومتتاليات في سلسلة

own-turn-multi-chain-title = سلسلة بالشكل أو القيمة

own-turn-multi-suit-chain-title = سلسلة بالشكل

own-turn-run-title = اتجاه المتتاليات
own-turn-run-both = صعودًا أو نزولًا
own-turn-run-up = صعودًا فقط

own-turn-ace-title = الآس في المتتاليات
own-turn-ace-high = الأعلى
own-turn-ace-low = الأدنى

own-turn-run-on-title = أول ورقة في المتتالية
own-turn-run-on-match = بأي ورقة مناسبة
own-turn-run-on-suit = بشكل الورقة العليا

own-turn-acts-title = ما يُحسب من عدة أوراق خاصة
own-turn-acts-trailing = الأخيرة وما يماثلها قبلها
own-turn-acts-every = كل ورقة
own-turn-acts-last = الأخيرة وحدها

own-turn-last-title = الإنهاء بعدة أوراق
own-turn-last-any = مسموح
own-turn-last-no-double = ليس بورقتين لهما القيمة نفسها
own-turn-last-no-several = لا يمكن

own-turn-reverse-two-title = عكس الاتجاه بين لاعبين اثنين
own-turn-reverse-two-skip = يفوّت دور الآخر
own-turn-reverse-two-nothing = لا يفعل شيئًا
own-turn-reverse-two-again = يمنحك دورًا آخر
own-turn-reverse-adds-title = كل عكس للاتجاه في الدور يفوّت دور الآخر

own-turn-together-title = تُلعب معًا في دور واحد وتُجمع:

own-turn-penalise-title = يمكنك تجربة ورقة خاطئة، وتكلّفك

own-turn-takes-back-title = ما يعود مع الورقة الخاطئة
own-turn-takes-back-card = لا شيء آخر
own-turn-takes-back-turn = الدور كله، وينتهي

own-draw-then-title = بعد السحب
own-draw-then-may-play = يمكنك لعب المسحوبة
own-draw-then-end = ينتهي دورك
own-draw-then-until-playable = تسحب حتى تستطيع اللعب

own-draw-able-title = إذا استطعت اللعب
own-draw-able-may = يمكنك السحب بدلًا منه
own-draw-able-must-play = عليك اللعب
own-draw-able-goes-on = يمكنك السحب مرة بعد مرة

own-draw-take-title = إذا سحبت بسبب ورقة
own-draw-take-end = ينتهي دورك
own-draw-take-goes-on = يستمر دورك

own-draw-refill-title = كومة السحب الفارغة تُملأ من كومة اللعب

own-declare-how-title = هل تقول شيئًا عندما تقل أوراقك؟
own-declare-how-none = لا
own-declare-how-catch = نعم، وللآخرين كشف النسيان
own-declare-how-finish = نعم، ويُتحقق منه عند الإنهاء
own-declare-how-refuse = نعم، وإلا لا تلعب ورقتك الأخيرة

own-declare-word-title = ما تقوله

own-declare-below-title = ما تقوله عند أوراق أقل

own-declare-several-title = وأيضًا مع أوراق أكثر تُلعب كلها في دور واحد

own-finish-how-title = الورقة الأخيرة
own-finish-how-free = أي ورقة
own-finish-how-draw = بعضها يكلّف أوراقًا
own-finish-how-refuse = بعضها غير مسموح

own-finish-barred-title = لا تكون الورقة الأخيرة:

own-finish-fire-title = ورقة النار: العب ما سحبته لذلك في الحال
own-finish-fire-false = لا
own-finish-fire-true = نعم، وتُحسب وحدها
own-finish-fire-both = نعم، وتُحسب الاثنتان

own-end-until-title = متى تنتهي الجولة
own-end-until-first = أول لاعب ينهي أوراقه
own-end-until-one-left = يبقى لاعب واحد

own-end-back-title = يعود آخر من أنهى أوراقه
own-end-back-false = أبدًا
own-end-back-true = إذا صلحت أوراق الأخير سلسلة واحدة
own-end-back-may = كذلك، إذا أراد اللاعب الأخير
own-end-back-wild-title = الأوراق الحرة تحل محل أي ورقة في هذه السلسلة

own-end-blocked-title = متى يتوقف اللعب
own-end-blocked-one-more = مرر الجميع، ثم واحد بعدهم
own-end-blocked-round = مرر الجميع

own-end-loser-out-title = الخاسر يخرج من المباراة

own-scoring-match-title = كيف تفوز بالمباراة
own-scoring-match-hands = بالجولات
own-scoring-match-points = بالنقاط
own-scoring-match-lives = بالأرواح

own-scoring-by-title = نقاط الجولة
own-scoring-by-none = لا شيء
own-scoring-by-held = كل لاعب يحسب أوراقه
own-scoring-by-winner = يسجلها الفائز كلها
own-scoring-by-play = تُسجَّل ورقة ورقة

own-scoring-per-seat-title = زيادة نقاط الفوز عن كل لاعب بعد الثاني

own-scoring-doubles-on-title = تُضاعف النقاط إذا كانت الورقة الأخيرة:

own-scoring-wins-title = النتيجة الأفضل
own-scoring-wins-high = الأعلى
own-scoring-wins-low = الأدنى

own-sequence-over-title = نقاط ورقة أعلى بواحد

own-sequence-under-title = نقاط ورقة أدنى بواحد

own-sequence-high-title = القيمة العليا

own-sequence-low-title = القيمة الدنيا

own-sequence-high-points-title = نقاط القيمة العليا

own-sequence-low-points-title = نقاط القيمة الدنيا

own-sequence-knock-out-title = الإخراج يمنح نقاط الأوراق الباقية

own-sequence-even-hands-title = جواكر إضافية ليتساوى عدد الأوراق

own-custom-pile-title = ما يظهر من كومة اللعب
own-custom-pile-open = آخر بضع أوراق
own-custom-pile-top = الورقة العليا فقط

own-custom-undo-title = يمكنك التراجع عن حركة

### Settings.

settings-play = اللعب
settings-look = المظهر
settings-cards = الأوراق والطاولة
settings-cards_about = القماش والظهر والصور والألوان والتباين.
settings-senses = الصوت واللمس
settings-devices = أجهزتي
settings-people = الأشخاص على هذا الجهاز
settings-about = عن التطبيق
settings-seconds = { $count } ث
settings-name = الاسم
settings-add_name = إضافة
settings-remove_name = إزالة { $name }
settings-names_about = أسماء تختار منها عند تجهيز طاولة. الأول اسمك.
settings-report = نسخ تقرير
settings-report_about = الإصدارات وآخر خطأ والجولة على الطاولة. بلا أسماء.
settings-licences = التراخيص
settings-licences_about = أعمال من يضمها هذا التطبيق.
settings-licences_more = Pocket Switch مبني من هذه الأعمال. ولا يستخدمها كل نظام كلها.
settings-licences_client = الجزء الذي يرسم التطبيق مبني من هذه الأعمال. ومع كل عمل بياناته القانونية.
settings-licences_reading = جارٍ التحميل…
settings-licences_away = هذه النصوص على الخادم الذي جاء منه التطبيق، وهو لا يجيب.
settings-licences_on = عرض المزيد
settings-version = Pocket Switch { $version }
settings-nothing_leaves = لا يغادر هذا الجهاز شيء إلا عند المزامنة أو النقل إلى جهاز آخر أو اللعب في غرفة.

settings-pace-title = سرعة الروبوتات
settings-pace-about = كم يستغرق الروبوت في دوره. المس الطاولة لتتخطى الانتظار.
settings-pace-slow = بطيئة
settings-pace-normal = عادية
settings-pace-fast = سريعة
settings-pace-none = فورية

settings-catch_window-title = مهلة كشف النسيان
settings-catch_window-about = كم تنتظر الروبوتات عندما ينسى أحد أن يقول «آخر ورقة»! ومع قارئ الشاشة تنتظر حتى تتابع.

settings-confirm_power-title = لمستان للعب
settings-confirm_power-about = اللمسة الأولى ترفع الورقة الخاصة، والثانية تلعبها.

settings-coach-title = المدرب
settings-coach-about = مصباح على الطاولات ضد الروبوتات. يجرب حركاتك ويقول أيها أفضل، ولماذا.
settings-explain-title = شرح الجديد
settings-explain-about = فقاعة بجانب الكومة عند حدوث شيء لأول مرة: أوراق للسحب، دور يفوت، شكل مطلوب.

settings-remarks-title = الروبوتات تتكلم
settings-remarks-about = كلمة بين حين وآخر وهي تلعب.

settings-sort-title = ترتيب أوراقك
settings-sort-about = يمكنك في أي وقت تحريك الأوراق بإصبعك لترتّبها كما تريد.
settings-sort-suit = حسب الشكل
settings-sort-rank = حسب القيمة
settings-sort-own = ترتيبي

settings-language-title = اللغة
settings-language-about = تبقى الأسماء وألعابك الخاصة كما كتبتها.
settings-language-system = كما في هذا الجهاز

settings-appearance-title = السمة
settings-appearance-about = قوائم فاتحة أو داكنة. وللطاولة لونها الخاص.
settings-appearance-system = النظام
settings-appearance-light = فاتحة
settings-appearance-dark = داكنة

settings-contrast-title = تباين أكبر
settings-contrast-about = طاولة أغمق، وحروف وحواف أوضح.
settings-contrast-system = النظام
settings-contrast-on = مفعّل
settings-contrast-off = متوقف

settings-felt-title = الطاولة
settings-felt-green = أخضر
settings-felt-blue = أزرق
settings-felt-wine = خمري
settings-felt-plum = برقوقي
settings-felt-walnut = جوزي

settings-back-title = ظهر الأوراق
settings-back-stripes = خطوط
settings-back-lattice = شبكة
settings-back-scales = حراشف
settings-back-sun = شمس
settings-back-leaves = أوراق شجر
settings-back-switch = سويتش

settings-courts-title = الولد والبنت والشايب
settings-courts-drawn = مرسومة
settings-courts-classic = كلاسيكية
settings-courts-plain = بسيطة

settings-indices-title = حروف الولد والبنت والشايب
settings-indices-about = إعادة العرض والجولات المشاركة والرموز تبقى بالحروف J وQ وK.
settings-indices-language = كما في لغتك

settings-four_colours-title = أوراق بأربعة ألوان
settings-four_colours-about = السباتي أخضر والديناري أزرق، فتتميز الأشكال من نظرة واحدة.

settings-card_size-title = حجم الأوراق
settings-card_size-about = الأوراق التي معك.
settings-card_size-small = صغير
settings-card_size-normal = عادي
settings-card_size-large = كبير

settings-left_handed-title = اليد اليسرى
settings-left_handed-about = الأزرار على اليسار، وأوراق اليد تنفتح في الاتجاه الآخر.

settings-motion-title = الحركة
settings-motion-about = هل تنزلق الأوراق وتنقلب.
settings-motion-system = النظام
settings-motion-on = مفعّلة
settings-motion-off = متوقفة

settings-sounds-title = الأصوات
settings-sounds-about = صوت للأوراق ولأدوارك ولنهاية الجولة.

settings-haptics-title = الاهتزاز
settings-haptics-about = هزة قصيرة عندما يحين دورك أو لا تصلح ورقة.

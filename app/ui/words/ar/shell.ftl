### What every screen may need: names, failures, moments, and the page of the web app.

## app

app-name = Pocket Switch
app-motto = ألعاب ورق لكل البيت في جيبك

## nav

nav-back = رجوع
nav-history = السجل
nav-statistics = الإحصاءات
nav-rules = القواعد
nav-settings = الإعدادات

## parts

parts-opening = لحظة…
# Whatever stands one after the other, and whatever begins a sentence or a line.
parts-listed = { LIST($parts, type: "comma") }
parts-begun = { $text }
parts-number = { $text }
parts-point = .

parts-percent = { $count }%
parts-less = أقل: { $what }
parts-more = أكثر: { $what }
parts-file_too_large = الملف { $name } كبير جدًا: حجمه { $size } ميغابايت، والحد { $most } ميغابايت.
parts-file_not_sent = الملف { $name } لم يصل كاملًا. حاول مرة أخرى.

## shell

shell-copied = تم النسخ
shell-refused = { $why }.
shell-failed = لم ينجح ذلك. حاول مرة أخرى، أو انسخ تقريرًا من الإعدادات.
shell-broken = حدث خطأ ما
shell-broken_about = تعذر عرض هذه الشاشة. مبارياتك في أمان. عد إلى البداية، أو حاول مرة أخرى، أو انسخ تقريرًا يساعد في العثور على الخلل. لا أسماء فيه.
shell-home = إلى البداية
shell-again = إعادة المحاولة
shell-report = نسخ تقرير

## lost

lost-title = لا شيء هنا
lost-about = لا توجد صفحة بهذا العنوان.
lost-game = لا توجد لعبة بهذا الاسم.
lost-match = لا توجد مباراة كهذه على هذا الجهاز.
lost-licence = لا يوجد شيء بهذا الاسم في هذا التطبيق.
lost-hand = لا توجد جولة كهذه في هذه المباراة.

## moment

moment-today = اليوم، { $time }
moment-yesterday = أمس، { $time }
moment-day = { $day } { $month }
moment-date = { $day } { $month } { $year }
moment-months = يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر
moment-day_today = اليوم
moment-day_yesterday = أمس
moment-weekdays = الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد
moment-full = { $weekday }، { $date }

## store

store-memory = لا يمكن حفظ شيء هنا. يمكنك اللعب، لكن كل شيء يضيع عند إغلاق التطبيق. انسخ تقريرًا من الإعدادات لتعرف السبب.
store-damaged = كان ملف مبارياتك تالفًا. حُفظ في { $path }، وبدأ ملف جديد.
store-failing = جزء من ملف مبارياتك تالف. احفظ نسخة احتياطية الآن من السجل، ثم النسخة الاحتياطية. عند الفتح القادم يضع التطبيق هذا الملف جانبًا ويبدأ ملفًا جديدًا.
store-foreign = الملف الموجود في مكان مبارياتك ليس من هذا التطبيق. حُفظ في { $path }، وبدأ ملف جديد.
store-log = تعذرت قراءة آخر التغييرات. حُفظت نسخة مع الجزء التالف في { $path }.
store-log_since = تعذرت قراءة بعض آخر التغييرات. قد ينقص ما كان بعد { $time }. وكل ما قبله موجود. حُفظت نسخة مع الجزء التالف في { $path }.
store-empty = كان ملف مبارياتك فارغًا، فبدأ ملف جديد. إذا كانت لك مباريات هنا، استوردها من السجل، ثم النسخة الاحتياطية.
store-mended = كان رقم الإصدار في ملف مبارياتك تالفًا، وقد أُصلح. لا ينقص شيء. احفظ نسخة احتياطية قريبًا: ربما القرص على وشك العطل.
store-newer = مبارياتك محفوظة بإصدار أحدث من هذا التطبيق. يمكنك مشاهدتها. لتلعب، حدّث التطبيق.

store-failed-full = لم تبق مساحة على هذا الجهاز. لم يتغير شيء. أفرغ بعض المساحة وحاول مرة أخرى.
store-failed-read-only = يمكنك هنا مشاهدة مبارياتك فقط. لم يتغير شيء.
store-failed-busy = نافذة أخرى تحفظ الآن. لم يتغير شيء. حاول مرة أخرى.
store-failed-damaged = جزء من ملف مبارياتك تالف. لم يتغير شيء.
store-failed-disk = تعذر الحفظ على القرص. لم يتغير شيء. حاول مرة أخرى.
store-failed-newer = مبارياتك محفوظة بإصدار أحدث من هذا التطبيق. حدّث التطبيق لتغيّر شيئًا.
store-failed-closed = هذه النافذة لم تعد مستخدمة. افتح التطبيق من جديد.

## web

web-about = Switch وCrazy Eights وMau-Mau وعائلتها كلها، بقواعد طاولتك أنت. يعمل بلا شبكة.
web-start = فتح العلبة
web-fetch = إحضار اللعبة، هذه المرة فقط
web-packages = الخلط
web-code = تجهيز الطاولة
web-stopped = تعذر بدء اللعبة:
web-again = إعادة المحاولة
web-newer = إصدار جديد جاهز
web-reload = إعادة التحميل
web-later = لاحقًا
web-elsewhere = مفتوح في علامة تبويب أخرى
web-elsewhere_about = Pocket Switch مفتوح في علامة تبويب أخرى من هذا المتصفح. أغلقه هناك، فيستمر هنا.
web-unsaved = ما تلعبه الآن لا يُحفظ: لا مساحة له في المتصفح أو أنه لا يسمح به. يمكنك متابعة اللعب.

## share

share-title = مشاركة
share-send_text = إرسال كنص
share-copy_text = نسخ كنص
share-send_picture = إرسال كصورة
share-save_picture = حفظ كصورة
share-send_page = إرسال كصفحة ويب
share-save_page = حفظ كصفحة ويب
share-as_text = كنص
share-file = pocket-switch
share-no_points = بلا نقاط
share-chart = رسم المجاميع

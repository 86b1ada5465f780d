### الغرف: كلٌّ على جهازه، حول طاولة واحدة.

## room

room-title = العبوا معًا
room-yours = غرفك
room-as = اسمك هناك: { $name }
room-lost = لا مكان لك في هذه الغرفة
room-name = اسمك
room-you = أنت
room-here = متصل
room-away = غير متصل
room-free = مكان شاغر
room-free_about = يلعب هنا روبوت
room-bot = روبوت
room-bot_for = روبوت
room-bot_plays = يلعب هنا روبوت الآن
room-bot_took = روبوت يلعب الآن مكان: { $name }.
room-came_back = عودة إلى اللعب: { $name }.
room-renamed = اسم جديد: { $new } بدلًا من { $name }.
room-gone = غياب مؤقت: { $name }.
room-watching = مشاهدة فقط
room-watchers = عدد المشاهدين: { $count }.
room-watch = يشاهدون: { $names }
room-clock =
    { $count ->
        [zero] { $count } ثانية
        [one] ثانية واحدة
        [two] ثانيتان
        [few] { $count } ثوانٍ
        [many] { $count } ثانية
       *[other] { $count } ثانية
    }
room-no_clock = بلا حد
room-clock_title = وقت الدور
room-clock_about = إذا نفد وقتك، تسحب.
room-clock_is =
    { $count ->
        [zero] لكل دور { $count } ثانية. إذا نفد وقتك، تسحب.
        [one] لكل دور ثانية واحدة. إذا نفد وقتك، تسحب.
        [two] لكل دور ثانيتان. إذا نفد وقتك، تسحب.
        [few] لكل دور { $count } ثوانٍ. إذا نفد وقتك، تسحب.
        [many] لكل دور { $count } ثانية. إذا نفد وقتك، تسحب.
       *[other] لكل دور { $count } ثانية. إذا نفد وقتك، تسحب.
    }
room-calls = من يكشف نسيان النداء
room-calls-all = أي لاعب
room-calls-all_about = أي لاعب يمكنه كشف النسيان. وإن كشفه أكثر من واحد، فالقرعة تحكم، فلا فضل لاتصال أسرع.
room-calls-self = الطاولة
room-calls-self_about = نسيان النداء يُلاحظ دائمًا. لا حاجة إلى من يكشفه.
room-calls-off = لا أحد
room-calls-off_about = النسيان لا يكلّف شيئًا.
room-connecting = جارٍ الاتصال بالغرفة
room-unreachable = تعذّر الوصول إلى المضيف
room-sending = جارٍ إرسال حركتك…
room-waiting = بانتظار الآخرين
room-paused = اللعب متوقف مؤقتًا
room-paused-host = المضيف يستأنفه.
room-paused-empty = يستمر اللعب فور عودة أحد اللاعبين.
room-closed = هذه الغرفة مغلقة
room-about-closed = ما لعبته محفوظ في سجلك.
room-about-unreachable = ربما جهاز المضيف أو الخادم غير متصل، أو أنت على شبكة واي فاي أخرى. بعد الاتصال يستمر اللعب من الورقة نفسها.
room-gone_title = لم يعد لك مكان على هذه الطاولة
room-game = اللعبة
room-differs =
    { $count ->
        [0] القواعد الأصلية
        [zero] القواعد الأصلية
        [one] قاعدة واحدة تغيّرت
        [two] قاعدتان تغيّرتا
        [few] { $count } قواعد تغيّرت
        [many] { $count } قاعدة تغيّرت
       *[other] { $count } قاعدة تغيّرت
    }
room-seen = من يرى ماذا
room-host_sees = جهازك يوزّع الأوراق ويحفظها. ومن يفتح ملفاته قد يراها كلها.
room-host_can_see = جهاز المضيف يوزّع الأوراق ويحفظها، فالمضيف يستطيع رؤيتها كلها.
room-server_sees = الخادم { $server } يوزّع الأوراق ويحفظها. ومن يديره قد يراها كلها.
room-wifi_sees = هذا الاتصال غير مشفّر. قد يرى لعبتك آخرون على شبكة الواي فاي هذه.
room-browsers_seen = التطبيقات تتصل بجهازك بتشفير. أما المتصفحات فلا: قد يرى لعبها آخرون على شبكة الواي فاي هذه.
room-stay = اترك التطبيق مفتوحًا أثناء اللعب. إذا أغلقته، ينتظر الآخرون حتى تعود.
room-who = في الغرفة
room-ready = جاهزون: { $count } من { $of }
room-who_about = اللاعبون والقواعد والدعوة
room-host_deals = المضيف يوزّع. وتشغل الروبوتات الأماكن الشاغرة.
room-deal_hint = وزّع متى شئت. تشغل الروبوتات الأماكن الشاغرة وتتركها حين يأتي أحد.
room-sat_down = انضمام إلى الطاولة: { $name }.
room-left = مغادرة الطاولة: { $name }.
room-late = يلعبون من الجولة القادمة: { $names }
room-late_you = أنت تشاهد الآن. وتصلك أوراقك في الجولة القادمة.
room-want = اجلس للعب
room-want_about = لك المكان الشاغر القادم.
room-face = وجهك
room-more_faces = وجوه أخرى
room-own-change = الاسم والوجه
room-own-save = حفظ
room-terms-use = العب بهذه القواعد
room-terms-game = اللعبة الآن: { $game }.
room-terms-changed = تغيّرت قواعد هذه الطاولة.
room-pass = تناقلوا هاتفًا واحدًا
room-is_host = المضيف
room-host_now = انتقلت الاستضافة إلى { $name }.
room-host_now_you = أنت المضيف الآن.
room-to_table = إلى الطاولة
room-kick = إخراج { $name }
room-make_host = نقل الاستضافة إلى { $name }
room-make_free = أخلِ المكان
room-close = إغلاق الغرفة
room-close_about = تنتهي للجميع. والجولات المكتملة تبقى في سجل كل لاعب.
room-close_not = إبقاؤها مفتوحة
room-quit = مغادرة نهائية
room-quit_about = يكمل روبوت مكانك. ولا تعود إلا بدعوة.
room-quit_host_about = يكمل روبوت مكانك، وتنتقل الاستضافة إلى { $name }. ولا تعود إلا بدعوة.
room-quit_not = بقاء
room-forget = نسيان هذه الغرفة
room-pause = إيقاف مؤقت
room-resume = استئناف
room-leave_about = مكانك يبقى لك. بعد دقيقة يلعب روبوت مكانك حتى تعود.
room-bot_for_me = روبوت يلعب مكاني
room-bot_for_me_about = إلى أن ترغب في اللعب من جديد.
room-play_again = أعود إلى اللعب
room-mute = إخفاء ما يقوله الآخرون
room-unmute = إظهار ما يقوله الآخرون
room-mute_about = العبارات القصيرة بجانب اللاعبين
room-talk = قل شيئًا
room-said = { $name }: «{ $words }»
room-said_you = أنت: «{ $words }»
room-say-well = لعب جميل!
room-say-laugh = هههه!
room-say-ouch = آخ!
room-say-luck = بالتوفيق!
room-say-thanks = شكرًا!
room-say-wait = لحظة!

room-invite-square = رمز QR فيه رابط هذه الغرفة
room-invite-copy = نسخ الرابط
room-invite-scan = امسح الرمز، أو اكتب هذا العنوان ثم الرمز:
room-invite-send = إرسال الرابط
room-invite-renew = دعوة جديدة
room-invite-renewed = الرابط القديم لم يعد يعمل. أرسل الرابط الجديد.

room-join-title = انضمام إلى غرفة
room-join-link = رابط أو عنوان
room-join-code = الرمز
room-join-do = انضمام
room-join-watch = مشاهدة فقط
room-join-seen = كل من في الغرفة يرى اسمك. وجهاز المضيف أو الخادم يحفظ الأوراق كلها.
room-join-unreadable = هذه ليست دعوة. اطلب الرابط من جديد، أو راجع العنوان والرمز.
room-join-name_missing = اكتب اسمك أولًا.

room-open-title = فتح غرفة
room-open-where = باللعبة الأخيرة، ويمكنك تغييرها هناك.
room-open-network = الشبكة
room-open-networks = اختر الشبكة نفسها التي يستخدمها الآخرون.
room-open-no_network = جهازك ليس على أي شبكة. يحتاج الآخرون إلى شبكة الواي فاي نفسها، أو إلى نقطة اتصال من جهازك.
room-open-listens = ما دامت الغرفة مفتوحة، يجيب هذا الجهاز غيره على الشبكة نفسها. ولا يخرج شيء إلى الإنترنت.
room-open-server = خادم على الإنترنت
room-open-server_about = اتركه فارغًا إن كنتم جميعًا في مكان واحد. ومع خادم يلعب كل واحد من أي مكان.
room-open-server_only = من المتصفح تُفتح الغرف على خادم فقط. والتطبيق على هاتف أو حاسوب لا يحتاج إليه.
room-open-server_used = تُفتح طاولاتك على { $server }.
room-open-server_use = استخدم هذا الخادم
room-open-server_stop = أوقف استخدامه
room-open-key = المفتاح، إن طلبه الخادم
room-open-no_server = هذا ليس عنوان خادم.
room-open-wrong_key = هذا الخادم يحتاج إلى مفتاحه لفتح غرفة.

room-refused-token = لم يعد لك مكان على هذه الطاولة.
room-refused-invitation = هذه الدعوة لم تعد صالحة. اطلب دعوة جديدة من المضيف.
room-refused-host_only = هذا للمضيف وحده.
room-refused-room = هذه الغرفة لم تعد موجودة.
room-refused-closed = هذه الغرفة مغلقة. وما لعبته محفوظ في سجلك.
room-refused-full = الأماكن كلها مشغولة. يمكنك المشاهدة.
room-refused-name = الاسم «{ $name }» موجود على هذه الطاولة. اكتب اسمًا آخر.
room-refused-person = لك مكان على هذه الطاولة من جهاز آخر.
room-refused-bot_plays = روبوت يلعب مكانك. عد إلى اللعب من القائمة.
room-refused-late = فات الأوان، أو لم يكن هناك نسيان.
room-refused-paused = اللعب متوقف مؤقتًا.
room-refused-version = هذه الطاولة تحتاج إلى إصدار أحدث من التطبيق.
room-refused-often = كان ذلك سريعًا بعض الشيء. حاول بعد لحظة.
room-refused-busy = المضيف مشغول. حاول بعد لحظة.
room-refused-other = رفض المضيف ذلك.
room-refused-no_answer = تعذّر الوصول إلى المضيف. هل الجهازان على شبكة الواي فاي نفسها؟ بعض شبكات الضيوف تفصل بين الأجهزة: استخدم عندها نقطة اتصال.
room-refused-impostor = يرد على هذا العنوان جهاز آخر غير الذي عرض الرمز. هل الجهازان على الواي فاي نفسه؟ إن لم يكونا، فامسح الرمز من جديد.
room-refused-port = لا يصل الآخرون إلى هذا الجهاز على الشبكة الآن. راجع الواي فاي وحاول مرة أخرى.
room-refused-busy_port = نافذة أخرى على هذا الجهاز فتحت الغرفة.
room-guest = هذه الصفحة من جهاز المضيف. اتركها مفتوحة أثناء اللعب. والجولات المكتملة في سجل كل من عنده التطبيق.

room-landing-about = طاولة Pocket Switch بانتظارك.
room-landing-open = فتح في التطبيق

### الغرف: كلٌّ على جهازه، حول طاولة واحدة.

## room

room-title = الغرف
room-yours = غرفك
room-as = اسمك هناك: { $name }
room-lost = لا مقعد لك في هذه الغرفة
room-name = اسمك
room-you = أنت
room-here = هنا
room-away = غياب
room-free = مقعد شاغر
room-free_about = بانتظار لاعب
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
room-seats = المقاعد: { $count }
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
room-clock_about = من ينفد وقته يسحب أو يأخذ.
room-clock_is =
    { $count ->
        [zero] لكل دور { $count } ثانية. من ينفد وقته يسحب أو يأخذ.
        [one] لكل دور ثانية واحدة. من ينفد وقته يسحب أو يأخذ.
        [two] لكل دور ثانيتان. من ينفد وقته يسحب أو يأخذ.
        [few] لكل دور { $count } ثوانٍ. من ينفد وقته يسحب أو يأخذ.
        [many] لكل دور { $count } ثانية. من ينفد وقته يسحب أو يأخذ.
       *[other] لكل دور { $count } ثانية. من ينفد وقته يسحب أو يأخذ.
    }
room-calls = من يضبط نسيان الكلمة
room-calls-all = من يلاحظ
room-calls-all_about = من يلاحظ نسيان الكلمة يمكنه الضبط. وإن كانوا أكثر من واحد فالقرعة تحكم، فلا فضل لاتصال أسرع.
room-calls-self = الطاولة
room-calls-self_about = نسيان الكلمة يُلاحظ دائمًا، ولا حاجة إلى من يضبطه.
room-calls-off = لا أحد
room-calls-off_about = نسيان الكلمة لا يكلّف شيئًا.
room-connecting = جارٍ الاتصال بالغرفة
room-unreachable = تعذّر الوصول إلى المضيف
room-sending = حركتك في الطريق…
room-waiting = بانتظار الآخرين
room-paused = اللعب متوقف مؤقتًا
room-paused-host = المضيف يستأنفه.
room-paused-empty = يستمر اللعب فور عودة أحد اللاعبين.
room-closed = هذه الغرفة مغلقة
room-about-closed = ما لعبته محفوظ في سجلك.
room-about-unreachable = ربما جهاز المضيف في سكون أو على شبكة أخرى. حالما يعود يستمر اللعب من الورقة نفسها.
room-gone_title = لم يعد لك مكان على هذه الطاولة
room-game = اللعبة
room-differs =
    { $count ->
        [zero] القواعد الأصلية
        [one] شيء واحد يختلف عن الأصل
        [two] شيئان يختلفان عن الأصل
        [few] { $count } أشياء تختلف عن الأصل
        [many] { $count } شيئًا يختلف عن الأصل
       *[other] { $count } شيء يختلف عن الأصل
    }
room-seen = من يرى ماذا
room-host_sees = جهازك يوزّع الأوراق ويحفظها. ومن يفتح ملفاته يستطيع رؤيتها كلها.
room-host_can_see = جهاز المضيف يوزّع الأوراق ويحفظها، فالمضيف يستطيع رؤيتها كلها.
room-server_sees = الخادم { $server } يوزّع الأوراق ويحفظها. ومن يديره قد يراها كلها.
room-wifi_sees = الاتصال غير مشفّر: قد يقرأه آخرون على شبكة الواي فاي هذه.
room-browsers_seen = للتطبيقات اتصال مشفّر بجهازك. أمّا المتصفّحات العادية فلا: قد يقرأ اتصالها آخرون على شبكة الواي فاي هذه.
room-stay = يُترك التطبيق مفتوحًا أثناء اللعب. عند إغلاقه ينتظر الآخرون، ثم يستمر اللعب من الورقة نفسها.
room-who = في الغرفة
room-ready = جاهزون: { $count } من { $of }
room-who_about = المقاعد والقواعد والدعوة
room-host_deals = المضيف يوزّع عند حضور الجميع.
room-is_host = المضيف
room-host_now = انتقلت الاستضافة إلى { $name }.
room-host_now_you = انتقلت الاستضافة إليك.
room-fill = روبوتات في المقاعد الشاغرة
room-fill_first = ملء المقاعد كلها أولًا
room-to_table = إلى الطاولة
room-kick = إخراج { $name }
room-make_host = نقل الاستضافة إلى { $name }
room-make_free = إخلاء المقعد
room-close = إغلاق الغرفة
room-close_about = تنتهي للجميع. والجولات المكتملة تبقى في سجل كل واحد.
room-close_not = إبقاؤها مفتوحة
room-quit = مغادرة نهائية
room-quit_about = يكمل روبوت مكانك، ولا عودة بلا دعوة.
room-quit_host_about = يكمل روبوت مكانك، وتنتقل الاستضافة إلى { $name }، ولا عودة بلا دعوة.
room-quit_not = بقاء
room-forget = نسيان هذه الغرفة
room-pause = إيقاف مؤقت
room-resume = استئناف
room-leave_about = مقعدك يبقى لك. بعد دقيقة يلعب روبوت مكانك حتى عودتك.
room-bot_for_me = روبوت يلعب مكاني
room-bot_for_me_about = حتى استعادة مقعدك.
room-play_again = عودتي إلى اللعب
room-mute = إخفاء ما يقوله الآخرون
room-unmute = إظهار ما يقوله الآخرون
room-mute_about = العبارات القصيرة بجانب المقاعد
room-talk = قول شيء
room-said = { $name }: «{ $words }»
room-said_you = أنت: «{ $words }»
room-say-well = لعب جميل!
room-say-laugh = هههه!
room-say-ouch = آخ!
room-say-luck = بالتوفيق!
room-say-thanks = شكرًا!
room-say-wait = لحظة!

room-invite-title = دعوة
room-invite-about = يمكن مسح هذا بكاميرا هاتف، أو إرسال الرابط.
room-invite-square = رمز QR فيه رابط هذه الغرفة
room-invite-typed = أو كتابة هذا العنوان، ثم الرمز:
room-invite-copy = نسخ الرابط
room-invite-renew = دعوة جديدة
room-invite-renewed = الرابط القديم لم يعد يعمل. يلزم إرسال الرابط الجديد.

room-join-title = انضمام إلى غرفة
room-join-link = رابط أو عنوان
room-join-code = الرمز
room-join-do = انضمام
room-join-watch = مشاهدة فقط
room-join-seen = كل من في الغرفة يرى اسمك. وجهاز المضيف يحفظ الأوراق كلها.
room-join-unreadable = هذه ليست دعوة. يلزم طلب الرابط من جديد، أو مراجعة العنوان والرمز.
room-join-name_missing = يلزم كتابة اسمك أولًا.

room-open-title = فتح غرفة
room-open-where = يلزم أولًا اختيار لعبة وتجهيز طاولة.
room-open-do = فتح
room-open-cannot = تُفتح الغرفة في التطبيق على هاتف أو حاسوب، بعد تجهيز الطاولة.
room-open-network = الشبكة
room-open-networks = الشبكة التي عليها الآخرون أيضًا.
room-open-no_network = هذا الجهاز ليس على أي شبكة. يحتاج الآخرون إلى شبكة الواي فاي نفسها، أو إلى نقطة اتصال من جهازك.
room-open-listens = ما دامت الغرفة مفتوحة، يجيب هذا الجهاز غيره على الشبكة نفسها. ولا يخرج شيء إلى الإنترنت.
room-open-server = خادم على الإنترنت
room-open-server_about = يُترك فارغًا إن كنتم جميعًا في مكان واحد. ومع خادم يمكن لكل واحد أن يكون في أي مكان.
room-open-server_only = صفحة المتصفح تفتح الغرف على خادم فقط. والتطبيق على هاتف أو حاسوب لا يحتاج إليه.
room-open-key = المفتاح، إن طلبه الخادم
room-open-no_server = هذا ليس عنوان خادم.
room-open-wrong_key = هذا الخادم لا يفتح غرفة إلا بمفتاحه.

room-refused-token = لم يعد لك مقعد على هذه الطاولة.
room-refused-invitation = هذه الدعوة لم تعد صالحة. يمكن طلب دعوة جديدة من المضيف.
room-refused-host_only = هذا للمضيف وحده.
room-refused-room = هذه الغرفة لم تعد موجودة.
room-refused-closed = هذه الغرفة مغلقة. وما لعبته محفوظ في سجلك.
room-refused-full = المقاعد كلها مشغولة، أو بدأ اللعب. المشاهدة ممكنة.
room-refused-name = الاسم «{ $name }» موجود على هذه الطاولة. يلزم اسم آخر.
room-refused-person = لك مقعد على هذه الطاولة من جهاز آخر.
room-refused-bot_plays = روبوت يلعب مكانك. يمكنك استعادة مقعدك من القائمة.
room-refused-late = فات الأوان، أو لم يكن هناك ما يُضبط.
room-refused-paused = اللعب متوقف مؤقتًا.
room-refused-version = هذه الطاولة تحتاج إلى إصدار أحدث من التطبيق.
room-refused-often = كان ذلك سريعًا بعض الشيء. يمكنك المحاولة بعد لحظة.
room-refused-busy = المضيف مشغول. يمكنك المحاولة بعد لحظة.
room-refused-other = رفض المضيف ذلك.
room-refused-no_answer = تعذّر الوصول إلى المضيف. هل الجهازان على شبكة الواي فاي نفسها؟ بعض شبكات الضيوف تفصل بين الأجهزة: عندها تفيد نقطة اتصال.
room-refused-impostor = يردّ على هذا العنوان جهاز آخر غير الذي عرض الرمز. هل الجهازان على شبكة الواي فاي نفسها؟ وإلا يلزم مسح الرمز من جديد.
room-refused-port = يتعذّر الآن الوصول إلى هذا الجهاز على الشبكة. يلزم فحص الواي فاي ثم المحاولة من جديد.
room-refused-busy_port = نافذة أخرى على هذا الجهاز فتحت الغرفة.
room-guest = هذه الصفحة من جهاز المضيف. تُترك مفتوحة أثناء اللعب؛ والجولات المكتملة في سجل من عنده التطبيق.

room-landing-about = طاولة Pocket Switch بانتظارك.
room-landing-open = فتح في التطبيق
room-landing-none = الطاولة على هاتف ليست فيه صفحة للّعب. إن لم يكن التطبيق عندك بعد، يمكنك تثبيته ثم مسح الرمز من جديد.

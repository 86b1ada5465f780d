### What is counted of people, games and bots.

## statistics

statistics-people = الأشخاص
statistics-games = الألعاب
statistics-bots = الروبوتات
statistics-empty = لا شيء يُحسب بعد
statistics-empty_about = أنهِ مباراة أو كشف نقاط، فتُحسب هنا.
statistics-archived = عرض الأرشيف ({ $count })
statistics-is_archived = في الأرشيف
statistics-by_game = المباريات حسب اللعبة
statistics-on_sheets = في كشوف النقاط
statistics-played_here = لُعبت هنا
statistics-played_kept = لُعبت هنا: { $played }، في كشوف النقاط: { $kept }
statistics-mean_in_line = متوسط النقاط في المباراة: { $mean }
statistics-no_matches = لا مباريات بعد
statistics-rate = { $rate }، والأرجح من { $low } إلى { $high }.
statistics-few = عدد المباريات أقل من أن يؤكد شيئًا.
statistics-won_of =
    { $count ->
        [zero] لا مباريات بعد
        [one] { $wins ->
            [0] مباراة واحدة بلا فوز
           *[other] مباراة واحدة انتهت بالفوز
        }
        [two] { $wins ->
            [0] مباراتان بلا فوز
           *[other] الفوز في { $wins } من مباراتين
        }
        [few] { $wins ->
            [0] { $count } مباريات بلا فوز
           *[other] الفوز في { $wins } من { $count } مباريات
        }
        [many] { $wins ->
            [0] { $count } مباراة بلا فوز
           *[other] الفوز في { $wins } من { $count } مباراة
        }
       *[other] { $wins ->
            [0] { $count } مباراة بلا فوز
           *[other] الفوز في { $wins } من { $count } مباراة
        }
    }

## person

person-unknown = لا يوجد لاعب كهذا على هذا الجهاز.
person-archived = في الأرشيف: لا يُعرض للطاولات الجديدة، لكنه ما زال يُحسب.
person-every_game = كل الألعاب
person-nothing = لا مباراة منتهية بعد
person-nothing_about = أنهِ مباراة، فتُحسب هنا.
person-wins = الفوز
person-streak = السلسلة
person-streak_won = فوز على التوالي حتى الآن
person-streak_lost = على التوالي بلا فوز
person-streak_none = لا سلسلة الآن
person-longest = أطول سلسلة فوز
person-longest_about = مرات فوز متتالية
person-rating = التقييم
person-rating_about = يرتفع أكثر بالفوز على الأقوياء
person-rating_few = لم يستقر بعد: يحتاج إلى مباريات أكثر
person-rounds = الجولات
person-rounds_about = الفوز: { $rounds_won }، توقف اللعب: { $blocked }
person-uncounted = { $count ->
        [zero] كل الجولات محسوبة.
        [one] جولة واحدة لم تُحسب بعد.
        [two] جولتان لم تُحسبا بعد.
        [few] { $count } جولات لم تُحسب بعد.
        [many] { $count } جولة لم تُحسب بعد.
       *[other] { $count } جولة لم تُحسب بعد.
    }
person-place = المركز
person-place_about = في المتوسط
person-points = نقاط المباراة
person-points_about = في المتوسط (الأفضل { $best }، الأسوأ { $worst })
person-round = نقاط الجولة
person-round_about = في المتوسط (الأفضل { $best }، الأسوأ { $worst })
person-penalties = الجزاءات
person-penalties_about = نداءات منسية: { $missed }، أخطاء: { $blunders }
person-over_time = التقييم عبر الزمن
person-over_time_few = يبدأ الخط بعد ثلاث مباريات منتهية.
person-over_time_said =
    التقييم عبر { $count ->
        [zero] صفر مباراة
        [one] مباراة واحدة
        [two] مباراتين
        [few] { $count } مباريات
        [many] { $count } مباراة
       *[other] { $count } مباراة
    }، من { $first } إلى { $last }
person-by_game = الفوز حسب اللعبة
person-won = انتهت بالفوز
person-not_won = بلا فوز
person-head_to_head = وجهًا لوجه
person-met = فوز { $ahead }، خسارة { $behind }، تعادل { $level }
person-nemesis = الغريم
person-no_nemesis = الغريم يحتاج إلى خمس مباريات على الأقل أمام اللاعب نفسه.
person-cards = أغلى الأوراق الباقية معك
person-held =
    { $card }، { $count ->
        [zero] صفر مرة
        [one] مرة واحدة
        [two] مرتان
        [few] { $count } مرات
        [many] { $count } مرة
       *[other] { $count } مرة
    }، النقاط: { $points }
person-manage = هذا الشخص
person-colour = اللون { $count }
person-face = الرسم { $count }
person-face_star = نجمة
person-face_sun = شمس
person-face_moon = قمر
person-face_cloud = سحابة
person-face_bolt = برق
person-face_drop = قطرة
person-face_flame = شعلة
person-face_leaf = ورقة شجر
person-face_tree = شجرة
person-face_flower = زهرة
person-face_mushroom = فطر
person-face_apple = تفاحة
person-face_pear = كمثرى
person-face_cherry = كرز
person-face_fish = سمكة
person-face_bird = عصفور
person-face_cat = قطة
person-face_owl = بومة
person-face_snail = حلزون
person-face_ladybird = دعسوقة
person-face_house = بيت
person-face_boat = قارب
person-face_anchor = مرساة
person-face_key = مفتاح
person-face_bell = جرس
person-face_cup = فنجان
person-face_kite = طائرة ورقية
person-face_rocket = صاروخ
person-face_umbrella = مظلة
person-face_crown = تاج
person-picture = صورة من عندك
person-picture_pick = اختيار صورة من عندك
person-picture_forget = حذف الصورة
person-picture_use = استخدام هذه الصورة
person-picture_not = ليست هذه
person-picture_closer = أكبر
person-picture_farther = أصغر
person-picture_about = حرّك الصورة حتى يصير الوجه داخل الحلقة. تبقى على هذا الجهاز: لا تدخل في النسخ الاحتياطية ولا في المزامنة.
person-picture_unread = لا يمكن عرض هذا الملف كصورة. اختر ملف PNG أو JPEG أو WebP أو GIF أو BMP.
person-letter = أول حرف من الاسم
person-change_face = وجه آخر
person-merge = هو نفسه
person-merge_about = { $name } ينضم إلى اللاعب الذي تلمسه. يمكنك التراجع عن ذلك في صفحته.
person-name_taken = الاسم { $name } موجود بالفعل. إن كانا لاعبًا واحدًا، فقل ذلك أدناه.
person-separate = { $name } لاعب آخر في الحقيقة
person-separate_about = يفصل بين الاثنين من جديد.
person-archive = في الأرشيف
person-archive_about = لا يُعرض بعد الآن للطاولات الجديدة.
person-deleted = لاعب محذوف
person-delete = حذف نهائي…
person-delete_about = سترى أولًا ما يُمحى وما يبقى.
person-delete_erased = سيُمحى الاسم والصورة ({ $name })، والملاحظات على مباريات هذا اللاعب.
person-delete_merged = هذه أسماء اللاعب نفسه وستُمحى أيضًا: { LIST($names, type: "comma") }.
person-delete_devices = يحدث هذا هنا الآن، وعلى أجهزتك الأخرى عند مزامنتها التالية. والجهاز الذي عليه إصدار أقدم يلحق بها بعد تحديثه.
person-delete_stays = تبقى المباريات والنقاط، ومكان الاسم «لاعب محذوف».
person-delete_copies = يبقى الاسم في النسخ الاحتياطية القديمة وفي الصور والملفات التي شاركتها. ويبقى أيضًا في الغرف المفتوحة وعلى صور المباريات وفي الأماكن والعناوين التي كتبتها.
person-delete_server = يحتفظ الخادم ببياناته القديمة، ولا يقرؤها إلا أجهزتك.
person-delete_no_undo = لا يمكن التراجع عن هذا.
person-delete_do = حذف نهائي
person-delete_keep = إبقاء
person-delete_done = تم الحذف نهائيًا.

## year

year-title = حصاد { $year }
year-about = المباريات وسلاسل الفوز والمنافسون
year-question = السنة
year-other_years = سنوات أخرى
year-unknown = هذه السنة غير موجودة هنا.
year-groups = مجموعات اللاعبين
year-every_group = كل المجموعات ({ $count })
year-matches =
    { $count ->
        [zero] بلا مباريات
        [one] مباراة واحدة
        [two] مباراتان
        [few] { $count } مباريات
        [many] { $count } مباراة
       *[other] { $count } مباراة
    }
year-wins =
    { $count ->
        [zero] بلا فوز
        [one] فوز واحد
        [two] فوزان
        [few] { $count } مرات فوز
        [many] { $count } مرة فوز
       *[other] { $count } مرة فوز
    }
year-most_wins = الأكثر فوزًا: { LIST($names, type: "and") } ({ $count })
year-undated =
    { $count ->
        [zero] كل المباريات لها تاريخ.
        [one] مباراة واحدة بلا تاريخ، فلا تُحسب في أي سنة. اكتب التاريخ في صفحتها.
        [two] مباراتان بلا تاريخ، فلا تُحسبان في أي سنة. اكتب التاريخ في صفحتيهما.
        [few] { $count } مباريات بلا تاريخ، فلا تُحسب في أي سنة. اكتب التاريخ في صفحاتها.
        [many] { $count } مباراة بلا تاريخ، فلا تُحسب في أي سنة. اكتب التاريخ في صفحاتها.
       *[other] { $count } مباراة بلا تاريخ، فلا تُحسب في أي سنة. اكتب التاريخ في صفحاتها.
    }
year-none = لا مباريات في { $year }
year-none_about = اختر سنة أخرى.
year-cards = ألعاب الورق
year-others = ألعاب أخرى
year-others_about = محسوبة على حدة.
year-played = المباريات
year-in_games =
    { $count ->
        [zero] بلا ألعاب
        [one] في لعبة واحدة
        [two] في لعبتين
        [few] في { $count } ألعاب
        [many] في { $count } لعبة
       *[other] في { $count } لعبة
    }
year-evening = أفضل سهرة
year-day = أفضل يوم
year-rivals = المنافسون
year-pair =
    { $level ->
        [0] { $name } { $ahead }، { $other } { $behind }
       *[other] { $name } { $ahead }، { $other } { $behind }، تعادل { $level }
    }
year-said = { $title }: { $value }

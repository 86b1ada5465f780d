### Setting a table: who plays, how long, by which rules.

## new

new-title = طاولة جديدة
new-as_last = مثل المرة السابقة
new-at_once = بدء سريع
new-shelf-start = للبداية
new-shelf-family = مفضلة لدى العائلات
new-shelf-rare = ألعاب نادرة
new-deal = توزيع
new-change = تغيير
new-seats = اللاعبون
new-join = العبوا معًا
new-join_about = انضمام إلى آخرين برمز QR أو رابط، أو فتح غرفة لك
new-length = المدة
new-cards = الأوراق
new-house_rules = قواعد البيت
new-by_the_book = القواعد الأصلية
new-back_to_book = استعادة الأصل
new-change_below = القواعد الأصلية حتى الآن. ما تفعّله هنا يسري على هذه الطاولة.
new-the_book = القواعد الأصلية
new-players = عدد اللاعبين: من { $least } إلى { $most }.
new-read_rules = قراءة قواعد { $game }
new-no_people = بلا أشخاص
new-company = { $people } و{ $bots }
new-add_name = أضف اسمًا
new-change_name = غيّر اسمًا
new-no_name = بلا اسم
new-add_seat = أضف لاعبًا
new-remove_seat = أزل اللاعب
new-who = من يلعب هنا؟
new-how_long = مدة المباراة
new-to_target = حتى هدف
new-target_hands = جولات للفوز
new-target_points = نقاط للفوز
new-target_lives = أرواح لكل لاعب
new-name_missing = كل لاعب يحتاج إلى اسم.
new-too_many_cards = الأوراق لا تكفي: تحتاج إلى { $dealt }، والموجود { $cards } فقط.
new-changed = { $count ->
        [zero] القواعد الأصلية
        [one] قاعدة واحدة تغيّرت
        [two] قاعدتان تغيّرتا
        [few] { $count } قواعد تغيّرت
        [many] { $count } قاعدة تغيّرت
       *[other] { $count } قاعدة تغيّرت
    }
new-bots =
    { $count ->
        [zero] لا روبوتات
        [one] روبوت واحد
        [two] روبوتان
        [few] { $count } روبوتات
        [many] { $count } روبوتًا
       *[other] { $count } روبوت
    }
new-hands = { $count ->
        [zero] لا جولات
        [one] جولة واحدة
        [two] جولتان
        [few] { $count } جولات
        [many] { $count } جولة
       *[other] { $count } جولة
    }
new-until_hands = { $count ->
        [zero] بلا جولات للفوز
        [one] أول من يفوز بجولة
        [two] أول من يفوز بجولتين
        [few] أول من يفوز في { $count } جولات
        [many] أول من يفوز في { $count } جولة
       *[other] أول من يفوز في { $count } جولة
    }
new-until_points =
    { $count ->
        [zero] حتى صفر نقطة
        [one] حتى نقطة واحدة
        [two] حتى نقطتين
        [few] حتى { $count } نقاط
        [many] حتى { $count } نقطة
       *[other] حتى { $count } نقطة
    }
new-until_lives =
    { $count ->
        [zero] بلا أرواح
        [one] روح واحدة لكل لاعب
        [two] روحان لكل لاعب
        [few] { $count } أرواح لكل لاعب
        [many] { $count } روحًا لكل لاعب
       *[other] { $count } روح لكل لاعب
    }

## number

number-deal-title = أوراق كل لاعب
number-deal-about = كم ورقة يبدأ بها كل لاعب.

number-jokers-title = الجواكر
number-jokers-about = كم جوكرًا تخلط مع الأوراق.

number-packs-title = عدد الكوتشينات
number-packs-about = بعض الألعاب تستخدم كوتشينتين مع كثرة اللاعبين، إلا إذا غيّرت ذلك.

## people

people-you = أنت
people-you_beside = أنت
people-person = لاعب
people-person_about = يلعب على هذا الجهاز. وتُخفى أوراقك أثناء تمريره.
people-careless = روبوت متهاون
people-careless_about = يلعب أي ورقة، ويبدد أفضل أوراقه، وينسى أن يقول «آخر ورقة»!
people-steady = روبوت متزن
people-steady_about = يتخلص من الأوراق العالية، ويحتفظ بالحرة، ولا ينسى أبدًا أن يقول «آخر ورقة»!
people-sharp = روبوت يقظ
people-sharp_about = يجرب كل حركة على بضعة تخمينات لأوراقك، ويلاحظ معظم الهفوات. خصم حقيقي.
people-master = روبوت خبير
people-master_about = يستنتج من لعب الجميع أي أوراق معهم، ويجرب كل حركة مئات المرات. ولا يختلس النظر أبدًا.
people-nameless = لاعب
# A bot’s face goes by its name’s place here: old woman, bearded man, woman, man, girl, old man, then again from the start.
# Earlier versions used the names after the twelfth.
people-bots = أمل باسم داليا حازم جنى فتحي سعاد شادي فرح عمر هنا لطفي بسمة تامر سلمى رامي ملك كريم
people-alike = الاسمان «{ $name }» و«{ $other }» متشابهان جدًا. غيّر أحدهما.

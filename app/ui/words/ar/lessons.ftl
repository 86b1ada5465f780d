### الدروس: جولات موجَّهة على الطاولة. تأتي الأوراق مثل `5♥` والأشكال مثل `♥`.

## learn

learn-title = التعلّم على الطاولة
learn-about = جولات قصيرة مع مرشد. كل خطوة تقول لك ماذا تلمس. لا مجال للخطأ، ولا شيء يُحسب.
learn-all = كل الدروس
learn-steps =
    { $count ->
        [zero] بلا خطوات
        [one] خطوة واحدة
        [two] خطوتان
        [few] { $count } خطوات
        [many] { $count } خطوة
       *[other] { $count } خطوة
    }
learn-learned = { $about } · تم تعلّمه
learn-step = الخطوة { $step } من { $steps }
learn-this = هذه هي المقصودة
learn-show = عرض الحل
learn-skip = إنهاء
learn-skip_about = تجده لاحقًا في الإعدادات.
learn-again = مرة أخرى
learn-over = يمكنك الآن لعب { $game }!
learn-over_about = كانت هذه جولة كاملة. على كل طاولة تبيّن لك علامة الاستفهام ما تفعله الأوراق.
learn-you_about = يراه الآخرون حين تلعبون معًا. يمكنك تخطّيه.
learn-play = لعب جولة
learn-next = التالي: { $game }
learn-try = تعلّم اللعبة

learn-tap-card = المس { FORM($card, case: "named") }.
learn-tap-name = المس { FORM($card, case: "named") } واختر { $what }.
learn-tap-what = المس { $what }.
learn-tap-say = المس «{ $word }!» ثم { FORM($card, case: "named") }.
learn-tap-say_name = المس «{ $word }!» ثم { FORM($card, case: "named") } و{ $what }.
learn-tap-draw = المس «سحب».
learn-also-card = { FORM($card, case: "named") } مسموحة أيضًا. هذه المرة العب { FORM($meant, case: "named") } وانظر ما يحدث.
learn-also-other = هذا مسموح أيضًا. هذه المرة { $meant }.
learn-also-what = يمكنك طلب { $what } أيضًا. هذه المرة اطلب { $meant }: هو معك.
learn-first-say = الورقة صحيحة! لكن قل «{ $word }»! أولًا. النسيان قد يكلّفك.
learn-first-go_on = انظر أولًا إلى ما حدث، ثم المس «متابعة».

## lesson

lesson-switch-follow = تخلص من كل أوراقك أولًا وتفوز. العب ورقة تطابق { FORM($top, case: "named") }: الشكل نفسه أو الرقم نفسه.
lesson-switch-number = لا شيء معك من هذا الشكل، لكن معك رقم { $top } نفسه. هذا يصلح أيضًا.
lesson-switch-two = ورقة 2: يسحب اللاعب التالي ورقتين، إلا إذا لعب ورقة 2.
lesson-switch-taken = لا ورقة 2 مع { $name }: سحب ورقتين وانتهى الدور.
lesson-switch-eight = ورقة 8: يفوت اللاعب التالي دور.
lesson-switch-jack = ورقة الولد تعكس الاتجاه. اللعب الآن في الاتجاه الآخر.
lesson-switch-draw = لا شيء معك يناسب { FORM($top, case: "named") }. اسحب ورقة.
lesson-switch-ace = { $card }! الآس يوضع على أي ورقة، وأنت تختار الشكل. اختر شكلًا معك.
lesson-switch-last = بعد هذه تبقى معك ورقة واحدة. قل ذلك وإلا فقد يكلّفك ورقة.
lesson-switch-out = ورقتك الأخيرة مناسبة وعادية. لا يمكنك الإنهاء بورقة خاصة.

lesson-crazy-eights-follow = تخلص من كل أوراقك أولًا. العب ورقة تطابق { FORM($top, case: "named") }: الشكل نفسه أو الرقم نفسه.
lesson-crazy-eights-eight = لا شيء آخر يناسب { FORM($top, case: "named") }. لكن ورقة 8 توضع على أي ورقة، وأنت تختار الشكل.
lesson-crazy-eights-drew = لا شيء من هذا الشكل مع { $name }: سحب ورقة بعد ورقة حتى جاءت المناسبة.
lesson-crazy-eights-suit = الشكل الذي اخترته ما زال مطلوبًا.
lesson-crazy-eights-draw = لا شيء يناسب { FORM($top, case: "named") }. الآن دورك في السحب.
lesson-crazy-eights-again = هذه لا تناسب أيضًا. اسحب مرة أخرى.
lesson-crazy-eights-fits = ها هي: ورقة مناسبة.
lesson-crazy-eights-rank = ورقتاك مناسبتان. العب الرقم نفسه.
lesson-crazy-eights-out = ورقتك الأخيرة! الآن تسجل نقاط ما بقي مع الآخرين.

lesson-mau-mau-follow = اثنتان وثلاثون ورقة، من 7 إلى الآس. العب ورقة تطابق { FORM($top, case: "named") }: الشكل نفسه أو الرقم نفسه.
lesson-mau-mau-seven = ورقة 7: يسحب اللاعب التالي ورقتين، إلا إذا لعب ورقة 7.
lesson-mau-mau-answer = { $name } أيضًا: ورقة 7. يُجمع السحب: الآن أربع أوراق.
lesson-mau-mau-taken = لا ورقة 7 مع { $name }: سحب الأوراق الأربع كلها.
lesson-mau-mau-eight = ورقة 8: يفوت اللاعب التالي دور.
lesson-mau-mau-jack = ورقة الولد توضع على أي ورقة إلا ورقة ولد أخرى، وأنت تختار الشكل. تبقى معك ورقة واحدة، فقل «ماو»!
lesson-mau-mau-out = عاد إليك الشكل الذي طلبته. هذه ورقتك الأخيرة.

lesson-makao-follow = تخلص من كل أوراقك أولًا وتفوز. العب ورقة تطابق { FORM($top, case: "named") }: الشكل نفسه أو الرقم نفسه.
lesson-makao-two = { $name }: ورقة 2. عليك سحب ورقتين، إلا إذا لعبت فوقها ورقة 2 أو ورقة 3.
lesson-makao-three = العب ورقة 3 فوقها. يُجمع السحب: الآن خمس أوراق على اللاعب التالي.
lesson-makao-taken = لا ورقة 2 ولا ورقة 3 مع { $name }: سحب الأوراق الخمس كلها.
lesson-makao-draw = لا شيء معك يناسب { FORM($top, case: "named") }. اسحب ورقة.
lesson-makao-ace = هذه مناسبة! بورقة الآس تختار الشكل. اختر شكلًا معك.
lesson-makao-four = { $name }: ورقة 4. من لا يرد بورقة 4 يفوته دور، فالدور لك الآن.
lesson-makao-jack = بورقة الولد تطلب رقمًا يلعبه الجميع دورة كاملة. اطلب رقم 6: معك ورقتان منه.
lesson-makao-asked = لا ورقة 6 مع { $name }: سحب ورقة واحدة.
lesson-makao-set = يمكنك لعب ورقتي 6 في دور واحد. بعد الأولى تبقى معك ورقة واحدة، فقل «ماكاو»!
lesson-makao-out = والثانية في الدور نفسه. لا أوراق معك: الفوز لك!

lesson-one-card-follow = تخلص من كل أوراقك أولًا وتفوز. العب ورقة تطابق { FORM($top, case: "named") }: الشكل نفسه أو الرقم نفسه.
lesson-one-card-two = هجوم من { $name } بورقة 2: اسحب ورقتين، أو العب ورقة 2 أو 3 أو الآس أو الجوكر.
lesson-one-card-shield = ورقة 3 درعك. توقف كل هجوم، ولا أحد يسحب.
lesson-one-card-draw = لا شيء معك يناسب { FORM($top, case: "named") }. اسحب ورقة.
lesson-one-card-ace = هذه مناسبة! اهجم بها: بعد ورقة الآس يسحب اللاعب التالي ثلاث أوراق.
lesson-one-card-joker = رد { $name }: الجوكر الأسود فوق الآس. ثلاث وسبع: الآن عشر أوراق.
lesson-one-card-taken = لا درع مع { $name }: سحب الأوراق العشر كلها.
lesson-one-card-king = ورقة الشايب تعطيك دورًا آخر.
lesson-one-card-seven = بورقة 7 تختار الشكل. اختر شكل ورقتك الأخيرة، وقل أولًا «ورقة واحدة»!
lesson-one-card-jump = { $name }: ورقة الولد. يفوت اللاعب التالي دور، والدور لك!
lesson-one-card-out = الشكل الذي اخترته ما زال مطلوبًا. العب ورقتك الأخيرة!

lesson-black-jack-run = في دور واحد يمكنك لعب متتالية: أوراق متجاورة من شكل واحد صعودًا. ابدأ بهذه: { $card }.
lesson-black-jack-on = ما زال دورك. التالية في المتتالية { $card }.
lesson-black-jack-more = وواحدة أخرى: ثلاث أوراق في دور واحد.
lesson-black-jack-black = ورقة الولد الأسود من { $name }: الآن عليك سحب خمس أوراق.
lesson-black-jack-red = ورقة الولد الأحمر تنقص خمسًا، فلا يبقى ما تسحبه. قل معها «أوراق»! فورقتاك الأخيرتان تُلعبان في دور واحد.
lesson-black-jack-last = ورقتاك الأخيرتان متتاليتان: العبهما معًا في دور واحد.
lesson-black-jack-out = والأخيرة!

lesson-kilodney-lead = وُزِّعت الأوراق كلها، وتسجل النقاط باللعب. البدء بآس يسجل +1.
lesson-kilodney-under = ورقة { $name } تحت ورقتك مباشرة. هذا يكلّف نقطة: −1.
lesson-kilodney-over = العب أفضل منها: الورقة التي فوق { $top } مباشرة من شكلها تسجل +1.
lesson-kilodney-switched = لا شيء من الشكل مع { $name }: تحويل بالرقم نفسه، بلا نقاط.
lesson-kilodney-corner = أعلى بواحد مرة أخرى. انظر ما يحدث لمن ليست معه ورقة مناسبة.
lesson-kilodney-knocked = لا ورقة مناسبة مع { $name }: خروج من الجولة. لك نقطة عن كل ورقة بقيت: نقطتان.
lesson-kilodney-joker = لا شيء يناسب { FORM($top, case: "named") }. الجوكر يوضع على أي ورقة، ثم يبدأ اللاعب التالي.
lesson-kilodney-switch = ليس معك الشكل، لكن معك الرقم نفسه: حوّل. لا يسجل شيئًا، لكنه يبقيك في الجولة.
lesson-kilodney-out = أعلى بواحد مرة أخرى، وهي ورقتك الأخيرة: أنهيت، ونقاطك تبقى لك.
lesson-kilodney-end = كانت هذه الورقة الأخيرة. تُجمع نقاط كل الجولات.

### الدروس: جولات موجَّهة على الطاولة. تأتي الأوراق مثل `5♥` والأشكال مثل `♥`.

## learn

learn-title = التعلّم على الطاولة
learn-about = جولات قصيرة موجَّهة. كل خطوة تبيّن ما عليك لمسه؛ لا مجال للخطأ، ولا شيء يُحسب.
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
learn-skip_about = يمكن العودة إليه من الإعدادات.
learn-again = مرة أخرى
learn-over = يمكنك الآن لعب { $game }!
learn-over_about = كانت هذه جولة كاملة. على كل طاولة تبيّن علامة الاستفهام ما تفعله الأوراق.
learn-play = اللعب ضد الروبوتات
learn-next = التالي: { $game }
learn-try = تعلّم اللعبة

learn-tap-card = المطلوب لمس { $card }.
learn-tap-name = المطلوب لمس { $card } ثم طلب { $what }.
learn-tap-what = المطلوب لمس { $what }.
learn-tap-say = المطلوب لمس «{ $word }!» ثم { $card }.
learn-tap-say_name = المطلوب لمس «{ $word }!» ثم { $card } و{ $what }.
learn-tap-draw = المطلوب لمس «سحب».
learn-also-card = { $card } جائزة أيضًا. هذه المرة { $meant }، لنرى ما يحدث.
learn-also-other = هذا جائز أيضًا. هذه المرة { $meant }.
learn-also-what = يمكن طلب { $what } أيضًا. هذه المرة { $meant }، فهو في يدك.
learn-first-say = الورقة صحيحة، لكن أولًا كلمة «{ $word }!». من دون الكلمة قد تكلّفك شيئًا.
learn-first-go_on = أولًا نظرة إلى ما حدث، ثم لمس «متابعة».

## lesson

lesson-switch-follow = يفوز من تنفد أوراقه أولًا. على { $top } يوضع الشكل نفسه أو الرتبة نفسها.
lesson-switch-number = لا شيء معك من هذا الشكل، لكن معك رتبة { $top } نفسها. هذا مناسب أيضًا.
lesson-switch-two = ورقة 2: يأخذ اللاعب التالي ورقتين، إلا إذا رد بورقة 2.
lesson-switch-taken = لا ورقة 2 لدى { $name }: ورقتان إضافيتان وانتهى الدور.
lesson-switch-eight = ورقة 8: يفوت اللاعبَ التالي دور.
lesson-switch-jack = الولد يعكس الاتجاه: اللعب الآن في الاتجاه الآخر.
lesson-switch-draw = لا شيء في يدك يناسب { $top }. عندها تُسحب ورقة.
lesson-switch-ace = { $card }! الآس يوضع على أي ورقة، ولك طلب الشكل التالي. الأفضل شكل معك.
lesson-switch-last = بعد هذه تبقى ورقة واحدة. عليك قول ذلك وإلا فقد يكلّفك ورقة.
lesson-switch-out = ورقتك الأخيرة مناسبة وعادية: لا أحد ينهي بورقة لها تأثير.

lesson-crazy-eights-follow = الهدف أن تنفد أوراقك أولًا. على { $top } يوضع الشكل نفسه أو الرتبة نفسها.
lesson-crazy-eights-eight = لا شيء آخر يناسب { $top }. لكن ورقة 8 توضع على أي ورقة، ولك طلب الشكل.
lesson-crazy-eights-drew = لا شيء من هذا الشكل لدى { $name }: سحب ورقة بعد ورقة حتى جاءت المناسبة.
lesson-crazy-eights-suit = الشكل الذي طلبته ما زال مطلوبًا.
lesson-crazy-eights-draw = لا شيء يناسب { $top }. الآن دورك في السحب.
lesson-crazy-eights-again = هذه لا تناسب أيضًا. عليك السحب مرة أخرى.
lesson-crazy-eights-fits = ها هي: ورقة مناسبة.
lesson-crazy-eights-rank = ورقتاك مناسبتان. هذه المرة الرتبة نفسها.
lesson-crazy-eights-out = ورقتك الأخيرة! من ينهي أولًا يسجل نقاط ما بقي لدى الآخرين.

lesson-mau-mau-follow = اثنتان وثلاثون ورقة، من 7 إلى الآس. على { $top } يوضع الشكل نفسه أو الرتبة نفسها.
lesson-mau-mau-seven = ورقة 7: يأخذ اللاعب التالي ورقتين، إلا إذا رد بورقة 7.
lesson-mau-mau-answer = رد من { $name } بورقة 7. المجموع يزيد: الآن أربع أوراق.
lesson-mau-mau-taken = لا ورقة 7 لدى { $name }: الأوراق الأربع كلها.
lesson-mau-mau-eight = ورقة 8: يفوت اللاعبَ التالي دور.
lesson-mau-mau-jack = الولد يوضع على أي ورقة إلا الولد، ولك طلب الشكل. تبقى ورقة واحدة: عليك قول الكلمة.
lesson-mau-mau-out = عاد إليك الشكل الذي طلبته. هذه ورقتك الأخيرة.

lesson-black-jack-run = في دور واحد يمكن وضع متتالية: أوراق متجاورة من شكل واحد صعودًا. تبدأ بورقة { $card }.
lesson-black-jack-on = ما زال دورك. التالية في المتتالية { $card }.
lesson-black-jack-more = وواحدة أخرى: ثلاث أوراق في دور واحد.
lesson-black-jack-black = ولد أسود من { $name }: عليك الآن خمس أوراق.
lesson-black-jack-red = الولد الأحمر يرد عليه: أقل بخمس، فلا يبقى شيء يؤخذ. وقل معه «أوراق»: فورقتاك الأخيرتان يمكن لعبهما في دور واحد.
lesson-black-jack-last = ورقتاك الأخيرتان متتاليتان: توضعان معًا في دور واحد.
lesson-black-jack-out = والأخيرة!

lesson-kilodney-lead = توزع الأوراق كلها، وتأتي النقاط من اللعب. البدء بآس يسجل +1.
lesson-kilodney-under = من { $name } الورقة التي تحت ورقتك مباشرة. هذا يكلّف نقطة: −1.
lesson-kilodney-over = الأفضل: الورقة التي فوق { $top } مباشرة من شكلها تسجل +1.
lesson-kilodney-switched = لا شيء من الشكل لدى { $name }: تحويل بالرتبة نفسها، بلا نقاط.
lesson-kilodney-corner = فوقها بواحدة مرة أخرى. ولنرَ ما يحدث لمن ليست لديه ورقة مناسبة.
lesson-kilodney-knocked = لا ورقة مناسبة لدى { $name }: خروج من الجولة. لك نقطة عن كل ورقة بقيت هناك: نقطتان.
lesson-kilodney-joker = لا شيء يناسب { $top }. الجوكر يوضع على أي ورقة، ثم يبدأ اللاعب التالي من جديد.
lesson-kilodney-switch = ليس الشكل نفسه لكن الرتبة نفسها: تحويل. بلا نقاط، لكن بلا خروج من الجولة.
lesson-kilodney-out = فوقها بواحدة مرة أخرى، وهي ورقتك الأخيرة: نقاطك تبقى لك.
lesson-kilodney-end = كانت هذه الورقة الأخيرة. تُجمع نقاط كل الجولات.

### A ruleset in sentences. A card that does something stands at the head with the noun ("ورقة الولد"), so that what it does
### is said of a feminine: "تعكس", "تتيح للاعبها". Counts are said as the object of a verb or after a preposition; a sentence
### that needs them as a subject asks `case: "nominative"`.

## Counts

count-cards =
    { $count ->
        [zero] صفر ورقة
        [one] ورقة واحدة
        [two] { $case ->
            [nominative] ورقتان
           *[oblique] ورقتين
        }
        [few] { number-word } أوراق
        [many] { number-word } ورقة
       *[other] { number-word } ورقة
    }
count-packs =
    { $count ->
        [zero] صفر كوتشينة
        [one] كوتشينة واحدة
        [two] كوتشينتين
        [few] { number-word } كوتشينات
        [many] { number-word } كوتشينة
       *[other] { number-word } كوتشينة
    }
# By itself, and `case: "with"` after a pack: "مع جوكرين".
count-jokers =
    { $case ->
        [with] { $count ->
            [zero] بلا جواكر
            [one] مع جوكر واحد
            [two] مع جوكرين
            [few] مع { number-word.masculine } جواكر
            [many] مع { number-word.masculine } جوكرًا
           *[other] مع { number-word.masculine } جوكر
        }
       *[nominative] { $count ->
            [zero] لا جواكر
            [one] جوكر واحد
            [two] جوكران
            [few] { number-word.masculine } جواكر
            [many] { number-word.masculine } جوكرًا
           *[other] { number-word.masculine } جوكر
        }
    }

## The start

rule-seats = عدد اللاعبين: من { $least } إلى { $most }.
packs-of-ranks = { $packs } (من { FORM($lowest, case: "genitive") } إلى { FORM($highest, case: "genitive") })
packs-with-jokers = { $packs } { FORM($jokers, case: "with") }
rule-deal = يُوزَّع على كل لاعب { FORM($cards, case: "nominative") } من { $packs }.
rule-deal-from =
    إذا كان عدد اللاعبين { $seats } أو أكثر، يُوزَّع على كل لاعب { FORM($cards, case: "nominative") } من { $packs }.
rule-starter-barred = لا تكون أول ورقة مكشوفة { LIST($cards, type: "or", article: "some") }؛ تُكشف ورقة أخرى بدلًا منها.
rule-starter =
    { $starter ->
        [suit-only] أول ورقة مكشوفة تحدد الشكل فقط.
        [acts] أول ورقة مكشوفة يسري تأثيرها كأن الموزّع لعبها.
       *[plain] أول ورقة مكشوفة لا تأثير لها.
    }
rule-first =
    يبدأ اللاعب الجالس على { $first ->
        [right] يمين
       *[left] يسار
    } الموزّع.
rule-direction = يسير اللعب نحو { $direction ->
        [-1] اليمين، عكس عقارب الساعة
       *[other] اليسار، مع عقارب الساعة
    }.
rule-dealer = يُختار الموزّع الأول بالقرعة. ثم ينتقل التوزيع إلى اليسار.

## Cards

rule-match = تُلعب الورقة إذا وافقت شكل الورقة العليا أو رتبتها.
rule-named-suit = يسري الشكل المطلوب حتى الورقة التالية.{ $rank ->
        [true] { " " }وتجوز فوقه أيضًا ورقة من الرتبة نفسها.
       *[false] { "" }
    }
rule-named-only = على { LIST($cards, type: "or", case: "genitive") } لا يُلعب إلا الشكل المطلوب{ $wild ->
        [true] { " أو ورقة تُلعب على أي ورقة" }
       *[false] { "" }
    }.
rule-special = الأوراق ذات التأثير: { LIST($cards, type: "comma", article: "none") }.
rule-skips = { $adds ->
        [true] عند الرد تُجمع الأدوار الفائتة، ويفقدها كلها أول لاعب لا يرد.
       *[false] عند الرد لا تُجمع الأدوار الفائتة: لا تُحسب إلا الورقة الأخيرة.
    }
rule-not-others = ما تفعله { FORM($other, case: "named") } لا يسري على { FORM($card, case: "genitive") }.
# $card an entry, $does what it does: parts of a sentence
rule-card = { FORM($card, case: "named") } { LIST($does, type: "and") }.
rule-also = { FORM($card, case: "named") } تُلعب أيضًا على { LIST($cards, type: "or", case: "genitive") }.
rule-wild-owed = { FORM($card, case: "named") } لا تُلعب ما دام على اللاعب أن يسحب أوراقًا بسبب { LIST($makers, type: "or", case: "genitive") }.
rule-owed = بدلًا من أخذ الأوراق يجوز الرد بورقة. ولا يُشترط أن توافق ورقة الرد الشكل أو الرتبة.
# $makers the cards that make others take, $does what the answer does
rule-answer = { FORM($card, case: "named") } ترد على { LIST($makers, type: "and", case: "genitive") }: { $does }.
rule-answers = ما يرد على ماذا: { $lines }. { $does }.
answer-line = { FORM($card, case: "named") } على { LIST($makers, type: "and", case: "genitive") }
answer-lines = { $line }؛ { $more }

does-nothing = لا تأثير لها
does-wild =
    تُلعب على أي ورقة{ $but ->
        [some] { " " }ما عدا { LIST($cards, type: "and", case: "genitive") }
       *[none] { "" }
    }{ $last ->
        [follows] { " " }(ولا تكون الأخيرة إلا إذا وافقت)
       *[any] { "" }
    }
does-name-suit = تتيح للاعبها تحديد الشكل المطلوب
does-demand = تتيح للاعبها طلب رتبة لدورة كاملة: { LIST($ranks, type: "or") }
does-demand-any = تتيح للاعبها طلب أي رتبة لدورة كاملة
does-go-on = يمكن أن تتبعها في الدور نفسه أي ورقة من الشكل المطلوب
does-colour = تُلعب على أوراق لونها
does-not-go-on = لا تُلعب على { LIST($cards, type: "or", case: "genitive") }
as-many-as-dealt = قدر ما وُزِّع على كل لاعب من أوراق
# $whom who takes, $answered whether any card answers it
does-pickup =
    تُلزم اللاعب { $whom ->
        [previous] السابق
       *[next] التالي
    } بأخذ { $cards }{ $answered ->
        [true] { " " }ما لم يرد
       *[false] { "" }
    }
does-pickup-with =
    تُلزم اللاعب { $whom ->
        [previous] السابق
       *[next] التالي
    } بأخذ { $cards } إذا وُضعت مع { FORM($card, case: "genitive") }
does-skip =
    تُفوّت على اللاعب التالي { $count ->
        [zero] صفر دور
        [one] دورًا واحدًا
        [two] دورين
        [few] { number-word.masculine } أدوار
        [many] { number-word.masculine } دورًا
       *[other] { number-word.masculine } دور
    }
does-skip-answerable = { does-skip } ما لم يرد بورقة من الرتبة نفسها
does-skip-must-answer = { does-skip } ما لم تكن معه ورقة من الرتبة نفسها، وعليه أن يلعبها
does-reverse = تعكس اتجاه اللعب
does-cover-any = تُغطّى بأي ورقة
does-must-cover = يجب على لاعبها أن يغطيها فورًا بورقة من شكلها، وإلا سحب ورقة
does-dump-suit =
    تتيح للاعبها وضع أي عدد من أوراق شكلها في الدور نفسه{ $order ->
        [rising] { " بترتيب تصاعدي" }
       *[any] { "" }
    }{ $when ->
        [follows-suit] { " إذا جاءت موافقة للشكل" }
       *[always] { "" }
    }{ $order ->
        [rising] ؛ والأوراق التي توضع هكذا لا يسري تأثيرها، والآس هو الأدنى
       *[any] { "" }
    }
does-chain =
    تبدأ سلسلة: يواصل لاعبها في الدور نفسه بأوراق توافق كل منها شكل سابقتها أو رتبتها{ $wild ->
        [true] ؛ ويجوز أن تكون فيها أوراق حرة، والشكل الذي تحدده الورقة الحرة هو المطلوب بعدها
       *[false] { "" }
    }
does-play-again = تمنح لاعبها دورًا آخر
does-pass-hands = تجعل كل لاعب يمرر يده إلى اليسار

# $more how much it adds: as much as the card itself costs, or $cards; $as whether it is answered otherwise from then on
answer-add =
    { $more ->
        [as-said] يُضاف إلى المجموع { FORM($cards, case: "nominative") } وينتقل إلى التالي
       *[its-own] يُجمع المستحق وينتقل إلى التالي
    }{ $as ->
        [others] ، ومن بعدها يرد عليه كل ما يرد على { LIST($makers, type: "and", case: "genitive") }
       *[alike] { "" }
    }
answer-cancel = لا يبقى شيء مستحق
answer-pass = ينتقل المجموع إلى التالي كما هو
answer-return = يأخذ الأوراق من تسبب فيها
answer-reduce =
    يُخصم من المجموع { FORM($cards, case: "nominative") }، والباقي { $rest ->
        [taken] يُؤخذ فورًا
        [cancelled] يُلغى أيضًا
       *[next] ينتقل إلى التالي
    }

## Several cards in a turn

several-set = عدة أوراق من رتبة واحدة
several-suit-all = عدة أوراق من شكل واحد بأي ترتيب
several-run = متتالية من رتب متجاورة في شكل واحد
several-mix = سلسلة من هذه المجموعات والمتتاليات
several-chain = سلسلة توافق كل ورقة فيها شكل سابقتها أو رتبتها
several-suit-chain = سلسلة توافق كل ورقة فيها شكل سابقتها
rule-several = يجوز للاعب أن يضع في الدور الواحد { LIST($combinations, type: "or") }.
rule-chain =
    تنتهي السلسلة عندما يمرر لاعبها.{ $wild ->
        [true] { " " }ويجوز أن تكون فيها أوراق حرة؛ والشكل الذي تحدده الورقة الحرة هو المطلوب بعدها.
       *[false] { "" }
    }
rule-one-card =
    { $other ->
        [true] فيما عدا ذلك تُلعب ورقة واحدة في كل دور.
       *[false] تُلعب ورقة واحدة في كل دور.
    }
rule-run-on-suit = يجب أن تكون المتتالية من شكل الورقة العليا، ولا يُشترط أن تجاورها في الرتبة.
rule-run =
    تسير المتتاليات { $run ->
        [up] صعودًا فقط
       *[both] صعودًا أو نزولًا
    }؛ والآس هو { $ace ->
        [low] الأدنى
       *[high] الأعلى
    }.
rule-together = يجوز في الدور الواحد وضع { LIST($cards, type: "and", case: "genitive") } معًا، ويُجمع ما تُلزم به.
rule-acts =
    عند وضع عدة أوراق في دور واحد، { $acts ->
        [trailing] لا يسري إلا تأثير الأخيرة وما قبلها مباشرة من أوراق لها التأثير نفسه؛ وتُجمع التأثيرات
        [every] يسري تأثير كل ورقة
       *[last] لا يسري إلا تأثير الورقة الأخيرة وحدها
    }.
rule-turn-last =
    لا يجوز إنهاء الأوراق { $last ->
        [no-double] بورقتين من رتبة واحدة توضعان معًا
       *[no-several] بأكثر من ورقة واحدة في الدور
    }.
rule-reverse-two =
    إذا لم يكن في اللعب إلا لاعبان، فالورقة التي تعكس الاتجاه { $does ->
        [skip] تُفوّت على اللاعب الآخر دورًا
        [nothing] لا تغير شيئًا
       *[again] تمنح لاعبها دورًا آخر
    }.
rule-reverse-pair = { $each ->
        [true] إذا لُعبت في دور واحد عدة أوراق تعكس الاتجاه سرى تأثير كل منها.
       *[false] ورقتان تعكسان الاتجاه في دور واحد تلغي إحداهما الأخرى.
    }
rule-penalise =
    الورقة المخالفة، أو الملعوبة في غير الدور، تعود إلى اليد وتكلّف سحب { $cost }.{ $takes ->
        [turn] { " " }وإذا سبقتها أوراق في ذلك الدور عادت هي أيضًا وانتهى الدور.
       *[card] { "" }
    }

## Drawing

rule-draw = { $must ->
        [true] من لا يستطيع اللعب يسحب { count-cards }.
       *[false] من لا يستطيع اللعب أو لا يريده يسحب { count-cards }.
    }
rule-draw-then = { $then ->
        [may-play] { $must ->
            [true] { $count ->
                [1] إذا أمكن لعب الورقة المسحوبة وجب لعبها.
               *[other] إذا أمكن لعب إحدى الأوراق المسحوبة وجب لعبها.
            }
           *[false] { $count ->
                [1] يجوز لعب الورقة المسحوبة فورًا.
               *[other] يجوز لعب إحدى الأوراق المسحوبة فورًا.
            }
        }
       *[end] بعد السحب ينتهي الدور.
    }
rule-draw-once = لا يُسحب في الدور الواحد إلا مرة واحدة. ومن لم يلعب بعدها شيئًا يمرر.
rule-draw-until = من لا يستطيع اللعب يسحب حتى تأتيه ورقة يمكن لعبها.
rule-draw-though-able = يجوز للاعب أن يسحب ولو كان قادرًا على اللعب.
rule-must-play = من يستطيع اللعب فعليه أن يلعب.
rule-draw-cap = لا يُسحب في الدور الواحد أكثر من { count-cards }.
rule-take =
    بعد أن يأخذ اللاعب الأوراق المستحقة، { $take ->
        [goes-on] يستمر دوره
       *[end] ينتهي دوره
    }.
rule-empty-owed = من عليه أن يأخذ أوراقًا أكثر مما بقي يأخذ ما بقي فقط.
rule-refill = إذا نفدت كومة السحب، تُخلط كومة اللعب ما عدا ورقتها العليا وتصير كومة السحب الجديدة.
rule-empty = { $must ->
        [true] إذا لم يبقَ ما يُسحب، يمرر من لا يستطيع اللعب.
       *[false] إذا لم يبقَ ما يُسحب، يمرر من لا يستطيع اللعب أو لا يريده.
    }
rule-no-refill = إذا نفدت كومة السحب فلا تُملأ من جديد؛ ومن لا يستطيع اللعب أو لا يريده يمرر.

## The word that is said

rule-nothing-to-say = لا يلزم قول شيء عند قلة الأوراق.
rule-declare = من تبقّى معه { $count ->
        [2] ورقتان
       *[other] { count-cards }
    } يقول «{ $word }».
rule-declare-below = وعند بقاء أوراق أقل تكون الكلمة «{ $word }».
rule-declare-several = تُقال الكلمة أيضًا مع عدة أوراق إذا أمكن لعبها كلها في دور واحد؛ وعندئذ تكون «أوراق» أو دقة على الطاولة.
word-cards = أوراق
rule-declare-not-several = ولا يُشترط قولها قبل إنهاء الأوراق بعدة أوراق في دور واحد.
rule-undeclared =
    { $how ->
        [catch] إذا نُسيت الكلمة فلأي لاعب آخر أن يضبط ناسيها إلى أن يلعب اللاعب التالي؛ وذلك يكلّف الناسي سحب { $cost }.
       *[finish] من أنهى أوراقه دون أن يقولها يضع أوراقه، ثم يسحب { $cost } ويواصل اللعب.
    }
rule-undeclared-refused = من لم يقلها لا يجوز له وضع الورقة الأخيرة.

## The last card, and the end

rule-last-costs = إذا كانت آخر ورقة مع اللاعب { LIST($cards, type: "or", article: "some") } فلا يفوز بها: توضع ويسري تأثيرها، ثم يسحب { $cost } وتستمر الجولة.
rule-fire =
    ورقة النار: إذا كان ما سُحب لهذا السبب ورقة مناسبة ذات تأثير، يجوز وضعها فورًا.{ $both ->
        [true] { " " }ويسري تأثير الورقتين؛ فإذا اجتمع تفويت دور وأوراق تؤخذ، وقعا معًا على اللاعب التالي: يأخذها ويفوته الدور.
       *[false] { "" }
    }
rule-last-refused = لا يجوز أن تكون الورقة الأخيرة { LIST($cards, type: "or", article: "some") }: يسحب صاحبها ورقة وينتظر.
rule-last-free = يجوز أن تكون أي ورقة هي الأخيرة.
rule-end =
    { $until ->
        [one-left] يستمر اللعب حتى يبقى لاعب واحد، ولكل لاعب مركز.
       *[first] أول من يتخلص من كل أوراقه يفوز بالجولة.
    }
rule-come-back = إذا كان اللاعب الأخير يستطيع وضع يده كلها كسلسلة واحدة، يعود آخر من أنهى أوراقه ومعه { FORM($cards, case: "nominative") }.
rule-bring-back = إذا كان اللاعب الأخير يستطيع وضع يده كلها كسلسلة واحدة، فله أن يعيد آخر من أنهى أوراقه، فيسحب العائد { $cards } ويواصل الاثنان اللعب. وإلا فقد خسر اللاعب الأخير.
rule-back-wild = { $any ->
        [true] في هذه السلسلة يجوز أن تحل { LIST($cards, type: "or", case: "named") } محل أي ورقة.
       *[false] في هذه السلسلة يجب أن توافق { LIST($cards, type: "or", case: "named") } سابقتها مثل أي ورقة أخرى.
    }
rule-bankrupt = من وصلت يده إلى { $cards } أو أكثر يخرج من الجولة.
rule-loser-out = الخاسر في الجولة يخرج من المباراة.

## Points, and the match

rule-match-of-hands =
    أول من يفوز في { $count ->
        [zero] صفر جولة
        [one] جولة واحدة
        [two] جولتين
        [few] { number-word } جولات
        [many] { number-word } جولة
       *[other] { number-word } جولة
    } يفوز بالمباراة.
rule-match-of-points =
    تنتهي المباراة عند { $target ->
        [zero] صفر نقطة
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $target } نقاط
        [many] { $target } نقطة
       *[other] { $target } نقطة
    }{ $more ->
        [0] { "" }
       *[other] { " " }عند { $least } من اللاعبين (ويزيد الحد { $more } مع كل لاعب إضافي)
    }، ويفوز صاحب { $wins ->
        [low] أقل
       *[high] أكبر
    } عدد من النقاط.
rule-match-of-lives =
    لكل لاعب { $count ->
        [zero] صفر روح
        [one] روح واحدة
        [two] روحان
        [few] { number-word } أرواح
        [many] { number-word } روحًا
       *[other] { number-word } روح
    }، ومن يخسر جولة يخسر روحًا؛ ومن لم تبقَ له روح يخرج، وآخر من يبقى يفوز بالمباراة.
rule-winner-collects = يسجل الفائز بالجولة نقاط كل الأوراق الباقية مع الآخرين.
rule-everybody-counts = يحسب كل لاعب نقاط الأوراق الباقية معه.
rule-doubling = تُضاعف النقاط إذا كانت آخر ورقة وُضعت { LIST($cards, type: "or", article: "some") }.
card-worth = { $card } { $points }
rule-worths = النقاط: { LIST($worths, type: "comma") }.
rule-blocked-difference = إذا تعذر اللعب على الجميع أُغلقت الجولة: صاحب أقل يد يسجل الفرق.
rule-blocked-counts = إذا تعذر اللعب على الجميع أُغلقت الجولة: يحسب كل لاعب ما معه.
rule-blocked-fewest = إذا تعذر اللعب على الجميع أُغلقت الجولة: يفوز صاحب أقل عدد من الأوراق، ويتشاركها المتعادلون.

## The sequence family

rule-sequence-deal =
    تُوزَّع الكوتشينة كلها { FORM($jokers, case: "with") }؛ وقد تتفاوت الأيدي بورقة.{ $even ->
        [true] { " ويُضاف جوكر أو جوكران لتتساوى الأيدي إن أمكن." }
       *[false] { "" }
    }
rule-sequence-hands = أوراق كل لاعب: { LIST($hands, type: "comma") }.
sequence-hand = { LIST($cards, type: "or") } عند { $seats } من اللاعبين
rule-sequence-hand = عدد أوراق كل لاعب: { LIST($cards, type: "or") }.
rule-sequence-start = يبدأ اللاعب الجالس على يسار الموزّع بأي ورقة.
rule-sequence-match = كل لاعب في دوره يوافق الشكل، أو يوافق الرتبة (تحويل)، أو يلعب جوكرًا؛ ومن يستطيع الموافقة فعليه أن يلعب.
rule-knock-out = من لا يستطيع هذا ولا ذاك يُخرَج من الجولة.
rule-knock-out-scores = من لا يستطيع هذا ولا ذاك يُخرَج من الجولة، ومن وضع الورقة يسجل نقطة عن كل ورقة مع الخارج.
rule-sequence-stop = الإخراج أو الجوكر يوقف التتابع: اللاعب التالي ممن بقوا يبدأ بأي ورقة.
rule-sequence-last = من يلعب آخر أوراقه ينسحب بهدوء، وتظل تلك الورقة محسوبة. وآخر لاعب يبقى يلعب ورقة واحدة، وفقط إذا وجبت موافقة الورقة السابقة.
scores-over = ورقة أعلى من سابقتها بواحد في شكلها تسجل { NUMBER($points, signDisplay: "always") }
scores-under = ورقة أدنى من سابقتها بواحد في شكلها تسجل { NUMBER($points, signDisplay: "always") }
rule-sequence-steps = { LIST($steps, type: "and") }؛ ولا يُحسب ذلك عبر توقف.
rule-sequence-rank = { FORM($card, case: "named") } في الشكل نفسه أو في البداية تسجل { NUMBER($points, signDisplay: "always") }؛ والتحويل إليها لا يسجل شيئًا.
rule-ace-high = الآس هو الأعلى فقط.
rule-sequence-below = قد تنزل النقاط تحت الصفر. والجوكر لا يسجل شيئًا.
rule-sequence-end =
    أول من يصل إلى { $target ->
        [zero] صفر نقطة
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $target } نقاط
        [many] { $target } نقطة
       *[other] { $target } نقطة
    } يفوز فورًا، ولو في منتصف الجولة.
rule-no-undo = الورقة التي وُضعت لا تُسترد، ولا تُقلَّب كومة اللعب، وأيدي من أُخرجوا تظل مخفية.
rule-no-talk = لا يخبر اللاعبون بعضهم بعضًا بما معهم.

# A word of a ruleset that no sentence tells, as a ruleset writes it.
rule-value =
    { $key }: { $value ->
        [true] نعم
        [false] لا
        [none] لا شيء
       *[other] { LIST($value, type: "comma") }
    }.

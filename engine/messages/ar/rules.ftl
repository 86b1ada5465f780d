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
packs-of-ranks = { $packs } (من { $lowest } إلى { $highest })
packs-with-jokers = { $packs } { FORM($jokers, case: "with") }
rule-deal = وزّع على كل لاعب { $cards } من { $packs }.
rule-deal-from =
    مع { $seats ->
        [zero] صفر لاعب
        [one] لاعب واحد
        [two] لاعبين
        [few] { $seats } لاعبين
        [many] { $seats } لاعبًا
       *[other] { $seats } لاعب
    } أو أكثر، وزّع على كل لاعب { $cards } من { $packs }.
rule-starter-barred = إذا كانت أول ورقة مكشوفة { LIST($cards, type: "or", article: "some") }، اكشف غيرها.
rule-starter =
    { $starter ->
        [suit-only] أول ورقة مكشوفة لا يُحسب منها إلا شكلها.
        [acts] أول ورقة مكشوفة تُحسب كأن الموزّع لعبها.
       *[plain] أول ورقة مكشوفة لا تفعل شيئًا خاصًا.
    }
rule-first = يبدأ اللاعب الذي على { $first ->
        [right] يمين
       *[left] يسار
    } الموزّع.
rule-direction = يدور اللعب إلى { $direction ->
        [-1] اليمين، عكس عقارب الساعة
       *[other] اليسار، مع عقارب الساعة
    }.
rule-dealer = الموزّع الأول يُختار بالقرعة. ثم ينتقل التوزيع إلى اليسار.

## Cards

rule-match = العب ورقة تطابق الورقة العليا: الشكل نفسه أو القيمة نفسها.
rule-named-suit = يبقى الشكل المطلوب حتى الورقة التالية.{ $rank ->
        [true] { " " }وتصلح أيضًا ورقة لها القيمة نفسها.
       *[false] { "" }
    }
rule-named-only = بعد { LIST($cards, type: "or", case: "named") } لا يصلح إلا الشكل المطلوب{ $wild ->
        [true] { " أو ورقة توضع على أي ورقة" }
       *[false] { "" }
    }.
rule-special = الأوراق الخاصة: { LIST($cards, type: "comma", article: "none") }.
rule-skips = { $adds ->
        [true] الأدوار الفائتة تُجمع: تفوت كلها أول لاعب لا يرد عليها.
       *[false] الأدوار الفائتة لا تُجمع: لا تُحسب إلا الورقة الأخيرة.
    }
rule-not-others = { FORM($card, case: "named") } لا تفعل ما تفعله { FORM($other, case: "named") }.
# $card an entry, $does what it does: parts of a sentence
rule-card =
    { $kind ->
        [goes] { FORM($card, case: "named") } { LIST($does, type: "and") }.
        [both] { FORM($card, case: "named") } { LIST($goes, type: "and") }. وعند لعبها: { LIST($then, type: "and") }.
       *[does] { FORM($card, case: "named") }: { LIST($does, type: "and") }.
    }
rule-also = { FORM($card, case: "named") } توضع أيضًا على { LIST($cards, type: "or", case: "named") }.
rule-wild-owed = لا تلعب { FORM($card, case: "named") } إذا كان عليك السحب بسبب { LIST($makers, type: "or", case: "named") }.
rule-owed = إذا كان عليك السحب بسبب ورقة، يمكنك أن ترد بورقة بدلًا من السحب. ورقة الرد لا يلزم أن تطابق الشكل أو القيمة.
# $makers the cards that make others take, $does what the answer does
rule-answer = يمكنك الرد بلعب { FORM($card, case: "named") } على { LIST($makers, type: "or", case: "named") }: { $does }.
rule-answers = ما يرد على ماذا: { $lines }. { $does }.
answer-line = { FORM($card, case: "named") } على { LIST($makers, type: "or", case: "named") }
answer-lines = { $line }، { $more }

does-nothing = لا تفعل شيئًا خاصًا
does-wild = توضع على أي ورقة{ $but ->
        [some] { " " }إلا { LIST($cards, type: "or", case: "named") }
       *[none] { "" }
    }{ $last ->
        [follows] ، ولا تكون ورقتك الأخيرة إلا إذا طابقت
       *[any] { "" }
    }
does-name-suit = تختار الشكل
does-demand = تطلب لدورة كاملة { LIST($ranks, type: "or") }
does-demand-any = تطلب أي قيمة لدورة كاملة
does-go-on = يمكنك أن تتبعها في الدور نفسه بورقة من ذلك الشكل
does-colour = توضع على أوراق لونها
does-not-go-on = لا توضع على { LIST($cards, type: "or", case: "named") }
as-many-as-dealt = قدر ما وُزِّع على كل لاعب من أوراق
# $whom who takes, $answered whether any card answers it
does-pickup = يسحب اللاعب { $whom ->
        [previous] السابق
       *[next] التالي
    } { $cards }{ $answered ->
        [true] { " " }إلا إذا رد
       *[false] { "" }
    }
does-pickup-with = يسحب اللاعب { $whom ->
        [previous] السابق
       *[next] التالي
    } { $cards }، فقط إذا لُعبت مع { FORM($card, case: "named") }
does-skip = يفوت اللاعب التالي { $count ->
        [zero] صفر دور
        [one] دور
        [two] دوران
        [few] { number-word.masculine } أدوار
        [many] { number-word.masculine } دورًا
       *[other] { number-word.masculine } دور
    }
does-skip-answerable = { does-skip } إلا إذا لعب القيمة نفسها
does-skip-must-answer = { does-skip } إلا إذا كانت معه القيمة نفسها، وعليه أن يلعبها
does-reverse = ينعكس اتجاه اللعب
does-cover-any = يمكن تغطيتها بأي ورقة
does-must-cover = غطّها بورقة أخرى من شكلها، وإلا اسحب ورقة
does-dump-suit =
    { $when ->
        [follows-suit] إذا طابقت الشكل، يمكنك
       *[always] يمكنك
    } أن تضيف إليها في الدور نفسه أي عدد من أوراق شكلها{ $order ->
        [rising] ، من الأدنى إلى الأعلى. الآس عندئذ هو الأدنى، والأوراق الخاصة لا تفعل شيئًا
       *[any] { "" }
    }
does-chain = تبدأ سلسلة: واصل بأوراق تطابق كل منها ما قبلها شكلًا أو قيمة{ $wild ->
        [true] ، ومنها الأوراق الحرة
       *[false] { "" }
    }
does-play-again = تلعب مرة أخرى
does-pass-hands = يمرر كل لاعب أوراقه إلى اليسار

# $more how much it adds: as much as the card itself costs, or $cards; $as whether it is answered otherwise from then on
answer-add =
    { $more ->
        [as-said] يزيد السحب { $cards }، والمجموع على اللاعب التالي
       *[its-own] يُجمع السحب، والمجموع على اللاعب التالي
    }{ $as ->
        [others] . ومن بعدها يُرد عليه كما يُرد على { LIST($makers, type: "or", case: "named") }
       *[alike] { "" }
    }
answer-cancel = يُلغى السحب، ولا أحد يسحب
answer-pass = يسحب اللاعب التالي بدلًا منك
answer-return = يعود السحب، ويسحب من جاء منه
answer-reduce = ينقص السحب { $cards }، والباقي { $rest ->
        [taken] تسحبه أنت
        [cancelled] لا يسحبه أحد
       *[next] على اللاعب التالي
    }

## Several cards in a turn

several-set = عدة أوراق لها القيمة نفسها
several-suit-all = عدة أوراق من شكل واحد بأي ترتيب
several-run = متتالية في شكل واحد
several-mix = سلسلة من هذه المجموعات والمتتاليات
several-chain = سلسلة تطابق كل ورقة فيها ما قبلها شكلًا أو قيمة
several-suit-chain = سلسلة تطابق كل ورقة فيها شكل ما قبلها
rule-several = في الدور الواحد يمكنك أن تلعب { LIST($combinations, type: "or") }.
rule-chain = تنتهي السلسلة عندما تمرر.{ $wild ->
        [true] { " " }وقد تكون فيها أوراق حرة. ويأتي بعدها الشكل الذي تختاره.
       *[false] { "" }
    }
rule-one-card = { $other ->
        [true] وفيما عدا ذلك العب ورقة واحدة في الدور.
       *[false] العب ورقة واحدة في الدور.
    }
rule-run-on-suit = تبدأ المتتالية بشكل الورقة العليا، من أي قيمة.
rule-run = المتتاليات { $run ->
        [up] صعودًا فقط
       *[both] صعودًا أو نزولًا
    }، والآس هو { $ace ->
        [low] الأدنى
       *[high] الأعلى
    }.
rule-together = يمكنك أن تلعب معًا في دور واحد { LIST($cards, type: "and", case: "named") }، وتُجمع.
rule-acts = إذا لعبت في دور واحد عدة أوراق خاصة، { $acts ->
        [trailing] فلا تُحسب إلا الأخيرة وما يماثلها قبلها مباشرة
        [every] فكلها تُحسب
       *[last] فلا تُحسب إلا الأخيرة
    }.
rule-turn-last = لا يمكنك الإنهاء { $last ->
        [no-double] بورقتين لهما القيمة نفسها معًا
       *[no-several] بأكثر من ورقة في الدور
    }.
rule-reverse-two = بين لاعبين اثنين، الورقة التي تعكس الاتجاه { $does ->
        [skip] تفوّت دور اللاعب الآخر
        [nothing] لا تفعل شيئًا
       *[again] تمنحك دورًا آخر
    }.
rule-reverse-pair = { $each ->
        [true] إذا لعبت في دور واحد عدة أوراق تعكس الاتجاه، فكل منها تُحسب.
       *[false] ورقتان تعكسان الاتجاه في دور واحد تلغي إحداهما الأخرى.
    }
rule-penalise = الورقة الخاطئة، أو الملعوبة في غير دورك، تعود إليك وتكلّفك سحب { $cost }.{ $takes ->
        [turn] { " " }وإذا لعبت قبلها أوراقًا في ذلك الدور، تعود هي أيضًا وينتهي دورك.
       *[card] { "" }
    }

## Drawing

rule-draw = { $must ->
        [true] إذا لم تستطع اللعب، اسحب { count-cards }.
       *[false] إذا لم تستطع اللعب أو لم ترده، اسحب { count-cards }.
    }
rule-draw-then = { $then ->
        [may-play] { $must ->
            [true] { $count ->
                [1] إذا أمكنك لعب الورقة المسحوبة، فالعبها.
               *[other] إذا أمكنك لعب إحدى الأوراق المسحوبة، فالعبها.
            }
           *[false] { $count ->
                [1] يمكنك لعب الورقة المسحوبة في الحال.
               *[other] يمكنك لعب إحدى الأوراق المسحوبة في الحال.
            }
        }
       *[end] بعد السحب ينتهي دورك.
    }
rule-draw-once = تسحب مرة واحدة في الدور. فإن لم تلعب بعدها شيئًا، تمرر.
rule-draw-until = إذا لم تستطع اللعب، اسحب حتى تستطيع.
rule-draw-though-able = يمكنك السحب ولو استطعت اللعب.
rule-must-play = إذا استطعت اللعب، فالعب.
rule-draw-cap = اسحب في الدور { count-cards } على الأكثر.
rule-take = إذا سحبت بسبب ورقة، { $take ->
        [goes-on] يستمر دورك
       *[end] ينتهي دورك
    }.
rule-empty-owed = إذا كان عليك سحب أكثر مما بقي، اسحب ما بقي.
rule-refill = إذا نفدت كومة السحب، اخلط كومة اللعب لتصير كومة جديدة. وتبقى ورقتها العليا.
rule-empty = { $must ->
        [true] إذا لم يبقَ ما يُسحب ولم تستطع اللعب، تمرر.
       *[false] إذا لم يبقَ ما يُسحب ولم تستطع اللعب أو لم ترده، تمرر.
    }
rule-no-refill = إذا نفدت كومة السحب فلا تُملأ من جديد. مرر إذا لم تستطع اللعب أو لم ترده.

## The word that is said

rule-nothing-to-say = لا يلزمك قول شيء عندما تقل أوراقك.
rule-declare =
    قل «{ $word }»! عندما تبقى معك { $count ->
        [2] ورقتان
       *[other] { count-cards }
    }.
rule-declare-below = ومع أوراق أقل، قل «{ $word }»! بدلًا منها.
rule-declare-several = إذا كانت معك عدة أوراق تُلعب كلها في دور واحد، قل «أوراق»! أو دق على الطاولة.
word-cards = أوراق
rule-declare-not-several = إذا أنهيت بعدة أوراق في دور واحد، فلا يلزمك قولها قبل ذلك.
rule-undeclared =
    { $how ->
        [catch] إذا نسيت، فلأي لاعب أن يكشف نسيانك إلى أن يلعب التالي. وعندئذ تسحب { $cost }.
       *[finish] إذا أنهيت دون أن تقولها، تسحب { $cost } وتواصل اللعب.
    }
rule-undeclared-refused = لا يمكنك لعب ورقتك الأخيرة قبل أن تقولها.

## The last card, and the end

rule-last-costs = لا يمكنك الإنهاء بلعب { LIST($cards, type: "or", case: "named") }. فإن كانت ورقتك الأخيرة، تفعل فعلها ثم تسحب { $cost } وتواصل اللعب.
rule-fire = ورقة النار: إذا سحبت هكذا ورقة خاصة مناسبة، يمكنك لعبها في الحال.{ $both ->
        [true] { " " }وتُحسب الورقتان. فإذا كان على التالي سحب وتفويت دور، فعليه الاثنان.
       *[false] { "" }
    }
rule-last-refused = لا يمكنك الإنهاء بلعب { LIST($cards, type: "or", case: "named") }. إذا لم يبقَ معك غيرها، اسحب ورقة وانتظر.
rule-last-free = يمكنك الإنهاء بأي ورقة.
rule-end =
    { $until ->
        [one-left] يستمر اللعب حتى يبقى لاعب واحد، ولكل لاعب مركز.
       *[first] أول من يتخلص من كل أوراقه يفوز بالجولة.
    }
rule-come-back = إذا بقيت وحدك وصلحت أوراقك كلها سلسلة واحدة، يعود آخر من أنهى أوراقه ومعه { FORM($cards, case: "nominative") }.
rule-bring-back = إذا صلحت أوراق اللاعب الأخير كلها سلسلة واحدة، يمكنه أن يعيد آخر من أنهى أوراقه. يسحب العائد { $cards } ويواصل الاثنان اللعب. وإلا خسر اللاعب الأخير.
rule-back-wild = { $any ->
        [true] في هذه السلسلة تحل { LIST($cards, type: "or", case: "named") } محل أي ورقة.
       *[false] في هذه السلسلة يجب أن تطابق { LIST($cards, type: "or", case: "named") } ما قبلها مثل غيرها.
    }
rule-bankrupt = إذا بلغت أوراقك { FORM($cards, case: "oblique") } أو أكثر، تخرج من الجولة.
rule-loser-out = إذا خسرت جولة، تخرج من المباراة.

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
       *[other] { " " }{ $least ->
            [zero] بلا لاعبين
            [one] مع لاعب واحد
            [two] بين لاعبين اثنين
            [few] بين { $least } لاعبين
            [many] بين { $least } لاعبًا
           *[other] بين { $least } لاعب
        }، و{ $more } إضافية عن كل لاعب زائد
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
    }. إذا خسرت جولة، تخسر روحًا. آخر من تبقى له روح يفوز بالمباراة.
rule-winner-collects = إذا فزت بالجولة، تسجل نقاط كل الأوراق الباقية مع الآخرين.
rule-everybody-counts = كل لاعب يحسب نقاط الأوراق الباقية معه.
rule-doubling = تُضاعف النقاط إذا كانت آخر ورقة { LIST($cards, type: "or", article: "some") }.
card-worth = { FORM($card, case: "named") } = { $points }
rule-worths = النقاط: { LIST($worths, type: "comma") }.
rule-blocked-difference = إذا لم يستطع أحد اللعب، يفوز صاحب أقل النقاط ويسجل الفرق.
rule-blocked-counts = إذا لم يستطع أحد اللعب، يحسب كل لاعب ما بقي معه.
rule-blocked-fewest = إذا لم يستطع أحد اللعب، يفوز صاحب أقل عدد من الأوراق. وعند التعادل يتشاركون الفوز.

## The sequence family

rule-sequence-deal =
    وزّع الكوتشينة كلها { FORM($jokers, case: "with") }. قد يزيد بعض اللاعبين ورقة.{ $even ->
        [true] { " ويُضاف جوكر أو جوكران للمساواة إن أمكن." }
       *[false] { "" }
    }
rule-sequence-hands = أوراق كل لاعب: { LIST($hands, type: "comma") }.
sequence-hand =
    { LIST($cards, type: "or") } مع { $seats ->
        [zero] صفر لاعب
        [one] لاعب واحد
        [two] لاعبين
        [few] { $seats } لاعبين
        [many] { $seats } لاعبًا
       *[other] { $seats } لاعب
    }
rule-sequence-hand = أوراق كل لاعب: { LIST($cards, type: "or") }.
rule-sequence-start = يبدأ اللاعب الذي على يسار الموزّع بأي ورقة.
rule-sequence-match = في دورك طابق الشكل، أو حوّل بورقة لها القيمة نفسها، أو العب جوكرًا. وإذا استطعت اللعب، فالعب.
rule-knock-out = إذا لم تكن معك ورقة مناسبة، تخرج من الجولة.
rule-knock-out-scores = إذا لم تكن معك ورقة مناسبة، تخرج من الجولة. ويسجل صاحب الورقة السابقة نقطة عن كل ورقة بقيت معك.
rule-sequence-stop = خروج لاعب أو لعب جوكر يوقف التتابع. ويبدأ اللاعب التالي بأي ورقة.
rule-sequence-last = إذا لعبت ورقتك الأخيرة فقد أنهيت، وتظل تلك الورقة محسوبة. وآخر من يبقى يلعب ورقة واحدة، إن كانت هناك ورقة ليطابقها.
scores-over = ورقة أعلى بواحد في الشكل نفسه تسجل { NUMBER($points, signDisplay: "always") }
scores-under = ورقة أدنى بواحد في الشكل نفسه تسجل { NUMBER($points, signDisplay: "always") }
rule-sequence-steps = { LIST($steps, type: "and") }. والتوقف يبدأ الحساب من جديد.
rule-sequence-rank = { FORM($card, case: "named") } في البداية أو في الشكل نفسه تسجل { NUMBER($points, signDisplay: "always") }. والتحويل إليها لا يسجل شيئًا.
rule-ace-high = الآس هو الأعلى دائمًا.
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
rule-no-undo = الورقة الملعوبة لا تعود. لا أحد يقلّب الكومة، ومن خرج تظل أوراقه مخفية.
rule-no-talk = لا تخبر أحدًا بما معك.

# A word of a ruleset that no sentence tells, as a ruleset writes it.
rule-value =
    { $key }: { $value ->
        [true] نعم
        [false] لا
        [none] لا شيء
       *[other] { LIST($value, type: "comma") }
    }.

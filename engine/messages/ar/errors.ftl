### Why rules cannot be played, or something cannot be entered on a score sheet.

## Rules

rules-unreadable = لا يمكن قراءة هذا على أنه قواعد؛ وربما كان من إصدار أحدث من التطبيق
rules-seats = عدد اللاعبين { $seats }، وهذه اللعبة لعدد من { $least } إلى { $most }
rules-too-many-cards = الأوراق لا تكفي: عدد اللاعبين { $seats }، ولكل منهم { $deal }، ثم أول ورقة مكشوفة، والموجود كله { $cards }
rules-too-many-jokers = عدد الجوكرات { $jokers } أكثر مما في المجموعات
rules-answers-nothing = هذا رد على أوراق لا شيء يُلزم أحدًا بأخذها
rules-no-group = لا توجد باسم «{ $group }» ورقة تُلزم الآخرين بأخذ أوراق
rules-group-missing = الورقة التي تُلزم الآخرين بأخذ أوراق تحتاج إلى اسم لما يرد عليها

rules-code-none = هذا ليس رمز لعبة: فرمز اللعبة أوله دائمًا «{ $prefix }»
rules-code-broken = الرمز تالف: جزء منه ناقص أو تغيّر
rules-code-long = الرمز أطول من اللازم: أقصى عدد للحروف فيه { $most }
rules-code-large = في هذه اللعبة أكثر مما يسعه الرمز

## Score sheets

sheet-unfit = هذا لا يصلح لهذا الكشف
sheet-over = انتهت المباراة؛ يمكنك تصحيح ما سُجّل، أو التراجع عنه، أو متابعة المباراة
sheet-less-than-nothing = لا يمكن أن يكون أقل من صفر
sheet-no-lives = عند حساب الأرواح يكون عددها لكل لاعب من 1 إلى { $most }
sheet-long-name = أقصى عدد للحروف في الاسم هو { $most }
sheet-most-marks = أقصى عدد للتسجيلات في الجولة هو { $most }
sheet-most-rounds = أقصى عدد للجولات في المباراة هو { $most }
sheet-most-players = أقصى عدد للاعبين في الكشف هو { $most }
sheet-name-taken = الاسم «{ $name }» موجود في الكشف. يلزم اسم آخر

### What the coach says during a hand and about one that is over.

## coach

coach-title = المدرب
coach-ask = سؤال المدرب
coach-close = إغلاق المدرب
coach-thinking = تجربة حركاتك…
coach-percent = { $percent }%
coach-called = { $card } مع طلب { $what }
coach-best = الأفضل
coach-level = بالمستوى نفسه تقريبًا
coach-unsure = غير مؤكدة
coach-card = يعطيها المدرب { $worth }
coach-card_best = يعطيها المدرب { $worth }، وهي الأفضل بينها كلها
coach-progress = تفكير، اكتمل { $percent }%
coach-best_is = الأفضل: { $title }، { $worth }.

coach-about-win = فرصتك في الفوز بهذه الجولة
coach-about-win_and_points = فرصتك في الفوز بهذه الجولة. والنقاط تُحسب أيضًا
coach-about-places = فرصتك في الإنهاء أولًا. والمراكز تُحسب أيضًا
coach-about-last = فرصتك في الإنهاء أولًا. وتفادي المركز الأخير يُحسب أيضًا
coach-about-points = فارق النقاط في النهاية. والفوز بالجولة يُحسب أيضًا

coach-reason-goes-out = تنهي أوراقك.
coach-reason-hits-miss = يفوت الدور على { $name }.
coach-reason-hits-leader-miss = يفوت الدور على { $name } (أقل اللاعبين أوراقًا).
coach-reason-cannot-follow = على الأرجح ليست لدى { $name } ورقة مناسبة ({ $count }%).
coach-reason-knocks-out = على الأرجح تُخرج { $name } ({ $count }%).
coach-reason-cannot-follow-sure = شبه مؤكد: ليست لدى { $name } ورقة مناسبة.
coach-reason-knocks-out-sure = شبه مؤكد أنها تُخرج { $name }.
coach-reason-no-answer-sure = شبه مؤكد: لا أحد يستطيع الرد عليها.
coach-reason-has-no-suit = على الأرجح ليس لدى { $name } شيء من { $suit }.
coach-reason-no-answer = على الأرجح لا أحد يستطيع الرد عليها ({ $count }%).
coach-reason-leads-nowhere = لا ورقة معك يمكن أن تتبعها.
coach-reason-spends-wild = تستهلك ورقة حرة وغيرها يكفي.
coach-reason-last-barred = تترك معك ورقة لا يمكنك الإنهاء بها.
coach-reason-draws = سحب مع أن اللعب ممكن.
coach-reason-passes = لا تُلعب ورقة مع أن ذلك ممكن.
coach-reason-points =
    { $count ->
        [zero] لا تسجل نقاطًا.
        [one] تسجل نقطة واحدة.
        [two] تسجل نقطتين.
        [few] تسجل { $count } نقاط.
        [many] تسجل { $count } نقطة.
       *[other] تسجل { $count } نقطة.
    }
coach-reason-points-lost =
    { $count ->
        [zero] لا تكلّفك نقاطًا.
        [one] تكلّفك نقطة واحدة.
        [two] تكلّفك نقطتين.
        [few] تكلّفك { $count } نقاط.
        [many] تكلّفك { $count } نقطة.
       *[other] تكلّفك { $count } نقطة.
    }
coach-reason-hits = على { $name } الرد أو سحب { $count ->
        [zero] لا شيء
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }.
coach-reason-hits-leader = على { $name } (أقل اللاعبين أوراقًا) الرد أو سحب { $count ->
        [zero] لا شيء
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }.
coach-reason-answered-by = { $count ->
        [zero] لا أحد يستطيع الرد عليها.
        [one] لاعب واحد يستطيع الرد عليها.
        [two] لاعبان يستطيعان الرد عليها.
        [few] { $count } لاعبين يستطيعون الرد عليها.
        [many] { $count } لاعبًا يستطيعون الرد عليها.
       *[other] { $count } لاعب يستطيعون الرد عليها.
    }
coach-reason-goes-on = يمكنك المواصلة في هذا الدور: { $count ->
        [zero] لا ورقة تصلح.
        [one] ورقة أخرى تصلح.
        [two] ورقتان أخريان تصلحان.
        [few] { $count } أوراق أخرى تصلح.
        [many] { $count } ورقة أخرى تصلح.
       *[other] { $count } ورقة أخرى تصلح.
    }
coach-reason-names-longest = تختار أكثر أشكالك: { $count ->
        [zero] لا أوراق من { $suit }.
        [one] ورقة واحدة من { $suit }.
        [two] ورقتان من { $suit }.
        [few] { $count } أوراق من { $suit }.
        [many] { $count } ورقة من { $suit }.
       *[other] { $count } ورقة من { $suit }.
    }
coach-reason-keeps-longest =
    تحتفظ بالشكل الأكثر في يدك، { $suit }: { $count ->
        [zero] لا أوراق.
        [one] ورقة واحدة.
        [two] ورقتان.
        [few] { $count } أوراق.
        [many] { $count } ورقة.
       *[other] { $count } ورقة.
    }
coach-reason-leads-on =
    { $count ->
        [zero] لا ورقة من أوراقك يمكن أن تتبعها.
        [one] ورقة واحدة من أوراقك يمكن أن تتبعها.
        [two] ورقتان من أوراقك يمكن أن تتبعاها.
        [few] { $count } من أوراقك يمكن أن تتبعها.
        [many] { $count } من أوراقك يمكن أن تتبعها.
       *[other] { $count } من أوراقك يمكن أن تتبعها.
    }
coach-reason-costly =
    { $count ->
        [zero] تخلّصك من ورقة بلا نقاط.
        [one] تخلّصك من ورقة بنقطة واحدة.
        [two] تخلّصك من ورقة بنقطتين.
        [few] تخلّصك من ورقة قيمتها { $count } نقاط.
        [many] تخلّصك من ورقة قيمتها { $count } نقطة.
       *[other] تخلّصك من ورقة قيمتها { $count } نقطة.
    }
coach-reason-keeps-wild =
    { $count ->
        [zero] لا تُبقي أي ورقة حرة.
        [one] تُبقي ورقتك الحرة لما بعد.
        [two] تُبقي ورقتين حرتين لما بعد.
        [few] تُبقي { $count } أوراق حرة لما بعد.
        [many] تُبقي { $count } ورقة حرة لما بعد.
       *[other] تُبقي { $count } ورقة حرة لما بعد.
    }
coach-reason-takes = تسحب { $count ->
        [zero] لا شيء
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }.

## review

review-title = المراجعة
review-ask = راجع هذه الجولة
review-short = مراجعة
review-running = تجربة كل حركة ممكنة…
review-stop = إيقاف المراجعة
review-close = إغلاق المراجعة
review-back = العودة إلى القائمة
review-none = لا أخطاء واضحة في هذه الجولة.
review-made = لُعبت
review-about = ما كلّفته كل حركة من فرصة الفوز
review-about_points = ما كلّفته كل حركة من نقاط
review-row = الحركة { $step }: { $move }
review-row_of = الحركة { $step }، { $name }: { $move }
review-better = الأفضل: { $move }، { $worth } بدلًا من { $instead }. { $why }
review-choice = الحركة { $step }، { $name }
review-slight = أقل من 1%
review-costliest =
    { $count ->
        [zero] لا حركات مكلفة
        [one] الحركة الأكثر كلفة
        [two] الحركتان الأكثر كلفة
        [few] أكثر { $count } حركات كلفة
        [many] أكثر { $count } حركة كلفة
       *[other] أكثر { $count } حركة كلفة
    }

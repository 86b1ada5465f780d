### What was reached, quietly.

milestone-heading = إنجازات
milestone-about = ما حققته حتى الآن
milestone-count = تحقق { $reached } من { $count }
milestone-so_far = { $reached } من { $count }
milestone-done = تحقق
milestone-reached = تحقق: { $milestone }
milestone-matches = { $count ->
    [zero] إنهاء { $count } مباراة
    [one] إنهاء مباراة
    [two] إنهاء مباراتين
    [few] إنهاء { $count } مباريات
    [many] إنهاء { $count } مباراة
   *[other] إنهاء { $count } مباراة
}
milestone-wins = { $count ->
    [zero] الفوز في { $count } مباراة
    [one] الفوز في مباراة
    [two] الفوز في مباراتين
    [few] الفوز في { $count } مباريات
    [many] الفوز في { $count } مباراة
   *[other] الفوز في { $count } مباراة
}
milestone-row = { $count ->
    [zero] الفوز في { $count } مباراة متتالية
    [one] الفوز في مباراة
    [two] الفوز في مباراتين متتاليتين
    [few] الفوز في { $count } مباريات متتالية
    [many] الفوز في { $count } مباراة متتالية
   *[other] الفوز في { $count } مباراة متتالية
}
milestone-games = { $count ->
    [zero] تجربة { $count } لعبة مختلفة
    [one] تجربة لعبة
    [two] تجربة لعبتين
    [few] تجربة { $count } ألعاب مختلفة
    [many] تجربة { $count } لعبة مختلفة
   *[other] تجربة { $count } لعبة مختلفة
}
milestone-kept = { $count ->
    [zero] تسجيل نقاط { $count } مباراة
    [one] تسجيل نقاط مباراة
    [two] تسجيل نقاط مباراتين
    [few] تسجيل نقاط { $count } مباريات
    [many] تسجيل نقاط { $count } مباراة
   *[other] تسجيل نقاط { $count } مباراة
}
milestone-days = { $count ->
    [zero] لعب جولة اليوم في { $count } يوم
    [one] لعب جولة اليوم في يوم واحد
    [two] لعب جولة اليوم في يومين
    [few] لعب جولة اليوم في { $count } أيام
    [many] لعب جولة اليوم في { $count } يومًا
   *[other] لعب جولة اليوم في { $count } يوم
}
milestone-days_row = { $count ->
    [zero] لعب جولة اليوم { $count } يوم متتالٍ
    [one] لعب جولة اليوم يومًا واحدًا
    [two] لعب جولة اليوم يومين متتاليين
    [few] لعب جولة اليوم { $count } أيام متتالية
    [many] لعب جولة اليوم { $count } يومًا متتاليًا
   *[other] لعب جولة اليوم { $count } يوم متتالٍ
}
milestone-days_won = { $count ->
    [zero] الفوز بجولة اليوم { $count } مرة
    [one] الفوز بجولة اليوم
    [two] الفوز بجولة اليوم مرتين
    [few] الفوز بجولة اليوم { $count } مرات
    [many] الفوز بجولة اليوم { $count } مرة
   *[other] الفوز بجولة اليوم { $count } مرة
}
milestone-puzzles = { $count ->
    [zero] حل { $count } لغز
    [one] حل لغز
    [two] حل لغزين
    [few] حل { $count } ألغاز
    [many] حل { $count } لغزًا
   *[other] حل { $count } لغز
}
milestone-best = جولة اليوم
milestone-best_about = مرات اللعب: { $played }، مرات الفوز: { $won }
milestone-longest = أطول سلسلة: { $run }

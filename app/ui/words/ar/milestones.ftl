### What was reached, quietly.

milestone-heading = إنجازات
milestone-about = ما حققته حتى الآن
milestone-count = تحقق { $reached } من { $count }
milestone-so_far = { $reached } من { $count }
milestone-done = تحقق
milestone-reached = تحقق: { $milestone }
milestone-matches = { $count ->
    [1] إنهاء مباراة
   *[other] مباريات منتهية: { $count }
}
milestone-wins = { $count ->
    [1] الفوز بمباراة
   *[other] مرات الفوز بمباراة: { $count }
}
milestone-row = مرات الفوز المتتالية: { $count }
milestone-games = ألعاب مختلفة: { $count }
milestone-kept = { $count ->
    [1] تسجيل نقاط مباراة
   *[other] مباريات سُجلت نقاطها: { $count }
}
milestone-days = العب جولة اليوم في { $count } يومًا
milestone-days_row = العب جولة اليوم { $count } يومًا متتاليًا
milestone-days_won = { $count ->
    [1] الفوز بجولة اليوم
   *[other] مرات الفوز بجولة اليوم: { $count }
}
milestone-puzzles = { $count ->
    [1] حل لغز
   *[other] ألغاز محلولة: { $count }
}
milestone-best = جولة اليوم
milestone-best_about = مرات اللعب: { $played }، مرات الفوز: { $won }
milestone-longest = أطول سلسلة: { $run }

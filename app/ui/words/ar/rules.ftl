### The rules of a game in words.

## rules

rules-about = القواعد
rules-special = الأوراق الخاصة
rules-ending = الإنهاء والفوز
rules-show_sources = إظهار مصدر كل قاعدة
rules-hide_sources = إخفاء المصادر
rules-play = العب
rules-house = قواعد البيت لهذه الطاولة
rules-could = قواعد بيت يمكنك تفعيلها
rules-sources = المصادر
rules-ours = اختيارنا: المصادر سكتت أو اختلفت، فقررنا نحن.
rules-our_choice = اختيارنا
rules-own = قاعدتك الخاصة
rules-this_table = هذه الطاولة

## group

group-start = التوزيع
group-playing = اللعب
group-cards = ما تفعله الأوراق
group-several = عدة أوراق في الدور
group-drawing = السحب
group-declaring = نداء آخر ورقة
group-finishing = إنهاء الأوراق
group-winning = المباراة
group-variants = الأنماط
group-more-variants = أنماط أخرى
group-more = المزيد

### The first screen.

home-continue = متابعة
home-learn = لم يسبق لك اللعب؟
home-learn_about = تعلّم { $game } في ثلاث دقائق
home-room = عودة إلى الغرفة
home-rooms = الغرف: { $count }
home-new = طاولة جديدة
home-new_about = ضد الروبوتات أو مع الأصدقاء
home-keep = تسجيل النقاط
home-keep_about = للعب بأوراق حقيقية
home-together_about = كلٌّ على هاتفه
home-together_opening = جارٍ فتح الطاولة…
home-together_no_host = هنا مع خادم فقط
home-together_no_network = شغّل الواي فاي أو نقطة اتصال
home-others = { $count ->
    [1] مباراة مفتوحة أخرى
   *[other] مباريات مفتوحة أخرى: { $count }
}
home-hello = مرحبًا، { $name }
home-seen = إخفاء
home-none = لا مباريات مفتوحة
home-none_about = انتهت كل المباريات. ابدأ مباراة جديدة.
home-record = { $won } · أطول سلسلة: { $longest }

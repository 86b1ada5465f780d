### The first screen.

home-continue = متابعة
home-learn = لم يسبق لك اللعب؟
home-learn_about = تعلّم Switch في ثلاث دقائق
home-room = عودة إلى الغرفة
home-rooms = الغرف: { $count }
home-new = طاولة جديدة
home-new_about = ضد الروبوتات أو مع الأصدقاء
home-keep = تسجيل النقاط
home-keep_about = لطاولة بأوراق حقيقية
home-join_about = من هاتف إلى هاتف
home-others = { $count ->
    [1] مباراة مفتوحة أخرى
   *[other] مباريات مفتوحة أخرى: { $count }
}
home-hello = مرحبًا، { $name }
home-seen = إخفاء
home-none = لا مباريات مفتوحة
home-none_about = كل المباريات انتهت. يمكنك بدء واحدة جديدة.
home-record = { $won } · أطول تتالٍ: { $longest }

## offer

offer-phone = كل ما لعبته محفوظ على هذا الهاتف وحده، في مجلد هذا التطبيق. وتشمله النسخة الاحتياطية للهاتف إن كانت مفعّلة. حذف التطبيق يحذفه كله.
offer-browser = كل ما لعبته محفوظ في هذا المتصفح وحده. محو بياناته يحذفه كله.
offer-computer = كل ما لعبته محفوظ على هذا الحاسوب وحده: { $path }
offer-make = عمل نسخة احتياطية
offer-close = ليس الآن، ومن دون تكرار السؤال

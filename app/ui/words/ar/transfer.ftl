### Moving to another device in the same network.

transfer-title = النقل إلى جهاز آخر
transfer-row = من جهاز إلى جهاز مباشرة، بلا خادم
transfer-about = تنتقل مبارياتك وكشوف النقاط واللاعبون مباشرة من جهاز إلى آخر. بعد ذلك يكون كل شيء على الجهازين. لا يضيع شيء ولا يتكرر شيء.
transfer-about_network = يجب أن يكون الجهازان على شبكة الواي فاي نفسها. لا يمر شيء عبر الإنترنت.
transfer-about_file = لا يستطيع المتصفح الاتصال بجهاز آخر مباشرة. لكن الملف يكفي: احفظ نسخة احتياطية هنا، ثم افتحها في التطبيق على الجهاز الآخر.
transfer-show-title = إظهار رمز
transfer-show-about = يمسحه الجهاز الآخر
transfer-show-means = امسح هذا بكاميرا الجهاز الآخر. أو افتح هناك الإعدادات، «النقل إلى جهاز آخر»، «معي رمز» واكتبه. يعمل الرمز مرة واحدة خلال عشر دقائق. لا تُرِه لأحد غيرك.
transfer-use-title = معي رمز
transfer-use-about = هو على شاشة الجهاز الآخر
transfer-use-means = على الجهاز الآخر افتح الإعدادات، «النقل إلى جهاز آخر»، «إظهار رمز». امسحه بالكاميرا، أو اكتبه أو الصقه هنا.
transfer-use-linked = ابدأ فقط إذا كان الرمز على جهاز آخر من أجهزتك. بعد ذلك يكون كل شيء على الجهازين.
transfer-code = رابط أو رمز
transfer-start = البدء
transfer-again = رمز جديد
transfer-waiting = في انتظار الجهاز الآخر…
transfer-connecting = البحث عن الجهاز الآخر…
transfer-expired = انتهت مدة هذا الرمز. أظهر رمزًا جديدًا عندما يكون الجهاز الآخر في متناولك.
transfer-done = تم. كل شيء على الجهازين.
transfer-brought-nothing = لم يصل جديد إلى هذا الجهاز.
transfer-see = عرض المباريات
transfer-page = ينقل هذا الرابط مبارياتك إلى هذا الجهاز. افتحه هنا في Pocket Switch.
transfer-file = أو بملف
transfer-file-save = حفظ نسخة
transfer-file-save_about = المباريات والأشخاص وألعابك الخاصة والإعدادات في ملف واحد
transfer-file-open_about = نسخة من جهاز آخر
transfer-trouble-network = هذا الجهاز ليس على أي شبكة. شغّل الواي فاي أو نقطة اتصال، ثم حاول من جديد.
transfer-trouble-reach = تعذّر الوصول إلى الجهاز الآخر. هل الجهازان على الواي فاي نفسه، وهل الرمز ما زال على الشاشة؟ ما وصل محفوظ. حاول من جديد.
transfer-trouble-refused = الجهاز الآخر لم يعد يقبل هذا الرمز. يعمل الرمز مرة واحدة خلال عشر دقائق. أظهر رمزًا جديدًا هناك.
transfer-trouble-certificate = يرد على هذا العنوان جهاز آخر غير الذي عرض الرمز. لم يُرسل شيء. أظهر رمزًا جديدًا على جهازك الآخر.
transfer-moving =
    { $count ->
        [zero] لم ينتقل شيء
        [one] انتقل عنصر واحد
        [two] انتقل عنصران
        [few] انتقلت { $count } عناصر
        [many] انتقل { $count } عنصرًا
       *[other] انتقل { $count } عنصر
    }
transfer-brought-matches =
    { $count ->
        [zero] لم تصل مباريات
        [one] وصلت مباراة واحدة
        [two] وصلت مباراتان
        [few] وصلت { $count } مباريات
        [many] وصلت { $count } مباراة
       *[other] وصلت { $count } مباراة
    }
transfer-brought-people =
    { $count ->
        [zero] لا أشخاص جدد
        [one] شخص جديد واحد
        [two] شخصان جديدان
        [few] { $count } أشخاص جدد
        [many] { $count } شخصًا جديدًا
       *[other] { $count } شخص جديد
    }

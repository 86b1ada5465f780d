### What is said outside of the app's own window: in a terminal, and to a browser that is not let in.

## guard

guard-refusal =
    لا يجيب Pocket Switch إلا المتصفح الذي فُتح فيه.
    افتح العنوان الكامل الذي ظهر حيث شغّلته.

## page

page-silent = Pocket Switch لا يستجيب
page-about-silent = هل ما زال يعمل حيث جرى تشغيله؟ حالما يستجيب يستمر اللعب هنا تلقائيًا.

## command

command-about = العب Switch وعائلتها كلها في المتصفح.
command-options = الخيارات
command-help = عرض هذه المساعدة ثم الإنهاء
command-port = المنفذ على هذا الحاسوب (عادةً { $port }، و0 لأي منفذ متاح)
command-data = مجلد مبارياتك وإعداداتك
command-no_browser = كتابة العنوان دون فتح متصفح
command-room = افتح غرفة لآخر طاولة جهّزتها. ينضم الآخرون على شبكتك برمز QR
command-desktop = فتح نافذة بدلًا من المتصفح (يحتاج إلى flet-desktop)
command-import = إحضار ملف نقاط (BG Stats أو BoardGameGeek أو CSV)
command-look = مع ⁨--import⁩: عرض ما في الملف فقط بصيغة JSON
command-bad_port = { $text } ليس منفذًا (من 0 إلى 65535)
command-busy = المنفذ { $port } مشغول.
command-address = Pocket Switch على هذا العنوان (وينهيه Ctrl-C):
command-no_port = لا يوجد منفذ متاح ابتداءً من { $port }.
command-needs_web = اللعب في المتصفح يحتاج إلى flet-web:
command-needs_window = فتح نافذة يحتاج إلى flet-desktop:
command-room_at = غرفتك هنا (اللعبة: { $game }). يمسح الآخرون على شبكتك هذا أو يفتحونه:
command-no_room = لا يمكن فتح غرفة هنا ({ $why }).

## bring

bring-problem-unknown = لا أعرف هذا النوع من الملفات. لم يُضف شيء.
bring-problem-broken = هذا الملف تالف أو ينقصه جزء. لم يُضف شيء.
bring-problem-large = هذا الملف كبير جدًا. لم يُضف شيء.
bring-problem-forbidden = في هذا الملف أوامر لا تحتاجها قائمة نقاط. لم يُضف شيء.
bring-problem-workbook = هذا مصنّف جداول. احفظ الجدول بصيغة CSV ثم افتحه.
bring-problem-backup = هذه نسخة احتياطية من هذا التطبيق. افتحها في النسخة الاحتياطية.
bring-problem-empty = لا نقاط في هذا الملف.

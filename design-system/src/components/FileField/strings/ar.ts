import { count } from '../../../locale/count.ts'
import type { FileStrings } from './en.ts'

const locale = 'ar-AE'

/** What the rooms that take files say in Arabic. */
export const ar: FileStrings = {
  choose: (isMultiple) => (isMultiple ? 'اختيار ملفات' : 'اختيار ملف'),
  takePhoto: 'التقاط صورة',
  nothingChosen: 'لم يُختَر أي ملف',
  remove: (name) => `إزالة ${name}`,
  dismiss: 'إخفاء هذه الرسائل',
  rejected: 'لم تُقبَل',
  moreRejected: (files) =>
    count(locale, files, {
      one: 'ولم يُقبَل ملف آخر.',
      two: 'ولم يُقبَل ملفان آخران.',
      few: 'ولم تُقبَل # ملفات أخرى.',
      many: 'ولم يُقبَل # ملفًا آخر.',
      other: 'ولم يُقبَل # ملف آخر.',
    }),
  chosen: (files) =>
    count(locale, files, {
      one: 'اختير ملف واحد',
      two: 'اختير ملفان',
      few: 'اختيرت # ملفات',
      many: 'اختير # ملفًا',
      other: 'اختير # ملف',
    }),
  kind: (name, kinds) => `نوع ${name} غير مقبول. الأنواع المقبولة: ${kinds}.`,
  content: (name) => `محتوى ${name} لا يطابق اسمه. قد يكون الملف تالفًا.`,
  size: (name, size, limit) => `حجم ${name} كبير: ${size}. الحد الأقصى ${limit}.`,
  empty: (name) => `الملف ${name} فارغ.`,
  count: (name, files) =>
    `الملف ${name} زائد. ${count(locale, files, {
      one: 'يُقبَل ملف واحد فقط.',
      two: 'يُقبَل ملفان على الأكثر.',
      few: 'تُقبَل # ملفات على الأكثر.',
      many: 'يُقبَل # ملفًا على الأكثر.',
      other: 'يُقبَل # ملف على الأكثر.',
    })}`,
  duplicate: (name) => `الملف ${name} موجود من قبل.`,
  unreadable: (name) => `تعذّرت قراءة ${name}. ربما نُقل الملف.`,
  folder: (name) => `${name} مجلد. افتحه وأفلِت الملفات التي فيه.`,
  notFiles: 'هذا ليس ملفًا. أفلِت ملفات أو ألصِقها.',
  images: 'صور',
  videos: 'مقاطع فيديو',
  sounds: 'مقاطع صوتية',
  texts: 'نصوص',
  dropHere: (isMultiple) => (isMultiple ? 'أفلِت الملفات هنا' : 'أفلِت ملفًا هنا'),
  orPaste: 'أو ألصِق',
  release: 'أفلِت للإضافة',
  cancel: (name) => `إلغاء ${name}`,
  retry: (name) => `إعادة محاولة ${name}`,
  waiting: 'في الانتظار',
  uploaded: 'تم الرفع',
  cancelled: 'أُلغي',
  failed: 'تعذّر الرفع',
  added: (files) =>
    count(locale, files, {
      one: 'أُضيف ملف واحد',
      two: 'أُضيف ملفان',
      few: 'أُضيفت # ملفات',
      many: 'أُضيف # ملفًا',
      other: 'أُضيف # ملف',
    }),
  saidUploaded: (name) => `تم رفع ${name}`,
  saidFailed: (name) => `تعذّر رفع ${name}`,
  saidRemoved: (name) => `أُزيل ${name}`,
  progress: (name) => `جارٍ رفع ${name}`,
}

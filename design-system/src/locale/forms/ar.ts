import { count } from '../count.ts'
import type { FormStrings } from './en.ts'

const locale = 'ar-AE'

export const ar: FormStrings = {
  allSteps: 'كل الخطوات',
  back: 'رجوع',
  cancelLeave: 'متابعة التحرير',
  change: (part) => `تعديل ${part}`,
  changedElsewhere: (answers) =>
    count(locale, answers, {
      one: 'عدّل شخص آخر حقلًا تحرّره أنت أيضًا',
      two: 'عدّل شخص آخر حقلين تحرّرهما أنت أيضًا',
      few: 'عدّل شخص آخر # حقول تحرّرها أنت أيضًا',
      many: 'عدّل شخص آخر # حقلًا تحرّره أنت أيضًا',
      other: 'عدّل شخص آخر # حقل تحرّره أنت أيضًا',
    }),
  chipDuplicate: (name) => `«${name}» موجود من قبل.`,
  chipMarked: (name) => `${name}: اضغط مفتاح الرجوع مرة أخرى للإزالة`,
  chipRemoved: (name) => `أُزيل ${name}`,
  chipTooLong: (letters) =>
    count(locale, letters, {
      one: 'حرف واحد لكل مُدخَل على الأكثر.',
      two: 'حرفان لكل مُدخَل على الأكثر.',
      few: '# أحرف لكل مُدخَل على الأكثر.',
      many: '# حرفًا لكل مُدخَل على الأكثر.',
      other: '# حرف لكل مُدخَل على الأكثر.',
    }),
  chipTooMany: (entries) =>
    count(locale, entries, {
      one: 'مُدخَل واحد على الأكثر.',
      two: 'مُدخَلان على الأكثر.',
      few: '# مُدخَلات على الأكثر.',
      many: '# مُدخَلًا على الأكثر.',
      other: '# مُدخَل على الأكثر.',
    }),
  createNew: (name) => `إنشاء «${name}»`,
  discard: 'تجاهل',
  draft: (when) => `غادرت هذا النموذج ${when} قبل إرساله، وما كتبته محفوظ على هذا الجهاز.`,
  draftDiscard: 'البدء من جديد',
  draftRestore: 'استعادة',
  draftTitle: 'هل تريد المتابعة من حيث توقفت؟',
  failed: 'تعذّر إتمام ذلك. لم تفقد شيئًا مما كتبته؛ حاول مرة أخرى.',
  goToPart: (part) => `الانتقال إلى «${part}»`,
  invalid: 'هذه الإجابة لا تبدو صحيحة.',
  invalidDate: 'أدخل تاريخًا صحيحًا.',
  invalidEmail: 'اكتب العنوان على هيئة name@example.com.',
  invalidUrl: 'اكتب العنوان على هيئة https://example.com.',
  keepMine: 'الإبقاء على قيمتي',
  leave: 'هل تريد تجاهل تغييراتك؟',
  leaveText: 'لم تُحفظ تغييراتك بعد.',
  loadFailed: 'تعذّر التحميل',
  maximum: 'الحد الأقصى',
  fixLater: (answers, step) =>
    count(locale, answers, {
      one: `حقل واحد في «${step}» يحتاج إلى تصحيح. يمكنك المتابعة وتصحيحه لاحقًا.`,
      two: `حقلان في «${step}» يحتاجان إلى تصحيح. يمكنك المتابعة وتصحيحهما لاحقًا.`,
      few: `# حقول في «${step}» تحتاج إلى تصحيح. يمكنك المتابعة وتصحيحها لاحقًا.`,
      many: `# حقلًا في «${step}» يحتاج إلى تصحيح. يمكنك المتابعة وتصحيحه لاحقًا.`,
      other: `# حقل في «${step}» يحتاج إلى تصحيح. يمكنك المتابعة وتصحيحه لاحقًا.`,
    }),
  minimum: 'الحد الأدنى',
  missing: 'املأ هذا الحقل.',
  missingChoice: 'اختر إجابة.',
  moveEntry: (name) => `نقل ${name}`,
  movedEntry: (name, place, of) => `صار ${name} في الموضع ${place} من ${of}`,
  next: 'التالي',
  nextStep: 'الخطوة التالية',
  no: 'لا',
  notANumber: 'ما لصقته ليس رقمًا.',
  notRated: 'بلا تقييم',
  notSet: 'لم يُملأ',
  numberLowered: (most) => `خُفِّض إلى ${most}، وهو الحد الأقصى.`,
  numberRaised: (least) => `رُفع إلى ${least}، وهو الحد الأدنى.`,
  problems: (fields) =>
    count(locale, fields, {
      one: 'صحّح حقلًا واحدًا',
      two: 'صحّح حقلين',
      few: 'صحّح # حقول',
      many: 'صحّح # حقلًا',
      other: 'صحّح # حقل',
    }),
  removeChip: (name) => `إزالة ${name}`,
  results: (items) =>
    count(locale, items, {
      zero: 'لا نتائج',
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: '# نتائج',
      many: '# نتيجة',
      other: '# نتيجة',
    }),
  saved: 'تم الحفظ',
  selectAll: 'تحديد الكل',
  showOptions: 'عرض الخيارات',
  submit: 'إرسال',
  takeTheirs: 'اعتماد القيمة الأخرى',
  theirs: (value) => `القيمة الأخرى: ${value}`,
  toFix: (answers) =>
    count(locale, answers, {
      one: 'حقل واحد للتصحيح',
      two: 'حقلان للتصحيح',
      few: '# حقول للتصحيح',
      many: '# حقلًا للتصحيح',
      other: '# حقل للتصحيح',
    }),
  tooBig: (most) => `أدخل ${most} أو أقل.`,
  tooFewCharacters: (least) =>
    count(locale, least, {
      one: 'أدخل حرفًا واحدًا على الأقل.',
      two: 'أدخل حرفين على الأقل.',
      few: 'أدخل # أحرف على الأقل.',
      many: 'أدخل # حرفًا على الأقل.',
      other: 'أدخل # حرف على الأقل.',
    }),
  tooFewItems: (least) =>
    count(locale, least, {
      one: 'اختر عنصرًا واحدًا على الأقل.',
      two: 'اختر عنصرين على الأقل.',
      few: 'اختر # عناصر على الأقل.',
      many: 'اختر # عنصرًا على الأقل.',
      other: 'اختر # عنصر على الأقل.',
    }),
  tooManyCharacters: (most) =>
    count(locale, most, {
      one: 'حرف واحد على الأكثر.',
      two: 'حرفان على الأكثر.',
      few: '# أحرف على الأكثر.',
      many: '# حرفًا على الأكثر.',
      other: '# حرف على الأكثر.',
    }),
  tooManyItems: (most) =>
    count(locale, most, {
      one: 'اختر عنصرًا واحدًا على الأكثر.',
      two: 'اختر عنصرين على الأكثر.',
      few: 'اختر # عناصر على الأكثر.',
      many: 'اختر # عنصرًا على الأكثر.',
      other: 'اختر # عنصر على الأكثر.',
    }),
  tooSmall: (least) => `أدخل ${least} أو أكثر.`,
  yes: 'نعم',
  yours: (value) => `قيمتك: ${value}`,
}

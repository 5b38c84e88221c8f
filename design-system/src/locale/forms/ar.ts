import { count } from '../count.ts'
import type { FormWords } from './en.ts'

const locale = 'ar-AE'

export const ar: FormWords = {
  allSteps: 'كل الخطوات',
  back: 'رجوع',
  cancelLeave: 'متابعة التحرير',
  change: (part) => `تعديل ${part}`,
  changedElsewhere: (answers) =>
    count(locale, answers, {
      one: 'عدّل شخص آخر إجابة تعدّلها أنت أيضًا',
      two: 'عدّل شخص آخر إجابتين تعدّلهما أنت أيضًا',
      few: 'عدّل شخص آخر # إجابات تعدّلها أنت أيضًا',
      many: 'عدّل شخص آخر # إجابة تعدّلها أنت أيضًا',
      other: 'عدّل شخص آخر # إجابة تعدّلها أنت أيضًا',
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
  keepMine: 'الإبقاء على إجابتي',
  leave: 'هل تريد تجاهل تغييراتك؟',
  leaveText: 'لم تُحفظ تغييراتك بعد.',
  loadFailed: 'تعذّر التحميل',
  maximum: 'الحد الأقصى',
  mendLater: (answers, step) =>
    count(locale, answers, {
      one: `إجابة واحدة في «${step}» تحتاج إلى مراجعة. يمكنك المتابعة وتصحيحها لاحقًا.`,
      two: `إجابتان في «${step}» تحتاجان إلى مراجعة. يمكنك المتابعة وتصحيحهما لاحقًا.`,
      few: `# إجابات في «${step}» تحتاج إلى مراجعة. يمكنك المتابعة وتصحيحها لاحقًا.`,
      many: `# إجابة في «${step}» تحتاج إلى مراجعة. يمكنك المتابعة وتصحيحها لاحقًا.`,
      other: `# إجابة في «${step}» تحتاج إلى مراجعة. يمكنك المتابعة وتصحيحها لاحقًا.`,
    }),
  minimum: 'الحد الأدنى',
  missing: 'املأ هذا الحقل.',
  missingChoice: 'اختر إجابة.',
  moveEntry: (name) => `انقل ${name}`,
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
      one: 'إجابة واحدة تحتاج إلى مراجعة',
      two: 'إجابتان تحتاجان إلى مراجعة',
      few: '# إجابات تحتاج إلى مراجعة',
      many: '# إجابة تحتاج إلى مراجعة',
      other: '# إجابة تحتاج إلى مراجعة',
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
  takeTheirs: 'اعتماد الإجابة الأخرى',
  theirs: (value) => `الإجابة الأخرى: ${value}`,
  toMend: (answers) =>
    count(locale, answers, {
      one: 'إجابة واحدة للمراجعة',
      two: 'إجابتان للمراجعة',
      few: '# إجابات للمراجعة',
      many: '# إجابة للمراجعة',
      other: '# إجابة للمراجعة',
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
  yours: (value) => `إجابتك: ${value}`,
}

import { count } from '../count.ts'
import type { FormWords } from './en.ts'

const locale = 'ar-AE'

export const ar: FormWords = {
  back: 'رجوع',
  cancelLeave: 'متابعة التحرير',
  change: (part) => `تعديل ${part}`,
  discard: 'تجاهل',
  draft: (when) => `غادرت هذا النموذج ${when} قبل إرساله، وما كتبته محفوظ على هذا الجهاز.`,
  draftTitle: 'هل تريد المتابعة من حيث توقفت؟',
  draftRestore: 'استعادة',
  draftDiscard: 'البدء من جديد',
  failed: 'تعذّر إتمام ذلك. لم تفقد شيئًا مما كتبته؛ حاول مرة أخرى.',
  invalid: 'هذه الإجابة لا تبدو صحيحة.',
  invalidDate: 'أدخل تاريخًا صحيحًا.',
  invalidEmail: 'اكتب العنوان على هيئة name@example.com.',
  invalidUrl: 'اكتب العنوان على هيئة https://example.com.',
  invalidNumber: 'أدخل رقمًا.',
  leave: 'هل تريد تجاهل تغييراتك؟',
  leaveText: 'لم تُحفظ تغييراتك بعد.',
  missing: 'املأ هذا الحقل.',
  missingChoice: 'اختر إجابة.',
  next: 'التالي',
  notSet: 'لم يُملأ',
  problems: (fields) =>
    count(locale, fields, {
      one: 'إجابة واحدة تحتاج إلى مراجعة',
      two: 'إجابتان تحتاجان إلى مراجعة',
      few: '# إجابات تحتاج إلى مراجعة',
      many: '# إجابة تحتاج إلى مراجعة',
      other: '# إجابة تحتاج إلى مراجعة',
    }),
  saved: 'تم الحفظ',
  stepProblem: (step) => `${step}: تحتاج إلى مراجعة`,
  submit: 'إرسال',
  tooFewCharacters: (least) =>
    count(locale, least, {
      one: 'أدخل حرفًا واحدًا على الأقل.',
      two: 'أدخل حرفين على الأقل.',
      few: 'أدخل # أحرف على الأقل.',
      many: 'أدخل # حرفًا على الأقل.',
      other: 'أدخل # حرف على الأقل.',
    }),
  tooManyCharacters: (most) =>
    count(locale, most, {
      one: 'حرف واحد على الأكثر.',
      two: 'حرفان على الأكثر.',
      few: '# أحرف على الأكثر.',
      many: '# حرفًا على الأكثر.',
      other: '# حرف على الأكثر.',
    }),
  tooFewItems: (least) =>
    count(locale, least, {
      one: 'اختر عنصرًا واحدًا على الأقل.',
      two: 'اختر عنصرين على الأقل.',
      few: 'اختر # عناصر على الأقل.',
      many: 'اختر # عنصرًا على الأقل.',
      other: 'اختر # عنصر على الأقل.',
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
  tooBig: (most) => `أدخل ${most} أو أقل.`,
}

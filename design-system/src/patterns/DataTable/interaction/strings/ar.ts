import { count } from '../../../../locale/count.ts'
import type { InteractionStrings } from './en.ts'

/** The texts of editing and copying cells, in Arabic. */
export const ar: InteractionStrings = {
  edit: (what) => `تعديل: ${what}`,
  noNumber: 'اكتب رقمًا.',
  atLeast: (least) => `الحد الأدنى ${least}.`,
  atMost: (most) => `الحد الأقصى ${most}.`,
  notSaved: 'لم يُحفظ التغيير، وعادت القيمة السابقة.',
  copiedRows: (rows) =>
    count('ar-AE', rows, {
      zero: 'لم يُنسخ أي صف',
      one: 'نُسخ صف واحد',
      two: 'نُسخ صفان',
      few: 'نُسخت # صفوف',
      many: 'نُسخ # صفًا',
      other: 'نُسخ # صف',
    }),
}

import { count } from '../../../../locale/count.ts'
import type { ShapeStrings } from './en.ts'

/** What the groups, the details and the end of a table say in Arabic. */
export const ar: ShapeStrings = {
  details: (name) => `تفاصيل ${name}`,
  group: (name, rows) => `${name || 'بلا قيمة'}: ${rows}`,
  none: 'بلا قيمة',
  rows: (rows) =>
    count('ar-AE', rows, {
      zero: 'لا صفوف',
      one: 'صف واحد',
      two: 'صفان',
      few: '# صفوف',
      many: '# صفًا',
      other: '# صف',
    }),
  loadingMore: 'جارٍ تحميل المزيد…',
  end: (rows) =>
    count('ar-AE', rows, {
      zero: 'لا صفوف',
      one: 'هذا كل شيء: صف واحد',
      two: 'هذا كل شيء: صفان',
      few: 'هذا كل شيء: # صفوف',
      many: 'هذا كل شيء: # صفًا',
      other: 'هذا كل شيء: # صف',
    }),
  failed: 'تعذّر تحميل المزيد.',
}

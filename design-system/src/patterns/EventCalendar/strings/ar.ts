import { count } from '../../../locale/count.ts'
import type { EventCalendarStrings } from './en.ts'

const locale = 'ar-AE'

export const ar: EventCalendarStrings = {
  allDay: 'طوال اليوم',
  more: (events) => count(locale, events, { one: '+# آخر', two: '+# آخران', other: '+# أخرى' }),
  events: (events) =>
    events === 0
      ? 'لا أحداث'
      : count(locale, events, {
          one: 'حدث واحد',
          two: 'حدثان',
          few: '# أحداث',
          many: '# حدثًا',
          other: '# حدث',
        }),
  hasEvents: 'فيه أحداث',
  showDay: (day) => `عرض ${day}`,
  showMonth: (month) => `عرض ${month}`,
  addOn: (day) => `إضافة حدث في ${day}`,
  nextMonth: 'الشهر التالي',
  previousMonth: 'الشهر السابق',
  until: (day) => `طوال اليوم حتى ${day}`,
  keyboardLabel: 'الأيام والأوقات',
  keyboardHelp:
    'تتنقّل بالأسهم، ويفتح Enter حدثًا أو يضيفه، ويضيف Shift مع Enter حدثًا هنا، وتلتقط المسافة الحدث، ويقلب Page Up وPage Down الفترة.',
  pickedUp: (title) =>
    `تم التقاط ${title}. تحرّكه الأسهم، ويغيّر Shift مع أعلى أو أسفل نهايته. يضعه Enter ويعيده Escape إلى مكانه.`,
  dropped: (title, when) => `وُضع ${title}: ${when}`,
  putBack: (title) => `أُعيد ${title} إلى مكانه`,
  readOnly: (title) => `لا يمكن نقل ${title}`,
  conflict: 'في وقت حدث آخر',
  recurring: 'يتكرّر',
  newEvent: 'حدث جديد',
  empty: 'لا أحداث في هذه الفترة',
  now: 'الآن',
  today: 'اليوم',
}

import { count } from '../../../locale/count.ts'
import type { ChartWords } from './en.ts'

const locale = 'ar-AE'
const points = (value: number) =>
  count(locale, value, {
    zero: 'لا نقاط',
    one: 'نقطة واحدة',
    two: 'نقطتان',
    few: '# نقاط',
    many: '# نقطة',
    other: '# نقطة',
  })

export const ar: ChartWords = {
  chart: 'مخطط',
  kinds: {
    area: 'مخطط مساحي',
    bar: 'مخطط أعمدة',
    bubble: 'مخطط فقاعي',
    candlestick: 'مخطط شموع',
    combo: 'أعمدة وخطوط',
    donut: 'مخطط حلقي',
    funnel: 'مخطط قمعي',
    gauge: 'مقياس',
    heatmap: 'خريطة حرارية',
    line: 'مخطط خطي',
    polar: 'مخطط مساحات قطبية',
    radar: 'مخطط راداري',
    radialBar: 'أشرطة دائرية',
    scatter: 'مخطط انتشار',
    segments: 'حصص',
    treemap: 'خريطة شجرية',
  },
  comma: '،',
  category: 'الفئة',
  value: 'القيمة',
  share: 'الحصة',
  total: 'الإجمالي',
  net: 'الصافي',
  empty: 'لا شيء لعرضه الآن',
  failed: 'تعذّر تحميل هذا المخطط.',
  retry: 'إعادة المحاولة',
  loading: (label) => `${label}: جارٍ التحميل`,
  legend: (label) => `${label}: ما يظهر`,
  legendHelp: 'الضغط يخفي أو يُظهر، والضغط مع مفتاح العالي يُظهره وحده.',
  keysHelp: 'تنتقل مفاتيح الأسهم من نقطة إلى أخرى.',
  actions: (label) => `إجراءات: ${label}`,
  showTable: 'عرض كجدول',
  showChart: 'عرض كمخطط',
  savePng: 'حفظ كصورة نقطية',
  saveSvg: 'حفظ كصورة متجهة',
  saveCsv: 'حفظ كجدول بيانات',
  resetZoom: 'إعادة ضبط التكبير',
  noFigure: 'لا قيمة',
  seriesName: 'السلسلة',
  points,
  series: (value) =>
    count(locale, value, {
      zero: 'لا سلاسل',
      one: 'سلسلة واحدة',
      two: 'سلسلتان',
      few: '# سلاسل',
      many: '# سلسلة',
      other: '# سلسلة',
    }),
  range: (value, first, last) => `${points(value)} من ${first} إلى ${last}`,
  course: (name, from, to) => `${name}: من ${from} إلى ${to}`,
  most: (value, where) => `الأعلى ${value}، ${where}`,
  least: (value, where) => `الأدنى ${value}، ${where}`,
  whole: (value, total) =>
    `${count(locale, value, {
      zero: 'لا أجزاء',
      one: 'جزء واحد',
      two: 'جزآن',
      few: '# أجزاء',
      many: '# جزءًا',
      other: '# جزء',
    })}، المجموع ${total}`,
  leftOut: (value) =>
    count(locale, value, {
      zero: 'رُسمت كل القيم',
      one: 'قيمة واحدة لا يمكن رسمها',
      two: 'قيمتان لا يمكن رسمهما',
      few: '# قيم لا يمكن رسمها',
      many: '# قيمة لا يمكن رسمها',
      other: '# قيمة لا يمكن رسمها',
    }),
  of: (value, total) => `${value} من ${total}`,
  others: (value) =>
    count(locale, value, {
      one: 'فئة أخرى',
      two: 'فئتان أخريان',
      few: '# فئات أخرى',
      many: '# فئة أخرى',
      other: '# فئة أخرى',
    }),
}

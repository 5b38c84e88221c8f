import { accountInArabic } from './seed-ar-account.ts'
import { deliveriesInArabic } from './seed-ar-deliveries.ts'
import { ordersInArabic } from './seed-ar-orders.ts'
import type { HelpLanguage } from './seed-language.ts'

/** The help center in Arabic. */
export const helpInArabic: HelpLanguage = {
  shelves: {
    ordering: 'الطلب',
    payment: 'الدفع',
    delivery: 'التوصيل',
    returns: 'الإرجاع والإلغاء',
    account: 'حسابك',
    products: 'المنتجات والعناية بها',
    guides: 'تعلّم المزيد',
  },
  headings: {
    before: 'قبل أن تبدأ',
    trouble: 'إذا لم ينجح الأمر',
    steps: 'خطوة بخطوة',
    note: 'من المفيد أن تعرف',
  },
  teasers: {
    'how-to-add-product-in-cart': 'من صفحة المنتج إلى الدفع في أربع خطوات.',
    'track-a-parcel': 'اعرف أين طلبك ومتى يصل إليك.',
    'return-a-product': 'أعد ما لا يناسبك خلال 15 يومًا، مجانًا ودون إبداء سبب.',
    'furnish-a-small-office': 'الضوء أولًا ثم الكرسي: غرفة للعمل دون مخططات.',
    'pack-a-present-well': 'ورق وشريط وجملة صادقة، وصندوق يتحمل الطريق.',
    'make-things-last': 'إصلاحات صغيرة تمنح معظم الأغراض عامًا آخر.',
  },
  articles: { ...ordersInArabic, ...deliveriesInArabic, ...accountInArabic },
}

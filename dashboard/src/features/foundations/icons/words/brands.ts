import type { CategoryWords } from './icon-words.ts'

/** Signs of companies. */
export const brands: CategoryWords = {
  'brand-apple': ['iphone, mac, ios', 'pomme, iphone, mac', 'أبل, آيفون'],
  'brand-facebook': ['social network, meta', 'réseau social, meta', 'فيسبوك, شبكة اجتماعية'],
  'brand-github': ['code, repository', 'code, dépôt', 'جيت هب, مستودع'],
  'brand-google': ['search, account', 'recherche, compte', 'جوجل, غوغل'],
  'brand-instagram': ['photos, social network', 'photos, réseau social', 'إنستغرام, صور'],
  'brand-linkedin': ['work, social network', 'emploi, réseau professionnel', 'لينكد إن, شبكة مهنية'],
  'brand-mastercard': ['payment, card', 'paiement, carte bancaire', 'ماستركارد, بطاقة, دفع'],
  'brand-paypal': ['payment', 'paiement', 'باي بال, دفع'],
  'brand-visa': ['payment, card', 'paiement, carte bancaire', 'فيزا, بطاقة, دفع'],
  'brand-whatsapp': ['chat, messenger', 'messagerie, discussion', 'واتساب, محادثة'],
  'brand-x': ['twitter, social network', 'twitter, réseau social', 'إكس, تويتر'],
}

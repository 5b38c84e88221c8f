import type { INVOICE_ITEM_PRESETS, InvoiceDraft } from './contract.ts'
import type { StoredCustomer } from '../customers/seed.ts'

type PresetItem = (typeof INVOICE_ITEM_PRESETS)[number]['item']
type Language = 'en' | 'fr' | 'ar'

/** What was done, by what it is called. */
export const descriptions: Readonly<Record<PresetItem, readonly string[]>> = {
  'Shop design': [
    'Three drafts of the front page and one of them finished',
    'Product pages that read well on a phone held in one hand',
    'Nouvelle charte graphique, du logo aux étiquettes',
  ],
  'Shop development': [
    'Checkout in two steps instead of five',
    'Stock count that agrees with the shelves every morning',
    'ربط المتجر بنظام التوصيل وتجربة الطلبات',
    'Moving eleven years of orders from the old shop to the new one, with every note, every return and every gift message that anyone ever wrote, and checking a tenth of them by hand',
  ],
  'Product photography': ['Forty products on white', 'Une journée de prises de vue en extérieur', ''],
  'Product texts': ['Sixty descriptions, short and honest', 'Care labels for wool and linen'],
  Translation: ['English to French', 'من الإنجليزية إلى العربية', 'Portuguese to English, with a glossary'],
  Support: ['Answering questions from your team', 'On call during the spring sale', ''],
}

/** The taxes on an invoice, by the country of its client. */
export const taxesByCountry: Readonly<Partial<Record<StoredCustomer['countryCode'], InvoiceDraft['taxes']>>> =
  {
    AU: [{ name: 'GST', percent: 10 }],
    BR: [{ name: 'ISS', percent: 5 }],
    CN: [{ name: 'VAT', percent: 6 }],
    FR: [{ name: 'TVA', percent: 20 }],
    IN: [
      { name: 'CGST', percent: 9 },
      { name: 'SGST', percent: 9 },
    ],
  }

const notes: Readonly<Record<Language, string>> = {
  en: 'Thank you for having us. If anything is unclear, just call, we like to talk.',
  fr: 'Merci de votre confiance. Une question ? Appelez-nous, nous aimons bavarder.',
  ar: 'شكرًا لثقتكم. إن كان لديكم أي سؤال فاتصلوا بنا، يسعدنا الحديث معكم.',
}

const terms: Readonly<Record<Language, string>> = {
  en: 'Please pay by the due date and name the number of the invoice. We send one friendly reminder before we ask for interest.',
  fr: 'Merci de régler avant l’échéance en indiquant le numéro de la facture. Nous envoyons un rappel aimable avant tout intérêt.',
  ar: 'نرجو الدفع قبل تاريخ الاستحقاق مع ذكر رقم الفاتورة. نرسل تذكيرًا لطيفًا قبل احتساب أي فائدة.',
}

const languageOf = ({ customer, countryCode }: StoredCustomer): Language => {
  if (/\p{Script=Arabic}/u.test(customer)) return 'ar'
  return countryCode === 'FR' ? 'fr' : 'en'
}

/** The note and the terms of an invoice in the language of its client. */
export const textsFor = (customer: StoredCustomer) => {
  const language = languageOf(customer)
  return { note: notes[language], terms: terms[language] }
}

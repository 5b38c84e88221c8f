import type { FaqGroup, FaqIcon } from './contract.ts'
import type { TextLanguage } from '../../contract/languages.ts'
import { faqInArabic } from './seed-ar.ts'
import { faqInEnglish } from './seed-en.ts'
import { faqInFrench } from './seed-fr.ts'
import type { FaqTexts } from './seed-text.ts'

const texts: Record<TextLanguage, FaqTexts> = { en: faqInEnglish, fr: faqInFrench, ar: faqInArabic }

const groups = [
  ['payment', 'credit-card'],
  ['delivery', 'truck-delivery'],
  ['cancellation', 'refresh'],
  ['orders', 'package'],
  ['products', 'shopping-bag'],
] as const satisfies readonly (readonly [keyof FaqTexts, FaqIcon])[]

/** The questions and answers in one language. */
export const faqIn = (language: TextLanguage): FaqGroup[] =>
  groups.map(([name, faqIcon]) => {
    const { title, subtitle, questions } = texts[language][name]
    return {
      faqTitle: title,
      faqIcon,
      faqSubtitle: subtitle,
      faqs: questions.map(([question, answer]) => ({ question, answer })),
    }
  })

import { count } from '../../locale/count.ts'

/** What a screen reader is told of how much to type. */
export const otpStrings = {
  en: {
    digits: (digits: number) => count('en-US', digits, { one: '# digit', other: '# digits' }),
  },
  fr: {
    digits: (digits: number) => count('fr-FR', digits, { one: '# chiffre', other: '# chiffres' }),
  },
  ar: {
    digits: (digits: number) =>
      count('ar-AE', digits, {
        one: 'رقم واحد',
        two: 'رقمان',
        few: '# أرقام',
        many: '# رقمًا',
        other: '# رقم',
      }),
  },
}

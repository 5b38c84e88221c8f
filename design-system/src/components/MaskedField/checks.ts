import { electronicFormatIBAN, isValidIBAN } from 'ibantools'
import { luhn } from './luhn.ts'

/** Whether a text is an IBAN: its country, its length and its check digits agree. */
export const isIban = (value: string) => isValidIBAN(electronicFormatIBAN(value) ?? '')

/** Whether a text may be the number of a card: its length and its check digit agree. */
export const isCardNumber = (value: string) => /^\d{12,19}$/.test(value) && luhn(value)

/** Whether a text is a day that there is, as `2026-12-31`; 31 February is not. */
export function isRealDate(value: string): boolean {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined || year < 1) return false
  return (
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    day <= new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate()
  )
}

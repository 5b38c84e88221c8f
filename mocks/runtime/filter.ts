const PLAIN = /^[\x20-\x7e]*$/
/** Accents that stand alone, Arabic vowel signs and the stretching line, which few people type. */
const SILENT = /[\p{M}\u0640]/gu

/** A text as it is looked for: without letter case, accents and vowel signs. */
const folded = (text: string) =>
  (PLAIN.test(text) ? text : text.normalize('NFD').replaceAll(SILENT, '').normalize('NFC')).toLowerCase()

/** A test for texts that contain what is looked for, whatever the letter case and the accents; an empty search fits all. */
export const createSearch = (q = '') => {
  const wanted = folded(q.trim())
  const isNothing = wanted === '' && q.trim() !== ''
  return (...texts: readonly string[]) => !isNothing && texts.some((text) => folded(text).includes(wanted))
}

/** Arabic and Persian digits as Latin ones: the last four bits of each are its value. */
const withLatinDigits = (text: string) =>
  text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))

/** What people and screens call a record before its number: `Invoice #5036`, `INV-5036`. */
const beforeName = /^(?:invoice|order|facture|commande|الفاتورة|الطلب|inv|ord)[\s-]*/
/** The sign of a number: `#5036`, `nº 5036`. */
const beforeDigits = /^(?:#|№|n[o°º]\.?)?\s*(?=\d+$)/

/**
 * A test for the number of a record, in any digits and as screens show it: with what stands before it, or as the store
 * writes it, if that is something else.
 */
export const createNumberSearch = (q = '') => {
  const named = withLatinDigits(q.trim().toLowerCase()).replace(beforeName, '')
  const digits = named.replace(beforeDigits, '')
  const hasDigits = /^\d+$/.test(digits)
  return (number: number, written = '') =>
    (hasDigits && String(number).includes(digits)) ||
    (/\d/.test(named) && written.toLowerCase().includes(named))
}

const FEWEST_DIGITS = 3

/** The digits of a phone number without the zeros that dial abroad, or that stand for them at home. */
const dialled = (phone: string) => withLatinDigits(phone).replace(/\D/g, '').replace(/^0+/, '')

/** A test for phone numbers by some of their digits, however they are grouped and whether `+33`, `0033` or `0` leads. */
export const createPhoneSearch = (q = '') => {
  const wanted = dialled(q)
  const isPhone = /^[+\d\s().\-/]+$/.test(withLatinDigits(q.trim())) && wanted.length >= FEWEST_DIGITS
  return (phone: string) => isPhone && dialled(phone).includes(wanted)
}

/** A test for one word of a list; no word fits all. */
export const createFilter = (wanted = '') => {
  const word = wanted.trim().toLowerCase()
  return (value: string) => word === '' || value.toLowerCase() === word
}

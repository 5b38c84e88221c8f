import {
  AsYouType,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  isValidPhoneNumber,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min'

/** A number as it is shown: its text, and the country that it is dialled in. */
export interface ShownNumber {
  readonly text: string
  readonly country: string
}

const known = (country: string): CountryCode | undefined =>
  isSupportedCountry(country) ? country : undefined
const isForeign = (text: string) => text.startsWith('+')

export const countries = (): readonly string[] => getCountries()
export const dialCode = (country: string) => {
  const code = known(country)
  return code && `+${getCountryCallingCode(code)}`
}

/** A text with the spaces that its country writes. */
export const format = ({ text, country }: ShownNumber) =>
  new AsYouType(isForeign(text) ? undefined : known(country)).input(text)

/** The number as computers take it, as far as it goes: `+33612345678`. */
export function toValue({ text, country }: ShownNumber): string {
  if (!/\d/.test(text)) return ''
  const typed = new AsYouType(isForeign(text) ? undefined : known(country))
  typed.input(text)
  return typed.getNumberValue() ?? ''
}

/** A value as its country writes it; what is no whole number stays as it is. */
export function fromValue(value: string, country: string): ShownNumber {
  const number = parsePhoneNumberFromString(value)
  if (number?.country) return { text: number.formatNational(), country: number.country }
  return { text: format({ text: value, country }), country }
}

/** A number written with its country's code: the country is told by it; a whole one may lose the code. */
export function settle({ text, country }: ShownNumber, isWhole: boolean): ShownNumber {
  if (!isForeign(text)) return { text, country }
  const typed = new AsYouType()
  typed.input(text)
  const number = typed.getNumber()
  if (isWhole && number?.country && number.isValid()) {
    return { text: number.formatNational(), country: number.country }
  }
  return { text, country: typed.getCountry() ?? country }
}

/** The same digits in another country. */
export function moved({ text }: ShownNumber, country: string): ShownNumber {
  const typed = new AsYouType()
  typed.input(text)
  const digits = isForeign(text) ? (typed.getNumber()?.nationalNumber ?? '') : text
  return { text: format({ text: digits, country }), country }
}

/** Why a text is no phone number: nothing there, digits missing, too many, or none that there is. */
export type PhoneProblem = 'missing' | 'tooShort' | 'tooLong' | 'wrong'

export function problemOf(value: string): PhoneProblem | undefined {
  if (!value) return 'missing'
  const length = validatePhoneNumberLength(value)
  if (length === 'TOO_SHORT') return 'tooShort'
  if (length === 'TOO_LONG') return 'tooLong'
  return isValidPhoneNumber(value) ? undefined : 'wrong'
}

import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import { currencyAtom } from './currency.ts'
import { currentIntl } from './intl.ts'
import { isolated, isolatedAmount } from './isolated.ts'
import { languageOf, regionOf } from './places.ts'
import { storeZoneAtom } from './store-zone.ts'

/** How an amount in a currency is written, in text and in fields. */
export const styleOfMoney = (currency: string) =>
  ({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' }) as const

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const
const time = { hour: 'numeric', minute: '2-digit' } as const

/** Where no zone is said, the words themselves know that of the person. */
const inZone = (timeZone: string | undefined) => (timeZone ? { timeZone } : undefined)

type Spoken = Pick<IntlShape, 'locale' | 'formatNumber' | 'formatDate'>

type Instant = string | number | Date

/** How figures, amounts, days and names of places are written in a language; amounts are in the currency of the store. */
export function formatsOf(intl: Spoken, currency: string, storeZone: string) {
  const named = (type: 'region' | 'language', code: string | undefined, fallback: string) =>
    (code && new Intl.DisplayNames(intl.locale, { type }).of(code)) || fallback
  const moneyStyle = styleOfMoney(currency)
  return {
    number: (value: number, options?: Parameters<IntlShape['formatNumber']>[1]) =>
      intl.formatNumber(value, options),
    /** The currency of the store, by its code. */
    currency,
    /** How fields write an amount. */
    moneyStyle,
    /** An amount; figure, sign and currency keep their order among words of either direction. */
    money: (amount: number, of = currency) => {
      const words = intl.formatNumber(amount, styleOfMoney(of))
      return amount < 0 || intl.locale.startsWith('ar') ? isolatedAmount(words) : words
    },
    /** An amount with its sign, also where it is positive. */
    signedMoney: (amount: number) =>
      isolatedAmount(intl.formatNumber(amount, { ...moneyStyle, signDisplay: 'exceptZero' })),
    /** An amount without its cents, for large type with little room. */
    wholeMoney: (amount: number) =>
      isolatedAmount(intl.formatNumber(amount, { ...moneyStyle, maximumFractionDigits: 0 })),
    /** A ratio as per cent, with its sign: 0.12 is +12 %. */
    change: (ratio: number) =>
      isolated(
        intl.formatNumber(ratio, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' }),
      ),
    percent: (ratio: number) => intl.formatNumber(ratio, { style: 'percent', maximumFractionDigits: 1 }),
    /** A rate in per cent, such as that of a tax, to its last digit: 8.875 is 8.875 %. */
    rate: (value: number) => intl.formatNumber(value / 100, { style: 'percent', maximumFractionDigits: 6 }),
    /** The time zone of the store, for what is told as the clock there shows it. */
    storeZone,
    /** A day, in the person's own time or that of a zone; `yyyy-mm-dd` is that day wherever one is. */
    day: (date: Instant, timeZone = typeof date === 'string' && date.length === 10 ? 'UTC' : undefined) =>
      intl.formatDate(date, { ...day, ...inZone(timeZone) }),
    time: (date: Instant, timeZone?: string) => intl.formatDate(date, { ...time, ...inZone(timeZone) }),
    dayAndTime: (date: Instant, timeZone?: string) =>
      intl.formatDate(date, { ...day, ...time, ...inZone(timeZone) }),
    /** A country by its code, such as `BR`. */
    region: (code: string) => named('region', code, code),
    /** A country that data calls by its English name. */
    country: (englishName: string) => named('region', regionOf(englishName), englishName),
    /** A language that data calls by its English name. */
    language: (englishName: string) => named('language', languageOf(englishName), englishName),
  }
}

export type Formats = ReturnType<typeof formatsOf>

/** Follows the language also where what is written outlives what drew it. */
const late = (intl: IntlShape): Spoken => {
  const now = () => currentIntl() ?? intl
  return {
    get locale() {
      return now().locale
    },
    formatNumber: (...given) => now().formatNumber(...given),
    formatDate: (...given) => now().formatDate(...given),
  }
}

/** How figures, amounts, days and names of places are written in the language of the moment. */
export function useFormats(): Formats {
  const intl = useIntl()
  const currency = useAtomValue(currencyAtom)
  const storeZone = useAtomValue(storeZoneAtom)
  return useMemo(() => formatsOf(late(intl), currency, storeZone), [intl, currency, storeZone])
}

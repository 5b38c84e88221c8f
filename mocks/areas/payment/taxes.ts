import type { PaymentQuote } from './contract.ts'

interface Tax {
  readonly kind: PaymentQuote['taxKind']
  readonly percent: number
}

const vat: Readonly<Record<string, number>> = {
  AE: 5,
  AT: 20,
  BE: 21,
  BH: 10,
  CH: 8.1,
  DE: 19,
  DK: 25,
  DZ: 19,
  EG: 14,
  ES: 21,
  FR: 20,
  GB: 20,
  IE: 23,
  IT: 22,
  LU: 17,
  MA: 20,
  NL: 21,
  NO: 25,
  OM: 5,
  PL: 23,
  PT: 23,
  SA: 15,
  SE: 25,
  TN: 19,
}
const gst: Readonly<Record<string, number>> = { AU: 10, CA: 5, IN: 18, NZ: 15, SG: 9 }

const rateIn = (rates: Readonly<Record<string, number>>, country: string) =>
  Object.hasOwn(rates, country) ? rates[country] : undefined

/** The tax of a country on what is sold to it; where the seller owes none it is nothing. */
export const taxOf = (country: string): Tax => {
  const goods = rateIn(gst, country)
  return goods === undefined
    ? { kind: 'vat', percent: rateIn(vat, country) ?? 0 }
    : { kind: 'gst', percent: goods }
}

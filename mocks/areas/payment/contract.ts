import { endpoint } from '../../contract/endpoint.ts'
import type { z } from '../../contract/zod.ts'
import type * as schemas from './schema.ts'

/** The plans that cost something. */
export const PAID_PLANS = ['team', 'company', 'enterprise'] as const
/** What a plan can be paid with. */
export const PAYMENT_WAYS = ['card', 'paypal', 'bankTransfer'] as const
/** What taxes are called, by their country. */
export const TAX_KINDS = ['vat', 'gst'] as const
/** Why a promo code takes nothing off: nobody gave it out, it is over, it is for whole years. */
export const PROMO_PROBLEMS = ['unknown', 'expired', 'yearlyOnly'] as const
/** Why a bank declines a card: without a reason, for want of money, for its security code. */
export const DECLINE_REASONS = ['refused', 'noFunds', 'wrongCode'] as const
/** Promo codes to try: the first holds for all plans, the second for whole years. */
export const SAMPLE_PROMOS = ['HELLO10', 'YEAR20'] as const

/** Cards to try, which no bank has given out, with why they are declined. */
export const TEST_CARDS = [
  { number: '4242424242424242', reason: null },
  { number: '4000000000000002', reason: 'refused' },
  { number: '4000000000009995', reason: 'noFunds' },
  { number: '4000000000000127', reason: 'wrongCode' },
] as const satisfies readonly { number: string; reason: DeclineReason | null }[]

/** How many characters follow the country in a VAT number, where that is the same for all. */
const VAT_LENGTHS: Readonly<Record<string, number>> = {
  BE: 10,
  DE: 9,
  DK: 8,
  ES: 9,
  FR: 11,
  IT: 11,
  LU: 8,
  NL: 12,
  PL: 10,
  PT: 9,
}

/** How long a VAT number is and has to be after its country; nothing where it is right or nobody knows. */
export const vatFault = (country: string, given: string) => {
  const characters = given.toUpperCase().replaceAll(/[^\dA-Z]/g, '')
  const { length } = characters.startsWith(country) ? characters.slice(country.length) : characters
  const wanted = VAT_LENGTHS[country]
  return given.trim() === '' || wanted === undefined || length === wanted ? undefined : { length, wanted }
}

export type PaidPlan = (typeof PAID_PLANS)[number]
export type PaymentWay = (typeof PAYMENT_WAYS)[number]
export type DeclineReason = (typeof DECLINE_REASONS)[number]

/** What a plan would cost: `plan`, `cycle`, the `country` that taxes it, and a `promo` code or nothing. */
export type PaymentOrder = z.input<typeof schemas.paymentOrder>

/** What it costs, part by part: the price before the promo, what is taken off, the tax, and until when it is paid. */
export type PaymentQuote = z.output<typeof schemas.paymentQuote>

/** Who pays. */
export type PaymentBilling = z.input<typeof schemas.paymentBilling>

/** What paying takes; of a card only its holder and its last digits. */
export type Payment = z.input<typeof schemas.payment>

/** What was paid, or is awaited by transfer. */
export type PaymentReceipt = z.output<typeof schemas.paymentReceipt>

const PATH = '/api/front/payment'

/** Beyond the specification: what a plan costs in a country, with a promo code; one that does not hold takes nothing off. */
export const quotePayment = endpoint<typeof schemas.quotePayment>()({
  method: 'POST',
  path: `${PATH}/quote`,
})

/** Beyond the specification: pays for a plan. No money moves; the cards of `TEST_CARDS` are declined as they say. */
export const payForPlan = endpoint<typeof schemas.payForPlan>()({ method: 'POST', path: PATH })

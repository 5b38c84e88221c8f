import {
  amount,
  countryCode,
  email,
  failure,
  invalidInput,
  line,
  oneOf,
  percent,
  requiredLine,
} from '../../contract/common.schema.ts'
import { z } from '../../contract/zod.ts'
import { BILLING_PERIODS } from '../account-settings/contract.ts'
import { DECLINE_REASONS, PAID_PLANS, PAYMENT_WAYS, PROMO_PROBLEMS, TAX_KINDS, vatFault } from './contract.ts'

export const paymentOrder = z.object({
  plan: oneOf(PAID_PLANS),
  cycle: oneOf(BILLING_PERIODS),
  country: countryCode,
  promo: z.optional(line),
})

const promo = z.object({
  code: z.string(),
  percent,
  problem: z.nullable(z.enum(PROMO_PROBLEMS)),
})

export const paymentQuote = z.object({
  plan: z.enum(PAID_PLANS),
  cycle: z.enum(BILLING_PERIODS),
  country: countryCode,
  fullPrice: amount,
  price: amount,
  promo: z.nullable(promo),
  discount: amount,
  net: amount,
  taxKind: z.enum(TAX_KINDS),
  taxPercent: percent,
  tax: amount,
  total: amount,
  saved: amount,
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
  renewsOn: z.iso.date(),
  renewalTotal: amount,
})

export const paymentBilling = z
  .object({
    firstName: requiredLine,
    lastName: requiredLine,
    company: line,
    vatNumber: line,
    email,
    country: countryCode,
    postalCode: line,
    city: requiredLine,
    street: requiredLine,
  })
  .check(
    z.refine(({ country, vatNumber }) => vatFault(country, vatNumber) === undefined, {
      path: ['vatNumber'],
      message: 'The VAT number is too short or too long for its country',
    }),
  )

const card = z.object({
  holder: requiredLine,
  lastDigits: z.string().check(z.regex(/^\d{4}$/, 'The last digits are four')),
})

export const payment = z
  .object({
    plan: oneOf(PAID_PLANS),
    cycle: oneOf(BILLING_PERIODS),
    promo: z.optional(line),
    way: oneOf(PAYMENT_WAYS),
    card: z.optional(card),
    billing: paymentBilling,
  })
  .check(
    z.refine(({ way, card: given }) => way !== 'card' || given !== undefined, {
      path: ['card'],
      message: 'A card is needed to pay by card',
    }),
  )

export const paymentReceipt = z.object({
  id: z.string(),
  status: z.enum(['paid', 'awaited']),
  issuedOn: z.iso.date(),
  payBefore: z.nullable(z.iso.date()),
  way: z.enum(PAYMENT_WAYS),
  lastDigits: z.nullable(z.string()),
  bank: z.nullable(z.object({ bankName: z.string(), iban: z.string(), swiftCode: z.string() })),
  billing: paymentBilling,
  quote: paymentQuote,
})

export const quotePayment = {
  access: 'anyone' as const,
  beyond: true as const,
  body: paymentOrder,
  answers: { 200: paymentQuote, 400: invalidInput },
}

export const payForPlan = {
  access: 'anyone' as const,
  beyond: true as const,
  body: payment,
  answers: {
    201: paymentReceipt,
    400: invalidInput,
    402: z.extend(failure, { reason: z.enum(DECLINE_REASONS) }),
  },
}

import { BILLING_PERIODS } from '@data1522/mocks/contract/account-settings'
import { PAID_PLANS, type PaidPlan } from '@data1522/mocks/contract/payment'
import { href } from 'react-router-dom'
import type { Parameter } from '../../core/router/useAddressState.ts'

export type Cycle = (typeof BILLING_PERIODS)[number]

/** One of some words; what is none of them counts as the fallback, which the address leaves out. */
const wordOr = <Word extends string>(words: readonly Word[], fallback: Word): Parameter<Word> => ({
  read: (written) => words.find((word) => word === written) ?? fallback,
  write: (word) => (word === fallback ? null : word),
})

/** How often is paid; years, unless the address says otherwise. */
export const cycleParameter = wordOr(BILLING_PERIODS, 'yearly')

/** What is paid for, and how often. */
export const orderParameters = { plan: wordOr(PAID_PLANS, 'team'), cycle: cycleParameter }

/** Where the prices stand in public, by how often one would pay. */
export const pricingHrefOf = (cycle: Cycle) => {
  const written = cycleParameter.write(cycle)
  return href('/data1522/pricing') + (written ? `?cycle=${written}` : '')
}

/** Where a plan is paid; both stand in the address, so that it says what it means. */
export const paymentHref = (plan: PaidPlan, cycle: Cycle, isFramed: boolean) =>
  `${isFramed ? href('/data1522/payments') : href('/data1522/payment')}?plan=${plan}&cycle=${cycle}`

import { DAY } from '../../seed/clock.ts'
import { dateInDays, dateOf } from '../../seed/days.ts'
import { PLAN_PRICES } from '../account-settings/contract.ts'
import { endOfPeriod } from '../account-settings/seed-billing-periods.ts'
import { sumMoney, totalInvoice } from '../invoices/contract-totals.ts'
import type { PaymentOrder, PaymentQuote } from './contract.ts'
import { taxOf } from './taxes.ts'

interface Promo {
  readonly percent: number
  readonly isOver?: boolean
  readonly isForYears?: boolean
}

const promos: Readonly<Record<string, Promo>> = {
  HELLO10: { percent: 10 },
  YEAR20: { percent: 20, isForYears: true },
  SPRING25: { percent: 25, isOver: true },
}

/** What a promo code takes off, or why it takes nothing off. */
function promoOf(given: string, cycle: PaymentOrder['cycle']): PaymentQuote['promo'] {
  const code = given.trim().toUpperCase()
  if (!code) return null
  const refuse = (problem: 'unknown' | 'expired' | 'yearlyOnly') => ({ code, percent: 0, problem })
  const promo = Object.hasOwn(promos, code) ? promos[code]! : undefined
  if (!promo) return refuse('unknown')
  if (promo.isOver) return refuse('expired')
  if (promo.isForYears && cycle !== 'yearly') return refuse('yearlyOnly')
  return { code, percent: promo.percent, problem: null }
}

/** What a price comes to once a share of it is taken off and the rest is taxed. */
function totalsOf(price: number, off: number, taxPercent: number) {
  const { discountAmount, taxAmounts, total } = totalInvoice({
    lines: [{ cost: price, quantity: 1 }],
    discount: { kind: 'percent', value: off },
    taxes: [{ percent: taxPercent }],
  })
  return { discount: discountAmount, tax: taxAmounts[0]!, total }
}

/** What a plan costs from today: the only place that knows how it is counted. */
export const quoteOf = ({ plan, cycle, country, promo: given = '' }: PaymentOrder): PaymentQuote => {
  const { monthly, [cycle]: price } = PLAN_PRICES[plan]
  const fullPrice = cycle === 'yearly' ? monthly * 12 : price
  const promo = promoOf(given, cycle)
  const { kind: taxKind, percent: taxPercent } = taxOf(country)
  const { discount, tax, total } = totalsOf(price, promo?.percent ?? 0, taxPercent)
  const net = sumMoney([price, -discount])
  const startsOn = dateInDays(0)
  const renewsOn = endOfPeriod(startsOn, cycle)
  return {
    plan,
    cycle,
    country,
    fullPrice,
    price,
    promo,
    discount,
    net,
    taxKind,
    taxPercent,
    tax,
    total,
    saved: sumMoney([fullPrice, -net]),
    startsOn,
    endsOn: dateOf(Date.parse(renewsOn) - DAY),
    renewsOn,
    renewalTotal: totalsOf(price, 0, taxPercent).total,
  }
}

import * as contract from './contract.ts'
import * as schemas from './schema.ts'
import { handle } from '../../runtime/http.ts'
import { invalid, reply } from '../../runtime/reply.ts'
import { now } from '../../seed/clock.ts'
import { dateInDays } from '../../seed/days.ts'
import { startPlan } from '../account-settings/start-plan.ts'
import { shopAccount } from '../invoices/seed-bank.ts'
import { quoteOf } from './quote.ts'

/** How long a transfer may take, in days. */
const TRANSFER_DAYS = 14

export const quotePayment = handle(contract.quotePayment, schemas.quotePayment, ({ body }) =>
  reply(200, quoteOf(body)),
)

const declineOf = (lastDigits: string) =>
  contract.TEST_CARDS.find(({ number }) => number.endsWith(lastDigits))?.reason

/** A number that tells when it was paid, such as `R-20261120-090000`. */
const receiptNumber = () => `R-${now().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')}`

export const payForPlan = handle(contract.payForPlan, schemas.payForPlan, ({ body, caller }) => {
  const { plan, cycle, promo, way, card, billing } = body
  const quote = quoteOf({ plan, cycle, promo, country: billing.country })
  if (quote.promo?.problem) return invalid({ promo: ['This promo code does not hold'] })
  const reason = way === 'card' && card ? declineOf(card.lastDigits) : undefined
  if (reason) return reply(402, { message: 'The bank has declined the card', reason })
  const isTransfer = way === 'bankTransfer'
  if (caller && !isTransfer) startPlan(caller, { plan, period: cycle })
  const { bankName, iban, swiftCode } = shopAccount
  return reply(201, {
    id: receiptNumber(),
    status: isTransfer ? ('awaited' as const) : ('paid' as const),
    issuedOn: dateInDays(0),
    payBefore: isTransfer ? dateInDays(TRANSFER_DAYS) : null,
    way,
    lastDigits: way === 'card' ? card!.lastDigits : null,
    bank: isTransfer ? { bankName, iban, swiftCode } : null,
    billing,
    quote,
  })
})

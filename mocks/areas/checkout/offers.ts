import { sum } from '../../contract/lists.ts'
import { isSameText } from '../../runtime/same-text.ts'
import type { Account } from '../../seed/accounts.ts'
import { roundToCents } from '../../seed/money.ts'
import { settingsOf } from '../account-settings/collection.ts'
import { orders } from '../orders/collection.ts'
import { todayInStore } from '../../seed/store-time.ts'
import { deals } from '../listings/collection.ts'
import type { Deal } from '../listings/contract.ts'
import type { OfferProblem, Quote } from './contract.ts'
import type { GivenCart } from './pricing.ts'
import { wantedProduct } from './products.ts'

type Lines = Quote['lines']

const isForMembers = ({ kind, users }: Deal) => kind === 'prime' || users === 'registered'

/** Whether nobody has ordered under any of these addresses before. */
const isNew = (emails: readonly (string | undefined)[]) =>
  !orders.all().some((order) => emails.some((email) => email && isSameText(email, order.email)))

/** Where somebody who is signed in is written to: by the name that they sign in with, and as their settings say. */
const mailboxesOf = (caller: Account | undefined) =>
  caller ? [caller.email, settingsOf(caller).get().account.email] : []

const linesOf = ({ categories }: Deal, lines: Lines) =>
  lines.filter(({ id }) => categories.length === 0 || categories.includes(wantedProduct(id)!.category))

const costOf = (lines: Lines) => sum(lines.map(({ total }) => total))

/** What a deal takes off some lines. */
const amountOf = (deal: Deal, lines: Lines) => {
  const cost = costOf(linesOf(deal, lines))
  return roundToCents(deal.kind === 'flat' ? Math.min(deal.discount, cost) : (cost * deal.discount) / 100)
}

const isNow = ({ status, from, to }: Deal) => {
  const today = todayInStore()
  return status === 'active' && from <= today && today <= to
}

const problemOf = (
  deal: Deal,
  { payment, countryCode, email }: Pick<GivenCart, 'payment' | 'countryCode' | 'email'>,
  lines: Lines,
  caller: Account | undefined,
): OfferProblem | null => {
  if (!isNow(deal)) return 'notNow'
  if (deal.uses >= (deal.isSingleUse ? 1 : (deal.limit ?? Number.POSITIVE_INFINITY))) return 'usedUp'
  if (isForMembers(deal) && !caller) return 'membersOnly'
  if (deal.users === 'newcomers' && !isNew([...mailboxesOf(caller), email])) return 'newcomersOnly'
  if (linesOf(deal, lines).length === 0) return 'otherProducts'
  if (costOf(lines) < deal.minimum) return 'tooLittle'
  if (payment && !deal.payments.includes(payment)) return 'otherPayment'
  if (countryCode && deal.regions.length > 0 && !deal.regions.includes(countryCode)) return 'otherRegion'
  return null
}

/** The deal that a code stands for; letter case does not matter. */
export const dealWith = (code: string) => deals.all().find((deal) => deal.code === code.toUpperCase())

/** The lines that the code of a cart takes something off. */
export const reducedLines = ({ offer }: GivenCart, lines: Lines) => {
  const deal = offer ? dealWith(offer) : undefined
  return deal ? linesOf(deal, lines) : []
}

/** What the code of a cart takes off, or why it does not. */
export const findOffer = (given: GivenCart, lines: Lines, caller: Account | undefined): Quote['offer'] => {
  if (given.offer === '') return null
  const deal = dealWith(given.offer)
  if (!deal) return { code: given.offer.toUpperCase(), title: '', amount: 0, minimum: 0, problem: 'unknown' }
  const { code, title, minimum } = deal
  const problem = problemOf(deal, given, lines, caller)
  return { code, title, minimum, amount: problem ? 0 : amountOf(deal, lines), problem }
}

/** The codes that a cart could use, the best first, two at most. */
export const offersFor = (given: GivenCart, lines: Lines, caller: Account | undefined): Quote['offers'] =>
  deals
    .all()
    .filter((deal) => problemOf(deal, given, lines, caller) === null)
    .toSorted((one, other) => amountOf(other, lines) - amountOf(one, lines))
    .slice(0, 2)
    .map(({ code, kind, discount, minimum }) => ({
      code,
      percent: kind === 'flat' ? null : discount,
      amount: kind === 'flat' ? discount : null,
      minimum,
    }))

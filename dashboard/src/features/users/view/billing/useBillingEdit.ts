import { PLAN_PRICES } from '@data1522/mocks/contract/account-settings'
import type { UserBilling, UserBillingEdit } from '@data1522/mocks/contract/user-settings'
import type { UserDetail } from '@data1522/mocks/contract/users'
import { useText } from '../../../../app/intl/useText.ts'
import { useSettingsEdit } from '../useUserEdits.ts'

type Cards = UserBilling['cards']

const editOf = ({ plan, period, cards, address }: UserBilling): UserBillingEdit => ({
  plan,
  period,
  cards,
  address,
})

/** One of the cards is the primary one: the first, where the one that was has gone. */
const withPrimary = (cards: Cards): Cards =>
  cards.some(({ isPrimary }) => isPrimary)
    ? cards
    : cards.map((card, index) => ({ ...card, isPrimary: !index }))

/** Changes what a user pays and how: at once on the screen, with a way back. */
export function useBillingEdit(user: UserDetail) {
  'use memo'
  const text = useText()
  const change = useSettingsEdit(String(user.id))

  const put = (before: UserBilling, fields: Partial<UserBillingEdit>, done: string) => {
    const plan = fields.plan ?? before.plan
    const period = fields.period ?? before.period
    return change({
      edit: { billing: { ...editOf(before), ...fields } },
      show: (settings) => ({
        ...settings,
        billing: { ...settings.billing, ...fields, price: PLAN_PRICES[plan][period] },
      }),
      done,
      back: { billing: { ...editOf(before), startedOn: before.startedOn } },
    })
  }
  const putCards = (before: UserBilling, cards: Cards, done: string) =>
    put(before, { cards: withPrimary(cards) }, done)

  return {
    choosePlan: (before: UserBilling, plan: UserBilling['plan'], period: UserBilling['period']) =>
      put(before, { plan, period }, text('userView.planChanged', { plan: text(`users.plan.${plan}`) })),
    removeCard: (before: UserBilling, index: number) =>
      putCards(
        before,
        before.cards.filter((_, place) => place !== index),
        text('userView.cardRemoved'),
      ),
    makePrimary: (before: UserBilling, index: number) =>
      putCards(
        before,
        before.cards.map((card, place) => ({ ...card, isPrimary: place === index })),
        text('userView.cardPrimary'),
      ),
    /** Puts a card at a place, or after the others; a primary one takes that from the others. */
    saveCard: (before: UserBilling, card: Cards[number], index: number) => {
      const others = before.cards.map((one) => (card.isPrimary ? { ...one, isPrimary: false } : one))
      const isNew = index === before.cards.length
      return putCards(
        before,
        isNew ? [...others, card] : others.map((one, place) => (place === index ? card : one)),
        text(isNew ? 'userView.cardAdded' : 'userView.cardSaved'),
      )
    },
    saveAddress: (before: UserBilling, address: UserBilling['address']) =>
      put(before, { address }, text('userView.addressSaved')),
  }
}

import { PLAN_PRICES } from '@data1522/mocks/contract/account-settings'
import type { UserBilling, UserBillingEdit } from '@data1522/mocks/contract/user-settings'
import { useText } from '../../core/i18n/useText.ts'
import { takenBack } from '../../core/mutations/taken-back.ts'
import type { SettingsEditor, SharedSettings } from './settings-editor.ts'

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

const cardKey = ({ brand, lastDigits }: Cards[number]) => `${brand} ${lastDigits}`

/** The same, for cards that came together again: which is the primary one by now stays it. */
const onePrimary = (cards: Cards, now: Cards): Cards => {
  const primary = now.find(({ isPrimary }) => isPrimary)
  const isMany = cards.filter(({ isPrimary }) => isPrimary).length > 1
  return withPrimary(
    isMany && primary
      ? cards.map((card) => ({ ...card, isPrimary: cardKey(card) === cardKey(primary) }))
      : cards,
  )
}

/** Changes what is paid and how, with a way back: from a form, or at once on the screen. */
export function useBillingEdit({ change, save }: SettingsEditor) {
  'use memo'
  const text = useText()

  const editing = (before: UserBilling, fields: Partial<UserBillingEdit>, done: () => string) => {
    const edit = { ...editOf(before), ...fields }
    return {
      edit: { billing: edit },
      done,
      back: ({ billing: now }: SharedSettings) => {
        const back = takenBack(editOf(before), edit, editOf(now), { keyOf: cardKey })
        const isPlanBack = now.plan === edit.plan && now.period === edit.period
        const { startedOn } = isPlanBack ? before : now
        return { billing: { ...back, cards: onePrimary(back.cards, now.cards), startedOn } }
      },
    }
  }
  const putCards = (before: UserBilling, given: Cards, done: () => string) => {
    const cards = withPrimary(given)
    return change({
      ...editing(before, { cards }, done),
      update: (settings) => ({ ...settings, billing: { ...settings.billing, cards } }),
    })
  }

  return {
    /** Goes back to the plan that costs nothing. */
    cancelPlan: (before: UserBilling) => {
      const done = () => text('plans.changed', { plan: text('users.plan.basic') })
      const price = PLAN_PRICES.basic[before.period]
      return change({
        ...editing(before, { plan: 'basic' }, done),
        update: (settings) => ({ ...settings, billing: { ...settings.billing, plan: 'basic', price } }),
      })
    },
    choosePlan: (before: UserBilling, plan: UserBilling['plan'], period: UserBilling['period']) =>
      save(
        editing(before, { plan, period }, () => text('plans.changed', { plan: text(`users.plan.${plan}`) })),
      ),
    removeCard: (before: UserBilling, index: number) =>
      putCards(
        before,
        before.cards.filter((_, place) => place !== index),
        () => text('billing.cardRemoved'),
      ),
    makePrimary: (before: UserBilling, index: number) =>
      putCards(
        before,
        before.cards.map((card, place) => ({ ...card, isPrimary: place === index })),
        () => text('billing.cardPrimary'),
      ),
    /** Puts a card at a place, or after the others; a primary one takes that from the others. */
    saveCard: (before: UserBilling, card: Cards[number], index: number) => {
      const others = before.cards.map((one) => (card.isPrimary ? { ...one, isPrimary: false } : one))
      const isNew = index === before.cards.length
      const cards = isNew ? [...others, card] : others.map((one, place) => (place === index ? card : one))
      const done = () => text(isNew ? 'billing.cardAdded' : 'billing.cardSaved')
      return save(editing(before, { cards: withPrimary(cards) }, done))
    },
    saveAddress: (before: UserBilling, address: UserBilling['address']) =>
      save(editing(before, { address }, () => text('billing.addressSaved'))),
  }
}

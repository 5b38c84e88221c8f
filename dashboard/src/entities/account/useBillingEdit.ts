import { PLAN_PRICES } from '@data1522/mocks/contract/account-settings'
import { useText } from '../../core/i18n/useText.ts'
import { takenBack } from '../../core/mutations/taken-back.ts'
import { cardKey } from './card-key.ts'
import type { SettingsEditor, SharedSettings, SharedSettingsEdit } from './settings-editor.ts'

type Billing = SharedSettings['billing']
type BillingEdit = NonNullable<SharedSettingsEdit['billing']>
type Cards = Billing['cards']

const editOf = ({ plan, period, isCancelled, cards, address }: Billing): BillingEdit => ({
  plan,
  period,
  isCancelled,
  cards,
  address,
})

/** One of the cards is the primary one: the first, where the one that was has gone. */
const withPrimary = (cards: Cards): Cards =>
  cards.some(({ isPrimary }) => isPrimary)
    ? cards
    : cards.map((card, index) => ({ ...card, isPrimary: !index }))

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

  /** Only some fields change, made of the billing as it is when the change is sent. */
  const editing = (before: Billing, fieldsOf: (now: Billing) => Partial<BillingEdit>, done: () => string) => {
    const edit = { ...editOf(before), ...fieldsOf(before) }
    return {
      edit: ({ billing }: SharedSettings) => ({ billing: { ...editOf(billing), ...fieldsOf(billing) } }),
      done,
      back: ({ billing: now }: SharedSettings) => {
        const back = takenBack(editOf(before), edit, editOf(now), { keyOf: cardKey })
        const isPlanBack = now.plan === edit.plan && now.period === edit.period
        const { startedOn } = isPlanBack ? before : now
        const { isCancelled } = isPlanBack ? back : now
        return { billing: { ...back, cards: onePrimary(back.cards, now.cards), startedOn, isCancelled } }
      },
    }
  }
  const putCards = (before: Billing, cardsOf: (now: Cards) => Cards, done: () => string) => {
    const put = ({ cards }: Billing) => ({ cards: withPrimary(cardsOf(cards)) })
    return change({
      ...editing(before, put, done),
      update: (settings) => ({ ...settings, billing: { ...settings.billing, ...put(settings.billing) } }),
    })
  }

  return {
    /** Goes back to the plan that costs nothing. */
    cancelPlan: (before: Billing) => {
      const done = () => text('plans.changed', { plan: text('users.plan.basic') })
      const price = PLAN_PRICES.basic[before.period]
      return change({
        ...editing(before, () => ({ plan: 'basic' }), done),
        update: (settings) => ({ ...settings, billing: { ...settings.billing, plan: 'basic', price } }),
      })
    },
    /** Another plan goes on, also where the one before was cancelled. */
    choosePlan: (before: Billing, plan: Billing['plan'], period: Billing['period']) =>
      save(
        editing(
          before,
          (now) => ({ plan, period, ...(now.isCancelled && { isCancelled: false }) }),
          () => text('plans.changed', { plan: text(`users.plan.${plan}`) }),
        ),
      ),
    removeCard: (before: Billing, index: number) => {
      const removed = cardKey(before.cards[index]!)
      return putCards(
        before,
        (cards) => cards.filter((card) => cardKey(card) !== removed),
        () => text('billing.cardRemoved'),
      )
    },
    makePrimary: (before: Billing, index: number) => {
      const primary = cardKey(before.cards[index]!)
      return putCards(
        before,
        (cards) => cards.map((card) => ({ ...card, isPrimary: cardKey(card) === primary })),
        () => text('billing.cardPrimary'),
      )
    },
    /** Puts a card in place of one, of itself where it is there, or after the others; a primary one takes that from them. */
    saveCard: (before: Billing, card: Cards[number], replaced: Cards[number] = card) => {
      const placeIn = (now: Cards) => now.findIndex((one) => cardKey(one) === cardKey(replaced))
      const put = (now: Cards) => {
        const place = placeIn(now)
        const wasPrimary = now[place]?.isPrimary ?? false
        const others = now.map((one) => (card.isPrimary ? { ...one, isPrimary: false } : one))
        const added = { ...card, isPrimary: card.isPrimary || wasPrimary }
        return withPrimary(place < 0 ? [...others, added] : others.with(place, added))
      }
      const done = () => text(placeIn(before.cards) < 0 ? 'billing.cardAdded' : 'billing.cardSaved')
      return save(editing(before, ({ cards }) => ({ cards: put(cards) }), done))
    },
    /** Sends the fields that were changed, over what the others are by then. */
    saveAddress: (before: Billing, fields: Partial<Billing['address']>) =>
      save(
        editing(
          before,
          ({ address }) => ({ address: { ...address, ...fields } }),
          () => text('billing.addressSaved'),
        ),
      ),
  }
}

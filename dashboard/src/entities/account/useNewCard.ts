import { brandOf, type CardValue, checkCard } from '@data1522/design-system/CardField'
import { type SchemaFormHandle, useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { type AccountBilling, CARD_BRANDS } from '@data1522/mocks/contract/account-settings'
import { z } from '@data1522/mocks/contract/zod'
import { useText } from '../../core/i18n/useText.ts'
import { LINE_LIMIT } from '../../shared/forms/lines.ts'
import { fromCardMonth } from './card-month.ts'

const empty = { number: '', expiry: '', cvc: '', name: '' }
type Card = typeof empty

/** What the form of a new card holds. */
export interface NewCard {
  card: Card
  isPrimary: boolean
}

/** The brand of a card, where it is one that is taken. */
export const takenBrand = ({ number }: CardValue) => CARD_BRANDS.find((known) => known === brandOf(number).id)
const isRight = (card: Card) =>
  Boolean(takenBrand(card)) && !Object.values(checkCard(card)).some(Boolean) && card.name.length <= LINE_LIMIT

/** The form of a new card. Its number and code stay here: only the brand, the last digits, the month and the name are sent. */
export function useNewCard(
  isFirst: boolean,
  onSave: (card: AccountBilling['cards'][number]) => Promise<Record<string, string> | undefined>,
): SchemaFormHandle<NewCard, NewCard> {
  const text = useText()
  return useSchemaForm<NewCard, NewCard>({
    schema: z.object({
      card: z
        .object({ number: z.string(), expiry: z.string(), cvc: z.string(), name: z.string() })
        .check(z.refine(isRight, text('account.cardWrong'))),
      isPrimary: z.boolean(),
    }),
    defaultValues: { card: empty, isPrimary: isFirst },
    onSubmit: ({ card, isPrimary }) =>
      onSave({
        brand: takenBrand(card)!,
        holder: card.name.trim(),
        lastDigits: card.number.slice(-4),
        expires: fromCardMonth(card.expiry.replace('/', '')),
        isPrimary,
      }),
  })
}

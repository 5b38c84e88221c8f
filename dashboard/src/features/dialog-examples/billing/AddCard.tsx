import { IconCreditCard } from '@data1522/design-system/icons'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../core/i18n/useText.ts'
import { NewCardDialog } from '../../../entities/account/NewCardDialog.tsx'
import { accountSettingsQuery } from '../../../entities/account/queries.ts'
import { useAccountEditor } from '../../../entities/account/useAccountEditor.ts'
import { useBillingEdit } from '../../../entities/account/useBillingEdit.ts'
import { useCardMonth } from '../../../entities/account/useCardMonth.ts'
import type { ExampleProps } from '../examples.ts'
import { KeptList } from '../KeptList.tsx'
import { OnceLoaded } from '../OnceLoaded.tsx'

/** Adds a card to those of one's own account. */
export function AddCard(dialog: ExampleProps) {
  const text = useText()
  const monthOf = useCardMonth()
  const query = useQuery(accountSettingsQuery())
  const { saveCard, removeCard } = useBillingEdit(useAccountEditor())
  return (
    <OnceLoaded {...dialog} query={query} title={text('dialogExamples.card.title')}>
      {({ billing }) => (
        <NewCardDialog
          {...dialog}
          isFirst={billing.cards.length === 0}
          onSave={(card) => saveCard(billing, card)}
        >
          <KeptList
            title={text('account.cards')}
            icon={IconCreditCard}
            rows={billing.cards.map(({ brand, lastDigits, expires, isPrimary }) => ({
              id: `${brand} ${lastDigits} ${expires}`,
              title: text('account.cardName', {
                brand: text(`account.brand.${brand}`),
                digits: lastDigits,
              }),
              detail: text('account.cardExpires', { month: monthOf(expires) }),
              mark: isPrimary ? text('account.primary') : undefined,
            }))}
            // The last one stays where it pays the plan.
            onRemove={
              billing.cards.length > 1 || billing.paidBy !== 'card'
                ? (index) => void removeCard(billing, index)
                : undefined
            }
          />
        </NewCardDialog>
      )}
    </OnceLoaded>
  )
}

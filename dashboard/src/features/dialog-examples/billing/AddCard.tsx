import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../core/i18n/useText.ts'
import { NewCardDialog } from '../../../entities/account/NewCardDialog.tsx'
import { accountSettingsQuery } from '../../../entities/account/queries.ts'
import { useAccountEditor } from '../../../entities/account/useAccountEditor.ts'
import { useBillingEdit } from '../../../entities/account/useBillingEdit.ts'
import type { ExampleProps } from '../examples.ts'
import { OnceLoaded } from '../OnceLoaded.tsx'

/** Adds a card to one's own account. */
export function AddCard(dialog: ExampleProps) {
  const text = useText()
  const query = useQuery(accountSettingsQuery())
  const { saveCard } = useBillingEdit(useAccountEditor())
  return (
    <OnceLoaded {...dialog} query={query} title={text('dialogExamples.card.title')}>
      {({ billing }) => (
        <NewCardDialog
          {...dialog}
          isFirst={billing.cards.length === 0}
          onSave={(card) => saveCard(billing, card)}
        />
      )}
    </OnceLoaded>
  )
}

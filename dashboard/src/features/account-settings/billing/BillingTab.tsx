import { Columns } from '@data1522/design-system/Columns'
import { Stack } from '@data1522/design-system/Stack'
import { cardKey } from '../../../entities/account/card-key.ts'
import { CardsCard } from '../../../entities/account/CardsCard.tsx'
import { useAccountEditor } from '../../../entities/account/useAccountEditor.ts'
import { useBillingEdit } from '../../../entities/account/useBillingEdit.ts'
import type { SettingsTabProps } from '../AccountSettings.tsx'
import { useSettingsDialog } from '../useSettingsDialog.ts'
import { AddressCard } from './AddressCard.tsx'
import { BillingDialogs } from './BillingDialogs.tsx'
import { HistoryCard } from './HistoryCard.tsx'
import { NextInvoiceCard } from './NextInvoiceCard.tsx'
import { PaymentCard } from './PaymentCard.tsx'
import { PlanPanel } from './PlanPanel.tsx'

/** What the plan costs, what pays for it, and the invoices so far. */
export function BillingTab({ settings: { billing, billingHistory } }: SettingsTabProps) {
  const { open } = useSettingsDialog()
  const { makePrimary, removeCard, saveCard, saveAddress } = useBillingEdit(useAccountEditor())
  return (
    <Stack gap="gap">
      <Columns side="end" sideWidth={400}>
        <Stack gap="gap">
          <PlanPanel billing={billing} />
          <PaymentCard billing={billing} onAdd={(card) => saveCard(billing, card)} />
        </Stack>
        <Stack gap="gap">
          <NextInvoiceCard billing={billing} />
          <CardsCard
            cards={billing.cards}
            needsOne={billing.paidBy === 'card'}
            onEdit={(index) => open('card', cardKey(billing.cards[index]!))}
            onMakePrimary={(index) => void makePrimary(billing, index)}
            onRemove={(index) => void removeCard(billing, index)}
          />
        </Stack>
      </Columns>
      <AddressCard address={billing.address} onSave={(fields) => saveAddress(billing, fields)} />
      <HistoryCard invoices={billingHistory} />
      <BillingDialogs billing={billing} />
    </Stack>
  )
}

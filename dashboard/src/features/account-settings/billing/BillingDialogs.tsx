import type { AccountBilling } from '@data1522/mocks/contract/account-settings'
import { lazy } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import { cardKey } from '../../../entities/account/card-key.ts'
import { useAccountEditor } from '../../../entities/account/useAccountEditor.ts'
import { useBillingEdit } from '../../../entities/account/useBillingEdit.ts'
import { WhenOpened } from '../../../shared/forms/WhenOpened.tsx'
import { useSettingsDialog } from '../useSettingsDialog.ts'

const PlanForm = lazy(async () => ({
  default: (await import('../../../entities/account/PlanForm.tsx')).PlanForm,
}))
const EditCardDialog = lazy(async () => ({
  default: (await import('../../../entities/account/EditCardDialog.tsx')).EditCardDialog,
}))

/** What the address opens over the billing: the plans, or a card. */
export function BillingDialogs({ billing }: { billing: AccountBilling }) {
  const text = useText()
  const { dialog, ids, close } = useSettingsDialog()
  const { choosePlan, saveCard } = useBillingEdit(useAccountEditor())
  const card = dialog === 'card' ? billing.cards.find((one) => cardKey(one) === ids[0]) : undefined
  const isChoosing = dialog === 'plan'
  return (
    <>
      <WhenOpened isOpen={isChoosing}>
        <PlanForm
          title={text('accountBilling.plans')}
          billing={billing}
          onChoose={({ plan, period }) => choosePlan(billing, plan, period)}
          isOpen={isChoosing}
          onClose={close}
        />
      </WhenOpened>
      {card && (
        <WhenOpened isOpen>
          <EditCardDialog
            card={card}
            onSave={(edited) => saveCard(billing, edited, card)}
            isOpen
            onClose={close}
          />
        </WhenOpened>
      )}
    </>
  )
}

import { Button } from '@data1522/design-system/Button'
import { brandOf, CardField, type CardValue, checkCard } from '@data1522/design-system/CardField'
import { Dialog } from '@data1522/design-system/Dialog'
import { Form } from '@data1522/design-system/Form'
import { LeaveDialog } from '@data1522/design-system/LeaveDialog'
import { Stack } from '@data1522/design-system/Stack'
import { Switch } from '@data1522/design-system/Switch'
import { CARD_BRANDS } from '@data1522/mocks/contract/account-settings'
import { useId, useState } from 'react'
import { useLeaveWarning } from '../../../../app/address/useLeaveWarning.ts'
import { useText } from '../../../../app/intl/useText.ts'
import type { BillingDialogProps } from './BillingDialogs.tsx'
import { useBillingEdit } from './useBillingEdit.ts'

const empty: CardValue = { number: '', expiry: '', cvc: '', name: '' }

/** Adds a card. Its number and code stay here: only the brand, the last digits, the month and the name are kept. */
export function NewCardDialog({ user, billing, isOpen, onClose }: BillingDialogProps) {
  const text = useText()
  const formId = useId()
  const { saveCard } = useBillingEdit(user)
  const isFirst = billing.cards.length === 0
  const [card, setCard] = useState(empty)
  const [isPrimary, setPrimary] = useState(isFirst)
  const [isChecked, setChecked] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const isDirty = Object.values(card).some(Boolean)
  useLeaveWarning(isOpen && isDirty)
  const brand = CARD_BRANDS.find((known) => known === brandOf(card.number).id)
  const isRefused = card.number.length > 5 && !brand
  const close = () => (isDirty ? setAsking(true) : onClose())
  const save = () => {
    setChecked(true)
    if (!brand || Object.values(checkCard(card)).some(Boolean)) return
    onClose()
    const [month, year] = card.expiry.split('/')
    const saved = {
      brand,
      holder: card.name!.trim(),
      lastDigits: card.number.slice(-4),
      expires: `20${year}-${month}`,
      isPrimary,
    }
    void saveCard(billing, saved, billing.cards.length)
  }
  return (
    <>
      <Dialog
        isOpen={isOpen}
        onOpenChange={(next) => !next && close()}
        title={text('userView.addCard')}
        description={text('userView.addCardLede')}
        footer={
          <>
            <Button onPress={close}>{text('records.cancel')}</Button>
            <Button type="submit" form={formId} variant="solid" tone="primary">
              {text('userView.addCard')}
            </Button>
          </>
        }
      >
        <Form id={formId} label={text('userView.addCard')} onSubmit={save}>
          <Stack gap={20}>
            <CardField
              label={text('userView.card')}
              isLabelHidden
              hasName
              isRequired
              value={card}
              onChange={setCard}
              isChecked={isChecked}
              errors={isRefused ? { number: text('userView.brandRefused') } : undefined}
            />
            <Switch isSelected={isPrimary} onChange={setPrimary} isDisabled={isFirst}>
              {text('userView.asPrimary')}
            </Switch>
          </Stack>
        </Form>
      </Dialog>
      <LeaveDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        onLeave={() => {
          setAsking(false)
          onClose()
        }}
      />
    </>
  )
}

import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { IconBrandPaypal, IconCreditCard } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { RadioCards } from '@data1522/design-system/RadioCards'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { ACCOUNT_PAYMENT_METHODS, type AccountBilling } from '@data1522/mocks/contract/account-settings'
import { useId, useState } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import { AddCardForm } from './AddCardForm.tsx'
import { useOwnBilling } from './useOwnBilling.ts'

type Method = AccountBilling['paidBy']
const icons = { card: IconCreditCard, paypal: IconBrandPaypal } as const satisfies Record<Method, unknown>

interface PaymentCardProps {
  billing: AccountBilling
  /** Sends a new card; what it throws is said in the form. */
  onAdd: (card: AccountBilling['cards'][number]) => Promise<unknown>
}

/** What pays for the plan: a card, which can be added here, or PayPal. */
export function PaymentCard({ billing, onAdd }: PaymentCardProps) {
  const text = useText()
  const titleId = useId()
  const change = useOwnBilling(billing)
  const [method, setMethod] = useState<Method>(billing.paidBy)
  const [paidBy, setPaidBy] = useState(billing.paidBy)
  // It may change elsewhere, as when it is undone.
  if (paidBy !== billing.paidBy) {
    setPaidBy(billing.paidBy)
    setMethod(billing.paidBy)
  }
  const [round, setRound] = useState(0)
  const isUsed = method === billing.paidBy
  const canUse = method === 'paypal' || billing.cards.length > 0
  return (
    <Card as="section" aria-labelledby={titleId}>
      <CardHeader
        id={titleId}
        title={text('accountBilling.payment')}
        subtitle={text('accountBilling.paymentText')}
      />
      <Stack gap={20}>
        <RadioCards<Method>
          label={text('accountBilling.payment')}
          isLabelHidden
          value={method}
          onChange={setMethod}
          options={ACCOUNT_PAYMENT_METHODS.map((id) => ({
            id,
            label: text(`accountBilling.by.${id}`),
            description: text(`accountBilling.by.${id}Text`),
            icon: icons[id],
          }))}
        />
        {canUse && (
          <Inline gap={12}>
            {isUsed ? (
              <Text ink="muted">{text(`accountBilling.used.${method}`)}</Text>
            ) : (
              <Button
                variant="solid"
                tone="primary"
                onPress={() =>
                  void change({ paidBy: method }, () => text(`accountBilling.usedNow.${method}`))
                }
              >
                {text(`accountBilling.use.${method}`)}
              </Button>
            )}
          </Inline>
        )}
        {method === 'card' && (
          <AddCardForm
            key={round}
            isFirst={billing.cards.length === 0}
            onSave={onAdd}
            onSaved={() => setRound(round + 1)}
          />
        )}
      </Stack>
    </Card>
  )
}

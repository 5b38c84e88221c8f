import { RadioCards } from '@data1522/design-system/RadioCards'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** Says what is missing, until a card is chosen. */
export function Validation() {
  const text = useText()
  const [payment, setPayment] = useState<string | null>(null)

  return (
    <RadioCards
      label={text('customInputDemos.payWith')}
      isRequired
      value={payment}
      onChange={setPayment}
      errorMessage={payment ? undefined : text('customInputDemos.payFirst')}
      options={[
        { id: 'card', label: text('customInputDemos.card') },
        { id: 'transfer', label: text('customInputDemos.transfer') },
      ]}
    />
  )
}

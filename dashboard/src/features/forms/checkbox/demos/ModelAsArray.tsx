import { CheckboxGroup } from '@data1522/design-system/CheckboxGroup'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** Several keep their answers in one list of ids. */
export function ModelAsArray() {
  const text = useText()
  const [days, setDays] = useState<readonly string[]>(['mon', 'wed'])

  return (
    <CheckboxGroup
      label={text('checkboxDemos.deliveryDays')}
      value={days}
      onChange={setDays}
      options={[
        { id: 'mon', label: text('checkboxDemos.monday') },
        { id: 'wed', label: text('checkboxDemos.wednesday') },
        { id: 'fri', label: text('checkboxDemos.friday') },
      ]}
    />
  )
}

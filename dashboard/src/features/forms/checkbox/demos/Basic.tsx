import { Checkbox } from '@data1522/design-system/Checkbox'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** The label can be pressed as well as the box. */
export function Basic() {
  const text = useText()
  const [isOn, setOn] = useState(true)

  return (
    <Checkbox isSelected={isOn} onChange={setOn} description={text('checkboxDemos.summaryText')}>
      {text('checkboxDemos.summary')}
    </Checkbox>
  )
}

import { Checkbox } from '@data1522/design-system/Checkbox'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** The box sits at the opposite edge. */
export function LabelAtStart() {
  const text = useText()
  const [isOn, setOn] = useState(true)

  return (
    <Checkbox
      isSelected={isOn}
      onChange={setOn}
      labelPlacement="start"
      description={text('checkboxDemos.summaryText')}
    >
      {text('checkboxDemos.summary')}
    </Checkbox>
  )
}

import { Checkbox } from '@data1522/design-system/Checkbox'
import { Inline } from '@data1522/design-system/Inline'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** A tone for each meaning, where colours tell choices apart. */
export function Colors() {
  const text = useText()
  const [isOn, setOn] = useState(true)
  const shared = { isSelected: isOn, onChange: setOn }

  return (
    <Inline gap={24}>
      <Checkbox {...shared}>{text('checkboxDemos.primary')}</Checkbox>
      <Checkbox {...shared} tone="neutral">
        {text('checkboxDemos.neutral')}
      </Checkbox>
      <Checkbox {...shared} tone="success">
        {text('checkboxDemos.success')}
      </Checkbox>
      <Checkbox {...shared} tone="warning">
        {text('checkboxDemos.warning')}
      </Checkbox>
      <Checkbox {...shared} tone="danger">
        {text('checkboxDemos.danger')}
      </Checkbox>
      <Checkbox {...shared} tone="info">
        {text('checkboxDemos.info')}
      </Checkbox>
    </Inline>
  )
}

import { Checkbox } from '@data1522/design-system/Checkbox'
import { useState } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import type { Advice } from '../../../shared/showcase/guidance.ts'

function Positive() {
  const text = useText()
  const [isOn, setOn] = useState(true)

  return (
    <Checkbox isSelected={isOn} onChange={setOn}>
      {text('checkboxDemos.sendReceipts')}
    </Checkbox>
  )
}

function Negative() {
  const text = useText()
  const [isOn, setOn] = useState(false)

  return (
    <Checkbox isSelected={isOn} onChange={setOn}>
      {text('checkboxDemos.noReceipts')}
    </Checkbox>
  )
}

/** How to word a checkbox, and how not to. */
export const advice: readonly Advice[] = [
  { isGood: true, Live: Positive, text: 'checkboxDemos.doText' },
  { isGood: false, Live: Negative, text: 'checkboxDemos.dontText' },
]

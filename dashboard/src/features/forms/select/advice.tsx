import { Box } from '@data1522/design-system/Box'
import { Select } from '@data1522/design-system/Select'
import { useState } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import type { Advice } from '../../../shared/showcase/guidance.ts'

function FourChoices() {
  const text = useText()
  const [status, setStatus] = useState<string | null>('sent')

  return (
    <Box minWidth={240}>
      <Select
        label={text('selectDemos.status')}
        value={status}
        onChange={setStatus}
        options={[
          { id: 'packed', label: text('selectDemos.packed') },
          { id: 'sent', label: text('selectDemos.sent') },
          { id: 'delivered', label: text('selectDemos.delivered') },
          { id: 'returned', label: text('selectDemos.returned') },
        ]}
      />
    </Box>
  )
}

function OnAndOff() {
  const text = useText()
  const [isOn, setOn] = useState<string | null>('on')

  return (
    <Box minWidth={240}>
      <Select
        label={text('selectDemos.newsletter')}
        value={isOn}
        onChange={setOn}
        options={[
          { id: 'on', label: text('selectDemos.on') },
          { id: 'off', label: text('selectDemos.off') },
        ]}
      />
    </Box>
  )
}

/** When to choose from a list, and when not. */
export const advice: readonly Advice[] = [
  { isGood: true, Live: FourChoices, text: 'selectDemos.doText' },
  { isGood: false, Live: OnAndOff, text: 'selectDemos.dontText' },
]

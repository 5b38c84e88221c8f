import { Tabs } from '@data1522/design-system/Tabs'
import { Text } from '@data1522/design-system/Text'
import { useState } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import type { Advice } from '../../../shared/showcase/guidance.ts'

function Sides() {
  const text = useText()
  const [selected, setSelected] = useState('account')
  return (
    <Tabs
      label={text('tabsDemos.settings')}

      selectedId={selected}
      onSelectionChange={setSelected}
      items={[
        {
          id: 'account',
          label: text('tabsDemos.account'),
          content: <Text>{text('tabsDemos.accountText')}</Text>,
        },
        {
          id: 'security',
          label: text('tabsDemos.security'),
          content: <Text>{text('tabsDemos.securityText')}</Text>,
        },
        {
          id: 'billing',
          label: text('tabsDemos.billing'),
          content: <Text>{text('tabsDemos.billingText')}</Text>,
        },
      ]}
    />
  )
}

function StepsInOrder() {
  const text = useText()
  const [selected, setSelected] = useState('step1')
  return (
    <Tabs
      label={text('tabsDemos.settings')}
      variant="contained"
      selectedId={selected}
      onSelectionChange={setSelected}
      items={[
        { id: 'step1', label: text('tabsDemos.step1'), content: <Text>{text('tabsDemos.step1Text')}</Text> },
        { id: 'step2', label: text('tabsDemos.step2'), content: <Text>{text('tabsDemos.step2Text')}</Text> },
      ]}
    />
  )
}

/** What to do, and what not. */
export const advice: readonly Advice[] = [
  { isGood: true, Live: Sides, text: 'tabsDemos.doText' },
  { isGood: false, Live: StepsInOrder, text: 'tabsDemos.dontText' },
]

import { Tabs, type TabsProps } from '@data1522/design-system/Tabs'
import { Text } from '@data1522/design-system/Text'
import { useState } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import { definePlayground, keeping } from '../../../shared/showcase/playground.ts'

function Live(props: Pick<TabsProps, 'variant' | 'orientation' | 'keyboardActivation' | 'isBlock'>) {
  const text = useText()
  const [selected, setSelected] = useState('account')
  return (
    <Tabs
      {...props}
      label={text('tabsDemos.settings')}
      selectedId={selected}
      onSelectionChange={setSelected}
      items={(['account', 'security', 'billing'] as const).map((id) => ({
        id,
        label: text(`tabsDemos.${id}`),
        content: <Text>{text(`tabsDemos.${id}Text`)}</Text>,
      }))}
    />
  )
}

/** Tabs to try out. */
export const playground = definePlayground({
  tag: 'Tabs',
  controls: {
    variant: {
      kind: 'choice',
      options: ['underline', 'pill', 'contained'],
      initial: 'underline',
      default: 'underline',
    },
    orientation: {
      kind: 'choice',
      options: ['horizontal', 'vertical'],
      initial: 'horizontal',
      default: 'horizontal',
    },
    keyboardActivation: {
      kind: 'choice',
      options: ['automatic', 'manual'],
      initial: 'automatic',
      default: 'automatic',
    },
    isBlock: { kind: 'switch' },
  },
  given:
    "label=\"Settings\" selectedId={tab} onSelectionChange={setTab} items={[{ id: 'account', label: 'Account', content: 'Your name and email.' }, { id: 'security', label: 'Security', content: 'Your password.' }]}",
  code: (element) => keeping("[tab, setTab] = useState('account')", element),
  render: (values) => <Live {...values} />,
})

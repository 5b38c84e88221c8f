import { Button } from '@data1522/design-system/Button'
import { Stack } from '@data1522/design-system/Stack'
import { Tabs } from '@data1522/design-system/Tabs'
import { Text } from '@data1522/design-system/Text'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

const order = ['account', 'security', 'billing']

/** A button elsewhere chooses the next tab. */
export function Programmatic() {
  const text = useText()
  const [selected, setSelected] = useState('account')
  const next = order[(order.indexOf(selected) + 1) % order.length]!

  return (
    <Stack align="start">
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
      <Button onPress={() => setSelected(next)}>{text('tabsDemos.next')}</Button>
    </Stack>
  )
}

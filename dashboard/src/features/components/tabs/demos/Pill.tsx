import { Tabs } from '@data1522/design-system/Tabs'
import { Text } from '@data1522/design-system/Text'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** The selected one is tinted. */
export function Pill() {
  const text = useText()
  const [selected, setSelected] = useState('account')

  return (
    <Tabs
      label={text('tabsDemos.settings')}
      variant="pill"
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

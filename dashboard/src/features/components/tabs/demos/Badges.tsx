import { Badge } from '@data1522/design-system/Badge'
import { Tabs } from '@data1522/design-system/Tabs'
import { Text } from '@data1522/design-system/Text'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** How many wait behind a tab. */
export function Badges() {
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
          badge: <Badge count={2} tone="danger" label={text('tabsDemos.warnings')} />,
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

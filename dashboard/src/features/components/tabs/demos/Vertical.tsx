import { IconCreditCard, IconLock, IconUser } from '@data1522/design-system/icons'
import { Tabs } from '@data1522/design-system/Tabs'
import { Text } from '@data1522/design-system/Text'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** A column beside the panel. */
export function Vertical() {
  const text = useText()
  const [selected, setSelected] = useState('account')

  return (
    <Tabs
      label={text('tabsDemos.settings')}
      orientation="vertical"
      selectedId={selected}
      onSelectionChange={setSelected}
      items={[
        {
          id: 'account',
          label: text('tabsDemos.account'),
          icon: IconUser,
          content: <Text>{text('tabsDemos.accountText')}</Text>,
        },
        {
          id: 'security',
          label: text('tabsDemos.security'),
          icon: IconLock,
          content: <Text>{text('tabsDemos.securityText')}</Text>,
        },
        {
          id: 'billing',
          label: text('tabsDemos.billing'),
          icon: IconCreditCard,
          content: <Text>{text('tabsDemos.billingText')}</Text>,
        },
      ]}
    />
  )
}

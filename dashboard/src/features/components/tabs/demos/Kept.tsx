import { Tabs } from '@data1522/design-system/Tabs'
import { Text } from '@data1522/design-system/Text'
import { TextField } from '@data1522/design-system/TextField'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** What was typed in a panel stays while another is shown. */
export function Kept() {
  const text = useText()
  const [selected, setSelected] = useState('account')

  return (
    <Tabs
      label={text('tabsDemos.settings')}
      keepMounted
      selectedId={selected}
      onSelectionChange={setSelected}
      items={[
        {
          id: 'account',
          label: text('tabsDemos.account'),
          content: <TextField label={text('tabsDemos.name')} />,
        },
        {
          id: 'security',
          label: text('tabsDemos.security'),
          content: <Text>{text('tabsDemos.securityText')}</Text>,
        },
      ]}
    />
  )
}

import { Grid } from '@data1522/design-system/Grid'
import { Select } from '@data1522/design-system/Select'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** Outlined, filled, or underlined. */
export function Variants() {
  const text = useText()
  const [status, setStatus] = useState<string | null>('sent')
  const shared = {
    label: text('selectDemos.status'),
    value: status,
    onChange: setStatus,
    options: [
      { id: 'sent', label: text('selectDemos.sent') },
      { id: 'delivered', label: text('selectDemos.delivered') },
    ],
  }

  return (
    <Grid columns={{ base: 1, md: 3 }} gap={16}>
      <Select {...shared} />
      <Select {...shared} variant="filled" />
      <Select {...shared} variant="plain" />
    </Grid>
  )
}

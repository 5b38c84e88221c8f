import { Grid } from '@data1522/design-system/Grid'
import { Select } from '@data1522/design-system/Select'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** 30, 36 and 44 px when comfortable. */
export function Density() {
  const text = useText()
  const [status, setStatus] = useState<string | null>('sent')
  const shared = {
    value: status,
    onChange: setStatus,
    options: [
      { id: 'sent', label: text('selectDemos.sent') },
      { id: 'delivered', label: text('selectDemos.delivered') },
    ],
  }

  return (
    <Grid columns={{ base: 1, md: 3 }} gap={16}>
      <Select {...shared} label={text('selectDemos.small')} size="small" />
      <Select {...shared} label={text('selectDemos.medium')} />
      <Select {...shared} label={text('selectDemos.large')} size="large" />
    </Grid>
  )
}

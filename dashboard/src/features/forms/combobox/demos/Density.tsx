import { ComboBox } from '@data1522/design-system/ComboBox'
import { Grid } from '@data1522/design-system/Grid'
import { useText } from '../../../../core/i18n/useText.ts'

const carriers = [
  { id: 'nord', label: 'Nordline' },
  { id: 'quay', label: 'Quayside' },
]

/** 30, 36 and 44 px when comfortable. */
export function Density() {
  const text = useText()

  return (
    <Grid columns={{ base: 1, md: 3 }} gap={16}>
      <ComboBox label={text('comboboxDemos.small')} size="small" options={carriers} defaultValue="quay" />
      <ComboBox label={text('comboboxDemos.medium')} options={carriers} defaultValue="quay" />
      <ComboBox label={text('comboboxDemos.large')} size="large" options={carriers} defaultValue="quay" />
    </Grid>
  )
}

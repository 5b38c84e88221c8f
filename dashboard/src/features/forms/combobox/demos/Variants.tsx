import { ComboBox } from '@data1522/design-system/ComboBox'
import { Grid } from '@data1522/design-system/Grid'
import { useText } from '../../../../core/i18n/useText.ts'

const carriers = [
  { id: 'nord', label: 'Nordline' },
  { id: 'quay', label: 'Quayside' },
]

/** Outlined, filled, or underlined. */
export function Variants() {
  const text = useText()

  return (
    <Grid columns={{ base: 1, md: 3 }} gap={16}>
      <ComboBox label={text('comboboxDemos.carrier')} options={carriers} defaultValue="nord" />
      <ComboBox
        label={text('comboboxDemos.carrier')}
        options={carriers}
        defaultValue="nord"
        variant="filled"
      />
      <ComboBox
        label={text('comboboxDemos.carrier')}
        options={carriers}
        defaultValue="nord"
        variant="plain"
      />
    </Grid>
  )
}

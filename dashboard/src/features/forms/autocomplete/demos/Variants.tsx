import { Autocomplete } from '@data1522/design-system/Autocomplete'
import { Grid } from '@data1522/design-system/Grid'
import { useText } from '../../../../core/i18n/useText.ts'

const cities = [
  { id: 'lyon', label: 'Lyon' },
  { id: 'oslo', label: 'Oslo' },
]

/** Outlined, filled, or underlined. */
export function Variants() {
  const text = useText()

  return (
    <Grid columns={{ base: 1, md: 3 }} gap={16}>
      <Autocomplete label={text('autocompleteDemos.warehouses')} options={cities} defaultValue={['lyon']} />
      <Autocomplete
        label={text('autocompleteDemos.warehouses')}
        options={cities}
        defaultValue={['lyon']}
        variant="filled"
      />
      <Autocomplete
        label={text('autocompleteDemos.warehouses')}
        options={cities}
        defaultValue={['lyon']}
        variant="plain"
      />
    </Grid>
  )
}

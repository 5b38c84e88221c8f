import { Autocomplete } from '@data1522/design-system/Autocomplete'
import { Grid } from '@data1522/design-system/Grid'
import { useText } from '../../../../core/i18n/useText.ts'

const cities = [
  { id: 'lyon', label: 'Lyon' },
  { id: 'oslo', label: 'Oslo' },
]

/** 30, 36 and 44 px when comfortable; it grows with its chips. */
export function Density() {
  const text = useText()

  return (
    <Grid columns={{ base: 1, md: 3 }} gap={16}>
      <Autocomplete
        label={text('autocompleteDemos.small')}
        size="small"
        options={cities}
        defaultValue={['lyon']}
      />
      <Autocomplete label={text('autocompleteDemos.medium')} options={cities} defaultValue={['lyon']} />
      <Autocomplete
        label={text('autocompleteDemos.large')}
        size="large"
        options={cities}
        defaultValue={['lyon']}
      />
    </Grid>
  )
}

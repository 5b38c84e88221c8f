import { Autocomplete } from '@data1522/design-system/Autocomplete'
import { useText } from '../../../../core/i18n/useText.ts'

const countries = [
  { id: 'FR', label: 'France' },
  { id: 'IT', label: 'Italia' },
  { id: 'NO', label: 'Norge' },
]

/** Decides which suggestions fit what is typed. */
export function CustomFilter() {
  const text = useText()

  return (
    <Autocomplete
      label={text('autocompleteDemos.countries')}
      description={text('autocompleteDemos.byCode')}
      options={countries}
      filter={({ id, label }, query) =>
        id === query.toUpperCase() || label.toLowerCase().startsWith(query.toLowerCase())
      }
    />
  )
}

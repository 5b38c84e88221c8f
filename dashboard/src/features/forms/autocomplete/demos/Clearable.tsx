import { Autocomplete } from '@data1522/design-system/Autocomplete'
import { useText } from '../../../../core/i18n/useText.ts'

const cities = [
  { id: 'lyon', label: 'Lyon' },
  { id: 'oslo', label: 'Oslo' },
  { id: 'turin', label: 'Turin' },
]

/** The cross clears all values at once. */
export function Clearable() {
  const text = useText()

  return (
    <Autocomplete
      label={text('autocompleteDemos.warehouses')}
      isClearable
      options={cities}
      defaultValue={['lyon', 'oslo']}
    />
  )
}

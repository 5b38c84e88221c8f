import { Autocomplete } from '@data1522/design-system/Autocomplete'
import { useText } from '../../../../core/i18n/useText.ts'

const cities = ['Málaga', 'Zürich', 'Ålesund', 'القاهرة'].map((label) => ({ id: label, label }))

/** Accents and capitals are found without being typed. */
export function Accents() {
  const text = useText()

  return (
    <Autocomplete
      label={text('autocompleteDemos.cities')}
      description={text('autocompleteDemos.plainLetters')}
      options={cities}
    />
  )
}

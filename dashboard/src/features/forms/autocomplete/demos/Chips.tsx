import { Autocomplete } from '@data1522/design-system/Autocomplete'
import { useText } from '../../../../core/i18n/useText.ts'

const people = [
  { id: 'ada', label: 'Ada Brun', avatar: {} },
  { id: 'omar', label: 'Omar Haddad', avatar: {} },
]

/** Each value is a chip with a picture and a cross. */
export function Chips() {
  const text = useText()

  return (
    <Autocomplete label={text('autocompleteDemos.guests')} options={people} defaultValue={['ada', 'omar']} />
  )
}

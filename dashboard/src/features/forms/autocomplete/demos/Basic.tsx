import { Autocomplete } from '@data1522/design-system/Autocomplete'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

const people = [
  { id: 'ada', label: 'Ada Brun' },
  { id: 'omar', label: 'Omar Haddad' },
  { id: 'iris', label: 'Iris Okafor' },
]

/** Suggests while one types; words of one’s own are added too. */
export function Basic() {
  const text = useText()
  const [to, setTo] = useState<readonly string[]>([])

  return (
    <Autocomplete
      label={text('autocompleteDemos.to')}
      placeholder={text('autocompleteDemos.names')}
      options={people}
      value={to}
      onChange={setTo}
    />
  )
}

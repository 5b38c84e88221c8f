import { Autocomplete } from '@data1522/design-system/Autocomplete'
import { useText } from '../../../../core/i18n/useText.ts'

const people = ['Ada Brun', 'Omar Haddad', 'Iris Okafor', 'Teo Marchetti']

/** Stands for a server. */
async function find(query: string) {
  await new Promise((resolve) => setTimeout(resolve, 800))
  return people
    .filter((name) => name.toLowerCase().includes(query.toLowerCase()))
    .map((name) => ({ id: name, label: name }))
}

/** Asks once typing rests, and drops answers that come too late. */
export function AsyncItems() {
  const text = useText()

  return (
    <Autocomplete
      label={text('autocompleteDemos.people')}
      placeholder={text('autocompleteDemos.names')}
      load={find}
    />
  )
}

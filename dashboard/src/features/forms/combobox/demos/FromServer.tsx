import { ComboBox } from '@data1522/design-system/ComboBox'
import { useText } from '../../../../core/i18n/useText.ts'

const people = ['Ada Brun', 'Omar Haddad', 'Iris Okafor']

/** Stands for a server. */
async function find(query: string) {
  await new Promise((resolve) => setTimeout(resolve, 800))
  return people
    .filter((name) => name.toLowerCase().includes(query.toLowerCase()))
    .map((name) => ({ id: name, label: name, avatar: {} }))
}

/** Asks once typing rests; knows its name before the first answer. */
export function FromServer() {
  const text = useText()

  return (
    <ComboBox label={text('comboboxDemos.owner')} load={find} defaultValue="Ada Brun" valueLabel="Ada Brun" />
  )
}

import { Select } from '@data1522/design-system/Select'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

const people = [
  { id: 'ada', label: 'Ada Brun', description: 'ada@example.com', avatar: {} },
  { id: 'omar', label: 'Omar Haddad', description: 'omar@example.com', avatar: {} },
]

/** A face stays with the name, in the list and in the field. */
export function SelectionSlot() {
  const text = useText()
  const [owner, setOwner] = useState<string | null>('ada')

  return <Select label={text('selectDemos.owner')} options={people} value={owner} onChange={setOwner} />
}

import { ComboBox } from '@data1522/design-system/ComboBox'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

const carriers = [
  { id: 'nord', label: 'Nordline' },
  { id: 'quay', label: 'Quayside' },
  { id: 'sud', label: 'Sud Express' },
]

/** Typing narrows the list and highlights what matches. */
export function Basic() {
  const text = useText()
  const [carrier, setCarrier] = useState<string | null>(null)

  return (
    <ComboBox
      label={text('comboboxDemos.carrier')}
      placeholder={text('comboboxDemos.typeName')}
      options={carriers}
      value={carrier}
      onChange={setCarrier}
    />
  )
}

import { RadioGroup } from '@data1522/design-system/RadioGroup'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** A second line says what each choice brings. */
export function Basic() {
  const text = useText()
  const [speed, setSpeed] = useState('standard')

  return (
    <RadioGroup
      label={text('radioDemos.delivery')}
      value={speed}
      onChange={setSpeed}
      options={[
        { id: 'standard', label: text('radioDemos.standard'), description: text('radioDemos.standardText') },
        { id: 'express', label: text('radioDemos.express'), description: text('radioDemos.expressText') },
        { id: 'pickup', label: text('radioDemos.pickUp') },
      ]}
    />
  )
}

import { Select } from '@data1522/design-system/Select'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

const countries = [
  { code: 'FR', capital: 'Paris' },
  { code: 'NO', capital: 'Oslo' },
  { code: 'IT', capital: 'Roma' },
]

/** Any object becomes a choice by an id and a label. */
export function CustomTextAndValue() {
  const text = useText()
  const [code, setCode] = useState<string | null>('NO')

  return (
    <Select
      label={text('selectDemos.capital')}
      value={code}
      onChange={setCode}
      options={countries.map((country) => ({ id: country.code, label: country.capital }))}
    />
  )
}

import { Autocomplete } from '@data1522/design-system/Autocomplete'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** What is refused stays typed, with the reason below. */
export function Validation() {
  const text = useText()
  const [to, setTo] = useState<readonly string[]>(['ada@example.com'])

  return (
    <Autocomplete
      label={text('autocompleteDemos.copyTo')}
      isRequired
      options={[]}
      value={to}
      onChange={setTo}
      validate={(address) => (address.includes('@') ? undefined : text('autocompleteDemos.addressWrong'))}
      errorMessage={to.length === 0 ? text('autocompleteDemos.addOne') : undefined}
    />
  )
}

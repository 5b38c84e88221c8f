import { TextField } from '@data1522/design-system/TextField'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** Waits until the field is left, then says how to right it. */
export function Validation() {
  const text = useText()
  const [email, setEmail] = useState('')
  const [isLeft, setLeft] = useState(false)
  const isWrong = isLeft && !/^\S+@\S+\.\S+$/.test(email)

  return (
    <TextField
      label={text('textfieldDemos.email')}
      type="email"
      isRequired
      value={email}
      onChange={setEmail}
      onBlur={() => setLeft(true)}
      errorMessage={isWrong ? text('textfieldDemos.emailWrong') : undefined}
    />
  )
}

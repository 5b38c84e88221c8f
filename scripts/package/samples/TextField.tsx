import { TextField } from '@data1522/design-system/TextField'
import { useState } from 'react'

export function Example() {
  const [email, setEmail] = useState('')
  return <TextField label="E-mail" type="email" value={email} onChange={setEmail} />
}

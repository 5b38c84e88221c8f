import { Select } from '@data1522/design-system/Select'
import { useState } from 'react'

const sizes = [
  { id: 's', label: 'Small' },
  { id: 'm', label: 'Medium' },
  { id: 'l', label: 'Large' },
]

export function Example() {
  const [size, setSize] = useState<string | null>('m')
  return <Select label="Size" options={sizes} value={size} onChange={setSize} />
}

import { TimeBrush } from '@data1522/design-system/TimeBrush'
import { useState } from 'react'

const months = [62, 54, 71, 66, 84, 79].map((earned, index) => ({ month: new Date(2026, index, 1), earned }))

export function Example() {
  const [range, setRange] = useState<readonly [number, number] | undefined>([1, 4])
  return (
    <TimeBrush
      label="Months of earnings"
      data={months}
      category={({ month }) => month}
      value={({ earned }) => earned}
      range={range}
      onChange={setRange}
    />
  )
}

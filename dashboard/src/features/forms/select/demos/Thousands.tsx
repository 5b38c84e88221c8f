import { Select } from '@data1522/design-system/Select'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

const orders = Array.from({ length: 10_000 }, (_, at) => ({ id: `${at}`, label: `#${10_000 + at}` }))

/** Only those in sight are drawn, so that it opens at once. */
export function Thousands() {
  const text = useText()
  const [order, setOrder] = useState<string | null>('41')

  return (
    <Select
      label={text('selectDemos.order')}
      isSearchable
      options={orders}
      value={order}
      onChange={setOrder}
    />
  )
}

import { VirtualList } from '@data1522/design-system/VirtualList'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** Only those in sight are drawn. */
export function Virtual() {
  const text = useText()
  const [chosen, setChosen] = useState<string[]>([])
  const order = text('listDemos.order')
  const entries = Array.from({ length: 10_000 }, (_, index) => ({
    id: `${index}`,
    title: `${order} ${4811 + index}`,
  }))

  return (
    <VirtualList
      label={text('listDemos.orders')}
      entries={entries}
      height={208}
      selectionMode="single"
      selectedIds={chosen}
      onSelectionChange={setChosen}
    />
  )
}

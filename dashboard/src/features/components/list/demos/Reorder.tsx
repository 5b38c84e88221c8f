import { ReorderableList } from '@data1522/design-system/ReorderableList'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** Dragged, or moved by keys. */
export function Reorder() {
  const text = useText()
  const chapters = {
    colour: text('listDemos.colour'),
    type: text('listDemos.type'),
    space: text('listDemos.space'),
    motion: text('listDemos.motion'),
  }
  const [order, setOrder] = useState(Object.keys(chapters) as (keyof typeof chapters)[])

  return (
    <ReorderableList
      label={text('listDemos.steps')}
      entries={order.map((id) => ({ id, title: chapters[id] }))}
      onReorder={(ids) => setOrder(ids as typeof order)}
    />
  )
}

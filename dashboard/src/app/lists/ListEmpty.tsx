import { Button } from '@data1522/design-system/Button'
import { EmptyState } from '@data1522/design-system/EmptyState'
import type { ReactNode } from 'react'
import type { ListHandle } from './useList.ts'

interface ListEmptyProps {
  list: ListHandle<object>
  /** Whether there is nothing at all yet, or nothing that fits. */
  kind: 'forever' | 'byFilter'
  addButton?: ReactNode
}

/** What stands in a list without rows, with the way on. */
export function ListEmpty({ list, kind, addButton }: ListEmptyProps) {
  const { text } = list.tools
  const { words } = list.definition
  if (kind === 'forever')
    return (
      <EmptyState title={text(words.empty)} illustration="empty" actions={addButton}>
        {text(words.emptyText)}
      </EmptyState>
    )
  return (
    <EmptyState
      title={text(words.noMatch)}
      illustration="search"
      actions={<Button onPress={list.clearFilters}>{text('records.clearFilters')}</Button>}
    >
      {text(words.noMatchText)}
    </EmptyState>
  )
}

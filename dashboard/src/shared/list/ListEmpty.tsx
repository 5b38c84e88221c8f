import { Button } from '@data1522/design-system/Button'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { type ReactNode, useEffect } from 'react'
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
  const { labels } = list.config
  const { page, state, set } = list
  // The address asks for a page past the last, or all rows of the last have gone.
  const last = page?.total && state.page > 1 ? Math.ceil(page.total / state.size) : 0
  useEffect(() => {
    if (last > 0 && last !== state.page) set({ page: last }, { isReplacing: true })
  }, [last, state.page, set])
  if (last > 0) return null
  if (kind === 'forever')
    return (
      <EmptyState title={text(labels.empty)} illustration="empty" actions={addButton}>
        {text(labels.emptyText)}
      </EmptyState>
    )
  return (
    <EmptyState
      title={text(labels.noMatch)}
      illustration="search"
      actions={<Button onPress={list.clearFilters}>{text('records.clearFilters')}</Button>}
    >
      {text(labels.noMatchText)}
    </EmptyState>
  )
}

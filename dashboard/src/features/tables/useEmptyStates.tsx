import { EmptyState } from '@data1522/design-system/EmptyState'
import { useText } from '../../core/i18n/useText.ts'

/** What a table of orders shows where there is none, or none that fits. */
export function useEmptyStates() {
  const text = useText()
  return {
    emptyState: (
      <EmptyState title={text('tables.empty')} illustration="empty">
        {text('tables.emptyText')}
      </EmptyState>
    ),
    noResultsState: (
      <EmptyState title={text('tables.noMatch')} illustration="search">
        {text('tables.noMatchText')}
      </EmptyState>
    ),
  }
}

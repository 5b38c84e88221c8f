import { type Ref, Suspense } from 'react'
import { lazyWithPreload } from '../../internal/lazyWithPreload.tsx'
import type { ListEntry } from './entry.ts'
import { StaticRows } from './StaticRows.tsx'

interface VirtualListOptions {
  /** What the list holds: its name. */
  label: string
  /** All entries, be they ten thousand: only those in sight are drawn. */
  entries: readonly ListEntry[]
  /** Height in px; the list scrolls within. */
  height: number
  /** `plain` rows have round corners; `divided` ones reach the edges of a card whose padding is 0. @default 'plain' */
  variant?: 'plain' | 'divided'
  ref?: Ref<HTMLDivElement>
}

/** Pressing an entry either does something or chooses it. */
export type VirtualListProps = VirtualListOptions &
  (
    | {
        /** Called with the id of an entry that was pressed. */
        onAction?: (id: string) => void
        selectionMode?: undefined
        selectedIds?: undefined
        onSelectionChange?: undefined
      }
    | {
        onAction?: undefined
        /** Whether one entry is chosen or several. @default no choice */
        selectionMode: 'single' | 'multiple'
        /** The ids of the chosen entries. */
        selectedIds: readonly string[]
        /** Called with the ids of the chosen entries. */
        onSelectionChange: (ids: string[]) => void
      }
  )

const { Part: VirtualRows } = lazyWithPreload(async () => (await import('./VirtualRows.tsx')).VirtualRows)
const leastRow = 42

/**
 * A list of hundreds or thousands of entries that stays fast.
 *
 * Use when a list is too long to draw at once and people scroll or type to find their way.
 * Not for a few dozen entries: use `List` or `SelectableList`; nor for columns to sort: use `DataTable`.
 */
export function VirtualList({ variant = 'plain', ...rest }: VirtualListProps) {
  const { label, entries, height, selectionMode } = rest
  return (
    <Suspense
      fallback={
        <div style={{ blockSize: height, overflow: 'hidden' }}>
          <StaticRows
            label={label}
            entries={entries.slice(0, Math.ceil(height / leastRow))}
            variant={variant}
            before={selectionMode === 'multiple' ? 18 : undefined}
          />
        </div>
      }
    >
      <VirtualRows {...rest} variant={variant} />
    </Suspense>
  )
}

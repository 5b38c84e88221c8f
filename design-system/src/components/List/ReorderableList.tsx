import { type Ref, Suspense } from 'react'
import { lazyWithPreload } from '../../internal/lazyWithPreload.tsx'
import type { ListEntry } from './entry.ts'
import { StaticRows } from './StaticRows.tsx'

export interface ReorderableListProps {
  /** What is put in order here: its name. */
  label: string
  /** The entries in their present order. */
  entries: readonly ListEntry[]
  /** Called with all ids in their new order when an entry was moved. */
  onReorder: (ids: string[]) => void
  /** `plain` rows have round corners; `divided` ones reach the edges of a card whose padding is 0. @default 'plain' */
  variant?: 'plain' | 'divided'
  ref?: Ref<HTMLDivElement>
}

const { Part: ReorderableRows } = lazyWithPreload(
  async () => (await import('./ReorderableRows.tsx')).ReorderableRows,
)

/**
 * A list whose entries a person puts in order, by dragging or by keys: Enter on a handle, arrows, Enter.
 *
 * Use when the order matters and people decide it: priorities, chapters, columns.
 * Not for moving things between several lists.
 */
export function ReorderableList({ variant = 'plain', ...rest }: ReorderableListProps) {
  return (
    <Suspense
      fallback={<StaticRows label={rest.label} entries={rest.entries} variant={variant} before={24} />}
    >
      <ReorderableRows {...rest} variant={variant} />
    </Suspense>
  )
}

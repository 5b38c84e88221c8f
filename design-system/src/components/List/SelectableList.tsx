import { type Ref, Suspense } from 'react'
import { lazyWithPreload } from '../../internal/lazyWithPreload.tsx'
import type { ListEntry, ListEntrySection } from './entry.ts'
import { StaticRows } from './StaticRows.tsx'

export interface SelectableListProps {
  /** What is chosen here: its name. */
  label: string
  /** What there is to choose from; sections stand under titles of their own. */
  entries: readonly (ListEntry | ListEntrySection)[]
  /** Whether one entry is chosen or several. @default 'single' */
  selectionMode?: 'single' | 'multiple'
  /** The ids of the chosen entries. */
  selectedIds: readonly string[]
  /** Called with the ids of the chosen entries, in the order of the list. */
  onSelectionChange: (ids: string[]) => void
  /** `plain` rows have round corners; `divided` ones reach the edges of a card whose padding is 0. @default 'plain' */
  variant?: 'plain' | 'divided'
  ref?: Ref<HTMLDivElement>
}

const { Part: SelectableRows } = lazyWithPreload(
  async () => (await import('./SelectableRows.tsx')).SelectableRows,
)

/**
 * A list of which one or several entries are chosen, all of them in sight.
 *
 * Use when the choices deserve a line or two each: people to invite, a mailbox to open.
 * Not for a value of a form: use `Select`; nor where rows have buttons of their own: use `List`.
 */
export function SelectableList({
  selectionMode = 'single',
  variant = 'plain',
  ...rest
}: SelectableListProps) {
  const flat = rest.entries.flatMap((entry) => ('entries' in entry ? entry.entries : [entry]))
  return (
    <Suspense
      fallback={
        <StaticRows
          label={rest.label}
          entries={flat}
          variant={variant}
          before={selectionMode === 'multiple' ? 18 : undefined}
        />
      }
    >
      <SelectableRows
        {...rest}
        ids={flat.map(({ id }) => id)}
        selectionMode={selectionMode}
        variant={variant}
      />
    </Suspense>
  )
}

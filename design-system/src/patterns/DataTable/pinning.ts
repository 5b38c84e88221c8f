import type { CSSProperties } from 'react'
import type { ShownColumn } from './layout.ts'
import * as styles from './pinning.css.ts'

export { held, menuPlace } from './pinning.css.ts'

const nameOf = (id: string) => `--held-${id.replaceAll(/[^\w-]/g, '_')}`

/** The offsets of held columns, said once on the table, so that no row changes with a width. */
export const offsetVars = (offsets: Readonly<Record<string, string>>): CSSProperties =>
  Object.fromEntries(Object.entries(offsets).map(([id, offset]) => [nameOf(id), offset]))

export const heldAt = (id: string): CSSProperties =>
  ({ [styles.offsetName]: `var(${nameOf(id)})` }) as CSSProperties

/** Says on the table which edges hold columns: its own columns there are then held as well. */
export const heldEdges = (columns: readonly ShownColumn<never>[]) =>
  (['start', 'end'] as const).map(
    (edge) => columns.some(({ pinned }) => pinned === edge) && styles.edges[edge],
  )

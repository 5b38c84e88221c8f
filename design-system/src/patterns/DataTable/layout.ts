import { rem } from '../../css/rem.ts'
import type { ColumnLayout, DataColumn } from './types.ts'
import { checkboxTrack, menuTrack } from './table.css.ts'

const least = { min: 112, fit: 128, fill: 180 } as const
const share = { min: 0, fit: 1, fill: 2 } as const
/** No column can be made narrower or wider than this, in px. */
export const widthLimits = { least: 64, most: 720 } as const

type Measured = Pick<DataColumn<never>, 'id' | 'width'>

const leastOf = ({ width = 'fit' }: Measured) => (typeof width === 'number' ? width : least[width])

/** A column as it is shown: at its own width, and perhaps held at an edge while the others scroll. */
export type ShownColumn<Row> = DataColumn<Row> & {
  pinned?: 'start' | 'end'
  /** Whether its name is for those alone who cannot see the column. */
  isHeaderHidden?: boolean
}

/** All columns, hidden ones too, in the order that a person has given them. */
export function orderOf<Row>(
  columns: readonly DataColumn<Row>[],
  { order = [] }: ColumnLayout,
): DataColumn<Row>[] {
  const placeOf = ({ id }: DataColumn<Row>) => (order.includes(id) ? order.indexOf(id) : order.length)
  return columns.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** The columns as a person has arranged them: those held at the start, the others, those held at the end. */
export function shownColumns<Row>(
  columns: readonly DataColumn<Row>[],
  layout: ColumnLayout,
): ShownColumn<Row>[] {
  const { hidden = [], pinned = {} } = layout
  const edge = { start: 0, none: 1, end: 2 }
  return orderOf(columns, layout)
    .filter(({ id }) => !hidden.includes(id))
    .map((column) => ({ ...column, pinned: pinned[column.id] }))
    .toSorted((a, b) => edge[a.pinned ?? 'none'] - edge[b.pinned ?? 'none'])
}

/** How wide a column is in px once it has to stand still: when a person has said so, or it is held at an edge. */
const fixedWidth = (column: ShownColumn<never>, widths: ColumnLayout['widths'] = {}) =>
  widths[column.id] ??
  (column.pinned || typeof column.width === 'number' || column.width === 'min' ? leastOf(column) : undefined)

function track(column: ShownColumn<never>, widths: ColumnLayout['widths']): string {
  const fixed = fixedWidth(column, widths)
  if (fixed !== undefined) return rem(fixed)
  return `minmax(${rem(leastOf(column))}, ${share[column.width === 'fill' ? 'fill' : 'fit']}fr)`
}

interface Ends {
  hasSelection: boolean
  hasMenu: boolean
}

/**
 * The tracks of every row and the least width of them all. No track looks at content, so columns stand still
 * from page to page and from state to state.
 */
export function gridOf(
  columns: readonly ShownColumn<never>[],
  { hasSelection, hasMenu }: Ends,
  widths?: ColumnLayout['widths'],
) {
  const ends = [hasSelection && checkboxTrack, hasMenu && menuTrack].filter((end) => end !== false)
  const total = columns.reduce((sum, column) => sum + (fixedWidth(column, widths) ?? leastOf(column)), 0)
  const tracks = columns.map((column) => track(column, widths))
  // What fixed columns leave over belongs to none of them.
  if (tracks.every((size) => !size.includes('fr'))) tracks.push('1fr')
  return {
    tracks: [hasSelection && checkboxTrack, ...tracks, hasMenu && menuTrack].filter(Boolean).join(' '),
    leastWidth: `calc(${[rem(total), ...ends].join(' + ')})`,
  }
}

/** How far from its edge each held column stands, by its id. */
export function offsetsOf(
  columns: readonly ShownColumn<never>[],
  { hasSelection, hasMenu }: Ends,
  widths?: ColumnLayout['widths'],
): Record<string, string> {
  const offsets: Record<string, string> = {}
  for (const edge of ['start', 'end'] as const) {
    const held = columns.filter(({ pinned }) => pinned === edge)
    const own = edge === 'start' ? hasSelection && checkboxTrack : hasMenu && menuTrack
    let width = 0
    for (const column of edge === 'start' ? held : held.toReversed()) {
      offsets[column.id] = own ? `calc(${own} + ${rem(width)})` : rem(width)
      width += fixedWidth(column, widths)!
    }
  }
  return offsets
}

import type { DataColumn } from './types.ts'
import { checkboxTrack, menuTrack } from './table.css.ts'

const least = { min: 112, fit: 128, fill: 180 } as const
const share = { min: 0, fit: 1, fill: 2 } as const

const leastOf = ({ width = 'fit' }: Pick<DataColumn<never>, 'width'>) =>
  typeof width === 'number' ? width : least[width]

function track(column: Pick<DataColumn<never>, 'width'>): string {
  const { width = 'fit' } = column
  const isFixed = typeof width === 'number' || share[width] === 0
  return isFixed ? `${leastOf(column)}px` : `minmax(${leastOf(column)}px, ${share[width]}fr)`
}

/**
 * The tracks of every row and the least width of them all. No track looks at content, so columns stand still
 * from page to page and from state to state.
 */
export function gridOf(
  columns: readonly Pick<DataColumn<never>, 'width'>[],
  { hasSelection, hasMenu }: { hasSelection: boolean; hasMenu: boolean },
) {
  const ends = [hasSelection && checkboxTrack, hasMenu && menuTrack].filter((end) => end !== false)
  const total = columns.reduce((sum, column) => sum + leastOf(column), 0)
  return {
    tracks: [hasSelection && checkboxTrack, ...columns.map(track), hasMenu && menuTrack]
      .filter(Boolean)
      .join(' '),
    leastWidth: `calc(${[`${total}px`, ...ends].join(' + ')})`,
  }
}

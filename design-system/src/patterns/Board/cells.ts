import type { BoardOptions } from './options.ts'
import type { CellCards } from './move.ts'

/** The cards of a cell as the board shows them. */
export const cellCards =
  ({ columns, lanes, laneOf }: Pick<BoardOptions, 'columns' | 'lanes' | 'laneOf'>): CellCards =>
  (columnId, laneId) => {
    const ids = columns.find(({ id }) => id === columnId)?.cardIds ?? []
    return lanes && laneOf ? ids.filter((id) => laneOf(id) === laneId) : ids
  }

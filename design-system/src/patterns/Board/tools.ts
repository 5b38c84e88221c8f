import type { BoardOptions } from './options.ts'
import type { CardMove, MoveStore } from './move.ts'
import type { Announce } from './useAnnouncer.ts'

/** What moves of every kind work with. */
export interface MoveTools extends BoardOptions {
  readonly root: { readonly current: HTMLElement | null }
  readonly store: MoveStore
  readonly announce: Announce
  readonly isRtl: boolean
  /** Brings a column on show where one shows at a time. */
  readonly onShow: (columnId: string) => void
}

/** What moves with a card: all that are selected if it is one of them. */
export const idsWith = (id: string, { selectedIds, columns }: BoardOptions): readonly string[] =>
  selectedIds?.has(id)
    ? [
        id,
        ...columns
          .flatMap(({ cardIds }) => cardIds)
          .filter((other) => other !== id && selectedIds.has(other)),
      ]
    : [id]

export const dropOf = ({ ids, to, from }: CardMove) => ({
  ids,
  columnId: to.columnId,
  beforeId: to.beforeId,
  ...(to.laneId && { laneId: to.laneId, fromLaneId: from.laneId }),
})

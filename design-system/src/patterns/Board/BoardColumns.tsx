import type { ReactNode } from 'react'
import type { BoardColumn } from './options.ts'
import { useMove } from './BoardContext.ts'
import { CardList } from './CardList.tsx'
import { type ColumnParts, ColumnSection } from './ColumnSection.tsx'
import { withMoved } from './move.ts'
import * as styles from './Board.css.ts'

/** The columns in their order; one that is moved stands where it would be put. */
export function useColumnOrder(columns: readonly BoardColumn[]) {
  const id = useMove((move) => (move?.kind === 'column' ? move.id : null))
  const to = useMove((move) => (move?.kind === 'column' ? move.to : null))
  return id === null ? columns : withMoved(columns, { id, to })
}

/** The columns side by side, each with a list that scrolls by itself. */
export function BoardColumns({ columns, shownId, end, ...parts }: ColumnParts & { end?: ReactNode }) {
  return (
    <div className={styles.columns}>
      {useColumnOrder(columns).map((column) => (
        <ColumnSection key={column.id} column={column} isShown={column.id === shownId} {...parts}>
          <CardList
            columnId={column.id}
            laneId=""
            ids={column.cardIds}
            isScrolling
            isLast={!parts.columnFoot}
          />
        </ColumnSection>
      ))}
      {end && <div className={styles.end}>{end}</div>}
    </div>
  )
}

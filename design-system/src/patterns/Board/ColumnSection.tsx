import { memo, type ReactNode, useId } from 'react'
import { cx } from '../../css/cx.ts'
import type { BoardColumn, BoardOptions } from './options.ts'
import { cardMove, useMove } from './BoardContext.ts'
import { ColumnHead } from './ColumnHead.tsx'
import { FoldedColumn } from './FoldedColumn.tsx'
import * as styles from './Board.css.ts'

export interface ColumnParts extends Pick<
  BoardOptions,
  'columnActions' | 'columnTitle' | 'columnFoot' | 'onExpand'
> {
  columns: readonly BoardColumn[]
  /** The column on show where there is room for one. */
  shownId: string | undefined
}

interface ColumnSectionProps extends Omit<ColumnParts, 'columns' | 'shownId'> {
  column: BoardColumn
  isShown: boolean
  children: ReactNode
}

/** One column: its head, its cards, its foot. It is drawn anew when it changes, or when cards come over it or leave it. */
export const ColumnSection = memo(
  function ColumnSection({ column, isShown, children, columnFoot, onExpand, ...head }: ColumnSectionProps) {
    const { id, isCollapsed } = column
    const titleId = useId()
    const isOver = useMove((move) => {
      const moved = cardMove(move)
      return moved !== null && moved.to.columnId === id && moved.from.columnId !== id
    })
    const isLifted = useMove((move) => move?.kind === 'column' && move.id === id)
    return (
      <section
        aria-labelledby={titleId}
        data-board-column={id}
        data-shown={isShown || undefined}
        data-over={isOver || undefined}
        data-lifted-column={isLifted || undefined}
        className={cx(styles.column, isCollapsed && styles.folded)}
      >
        {isCollapsed ? (
          <FoldedColumn column={column} titleId={titleId} onExpand={onExpand} />
        ) : (
          <>
            <ColumnHead column={column} titleId={titleId} {...head} />
            {children}
            {columnFoot && <div className={styles.foot}>{columnFoot(id)}</div>}
          </>
        )}
      </section>
    )
  },
  // Its cards are a list of the same column: new exactly when the column is.
  (one, other) =>
    one.column === other.column &&
    one.isShown === other.isShown &&
    one.columnActions === other.columnActions &&
    one.columnTitle === other.columnTitle &&
    one.columnFoot === other.columnFoot &&
    one.onExpand === other.onExpand,
)

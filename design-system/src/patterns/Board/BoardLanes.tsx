import { useId } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import type { BoardLane } from './options.ts'
import { useColumnOrder } from './BoardColumns.tsx'
import { CardList } from './CardList.tsx'
import { type ColumnParts, ColumnSection } from './ColumnSection.tsx'
import * as styles from './Board.css.ts'

interface BoardLanesProps extends ColumnParts {
  lanes: readonly BoardLane[]
  laneOf: (cardId: string) => string
}

/** The heads of the columns, and below them a row for each lane, with the part of every column that is its own. */
export function BoardLanes({ columns, lanes, laneOf, shownId, ...heads }: BoardLanesProps) {
  const { columnActions, columnTitle, onExpand } = heads
  const parts = { columnActions, columnTitle, onExpand }
  const order = useColumnOrder(columns)
  return (
    <div className={styles.lanes}>
      <div className={styles.laneHeads}>
        {order.map((column) => (
          <ColumnSection
            key={column.id}
            column={column.isCollapsed ? { ...column, isCollapsed: false } : column}
            isShown={column.id === shownId}
            {...parts}
          >
            {null}
          </ColumnSection>
        ))}
      </div>
      {lanes.map((lane) => (
        <Lane key={lane.id} lane={lane} columns={order} laneOf={laneOf} shownId={shownId} />
      ))}
    </div>
  )
}

interface LaneProps extends Pick<BoardLanesProps, 'columns' | 'laneOf' | 'shownId'> {
  lane: BoardLane
}

function Lane({ lane, columns, laneOf, shownId }: LaneProps) {
  const { locale } = useLocale()
  const titleId = useId()
  const cells = columns.map(({ id, cardIds }) => ({
    id,
    ids: cardIds.filter((card) => laneOf(card) === lane.id),
  }))
  const count = cells.reduce((sum, { ids }) => sum + ids.length, 0)
  return (
    <section aria-labelledby={titleId} className={styles.lane}>
      <h3 id={titleId} className={styles.laneTitle}>
        {lane.start}
        {lane.title}
        <span className={styles.count}>{count.toLocaleString(locale)}</span>
      </h3>
      <div className={styles.laneCells}>
        {cells.map(({ id, ids }) => (
          <div key={id} data-shown={id === shownId || undefined} className={styles.laneCell}>
            <CardList columnId={id} laneId={lane.id} ids={ids} />
          </div>
        ))}
      </div>
    </section>
  )
}

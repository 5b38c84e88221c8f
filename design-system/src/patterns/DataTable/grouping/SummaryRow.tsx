import { cx } from '../../../css/cx.ts'
import type { ShownColumn } from '../layout.ts'
import { held, heldAt, menuPlace } from '../pinning.ts'
import { roles } from '../roles.ts'
import { aligned } from '../rows.css.ts'
import * as styles from './grouping.css.ts'

interface SummaryRowProps<Row> {
  columns: readonly ShownColumn<Row>[]
  rows: readonly Row[]
  hasSelection: boolean
  hasMenu: boolean
  /** Whether it sticks to the bottom while the rows scroll. */
  stays: boolean
  position: number
}

/** The totals of all rows, below their columns. */
export function SummaryRow<Row>(props: SummaryRowProps<Row>) {
  const { columns, rows, hasSelection, hasMenu, stays, position } = props
  const empty = cx(styles.sum, styles.emptySum)
  return (
    <tfoot {...roles.group} className={cx(styles.foot, stays && styles.stays)}>
      <tr {...roles.row} aria-rowindex={position} className={styles.summary}>
        {hasSelection && <td {...roles.cell} className={empty} />}
        {columns.map(({ id, header, footer, align = 'start', pinned }) => (
          <td
            key={id}
            {...roles.cell}
            data-label={header}
            className={cx(
              footer ? cx(styles.sum, styles.cardSum) : empty,
              aligned[align],
              pinned && held[pinned],
            )}
            style={pinned && heldAt(id)}
          >
            {footer?.(rows)}
          </td>
        ))}
        {hasMenu && <td {...roles.cell} className={cx(empty, menuPlace)} />}
      </tr>
    </tfoot>
  )
}

import { waiting } from '../../components/Skeleton/Skeleton.css.ts'
import { cx } from '../../css/cx.ts'
import type { DataColumn } from './types.ts'
import { menuPlace } from './pinning.ts'
import * as styles from './rows.css.ts'
import * as shapes from './SkeletonRows.css.ts'

interface SkeletonRowsProps<Row> {
  columns: readonly DataColumn<Row>[]
  count: number
  hasSelection: boolean
  hasMenu: boolean
}

const Shape = ({ className }: { className: string }) => <td {...{ className }} />

/** The shape of rows that are on their way, as high and as wide as those will be. */
export function SkeletonRows<Row>({ columns, count, hasSelection, hasMenu }: SkeletonRowsProps<Row>) {
  return (
    <tbody aria-hidden="true" className={cx(styles.body, waiting)}>
      {Array.from({ length: count }, (_, index) => (
        <tr key={index} className={styles.row}>
          {hasSelection && <Shape className={cx(styles.select, shapes.control)} />}
          {columns.map(({ id, isRowHeader, cardRole = isRowHeader ? 'title' : 'meta' }) => (
            <Shape
              key={id}
              className={cx(styles.cell, isRowHeader ? shapes.title : shapes.words, styles.inCard[cardRole])}
            />
          ))}
          {hasMenu && <Shape className={cx(styles.menu, menuPlace, shapes.control)} />}
        </tr>
      ))}
    </tbody>
  )
}

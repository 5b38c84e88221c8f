import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { cx } from '../../css/cx.ts'
import type { DataColumn } from './types.ts'
import { menuPlace } from './pinning.ts'
import * as styles from './rows.css.ts'
import { TitleCell } from './TitleCell.tsx'

interface SkeletonRowsProps<Row> {
  columns: readonly DataColumn<Row>[]
  count: number
  hasSelection: boolean
  hasMenu: boolean
}

const names = [132, 108, 156, 120]
const widths = ['72%', '58%', '84%', '64%']

/** The shape of rows that are on their way, as high and as wide as those will be. */
export function SkeletonRows<Row>({ columns, count, hasSelection, hasMenu }: SkeletonRowsProps<Row>) {
  return (
    <tbody aria-hidden="true" className={styles.body}>
      {Array.from({ length: count }, (_, index) => (
        <tr key={index} className={styles.row}>
          {hasSelection && (
            <td className={styles.select}>
              <Skeleton width={18} height={18} />
            </td>
          )}
          {columns.map(({ id, isRowHeader, cardRole = isRowHeader ? 'title' : 'meta' }, place) => (
            <td key={id} className={cx(styles.cell, styles.inCard[cardRole])}>
              {isRowHeader ? (
                <TitleCell
                  start={<Skeleton shape="circle" height={36} />}
                  title={<Skeleton width={names[index % names.length]} />}
                  detail={<Skeleton width={names[(index + 2) % names.length]} />}
                />
              ) : (
                <Skeleton width={widths[(index + place) % widths.length]} />
              )}
            </td>
          ))}
          {hasMenu && (
            <td className={cx(styles.menu, menuPlace)}>
              <Skeleton width={18} height={18} />
            </td>
          )}
        </tr>
      ))}
    </tbody>
  )
}

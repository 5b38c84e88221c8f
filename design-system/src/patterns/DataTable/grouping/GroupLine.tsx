import type { RowPlace } from '../DataRow.tsx'
import type { ShownColumn } from '../layout.ts'
import { plainText } from '../plain-text.ts'
import { Line } from './Line.tsx'
import { Toggle } from './Toggle.tsx'
import { useGroupingStrings } from './useGroupingStrings.ts'
import * as styles from './grouping.css.ts'

interface GroupLineProps<Row> {
  rows: readonly Row[]
  groupBy: ShownColumn<Row>
  /** All columns; those with a footer show it for the group as well. */
  columns: readonly ShownColumn<Row>[]
  isOpen: boolean
  onToggle: () => void
  position: number
  span: number
  at?: RowPlace
}

/** The header row of a group: the shared value, the number of rows, the totals. */
export function GroupLine<Row>(props: GroupLineProps<Row>) {
  const { rows, groupBy, columns, isOpen, onToggle, position, span, at } = props
  const strings = useGroupingStrings()
  const [first] = rows
  const name = plainText(groupBy, first!) ?? ''
  const count = strings.rows(rows.length)
  return (
    <Line look="group" position={position} span={span} at={at}>
      <Toggle label={strings.group(name, count)} isOpen={isOpen} onToggle={onToggle} isWhole />
      <bdi className={styles.groupName}>{groupBy.cell(first!) || strings.none}</bdi>
      <span className={styles.totalName}>{count}</span>
      <span className={styles.totals}>
        {columns
          .filter(({ footer, align }) => footer && align === 'end')
          .map(({ id, header, footer }) => (
            <span key={id}>
              <span className={styles.totalName}>{header}</span> <bdi>{footer!(rows)}</bdi>
            </span>
          ))}
      </span>
    </Line>
  )
}

import type { RowPlace } from '../DataRow.tsx'
import type { ShownColumn } from '../layout.ts'
import { plainText } from '../plain-text.ts'
import { Line } from './Line.tsx'
import { Toggle } from './Toggle.tsx'
import { useShapeStrings } from './useShapeStrings.ts'
import * as styles from './shape.css.ts'

interface GroupLineProps<Row> {
  rows: readonly Row[]
  groupBy: ShownColumn<Row>
  /** All columns; those with a footer say it of the group as well. */
  columns: readonly ShownColumn<Row>[]
  isOpen: boolean
  onToggle: () => void
  position: number
  span: number
  at?: RowPlace
}

/** The head of a group: what its rows have in common, how many they are, what they come to. */
export function GroupLine<Row>(props: GroupLineProps<Row>) {
  const { rows, groupBy, columns, isOpen, onToggle, position, span, at } = props
  const strings = useShapeStrings()
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

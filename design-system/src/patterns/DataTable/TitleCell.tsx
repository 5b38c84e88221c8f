import type { ReactNode } from 'react'
import * as styles from './TitleCell.css.ts'

export interface TitleCellProps {
  /** What the row is called: its `Link`, of the variant `quiet`. */
  title: ReactNode
  /** A second, quieter line. */
  detail?: ReactNode
  /** A picture before the words, such as an `Avatar`. */
  start?: ReactNode
}

/**
 * The cell that names a row: a picture and one or two lines, which draw closer when rows are compact.
 *
 * Use when it is the first cell of a `DataTable`. Not for other cells: words and chips need no frame.
 */
export const TitleCell = ({ title, detail, start }: TitleCellProps) => (
  <div className={styles.cell}>
    {start}
    <div className={styles.lines}>
      <Line className={styles.title}>{title}</Line>
      {detail && <Line className={styles.detail}>{detail}</Line>}
    </div>
  </div>
)

/** Cut at its own end: an address stays readable from its beginning among words of the other direction. */
const Line = ({ className, children }: { className: string; children: ReactNode }) => (
  <div className={styles.line}>
    <span dir="auto" className={className}>
      {children}
    </span>
  </div>
)

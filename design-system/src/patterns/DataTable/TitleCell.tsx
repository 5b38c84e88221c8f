import type { ReactNode, Ref } from 'react'
import * as styles from './TitleCell.css.ts'

export interface TitleCellProps {
  /** What the row is called: its `Link`, of the variant `quiet`. */
  title: ReactNode
  /** A second, quieter line. */
  detail?: ReactNode
  /** A picture before the words, such as an `Avatar`. */
  start?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/**
 * The cell that names a row: a picture and one or two lines, which draw closer when rows are compact. An address
 * among words of the other direction is cut at its own end, so that its beginning can be read.
 *
 * Use when it is the first cell of a `DataTable`. Not for other cells: words and chips need no frame.
 */
export const TitleCell = ({ title, detail, start, ...rest }: TitleCellProps) => (
  <div {...rest} className={styles.cell}>
    {start}
    <div className={styles.lines}>
      <span dir="auto" className={styles.title}>
        {title}
      </span>
      {detail && (
        <span dir="auto" className={styles.detail}>
          {detail}
        </span>
      )}
    </div>
  </div>
)

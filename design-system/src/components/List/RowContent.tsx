import type { ReactNode } from 'react'
import { cx } from '../../css/cx.ts'
import * as styles from './row.css.ts'

interface RowContentData {
  title: ReactNode
  detail?: ReactNode
  detailLines?: 1 | 2
  note?: ReactNode
  isMuted?: boolean
  start?: ReactNode
  end?: ReactNode
}

/** What every row of a list shows: something at the start, one to three lines of words, something at the end. */
export function RowContent({ title, detail, detailLines, note, isMuted, start, end }: RowContentData) {
  return (
    <>
      {start && <span className={styles.start}>{start}</span>}
      <span className={styles.words}>
        <span className={cx(styles.title, Boolean(detail) && styles.leading, isMuted && styles.muted)}>
          {title}
        </span>
        {detail && <span className={cx(styles.detail, detailLines === 2 && styles.twoLines)}>{detail}</span>}
        {note && <span className={styles.note}>{note}</span>}
      </span>
      {end && <span className={styles.end}>{end}</span>}
    </>
  )
}

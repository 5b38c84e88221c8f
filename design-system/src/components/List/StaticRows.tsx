import { cx } from '../../css/cx.ts'
import type { ListEntry } from './entry.ts'
import { RowContent } from './RowContent.tsx'
import * as rows from './row.css.ts'
import * as styles from './List.css.ts'
import * as interactive from './interactive.css.ts'

interface StaticRowsData {
  label: string
  entries: readonly ListEntry[]
  variant: keyof typeof styles.variants
  /** Room for what a row has before its words once it is interactive, in px. */
  before?: keyof typeof interactive.before
}

/** Entries to read while what makes them interactive is on its way, in their places. */
export function StaticRows({ label, entries, variant, before }: StaticRowsData) {
  return (
    <ul aria-label={label} aria-busy className={cx(styles.list, styles.variants[variant])}>
      {entries.map(({ id, title, detail, detailLines, start, end }) => (
        <li key={id} className={cx(styles.entry, rows.row)}>
          {before && <span className={interactive.before[before]} />}
          <RowContent title={title} detail={detail} detailLines={detailLines} start={start} end={end} />
        </li>
      ))}
    </ul>
  )
}

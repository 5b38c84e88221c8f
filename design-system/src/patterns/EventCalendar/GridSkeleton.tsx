import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import type { EventCalendarView } from './options.ts'
import * as styles from './EventCalendar.css.ts'

/** The lines of the days while the code of a view is on its way. */
export function GridSkeleton({ view }: { view: EventCalendarView }) {
  const columns = view === 'day' || view === 'list' ? 1 : 7
  const rows = view === 'month' ? 5 : 9
  return (
    <div className={styles.skeleton} aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.skeletonRow}>
          {Array.from({ length: columns }, (_cell, column) => (
            <div key={column} className={styles.skeletonCell}>
              <Skeleton width={20} />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

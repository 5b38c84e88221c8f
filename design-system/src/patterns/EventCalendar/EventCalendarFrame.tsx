import type { ReactNode, Ref } from 'react'
import { dataAttributes } from '../../internal/dataAttributes.ts'
import * as styles from './EventCalendar.css.ts'

export interface EventCalendarFrameProps {
  /** The calendar. */
  children: ReactNode
  /** What stands at the inline start of a wide window: the month to jump in, the calendars. @default nothing */
  side?: ReactNode
  /** What stands at the foot of the side. @default nothing */
  sideEnd?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/**
 * The card around a calendar that has the height of the window: its panes scroll, the page does not.
 *
 * Use when the calendar is the screen. Not for one that is a part of it: put the `EventCalendar` in a `Card`.
 */
export function EventCalendarFrame({ children, side, sideEnd, ref, ...rest }: EventCalendarFrameProps) {
  return (
    <div {...dataAttributes(rest)} ref={ref} className={styles.frame} data-side={side ? true : undefined}>
      {side && (
        <div className={styles.side}>
          {side}
          {sideEnd && <div className={styles.sideEnd}>{sideEnd}</div>}
        </div>
      )}
      <div className={styles.main}>{children}</div>
    </div>
  )
}

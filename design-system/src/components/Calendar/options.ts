import type { ReactNode, Ref } from 'react'
import type { HelpTextOptions } from '../Field/options.ts'
import type { DayLimits } from './limits.ts'

export type Weekday = 'sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat'

/** How the months of a calendar look. */
export interface MonthOptions {
  /** How many months stand side by side; on a phone it is one. @default 1 */
  months?: 1 | 2
  /** The day that weeks begin with. @default by the language: Sunday in English, Monday in French, Saturday in Arabic */
  firstDayOfWeek?: Weekday
  /** Shows the number of each week, as ISO 8601 counts them. @default false */
  hasWeekNumbers?: boolean
}

/** What stands at the foot of a calendar. */
export interface FootOptions {
  /** Leaves out the button that leads back to today. @default false */
  isTodayHidden?: boolean
  /** What stands opposite of it. */
  footerEnd?: ReactNode
}

/** What every calendar takes, whatever is chosen in it. */
export interface CalendarOptions extends DayLimits, MonthOptions, FootOptions, HelpTextOptions {
  /** What day it asks for: its name for screen readers. */
  label: string
  /** Its name in the form's data. */
  name?: string
  /** Shows days that can be looked at, not changed. @default false */
  isReadOnly?: boolean
  /** @default false */
  isDisabled?: boolean
  /** Gives it the focus when it appears. @default false */
  autoFocus?: boolean
  /** @default made up */
  id?: string
  /** Reaches the calendar; its `focus()` goes to the day that Tab would reach. */
  ref?: Ref<HTMLElement>
}

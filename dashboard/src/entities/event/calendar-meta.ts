import { CALENDARS, type CalendarName } from '@data1522/mocks/contract/calendar'

/** The colour of each calendar. */
export const calendarTones = {
  Business: 'primary',
  Holiday: 'success',
  Personal: 'danger',
  Family: 'warning',
  ETC: 'info',
} as const satisfies Record<CalendarName, string>

/** The calendars in the order in which they are shown. */
export const calendarOrder = Object.keys(calendarTones) as CalendarName[]

export const isCalendar = (name: string): name is CalendarName =>
  (CALENDARS as readonly string[]).includes(name)

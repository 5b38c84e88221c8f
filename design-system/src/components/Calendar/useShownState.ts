import { use } from 'react'
import { CalendarStateContext } from 'react-aria-components/Calendar'
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar'

/** The state of the calendar around, of whichever kind it is. */
export function useShownState() {
  const single = use(CalendarStateContext)
  const range = use(RangeCalendarStateContext)
  const state = single ?? range
  if (!state) throw new Error('A part of a calendar stands outside of one.')
  return { state, isRange: range !== null }
}

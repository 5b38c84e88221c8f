import { useMemo } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import { calendarOrder, calendarTones } from '../../../entities/event/calendar-meta.ts'

/** The calendars with their names and colours; the same list until the language changes. */
export function useKinds() {
  const text = useText()
  return useMemo(
    () => calendarOrder.map((id) => ({ id, tone: calendarTones[id], label: text(`events.calendar.${id}`) })),
    [text],
  )
}

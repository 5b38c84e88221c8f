import type { Ref, RefCallback } from 'react'

/** The caller's ref of a calendar, whose `focus()` goes to the day that Tab would reach. */
export const calendarRef =
  (ref: Ref<HTMLDivElement> | undefined): RefCallback<HTMLDivElement> =>
  (calendar) => {
    if (calendar)
      calendar.focus = (options) =>
        calendar.querySelector<HTMLElement>('td > [tabindex="0"]')?.focus(options)
    if (typeof ref === 'function') return ref(calendar)
    if (ref) ref.current = calendar
  }

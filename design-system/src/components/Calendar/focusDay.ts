import type { Ref } from 'react'
import { delegatingRef } from '../Field/delegatingRef.ts'

/** The caller's ref of a calendar, whose `focus()` goes to the day that Tab would reach. */
export const calendarRef = (ref: Ref<HTMLElement> | undefined) =>
  delegatingRef(ref, (calendar) => calendar.querySelector<HTMLElement>('td > [tabindex="0"]'))

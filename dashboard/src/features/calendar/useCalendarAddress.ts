import { CALENDARS, type CalendarName } from '@data1522/mocks/contract/calendar'
import type { EventCalendarView } from '@data1522/design-system/EventCalendar'
import { useIntl } from 'react-intl'
import { isZone } from '../../core/i18n/is-zone.ts'
import { choice, freeText, type Parameter, useAddressState } from '../../core/router/useAddressState.ts'
import { PHONE, useMedia } from '../../core/useMedia.ts'
import { todayIn } from '../../entities/event/zoned.ts'

export const VIEWS = ['month', 'week', 'day', 'list', 'year'] as const satisfies readonly EventCalendarView[]

/** A day that exists; what is none counts as nothing. */
const day: Parameter<string | null> = {
  read: (written) =>
    written && /^\d{4}-\d\d-\d\d$/.test(written) && isDay(written) && written > '1900' ? written : null,
  write: (value) => value,
}
const isDay = (text: string) => {
  const time = Date.parse(`${text}T12:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text
}

/** The calendars that show; nothing written is all of them, `none` is none. */
const calendars: Parameter<readonly CalendarName[]> = {
  read: (written) => {
    if (written === 'none') return []
    const chosen = CALENDARS.filter((name) => (written ?? '').split(',').includes(name))
    return chosen.length > 0 ? chosen : CALENDARS
  },
  write: (value) =>
    value.length === CALENDARS.length ? null : value.length === 0 ? 'none' : value.join(','),
}

const zone: Parameter<string | null> = {
  read: (written) => (written && isZone(written) ? written : null),
  write: (value) => value,
}

const parameters = { view: choice(VIEWS), date: day, calendars, q: freeText(), zone }

/** The zone that all pages write times in. */
export const useOwnZone = () => useIntl().timeZone ?? 'UTC'

/** What the calendar shows, as the address says: its view, its day, its calendars, what is searched, the zone. */
export function useCalendarAddress() {
  'use memo'
  const [values, set] = useAddressState(parameters)
  const isPhone = useMedia(PHONE)
  const ownZone = useOwnZone()
  const zoneShown = values.zone ?? ownZone
  return {
    ...values,
    view: values.view ?? (isPhone ? 'list' : 'month'),
    zone: zoneShown,
    date: values.date ?? todayIn(zoneShown),
    isFiltered: values.q !== '' || values.calendars.length < CALENDARS.length,
    set,
  }
}

export type CalendarAddress = ReturnType<typeof useCalendarAddress>

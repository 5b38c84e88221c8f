import { href } from 'react-router-dom'

interface KnownEvent {
  readonly eventId: number
  /** The instant at which it begins. */
  readonly time: string
}

/** The calendar at the day of an event, with that event open. */
export const eventHref = ({ eventId, time }: KnownEvent) => {
  const shown = new URLSearchParams({ date: time.slice(0, 10), dialog: 'event', of: String(eventId) })
  return `${href('/apps/calendar')}?${shown}`
}

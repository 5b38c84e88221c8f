import { useIntl } from 'react-intl'
import type { MessageId } from '../../../core/i18n/intl.ts'
import { useText } from '../../../core/i18n/useText.ts'

const choices: Readonly<Record<string, string>> = {
  calendar: 'events.calendar',
  repeat: 'calendar.repeat',
  ends: 'calendar.ends',
}

/** Writes what a field of the form holds as people read it; nothing where it is written as it is. */
export function useFieldWriter(guests: readonly { id: number; fullName: string }[], isAllDay: boolean) {
  const text = useText()
  const { formatDate, formatList } = useIntl()
  const day = (value: string) =>
    formatDate(`${value.slice(0, 10)}T12:00Z`, { dateStyle: 'long', timeZone: 'UTC' })
  return (name: string, value: unknown): string | undefined => {
    if (Array.isArray(value) && name === 'guests')
      return formatList(
        value.map((id) => guests.find((guest) => String(guest.id) === id)?.fullName ?? String(id)),
        { type: 'unit' },
      )
    if (typeof value !== 'string' || value === '') return undefined
    if (name in choices) return text(`${choices[name]}.${value}` as MessageId)
    if (name === 'until' || ((name === 'start' || name === 'end') && isAllDay)) return day(value)
    if (name === 'start' || name === 'end')
      return formatDate(`${value}Z`, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
    return undefined
  }
}

import type { ChatContact } from '@data1522/mocks/contract/chat'
import { useIntl } from 'react-intl'

/** Says the hours of a working day as the language does. */
export function useHours() {
  const { locale } = useIntl()
  const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' })
  const at = (time: string) => new Date(`1970-01-01T${time.slice(0, 5)}:00Z`)
  return ({ from, to }: ChatContact['hours']) => format.formatRange(at(from), at(to))
}

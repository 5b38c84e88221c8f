import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useText } from '../../core/i18n/useText.ts'

const DAY = 86_400_000

/** Remembers what was made of a key: ten thousand messages have few minutes and days between them. */
function remembered<Key>(make: (key: Key, time: string) => string) {
  const known = new Map<Key, string>()
  return (key: Key, time: string) => {
    const found = known.get(key) ?? make(key, time)
    known.set(key, found)
    return found
  }
}

/** When something was written, in the words of the language. */
export function useChatTime() {
  const text = useText()
  const intl = useIntl()
  return useMemo(() => {
    const { formatDate, formatTime } = intl
    const midnightOf = (at: Date) => new Date(at).setHours(0, 0, 0, 0)
    const daysAgo = (at: Date) => Math.round((midnightOf(new Date()) - midnightOf(at)) / DAY)
    const nearOf = (at: Date) => {
      const days = daysAgo(at)
      return days <= 0 ? text('chat.today') : days === 1 ? text('chat.yesterday') : undefined
    }
    const minuteOf = remembered<number>((_, time) => formatTime(time))
    const dayOf = remembered<number>((midnight, time) => {
      const isThisYear = new Date(midnight).getFullYear() === new Date().getFullYear()
      const year = isThisYear ? undefined : 'numeric'
      return formatDate(time, { weekday: 'long', day: 'numeric', month: 'long', year })
    })
    return {
      time: (time: string) => {
        const at = new Date(time)
        return minuteOf(at.getHours() * 60 + at.getMinutes(), time)
      },
      /** The day above the messages. */
      day: (time: string) => {
        const at = new Date(time)
        return nearOf(at) ?? dayOf(midnightOf(at), time)
      },
      /** As short as it goes: the time of today, a day of this week, a date. */
      short: (time: string) => {
        const at = new Date(time)
        const days = daysAgo(at)
        if (days <= 0) return formatTime(time)
        if (days < 7) return nearOf(at) ?? formatDate(time, { weekday: 'short' })
        return formatDate(time, { day: 'numeric', month: 'short' })
      },
    }
  }, [intl, text])
}

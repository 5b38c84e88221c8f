import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useText } from '../../core/i18n/useText.ts'
import { offsetAt } from '../../entities/event/zoned.ts'

const MINUTE = 60_000
const DAY = 86_400_000
/** No clock is put back or forward within one. */
const QUARTER = 15 * MINUTE

/** What the wall clock of a zone shows now, as if it were that of Greenwich. */
function wallNow(timeZone: string) {
  const now = Date.now()
  return now + offsetAt(now, timeZone)
}

/** Remembers what was made of a key: ten thousand messages have few minutes and days between them. */
function remembered<Key, Made>(make: (key: Key, time: string) => Made) {
  const known = new Map<Key, Made>()
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
    const { formatDate, formatTime, timeZone = 'UTC' } = intl
    const offsetOf = remembered((quarter: number) => offsetAt(quarter * QUARTER, timeZone))
    /** The wall clock of the zone, as if it were that of Greenwich. */
    const wallOf = (time: string) => {
      const at = Date.parse(time)
      return at + offsetOf(Math.floor(at / QUARTER), time)
    }
    const dayNumber = (wall: number) => Math.floor(wall / DAY)
    const daysAgo = (wall: number) => dayNumber(wallNow(timeZone)) - dayNumber(wall)
    const nearOf = (wall: number) => {
      const days = daysAgo(wall)
      return days <= 0 ? text('chat.today') : days === 1 ? text('chat.yesterday') : undefined
    }
    const yearIn = (wall: number) => new Date(wall).getUTCFullYear()
    /** The year, where it is another one than this. */
    const yearOf = (wall: number) =>
      yearIn(wall) === yearIn(wallNow(timeZone)) ? {} : ({ year: 'numeric' } as const)
    const minuteOf = remembered((_: number, time) => formatTime(time))
    const dayOf = remembered((day: number, time) => {
      return formatDate(time, { weekday: 'long', day: 'numeric', month: 'long', ...yearOf(day * DAY) })
    })
    return {
      time: (time: string) => {
        const wall = wallOf(time)
        return minuteOf(Math.floor((wall - dayNumber(wall) * DAY) / MINUTE), time)
      },
      /** The day above the messages. */
      day: (time: string) => {
        const wall = wallOf(time)
        return nearOf(wall) ?? dayOf(dayNumber(wall), time)
      },
      /** As short as it goes: the time of today, a day of this week, a date. */
      short: (time: string) => {
        const wall = wallOf(time)
        const days = daysAgo(wall)
        if (days <= 0) return formatTime(time)
        if (days < 7) return nearOf(wall) ?? formatDate(time, { weekday: 'short' })
        return formatDate(time, { day: 'numeric', month: 'short', ...yearOf(wall) })
      },
    }
  }, [intl, text])
}

import type { Time } from '@internationalized/date'
import { parseClock } from '../Calendar/parse.ts'
import type { DateStrings } from '../Calendar/strings/en.ts'

/** A time as `14:30`, or `14:30:05` with seconds; of hours alone, the minutes are none. */
export function writeTime(time: Time, granularity: 'hour' | 'minute' | 'second') {
  const text = time.toString()
  if (granularity === 'hour') return `${text.slice(0, 2)}:00`
  return granularity === 'minute' ? text.slice(0, 5) : text.slice(0, 8)
}

/** A time in words: “9:00 AM”. */
export function formatTime(time: string, locale: string, hourCycle?: 12 | 24) {
  const hour12 = hourCycle && hourCycle === 12
  const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', hour12, timeZone: 'UTC' })
  return format.format(new Date(`2000-01-01T${time.slice(0, 5)}:00Z`))
}

interface TimeLimits {
  min?: string
  max?: string
  hourCycle?: 12 | 24
}

/** What is wrong with a time by its limits, in words. */
export function timeProblem(
  time: string | null,
  { min, max, hourCycle }: TimeLimits,
  { strings, locale }: { strings: DateStrings; locale: string },
) {
  const clock = parseClock(time)
  const [first, last] = [parseClock(min), parseClock(max)]
  if (min && first && clock && clock.compare(first) < 0)
    return strings.tooEarlyTime(formatTime(min, locale, hourCycle))
  if (max && last && clock && clock.compare(last) > 0)
    return strings.tooLateTime(formatTime(max, locale, hourCycle))
  return undefined
}

/**
 * The nearest time on a grid of minutes; the arrow keys go on to the next one in their direction. Digits that are
 * being typed are left alone, since the second of them changes everything.
 */
export function toStep(time: Time, step: number, typed?: { before: Time | null; key: string }) {
  const off = time.minute % step
  if (off === 0) return time
  if (typed && !typed.key.startsWith('Arrow')) return time
  const isDown = typed ? typed.key === 'ArrowDown' : off * 2 < step
  const minute = time.minute - off + (isDown ? 0 : step)
  if (minute < 60) return time.set({ minute })
  if (typed) return time.set({ minute: 0 })
  return time.hour < 23
    ? time.set({ hour: time.hour + 1, minute: 0 })
    : time.set({ minute: time.minute - off })
}

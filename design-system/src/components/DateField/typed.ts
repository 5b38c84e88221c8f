import { getLocalTimeZone, today } from '@internationalized/date'
import type { DateFieldState } from 'react-aria-components/DateField'
import { parseDay, parseClock } from '../Calendar/parse.ts'

/** What stands in the parts of a date, whether or not there is such a day. */
export interface TypedDay {
  year: number
  month: number
  day: number
}

type Segmented = Pick<DateFieldState, 'segments'>

/** Whether some parts of a field are filled in and others not. */
export const isHalfDone = ({ segments }: Segmented) => {
  const parts = segments.filter(({ isEditable }) => isEditable)
  const empty = parts.filter(({ isPlaceholder }) => isPlaceholder)
  return empty.length > 0 && empty.length < parts.length
}

/** The date that stands in a field, if all of its parts are filled in. */
export function typedDay({ segments }: Segmented): TypedDay | null {
  const valueOf = (type: keyof TypedDay) => segments.find((segment) => segment.type === type)?.value
  const [year, month, day] = [valueOf('year'), valueOf('month'), valueOf('day')]
  return year && month && day ? { year, month, day } : null
}

/** How many days a month of a year has. */
export const daysInMonth = ({ year, month }: TypedDay) => {
  const last = new Date(Date.UTC(2000, month, 0))
  last.setUTCFullYear(year, month, 0)
  return last.getUTCDate()
}

/** The year that people mean by its last two digits: of this century, but no more than twenty years ahead. */
export function fullYear(year: number, now = today(getLocalTimeZone()).year) {
  if (year >= 100) return year
  const inCentury = Math.floor(now / 100) * 100 + year
  return inCentury > now + 20 ? inCentury - 100 : inCentury
}

const native = /[\u0660-\u0669\u06f0-\u06f9]/g
/** Digits of Arabic and Persian as those of programs. */
const withPlainDigits = (text: string) =>
  text.replace(native, (digit) => String((digit.charCodeAt(0) & 0xf) % 10))

/** More than any date is long: the rest of a huge paste is not looked at. */
const enough = 64

/** A pasted date: as programs write it, or with its numbers in the language's order. */
export function readDay(pasted: string, locale: string) {
  const text = withPlainDigits(pasted.slice(0, enough)).trim()
  const exact = parseDay(/^\d{4}-\d{2}-\d{2}/.exec(text)?.[0])
  if (exact) return exact
  const numbers = text.match(/\d+/g)?.map(Number) ?? []
  if (numbers.length !== 3) return null
  const order = new Intl.DateTimeFormat(locale)
    .formatToParts()
    .flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type] : []))
  const part = (type: keyof TypedDay) => numbers[order.indexOf(type)] ?? 0
  const pad = (value: number, length: number) => String(value).padStart(length, '0')
  return parseDay(`${pad(fullYear(part('year')), 4)}-${pad(part('month'), 2)}-${pad(part('day'), 2)}`)
}

/** A pasted time: hours and minutes, with am or pm where it says so. */
export function readTime(pasted: string) {
  const text = withPlainDigits(pasted.slice(0, enough)).trim()
  const found = /(\d{1,2})[:.h٫](\d{2})(?:[:.](\d{2}))?\s*([ap]\.?m|[صم])?/i.exec(text)
  if (!found) return null
  const [, hours = '', minutes, seconds = '00', half] = found
  const isLate = half && /^[pم]/i.test(half)
  const hour = half ? (Number(hours) % 12) + (isLate ? 12 : 0) : Number(hours)
  return parseClock(`${String(hour).padStart(2, '0')}:${minutes}:${seconds}`)
}

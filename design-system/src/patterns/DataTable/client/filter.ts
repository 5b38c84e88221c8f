import type { DataFilter, DataValue } from '../types.ts'

/** Whether a value passes, made once for each filter. */
export type Test = (value: DataValue) => boolean

const day = 24 * 60 * 60 * 1000

const millisecondsOf = (value: DataValue) =>
  value instanceof Date ? value.getTime() : typeof value === 'string' ? Date.parse(value) : Number(value)

/** The start of a day in the person's own time; nothing where there is no such day. */
function startOf(date: string | undefined): number | undefined {
  const [year, month, dayOfMonth] = (date ?? '').split('-').map(Number)
  if (!year || !month || !dayOfMonth) return undefined
  return new Date(year, month - 1, dayOfMonth).getTime()
}

/** Of a filter that asks for more than words, which are looked for elsewhere. */
export function testOf(filter: Exclude<DataFilter, { kind: 'text' }>): Test {
  if (filter.kind === 'choice') {
    const wanted = new Set(filter.anyOf)
    return wanted.size === 0 ? () => true : (value) => wanted.has(String(value ?? ''))
  }
  if (filter.kind === 'range') {
    const { min = -Infinity, max = Infinity } = filter
    return (value) => value !== null && value !== undefined && Number(value) >= min && Number(value) <= max
  }
  const from = startOf(filter.from) ?? -Infinity
  const last = startOf(filter.to)
  // A day may have 23 or 25 hours; half a day more than one always lies within the next, whose start ends this one.
  const end = last === undefined ? Infinity : new Date(last + 1.5 * day).setHours(0, 0, 0, 0)
  return (value) => {
    const time = millisecondsOf(value)
    return time >= from && time < end
  }
}

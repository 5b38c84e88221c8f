import { firstDayNumber } from '@data1522/design-system/eventDates'
import { dayAfter } from '../../../entities/event/zoned.ts'

/** The parts of a rule of RFC 5545, by their names. */
const partsOf = (rule: string) => new Map(rule.split(';').map((part) => part.split('=') as [string, string]))
const ruleOf = (parts: ReadonlyMap<string, string>) =>
  [...parts].map(([name, value]) => `${name}=${value}`).join(';')

export const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const
export type Frequency = (typeof FREQUENCIES)[number]
export const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const
export type RuleDay = (typeof WEEKDAYS)[number]

/** The days of a week in the order of a language. */
export function weekdaysIn(locale: string): readonly RuleDay[] {
  const first = (firstDayNumber({ locale }) + 6) % 7
  return [...WEEKDAYS.slice(first), ...WEEKDAYS.slice(0, first)]
}

/** How an event repeats, as one fills it in. */
export interface RepeatValues {
  readonly repeat: 'never' | Frequency
  readonly interval: number
  readonly days: readonly RuleDay[]
  readonly ends: 'never' | 'on' | 'after'
  readonly until: string
  readonly count: number
}

export const noRepeat: RepeatValues = {
  repeat: 'never',
  interval: 1,
  days: [],
  ends: 'never',
  until: '',
  count: 10,
}

const dayText = (until: string) => `${until.slice(0, 4)}-${until.slice(4, 6)}-${until.slice(6, 8)}`

/** A rule as one fills it in. */
export function toRepeat(rule: string | undefined): RepeatValues {
  if (!rule) return noRepeat
  const parts = partsOf(rule)
  const until = parts.get('UNTIL')
  const count = parts.get('COUNT')
  return {
    repeat: FREQUENCIES.find((one) => one === parts.get('FREQ')) ?? 'never',
    interval: Number(parts.get('INTERVAL') ?? 1),
    days: WEEKDAYS.filter((one) => parts.get('BYDAY')?.split(',').includes(one)),
    ends: until ? 'on' : count ? 'after' : 'never',
    until: until ? dayText(until) : '',
    count: Number(count ?? noRepeat.count),
  }
}

const untilOf = (day: string) => `${day.replaceAll('-', '')}T235959Z`

/** What one has filled in, as a rule. Of every second week it counts where weeks begin. */
export function toRule(
  { repeat, interval, days, ends, until, count }: RepeatValues,
  weekStart: RuleDay = 'MO',
): string | undefined {
  if (repeat === 'never') return undefined
  return ruleOf(
    new Map([
      ['FREQ', repeat as string],
      ...(interval > 1 ? [['INTERVAL', String(interval)] as const] : []),
      ...(repeat === 'WEEKLY' && days.length > 0 ? [['BYDAY', days.join(',')] as const] : []),
      ...(repeat === 'WEEKLY' && interval > 1 && weekStart !== 'MO' ? [['WKST', weekStart] as const] : []),
      ...(ends === 'on' && until ? [['UNTIL', untilOf(until)] as const] : []),
      ...(ends === 'after' ? [['COUNT', String(count)] as const] : []),
    ]),
  )
}

/** How many days after a day the first of the chosen days of the week comes. */
export function daysToFirst(day: string, { repeat, days }: Pick<RepeatValues, 'repeat' | 'days'>) {
  if (repeat !== 'WEEKLY' || days.length === 0) return 0
  const place = (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7
  return WEEKDAYS.findIndex((_, by) => days.includes(WEEKDAYS[(place + by) % 7]!))
}

/** A rule that ends with a day. */
export function endingWith(rule: string, lastDay: string) {
  const parts = partsOf(rule)
  parts.delete('COUNT')
  parts.set('UNTIL', untilOf(lastDay))
  return ruleOf(parts)
}

/** A rule for times some days later: its last day and its days of the week go along, days within a month stay. */
export function turnedBy(rule: string, days: number) {
  if (days === 0) return rule
  const parts = partsOf(rule)
  const until = parts.get('UNTIL')
  if (until && /^\d{8}/.test(until)) parts.set('UNTIL', untilOf(dayAfter(dayText(until), days)))
  const places = parts
    .get('BYDAY')
    ?.split(',')
    .map((day) => WEEKDAYS.indexOf(day as RuleDay))
  const isByWeek = ['DAILY', 'WEEKLY'].includes(parts.get('FREQ') ?? '')
  if (isByWeek && places && !places.includes(-1)) {
    const turned = new Set(places.map((place) => (((place + days) % 7) + 7) % 7))
    parts.set('BYDAY', WEEKDAYS.filter((_, place) => turned.has(place)).join(','))
  }
  return ruleOf(parts)
}

/** What is left of a rule after so many times. */
export function after(rule: string, times: number) {
  const parts = partsOf(rule)
  const count = parts.get('COUNT')
  if (count) parts.set('COUNT', String(Math.max(Number(count) - times, 1)))
  return ruleOf(parts)
}

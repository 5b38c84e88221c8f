import type { ChartCategory, ChartProps } from './types.ts'

const DAY = 86_400_000

/** Whether a date is a whole day rather than an instant. */
export const isMidnight = (date: Date) => date.getHours() === 0 && date.getMinutes() === 0

/** Dates as short as those around them allow: the hour within two days unless all are whole days, the month where all begin one, else the day. */
function dateFormats(
  categories: readonly ChartCategory[],
): [short: Intl.DateTimeFormatOptions, long: Intl.DateTimeFormatOptions] {
  const dates = categories.filter((one): one is Date => one instanceof Date)
  const [first, last] = [dates[0], dates.at(-1)]
  const span = first && last ? Math.abs(last.getTime() - first.getTime()) : 0
  const isOneYear = first?.getFullYear() === last?.getFullYear()
  if (span > 0 && span <= 2 * DAY && !dates.every(isMidnight))
    return [
      { hour: 'numeric', minute: '2-digit' },
      { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
    ]
  if (dates.length > 1 && dates.every((date) => date.getDate() === 1))
    return [
      isOneYear ? { month: 'short' } : { month: 'short', year: '2-digit' },
      { month: 'long', year: 'numeric' },
    ]
  if (span > 500 * DAY) return [{ month: 'short', year: 'numeric' }, { dateStyle: 'medium' }]
  return [{ day: 'numeric', month: 'short' }, { dateStyle: 'medium' }]
}

export interface Formats {
  readonly value: (value: number) => string
  readonly tick: (value: number) => string
  readonly percent: (share: number) => string
  readonly category: (category: ChartCategory) => string
  /** With all that the short one leaves out, where there is room. */
  readonly longCategory: (category: ChartCategory) => string
}

type Given = Pick<ChartProps<never>, 'formatValue' | 'formatTick' | 'formatCategory'>

/** The formats of a chart: those that were given, else those of the page's language. */
export function createFormats(
  locale: string,
  { formatValue, formatTick, formatCategory }: Given,
  categories: readonly ChartCategory[],
): Formats {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 2 })
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const [short, long] = dateFormats(categories).map((options) => new Intl.DateTimeFormat(locale, options))
  const plain = (date: Intl.DateTimeFormat) => (category: ChartCategory) => {
    if (category instanceof Date) return date.format(category)
    return typeof category === 'number' ? number.format(category) : category
  }
  return {
    value: formatValue ?? ((value) => number.format(value)),
    tick: formatTick ?? formatValue ?? ((value) => compact.format(value)),
    percent: (share) => percent.format(share),
    category: formatCategory ?? plain(short!),
    longCategory: formatCategory ?? plain(long!),
  }
}

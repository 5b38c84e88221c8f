import { addDays, type DayRange } from '../Calendar/iso.ts'
import type { DateStrings } from '../Calendar/strings/en.ts'

export const rangePresetIds = [
  'today',
  'yesterday',
  'last7Days',
  'last30Days',
  'thisMonth',
  'lastMonth',
  'thisYear',
] as const
/** A period that has a name in every language. */
export type RangePresetId = (typeof rangePresetIds)[number]

/** A period of the caller's own to choose by one press. */
export interface RangePreset {
  id: string
  label: string
  range: DayRange
}

const firstOf = (day: string) => `${day.slice(0, 7)}-01`

/** The days of a named period, seen from a day: “the last 7 days” end with it. */
export function presetRange(id: RangePresetId, today: string): DayRange {
  const yesterday = addDays(today, -1)
  const monthStart = firstOf(today)
  const monthBefore = addDays(monthStart, -1)
  const nextMonth = firstOf(addDays(monthStart, 31))
  switch (id) {
    case 'today':
      return { start: today, end: today }
    case 'yesterday':
      return { start: yesterday, end: yesterday }
    case 'last7Days':
      return { start: addDays(today, -6), end: today }
    case 'last30Days':
      return { start: addDays(today, -29), end: today }
    case 'thisMonth':
      return { start: monthStart, end: addDays(nextMonth, -1) }
    case 'lastMonth':
      return { start: firstOf(monthBefore), end: monthBefore }
    case 'thisYear':
      return { start: `${today.slice(0, 4)}-01-01`, end: `${today.slice(0, 4)}-12-31` }
  }
}

interface Bounds {
  min?: string
  max?: string
}

/** The periods to choose by one press, cut to what may be chosen; those that lie outside of it have no range. */
export const rangePresets = (
  presets: readonly (RangePresetId | RangePreset)[],
  { strings, today, min, max }: Bounds & { strings: DateStrings; today: string },
) =>
  presets.map((preset) => {
    const { id, label, range } =
      typeof preset === 'string'
        ? { id: preset, label: strings[preset], range: presetRange(preset, today) }
        : preset
    const start = min && range.start < min ? min : range.start
    const end = max && range.end > max ? max : range.end
    return { id, label, range: start <= end ? { start, end } : null }
  })

import { addDays } from '../Calendar/iso.ts'
import { formatRelativeDay } from '../Calendar/formatDate.ts'

const offsets = { yesterday: -1, today: 0, tomorrow: 1 } as const
/** A day that has a name in every language. */
export type DayPresetId = keyof typeof offsets

/** A day of the caller's own to choose by one press. */
export interface DayPreset {
  id: string
  label: string
  /** As `2026-11-21`. */
  day: string
}

/** The days to choose by one press, with those that have names found from today. */
export const dayPresets = (presets: readonly (DayPresetId | DayPreset)[], today: string, locale: string) =>
  presets.map((preset): DayPreset => {
    if (typeof preset !== 'string') return preset
    const day = addDays(today, offsets[preset])
    return { id: preset, label: formatRelativeDay(day, today, locale), day }
  })

import type { Formats } from './formats.ts'
import type { Model } from './model.ts'
import type { Active } from './useWalk.ts'
import type { ChartStrings } from './strings/en.ts'

/** What is said of the point that the arrow keys came to. */
export function announcementOf(
  { index, series = 0 }: Active,
  { categories, series: all }: Model,
  formats: Formats,
  strings: ChartStrings,
): string {
  const one = all[series]
  const value = one?.values[index] ?? null
  const parts = [
    formats.longCategory(categories[index]!),
    all.length > 1 && one?.label,
    value === null ? strings.noFigure : (one?.format ?? formats.value)(value),
    strings.of(String(index + 1), String(categories.length)),
  ]
  return parts.filter(Boolean).join(`${strings.comma} `)
}

import type { Tone } from '../../tokens/ramps.ts'

/** Where a range is low and high, and which part of it is best. */
export interface Range {
  readonly min: number
  readonly max: number
  readonly low?: number
  readonly high?: number
  readonly optimum?: 'low' | 'middle' | 'high'
}

const parts = ['low', 'middle', 'high'] as const
export type Part = (typeof parts)[number]

/** Which part of its range a value lies in. */
export const partOf = (value: number, { low, high }: Range): Part =>
  low !== undefined && value < low ? 'low' : high !== undefined && value > high ? 'high' : 'middle'

const tones = ['success', 'warning', 'danger'] as const

/** What a value means: good in the best part of the range, worse with every part away from it. */
export function toneOf(part: Part, { low, high, optimum }: Range): Tone {
  if (low === undefined && high === undefined) return 'primary'
  const there = parts.filter(
    (name) => name === 'middle' || (name === 'low' ? low !== undefined : high !== undefined),
  )
  const best = there.indexOf(optimum ?? 'middle')
  return tones[Math.abs(there.indexOf(part) - Math.max(best, 0))] ?? 'danger'
}

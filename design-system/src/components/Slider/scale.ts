/** The values that a slider can take. */
export interface Scale {
  minValue: number
  maxValue: number
  step: number
}

const decimalsOf = (number: number) => String(number).split('.')[1]?.length ?? 0
const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** How far along the rail a value stands, 0 to 1. */
export const shareOf = ({ minValue, maxValue }: Scale, value: number) =>
  maxValue > minValue ? clamp((value - minValue) / (maxValue - minValue), 0, 1) : 0

/** The nearest value of the scale, without the dust of binary fractions. */
export function onScale({ minValue, maxValue, step }: Scale, value: number): number {
  const steps = Math.floor((maxValue - minValue) / step + 1e-9)
  const nearest = minValue + clamp(Math.round((value - minValue) / step), 0, steps) * step
  return Number(nearest.toFixed(Math.max(decimalsOf(step), decimalsOf(minValue))))
}

/** The values at every so many units; none where they would be a smear. */
export function ticksOf({ minValue, maxValue }: Scale, every: number | undefined): number[] {
  const count = every ? Math.floor((maxValue - minValue) / every + 1e-9) : -1
  return count > 100 ? [] : Array.from({ length: count + 1 }, (_, index) => minValue + index * (every ?? 0))
}

const arrows: Record<string, number> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }

/**
 * The value that a key leads to. Not left to the browsers, which do not agree how far Page Up goes, nor which way
 * an arrow does when the slider stands or the page reads right to left.
 */
export function valueByKey(
  scale: Scale,
  value: number,
  { key, isLarge, isRightToLeft }: { key: string; isLarge: boolean; isRightToLeft: boolean },
): number | undefined {
  const { minValue, maxValue, step } = scale
  const page = Math.max(step, Math.round((maxValue - minValue) / 10 / step) * step)
  if (key === 'Home') return minValue
  if (key === 'End') return onScale(scale, maxValue)
  if (key === 'PageUp' || key === 'PageDown') return onScale(scale, value + (key === 'PageUp' ? page : -page))
  const arrow = arrows[key]
  if (arrow === undefined) return undefined
  const isTurned = isRightToLeft && (key === 'ArrowLeft' || key === 'ArrowRight')
  return onScale(scale, value + arrow * (isTurned ? -1 : 1) * (isLarge ? page : step))
}

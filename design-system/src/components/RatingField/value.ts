import type { KeyboardEvent, PointerEvent } from 'react'
import { valueByKey } from '../Slider/scale.ts'

const isRightToLeft = (element: Element) => element.closest('[dir]')?.getAttribute('dir') === 'rtl'

/** The rating under a pointer: all of the star that it is on counts, or half of it. */
export function valueAtPointer(event: PointerEvent<HTMLElement>, max: number, step: number): number {
  const { left, right, width } = event.currentTarget.getBoundingClientRect()
  const along = isRightToLeft(event.currentTarget) ? right - event.clientX : event.clientX - left
  const stars = Math.ceil(((along / width) * max) / step) * step
  return Math.min(Math.max(stars, step), max)
}

interface Rules {
  max: number
  step: number
  isClearable: boolean | undefined
}

/** The rating that a key leads to: arrows by steps, a digit as many stars, Backspace none; undefined for others. */
export function valueByRatingKey(
  event: KeyboardEvent<HTMLElement>,
  rating: number | null,
  { max, step, isClearable }: Rules,
): number | null | undefined {
  const { key } = event
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined
  if (key === 'Backspace' || key === 'Delete' || key === '0') return isClearable ? null : undefined
  if (/^[1-9]$/.test(key)) return Number(key) <= max ? Number(key) : undefined
  const scale = { minValue: isClearable ? 0 : step, maxValue: max, step }
  return valueByKey(scale, rating ?? 0, {
    key,
    isLarge: false,
    isRightToLeft: isRightToLeft(event.currentTarget),
  })
}

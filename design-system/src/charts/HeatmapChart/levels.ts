import { niceTicks } from '../kit/geometry.ts'

/** How many colours there are from the least to the most. */
export const LEVELS = 7

/** The scale of a heat map: where it begins and ends, in round figures, and the step of each figure, from 1. */
export function scaleOf(domain: readonly [number, number]) {
  const { share, domain: ends } = niceTicks(domain, 4)
  return {
    ends,
    levelOf: (value: number) => Math.max(1, Math.min(LEVELS, 1 + Math.floor(share(value) * LEVELS))),
  }
}

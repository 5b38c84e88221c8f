import { SHEEN, type Tone } from './colours.ts'
import { blend, box, circle, stack } from './pen.ts'

/** A wide picture on a ground of one tone, with light from the top left. */
export const scene = (ground: Tone, width: number, height: number, ...shapes: readonly string[]) =>
  stack(
    box(0, 0, width, height, 0, blend(ground.soft, ground.light)),
    circle(width * 0.2, 0, height * 0.95, SHEEN),
    circle(width * 0.2, 0, height * 0.6, SHEEN),
    ...shapes,
  )

import { SHADOW, SHEEN, type Tone } from './colours.ts'
import { blend, box, circle, ellipse, stack } from './pen.ts'

/** A thing and the tone of the ground that it stands on. */
export interface Still {
  readonly ground: Tone
  readonly shapes: string
}

export const on = (ground: Tone, ...shapes: readonly string[]): Still => ({
  ground,
  shapes: stack(...shapes),
})

/** What something that stands throws on the floor. */
export const shadow = (x: number, y: number, width: number) => ellipse(x, y, width, width / 9, SHADOW)

/** A soft square with light from the top left. */
export const tile = (ground: Tone, size: number) =>
  stack(
    box(0, 0, size, size, 0, blend(ground.pale, ground.soft)),
    circle(size * 0.3, size * 0.25, size * 0.5, SHEEN),
  )

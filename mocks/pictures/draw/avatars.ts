import { AVATAR_COUNT } from '../../seed/avatars.ts'
import { createRandom } from '../../seed/random.ts'
import { colour } from './colours.ts'
import { box, circle, stack } from './pen.ts'

const landscape = (index: number) => {
  const random = createRandom(index + 1)
  const hue = (index * 360) / AVATAR_COUNT
  const tint = (lightness: number, chroma: number, turn = 0) =>
    colour(lightness, chroma, Math.round(hue + turn) % 360)
  const sun = circle(
    random.integer(22, 58),
    random.integer(20, 34),
    random.integer(10, 15),
    tint(92, 0.09, 75),
  )
  const hills = [0, 1].map((layer) =>
    circle(
      random.integer(8, 34) + layer * 36,
      random.integer(74, 84),
      34,
      tint(64 - layer * 12, 0.13, layer * 28),
    ),
  )
  return stack(box(0, 0, 80, 80, 0, tint(82, 0.08)), sun, ...hills)
}

/** A small abstract landscape for each number from 1. */
export const avatars = Object.fromEntries(
  Array.from({ length: AVATAR_COUNT }, (_, index) => [String(index + 1), landscape(index)]),
)

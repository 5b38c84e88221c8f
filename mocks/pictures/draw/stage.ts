import { colour, sky } from './colours.ts'
import { circle, ellipse, fill, ring, stack } from './pen.ts'
import { sparkle } from './props.ts'

/** Shapes behind a scene; half clear, so that they suit a light and a dark page. */
const BACKDROPS = [
  'M56 62Q98 16 168 30T284 86Q312 148 264 188T124 206Q30 198 32 130Q34 88 56 62Z',
  'M40 108Q44 40 118 32T238 44Q300 70 290 132T214 206Q120 226 74 190T40 108Z',
  'M72 44Q132 8 204 34T292 122Q290 190 222 200T82 198Q24 168 32 112Q38 66 72 44Z',
] as const

const BACK = colour(72, 0.12, 236, 20)
const FLOOR = colour(52, 0.06, 250, 26)

/** A scene without a ground of its own. */
export const stage = (backdrop: 0 | 1 | 2, accent: string, ...shapes: readonly string[]) =>
  stack(
    fill(BACKDROPS[backdrop], BACK),
    circle(44, 60, 5, accent),
    ring(284, 52, 6, sky.base, 3),
    sparkle(299, 168 - backdrop * 30, 9, accent),
    circle(24, 132 + backdrop * 12, 3.5, sky.base),
    ...shapes,
  )

export const floor = (x: number, y: number, width: number) => ellipse(x, y, width, width / 12, FLOOR)

import {
  amber,
  blue,
  coral,
  GLOW,
  mint,
  rose,
  sand,
  SHADE,
  sky,
  slate,
  type Tone,
  violet,
  WHITE,
} from './colours.ts'
import { blend, circle, each, ellipse, fill, mirror, put, stack, stroke, turn } from './pen.ts'
import { bubble, sparkle, sprig } from './props.ts'
import { scene } from './scene.ts'

/** A head seen from its left side, 120 wide and 150 high. */
export const PROFILE =
  'M62 0q54 0 58 54q2 30 -18 48v48H44v-26H26q-8 0 -8 -8V98L4 92q-5 -3 -2 -8l14 -24Q14 0 62 0Z'

const mind = scene(
  violet,
  320,
  200,
  put(96, 36, 1.1, fill(PROFILE, blend(violet.base, violet.dark))),
  stroke('M166 88a8 8 0 1 1 8 8a20 20 0 1 1 20 -20a32 32 0 1 1 -32 -32', amber.light, 6),
  sparkle(70, 60, 16, amber.base),
  sparkle(262, 70, 12, WHITE),
  sparkle(246, 134, 18, coral.base),
  circle(58, 120, 6, WHITE),
)

const talk = scene(
  sky,
  320,
  200,
  put(186, 62, 0.92, fill(PROFILE, blend(coral.base, coral.dark))),
  mirror(80, put(26, 62, 0.92, fill(PROFILE, blend(sky.base, blue.dark)))),
  bubble(88, 16, 66, 42, WHITE, 14),
  bubble(168, 30, 62, 40, amber.light, 30),
  each([106, 121, 136], (x) => circle(x, 37, 4.5, sky.base)),
  stroke('M184 50q8 10 15 0t15 0', amber.dark, 4),
)

const stones = [
  [160, 152, 62, 21, slate],
  [158, 119, 46, 17, sky],
  [163, 91, 34, 14, sand],
  [158, 67, 23, 11, coral],
] as const

const petal = (angle: number, tone: Tone) =>
  turn(angle, 262, 172, fill('M262 172q-16 -18 0 -44q16 26 0 44Z', blend(tone.light, tone.deep)))

const lotus = stack(petal(-72, rose), petal(72, rose), petal(-38, rose), petal(38, rose), petal(0, rose))

const balance = scene(
  mint,
  320,
  200,
  circle(216, 70, 34, blend(amber.soft, amber.base)),
  ellipse(160, 176, 150, 22, GLOW),
  ellipse(160, 176, 104, 12, GLOW),
  ellipse(166, 173, 70, 8, SHADE),
  each(stones, ([x, y, width, height, tone]) => ellipse(x, y, width, height, blend(tone.light, tone.deep))),
  sprig(70, 174, 66, mint),
  lotus,
)

export const psychologyCourses = { 'psychology-1': mind, 'psychology-2': talk, 'psychology-3': balance }

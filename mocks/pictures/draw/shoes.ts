import {
  amber,
  blue,
  coral,
  GLOW,
  mint,
  rose,
  sand,
  SHADE,
  SHEEN,
  sky,
  slate,
  type Tone,
  violet,
  WHITE,
} from './colours.ts'
import { blend, box, circle, each, fill, inside, move, stack, stroke } from './pen.ts'
import { on, shadow } from './tile.ts'

const UPPER = 'M24 110V70q0 -12 10 -12q12 14 24 -2q4 -6 12 -4q6 2 9 8l8 14q4 7 14 9l20 5q19 5 19 22Z'

const laces = (paint: string) =>
  each([0, 1, 2], (index) => stroke(`M${72 + index * 8} ${72 + index * 8}l13 -8`, paint, 5))

const runner = (upper: Tone, trim: Tone, sole: Tone) =>
  stack(
    fill(UPPER, blend(upper.light, upper.deep)),
    inside(
      UPPER,
      fill('M120 112q0 -22 22 -26V112Z', trim.base),
      fill('M20 112V78q20 6 20 34Z', trim.base),
      stroke('M48 88H66M48 99H60', WHITE, 5),
    ),
    stroke('M34 60q12 13 24 -2', upper.dark, 5),
    laces(WHITE),
    fill('M20 106H144q2 18 -12 18H30q-12 0 -10 -18Z', blend(WHITE, sole.soft, 'down')),
    fill('M21 117H143q-3 9 -11 9H30q-8 0 -9 -9Z', sole.deep),
  )

const highUpper = 'M30 110V34q0 -6 6 -6H68q6 0 7 6l4 30q2 10 12 14l30 10q19 6 19 22Z'

const highTop = stack(
  fill(highUpper, blend(coral.base, coral.dark)),
  inside(
    highUpper,
    fill('M112 112q0 -20 30 -24V112Z', WHITE),
    stroke('M70 30l8 40q4 10 20 16', coral.light, 6),
  ),
  stroke('M42 58H58M42 70H62', coral.soft, 6),
  each([0, 1, 2, 3], (index) => stroke(`M${70 + index * 3} ${42 + index * 11}l${12 - index} -3`, WHITE, 5)),
  fill('M26 106H144q2 20 -12 20H36q-12 0 -10 -20Z', blend(WHITE, sand.soft, 'down')),
  stroke('M28 117H142', coral.base, 3),
)

const bootUpper = 'M36 112V26q0 -5 5 -5H80q6 0 6 6V62q0 12 14 16l24 7q18 6 18 27Z'

const laceBoot = stack(
  fill(bootUpper, blend(amber.deep, amber.dark)),
  inside(bootUpper, fill('M114 114q2 -22 30 -24V114Z', amber.dark), box(30, 20, 62, 13, 0, sand.soft)),
  each([44, 56, 68, 79], (y, index) => stroke(`M${74 + index * 3} ${y}l14 3`, sand.pale, 5)),
  box(32, 108, 112, 12, 4, sand.ink),
  box(32, 116, 34, 14, 3, sand.ink),
  each([76, 88, 100, 112, 124], (x) => box(x, 116, 8, 9, 2, sand.ink)),
)

const chelseaBoot = stack(
  fill(bootUpper, blend(slate.deep, slate.ink)),
  inside(
    bootUpper,
    fill('M52 18H74L70 70q-8 8 -14 0Z', sky.deep),
    stroke('M58 24V66M64 24V68M69 24V64', sky.dark, 2),
  ),
  stroke('M40 17V30', slate.deep, 5),
  stroke('M104 88q16 3 26 14', SHEEN, 4),
  fill('M32 108H143q3 10 -6 10H72l-2 12H34Z', blend(sand.dark, sand.ink)),
)

const SOLE = 'M16 104q20 12 50 6t54 -2q22 4 24 12q0 8 -14 8H30q-14 0 -14 -24Z'

const strapSandal = stack(
  fill(SOLE, blend(sand.deep, sand.ink)),
  stroke('M20 104q20 12 48 6t52 0q14 2 22 8', sand.light, 7),
  fill('M84 106Q84 66 112 62q18 4 22 50l-16 -5q-4 -22 -12 -28q-8 8 -8 26Z', blend(sky.base, sky.dark)),
  fill('M30 108Q30 58 58 56q22 4 26 50l-15 2q-2 -28 -13 -34q-10 8 -11 36Z', blend(sky.base, sky.dark)),
  box(46, 58, 18, 14, 4, amber.base),
  box(51, 62, 8, 6, 1, sky.dark),
  box(104, 64, 16, 13, 4, amber.base),
  box(108, 68, 8, 5, 1, sky.dark),
)

const footbed =
  'M56 18q22 0 22 30q0 16 -4 32q-2 12 2 28q2 34 -20 34t-20 -34q2 -16 0 -30q-4 -18 -2 -34q2 -26 22 -26Z'

const flipFlop = stack(
  move(4, 4, fill(footbed, SHADE)),
  fill(footbed, coral.deep),
  move(-2, -3, fill(footbed, blend(coral.soft, coral.base))),
  stroke('M56 40q-18 14 -19 40M56 40q18 14 17 40', WHITE, 8),
  circle(56, 38, 5.5, amber.base),
)

const loaferUpper = 'M22 112V82q0 -14 14 -16q8 14 30 14q12 0 20 -12q8 -4 14 2q6 8 20 11q22 5 24 31Z'

const loafer = (leather: Tone, detail: string) =>
  stack(
    fill('M36 70q10 14 30 14t22 -14q-26 -10 -52 0Z', leather.ink),
    fill(loaferUpper, blend(leather.base, leather.dark)),
    inside(
      loaferUpper,
      stroke('M96 114q6 -26 30 -32', leather.dark, 3),
      fill('M18 114V84q16 4 18 30Z', leather.dark),
    ),
    detail,
    fill('M18 108H145q2 9 -7 9H64l-2 11H20Z', blend(leather.dark, leather.ink)),
  )

const saddle = (leather: Tone) =>
  stack(fill('M60 112q2 -24 22 -42l20 0q-14 18 -16 42Z', leather.dark), box(72, 84, 17, 8, 4, leather.light))

const tassels = (leather: Tone) =>
  stack(
    stroke('M84 78q10 -6 20 2', leather.light, 5),
    fill('M84 80l-9 18h10Z', leather.light),
    fill('M92 82l-1 20h10Z', leather.light),
    circle(90, 79, 5, amber.base),
  )

const fluff = (paint: string) =>
  each(
    [
      [44, 92, 13],
      [54, 78, 14],
      [70, 68, 15],
      [86, 64, 13],
      [60, 92, 12],
      [76, 82, 13],
    ] as const,
    ([x, y, radius]) => circle(x, y, radius, paint),
  )

const mule = stack(
  box(18, 108, 126, 17, 8, blend(sand.light, sand.deep)),
  stroke('M24 106q10 6 26 4', sand.soft, 8),
  fill('M46 112q4 -46 46 -50q50 4 50 50Z', blend(violet.light, violet.deep)),
  stroke('M106 78q14 4 20 18', GLOW, 5),
  fluff(WHITE),
  each(
    [
      [50, 98],
      [66, 84],
      [82, 74],
    ] as const,
    ([x, y]) => circle(x, y, 8, slate.pale),
  ),
)

const cosy = stack(
  move(4, 4, fill(footbed, SHADE)),
  fill(footbed, blend(sand.soft, sand.base)),
  inside(
    footbed,
    fill('M30 10H82V74Q56 96 30 74Z', blend(mint.light, mint.deep)),
    stroke('M32 72Q56 94 80 72', WHITE, 9),
    stroke('M42 34q4 -10 14 -10', GLOW, 4),
  ),
  circle(56, 58, 10, WHITE),
  circle(54, 56, 5, sand.pale),
)

const standing = (shoe: string) => stack(shadow(82, 130, 62), shoe)

export const shoes = {
  'sneaker-a': on(sand, standing(runner(sky, amber, slate))),
  'sneaker-b': on(sky, standing(highTop)),
  'boot-a': on(sky, standing(laceBoot)),
  'boot-b': on(sand, standing(chelseaBoot)),
  'sandal-a': on(sand, standing(strapSandal)),
  'sandal-b': on(sky, flipFlop, move(48, 0, flipFlop)),
  'loafer-a': on(sky, standing(loafer(sand, saddle(sand)))),
  'loafer-b': on(sand, standing(loafer(blue, tassels(blue)))),
  'slipper-a': on(sky, standing(mule)),
  'slipper-b': on(rose, cosy, move(48, 0, cosy)),
}

import {
  amber,
  blue,
  coral,
  MILK,
  mint,
  rose,
  SHADE,
  sky,
  slate,
  type Tone,
  violet,
  WHITE,
} from './colours.ts'
import { blend, box, circle, each, ellipse, fill, inside, move, slab, stack, stroke, turn } from './pen.ts'
import { bars, cursor, panel } from './props.ts'
import { scene } from './scene.ts'

const handle = (x: number, y: number) =>
  stack(box(x - 6, y - 6, 12, 12, 2, WHITE), box(x - 3.5, y - 3.5, 7, 7, 1, violet.base))

const curve = scene(
  violet,
  320,
  200,
  panel(50, 28, 220, 144, 12),
  inside(
    slab(50, 28, 220, 144, 12),
    stroke('M50 64H270M50 100H270M50 136H270M94 28V172M138 28V172M182 28V172M226 28V172', slate.pale, 2),
  ),
  stroke('M84 140C100 40 150 40 166 96S226 150 236 62', violet.base, 6),
  stroke('M136 56L196 136', coral.base, 3),
  circle(136, 56, 5, coral.base),
  handle(84, 140),
  handle(166, 96),
  handle(236, 62),
  turn(
    -45,
    198,
    138,
    fill('M198 138l-13 24l4 22h18l4 -22Z', blend(slate.dark, slate.ink)),
    box(186, 184, 24, 10, 3, amber.base),
    stroke('M198 144v18', WHITE, 2.5),
    circle(198, 164, 3.5, WHITE),
  ),
)

const swatch = (angle: number, tone: Tone) =>
  turn(
    angle,
    110,
    162,
    box(88, 40, 44, 134, 8, WHITE),
    box(92, 44, 36, 22, 4, tone.light),
    box(92, 69, 36, 22, 3, tone.base),
    box(92, 94, 36, 22, 3, tone.deep),
    box(92, 119, 36, 22, 3, tone.dark),
  )

const swatches = scene(
  sky,
  320,
  200,
  ellipse(160, 182, 120, 10, SHADE),
  move(
    24,
    0,
    swatch(64, sky),
    swatch(43, violet),
    swatch(22, rose),
    swatch(1, coral),
    swatch(-20, amber),
    circle(110, 162, 6, slate.dark),
  ),
)

const poster = scene(
  amber,
  320,
  200,
  turn(
    -4,
    120,
    100,
    panel(56, 18, 124, 164, 6, MILK),
    box(68, 30, 50, 50, 0, blue.deep),
    fill('M118 30h50v50a50 50 0 0 1 -50 -50Z', coral.base),
    circle(93, 105, 25, amber.base),
    fill('M118 80h50L118 130Z', mint.base),
    fill('M168 80v50H118Z', mint.dark),
    fill('M68 130h50v40H68Z', coral.deep),
    fill('M118 170a40 40 0 0 1 40 -40h10v40Z', sky.base),
  ),
  panel(206, 44, 70, 112, 10),
  each([sky, coral, amber, mint] as const, (tone, index) =>
    box(216 + (index % 2) * 27, 56 + Math.floor(index / 2) * 27, 22, 22, 6, tone.base),
  ),
  bars(216, 116, [50, 34, 42], slate.soft, 6, 12),
  cursor(258, 88),
)

export const designCourses = { 'design-1': curve, 'design-2': swatches, 'design-3': poster }

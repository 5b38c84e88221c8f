import { amber, aqua, coral, GLOW, mint, rose, sand, SHADE, sky, slate, type Tone, WHITE } from './colours.ts'
import { around, blend, box, circle, each, ellipse, fill, inside, put, stack, stroke, turn } from './pen.ts'
import { on, shadow } from './tile.ts'

const tableLamp = stack(
  fill('M52 74L24 138H136L108 74Z', blend(amber.soft, amber.pale, 'down')),
  shadow(80, 140, 40),
  box(76, 72, 8, 52, 0, blend(amber.deep, amber.dark, 'across')),
  fill('M58 138q0 -18 22 -18t22 18Z', blend(amber.base, amber.dark)),
  fill('M58 22H102L124 78H36Z', blend(coral.light, coral.deep)),
  stroke('M62 34L50 66', GLOW, 5),
  ellipse(80, 78, 44, 5, amber.pale),
)

const deskLamp = stack(
  shadow(66, 140, 44),
  fill('M96 70L70 138H150L126 62Z', blend(amber.light, amber.pale, 'down')),
  stroke('M60 132L36 84L88 42', slate.dark, 7),
  circle(36, 84, 7, amber.base),
  circle(88, 42, 6, amber.base),
  turn(
    -24,
    104,
    50,
    fill('M76 66q2 -34 30 -34t30 34Z', blend(sky.base, sky.dark)),
    ellipse(106, 66, 30, 5, amber.pale),
  ),
  box(34, 128, 52, 12, 6, blend(slate.deep, slate.ink)),
)

const leaf = (angle: number, x: number, y: number, length: number, paint: string) =>
  turn(
    angle,
    x,
    y,
    fill(
      `M${x} ${y}q${-length / 3} ${-length / 2} 0 ${-length}q${length / 3} ${length / 2} 0 ${length}Z`,
      paint,
    ),
  )

const bloom = (x: number, y: number, tone: Tone) =>
  stack(
    each(around(6, x, y, 8), ([left, top]) => circle(left, top, 6, tone.base)),
    circle(x, y, 5, amber.light),
  )

const tallVase = stack(
  shadow(80, 142, 34),
  stroke('M80 78Q82 56 74 34', mint.dark, 4),
  leaf(-56, 78, 66, 28, mint.deep),
  leaf(50, 80, 58, 26, mint.base),
  put(-43, -25, 1.6, bloom(72, 32, coral)),
  fill(
    'M66 70H94q2 12 10 24q12 18 4 36q-4 12 -12 12H64q-8 0 -12 -12q-8 -18 4 -36q8 -12 10 -24Z',
    blend(aqua.light, aqua.deep),
  ),
  box(62, 66, 36, 8, 4, aqua.soft),
  stroke('M64 98q-8 12 -5 26', GLOW, 5),
)

const roundVase = stack(
  shadow(80, 140, 42),
  stroke('M80 70q-6 -28 -28 -46M80 70q2 -30 8 -52M82 70q6 -22 28 -34', sand.deep, 3.5),
  each(
    [
      [50, 22],
      [60, 32],
      [68, 44],
      [89, 16],
      [86, 30],
      [84, 44],
      [112, 34],
      [100, 42],
      [92, 52],
    ] as const,
    ([x, y]) => ellipse(x, y, 6, 5, amber.light),
  ),
  fill('M68 64H92V74q32 8 32 36q0 30 -28 30H64q-28 0 -28 -30q0 -28 32 -36Z', blend(coral.light, coral.dark)),
  inside(
    'M68 64H92V74q32 8 32 36q0 30 -28 30H64q-28 0 -28 -30q0 -28 32 -36Z',
    stroke('M30 104l10 -9l10 9l10 -9l10 9l10 -9l10 9l10 -9l10 9l10 -9l10 9', coral.soft, 4),
    stroke('M30 118H130', coral.soft, 4),
  ),
)

const dial = (radius: number, paint: string) =>
  each(around(12, 80, 80, radius), ([x, y], index) => circle(x, y, index % 3 === 0 ? 3 : 1.6, paint))

const wallClock = stack(
  circle(84, 86, 56, SHADE),
  circle(80, 80, 57, blend(sky.base, sky.dark)),
  circle(80, 80, 47, WHITE),
  dial(39, slate.deep),
  stroke('M80 80V52', slate.ink, 6),
  stroke('M80 80L102 92', slate.ink, 6),
  stroke('M80 90L74 48', coral.base, 2.5),
  circle(80, 80, 5, coral.base),
)

const alarmClock = stack(
  shadow(80, 142, 44),
  stroke('M50 122L38 138M110 122L122 138', slate.dark, 8),
  stroke('M80 40V24M72 22h16', slate.dark, 6),
  turn(-32, 44, 42, fill('M24 46a20 20 0 0 1 40 0Z', blend(amber.light, amber.deep))),
  turn(32, 116, 42, fill('M96 46a20 20 0 0 1 40 0Z', blend(amber.light, amber.deep))),
  circle(80, 84, 48, blend(coral.base, coral.dark)),
  circle(80, 84, 38, WHITE),
  each(around(4, 80, 84, 31), ([x, y]) => circle(x, y, 3, slate.base)),
  stroke('M80 84V62M80 84L66 92', slate.ink, 6),
  circle(80, 84, 4.5, slate.ink),
)

const pot = (tone: Tone) =>
  stack(
    fill('M46 98H114L106 136q-1 6 -7 6H61q-6 0 -7 -6Z', blend(tone.base, tone.dark)),
    box(40, 86, 80, 18, 6, blend(tone.light, tone.deep)),
  )

const leafyPot = stack(
  shadow(80, 142, 38),
  leaf(-62, 76, 92, 60, mint.deep),
  leaf(62, 84, 92, 60, mint.deep),
  leaf(-32, 78, 90, 74, mint.base),
  leaf(32, 82, 90, 74, mint.base),
  leaf(0, 80, 90, 76, blend(mint.light, mint.deep, 'across')),
  stroke('M80 86V34', mint.dark, 2.5),
  pot(coral),
)

const cactusPot = stack(
  shadow(80, 142, 38),
  stroke('M56 66V50', mint.deep, 14),
  stroke('M104 58V44', mint.deep, 14),
  stroke('M60 72h12M100 66H86', mint.deep, 12),
  box(63, 22, 34, 72, 17, blend(mint.base, mint.dark, 'across')),
  stroke('M73 36V80M84 34V80', mint.light, 2.5),
  bloom(80, 22, rose),
  pot(sky),
)

const PILLOW =
  'M26 36q-4 -10 8 -8q46 10 92 0q12 -2 8 8q-10 44 0 88q4 10 -8 8q-46 -10 -92 0q-12 2 -8 -8q10 -44 0 -88Z'

const linenCushion = stack(
  shadow(80, 138, 54),
  fill(PILLOW, blend(mint.light, mint.deep)),
  inside(
    PILLOW,
    stroke('M52 20V140M80 20V140M108 20V140', WHITE, 8),
    fill('M30 30q50 50 104 104H30Z', SHADE),
  ),
)

const woolCushion = stack(
  shadow(80, 142, 54),
  each(
    [
      [26, 28],
      [134, 28],
      [26, 124],
      [134, 124],
    ] as const,
    ([x, y]) => circle(x, y, 9, coral.deep),
  ),
  fill(PILLOW, blend(slate.light, slate.deep)),
  inside(
    PILLOW,
    fill('M80 34L122 72L80 110L38 72Z', sky.base),
    fill('M80 52L102 72L80 92L58 72Z', slate.soft),
  ),
  stroke('M40 36q10 4 24 5', GLOW, 5),
)

const stoveKettle = stack(
  shadow(82, 138, 50),
  stroke('M50 62a32 32 0 0 1 64 0', slate.ink, 8),
  fill('M44 96L16 70l10 -10q18 8 26 20Z', coral.dark),
  fill('M38 128q-8 -66 44 -68q52 2 44 68q0 8 -8 8H46q-8 0 -8 -8Z', blend(coral.light, coral.dark)),
  fill('M58 68q24 -14 48 0l2 8H56Z', coral.dark),
  circle(82, 56, 7, amber.base),
  stroke('M52 92q-4 12 -3 26', GLOW, 6),
  box(40, 128, 84, 8, 4, slate.dark),
)

const pourKettle = stack(
  shadow(80, 142, 52),
  stroke('M56 118q-18 0 -20 -30t-18 -32', slate.base, 9),
  stroke('M100 62h22q10 0 10 12v34', slate.ink, 9),
  fill('M58 56H102L114 122q1 8 -7 8H53q-8 0 -7 -8Z', blend(WHITE, slate.base, 'across')),
  box(56, 48, 48, 11, 5, slate.dark),
  box(74, 38, 12, 12, 5, sand.deep),
  box(40, 130, 80, 12, 5, slate.ink),
  circle(108, 136, 2.5, mint.base),
  stroke('M66 70L60 116', WHITE, 5),
)

export const home = {
  'lamp-a': on(sand, tableLamp),
  'lamp-b': on(sky, deskLamp),
  'vase-a': on(sand, tallVase),
  'vase-b': on(sky, roundVase),
  'clock-a': on(sand, wallClock),
  'clock-b': on(sky, alarmClock),
  'plant-pot-a': on(sky, leafyPot),
  'plant-pot-b': on(sand, cactusPot),
  'cushion-a': on(sand, linenCushion),
  'cushion-b': on(mint, woolCushion),
  'kettle-a': on(sky, stoveKettle),
  'kettle-b': on(sand, pourKettle),
}

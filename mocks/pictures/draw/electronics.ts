import {
  amber,
  blue,
  coral,
  GLOW,
  MILK,
  mint,
  sand,
  SHADE,
  SHEEN,
  sky,
  slate,
  type Tone,
  violet,
  WHITE,
} from './colours.ts'
import {
  around,
  blend,
  box,
  circle,
  each,
  ellipse,
  fill,
  inside,
  ring,
  slab,
  stack,
  stroke,
  turn,
} from './pen.ts'
import { on, shadow } from './tile.ts'

const headband = (band: Tone, lining: Tone, width: number) =>
  stack(
    stroke('M36 92V80a44 44 0 0 1 88 0V92', blend(band.deep, band.dark), width),
    stroke('M45 61a40 40 0 0 1 70 0', lining.light, width / 2),
  )

const roundCup = (x: number, pad: number, cup: Tone) =>
  stack(
    box(pad, 84, 14, 40, 7, slate.dark),
    circle(x, 103, 23, blend(cup.light, cup.deep)),
    ring(x, 103, 13, SHEEN, 4),
    circle(x, 103, 7, cup.dark),
  )

const longCup = (x: number, pad: number, cup: Tone) =>
  stack(
    box(pad, 82, 16, 42, 8, slate.dark),
    box(x - 16, 78, 32, 50, 16, blend(cup.light, cup.deep)),
    stroke(`M${x - 7} 92v22`, GLOW, 4),
  )

const overEar = stack(
  shadow(80, 132, 54),
  headband(blue, sky, 11),
  longCup(38, 46, sky),
  longCup(122, 98, sky),
)

const onEar = stack(
  shadow(80, 132, 54),
  headband(slate, amber, 8),
  roundCup(38, 44, coral),
  roundCup(122, 102, coral),
)

const wallpaper = (x: number, y: number, width: number, height: number, sky: string, hill: Tone) =>
  stack(
    box(x, y, width, height, 0, sky),
    circle(x + width * 0.68, y + height * 0.3, width * 0.17, WHITE),
    circle(x + width * 0.1, y + height * 1.02, width * 0.55, hill.base),
    circle(x + width * 0.85, y + height * 1.1, width * 0.6, hill.deep),
  )

const phoneFront = turn(
  10,
  80,
  80,
  box(46, 20, 68, 120, 15, blend(slate.deep, slate.ink)),
  inside(
    slab(51, 25, 58, 110, 10),
    wallpaper(51, 25, 58, 110, blend(sky.light, violet.base, 'down'), violet),
  ),
  box(71, 30, 18, 5, 2.5, slate.ink),
)

const phoneBack = turn(
  -10,
  80,
  80,
  box(46, 20, 68, 120, 15, coral.dark),
  box(46, 20, 65, 120, 15, blend(coral.light, coral.deep)),
  box(53, 27, 28, 42, 12, coral.dark),
  each([38, 58], (y) =>
    stack(circle(67, y, 9, slate.ink), circle(67, y, 5, blue.deep), circle(65, y - 2, 2, WHITE)),
  ),
  circle(91, 36, 4, amber.soft),
  circle(78.5, 104, 6, GLOW),
)

const tabletWide = stack(
  shadow(80, 128, 60),
  box(18, 38, 124, 88, 12, blend(slate.deep, slate.ink)),
  inside(slab(24, 44, 112, 76, 7), wallpaper(24, 44, 112, 76, blend(amber.soft, coral.base, 'down'), coral)),
)

const tabletTall = stack(
  shadow(76, 138, 46),
  box(28, 24, 88, 112, 12, blend(MILK, slate.light)),
  inside(slab(34, 30, 76, 100, 7), box(34, 30, 76, 100, 0, blend(sky.soft, sky.base, 'down'))),
  stroke('M46 92q10 -34 22 -12t30 -26', WHITE, 5),
  stroke('M46 110h36', GLOW, 5),
  turn(
    18,
    128,
    80,
    box(124, 34, 10, 84, 5, blend(WHITE, slate.light, 'across')),
    fill('M124.5 114h9l-4.5 14Z', slate.deep),
  ),
)

const strap = (tone: Tone) =>
  stack(
    fill('M60 50L64 16q1 -6 7 -6h18q6 0 7 6L100 50Z', blend(tone.base, tone.dark)),
    fill('M60 110L64 144q1 6 7 6h18q6 0 7 -6L100 110Z', blend(tone.base, tone.dark)),
    each([128, 137], (y) => circle(80, y, 2.2, tone.ink)),
  )

const handsOf = (paint: string) =>
  stack(stroke('M80 80V64', paint, 4.5), stroke('M80 80L91 87', paint, 4.5), circle(80, 80, 3.5, coral.base))

const fieldWatch = stack(
  strap(sand),
  box(112, 76, 8, 9, 3, slate.deep),
  circle(80, 80, 36, blend(slate.light, slate.deep)),
  circle(80, 80, 29, WHITE),
  stroke('M80 55v4M80 101v4M55 80h4M101 80h4', slate.base, 3),
  handsOf(slate.ink),
)

const nightWatch = stack(
  strap(slate),
  box(113, 74, 8, 12, 3, slate.ink),
  box(44, 44, 72, 72, 24, blend(slate.deep, slate.ink)),
  circle(80, 80, 30, blend(blue.dark, blue.ink)),
  each(around(12, 80, 80, 24), ([x, y], index) => circle(x, y, index % 3 === 0 ? 3 : 1.6, mint.light)),
  handsOf(mint.light),
)

const lens = (x: number, y: number, radius: number) =>
  stack(
    circle(x, y, radius, blend(slate.light, slate.deep)),
    circle(x, y, radius * 0.8, slate.ink),
    circle(x, y, radius * 0.55, blend(sky.base, violet.dark)),
    circle(x - radius * 0.2, y - radius * 0.22, radius * 0.17, WHITE),
  )

const cameraWide = stack(
  shadow(80, 130, 58),
  fill('M58 56L64 40q2 -5 7 -5h18q5 0 7 5l6 16Z', slate.dark),
  box(34, 46, 16, 12, 4, coral.base),
  box(22, 52, 116, 76, 15, blend(slate.base, slate.dark)),
  box(22, 72, 116, 36, 0, slate.ink),
  circle(121, 62, 4, amber.light),
  lens(80, 90, 31),
)

const travelCamera = stack(
  shadow(80, 132, 60),
  box(26, 44, 22, 10, 4, slate.dark),
  box(98, 40, 26, 14, 4, slate.dark),
  box(16, 50, 128, 78, 15, blend(sand.base, sand.dark)),
  box(16, 50, 128, 16, 8, blend(slate.light, slate.base)),
  circle(130, 84, 6, coral.base),
  circle(80, 94, 42, slate.ink),
  ring(80, 94, 37, slate.dark, 5),
  lens(80, 94, 32),
)

const cone = (y: number, radius: number) =>
  stack(
    circle(80, y, radius, slate.deep),
    circle(80, y, radius - 5, slate.ink),
    circle(80, y, radius / 2.6, amber.base),
  )

const speakerBox = stack(
  shadow(80, 142, 44),
  box(42, 18, 76, 122, 16, blend(blue.base, blue.dark)),
  box(49, 25, 62, 108, 11, blue.ink),
  cone(52, 17),
  cone(98, 26),
)

const speakerRound = stack(
  shadow(80, 132, 46),
  fill('M36 48V112a44 16 0 0 0 88 0V48Z', blend(coral.base, coral.dark, 'across')),
  inside(
    'M36 48V112a44 16 0 0 0 88 0V48Z',
    each([64, 80, 96, 112], (y) => stroke(`M30 ${y}a50 16 0 0 0 100 0`, SHADE, 4)),
  ),
  ellipse(80, 48, 44, 16, slate.dark),
  ellipse(80, 47, 36, 12, slate.ink),
  stroke('M60 49a22 7 0 0 0 40 0', mint.base, 4),
  stroke('M44 70V106', SHEEN, 5),
)

export const electronics = {
  'headphones-a': on(sky, overEar),
  'headphones-b': on(sand, onEar),
  'phone-a': on(mint, shadow(78, 143, 40), phoneFront),
  'phone-b': on(sky, shadow(84, 143, 40), phoneBack),
  'tablet-a': on(sky, tabletWide),
  'tablet-b': on(sand, tabletTall),
  'watch-a': on(sky, fieldWatch),
  'watch-b': on(mint, nightWatch),
  'camera-a': on(sand, cameraWide),
  'camera-b': on(sky, travelCamera),
  'speaker-a': on(sky, speakerBox),
  'speaker-b': on(mint, speakerRound),
}

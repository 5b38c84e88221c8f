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
import { blend, box, circle, each, ellipse, fill, move, stack, stroke, turn } from './pen.ts'
import { on, shadow } from './tile.ts'

const daypack = stack(
  shadow(80, 142, 48),
  stroke('M66 28a14 14 0 0 1 28 0', sky.dark, 7),
  box(26, 84, 20, 44, 10, sky.dark),
  box(114, 84, 20, 44, 10, sky.dark),
  fill('M38 62a42 42 0 0 1 84 0V124q0 16 -16 16H54q-16 0 -16 -16Z', blend(sky.base, sky.dark)),
  fill('M38 62a42 42 0 0 1 84 0v10q-42 18 -84 0Z', blend(sky.light, sky.deep)),
  box(50, 92, 60, 40, 12, blend(sky.base, sky.deep)),
  stroke('M58 104H102', sky.ink, 4),
  box(74, 66, 12, 24, 5, amber.base),
  stroke('M98 104v8', amber.light, 4),
)

const rollTop = stack(
  shadow(80, 142, 46),
  stroke('M64 30q16 -18 32 0', sand.ink, 6),
  box(40, 42, 80, 98, 20, blend(sand.base, sand.dark)),
  box(36, 26, 88, 26, 11, blend(sand.light, sand.deep)),
  stroke('M46 40H114', sand.dark, 3),
  each([60, 100], (x) =>
    stack(
      box(x - 5, 40, 10, 52, 3, coral.deep),
      box(x - 8, 84, 16, 14, 4, amber.base),
      box(x - 3, 88, 6, 6, 2, sand.ink),
    ),
  ),
  box(50, 106, 60, 28, 10, sand.deep),
  stroke('M50 113H110', SHADE, 3),
)

const roundShades = stack(
  shadow(80, 122, 54),
  stroke('M24 74L12 58', amber.deep, 6),
  stroke('M136 74L148 58', amber.deep, 6),
  stroke('M67 76q13 -14 26 0', amber.deep, 6),
  each([46, 114], (x) =>
    stack(
      circle(x, 84, 29, blend(amber.light, amber.deep)),
      circle(x, 84, 23.5, blend(mint.base, mint.ink)),
      stroke(`M${x - 13} 88L${x + 3} 70`, GLOW, 5),
      stroke(`M${x - 4} 94L${x + 9} 80`, SHEEN, 4),
    ),
  ),
)

const squareLens = stack(
  fill('M10 58q0 -8 8 -8H68q8 0 8 8V82q0 34 -33 34t-33 -34Z', blend(blue.deep, blue.ink)),
  fill('M17 64q0 -7 7 -7H62q7 0 7 7V82q0 27 -26 27t-26 -27Z', blend(violet.base, blue.dark)),
  stroke('M28 88L44 66', GLOW, 5),
  stroke('M40 94L52 77', SHEEN, 4),
)

const squareShades = stack(
  shadow(80, 124, 54),
  stroke('M14 62L8 50', blue.ink, 8),
  stroke('M146 62L152 50', blue.ink, 8),
  box(70, 58, 20, 11, 3, blue.ink),
  squareLens,
  move(74, 0, squareLens),
)

const sportBottle = stack(
  shadow(80, 144, 32),
  stroke('M66 30V22q0 -8 8 -8h12q8 0 8 8v8', slate.dark, 6),
  box(58, 26, 44, 20, 7, blend(slate.deep, slate.ink)),
  fill(
    'M54 58q0 -12 10 -12H96q10 0 10 12V130q0 12 -12 12H66q-12 0 -12 -12Z',
    blend(sky.light, sky.deep, 'across'),
  ),
  box(54, 78, 52, 34, 0, WHITE),
  fill('M80 83q11 12 0 24q-11 -12 0 -24Z', sky.base),
  stroke('M63 60V132', GLOW, 5),
)

const flask = stack(
  shadow(84, 144, 38),
  box(58, 16, 44, 36, 10, blend(coral.light, coral.deep, 'across')),
  box(58, 44, 44, 8, 0, slate.deep),
  box(54, 52, 52, 90, 12, blend(slate.light, slate.deep, 'across')),
  box(54, 94, 52, 14, 0, coral.base),
  stroke('M64 72V128', GLOW, 5),
  fill('M106 142l4 -34h28l-4 28q-1 6 -7 6Z', blend(coral.light, coral.deep)),
  ellipse(124, 108, 14, 4, sand.dark),
)

const canopy = (dark: Tone, light: Tone) =>
  stack(
    fill(
      'M16 84a64 64 0 0 1 128 0q-16 -12 -32 0q-16 -12 -32 0q-16 -12 -32 0q-16 -12 -32 0Z',
      blend(dark.base, dark.dark),
    ),
    fill('M48 84Q50 40 80 20V84q-16 -12 -32 0Z', blend(light.pale, light.light)),
    fill('M112 84q16 -12 32 0a64 64 0 0 0 -64 -64Q110 40 112 84Z', blend(light.soft, light.light)),
    stroke('M80 20V11', slate.dark, 5),
  )

const umbrella = (dark: Tone, light: Tone, handle: Tone) =>
  stack(
    stroke('M80 78V118', slate.deep, 5),
    stroke('M80 112V128a11 11 0 0 1 -22 0', handle.deep, 7),
    canopy(dark, light),
  )

const strapWallet = stack(
  shadow(80, 130, 56),
  turn(-6, 80, 60, box(40, 34, 70, 44, 6, blend(sky.light, sky.deep)), box(40, 44, 70, 8, 0, sky.dark)),
  turn(3, 80, 60, box(46, 44, 70, 44, 6, blend(amber.soft, amber.base))),
  box(24, 56, 112, 70, 12, blend(sand.base, sand.dark)),
  stroke('M34 66H126V116H34Z', sand.light, 1.5),
  fill('M136 80H108a12 12 0 0 0 0 24h28Z', blend(sand.deep, sand.ink)),
  circle(111, 92, 5.5, amber.base),
)

const foldWallet = stack(
  shadow(80, 134, 54),
  turn(-8, 80, 60, box(50, 26, 62, 50, 6, blend(mint.light, mint.deep)), circle(81, 51, 10, mint.soft)),
  box(28, 48, 104, 82, 12, blend(rose.deep, rose.dark)),
  fill('M28 60q0 -12 12 -12H120q12 0 12 12V72L80 100L28 72Z', blend(rose.light, rose.deep)),
  circle(80, 92, 8, amber.light),
  circle(80, 92, 3.5, amber.deep),
)

export const accessories = {
  'backpack-a': on(sand, daypack),
  'backpack-b': on(mint, rollTop),
  'sunglasses-a': on(sky, roundShades),
  'sunglasses-b': on(sand, squareShades),
  'bottle-a': on(sky, flask),
  'bottle-b': on(sand, sportBottle),
  'umbrella-a': on(sky, umbrella(coral, amber, sand)),
  'umbrella-b': on(sand, turn(24, 80, 80, umbrella(sky, sky, sand))),
  'wallet-a': on(sky, strapWallet),
  'wallet-b': on(sky, foldWallet),
}

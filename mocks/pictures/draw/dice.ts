import { amber, coral, GLOW, sky, type Tone, violet } from './colours.ts'
import { around, circle, each, ellipse, fill, outlined, put, stack, stroke, through } from './pen.ts'
import { shadow } from './tile.ts'

/** Places of the dots on the top, the lit and the dark side of a die. */
const DOTS = {
  top: [
    [-13, -16],
    [0, -16],
    [13, -16],
    [0, -22.5],
    [0, -9.5],
  ],
  lit: [
    [-23, 2],
    [-9, 22],
    [-16, 12],
  ],
  dark: [
    [9, 8],
    [23, 16],
  ],
} as const

/** A die seen from a corner. */
const die = (tone: Tone, dots: string) =>
  stack(
    fill('M0 -34L34 -17V20L0 37L-34 20V-17Z', tone.base),
    fill('M0 -34L34 -17L0 0L-34 -17Z', tone.pale),
    fill('M34 -17L0 0V37L34 20Z', tone.deep),
    stroke('M0 2V36M-32 -16L0 0L32 -16', GLOW, 2.5),
    each(DOTS.top, ([x, y]) => ellipse(x, y, 4, 2.4, dots)),
    each(DOTS.lit, ([x, y]) => ellipse(x, y, 3, 4, dots)),
    each(DOTS.dark, ([x, y]) => ellipse(x, y, 3, 4, dots)),
  )

export const threeDice = stack(
  shadow(60, 118, 42),
  shadow(100, 140, 36),
  shadow(112, 92, 34),
  put(110, 58, 1, die(sky, sky.ink)),
  put(58, 78, 1.1, die(coral, coral.ink)),
  put(98, 108, 0.9, die(amber, amber.ink)),
)

/** Corners of the facets of a die with twenty sides: `H` on its outline, `T` on the triangle that faces us. */
const FACETS = [
  ['T0', 'H5', 'H0', 'light'],
  ['T0', 'H0', 'H1', 'base'],
  ['T0', 'T1', 'H1', 'base'],
  ['T1', 'H1', 'H2', 'deep'],
  ['T1', 'H2', 'H3', 'dark'],
  ['T1', 'T2', 'H3', 'deep'],
  ['T2', 'H3', 'H4', 'deep'],
  ['T2', 'H4', 'H5', 'base'],
  ['T2', 'T0', 'H5', 'light'],
  ['T0', 'T1', 'T2', 'soft'],
] as const

const twenty = (x: number, y: number, radius: number, tone: Tone) => {
  const outer = around(6, x, y, radius)
  const inner = around(3, x, y, radius * 0.62)
  const corner = (name: string) => (name.startsWith('H') ? outer : inner)[Number(name.slice(1))] ?? [x, y]
  return each(FACETS, ([one, two, three, step]) => {
    const outline = through([corner(one), corner(two), corner(three)])
    return outlined(outline, tone[step], tone[step], 1)
  })
}

export const oddDice = stack(
  shadow(66, 136, 44),
  shadow(126, 136, 24),
  twenty(68, 78, 56, violet),
  circle(68, 82, 7, violet.deep),
  put(122, 112, 0.7, die(amber, amber.ink)),
)

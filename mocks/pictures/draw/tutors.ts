import {
  amber,
  aqua,
  blue,
  colour,
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
} from './colours.ts'
import { blend, box, circle, each, fill, ring, stack, stroke } from './pen.ts'

interface Skin {
  readonly lit: string
  readonly dim: string
}

const skin = (lightness: number, chroma: number, hue: number): Skin => ({
  lit: colour(lightness, chroma, hue),
  dim: colour(lightness - 9, chroma + 0.012, hue - 6),
})

const BLACK = colour(23, 0.02, 280)

const PORCELAIN = skin(89, 0.045, 58)
const PEACH = skin(84, 0.062, 58)
const OLIVE = skin(75, 0.075, 60)
const BRONZE = skin(62, 0.078, 54)
const UMBER = skin(47, 0.062, 48)

const backdrop = (tone: Tone) =>
  stack(box(0, 0, 80, 80, 0, blend(tone.soft, tone.base)), circle(24, 16, 40, GLOW))

const bust = ({ lit, dim }: Skin, cloth: Tone) =>
  stack(
    fill('M6 84q0 -24 24 -26h20q24 2 24 26Z', blend(cloth.base, cloth.dark)),
    fill('M32 46h16v10q0 8 -8 8t-8 -8Z', dim),
    circle(24.5, 37, 4, dim),
    circle(55.5, 37, 4, dim),
    fill('M25 30q0 -15 15 -15t15 15v8q0 16 -15 16t-15 -16Z', lit),
  )

const face = ({ dim }: Skin) =>
  stack(
    circle(34, 36, 1.8, BLACK),
    circle(46, 36, 1.8, BLACK),
    stroke('M40 37v5h-2', dim, 1.6),
    stroke('M35 46q5 4 10 0', BLACK, 1.8),
  )

const glasses = (paint: string) =>
  stack(
    each([33, 47], (x) => ring(x, 36, 5.5, paint, 1.6)),
    stroke('M38.5 35h3M27.5 35H25M52.5 35H55', paint, 1.6),
  )

const COPPER = colour(58, 0.13, 45)
const BROWN = colour(36, 0.05, 45)
const GREY = colour(72, 0.01, 250)
const FAIR = colour(83, 0.09, 85)

const portrait = (ground: Tone, behind: string, look: Skin, cloth: Tone, front: string) =>
  stack(backdrop(ground), behind, bust(look, cloth), face(look), front)

const longHair = fill('M20 66q-4 -10 0 -34q2 -22 20 -22t20 22q4 24 0 34Z', BROWN)
const parting = fill('M24 34q0 -22 18 -22q14 0 14 22q-10 -2 -16 -12q-4 10 -16 12Z', BROWN)

const shortHair = fill(
  'M24 33q-2 -20 14 -21q4 -3 10 0q10 4 8 21q-2 -8 -6 -10q-10 3 -20 0q-4 2 -6 10Z',
  COPPER,
)
const shortBeard = fill('M25 37v2q0 16 15 16t15 -16v-2q-2 8 -8 6q-7 -3 -14 0q-6 2 -8 -6Z', COPPER)

const bun = circle(40, 10, 8, COPPER)
const fringe = fill('M24 34q-1 -22 16 -22t16 22q-1 -9 -7 -13q-6 6 -25 13Z', COPPER)

const veilBack = fill('M18 70q-4 -16 0 -38q4 -22 22 -22t22 22q4 22 0 38Z', blend(aqua.light, aqua.deep))
const veilFront = stack(
  stroke('M24 35v6q0 16 16 16t16 -16v-6q0 -17 -16 -17t-16 17Z', blend(aqua.light, aqua.base), 8),
  fill('M22 57q18 4 36 0q10 11 6 21q-24 10 -48 0q-4 -10 6 -20Z', blend(aqua.base, aqua.deep)),
  stroke('M26 66q14 8 30 -1', SHADE, 2.5),
)

const cropped = fill('M25 32q-1 -18 15 -18t15 18q-3 -9 -15 -9t-15 9Z', BLACK)
const goatee = fill('M35 51.5q5 -2 10 0q0 4 -5 4t-5 -4Z', BLACK)

const greyHair = fill(
  'M24 36q-3 -12 2 -18q8 -9 22 -6q10 4 8 24q-2 -8 -5 -11q-8 0 -12 -4q-6 5 -11 5q-3 3 -4 10Z',
  GREY,
)

const bob = fill('M20 52q-3 -40 20 -40t20 40q-4 4 -8 2V34H28v20q-4 2 -8 -2Z', FAIR)
const bobFringe = fill('M25 33q0 -20 15 -20t15 20q-8 -3 -15 -3t-15 3Z', FAIR)

const waves = fill(
  'M23 35q-4 -14 5 -21q12 -8 24 1q8 6 5 20q-3 -4 -4 -9q-6 -4 -9 -3q-8 4 -17 1q-2 5 -4 11Z',
  BLACK,
)
const fullBeard = fill('M25 36v4q0 18 15 18t15 -18v-4q-1 8 -8 7q-7 -3 -14 0q-7 1 -8 -7Z', BLACK)
const lips = (paint: string) => stroke('M36 47q4 2 8 0', paint, 1.8)

/** The faces of the academy's instructors. */
export const tutors = {
  '1': portrait(sky, longHair, PEACH, coral, stack(parting, glasses(slate.dark))),
  '2': portrait(sand, '', PORCELAIN, blue, stack(shortHair, shortBeard, lips(BROWN))),
  '3': portrait(mint, bun, PORCELAIN, violet, fringe),
  '4': portrait(sky, '', OLIVE, slate, stack(greyHair, glasses(slate.ink))),
  '5': portrait(amber, veilBack, OLIVE, aqua, veilFront),
  '6': portrait(coral, '', UMBER, amber, stack(cropped, goatee)),
  '7': portrait(violet, bob, PORCELAIN, mint, bobFringe),
  '8': portrait(mint, '', BRONZE, rose, stack(waves, fullBeard, lips(coral.deep))),
}

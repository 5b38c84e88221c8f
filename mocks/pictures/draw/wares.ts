import { amber, coral, sand, SHADE, sky, slate, type Tone, WHITE } from './colours.ts'
import { blend, box, circle, ellipse, fill, inside, put, stack, stroke } from './pen.ts'

/** A parcel seen from a corner, 100 wide and 110 high. */
export const parcel = (x: number, y: number, size: number, tone: Tone = sand, tape: string = coral.base) =>
  put(
    x,
    y,
    size,
    fill('M50 0L100 24L50 48L0 24Z', tone.soft),
    fill('M0 24L50 48V110L0 86Z', tone.light),
    fill('M100 24L50 48V110L100 86Z', tone.base),
    fill('M68 8.6L18 32.6L32 39.4L82 15.4Z', tape),
    fill('M18 32.6L32 39.4V58L25 51L18 52Z', tape),
  )

/** A cart for shopping, 110 wide and 100 high. */
export const cart = (x: number, y: number, size: number, tone: Tone = sky, ...goods: readonly string[]) =>
  put(
    x,
    y,
    size,
    ...goods,
    stroke('M2 8H18L34 74H92', slate.deep, 7),
    fill('M21 22H106L94 62H31Z', blend(tone.light, tone.deep)),
    stroke('M46 30L50 54M64 30V54M84 30L79 54', WHITE, 4),
    circle(44, 90, 9, slate.dark),
    circle(44, 90, 3.5, slate.soft),
    circle(84, 90, 9, slate.dark),
    circle(84, 90, 3.5, slate.soft),
  )

const wheel = (x: number) => stack(circle(x, 66, 14, slate.ink), circle(x, 66, 6, slate.light))

/** A delivery van that drives to the right, 150 wide and 80 high. */
export const van = (x: number, y: number, size: number, tone: Tone = sky) =>
  put(
    x,
    y,
    size,
    ellipse(76, 80, 78, 5, SHADE),
    fill('M92 18H122q6 0 9 6l10 20q5 3 5 9v13H92Z', blend(tone.base, tone.dark)),
    fill('M102 25H119q3 0 4 3l8 16H102Z', sky.pale),
    box(2, 4, 94, 62, 8, blend(WHITE, sky.soft)),
    box(2, 44, 94, 10, 0, tone.base),
    box(138, 52, 8, 7, 3, amber.light),
    wheel(30),
    wheel(114),
  )

/** A present, 100 wide and 100 high. */
export const present = (x: number, y: number, size: number, paper: Tone = sky, ribbon: Tone = coral) =>
  put(
    x,
    y,
    size,
    fill(
      'M50 26Q20 30 18 12q4 -14 18 -6q12 8 14 20q2 -12 14 -20q14 -8 18 6q-2 18 -32 14Z',
      blend(ribbon.base, ribbon.deep),
    ),
    fill('M50 24Q34 22 30 14q4 -4 12 2ZM50 24Q66 22 70 14q-4 -4 -12 2Z', ribbon.dark),
    box(8, 44, 84, 56, 7, blend(paper.base, paper.dark)),
    box(2, 26, 96, 24, 6, blend(paper.light, paper.deep)),
    inside('M2 26H98V100H2Z', box(41, 26, 18, 74, 0, ribbon.base), box(8, 50, 84, 6, 0, SHADE)),
  )

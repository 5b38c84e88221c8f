import { amber, blue, coral, mint, SHADE, sky, slate, type Tone, violet, WHITE } from './colours.ts'
import { blend, box, circle, each, stack, stroke, turn } from './pen.ts'
import { bars, cursor, panel, star } from './props.ts'
import { scene } from './scene.ts'

const handset = (x: number, y: number, ...content: readonly string[]) =>
  stack(
    box(x + 3, y + 6, 72, 132, 14, SHADE),
    box(x, y, 72, 132, 14, slate.ink),
    box(x + 5, y + 5, 62, 122, 10, WHITE),
    ...content,
  )

const flow = scene(
  sky,
  320,
  200,
  stroke('M102 100h15M202 100h15', blue.deep, 4),
  stroke('M112 93l7 7l-7 7M212 93l7 7l-7 7', blue.deep, 4),
  handset(
    24,
    34,
    box(36, 48, 48, 40, 8, sky.light),
    bars(36, 98, [48, 32], slate.soft),
    box(36, 132, 48, 16, 8, sky.base),
  ),
  handset(
    124,
    34,
    each([48, 76, 104], (y) =>
      stack(circle(144, y + 10, 9, coral.light), bars(158, y + 4, [24, 16], slate.soft, 5, 9)),
    ),
    box(136, 134, 48, 14, 7, coral.base),
  ),
  handset(
    224,
    34,
    circle(260, 84, 24, blend(mint.light, mint.deep)),
    stroke('M250 84l7 8l14 -16', WHITE, 5),
    bars(240, 122, [40], slate.soft),
    bars(246, 136, [28], slate.soft),
  ),
)

const slider = (x: number, y: number, width: number, share: number, tone: Tone) =>
  stack(
    box(x, y - 4, width, 8, 4, slate.soft),
    box(x, y - 4, width * share, 8, 4, tone.base),
    circle(x + width * share, y, 10, WHITE),
    circle(x + width * share, y, 6.5, tone.base),
  )

const toggle = (x: number, y: number, isOn: boolean) =>
  stack(
    box(x, y, 46, 26, 13, isOn ? mint.base : slate.light),
    circle(isOn ? x + 33 : x + 13, y + 13, 9.5, WHITE),
  )

const controls = scene(
  violet,
  320,
  200,
  panel(36, 30, 118, 66, 12),
  toggle(50, 50, true),
  toggle(104, 50, false),
  panel(170, 30, 114, 84, 12),
  slider(186, 54, 82, 0.7, violet),
  slider(186, 90, 82, 0.3, coral),
  panel(36, 112, 118, 60, 12),
  each([0, 1, 2, 3], (index) => star(57 + index * 25, 143, 10, index < 3 ? amber.base : slate.soft)),
  panel(170, 130, 114, 42, 21, violet.base),
  bars(196, 147, [62], WHITE, 8),
  cursor(252, 150),
)

const note = (x: number, y: number, angle: number, tone: Tone, ...content: readonly string[]) =>
  turn(
    angle,
    x + 26,
    y + 26,
    box(x + 2, y + 4, 52, 52, 4, SHADE),
    box(x, y, 52, 52, 4, blend(tone.soft, tone.light)),
    ...content,
  )

const research = scene(
  mint,
  320,
  200,
  panel(28, 24, 264, 152, 12),
  stroke('M52 136q40 -50 78 -14t70 -20t66 -34', mint.base, 4),
  note(46, 42, -5, amber, bars(55, 56, [32, 22], amber.deep)),
  note(116, 36, 4, sky, bars(125, 50, [32, 24], sky.deep)),
  note(106, 108, -3, coral, bars(115, 122, [32, 20], coral.deep)),
  note(190, 44, 3, violet, bars(199, 58, [30, 24], violet.base)),
  note(184, 112, -6, mint, bars(193, 126, [32, 22], mint.deep)),
  circle(52, 136, 7, coral.base),
  circle(266, 68, 7, mint.deep),
)

export const uiCourses = { 'ui-ux-1': flow, 'ui-ux-2': controls, 'ui-ux-3': research }

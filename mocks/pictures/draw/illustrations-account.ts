import { amber, blue, coral, MILK, mint, sand, sky, slate, violet, WHITE } from './colours.ts'
import { blend, box, circle, each, fill, inside, ring, stack, stroke, turn } from './pen.ts'
import { bars, done, figure, lens, padlock, panel, shield, sparkle } from './props.ts'
import { floor, stage } from './stage.ts'

const SKIN = amber.light

const field = (x: number, y: number, width: number, line = sky.light) =>
  stack(box(x, y, width, 22, 7, line), box(x + 2, y + 2, width - 4, 18, 5, WHITE))

const dots = (x: number, y: number, count: number, paint: string, gap = 14) =>
  each(
    Array.from({ length: count }, (_, index) => x + index * gap),
    (left) => circle(left, y, 4, paint),
  )

const portrait = (x: number, y: number, radius: number) =>
  stack(
    circle(x, y, radius, sky.light),
    inside(
      `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`,
      figure(x, y + radius * 1.05, radius * 1.7, SKIN, coral),
    ),
  )

const key = (x: number, y: number, angle: number) =>
  turn(
    angle,
    x,
    y,
    stroke(`M${x + 18} ${y}h62M${x + 62} ${y}v14M${x + 78} ${y}v18`, amber.base, 10),
    ring(x, y, 17, amber.base, 11),
  )

export const signIn = stage(
  0,
  coral.base,
  floor(152, 212, 88),
  panel(76, 34, 146, 174, 16, blend(WHITE, MILK)),
  portrait(149, 74, 25),
  field(96, 114, 106),
  bars(106, 122, [46], slate.light),
  field(96, 144, 106),
  dots(110, 155, 4, slate.base, 12),
  box(96, 176, 106, 20, 10, blend(sky.base, sky.deep)),
  key(214, 160, 38),
)

export const register = stage(
  1,
  amber.base,
  floor(160, 212, 92),
  panel(62, 56, 196, 140, 16, blend(WHITE, MILK)),
  portrait(114, 110, 32),
  circle(140, 136, 13, WHITE),
  circle(140, 136, 10.5, mint.base),
  stroke('M135 136h10M140 131v10', WHITE, 3),
  bars(164, 84, [70, 50], slate.light, 8, 18),
  bars(164, 124, [70, 38], slate.soft, 8, 18),
  box(82, 164, 62, 16, 8, sky.base),
  turn(
    32,
    242,
    142,
    box(234, 84, 16, 84, 2, blend(amber.light, amber.deep, 'across')),
    box(234, 76, 16, 14, 5, coral.base),
    fill('M234 168h16l-8 22Z', sand.soft),
    fill('M239 181h6l-3 9Z', slate.ink),
  ),
)

export const forgotPassword = stage(
  2,
  coral.base,
  floor(152, 212, 84),
  padlock(96, 50, 106, sky),
  box(66, 172, 182, 36, 18, sky.light),
  box(69, 175, 176, 30, 15, WHITE),
  dots(92, 190, 4, slate.base, 18),
  stroke('M168 190h14', slate.soft, 5),
  lens(216, 170, 26),
)

export const resetPassword = stage(
  0,
  amber.base,
  floor(160, 214, 76),
  stroke('M92 130a70 70 0 0 1 118 -50', sky.base, 11),
  stroke('M228 130a70 70 0 0 1 -118 50', violet.base, 11),
  stroke('M190 84l22 -2l-2 -22', sky.base, 11),
  stroke('M130 176l-22 2l2 22', violet.base, 11),
  padlock(126, 80, 68, amber),
)

export const verifyEmail = stage(
  1,
  coral.base,
  floor(160, 212, 90),
  fill('M70 108L160 46L250 108V190q0 12 -12 12H82q-12 0 -12 -12Z', blend(sky.base, sky.dark)),
  panel(92, 56, 136, 120, 10, WHITE),
  bars(112, 76, [60, 96, 84], slate.soft, 8, 18),
  fill('M70 112L160 166L250 112V190q0 12 -12 12H82q-12 0 -12 -12Z', blend(sky.light, sky.base)),
  fill('M74 198L146 148q14 -9 28 0L246 198q-3 4 -8 4H82q-5 0 -8 -4Z', sky.soft),
  done(222, 74, 28, mint),
)

export const twoSteps = stage(
  2,
  amber.base,
  floor(150, 214, 80),
  box(100, 32, 96, 178, 18, blend(slate.deep, slate.ink)),
  box(107, 39, 82, 164, 12, blend(WHITE, MILK)),
  padlock(132, 58, 32, sky),
  each([0, 1, 2, 3], (index) =>
    stack(box(116 + index * 17, 116, 13, 20, 4, sky.light), circle(122.5 + index * 17, 126, 2.5, sky.dark)),
  ),
  box(118, 152, 60, 16, 8, sky.base),
  bars(126, 180, [44], slate.soft),
  shield(190, 116, 78, mint),
  stroke('M212 138l14 14l24 -28', WHITE, 8),
)

const CONFETTI = [
  [66, 88, 20, coral],
  [92, 46, -30, amber],
  [132, 34, 50, sky],
  [206, 40, 15, violet],
  [244, 62, -20, mint],
  [256, 116, 40, coral],
  [54, 136, 60, mint],
  [232, 158, 10, amber],
  [84, 172, -15, violet],
] as const

export const congratulations = stage(
  1,
  amber.base,
  floor(160, 214, 70),
  each(CONFETTI, ([x, y, angle, tone]) => turn(angle, x, y, box(x - 7, y - 3.5, 14, 7, 2, tone.base))),
  stroke('M122 76H96q-4 44 38 46M198 76h26q4 44 -38 46', amber.deep, 9),
  fill('M118 58H202V92q0 46 -42 50q-42 -4 -42 -50Z', blend(amber.light, amber.deep)),
  stroke('M132 70v24q0 14 8 24', WHITE, 5),
  box(152, 138, 16, 36, 0, amber.deep),
  box(132, 170, 56, 14, 5, amber.base),
  box(120, 182, 80, 28, 7, blend(blue.base, blue.dark)),
  box(138, 192, 44, 8, 4, amber.light),
  sparkle(160, 96, 17, WHITE),
)

export const support = stage(
  0,
  coral.base,
  floor(152, 214, 76),
  stroke('M84 150V122a68 68 0 0 1 136 0v28', blend(blue.base, blue.dark), 13),
  stroke('M98 84a60 60 0 0 1 108 0', sky.light, 5),
  box(66, 126, 42, 66, 18, blend(sky.light, sky.deep)),
  box(196, 126, 42, 66, 18, blend(sky.base, sky.dark)),
  stroke('M218 190q-6 22 -48 20', slate.deep, 7),
  box(138, 200, 38, 18, 9, coral.base),
  fill('M124 110h62q12 0 12 12v26q0 12 -12 12H150l-18 16v-16h-8q-12 0 -12 -12v-26q0 -12 12 -12Z', WHITE),
  dots(138, 135, 3, sky.base, 17),
)

const step = (index: number) =>
  stack(
    box(
      72 + index * 46,
      168 - index * 34,
      42,
      42 + index * 34,
      8,
      [
        blend(sky.soft, sky.light),
        blend(sky.light, sky.base),
        blend(sky.base, sky.deep),
        blend(sky.deep, blue.dark),
      ][index] ?? sky.base,
    ),
  )

export const upgrade = stage(
  2,
  coral.base,
  floor(164, 212, 100),
  each([0, 1, 2, 3], step),
  stroke('M64 132Q124 118 166 64', coral.base, 8),
  stroke('M144 66l23 -4l2 23', coral.base, 8),
  fill('M204 52l-6 -30l16 12l17 -20l17 20l16 -12l-6 30Z', blend(amber.light, amber.deep)),
  circle(231, 14, 4, amber.base),
)

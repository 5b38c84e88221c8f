import { amber, blue, coral, GLOW, mint, SHADE, sky, slate, violet, WHITE } from './colours.ts'
import { blend, box, circle, disc, each, fill, inside, ring, stack, stroke } from './pen.ts'
import { bars, browser, panel } from './props.ts'
import { scene } from './scene.ts'

const CODE = [
  [78, 62, [40, 24]],
  [92, 76, [54, 34, 18]],
  [92, 90, [30, 50]],
  [106, 104, [44, 22, 30]],
  [106, 118, [64]],
  [92, 132, [26, 38]],
  [78, 146, [36]],
] as const

const PAINTS = [coral.base, sky.light, amber.base, mint.base, violet.light]

const codeLine = (x: number, y: number, widths: readonly number[], row: number) =>
  each(widths, (width, index) => {
    const left = x + widths.slice(0, index).reduce((sum, one) => sum + one + 8, 0)
    return box(left, y, width, 6, 3, PAINTS[(row + index * 2) % PAINTS.length] ?? WHITE)
  })

const code = scene(
  sky,
  320,
  200,
  browser(62, 34, 196, 136, sky.dark),
  fill('M62 52H258V160q0 10 -10 10H72q-10 0 -10 -10Z', blue.ink),
  each(CODE, ([x, y, widths], row) => codeLine(x, y, widths, row)),
  box(214, 140, 44, 44, 12, blend(coral.light, coral.deep)),
  stroke('M231 154l-8 8l8 8M241 154l8 8l-8 8', WHITE, 4),
  box(36, 74, 42, 42, 12, blend(amber.light, amber.deep)),
  stroke('M60 86q-6 0 -6 5t-4 4q4 0 4 4t6 5', WHITE, 4),
)

const page = (x: number, y: number, width: number, height: number) =>
  stack(
    box(x, y, width, height, 3, WHITE),
    box(x, y, width, height * 0.42, 3, blend(sky.light, violet.base)),
    bars(x + 5, y + height * 0.52, [width * 0.7, width * 0.5], sky.light, 5, 9),
    box(x + 5, y + height * 0.8, width * 0.34, height * 0.12, 3, coral.base),
  )

const responsive = scene(
  mint,
  320,
  200,
  fill('M140 140h34l4 26h-42Z', slate.base),
  box(116, 162, 82, 8, 4, slate.dark),
  box(70, 30, 174, 116, 10, blend(slate.dark, slate.ink)),
  page(77, 37, 160, 102),
  box(42, 82, 74, 96, 9, blend(slate.deep, slate.ink)),
  page(47, 88, 64, 84),
  box(222, 88, 50, 92, 10, blend(slate.deep, slate.ink)),
  page(226, 96, 42, 76),
)

const MERIDIANS =
  'M112 100H208M160 52V148M160 52q-44 48 0 96M160 52q44 48 0 96M120 76q40 14 80 0M120 124q40 -14 80 0'

const satellites = [
  [66, 52, coral],
  [258, 48, amber],
  [62, 150, violet],
  [262, 146, mint],
] as const

const network = scene(
  sky,
  320,
  200,
  stroke('M66 52L160 100L258 48M62 150L160 100L262 146', WHITE, 4),
  circle(164, 108, 56, SHADE),
  circle(160, 100, 56, blend(sky.base, blue.dark)),
  stroke(MERIDIANS, GLOW, 3),
  ring(160, 100, 48, GLOW, 3),
  inside(
    disc(160, 100, 56),
    fill(
      'M104 84q30 -40 62 -24q4 16 -14 20t-10 22q-22 4 -38 -18ZM180 108q30 -10 40 6q-4 40 -40 46q-14 -30 0 -52Z',
      mint.base,
    ),
  ),
  each(satellites, ([x, y, tone]) =>
    stack(
      panel(x - 24, y - 20, 48, 40, 10),
      box(x - 16, y - 12, 14, 14, 4, tone.base),
      bars(x + 3, y - 10, [14, 9], tone.light, 5, 9),
      box(x - 16, y + 7, 32, 5, 2.5, tone.light),
    ),
  ),
)

export const webCourses = { 'web-1': code, 'web-2': responsive, 'web-3': network }

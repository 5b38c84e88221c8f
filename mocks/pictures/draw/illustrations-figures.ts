import { amber, coral, MILK, mint, sky, violet } from './colours.ts'
import { blend, circle, each, ellipse, fill, put, stack, stroke } from './pen.ts'
import { products } from './products.ts'
import { browser, cursor, figure, sparkle } from './props.ts'
import { floor, stage } from './stage.ts'

const coins = (x: number, y: number, count: number) =>
  each(
    Array.from({ length: count }, (_, index) => y - index * 11),
    (top) =>
      stack(
        fill(`M${x - 24} ${top}v9a24 8 0 0 0 48 0v-9Z`, blend(amber.base, amber.deep, 'across')),
        ellipse(x, top, 24, 8, amber.light),
        ellipse(x, top, 15, 4.5, amber.base),
      ),
  )

const VISITORS = [
  [84, coral],
  [160, mint],
  [236, violet],
] as const

export const traffic = stage(
  1,
  amber.base,
  floor(160, 214, 108),
  browser(66, 34, 188, 128, sky.deep),
  fill('M78 150L104 116L134 128L168 84L200 106L242 70V152H78Z', blend(sky.light, MILK, 'down')),
  stroke('M78 148L104 116L134 128L168 84L200 106L242 70', sky.base, 6),
  circle(168, 84, 7, coral.base),
  cursor(214, 112),
  each(VISITORS, ([x, tone]) => figure(x, 214, 50, amber.soft, tone)),
)

export const spending = stage(
  0,
  coral.base,
  floor(228, 212, 56),
  put(50, 42, 1.24, products['wallet-a'].shapes),
  coins(238, 196, 4),
  coins(200, 206, 2),
  sparkle(250, 104, 11, amber.base),
)

export const revenue = stage(
  2,
  amber.base,
  floor(160, 210, 104),
  coins(86, 198, 2),
  coins(142, 198, 5),
  coins(198, 198, 8),
  stroke('M238 204V96', mint.deep, 6),
  fill(
    'M238 128q-34 0 -36 -32q34 0 36 32ZM238 110q0 -36 36 -40q2 36 -36 40ZM238 160q30 0 34 -28q-32 -2 -34 28Z',
    blend(mint.light, mint.deep),
  ),
  fill('M214 176h48l-6 30q-1 4 -6 4H226q-5 0 -6 -4Z', blend(coral.light, coral.deep)),
  stroke('M66 146Q120 130 158 84', sky.base, 8),
  stroke('M136 86l23 -4l2 23', sky.base, 8),
)

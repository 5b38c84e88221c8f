import { createRandom } from '../../seed/random.ts'
import { amber, coral, mint, sand, sky, slate, violet, WHITE } from './colours.ts'
import { blend, box, circle, dashed, each, fill, put, stack, stroke, turn } from './pen.ts'
import { products } from './products.ts'
import { bars, panel } from './props.ts'
import { scene } from './scene.ts'
import { SEED } from './seed.ts'
import { present } from './wares.ts'

const WIDTH = 320
const HEIGHT = 160

const pencil = turn(
  35,
  238,
  90,
  box(231, 26, 16, 92, 2, blend(amber.light, amber.deep, 'across')),
  box(231, 20, 16, 14, 5, coral.base),
  box(231, 32, 16, 6, 0, slate.light),
  fill('M231 116h16l-8 20Z', sand.soft),
  fill('M236 128h6l-3 8Z', slate.ink),
)

const wrapping = scene(
  amber,
  WIDTH,
  HEIGHT,
  panel(58, 18, 178, 124, 8),
  dashed('M76 34H150V126H76Z', sky.base, 3, 7, 7),
  present(79, 42, 0.68, coral, sky),
  bars(164, 40, [52, 40], slate.soft),
  each([coral, amber, mint, sky, violet, slate] as const, (tone, index) =>
    circle(172 + (index % 3) * 20, 82 + Math.floor(index / 3) * 20, 7, tone.base),
  ),
  box(164, 116, 52, 12, 6, sky.base),
  pencil,
)

const column = (x: number, product: string) =>
  stack(
    panel(x, 16, 104, 128, 10),
    put(x + 12, 18, 0.5, product),
    bars(x + 14, 106, [76, 52, 64], slate.soft, 5, 11),
  )

const compared = scene(
  sky,
  WIDTH,
  HEIGHT,
  column(44, products['kettle-a'].shapes),
  column(172, products['kettle-b'].shapes),
  circle(160, 62, 17, WHITE),
  stroke('M153 56h14M153 68h14', coral.base, 4),
)

const heat = () => {
  const random = createRandom(SEED)
  const paints = [sky.pale, sky.soft, sky.light, sky.base, sky.deep, sky.dark]
  return each(
    Array.from({ length: 50 }, (_, index) => index),
    (index) => {
      const x = index % 10
      const y = Math.floor(index / 10)
      const near = Math.max(0, 6 - Math.hypot(x - 6.5, (y - 2) * 1.4) + random.next() * 1.6 - 0.8)
      return box(
        58 + x * 20.6,
        32 + y * 20.6,
        17.6,
        17.6,
        4,
        paints[Math.min(5, Math.floor(near))] ?? sky.pale,
      )
    },
  )
}

const heatMap = scene(mint, WIDTH, HEIGHT, panel(44, 18, 232, 126, 10), heat())

const icon = (index: number, name: keyof typeof products, ground: string) =>
  stack(
    box(40 + (index % 4) * 62, 16 + Math.floor(index / 4) * 66, 54, 58, 14, ground),
    put(44 + (index % 4) * 62, 22 + Math.floor(index / 4) * 66, 0.29, products[name].shapes),
  )

const icons = scene(
  violet,
  WIDTH,
  HEIGHT,
  icon(0, 'headphones-a', WHITE),
  icon(1, 'backpack-a', amber.soft),
  icon(2, 'sneaker-b', WHITE),
  icon(3, 'notebook-b', mint.soft),
  icon(4, 'vase-b', sky.soft),
  icon(5, 'gamepad-b', WHITE),
  icon(6, 'lamp-b', amber.soft),
  icon(7, 'umbrella-a', WHITE),
)

/** What stands on cards of the kanban board. */
export const boards = { '1': wrapping, '2': compared, '3': heatMap, '4': icons }

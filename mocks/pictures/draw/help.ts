import { amber, coral, GLOW, MILK, mint, rose, sand, SHADE, sky, slate, violet, WHITE } from './colours.ts'
import {
  blend,
  box,
  circle,
  dashed,
  each,
  ellipse,
  inside,
  put,
  ring,
  slab,
  stack,
  stroke,
  turn,
} from './pen.ts'
import { products } from './products.ts'
import { bars, browser, cursor, done, pin, star } from './props.ts'
import { scene } from './scene.ts'
import { cart, parcel, present, van } from './wares.ts'

const WIDTH = 320
const HEIGHT = 180
const floor = (y: number) => ellipse(160, y, 130, 9, SHADE)

const filling = scene(
  sky,
  WIDTH,
  HEIGHT,
  floor(164),
  cart(
    90,
    52,
    1.1,
    sky,
    put(30, -34, 0.38, products['lamp-a'].shapes),
    put(62, -22, 0.28, products['plant-pot-a'].shapes),
  ),
  circle(226, 58, 24, blend(coral.light, coral.deep)),
  stroke('M216 58h20M226 48v20', WHITE, 5),
)

const tracking = scene(
  mint,
  WIDTH,
  HEIGHT,
  stroke('M20 146H300', WHITE, 14),
  dashed('M30 146H296', mint.base, 3, 12, 12),
  van(66, 66, 1, sky),
  pin(258, 132, 52, coral),
  ellipse(258, 136, 18, 5, SHADE),
  circle(44, 132, 9, WHITE),
  circle(44, 132, 5, mint.deep),
)

const returning = scene(
  amber,
  WIDTH,
  HEIGHT,
  floor(160),
  parcel(72, 44, 1.06, sand, coral.base),
  stroke('M214 132h18a38 38 0 0 0 0 -76H206', sky.deep, 10),
  stroke('M224 36L204 56L224 76', sky.deep, 10),
)

const office = scene(
  sand,
  WIDTH,
  HEIGHT,
  box(26, 20, 74, 84, 4, WHITE),
  box(32, 26, 62, 72, 2, blend(sky.soft, sky.base)),
  stroke('M63 26V98M32 62H94', WHITE, 4),
  put(96, 26, 0.95, products['desk-b'].shapes),
  put(16, 62, 0.68, products['chair-a'].shapes),
  put(246, 86, 0.5, products['plant-pot-a'].shapes),
)

const packing = scene(
  rose,
  WIDTH,
  HEIGHT,
  floor(160),
  present(102, 42, 1.16, sky, coral),
  turn(-14, 70, 128, circle(70, 128, 30, blend(amber.light, amber.deep)), circle(70, 128, 11, rose.soft)),
  stroke('M94 152q20 14 40 4', amber.base, 9),
  turn(
    14,
    254,
    116,
    box(234, 92, 40, 56, 5, MILK),
    circle(254, 102, 4, rose.base),
    bars(242, 114, [24, 16], slate.light, 4, 10),
  ),
)

const mending = scene(
  violet,
  WIDTH,
  HEIGHT,
  floor(160),
  put(84, 18, 0.98, products['boot-a'].shapes),
  ellipse(250, 150, 34, 10, mint.dark),
  box(216, 128, 68, 22, 0, blend(mint.base, mint.dark, 'across')),
  ellipse(250, 128, 34, 10, mint.light),
  ellipse(250, 128, 22, 6, amber.deep),
  box(40, 112, 44, 46, 4, coral.base),
  stroke('M42 122H82M42 132H82M42 142H82', coral.dark, 3),
  box(34, 106, 56, 9, 4, sand.light),
  box(34, 154, 56, 9, 4, sand.light),
  stroke('M62 108q-26 -66 44 -72', coral.base, 3),
  stroke('M100 32L134 56', slate.base, 4),
)

/** Covers of the articles that the help center recommends. */
export const help = { '1': filling, '2': tracking, '3': returning, '4': office, '5': packing, '6': mending }

const productPage = scene(
  sky,
  640,
  360,
  browser(70, 36, 500, 288, sky.deep),
  box(92, 76, 210, 226, 12, blend(amber.soft, amber.light)),
  put(93, 84, 1.3, products['vase-a'].shapes),
  bars(326, 84, [190, 130], slate.light, 14, 24),
  each([0, 1, 2, 3, 4], (index) => star(336 + index * 24, 150, 9, index < 4 ? amber.base : slate.soft)),
  bars(326, 178, [216, 216, 160], slate.soft, 8, 17),
  each([sky, coral, mint] as const, (tone, index) => circle(338 + index * 34, 244, 11, tone.base)),
  ring(338, 244, 15, sky.deep, 2),
  box(326, 268, 140, 34, 17, blend(sky.base, sky.dark)),
  put(356, 275, 0.2, cart(0, 0, 1, amber)),
  box(388, 281, 54, 8, 4, WHITE),
  cursor(446, 286),
)

const line = (y: number, product: string) =>
  stack(
    box(96, y, 54, 54, 10, sky.pale),
    put(99, y + 3, 0.3, product),
    bars(166, y + 14, [110, 70], slate.soft, 8, 18),
    box(304, y + 20, 34, 10, 5, slate.light),
  )

const checkoutPage = scene(
  mint,
  640,
  360,
  browser(74, 40, 300, 280, mint.deep),
  line(78, products['kettle-a'].shapes),
  line(144, products['cushion-a'].shapes),
  box(96, 214, 244, 3, 1.5, slate.soft),
  bars(96, 236, [80], slate.soft, 10),
  box(280, 234, 58, 14, 7, slate.base),
  box(96, 268, 244, 34, 17, blend(mint.base, mint.dark)),
  box(180, 281, 76, 8, 4, WHITE),
  turn(
    8,
    470,
    150,
    box(388, 98, 186, 116, 16, SHADE),
    box(384, 90, 186, 116, 16, blend(sky.base, sky.dark)),
    inside(slab(384, 90, 186, 116, 16), circle(548, 96, 60, GLOW)),
    box(404, 122, 36, 26, 6, amber.light),
    bars(404, 166, [96, 60], WHITE, 8, 18),
  ),
  done(500, 270, 34, mint),
)

/** Pictures inside the help center's article. */
export const articles = { product: productPage, checkout: checkoutPage }

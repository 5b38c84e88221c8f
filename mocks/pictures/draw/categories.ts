import { blend, box, circle, put, stack } from './pen.ts'
import { amber, coral, mint, sand, SHEEN, sky, type Tone, violet } from './colours.ts'
import { products } from './products.ts'

const category = (ground: Tone, product: keyof typeof products) =>
  stack(
    box(0, 0, 96, 96, 0, blend(ground.soft, ground.light)),
    circle(48, 48, 40, SHEEN),
    put(5.4, 5, 0.53, products[product].shapes),
  )

/** One thing for each category of the shop. */
export const categories = {
  electronics: category(sky, 'headphones-a'),
  accessories: category(amber, 'backpack-a'),
  shoes: category(mint, 'sneaker-b'),
  office: category(sand, 'monitor-a'),
  'home-decor': category(coral, 'vase-a'),
  games: category(violet, 'gamepad-a'),
}

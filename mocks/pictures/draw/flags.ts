import { colour, WHITE } from './colours.ts'
import { around, box, circle, each, fill, inside, mirror, ring, slab, stack, stroke, through } from './pen.ts'

const RED = colour(54, 0.2, 26)
const NAVY = colour(36, 0.12, 264)
const GREEN = colour(58, 0.15, 150)
const YELLOW = colour(86, 0.17, 92)
const SAFFRON = colour(75, 0.16, 60)
const BLACK = colour(25, 0.01, 260)

const across = (...paints: readonly string[]) =>
  each(paints, (paint, index) => box(0, (index * 30) / paints.length, 40, 30 / paints.length, 0, paint))

const along = (...paints: readonly string[]) =>
  each(paints, (paint, index) => box((index * 40) / paints.length, 0, 40 / paints.length, 30, 0, paint))

const star = (x: number, y: number, radius: number, paint: string, start = 0) => {
  const inner = around(5, x, y, radius * 0.4, start + 36)
  return fill(
    through(around(5, x, y, radius, start).flatMap((point, index) => [point, inner[index] ?? point])),
    paint,
  )
}

const butt = (d: string, paint: string, width: number) =>
  `<path d="${d}" stroke="${paint}" stroke-width="${width}" stroke-linecap="butt"/>`

const unionJack = (width: number, height: number) => {
  const diagonals = `M0 0L${width} ${height}M${width} 0L0 ${height}`
  const cross = `M${width / 2} 0V${height}M0 ${height / 2}H${width}`
  return inside(
    slab(0, 0, width, height, 0),
    box(0, 0, width, height, 0, NAVY),
    butt(diagonals, WHITE, height / 5),
    butt(diagonals, RED, height / 13),
    butt(cross, WHITE, height / 3),
    butt(cross, RED, height / 5),
  )
}

/** The right half of a maple leaf, from its tip down to its stem. */
const HALF_LEAF =
  'M20 5l1.8 3.6l2.2 -1.2l-.8 4.6l2.6 -2.4l.8 1.6l2.2 -.5l-1 2.9l1.2 .7l-4 3.4l.6 1.6l-4.9 -.8v5.5H20Z'

const stripes = each([0, 2, 4, 6, 8, 10, 12], (row) => box(0, (row * 30) / 13, 40, 30 / 13, 0, RED))

/** The flags of the countries that customers live in, a little simplified. */
export const flags = {
  au: stack(
    box(0, 0, 40, 30, 0, NAVY),
    unionJack(20, 15),
    star(10, 22.5, 4, WHITE),
    star(30, 5.5, 2.2, WHITE),
    star(25, 13, 2.2, WHITE),
    star(35, 11.5, 2.2, WHITE),
    star(30, 24, 2.2, WHITE),
    star(32.5, 16.5, 1.3, WHITE),
  ),
  us: stack(
    box(0, 0, 40, 30, 0, WHITE),
    stripes,
    box(0, 0, 18, 16.2, 0, NAVY),
    each([2.8, 6.3, 9.8, 13.3], (y, row) =>
      each(row % 2 === 0 ? [2.5, 6.8, 11.1, 15.4] : [4.6, 9, 13.3], (x) => circle(x, y, 0.9, WHITE)),
    ),
  ),
  fr: along(NAVY, WHITE, RED),
  cn: stack(
    box(0, 0, 40, 30, 0, RED),
    star(8, 8.5, 5, YELLOW),
    star(15.5, 3.5, 1.7, YELLOW, 20),
    star(18.5, 6.8, 1.7, YELLOW, 45),
    star(18.5, 11, 1.7, YELLOW),
    star(15.5, 14.2, 1.7, YELLOW, 20),
  ),
  br: stack(
    box(0, 0, 40, 30, 0, GREEN),
    fill('M20 3L37 15L20 27L3 15Z', YELLOW),
    circle(20, 15, 6.5, NAVY),
    stroke('M14.2 13.5q6.5 -1 11.2 3.5', WHITE, 1.3),
  ),
  in: stack(
    across(SAFFRON, WHITE, GREEN),
    ring(20, 15, 3.6, NAVY, 0.9),
    each(around(6, 20, 15, 3.4), ([x, y]) => stroke(`M20 15L${x} ${y}`, NAVY, 0.5)),
    circle(20, 15, 0.9, NAVY),
  ),
  gb: unionJack(40, 30),
  de: across(BLACK, RED, YELLOW),
  ca: stack(
    box(0, 0, 40, 30, 0, WHITE),
    box(0, 0, 10, 30, 0, RED),
    box(30, 0, 10, 30, 0, RED),
    fill(HALF_LEAF, RED),
    mirror(20, fill(HALF_LEAF, RED)),
  ),
}

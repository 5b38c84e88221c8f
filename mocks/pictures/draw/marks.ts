import { amber, aqua, blue, coral, mint, rose, sky, slate, type Tone, violet, WHITE } from './colours.ts'
import {
  around,
  blend,
  box,
  circle,
  each,
  fill,
  inside,
  ring,
  slab,
  stack,
  stroke,
  through,
  turn,
} from './pen.ts'

/** A round-cornered sign of one tone. */
const badge = (tone: Tone, ...shapes: readonly string[]) =>
  stack(box(2, 2, 60, 60, 16, blend(tone.base, tone.dark)), ...shapes)

/** The signs of invented makers; they hold on light and on dark. */
export const brands = {
  '1': stack(
    fill('M32 6L56 20V44L32 58L8 44V20Z', blend(sky.base, blue.dark)),
    fill('M32 6L56 20L32 33L8 20Z', sky.light),
    fill('M32 33V58L8 44V20Z', sky.base),
  ),
  '2': stack(
    turn(45, 32, 32, box(13, 13, 38, 38, 11, blend(coral.light, coral.deep))),
    box(21, 21, 22, 22, 7, amber.light),
  ),
  '3': each([0, 60, 120, 180, 240, 300], (angle) =>
    turn(angle, 32, 32, fill('M32 32q-12 -12 0 -26q12 14 0 26Z', angle % 120 === 0 ? mint.base : mint.deep)),
  ),
  '4': stack(
    fill('M6 52L24 16L36 40L42 28L58 52Z', blend(violet.base, violet.dark)),
    circle(46, 16, 7, amber.base),
  ),
  '5': stack(stroke('M10 24q11 -14 22 0t22 0', sky.base, 7), stroke('M10 40q11 -14 22 0t22 0', sky.deep, 7)),
  '6': stack(
    fill('M32 6a26 26 0 1 0 26 26H32Z', blend(blue.base, blue.dark)),
    fill('M38 4a24 24 0 0 1 22 22H38Z', amber.base),
  ),
  '7': stack(
    fill('M8 8h24v24H8Z', coral.base),
    fill('M32 8h24a24 24 0 0 1 -24 24Z', coral.light),
    fill('M8 32h24v24a24 24 0 0 1 -24 -24Z', coral.deep),
    circle(44, 44, 12, slate.base),
  ),
  '8': stack(
    ring(32, 32, 23, mint.base, 7),
    stroke('M32 46V30M32 34q-9 0 -9 -10q9 0 9 10M32 38q9 0 9 -10q-9 0 -9 10', mint.deep, 5),
  ),
  '9': stack(
    box(8, 30, 12, 26, 4, violet.base),
    box(26, 8, 12, 48, 4, violet.deep),
    box(44, 20, 12, 36, 4, violet.base),
  ),
  '10': fill(
    through(
      around(8, 32, 32, 27).flatMap((point, index) => [point, around(8, 32, 32, 13, 22.5)[index] ?? point]),
    ),
    blend(amber.base, amber.deep),
  ),
}

/** The signs of projects. */
export const projects = {
  '1': badge(sky, fill('M32 14L50 48H14Z', WHITE), fill('M32 30L42 48H22Z', sky.deep)),
  '2': badge(
    coral,
    circle(32, 32, 17, WHITE),
    fill('M32 15a17 17 0 0 1 0 34Z', coral.light),
    circle(32, 32, 6, coral.deep),
  ),
  '3': badge(
    violet,
    each([16, 28, 40], (y, index) => box(16, y, 32 - index * 9, 8, 4, index === 0 ? WHITE : violet.soft)),
  ),
  '4': badge(mint, stroke('M16 40L26 28L36 36L48 20', WHITE, 6), circle(48, 20, 5, amber.light)),
  '5': badge(amber, fill('M34 12L18 36h11l-3 16L46 28H35Z', WHITE)),
  '6': badge(blue, ring(32, 32, 16, WHITE, 5), stroke('M32 22V32L40 37', amber.light, 5)),
  '7': badge(
    slate,
    box(15, 15, 15, 15, 4, sky.light),
    box(34, 15, 15, 15, 4, WHITE),
    box(15, 34, 15, 15, 4, WHITE),
    box(34, 34, 15, 15, 7.5, coral.base),
  ),
  '8': badge(rose, fill('M32 50Q10 36 14 24q6 -12 18 -1q12 -11 18 1q4 12 -18 26Z', WHITE)),
  '9': badge(aqua, stroke('M18 44q0 -24 28 -26q0 28 -28 26L34 30', WHITE, 5)),
}

const card = (ground: string, ...shapes: readonly string[]) =>
  stack(box(0.5, 0.5, 47, 31, 5, ground), ...shapes)

/** Signs of ways to pay: generic ones of our own, none that belongs to somebody. */
export const payments = {
  paypal: card(
    blend(sky.pale, sky.light),
    box(13, 8, 22, 16, 4, sky.deep),
    fill('M13 13q11 8 22 0v-1q0 -4 -4 -4H17q-4 0 -4 4Z', blue.dark),
    circle(24, 17, 3, amber.light),
  ),
  mastercard: card(
    blend(slate.dark, slate.ink),
    box(6, 8, 9, 7, 2, amber.light),
    box(6, 22, 16, 3, 1.5, slate.base),
    fill('M34 9L42 16L34 23L26 16Z', mint.base),
    fill('M34 9L42 16L34 23Z', mint.deep),
  ),
  visa: card(
    blend(blue.base, blue.dark),
    box(6, 8, 9, 7, 2, amber.light),
    box(6, 22, 16, 3, 1.5, sky.light),
    stroke('M29 20q4 -10 7 -3t7 -4', WHITE, 3),
  ),
}

const sheet = (tone: Tone, ...shapes: readonly string[]) =>
  stack(
    fill('M9 7q0 -4 4 -4H29L40 14V41q0 4 -4 4H13q-4 0 -4 -4Z', blend(tone.soft, tone.light)),
    fill('M29 3L40 14H33q-4 0 -4 -4Z', tone.base),
    ...shapes,
  )

/** What a file holds. */
export const files = {
  pdf: sheet(
    coral,
    box(5, 24, 30, 14, 4, coral.deep),
    each([11, 18, 25], (x) => box(x, 29, 4, 4, 2, coral.pale)),
    box(15, 13, 9, 3, 1.5, coral.deep),
  ),
  document: sheet(
    sky,
    each([20, 26, 32], (y, index) => box(15, y, index === 2 ? 11 : 19, 3, 1.5, sky.deep)),
    box(15, 13, 9, 3, 1.5, sky.deep),
  ),
  sheet: sheet(
    mint,
    box(15, 19, 20, 19, 2.5, mint.deep),
    stroke('M15 25.5H35M15 31.5H35M23 19V38', mint.soft, 1.6),
  ),
  archive: sheet(
    amber,
    each([5, 11, 17, 23], (y, index) => box(index % 2 === 0 ? 20 : 24, y, 4, 4, 1, amber.deep)),
    box(19, 29, 10, 10, 3, amber.deep),
    box(22, 32, 4, 4, 1.5, amber.soft),
  ),
  image: sheet(
    violet,
    inside(
      slab(14, 19, 21, 19, 3),
      box(14, 19, 21, 19, 0, violet.pale),
      circle(20, 25, 3, amber.base),
      fill('M12 40L22 29L28 35L31 32L38 40Z', violet.deep),
    ),
  ),
}

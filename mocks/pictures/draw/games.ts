import {
  amber,
  aqua,
  blue,
  coral,
  mint,
  sand,
  SHADE,
  sky,
  slate,
  type Tone,
  violet,
  WHITE,
} from './colours.ts'
import { around, blend, box, circle, each, ellipse, fill, move, stack, stroke, through } from './pen.ts'
import { oddDice, threeDice } from './dice.ts'
import { joinedPair, looseSquare } from './puzzle.ts'
import { on, shadow } from './tile.ts'

const cross = (x: number, y: number, arm: number, paint: string) =>
  stroke(`M${x - arm} ${y}h${2 * arm}M${x} ${y - arm}v${2 * arm}`, paint, arm * 0.9)

const buttons = (x: number, y: number, radius: number) =>
  each(around(4, x, y, radius), ([left, top], index) =>
    circle(left, top, radius * 0.5, [amber.base, coral.base, mint.base, sky.base][index] ?? WHITE),
  )

const stick = (x: number, y: number) =>
  stack(circle(x, y, 12, slate.ink), circle(x, y, 8.5, blend(slate.base, slate.dark)))

const winged = stack(
  shadow(80, 130, 56),
  fill(
    'M46 48H114q22 0 28 34l8 34q2 14 -10 14q-8 0 -14 -8l-14 -18H48L34 122q-6 8 -14 8q-12 0 -10 -14l8 -34q6 -34 28 -34Z',
    blend(blue.base, blue.dark),
  ),
  box(40, 42, 26, 10, 5, slate.dark),
  box(94, 42, 26, 10, 5, slate.dark),
  cross(42, 72, 9, WHITE),
  buttons(118, 72, 11),
  stick(62, 92),
  stick(98, 92),
  box(72, 62, 16, 6, 3, sky.light),
)

const retro = stack(
  shadow(80, 122, 62),
  stroke('M80 48V30q0 -10 12 -10', slate.dark, 5),
  box(12, 46, 136, 74, 20, blend(violet.base, violet.dark)),
  box(22, 56, 116, 54, 13, violet.soft),
  cross(48, 83, 13, slate.ink),
  circle(104, 90, 10, coral.base),
  circle(125, 76, 10, amber.base),
  stroke('M72 96h0M84 96h0', slate.dark, 8),
  stroke('M70 72h16', violet.base, 5),
)

const ROUND = [0, 1, 2, 3, 4]
  .flatMap(
    (at) =>
      [
        [at, 0],
        [at, 4],
        [0, at],
        [4, at],
      ] as const,
  )
  .map(([column, row], index) => [column, row, [coral, amber, mint, sky, sand][index % 5] ?? sand] as const)

const pawn = (x: number, y: number, tone: Tone) =>
  stack(
    ellipse(x + 3, y + 2, 17, 5, SHADE),
    fill(
      `M${x - 14} ${y}q2 -12 8 -18q2 -8 2 -16h8q0 8 2 16q6 6 8 18q-14 6 -28 0Z`,
      blend(tone.light, tone.dark),
    ),
    circle(x, y - 40, 11, blend(tone.light, tone.deep)),
  )

const squareBoard = stack(
  shadow(80, 148, 58),
  box(16, 20, 128, 126, 10, blend(sand.deep, sand.dark)),
  box(22, 26, 116, 114, 6, sand.pale),
  each(ROUND, ([column, row, tone]) => box(25 + column * 22.4, 29 + row * 22, 20, 19.6, 4, tone.light)),
  box(52, 56, 56, 54, 8, sand.light),
  pawn(66, 96, coral),
  pawn(98, 116, blue),
)

const hexagon = (x: number, y: number, radius: number, paint: string) =>
  fill(through(around(6, x, y, radius)), paint)

const hive = [
  [80, 80, mint],
  [80, 36, sky],
  [118, 58, sky],
  [118, 102, sand],
  [80, 124, sky],
  [42, 102, sky],
  [42, 58, aqua],
] as const

const meeple = (x: number, y: number, tone: Tone) =>
  move(
    x,
    y,
    fill(
      'M0 0q-8 0 -8 8q0 3 2 5q-14 2 -18 10q2 5 12 4L-18 44H-4L0 36L4 44H18L12 27q10 1 12 -4q-4 -8 -18 -10q2 -2 2 -5q0 -8 -8 -8Z',
      blend(tone.light, tone.dark),
    ),
  )

const lighthouse = stack(
  ellipse(82, 92, 15, 5, SHADE),
  fill('M72 52H88L92 92H68Z', blend(WHITE, slate.light, 'across')),
  fill('M71 62H89L90 72H70ZM69 82H91L92 92H68Z', coral.base),
  box(73, 42, 14, 12, 2, amber.light),
  fill('M70 42L80 32L90 42Z', coral.dark),
)

const hexBoard = stack(
  hexagon(83, 84, 74, SHADE),
  hexagon(80, 80, 75, blend(blue.deep, blue.ink)),
  each(hive, ([x, y, tone]) => hexagon(x, y, 23.5, blend(tone.light, tone.base))),
  lighthouse,
  meeple(52, 78, coral),
  meeple(110, 84, amber),
)

export const games = {
  'gamepad-a': on(sky, winged),
  'gamepad-b': on(sand, retro),
  'board-game-a': on(sand, hexBoard),
  'board-game-b': on(mint, squareBoard),
  'dice-a': on(sand, threeDice),
  'dice-b': on(sky, oddDice),
  'puzzle-a': on(sand, looseSquare),
  'puzzle-b': on(mint, joinedPair),
}

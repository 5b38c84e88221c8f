import { createRandom } from '../../seed/random.ts'
import {
  amber,
  aqua,
  blue,
  coral,
  mint,
  rose,
  sand,
  SHEEN,
  sky,
  slate,
  type Tone,
  violet,
  WHITE,
} from './colours.ts'
import { blend, box, circle, each, fill, stack, stroke } from './pen.ts'
import { cloud } from './props.ts'
import { SEED } from './seed.ts'

const WIDTH = 1200
const HEIGHT = 250

const wave = (y: number, swing: number, length: number, paint: string) => {
  const swings = Array.from({ length: Math.ceil(WIDTH / length) }, () => `t${length} 0`)
  return fill(
    `M${-length} ${y}q${length / 2} ${-swing} ${length} 0${swings.join('')}t${length} 0V${HEIGHT}H${-length}Z`,
    paint,
  )
}

const sea = stack(
  box(0, 0, WIDTH, HEIGHT, 0, blend(sky.light, blue.base)),
  circle(900, 92, 120, SHEEN),
  circle(900, 92, 62, blend(amber.soft, amber.base)),
  wave(136, 44, 300, aqua.base),
  wave(168, 52, 240, sky.base),
  wave(200, 40, 320, sky.deep),
  wave(228, 36, 200, blue.dark),
)

const peaks = (y: number, height: number, step: number, start: number, paint: string) => {
  const random = createRandom(SEED + step)
  const points = Array.from({ length: Math.ceil(WIDTH / step) + 2 }, (_, index) => {
    const rise = index % 2 === 0 ? random.integer(0, height / 4) : random.integer(height / 2, height)
    return `L${start + index * step} ${y - rise}`
  })
  return fill(`M${start} ${HEIGHT}${points.join('')}V${HEIGHT}Z`, paint)
}

const dusk = stack(
  box(0, 0, WIDTH, HEIGHT, 0, blend(violet.base, coral.light, 'down')),
  circle(330, 116, 150, SHEEN),
  circle(330, 116, 58, amber.light),
  peaks(190, 110, 110, -40, violet.base),
  peaks(214, 90, 84, -70, violet.deep),
  peaks(240, 70, 64, -30, violet.dark),
)

const TILE = 50

/** A quarter disc in one of the corners of a tile. */
const quarter = (x: number, y: number, corner: number, paint: string) =>
  fill(
    [
      `M${x} ${y}h${TILE}a${TILE} ${TILE} 0 0 1 ${-TILE} ${TILE}Z`,
      `M${x + TILE} ${y}v${TILE}a${TILE} ${TILE} 0 0 1 ${-TILE} ${-TILE}Z`,
      `M${x + TILE} ${y + TILE}h${-TILE}a${TILE} ${TILE} 0 0 1 ${TILE} ${-TILE}Z`,
      `M${x} ${y + TILE}v${-TILE}a${TILE} ${TILE} 0 0 1 ${TILE} ${TILE}Z`,
    ][corner] ?? '',
    paint,
  )

const tiles = () => {
  const random = createRandom(SEED)
  const grounds = [sky.soft, sky.light, sky.base, blue.base, sky.deep, blue.dark, sky.light]
  const accents = [WHITE, sky.pale, sky.soft, blue.dark, amber.light, coral.base]
  return each(
    Array.from({ length: 120 }, (_, index) => index),
    (index) => {
      const x = (index % 24) * TILE
      const y = Math.floor(index / 24) * TILE
      const ground = box(x, y, TILE, TILE, 0, grounds[random.integer(0, 6)] ?? sky.soft)
      const accent = accents[random.integer(0, 5)] ?? WHITE
      const kind = random.integer(0, 7)
      if (kind < 4) return stack(ground, quarter(x, y, kind, accent))
      return kind === 4 ? stack(ground, circle(x + TILE / 2, y + TILE / 2, TILE / 3.2, accent)) : ground
    },
  )
}

const house = (x: number, width: number, height: number, tone: Tone, roof: Tone) => {
  const top = 214 - height
  const rows = Math.floor(height / 34)
  return stack(
    box(x, top, width, height, 0, blend(tone.light, tone.base)),
    fill(`M${x - 5} ${top}L${x + width / 2} ${top - width * 0.42}L${x + width + 5} ${top}Z`, roof.deep),
    each(
      Array.from({ length: rows * 2 }, (_, index) => index),
      (index) =>
        box(
          x + width * (index % 2 === 0 ? 0.2 : 0.58),
          top + 14 + Math.floor(index / 2) * 32,
          width * 0.22,
          17,
          2,
          slate.dark,
        ),
    ),
  )
}

const FRONTS = [
  [coral, blue],
  [sand, coral],
  [sky, coral],
  [amber, slate],
  [mint, coral],
  [rose, blue],
  [sky, slate],
] as const

const street = () => {
  const random = createRandom(SEED)
  return each(
    Array.from({ length: 17 }, (_, index) => index),
    (index) => {
      const [front, roof] = FRONTS[index % FRONTS.length] ?? FRONTS[0]
      return house(-8 + index * 72, 66, random.integer(72, 118), front, roof)
    },
  )
}

const harbour = stack(
  box(0, 0, WIDTH, HEIGHT, 0, blend(sky.soft, sky.light, 'down')),
  each(
    [
      [120, 76, 110],
      [420, 58, 84],
      [700, 84, 120],
      [1010, 66, 96],
    ] as const,
    ([x, y, width]) => cloud(x, y, width, WHITE),
  ),
  street(),
  box(0, 212, WIDTH, 38, 0, blend(sky.deep, blue.dark, 'down')),
  each([60, 260, 430, 640, 860, 1060], (x, index) => stroke(`M${x} ${226 + (index % 2) * 10}h70`, SHEEN, 3)),
)

/** Wide pictures behind the names of people. */
export const covers = { '1': sea, '2': tiles(), '3': dusk, '4': harbour }

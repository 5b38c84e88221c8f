import { amber, blue, coral, mint, SHADE, sky, slate, type Tone } from './colours.ts'
import { blend, fill, put, stack, turn } from './pen.ts'

const SIDE = 17
const KNOB = 16
type Edge = 'flat' | 'knob' | 'hole'

/** A piece of a puzzle, its edges clockwise from the top. */
const piece = (edges: readonly [Edge, Edge, Edge, Edge]) => {
  const sides = edges.map((edge, index) => {
    const sign = index < 2 ? 1 : -1
    const along = index % 2 === 0 ? 'h' : 'v'
    if (edge === 'flat') return `${along}${sign * (2 * SIDE + KNOB)}`
    const across = index % 2 === 0 ? `${sign * KNOB} 0` : `0 ${sign * KNOB}`
    return `${along}${sign * SIDE}a10 10 0 1 ${edge === 'knob' ? 1 : 0} ${across}${along}${sign * SIDE}`
  })
  return `M0 0${sides.join('')}Z`
}

const laid = (x: number, y: number, size: number, tone: Tone, edges: readonly [Edge, Edge, Edge, Edge]) =>
  stack(
    put(x + 3, y + 5, size, fill(piece(edges), SHADE)),
    put(x, y, size, fill(piece(edges), blend(tone.light, tone.deep))),
  )

export const looseSquare = stack(
  laid(28, 28, 1, sky, ['flat', 'hole', 'hole', 'flat']),
  laid(78, 28, 1, amber, ['flat', 'flat', 'knob', 'knob']),
  laid(28, 78, 1, mint, ['knob', 'knob', 'flat', 'flat']),
  turn(14, 112, 112, laid(88, 88, 1, coral, ['hole', 'flat', 'flat', 'hole'])),
)

export const joinedPair = turn(
  -18,
  80,
  80,
  laid(22, 52, 1.2, blue, ['knob', 'hole', 'knob', 'flat']),
  laid(82, 52, 1.2, slate, ['hole', 'hole', 'knob', 'knob']),
)

/** A box in px of the window, from its top left corner. */
export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Where the card stands, seen from its target; `over` it where there is no room around. */
export type Side = 'below' | 'above' | 'beside' | 'over'

export interface Place {
  readonly x: number
  readonly y: number
  readonly side: Side
  /** Where the arrow points at the target, in px from the card's left edge. */
  readonly arrow: number
}

const GAP = 14
const EDGE = 16
/** How far from the start of a wide target the arrow points at it. */
const ARROW = 38
const CORNER = 24

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most))

/** How far a hole stays from the edges of the window, so that its ring is seen. */
const INSET = 4

/** The target with room around it, as far as it is within the window. */
export function holeOf({ x, y, width, height }: Area, padding: number, view: Size): Area {
  const left = Math.max(x - padding, INSET)
  const top = Math.max(y - padding, INSET)
  const right = Math.min(x + width + padding, view.width - INSET)
  const bottom = Math.min(y + height + padding, view.height - INSET)
  return { x: left, y: top, width: Math.max(right - left, 0), height: Math.max(bottom - top, 0) }
}

/** Where a card has room: under its target and in line with its start, else above it, else beside it. */
export function placeCard(hole: Area, card: Size, view: Size, isRtl: boolean): Place {
  const right = hole.x + hole.width
  const bottom = hole.y + hole.height
  const inLine = isRtl ? right - card.width : hole.x
  const x = within(inLine, EDGE, view.width - EDGE - card.width)
  const pointsAt = Math.min(hole.width / 2, ARROW)
  const arrow = within((isRtl ? right - pointsAt : hole.x + pointsAt) - x, CORNER, card.width - CORNER)
  const below = bottom + GAP
  if (below + card.height + EDGE <= view.height) return { x, y: below, side: 'below', arrow }
  const above = hole.y - GAP - card.height
  if (above >= EDGE) return { x, y: above, side: 'above', arrow }
  const y = within(hole.y, EDGE, view.height - EDGE - card.height)
  const after = right + GAP
  const before = hole.x - GAP - card.width
  const sides = isRtl ? [before, after] : [after, before]
  const free = sides.find((side) => side >= EDGE && side + card.width + EDGE <= view.width)
  if (free !== undefined) return { x: free, y, side: 'beside', arrow }
  return { x, y: view.height - EDGE - card.height, side: 'over', arrow }
}

const CORNERS = 13

/** The path of a window with a hole in it, whose corners are round, for `clip-path`. */
export function pathAround({ x, y, width, height }: Area, view: Size) {
  const round = Math.min(CORNERS, width / 2, height / 2)
  const arc = (byX: number, byY: number) => `a${round} ${round} 0 0 1 ${byX} ${byY}`
  const [across, down] = [width - 2 * round, height - 2 * round]
  return [
    `M0 0H${view.width}V${view.height}H0Z`,
    `M${x + round} ${y}h${across}${arc(round, round)}v${down}${arc(-round, round)}`,
    `h${-across}${arc(-round, -round)}v${-down}${arc(round, -round)}Z`,
  ].join('')
}

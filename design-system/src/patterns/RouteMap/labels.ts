import type { Camera, Edges, Point, Rect, Size } from './camera.ts'
import { toScreen } from './camera.ts'
import type { Plane } from './projection.ts'
import type { CountryLabel } from './topology/shapes.ts'
import type { MapPlace, MapPosition } from './types.ts'

/** A name that has room. */
export interface PlacedLabel {
  readonly key: string
  readonly text: string
  readonly kind: 'country' | 'major' | 'minor'
  /** On the screen, in px: of a country the middle, of a town the town. */
  readonly point: Point
}

interface Around {
  readonly plane: Plane
  readonly camera: Camera
  readonly size: Size
  readonly edges: Edges
}

const LETTER = 6.6
const LINE = 18
/** A country's name shows from as many px of the country's own width for each px of the name. */
const ROOM = 1.1
const SCALE = 10_000 / (2 * Math.PI)

const meets = (one: Rect, other: Rect) =>
  one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3]

/** The names that fit into what panels leave free without touching each other; towns come before countries. */
export function placeLabels(
  places: readonly MapPlace[],
  countries: readonly CountryLabel[],
  nameOf: (code: string) => string | undefined,
  around: Around,
): PlacedLabel[] {
  const { plane, camera, size, edges } = around
  const free: Rect = [edges.left, edges.top, size.width - edges.right, size.height - edges.bottom]
  const taken: Rect[] = []
  const labels: PlacedLabel[] = []
  const pointOf = (position: MapPosition) => toScreen(camera, plane.project(position))
  const add = (label: PlacedLabel, rect: Rect) => {
    const isCut = rect[0] < free[0] || rect[1] < free[1] || rect[2] > free[2] || rect[3] > free[3]
    if (isCut || taken.some((other) => meets(rect, other))) return
    taken.push(rect)
    labels.push(label)
  }
  for (const { label, position, isMajor } of [...places].sort(
    (one, other) => Number(other.isMajor) - Number(one.isMajor),
  )) {
    // Towns are named from a region on; on the world they would cover it.
    if (camera.k < (isMajor ? 0.32 : 0.7)) continue
    const [x, y] = pointOf(position)
    const rect: Rect = [x - 8, y - LINE / 2, x + 12 + label.length * LETTER, y + LINE / 2]
    add(
      { key: `${label} ${position.join()}`, text: label, kind: isMajor ? 'major' : 'minor', point: [x, y] },
      rect,
    )
  }
  for (const { code, position, area } of countries) {
    if (!plane.has(position)) continue
    const text = nameOf(code)
    if (!text) continue
    const width = text.length * (LETTER + 1.6)
    if (Math.sqrt(area * 1e-5) * SCALE * camera.k < width * ROOM) continue
    const [x, y] = pointOf(position)
    add({ key: code, text, kind: 'country', point: [x, y] }, [
      x - width / 2,
      y - LINE / 2,
      x + width / 2,
      y + LINE / 2,
    ])
  }
  return labels
}

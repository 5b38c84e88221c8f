/** How the projected plane lies on the screen: `screen = plane * k + (x, y)`, in px. */
export interface Camera {
  readonly k: number
  readonly x: number
  readonly y: number
}

export type Point = readonly [x: number, y: number]

export interface Size {
  readonly width: number
  readonly height: number
}

/** Px at the edges that something else covers. */
export interface Edges {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export type Rect = readonly [left: number, top: number, right: number, bottom: number]

export const noEdges: Edges = { left: 0, right: 0, top: 0, bottom: 0 }
const GREATEST_SCALE = 24
/** Px between what is fitted and the edges of the free part. */
const MARGIN = 64

export const toScreen = ({ k, x, y }: Camera, [planeX, planeY]: Point): Point => [
  planeX * k + x,
  planeY * k + y,
]
export const toPlane = ({ k, x, y }: Camera, [screenX, screenY]: Point): Point => [
  (screenX - x) / k,
  (screenY - y) / k,
]

const between = (least: number, value: number, greatest: number) => Math.min(greatest, Math.max(least, value))

/** The middle of what the panels leave free. */
export const middleOf = ({ width, height }: Size, { left, right, top, bottom }: Edges): Point => [
  (left + width - right) / 2,
  (top + height - bottom) / 2,
]

/** A camera at which a point of the plane lies at a point of the screen. */
export const cameraAt = ([planeX, planeY]: Point, [screenX, screenY]: Point, k: number): Camera => ({
  k,
  x: screenX - planeX * k,
  y: screenY - planeY * k,
})

/** The camera nearer by a factor, with what is at a point of the screen staying there. */
export const zoomedAt = (camera: Camera, at: Point, factor: number, least: number): Camera =>
  cameraAt(toPlane(camera, at), at, between(least, camera.k * factor, GREATEST_SCALE))

/** The smallest scale: the limits fill the map. */
export const leastScale = ([left, top, right, bottom]: Rect, { width, height }: Size) =>
  Math.max(width / (right - left), height / (bottom - top)) * 0.6

/** The camera moved so that the middle of the screen stays within the limits of the plane. */
export function kept(camera: Camera, [left, top, right, bottom]: Rect, { width, height }: Size): Camera {
  const middle: Point = [width / 2, height / 2]
  const [x, y] = toPlane(camera, middle)
  return cameraAt([between(left, x, right), between(top, y, bottom)], middle, camera.k)
}

/** The camera that shows all points in what is free of panels, no nearer than a scale. */
export function fitted(points: readonly Point[], size: Size, edges: Edges, nearest = 6): Camera {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const rect: Rect = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
  const room = (length: number, before: number, after: number) =>
    Math.max(80, length - before - after - 2 * MARGIN)
  const k = Math.min(
    nearest,
    room(size.width, edges.left, edges.right) / Math.max(rect[2] - rect[0], 1e-6),
    room(size.height, edges.top, edges.bottom) / Math.max(rect[3] - rect[1], 1e-6),
  )
  return cameraAt([(rect[0] + rect[2]) / 2, (rect[1] + rect[3]) / 2], middleOf(size, edges), k)
}

/** A camera on the way from one to another; the middle moves along with the scale. */
export function cameraBetween(from: Camera, to: Camera, share: number, middle: Point): Camera {
  const k = from.k * (to.k / from.k) ** share
  const [start, end] = [toPlane(from, middle), toPlane(to, middle)]
  // Of the way on the screen as much is done as of the zoom, so that neither runs ahead.
  const part = Math.abs(to.k - from.k) < 1e-6 ? share : (1 / from.k - 1 / k) / (1 / from.k - 1 / to.k)
  return cameraAt([start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part], middle, k)
}

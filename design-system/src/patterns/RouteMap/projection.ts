import {
  geoAzimuthalEqualArea,
  geoDistance,
  geoInterpolate,
  geoMercator,
  type GeoProjection,
} from '@visx/vendor/d3-geo'
import type { Point, Rect } from './camera.ts'
import type { MapPosition } from './types.ts'

/** Units of the plane around the equator, so that one is 4 km there. */
const SCALE = 10_000 / (2 * Math.PI)
const EARTH_RADIUS = 6371
/** Wider or higher than this, in degrees, no plane around a middle keeps shapes. */
const WIDEST_REGION = 60
const REGION_RADIUS = 60

export interface Plane {
  readonly projection: GeoProjection
  readonly project: (position: MapPosition) => Point
  readonly invert: (point: Point) => MapPosition
  /** Whether the plane has a position at all. */
  readonly has: (position: MapPosition) => boolean
  /** What the middle of the screen stays within. */
  readonly limits: Rect
}

/**
 * The plane that suits some positions: those of a region lie around its middle, with areas as they are (as in the maps
 * of the European Union); those of the world lie on Mercator's, which keeps every shape that one comes near to.
 */
export function planeFor(positions: readonly MapPosition[]): Plane {
  const [longitudes, latitudes] = [
    positions.map(([longitude]) => longitude),
    positions.map(([, latitude]) => latitude),
  ]
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)]
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)]
  const isRegion = positions.length > 0 && east - west < WIDEST_REGION && north - south < WIDEST_REGION
  const middle: MapPosition = [(west + east) / 2, (south + north) / 2]
  const projection = isRegion
    ? geoAzimuthalEqualArea().rotate([-middle[0], -middle[1]]).clipAngle(REGION_RADIUS)
    : geoMercator()
  projection.scale(SCALE).translate([0, 0]).precision(0.3)
  const edge = SCALE * (isRegion ? 0.5 : Math.PI)
  return {
    projection,
    project: ([longitude, latitude]) => projection([longitude, latitude]) ?? [0, 0],
    invert: ([x, y]) => projection.invert!([x, y]) ?? [0, 0],
    has: (position) =>
      !isRegion || geoDistance(toPair(position), toPair(middle)) < (REGION_RADIUS * Math.PI) / 180,
    limits: isRegion ? [-edge, -edge, edge, edge] : [-edge, -edge * 0.72, edge, edge * 0.5],
  }
}

const toPair = ([longitude, latitude]: MapPosition): [number, number] => [longitude, latitude]

/** The kilometres between two positions along a great circle. */
export const kilometresBetween = (one: MapPosition, other: MapPosition) =>
  geoDistance(toPair(one), toPair(other)) * EARTH_RADIUS

/** A route as what is done and what is left of it, parted where someone is who has done a share of it. */
export function partedRoute(stops: readonly MapPosition[], progress: number, position?: MapPosition) {
  const lengths = stops.slice(1).map((stop, index) => kilometresBetween(stops[index]!, stop))
  let rest = lengths.reduce((sum, length) => sum + length, 0) * progress
  const leg = lengths.findIndex((length) => {
    if (rest <= length) return true
    rest -= length
    return false
  })
  if (leg < 0) return { done: stops, left: [] }
  const at =
    position ?? geoInterpolate(toPair(stops[leg]!), toPair(stops[leg + 1]!))(rest / (lengths[leg] || 1))
  return { done: [...stops.slice(0, leg + 1), at], left: [at, ...stops.slice(leg + 1)] }
}

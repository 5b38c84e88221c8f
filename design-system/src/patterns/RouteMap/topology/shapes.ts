import { merge, mesh } from 'topojson-client'
import type { GeometryCollection, MultiPolygon, Topology } from 'topojson-specification'
import type { MapPosition } from '../types.ts'
import { world } from './world.ts'

/** Degrees per step of a coordinate in the encoded arcs. */
const GRID = 0.01

/** A country's name: where it stands, and how large the country is, in 1e-5 steradians. */
export interface CountryLabel {
  readonly code: string
  readonly position: MapPosition
  readonly area: number
}

/** Whole numbers of an encoded polyline: five bits a letter, the sign last. */
function decode(letters: string): number[] {
  const numbers: number[] = []
  let [value, shift] = [0, 0]
  for (let at = 0; at < letters.length; at++) {
    const bits = letters.charCodeAt(at) - 63
    value |= (bits & 31) << shift
    shift += 5
    if (bits & 32) continue
    numbers.push(value & 1 ? ~(value >> 1) : value >> 1)
    ;[value, shift] = [0, 0]
  }
  return numbers
}

function decodeArc(letters: string): [number, number][] {
  const steps = decode(letters)
  const points: [number, number][] = []
  let [x, y] = [0, 0]
  for (let at = 0; at < steps.length; at += 2) {
    x += steps[at]!
    y += steps[at + 1]!
    points.push([x * GRID, y * GRID])
  }
  return points
}

const countries: GeometryCollection = {
  type: 'GeometryCollection',
  geometries: (JSON.parse(world.countries) as number[][][][]).map((arcs) => ({ type: 'MultiPolygon', arcs })),
}
const topology: Topology = {
  type: 'Topology',
  objects: { countries },
  arcs: world.arcs.split(' ').map(decodeArc),
}

/** The land, piece by piece. */
export const land = merge(topology, countries.geometries as MultiPolygon[]).coordinates.map(
  (coordinates) => ({
    type: 'Polygon' as const,
    coordinates,
  }),
)

/** The most steps of a line: what is drawn of a part of the map is the lines that come near it, each as a whole. */
const STEPS = 160

const piecesOf = (line: readonly (readonly number[])[]) =>
  Array.from({ length: Math.ceil((line.length - 1) / STEPS) }, (_, piece) => ({
    type: 'LineString' as const,
    coordinates: line.slice(piece * STEPS, (piece + 1) * STEPS + 1).map((position) => [...position]),
  }))

/** Where the land ends, in short lines. */
export const coasts = land.flatMap(({ coordinates }) => coordinates.flatMap(piecesOf))

/** The borders between countries, in short lines. */
export const borders = mesh(topology, countries, (one, other) => one !== other).coordinates.flatMap(piecesOf)

/** The names of countries, the largest first. */
export const countryLabels: readonly CountryLabel[] = (
  JSON.parse(world.labels) as [string, number, number, number][]
)
  .map(([code, longitude, latitude, area]) => ({ code, position: [longitude, latitude] as const, area }))
  .toSorted((one, other) => other.area - one.area)

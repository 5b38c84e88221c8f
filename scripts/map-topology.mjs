// Makes the coasts and borders of `RouteMap` from those of Natural Earth that the package world-atlas carries: lines
// are thinned until they take little room, and the smallest islands go.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gzipSync } from 'node:zlib'
import { geoArea, geoCentroid } from 'd3-geo'
import { feature } from 'topojson-client'
import { formatted } from './format.mjs'

const TARGET = 'design-system/src/patterns/RouteMap/topology/world.ts'
/** Degrees per step of a coordinate. */
const GRID = 0.01
/** Points go whose triangle with their neighbours is smaller, in square degrees. */
const LEAST_TRIANGLE = 0.0016
/** Islands go that are smaller, in square degrees. */
const LEAST_RING = 0.02
/** Countries without a label are smaller, in steradians. */
const LEAST_LABEL = 1e-5

const source = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('world-atlas/countries-50m.json'), 'utf8'),
)
const { scale, translate } = source.transform
const shrinkAt = (latitude) => Math.cos((latitude * Math.PI) / 180)

const arcs = source.arcs.map((arc) => {
  let [x, y] = [0, 0]
  return arc.map(([dx, dy]) => [(x += dx) * scale[0] + translate[0], (y += dy) * scale[1] + translate[1]])
})

const triangle = ([ax, ay], [bx, by], [cx, cy]) =>
  (Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2) * shrinkAt(by)

/** Visvalingam: the point that changes the line least goes, until each that stays changes it enough. */
function thinned(points) {
  const rest = [...points]
  const areas = rest.map((_, at) => areaAt(rest, at))
  let floor = 0
  for (;;) {
    let least = -1
    for (let at = 1; at < areas.length - 1; at++) if (least < 0 || areas[at] < areas[least]) least = at
    if (least < 0 || areas[least] >= LEAST_TRIANGLE) return rest
    floor = Math.max(floor, areas[least])
    rest.splice(least, 1)
    areas.splice(least, 1)
    for (const at of [least - 1, least]) areas[at] = Math.max(floor, areaAt(rest, at))
  }
}
const areaAt = (points, at) =>
  at === 0 || at >= points.length - 1 ? Infinity : triangle(points[at - 1], points[at], points[at + 1])

const pointsOf = (ring) =>
  ring.flatMap((index, at) => {
    const points = index < 0 ? arcs[~index].toReversed() : arcs[index]
    return at === 0 ? points : points.slice(1)
  })
const ringArea = (ring) => {
  const points = pointsOf(ring)
  const doubled = points.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length]
    return sum + (x * nextY - nextX * y) * shrinkAt(y)
  }, 0)
  return Math.abs(doubled / 2)
}

/** The two letters of a country that has a number in ISO 3166; those without one are in no language's names. */
const codeOf = (id) => (id ? new Intl.Locale(`und-${id}`).region : '')
const polygonsOf = ({ type, arcs: parts }) => (type === 'Polygon' ? [parts] : parts)

const countries = source.objects.countries.geometries
  .filter((geometry) => geometry.arcs && codeOf(geometry.id) !== 'AQ')
  .map((geometry) => ({
    code: codeOf(geometry.id),
    shape: geometry,
    polygons: polygonsOf(geometry).filter(([outer]) => ringArea(outer) >= LEAST_RING),
  }))
  .filter(({ polygons }) => polygons.length > 0)

/** Where a country's name stands: in the middle of its largest piece. */
function labelOf({ code, shape }) {
  if (!/^[A-Z]{2}$/.test(code)) return []
  const { geometry } = feature(source, shape)
  const pieces = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  const [largest] = pieces
    .map((coordinates) => ({ type: 'Polygon', coordinates }))
    .sort((one, other) => geoArea(other) - geoArea(one))
  const area = geoArea(largest)
  const round = (degrees) => Math.round(degrees * 10) / 10
  return area < LEAST_LABEL ? [] : [[code, ...geoCentroid(largest).map(round), Math.round(area * 1e5)]]
}

/** A whole number as in encoded polylines: five bits a letter, the sign last. */
function encode(value) {
  let rest = value < 0 ? ~(value << 1) : value << 1
  let letters = ''
  for (; rest >= 32; rest >>= 5) letters += String.fromCharCode((32 | (rest & 31)) + 63)
  return letters + String.fromCharCode(rest + 63)
}
function encodeArc(points) {
  let [x, y] = [0, 0]
  let letters = ''
  const steps = points.map((point) => point.map((degrees) => Math.round(degrees / GRID)))
  for (const [at, [nextX, nextY]] of steps.entries()) {
    // The last point stays also where it falls on the one before, as an arc has two.
    if (letters && nextX === x && nextY === y && at < steps.length - 1) continue
    letters += encode(nextX - x) + encode(nextY - y)
    ;[x, y] = [nextX, nextY]
  }
  return letters
}

const used = [
  ...new Set(countries.flatMap(({ polygons }) => polygons.flat(2).map((at) => (at < 0 ? ~at : at)))),
]
const place = new Map(used.map((at, index) => [at, index]))
const moved = (at) => (at < 0 ? ~place.get(~at) : place.get(at))
const world = {
  arcs: used.map((at) => encodeArc(thinned(arcs[at]))).join(' '),
  countries: JSON.stringify(
    countries.map(({ polygons }) => polygons.map((rings) => rings.map((ring) => ring.map(moved)))),
  ),
  labels: JSON.stringify(countries.flatMap(labelOf)),
}
const text = `/**
 * Coasts and borders of Natural Earth (public domain) by way of world-atlas (ISC), made by \`npm run topology\`: arcs as
 * encoded polylines with ${GRID}° a step, the arcs of each country, and where its name stands with its size.
 */
export const world = ${JSON.stringify(world)}
`
writeFileSync(TARGET, await formatted(TARGET, text))
console.log(
  `${TARGET}: ${used.length} arcs, ${(gzipSync(readFileSync(TARGET)).length / 1000).toFixed(1)} kB gzip`,
)

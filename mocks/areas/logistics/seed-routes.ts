import { sum } from '../../contract/lists.ts'
import type { Stop } from './contract.ts'
import { countries } from '../../seed/countries.ts'
import { type PlaceName, places } from './seed-places.ts'

interface Position {
  readonly latitude: number
  readonly longitude: number
}

const EARTH_RADIUS = 6371

/** The stops of a route, from the first to the last. */
export const stopsOf = (names: readonly PlaceName[]): Stop[] =>
  names.map((city) => {
    const [country, latitude, longitude] = places[city]
    return { city, country: countries[country].name, latitude, longitude }
  })

const toRadians = (degrees: number) => (degrees * Math.PI) / 180

/** The kilometres between two positions, as the crow flies. */
export const distance = (one: Position, other: Position) => {
  const half = (from: number, to: number) => Math.sin(toRadians(to - from) / 2) ** 2
  const shrink = Math.cos(toRadians(one.latitude)) * Math.cos(toRadians(other.latitude))
  const part = half(one.latitude, other.latitude) + shrink * half(one.longitude, other.longitude)
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(part))
}

const lengthOfLegs = (stops: readonly Stop[]) =>
  stops.slice(1).map((stop, index) => distance(stops[index]!, stop))

/** The kilometres of a route. */
export const lengthOf = (stops: readonly Stop[]) => sum(lengthOfLegs(stops))

/** Where on a route someone is who has done a share of it, from 0 to 1. */
export const positionAt = (stops: readonly Stop[], share: number): Position => {
  const lengths = lengthOfLegs(stops)
  const done = share * sum(lengths)
  const starts = lengths.map((_, leg) => sum(lengths.slice(0, leg)))
  const leg = starts.findLastIndex((start) => start <= done)
  const part = (done - starts[leg]!) / lengths[leg]!
  const [from, to] = [stops[leg]!, stops[leg + 1]!]
  return {
    latitude: from.latitude + part * (to.latitude - from.latitude),
    longitude: from.longitude + part * (to.longitude - from.longitude),
  }
}

/** The stop that is nearest to a position. */
export const nearestStop = (stops: readonly Stop[], position: Position) =>
  stops.reduce((nearest, one) => (distance(one, position) < distance(nearest, position) ? one : nearest))

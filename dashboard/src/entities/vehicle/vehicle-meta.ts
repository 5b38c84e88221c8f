import type { RouteMapProps } from '@data1522/design-system/RouteMap'
import {
  type FleetVehicle,
  NO_WARNINGS,
  type TripStatus,
  urgencyOf,
} from '@data1522/mocks/contract/logistics'
import { numberOf } from './vehicle-href.ts'
import { type WarningId, warningIds } from './warning-ids.ts'

/** How a trip goes, in its colour. */
export const statusTones = { onTime: 'success', late: 'warning', deviated: 'info' } as const satisfies Record<
  TripStatus,
  string
>

const MINUTE = 60_000

/** How many minutes later than promised a vehicle is expected. */
export const minutesLate = ({ eta, due }: Pick<FleetVehicle, 'eta' | 'due'>) =>
  Math.round((Date.parse(eta) - Date.parse(due)) / MINUTE)

/** The id of what a vehicle reports, if it reports something. */
export const warningOf = ({ warnings }: Pick<FleetVehicle, 'warnings'>): WarningId | undefined =>
  warnings === NO_WARNINGS ? undefined : warningIds[warnings]

/** Puts the most severe warnings first, then the trips that do not go as promised. */
export const byUrgency = (
  one: Pick<FleetVehicle, 'warnings' | 'status'>,
  other: Pick<FleetVehicle, 'warnings' | 'status'>,
) => urgencyOf(one) - urgencyOf(other)

/** Whom to look at first: a warning is red, a trip that does not go as promised amber. */
export const toneOf = (vehicle: FleetVehicle) =>
  warningOf(vehicle) ? 'danger' : vehicle.status === 'onTime' ? 'primary' : 'warning'

const toRadians = (degrees: number) => (degrees * Math.PI) / 180

/** Where a vehicle is going, in degrees clockwise from north: to the stop behind the leg that it is on. */
export function headingOf({ route, latitude, longitude, progress }: FleetVehicle): number {
  const lengths = route
    .slice(1)
    .map((stop, at) => Math.hypot(stop.latitude - route[at]!.latitude, stop.longitude - route[at]!.longitude))
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  const done = (whole * progress) / 100
  const leg = lengths.findIndex(
    (_, at) => lengths.slice(0, at + 1).reduce((sum, length) => sum + length, 0) > done,
  )
  const next = route[leg + 1] ?? route.at(-1)!
  const east = (next.longitude - longitude) * Math.cos(toRadians(latitude))
  return (Math.atan2(east, next.latitude - latitude) * 180) / Math.PI
}

/** What a map shows of vehicles: each with its way, and the towns on it. */
export function mapOf(vehicles: readonly FleetVehicle[], labelOf: (vehicle: FleetVehicle) => string) {
  const towns = new Map(
    vehicles.flatMap(({ route }) =>
      route.map(({ city, latitude, longitude }, at) => {
        const isMajor = at === 0 || at === route.length - 1
        return [city, { label: city, position: [longitude, latitude] as const, isMajor }] as const
      }),
    ),
  )
  return {
    markers: vehicles.map((vehicle) => ({
      id: numberOf(vehicle),
      label: labelOf(vehicle),
      position: [vehicle.longitude, vehicle.latitude] as const,
      tone: toneOf(vehicle),
      heading: headingOf(vehicle),
    })),
    routes: vehicles.map((vehicle) => ({
      id: numberOf(vehicle),
      stops: vehicle.route.map(({ longitude, latitude }) => [longitude, latitude] as const),
      progress: vehicle.progress / 100,
    })),
    places: [...towns.values()],
  } satisfies Pick<RouteMapProps, 'markers' | 'routes' | 'places'>
}

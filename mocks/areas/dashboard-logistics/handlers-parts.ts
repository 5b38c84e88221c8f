import { reviews } from '../reviews/collection.ts'
import type { DeliveryException, PerformanceFigure, ShipmentStatistics, VehicleOverview } from './contract.ts'
import { type LogisticsSummary, NO_WARNINGS, VEHICLE_WARNINGS } from '../logistics/contract.ts'
import { type ShipmentDay, shipmentDay } from './seed-shipments.ts'
import { timeOfReview } from '../reviews/seed-dates.ts'
import type { StoredVehicle } from '../logistics/seed.ts'
import { averageOf, figureOf, ratio, sampleDays, sum } from '../dashboards/figures.ts'
import { type Comparison, isWithin, type Span } from '../dashboards/time.ts'

const countOf = (field: keyof ShipmentDay) => (span: Span) =>
  sum(sampleDays(span, shipmentDay).map((day) => day[field]))

const shipmentsIn = countOf('shipments')
const deliveriesIn = countOf('deliveries')
const failedIn = countOf('failed')
const hoursIn = countOf('hours')

/** The average stars of the reviews of a span. */
const satisfactionIn = (span: Span) => {
  const isMeant = isWithin(span)
  const stars = reviews
    .all()
    .filter((review) => isMeant(new Date(timeOfReview(review)).toISOString().slice(0, 10)))
    .map(({ review }) => review)
  return ratio(sum(stars), stars.length)
}

/** What the fleet moved. */
export const summarizeShipments = (comparison: Comparison): ShipmentStatistics => ({
  shipments: figureOf(comparison, shipmentsIn),
  deliveries: figureOf(comparison, deliveriesIn),
  series: comparison.pieces.map((piece) => ({
    date: piece.start,
    shipments: shipmentsIn(piece),
    deliveries: deliveriesIn(piece),
  })),
})

/** How well it went. */
export const summarizePerformance = (comparison: Comparison): PerformanceFigure[] => [
  { key: 'shipped', ...figureOf(comparison, shipmentsIn) },
  { key: 'delivered', ...figureOf(comparison, deliveriesIn) },
  { key: 'failed', ...figureOf(comparison, failedIn) },
  { key: 'successRate', ...averageOf(comparison, successIn) },
  { key: 'averageHours', ...averageOf(comparison, (span) => ratio(hoursIn(span), deliveriesIn(span))) },
  { key: 'satisfaction', ...averageOf(comparison, satisfactionIn) },
]

const successIn = (span: Span) => ratio(deliveriesIn(span), deliveriesIn(span) + failedIn(span))

/** The states of the vehicles, now and over the last day. */
export const summarizeOverview = (
  vehicles: readonly StoredVehicle[],
  overview: LogisticsSummary['overview'],
): VehicleOverview[] =>
  overview.map((state) => ({
    ...state,
    vehicles: vehicles.filter((vehicle) => vehicle.state === state.state).length,
  }))

/** What the vehicles on the road report, the most frequent first. */
export const summarizeExceptions = (vehicles: readonly StoredVehicle[]): DeliveryException[] => {
  const reporting = vehicles.filter(({ state, warnings }) => state === 'onTheWay' && warnings !== NO_WARNINGS)
  return VEHICLE_WARNINGS.map((warning) => {
    const { length } = reporting.filter(({ warnings }) => warnings === warning)
    return { warning, vehicles: length, share: ratio(length, reporting.length) ?? 0 }
  })
    .filter((exception) => exception.vehicles > 0)
    .toSorted((one, other) => other.vehicles - one.vehicles)
}
